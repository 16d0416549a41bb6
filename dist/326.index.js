export const id = 326;
export const ids = [326];
export const modules = {

/***/ 7326:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseJob: () => (/* binding */ parseJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2217);
/* harmony import */ var _domain_job_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2626);
/* harmony import */ var _domain_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4639);
/* harmony import */ var _domain_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(635);
// The job in a response, read with tolerance: the service promises no field, and only the id is required.






const maxFieldLength = 300;
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), null);
const time = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const jobResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_domain_job_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobIdPattern */ .Fe)),
    status: text,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ repository: text, ref: text }), { repository: null, ref: null }),
    model: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5()),
    createdAt: time,
    archivedAt: time,
});
const noUsableId = (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)('the answer was refused: it is not a job with a usable `id`');
/** The job with its texts redacted, or what is wrong with the response. */
function parseJob(json, redact) {
    const parsed = jobResponse.safeParse(json);
    if (!parsed.success)
        return noUsableId;
    const { id, source, prLink, ...given } = parsed.data;
    // The id is used as it is, so one that holds a secret cannot be redacted.
    if (redact(id) !== id)
        return noUsableId;
    const line = (value) => value === null ? null : (0,_domain_redact_js__WEBPACK_IMPORTED_MODULE_4__/* .toRedactedLine */ .E)(value, { redact, maxLength: maxFieldLength }) || null;
    const pullRequest = typeof prLink === 'string' ? (0,_domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePullRequestLink */ .m0)(redact(prLink)) : null;
    const hasLink = prLink !== null && prLink !== undefined && prLink !== '';
    return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_5__/* .success */ .k)({
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
/** `acme/docs`, also of `https://github.com/acme/docs`, which is what the service's description has. */
function repositoryName(given) {
    const url = given === null ? null : URL.parse(given);
    if (url?.protocol !== 'https:' && url?.protocol !== 'http:')
        return given;
    return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, '') || null;
}


/***/ }),

/***/ 2217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ utcInstant),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
// Times in answers, as they are kept.

/** A time in UTC, such as `2026-11-20T14:02:00Z`. */
const utcInstant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime();
/** A time with any offset, brought to UTC. Without an offset, it could be a time of any zone. */
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime({ offset: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z')))), 
// At the end of year 9999, UTC can have a year that no state can be read with.
utcInstant);


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ branchUrl),
/* harmony export */   Vp: () => (/* binding */ unknownHost),
/* harmony export */   Yb: () => (/* binding */ statusUrl),
/* harmony export */   m0: () => (/* binding */ parsePullRequestLink)
/* harmony export */ });
// The strict check of a pull request's link: what passes may be shown and clicked anywhere.
const maxUrlLength = 500;
const host = '[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?';
const segment = '[A-Za-z0-9._~-]+';
const kind = 'pull|pulls|pull-requests|pullrequest|merge_requests';
const pattern = new RegExp(`^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})$`);
/**
 * The link if it is plain https to a pull request of a known code host, such as
 * `https://github.com/acme/docs/pull/57`, otherwise null. User info, queries, escapes and dot segments are refused.
 */
function parsePullRequestLink(value) {
    if (typeof value !== 'string' || value.length > maxUrlLength)
        return null;
    const match = pattern.exec(value);
    if (!match?.[1] || !match[2])
        return null;
    const segments = match[1].slice(1).split('/');
    if (segments.some((name) => name === '.' || name === '..'))
        return null;
    // A port above 65535, or an address such as 1.2.3.999.
    if (URL.parse(value) === null)
        return null;
    const repository = segments.filter((name) => name !== '-' && name !== '_git').join('/');
    return repository === '' ? null : { url: value, repository, number: Number(match[2]) };
}
const knownHosts = ['github.com', 'gitlab.com', 'bitbucket.org'];
/** The host of a link, with its port if it has one. Null if it is that of our own page or a well-known code host. */
function unknownHost({ url }, ownPage) {
    const { host } = new URL(url);
    return host === URL.parse(ownPage)?.host || knownHosts.includes(host) ? null : host;
}
/** What a commit status leads to. It shows no host, so a host that nobody knows is left to the page of the run. */
function statusUrl(link, runUrl) {
    return link && unknownHost(link, runUrl) === null ? link.url : runUrl;
}
/** The branch's page beside the pull request on github.com-like hosts, null where the host's scheme is not known. */
function branchUrl(link, branch) {
    const suffix = `/${link.repository}/pull/${link.number}`;
    if (!link.url.endsWith(suffix) || !/^[A-Za-z0-9._/-]{1,200}$/.test(branch) || branch.includes('..'))
        return null;
    return `${link.url.slice(0, -suffix.length)}/${link.repository}/tree/${branch}`;
}


/***/ })

};
