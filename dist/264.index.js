"use strict";
exports.id = 264;
exports.ids = [264];
exports.modules = {

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

/***/ 3264:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  followJob: () => (/* binding */ followJob),
  waitForAgent: () => (/* binding */ waitForAgent)
});

// EXTERNAL MODULE: ./src/agent/send-message.ts
var send_message = __webpack_require__(5801);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __webpack_require__(9773);
;// CONCATENATED MODULE: ./src/agent/poll-interval.ts
const minMs = 3_000;
const maxMs = 15_000;
const shareOfElapsed = 1 / 30;
const jitter = 0.1;
const maxThrottledMs = 120_000;
function nextWaitMs({ elapsedMs, fixedMs, slowdowns, random }) {
    const adaptiveMs = Math.min(maxMs, Math.max(minMs, elapsedMs * shareOfElapsed));
    const baseMs = fixedMs ?? adaptiveMs * (1 - jitter + 2 * jitter * random);
    if (slowdowns === 0)
        return Math.round(baseMs);
    const throttledMs = baseMs * 2 ** Math.min(slowdowns, 10);
    return Math.round(Math.max(baseMs, Math.min(maxThrottledMs, throttledMs)));
}

// EXTERNAL MODULE: ./src/http/http-outcome.ts
var http_outcome = __webpack_require__(7499);
// EXTERNAL MODULE: ./src/mintlify/failure-reason.ts
var failure_reason = __webpack_require__(8801);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var mintlify_job = __webpack_require__(277);
;// CONCATENATED MODULE: ./src/agent/message-ack.ts

const maxAckMs = 90_000;
function checkMessageAck(message, job, nowMs) {
    if (!(0,mintlify_job/* hasEnded */.hY)(job))
        return { kind: 'acknowledged', isStaleSuspected: false };
    const isLate = nowMs - message.sentMs >= maxAckMs;
    if (message.isDeliveryUncertain)
        return isLate ? { kind: 'lost' } : { kind: 'waiting', message };
    const isChanged = hasChanged(message.jobBefore, job);
    if (!isChanged && !isLate)
        return { kind: 'waiting', message: { ...message, isConfirming: false } };
    if (!message.isConfirming)
        return { kind: 'unconfirmed', message: { ...message, isConfirming: true } };
    return { kind: 'acknowledged', isStaleSuspected: !isChanged };
}
function hasChanged(before, after) {
    if (!before)
        return false;
    const fields = ['status', 'model', 'repository', 'ref', 'createdAt', 'archivedAt'];
    return (fields.some((field) => before[field] !== after[field]) ||
        before.pullRequest?.url !== after.pullRequest?.url);
}

;// CONCATENATED MODULE: ./src/agent/poll-state.ts





function beforeFirstPoll(state) {
    return state.pendingMessage ? wait(state) : finishIfDone(state, null);
}
function reduce(state, polled, nowMs) {
    if (polled.kind !== 'value')
        return onFailure(state, polled, nowMs);
    if (polled.value.id === state.jobId)
        return onJob(state, polled.value, nowMs);
    return countMissedPoll({ ...state, hasResponded: true }, 'the answer was about another job', nowMs);
}
const noErrors = { clientErrors: 0, notFound: null };
function endAtDeadline({ job, pendingMessage, hasResponded }) {
    if (pendingMessage?.isDeliveryUncertain)
        return (0,outcome/* outcome */.bu)('unknown', { reason: 'message-unconfirmed', job });
    if (job && (0,mintlify_job/* hasEnded */.hY)(job) && !pendingMessage)
        return (0,outcome/* outcomeOfEndedJob */.$x)(job);
    if (!hasResponded)
        return (0,outcome/* outcome */.bu)('unknown', { reason: 'unreachable', job });
    return (0,outcome/* outcome */.bu)('timed-out', { reason: 'deadline', job });
}
function onFailure(state, failure, nowMs) {
    const isResponse = failure.kind === 'status' || failure.kind === 'unreadable';
    const responded = isResponse ? { ...state, hasResponded: true } : state;
    const failureClass = (0,http_outcome/* classifyFailure */.X)(failure);
    if (failure.kind === 'status' && failureClass === 'rate-limited')
        return onRateLimit(responded, failure);
    if (failure.kind === 'status' && failure.status === 404)
        return onNotFound(responded, failure.detail, nowMs);
    if (clientErrors.includes(failureClass))
        return onClientError(responded, failure);
    return countMissedPoll(responded, failure.detail, nowMs);
}
const clientErrors = ['client-error', 'tls', 'blocked'];
function onRateLimit(state, { retryAfterMs, detail }) {
    const slower = { ...state, ...noErrors, slowdowns: state.slowdowns + 1 };
    return { state: slower, next: { kind: 'wait', minMs: retryAfterMs ?? 0 }, problem: detail };
}
const clientErrorRetryMs = 5_000;
function onClientError(state, failure) {
    const counted = { ...state, clientErrors: state.clientErrors + 1 };
    if (counted.clientErrors < 2)
        return { ...pollAgain(counted, clientErrorRetryMs), problem: failure.detail };
    const reason = (0,failure_reason/* reasonForFailure */.M)(failure, 'job-disappeared');
    return end(counted, (0,outcome/* outcome */.bu)('unknown', { reason, job: state.job, detail: failure.detail }));
}
const confirmationMs = 1_000;
function onJob(before, reading, nowMs) {
    const job = (0,mintlify_job/* keepLink */.G0)(reading, before.job);
    const good = { job, lastGoodMs: nowMs, hasResponded: true, missedPolls: 0, slowdowns: 0, ...noErrors };
    const state = { ...before, ...good };
    if (!state.pendingMessage)
        return finishIfDone(state, null);
    const ack = checkMessageAck(state.pendingMessage, job, nowMs);
    if (ack.kind === 'waiting')
        return wait({ ...state, pendingMessage: ack.message });
    if (ack.kind === 'unconfirmed') {
        return pollAgain({ ...state, pendingMessage: ack.message }, confirmationMs);
    }
    if (ack.kind === 'lost')
        return end(state, (0,outcome/* outcome */.bu)('unknown', { reason: 'message-unconfirmed', job }));
    return finishIfDone({ ...state, pendingMessage: null }, ack.isStaleSuspected ? 'effect-unconfirmed' : null);
}
const linkRetryMs = [1_000, 3_000, 5_000];
function finishIfDone(state, doubt) {
    const { job } = state;
    if (!job || !(0,mintlify_job/* hasEnded */.hY)(job))
        return wait(state);
    const inMs = state.until === 'finished' ? linkRetryMs[state.linkRetries] : undefined;
    const mayStillGetLink = job.status === 'completed' && !job.pullRequest && !job.hasUnusableLink;
    if (mayStillGetLink && inMs !== undefined && doubt === null) {
        return pollAgain({ ...state, linkRetries: state.linkRetries + 1 }, inMs);
    }
    const ended = (0,outcome/* outcomeOfEndedJob */.$x)(job);
    return end(state, doubt === null ? ended : { ...ended, reason: doubt });
}
const maxMissedPolls = 6;
const maxSilenceMs = 10 * 60_000;
function countMissedPoll(state, problem, nowMs) {
    const missed = { ...state, ...noErrors, missedPolls: state.missedPolls + 1 };
    const isSilent = missed.missedPolls >= maxMissedPolls && nowMs - state.lastGoodMs >= maxSilenceMs;
    if (!isSilent)
        return { ...wait(missed), problem };
    return end(missed, (0,outcome/* outcome */.bu)('unknown', { reason: 'unreachable', job: state.job, detail: problem }));
}
const newJobMs = 60_000;
const minNotFoundMs = 30_000;
const minNotFoundCount = 3;
function onNotFound(state, problem, nowMs) {
    if (state.isNew && nowMs - state.startedMs < newJobMs)
        return { ...wait(state), problem };
    const notFound = { count: (state.notFound?.count ?? 0) + 1, sinceMs: state.notFound?.sinceMs ?? nowMs };
    const counted = { ...state, notFound };
    const isGone = notFound.count >= minNotFoundCount && nowMs - notFound.sinceMs >= minNotFoundMs;
    if (!isGone)
        return { ...wait(counted), problem };
    return end(counted, (0,outcome/* outcome */.bu)('unknown', { reason: 'job-disappeared', job: state.job, detail: problem }));
}
function pollAgain(state, inMs) {
    return { state, next: { kind: 'poll-again', inMs }, problem: null };
}
function wait(state) {
    return { state, next: { kind: 'wait', minMs: 0 }, problem: null };
}
function end(state, outcome) {
    return { state, next: outcome, problem: null };
}

// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
;// CONCATENATED MODULE: ./src/agent/progress-log.ts

const noProgress = { state: null, problems: [], lastLineMs: 0, polls: 0 };
const heartbeatMs = 60_000;
function logPoll(before, poll) {
    const polls = before.polls + 1;
    const print = (text, changes) => ({
        progress: { ...before, ...changes, polls, lastLineMs: poll.elapsedMs },
        line: `${(0,format/* durationText */.S5)(poll.elapsedMs).padStart(7)}  ${text}`,
    });
    const state = stateText(poll.job);
    const recent = before.problems.filter(({ atMs }) => poll.elapsedMs - atMs < heartbeatMs);
    if (poll.problem !== null && recent.every(({ text }) => text !== poll.problem)) {
        const problems = [...recent, { text: poll.problem, atMs: poll.elapsedMs }];
        return print(`warning    ${poll.problem}; next check in ${(0,format/* durationText */.S5)(poll.nextCheckMs)}`, { problems });
    }
    if (poll.problem === null && state !== before.state)
        return print(state, { state });
    if (poll.elapsedMs - before.lastLineMs >= heartbeatMs) {
        return print(`${(poll.job?.status ?? 'waiting').padEnd(9)}  still working, ${polls} checks`, {});
    }
    return { progress: { ...before, polls }, line: null };
}
function stateText(job) {
    if (!job)
        return 'waiting';
    const status = job.status.padEnd(9);
    if (job.status === 'completed' && !job.pullRequest)
        return `${status}  no pull request yet`;
    return job.ref ? `${status}  branch ${job.ref}` : status.trimEnd();
}

;// CONCATENATED MODULE: ./src/agent/wait-for-job.ts




async function waitForJob(request, ports) {
    const { clock, cancelled } = ports;
    let progress = noProgress;
    let step = beforeFirstPoll(request.state);
    for (;;) {
        const { state, next } = step;
        if (next.kind === 'ended')
            return next;
        const remainingMs = ports.remainingMs();
        if (remainingMs <= 0)
            return endAtDeadline(state);
        await clock.sleep(Math.min(waitAfter(step, request, ports), remainingMs), cancelled);
        if (cancelled.aborted)
            return (0,outcome/* outcome */.bu)('cancelled', { reason: 'interrupted', job: state.job });
        const polled = await ports.getJob(state.jobId);
        step = reduce(state, polled, clock.elapsedMs());
        progress = logStep(step, { progress, waitMs: waitAfter(step, request, ports) }, ports);
        ports.onPoll();
        if (polled.kind === 'value' && step.state.job)
            ports.onReading(step.state.job);
    }
}
function waitAfter({ state, next }, { fixedMs }, ports) {
    if (next.kind === 'ended')
        return 0;
    if (next.kind === 'poll-again')
        return next.inMs;
    const elapsedMs = ports.clock.elapsedMs() - state.startedMs;
    const pace = { elapsedMs, fixedMs, slowdowns: state.slowdowns, random: ports.random() };
    return Math.max(next.minMs, nextWaitMs(pace));
}
function logStep({ state, problem }, logged, { clock, log }) {
    const elapsedMs = clock.elapsedMs() - state.startedMs;
    const poll = { job: state.job, problem, elapsedMs, nextCheckMs: logged.waitMs };
    const { progress, line } = logPoll(logged.progress, poll);
    if (line !== null)
        log(line);
    return progress;
}

// EXTERNAL MODULE: ./src/conversation/claims.ts
var claims = __webpack_require__(1814);
// EXTERNAL MODULE: ./src/state/report.ts
var report = __webpack_require__(2587);
;// CONCATENATED MODULE: ./src/job/follow-job.ts







async function followJob(start, asked, collaborators) {
    const { state } = start;
    const { reporter, journal, runtime } = collaborators;
    const isUncertain = state.pendingMessage?.isDeliveryUncertain === true;
    const begun = (0,report/* withStart */.n_)(reporter.report(), { ...start, jobId: state.jobId, at: runtime.clock.now() });
    reporter.started(begun, state.job, deliveryOf(start, isUncertain));
    if (!asked.request.inputs.wait) {
        if (isUncertain)
            return (0,outcome/* outcome */.bu)('unknown', { reason: 'message-unconfirmed', job: state.job });
        return (0,outcome/* outcome */.bu)('running', { job: state.job });
    }
    if (!state.job || !(0,mintlify_job/* hasEnded */.hY)(state.job) || state.pendingMessage)
        reporter.waiting();
    const limit = (0,format/* durationText */.S5)(runtime.remainingMs());
    journal.log(`Waiting up to ${limit}. Canceling this run doesn't stop the agent.`);
    return follow_job_wait(state, asked, collaborators);
}
function deliveryOf({ isNewRequest }, isUncertain) {
    if (!isNewRequest)
        return 'none';
    return isUncertain ? 'unknown' : 'done';
}
async function waitForAgent({ start, asked, lastJob, claim }, collaborators) {
    await giveBack(claim, collaborators);
    let job = start.job ?? (lastJob?.id === start.jobId ? lastJob : null);
    const end = await (0,send_message/* waitUntilIdle */.yb)(start, {
        clock: collaborators.runtime.clock,
        log: collaborators.journal.log,
        async wait(state) {
            const waited = await follow_job_wait(state, asked, collaborators);
            job = waited.job ? (0,mintlify_job/* keepLink */.G0)(waited.job, job) : job;
            return waited;
        },
    });
    return { end, job };
}
function follow_job_wait(state, { request }, { service, reporter, journal, runtime }) {
    const { clock, random, cancelled, remainingMs } = runtime;
    const waiting = { state, fixedMs: request.inputs.pollIntervalMs };
    return waitForJob(waiting, {
        clock,
        random,
        cancelled,
        remainingMs,
        getJob: service.getJob,
        onPoll: reporter.polled,
        onReading: reporter.jobRead,
        log: journal.log,
    });
}
async function giveBack(claim, { conversation, runtime: { patience } }) {
    if (!claim)
        return;
    const { nonce } = claim.claim();
    await conversation.change(({ state }) => {
        const free = state && (0,claims/* withoutClaim */["do"])(state, nonce);
        return { state: free === state ? null : free, value: null };
    }, patience());
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