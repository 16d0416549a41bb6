"use strict";
exports.id = 146;
exports.ids = [146];
exports.modules = {

/***/ 1146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   goOn: () => (/* binding */ goOn)
/* harmony export */ });
/* harmony import */ var _mintlify_failure_reason_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8801);
/* harmony import */ var _mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9773);
/* harmony import */ var _create_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1443);
/* harmony import */ var _send_message_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5801);





async function goOn(plan, prompt, ports) {
    switch (plan.kind) {
        case 'message':
            return (0,_send_message_js__WEBPACK_IMPORTED_MODULE_2__/* .sendMessage */ ._z)(plan, prompt, ports);
        case 'attach':
            return attach(plan.jobId, ports);
        case 'status':
            return checkStatus(plan.jobId, ports);
    }
}
async function checkStatus(jobId, ports) {
    const polled = await ports.service.getJob(jobId);
    const job = (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingJob */ .bX)(polled, jobId);
    if (job)
        return (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(job) ? (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOfEndedJob */ .$x)(job) : (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('running', { job });
    if (polled.kind === 'value')
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('unknown', { reason: 'unexpected-answer' });
    const { detail } = polled;
    if (isNotFound(polled))
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('rejected', { reason: 'job-not-found', detail });
    return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('unknown', { reason: (0,_mintlify_failure_reason_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonForFailure */ .M)(polled, 'job-not-found'), detail });
}
async function attach(jobId, ports) {
    const polled = await ports.service.getJob(jobId);
    if (isNotFound(polled))
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('rejected', { reason: 'job-not-found', detail: polled.detail });
    const job = (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingJob */ .bX)(polled, jobId);
    if (job)
        ports.log(`Found job ${jobId}`);
    const hasResponded = polled.kind === 'value';
    const state = (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .startPolling */ .g8)(jobId, { job, hasResponded }, ports);
    return { kind: 'started', state, isNewRequest: false, isNewJob: false, note: null };
}
function isNotFound(polled) {
    return polled.kind === 'status' && polled.status === 404;
}


/***/ }),

/***/ 5801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   TL: () => (/* binding */ whyReplaced),
/* harmony export */   _z: () => (/* binding */ sendMessage),
/* harmony export */   yb: () => (/* binding */ waitUntilIdle)
/* harmony export */ });
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1135);
/* harmony import */ var _http_http_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7499);
/* harmony import */ var _mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(277);
/* harmony import */ var _create_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1443);
/* harmony import */ var _start_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8405);





async function whyReplaced(jobId, { getJob }) {
    const polled = await getJob(jobId);
    if (polled.kind === 'status' && polled.status === 404)
        return 'The previous agent job no longer exists in Mintlify, so this is a new one.';
    return (0,_start_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOfReplaced */ .U)((0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingJob */ .bX)(polled, jobId)?.status ?? null);
}
async function sendMessage({ jobId, isReplaceable }, prompt, ports) {
    const reading = await readIdle(jobId, ports);
    if (reading.kind === 'busy')
        return reading;
    const { jobBefore } = reading;
    const replace = async (note) => {
        if (!(await ports.becomeCreate()))
            return (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .endAfterError */ .qd)(_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .unclaimedError */ .Te, ports);
        ports.log(note);
        return (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .createJob */ ._S)(prompt, note, ports);
    };
    const replacedNote = (0,_start_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOfReplaced */ .U)(jobBefore?.status ?? null);
    if (isReplaceable && replacedNote !== null)
        return replace(replacedNote);
    const result = await ports.service.sendMessage(jobId, prompt, ports.tries);
    const isRefused = result.kind === 'failure' && _create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .refusals */ .Ke.includes(result.error.status);
    const goneNote = isRefused && isReplaceable ? await whyReplaced(jobId, ports.service) : null;
    if (goneNote !== null)
        return replace(goneNote);
    if (result.kind === 'failure' && result.error.kind === 'rejected')
        return { ...(0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .endAfterError */ .qd)(result.error, ports), job: jobBefore };
    ports.log(`Sent the request to job ${jobId}`);
    const state = stateAfter(result, { jobId, jobBefore }, ports);
    return { kind: 'started', state, isNewRequest: true, isNewJob: false, note: null };
}
function stateAfter(result, { jobId, jobBefore }, ports) {
    const answered = result.kind === 'success' && result.value?.id === jobId ? result.value : null;
    const isActive = answered !== null && !(0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(answered);
    const sentMs = ports.clock.elapsedMs();
    const isDeliveryUncertain = result.kind === 'failure';
    const known = {
        job: answered ? (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLink */ .G0)(answered, jobBefore) : jobBefore,
        pendingMessage: isActive ? null : { jobBefore, sentMs, isDeliveryUncertain, isConfirming: false },
        hasResponded: jobBefore !== null,
    };
    return (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .startPolling */ .g8)(jobId, known, ports);
}
async function readIdle(jobId, ports) {
    const polled = await readForMessage(jobId, ports);
    const reading = (0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .matchingJob */ .bX)(polled, jobId);
    const last = ports.lastJob?.id === jobId ? ports.lastJob : null;
    const job = reading && (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .keepLink */ .G0)(reading, last);
    if (job)
        ports.onReading(job);
    if (job && (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(job))
        return { kind: 'idle', jobBefore: job };
    if (polled.kind !== 'value' && (0,_http_http_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyFailure */ .X)(polled) === 'client-error')
        return { kind: 'idle', jobBefore: last && (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(last) ? last : null };
    return { kind: 'busy', jobId, job };
}
async function readForMessage(jobId, { service, clock, cancelled, maxUnreadMs }) {
    const startedMs = clock.elapsedMs();
    for (;;) {
        const polled = await service.getJob(jobId);
        const isUnread = polled.kind !== 'value' && (0,_http_http_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .classifyFailure */ .X)(polled) !== 'client-error';
        const isInTime = clock.elapsedMs() - startedMs + _base_budgets_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadPauseMs */ .Qn <= maxUnreadMs;
        if (!isUnread || !isInTime || cancelled.aborted)
            return polled;
        await clock.sleep(_base_budgets_js__WEBPACK_IMPORTED_MODULE_4__/* .unreadPauseMs */ .Qn, cancelled);
    }
}
async function waitUntilIdle({ jobId, job }, ports) {
    if (job)
        ports.log(`Agent job ${jobId} is still working. The request is sent when it finishes.`);
    const waited = await ports.wait((0,_create_job_js__WEBPACK_IMPORTED_MODULE_1__/* .startPolling */ .g8)(jobId, { job, until: 'idle' }, ports));
    if (waited.job && (0,_mintlify_job_js__WEBPACK_IMPORTED_MODULE_0__/* .hasEnded */ .hY)(waited.job))
        return null;
    if (waited.reason === 'job-disappeared')
        return null;
    const isOutOfTime = waited.result === 'timed-out' || waited.result === 'cancelled';
    return isOutOfTime ? { ...waited, reason: 'busy' } : { ...waited, result: 'rejected' };
}


/***/ }),

/***/ 7499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ classifyFailure)
/* harmony export */ });
const unreachedStatuses = [521, 523, 525, 526, 530];
function classifyFailure(failure) {
    if (failure.kind !== 'status')
        return failure.kind;
    if (failure.status === 429)
        return 'rate-limited';
    if (isUnavailable(failure))
        return 'unavailable';
    if (failure.status === 408 || failure.status === 425 || failure.status >= 500)
        return 'server-error';
    return 'client-error';
}
function isUnavailable({ status, retryAfterMs }) {
    return unreachedStatuses.includes(status) || (status === 503 && retryAfterMs !== null);
}


/***/ }),

/***/ 8801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reasonForFailure)
/* harmony export */ });
/* harmony import */ var _http_http_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7499);

function reasonForFailure(failure, notFoundReason) {
    if (failure.kind === 'tls' || failure.kind === 'blocked')
        return failure.kind;
    if (failure.kind === 'unreadable')
        return 'unexpected-answer';
    if (failure.kind !== 'status')
        return 'unreachable';
    if (failure.status === 429)
        return 'rate-limited';
    if (failure.status === 401)
        return 'unauthorized';
    if (failure.status === 403)
        return 'forbidden';
    if (failure.status === 404)
        return notFoundReason;
    if (failure.status < 400)
        return 'redirected';
    return (0,_http_http_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFailure */ .X)(failure) === 'client-error' ? 'bad-request' : 'unreachable';
}


/***/ })

};
;