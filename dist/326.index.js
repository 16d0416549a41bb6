export const id = 326;
export const ids = [326];
export const modules = {

/***/ 7326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJob: () => (/* binding */ parseJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _domain_job_job_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1175);
/* harmony import */ var _domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2626);
/* harmony import */ var _domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2861);
/* harmony import */ var _domain_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(635);
// The job in a response, read with tolerance: the service promises no field, and only the id is required.





const maxFieldLength = 300;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP()), null);
const jobResponse = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._regex */ .Fk(_domain_job_job_js__WEBPACK_IMPORTED_MODULE_0__/* .jobIdPattern */ .Fe)),
    status: text,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({ repository: text, ref: text }), { repository: null, ref: null }),
    model: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .unknown */ .L5J()),
    createdAt: text,
    archivedAt: text,
});
/** The job with its texts redacted, or what is wrong with the response. */
function parseJob(json, redact) {
    const parsed = jobResponse.safeParse(json);
    if (!parsed.success)
        return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)('the answer is not a job: it has no usable `id`');
    const { id, source, prLink, ...given } = parsed.data;
    const line = (value) => value === null ? null : (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toOneLine */ .GX)(redact(value), maxFieldLength) || null;
    const pullRequest = typeof prLink === 'string' ? (0,_domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .parsePullRequestLink */ .m)(redact(prLink)) : null;
    const hasLink = prLink !== null && prLink !== undefined && prLink !== '';
    return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)({
        id,
        status: line(given.status) ?? 'unknown',
        pullRequest,
        hasUnusableLink: hasLink && !pullRequest,
        model: line(given.model),
        repository: line(source.repository),
        ref: line(source.ref),
        createdAt: line(given.createdAt),
        archivedAt: line(given.archivedAt),
    });
}


/***/ })

};
