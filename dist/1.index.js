"use strict";
exports.id = 1;
exports.ids = [1];
exports.modules = {

/***/ 9243:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   f: () => (/* binding */ isTitleOutdated),
/* harmony export */   k: () => (/* binding */ docsPullText)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);


const dayMs = 24 * 3_600_000;
const longOpenDays = 14;
function docsPullText(report) {
    const state = report.docsPull?.state ?? null;
    const { pullRequest } = report;
    const review = `Review and merge ${pullRequest ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toCodeSpan */ .Ro)((0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(pullRequest)) : 'the pull request'}.`;
    if (state === 'merged')
        return { icon: '\u2705', title: 'Docs merged', next: null };
    if (state === 'closed')
        return { icon: '\ud83d\udeaa', title: 'Docs pull request closed without being merged', next: null };
    if (report.isUnfollowed) {
        const next = `This comment is no longer updated. ${review}`;
        return { icon: '\u23f9\ufe0f', title: 'Docs pull request no longer followed', next };
    }
    const days = openDays(report);
    if (days < longOpenDays)
        return { icon: '\u2705', title: 'Docs pull request ready', next: review };
    return { icon: '\u23f3', title: `Docs pull request open for ${days} days`, next: review };
}
function isTitleOutdated(report, now) {
    const isNowLong = openDays({ ...report, updatedAt: now.toISOString() }) >= longOpenDays;
    return isNowLong && openDays(report) < longOpenDays;
}
function openDays({ docsPull, updatedAt }) {
    if (docsPull?.state !== 'open' || docsPull.openedAt === null)
        return 0;
    return Math.floor((Date.parse(updatedAt) - Date.parse(docsPull.openedAt)) / dayMs);
}


/***/ }),

/***/ 6004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gk: () => (/* binding */ describeReason),
/* harmony export */   zB: () => (/* binding */ hiddenRepository),
/* harmony export */   zH: () => (/* binding */ setUpText)
/* harmony export */ });
/* harmony import */ var _runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9935);

function hiddenRepository(name, isOfApp) {
    return isOfApp
        ? `The GitHub App can't see ${name}. Check the name, and where the App is installed.`
        : `\`github-token\` can't see ${name}. Check the name, or set a token with access to that repository.`;
}
const nothing = { title: null, text: null, next: null };
const textByReason = {
    'bad-request': {
        title: 'Request not valid',
        text: 'Mintlify rejected the request as invalid.',
        next: 'Fix the problem that Mintlify names.',
    },
    blocked: {
        title: 'API call blocked by a proxy or firewall',
        text: 'A proxy or firewall answered 403 in place of the Mintlify API, which says nothing about the API key.',
        next: "Check `api-url` and the runner's proxy settings, or use another runner. Then run the workflow again. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
    },
    busy: {
        title: 'Request not sent: the agent is still busy',
        text: 'The agent was still working on an earlier request when this run stopped waiting.',
        next: 'Re-run this workflow job to send the request.',
    },
    'conversation-busy': {
        title: 'Other runs are writing to this conversation',
        text: 'Other workflow runs kept writing to this conversation or sending requests in it. Nothing was sent.',
        next: 'Re-run this workflow job.',
    },
    'create-unconfirmed': {
        title: "Couldn't confirm that the agent job started",
        text: "Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because that could start a duplicate job.",
        next: "Look for the agent job in the Mintlify dashboard. If it's there, set `job-id` to wait for it. If not, ask in a new comment with the slash command, or delete this action's comment and run the workflow again.",
    },
    'effect-unconfirmed': {
        title: 'The agent might not have processed the request',
        text: 'The agent job shows no change since your last request, so it might not have processed it.',
        next: 'Send the request again if its effect is missing.',
    },
    forbidden: {
        title: 'API key not authorized for this API call',
        text: "The API key is read-only, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
        next: 'Use an admin key with write scope, and check the allowlist in the Mintlify dashboard.',
    },
    interrupted: {
        title: 'Workflow job stopped before the agent finished',
        text: null,
        next: null,
    },
    'invalid-input': {
        title: _runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_0__/* .invalidInputTitle */ .ut,
        text: null,
        next: 'Correct it, and run the workflow again.',
    },
    'job-disappeared': {
        title: 'Agent job no longer found',
        text: 'Mintlify no longer finds the agent job.',
        next: "Look for it in the Mintlify dashboard, and start a new one if it isn't there.",
    },
    'job-not-found': {
        title: 'Agent job not found',
        text: 'The Mintlify project has no agent job with this ID.',
        next: 'Check `job-id` and `project-id`.',
    },
    'memory-unreadable': {
        title: "Couldn't read the comments",
        text: "GitHub didn't return the comments of this conversation, so the action can't tell whether there is an agent job already. Nothing was started.",
        next: 'Re-run this workflow job. If it happens again, check `github-token`, or set `comment: off`.',
    },
    'memory-unwritable': {
        title: "Couldn't update the comment",
        text: 'The action records each request in its comment before it sends it. That failed, so nothing was sent.',
        next: 'Re-run this workflow job. If it happens again, check the `permissions` of the workflow job.',
    },
    'merged-unreadable': {
        title: "Couldn't list the merged pull requests",
        text: "GitHub didn't list everything that was merged since the last request. Nothing was sent.",
        next: 'Re-run this workflow job.',
    },
    'newer-state': {
        title: 'The comment was written by a newer version',
        text: "This version of the action can't read it. Nothing was sent, and the comment wasn't changed.",
        next: 'Use the same version of the action in all workflows of this repository.',
    },
    'message-unconfirmed': {
        title: "Couldn't confirm that your request arrived",
        text: "Mintlify didn't confirm the request, and the agent job shows no activity. The action didn't resend it, so that it isn't applied twice.",
        next: "Look at the agent job in the Mintlify dashboard. Send the request again if it isn't there.",
    },
    'project-not-found': {
        title: 'Project not found',
        text: 'Mintlify has no project with this ID.',
        next: 'Copy `project-id` from the API keys page of the Mintlify dashboard.',
    },
    'rate-limited': {
        title: 'Rate limit reached',
        text: 'Mintlify accepts 100 requests an hour per project.',
        next: 'Run the workflow again in an hour.',
    },
    redirected: {
        title: 'Wrong API address',
        text: "Mintlify's API address answered with a redirect. The action never follows it, to protect the key.",
        next: 'Set `api-url` to the final API URL, not one that redirects.',
    },
    tls: {
        title: 'Certificate not trusted',
        text: "The certificate of the Mintlify API couldn't be verified.",
        next: 'Check `api-url`, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic.',
    },
    unauthorized: {
        title: 'API key not accepted',
        text: 'The API key is wrong, revoked, or expired. New keys expire after 90 days unless you choose otherwise.',
        next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
    },
    'unexpected-answer': {
        title: 'Unexpected answer from Mintlify',
        text: "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
        next: 'Look for the pull request in the documentation repository.',
    },
    unreachable: {
        title: "Couldn't reach Mintlify",
        text: 'There was no connection, no answer, or only server errors.',
        next: "Check `api-url`, the runner's network, and any proxy. Then run the workflow again.",
    },
};
const setUpReasons = [
    'blocked',
    'forbidden',
    'project-not-found',
    'redirected',
    'tls',
    'unauthorized',
];
function setUpText(reason) {
    return setUpReasons.includes(reason)
        ? "Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent."
        : null;
}
function sentBy(when) {
    return `The next run in this conversation or the reconcile action sends it when ${when}. Without the reconcile action, re-run this workflow job then.`;
}
const textByResult = {
    'pull-request': {
        'effect-unconfirmed': { next: 'Review it, and send the request again if its effect is missing.' },
    },
    'no-pull-request': {
        'effect-unconfirmed': {
            next: 'Send the request again if its effect is missing, and name the page in it.',
        },
    },
    queued: {
        busy: {
            title: 'Request queued',
            text: 'The agent is still working on an earlier request.',
            next: sentBy('the agent is free'),
        },
        unreachable: {
            title: 'Request queued',
            text: "Mintlify isn't available.",
            next: sentBy('Mintlify is available again'),
        },
        cooldown: {
            title: 'Request queued',
            text: 'This conversation is in its cooldown period.',
            next: sentBy('the period has passed'),
        },
    },
    rejected: {
        unreachable: {
            title: "Couldn't reach Mintlify",
            text: 'Nothing was sent.',
            next: "Run the workflow again later. If it still fails, check `api-url`, the runner's network, and any proxy.",
        },
    },
    failed: { 'effect-unconfirmed': { next: null } },
    archived: { 'effect-unconfirmed': { next: null } },
    unknown: {
        'bad-request': {
            title: "Couldn't check the agent job: API call not valid",
            text: null,
            next: 'Check `project-id`, and fix the problem that Mintlify names.',
        },
        blocked: {
            title: "Couldn't check the agent job: blocked by a proxy or firewall",
            next: "Check `api-url` and the runner's proxy settings, or use another runner. If it still fails, contact Mintlify support, with the Ray ID if there is one.",
        },
        forbidden: { title: "Couldn't check the agent job: API key not authorized" },
        'rate-limited': {
            title: "Couldn't check the agent job: rate limit reached",
            next: 'Wait an hour.',
        },
        redirected: { title: "Couldn't check the agent job: wrong API address" },
        tls: { title: "Couldn't check the agent job: certificate not trusted" },
        unauthorized: { title: "Couldn't check the agent job: API key not accepted" },
        'unexpected-answer': {
            title: "Couldn't check the agent job: unexpected answer",
            text: "Mintlify's answer couldn't be understood.",
            next: 'Check `api-url`.',
        },
        unreachable: {
            title: 'Lost contact with the agent job',
            next: "Check `api-url`, the runner's network, and any proxy.",
        },
    },
};
function describeReason(reason, result = null) {
    if (reason === null)
        return nothing;
    const changed = result === null ? undefined : textByResult[result]?.[reason];
    return { ...(textByReason[reason] ?? nothing), ...changed };
}


/***/ }),

/***/ 5885:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   IT: () => (/* binding */ skipLine),
/* harmony export */   Mc: () => (/* binding */ isGateReason),
/* harmony export */   Vf: () => (/* binding */ describeSkip),
/* harmony export */   xF: () => (/* binding */ saysNothingLeft)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3834);

const gateMessages = {
    'own-pull-request': {
        title: 'Skipped: the agent made this change',
        text: null,
        next: 'Comment the slash command on the pull request if the agent should work on it all the same.',
    },
    'guard-unreadable': {
        title: "Skipped: GitHub didn't say whether the agent made this change",
        text: 'If it did, an agent job could start an endless loop.',
        next: 'Re-run the workflow job.',
    },
    'merge-group': {
        title: 'Skipped: a merge queue starts no agent job',
        text: null,
        next: 'Run the agent on the pull request instead.',
    },
    'bot-not-allowed': {
        title: "Skipped: this bot isn't listed in `allowed-bots`",
        text: null,
        next: 'Add it to `allowed-bots` if it may start agent jobs.',
    },
    'skip-phrase': {
        title: 'Skipped: the change has a phrase from `skip-phrases`',
        text: null,
        next: 'Remove the phrase, or leave it out of the next commit. The next event starts an agent job.',
    },
    'skip-label': {
        title: 'Skipped: the pull request has a label from `skip-labels`',
        text: null,
        next: 'Remove the label. The next event starts an agent job.',
    },
    paths: {
        title: 'Skipped: no changed file matches `paths`',
        text: null,
        next: 'Add a pattern to `paths` if these files need documentation.',
    },
    'request-limit': {
        title: 'Request not sent: this conversation has used all its requests',
        text: null,
        next: 'Ask an administrator to comment the slash command, or to raise `max-requests`.',
    },
    cooldown: {
        title: 'Request not sent: this conversation is in its cooldown period',
        text: null,
        next: 'Run the workflow again when the time has passed.',
    },
    'daily-limit': {
        title: 'Request not sent: this repository has used all its requests of the last 24 hours',
        text: null,
        next: 'Try again later, or ask an administrator to raise `max-requests-per-day`.',
    },
};
const otherMessages = {
    'dry-run': { title: 'Dry run: no agent job was started', text: null, next: null },
    'edited-comment': {
        title: "Nothing to do: the comment isn't new",
        text: 'Edited and deleted comments start nothing.',
        next: null,
    },
    'existing-job': {
        title: 'Nothing to do: there is an agent job already',
        text: '`on-existing` is `skip`.',
        next: null,
    },
    help: { title: 'Help posted', text: null, next: null },
    'job-not-found': { title: 'There is no agent job here yet', text: null, next: null },
    'no-secrets': {
        title: 'Nothing to do: this run has no API key',
        text: "GitHub doesn't pass secrets to runs for forks and Dependabot.",
        next: 'Ask someone with write access to comment the slash command. This requires a workflow triggered by `issue_comment`.',
    },
    'not-a-command': { title: "Nothing to do: the comment isn't a command", text: null, next: null },
    'nothing-merged': {
        title: 'Nothing to do: no pull request to document was merged',
        text: null,
        next: null,
    },
    'permission-denied': {
        title: 'Nothing to do: missing permission',
        text: "The account that triggered this run doesn't have the repository permission that `permission` requires.",
        next: 'Ask someone who has it to comment the slash command. This requires a workflow triggered by `issue_comment`.',
    },
    'permission-unknown': {
        title: "Couldn't check the permission",
        text: "GitHub didn't say which permission the account that triggered this run has, so nothing was started.",
        next: 'Re-run this workflow job. If it happens again, check `github-token`.',
    },
    'source-closed': {
        title: 'No agent job started: the pull request was closed without being merged',
        text: null,
        next: null,
    },
    'source-merged': {
        title: 'No agent job started: this pull request already has one',
        text: 'Merging a pull request starts an agent job only if it has none yet.',
        next: null,
    },
    'source-reopened': {
        title: 'No agent job started: this pull request already has one',
        text: 'Reopening a pull request starts an agent job only if it has none yet.',
        next: 'To change the documentation, comment the slash command with what to change.',
    },
    'status-not-set': {
        title: "The commit status wasn't changed",
        text: null,
        next: 'Check the input `commit-status`, and whether the token has `statuses: write`.',
    },
    'status-waived': { title: 'Commit status set to success', text: null, next: null },
    'ref-deleted': { title: 'Nothing to do: the branch or tag was deleted', text: null, next: null },
};
const unexplained = { title: 'Nothing to do', text: null, next: null };
function describeSkip(reason) {
    if (reason === null)
        return unexplained;
    return isGateReason(reason) ? gateMessages[reason] : (otherMessages[reason] ?? unexplained);
}
function isGateReason(reason) {
    return reason !== null && Object.hasOwn(gateMessages, reason);
}
function saysNothingLeft(note) {
    const limits = [gateMessages['request-limit'], gateMessages['daily-limit']];
    return limits.some(({ title }) => note?.includes(title));
}
function skipLine({ reason, detail }, show) {
    const { title, text, next } = describeSkip(reason);
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)([`${title}${detail === null ? '' : ` (${show(detail)})`}.`, text, next]);
}


/***/ }),

/***/ 5001:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Wn: () => (/* binding */ describeStatus),
  ZG: () => (/* binding */ iconOf),
  DS: () => (/* binding */ isUpdating),
  sS: () => (/* binding */ rejectionTitle)
});

// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
// EXTERNAL MODULE: ./src/base/result-codes.ts
var result_codes = __webpack_require__(183);
// EXTERNAL MODULE: ./src/runner/set-up-problems.ts
var set_up_problems = __webpack_require__(9935);
// EXTERNAL MODULE: ./src/state/report.ts
var state_report = __webpack_require__(2587);
// EXTERNAL MODULE: ./src/words/docs-pull-status.ts
var docs_pull_status = __webpack_require__(9243);
// EXTERNAL MODULE: ./src/words/skips.ts
var skips = __webpack_require__(5885);
;// CONCATENATED MODULE: ./src/words/invitation.ts

function invitation(report, { command, limits }, text) {
    if ((0,skips/* saysNothingLeft */.xF)(report.note))
        return null;
    const maxRequests = limits?.maxRequests ?? 0;
    if (maxRequests === 0 || report.requestCount < maxRequests)
        return text;
    return command === null
        ? 'This conversation has used all its requests. To send more requests, raise `max-requests`.'
        : `This conversation has used all its requests. An administrator of the repository can still comment \`${command} <what to change>\`.`;
}

// EXTERNAL MODULE: ./src/words/reasons.ts
var reasons = __webpack_require__(6004);
;// CONCATENATED MODULE: ./src/words/status.ts









function describeStatus(report, context) {
    if (report.result === 'skipped')
        return describeSkipped(report, context);
    if (report.result === 'pull-request')
        return describeDocsPull(report, context);
    if (report.isUnfollowed)
        return unfollowedJob;
    const state = statusTexts[report.result ?? 'working'];
    const ofReason = (0,reasons/* describeReason */.Gk)(report.reason, report.result);
    return {
        icon: state.icon,
        title: state.title(report),
        text: ofReason.text ?? state.text ?? null,
        next: nextStep(report, ofReason.next, state.next(report, context)),
    };
}
const unfollowedJob = {
    icon: '\u23f9\ufe0f',
    title: 'Agent job no longer followed',
    text: "The agent job hasn't finished for a long time, so this comment is no longer updated.",
    next: 'Check the agent job in the Mintlify dashboard.',
};
function requestText({ docsPull }) {
    return docsPull?.state === 'merged' || docsPull?.state === 'closed'
        ? 'To ask for more'
        : 'To request changes';
}
function describeDocsPull(report, context) {
    const { command } = context;
    const { icon, title, next } = (0,docs_pull_status/* docsPullText */.k)(report);
    const ofReason = (0,reasons/* describeReason */.Gk)(report.reason, report.result);
    const request = command === null
        ? null
        : invitation(report, context, `${requestText(report)}, comment \`${command} <what to change>\`.`);
    return { icon, title, text: ofReason.text, next: ofReason.next ?? ((0,base_escape/* joinSentences */.DP)([next, request]) || null) };
}
function describeSkipped({ reason }, { command }) {
    const { title, text, next } = (0,skips/* describeSkip */.Vf)(reason);
    const start = command === null ? null : `Comment \`${command} <what to change>\` to start one.`;
    return { icon: skipIcon, title, text, next: reason === 'job-not-found' ? start : next };
}
function isUpdating({ result, pullRequest, docsPull, requestCount }) {
    const isAtWork = (result === null || result === 'running') && requestCount > 1;
    return isAtWork && pullRequest !== null && docsPull?.state !== 'merged' && docsPull?.state !== 'closed';
}
function updatingTitle(report) {
    return isUpdating(report) ? 'Updating the docs pull request' : null;
}
function unavailableTitle({ claim }) {
    if (!claim?.tryingUntil)
        return null;
    return `Mintlify isn't available: trying until ${(0,format/* dateTimeText */.L4)(new Date(claim.tryingUntil))}`;
}
const skipIcon = '\u23ed\ufe0f';
function iconOf(result) {
    if (result === 'pull-request')
        return '\u2705';
    return result === 'skipped' ? skipIcon : statusTexts[result ?? 'working'].icon;
}
const statusTexts = {
    working: {
        icon: '\ud83d\udfe1',
        title: (report) => unavailableTitle(report) ?? updatingTitle(report) ?? 'Docs agent is working',
        next: ({ deadlineAt }) => `This comment is updated when the agent finishes, at the latest at ${(0,format/* dateTimeText */.L4)(new Date(deadlineAt))}.`,
    },
    'no-pull-request': {
        icon: '\u26aa',
        title: (report) => reasonTitle(report, ['unexpected-answer']) ?? 'Docs agent finished: no pull request opened',
        text: 'The agent changed no files, or your Mintlify project publishes directly.',
        next: (report, context) => invitation(report, context, expectedChangeText(context)),
    },
    running: {
        icon: '\u25b6\ufe0f',
        title: (report) => updatingTitle(report) ?? 'Docs agent started in the background',
        next: (report) => isUpdating(report)
            ? 'Check it when the agent has finished.'
            : `If the agent changes anything, it opens a pull request in ${repositoryText(report)}. Look for it there when the agent has finished.`,
    },
    queued: {
        icon: '\ud83d\udce5',
        title: () => 'Request queued',
        next: () => null,
    },
    failed: { icon: '\u274c', title: (report) => `Docs agent failed${elapsedText(report)}`, next: startAnother },
    archived: {
        icon: '\ud83d\uddc4\ufe0f',
        title: () => 'Docs agent job was archived in Mintlify before it finished',
        next: startAnother,
    },
    'timed-out': {
        icon: '\u23f1\ufe0f',
        title: (report) => reasonTitle(report, ['busy']) ?? `Docs agent is still running${elapsedText(report)}`,
        next: keepWaiting,
    },
    cancelled: {
        icon: '\ud83d\udeab',
        title: cancelledTitle,
        next: (report, context) => report.jobId === null
            ? 'Run the workflow again to start an agent job.'
            : `The agent may still open a pull request in ${repositoryText(report)}. ${keepWaiting(report, context)}`,
    },
    unknown: {
        icon: '\u2754',
        title: (report) => isUnsent(report)
            ? 'Workflow job stopped before anything was sent'
            : (reasonTitle(report) ?? "Couldn't check the agent job"),
        next: (report, context) => {
            if (isUnsent(report))
                return 'Re-run this workflow job to send the request.';
            return report.jobId === null ? lookForJob : howToFollow(report, context, report.jobId);
        },
    },
    rejected: { icon: '\u26d4', title: ({ reason, detail }) => rejectionTitle(reason, detail), next: () => null },
};
function rejectionTitle(reason, detail = null) {
    if (reason === 'invalid-input')
        return (0,set_up_problems/* describeInputError */.cY)(detail ?? '').title;
    return (0,reasons/* describeReason */.Gk)(asReason(reason)).title ?? 'Mintlify rejected the request';
}
function asReason(reason) {
    return result_codes/* reasons */.O.find((one) => one === reason) ?? null;
}
function reasonTitle({ reason, result }, among) {
    if (reason === null || (among && !among.includes(reason)))
        return null;
    return (0,reasons/* describeReason */.Gk)(reason, result).title;
}
function cancelledTitle(report) {
    const { jobId } = report;
    const ofReason = reasonTitle(report, ['busy', 'create-unconfirmed', 'message-unconfirmed']);
    if (ofReason !== null)
        return ofReason;
    return jobId === null
        ? 'Workflow canceled before an agent job started'
        : 'Workflow canceled; the docs agent may still be running';
}
function isUnsent(report) {
    return report.reason === 'interrupted' && report.jobId === null && !(0,state_report/* hasAsked */.FK)(report);
}
function expectedChangeText({ command }) {
    return command === null
        ? 'If you expected a change, name the page in the prompt.'
        : `If you expected a change, comment \`${command} in guides/client.mdx, describe \u2026\`, with the path of the page.`;
}
function startAnother(report, context) {
    const { command } = context;
    const text = command === null
        ? 'Run the workflow again to start a new agent job.'
        : `Comment \`${command} <what to change>\` to start a new agent job.`;
    return invitation(report, context, text);
}
function keepWaiting(report, { canReattach }) {
    return canReattach
        ? "Re-run this workflow job to keep waiting. It doesn't start a second agent job."
        : waitWithJobId(report);
}
function waitWithJobId({ jobId }) {
    return jobId === null ? lookForJob : `To wait for it in a workflow, set \`job-id\` to ${(0,base_escape/* toCodeSpan */.Ro)(jobId)}.`;
}
const lookForJob = 'Look in the Mintlify dashboard for the agent job. If there is none, run the workflow again.';
function howToFollow(report, context, jobId) {
    const { reason, runId, requestRunId } = report;
    const isSent = reason !== 'interrupted' || requestRunId === runId;
    if (isSent)
        return keepWaiting(report, context);
    return `Look at agent job ${(0,base_escape/* toCodeSpan */.Ro)(jobId)} in the Mintlify dashboard. If your request isn't there, run the workflow again. If it is, set \`job-id\` to wait for it.`;
}
function elapsedText({ tookMs }) {
    return tookMs === null ? '' : ` after ${(0,format/* durationText */.S5)(tookMs)}`;
}
function repositoryText({ repository }) {
    const isPlain = repository !== null && /^[A-Za-z0-9._/-]{1,200}$/.test(repository);
    return isPlain ? `\`${repository}\`` : 'the documentation repository';
}
const unreadableReasons = [
    'bad-request',
    'blocked',
    'forbidden',
    'rate-limited',
    'redirected',
    'tls',
    'unauthorized',
    'unexpected-answer',
    'unreachable',
];
function nextStep({ result, reason, jobId }, ofReason, ofState) {
    if (ofReason === null)
        return ofState;
    if (result !== 'unknown' || !unreadableReasons.includes(reason))
        return ofReason;
    return `${ofReason} ${jobId === null ? 'Then run the workflow again.' : ofState}`;
}


/***/ })

};
;