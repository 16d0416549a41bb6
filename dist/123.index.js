export const id = 123;
export const ids = [123];
export const modules = {

/***/ 6123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRequests: () => (/* binding */ addRequests),
/* harmony export */   openTakeAlong: () => (/* binding */ openTakeAlong),
/* harmony export */   withNote: () => (/* binding */ withNote)
/* harmony export */ });
/* harmony import */ var _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8365);
/* harmony import */ var _domain_job_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5520);
/* harmony import */ var _domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2861);



/** The report with the requests in its history. */
function addRequests(report, requests) {
    return requests.reduce((known, { runId, at, request }) => (0,_domain_job_report_js__WEBPACK_IMPORTED_MODULE_1__/* .addRequest */ .N)(known, { runId, at, text: request }), report);
}
/** The report with one more note, unless it has it. */
function withNote(report, note) {
    const isKnown = note === null || report.note?.includes(note);
    return isKnown ? report : { ...report, note: (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([report.note, note]) };
}
/** What a turn takes along. `own`: the prompt of the run itself, null if it has none. */
function openTakeAlong(memory, own, { clock, updateState, log }) {
    let queue = memory?.queue ?? _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyQueue */ .pA;
    let taken = [];
    let note = null;
    const change = (next) => updateState((report) => {
        queue = next(report.queue);
        // Told at once, because nothing may come of this turn.
        return { ...withNote(report, note), queue, updatedAt: clock.now().toISOString() };
    });
    const begin = (job) => change((current) => {
        const now = clock.now();
        // What this turn has marked before was certainly not sent.
        const free = taken.length > 0 ? (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .undoSending */ .zY)(current) : current;
        const settled = (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .settleSending */ .O0)(free, job, { now, isLastChance: true });
        note = (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([note, (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .unconfirmedNote */ .V3)(settled.unconfirmed)]) || null;
        taken = (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .waitingIn */ .zQ)(settled.queue);
        return taken.length > 0 ? (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .beginSending */ .M5)(settled.queue, job, now) : settled.queue;
    });
    return {
        async makePrompt(job) {
            const before = queue;
            const isEmpty = queue.entries.length === 0 && queue.sending === null;
            if (isEmpty || (await begin(job)))
                return (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRequests */ .JJ)(taken, own);
            // What cannot be marked is not sent, or it might be sent again. Nor does it count as sent when the job is at work.
            // The mark may be there though nobody said so.
            await change(_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .undoSending */ .zY);
            queue = before;
            taken = [];
            log("The queued requests couldn't be marked as sent, so they stay in the queue.");
            return (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .joinRequests */ .JJ)([], own);
        },
        async undo() {
            if (taken.length > 0)
                await change(_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .undoSending */ .zY);
            taken = [];
        },
        addTo(report, hasArrived) {
            const ids = taken.map(({ id }) => id);
            // The run's own request is the last, so that it is never left out.
            const isOwn = ({ runId }) => runId === report.runId;
            const earlier = { ...report, requests: report.requests.filter((request) => !isOwn(request)) };
            return {
                ...withNote(report.requests.filter(isOwn).reduce(_domain_job_report_js__WEBPACK_IMPORTED_MODULE_1__/* .addRequest */ .N, addRequests(earlier, taken)), note),
                otherCommands: taken.flatMap(({ command }) => command ?? []).slice(-10),
                queue: hasArrived ? (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .endSending */ .mM)(queue, ids) : queue,
            };
        },
    };
}


/***/ })

};
