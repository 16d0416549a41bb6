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
const answeredTime = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const commits = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(5)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha))));
const commitStatus = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    context: text,
    until: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusGoals */ .Pt),
    failOn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .failableResults */ .xq)),
    commits,
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
    openedAt: answeredTime,
    endedAt: answeredTime,
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
    jobCreatedAt: answeredTime,
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
/* harmony export */   Ib: () => (/* binding */ pullRequestName),
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
function pullRequestName({ repository, number, }) {
    return `${repository}#${number}`;
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


/***/ })

};
