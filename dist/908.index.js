"use strict";
exports.id = 908;
exports.ids = [908];
exports.modules = {

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