"use strict";
exports.id = 510;
exports.ids = [510];
exports.modules = {

/***/ 2510:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readGitHub: () => (/* binding */ readGitHub)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);


const repositorySchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(), default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
async function readGitHub({ client, repo }, workflowRef, signal) {
    const request = { signal };
    const one = { ...repo, per_page: 1, request };
    const tryRead = async (what, read) => {
        try {
            await read();
            return { what, problem: null };
        }
        catch (error) {
            return { what, problem: (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`read the ${what}`, error) };
        }
    };
    const [known, ...reads] = await Promise.all([
        readRepository(),
        tryRead('comments', async () => (await client()).issues.listCommentsForRepo(one)),
        tryRead('pull requests', async () => (await client()).pulls.list(one)),
    ]);
    return {
        isPublic: known && !known.private,
        reads,
        workflowFile: await findWorkflowFile(known?.default_branch ?? null),
    };
    async function readRepository() {
        try {
            return repositorySchema.parse((await (await client()).repos.get({ ...repo, request })).data);
        }
        catch {
            return null;
        }
    }
    async function findWorkflowFile(branch) {
        const [, path, ref] = /^[^/]+\/[^/]+\/(.+)@(.*)$/.exec(workflowRef) ?? [];
        if (path === undefined)
            return null;
        if (branch === null)
            return { path, branch, isThere: null, problem: null };
        if (ref === `refs/heads/${branch}`)
            return { path, branch, isThere: true, problem: null };
        try {
            await (await client()).repos.getContent({ ...repo, path, ref: branch, request });
            return { path, branch, isThere: true, problem: null };
        }
        catch (error) {
            const problem = (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)('look for the workflow file', error);
            return { path, branch, isThere: (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isMissing */ .b2)(error) ? false : null, problem };
        }
    }
}


/***/ })

};
;