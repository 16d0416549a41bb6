"use strict";
exports.id = 650;
exports.ids = [650];
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

/***/ 5650:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   tellSkip: () => (/* binding */ tellSkip)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3834);
/* harmony import */ var _conversation_claims_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1814);
/* harmony import */ var _conversation_conversation_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7632);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2587);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);
/* harmony import */ var _words_skips_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5885);






async function tellSkip(end, blank, ports) {
    const { conversation, clock } = ports;
    const line = (0,_words_skips_js__WEBPACK_IMPORTED_MODULE_3__/* .skipLine */ .IT)(end, _base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt);
    const first = (0,_conversation_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .firstState */ .o0)({ run: (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .runPartOf */ .ez)((0,_state_report_js__WEBPACK_IMPORTED_MODULE_1__/* .withOutcome */ .lt)(blank, end, clock.now())) });
    const change = ({ state }) => ({
        state: state ? { ...state, run: { ...state.run, note: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_1__/* .joinNotes */ .Am)(state.run.note, line) } } : first,
        value: null,
    });
    await (0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_5__/* .changeOrWarn */ .W)(conversation, change, ports);
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


/***/ })

};
;