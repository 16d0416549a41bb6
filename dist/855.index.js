"use strict";
exports.id = 855;
exports.ids = [855];
exports.modules = {

/***/ 7499:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ classifyFailure)
/* harmony export */ });
const unreachedStatuses = [521, 523, 525, 526, 530];
function classifyFailure(failure) {
    if (failure.kind !== 'status')
        return failure.kind;
    if (failure.status === 429)
        return 'rate-limited';
    if (isUnavailable(failure))
        return 'unavailable';
    if (failure.status === 408 || failure.status === 425 || failure.status >= 500)
        return 'server-error';
    return 'client-error';
}
function isUnavailable({ status, retryAfterMs }) {
    return unreachedStatuses.includes(status) || (status === 503 && retryAfterMs !== null);
}


/***/ }),

/***/ 8801:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reasonForFailure)
/* harmony export */ });
/* harmony import */ var _http_http_outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7499);

function reasonForFailure(failure, notFoundReason) {
    if (failure.kind === 'tls' || failure.kind === 'blocked')
        return failure.kind;
    if (failure.kind === 'unreadable')
        return 'unexpected-answer';
    if (failure.kind !== 'status')
        return 'unreachable';
    if (failure.status === 429)
        return 'rate-limited';
    if (failure.status === 401)
        return 'unauthorized';
    if (failure.status === 403)
        return 'forbidden';
    if (failure.status === 404)
        return notFoundReason;
    if (failure.status < 400)
        return 'redirected';
    return (0,_http_http_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .classifyFailure */ .X)(failure) === 'client-error' ? 'bad-request' : 'unreachable';
}


/***/ }),

/***/ 855:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   decideRetry: () => (/* binding */ decideRetry),
/* harmony export */   isRateLimited: () => (/* binding */ isRateLimited),
/* harmony export */   retryLine: () => (/* binding */ retryLine)
/* harmony export */ });
/* unused harmony export backoffMs */
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(512);
/* harmony import */ var _http_http_outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7499);
/* harmony import */ var _failure_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8801);




const rules = {
    create: {
        'not-sent': 'retry-unavailable',
        unavailable: 'retry-unavailable',
        'no-response': 'ambiguous',
        unreadable: 'ambiguous',
        tls: 'reject',
        blocked: 'reject',
        'rate-limited': 'retry-after',
        'server-error': 'ambiguous',
        'client-error': 'reject',
    },
    message: {
        'not-sent': 'retry-unavailable',
        unavailable: 'retry-unavailable',
        'no-response': 'ambiguous',
        unreadable: 'assume-accepted',
        tls: 'reject',
        blocked: 'reject',
        'rate-limited': 'retry-after',
        'server-error': 'ambiguous',
        'client-error': 'reject',
    },
    visitors: {
        'not-sent': 'retry',
        unavailable: 'retry',
        'no-response': 'retry',
        unreadable: 'retry',
        tls: 'reject',
        blocked: 'reject',
        'rate-limited': 'retry-after-once',
        'server-error': 'retry',
        'client-error': 'reject',
    },
};
const minuteMs = 60_000;
const maxRetries = 4;
const mayRetry = {
    retry: (waitMs, { tries, rateLimited, elapsedMs }) => tries - rateLimited <= maxRetries && elapsedMs + waitMs <= 2 * minuteMs,
    'retry-unavailable': (waitMs, { elapsedMs, maxUnavailableMs }) => elapsedMs + waitMs <= maxUnavailableMs,
    'retry-after': (waitMs, { elapsedMs }) => elapsedMs + waitMs <= 10 * minuteMs,
    'retry-after-once': (waitMs, { rateLimited }) => rateLimited <= 1 && waitMs <= minuteMs,
    'assume-accepted': () => false,
    reject: () => false,
    ambiguous: () => false,
};
function decideRetry(call, outcome, state) {
    if (outcome.kind === 'value')
        return { kind: 'done', result: (0,_base_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(outcome.value) };
    const rule = rules[call][(0,_http_http_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .classifyFailure */ .X)(outcome)];
    if (rule === 'assume-accepted')
        return { kind: 'done', result: (0,_base_result_js__WEBPACK_IMPORTED_MODULE_1__/* .success */ .k)(null) };
    const retryAfterMs = outcome.kind === 'status' ? (outcome.retryAfterMs ?? 0) : 0;
    const waitMs = Math.max(retryAfterMs, backoffMs(state.tries, state.random));
    const isAllowed = mayRetry[rule](waitMs, state);
    const isUnavailable = rule === 'retry-unavailable';
    if (isAllowed && waitMs < state.remainingMs)
        return { kind: 'retry', waitMs, detail: outcome.detail, isUnavailable };
    return { kind: 'done', result: (0,_base_result_js__WEBPACK_IMPORTED_MODULE_1__/* .failure */ .V)(callErrorOf(call, outcome, rule)) };
}
function isRateLimited(outcome) {
    return outcome.kind === 'status' && outcome.status === 429;
}
function retryLine({ detail, waitMs }, until) {
    return until === null
        ? `${detail}; next try in ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(waitMs)}`
        : `Mintlify isn't available: ${detail}. Trying until ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(until)}.`;
}
const baseMs = 1_000;
const maxBackoffMs = 30_000;
const minBackoffMs = 250;
function backoffMs(tries, random) {
    const boundMs = Math.min(maxBackoffMs, baseMs * 2 ** Math.min(tries - 1, 16));
    return Math.max(minBackoffMs, Math.round(boundMs * random));
}
function callErrorOf(call, httpFailure, rule) {
    const status = httpFailure.kind === 'status' ? httpFailure.status : null;
    const { detail } = httpFailure;
    if (rule === 'ambiguous') {
        const reason = call === 'create' ? 'create-unconfirmed' : 'message-unconfirmed';
        return { kind: 'ambiguous', reason, status, detail };
    }
    const notFoundReason = call === 'message' ? 'job-not-found' : 'project-not-found';
    const kind = call === 'visitors' && rule === 'retry' ? 'ambiguous' : 'rejected';
    return { kind, reason: (0,_failure_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .reasonForFailure */ .M)(httpFailure, notFoundReason), status, detail };
}


/***/ })

};
;