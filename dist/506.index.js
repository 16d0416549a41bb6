export const id = 506;
export const ids = [506];
export const modules = {

/***/ 5506:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ HttpClient),
/* harmony export */   h: () => (/* binding */ fetch)
/* harmony export */ });
// Stands in for `undici` and `@actions/http-client` in the bundle, by `paths` of the tsconfig.json beside it. The toolkit's GitHub
// client makes its default connection with them, which this action replaces with a `fetch` of its own.
/** Gives no agent. */
class HttpClient {
    getAgent = () => undefined;
    getAgentDispatcher = () => undefined;
}
/** Contacts nobody. */
function fetch() {
    throw new Error('Requests to GitHub go through src/adapters/github/fetch.ts');
}


/***/ })

};
