"use strict";
exports.id = 364;
exports.ids = [364];
exports.modules = {

/***/ 2364:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   queueRequest: () => (/* binding */ queueRequest)
/* harmony export */ });
/* harmony import */ var _base_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1564);
/* harmony import */ var _conversation_claims_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1814);
/* harmony import */ var _conversation_queue_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7668);
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5267);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4708);
/* harmony import */ var _job_request_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9141);






async function queueRequest(request, collaborators) {
    const { asked, prompt, claim } = request;
    const { conversation: kept, journal, runtime } = collaborators;
    const entry = entryOf(request, collaborators);
    const short = isAboutLine(asked) ? null : (0,_job_request_js__WEBPACK_IMPORTED_MODULE_4__/* .promptFor */ .k)(asked.request, asked.authorized, null);
    const texts = short === null ? [prompt] : [prompt, runtime.redact(short)];
    const changed = await kept.change(({ state }) => {
        const nothing = null;
        if (!state)
            return { state: null, value: nothing };
        const { conversation } = state;
        if (conversation.handled.some(({ id, how }) => id === entry.id && how !== 'refused'))
            return { state: null, value: state };
        const queues = texts.map((text) => (0,_conversation_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .enqueue */ .Z2)(conversation.queue, { ...entry, text }));
        const queue = queues.find((one) => one !== null);
        const free = queuedIn(claim ? (0,_conversation_claims_js__WEBPACK_IMPORTED_MODULE_1__/* .withoutClaim */ ["do"])(state, claim.nonce) : state);
        return { state: queue ? withQueue(free, queue, request) : null, value: nothing };
    }, runtime.patience());
    if (changed.kind === 'written')
        return changed.state;
    if (changed.kind === 'unchanged' && changed.value)
        return changed.value;
    journal.log("The request couldn't be queued: it is too long, or the comment can't be changed.");
    return null;
}
function queuedIn(state) {
    const { run, job } = state;
    return job ? state : { ...state, run: { ...run, result: 'queued', reason: 'unreachable' } };
}
function entryOf({ asked, notBefore }, { commenter, reporter, runtime }) {
    const { authorized, request } = asked;
    const { inputs, run } = request;
    const { runId, askedBy } = reporter.blank;
    const isCommand = authorized.intent.kind === 'command';
    const { kind } = run.trigger;
    const attempt = inputs.onRerun === 'new' ? run.runAttempt : null;
    return {
        id: (0,_conversation_queue_js__WEBPACK_IMPORTED_MODULE_2__/* .requestId */ .z2)(run, (0,_job_request_js__WEBPACK_IMPORTED_MODULE_4__/* .promptFor */ .k)(request, authorized, null) ?? '', attempt),
        runId,
        at: runtime.clock.now().toISOString(),
        askedBy,
        request: (0,_base_redact_js__WEBPACK_IMPORTED_MODULE_0__/* .toRedactedLine */ .E)((0,_job_request_js__WEBPACK_IMPORTED_MODULE_4__/* .requestTextOf */ .A)(asked), { redact: runtime.redact, maxLength: 120 }),
        text: '',
        isReplaceable: !isCommand && (kind === 'push' || kind === 'pull-request'),
        notBefore,
        command: commenter.command(),
        permission: isCommand ? inputs.permission : null,
    };
}
function withQueue(state, queue, { asked, commit }) {
    const { conversation } = state;
    const commitStatus = (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .beginStatus */ .QP)(asked.request.inputs, commit, (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_3__/* .statusOf */ .c2)(conversation));
    return { ...state, conversation: { ...conversation, queue, commitStatus, isUnfollowed: false } };
}
function isAboutLine({ request: { run } }) {
    return run.trigger.kind === 'comment' && run.trigger.comment.surface === 'review';
}


/***/ })

};
;