export const id = 123;
export const ids = [123];
export const modules = {

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ joinRequests),
/* harmony export */   M5: () => (/* binding */ beginSending),
/* harmony export */   O0: () => (/* binding */ settleSending),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Z2: () => (/* binding */ enqueue),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   zQ: () => (/* binding */ waitingIn),
/* harmony export */   zY: () => (/* binding */ undoSending)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5077);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2861);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8365);



const maxQueueBytes = 3_000;
const maxSendingMs = 20 * 60_000;
function enqueue(queue, request) {
    const isReplaced = (other) => other.id === request.id || (request.isReplaceable && other.isReplaceable && !isOnItsWay(queue, other));
    const entries = [...queue.entries.filter((other) => !isReplaced(other)), request];
    const bytes = Buffer.byteLength(JSON.stringify(entries));
    return bytes <= maxQueueBytes ? { ...queue, entries } : null;
}
function waitingIn(queue) {
    return queue.entries.filter((entry) => !isOnItsWay(queue, entry));
}
function isDue(queue, now) {
    return waitingIn(queue).some(({ notBefore }) => notBefore === null || Date.parse(notBefore) <= now.getTime());
}
function beginSending(queue, job, now) {
    const ids = waitingIn(queue).map(({ id }) => id);
    return { ...queue, sending: { at: now.toISOString(), ids, digest: job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .jobDigest */ ._m)(job) } };
}
function undoSending(queue) {
    return { ...queue, sending: null };
}
function settleSending(queue, job, { now, isLastChance }) {
    const { sending } = queue;
    const nothing = { queue, arrived: [], unconfirmed: [] };
    const verdict = sending && judgeSending(sending, job, now);
    if (!sending || (verdict === 'unknown' && !isLastChance))
        return nothing;
    const settled = queue.entries.filter(({ id }) => sending.ids.includes(id));
    const known = { ...nothing, queue: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .endSending */ .mM)(queue, sending.ids) };
    return verdict === 'arrived' ? { ...known, arrived: settled } : { ...known, unconfirmed: settled };
}
function unconfirmedNote(requests) {
    if (requests.length === 0)
        return null;
    const texts = requests.map(({ request }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)).join(', ');
    return `Couldn't confirm that these queued requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`;
}
function judgeSending({ at, digest }, job, now) {
    if (job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .showsArrival */ .A2)({ digest }, job))
        return 'arrived';
    return now.getTime() - Date.parse(at) >= maxSendingMs ? 'unconfirmed' : 'unknown';
}
function joinRequests(entries, own) {
    const texts = entries.map(({ text }) => text);
    const all = own === null ? texts : [...texts, own];
    if (all.length < 2)
        return all[0] ?? '';
    const parts = all.map((text, index) => {
        const entry = entries[index];
        const from = entry ? `, asked by ${entry.askedBy} at ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(entry.at))}` : '';
        return `Request ${index + 1} of ${all.length}${from}:\n\n${text}`;
    });
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([`There are ${all.length} requests. Do all of them.`, ...parts]);
}
function isOnItsWay({ sending }, { id }) {
    return sending?.ids.includes(id) === true;
}


/***/ }),

/***/ 6123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRequests: () => (/* binding */ addRequests),
/* harmony export */   openTakeAlong: () => (/* binding */ openTakeAlong),
/* harmony export */   withNote: () => (/* binding */ withNote)
/* harmony export */ });
/* harmony import */ var _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8365);
/* harmony import */ var _domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3004);
/* harmony import */ var _domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5520);
/* harmony import */ var _domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2861);




function addRequests(report, requests) {
    return requests.reduce((known, { runId, at, request }) => (0,_domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .addRequest */ .N)(known, { runId, at, text: request }), report);
}
function withNote(report, note) {
    const isKnown = note === null || report.note?.includes(note);
    return isKnown ? report : { ...report, note: (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([report.note, note]) };
}
function openTakeAlong(memory, own, { clock, updateState, log }) {
    let queue = memory?.queue ?? _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyQueue */ .pA;
    let taken = [];
    let note = null;
    const change = (next) => updateState((report) => {
        queue = next(report.queue);
        return { ...withNote(report, note), queue, updatedAt: clock.now().toISOString() };
    });
    const begin = (job) => change((current) => {
        const now = clock.now();
        const free = taken.length > 0 ? (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY)(current) : current;
        const settled = (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .settleSending */ .O0)(free, job, { now, isLastChance: true });
        note = (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([note, (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .unconfirmedNote */ .V3)(settled.unconfirmed)]) || null;
        taken = (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingIn */ .zQ)(settled.queue);
        return taken.length > 0 ? (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .beginSending */ .M5)(settled.queue, job, now) : settled.queue;
    });
    return {
        async makePrompt(job) {
            const before = queue;
            const isEmpty = queue.entries.length === 0 && queue.sending === null;
            if (isEmpty || (await begin(job)))
                return (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRequests */ .JJ)(taken, own);
            await change(_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY);
            queue = before;
            taken = [];
            log("The queued requests couldn't be marked as sent, so they stay in the queue.");
            return (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRequests */ .JJ)([], own);
        },
        async undo() {
            if (taken.length > 0)
                await change(_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY);
            taken = [];
        },
        addTo(report, hasArrived) {
            const ids = taken.map(({ id }) => id);
            const isOwn = ({ runId }) => runId === report.runId;
            const earlier = { ...report, requests: report.requests.filter((request) => !isOwn(request)) };
            return {
                ...withNote(report.requests.filter(isOwn).reduce(_domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .addRequest */ .N, addRequests(earlier, taken)), note),
                otherCommands: taken.flatMap(({ command }) => command ?? []).slice(-10),
                queue: hasArrived ? (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .endSending */ .mM)(queue, ids) : queue,
            };
        },
    };
}


/***/ })

};
