"use strict";
exports.id = 263;
exports.ids = [263,908,706];
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

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mayStillAsk: () => (/* binding */ mayStillAsk)
/* harmony export */ });
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6802);

async function mayStillAsk({ permission, askedBy }, permissionOf) {
    if (permission === null)
        return true;
    const found = await permissionOf(askedBy);
    return found.kind === 'success' ? (0,_event_permission_level_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(found.value, permission) : null;
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


/***/ }),

/***/ 8263:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReconcileAction: () => (/* binding */ runReconcileAction)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/base/budgets.ts
var budgets = __webpack_require__(1135);
// EXTERNAL MODULE: ./src/base/doc-links.ts
var doc_links = __webpack_require__(3971);
// EXTERNAL MODULE: ./src/conversation/read-tracked.ts + 2 modules
var read_tracked = __webpack_require__(9998);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/event/read-event.ts + 2 modules
var read_event = __webpack_require__(8559);
// EXTERNAL MODULE: ./src/mintlify/client-options.ts
var client_options = __webpack_require__(2240);
// EXTERNAL MODULE: ./src/mintlify/mintlify-client.ts
var mintlify_client = __webpack_require__(2340);
// EXTERNAL MODULE: ./src/runner/signals.ts
var runner_signals = __webpack_require__(715);
// EXTERNAL MODULE: ./src/words/reasons.ts
var reasons = __webpack_require__(6004);
// EXTERNAL MODULE: ./src/comment/render-comment.ts
var render_comment = __webpack_require__(465);
// EXTERNAL MODULE: ./src/conversation/comment-calls.ts
var comment_calls = __webpack_require__(5034);
// EXTERNAL MODULE: ./src/conversation/commenter.ts
var commenter = __webpack_require__(2541);
// EXTERNAL MODULE: ./src/conversation/conversation-calls.ts
var conversation_calls = __webpack_require__(948);
// EXTERNAL MODULE: ./src/conversation/open-conversation.ts + 2 modules
var open_conversation = __webpack_require__(1070);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __webpack_require__(1384);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
;// CONCATENATED MODULE: ./src/github/slots.ts
function createSlots(count) {
    let free = count;
    const waiting = [];
    const leave = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return {
        async enter(signal) {
            signal?.throwIfAborted();
            if (free > 0)
                free -= 1;
            else
                await waitForSlot(waiting, signal);
            return leave;
        },
    };
}
function waitForSlot(waiting, signal) {
    return new Promise((resolve, reject) => {
        const begin = () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
        };
        const giveUp = () => {
            waiting.splice(waiting.indexOf(begin), 1);
            reject(signal?.reason);
        };
        waiting.push(begin);
        signal?.addEventListener('abort', giveUp, { once: true });
    });
}

// EXTERNAL MODULE: ./src/state/mark.ts
var mark = __webpack_require__(4352);
;// CONCATENATED MODULE: ./src/reconcile/conversations.ts









function openConversations(options) {
    const { context, inputs, run, connection, signingKey, signal } = options;
    const { clock, redact, log } = context;
    const at = ({ repository }) => connection.forRepository(repository);
    const render = ({ repository }, report, mark) => {
        const body = (0,render_comment/* renderComment */.wQ)(report, {
            command: report.isCommand ? inputs.command : null,
            ...{ canReattach: true, limits: null, runUrl: (0,event_event/* runUrl */.Vp)({ ...run, repository, runId: report.runId }) },
        });
        return (0,render_comment/* appendState */.MG)(redact(body), mark);
    };
    const oneAtATime = openSlot();
    return {
        conversationOf(tracked) {
            const { scope, commentId } = tracked;
            const ports = (0,conversation_calls/* openConversationCalls */.T)({
                ...{ connection: at(tracked), scope, signingKey, redact, commentId, log: log.info },
                render: (report, state) => render(tracked, report, state),
            });
            const conversation = (0,open_conversation/* openConversation */.k)(ports, { clock, log: log.info });
            const { owner, name } = tracked.repository;
            return { ...conversation, change: oneAtATime(conversation, `${owner}/${name}#${scope.issueNumber}`) };
        },
        async react(tracked, command, content) {
            try {
                const { client, repo } = at(tracked);
                await (0,commenter/* replaceReaction */.S)(await client(), repo, { command, content, signal });
                return null;
            }
            catch (error) {
                if ((0,github_errors/* statusOf */.c2)(error) === 404)
                    return null;
                return (0,github_errors/* describeGitHubError */.dZ)('react to the command', error);
            }
        },
        permissionOf: (tracked, login) => (0,commenter/* openCommenter */.R)({
            connection: at(tracked),
            commandComment: null,
            isRerun: false,
            beforeCreate: signal,
        }).permissionOf(login),
        async showRun(tracked, id) {
            const { client, repo, attempt } = at(tracked);
            const body = render(tracked, tracked.report, (0,mark/* plainMark */.S3)('run'));
            const { issueNumber } = tracked.scope;
            await attempt('comment', async () => (0,comment_calls/* writePlainComment */.vt)({ github: await client(), repo, issueNumber }, { id, body, request: { signal } }));
        },
    };
}
function openSlot() {
    const slots = createSlots(1);
    const releases = new Map();
    return ({ change, close }, place) => async (given, patience) => {
        const leave = await slots.enter(undefined);
        try {
            await releases.get(place);
            return await change(given, patience);
        }
        finally {
            releases.set(place, close());
            leave();
        }
    };
}

// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
;// CONCATENATED MODULE: ./src/base/side-by-side.ts
async function sideBySide(items, { count, mayGoOn }, act) {
    const queue = items.values();
    const work = async () => {
        while (mayGoOn()) {
            const { value, done } = queue.next();
            if (done)
                return;
            await act(value);
        }
    };
    await Promise.all(Array.from({ length: count }, work));
}

// EXTERNAL MODULE: ./src/conversation/tracked-conversation.ts
var tracked_conversation = __webpack_require__(921);
;// CONCATENATED MODULE: ./src/github/rate-limit.ts

function isNearlySpent({ limit, remaining }) {
    return remaining < limit / 5;
}
function rateLimitText({ input, until }) {
    return `Less than a fifth of the rate limit of \`${input}\` is left until ${(0,format/* dateTimeText */.L4)(until)}.`;
}

// EXTERNAL MODULE: ./src/state/report.ts
var state_report = __webpack_require__(2587);
// EXTERNAL MODULE: ./src/base/once.ts
var once = __webpack_require__(7480);
// EXTERNAL MODULE: ./src/follow-up/describe-status.ts
var describe_status = __webpack_require__(9179);
// EXTERNAL MODULE: ./src/mintlify/failure-reason.ts
var failure_reason = __webpack_require__(8801);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var mintlify_job = __webpack_require__(277);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __webpack_require__(5180);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __webpack_require__(9773);
// EXTERNAL MODULE: ./src/words/docs-pull-status.ts
var docs_pull_status = __webpack_require__(9243);
;// CONCATENATED MODULE: ./src/reconcile/conversation-update.ts








const stalledMs = 26 * 3_600_000;
function isFollowed(report) {
    if ((0,state_report/* hasQueue */.ut)(report) || isUnsettled(report) || isStatusOutdated(report))
        return true;
    return !report.isUnfollowed && ((0,tracked_conversation/* isOpen */.n)(report) || hasOpenPull(report));
}
function isUnsettled({ claim, commands }) {
    return claim !== null || commands.some(({ end }) => end !== null);
}
function hasOpenPull({ pullRequest, docsPull, jobEnd }) {
    return jobEnd !== null && pullRequest !== null && (docsPull === null || !(0,docs_pull/* isSettled */.Is)(docsPull));
}
function isStatusOutdated(report) {
    const { commitStatus, result, isUnfollowed } = report;
    if (commitStatus === null || (result === null && !isUnfollowed))
        return false;
    return commitStatus.written !== (0,describe_status/* describeCommitStatus */.Lm)(report, commitStatus).state;
}
const dayMs = 24 * 3_600_000;
function isTooOld({ startedAt }, { now, maxAgeMs }) {
    return now.getTime() - Date.parse(startedAt) >= maxAgeMs;
}
function isRefreshDue(report, { now, maxAgeMs }) {
    if (report.isUnfollowed)
        return false;
    const isWaiting = (0,tracked_conversation/* isOpen */.n)(report) || report.docsPull?.state === 'open' || (0,describe_status/* awaitsMerge */.mp)(report);
    const quietMs = now.getTime() - Date.parse(report.updatedAt);
    return isWaiting && ((0,docs_pull_status/* isTitleOutdated */.f)(report, now) || quietMs >= Math.min(7 * dayMs, maxAgeMs / 2));
}
function assessJob(report, polled, now) {
    if (polled.kind === 'value')
        return assessReading(report, polled.value, now);
    const { detail } = polled;
    if (polled.kind === 'status' && polled.status === 404) {
        return (0,outcome/* outcome */.bu)('unknown', { reason: 'job-disappeared', detail });
    }
    if (!isAboutEveryJob(polled))
        return { kind: 'pending', job: null, problem: detail };
    return { kind: 'rejected', reason: (0,failure_reason/* reasonForFailure */.M)(polled, 'job-disappeared'), detail };
}
function activeMs({ startedAt }, { createdAt }, now) {
    const createdMs = Date.parse(createdAt ?? '') || 0;
    return now.getTime() - Math.max(createdMs, Date.parse(startedAt));
}
function isStalled(report, job, now) {
    return !(0,mintlify_job/* hasEnded */.hY)(job) && activeMs(report, job, now) > stalledMs;
}
function isAboutEveryJob(failure) {
    if (failure.kind !== 'status')
        return failure.kind === 'tls' || failure.kind === 'blocked';
    return failure.status < 400 || [401, 403, 429].includes(failure.status);
}
function assessReading(report, job, now) {
    if (job.id !== report.jobId)
        return { kind: 'pending', job: null, problem: 'the answer was about another job' };
    const mayBeStale = report.requestCount > 1 && (0,state_report/* mayShowPreviousRequest */.vU)(report, now);
    if (!(0,mintlify_job/* hasEnded */.hY)(job) || mayBeStale)
        return { kind: 'pending', job, problem: null };
    return (0,outcome/* outcomeOfEndedJob */.$x)(job);
}

// EXTERNAL MODULE: ./src/conversation/reaction.ts
var conversation_reaction = __webpack_require__(5380);
// EXTERNAL MODULE: ./src/conversation/record.ts
var record = __webpack_require__(5174);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __webpack_require__(4708);
// EXTERNAL MODULE: ./src/words/notes.ts
var notes = __webpack_require__(100);
;// CONCATENATED MODULE: ./src/reconcile/findings.ts









function isSameRequest(state, read) {
    const isSameJob = state.job?.id === read.job?.id && (state.job?.end ?? null) === (read.job?.end ?? null);
    return isSameJob && state.conversation.requestCount === read.conversation.requestCount;
}
function dueReactions({ commands }, end) {
    const reaction = end && (0,conversation_reaction/* reactionTo */.d)(end);
    return commands.flatMap((command) => {
        const own = command.end ?? reaction;
        return own === null ? [] : { ...command, end: own };
    });
}
function applyFindings(before, findings, at) {
    const { read, end, report, reacted } = findings;
    if (!isSameRequest(before, read))
        return null;
    const { run, job, conversation } = end === null ? before : withEnd(before, end, at);
    const isSamePull = job !== null && job.link === (report.pullRequest?.url ?? null);
    const left = conversation.commands.filter(({ id }) => !reacted.includes(id));
    const commands = dueReactions({ commands: left }, end);
    const next = {
        run: { ...run, updatedAt: at.toISOString() },
        job: isSamePull ? { ...job, docsPull: (0,docs_pull/* mergeDocsPull */.jE)(report.docsPull, job.docsPull) } : job,
        conversation: {
            ...conversation,
            commands: left.map((command) => commands.find(({ id }) => id === command.id) ?? command),
            isUnfollowed: conversation.isUnfollowed || report.isUnfollowed,
        },
    };
    return withStatusSeen(next, findings);
}
function withEnd(state, end, at) {
    const report = (0,report_parts/* reportOf */.EI)(state);
    const ended = { ...(0,state_report/* withOutcome */.lt)(report, end, at), tookMs: null };
    const reading = (0,report_parts/* jobPartOf */.sd)(ended);
    return {
        ...state,
        run: { ...state.run, ...(0,report_parts/* runPartOf */.ez)({ ...ended, note: (0,state_report/* joinNotes */.Am)(report.note, noteOfLater(report)) }) },
        job: reading && (0,record/* withReading */.tl)(state.job, reading),
    };
}
function noteOfLater({ result, reason, requests, runId }) {
    const own = requests.filter((request) => request.runId === runId);
    if (reason === 'message-unconfirmed')
        return (0,notes/* unconfirmedNote */.V3)(own.map(({ text }) => text));
    if (reason === 'create-unconfirmed')
        return notes/* otherJobNote */.Gu;
    return !(0,outcome/* isUnfinished */.ui)(result)
        ? (0,notes/* cameToNothingNote */.xX)((0,reasons/* describeReason */.Gk)(reason, result).title ?? 'Mintlify rejected it')
        : null;
}
function withStatusSeen(state, { report, isStatusShown }) {
    const current = (0,report_parts/* statusOf */.c2)(state.conversation);
    const seen = report.commitStatus;
    if (!current || !seen || isStatusShown === null)
        return state;
    const { isShared } = seen;
    const wanted = { ...current, isShared };
    const described = (0,describe_status/* describeCommitStatus */.Lm)({ ...(0,report_parts/* reportOf */.EI)(state), commitStatus: wanted }, wanted).state;
    const isSame = keyOf(wanted) === keyOf(seen) && described === (0,describe_status/* describeCommitStatus */.Lm)(report, seen).state;
    const written = isStatusShown && isSame ? described : null;
    return { ...state, conversation: { ...state.conversation, commitStatus: { ...wanted, written } } };
}
function keyOf({ context, commits, waiver }) {
    return JSON.stringify([context, commits, waiver]);
}

;// CONCATENATED MODULE: ./src/reconcile/follow-docs-pulls.ts



async function follow(conversation, given, { now, maxAgeMs, currentStatus, ports }) {
    const onClose = given.docsPullRules?.onClose ?? 'nothing';
    const isPullOpen = hasOpenPull(given);
    const source = isPullOpen && onClose !== 'nothing' ? await ports.readSource(conversation) : null;
    const sourceState = source === null || source.state === 'merged' ? null : source.state;
    const docsPull = isPullOpen
        ? await ports.lookAfterDocsPull(conversation, given, sourceState)
        : given.docsPull;
    const report = unfollowIfOld({ ...given, docsPull }, { now, maxAgeMs });
    const commitStatus = isStatusOutdated(report) ? await currentStatus() : null;
    const isStatusShown = commitStatus
        ? await ports.correctStatus(conversation, { ...report, commitStatus })
        : null;
    const isDue = isStatusShown === true || isNews(given, report) || isRefreshDue(report, { now, maxAgeMs });
    return { report, isStatusShown, isDue };
}
function unfollowIfOld(report, age) {
    const isWaiting = (0,tracked_conversation/* isOpen */.n)(report) || report.docsPull?.state === 'open' || (0,describe_status/* awaitsMerge */.mp)(report);
    return isWaiting && isTooOld(report, age) ? { ...report, isUnfollowed: true } : report;
}
function isNews(before, after) {
    const known = ({ docsPull, isUnfollowed }) => JSON.stringify([docsPull, isUnfollowed]);
    return known(before) !== known(after);
}

;// CONCATENATED MODULE: ./src/reconcile/publish-update.ts


function noPatience({ signal }) {
    return { waitMs: 0, stop: signal };
}
function whenFound(change) {
    return ({ state, at }) => {
        return state ? change(state, at) : { state: null, value: null };
    };
}
async function publish(tracked, findings, ports) {
    const reactions = await Promise.all(dueReactions(tracked.report, findings.end).map(async (command) => ({
        id: command.id,
        problem: await ports.react(tracked, command, command.end),
    })));
    const reacted = reactions.flatMap(({ id, problem }) => (problem === null ? id : []));
    const all = { ...findings, read: tracked.state, reacted };
    const changed = await ports.conversation.change(whenFound((state, at) => {
        const next = applyFindings(state, all, at);
        return { state: next, value: next !== null };
    }), noPatience(ports));
    const problem = problemOf(changed) ?? reactions.find((one) => one.problem !== null)?.problem ?? null;
    const isWritten = changed.kind === 'written' && changed.value === true;
    const isBusy = changed.kind === 'failed' && changed.reason === 'conversation-busy';
    const isOther = !isWritten && problem === null;
    const latest = changed.kind === 'written' ? (0,tracked_conversation/* withState */.Q)(tracked, changed.state) : tracked;
    const { commentId } = latest.report;
    if (isWritten && commentId !== null)
        await ports.showRun(latest, commentId);
    return { tracked: isOther ? tracked : latest, isWritten, isBusy, problem };
}
function problemOf(changed) {
    if (changed.kind === 'none')
        return changed.problem;
    return changed.kind === 'failed' && changed.reason !== 'conversation-busy' ? changed.problem : null;
}

;// CONCATENATED MODULE: ./src/reconcile/repositories.ts
const segment = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,100}';
const namePattern = new RegExp(`^${segment}/${segment}$`);
const globPattern = /^[A-Za-z0-9._*-]{1,100}\/[A-Za-z0-9._*-]{1,100}$/;
const repositories_all = 'all';
function parseRepositoryChoice(lines) {
    const [names, patterns] = [[], []];
    for (const line of lines) {
        const isPattern = line === repositories_all || (line.includes('*') && globPattern.test(line));
        if (!isPattern && !namePattern.test(line))
            return null;
        (isPattern ? patterns : names).push(line);
    }
    const isOnce = new Set(lines.map((line) => line.toLowerCase())).size === lines.length;
    return isOnce ? { names: names.map(partsOf), patterns } : null;
}
function chooseRepositories({ names, patterns }, own, visible) {
    const here = { ...own, isArchived: false };
    if (names.length + patterns.length === 0)
        return { candidates: [candidateOf(here, true)], unmatched: [] };
    const known = new Map([...visible, here].map((one) => [fullNameOf(one).toLowerCase(), one]));
    const named = names.map((given) => {
        const found = known.get(fullNameOf(given).toLowerCase()) ?? null;
        return { ...(found ? candidateOf(found, true) : { ...given, isNamed: true, known: null }) };
    });
    const isNamed = new Set(named.map((one) => fullNameOf(one).toLowerCase()));
    const tests = patterns.map((text) => ({ text, pattern: toRegExp(text) }));
    const matched = visible.filter((one) => tests.some(({ pattern }) => pattern.test(fullNameOf(one))));
    const others = matched.filter((one) => !isNamed.has(fullNameOf(one).toLowerCase()));
    const isUnmatched = (pattern) => !visible.some((one) => pattern.test(fullNameOf(one)));
    return {
        candidates: [...named, ...others.map((one) => candidateOf(one, false))],
        unmatched: tests.flatMap(({ text, pattern }) => (isUnmatched(pattern) ? text : [])),
    };
}
function fullNameOf({ owner, name }) {
    return `${owner}/${name}`;
}
function candidateOf(known, isNamed) {
    return { owner: known.owner, name: known.name, isNamed, known };
}
function toRegExp(pattern) {
    const text = pattern === repositories_all ? '*/*' : pattern;
    return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\*+/g, '[^/]*')}$`, 'i');
}
function partsOf(line) {
    const [owner = '', name = ''] = line.split('/');
    return { owner, name };
}

// EXTERNAL MODULE: ./src/agent/create-job.ts
var create_job = __webpack_require__(1443);
// EXTERNAL MODULE: ./src/agent/send-message.ts
var send_message = __webpack_require__(5801);
// EXTERNAL MODULE: ./src/agent/start-job.ts
var start_job = __webpack_require__(3019);
// EXTERNAL MODULE: ./src/conversation/claims.ts
var claims = __webpack_require__(1814);
// EXTERNAL MODULE: ./src/conversation/held-claim.ts
var held_claim = __webpack_require__(1801);
// EXTERNAL MODULE: ./src/conversation/lock.ts
var lock = __webpack_require__(188);
// EXTERNAL MODULE: ./src/conversation/queue.ts
var queue = __webpack_require__(7668);
// EXTERNAL MODULE: ./src/gates/may-still-ask.ts
var may_still_ask = __webpack_require__(7706);
// EXTERNAL MODULE: ./src/agent/start-plan.ts
var start_plan = __webpack_require__(8405);
;// CONCATENATED MODULE: ./src/reconcile/queued.ts







function withoutRefused(state, refused) {
    const { queue, claim } = state.conversation;
    const waits = ({ entry }) => queue.some(({ id }) => id === entry.id) && claim?.queued.includes(entry.id) !== true;
    return refused.filter(waits).reduce(takeOut, state);
}
function takeOut({ run, job, conversation }, { entry, why, isTold }) {
    const { id, command, request } = entry;
    const { queue, handled, commands } = conversation;
    return {
        run: { ...run, note: (0,state_report/* joinNotes */.Am)(run.note, (0,notes/* refusedNote */.HS)(request, why)) },
        job,
        conversation: {
            ...conversation,
            queue: queue.filter((other) => other.id !== id),
            handled: [...handled.filter((one) => one.id !== id), { id, how: 'refused' }],
            commands: command && !isTold ? [...commands, { ...command, end: 'confused' }] : commands,
        },
    };
}
function claimQueue(state, at, rules) {
    const { conversation, job } = state;
    const due = (0,queue/* dueIn */.M_)(conversation.queue, at).filter(({ id }) => rules.allowed.includes(id));
    const entries = rules.isSingle ? due.slice(0, 1) : due;
    if (entries.length === 0 || conversation.claim !== null || !isSameRequest(state, rules.read))
        return null;
    const isReplaceable = conversation.createUnconfirmedAt === null;
    const replaced = isReplaceable ? (0,start_plan/* noteOfReplaced */.U)(job?.status ?? null) : null;
    const jobId = replaced === null ? (job?.id ?? null) : null;
    if (jobId === null && !isReplaceable)
        return null;
    const claim = {
        ...{ nonce: rules.nonce, until: rules.until, isCreate: jobId === null },
        ...{ id: null, request: '' },
        ...{ queued: entries.map(({ id }) => id), command: null },
    };
    return { claim, entries, state: (0,claims/* withClaim */.dL)(state, claim), jobId, note: replaced, isReplaceable };
}
function ownRunOf({ claimed, claim, delivery, started, now }, current) {
    const { entries, state } = claimed;
    const { requestCount } = state.conversation;
    const commands = delivery === 'unknown' ? entries.flatMap(({ command }) => command ?? []) : [];
    const nothing = {
        request: null,
        command: null,
        commandEnds: commands.map((command) => ({
            id: command.id,
            next: { ...command, end: 'confused' },
        })),
        status: null,
        docsPullRules: null,
        isUnsent: false,
    };
    if (started === null)
        return { ...nothing, run: current.run, job: null, claim, delivery, requestCount };
    const report = (0,state_report/* withStart */.n_)((0,report_parts/* reportOf */.EI)({ ...state, conversation: report_parts/* emptyConversation */.$3 }), {
        ...started,
        isNewRequest: true,
        at: now,
    });
    const job = (0,report_parts/* jobPartOf */.sd)({ ...(started.job ? (0,state_report/* withJob */.ec)(report, started.job) : report), jobEnd: null });
    const isKnown = delivery === 'done';
    const told = isKnown ? started.note : (0,notes/* unconfirmedNote */.V3)(entries.map(({ request }) => request));
    const last = entries.at(-1);
    const at = now.toISOString();
    const run = (0,report_parts/* runPartOf */.ez)({
        ...report,
        ...(last && {
            runId: last.runId,
            askedBy: last.askedBy,
            isCommand: last.command !== null,
            runAttempt: 1,
        }),
        ...{
            result: isKnown ? 'running' : 'unknown',
            reason: isKnown ? null : 'message-unconfirmed',
            detail: null,
        },
        ...{ tookMs: null, startedAt: at, updatedAt: at, commentId: null },
        note: (0,state_report/* joinNotes */.Am)(state.run.note, told),
    });
    return { ...nothing, run, job, claim, delivery, requestCount };
}

;// CONCATENATED MODULE: ./src/reconcile/send-queued.ts
















const unconfirmedText = "Mintlify didn't confirm the queued requests, so it isn't known whether they arrived.";
async function sendQueued(tracked, ports) {
    const due = (0,queue/* dueIn */.M_)(tracked.state.conversation.queue, ports.clock.now());
    if (due.length === 0)
        return { tracked, sent: 0, problem: null };
    const { allowed, refused } = await askPermissions(tracked, due, ports);
    const sending = { tracked, allowed, refused, isSingle: false, ports };
    return sendNext(sending);
}
async function askPermissions(tracked, due, ports) {
    const asked = await Promise.all(due.map(async (entry) => {
        const isAllowed = await (0,may_still_ask.mayStillAsk)(entry, (login) => ports.permissionOf(tracked, login));
        return { entry, isAllowed };
    }));
    const less = asked.flatMap(({ entry, isAllowed }) => (isAllowed === false ? entry : []));
    return {
        allowed: asked.flatMap(({ entry, isAllowed }) => (isAllowed === true ? entry.id : [])),
        refused: await Promise.all(less.map((entry) => refuse(entry, (0,notes/* lostPermissionText */.Xy)(entry.askedBy), { tracked, ports }))),
    };
}
async function refuse(entry, why, { tracked, ports }) {
    const { command } = entry;
    const problem = command && (await ports.react(tracked, command, 'confused'));
    return { entry, why, isTold: problem === null };
}
async function sendNext(sending) {
    const { tracked, allowed, refused, isSingle, ports } = sending;
    const { clock, conversation, sendTimeoutMs } = ports;
    if (allowed.length + refused.length === 0)
        return { tracked, sent: 0, problem: null };
    const since = (0,lock/* markNow */.Ko)(clock);
    const nonce = ports.nonce();
    const changed = await conversation.change(whenFound((state, at) => {
        const left = withoutRefused(state, refused);
        const until = (0,held_claim/* claimUntil */.r)(at, sendTimeoutMs);
        const claimed = claimQueue(left, at, { read: tracked.state, allowed, isSingle, nonce, until });
        return { state: claimed?.state ?? (left === state ? null : left), value: claimed };
    }), noPatience(ports));
    const latest = latestOf(tracked, changed);
    const claimed = changed.kind === 'written' ? changed.value : null;
    if (!claimed)
        return { tracked: latest, sent: 0, problem: problemOf(changed) };
    const patience = () => noPatience(ports);
    const held = (0,held_claim/* holdClaim */.S)(claimed.claim, since, {
        conversation,
        isWritten: true,
        clock,
        sendTimeoutMs,
        patience,
    });
    const start = await startClaimed(claimed, held, ports);
    return settleStart(start, { claimed, held, sending: { ...sending, tracked: latest, refused: [] } });
}
async function startClaimed(claimed, held, ports) {
    const { jobId, entries, note, isReplaceable } = claimed;
    const { mayTry, becomeCreate } = held;
    const { clock, signal: cancelled } = ports;
    const startPorts = {
        service: ports,
        clock,
        tries: { mayTry, maxUnavailableMs: budgets/* maxUnavailableInReconcileMs */.WX },
        maxUnreadMs: 0,
        becomeCreate,
        cancelled,
        onReading: ignore,
        log: ignore,
    };
    const prompt = (0,queue/* joinRequests */.JJ)(entries, null);
    const create = (why) => ({ kind: 'create', note: why, id: '' });
    if (jobId === null)
        return (0,start_job/* startJob */._)(create(note), prompt, startPorts);
    const start = await (0,start_job/* startJob */._)({ kind: 'message', jobId, isReplaceable: false, id: '' }, prompt, startPorts);
    const why = (0,create_job/* isRefused */.H0)(start) ? await (0,send_message/* whyReplaced */.TL)(jobId, ports) : null;
    if (why === null)
        return start;
    const mayCreate = isReplaceable && (await becomeCreate());
    return mayCreate ? (0,start_job/* startJob */._)(create(why), prompt, startPorts) : { kind: 'busy', jobId, job: null };
}
async function settleStart(start, sent) {
    const { claimed, sending } = sent;
    if (start.kind === 'started') {
        const { state, isNewJob, note } = start;
        const isUncertain = state.pendingMessage?.isDeliveryUncertain === true;
        const started = { jobId: state.jobId, job: isUncertain ? null : state.job, isNewJob, note };
        return writeSent(sent, { delivery: isUncertain ? 'unknown' : 'done', started });
    }
    if ((0,create_job/* isInDoubt */.cd)(start))
        return writeSent(sent, { delivery: 'unknown', started: null });
    const [entry] = claimed.entries;
    const isLast = claimed.entries.length === 1;
    const isOfRequest = (0,create_job/* isRefused */.H0)(start) && entry !== undefined;
    const refused = isOfRequest && isLast ? [await refuse(entry, whyOf(start), sending)] : [];
    const given = await giveBack(sent, refused);
    if (!given.isWritten || !isOfRequest)
        return { ...given, sent: 0, problem: given.problem ?? problemOfStart(start) };
    const gone = refused.map((one) => one.entry.id);
    const allowed = sending.allowed.filter((id) => !gone.includes(id));
    return sendNext({ ...sending, tracked: given.tracked, allowed, isSingle: true });
}
async function giveBack({ held, sending: { tracked, ports } }, refused) {
    const { nonce } = held.claim();
    const changed = await ports.conversation.change(whenFound((state) => ({ state: withoutRefused((0,claims/* withoutClaim */["do"])(state, nonce), refused), value: null })), recordPatience(ports));
    return {
        tracked: latestOf(tracked, changed),
        isWritten: changed.kind === 'written',
        problem: problemOf(changed),
    };
}
async function writeSent({ claimed, held, sending: { tracked, ports } }, known) {
    const delivered = { ...known, claimed, claim: held.claim(), now: ports.clock.now() };
    const change = ({ read, at }) => {
        const before = read ?? (0,claims/* firstState */.o0)(claimed.state);
        return { state: (0,record/* record */.g1)(before, ownRunOf(delivered, before), at), value: null };
    };
    const changed = await ports.conversation.change(change, recordPatience(ports));
    const isKnown = known.delivery === 'done';
    const problem = isKnown ? null : unconfirmedText;
    return {
        tracked: latestOf(tracked, changed),
        sent: isKnown ? claimed.entries.length : 0,
        problem: (0,base_escape/* joinSentences */.DP)([problem, changed.kind === 'failed' ? changed.problem : null]) || null,
    };
}
function recordPatience({ signal }) {
    return { waitMs: budgets/* claimWriteMs */.gu, stop: signal };
}
function latestOf(tracked, changed) {
    return changed.kind === 'written' ? (0,tracked_conversation/* withState */.Q)(tracked, changed.state) : tracked;
}
function problemOfStart(start) {
    if (start.kind === 'busy')
        return null;
    const { reason } = start;
    return (0,base_escape/* joinSentences */.DP)([`The queued requests weren't sent: ${whyOf(start)}`, (0,reasons/* describeReason */.Gk)(reason).next]);
}
function whyOf({ reason, detail }) {
    const { title } = (0,reasons/* describeReason */.Gk)(reason);
    return (0,base_escape/* joinSentences */.DP)([
        `${title ?? 'Mintlify rejected them'}.`,
        detail && `Details: ${detail.replace(/\.$/, '')}.`,
    ]);
}
function ignore() {
}

;// CONCATENATED MODULE: ./src/reconcile/wake-up.ts


function wakeUpOf({ eventName, repository, trigger }) {
    if (eventName === 'repository_dispatch' || eventName === 'workflow_dispatch')
        return { pull: null };
    const isPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
    if (!isPullRequest || trigger.kind !== 'pull-request')
        return null;
    if (trigger.isCrossRepository)
        return { pull: null };
    const { number, headRef: branch } = trigger.pullRequest;
    return { pull: { repository: fullNameOf(repository), number, branch } };
}
function isAboutToEnd(job, { pullRequest: told }, { pull }) {
    if ((0,mintlify_job/* hasEnded */.hY)(job))
        return false;
    const link = job.pullRequest;
    if (link && link.url !== told?.url)
        return true;
    if (!pull)
        return false;
    const isOfEvent = link?.number === pull.number && isSameName(link.repository, pull.repository);
    const isBranch = pull.branch !== null && job.ref === pull.branch;
    return isOfEvent || (isBranch && isSameName(job.repository, pull.repository));
}
function isSameName(a, b) {
    return a?.toLowerCase() === b.toLowerCase();
}

;// CONCATENATED MODULE: ./src/reconcile/check-jobs.ts











async function check(tracked, maxAgeMs, ports) {
    const checked = await checkJob(tracked, { maxAgeMs, ports });
    return checked.kind === 'checked' && mayBeSent(checked) ? sendWaiting(checked, ports) : checked;
}
function mayBeSent({ tracked: { report } }) {
    return (0,state_report/* hasQueue */.ut)(report) && !(0,tracked_conversation/* isOpen */.n)(report);
}
async function sendWaiting(checked, ports) {
    const { tracked, sent, problem } = await sendQueued(checked.tracked, ports);
    const { report, scope } = tracked;
    if (sent > 0)
        ports.log(`#${scope.issueNumber}: sent ${(0,format/* countedText */.oA)(sent, 'queued request')} to the agent`);
    if (sent === 0 && problem === null)
        return { ...checked, tracked };
    const known = checked.update ?? describe(tracked);
    const update = {
        ...known,
        jobId: report.jobId ?? known.jobId,
        status: sent > 0 ? report.status : known.status,
        sent,
        problem: known.problem ?? problem,
    };
    return { ...checked, tracked, update: sent > 0 ? { ...update, result: null, isFinished: false } : update };
}
async function checkJob(tracked, pass) {
    const { report } = tracked;
    const { ports } = pass;
    if (!(0,tracked_conversation/* isOpen */.n)(report))
        return lookOn(tracked, pass);
    const finding = assessJob(report, await ports.getJob(report.jobId ?? ''), ports.clock.now());
    if (finding.kind === 'rejected')
        return finding;
    return finding.kind === 'pending' ? keepOpen(tracked, finding, pass) : finish(tracked, finding, pass);
}
async function keepOpen(tracked, { job, problem }, pass) {
    const isHanging = job !== null && logIfStalled(tracked, job, pass.ports);
    const written = await followAndPublish(tracked, pass);
    const update = {
        ...describe(tracked),
        status: job?.status ?? null,
        result: null,
        problem: problem ?? written.problem,
        isStalled: isHanging,
    };
    return { kind: 'checked', tracked: written.tracked, update, followed: null, job };
}
async function finish(tracked, end, pass) {
    const { ports } = pass;
    const { issueNumber } = tracked.scope;
    const status = end.job?.status ?? null;
    const known = { ...describe(tracked), status };
    const { isWritten, isBusy, problem, tracked: latest } = await publishEnd(tracked, end, pass);
    if (!isWritten && problem === null) {
        ports.log(`#${issueNumber}: ${isBusy ? 'a run is at work here' : 'a newer request has the comment'}`);
        return { kind: 'checked', tracked, update: known, followed: null };
    }
    ports.log(`#${issueNumber}: job ${known.jobId} ${status ?? "wasn't found"}`);
    const { report } = latest;
    const update = {
        ...known,
        prLink: end.job?.pullRequest?.url ?? known.prLink,
        docsState: report.docsPull?.state ?? null,
        result: end.result,
        isFinished: isWritten && !(0,state_report/* hasQueue */.ut)(report),
        problem,
    };
    return { kind: 'checked', tracked: latest, update, followed: null };
}
async function publishEnd(tracked, end, { maxAgeMs, ports }) {
    const look = lookOnce(tracked, ports);
    const { isCurrent, problem } = await look();
    if (!isCurrent)
        return { tracked, isWritten: false, isBusy: false, problem };
    const now = ports.clock.now();
    const ended = { ...(0,state_report/* withOutcome */.lt)(tracked.report, end, now), tookMs: null };
    const currentStatus = async () => (await look()).commitStatus;
    const followed = await follow(tracked, ended, { now, maxAgeMs, currentStatus, ports });
    return publish(tracked, { ...followed, end }, ports);
}
async function lookOn(before, pass) {
    const { tracked, problem } = await followAndPublish(before, pass);
    const { scope, url: commentUrl, report } = tracked;
    const link = report.pullRequest;
    if (!link || !hasOpenPull(before.report))
        return { kind: 'checked', tracked, update: null, followed: null };
    const state = report.docsPull?.state ?? null;
    const isChanged = state !== (before.report.docsPull?.state ?? null);
    if (isChanged)
        pass.ports.log(`#${scope.issueNumber}: ${link.repository}#${link.number} is ${state ?? 'not known'}`);
    const repository = fullNameOf(tracked.repository);
    const known = { repository, issueNumber: scope.issueNumber, commentUrl, prLink: link.url };
    const followed = { ...known, state, isChanged, isUnfollowed: report.isUnfollowed, problem };
    return { kind: 'checked', tracked, update: null, followed };
}
async function followAndPublish(tracked, { maxAgeMs, ports }) {
    const look = lookOnce(tracked, ports);
    const currentStatus = async () => (await look()).commitStatus;
    const now = ports.clock.now();
    const followed = await follow(tracked, tracked.report, { now, maxAgeMs, currentStatus, ports });
    const seen = { tracked: { ...tracked, report: followed.report }, problem: null };
    if (!followed.isDue && !isUnsettled(tracked.report))
        return seen;
    const written = await publish(tracked, { ...followed, end: null }, ports);
    return written.isWritten ? written : { ...seen, problem: written.problem };
}
function lookOnce(tracked, { conversation }) {
    return (0,once/* once */.O)(async () => {
        const found = await conversation.look();
        if (found.kind !== 'seen')
            return { isCurrent: false, commitStatus: null, problem: found.problem };
        const { state } = found.seen;
        if (state === null || !isSameRequest(state, tracked.state))
            return { isCurrent: false, commitStatus: null, problem: null };
        const { commitStatus } = (0,tracked_conversation/* withState */.Q)(tracked, state).report;
        return { isCurrent: true, commitStatus, problem: null };
    });
}
function describe({ repository, scope: { issueNumber }, report, url: commentUrl }) {
    const { jobId, pullRequest, docsPull } = report;
    const nothing = { status: null, result: null, problem: null, isStalled: false, isFinished: false, sent: 0 };
    const prLink = pullRequest?.url ?? null;
    return {
        repository: fullNameOf(repository),
        issueNumber,
        jobId: jobId ?? '',
        commentUrl,
        prLink,
        docsState: docsPull?.state ?? null,
        ...nothing,
    };
}
function logIfStalled({ report, scope: { issueNumber } }, job, { clock, log }) {
    const now = clock.now();
    if (!isStalled(report, job, now))
        return false;
    const age = (0,format/* durationText */.S5)(activeMs(report, job, now));
    log(`#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`);
    return true;
}
const lookAgainIntervalMs = 5_000;
const maxLookAgainMs = 90_000;
async function lookAgain(first, { look, ports }) {
    const { clock } = ports;
    const { wakeUp, startMs, maxAgeMs, signal } = look;
    let last = first;
    while (wakeUp && last.job && isAboutToEnd(last.job, first.tracked.report, wakeUp)) {
        if (clock.elapsedMs() + lookAgainIntervalMs - startMs > maxLookAgainMs)
            return last;
        await clock.sleep(lookAgainIntervalMs, signal);
        if (signal.aborted)
            return last;
        const next = await check(last.tracked, maxAgeMs, ports);
        if (next.kind === 'rejected')
            return next;
        last = next.job === null ? { ...next, job: last.job } : next;
    }
    return last;
}

;// CONCATENATED MODULE: ./src/reconcile/list-conversations.ts

const maxConcurrency = 20;
async function listRepositories(candidates, { listConversations }, mayGoOn) {
    const listings = new Map();
    await sideBySide(candidates, { count: maxConcurrency, mayGoOn }, async (candidate) => {
        const isArchived = candidate.known?.isArchived === true;
        listings.set(candidate, isArchived ? { kind: 'archived' } : await listConversations(candidate));
    });
    const seen = new Set();
    return candidates.map((candidate) => {
        const listing = listings.get(candidate) ?? null;
        const conversations = listing?.kind === 'listed' ? listing.conversations : [];
        const id = conversations[0]?.repository.id;
        const isSeen = id !== undefined && seen.has(id);
        if (id !== undefined)
            seen.add(id);
        return { candidate, listing, found: isSeen ? [] : firstOfEach(conversations) };
    });
}
function firstOfEach(conversations) {
    const first = new Map();
    for (const conversation of conversations) {
        const name = `${conversation.scope.issueNumber} ${conversation.scope.key}`;
        const other = first.get(name);
        if (!other || conversation.commentId < other.commentId)
            first.set(name, conversation);
    }
    return [...first.values()];
}

;// CONCATENATED MODULE: ./src/reconcile/outcomes.ts


const outcomes_dayMs = 24 * 3_600_000;
function countOutcomes(reports, now) {
    const withJob = reports.filter(({ jobId }) => jobId !== null);
    const opened = withJob.filter(({ pullRequest }) => pullRequest !== null);
    const inState = (state) => opened.filter(({ docsPull }) => (docsPull?.state ?? null) === state);
    const [open, merged, closed, unknown] = [
        inState('open'),
        inState('merged'),
        inState('closed'),
        inState(null),
    ];
    const openDays = open.flatMap((report) => daysOpen(report, now) ?? []);
    const known = opened.length - unknown.length;
    return {
        jobs: withJob.length,
        requests: sum(withJob.map(({ requestCount }) => requestCount)),
        docsPullRequests: {
            opened: opened.length,
            open: open.length,
            merged: merged.length,
            closed: closed.length,
            unknown: unknown.length,
        },
        openDays: openDays.length === 0 ? null : { median: medianOf(openDays), longest: Math.max(...openDays) },
        medianDaysToMerge: nullable(merged.flatMap((report) => daysOpen(report, now) ?? []), medianOf),
        requestsPerMerged: nullable(merged.map(({ requestCount }) => requestCount), (requests) => round(sum(requests) / requests.length)),
        mergedShare: known === 0 ? null : round(merged.length / known),
    };
}
function outcomesSection(outcomes) {
    if (outcomes.jobs === 0)
        return null;
    const { docsPullRequests: pulls } = outcomes;
    const rows = [
        ['Merged', pulls.merged],
        ['Closed without being merged', pulls.closed],
        ['Open', pulls.open],
        ['State unknown', pulls.unknown],
    ];
    const table = rows.map(([state, count]) => `| ${state} | ${(0,format/* countText */.lT)(count)} |`);
    return (0,base_escape/* joinParagraphs */.ml)([
        `### ${(0,format/* countedText */.oA)(pulls.opened, 'docs pull request')} opened`,
        pulls.opened === 0 ? null : ['| State | Count |', '|---|--:|', ...table].join('\n'),
        timesText(outcomes),
        workText(outcomes),
    ]);
}
function timesText({ mergedShare, openDays, docsPullRequests: { unknown } }) {
    const all = unknown === 0 ? 'them' : 'those with a known state';
    const text = (0,base_escape/* joinSentences */.DP)([
        mergedShare === null ? null : `${Math.round(mergedShare * 100)}% of ${all} were merged.`,
        openDays &&
            `The open ones have been open for ${countedDays(openDays.median)} (median), ${countedDays(openDays.longest)} at most.`,
    ]);
    return text === '' ? null : text;
}
function workText({ jobs, requests, medianDaysToMerge, requestsPerMerged }) {
    const conversations = (0,format/* countedText */.oA)(jobs, 'conversation');
    const all = `${conversations} with an agent job made ${(0,format/* countedText */.oA)(requests, 'request')}.`;
    if (medianDaysToMerge === null || requestsPerMerged === null)
        return all;
    return `${all} A merged docs pull request took ${countedDays(medianDaysToMerge)} (median) and ${requestsPerMerged === 1 ? '1 request' : `${requestsPerMerged} requests`} (average).`;
}
function countedDays(days) {
    if (days === 0)
        return 'less than a day';
    return days === 1 ? '1 day' : `${days} days`;
}
function daysOpen({ docsPull }, now) {
    if (!docsPull?.openedAt)
        return null;
    const endMs = docsPull.endedAt === null ? now.getTime() : Date.parse(docsPull.endedAt);
    return Math.max(0, Math.floor((endMs - Date.parse(docsPull.openedAt)) / outcomes_dayMs));
}
function nullable(values, combine) {
    return values.length === 0 ? null : combine(values);
}
function medianOf(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    const [low = 0, high = low] = Number.isInteger(middle)
        ? sorted.slice(middle - 1)
        : sorted.slice(Math.floor(middle));
    return Number.isInteger(middle) ? (low + high) / 2 : low;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function round(value) {
    return Math.round(value * 100) / 100;
}

// EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
var pull_request_link = __webpack_require__(4716);
// EXTERNAL MODULE: ./src/words/annotation.ts
var annotation = __webpack_require__(4908);
// EXTERNAL MODULE: ./src/words/pull-request-text.ts
var pull_request_text = __webpack_require__(2160);
// EXTERNAL MODULE: ./src/words/status.ts + 1 modules
var words_status = __webpack_require__(5001);
;// CONCATENATED MODULE: ./src/reconcile/repository-updates.ts



const repositoryStates = (/* unused pure expression or super */ null && (['done', 'partial', 'archived', 'unreadable', 'empty', 'left']));
function describeRepository(result) {
    const { candidate, listing, updates, followed, waiting, left } = result;
    const finished = updates.filter(({ isFinished }) => isFinished).length;
    const problems = [...updates, ...followed].flatMap(({ problem }) => problem ?? []);
    const listProblem = listing === null || listing.kind === 'archived' ? null : listing.problem;
    return {
        repository: fullNameOf(candidate),
        state: stateOf(result, listProblem !== null || problems.length > 0),
        checked: updates.length,
        finished,
        pending: updates.length - finished + waiting + left,
        sent: countSent(updates),
        problem: listProblem ?? problems[0] ?? null,
    };
}
function stateOf({ listing, updates, followed, left }, hasProblem) {
    if (listing === null)
        return 'left';
    if (listing.kind !== 'listed')
        return listing.kind;
    if (hasProblem)
        return 'partial';
    if (left > 0)
        return updates.length + followed.length === 0 ? 'left' : 'partial';
    return listing.conversations.length === 0 ? 'empty' : 'done';
}
function listProblemOf({ candidate, listing }) {
    if (listing?.kind === 'archived')
        return `\`${fullNameOf(candidate)}\` is archived, so its comments can't be updated.`;
    return listing?.problem ?? null;
}
function isRead({ candidate, listing }) {
    if (listing?.kind === 'listed')
        return listing.problem === null;
    return listing?.kind === 'archived' || (listing?.kind === 'unreadable' && !candidate.isNamed);
}
function isTroubled(result) {
    return !isRead(result) || ['partial', 'left'].includes(describeRepository(result).state);
}
function repositoryLines({ repositories, followed }) {
    if (repositories.length < 2)
        return [];
    const { told, others } = sortUpdates({ repositories, followed });
    const lines = told.map((one) => {
        const done = doneText(one, followed);
        return `${one.repository}: ${(0,base_escape/* joinSentences */.DP)([done && `${done}.`, one.problem])}`;
    });
    return others === null ? lines : [...lines, others];
}
function tableOfRepositories({ repositories, followed }) {
    if (repositories.length < 2)
        return null;
    const { told, others } = sortUpdates({ repositories, followed });
    const rows = told.map((one) => {
        const note = one.problem === null ? '\u2013' : (0,base_escape/* toCode */.Xt)(one.problem, 500);
        return `| ${(0,base_escape/* toEntities */.LW)(one.repository)} | ${icons[one.state]}&nbsp;${one.state} | ${doneText(one, followed) ?? '\u2013'} | ${note} |`;
    });
    const table = ['| Repository | State | What was done | Note |', '|---|---|---|---|', ...rows].join('\n');
    return [rows.length === 0 ? null : table, others].filter(Boolean).join('\n\n');
}
const icons = {
    done: '\u2705',
    partial: '\u26a0\ufe0f',
    archived: '\ud83d\uddc4\ufe0f',
    unreadable: '\u26a0\ufe0f',
    empty: '\u26aa',
    left: '\u23f3',
};
function doneText({ repository, finished, pending, sent }, followed) {
    const pulls = followed.filter((one) => one.repository === repository).length;
    const open = finished + pending;
    const texts = [
        open > 0 && `finished ${(0,format/* countText */.lT)(finished)} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`,
        ...sentText(sent),
        pulls > 0 && `followed ${(0,format/* countedText */.oA)(pulls, 'docs pull request')}`,
    ];
    return texts.filter(Boolean).join(', ') || null;
}
function countSent(updates) {
    return updates.reduce((sum, { sent }) => sum + sent, 0);
}
function sentText(sent) {
    return sent === 0 ? [] : [`sent ${(0,format/* countedText */.oA)(sent, 'queued request')}`];
}
const otherTexts = [
    ['done', 'unchanged'],
    ['empty', 'without comments of this action'],
    ['archived', 'archived'],
    ['left', 'left for the next run'],
];
function sortUpdates({ repositories, followed }) {
    const changed = new Set(followed.flatMap((one) => (isChange(one) ? one.repository : [])));
    const isTold = ({ state, checked, pending, repository }) => ['partial', 'unreadable'].includes(state) ||
        (state === 'done' && checked + pending > 0) ||
        changed.has(repository);
    const rest = repositories.filter((one) => !isTold(one));
    const counts = otherTexts.flatMap(([state, text]) => {
        const { length } = rest.filter((one) => one.state === state);
        return length === 0 ? [] : `${(0,format/* countText */.lT)(length)} ${text}`;
    });
    const others = `${(0,format/* countedText */.oA)(rest.length, 'other repository', 'other repositories')}: ${counts.join(', ')}.`;
    return { told: repositories.filter(isTold), others: rest.length === 0 ? null : others };
}
function isChange({ isChanged, isUnfollowed }) {
    return isChanged || isUnfollowed;
}

;// CONCATENATED MODULE: ./src/reconcile/reconcile-report.ts









const failableReconcileResults = ['partial', 'rejected'];
const reconcile_report_icons = { done: '\u2705', partial: '\u26a0\ufe0f', rejected: '\u26d4' };
function reconcileMessage(report) {
    const { reason, detail } = report;
    const { text, next } = adviceFor(report);
    return (0,base_escape/* joinSentences */.DP)([`${titleOf(report)}.`, text, reason === null ? detail : (0,annotation.detailSentence)(detail), next]);
}
function renderReconcileSummary(report) {
    const { reason, detail, unverified, updates, outcomes } = report;
    const { text, next } = adviceFor(report);
    const paragraphs = (0,base_escape/* joinParagraphs */.ml)([
        `## ${titleOf(report)}`,
        text,
        reason === null ? detail && (0,base_escape/* toProse */.HK)(detail) : (0,base_escape/* detailLine */.mr)(detail),
        next,
        tableOfRepositories(report),
        updates.length === 0 ? null : tableOf(report),
        tableOfFollowed(report),
        outcomes && outcomesSection(outcomes),
        unverified === 0 ? null : unverifiedText(unverified),
    ]);
    return `${paragraphs}\n`;
}
function countFinished({ updates }) {
    return updates.filter(({ isFinished }) => isFinished).length;
}
function unverifiedText(unverified) {
    return `Skipped: ${(0,format/* countedText */.oA)(unverified, 'comment')} whose signature doesn't match this \`state-secret\` or \`api-key\`.`;
}
function titleOf(report) {
    const { result, reason } = report;
    return `${reconcile_report_icons[result]} ${result === 'rejected' ? (0,words_status/* rejectionTitle */.sS)(reason) : progressText(report)}`;
}
function progressText(report) {
    const { result, updates, followed, waiting, left } = report;
    const open = updates.length + waiting + left;
    const seen = (0,format/* countedText */.oA)(followed.length, 'docs pull request');
    if (open === 0 && followed.length > 0)
        return `Followed ${seen}`;
    if (open === 0)
        return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated';
    return [
        `Finished ${(0,format/* countText */.lT)(countFinished(report))} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`,
        ...sentText(countSent(updates)),
        ...(followed.length === 0 ? [] : [`followed ${seen}`]),
    ].join(', ');
}
function adviceFor({ result, reason, updates, followed, left, repositories }) {
    const { text, next } = (0,reasons/* describeReason */.Gk)(reason);
    const troubled = [...updates, ...followed].filter(({ problem }) => problem !== null).length;
    const trouble = troubled > 0 ? `Not updated, or only in part: ${(0,format/* countedText */.oA)(troubled, 'conversation')}.` : null;
    const unread = repositories.filter(({ state }) => state === 'unreadable').length;
    const notRead = unread > 0 && repositories.length > 1
        ? `Not readable: ${(0,format/* countedText */.oA)(unread, 'repository', 'repositories')}.`
        : null;
    return {
        text: (0,base_escape/* joinSentences */.DP)([text, trouble, notRead, leftText(left, repositories)]) || null,
        next: next ?? (result === 'done' ? null : 'Run the workflow again.'),
    };
}
function leftText(left, repositories) {
    const unseen = repositories.filter(({ state, pending }) => state === 'left' && pending === 0).length;
    const texts = [
        left > 0 && (0,format/* countedText */.oA)(left, 'conversation'),
        unseen > 0 && (0,format/* countedText */.oA)(unseen, 'repository', 'repositories'),
    ];
    const all = texts.filter(Boolean).join(' and ');
    return all === '' ? null : `Left for the next run: ${all}.`;
}
function tableOf({ updates, repositories }) {
    const rows = updates.map((update) => `| ${linkCell(update, repositories)} | ${stateCell(update)} | ${noteCell(update)} | ${(0,base_escape/* toCode */.Xt)(update.jobId)} |`);
    return ['| Comment | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n');
}
function tableOfFollowed({ followed, repositories }) {
    const told = followed.filter(({ isChanged, isUnfollowed, problem }) => isChanged || isUnfollowed || problem !== null);
    if (told.length === 0)
        return null;
    const rows = told.map((pull) => `| ${linkCell(pull, repositories)} | ${pullCell(pull)} | ${followedText(pull)} |`);
    const others = followed.length - told.length;
    return (0,base_escape/* joinParagraphs */.ml)([
        ['| Comment | Docs pull request | State |', '|---|---|---|', ...rows].join('\n'),
        others === 0 ? null : `No change: ${(0,format/* countedText */.oA)(others, 'docs pull request')}.`,
    ]);
}
function pullCell({ prLink, commentUrl }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m0)(prLink);
    return link ? (0,pull_request_text/* linkTo */.u)(link, commentUrl) : '\u2013';
}
function followedText({ state, isUnfollowed, problem }) {
    const text = isUnfollowed ? 'no longer followed' : (state ?? 'not known');
    return problem === null ? text : `${text}; ${(0,base_escape/* toCode */.Xt)(problem, 500)}`;
}
function linkCell({ repository, issueNumber, commentUrl, }, { length }) {
    const name = length > 1 ? repository : '';
    return `[Comment on ${(0,base_escape/* toEntities */.LW)(`${name}#${issueNumber}`)}](${commentUrl})`;
}
function stateCell({ result, status, isStalled }) {
    if (isStalled)
        return '\u26a0\ufe0f&nbsp;stalled';
    if (result === null && status === null)
        return `${(0,words_status/* iconOf */.ZG)('unknown')}&nbsp;unknown`;
    return `${(0,words_status/* iconOf */.ZG)(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'working'}`;
}
function noteCell({ prLink, problem, isStalled, sent, commentUrl }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m0)(prLink);
    if (!link && problem === null && !isStalled && sent === 0)
        return '\u2013';
    return (0,base_escape/* joinSentences */.DP)([
        link && (0,pull_request_text/* linkTo */.u)(link, commentUrl),
        sent === 0 ? null : `${(0,format/* countedText */.oA)(sent, 'queued request')} sent.`,
        problem === null ? null : (0,base_escape/* toCode */.Xt)(problem, 500),
        isStalled ? 'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.' : null,
    ]);
}

;// CONCATENATED MODULE: ./src/reconcile/rounds.ts

function inRounds(conversations) {
    const byRepository = Map.groupBy(conversations.toSorted(byQuiet), ({ repository }) => repository.id);
    const queues = [...byRepository.values()].map(jobsFirst);
    const rounds = Math.max(0, ...queues.map(({ length }) => length));
    const inRound = (round) => queues.flatMap((queue) => queue[round] ?? []).toSorted(byQuiet);
    return Array.from({ length: rounds }, (_, round) => inRound(round)).flat();
}
function jobsFirst(conversations) {
    const jobs = conversations.filter(({ report }) => (0,tracked_conversation/* isOpen */.n)(report));
    return [...jobs, ...conversations.filter(({ report }) => !(0,tracked_conversation/* isOpen */.n)(report))];
}
function byQuiet(a, b) {
    return a.report.updatedAt.localeCompare(b.report.updatedAt);
}

;// CONCATENATED MODULE: ./src/reconcile/reconcile.ts















const reconcile_maxConcurrency = 10;
async function reconcile(task, ports) {
    const { clock, signal, rateLimit } = ports;
    const startMs = clock.elapsedMs();
    const mayGoOn = () => !signal.aborted && clock.elapsedMs() - startMs < budgets/* maxTakingOnMs */.eC && rateLimit() === null;
    const listed = await listRepositories(task.repositories, ports, mayGoOn);
    const open = listed.flatMap(({ found }) => found.filter(({ report }) => isFollowed(report)));
    ports.log(foundText(open, listed));
    ports.expectDocsPulls(open.flatMap(({ report }) => (hasOpenPull(report) ? (report.pullRequest ?? []) : [])));
    const unverified = countUnverified(listed);
    if (unverified > 0)
        ports.log(unverifiedText(unverified));
    const work = await takeOn(inRounds(open), { task, startMs, mayGoOn }, ports);
    const report = reportOf({ task, listed, unverified }, work, ports);
    for (const line of repositoryLines(report))
        ports.log(line);
    return report;
}
async function takeOn(queue, { task, startMs, mayGoOn }, ports) {
    const { maxAgeMs, wakeUp, repositories } = task;
    const work = { checks: new Map(), rejection: null };
    const looks = [];
    const keep = (conversation, result) => {
        if (result.kind === 'rejected')
            work.rejection = result;
        else
            work.checks.set(conversation, result);
    };
    await sideBySide(queue, { count: reconcile_maxConcurrency, mayGoOn }, async (next) => {
        if (work.rejection && (0,tracked_conversation/* isOpen */.n)(next.report))
            return;
        const log = repositories.length > 1 ? logWithName(ports, fullNameOf(next.repository)) : ports.log;
        const conversation = ports.conversationOf(next);
        const own = { ...ports, log, conversation };
        const result = await check(next, maxAgeMs, own);
        keep(next, result);
        const look = { maxAgeMs, wakeUp, startMs, signal: ports.signal };
        const last = result.kind === 'rejected' ? result : lookAgain(result, { look, ports: own });
        looks.push(Promise.resolve(last)
            .then((one) => keep(next, one))
            .finally(conversation.close));
    });
    await Promise.all(looks);
    return work;
}
function logWithName({ log }, name) {
    return (line) => log(`${name}${line}`);
}
function reportOf({ task, listed, unverified }, { checks, rejection }, ports) {
    const results = listed.map((one) => resultOf(one, checks));
    const left = results.reduce((sum, one) => sum + one.left, 0);
    const isLeft = left > 0 || results.some(({ listing }) => listing === null);
    const limit = isLeft ? ports.rateLimit() : null;
    const updates = results.flatMap((one) => one.updates);
    const isWhole = task.problem === null && results.every(isRead);
    const isDone = task.problem === null && !isLeft && !results.some(isTroubled);
    const reports = listed.flatMap(({ found }) => found.map((one) => (checks.get(one)?.tracked ?? one).report));
    const [only] = results.length === 1 ? results : [];
    const problem = (0,base_escape/* joinSentences */.DP)([
        task.problem,
        only ? listProblemOf(only) : null,
        limit && rateLimitText(limit),
    ]);
    return {
        ...endOf({ rejection, problem: problem || null, isDone, isUseless: updates.length === 0 }),
        repositories: results.map(({ update }) => update),
        updates,
        followed: results.flatMap((one) => one.followed),
        outcomes: isWhole ? countOutcomes(reports, ports.clock.now()) : null,
        waiting: results.reduce((sum, one) => sum + one.waiting, 0),
        left,
        unverified,
    };
}
function resultOf({ candidate, listing, found }, checks) {
    const checked = found.flatMap((one) => checks.get(one) ?? []).toSorted((a, b) => issueOf(a) - issueOf(b));
    const updates = checked.flatMap(({ update }) => update ?? []);
    const followed = checked.flatMap((one) => one.followed ?? []);
    const left = found.filter((one) => isFollowed(one.report) && !checks.has(one)).length;
    const waiting = checked.filter(({ update, tracked }) => update === null && (0,state_report/* hasQueue */.ut)(tracked.report)).length;
    const result = { candidate, listing, updates, followed, waiting, left };
    return { ...result, update: describeRepository(result) };
}
function issueOf({ update, followed }) {
    return update?.issueNumber ?? followed?.issueNumber ?? 0;
}
function endOf({ rejection, problem, isDone, isUseless }) {
    if (!rejection)
        return { result: isDone ? 'done' : 'partial', reason: null, detail: problem };
    const { reason, detail } = rejection;
    return { result: isUseless && reason !== 'rate-limited' ? 'rejected' : 'partial', reason, detail };
}
function foundText(open, { length }) {
    const jobs = open.filter(({ report }) => (0,tracked_conversation/* isOpen */.n)(report) || (0,state_report/* hasQueue */.ut)(report)).length;
    const others = open.length - jobs;
    const where = length > 1 ? ` in ${(0,format/* countedText */.oA)(length, 'repository', 'repositories')}` : '';
    const found = `Found ${(0,format/* countedText */.oA)(jobs, 'open conversation')}${where}`;
    return others === 0 ? found : `${found}, and ${(0,format/* countedText */.oA)(others, 'other conversation')} to follow`;
}
function countUnverified(listed) {
    return listed.reduce((sum, { listing }) => sum + (listing?.kind === 'listed' ? listing.unverified : 0), 0);
}

// EXTERNAL MODULE: ./src/github/github-client.ts + 2 modules
var github_client = __webpack_require__(2463);
// EXTERNAL MODULE: ./src/github/github-limits.ts
var github_limits = __webpack_require__(3733);
;// CONCATENATED MODULE: ./src/github/pace.ts



const maxReads = 20;
const writeIntervalMs = 1_000;
function createPace(clock) {
    const [reads, writes] = [createSlots(maxReads), createSlots(1)];
    const points = createPoints();
    let nextWriteMs = 0;
    let limitedUntilMs = 0;
    let known = null;
    const waitForPace = async ({ isWrite, signal }) => {
        const cost = isWrite ? 5 : 1;
        for (;;) {
            signal?.throwIfAborted();
            const nowMs = clock.elapsedMs();
            const startMs = Math.max(limitedUntilMs, isWrite ? nextWriteMs : 0);
            const waitMs = Math.max(startMs - nowMs, points.waitMs(cost, nowMs));
            if (waitMs <= 0)
                return points.spend(cost, nowMs);
            await clock.sleep(waitMs, signal);
        }
    };
    const observe = (answer) => {
        known = laterBudget(known, budgetIn(answer));
        const limitMs = (0,github_limits/* secondaryLimitMs */.e)(answer, clock.now());
        if (limitMs !== null)
            limitedUntilMs = Math.max(limitedUntilMs, clock.elapsedMs() + limitMs);
    };
    return {
        async run(call, send) {
            const leave = await (call.isWrite ? writes : reads).enter(call.signal);
            try {
                await waitForPace(call);
                if (call.isWrite)
                    nextWriteMs = clock.elapsedMs() + writeIntervalMs;
                const response = await send();
                observe(response);
                return response;
            }
            catch (error) {
                observe(error);
                throw error;
            }
            finally {
                leave();
            }
        },
        budget: () => (known && known.resetAt > clock.now() ? known : null),
    };
}
const windowMs = 60_000;
const maxPoints = 800;
function createPoints() {
    let spent = [];
    return {
        waitMs(cost, nowMs) {
            spent = spent.filter(({ atMs }) => atMs + windowMs > nowMs);
            let excess = spent.reduce((sum, one) => sum + one.cost, cost) - maxPoints;
            for (const one of spent) {
                if (excess <= 0)
                    return 0;
                excess -= one.cost;
                if (excess <= 0)
                    return one.atMs + windowMs - nowMs;
            }
            return 0;
        },
        spend: (cost, atMs) => void spent.push({ cost, atMs }),
    };
}
function budgetIn(answer) {
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => Number((0,github_errors/* headerOf */.rR)(answer, `x-ratelimit-${name}`) ?? Number.NaN));
    const isCore = ((0,github_errors/* headerOf */.rR)(answer, 'x-ratelimit-resource') ?? 'core') === 'core';
    if (!isCore || !limit || !reset || remaining === undefined || Number.isNaN(remaining))
        return null;
    return { limit, remaining, resetAt: new Date(reset * 1_000) };
}
function laterBudget(known, next) {
    if (!known || !next || next.resetAt > known.resetAt)
        return next ?? known;
    const isSameHour = next.resetAt.getTime() === known.resetAt.getTime();
    return isSameHour && next.remaining < known.remaining ? next : known;
}

// EXTERNAL MODULE: ./src/github/read-repositories.ts
var read_repositories = __webpack_require__(9248);
// EXTERNAL MODULE: ./src/runner/proxy.ts
var proxy = __webpack_require__(5558);
// EXTERNAL MODULE: ./src/runner/read-inputs.ts + 1 modules
var read_inputs = __webpack_require__(6296);
;// CONCATENATED MODULE: ./src/reconcile/reconcile-github.ts









function openReconcileGitHub({ env, clock, log }, { githubToken, docsToken }, run) {
    const known = { apiUrl: (0,proxy/* readGitHubApiUrl */.p5)(env), clock, repository: run.repository };
    const warn = (text) => log.warning('A GitHub API call failed', text, 'permissions');
    const open = (token) => {
        const pace = createPace(clock);
        return { pace, connection: (0,github_client/* openConnection */.J)({ ...known, token, pace, warn }) };
    };
    const main = open(githubToken);
    const docs = docsToken === githubToken ? main : open(docsToken);
    return {
        connections: { 'github-token': main.connection, 'docs-token': docs.connection },
        rateLimit: () => limitOf('github-token', main.pace) ?? limitOf('docs-token', docs.pace),
    };
}
function limitOf(input, { budget }) {
    const left = budget();
    return left && isNearlySpent(left) ? { input, until: left.resetAt } : null;
}
function openInstallation(connection, run, signal) {
    const isOfAnyInstallation = () => (0,read_repositories/* isOfInstallation */.Wq)(connection).catch(() => false);
    const list = (0,once/* once */.O)(() => (0,read_repositories/* listInstallationRepositories */.lc)(connection, signal));
    return {
        isOfInstallation: isOfAnyInstallation,
        list,
        async isOfApp() {
            if (!(await isOfAnyInstallation()))
                return false;
            return list().then((visible) => !isOnly(run.repository, visible), () => false);
        },
    };
}
async function findRepositories({ repositories: choice }, run, installation) {
    const { patterns } = choice;
    if (patterns.length > 0 && !(await installation.isOfInstallation()))
        throw new read_inputs/* InputError */.dz('Input `repositories` has a pattern or `all`, which needs the token of a GitHub App as `github-token`: set one, or name each repository.');
    try {
        const visible = patterns.length > 0 ? await installation.list() : [];
        if (isOnly(run.repository, visible))
            throw new read_inputs/* InputError */.dz(onlyHere);
        const { candidates, unmatched } = chooseRepositories(choice, run.repository, visible);
        const [first] = unmatched;
        if (first === undefined)
            return { repositories: candidates, problem: null };
        throw new read_inputs/* InputError */.dz(`Input \`repositories\` has \`${first}\`, which matches no repository that the GitHub App of \`github-token\` is installed on: correct it, or install the App there.`);
    }
    catch (error) {
        if (error instanceof read_inputs/* InputError */.dz)
            throw error;
        const named = chooseRepositories({ ...choice, patterns: [] }, run.repository, []);
        const repositories = choice.names.length > 0 ? named.candidates : [];
        return { repositories, problem: (0,github_errors/* describeGitHubError */.dZ)('list the repositories of the GitHub App', error) };
    }
}
const onlyHere = 'Input `repositories` has a pattern or `all`, but `github-token` sees only this repository: set the token of a GitHub App that is installed on the others.';
function isOnly({ id }, visible) {
    return visible.length === 1 && visible[0]?.id === id;
}

// EXTERNAL MODULE: ./src/conversation/conversation-inputs.ts
var conversation_inputs = __webpack_require__(5136);
// EXTERNAL MODULE: ./src/gates/pattern-inputs.ts
var pattern_inputs = __webpack_require__(6002);
// EXTERNAL MODULE: ./src/mintlify/service-inputs.ts
var service_inputs = __webpack_require__(4943);
// EXTERNAL MODULE: ./src/runner/input-parsers.ts
var input_parsers = __webpack_require__(2783);
;// CONCATENATED MODULE: ./src/reconcile/reconcile-inputs.ts







const reconcile_inputs_dayMs = 24 * 60 * 60_000;
const reconcile_inputs_repositoryLines = (0,input_parsers/* lines */.Mn)({ noun: 'repository', hasStrayComma: (line) => line.includes(',') });
const repositories = {
    parse(text) {
        const given = reconcile_inputs_repositoryLines.parse(text);
        return given && (parseRepositoryChoice(given) ?? undefined);
    },
    describe: (text) => (reconcile_inputs_repositoryLines.parse(text) ? undefined : reconcile_inputs_repositoryLines.description),
    description: 'be repositories such as `acme/widgets`, patterns such as `acme/docs-*`, or `all`, one on each line and each only once',
};
function readReconcileInputs(warn) {
    return (0,read_inputs/* requireValid */.AK)(readEachInput(), { check: (known) => [(0,service_inputs/* keyProblem */.dD)(known, true)], warn });
}
function readEachInput() {
    return {
        ...(0,service_inputs/* readServiceInputsWithKey */.iQ)(),
        repositories: (0,read_inputs/* readInput */.R5)('repositories', repositories),
        githubToken: (0,read_inputs/* readInput */.R5)('github-token', input_parsers/* headerSecret */.g1),
        docsToken: (0,read_inputs/* readInput */.R5)('docs-token', input_parsers/* headerSecret */.g1),
        agentBranches: (0,read_inputs/* readInput */.R5)('agent-branches', pattern_inputs/* branchPatterns */.K),
        stateSecret: (0,read_inputs/* readInput */.R5)('state-secret', conversation_inputs/* signingSecret */.u2),
        commentKey: (0,read_inputs/* readInput */.R5)('comment-key', (0,input_parsers/* optional */.lq)(conversation_inputs/* commentKey */.Td)),
        command: (0,read_inputs/* readInput */.R5)('command', conversation_inputs/* command */.G5),
        maxAgeMs: (0,read_inputs/* readInput */.R5)('max-age-days', (0,input_parsers/* mapped */.CV)((0,input_parsers/* positiveDecimal */.hs)({ max: 365 }), (days) => days * reconcile_inputs_dayMs)),
        summary: (0,read_inputs/* readInput */.R5)('summary', input_parsers/* boolean */.zM),
        failOn: (0,read_inputs/* readInput */.R5)('fail-on', (0,input_parsers/* someOf */.yU)(failableReconcileResults, 'none')),
    };
}

;// CONCATENATED MODULE: ./src/reconcile/reconcile-outputs.ts

function reconcileOutputs(report) {
    const { result, reason, updates, waiting, left, outcomes, repositories } = report;
    const finished = countFinished(report);
    return {
        checked: String(updates.length),
        finished: String(finished),
        pending: String(updates.length - finished + waiting + left),
        jobs: JSON.stringify(updates),
        repositories: JSON.stringify(repositories),
        outcomes: outcomes ? JSON.stringify(outcomes) : '',
        result,
        reason: reason ?? '',
    };
}

;// CONCATENATED MODULE: ./src/follow-up/correct-status.ts


async function correctStatus({ report, runUrl, signal }, { readStatus, setStatus, warn }) {
    const { commitStatus } = report;
    if (!commitStatus)
        return true;
    const { context, commits } = commitStatus;
    const url = (0,pull_request_link/* statusUrl */.Yb)(report.pullRequest, runUrl);
    const correct = async (sha) => {
        const wanted = { ...(0,describe_status/* describeCommit */.XT)(report, commitStatus, sha), context, url };
        const found = await readStatus(sha, context, signal);
        if (found.kind === 'failure')
            return found.error;
        const shown = found.value;
        const isShown = shown?.state === wanted.state && shown.description === wanted.description && shown.url === url;
        return isShown ? null : setStatus(sha, wanted, signal);
    };
    const problems = await Promise.all(commits.map(correct));
    const problem = problems.find((one) => one !== null);
    if (problem)
        warn(problem);
    return problem === undefined;
}

// EXTERNAL MODULE: ./src/follow-up/docs-client.ts + 1 modules
var docs_client = __webpack_require__(4142);
// EXTERNAL MODULE: ./src/follow-up/github-statuses.ts
var github_statuses = __webpack_require__(8241);
// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/github/list-pages.ts
var list_pages = __webpack_require__(7730);
// EXTERNAL MODULE: ./src/follow-up/docs-calls.ts
var docs_calls = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/follow-up/pull-lists.ts



const maxSingle = 5;
const pullResponse = zod/* object */.Ik({ number: zod/* int */.Wh() });
function openPullLists(signal) {
    let expected = new Map();
    const lists = new Map();
    return {
        expect(links) {
            const byRepository = Map.groupBy(links, ({ repository }) => repository.toLowerCase());
            expected = new Map([...byRepository].map(([repository, these]) => [
                repository,
                new Set(these.map((link) => link.number)).size,
            ]));
        },
        async find(access, { repository, number }) {
            const name = repository.toLowerCase();
            if ((expected.get(name) ?? 0) <= maxSingle)
                return null;
            const key = `${access.token} ${name}`;
            const list = lists.get(key) ?? listOpen(access, signal).catch(() => new Map());
            lists.set(key, list);
            return (await list).get(number) ?? null;
        },
    };
}
async function listOpen({ connection: { client, repo } }, signal) {
    const github = await client();
    const call = { ...repo, state: 'open', per_page: list_pages/* pageSize */.T0, request: { signal } };
    const { data } = await github.pulls.list(call);
    return new Map(zod/* array */.YO(zod/* unknown */.L5())
        .parse(data)
        .map((pull) => [pullResponse.parse(pull).number, (0,docs_calls/* readPull */.Es)(pull)]));
}

// EXTERNAL MODULE: ./src/follow-up/tend-docs-pull.ts + 3 modules
var tend_docs_pull = __webpack_require__(1522);
;// CONCATENATED MODULE: ./src/reconcile/wire-follow-up.ts









function openFollowPorts({ context, inputs, run, connections, signal, }) {
    const { log, env, clock } = context;
    const { githubToken, docsToken, agentBranches, stateSecret, apiKey } = inputs;
    const warn = warnOnce(context);
    const at = ({ repository }) => connections['github-token'].forRepository(repository);
    const lists = openPullLists(signal);
    const docsPullsOf = ({ repository }) => {
        const source = { run: { ...run, repository }, githubToken, docsToken, connections };
        const secret = stateSecret ?? apiKey;
        return (0,docs_client/* openDocsPulls */.y)({ ...source, secret, apiUrl: (0,proxy/* readGitHubApiUrl */.p5)(env), clock, signal }, lists);
    };
    const visibility = new Map();
    const isPublic = (conversation) => {
        const name = fullNameOf(conversation.repository);
        const asked = visibility.get(name) ?? (0,read_repositories/* readIsPublic */.Ou)(at(conversation), signal);
        visibility.set(name, asked);
        return asked;
    };
    return {
        expectDocsPulls: lists.expect,
        lookAfterDocsPull: (conversation, report, sourceState) => (0,tend_docs_pull/* lookAfter */.s)({ report, source: sourceOf(conversation), sourceState, agentBranches }, {
            ...docsPullsOf(conversation),
            ...{ isSourcePublic: () => isPublic(conversation), warn, log: log.info },
        }),
        async readSource(conversation) {
            const { issueNumber } = conversation.scope;
            const reading = await (0,github_statuses/* openCommitStatuses */.A)(at(conversation)).readSource(issueNumber, signal);
            if (reading.kind === 'failure')
                warn(reading.error);
            return reading.kind === 'success' ? reading.value : null;
        },
        correctStatus(conversation, report) {
            const url = (0,event_event/* runUrl */.Vp)({ ...run, repository: conversation.repository, runId: report.runId });
            const { setStatus, readStatus } = (0,github_statuses/* openCommitStatuses */.A)(at(conversation));
            return correctStatus({ report, runUrl: url, signal }, { setStatus, readStatus, warn });
        },
    };
}
function warnOnce({ log, redact }) {
    const warnings = new Set();
    return (text, title = 'A GitHub API call failed') => {
        const warning = redact(`${title}: ${text}`);
        if (!warnings.has(warning))
            log.warning(title, text, 'docsPull');
        warnings.add(warning);
    };
}
function sourceOf({ repository, scope: { issueNumber }, url }) {
    return { repository: fullNameOf(repository), isPublic: repository.isPublic, issueNumber, url };
}

;// CONCATENATED MODULE: ./src/reconcile/reconcile-action.ts



















async function runReconcileAction(context) {
    const { clock, files, log } = context;
    const inputs = readReconcileInputs((sentence) => log.warning('Unknown input', sentence, 'reconcileInputs'));
    const run = (0,read_event/* readRun */.c)(context.env);
    const signals = (0,runner_signals/* installSignalHandlers */.X)(budgets/* maxReconcileMs */.X0, clock);
    const signal = signals.abortAfter(budgets/* maxReconcileMs */.X0);
    const github = openReconcileGitHub(context, inputs, run);
    const connection = github.connections['github-token'];
    const installation = openInstallation(connection, run, signal);
    const found = await findRepositories(inputs, run, installation);
    const options = (0,client_options/* serviceClientOptions */.t)(inputs, context, signals);
    const task = { ...found, maxAgeMs: inputs.maxAgeMs, wakeUp: wakeUpOf(run) };
    const signingKey = (0,signed_state/* deriveSigningKey */.me)(inputs.stateSecret ?? inputs.apiKey);
    const report = await reconcile(task, {
        ...{ clock, signal, rateLimit: github.rateLimit, log: log.info },
        ...(0,mintlify_client/* createServiceClient */.r)(options),
        ...{ sendTimeoutMs: (0,mintlify_client/* sendTimeoutMs */.YA)(options), nonce: external_node_crypto_.randomUUID },
        ...openConversations({ context, inputs, run, connection, signingKey, signal }),
        listConversations: openListing({ context, inputs, run, connection, signingKey, signal }, installation.isOfApp),
        ...openFollowPorts({ context, inputs, run, connections: github.connections, signal }),
    });
    files.setOutputs(reconcileOutputs(report));
    if (inputs.summary)
        files.addSummary(renderReconcileSummary(report));
    const fails = inputs.failOn.some((result) => result === report.result);
    logOutcome(context, report, fails);
    return fails ? 1 : 0;
}
function logOutcome({ log }, report, fails) {
    const { result, reason } = report;
    const message = reconcileMessage(report);
    const title = (0,reasons/* describeReason */.Gk)(reason).title ?? "Couldn't update some conversations";
    const docLink = reason === null ? 'reconcile' : (0,doc_links/* docLinkOfAction */._r)((0,doc_links/* docLinkFor */.Q3)(reason), 'reconcile');
    if (result === 'done')
        log.info(message);
    else
        log[fails ? 'error' : 'warning'](title, message, docLink);
}
function isElsewhere(candidate, { repository }) {
    return fullNameOf(candidate).toLowerCase() !== fullNameOf(repository).toLowerCase();
}
function openListing({ context, inputs, run, connection, signingKey, signal }, isOfApp) {
    const since = new Date(context.clock.now().getTime() - inputs.maxAgeMs);
    const { commentKey: key, projectId, apiUrl } = inputs;
    const scope = { key, projectId, apiHost: apiUrl.host };
    return (candidate) => (0,read_tracked/* listTrackedConversations */.j)({
        ...{ connection: connection.forRepository(candidate), signingKey, signal },
        ...{ scope, since, known: candidate.known },
        ...(isElsewhere(candidate, run) && {
            hiddenText: async () => (0,reasons/* hiddenRepository */.zB)(fullNameOf(candidate), await isOfApp()),
        }),
    });
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