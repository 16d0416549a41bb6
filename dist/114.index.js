"use strict";
exports.id = 114;
exports.ids = [114];
exports.modules = {

/***/ 5114:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   conversationAt: () => (/* binding */ conversationAt),
/* harmony export */   countRequestsSince: () => (/* binding */ countRequestsSince),
/* harmony export */   renderReport: () => (/* binding */ renderReport)
/* harmony export */ });
/* harmony import */ var _comment_render_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(465);
/* harmony import */ var _conversation_conversation_calls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(948);
/* harmony import */ var _conversation_no_conversation_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6994);
/* harmony import */ var _conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1070);
/* harmony import */ var _conversation_read_tracked_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9998);
/* harmony import */ var _conversation_signed_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6347);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1384);
/* harmony import */ var _job_inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6984);








function conversationAt(target, connection, options) {
    const signingKey = signingKeyFor(options.inputs);
    if (!signingKey)
        return (0,_conversation_no_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .noConversation */ .BO)();
    if (target.kind === 'none')
        return (0,_conversation_no_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .noConversation */ .BO)(target.problem);
    if (target.kind === 'unknown')
        return (0,_conversation_no_conversation_js__WEBPACK_IMPORTED_MODULE_2__/* .unknownConversation */ .qX)(target.problem);
    const { clock, redact, log } = options.context;
    const scope = { ...scopeFor(options), issueNumber: target.issueNumber };
    const render = (report, state) => renderReport(options, report, state);
    const known = { connection, scope, signingKey, render, redact, log: log.info, commentId: null };
    return (0,_conversation_open_conversation_js__WEBPACK_IMPORTED_MODULE_3__/* .openConversation */ .k)((0,_conversation_conversation_calls_js__WEBPACK_IMPORTED_MODULE_1__/* .openConversationCalls */ .T)(known), { clock, log: log.info });
}
function renderReport({ context, run, commentContext }, report, end) {
    const url = (0,_event_event_js__WEBPACK_IMPORTED_MODULE_6__/* .runUrl */ .Vp)({ ...run, runId: report.runId });
    return (0,_comment_render_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .appendState */ .MG)(context.redact((0,_comment_render_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .renderComment */ .wQ)(report, { ...commentContext, runUrl: url })), end);
}
async function countRequestsSince(since, connection, options, limit) {
    const signingKey = signingKeyFor(options.inputs);
    if (!signingKey)
        return { requests: 0, problem: "The comments can't be read without the input `api-key`." };
    const { repositoryId, projectId, apiHost } = scopeFor(options);
    const source = { connection, repositoryId, signingKey, since, signal: limit() };
    return (0,_conversation_read_tracked_js__WEBPACK_IMPORTED_MODULE_4__/* .countRememberedRequests */ .K)({ ...source, scope: { projectId, apiHost, key: null } });
}
function scopeFor({ inputs, run }) {
    const { commentKey: key, projectId, apiUrl } = inputs;
    return { repositoryId: run.repository.id, key, projectId, apiHost: apiUrl.host };
}
function signingKeyFor(inputs) {
    const secret = (0,_job_inputs_js__WEBPACK_IMPORTED_MODULE_7__/* .signingSecret */ .u)(inputs);
    return secret === null ? null : (0,_conversation_signed_state_js__WEBPACK_IMPORTED_MODULE_5__/* .deriveSigningKey */ .me)(secret);
}


/***/ })

};
;