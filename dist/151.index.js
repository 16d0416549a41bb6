"use strict";
exports.id = 151;
exports.ids = [151];
exports.modules = {

/***/ 7632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ unwrittenText),
/* harmony export */   W: () => (/* binding */ changeOrWarn)
/* harmony export */ });
function unwrittenText(changed) {
    return changed.kind === 'failed' ? `Couldn't update the comment: ${changed.problem}` : null;
}
async function changeOrWarn({ change }, wanted, { patience, warn }) {
    const unwritten = unwrittenText(await change(wanted, patience));
    if (unwritten !== null)
        warn(unwritten);
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ reactionTo)
/* harmony export */ });
const confusingReasons = [
    'job-not-found',
    'request-limit',
    'daily-limit',
    'status-not-set',
];
function reactionTo({ result, reason }) {
    if (result === 'pull-request')
        return 'rocket';
    if (result === 'no-pull-request')
        return '+1';
    if (result === 'running' || result === 'queued' || reason === 'invalid-input')
        return null;
    if (reason === 'status-waived')
        return '+1';
    if (result === 'skipped')
        return confusingReasons.includes(reason) ? 'confused' : null;
    return 'confused';
}


/***/ }),

/***/ 5174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ withoutDeadClaim),
/* harmony export */   eQ: () => (/* binding */ isOwnRequest),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   tl: () => (/* binding */ withReading)
/* harmony export */ });
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5267);
/* harmony import */ var _state_docs_pull_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5180);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _words_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(100);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1814);






const maxRequestTimes = 50;
const daySeconds = 24 * 3_600;
function withoutDeadClaim(state, at) {
    const { claim } = state.conversation;
    return claim && !(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .isLiving */ .O)(claim, at)
        ? giveUp(state, claim, { at, asked: claim.request === '' ? [] : [claim.request] })
        : state;
}
function isOwnRequest({ job, conversation }, { claim, requestCount, job: own }) {
    if (claim !== null && conversation.requestNonce === claim.nonce)
        return true;
    return conversation.requestCount === requestCount && (!own || !job || own.id === job.id);
}
function record(before, own, at) {
    const settled = withCommandEnds(settleClaim(before, own, at), own);
    if (!isOwnRequest(settled, own))
        return isDelivered(before, own.claim) ? settled : tellLate(settled, own);
    const isSameRun = settled.run.id === own.run.id;
    const told = isSameRun || settled.run !== before.run ? settled.run.note : null;
    const shown = statusWith(settled.conversation, own);
    const notes = [own.run.note, told, queuedNote(settled.conversation, own)];
    const tookMs = own.run.tookMs ?? (own.request === null ? (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .requestTimeIn */ .OC)(settled.run).tookMs : null);
    return {
        run: { ...own.run, tookMs, note: notes.reduce(_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am, null) },
        job: own.job ? withReading(settled.job, own.job) : settled.job,
        conversation: { ...settled.conversation, commitStatus: shown },
    };
}
function statusWith(conversation, { claim, status, isUnsent }) {
    const current = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(conversation);
    const hasBegun = claim !== null && conversation.requestNonce === claim.nonce;
    const shown = hasBegun || !status ? current : (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(status.rules, status.commit, current);
    return shown && isUnsent ? { ...shown, isUnsent } : shown;
}
function settleClaim(state, own, at) {
    const { claim, delivery } = own;
    if (!claim)
        return state;
    const { conversation } = state;
    const isHeld = conversation.claim?.nonce === claim.nonce;
    const free = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutClaim */ ["do"])(state, claim.nonce);
    if (delivery === 'none')
        return free;
    if (delivery === 'unknown' && claim.isCreate)
        return isHeld ? giveUp(free, claim, { at, asked: [] }) : free;
    if (isDelivered(free, claim))
        return free;
    const handled = take(free, claim, delivery === 'done' ? 'delivered' : 'unconfirmed');
    return isPlaceTaken(conversation, own, claim) ? handled : begin(handled, own, at);
}
function isPlaceTaken(conversation, { requestCount }, { nonce }) {
    const { claim } = conversation;
    const isOfOther = claim !== null && claim.nonce !== nonce;
    return isOfOther || conversation.requestNonce === nonce || conversation.requestCount !== requestCount;
}
function isDelivered({ conversation }, claim) {
    const ids = claim?.id ? [claim.id] : (claim?.queued ?? []);
    return conversation.handled.some(({ id, how }) => how === 'delivered' && ids.includes(id));
}
function queuedNote({ requests }, { run, claim }) {
    if (run.reason !== 'message-unconfirmed' || !claim)
        return null;
    const isQueued = (runId) => claim.queued.some((id) => id.startsWith(`${runId}-`));
    return (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedNote */ .V3)(requests.filter(({ runId }) => isQueued(runId)).map(({ text }) => text));
}
function take(state, claim, how) {
    const { conversation } = state;
    const { id, queued } = claim;
    const ids = id === null ? queued : [...queued, id];
    const taken = conversation.queue.filter((entry) => ids.includes(entry.id));
    const commands = taken.flatMap(({ command }) => command ?? []);
    const others = conversation.commands.filter((one) => !commands.some((taking) => taking.id === one.id));
    const requests = taken.map(({ runId, at, request }) => ({ runId, at, text: request }));
    const handled = conversation.handled.filter((one) => !ids.includes(one.id));
    return {
        ...state,
        conversation: {
            ...conversation,
            queue: conversation.queue.filter((entry) => !ids.includes(entry.id)),
            commands: [...others, ...commands],
            requests: requests.reduce(_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addRequest */ .N, conversation.requests),
            ...batchAfter(claim, conversation.batch),
            handled: [...handled, ...ids.map((one) => ({ id: one, how }))],
        },
    };
}
function batchAfter({ batch: own }, current) {
    if (!own)
        return {};
    const isFurther = current !== undefined && Date.parse(current.upTo) > Date.parse(own.upTo);
    return { batch: isFurther ? current : own };
}
function begin({ run, job, conversation }, own, at) {
    const { status, command, claim, request } = own;
    const earlier = conversation.commands.filter(({ id }) => id !== command?.id);
    const seconds = Math.floor(at.getTime() / 1_000);
    const times = conversation.requestTimes.filter((time) => time > seconds - daySeconds);
    const current = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(conversation);
    const shown = statusAtBeginning(current, status);
    const isAlone = !claim || claim.queued.length === 0;
    return {
        run: { ...run, note: null },
        job: own.job ? { ...own.job, end: null } : claim?.isCreate ? null : job,
        conversation: {
            ...conversation,
            requestCount: conversation.requestCount + 1,
            requestTimes: [...times, seconds].slice(-maxRequestTimes),
            requestRunId: own.run.id,
            requestNonce: claim?.nonce ?? null,
            requests: request ? (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addRequest */ .N)(conversation.requests, request) : conversation.requests,
            createUnconfirmedAt: claim?.isCreate ? null : conversation.createUnconfirmedAt,
            commands: command ? [...earlier, command] : earlier,
            commitStatus: shown && {
                ...(0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .renewStatus */ .iK)(shown, { sha: status?.commit ?? null, hasQueue: !isAlone }),
                waiver: status?.isWaived ? null : shown.waiver,
            },
            docsPullRules: own.docsPullRules ?? conversation.docsPullRules,
            isUnfollowed: false,
        },
    };
}
function statusAtBeginning(current, status) {
    if (!status)
        return current;
    const { rules, commit } = status;
    const isNamed = commit !== null && current?.context === rules.commitStatus && current.commits.includes(commit);
    return isNamed ? current : (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(rules, commit, current);
}
function giveUp(state, claim, { at, asked }) {
    const { run, conversation } = state;
    const taken = conversation.queue.filter(({ id }) => claim.queued.includes(id));
    const requests = (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedNote */ .V3)([...asked, ...taken.map(({ request }) => request)]);
    const note = (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am)(requests, claim.batch ? (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedBatchNote */ .ZE)(claim.batch.last) : null);
    const left = take(state, claim, 'unconfirmed').conversation;
    const commands = claim.command ? [...left.commands, claim.command] : left.commands;
    const isOf = (id) => id === claim.command?.id || taken.some(({ command }) => command?.id === id);
    return {
        ...state,
        run: note === null ? run : { ...run, note: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am)(run.note, note) },
        conversation: {
            ...left,
            claim: null,
            requests: conversation.requests,
            createUnconfirmedAt: claim.isCreate ? at.toISOString() : conversation.createUnconfirmedAt,
            commands: commands.map((one) => (isOf(one.id) ? { ...one, end: 'confused' } : one)),
        },
    };
}
function tellLate(state, { claim, delivery, job }) {
    const isOther = job !== null && job.id !== state.job?.id;
    if (!claim?.isCreate || delivery !== 'done' || !isOther)
        return state;
    const { run } = state;
    return { ...state, run: { ...run, note: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am)(run.note, (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .lateJobNote */ ._m)(job)) } };
}
function withCommandEnds(state, { commandEnds }) {
    const { conversation } = state;
    const commands = conversation.commands.flatMap((command) => {
        const found = commandEnds.find(({ id }) => id === command.id);
        return found ? (found.next ?? []) : command;
    });
    return { ...state, conversation: { ...conversation, commands } };
}
function withReading(current, reading) {
    if (current?.id !== reading.id)
        return reading;
    const link = reading.link ?? current.link;
    const isSamePull = reading.link === null || current.link === reading.link;
    const docsPull = isSamePull ? (0,_state_docs_pull_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeDocsPull */ .jE)(reading.docsPull, current.docsPull) : reading.docsPull;
    return { ...current, ...reading, link, docsPull, end: reading.end ?? current.end };
}


/***/ }),

/***/ 9179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ workingStatus),
/* harmony export */   Lm: () => (/* binding */ describeCommitStatus),
/* harmony export */   P$: () => (/* binding */ waivedStatus),
/* harmony export */   Qb: () => (/* binding */ mergeQueueStatus),
/* harmony export */   XT: () => (/* binding */ describeCommit),
/* harmony export */   mp: () => (/* binding */ awaitsMerge),
/* harmony export */   np: () => (/* binding */ decideSkippedStatus)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9773);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2587);
/* harmony import */ var _words_skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5885);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5001);






const maxDescriptionLength = 140;
const unfollowedText = 'No longer followed. Comment the slash command to continue.';
const sharedText = 'Another docs project uses this status name, too. Give each one its own.';
function describeCommitStatus(report, commitStatus) {
    const own = describeRequest(report, commitStatus);
    const text = report.isUnfollowed && own.state === 'pending' ? statusText('error', unfollowedText) : own;
    return commitStatus.isShared && text.state === 'success' ? statusText('error', sharedText) : text;
}
function describeCommit(report, commitStatus, sha) {
    const { waiver, isShared } = commitStatus;
    const isWaived = waiver?.sha === sha && !isShared;
    return isWaived ? waivedStatus(waiver) : describeCommitStatus(report, commitStatus);
}
function awaitsMerge({ result, pullRequest, docsPull, commitStatus, isUnfollowed }) {
    if (!pullRequest || (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnfinished */ .ui)(result) || isUnfollowed || commitStatus?.until !== 'merged')
        return false;
    const isWaived = commitStatus.waiver?.sha === commitStatus.commits.at(-1);
    return !isWaived && docsPull?.state !== 'merged' && docsPull?.state !== 'closed';
}
function describeRequest(report, status) {
    if ((0,_state_report_js__WEBPACK_IMPORTED_MODULE_1__/* .hasQueue */ .ut)(report))
        return statusText('pending', 'A request is queued');
    const text = describeEnd(report, status);
    const blocks = status.isUnsent && (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: 'timed-out', reason: 'busy' }, status.failOn);
    return blocks && text.state === 'success'
        ? statusText('error', "The request for this commit wasn't sent")
        : text;
}
function describeEnd(report, { until, failOn }) {
    const { result, reason, pullRequest } = report;
    if (isAtWork(report)) {
        return result === 'running' ? workingStatus : statusText('pending', titleOf(report));
    }
    if ((0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: result ?? 'unknown', reason }, failOn))
        return statusText('error', titleOf(report));
    if (pullRequest && until === 'merged')
        return describeMerge(report, pullRequest);
    const isReady = pullRequest !== null && result === 'pull-request';
    return statusText('success', isReady ? `Docs pull request ready: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(pullRequest)}` : titleOf(report));
}
function isAtWork({ result, reason, jobId }) {
    if (result === null || result === 'running' || result === 'timed-out')
        return true;
    return jobId !== null && (result === 'cancelled' || reason === 'interrupted');
}
function describeMerge({ docsPull }, link) {
    if (docsPull?.state === 'merged')
        return statusText('success', `Docs merged: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    if (docsPull?.state === 'closed')
        return statusText('failure', `Docs pull request closed without being merged: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    return statusText('pending', `Waiting for the merge of ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
}
const refusals = ['no-secrets', 'permission-denied', 'permission-unknown'];
const limits = ['request-limit', 'cooldown', 'daily-limit'];
const repeats = [
    'existing-job',
    'source-closed',
    'source-merged',
    'source-reopened',
];
function decideSkippedStatus(run, isOpen) {
    const { end, isPullRequestEvent, report } = run;
    if ((0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isMemoryUnknown */ ._m)(end))
        return { kind: 'set-if-missing', text: unreadableText(run) };
    if (refusals.includes(end.reason))
        return isPullRequestEvent ? askForCommand(run) : { kind: 'leave' };
    if (repeats.includes(end.reason))
        return repeatOf(run);
    if (limits.includes(end.reason))
        return report ? repeatOf(run) : afterLimit(run);
    return (0,_words_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(end.reason) ? afterGate(run, end.reason, isOpen) : { kind: 'leave' };
}
function afterGate(run, reason, isOpen) {
    const { isPullRequestEvent, report } = run;
    if (run.isReview || (reason === 'own-pull-request' && !run.isAgentPull))
        return { kind: 'leave' };
    if (!isPullRequestEvent || (report && (isOpen || awaitsMerge(report))))
        return repeatOf(run);
    return { kind: 'set', text: statusText('success', plain((0,_words_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSkip */ .Vf)(reason).title)) };
}
function repeatOf(run) {
    if (!run.report)
        return { kind: 'leave' };
    return run.isCrossRepository && !run.isOwn ? askForCommand(run) : { kind: 'repeat' };
}
function afterLimit(run) {
    if (!run.isPullRequestEvent)
        return { kind: 'leave' };
    if (run.end.reason !== 'daily-limit')
        return askForCommand(run);
    const description = `Daily limit reached, comment ${commandName(run)}`;
    return { kind: 'set-if-missing', text: statusText('pending', description) };
}
function askForCommand(run) {
    const description = `Comment ${commandName(run)} to start the docs agent`;
    return { kind: 'set-if-missing', text: statusText('pending', description) };
}
function commandName({ command }) {
    return command ?? 'on the pull request';
}
function unreadableText({ end, failOn }) {
    const state = (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)(end, failOn) ? 'error' : 'success';
    return statusText(state, "Couldn't read the comments of the pull request");
}
const workingStatus = statusText('pending', 'Docs agent is working');
const mergeQueueStatus = statusText('success', 'Nothing to do in a merge queue');
function waivedStatus({ by, sha }) {
    return statusText('success', `Not needed for ${sha.slice(0, 7)}, says ${by}`);
}
function statusText(state, description) {
    return { state, description: (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toOneLine */ .GX)(description, maxDescriptionLength) };
}
function titleOf(report) {
    return plain((0,_words_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, { command: null, canReattach: false, limits: null }).title);
}
function plain(text) {
    return text.replaceAll('`', '');
}


/***/ }),

/***/ 8151:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   j: () => (/* binding */ createPublisher),
/* harmony export */   viewOf: () => (/* binding */ viewOf)
/* harmony export */ });
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1135);
/* harmony import */ var _conversation_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
/* harmony import */ var _conversation_conversation_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7632);
/* harmony import */ var _conversation_reaction_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5380);
/* harmony import */ var _conversation_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5174);
/* harmony import */ var _follow_up_describe_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9179);
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5267);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9773);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4708);









function createPublisher(ports) {
    const statusAbort = new AbortController();
    const background = new AbortController();
    const statuses = createStatusWriter(ports);
    const comments = createCommentWriter(ports, background.signal);
    const endWith = async ({ own: given, report: ended, end, budget }) => {
        const report = await ports.tendDocsPull(ended, budget);
        const job = given.job && { ...given.job, docsPull: report.docsPull };
        const own = { ...given, job, commandEnds: await react({ own: given, report, end, budget }, ports) };
        const patience = ports.patience(budget);
        const state = await comments.write(own, patience, (next) => withWritten(next, own, statuses.isShown));
        const shown = shownBy(report, state, own);
        if (shown)
            await statuses.last(shown, budget);
        return state && (0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnRequest */ .eQ)(state, own) ? (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(state) : report;
    };
    return {
        record(own) {
            linkAbort(ports.patience(null).stop, background);
            void comments.write(own, { waitMs: Number.POSITIVE_INFINITY, stop: background.signal }, (state) => state);
        },
        status: (own, state) => statuses.begin(viewOf(own, state, ports.now()), statusAbort.signal),
        async end(run) {
            const { own, report, end, budget } = run;
            background.abort();
            linkAbort(AbortSignal.any([budget, AbortSignal.timeout(_base_budgets_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLateStatusMs */ .nC)]), statusAbort);
            if (((0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .shouldComment */ .N9)(end) && !isBlindLook(run, comments.url())) || own.claim)
                return endWith(run);
            await react(run, ports);
            if (end.result === 'queued')
                await statuses.last({ ...report, result: null }, budget);
            return report;
        },
        abort() {
            background.abort();
            statusAbort.abort();
        },
        shownIn: comments.shownIn,
        commentUrl: comments.url,
        isWritten: comments.isWritten,
    };
}
function createCommentWriter({ conversation, showRun, warn }, background) {
    let url = null;
    let isWritten = true;
    let shownIn = null;
    return {
        url: () => url,
        isWritten: () => isWritten,
        shownIn: () => shownIn,
        async write(own, patience, finish) {
            const changed = await conversation.change((seen) => {
                const state = stateWith(seen, own, url !== null);
                const next = state && finish(withOthers(state, seen));
                return { state: isSame(next, seen.read) ? null : next, value: next };
            }, patience);
            isWritten = changed.kind !== 'failed';
            const unwritten = (0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_6__/* .unwrittenText */ .A)(changed);
            if (unwritten !== null && patience.stop !== background)
                warn(unwritten);
            if (changed.kind === 'unchanged')
                return changed.value;
            if (changed.kind !== 'written')
                return null;
            url = changed.url;
            if (showRun && own.requestCount > 0 && (0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnRequest */ .eQ)(changed.state, own))
                shownIn = await showRun((0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(changed.state), shownIn ?? own.run.commentId);
            return changed.state;
        },
    };
}
function withOthers(state, { otherStatuses }) {
    return { ...state, conversation: (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_7__/* .withOtherStatuses */ .$I)(state.conversation, otherStatuses) };
}
function isSame(one, other) {
    return JSON.stringify(one) === JSON.stringify(other);
}
function stateWith({ read, at }, own, hasWritten) {
    if (read)
        return (0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(read, own, at);
    const wasThere = hasWritten || own.claim !== null || own.requestCount > 0;
    const isNeeded = own.delivery === 'done' && !hasWritten;
    return wasThere && !isNeeded ? null : (0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)((0,_conversation_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .firstState */ .o0)(own), { ...own, requestCount: 0 }, at);
}
function isBlindLook({ own, end }, url) {
    return own.status === null && own.request === null && end.job === null && url === null;
}
function withWritten(state, own, isShown) {
    const { commitStatus } = state.conversation;
    const report = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(state);
    if (!commitStatus || !report.commitStatus || !(0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnRequest */ .eQ)(state, own))
        return state;
    const written = isShown(report) ? (0,_follow_up_describe_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCommitStatus */ .Lm)(report, report.commitStatus).state : null;
    return { ...state, conversation: { ...state.conversation, commitStatus: { ...commitStatus, written } } };
}
function shownBy(report, state, own) {
    if (!state)
        return report;
    const latest = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)(state);
    if ((0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .isOwnRequest */ .eQ)(state, own))
        return latest;
    const { commitStatus } = report;
    const isSame = commitStatus?.context === latest.commitStatus?.context;
    const others = isSame ? (latest.commitStatus?.commits ?? []) : [];
    const commits = commitStatus?.commits.filter((sha) => !others.includes(sha)) ?? [];
    return commitStatus && commits.length > 0 ? { ...report, commitStatus: { ...commitStatus, commits } } : null;
}
async function react({ own: { command, claim }, report: { commands }, end, budget }, { replaceReaction }) {
    const reaction = (0,_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_8__/* .reactionTo */ .d)(end) ?? (end.result === 'running' && !claim ? '+1' : null);
    if (!reaction)
        return [];
    const isAtWork = (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .isUnfinished */ .ui)(end.result);
    const waiting = commands.filter(({ id, end: decided }) => id !== command?.id && decided === null);
    const all = [...(isAtWork || end.result === 'rejected' ? [] : waiting), ...(command ? [command] : [])];
    return Promise.all(all.map(async (one) => {
        const reactionId = await replaceReaction(one, reaction, budget);
        if (reactionId === null)
            return { id: one.id, next: { ...one, end: reaction } };
        return { id: one.id, next: isAtWork ? { ...one, reactionId, end: null } : null };
    }));
}
function createStatusWriter(ports) {
    let shown = null;
    let writing = Promise.resolve();
    const write = async (report, signal) => {
        const isWritten = await ports.writeStatus(report, signal);
        shown = isWritten ? statusKey(report) : null;
    };
    return {
        begin(report, signal) {
            if (report.commitStatus)
                writing = writing.then(() => write(report, signal));
        },
        isShown: (report) => statusKey(report) === shown,
        async last(report, budget) {
            await writing;
            if (!report.commitStatus || statusKey(report) === shown)
                return;
            await write(report, AbortSignal.any([budget, AbortSignal.timeout(_base_budgets_js__WEBPACK_IMPORTED_MODULE_4__/* .maxLastStatusMs */ .vy)]));
        },
    };
}
function statusKey(report) {
    const { commitStatus, pullRequest } = report;
    if (!commitStatus)
        return null;
    const { commits, context, waiver } = commitStatus;
    const text = (0,_follow_up_describe_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeCommitStatus */ .Lm)(report, commitStatus);
    return JSON.stringify([text, pullRequest?.url, context, commits, waiver]);
}
function linkAbort(signal, controller) {
    if (signal.aborted)
        controller.abort();
    else
        signal.addEventListener('abort', () => controller.abort());
}
function viewOf(own, state, at) {
    const { run, ...others } = (0,_conversation_record_js__WEBPACK_IMPORTED_MODULE_1__/* .record */ .g1)(state ?? (0,_conversation_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .firstState */ .o0)(own), own, at);
    return (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .reportOf */ .EI)({ ...others, run: own.run.result === 'queued' ? own.run : run });
}


/***/ }),

/***/ 100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ otherJobNote),
/* harmony export */   HS: () => (/* binding */ refusedNote),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Xy: () => (/* binding */ lostPermissionText),
/* harmony export */   ZE: () => (/* binding */ unconfirmedBatchNote),
/* harmony export */   _m: () => (/* binding */ lateJobNote),
/* harmony export */   xX: () => (/* binding */ cameToNothingNote)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);
/* harmony import */ var _pull_request_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2160);



function unconfirmedNote(requests) {
    if (requests.length === 0)
        return null;
    const texts = requests.map((request) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)).join(', ');
    return `Couldn't confirm that these requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`;
}
function unconfirmedBatchNote(numbers) {
    const names = numbers.map((number) => `#${number}`).join(', ');
    return `That request covered these merged pull requests: ${names}. Later requests leave them out.`;
}
function refusedNote(request, why) {
    return `A queued request wasn't sent: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)}. ${why}`;
}
function lateJobNote({ id, link }) {
    const pull = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m0)(link);
    const start = `An earlier request started another agent job: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(id)}`;
    if (pull === null)
        return `${start}. It isn't followed here.`;
    return `${start}, which opened ${(0,_pull_request_text_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .u)(pull, '')}. Review that pull request, too, or close it if it isn't needed.`;
}
function cameToNothingNote(title) {
    return `A later request wasn't carried out: ${title}.`;
}
const otherJobNote = 'A later request may have started another agent job. Look for it in the Mintlify dashboard.';
function lostPermissionText(login) {
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(login)} no longer has the permission that the request needs.`;
}


/***/ }),

/***/ 2160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ linkTo)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);


function linkTo(link, ownPage) {
    const host = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownHost */ .Vp)(link, ownPage);
    const name = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link);
    return `[${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toEntities */ .LW)(host === null ? name : `${host}/${name}`)}](${link.url})`;
}


/***/ })

};
;