"use strict";
exports.id = 300;
exports.ids = [300];
exports.modules = {

/***/ 5034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ sendComment),
/* harmony export */   vj: () => (/* binding */ parseComment),
/* harmony export */   vt: () => (/* binding */ writePlainComment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const commentResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })), null),
});
function parseComment(response) {
    const { id, body, html_url: url, user } = commentResponse.parse(response);
    return { id, body, url, author: user && { id: user.id, login: user.login, isBot: user.type === 'Bot' } };
}
function sendComment({ github, repo, issueNumber }, { id, body, request }) {
    return id === null
        ? github.issues.createComment({ ...repo, issue_number: issueNumber, body, request })
        : github.issues.updateComment({ ...repo, comment_id: id, body, request });
}
async function writePlainComment(target, given) {
    const { data } = await sendComment(target, given);
    const { id, url } = parseComment(data);
    return { id, url };
}


/***/ }),

/***/ 2541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ openCommenter),
/* harmony export */   S: () => (/* binding */ replaceReaction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1135);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(512);
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6802);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);





function openCommenter({ connection, commandComment, isRerun, beforeCreate, }) {
    const { client, repo, attempt } = connection;
    let reactionId = null;
    return {
        async permissionOf(login) {
            if (login === '')
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)('none');
            try {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(await readPermission(await client(), repo, { login, signal: beforeCreate }));
            }
            catch (error) {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)('check the permission of the user', error));
            }
        },
        async react(content) {
            if (!commandComment)
                return;
            const adding = { target: commandComment, content, signal: beforeCreate };
            reactionId = await attempt('react to the comment', async () => {
                const github = await client();
                const added = await addReaction(github, repo, adding);
                if (isRerun)
                    await removeOthers(github, repo, { ...adding, added });
                return added.id;
            });
        },
        replaceReaction: (command, content, signal) => attempt('react to the comment', async () => replaceReaction(await client(), repo, { command, content, signal })),
        command: () => commandComment && { id: commandComment.id, surface: commandComment.surface, reactionId, end: null },
    };
}
async function replaceReaction(github, repo, { command, content, signal }) {
    const { reactionId } = command;
    const { id: added } = await addReaction(github, repo, { target: command, content, signal });
    if (reactionId !== null && reactionId !== added)
        await removeReaction(github, repo, { target: command, reactionId, signal });
    return added;
}
const permissionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), '') });
async function readPermission(github, repo, { login, signal }) {
    const call = { ...repo, username: login, request: { signal, maxTryMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_3__/* .maxPermissionTryMs */ .$S } };
    try {
        const { data } = await github.repos.getCollaboratorPermissionLevel(call);
        const { permission, role_name } = permissionResponse.parse(data);
        return (0,_event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__/* .toPermission */ .v6)(permission, role_name);
    }
    catch (error) {
        if ((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
            return 'none';
        throw error;
    }
}
const reactionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() })) });
async function addReaction(github, repo, { target, content, signal }) {
    const call = { ...repo, comment_id: target.id, content, request: { signal } };
    const { data } = target.surface === 'review'
        ? await github.reactions.createForPullRequestReviewComment(call)
        : await github.reactions.createForIssueComment(call);
    return reactionResponse.parse(data);
}
async function removeOthers(github, repo, { target, added, signal }) {
    const call = { ...repo, comment_id: target.id, per_page: 100, request: { signal } };
    const { data } = target.surface === 'review'
        ? await github.reactions.listForPullRequestReviewComment(call)
        : await github.reactions.listForIssueComment(call);
    const others = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(reactionResponse)
        .parse(data)
        .filter(({ id }) => id !== added.id);
    const ours = others.filter(({ user }) => user != null && user.id === added.user?.id);
    for (const { id } of ours)
        await removeReaction(github, repo, { target, reactionId: id, signal });
}
async function removeReaction(github, repo, { target, reactionId, signal }) {
    const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } };
    try {
        if (target.surface === 'review')
            await github.reactions.deleteForPullRequestComment(call);
        else
            await github.reactions.deleteForIssueComment(call);
    }
    catch (error) {
        if (!(0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(error))
            throw error;
    }
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
            handled: [...handled, ...ids.map((one) => ({ id: one, how }))],
        },
    };
}
function begin({ run, job, conversation }, own, at) {
    const { status, command, claim, request } = own;
    const earlier = conversation.commands.filter(({ id }) => id !== command?.id);
    const seconds = Math.floor(at.getTime() / 1_000);
    const times = conversation.requestTimes.filter((time) => time > seconds - daySeconds);
    const current = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(conversation);
    const shown = status ? (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(status.rules, status.commit, current) : current;
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
                ...(0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .renewStatus */ .iK)(shown, { hasQueue: !isAlone }),
                waiver: status?.isWaived ? null : shown.waiver,
            },
            docsPullRules: own.docsPullRules ?? conversation.docsPullRules,
            isUnfollowed: false,
        },
    };
}
function giveUp(state, claim, { at, asked }) {
    const { run, conversation } = state;
    const taken = conversation.queue.filter(({ id }) => claim.queued.includes(id));
    const note = (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedNote */ .V3)([...asked, ...taken.map(({ request }) => request)]);
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

/***/ 921:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withState),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4708);

function withState(tracked, state) {
    const { commitStatus: known } = tracked.report;
    const report = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .EI)(state);
    const { commitStatus } = report;
    const isShared = commitStatus !== null && known?.isShared === true && known.context === commitStatus.context;
    return {
        ...tracked,
        state,
        report: isShared ? { ...report, commitStatus: { ...commitStatus, isShared } } : report,
    };
}
function isOpen({ jobId, jobEnd }) {
    return jobId !== null && jobEnd === null;
}


/***/ }),

/***/ 9179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
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
        ? statusText('error', 'The request for this commit was not sent')
        : text;
}
function describeEnd(report, { until, failOn }) {
    const { result, reason, pullRequest } = report;
    if (isAtWork(report)) {
        return statusText('pending', result === 'running' ? 'Docs agent is working' : titleOf(report));
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

/***/ 8241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openCommitStatuses)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(512);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1384);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7730);
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5267);






const maxPages = 3;
const statusResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const statusesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    target_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
}));
const pullResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }),
});
const tooManyStatuses = `the commit has more than ${maxPages * _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0} statuses, and not all were read`;
function shownIn(status) {
    const { state, description, target_url: url } = status;
    return { state, description: description ?? '', url: url ?? '' };
}
function openCommitStatuses({ client, repo }) {
    return {
        async setStatus(sha, status, signal) {
            const { state, description, context, url: target_url } = status;
            try {
                const github = await client();
                const call = { ...repo, sha, state, description, context, target_url, request: { signal } };
                const { data } = await github.repos.createCommitStatus(call);
                statusResponse.parse(data);
                return null;
            }
            catch (error) {
                return (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`set the commit status of ${sha.slice(0, 7)}`, error);
            }
        },
        async readStatus(sha, context, signal) {
            const what = `read the commit statuses of ${sha.slice(0, 7)}`;
            try {
                const github = await client();
                const call = { ...repo, ref: sha, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0, request: { signal } };
                const first = await github.repos.listCommitStatusesForRef(call);
                let isCut = false;
                for await (const { items, hasMore } of (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .listPages */ .pN)(github, first, { maxPages, signal })) {
                    const found = statusesResponse.parse(items).find((status) => (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameContext */ .cg)(status.context, context));
                    if (found)
                        return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(shownIn(found));
                    isCut = hasMore;
                }
                if (isCut)
                    throw new _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseError */ .o3(tooManyStatuses);
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
            }
            catch (error) {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(what, error));
            }
        },
        async readSource(pull_number, signal) {
            try {
                const { data } = await (await client()).pulls.get({ ...repo, pull_number, request: { signal } });
                const { state, merged_at, head } = pullResponse.parse(data);
                const closed = merged_at ? 'merged' : 'closed';
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)({ state: state === 'open' ? 'open' : closed, headSha: (0,_event_event_js__WEBPACK_IMPORTED_MODULE_5__/* .toSha */ .O9)(head.sha) });
            }
            catch (error) {
                if ((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                    return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`read the pull request #${pull_number}`, error));
            }
        },
    };
}


/***/ }),

/***/ 2292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1384);


const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), null) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((user) => (user?.login ? (0,_event_event_js__WEBPACK_IMPORTED_MODULE_1__/* .toAccount */ .tf)(user.login, user.type ?? null) : null)));


/***/ }),

/***/ 2463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: ./src/base/once.ts
var once = __webpack_require__(7480);
// EXTERNAL MODULE: ./src/http/http-request.ts + 1 modules
var http_request = __webpack_require__(2759);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
;// CONCATENATED MODULE: ./src/github/fetch.ts


const maxBodyBytes = 32 * 1_048_576;
const maxRedirects = 3;
async function fetchFromGitHub(address, options, redirects = 0) {
    const { method, body, signal } = options;
    const url = new URL(address);
    const headers = { ...options.headers, 'accept-encoding': 'gzip' };
    const response = await (0,http_request/* sendRequest */.w)({ method, url, headers, body: body ?? null, signal });
    const status = response.statusCode ?? 0;
    if (status < 300 || status > 399)
        return readResponse(response, status, signal);
    response.destroy();
    const { location } = response.headers;
    const next = location ? URL.parse(location, url.href) : null;
    const isRepeatable = method === 'GET' || status === 307 || status === 308;
    if (next?.origin !== url.origin || !isRepeatable || redirects === maxRedirects)
        throw new github_errors/* ResponseError */.o3(`GitHub answered ${status}, a redirect that is not followed`);
    return fetchFromGitHub(next.href, options, redirects + 1);
}
async function readResponse(response, status, signal) {
    const body = await (0,http_request/* readBody */.x)(response, maxBodyBytes);
    if (body.kind === 'failure') {
        signal.throwIfAborted();
        if (status < 400)
            throw new github_errors/* ResponseError */.o3(body.error);
    }
    const text = body.kind === 'success' ? body.value : '';
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
        status,
        headers: new Map(headers),
        text: async () => text,
        arrayBuffer: async () => new ArrayBuffer(0),
    };
}

// EXTERNAL MODULE: ./src/github/github-limits.ts
var github_limits = __webpack_require__(3733);
;// CONCATENATED MODULE: ./src/github/github-retry.ts


const maxTries = 3;
const minLimitMs = 1_000;
const maxLimitMs = 60_000;
const firstBackoffMs = 500;
async function retryGitHubCall(options, send, tries = 1) {
    const { clock, budget, isSentOnce, limitTry, sendPaced } = options;
    const sendOnce = () => {
        const limit = limitTry();
        return send(budget ? AbortSignal.any([limit, budget]) : limit);
    };
    try {
        return await (sendPaced ? sendPaced(sendOnce) : sendOnce());
    }
    catch (error) {
        const waitMs = tries < maxTries && !isSentOnce ? waitBeforeRetryMs(error, tries, options) : null;
        if (waitMs === null)
            throw error;
        await clock.sleep(waitMs, budget);
        if (budget?.aborted)
            throw error;
        return retryGitHubCall(options, send, tries + 1);
    }
}
function waitBeforeRetryMs(error, tries, { clock, isRepeatable }) {
    const limitMs = (0,github_limits/* limitWaitMs */.T)(error, tries, clock.now());
    if (limitMs !== null) {
        const waitMs = Math.max(limitMs, minLimitMs);
        return waitMs <= maxLimitMs ? waitMs : null;
    }
    const status = (0,github_errors/* statusOf */.c2)(error);
    return isRepeatable && (status === null || status >= 500) ? firstBackoffMs * 2 ** (tries - 1) : null;
}

;// CONCATENATED MODULE: ./src/github/github-client.ts




const apiVersion = '2022-11-28';
function openConnection(options) {
    const { repository, warn } = options;
    const client = (0,once/* once */.O)(() => connect(options));
    const attempt = async (what, act) => {
        try {
            return await act();
        }
        catch (error) {
            warn((0,github_errors/* describeGitHubError */.dZ)(what, error));
            return null;
        }
    };
    const forRepository = ({ owner, name }) => ({
        client: owner && name ? client : () => Promise.reject(new github_errors/* MissingRepositoryError */.Zj('There is no repository')),
        ...{ attempt, forRepository },
        repo: { owner, repo: name },
    });
    return forRepository(repository);
}
const limitTo15s = () => AbortSignal.timeout(15_000);
async function connect(options) {
    const { token, apiUrl, clock, limitTry = limitTo15s, fetch = fetchFromGitHub, pace } = options;
    if (token === null)
        throw new github_errors/* MissingTokenError */.cc('The input github-token is empty');
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(413), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const log = { warn: () => undefined };
    const octokit = getOctokit(token, { baseUrl: apiUrl, request: { fetch, log } });
    octokit.hook.wrap('request', (request, requestOptions) => {
        assertSameOrigin(requestOptions.url, apiUrl);
        const { signal: budget, maxTryMs, isSentOnce } = requestOptions.request ?? {};
        const paced = { isWrite: requestOptions.method !== 'GET', signal: budget };
        const sendPaced = pace && ((send) => pace.run(paced, send));
        const limit = typeof maxTryMs === 'number' ? () => AbortSignal.timeout(maxTryMs) : limitTry;
        const often = { isRepeatable: isRepeatable(requestOptions), isSentOnce: isSentOnce === true };
        const retry = { clock, budget, ...often, limitTry: limit, sendPaced };
        return retryGitHubCall(retry, async (signal) => {
            requestOptions.request = { ...requestOptions.request, signal };
            requestOptions.headers['x-github-api-version'] = apiVersion;
            return request(requestOptions);
        });
    });
    return { ...octokit.rest, auth: octokit.auth, request: octokit.request };
}
function assertSameOrigin(url, apiUrl) {
    if (URL.parse(url, apiUrl)?.origin === new URL(apiUrl).origin)
        return;
    throw new github_errors/* ResponseError */.o3('GitHub linked to a page of another host');
}
function isRepeatable({ method, url }) {
    const isRepeatablePost = /\/(?:reactions|statuses|labels|requested_reviewers)\b/.test(url);
    return method === 'GET' || method === 'PATCH' || isRepeatablePost;
}


/***/ }),

/***/ 8146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Zj: () => (/* binding */ MissingRepositoryError),
/* harmony export */   _E: () => (/* binding */ isInaccessible),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cc: () => (/* binding */ MissingTokenError),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   o3: () => (/* binding */ ResponseError),
/* harmony export */   oH: () => (/* binding */ isLockedConversation),
/* harmony export */   pF: () => (/* binding */ mayBeTooBig),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8378);


class MissingTokenError extends Error {
    name = 'MissingTokenError';
}
class MissingRepositoryError extends Error {
    name = 'MissingRepositoryError';
}
class ResponseError extends Error {
    name = 'ResponseError';
}
function describeGitHubError(what, error, token = 'github-token') {
    if (error instanceof MissingTokenError)
        return `Could not ${what}: \`${token}\` is empty.`;
    if (error instanceof MissingRepositoryError)
        return `Could not ${what}: \`GITHUB_REPOSITORY\` is empty.`;
    const status = statusOf(error);
    if (status === null)
        return `Could not ${what}: ${describeFailure(error)}.`;
    const refusal = describeRefusal(error, status, token);
    if (refusal !== null)
        return `Could not ${what}: ${refusal}`;
    const permission = missingPermissionOf(error);
    const needing = token === 'github-token' ? 'The token' : `\`${token}\``;
    const advice = permission === null ? adviceFor(status, token) : ` ${needing} needs: ${permission}.`;
    return `Could not ${what}: GitHub answered ${status}.${advice}`;
}
function isInaccessible(error) {
    if (error instanceof MissingTokenError || error instanceof MissingRepositoryError)
        return true;
    const message = gitHubMessageOf(error);
    const status = statusOf(error);
    if (status === 403)
        return message?.startsWith('Resource not accessible by ') === true;
    return (status === 404 || status === 410) && message !== null;
}
function isMissing(error) {
    return statusOf(error) === 404 && gitHubMessageOf(error) !== null;
}
function mayBeTooBig(error) {
    const status = statusOf(error);
    if (status !== null)
        return status >= 502 && status <= 504;
    return error instanceof Error && Object(error.cause).name === 'TimeoutError';
}
function timeOf(answer) {
    const text = headerOf(answer, 'date');
    const at = new Date(text ?? Number.NaN);
    if (Number.isNaN(at.getTime()) || at.toUTCString() !== text)
        throw new ResponseError("GitHub's answer doesn't say when it was given");
    return at;
}
function isRefused(error) {
    if (isInaccessible(error))
        return true;
    const isOwnAnswer = gitHubMessageOf(error) !== null;
    return isOwnAnswer && [403, 422].includes(statusOf(error) ?? 0) && !isLimit(error);
}
function isLockedConversation(error) {
    return statusOf(error) === 403 && /\bis locked\b/.test(gitHubMessageOf(error) ?? '');
}
function isLimit(error) {
    const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0';
    return (isSpent || headerOf(error, 'retry-after') !== null || /rate limit/i.test(gitHubMessageOf(error) ?? ''));
}
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        return null;
    return 'response' in error && error.response !== undefined ? error.status : null;
}
function headerOf(answer, name) {
    const response = answer instanceof Error && 'response' in answer ? answer.response : answer;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return null;
    const { headers } = response;
    if (typeof headers !== 'object' || headers === null)
        return null;
    const value = new Map(Object.entries(headers)).get(name);
    return value === undefined ? null : String(value);
}
const failedResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ response: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ data: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }) }) });
function gitHubMessageOf(error) {
    const parsed = failedResponse.safeParse(error);
    return parsed.success ? parsed.data.response.data.message : null;
}
function describeRefusal(error, status, token) {
    if (status !== 403 && status !== 429)
        return null;
    const message = gitHubMessageOf(error) ?? '';
    if (/secondary rate limit/i.test(message))
        return secondaryLimit;
    if (headerOf(error, 'x-ratelimit-remaining') === '0') {
        const reset = headerOf(error, 'x-ratelimit-reset') ?? '';
        const end = /^\d{1,10}$/.test(reset) ? ` until ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clockText */ .Yi)(new Date(Number(reset) * 1_000))}` : '';
        return `the rate limit of \`${token}\` is used up${end}.`;
    }
    if (headerOf(error, 'retry-after') !== null)
        return secondaryLimit;
    return isLockedConversation(error)
        ? 'the conversation is locked. Unlock it to get comments and reactions.'
        : null;
}
const secondaryLimit = "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time.";
function missingPermissionOf(error) {
    const value = headerOf(error, 'x-accepted-github-permissions') ?? '';
    if (!/^[a-z_=,; ]{1,200}$/.test(value))
        return null;
    return value.replaceAll('_', '-').replaceAll('=', ': ');
}
function describeFailure(error) {
    const isOfRequest = !(error instanceof Error) || error.name === 'HttpError';
    const { name, message } = isOfRequest ? Object(Object(error).cause) : error;
    if (name === 'AbortError' || name === 'TimeoutError')
        return "GitHub didn't answer in time";
    if (name === 'ResponseError')
        return message;
    return isOfRequest ? 'the connection to GitHub failed' : "GitHub's answer couldn't be understood";
}
function adviceFor(status, token) {
    const permissions = token === 'github-token' ? 'the `permissions` of the workflow job' : `the permissions of \`${token}\``;
    if (status === 401)
        return ` Check \`${token}\`.`;
    if (status === 403)
        return ` Check ${permissions}.`;
    if (status === 404 || status === 410)
        return ` Check ${permissions}, and whether this still exists.`;
    return '';
}


/***/ }),

/***/ 3733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limitWaitMs),
/* harmony export */   e: () => (/* binding */ secondaryLimitMs)
/* harmony export */ });
/* harmony import */ var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7821);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8146);


const unknownWaitMs = 60_000;
function limitWaitMs(error, tries, now) {
    if (!mayBeLimit(error))
        return null;
    const retryAfter = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'retry-after');
    if (retryAfter !== null)
        return (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now);
    if (isPrimaryLimit(error))
        return Number((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime();
    return isUntimedLimit(error) ? unknownWaitMs * 2 ** (tries - 1) : null;
}
function secondaryLimitMs(answer, now) {
    if (!mayBeLimit(answer))
        return null;
    const retryAfter = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(answer, 'retry-after');
    if (retryAfter !== null)
        return (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now) ?? unknownWaitMs;
    return !isPrimaryLimit(answer) && isUntimedLimit(answer) ? unknownWaitMs : null;
}
function mayBeLimit(answer) {
    const status = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(answer);
    return status === 403 || status === 429;
}
function isPrimaryLimit(error) {
    return (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-remaining') === '0' && !isSecondaryLimit(error);
}
function isUntimedLimit(error) {
    return (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) === 429 || isSecondaryLimit(error);
}
function isSecondaryLimit(error) {
    return error instanceof Error && /secondary rate limit/i.test(error.message);
}


/***/ }),

/***/ 7730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Ej: () => (/* binding */ readWholeList),
/* harmony export */   Qc: () => (/* binding */ readNumberedPage),
/* harmony export */   T0: () => (/* binding */ pageSize),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   rB: () => (/* binding */ hasNextPage)
/* harmony export */ });
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8146);

const pageSize = 100;
async function* listPages(github, first, { maxPages, signal }) {
    let { items, links } = parsePage(first);
    for (let page = 1;; page += 1) {
        const url = links.get('next');
        yield { items, hasMore: url !== undefined };
        if (url === undefined || page === maxPages)
            return;
        ({ items, links } = await readPage(github, url, signal));
    }
}
const parts = 4;
async function readNumberedPage(ask, page) {
    try {
        return joinPages([await ask({ page, per_page: pageSize })]);
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeTooBig */ .pF)(error))
            throw error;
    }
    const numbers = Array.from({ length: parts }, (_, index) => parts * (page - 1) + index + 1);
    return joinPages(await Promise.all(numbers.map((one) => ask({ page: one, per_page: pageSize / parts }))));
}
function joinPages(responses) {
    const pages = responses.map(parsePage);
    const [first] = responses;
    if (!first)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer is not a list");
    const hasMore = pages.at(-1)?.links.has('next') === true;
    const last = countPages(first);
    return {
        items: pages.flatMap(({ items }) => items),
        ...{ first, hasMore },
        last: hasMore ? last && Math.ceil(last / responses.length) : 1,
    };
}
async function readWholeList(ask, parse, { maxPages, tooLong }) {
    const { items, first, last } = await readNumberedPage(ask, 1);
    if (last === null || last > maxPages)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3(tooLong);
    const others = Array.from({ length: last - 1 }, async (_, index) => {
        const page = await readNumberedPage(ask, index + 2).catch((error) => {
            throw (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInaccessible */ ._E)(error) ? new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3('GitHub returned only some of the list') : error;
        });
        return page.items.flatMap(parse);
    });
    return { items: [...items.flatMap(parse), ...(await Promise.all(others)).flat()], first };
}
function hasNextPage(response) {
    return parsePage(response).links.has('next');
}
function countPages(response) {
    const last = parsePage(response).links.get('last');
    return last === undefined ? null : Number(URL.parse(last)?.searchParams.get('page')) || null;
}
async function readPage(github, url, signal) {
    return parsePage(await github.request({ method: 'GET', url, request: { signal } }));
}
function parsePage({ data, headers }) {
    if (!Array.isArray(data))
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer is not a list");
    const matches = (headers.link ?? '').matchAll(/<([^<>]+)>;\s*rel="(\w+)"/g);
    return { items: data, links: new Map([...matches].map(([, url = '', relation = '']) => [relation, url])) };
}


/***/ }),

/***/ 9248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   Ou: () => (/* binding */ readIsPublic),
/* harmony export */   Wq: () => (/* binding */ isOfInstallation),
/* harmony export */   lc: () => (/* binding */ listInstallationRepositories)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8378);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8146);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7730);




const repositoryResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[^/]+\/[^/]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    archived: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const listResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ total_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), repositories: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(repositoryResponse) });
const maxPages = 100;
const authentication = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ tokenType: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), token: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
async function isOfInstallation({ client }) {
    const { tokenType, token } = authentication.parse(await (await client()).auth());
    return tokenType === 'installation' || token.startsWith('ghs_');
}
async function listInstallationRepositories({ client }, signal) {
    const github = await client();
    const first = await readPage(github, 1, signal);
    if (first.total > maxPages * _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ResponseError */ .o3(tooManyRepositories());
    const others = Array.from({ length: Math.ceil(first.total / _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0) - 1 }, (_, index) => index + 2);
    const pages = await Promise.all(others.map((page) => readPage(github, page, signal)));
    const all = [first, ...pages].flatMap(({ repositories }) => repositories);
    return [...new Map(all.map((one) => [one.id, one])).values()];
}
function tooManyRepositories() {
    return `the App's installation has more than ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countText */ .lT)(maxPages * _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0)} repositories: name those to look at`;
}
async function readRepository({ client, repo }, signal) {
    const { data } = await (await client()).repos.get({ ...repo, request: { signal } });
    return toKnown(repositoryResponse.parse(data));
}
function readIsPublic(connection, signal) {
    return connection.attempt('read whether the repository is public', async () => (await readRepository(connection, signal)).isPublic);
}
async function readPage(github, page, signal) {
    const call = { per_page: _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0, page, request: { signal } };
    const { data } = await github.apps.listReposAccessibleToInstallation(call);
    const { total_count: total, repositories } = listResponse.parse(data);
    return { total, repositories: repositories.map(toKnown) };
}
function toKnown(response) {
    const { id, full_name: fullName, private: isPrivate, archived: isArchived } = response;
    const [owner = '', name = ''] = fullName.split('/');
    return { id, name, owner, isPublic: !isPrivate, isArchived };
}


/***/ }),

/***/ 100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ refusedNote),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Xy: () => (/* binding */ lostPermissionText),
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
function refusedNote(request, why) {
    return `A queued request wasn't sent: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)}. ${why}`;
}
function lateJobNote({ id, link }) {
    const pull = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m0)(link);
    const where = pull === null ? '' : `, which opened ${(0,_pull_request_text_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .u)(pull, '')}`;
    return `An earlier request started another agent job: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(id)}${where}. It isn't followed here.`;
}
function cameToNothingNote(title) {
    return `A later request came to nothing: ${title}.`;
}
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