export const id = 219;
export const ids = [219];
export const modules = {

/***/ 2219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   endOfKilledRun: () => (/* binding */ endOfKilledRun),
/* harmony export */   runPostStep: () => (/* binding */ runPostStep)
/* harmony export */ });
/* harmony import */ var _conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7632);
/* harmony import */ var _conversation_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
/* harmony import */ var _conversation_write_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8613);
/* harmony import */ var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5571);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4671);
/* harmony import */ var _tools_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5517);
/* harmony import */ var _record_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1044);







async function runPostStep(context) {
    const saved = (0,_conversation_state_js__WEBPACK_IMPORTED_MODULE_1__/* .parseSavedRun */ .eQ)((0,_lib_plain_text_js__WEBPACK_IMPORTED_MODULE_6__/* .parseJson */ .qF)(context.files.savedState));
    if (saved === null)
        return 0;
    const run = (0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .openJobRun */ .l)(context, saved);
    const { conversation } = run;
    if (saved.commentId === null && !(await findComment(run)))
        return 0;
    const isFinished = saved.record.shown.result !== null;
    const now = (0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubNow */ .U8)(conversation).toISOString();
    (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .setRecord */ .ed)(run, isFinished ? saved.record : endOfKilledRun(saved.record, now));
    await (0,_record_js__WEBPACK_IMPORTED_MODULE_5__/* .writeRecord */ .rh)(run, _conversation_write_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .lastWriteMs */ .EX);
    if (run.record?.shown.result === 'cancelled' || !isFinished)
        await (0,_tools_js__WEBPACK_IMPORTED_MODULE_4__/* .react */ .w)(run, 'confused');
    return 0;
}
async function findComment({ conversation, log }) {
    try {
        await (0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .readConversation */ .Gt)(conversation);
        return true;
    }
    catch (error) {
        if (!(error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .EndOfRun */ .eG))
            throw error;
        const why = error.outcome.detail ?? error.message;
        log.warning("Couldn't read the comments", why, 'troubleshooting');
        return false;
    }
}
function endOfKilledRun(record, now) {
    const { request, shown } = record;
    const delivery = record.delivery === 'sending' ? 'unconfirmed' : record.delivery;
    const { result, reason, detail } = killed(request.kind, delivery);
    return {
        ...record,
        delivery,
        until: null,
        shown: {
            ...shown,
            result,
            reason,
            detail,
            isSent: delivery !== 'unsent',
            updatedAt: now,
        },
    };
}
function killed(kind, delivery) {
    if (delivery !== 'unconfirmed')
        return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('cancelled', 'interrupted');
    return (0,_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('unknown', kind === 'create' ? 'create-unconfirmed' : 'message-unconfirmed');
}


/***/ })

};
