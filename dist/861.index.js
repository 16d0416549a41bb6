export const id = 861;
export const ids = [861,144];
export const modules = {

/***/ 4861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJobPost: () => (/* binding */ runJobPost)
});

// EXTERNAL MODULE: ./src/adapters/github/event/read.ts + 2 modules
var read = __webpack_require__(1308);
// EXTERNAL MODULE: ./src/adapters/runner/cancellation.ts
var cancellation = __webpack_require__(3792);
// EXTERNAL MODULE: ./src/domain/conversation/comment-state.ts
var comment_state = __webpack_require__(375);
// EXTERNAL MODULE: ./src/domain/job/inputs.ts
var job_inputs = __webpack_require__(5579);
// EXTERNAL MODULE: ./src/domain/job/saved-run.ts
var saved_run = __webpack_require__(8571);
// EXTERNAL MODULE: ./src/domain/messages/annotation.ts
var annotation = __webpack_require__(3144);
// EXTERNAL MODULE: ./src/domain/job/job.ts
var job_job = __webpack_require__(1175);
// EXTERNAL MODULE: ./src/domain/job/outcome.ts
var outcome = __webpack_require__(8324);
;// CONCATENATED MODULE: ./src/operations/job/finish.ts


async function finishRun({ saved, hasJob }, ports) {
    const isOver = saved.result !== null && saved.result !== 'cancelled';
    const polled = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null;
    const job = polled?.kind === 'value' && polled.value.id === saved.jobId ? polled.value : null;
    return ports.reporter.ended(outcomeOf(saved, job), { polls: polled ? 1 : 0, durationMs: 0 }, ports.budget);
}
function outcomeOf({ result, reason, detail }, job) {
    if (job && (0,job_job/* hasEnded */.hY)(job))
        return (0,outcome/* outcomeOfEndedJob */.$x)(job);
    if (result !== null)
        return (0,outcome/* outcome */.bu)(result, { reason, detail, job });
    return (0,outcome/* outcome */.bu)('unknown', { reason: 'interrupted', job });
}

// EXTERNAL MODULE: ./src/actions/job/inputs.ts + 2 modules
var actions_job_inputs = __webpack_require__(442);
// EXTERNAL MODULE: ./src/actions/job/wiring.ts + 3 modules
var wiring = __webpack_require__(2655);
;// CONCATENATED MODULE: ./src/actions/job/post.ts









const maxStepMs = 17_000;
const maxServiceMs = 8_000;
async function runJobPost(context) {
    const inputs = (0,actions_job_inputs/* readJobInputs */.TD)();
    const run = (0,read/* readRun */.c)(context.env);
    const state = readState(context, inputs, run);
    if (state === null) {
        context.log.info("The saved state wasn't written by this run, so it is ignored.");
        return 0;
    }
    const saved = (0,comment_state/* parseReport */.MM)(state.report);
    const { phase, commentId, lockId } = state;
    const isTold = phase === 'ended' || saved === null;
    if (isTold && lockId === null)
        return 0;
    const signals = (0,cancellation/* installSignalHandlers */.X)(maxServiceMs, context.clock);
    const budget = signals.abortAfter(maxStepMs);
    const parts = await (0,wiring/* openJobParts */.i)({
        context,
        inputs: { ...inputs, summary: inputs.summary && saved?.result === null },
        run,
        signals,
        beforeCreate: budget,
        earlierStep: { commentId, lockId },
    });
    if (isTold) {
        await parts.github.leave();
        return 0;
    }
    const reporter = parts.reporterFrom(saved, () => null);
    const ports = { getJob: parts.client.getJob, reporter, budget };
    const { report, hasComment } = await finishRun({ saved, hasJob: phase === 'waiting' }, ports);
    await parts.github.leave();
    context.log.info((0,annotation.annotationFor)(report, parts.contextFor(hasComment), false).text);
    return 0;
}
function readState({ files }, inputs, run) {
    const secret = (0,job_inputs/* signingSecret */.u)(inputs);
    return secret === null ? null : (0,saved_run/* readSavedRun */.F2)(files.savedState(), run, (0,saved_run/* deriveStateKey */.Ue)(secret));
}


/***/ }),

/***/ 375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ hasStateSyntax),
/* harmony export */   MM: () => (/* binding */ parseReport),
/* harmony export */   UO: () => (/* binding */ writeCommentState),
/* harmony export */   _o: () => (/* binding */ nonceTag),
/* harmony export */   k4: () => (/* binding */ fitsState),
/* harmony export */   m5: () => (/* binding */ chooseCurrentState),
/* harmony export */   me: () => (/* binding */ deriveSigningKey),
/* harmony export */   nk: () => (/* binding */ readCommentState),
/* harmony export */   t4: () => (/* binding */ isSameScope)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2867);
/* harmony import */ var _docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5155);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2217);
/* harmony import */ var _job_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2626);
/* harmony import */ var _job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7716);
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8742);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6037);
/* harmony import */ var _state_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7935);











const maxStateLength = 8_192;
function deriveSigningKey(secret) {
    return (0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .deriveKey */ .Hz)(secret, 'docs-agent marker v1');
}
function writeCommentState({ scope, report }, signingKey) {
    const payload = Buffer.from(JSON.stringify({ scope, report: (0,_job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__/* .storeReport */ .k)(report) })).toString('base64');
    const text = `${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}${payload}.${(0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .sign */ ._S)(payload, signingKey)} -->`;
    const shorter = text.length <= maxStateLength ? null : shorten(report);
    return shorter ? writeCommentState({ scope, report: shorter }, signingKey) : text;
}
const reservedBytes = 1_000;
function fitsState(report) {
    const shorter = shorten(report);
    if (shorter)
        return fitsState(shorter);
    const bytes = Buffer.byteLength(JSON.stringify((0,_job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__/* .storeReport */ .k)(report))) + reservedBytes;
    return (bytes * 4) / 3 <= maxStateLength;
}
function shorten(report) {
    const { requests, note, detail, turnTimes, branch } = report;
    if (requests.length > 0)
        return { ...report, requests: requests.slice(1) };
    if (note !== null || detail !== null)
        return { ...report, note: null, detail: null };
    const named = withoutLongNames(report);
    if (named !== null)
        return named;
    if (turnTimes.length > 1)
        return { ...report, turnTimes: turnTimes.slice(1) };
    return branch === null ? null : { ...report, branch: null };
}
const maxNameBytes = { status: 40, branch: 244, repository: 140 };
function withoutLongNames(report) {
    const ifShort = (name) => {
        const value = report[name];
        return value !== null && Buffer.byteLength(value) > maxNameBytes[name] ? null : value;
    };
    const names = { status: ifShort('status'), branch: ifShort('branch'), repository: ifShort('repository') };
    const isLong = names.status !== report.status || names.branch !== report.branch || names.repository !== report.repository;
    return isLong ? { ...report, ...names } : null;
}
function readCommentState(body, signingKey) {
    const signed = (0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .signedTextIn */ .H7)(body);
    if (!signed || !(0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .isSignedBy */ .s3)(signed.payload, signed.signature, signingKey))
        return null;
    return parseCommentState(Buffer.from(signed.payload, 'base64').toString());
}
function isSameScope(a, b) {
    const fields = ['repositoryId', 'issueNumber', 'commentId', 'key', 'projectId', 'apiHost'];
    return fields.every((field) => a[field] === b[field]);
}
function hasStateSyntax(body) {
    return body.includes(_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3) && !body.includes(`${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}nonce `);
}
function nonceTag(nonce) {
    return `${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}nonce ${nonce} -->`;
}
function chooseCurrentState(states) {
    const ordered = states.toSorted((a, b) => b.report.turn - a.report.turn || a.scope.commentId - b.scope.commentId);
    return ordered[0] ?? null;
}
function parseReport(json) {
    const parsed = storedReport.safeParse((0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(json));
    return parsed.success ? reportOf(parsed.data) : null;
}
function parseCommentState(json) {
    const parsed = storedState.safeParse((0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(json));
    return parsed.success ? { scope: parsed.data.scope, report: reportOf(parsed.data.report) } : null;
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nonnegative */ .Zn());
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(1_000));
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10));
const commitStatus = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    context: text,
    until: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusGoals */ .Pt),
    failOn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .failableResults */ .xq)),
    commits: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[0-9a-f]{7,64}$/))).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(5)),
    isHead: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isShared: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
    waivedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    written: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusStates */ .Vc)),
});
const docsPullRules = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    labels: texts,
    reviewers: texts,
    hasComment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    onClose: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .onCloseChoices */ .ET),
});
const docsPull = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .docsPullStates */ .vk)),
    openedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    endedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    todo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .docsPullTasks */ .nr)).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(3)),
    toldSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .sourceStates */ .EO),
    notices: count,
    isClosedForSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const commandComment = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: count,
    surface: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['conversation', 'review']),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
});
const queueIds = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50));
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        id: text,
        runId: text,
        at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
        askedBy: text,
        request: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(3_000)),
        isReplaceable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
        notBefore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
        command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commandComment),
    }))
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50)),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, ids: queueIds, digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text) })),
    sent: queueIds,
});
const storedReport = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    turn: count,
    turnTimes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(count).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50)),
    turnRunId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_job_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobIdPattern */ .Fe))),
    jobCreatedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    isOwnJob: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .runResults */ .Qj)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .reasons */ .Ot)),
    detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    runId: text,
    runAttempt: count,
    nonce: text,
    askedBy: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commandComment),
    otherCommands: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(commandComment).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10)),
    startedAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    updatedAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    deadlineAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ runId: text, at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, text })).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10)),
    note: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commitStatus),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    docsPull: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPull),
    isUnfollowed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    queue,
});
const storedState = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        repositoryId: count,
        issueNumber: count,
        commentId: count,
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: storedReport,
});
function reportOf({ prLink, ...report }) {
    return { ...report, pullRequest: (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePullRequestLink */ .m0)(prLink) };
}


/***/ }),

/***/ 7935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ signedTextIn),
/* harmony export */   _S: () => (/* binding */ otherStatusIn),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g;
function signedTextIn(body) {
    const matches = [...body.matchAll(pattern)];
    const [, payload, signature] = matches[0] ?? [];
    return matches.length === 1 && payload && signature ? { payload, signature } : null;
}
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj();
const readable = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        issueNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        commentId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: text })) }),
});
function otherStatusIn({ id, body, url }, here) {
    const signed = signedTextIn(body);
    const state = signed && readable.safeParse(parseJson(Buffer.from(signed.payload, 'base64').toString())).data;
    const shown = state?.report.commitStatus;
    if (!state || !shown)
        return null;
    const { scope } = state;
    const isHere = scope.repositoryId === here.repositoryId && scope.issueNumber === here.issueNumber;
    const names = ['key', 'projectId', 'apiHost'];
    const isOther = names.some((name) => scope[name] !== here[name]);
    return isHere && scope.commentId === id && isOther ? { context: shown.context, url } : null;
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 2217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ utcInstant),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const utcInstant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime();
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime({ offset: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z')))), utcInstant);


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ branchUrl),
/* harmony export */   Vp: () => (/* binding */ unknownHost),
/* harmony export */   Yb: () => (/* binding */ statusUrl),
/* harmony export */   m0: () => (/* binding */ parsePullRequestLink)
/* harmony export */ });
const maxUrlLength = 500;
const host = '[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?';
const segment = '[A-Za-z0-9._~-]+';
const kind = 'pull|pulls|pull-requests|pullrequest|merge_requests';
const pattern = new RegExp(`^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})$`);
function parsePullRequestLink(value) {
    if (typeof value !== 'string' || value.length > maxUrlLength)
        return null;
    const match = pattern.exec(value);
    if (!match?.[1] || !match[2])
        return null;
    const segments = match[1].slice(1).split('/');
    if (segments.some((name) => name === '.' || name === '..'))
        return null;
    if (URL.parse(value) === null)
        return null;
    const repository = segments.filter((name) => name !== '-' && name !== '_git').join('/');
    return repository === '' ? null : { url: value, repository, number: Number(match[2]) };
}
const knownHosts = ['github.com', 'gitlab.com', 'bitbucket.org'];
function unknownHost({ url }, ownPage) {
    const { host } = new URL(url);
    return host === URL.parse(ownPage)?.host || knownHosts.includes(host) ? null : host;
}
function statusUrl(link, runUrl) {
    return link && unknownHost(link, runUrl) === null ? link.url : runUrl;
}
function branchUrl(link, branch) {
    const suffix = `/${link.repository}/pull/${link.number}`;
    if (!link.url.endsWith(suffix) || !/^[A-Za-z0-9._/-]{1,200}$/.test(branch) || branch.includes('..'))
        return null;
    return `${link.url.slice(0, -suffix.length)}/${link.repository}/tree/${branch}`;
}


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationFor: () => (/* binding */ annotationFor),
/* harmony export */   detailSentence: () => (/* binding */ detailSentence)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2861);
/* harmony import */ var _doc_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/* harmony import */ var _set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6592);
/* harmony import */ var _skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7529);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3756);





const warningResults = [
    'failed',
    'archived',
    'timed-out',
    'cancelled',
    'unknown',
    'rejected',
];
const warningReasons = ['guard-unreadable', 'permission-unknown'];
function annotationFor(report, context, fails) {
    const { icon, title, text, next } = (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, context);
    const { result, reason, detail } = report;
    const isWarning = warningResults.includes(result) || warningReasons.includes(reason);
    const level = isWarning ? 'warning' : 'info';
    const isPlainSuccess = result === 'pull-request' && reason === null;
    return {
        title,
        docLink: reason === 'invalid-input' ? (0,_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .describeInputError */ .cY)(detail ?? '').docLink : (0,_doc_links_js__WEBPACK_IMPORTED_MODULE_0__/* .docLinkFor */ .Q3)(reason),
        level: fails ? 'error' : level,
        text: result === 'skipped' && (0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(reason)
            ? `${icon} ${(0,_skips_js__WEBPACK_IMPORTED_MODULE_2__.skipLine)(report, (text) => text)}`
            : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)([
                `${icon} ${title}${linkText(report)}`,
                text,
                reason === 'invalid-input' ? detail : detailSentence(detail),
                isPlainSuccess ? null : next,
            ]),
    };
}
function linkText({ result, pullRequest }) {
    return pullRequest && result === 'pull-request' ? `: ${pullRequest.url}` : '.';
}
function detailSentence(detail) {
    return detail === null ? null : `Details: ${detail.replace(/\.$/, '')}.`;
}


/***/ }),

/***/ 4495:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isTitleOutdated),
/* harmony export */   k: () => (/* binding */ docsPullText)
/* harmony export */ });
const dayMs = 24 * 3_600_000;
const longOpenDays = 14;
const review = 'Review the pull request.';
function docsPullText(report) {
    const state = report.docsPull?.state ?? null;
    if (state === 'merged')
        return { icon: '✅', title: 'Docs merged', next: null };
    if (state === 'closed')
        return { icon: '🚪', title: 'Docs pull request closed without being merged', next: null };
    if (report.isUnfollowed) {
        const next = `This comment is no longer updated. ${review}`;
        return { icon: '⏹️', title: 'Docs pull request no longer followed', next };
    }
    const days = openDays(report);
    if (days < longOpenDays)
        return { icon: '✅', title: 'Docs pull request ready', next: review };
    return { icon: '⏳', title: `Docs pull request open for ${days} days`, next: review };
}
function isTitleOutdated(report, now) {
    const isNowLong = openDays({ ...report, updatedAt: now.toISOString() }) >= longOpenDays;
    return isNowLong && openDays(report) < longOpenDays;
}
function openDays({ docsPull, updatedAt }) {
    if (docsPull?.state !== 'open' || docsPull.openedAt === null)
        return 0;
    return Math.floor((Date.parse(updatedAt) - Date.parse(docsPull.openedAt)) / dayMs);
}


/***/ }),

/***/ 8120:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ describeReason),
/* harmony export */   z: () => (/* binding */ hiddenRepository)
/* harmony export */ });
/* harmony import */ var _set_up_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6592);

function hiddenRepository(name, isOfApp) {
    return isOfApp
        ? `The GitHub App can't see ${name}. Check the name, and where the App is installed.`
        : `\`github-token\` can't see ${name}. Check the name, or set a token with access to that repository.`;
}
const nothing = { title: null, text: null, next: null };
const textByReason = {
    'bad-request': {
        title: 'Request not valid',
        text: 'Mintlify rejected the request as invalid.',
        next: 'Fix the problem that Mintlify names.',
    },
    blocked: {
        title: 'Request blocked by a proxy or firewall',
        text: 'A proxy or firewall answered 403 in place of the Mintlify API, which says nothing about the API key.',
        next: "Check `api-url` and the runner's proxy settings, or use another runner. Then run the workflow again. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
    },
    busy: {
        title: 'Request not sent: the agent is still busy',
        text: 'The agent was still working on an earlier request when this run stopped waiting.',
        next: 'Re-run this workflow job to send the request.',
    },
    'conversation-busy': {
        title: 'Other runs are writing to this conversation',
        text: "Other workflow runs have kept this conversation locked, so the action doesn't know whether it already has an agent job. Nothing was started.",
        next: 'Re-run this workflow job.',
    },
    'create-unconfirmed': {
        title: "Couldn't confirm that the agent job started",
        text: "The connection dropped before Mintlify confirmed the request, or the answer wasn't an agent job. A job may or may not be running. The action didn't retry, because that could start a duplicate job.",
        next: "Look for the agent job in the Mintlify dashboard. If it's there, set `job-id` to wait for it. If not, re-run this workflow job.",
    },
    'effect-unconfirmed': {
        title: 'The agent might not have processed the request',
        text: 'The agent job shows no change since your last request, so it might not have processed it.',
        next: 'Send the request again if its effect is missing.',
    },
    forbidden: {
        title: 'API key not authorized for this request',
        text: "The API key is read-only, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
        next: 'Use an admin key with write scope, and check the allowlist in the Mintlify dashboard.',
    },
    interrupted: {
        title: 'Workflow job stopped before the agent finished',
        text: null,
        next: null,
    },
    'invalid-input': {
        title: _set_up_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInputTitle */ .ut,
        text: null,
        next: 'Correct it, and run the workflow again.',
    },
    'job-disappeared': {
        title: 'Agent job no longer found',
        text: 'Mintlify no longer finds the agent job.',
        next: 'Look for it in the Mintlify dashboard, and start a new one if it is gone.',
    },
    'job-not-found': {
        title: 'Agent job not found',
        text: 'The Mintlify project has no agent job with this ID.',
        next: 'Check `job-id` and `project-id`.',
    },
    'memory-unreadable': {
        title: "Couldn't read the comments",
        text: "GitHub didn't return the comments of this conversation, so the action can't know whether it already has an agent job. Nothing was started.",
        next: 'Re-run this workflow job. If it happens again, check `github-token`, or set `comment: off`.',
    },
    'message-unconfirmed': {
        title: "Couldn't confirm that your request arrived",
        text: "The connection dropped while your request was being sent, and the agent job shows no activity. The action didn't resend it, to avoid applying it twice.",
        next: "Look at the agent job in the Mintlify dashboard. Send the request again if it isn't there.",
    },
    'project-not-found': {
        title: 'Project not found',
        text: 'Mintlify has no project with this ID.',
        next: 'Copy `project-id` from the API keys page of the Mintlify dashboard.',
    },
    'rate-limited': {
        title: 'Rate limit reached',
        text: 'Mintlify accepts 100 jobs and messages an hour per project.',
        next: 'Run the workflow again in an hour.',
    },
    redirected: {
        title: 'Wrong API address',
        text: "Mintlify's API address answered with a redirect. The action never follows it, to protect the key.",
        next: 'Set `api-url` to the final API URL, not one that redirects.',
    },
    tls: {
        title: 'Certificate not trusted',
        text: "The certificate of the Mintlify API couldn't be verified.",
        next: 'Check `api-url`, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic.',
    },
    unauthorized: {
        title: 'API key not accepted',
        text: 'The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise.',
        next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
    },
    'unexpected-answer': {
        title: 'Unexpected answer from Mintlify',
        text: "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
        next: 'Look for the pull request in the documentation repository.',
    },
    unreachable: {
        title: "Couldn't reach Mintlify",
        text: 'There was no connection, no answer, or only server errors.',
        next: "Check `api-url`, the runner's network, and any proxy. Then run the workflow again.",
    },
};
const textByResult = {
    'pull-request': {
        'effect-unconfirmed': { next: 'Review it, and send the request again if its effect is missing.' },
    },
    'no-pull-request': {
        'effect-unconfirmed': {
            next: 'Send the request again if its effect is missing, and name the page in it.',
        },
    },
    queued: {
        busy: {
            title: 'Request queued',
            text: 'The agent is still working on an earlier request.',
            next: 'The next run in this conversation or the reconcile action sends it when the agent is free.',
        },
        cooldown: {
            title: 'Request queued',
            text: 'This conversation is in its cooldown period.',
            next: 'The next run in this conversation or the reconcile action sends it when the period has passed.',
        },
    },
    failed: { 'effect-unconfirmed': { next: null } },
    archived: { 'effect-unconfirmed': { next: null } },
    unknown: {
        'bad-request': {
            title: "Couldn't check the agent job: request not valid",
            next: 'Check `project-id`, and fix the problem that Mintlify names.',
        },
        blocked: {
            title: "Couldn't check the agent job: blocked by a proxy or firewall",
            next: "Check `api-url` and the runner's proxy settings, or use another runner. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
        },
        forbidden: { title: "Couldn't check the agent job: API key not authorized" },
        'rate-limited': {
            title: "Couldn't check the agent job: rate limit reached",
            next: 'Wait an hour.',
        },
        redirected: { title: "Couldn't check the agent job: wrong API address" },
        tls: { title: "Couldn't check the agent job: certificate not trusted" },
        unauthorized: { title: "Couldn't check the agent job: API key not accepted" },
        'unexpected-answer': {
            title: "Couldn't check the agent job: unexpected answer",
            text: "Mintlify's answer couldn't be understood.",
            next: 'Check `api-url`.',
        },
        unreachable: {
            title: 'Lost contact with the agent job',
            next: "Check `api-url`, the runner's network, and any proxy.",
        },
    },
};
function describeReason(reason, result = null) {
    if (reason === null)
        return nothing;
    const changed = result === null ? undefined : textByResult[result]?.[reason];
    return { ...(textByReason[reason] ?? nothing), ...changed };
}


/***/ }),

/***/ 3756:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wn: () => (/* binding */ describeStatus),
  ZG: () => (/* binding */ iconOf),
  sS: () => (/* binding */ rejectionTitle)
});

// EXTERNAL MODULE: ./src/domain/format.ts
var format = __webpack_require__(5077);
// EXTERNAL MODULE: ./src/domain/job/outcome.ts
var outcome = __webpack_require__(8324);
// EXTERNAL MODULE: ./src/domain/job/report.ts
var job_report = __webpack_require__(5520);
// EXTERNAL MODULE: ./src/domain/markdown/escape.ts
var markdown_escape = __webpack_require__(2861);
// EXTERNAL MODULE: ./src/domain/messages/docs-pull-status.ts
var docs_pull_status = __webpack_require__(4495);
// EXTERNAL MODULE: ./src/domain/messages/skips.ts
var skips = __webpack_require__(7529);
;// CONCATENATED MODULE: ./src/domain/messages/invitation.ts

function invitation(report, { command, limits }, text) {
    if ((0,skips/* saysNothingLeft */.xF)(report.note))
        return null;
    const maxTurns = limits?.maxTurns ?? 0;
    if (maxTurns === 0 || report.turn < maxTurns)
        return text;
    return command === null
        ? 'This conversation has used all its turns. To send more requests, raise `max-turns`.'
        : `This conversation has used all its turns. An administrator of the repository can still comment \`${command} <what to change>\`.`;
}

// EXTERNAL MODULE: ./src/domain/messages/reasons.ts
var reasons = __webpack_require__(8120);
// EXTERNAL MODULE: ./src/domain/messages/set-up-problems.ts
var set_up_problems = __webpack_require__(6592);
;// CONCATENATED MODULE: ./src/domain/messages/status.ts









function describeStatus(report, context) {
    if (report.result === 'skipped')
        return describeSkipped(report, context);
    if (report.result === 'pull-request')
        return describeDocsPull(report, context);
    if (report.isUnfollowed)
        return unfollowedJob;
    const state = statusTexts[report.result ?? 'working'];
    const ofReason = (0,reasons/* describeReason */.G)(report.reason, report.result);
    return {
        icon: state.icon,
        title: state.title(report),
        text: ofReason.text ?? state.text ?? null,
        next: nextStep(report, ofReason.next, state.next(report, context)),
    };
}
const unfollowedJob = {
    icon: '⏹️',
    title: 'Agent job no longer followed',
    text: "The agent job hasn't finished for a long time, so this comment is no longer updated.",
    next: 'Check the agent job in the Mintlify dashboard.',
};
function requestText({ docsPull }) {
    return docsPull?.state === 'merged' || docsPull?.state === 'closed'
        ? 'To ask for more'
        : 'To request changes';
}
function describeDocsPull(report, context) {
    const { command } = context;
    const { icon, title, next } = (0,docs_pull_status/* docsPullText */.k)(report);
    const ofReason = (0,reasons/* describeReason */.G)(report.reason, report.result);
    const request = command === null
        ? null
        : invitation(report, context, `${requestText(report)}, comment \`${command} <what to change>\`.`);
    return { icon, title, text: ofReason.text, next: ofReason.next ?? ((0,markdown_escape/* joinSentences */.DP)([next, request]) || null) };
}
function describeSkipped({ reason }, { command }) {
    const { title, text, next } = (0,skips/* describeSkip */.Vf)(reason);
    const start = command === null ? null : `Comment \`${command} <what to change>\` to start one.`;
    return { icon: skipIcon, title, text, next: reason === 'job-not-found' ? start : next };
}
const skipIcon = '⏭️';
function iconOf(result) {
    if (result === 'pull-request')
        return '✅';
    return result === 'skipped' ? skipIcon : statusTexts[result ?? 'working'].icon;
}
const statusTexts = {
    working: {
        icon: '🟡',
        title: () => 'Docs agent is working',
        next: ({ deadlineAt }) => `This comment is updated when the agent finishes, at the latest at ${(0,format/* clockText */.Yi)(new Date(deadlineAt))}.`,
    },
    'no-pull-request': {
        icon: '⚪',
        title: () => 'Docs agent finished: no pull request opened',
        text: 'The agent changed no files, or your Mintlify project publishes directly.',
        next: (report, context) => invitation(report, context, expectedChangeText(context)),
    },
    running: {
        icon: '▶️',
        title: () => 'Docs agent started in the background',
        next: (report) => `If the agent changes anything, it opens a pull request in ${repositoryText(report)}. ${waitWithJobId(report)}`,
    },
    queued: {
        icon: '📥',
        title: () => 'Request queued',
        next: () => null,
    },
    failed: { icon: '❌', title: (report) => `Docs agent failed${elapsedText(report)}`, next: startAnother },
    archived: {
        icon: '🗄️',
        title: () => 'Docs agent job was archived in Mintlify before it finished',
        next: startAnother,
    },
    'timed-out': {
        icon: '⏱️',
        title: (report) => reasonTitle(report, ['busy']) ?? `Docs agent is still running${elapsedText(report)}`,
        next: keepWaiting,
    },
    cancelled: {
        icon: '🚫',
        title: cancelledTitle,
        next: (report, context) => report.jobId === null
            ? 'Run the workflow again to start an agent job.'
            : `The agent may still open a pull request in ${repositoryText(report)}. ${keepWaiting(report, context)}`,
    },
    unknown: {
        icon: '❔',
        title: (report) => isUnsent(report)
            ? 'Workflow job stopped before anything was sent'
            : (reasonTitle(report) ?? "Couldn't check the agent job"),
        next: (report, context) => {
            if (isUnsent(report))
                return 'Re-run this workflow job to send the request.';
            return report.jobId === null ? lookForJob : howToFollow(report, context, report.jobId);
        },
    },
    rejected: { icon: '⛔', title: ({ reason, detail }) => rejectionTitle(reason, detail), next: () => null },
};
function rejectionTitle(reason, detail = null) {
    if (reason === 'invalid-input')
        return (0,set_up_problems/* describeInputError */.cY)(detail ?? '').title;
    return (0,reasons/* describeReason */.G)(asReason(reason)).title ?? 'Mintlify rejected the request';
}
function asReason(reason) {
    return outcome/* reasons */.Ot.find((one) => one === reason) ?? null;
}
function reasonTitle({ reason, result }, among) {
    if (reason === null || (among && !among.includes(reason)))
        return null;
    return (0,reasons/* describeReason */.G)(reason, result).title;
}
function cancelledTitle(report) {
    const { jobId } = report;
    const ofReason = reasonTitle(report, ['busy', 'create-unconfirmed', 'message-unconfirmed']);
    if (ofReason !== null)
        return ofReason;
    return jobId === null
        ? 'Workflow canceled before an agent job started'
        : 'Workflow canceled; the docs agent may still be running';
}
function isUnsent(report) {
    return report.reason === 'interrupted' && report.jobId === null && !(0,job_report/* hasAsked */.FK)(report);
}
function expectedChangeText({ command }) {
    return command === null
        ? 'If you expected a change, name the page in the prompt.'
        : `If you expected a change, name the page: \`${command} in guides/client.mdx, describe …\``;
}
function startAnother(report, context) {
    const { command } = context;
    const text = command === null
        ? 'Run the workflow again to start a new agent job.'
        : `Comment \`${command} <what to change>\` to start a new agent job.`;
    return invitation(report, context, text);
}
function keepWaiting(report, { canReattach }) {
    return canReattach
        ? "Re-run this workflow job to keep waiting. It doesn't start a second agent job."
        : waitWithJobId(report);
}
function waitWithJobId({ jobId }) {
    return jobId === null ? lookForJob : `To wait for it in a workflow, set \`job-id\` to ${(0,markdown_escape/* toCodeSpan */.Ro)(jobId)}.`;
}
const lookForJob = 'Look in the Mintlify dashboard for the agent job. If there is none, run the workflow again.';
function howToFollow(report, context, jobId) {
    const { reason, runId, turnRunId } = report;
    const isSent = reason !== 'interrupted' || turnRunId === runId;
    if (isSent)
        return keepWaiting(report, context);
    return `Look at agent job ${(0,markdown_escape/* toCodeSpan */.Ro)(jobId)} in the Mintlify dashboard. If your request isn't there, run the workflow again. If it is, set \`job-id\` to wait for it.`;
}
function elapsedText({ tookMs }) {
    return tookMs === null ? '' : ` after ${(0,format/* durationText */.S5)(tookMs)}`;
}
function repositoryText({ repository }) {
    const isPlain = repository !== null && /^[A-Za-z0-9._/-]{1,200}$/.test(repository);
    return isPlain ? `\`${repository}\`` : 'the documentation repository';
}
const unreadableReasons = [
    'bad-request',
    'blocked',
    'forbidden',
    'rate-limited',
    'redirected',
    'tls',
    'unauthorized',
    'unexpected-answer',
    'unreachable',
];
function nextStep({ result, reason, jobId }, ofReason, ofState) {
    if (ofReason === null)
        return ofState;
    if (result !== 'unknown' || !unreadableReasons.includes(reason))
        return ofReason;
    return `${ofReason} ${jobId === null ? 'Then run the workflow again.' : ofState}`;
}


/***/ })

};
