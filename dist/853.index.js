"use strict";
exports.id = 853;
exports.ids = [853];
exports.modules = {

/***/ 4560:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ utcInstant),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const utcInstant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime();
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime({ offset: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z')))), utcInstant);


/***/ }),

/***/ 1853:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJob: () => (/* binding */ parseJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _base_redact_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1564);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(512);
/* harmony import */ var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(277);
/* harmony import */ var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4716);






const maxFieldLength = 300;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), null);
const time = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const jobResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_job_js__WEBPACK_IMPORTED_MODULE_3__/* .jobIdPattern */ .Fe)),
    status: text,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ repository: text, ref: text }), { repository: null, ref: null }),
    model: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5()),
    createdAt: time,
    archivedAt: time,
});
const noUsableId = (0,_base_result_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)("the answer was refused: it isn't a job with a usable `id`");
function parseJob(json, redact) {
    const parsed = jobResponse.safeParse(json);
    if (!parsed.success)
        return noUsableId;
    const { id, source, prLink, ...given } = parsed.data;
    if (redact(id) !== id)
        return noUsableId;
    const line = (value) => value === null ? null : (0,_base_redact_js__WEBPACK_IMPORTED_MODULE_2__/* .toRedactedLine */ .E)(value, { redact, maxLength: maxFieldLength }) || null;
    const pullRequest = typeof prLink === 'string' ? (0,_pull_request_link_js__WEBPACK_IMPORTED_MODULE_4__/* .parsePullRequestLink */ .m0)(redact(prLink)) : null;
    const hasLink = prLink !== null && prLink !== undefined && prLink !== '';
    return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_5__/* .success */ .k)({
        id,
        status: line(given.status) ?? 'unknown',
        pullRequest,
        hasUnusableLink: hasLink && !pullRequest,
        model: line(given.model),
        repository: repositoryName(line(source.repository)),
        ref: line(source.ref),
        createdAt: given.createdAt,
        archivedAt: given.archivedAt,
    });
}
function repositoryName(given) {
    const url = given === null ? null : URL.parse(given);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return given;
    return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '') || null;
}


/***/ })

};
;