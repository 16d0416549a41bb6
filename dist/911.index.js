"use strict";
exports.id = 911;
exports.ids = [911];
exports.modules = {

/***/ 8911:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   describeErrorCode: () => (/* binding */ describeErrorCode),
/* harmony export */   errorCodeOf: () => (/* binding */ errorCodeOf),
/* harmony export */   isTlsErrorCode: () => (/* binding */ isTlsErrorCode)
/* harmony export */ });
const descriptions = {
    ECONNREFUSED: 'the connection was refused',
    ECONNRESET: 'the connection was reset',
    EAI_AGAIN: "the host name couldn't be looked up",
    ENOTFOUND: "the host name wasn't found",
    EHOSTUNREACH: "the host couldn't be reached",
    ENETUNREACH: "the network couldn't be reached",
    ETIMEDOUT: 'the connection timed out',
    EPIPE: 'the connection was closed',
    ERR_PROXY_TUNNEL: "the proxy didn't let the API call through",
};
const certificateCodes = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CRL_|INVALID_|HOSTNAME_MISMATCH|EPROTO$)/;
function errorCodeOf(error) {
    if (typeof error !== 'object' || error === null)
        return null;
    if ('cause' in error && error.cause)
        return errorCodeOf(error.cause);
    if ('errors' in error && Array.isArray(error.errors))
        return errorCodeOf(error.errors[0]);
    return 'code' in error && typeof error.code === 'string' ? error.code : null;
}
function isTlsErrorCode(code) {
    return code !== null && certificateCodes.test(code);
}
function describeErrorCode(code) {
    if (code === null)
        return 'the API call failed';
    const known = descriptions[code];
    if (known)
        return known;
    return /^[A-Z0-9_]{1,60}$/.test(code) ? `the API call failed with ${code}` : 'the API call failed';
}


/***/ })

};
;