"use strict";
exports.id = 411;
exports.ids = [411];
exports.modules = {

/***/ 7411:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMerged: () => (/* binding */ openMerged)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(512);
/* harmony import */ var _context_context_schemas_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4453);
/* harmony import */ var _github_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2292);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8146);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7730);






const maxPages = 100;
const tooManyPages = `more than ${maxPages} pages of pull requests were updated since`;
const branch = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai() })) });
const listedPull = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai(),
    title: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    user: _github_account_js__WEBPACK_IMPORTED_MODULE_2__/* .account */ .c,
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    labels: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })),
    head: branch,
    base: branch,
});
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ default_branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
function openMerged({ client, repo }, signal) {
    const request = { signal };
    return {
        async defaultBranch() {
            const { data } = await (await client()).repos.get({ ...repo, request });
            return repository.parse(data).default_branch;
        },
        list: async (wanted) => listMerged({ github: await client(), repo, signal }, wanted),
        async files(number) {
            try {
                const github = await client();
                const response = await github.pulls.listFiles({
                    ...{ ...repo, pull_number: number, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0, request },
                });
                const items = _context_context_schemas_js__WEBPACK_IMPORTED_MODULE_1__/* .changedFilesResponse */ .Rw.parse(response.data);
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_5__/* .success */ .k)({ items, total: (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNextPage */ .rB)(response) ? null : items.length });
            }
            catch (error) {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_5__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .describeGitHubError */ .dZ)(`read the files of #${number}`, error));
            }
        },
    };
}
async function listMerged(listing, { bases, from }) {
    const pulls = [];
    const budget = { pages: 0 };
    let at = null;
    for (const base of bases) {
        const first = await readPage(listing, { base, page: 1 }, budget);
        at ??= first.at;
        const since = from(at);
        const others = await readBack(listing, { base, since, page: 2 }, first, budget);
        const again = await readPage(listing, { base, page: 1 }, budget);
        const moved = await readBack(listing, { base, since: first.at, page: 2 }, again, budget);
        pulls.push(...[first, ...others, again, ...moved].flatMap(({ listed }) => listed.flatMap(toMerged)));
    }
    const start = at ?? new Date();
    return { pulls, at: start, from: from(start) };
}
async function readBack(listing, { base, since, page }, before, budget) {
    const last = before.listed.at(-1);
    const reachesBack = last === undefined || Date.parse(last.updated_at) <= since.getTime();
    if (!before.hasMore || reachesBack)
        return [];
    const next = await readPage(listing, { base, page }, budget);
    return [next, ...(await readBack(listing, { base, since, page: page + 1 }, next, budget))];
}
async function readPage({ github, repo, signal }, { base, page }, budget) {
    budget.pages += 1;
    if (budget.pages > maxPages)
        throw new _github_github_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ResponseError */ .o3(tooManyPages);
    const response = await github.pulls.list({
        ...{ ...repo, base, page, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0, request: { signal } },
        ...{ state: 'closed', sort: 'updated', direction: 'desc' },
    });
    const at = new Date(response.headers.date ?? Number.NaN);
    if (Number.isNaN(at.getTime()))
        throw new _github_github_errors_js__WEBPACK_IMPORTED_MODULE_3__/* .ResponseError */ .o3("GitHub's answer has no date");
    return { listed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(listedPull).parse(response.data), hasMore: (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .hasNextPage */ .rB)(response), at };
}
function toMerged({ user, head, base, ...pull }) {
    const { number, title, body, html_url: url, merged_at: mergedAt, labels } = pull;
    if (!mergedAt)
        return [];
    return [
        {
            ...{ number, title, body: body ?? '', url, author: user, mergedAt },
            ...{ headBranch: head.ref, baseBranch: base.ref },
            isCrossRepository: head.repo?.id !== base.repo?.id,
            labels: labels.map(({ name }) => name),
        },
    ];
}


/***/ })

};
;