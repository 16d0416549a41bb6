export const id = 535;
export const ids = [535];
export const modules = {

/***/ 4535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countRememberedTurns: () => (/* binding */ countRememberedTurns),
/* harmony export */   j: () => (/* binding */ listTrackedConversations)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2867);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_state_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7935);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5077);
/* harmony import */ var _domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4702);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8088);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6508);
/* harmony import */ var _own_account_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3118);











const maxPages = 30;
const maxPagesOfTurns = 5;
async function listTrackedConversations(options) {
    const comments = [];
    let problem = null;
    try {
        const hasMore = await readComments(options, maxPages, (comment) => void comments.push(comment));
        if (hasMore)
            problem = tooManyComments;
    }
    catch (error) {
        const hiddenText = (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) === 404 ? await options.hiddenText?.() : undefined;
        problem = hiddenText ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('list the comments', error);
        if (comments.length === 0 && isUnreadable(error))
            return { kind: 'unreadable', problem };
    }
    if (comments.length === 0)
        return { kind: 'listed', conversations: [], unverified: 0, problem };
    const known = options.known ?? (await readKnown(options));
    if (typeof known === 'string')
        return { kind: 'listed', conversations: [], unverified: 0, problem: known };
    return known.isArchived ? { kind: 'archived' } : sortComments(options, comments, { known, problem });
}
function isUnreadable(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefused */ .H0)(error) && [403, 404, 410].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) ?? 0);
}
async function readKnown({ connection, signal, }) {
    try {
        return await (0,_repositories_js__WEBPACK_IMPORTED_MODULE_7__/* .readRepository */ .Nu)(connection, signal);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('read the repository', error);
    }
}
async function sortComments(options, comments, { known, problem }) {
    const { id, owner, name, isPublic } = known;
    const source = { ...options, scope: { ...options.scope, repositoryId: id } };
    const found = comments.map((comment) => ({ comment, state: conversationIn(source, comment) }));
    const unverified = found.flatMap(({ comment, state }) => (state ? [] : comment));
    const ours = await keepOurs(options, unverified);
    const verified = found.flatMap(({ comment, state }) => (state ? comment : []));
    const byIssue = Map.groupBy([...verified, ...ours], ({ issueUrl }) => issueUrl);
    const conversations = found.flatMap(({ comment, state }) => {
        if (!state || !isInScope(source, state))
            return [];
        const neighbors = byIssue.get(comment.issueUrl) ?? [];
        const others = neighbors.flatMap((one) => (0,_domain_conversation_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .otherStatusIn */ ._S)(one, state.scope) ?? []);
        const report = (0,_domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_10__/* .withOtherStatuses */ .$I)(state.report, others);
        return { ...state, report, repository: { id, owner, name, isPublic } };
    });
    return { kind: 'listed', conversations, unverified: ours.length, problem };
}
async function countRememberedTurns(source) {
    const comments = [];
    const read = async () => {
        const hasMore = await readComments(source, maxPagesOfTurns, (comment) => {
            const found = conversationIn(source, comment);
            if (!found || !isInScope(source, found))
                return;
            const { issueNumber, key } = found.scope;
            const { turn, turnTimes } = found.report;
            comments.push({ conversation: `${issueNumber} ${key}`, turn, turnTimes });
        });
        return hasMore ? `Only the ${maxPagesOfTurns * _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0} comments that changed last were read.` : null;
    };
    const problem = await read().catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('list the comments', error));
    return { turns: (0,_domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .countTurns */ .yO)(comments, source.since), problem };
}
async function keepOurs({ connection, signal }, comments) {
    try {
        return await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_9__/* .keepOwn */ .S)(await connection.client(), comments, signal);
    }
    catch {
        return [];
    }
}
const issueResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ issue_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const tooManyComments = `Read only the ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .countText */ .lT)(maxPages * _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0)} comments that changed last. Lower \`max-age-days\`.`;
async function readComments({ connection, since, signal }, pageLimit, onComment) {
    const github = await connection.client();
    const first = await github.issues.listCommentsForRepo({
        ...connection.repo,
        sort: 'updated',
        direction: 'desc',
        since: since.toISOString(),
        per_page: _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0,
        request: { signal },
    });
    let pages = 0;
    for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .listPages */ .pN)(github, first, signal)) {
        for (const item of items) {
            const comment = { ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .parseComment */ .vj)(item), issueUrl: issueResponse.parse(item).issue_url };
            if ((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStateSyntax */ .$C)(comment.body))
                onComment(comment);
        }
        pages += 1;
        if (pages === pageLimit)
            return hasMore;
    }
    return false;
}
function conversationIn({ scope: { repositoryId }, signingKey }, { id, body, issueUrl, url }) {
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommentState */ .nk)(body, signingKey);
    if (!state)
        return null;
    const { scope, report } = state;
    const isHere = scope.commentId === id && issueUrl.endsWith(`/${scope.issueNumber}`);
    return isHere && scope.repositoryId === repositoryId ? { scope, report, url } : null;
}
function isInScope({ scope }, { scope: found }) {
    const isSameProject = found.projectId === scope.projectId && found.apiHost === scope.apiHost;
    return isSameProject && (scope.key === null || found.key === scope.key);
}


/***/ })

};
