"use strict";
exports.id = 713;
exports.ids = [713,908];
exports.modules = {

/***/ 4560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ utcInstant),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const utcInstant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime();
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime({ offset: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z')))), utcInstant);


/***/ }),

/***/ 6347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ hasStateMark),
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   K7: () => (/* binding */ otherStatusOf),
/* harmony export */   me: () => (/* binding */ deriveSigningKey),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   t4: () => (/* binding */ isSameScope),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony exports maxStateLength, isSamePlace */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_hmac_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9138);
/* harmony import */ var _state_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4352);
/* harmony import */ var _state_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6708);




const maxStateLength = 32_768;
const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,32768})\.([A-Za-z0-9+/=]{1,64}) -->/g;
const scopeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    issueNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    key: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    projectId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    apiHost: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
});
const signedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ scope: scopeSchema, state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5() });
const shownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    conversation: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })) }),
});
function deriveSigningKey(secret) {
    return (0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .deriveKey */ .Hz)(secret, 'docs-agent marker v1');
}
function writeState(scope, given, signingKey) {
    const state = (0,_state_state_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(given);
    if (!state)
        return null;
    const texts = [state, withoutShown(state)].map((one) => signState(scope, one, signingKey));
    return texts.find((text) => text.length <= maxStateLength) ?? null;
}
function withoutShown(state) {
    const { run, job, conversation } = state;
    const docsPull = job?.docsPull ? { ...job.docsPull, changes: null, preview: null } : null;
    const { batch, claim } = conversation;
    const requests = conversation.requests.slice(-1);
    return {
        run: { ...run, detail: null },
        job: job && { ...job, docsPull },
        conversation: {
            ...{ ...conversation, requests },
            ...(batch && { batch: { ...batch, last: [] } }),
            claim: claim?.batch ? { ...claim, batch: { ...claim.batch, last: [] } } : claim,
        },
    };
}
function signState(scope, state, signingKey) {
    const payload = Buffer.from(JSON.stringify({ scope, state })).toString('base64');
    return `${_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3}${payload}.${(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .sign */ ._S)(payload, signingKey)} -->`;
}
function readState(body, signingKey, isHere) {
    const parts = body.split(_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3).length - 1;
    if (parts === 0)
        return { kind: 'none' };
    const matches = [...body.matchAll(pattern)];
    const [, payload = '', signature = ''] = matches[0] ?? [];
    if (parts > 1)
        return { kind: 'damaged', how: 'duplicated' };
    const signed = signedSchema.safeParse(parseJson(Buffer.from(payload, 'base64').toString())).data;
    if (!signed)
        return { kind: 'damaged', how: 'cut' };
    const { scope } = signed;
    const isOther = !isHere(scope);
    if (isOther || !(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .isSignedBy */ .s3)(payload, signature, signingKey)) {
        const context = shownSchema.safeParse(signed.state).data?.conversation.commitStatus?.context ?? null;
        return { kind: isOther ? 'elsewhere' : 'unverified', scope, context };
    }
    const state = (0,_state_state_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(signed.state);
    return state ? { kind: 'state', scope, state } : { kind: 'newer' };
}
function otherStatusOf(reading, url, here) {
    if (reading.kind !== 'elsewhere' && reading.kind !== 'unverified')
        return null;
    const { scope, context } = reading;
    return context !== null && isSamePlace(scope, here) && !isSameScope(scope, here) ? { context, url } : null;
}
function isSamePlace(a, b) {
    return a.repositoryId === b.repositoryId && a.issueNumber === b.issueNumber;
}
function isSameScope(a, b) {
    return isSamePlace(a, b) && a.key === b.key && a.projectId === b.projectId && a.apiHost === b.apiHost;
}
function hasStateMark(body) {
    return body.includes(_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3);
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

/***/ 5713:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJobPost: () => (/* binding */ runJobPost)
});

// EXTERNAL MODULE: ./src/base/budgets.ts
var budgets = __webpack_require__(1135);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/event/read-event.ts + 2 modules
var read_event = __webpack_require__(8559);
// EXTERNAL MODULE: ./src/runner/signals.ts
var runner_signals = __webpack_require__(715);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __webpack_require__(4708);
// EXTERNAL MODULE: ./src/state/state.ts
var state_state = __webpack_require__(6708);
// EXTERNAL MODULE: ./src/words/annotation.ts
var annotation = __webpack_require__(4908);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var mintlify_job = __webpack_require__(277);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __webpack_require__(9773);
// EXTERNAL MODULE: ./src/state/report.ts
var report = __webpack_require__(2587);
;// CONCATENATED MODULE: ./src/job/finish-run.ts



async function finishRun(request, ports) {
    const { saved, hasJob } = request;
    const isOver = saved.result !== null && saved.result !== 'cancelled';
    const polled = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null;
    const job = polled?.kind === 'value' && polled.value.id === saved.jobId ? polled.value : null;
    const end = outcomeOf(request, job, ports.now());
    return ports.reporter.ended(end, ports.budget);
}
function outcomeOf(request, job, now) {
    const { saved, delivery, isCreate, hasJob } = request;
    const { result, reason, detail } = saved;
    const isMessage = delivery !== 'none' && !isCreate;
    const mayBeStale = isMessage && (0,report/* mayShowPreviousRequest */.vU)(saved, now);
    if (job && (0,mintlify_job/* hasEnded */.hY)(job) && !mayBeStale)
        return (0,outcome/* outcomeOfEndedJob */.$x)(job);
    if (result !== null)
        return (0,outcome/* outcome */.bu)(result, { reason, detail, job });
    const isKnown = delivery !== 'unknown' || (hasJob && (isCreate || (job && !(0,mintlify_job/* hasEnded */.hY)(job))));
    if (isKnown)
        return (0,outcome/* outcome */.bu)('unknown', { reason: 'interrupted', job });
    return (0,outcome/* outcome */.bu)('unknown', { reason: isCreate ? 'create-unconfirmed' : 'message-unconfirmed', job });
}

// EXTERNAL MODULE: ./src/job/job-inputs.ts
var job_inputs = __webpack_require__(6984);
// EXTERNAL MODULE: ./src/job/job-parts.ts + 5 modules
var job_parts = __webpack_require__(1279);
// EXTERNAL MODULE: ./src/job/read-job-inputs.ts + 2 modules
var read_job_inputs = __webpack_require__(5946);
// EXTERNAL MODULE: ./src/job/saved-run.ts
var saved_run = __webpack_require__(6908);
;// CONCATENATED MODULE: ./src/job/post-step.ts












async function runJobPost(context) {
    const inputs = (0,read_job_inputs/* readJobInputs */.TD)();
    const run = (0,read_event/* readRun */.c)(context.env);
    const state = readState(context, inputs, run);
    if (state === null) {
        context.log.info("The saved state wasn't written by this run, so it is ignored.");
        return 0;
    }
    const own = (0,state_state/* parseOwnRun */.P)((0,signed_state/* parseJson */.qF)(state.own));
    const { phase } = state;
    if (phase === 'ended' || own === null)
        return 0;
    const { run: runPart, job, ...knowledge } = own;
    const saved = (0,report_parts/* reportOf */.EI)({ run: runPart, job, conversation: report_parts/* emptyConversation */.$3 });
    const signals = (0,runner_signals/* installSignalHandlers */.X)(budgets/* maxServiceMs */.i_, context.clock);
    const budget = signals.abortAfter(budgets/* maxStepMs */.FR);
    const parts = await (0,job_parts/* openJobParts */.i)({
        context,
        inputs: { ...inputs, summary: inputs.summary && saved.result === null },
        run,
        signals,
        beforeCreate: budget,
        isPostStep: true,
    });
    const reporter = parts.reporterFrom(saved, knowledge);
    const { delivery, claim } = knowledge;
    const request = { saved, delivery, isCreate: claim?.isCreate === true, hasJob: phase === 'waiting' };
    const { report, hasComment } = await finishRun(request, {
        ...{ getJob: parts.service.getJob, reporter, now: context.clock.now, budget },
    });
    await parts.github.conversation.close();
    context.log.info((0,annotation.annotationFor)(report, parts.contextFor(hasComment), false).text);
    return 0;
}
function readState({ files }, inputs, run) {
    const secret = (0,job_inputs/* signingSecret */.u)(inputs);
    return secret === null ? null : (0,saved_run/* readSavedRun */.F2)(files.savedState(), run, (0,saved_run/* deriveStateKey */.Ue)(secret));
}


/***/ }),

/***/ 6708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseState),
/* harmony export */   P: () => (/* binding */ parseOwnRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6802);
/* harmony import */ var _mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(277);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5267);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5180);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9773);







function text(maxBytes) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => cutToBytes(given.toWellFormed(), maxBytes)));
}
function cutToBytes(given, maxBytes) {
    let bytes = 0;
    let length = 0;
    for (const character of given) {
        bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
        if (bytes > maxBytes)
            break;
        length += character.length;
    }
    return given.slice(0, length);
}
function last(item, maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(item), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.slice(-maxLength)));
}
function open(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H(shape);
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nonnegative */ .Zn());
const line = text(250);
const answeredTime = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const commits = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha)).slice(-5)));
const command = open({
    id: count,
    surface: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['conversation', 'review']),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['rocket', '+1', 'confused'])),
});
const code = text(40);
const run = open({
    id: line,
    attempt: count,
    askedBy: line,
    workflow: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    isCommand: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    startedAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    updatedAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    deadlineAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(1_500)),
    note: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(2_000)),
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
});
const changedPage = open({
    path: line,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChanges */ .C8),
    anchor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[0-9a-f]{64}$/)),
});
const docsChanges = open({ head: line, pages: last(changedPage, 10), others: count });
const preview = open({ state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['ready', 'failed']), address: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(500)) });
const docsPull = open({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullStates */ .vk)),
    openedAt: answeredTime,
    endedAt: answeredTime,
    todo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullTasks */ .nr)),
    toldSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceStates */ .EO),
    notices: count,
    isClosedForSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsChanges),
    preview: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(preview),
});
const job = open({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobIdPattern */ .Fe)),
    createdAt: answeredTime,
    isOwn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    link: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(500)),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    docsPull: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPull),
});
const queued = open({
    id: line,
    runId: line,
    at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    askedBy: line,
    request: text(360),
    text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    isReplaceable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    notBefore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__/* .permissions */ .P)),
});
const batchCursor = open({
    upTo: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    base: line,
    told: last(count, 50),
    after: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(open({ at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, number: count })),
    last: last(count, 100),
    later: count,
});
const claim = open({
    nonce: line,
    until: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tryingUntil: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    isCreate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    request: text(360),
    queued: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(line),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    batch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(batchCursor),
});
const commitStatus = open({
    context: text(400),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusGoals */ .Pt),
    failOn: last(code, 20),
    commits,
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isShared: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
    waiver: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(open({ by: line, sha: line })),
    written: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusStates */ .Vc)),
});
const request = open({ runId: line, at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, text: text(360) });
const docsPullRules = open({
    labels: last(line, 10),
    reviewers: last(line, 10),
    hasComment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    onClose: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .onCloseChoices */ .ET),
});
const conversation = open({
    requestCount: count,
    requestTimes: last(count, 50),
    requestRunId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    requestNonce: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    requests: last(request, 10),
    handled: last(open({ id: line, how: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['delivered', 'unconfirmed', 'refused']) }), 50),
    claim: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(claim),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    queue: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(queued),
    commands: last(command, 20),
    commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commitStatus),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    isUnfollowed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    batch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(batchCursor),
});
const stateSchema = open({ run, job: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(job), conversation });
const ownRun = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    run,
    job: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(job),
    claim: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(claim),
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['none', 'unknown', 'done']),
    requestCount: count,
    request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(request),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    commandEnds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: count, next: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command) })),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        rules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
            commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(100)),
            commitStatusUntil: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusGoals */ .Pt),
            failOn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failableResults */ .xq)),
        }),
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
        isWaived: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    })),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
function parseOwnRun(value) {
    return ownRun.safeParse(value).data ?? null;
}
function parseState(value) {
    return stateSchema.safeParse(value).data ?? null;
}


/***/ }),

/***/ 4908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationFor: () => (/* binding */ annotationFor),
/* harmony export */   detailSentence: () => (/* binding */ detailSentence)
/* harmony export */ });
/* harmony import */ var _base_doc_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3971);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3834);
/* harmony import */ var _runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9935);
/* harmony import */ var _skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5885);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5001);





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
        docLink: reason === 'invalid-input' ? (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .describeInputError */ .cY)(detail ?? '').docLink : (0,_base_doc_links_js__WEBPACK_IMPORTED_MODULE_0__/* .docLinkFor */ .Q3)(reason),
        level: fails ? 'error' : level,
        text: result === 'skipped' && (0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(reason)
            ? `${icon} ${(0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .skipLine */ .IT)(report, (text) => text)}`
            : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)([
                `${icon} ${title}${linkText(report)}`,
                text,
                reason === 'invalid-input' ? detail : detailSentence(detail),
                isPlainSuccess ? null : next,
            ]),
    };
}
function linkText(report) {
    const { result, pullRequest } = report;
    return pullRequest && (result === 'pull-request' || (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isUpdating */ .DS)(report)) ? `: ${pullRequest.url}` : '.';
}
function detailSentence(detail) {
    return detail === null ? null : `Details: ${detail.replace(/\.$/, '')}.`;
}


/***/ })

};
;