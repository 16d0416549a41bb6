"use strict";
exports.id = 506;
exports.ids = [506];
exports.modules = {

/***/ 5506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient),
/* harmony export */   h: () => (/* binding */ fetch)
/* harmony export */ });
class HttpClient {
    getAgent = () => undefined;
    getAgentDispatcher = () => undefined;
}
function fetch() {
    throw new Error('Requests to GitHub go through src/github/fetch.ts');
}


/***/ })

};
;