"use strict";
exports.id = 115;
exports.ids = [115];
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
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)('check the permission', error));
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

/***/ 428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ previewAmong),
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   NP: () => (/* binding */ areFilesNews),
/* harmony export */   QN: () => (/* binding */ isPreviewNews),
/* harmony export */   qE: () => (/* binding */ previewIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _docs_pull_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4319);



const maxPages = 10;
const previewMs = 3_600_000;
const maxPathLength = 100;
function changesIn(files, { headSha: head, changedFileCount }) {
    const changed = files.filter(({ status }) => status !== 'unchanged');
    const pages = changed.flatMap(pageIn).slice(0, maxPages);
    return { head, pages, others: Math.max(changedFileCount ?? 0, changed.length) - pages.length };
}
function pageIn({ filename, status }) {
    if (!/\.mdx?$/.test(filename))
        return [];
    const path = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(filename.replace(/\.mdx?$/, ''), maxPathLength);
    return [{ path, change: changeOf(status), anchor: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(filename).digest('hex') }];
}
function changeOf(status) {
    if (status === 'removed')
        return 'removed';
    return status === 'added' || status === 'copied' ? 'added' : 'changed';
}
function areFilesNews({ changes }, { headSha }) {
    return changes?.head !== headSha;
}
function isPreviewNews(known, pull, now) {
    if (pull.state !== 'open' || !/^[0-9a-f]{40,64}$/.test(pull.headSha))
        return false;
    const isRecent = now.getTime() - Date.parse(pull.updatedAt ?? '') < previewMs;
    return areFilesNews(known, pull) || (known.preview?.state !== 'ready' && isRecent);
}
function previewAmong(deployments, author) {
    const isTrusted = ({ creator }) => creator !== null && (creator === _docs_pull_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLogin */ .Bv || creator === author);
    return deployments.filter(isTrusted).toSorted((a, b) => b.id - a.id)[0] ?? null;
}
function previewIn(statuses) {
    const [newest] = statuses.toSorted((a, b) => b.id - a.id);
    if (newest?.state === 'success')
        return { state: 'ready', address: newest.address };
    const hasFailed = newest?.state === 'failure' || newest?.state === 'error';
    return hasFailed ? { state: 'failed', address: null } : null;
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

/***/ 1374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ getPull),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   LW: () => (/* binding */ readPreview),
/* harmony export */   Nl: () => (/* binding */ addLabels),
/* harmony export */   RX: () => (/* binding */ listAuthors),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   i5: () => (/* binding */ requestReviewers),
/* harmony export */   m2: () => (/* binding */ listFirstFiles)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5034);
/* harmony import */ var _github_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2292);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7730);
/* harmony import */ var _changed_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(428);






const teamPrefix = 'team:';
const maxListedCommits = 250;
const maxCommitPages = Math.ceil(maxListedCommits / _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0);
const branch = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''),
    repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
        private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
        visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    })),
});
const pullResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    created_at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u,
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    closed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    user: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c,
    head: branch,
    base: branch,
    comments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), 1),
    changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh()),
});
function readPull(data) {
    const pull = pullResponse.parse(data);
    const { head, base, created_at: createdAt, merged_at: mergedAt, closed_at: closedAt } = pull;
    const isOpen = pull.state === 'open';
    const closedState = mergedAt ? 'merged' : 'closed';
    return {
        state: isOpen ? 'open' : closedState,
        createdAt,
        endedAt: isOpen ? null : (mergedAt ?? closedAt ?? null),
        author: pull.user?.login ?? null,
        headBranch: head.ref,
        headRepository: head.repo?.full_name ?? null,
        baseRepository: base.repo?.full_name ?? '',
        isPrivate: isPrivate(base.repo),
        commentCount: pull.comments,
        headSha: head.sha,
        updatedAt: pull.updated_at ?? null,
        changedFileCount: pull.changed_files ?? null,
    };
}
function isPrivate(repo) {
    return repo?.visibility === 'internal' ? false : (repo?.private ?? null);
}
async function getPull({ connection: { client, repo }, number, signal, }) {
    const github = await client();
    const { data } = await github.pulls.get({ ...repo, pull_number: number, request: { signal } });
    return readPull(data);
}
const filesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }));
async function listFirstFiles({ connection: { client, repo }, number: pull_number, signal, }) {
    const github = await client();
    const { data } = await github.pulls.listFiles({
        ...repo,
        pull_number,
        per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0,
        request: { signal },
    });
    return filesResponse.parse(data);
}
const deploymentsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), creator: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c }));
const deploymentStatusesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), environment_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()) }));
async function readPreview({ connection: { client, repo }, signal }, { headSha, author }) {
    const github = await client();
    const call = { ...repo, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0, request: { signal } };
    const { data } = await github.repos.listDeployments({ ...call, sha: headSha });
    const deployments = deploymentsResponse.parse(data);
    const made = (0,_changed_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .previewAmong */ .Fe)(deployments.map(({ id, creator }) => ({ id, creator: creator?.login ?? null })), author);
    if (!made)
        return null;
    const { data: statuses } = await github.repos.listDeploymentStatuses({ ...call, deployment_id: made.id });
    return (0,_changed_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .previewIn */ .qE)(deploymentStatusesResponse
        .parse(statuses)
        .map(({ id, state, environment_url: url }) => ({ id, state, address: url || null })));
}
async function requestReviewers({ connection: { client, repo }, number, signal }, names) {
    const teams = names
        .filter((name) => name.startsWith(teamPrefix))
        .map((name) => name.slice(teamPrefix.length));
    const reviewers = names.filter((name) => !name.startsWith(teamPrefix));
    const asked = {
        ...(reviewers.length > 0 && { reviewers }),
        ...(teams.length > 0 && { team_reviewers: teams }),
    };
    const github = await client();
    const call = { ...repo, pull_number: number, ...asked, request: { signal } };
    pullNumber.parse((await github.pulls.requestReviewers(call)).data);
}
const pullNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() });
const labelsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }));
async function addLabels({ connection: { client, repo }, number, signal }, labels) {
    const github = await client();
    const call = { ...repo, issue_number: number, labels: [...labels], request: { signal } };
    labelsResponse.parse((await github.issues.addLabels(call)).data);
}
const maxCommentPages = 31;
const tooManyComments = 'the conversation has more than 3,100 comments, and not all were read';
async function commentOnce({ connection, number, signal }, { body, tag, hasComments }) {
    const target = { github: await connection.client(), repo: connection.repo, issueNumber: number };
    if (hasComments) {
        const { github, repo, issueNumber } = target;
        const { items } = await (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeList */ .Ej)((page) => github.issues.listComments({ ...repo, issue_number: issueNumber, ...page, request: { signal } }), (item) => [(0,_conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .parseComment */ .vj)(item).body.includes(tag)], { maxPages: maxCommentPages, tooLong: tooManyComments });
        if (items.includes(true))
            return;
    }
    await (0,_conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlainComment */ .vt)(target, { id: null, body: `${body}\n\n${tag}`, request: { signal } });
}
const commitsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ author: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c }));
async function listAuthors({ connection: { client, repo }, number: pull_number, signal, }) {
    const github = await client();
    const first = await github.pulls.listCommits({
        ...repo,
        pull_number,
        per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0,
        request: { signal },
    });
    const authors = [];
    for await (const { items } of (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .listPages */ .pN)(github, first, { maxPages: maxCommitPages, signal })) {
        authors.push(...commitsResponse.parse(items).map(({ author }) => author?.login ?? null));
    }
    return authors.length < maxListedCommits ? authors : null;
}


/***/ }),

/***/ 4142:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ openDocsPulls)
});

// EXTERNAL MODULE: ./src/base/hmac.ts
var hmac = __webpack_require__(9138);
// EXTERNAL MODULE: ./src/base/result.ts
var result = __webpack_require__(512);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/state/mark.ts
var mark = __webpack_require__(4352);
// EXTERNAL MODULE: ./src/follow-up/changed-pages.ts
var changed_pages = __webpack_require__(428);
// EXTERNAL MODULE: ./src/github/github-client.ts + 2 modules
var github_client = __webpack_require__(2463);
// EXTERNAL MODULE: ./src/follow-up/docs-pull-conditions.ts
var docs_pull_conditions = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/follow-up/docs-access.ts


function accessTo({ repository, number }, options) {
    const { run, githubToken, docsToken, apiUrl, clock, connections } = options;
    const [owner = '', name = ''] = repository.split('/');
    const isDocsToken = !isSource(repository, run) && docsToken !== null;
    const input = isDocsToken ? 'docs-token' : 'github-token';
    const shared = connections?.[input].forRepository({ owner, name });
    const open = () => (0,github_client/* openConnection */.J)({
        token: isDocsToken ? docsToken : githubToken,
        apiUrl,
        clock,
        repository: { owner, name },
        warn: () => undefined,
    });
    return { connection: shared ?? open(), token: input, name: `${repository}#${number}` };
}
function isSource(repository, { repository: { owner, name } }) {
    return repository.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
function refusalOf(link, { run, docsToken }) {
    const { url, repository, number } = link;
    if (!(0,docs_pull_conditions/* isOnServer */.H)(link, run.serverUrl)) {
        const problem = `${url} was left alone: it isn't a pull request on ${new URL(run.serverUrl).host}. Label it and request reviews there by hand.`;
        return { read: problem, write: problem };
    }
    if (docsToken !== null || isSource(repository, run))
        return { read: null, write: null };
    const write = `${repository}#${number} was left alone: set \`docs-token\` to a token with \`pull-requests: write\` for ${repository}.`;
    return { read: null, write };
}

// EXTERNAL MODULE: ./src/follow-up/docs-calls.ts
var docs_calls = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/follow-up/docs-client.ts







function openDocsPulls(options, lists = null) {
    const request = { signal: options.signal };
    return {
        refusal: (link) => refusalOf(link, options),
        read: (link) => read({ link, what: 'read', options }, async (access) => {
            const listed = await lists?.find(access, link);
            return listed ?? (0,docs_calls/* getPull */.Cs)({ connection: access.connection, number: link.number, ...request });
        }),
        async changes(link, pull, known) {
            const target = { ...accessTo(link, options), number: link.number, ...request };
            const isPreviewWanted = (0,changed_pages/* isPreviewNews */.QN)(known, pull, options.clock.now());
            const [files, preview] = await Promise.all([
                (0,changed_pages/* areFilesNews */.NP)(known, pull) ? (0,docs_calls/* listFirstFiles */.m2)(target).catch(() => null) : null,
                isPreviewWanted ? (0,docs_calls/* readPreview */.LW)(target, pull).catch(() => null) : known.preview,
            ]);
            return { changes: files ? (0,changed_pages/* changesIn */.N0)(files, pull) : known.changes, preview };
        },
        addLabels: (link, labels) => write({ link, what: 'add labels to', options }, ({ connection }) => (0,docs_calls/* addLabels */.Nl)({ connection, number: link.number, ...request }, labels)),
        requestReviewers: (link, names) => review(link, names, options),
        comment: (link, { body, occasion, hasComments }) => write({ link, what: 'comment on', options }, ({ connection }) => {
            const tag = tagOf(link, occasion, options.secret);
            return (0,docs_calls/* commentOnce */.ZD)({ connection, number: link.number, ...request }, { body, tag, hasComments });
        }),
        setState: (link, state) => write({ link, what: state === 'closed' ? 'close' : 'reopen', options }, async ({ connection: { client, repo } }) => {
            const github = await client();
            const { data } = await github.pulls.update({ ...repo, pull_number: link.number, state, request });
            (0,docs_calls/* readPull */.Es)(data);
        }),
        commitAuthors: (link) => read({ link, what: 'read the commits of', options }, ({ connection }) => (0,docs_calls/* listAuthors */.RX)({ connection, number: link.number, ...request })),
    };
}
async function read({ link, what, options }, ask) {
    const access = accessTo(link, options);
    try {
        return (0,result/* success */.k)(await ask(access));
    }
    catch (error) {
        return (0,result/* failure */.V)(problemOf(`${what} ${access.name}`, error, access.token));
    }
}
async function review(link, names, options) {
    let isUnprocessable = false;
    const what = `request a review by ${names.join(', ')} of`;
    const written = await write({ link, what, options }, async ({ connection }) => {
        try {
            await (0,docs_calls/* requestReviewers */.i5)({ connection, number: link.number, signal: options.signal }, names);
        }
        catch (error) {
            isUnprocessable = (0,github_errors/* statusOf */.c2)(error) === 422;
            throw error;
        }
    });
    return { ...written, isUnprocessable };
}
async function write(call, act) {
    const result = await read(call, act);
    return result.kind === 'success' ? { kind: 'written' } : { kind: 'failed', ...result.error };
}
function problemOf(what, error, token) {
    const isFinal = (0,github_errors/* isRefused */.H0)(error);
    return { problem: (0,github_errors/* describeGitHubError */.dZ)(what, error, token), isFinal };
}
function tagOf({ url }, occasion, secret) {
    return (0,mark/* plainMark */.S3)((0,hmac/* sign */._S)(`${url} ${occasion}`, (0,hmac/* deriveKey */.Hz)(secret, 'docs-agent docs pull request v1')));
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ whyNotInRepository),
/* harmony export */   Bv: () => (/* binding */ agentLogin),
/* harmony export */   H: () => (/* binding */ isOnServer),
/* harmony export */   fC: () => (/* binding */ isOnlyOfAgent),
/* harmony export */   ry: () => (/* binding */ foreignBranch),
/* harmony export */   yN: () => (/* binding */ whyNotOfJob)
/* harmony export */ });
/* harmony import */ var _gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2126);

function isOnServer({ url, repository, number }, serverUrl) {
    return url === `${serverUrl}/${repository}/pull/${number}` && repository.split('/').length === 2;
}
const foreignBranch = "its branch isn't the agent job's and doesn't match `agent-branches`";
function whyNotInRepository({ repository }, job) {
    return isSameName(job.repository, repository) ? null : 'the agent job works in another repository';
}
function whyNotOfJob(pull, { repository, branch, jobCreatedAt }, agentBranches) {
    const { headRepository, baseRepository, headBranch, createdAt } = pull;
    if (!isSameName(headRepository, baseRepository))
        return 'its branch is in another repository';
    if (!isSameName(repository, baseRepository))
        return 'the agent job works in another repository';
    if (headBranch !== branch && !(0,_gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatched */ .H)(headBranch, agentBranches))
        return foreignBranch;
    if (jobCreatedAt === null)
        return "Mintlify didn't say when the agent job was created";
    if (secondOf(createdAt) < secondOf(jobCreatedAt))
        return 'it is older than the agent job';
    return null;
}
function isSameName(a, b) {
    return a !== null && a.toLowerCase() === b.toLowerCase();
}
function secondOf(time) {
    return Math.floor(Date.parse(time) / 1_000);
}
const agentLogin = 'mintlify[bot]';
function isOnlyOfAgent(pull, authors) {
    if (authors === null || authors.length === 0)
        return false;
    return authors.every((login) => login !== null && [agentLogin, pull.author].includes(login));
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

/***/ 1522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ lookAfter)
});

// EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
var pull_request_link = __webpack_require__(4716);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __webpack_require__(5180);
// EXTERNAL MODULE: ./src/follow-up/describe-status.ts
var describe_status = __webpack_require__(9179);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
;// CONCATENATED MODULE: ./src/follow-up/docs-comments.ts

function maySeeSource({ isPublic }, docs) {
    return isPublic === true || docs.isPrivate === true;
}
function requestComment(report, source, isVisible) {
    if (!isVisible)
        return 'These changes were requested in another repository.';
    const { askedBy, workflow, requests } = report;
    if (workflow !== null)
        return `For ${sourceLink(source)}, by the workflow ${(0,base_escape/* toCode */.Xt)(workflow)}.`;
    const text = requests.at(-1)?.text ?? '';
    return (0,base_escape/* joinParagraphs */.ml)([
        `Requested by ${(0,base_escape/* toCode */.Xt)(askedBy)} in ${sourceLink(source)}.`,
        text === '' ? null : `Request: ${(0,base_escape/* toCode */.Xt)(text)}`,
        source.issueNumber === null
            ? null
            : `To request changes, comment the slash command in ${sourceName(source)}.`,
    ]);
}
function sourceComment(source, change) {
    const { isClosed, acts, isVisible } = change;
    const name = isVisible ? `The source pull request ${sourceLink(source)}` : 'The source pull request';
    if (!isClosed)
        return (0,base_escape/* joinSentences */.DP)([`${name} was reopened.`, acts ? 'This pull request was reopened, too.' : null]);
    const next = acts
        ? 'This pull request was closed, too. It will be reopened if the source pull request is.'
        : "If these changes aren't needed without it, close this pull request.";
    return (0,base_escape/* joinSentences */.DP)([`${name} was closed without being merged.`, next]);
}
function sourceLink(source) {
    return `[${sourceName(source)}](${source.url})`;
}
function sourceName({ repository, issueNumber }) {
    return issueNumber === null ? `a workflow run of ${repository}` : `${repository}#${issueNumber}`;
}

// EXTERNAL MODULE: ./src/follow-up/docs-pull-conditions.ts
var docs_pull_conditions = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/follow-up/follow-source.ts




async function followSource(own, ports) {
    const { report, sourceState, known } = own;
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    const mayAct = report.isOwnJob && onClose !== 'nothing';
    if (!mayAct || sourceState === null || sourceState === known.toldSource)
        return known;
    const told = { ...known, toldSource: sourceState, notices: known.notices + 1 };
    if (onClose === 'comment') {
        return known.state === 'open' ? tell(own, told, ports) : { ...known, toldSource: sourceState };
    }
    return sourceState === 'closed' ? follow_source_close(own, told, ports) : reopen(own, told, ports);
}
async function follow_source_close(own, told, ports) {
    const { link, pull, known } = own;
    if (pull.state !== 'open')
        return { ...known, toldSource: 'closed' };
    const authors = await ports.commitAuthors(link);
    if (authors.kind === 'failure') {
        ports.warn(authors.error.problem);
        return authors.error.isFinal ? { ...known, toldSource: 'closed' } : known;
    }
    if (!(0,docs_pull_conditions/* isOnlyOfAgent */.fC)(pull, authors.value)) {
        ports.warn("Not every commit is known to be the agent's. Close it yourself if its changes aren't needed.", `${(0,pull_request_link/* pullRequestName */.Ib)(link)} wasn't closed`);
        return told;
    }
    return change(own, { ...told, state: 'closed', isClosedForSource: true }, ports);
}
async function reopen(own, told, ports) {
    const { known } = own;
    if (!known.isClosedForSource)
        return { ...known, toldSource: 'open' };
    return change(own, { ...told, state: 'open', isClosedForSource: false }, ports);
}
async function change(own, told, ports) {
    const { link, known } = own;
    const result = await ports.setState(link, told.toldSource);
    if (result.kind === 'written') {
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(link)}: ${changeText(told)} with its source pull request`);
        return tell(own, told, ports);
    }
    ports.warn(result.problem);
    return result.isFinal ? { ...known, toldSource: told.toldSource, isClosedForSource: false } : known;
}
async function tell(own, told, ports) {
    const { report, source, link, pull, known } = own;
    const name = (0,pull_request_link/* pullRequestName */.Ib)(link);
    if (told.notices > docs_pull/* maxNotices */.cg) {
        ports.log(`${name}: no comment says that the source pull request was ${changeText(told)}, because at most ${docs_pull/* maxNotices */.cg} are written`);
        return told;
    }
    const isClosed = told.toldSource === 'closed';
    const acts = report.docsPullRules?.onClose === 'close';
    const body = sourceComment(source, { isClosed, acts, isVisible: maySeeSource(source, pull) });
    const occasion = `${told.toldSource} ${told.notices}`;
    const result = await ports.comment(link, { body, occasion, hasComments: pull.commentCount > 0 });
    if (result.kind === 'written') {
        ports.log(`${name}: comment written, its source pull request was ${changeText(told)}`);
        return told;
    }
    ports.warn(result.problem);
    return result.isFinal || acts ? told : known;
}
function changeText({ toldSource }) {
    return toldSource === 'closed' ? 'closed' : 'reopened';
}

;// CONCATENATED MODULE: ./src/follow-up/request-reviews.ts

async function requestReviews({ link, pull, reviewers }, { requestReviewers }) {
    const author = pull.author?.toLowerCase();
    const people = reviewers.filter((name) => name.toLowerCase() !== author && !name.endsWith('[bot]'));
    if (people.length === 0)
        return { kind: 'nothing' };
    const together = await requestReviewers(link, people);
    if (!together.isUnprocessable || people.length === 1)
        return together;
    const results = await Promise.all(people.map((name) => requestReviewers(link, [name])));
    const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []));
    if (failed.length === 0)
        return { kind: 'written' };
    return {
        kind: 'failed',
        problem: (0,base_escape/* joinSentences */.DP)(failed.map(({ problem }) => problem)),
        isFinal: failed.every(({ isFinal }) => isFinal),
    };
}

;// CONCATENATED MODULE: ./src/follow-up/tend-docs-pull.ts







const noRules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' };
async function lookAfter(request, ports) {
    const { report } = request;
    const link = report.pullRequest;
    if (!link)
        return null;
    const known = report.docsPull ?? (0,docs_pull/* newDocsPull */.HP)(report.docsPullRules);
    const refusal = ports.refusal(link);
    if (refusal.read !== null)
        return leave(refusal.read, { ...request, known }, ports);
    const elsewhere = (0,docs_pull_conditions/* whyNotInRepository */.$D)(link, report);
    if (elsewhere !== null)
        return leave(strangerText(link, elsewhere), { ...request, known }, ports);
    const mayComment = refusal.write === null && wantsComment({ ...request, known });
    const [reading, source] = await Promise.all([ports.read(link), sourceOf(request, mayComment, ports)]);
    if (reading.kind === 'success')
        return lookAt({ ...request, source, link, pull: reading.value, known }, ports);
    const { problem, isFinal } = reading.error;
    const isRefusedForGood = isFinal && refusal.write === null;
    return isRefusedForGood
        ? leave(problem, { ...request, known }, ports)
        : postpone(refusal.write ?? problem, { ...request, known }, ports);
}
async function lookAt(read, ports) {
    const { report, agentBranches, link, pull, known } = read;
    const reason = (0,docs_pull_conditions/* whyNotOfJob */.yN)(pull, report, agentBranches);
    if (reason !== null)
        return leave(strangerText(link, reason), read, ports);
    const { state, createdAt: openedAt, endedAt } = pull;
    const isClosedForSource = known.isClosedForSource && state === 'closed';
    const changing = ports.changes(link, pull, known);
    const seen = { ...known, state, openedAt, endedAt, isClosedForSource };
    const { write } = ports.refusal(link);
    const tended = write === null
        ? await tend({ ...read, known: seen }, ports)
        : postpone(write, { ...read, known: seen }, ports);
    return { ...tended, ...(await changing) };
}
async function tend(own, ports) {
    const todo = own.pull.state === 'open' ? await doTasks(own, ports) : [];
    return followSource({ ...own, known: { ...own.known, todo } }, ports);
}
const leftAloneTitle = 'Docs pull request left alone';
function leave(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    const { known, sourceState } = wishes;
    return { ...known, todo: [], toldSource: sourceState ?? known.toldSource };
}
function postpone(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    return wishes.known;
}
function wantsAnything(wishes) {
    const { report, known } = wishes;
    const isMergeUnseen = known.state === null && (0,describe_status/* awaitsMerge */.mp)(report);
    return known.todo.length > 0 || isMergeUnseen || isSourceNews(wishes);
}
function wantsComment(wishes) {
    return wishes.known.todo.includes('comment') || isSourceNews(wishes);
}
function isSourceNews({ report, known, sourceState }) {
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    return onClose !== 'nothing' && sourceState !== null && sourceState !== known.toldSource;
}
async function sourceOf({ source }, mayComment, ports) {
    if (!mayComment || source.isPublic !== null)
        return source;
    return { ...source, isPublic: await ports.isSourcePublic() };
}
const doneTexts = {
    labels: 'labels added',
    reviewers: 'reviews requested',
    comment: 'comment written',
};
async function doTasks(own, ports) {
    const results = await Promise.all(own.known.todo.map(async (task) => ({ task, result: await doTask(task, own, ports) })));
    const done = results.flatMap(({ task, result }) => (result.kind === 'written' ? [doneTexts[task]] : []));
    if (done.length > 0)
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(own.link)}: ${done.join(', ')}`);
    const failed = results.flatMap(({ task, result }) => result.kind === 'failed' ? [{ task, ...result }] : []);
    for (const { problem } of failed)
        ports.warn(problem);
    return failed.flatMap(({ task, isFinal }) => (isFinal ? [] : [task]));
}
function doTask(task, own, ports) {
    const { report, source, link, pull } = own;
    const { labels, reviewers } = report.docsPullRules ?? noRules;
    if (task === 'labels')
        return ports.addLabels(link, labels);
    if (task === 'reviewers')
        return requestReviews({ link, pull, reviewers }, ports);
    const body = requestComment(report, source, maySeeSource(source, pull));
    return ports.comment(link, { body, occasion: 'request', hasComments: pull.commentCount > 0 });
}
function strangerText(link, reason) {
    const advice = reason === docs_pull_conditions/* foreignBranch */.ry
        ? "If the branch is the agent's, add it to `agent-branches`."
        : 'If it is the right one, label it and request reviews by hand.';
    return `${(0,pull_request_link/* pullRequestName */.Ib)(link)} was left alone: ${reason}. ${advice}`;
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
        throw new github_errors/* ResponseError */.o3(`GitHub answered ${status}, a redirect that isn't followed`);
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
        return `Couldn't ${what}: \`${token}\` is empty.`;
    if (error instanceof MissingRepositoryError)
        return `Couldn't ${what}: \`GITHUB_REPOSITORY\` is empty.`;
    const status = statusOf(error);
    if (status === null)
        return `Couldn't ${what}: ${describeFailure(error)}.`;
    const refusal = describeRefusal(error, status, token);
    if (refusal !== null)
        return `Couldn't ${what}: ${refusal}`;
    const permission = missingPermissionOf(error);
    const needing = token === 'github-token' ? 'The token' : `\`${token}\``;
    const advice = permission === null ? adviceFor(status, token) : ` ${needing} needs: ${permission}.`;
    return `Couldn't ${what}: GitHub answered ${status}.${advice}`;
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
        const end = /^\d{1,10}$/.test(reset) ? ` until ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTimeText */ .L4)(new Date(Number(reset) * 1_000))}` : '';
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
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer isn't a list");
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
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer isn't a list");
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