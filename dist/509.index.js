export const id = 509;
export const ids = [509];
export const modules = {

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

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ joinRequests),
/* harmony export */   M5: () => (/* binding */ beginSending),
/* harmony export */   O0: () => (/* binding */ settleSending),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Z2: () => (/* binding */ enqueue),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   zQ: () => (/* binding */ waitingIn),
/* harmony export */   zY: () => (/* binding */ undoSending)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5077);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2861);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8365);



const maxQueueBytes = 3_000;
const maxSendingMs = 20 * 60_000;
function enqueue(queue, request) {
    const isReplaced = (other) => other.id === request.id || (request.isReplaceable && other.isReplaceable && !isOnItsWay(queue, other));
    const entries = [...queue.entries.filter((other) => !isReplaced(other)), request];
    const bytes = Buffer.byteLength(JSON.stringify(entries));
    return bytes <= maxQueueBytes ? { ...queue, entries } : null;
}
function waitingIn(queue) {
    return queue.entries.filter((entry) => !isOnItsWay(queue, entry));
}
function isDue(queue, now) {
    return waitingIn(queue).some(({ notBefore }) => notBefore === null || Date.parse(notBefore) <= now.getTime());
}
function beginSending(queue, job, now) {
    const ids = waitingIn(queue).map(({ id }) => id);
    return { ...queue, sending: { at: now.toISOString(), ids, digest: job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .jobDigest */ ._m)(job) } };
}
function undoSending(queue) {
    return { ...queue, sending: null };
}
function settleSending(queue, job, { now, isLastChance }) {
    const { sending } = queue;
    const nothing = { queue, arrived: [], unconfirmed: [] };
    const verdict = sending && judgeSending(sending, job, now);
    if (!sending || (verdict === 'unknown' && !isLastChance))
        return nothing;
    const settled = queue.entries.filter(({ id }) => sending.ids.includes(id));
    const known = { ...nothing, queue: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .endSending */ .mM)(queue, sending.ids) };
    return verdict === 'arrived' ? { ...known, arrived: settled } : { ...known, unconfirmed: settled };
}
function unconfirmedNote(requests) {
    if (requests.length === 0)
        return null;
    const texts = requests.map(({ request }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)).join(', ');
    return `Couldn't confirm that these queued requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`;
}
function judgeSending({ at, digest }, job, now) {
    if (job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .showsArrival */ .A2)({ digest }, job))
        return 'arrived';
    return now.getTime() - Date.parse(at) >= maxSendingMs ? 'unconfirmed' : 'unknown';
}
function joinRequests(entries, own) {
    const texts = entries.map(({ text }) => text);
    const all = own === null ? texts : [...texts, own];
    if (all.length < 2)
        return all[0] ?? '';
    const parts = all.map((text, index) => {
        const entry = entries[index];
        const from = entry ? `, asked by ${entry.askedBy} at ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(entry.at))}` : '';
        return `Request ${index + 1} of ${all.length}${from}:\n\n${text}`;
    });
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([`There are ${all.length} requests. Do all of them.`, ...parts]);
}
function isOnItsWay({ sending }, { id }) {
    return sending?.ids.includes(id) === true;
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

/***/ 8509:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queueRequest: () => (/* binding */ queueRequest)
/* harmony export */ });
/* harmony import */ var _domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2867);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8365);
/* harmony import */ var _domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3004);
/* harmony import */ var _domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2861);





const maxRequestLength = 120;
async function queueRequest(request, ports) {
    const { asking, requestText, isReplaceable, notBefore, prompts } = request;
    const now = ports.clock.now().toISOString();
    const entryOf = (text) => ({
        id: (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .queueId */ .l2)(asking.runId, asking.runAttempt, text),
        runId: asking.runId,
        at: now,
        askedBy: asking.askedBy,
        request: (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toOneLine */ .GX)(requestText, maxRequestLength),
        text,
        isReplaceable,
        notBefore,
        command: asking.command,
    });
    let queue = null;
    const isQueued = await ports.updateState((report) => {
        const candidates = prompts.map((prompt) => withEntry(report, entryOf(prompt), request));
        const fitting = candidates.find((candidate) => candidate !== null && (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .fitsState */ .k4)(candidate));
        queue = fitting?.queue ?? null;
        return fitting ? { ...fitting, updatedAt: now } : null;
    });
    if (!isQueued)
        ports.log("The request couldn't be queued: it is too long, or the comment can't be changed.");
    return isQueued ? queue : null;
}
function withEntry(report, entry, { inputs, commit }) {
    const queue = (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_2__/* .enqueue */ .Z2)(report.queue, entry);
    if (!queue)
        return null;
    const { commitStatus } = report;
    const isShown = commit !== null && commitStatus !== null && commitStatus.context === inputs.commitStatus;
    const status = isShown ? (0,_domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .showOn */ .Bo)(commitStatus, commit) : (0,_domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(inputs, commit, commitStatus);
    return { ...report, queue, commitStatus: status, isUnfollowed: false };
}


/***/ })

};
