export const id = 535;
export const ids = [535];
export const modules = {

/***/ 4535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   JN: () => (/* binding */ publishConversation),
/* harmony export */   countRememberedTurns: () => (/* binding */ countRememberedTurns),
/* harmony export */   ji: () => (/* binding */ listTrackedConversations)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5395);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(111);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5077);
/* harmony import */ var _domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8891);
/* harmony import */ var _commenter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8600);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4702);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6508);
/* harmony import */ var _own_account_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3118);
/* harmony import */ var _state_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3149);
// Our comments anywhere in a repository, and how to finish them.











const maxPages = 30;
const maxPagesOfTurns = 5;
/** Our comments among those that changed lately, and why the list is not complete. Never throws. */
async function listTrackedConversations(options) {
    const conversations = [];
    const unverified = [];
    let problem = null;
    try {
        const hasMore = await readComments(options, maxPages, (comment) => {
            const conversation = conversationIn(options, comment);
            if (!conversation)
                unverified.push(comment);
            else if (isInScope(options, conversation))
                conversations.push(conversation);
        });
        if (hasMore)
            problem = tooManyComments;
    }
    catch (error) {
        problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('list the comments', error);
    }
    return { conversations, unverified: await countOurs(options, unverified), problem };
}
/** How many turns our comments remember. Never throws. */
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
        return hasMore ? `Only the ${maxPagesOfTurns * _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0} comments that changed last were read.` : null;
    };
    const problem = await read().catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('list the comments', error));
    return { turns: (0,_domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .countTurns */ .yO)(comments, source.since), problem };
}
/** A stranger can write what looks like a state: without a known account of ours, none of the comments counts as ours. */
async function countOurs({ connection, signal }, comments) {
    try {
        return await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_7__/* .countOwn */ .Y)(await connection.client(), comments, signal);
    }
    catch {
        return 0;
    }
}
/** What the comment remembers now, null if it is gone, no longer ours, or could not be read. Never throws. */
async function readConversation({ connection, signingKey, signal }, { scope }) {
    const { issueNumber, commentId } = scope;
    return connection.attempt('read the comment', async () => {
        const target = { github: await connection.client(), repo: connection.repo, issueNumber };
        const stored = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .getComment */ .OK)(target, commentId, signal);
        return stored && ((0,_state_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .verifiedState */ .SP)({ scope, signingKey }, stored)?.report ?? null);
    });
}
/** Edits the comment, and replaces our reaction to its command if the job has ended. */
async function publishConversation(options, conversation, { report, end }) {
    const { connection, signingKey, signal } = options;
    const { repo } = connection;
    const { scope } = conversation;
    try {
        const github = await connection.client();
        const render = (latest, state) => options.render(conversation, latest, state);
        const comment = { github, repo, issueNumber: scope.issueNumber, scope, signingKey, render };
        // What only follows an ended job must not replace what a run has written since the comments were listed.
        const basedOn = end ? undefined : conversation.report.updatedAt;
        const published = await (0,_state_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .editComment */ .QA)(comment, { id: scope.commentId, report, signal, basedOn });
        if (!published)
            return { isWritten: false, problem: 'The comment is gone or was changed by someone else.' };
        if (published.isSuperseded)
            return { isWritten: false, problem: null };
        const content = end && (0,_domain_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_9__/* .reactionTo */ .d)(end);
        if (!report.command || !content)
            return { isWritten: true, problem: null };
        return { isWritten: true, problem: await finishReaction(options, report.command, content) };
    }
    catch (error) {
        return { isWritten: false, problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('update the comment', error) };
    }
}
/** Returns what could not be done. A comment with a command that was deleted needs no reaction. */
async function finishReaction({ connection: { client, repo }, signal }, command, content) {
    try {
        await (0,_commenter_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceReaction */ .S)(await client(), repo, { command, content, signal });
        return null;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 404
            ? null
            : (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('react to the comment with the command', error);
    }
}
const issueResponse = zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ issue_url: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() });
const tooManyComments = `Read only the ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countText */ .lT)(maxPages * _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0)} comments that changed last. Lower \`max-age-days\`.`;
/**
 * Hands on the comments with the syntax of a state, those that changed last first. Returns whether there are more.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
async function readComments({ connection, since, signal }, pageLimit, onComment) {
    const github = await connection.client();
    const first = await github.issues.listCommentsForRepo({
        ...connection.repo,
        sort: 'updated',
        direction: 'desc',
        since: since.toISOString(),
        per_page: _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0,
        request: { signal },
    });
    let pages = 0;
    for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .listPages */ .pN)(github, first, signal)) {
        for (const item of items) {
            const comment = { ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .parseComment */ .vj)(item), issueUrl: issueResponse.parse(item).issue_url };
            if ((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStateSyntax */ .$C)(comment.body))
                onComment(comment);
        }
        pages += 1;
        if (pages === pageLimit)
            return hasMore;
    }
    return false;
}
/** The conversation of a comment, null if its state is not ours or was not written for this comment. */
function conversationIn({ scope: { repositoryId }, signingKey }, { id, body, issueUrl, url }) {
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommentState */ .nk)(body, signingKey);
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
