export const id = 861;
export const ids = [861];
export const modules = {

/***/ 4861:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runJobPost: () => (/* binding */ runJobPost)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 5 modules
var core = __webpack_require__(5049);
// EXTERNAL MODULE: ./src/adapters/github/event/read.ts
var read = __webpack_require__(9709);
// EXTERNAL MODULE: ./src/adapters/runner/cancellation.ts
var cancellation = __webpack_require__(3792);
// EXTERNAL MODULE: ./src/domain/conversation/comment-state-schema.ts
var comment_state_schema = __webpack_require__(3395);
// EXTERNAL MODULE: ./src/domain/messages/annotation.ts
var annotation = __webpack_require__(3144);
// EXTERNAL MODULE: ./src/domain/job/job.ts
var job_job = __webpack_require__(1175);
// EXTERNAL MODULE: ./src/domain/job/outcome.ts
var outcome = __webpack_require__(8324);
;// CONCATENATED MODULE: ./src/operations/job/finish.ts


/** Brings every surface up to date. Gives the last report. */
async function finishRun({ saved, hasJob }, ports) {
    const isOver = saved.result !== null && saved.result !== 'cancelled';
    const reading = hasJob && !isOver && saved.jobId !== null ? await ports.getJob(saved.jobId) : null;
    const job = reading?.kind === 'value' && reading.value.id === saved.jobId ? reading.value : null;
    return ports.reporter.ended(outcomeOf(saved, job), { polls: reading ? 1 : 0, durationMs: 0 }, ports.budget);
}
function outcomeOf({ result, reason, detail }, job) {
    if (job && (0,job_job/* hasEnded */.hY)(job))
        return (0,outcome/* outcomeOfEndedJob */.$x)(job);
    // What the run knew already stands; only telling it was cut short.
    if (result !== null)
        return (0,outcome/* outcome */.bu)(result, { reason, detail, job });
    return (0,outcome/* outcome */.bu)('unknown', { reason: 'signal', job });
}

// EXTERNAL MODULE: ./src/actions/job/inputs.ts
var inputs = __webpack_require__(5930);
// EXTERNAL MODULE: ./src/actions/job/wiring.ts + 3 modules
var wiring = __webpack_require__(9155);
;// CONCATENATED MODULE: ./src/actions/job/post.ts
// The post step of the agent job: after a normal end it does nothing, otherwise it finishes what the run could not.








/** The step is over within 20 s, and a busy machine is slow to begin and to exit. */
const longestMs = 19_000;
const longestServiceMs = 8_000;
/** Finishes a run that was cancelled, timed out or killed. Always gives 0: the run itself has said how it ended. */
async function runJobPost(runtime) {
    const phase = (0,core/* getState */.Gu)('phase');
    const saved = (0,comment_state_schema/* parseReport */.M)((0,core/* getState */.Gu)('report'));
    if (phase === 'ended' || !saved)
        return 0;
    const settings = (0,inputs/* readJobSettings */.d)();
    const run = await (0,read/* readRun */.c)(runtime.env);
    const stops = (0,cancellation/* listenForStops */.w)(longestServiceMs);
    const budget = stops.within(longestMs);
    const knownCommentId = Number((0,core/* getState */.Gu)('comment-id')) || null;
    // A run that could still say how it ended has written its summary.
    const summary = settings.summary && saved.result === null;
    const setup = {
        runtime,
        settings: { ...settings, summary },
        run,
        stops,
        beforeCreate: budget,
        knownCommentId,
    };
    const parts = await (0,wiring/* openJobParts */.i)(setup);
    const reporter = parts.reporterFrom(saved, () => '');
    const request = { saved, hasJob: phase === 'waiting' };
    const report = await finishRun(request, { getJob: parts.client.getJob, reporter, budget });
    runtime.log.info((0,annotation/* announcementOf */.r)(report, parts.setting, false).text);
    return 0;
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseReport),
/* harmony export */   d: () => (/* binding */ parseStoredReport)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2626);
// A report as it is stored in a marker. It is ours once its signature is good, yet it is parsed like anything from
// outside: an older or newer version of the action may have written it.



const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI());
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$();
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000));
const storedReport = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    turn: count,
    turnRunId: text,
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    status: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot),
    detail: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    runId: text,
    runAttempt: count,
    nonce: text,
    askedBy: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: count, surface: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['conversation', 'review']), reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count) })),
    startedAt: instant,
    updatedAt: instant,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count),
    deadlineAt: instant,
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runId: text, at: instant, text })).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10)),
    note: text,
});
const storedMarker = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    place: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        repositoryId: count,
        thread: count,
        commentId: count,
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: storedReport,
});
/** A stored report, null if it is not one that this version understands. The link is checked again. */
function parseReport(json) {
    const parsed = storedReport.safeParse(parseJson(json));
    return parsed.success ? reportOf(parsed.data) : null;
}
/** The marker's content, null if it is not one that this version understands. The link is checked again. */
function parseStoredReport(json) {
    const parsed = storedMarker.safeParse(parseJson(json));
    if (!parsed.success)
        return null;
    return { place: parsed.data.place, report: reportOf(parsed.data.report) };
}
function reportOf({ prLink, ...report }) {
    return { ...report, pullRequest: (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m)(prLink) };
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

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
