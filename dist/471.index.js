"use strict";
exports.id = 471;
exports.ids = [471];
exports.modules = {

/***/ 9471:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   nextBatch: () => (/* binding */ nextBatch)
/* harmony export */ });
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4716);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9773);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4708);




async function nextBatch(collaborators) {
    const { conversation, batches, journal } = collaborators;
    const looked = await conversation.look();
    if (looked.kind !== 'seen')
        return null;
    const { state } = looked.seen;
    const gathered = await batches.gather(state?.conversation.batch ?? null);
    if (gathered.kind === 'failure')
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('unknown', { reason: 'merged-unreadable', detail: gathered.error });
    const batch = gathered.value;
    journal.log(batchLine(batch));
    const hasAny = state !== null && batch.pulls.length > 0;
    const isRolling = hasAny && (await takesMore((0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_2__/* .reportOf */ .EI)(state), collaborators));
    return { kind: 'gathered', batch, isRolling };
}
function batchLine({ pulls, leftOut, later, since, next: { base } }) {
    const count = pulls.length + leftOut.length + later;
    return [
        `${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .countedText */ .oA)(count, 'pull request')} ${count === 1 ? 'was' : 'were'} merged into ${base} since ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(since))}`,
        ...(leftOut.length === 0 ? [] : [`${leftOut.length} left out by gates`]),
        ...(later === 0 ? [] : [`${later} left for the next request`]),
    ].join(', ');
}
async function takesMore(report, { followUp, journal }) {
    const { jobId, jobEnd, pullRequest } = report;
    if (jobId === null)
        return false;
    if (jobEnd === null)
        return true;
    if (!pullRequest)
        return false;
    const state = await followUp.docsPullState(report);
    if (state === null)
        journal.log(`This is a new agent job, because nobody knows whether ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestName */ .Ib)(pullRequest)} is still open. To continue an open docs pull request, set \`docs-token\` to a token that can read it.`);
    return state === 'open';
}


/***/ })

};
;