export const id = 579;
export const ids = [579];
export const modules = {

/***/ 7579:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseVisitors: () => (/* binding */ parseVisitors)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
// The visitors of an answer. Every number is checked: the counts go into tables that people decide by.

/** No fraction, no text, nothing negative, nothing above what a number holds exactly. */
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._nonnegative */ .UI());
const counts = { human: count, ai: count, total: count };
const row = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ path: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), ...counts });
const visitorsAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    totals: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc(counts),
    visitors: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .mee(row), null)),
    hasMore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(),
});
/**
 * Reads the visitor analytics result of the service's interface. A row without a path or with a count that is none is
 * left out and counted. Without usable totals the answer is unreadable: nothing could stand in for them.
 */
const parseVisitors = (json, redact) => {
    const parsed = visitorsAnswer.safeParse(json);
    if (!parsed.success)
        return { problem: problemAt(parsed.error.issues[0]?.path) };
    const { totals, visitors, hasMore } = parsed.data;
    const usable = visitors.filter((visitor) => visitor !== null);
    const rows = usable.map((visitor) => ({ ...visitor, path: redact(visitor.path) }));
    return { value: { totals, rows, unusable: visitors.length - rows.length, hasMore } };
};
function problemAt(path = []) {
    if (path[0] === 'totals')
        return 'the answer has no usable `totals`: three whole numbers from 0 on are expected';
    if (path[0] === 'visitors')
        return 'the answer has no list `visitors`';
    if (path[0] === 'hasMore')
        return 'the answer does not say in `hasMore` whether there is more';
    return 'the answer is not a JSON object';
}


/***/ })

};
