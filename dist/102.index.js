export const id = 102;
export const ids = [102];
export const modules = {

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

/***/ 465:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MG: () => (/* binding */ appendState),
/* harmony export */   OT: () => (/* binding */ detailParagraph),
/* harmony export */   s5: () => (/* binding */ linkSuffix),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   wd: () => (/* binding */ factsTable)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3834);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4716);
/* harmony import */ var _words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2160);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5001);





const maxCommentLength = 65_536;
function renderComment(report, context) {
    const { icon, title, text, next } = (0,_words_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, context);
    const updatedAt = (0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(report.updatedAt));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .joinParagraphs */ .ml)([
        `### ${icon} ${title}${linkSuffix(report, context)}`,
        requestLine(report),
        report.note,
        text,
        detailParagraph(report),
        next,
        queueSection(report),
        details(report, context),
        `<sub>[Run](${context.runUrl}) · updated ${updatedAt}</sub>`,
    ]);
}
function appendState(body, state) {
    const maxBodyLength = maxCommentLength - state.length - 2;
    if (body.length <= maxBodyLength)
        return `${body}\n\n${state}`;
    const notice = '\n\n**Cut here: the rest does not fit into a comment.**';
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .cut */ .Jj)(body, maxBodyLength - notice.length)}${notice}\n\n${state}`;
}
function queueSection({ queue, claim }) {
    if (queue.length === 0)
        return null;
    const isSending = queue.some(({ id }) => claim?.queued.includes(id));
    const title = isSending ? 'Queued requests (some are being sent now)' : 'Queued requests';
    return [`**${title}:**`, '', ...queue.map(queuedText)].join('\n');
}
function queuedText({ request, askedBy, at, notBefore }, index) {
    const earliest = notBefore === null ? '' : `, not before ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(notBefore))}`;
    return `${index + 1}. ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(request)}, asked by ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(askedBy)} (${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(at))})${earliest}`;
}
function detailParagraph({ reason, detail }) {
    return reason === 'invalid-input' && detail !== null ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toProse */ .HK)(detail) : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .detailLine */ .mr)(detail);
}
function factsTable(report, context) {
    const { jobId, pullRequest, branch, repository, requestCount, requests } = report;
    const rows = [
        ['Job', jobId === null ? null : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(jobId)],
        ['Pull request', pullRequest && (0,_words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .u)(pullRequest, context.runUrl)],
        ['Branch', branch === null ? null : branchCell(branch, pullRequest, context)],
        ['Repository', repository === null ? null : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(repository)],
        [
            'Requests',
            jobId === null || requestCount === 0 ? null : requestCountText(requestCount, context.limits),
        ],
        ['Last requests', requests.length < 2 ? null : requests.map(requestText).join('<br>')],
    ];
    const known = rows.filter(([, cell]) => cell !== null).map(([name, cell]) => `| ${name} | ${cell} |`);
    return known.length === 0 ? null : ['| Detail | Value |', '|---|---|', ...known].join('\n');
}
function requestCountText(requestCount, limits) {
    const { maxRequests = 0, cooldownMs = 0, maxRequestsPerDay = 0 } = limits ?? {};
    return [
        maxRequests === 0 ? String(requestCount) : `${requestCount} of ${maxRequests}`,
        ...(cooldownMs === 0 ? [] : [`at least ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(cooldownMs)} apart`]),
        ...(maxRequestsPerDay === 0 ? [] : [`at most ${maxRequestsPerDay} a day in this repository`]),
    ].join(', ');
}
function linkSuffix({ pullRequest, result }, { runUrl }) {
    return pullRequest && result === 'pull-request' ? `: ${(0,_words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .u)(pullRequest, runUrl)}` : '';
}
function requestLine({ requests, askedBy, result, tookMs }) {
    const text = requests.at(-1)?.text ?? '';
    const request = text === '' ? '' : `: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(text)}`;
    const period = /[.!?…]$/.test(text) ? '' : '.';
    const isFinished = result === 'pull-request' || result === 'no-pull-request';
    const took = isFinished && text !== '' && tookMs !== null ? ` Took ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(tookMs)}.` : '';
    return `Asked by ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(askedBy)}${request}${period}${took}`;
}
function details(report, context) {
    const table = factsTable(report, context);
    return table && `<details><summary>Job details</summary>\n\n${table}\n\n</details>`;
}
function branchCell(branch, link, { runUrl }) {
    const url = link && (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownHost */ .Vp)(link, runUrl) === null && (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .branchUrl */ .Qq)(link, branch);
    return url ? `[${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(branch)}](${url})` : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(branch);
}
function requestText({ text, at }, index) {
    return `${index + 1}. ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .toCode */ .Xt)(text)} (${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(at))})`;
}


/***/ }),

/***/ 5034:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GK: () => (/* binding */ sendComment),
/* harmony export */   vj: () => (/* binding */ parseComment),
/* harmony export */   vt: () => (/* binding */ writePlainComment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const commentResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })), null),
});
function parseComment(response) {
    const { id, body, html_url: url, user } = commentResponse.parse(response);
    return { id, body, url, author: user && { id: user.id, login: user.login, isBot: user.type === 'Bot' } };
}
function sendComment({ github, repo, issueNumber }, { id, body, request }) {
    return id === null
        ? github.issues.createComment({ ...repo, issue_number: issueNumber, body, request })
        : github.issues.updateComment({ ...repo, comment_id: id, body, request });
}
async function writePlainComment(target, given) {
    const { data } = await sendComment(target, given);
    const { id, url } = parseComment(data);
    return { id, url };
}


/***/ }),

/***/ 2541:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ openCommenter),
/* harmony export */   S: () => (/* binding */ replaceReaction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1135);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(512);
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6802);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);





function openCommenter({ connection, commandComment, isRerun, beforeCreate, }) {
    const { client, repo, attempt } = connection;
    let reactionId = null;
    return {
        async permissionOf(login) {
            if (login === '')
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)('none');
            try {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(await readPermission(await client(), repo, { login, signal: beforeCreate }));
            }
            catch (error) {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)('check the permission of the user', error));
            }
        },
        async react(content) {
            if (!commandComment)
                return;
            const adding = { target: commandComment, content, signal: beforeCreate };
            reactionId = await attempt('react to the comment', async () => {
                const github = await client();
                const added = await addReaction(github, repo, adding);
                if (isRerun)
                    await removeOthers(github, repo, { ...adding, added });
                return added.id;
            });
        },
        replaceReaction: (command, content, signal) => attempt('react to the comment', async () => replaceReaction(await client(), repo, { command, content, signal })),
        command: () => commandComment && { id: commandComment.id, surface: commandComment.surface, reactionId, end: null },
    };
}
async function replaceReaction(github, repo, { command, content, signal }) {
    const { reactionId } = command;
    const { id: added } = await addReaction(github, repo, { target: command, content, signal });
    if (reactionId !== null && reactionId !== added)
        await removeReaction(github, repo, { target: command, reactionId, signal });
    return added;
}
const permissionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), '') });
async function readPermission(github, repo, { login, signal }) {
    const call = { ...repo, username: login, request: { signal, maxTryMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_3__/* .maxPermissionTryMs */ .$S } };
    try {
        const { data } = await github.repos.getCollaboratorPermissionLevel(call);
        const { permission, role_name } = permissionResponse.parse(data);
        return (0,_event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__/* .toPermission */ .v6)(permission, role_name);
    }
    catch (error) {
        if ((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
            return 'none';
        throw error;
    }
}
const reactionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() })) });
async function addReaction(github, repo, { target, content, signal }) {
    const call = { ...repo, comment_id: target.id, content, request: { signal } };
    const { data } = target.surface === 'review'
        ? await github.reactions.createForPullRequestReviewComment(call)
        : await github.reactions.createForIssueComment(call);
    return reactionResponse.parse(data);
}
async function removeOthers(github, repo, { target, added, signal }) {
    const call = { ...repo, comment_id: target.id, per_page: 100, request: { signal } };
    const { data } = target.surface === 'review'
        ? await github.reactions.listForPullRequestReviewComment(call)
        : await github.reactions.listForIssueComment(call);
    const others = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(reactionResponse)
        .parse(data)
        .filter(({ id }) => id !== added.id);
    const ours = others.filter(({ user }) => user != null && user.id === added.user?.id);
    for (const { id } of ours)
        await removeReaction(github, repo, { target, reactionId: id, signal });
}
async function removeReaction(github, repo, { target, reactionId, signal }) {
    const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } };
    try {
        if (target.surface === 'review')
            await github.reactions.deleteForPullRequestComment(call);
        else
            await github.reactions.deleteForIssueComment(call);
    }
    catch (error) {
        if (!(0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(error))
            throw error;
    }
}


/***/ }),

/***/ 948:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ openConversationCalls)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(1135);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8146);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7730);
/* harmony import */ var _state_redact_state_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(3228);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4708);
/* harmony import */ var _comment_calls_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5034);
/* harmony import */ var _our_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(9997);
/* harmony import */ var _own_account_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7173);
/* harmony import */ var _signed_state_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6347);
/* harmony import */ var _unusable_state_js__WEBPACK_IMPORTED_MODULE_11__ = __webpack_require__(5108);












const workflowLogin = 'github-actions[bot]';
const lockResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    created_at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u,
    user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()) }),
}), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd(({ id, created_at, user }) => ({
    ...{ id, createdAt: new Date(created_at) },
    account: { id: user.id, isBot: user.type === 'Bot', isOfWorkflow: user.login === workflowLogin },
})));
const whose = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh()) })) });
const maxPages = 31;
const content = 'rocket';
const nothing = { kind: 'none', hasUnverified: false, otherStatuses: [] };
function openConversationCalls(options) {
    const { connection, scope } = options;
    const { client, repo } = connection;
    const issue = { ...repo, issue_number: scope.issueNumber };
    const told = new Set();
    const log = (line) => {
        if (!told.has(line))
            options.log(line);
        told.add(line);
    };
    return {
        addLock: () => answer('lock the conversation', async () => {
            const github = await client();
            const response = await github.reactions.createForIssue({ ...issue, content, request: sentOnce() });
            return {
                value: { lock: lockResponse.parse(response.data), isNew: response.status === 201 },
                response,
            };
        }),
        listLocks: () => answer('look for the lock of the conversation', async () => {
            const github = await client();
            const { items: value, first: response } = await (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeList */ .Ej)((page) => github.reactions.listForIssue({ ...issue, content, ...page, request: sentOnce() }), toLocks, {
                maxPages,
                tooLong: 'the pull request or issue has more than 3,100 reactions, and not all were read',
            });
            return { value, response };
        }),
        removeLock: (id) => answer('unlock the conversation', () => removeLock(connection, { ...issue, reaction_id: id }), {
            whenMissing: null,
        }),
        find: (ownId) => answer('read the comments', async () => {
            const github = await client();
            const { comments, response } = await readMarked(options, github);
            const needsOwnId = ownId === null && comments.some(({ author }) => author?.isBot === false);
            const id = needsOwnId ? await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_6__/* .readOwnId */ .W)(github, sentOnce()) : ownId;
            const { found, unused } = (0,_our_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .chooseComment */ .p)(comments, id);
            if (found.kind === 'found' && unused.length > 0)
                log(`Using the comment ${found.comment.url}; these also have a state of this conversation and aren't used: ${unused.join(', ')}`);
            return { value: found, response };
        }, options.commentId === null ? {} : { whenMissing: nothing }),
        write: (comment, state) => write(options, comment, state),
    };
}
function sentOnce() {
    return { isSentOnce: true, signal: AbortSignal.timeout(_base_budgets_js__WEBPACK_IMPORTED_MODULE_9__/* .maxCallMs */ .xE) };
}
async function answer(what, send, given = {}) {
    try {
        const { value, response } = await send().catch((error) => {
            if (given.whenMissing === undefined || !(0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isMissing */ .b2)(error))
                throw error;
            return { value: given.whenMissing, response: error };
        });
        return { kind: 'value', value, at: (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .timeOf */ .nR)(response) };
    }
    catch (error) {
        const kind = (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isInaccessible */ ._E)(error) || (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .isLockedConversation */ .oH)(error) ? 'refused' : 'no-answer';
        return { kind, problem: (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .describeGitHubError */ .dZ)(what, error) };
    }
}
function toLocks(item) {
    return whose.parse(item).user?.id == null ? [] : [lockResponse.parse(item)];
}
async function removeLock({ client }, lock) {
    const request = { isSentOnce: true, maxTryMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_9__/* .maxCallMs */ .xE };
    return { value: null, response: await (await client()).reactions.deleteForIssue({ ...lock, request }) };
}
async function readMarked({ connection: { repo }, scope, signingKey, commentId }, github) {
    const parse = (item) => {
        const { body, ...stored } = (0,_comment_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .parseComment */ .vj)(item);
        if (!(0,_signed_state_js__WEBPACK_IMPORTED_MODULE_7__/* .hasStateMark */ .HP)(body))
            return [];
        const reading = (0,_signed_state_js__WEBPACK_IMPORTED_MODULE_7__/* .readState */ .un)(body, signingKey, (other) => (0,_signed_state_js__WEBPACK_IMPORTED_MODULE_7__/* .isSameScope */ .t4)(other, scope));
        return [{ ...stored, reading, otherStatus: (0,_signed_state_js__WEBPACK_IMPORTED_MODULE_7__/* .otherStatusOf */ .K7)(reading, stored.url, scope) }];
    };
    if (commentId !== null) {
        const call = { ...repo, comment_id: commentId, request: sentOnce() };
        const response = await github.issues.getComment(call);
        return { comments: parse(response.data), response };
    }
    const { items, first } = await (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .readWholeList */ .Ej)((page) => github.issues.listComments({ ...repo, issue_number: scope.issueNumber, ...page, request: sentOnce() }), parse, { maxPages, tooLong: 'the conversation has more than 3,100 comments, and not all were read' });
    return { comments: items, response: first };
}
async function write({ connection: { client, repo }, scope, signingKey, render, redact }, comment, given) {
    const state = (0,_state_redact_state_js__WEBPACK_IMPORTED_MODULE_10__/* .redactState */ .r)(given, redact);
    const text = (0,_signed_state_js__WEBPACK_IMPORTED_MODULE_7__/* .writeState */ .Jq)(scope, state, signingKey);
    if (text === null)
        return { kind: 'unwritable', problem: _unusable_state_js__WEBPACK_IMPORTED_MODULE_11__/* .unwritableStateText */ .GM };
    const id = comment?.id ?? null;
    const body = render((0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_4__/* .reportOf */ .EI)(state), text);
    const written = await answer('comment', async () => {
        const target = { github: await client(), repo, issueNumber: scope.issueNumber };
        const response = await (0,_comment_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .sendComment */ .GK)(target, { id, body, request: sentOnce() });
        const { id: writtenId, url } = (0,_comment_calls_js__WEBPACK_IMPORTED_MODULE_5__/* .parseComment */ .vj)(response.data);
        return { value: { id: writtenId, url }, response };
    }, id === null ? {} : { whenMissing: null });
    if (written.kind !== 'value')
        return written;
    return written.value === null ? { kind: 'gone' } : { ...written, value: written.value };
}


/***/ }),

/***/ 1070:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  k: () => (/* binding */ openConversation)
});

// EXTERNAL MODULE: ./src/conversation/lock.ts
var conversation_lock = __webpack_require__(188);
;// CONCATENATED MODULE: ./src/conversation/held-lock.ts

async function takeLock({ ports, clock, ownIds }) {
    const asked = (0,conversation_lock/* markNow */.Ko)(clock);
    const answer = await ports.addLock();
    if (answer.kind === 'refused')
        return answer;
    if (answer.kind === 'no-answer')
        return { kind: 'again', problem: answer.problem };
    const { lock, isNew } = answer.value;
    if (isNew) {
        ownIds.add(lock.id);
        return { kind: 'held', hold: { lock, asked, addedMs: clock.elapsedMs(), writing: null } };
    }
    if (!ownIds.has(lock.id) && !(0,conversation_lock/* isDead */.XU)(lock, answer.at))
        return { kind: 'again', problem: null };
    const removed = await ports.removeLock(lock.id);
    return removed.kind === 'value'
        ? { kind: 'again', problem: null, isSoon: true }
        : { kind: 'again', problem: removed.problem };
}
async function releaseLock({ ports, clock }, { lock, writing }) {
    if (writing) {
        const holdMs = writing.isAnswered ? conversation_lock/* maxLagMs */.FH : conversation_lock/* maxLateMs */.Hx;
        await clock.sleep(holdMs - (clock.elapsedMs() - writing.atMs));
    }
    await ports.removeLock(lock.id);
}

// EXTERNAL MODULE: ./src/conversation/record.ts
var record = __webpack_require__(5174);
;// CONCATENATED MODULE: ./src/conversation/look.ts


const maxSilences = 3;
const busyProblem = 'Other workflow runs were writing to this conversation all the time.';
async function look({ ports, clock }, tries = 1) {
    const answer = await ports.find(null);
    if (answer.kind === 'refused')
        return { kind: 'none', problem: answer.problem };
    if (answer.kind === 'value') {
        const found = answer.value;
        return found.kind === 'unusable'
            ? { ...found, kind: 'failed' }
            : { kind: 'seen', seen: seenIn(found, answer.at) };
    }
    if (tries === maxSilences)
        return failedFor(answer);
    await clock.sleep((0,conversation_lock/* lockPauseMs */.Md)(tries));
    return look({ ports, clock }, tries + 1);
}
function seenIn(found, at) {
    const { otherStatuses } = found;
    if (found.kind === 'none')
        return { state: null, read: null, hasUnverified: found.hasUnverified, otherStatuses, at };
    const { state } = found.comment;
    return { state: (0,record/* withoutDeadClaim */.$m)(state, at), read: state, hasUnverified: false, otherStatuses, at };
}
function failedFor({ problem, isOfWrite }) {
    if (problem === null)
        return { kind: 'failed', reason: 'conversation-busy', problem: busyProblem };
    return { kind: 'failed', reason: isOfWrite ? 'memory-unwritable' : 'memory-unreadable', problem };
}

;// CONCATENATED MODULE: ./src/conversation/open-conversation.ts



const busyLine = 'Another run is writing to this conversation. Waiting for it.';
function openConversation(ports, options) {
    const session = {
        ports,
        ...options,
        ownIds: new Set(),
        releasing: Promise.resolve(),
        url: null,
        isTold: false,
    };
    let last = Promise.resolve();
    return {
        change(change, patience) {
            const { stop } = patience;
            if (stop.aborted)
                return Promise.resolve(outOfTime);
            const next = last.then(() => changeWithin(session, change, patience));
            last = next.catch(() => undefined);
            return unlessStopped(next, stop);
        },
        look: () => look(session),
        async close() {
            await last;
            await session.releasing;
        },
        url: () => session.url,
    };
}
const outOfTime = {
    kind: 'failed',
    reason: 'memory-unwritable',
    problem: 'The time of this run was up before GitHub answered.',
};
function unlessStopped(change, stop) {
    const { promise, resolve } = Promise.withResolvers();
    const leave = () => resolve(outOfTime);
    stop.addEventListener('abort', leave);
    return Promise.race([change, promise]).finally(() => stop.removeEventListener('abort', leave));
}
async function changeWithin(session, change, { waitMs, stop }) {
    const { clock } = session;
    const started = (0,conversation_lock/* markNow */.Ko)(clock);
    const tries = [];
    for (;;) {
        await session.releasing;
        const attempt = await tryOnce(session, change);
        if (attempt.kind !== 'again')
            return attempt;
        tries.push(attempt);
        const pauseMs = attempt.isSoon ? 0 : (0,conversation_lock/* lockPauseMs */.Md)(tries.length);
        const leftMs = waitMs - (0,conversation_lock/* passedMs */.jf)(started, clock);
        if (stop.aborted || !mayTryAgain(tries, { pauseMs, leftMs }))
            return failedFor(attempt);
        if (attempt.problem === null && pauseMs > 0)
            tellOnce(session);
        await clock.sleep(pauseMs, stop);
    }
}
function mayTryAgain(tries, { pauseMs, leftMs }) {
    const silences = tries.filter(({ problem }) => problem !== null);
    if (Number.isFinite(leftMs) && silences.length >= maxSilences)
        return false;
    return pauseMs <= leftMs || (tries.length === 1 && tries[0]?.isSoon === true);
}
function tellOnce(session) {
    if (!session.isTold)
        session.log(busyLine);
    session.isTold = true;
}
async function tryOnce(session, change) {
    const taken = await takeLock(session);
    if (taken.kind === 'again')
        return taken;
    if (taken.kind === 'refused')
        return readRefused(session, taken.problem);
    const { hold } = taken;
    const result = await changeHeld(session, hold, change);
    session.releasing = releaseLock(session, hold);
    return result;
}
async function readRefused({ ports }, problem) {
    const answer = await ports.find(null);
    if (answer.kind === 'no-answer')
        return { kind: 'again', problem: answer.problem };
    if (answer.kind === 'refused' || answer.value.kind === 'none')
        return { kind: 'none', problem };
    const found = answer.value;
    if (found.kind === 'unusable')
        return { ...found, kind: 'failed' };
    return { kind: 'failed', reason: 'memory-unwritable', problem };
}
async function changeHeld(session, hold, change) {
    const { clock } = session;
    const { id: ownId, isOfWorkflow } = hold.lock.account;
    const first = await readAlone(session, { ownId, authorId: null });
    if (first.kind !== 'read')
        return first;
    const isAuthor = first.comment ? first.comment.authorId === ownId : isOfWorkflow;
    if (isAuthor)
        return writeChange(session, hold, { ...first, change });
    await clock.sleep(conversation_lock/* otherAccountMs */.kj - (clock.elapsedMs() - hold.addedMs));
    const again = await readAlone(session, { ownId, authorId: first.comment?.authorId ?? null });
    return again.kind === 'read' ? writeChange(session, hold, { ...again, change }) : again;
}
async function readAlone(session, { ownId, authorId }) {
    const { ports } = session;
    const locks = await ports.listLocks();
    if (locks.kind !== 'value')
        return { kind: 'again', problem: locks.problem };
    if ((0,conversation_lock/* hasRival */.DZ)(locks.value, { ownId, authorId, at: locks.at }))
        return { kind: 'again', problem: null };
    const answer = await ports.find(ownId);
    if (answer.kind !== 'value')
        return { kind: 'again', problem: answer.problem };
    const found = answer.value;
    if (found.kind === 'unusable')
        return { ...found, kind: 'failed' };
    const comment = found.kind === 'found' ? found.comment : null;
    if (comment)
        session.url = comment.url;
    return { kind: 'read', found, comment, at: answer.at };
}
async function writeChange(session, hold, { found, comment, at, change }) {
    const { ports, clock } = session;
    const seen = seenIn(found, at);
    const { state: wanted, value } = change(seen);
    const state = wanted ?? (seen.state === seen.read ? null : seen.state);
    if (state === null)
        return { kind: 'unchanged', value };
    if ((0,conversation_lock/* passedMs */.jf)(hold.asked, clock) > conversation_lock/* maxHoldMs */.MB)
        return { kind: 'again', problem: null, isSoon: true };
    hold.writing = { isAnswered: false, atMs: clock.elapsedMs() };
    const written = await ports.write(comment, state);
    if (written.kind === 'no-answer')
        return { kind: 'again', problem: written.problem, isOfWrite: true };
    hold.writing = { isAnswered: true, atMs: clock.elapsedMs() };
    if (written.kind !== 'value')
        return notWritten(written, comment);
    session.url = written.value.url;
    return { kind: 'written', value, state, url: written.value.url };
}
function notWritten(written, comment) {
    if (written.kind === 'gone')
        return { kind: 'again', problem: null, isSoon: true };
    const { kind, problem } = written;
    if (kind === 'refused' && comment === null)
        return { kind: 'none', problem };
    return { kind: 'failed', reason: 'memory-unwritable', problem };
}


/***/ }),

/***/ 9997:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ isOurs),
/* harmony export */   p: () => (/* binding */ chooseComment)
/* harmony export */ });
/* harmony import */ var _unusable_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5108);

function isOurs(author, ownId) {
    return author !== null && (author.isBot || author.id === ownId);
}
function chooseComment(comments, ownId) {
    const ours = comments.filter(({ author }) => isOurs(author, ownId));
    const otherStatuses = ours.flatMap(({ otherStatus }) => otherStatus ?? []);
    const candidates = comments.filter(({ reading, author }) => isSigned(reading) || (reading.kind === 'damaged' && isOurs(author, ownId)));
    const [first, ...others] = candidates.toSorted((a, b) => a.id - b.id);
    if (!first) {
        const hasUnverified = ours.some(({ reading }) => reading.kind === 'unverified');
        return { found: { kind: 'none', hasUnverified, otherStatuses }, unused: [] };
    }
    const { id, url, author, reading } = first;
    if (reading.kind === 'damaged')
        return unusable('memory-unreadable', (0,_unusable_state_js__WEBPACK_IMPORTED_MODULE_0__/* .damagedStateText */ .sM)(reading.how, url));
    if (!isOurs(author, ownId))
        return unusable('memory-unreadable', (0,_unusable_state_js__WEBPACK_IMPORTED_MODULE_0__/* .foreignStateText */ .FN)(author?.login ?? null, url));
    if (reading.kind !== 'state')
        return unusable('newer-state', (0,_unusable_state_js__WEBPACK_IMPORTED_MODULE_0__/* .newerStateText */ .yi)(url));
    const comment = { id, url, authorId: author?.id ?? null, state: reading.state };
    const unused = others.filter((other) => isSigned(other.reading)).map((other) => other.url);
    return { found: { kind: 'found', comment, otherStatuses }, unused };
}
function isSigned({ kind }) {
    return kind === 'state' || kind === 'newer';
}
function unusable(reason, problem) {
    return { found: { kind: 'unusable', reason, problem }, unused: [] };
}


/***/ }),

/***/ 7173:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ readOwnId)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);


const authentication = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ tokenType: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const userResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() });
async function readOwnId(github, request) {
    const { tokenType } = authentication.parse(await github.auth());
    if (tokenType === 'installation')
        return null;
    try {
        const { data } = await github.users.getAuthenticated({ request });
        return userResponse.parse(data).id;
    }
    catch (error) {
        if ((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isInaccessible */ ._E)(error))
            return null;
        throw error;
    }
}


/***/ }),

/***/ 5380:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ reactionTo)
/* harmony export */ });
const confusingReasons = [
    'job-not-found',
    'request-limit',
    'daily-limit',
    'status-not-set',
];
function reactionTo({ result, reason }) {
    if (result === 'pull-request')
        return 'rocket';
    if (result === 'no-pull-request')
        return '+1';
    if (result === 'running' || result === 'queued' || reason === 'invalid-input')
        return null;
    if (reason === 'status-waived')
        return '+1';
    if (result === 'skipped')
        return confusingReasons.includes(reason) ? 'confused' : null;
    return 'confused';
}


/***/ }),

/***/ 5174:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ withoutDeadClaim),
/* harmony export */   eQ: () => (/* binding */ isOwnRequest),
/* harmony export */   g1: () => (/* binding */ record),
/* harmony export */   tl: () => (/* binding */ withReading)
/* harmony export */ });
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5267);
/* harmony import */ var _state_docs_pull_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5180);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2587);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
/* harmony import */ var _words_notes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(100);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1814);






const maxRequestTimes = 50;
const daySeconds = 24 * 3_600;
function withoutDeadClaim(state, at) {
    const { claim } = state.conversation;
    return claim && !(0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .isLiving */ .O)(claim, at)
        ? giveUp(state, claim, { at, asked: claim.request === '' ? [] : [claim.request] })
        : state;
}
function isOwnRequest({ job, conversation }, { claim, requestCount, job: own }) {
    if (claim !== null && conversation.requestNonce === claim.nonce)
        return true;
    return conversation.requestCount === requestCount && (!own || !job || own.id === job.id);
}
function record(before, own, at) {
    const settled = withCommandEnds(settleClaim(before, own, at), own);
    if (!isOwnRequest(settled, own))
        return isDelivered(before, own.claim) ? settled : tellLate(settled, own);
    const isSameRun = settled.run.id === own.run.id;
    const told = isSameRun || settled.run !== before.run ? settled.run.note : null;
    const shown = statusWith(settled.conversation, own);
    const notes = [own.run.note, told, queuedNote(settled.conversation, own)];
    const tookMs = own.run.tookMs ?? (own.request === null ? (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .requestTimeIn */ .OC)(settled.run).tookMs : null);
    return {
        run: { ...own.run, tookMs, note: notes.reduce(_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am, null) },
        job: own.job ? withReading(settled.job, own.job) : settled.job,
        conversation: { ...settled.conversation, commitStatus: shown },
    };
}
function statusWith(conversation, { claim, status, isUnsent }) {
    const current = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(conversation);
    const hasBegun = claim !== null && conversation.requestNonce === claim.nonce;
    const shown = hasBegun || !status ? current : (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(status.rules, status.commit, current);
    return shown && isUnsent ? { ...shown, isUnsent } : shown;
}
function settleClaim(state, own, at) {
    const { claim, delivery } = own;
    if (!claim)
        return state;
    const { conversation } = state;
    const isHeld = conversation.claim?.nonce === claim.nonce;
    const free = (0,_claims_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutClaim */ ["do"])(state, claim.nonce);
    if (delivery === 'none')
        return free;
    if (delivery === 'unknown' && claim.isCreate)
        return isHeld ? giveUp(free, claim, { at, asked: [] }) : free;
    if (isDelivered(free, claim))
        return free;
    const handled = take(free, claim, delivery === 'done' ? 'delivered' : 'unconfirmed');
    return isPlaceTaken(conversation, own, claim) ? handled : begin(handled, own, at);
}
function isPlaceTaken(conversation, { requestCount }, { nonce }) {
    const { claim } = conversation;
    const isOfOther = claim !== null && claim.nonce !== nonce;
    return isOfOther || conversation.requestNonce === nonce || conversation.requestCount !== requestCount;
}
function isDelivered({ conversation }, claim) {
    const ids = claim?.id ? [claim.id] : (claim?.queued ?? []);
    return conversation.handled.some(({ id, how }) => how === 'delivered' && ids.includes(id));
}
function queuedNote({ requests }, { run, claim }) {
    if (run.reason !== 'message-unconfirmed' || !claim)
        return null;
    const isQueued = (runId) => claim.queued.some((id) => id.startsWith(`${runId}-`));
    return (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedNote */ .V3)(requests.filter(({ runId }) => isQueued(runId)).map(({ text }) => text));
}
function take(state, claim, how) {
    const { conversation } = state;
    const { id, queued } = claim;
    const ids = id === null ? queued : [...queued, id];
    const taken = conversation.queue.filter((entry) => ids.includes(entry.id));
    const commands = taken.flatMap(({ command }) => command ?? []);
    const others = conversation.commands.filter((one) => !commands.some((taking) => taking.id === one.id));
    const requests = taken.map(({ runId, at, request }) => ({ runId, at, text: request }));
    const handled = conversation.handled.filter((one) => !ids.includes(one.id));
    return {
        ...state,
        conversation: {
            ...conversation,
            queue: conversation.queue.filter((entry) => !ids.includes(entry.id)),
            commands: [...others, ...commands],
            requests: requests.reduce(_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addRequest */ .N, conversation.requests),
            handled: [...handled, ...ids.map((one) => ({ id: one, how }))],
        },
    };
}
function begin({ run, job, conversation }, own, at) {
    const { status, command, claim, request } = own;
    const earlier = conversation.commands.filter(({ id }) => id !== command?.id);
    const seconds = Math.floor(at.getTime() / 1_000);
    const times = conversation.requestTimes.filter((time) => time > seconds - daySeconds);
    const current = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(conversation);
    const shown = status ? (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .beginStatus */ .QP)(status.rules, status.commit, current) : current;
    const isAlone = !claim || claim.queued.length === 0;
    return {
        run: { ...run, note: null },
        job: own.job ? { ...own.job, end: null } : claim?.isCreate ? null : job,
        conversation: {
            ...conversation,
            requestCount: conversation.requestCount + 1,
            requestTimes: [...times, seconds].slice(-maxRequestTimes),
            requestRunId: own.run.id,
            requestNonce: claim?.nonce ?? null,
            requests: request ? (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addRequest */ .N)(conversation.requests, request) : conversation.requests,
            createUnconfirmedAt: claim?.isCreate ? null : conversation.createUnconfirmedAt,
            commands: command ? [...earlier, command] : earlier,
            commitStatus: shown && {
                ...(0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_4__/* .renewStatus */ .iK)(shown, { hasQueue: !isAlone }),
                waiver: status?.isWaived ? null : shown.waiver,
            },
            docsPullRules: own.docsPullRules ?? conversation.docsPullRules,
            isUnfollowed: false,
        },
    };
}
function giveUp(state, claim, { at, asked }) {
    const { run, conversation } = state;
    const taken = conversation.queue.filter(({ id }) => claim.queued.includes(id));
    const note = (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .unconfirmedNote */ .V3)([...asked, ...taken.map(({ request }) => request)]);
    const left = take(state, claim, 'unconfirmed').conversation;
    const commands = claim.command ? [...left.commands, claim.command] : left.commands;
    const isOf = (id) => id === claim.command?.id || taken.some(({ command }) => command?.id === id);
    return {
        ...state,
        run: note === null ? run : { ...run, note: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am)(run.note, note) },
        conversation: {
            ...left,
            claim: null,
            requests: conversation.requests,
            createUnconfirmedAt: claim.isCreate ? at.toISOString() : conversation.createUnconfirmedAt,
            commands: commands.map((one) => (isOf(one.id) ? { ...one, end: 'confused' } : one)),
        },
    };
}
function tellLate(state, { claim, delivery, job }) {
    const isOther = job !== null && job.id !== state.job?.id;
    if (!claim?.isCreate || delivery !== 'done' || !isOther)
        return state;
    const { run } = state;
    return { ...state, run: { ...run, note: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_0__/* .joinNotes */ .Am)(run.note, (0,_words_notes_js__WEBPACK_IMPORTED_MODULE_2__/* .lateJobNote */ ._m)(job)) } };
}
function withCommandEnds(state, { commandEnds }) {
    const { conversation } = state;
    const commands = conversation.commands.flatMap((command) => {
        const found = commandEnds.find(({ id }) => id === command.id);
        return found ? (found.next ?? []) : command;
    });
    return { ...state, conversation: { ...conversation, commands } };
}
function withReading(current, reading) {
    if (current?.id !== reading.id)
        return reading;
    const link = reading.link ?? current.link;
    const isSamePull = reading.link === null || current.link === reading.link;
    const docsPull = isSamePull ? (0,_state_docs_pull_js__WEBPACK_IMPORTED_MODULE_5__/* .mergeDocsPull */ .jE)(reading.docsPull, current.docsPull) : reading.docsPull;
    return { ...current, ...reading, link, docsPull, end: reading.end ?? current.end };
}


/***/ }),

/***/ 6347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HP: () => (/* binding */ hasStateMark),
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   K7: () => (/* binding */ otherStatusOf),
/* harmony export */   me: () => (/* binding */ deriveSigningKey),
/* harmony export */   qF: () => (/* binding */ parseJson),
/* harmony export */   t4: () => (/* binding */ isSameScope),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony exports maxStateLength, isSamePlace */
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_hmac_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9138);
/* harmony import */ var _state_mark_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4352);
/* harmony import */ var _state_state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6708);




const maxStateLength = 32_768;
const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,32768})\.([A-Za-z0-9+/=]{1,64}) -->/g;
const scopeSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    issueNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    key: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    projectId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    apiHost: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
});
const signedSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ scope: scopeSchema, state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5() });
const shownSchema = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    conversation: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })) }),
});
function deriveSigningKey(secret) {
    return (0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .deriveKey */ .Hz)(secret, 'docs-agent marker v1');
}
function writeState(scope, given, signingKey) {
    const state = (0,_state_state_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(given);
    if (!state)
        return null;
    const texts = [state, withoutShown(state)].map((one) => signState(scope, one, signingKey));
    return texts.find((text) => text.length <= maxStateLength) ?? null;
}
function withoutShown(state) {
    const { run, conversation } = state;
    const requests = conversation.requests.slice(-1);
    return { ...state, run: { ...run, detail: null }, conversation: { ...conversation, requests } };
}
function signState(scope, state, signingKey) {
    const payload = Buffer.from(JSON.stringify({ scope, state })).toString('base64');
    return `${_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3}${payload}.${(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .sign */ ._S)(payload, signingKey)} -->`;
}
function readState(body, signingKey, isHere) {
    const parts = body.split(_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3).length - 1;
    if (parts === 0)
        return { kind: 'none' };
    const matches = [...body.matchAll(pattern)];
    const [, payload = '', signature = ''] = matches[0] ?? [];
    if (parts > 1)
        return { kind: 'damaged', how: 'duplicated' };
    const signed = signedSchema.safeParse(parseJson(Buffer.from(payload, 'base64').toString())).data;
    if (!signed)
        return { kind: 'damaged', how: 'cut' };
    const { scope } = signed;
    const isOther = !isHere(scope);
    if (isOther || !(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_1__/* .isSignedBy */ .s3)(payload, signature, signingKey)) {
        const context = shownSchema.safeParse(signed.state).data?.conversation.commitStatus?.context ?? null;
        return { kind: isOther ? 'elsewhere' : 'unverified', scope, context };
    }
    const state = (0,_state_state_js__WEBPACK_IMPORTED_MODULE_2__/* .parseState */ .B)(signed.state);
    return state ? { kind: 'state', scope, state } : { kind: 'newer' };
}
function otherStatusOf(reading, url, here) {
    if (reading.kind !== 'elsewhere' && reading.kind !== 'unverified')
        return null;
    const { scope, context } = reading;
    return context !== null && isSamePlace(scope, here) && !isSameScope(scope, here) ? { context, url } : null;
}
function isSamePlace(a, b) {
    return a.repositoryId === b.repositoryId && a.issueNumber === b.issueNumber;
}
function isSameScope(a, b) {
    return isSamePlace(a, b) && a.key === b.key && a.projectId === b.projectId && a.apiHost === b.apiHost;
}
function hasStateMark(body) {
    return body.includes(_state_mark_js__WEBPACK_IMPORTED_MODULE_3__/* .stateMark */ .B3);
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 921:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Q: () => (/* binding */ withState),
/* harmony export */   n: () => (/* binding */ isOpen)
/* harmony export */ });
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4708);

function withState(tracked, state) {
    const { commitStatus: known } = tracked.report;
    const report = (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .EI)(state);
    const { commitStatus } = report;
    const isShared = commitStatus !== null && known?.isShared === true && known.context === commitStatus.context;
    return {
        ...tracked,
        state,
        report: isShared ? { ...report, commitStatus: { ...commitStatus, isShared } } : report,
    };
}
function isOpen({ jobId, jobEnd }) {
    return jobId !== null && jobEnd === null;
}


/***/ }),

/***/ 5108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ foreignStateText),
/* harmony export */   GM: () => (/* binding */ unwritableStateText),
/* harmony export */   sM: () => (/* binding */ damagedStateText),
/* harmony export */   yi: () => (/* binding */ newerStateText)
/* harmony export */ });
function foreignStateText(login, url) {
    const author = login ? `\`${login}\`` : 'an account that is gone';
    return `The comment by ${author} was written with another account: use one token, or delete it (${url}).`;
}
function newerStateText(url) {
    return `The comment was written by a newer version of this action: update the action. Nothing is written to it (${url}).`;
}
function damagedStateText(how, url) {
    const what = how === 'cut'
        ? 'What the action keeps in its comment is damaged'
        : 'The comment contains what the action keeps there more than once';
    return `${what}: delete that comment, and the next request starts a new agent job (${url}).`;
}
const unwritableStateText = 'What the comment would have to keep is too long, so it was not written.';


/***/ }),

/***/ 9179:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lm: () => (/* binding */ describeCommitStatus),
/* harmony export */   P$: () => (/* binding */ waivedStatus),
/* harmony export */   Qb: () => (/* binding */ mergeQueueStatus),
/* harmony export */   XT: () => (/* binding */ describeCommit),
/* harmony export */   mp: () => (/* binding */ awaitsMerge),
/* harmony export */   np: () => (/* binding */ decideSkippedStatus)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(9773);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2587);
/* harmony import */ var _words_skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5885);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5001);






const maxDescriptionLength = 140;
const unfollowedText = 'No longer followed. Comment the slash command to continue.';
const sharedText = 'Another docs project uses this status name, too. Give each one its own.';
function describeCommitStatus(report, commitStatus) {
    const own = describeRequest(report, commitStatus);
    const text = report.isUnfollowed && own.state === 'pending' ? statusText('error', unfollowedText) : own;
    return commitStatus.isShared && text.state === 'success' ? statusText('error', sharedText) : text;
}
function describeCommit(report, commitStatus, sha) {
    const { waiver, isShared } = commitStatus;
    const isWaived = waiver?.sha === sha && !isShared;
    return isWaived ? waivedStatus(waiver) : describeCommitStatus(report, commitStatus);
}
function awaitsMerge({ result, pullRequest, docsPull, commitStatus, isUnfollowed }) {
    if (!pullRequest || (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnfinished */ .ui)(result) || isUnfollowed || commitStatus?.until !== 'merged')
        return false;
    const isWaived = commitStatus.waiver?.sha === commitStatus.commits.at(-1);
    return !isWaived && docsPull?.state !== 'merged' && docsPull?.state !== 'closed';
}
function describeRequest(report, status) {
    if ((0,_state_report_js__WEBPACK_IMPORTED_MODULE_1__/* .hasQueue */ .ut)(report))
        return statusText('pending', 'A request is queued');
    const text = describeEnd(report, status);
    const blocks = status.isUnsent && (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: 'timed-out', reason: 'busy' }, status.failOn);
    return blocks && text.state === 'success'
        ? statusText('error', 'The request for this commit was not sent')
        : text;
}
function describeEnd(report, { until, failOn }) {
    const { result, reason, pullRequest } = report;
    if (isAtWork(report)) {
        return statusText('pending', result === 'running' ? 'Docs agent is working' : titleOf(report));
    }
    if ((0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: result ?? 'unknown', reason }, failOn))
        return statusText('error', titleOf(report));
    if (pullRequest && until === 'merged')
        return describeMerge(report, pullRequest);
    const isReady = pullRequest !== null && result === 'pull-request';
    return statusText('success', isReady ? `Docs pull request ready: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(pullRequest)}` : titleOf(report));
}
function isAtWork({ result, reason, jobId }) {
    if (result === null || result === 'running' || result === 'timed-out')
        return true;
    return jobId !== null && (result === 'cancelled' || reason === 'interrupted');
}
function describeMerge({ docsPull }, link) {
    if (docsPull?.state === 'merged')
        return statusText('success', `Docs merged: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    if (docsPull?.state === 'closed')
        return statusText('failure', `Docs pull request closed without being merged: ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    return statusText('pending', `Waiting for the merge of ${(0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
}
const refusals = ['no-secrets', 'permission-denied', 'permission-unknown'];
const limits = ['request-limit', 'cooldown', 'daily-limit'];
const repeats = [
    'existing-job',
    'source-closed',
    'source-merged',
    'source-reopened',
];
function decideSkippedStatus(run, isOpen) {
    const { end, isPullRequestEvent, report } = run;
    if ((0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isMemoryUnknown */ ._m)(end))
        return { kind: 'set-if-missing', text: unreadableText(run) };
    if (refusals.includes(end.reason))
        return isPullRequestEvent ? askForCommand(run) : { kind: 'leave' };
    if (repeats.includes(end.reason))
        return repeatOf(run);
    if (limits.includes(end.reason))
        return report ? repeatOf(run) : afterLimit(run);
    return (0,_words_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(end.reason) ? afterGate(run, end.reason, isOpen) : { kind: 'leave' };
}
function afterGate(run, reason, isOpen) {
    const { isPullRequestEvent, report } = run;
    if (run.isReview || (reason === 'own-pull-request' && !run.isAgentPull))
        return { kind: 'leave' };
    if (!isPullRequestEvent || (report && (isOpen || awaitsMerge(report))))
        return repeatOf(run);
    return { kind: 'set', text: statusText('success', plain((0,_words_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSkip */ .Vf)(reason).title)) };
}
function repeatOf(run) {
    if (!run.report)
        return { kind: 'leave' };
    return run.isCrossRepository && !run.isOwn ? askForCommand(run) : { kind: 'repeat' };
}
function afterLimit(run) {
    if (!run.isPullRequestEvent)
        return { kind: 'leave' };
    if (run.end.reason !== 'daily-limit')
        return askForCommand(run);
    const description = `Daily limit reached, comment ${commandName(run)}`;
    return { kind: 'set-if-missing', text: statusText('pending', description) };
}
function askForCommand(run) {
    const description = `Comment ${commandName(run)} to start the docs agent`;
    return { kind: 'set-if-missing', text: statusText('pending', description) };
}
function commandName({ command }) {
    return command ?? 'on the pull request';
}
function unreadableText({ end, failOn }) {
    const state = (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)(end, failOn) ? 'error' : 'success';
    return statusText(state, "Couldn't read the comments of the pull request");
}
const mergeQueueStatus = statusText('success', 'Nothing to do in a merge queue');
function waivedStatus({ by, sha }) {
    return statusText('success', `Not needed for ${sha.slice(0, 7)}, says ${by}`);
}
function statusText(state, description) {
    return { state, description: (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toOneLine */ .GX)(description, maxDescriptionLength) };
}
function titleOf(report) {
    return plain((0,_words_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, { command: null, canReattach: false, limits: null }).title);
}
function plain(text) {
    return text.replaceAll('`', '');
}


/***/ }),

/***/ 1374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ getPull),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   Nl: () => (/* binding */ addLabels),
/* harmony export */   RX: () => (/* binding */ listAuthors),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   i5: () => (/* binding */ requestReviewers)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5034);
/* harmony import */ var _github_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2292);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7730);





const teamPrefix = 'team:';
const maxListedCommits = 250;
const maxCommitPages = Math.ceil(maxListedCommits / _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0);
const branch = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
        private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
        visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    })),
});
const pullResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    created_at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u,
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    closed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    user: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c,
    head: branch,
    base: branch,
    comments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), 1),
});
function readPull(data) {
    const pull = pullResponse.parse(data);
    const { head, base, created_at: createdAt, merged_at: mergedAt, closed_at: closedAt } = pull;
    const isOpen = pull.state === 'open';
    const closedState = mergedAt ? 'merged' : 'closed';
    return {
        state: isOpen ? 'open' : closedState,
        createdAt,
        endedAt: isOpen ? null : (mergedAt ?? closedAt ?? null),
        author: pull.user?.login ?? null,
        headBranch: head.ref,
        headRepository: head.repo?.full_name ?? null,
        baseRepository: base.repo?.full_name ?? '',
        isPrivate: isPrivate(base.repo),
        commentCount: pull.comments,
    };
}
function isPrivate(repo) {
    return repo?.visibility === 'internal' ? false : (repo?.private ?? null);
}
async function getPull({ connection: { client, repo }, number, signal, }) {
    const github = await client();
    const { data } = await github.pulls.get({ ...repo, pull_number: number, request: { signal } });
    return readPull(data);
}
async function requestReviewers({ connection: { client, repo }, number, signal }, names) {
    const teams = names
        .filter((name) => name.startsWith(teamPrefix))
        .map((name) => name.slice(teamPrefix.length));
    const reviewers = names.filter((name) => !name.startsWith(teamPrefix));
    const asked = {
        ...(reviewers.length > 0 && { reviewers }),
        ...(teams.length > 0 && { team_reviewers: teams }),
    };
    const github = await client();
    const call = { ...repo, pull_number: number, ...asked, request: { signal } };
    pullNumber.parse((await github.pulls.requestReviewers(call)).data);
}
const pullNumber = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ number: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() });
const labelsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }));
async function addLabels({ connection: { client, repo }, number, signal }, labels) {
    const github = await client();
    const call = { ...repo, issue_number: number, labels: [...labels], request: { signal } };
    labelsResponse.parse((await github.issues.addLabels(call)).data);
}
const maxCommentPages = 31;
const tooManyComments = 'the conversation has more than 3,100 comments, and not all were read';
async function commentOnce({ connection, number, signal }, { body, tag, hasComments }) {
    const target = { github: await connection.client(), repo: connection.repo, issueNumber: number };
    if (hasComments) {
        const { github, repo, issueNumber } = target;
        const { items } = await (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .readWholeList */ .Ej)((page) => github.issues.listComments({ ...repo, issue_number: issueNumber, ...page, request: { signal } }), (item) => [(0,_conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .parseComment */ .vj)(item).body.includes(tag)], { maxPages: maxCommentPages, tooLong: tooManyComments });
        if (items.includes(true))
            return;
    }
    await (0,_conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__/* .writePlainComment */ .vt)(target, { id: null, body: `${body}\n\n${tag}`, request: { signal } });
}
const commitsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ author: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c }));
async function listAuthors({ connection: { client, repo }, number: pull_number, signal, }) {
    const github = await client();
    const first = await github.pulls.listCommits({
        ...repo,
        pull_number,
        per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0,
        request: { signal },
    });
    const authors = [];
    for await (const { items } of (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .listPages */ .pN)(github, first, { maxPages: maxCommitPages, signal })) {
        authors.push(...commitsResponse.parse(items).map(({ author }) => author?.login ?? null));
    }
    return authors.length < maxListedCommits ? authors : null;
}


/***/ }),

/***/ 4142:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ openDocsPulls)
});

// EXTERNAL MODULE: ./src/base/hmac.ts
var hmac = __webpack_require__(9138);
// EXTERNAL MODULE: ./src/base/result.ts
var result = __webpack_require__(512);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/state/mark.ts
var mark = __webpack_require__(4352);
// EXTERNAL MODULE: ./src/github/github-client.ts + 2 modules
var github_client = __webpack_require__(2463);
// EXTERNAL MODULE: ./src/follow-up/docs-pull-conditions.ts
var docs_pull_conditions = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/follow-up/docs-access.ts


function accessTo({ repository, number }, options) {
    const { run, githubToken, docsToken, apiUrl, clock, connections } = options;
    const [owner = '', name = ''] = repository.split('/');
    const isDocsToken = !isSource(repository, run) && docsToken !== null;
    const input = isDocsToken ? 'docs-token' : 'github-token';
    const shared = connections?.[input].forRepository({ owner, name });
    const open = () => (0,github_client/* openConnection */.J)({
        token: isDocsToken ? docsToken : githubToken,
        apiUrl,
        clock,
        repository: { owner, name },
        warn: () => undefined,
    });
    return { connection: shared ?? open(), token: input, name: `${repository}#${number}` };
}
function isSource(repository, { repository: { owner, name } }) {
    return repository.toLowerCase() === `${owner}/${name}`.toLowerCase();
}
function refusalOf(link, { run, docsToken }) {
    const { url, repository, number } = link;
    if (!(0,docs_pull_conditions/* isOnServer */.H)(link, run.serverUrl)) {
        const problem = `${url} was left alone: it isn't a pull request on ${new URL(run.serverUrl).host}. Label it and request reviews there by hand.`;
        return { read: problem, write: problem };
    }
    if (docsToken !== null || isSource(repository, run))
        return { read: null, write: null };
    const write = `${repository}#${number} was left alone: set \`docs-token\` to a token with \`pull-requests: write\` for ${repository}.`;
    return { read: null, write };
}

// EXTERNAL MODULE: ./src/follow-up/docs-calls.ts
var docs_calls = __webpack_require__(1374);
;// CONCATENATED MODULE: ./src/follow-up/docs-client.ts






function openDocsPulls(options, lists = null) {
    const request = { signal: options.signal };
    return {
        refusal: (link) => refusalOf(link, options),
        read: (link) => read({ link, what: 'read', options }, async (access) => {
            const listed = await lists?.find(access, link);
            return listed ?? (0,docs_calls/* getPull */.Cs)({ connection: access.connection, number: link.number, ...request });
        }),
        addLabels: (link, labels) => write({ link, what: 'add labels to', options }, ({ connection }) => (0,docs_calls/* addLabels */.Nl)({ connection, number: link.number, ...request }, labels)),
        requestReviewers: (link, names) => review(link, names, options),
        comment: (link, { body, occasion, hasComments }) => write({ link, what: 'comment on', options }, ({ connection }) => {
            const tag = tagOf(link, occasion, options.secret);
            return (0,docs_calls/* commentOnce */.ZD)({ connection, number: link.number, ...request }, { body, tag, hasComments });
        }),
        setState: (link, state) => write({ link, what: state === 'closed' ? 'close' : 'reopen', options }, async ({ connection: { client, repo } }) => {
            const github = await client();
            const { data } = await github.pulls.update({ ...repo, pull_number: link.number, state, request });
            (0,docs_calls/* readPull */.Es)(data);
        }),
        commitAuthors: (link) => read({ link, what: 'read the commits of', options }, ({ connection }) => (0,docs_calls/* listAuthors */.RX)({ connection, number: link.number, ...request })),
    };
}
async function read({ link, what, options }, ask) {
    const access = accessTo(link, options);
    try {
        return (0,result/* success */.k)(await ask(access));
    }
    catch (error) {
        return (0,result/* failure */.V)(problemOf(`${what} ${access.name}`, error, access.token));
    }
}
async function review(link, names, options) {
    let isUnprocessable = false;
    const what = `request a review by ${names.join(', ')} of`;
    const written = await write({ link, what, options }, async ({ connection }) => {
        try {
            await (0,docs_calls/* requestReviewers */.i5)({ connection, number: link.number, signal: options.signal }, names);
        }
        catch (error) {
            isUnprocessable = (0,github_errors/* statusOf */.c2)(error) === 422;
            throw error;
        }
    });
    return { ...written, isUnprocessable };
}
async function write(call, act) {
    const result = await read(call, act);
    return result.kind === 'success' ? { kind: 'written' } : { kind: 'failed', ...result.error };
}
function problemOf(what, error, token) {
    const isFinal = (0,github_errors/* isRefused */.H0)(error);
    return { problem: (0,github_errors/* describeGitHubError */.dZ)(what, error, token), isFinal };
}
function tagOf({ url }, occasion, secret) {
    return (0,mark/* plainMark */.S3)((0,hmac/* sign */._S)(`${url} ${occasion}`, (0,hmac/* deriveKey */.Hz)(secret, 'docs-agent docs pull request v1')));
}


/***/ }),

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ whyNotInRepository),
/* harmony export */   H: () => (/* binding */ isOnServer),
/* harmony export */   fC: () => (/* binding */ isOnlyOfAgent),
/* harmony export */   ry: () => (/* binding */ foreignBranch),
/* harmony export */   yN: () => (/* binding */ whyNotOfJob)
/* harmony export */ });
/* harmony import */ var _gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2126);

function isOnServer({ url, repository, number }, serverUrl) {
    return url === `${serverUrl}/${repository}/pull/${number}` && repository.split('/').length === 2;
}
const foreignBranch = "its branch isn't the agent job's and doesn't match `agent-branches`";
function whyNotInRepository({ repository }, job) {
    return isSameName(job.repository, repository) ? null : 'the agent job works in another repository';
}
function whyNotOfJob(pull, { repository, branch, jobCreatedAt }, agentBranches) {
    const { headRepository, baseRepository, headBranch, createdAt } = pull;
    if (!isSameName(headRepository, baseRepository))
        return 'its branch is in another repository';
    if (!isSameName(repository, baseRepository))
        return 'the agent job works in another repository';
    if (headBranch !== branch && !(0,_gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatched */ .H)(headBranch, agentBranches))
        return foreignBranch;
    if (jobCreatedAt === null)
        return "Mintlify didn't say when the agent job was created";
    if (secondOf(createdAt) < secondOf(jobCreatedAt))
        return 'it is older than the agent job';
    return null;
}
function isSameName(a, b) {
    return a !== null && a.toLowerCase() === b.toLowerCase();
}
function secondOf(time) {
    return Math.floor(Date.parse(time) / 1_000);
}
const agentLogin = 'mintlify[bot]';
function isOnlyOfAgent(pull, authors) {
    if (authors === null || authors.length === 0)
        return false;
    return authors.every((login) => login !== null && [agentLogin, pull.author].includes(login));
}


/***/ }),

/***/ 8241:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openCommitStatuses)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(512);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1384);
/* harmony import */ var _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8146);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7730);
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5267);






const maxPages = 3;
const statusResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const statusesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    context: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    description: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    target_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
}));
const pullResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }),
});
const tooManyStatuses = `the commit has more than ${maxPages * _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0} statuses, and not all were read`;
function shownIn(status) {
    const { state, description, target_url: url } = status;
    return { state, description: description ?? '', url: url ?? '' };
}
function openCommitStatuses({ client, repo }) {
    return {
        async setStatus(sha, status, signal) {
            const { state, description, context, url: target_url } = status;
            try {
                const github = await client();
                const call = { ...repo, sha, state, description, context, target_url, request: { signal } };
                const { data } = await github.repos.createCommitStatus(call);
                statusResponse.parse(data);
                return null;
            }
            catch (error) {
                return (0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`set the commit status of ${sha.slice(0, 7)}`, error);
            }
        },
        async readStatus(sha, context, signal) {
            const what = `read the commit statuses of ${sha.slice(0, 7)}`;
            try {
                const github = await client();
                const call = { ...repo, ref: sha, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0, request: { signal } };
                const first = await github.repos.listCommitStatusesForRef(call);
                let isCut = false;
                for await (const { items, hasMore } of (0,_github_list_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .listPages */ .pN)(github, first, { maxPages, signal })) {
                    const found = statusesResponse.parse(items).find((status) => (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameContext */ .cg)(status.context, context));
                    if (found)
                        return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(shownIn(found));
                    isCut = hasMore;
                }
                if (isCut)
                    throw new _github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseError */ .o3(tooManyStatuses);
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
            }
            catch (error) {
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(what, error));
            }
        },
        async readSource(pull_number, signal) {
            try {
                const { data } = await (await client()).pulls.get({ ...repo, pull_number, request: { signal } });
                const { state, merged_at, head } = pullResponse.parse(data);
                const closed = merged_at ? 'merged' : 'closed';
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)({ state: state === 'open' ? 'open' : closed, headSha: (0,_event_event_js__WEBPACK_IMPORTED_MODULE_5__/* .toSha */ .O9)(head.sha) });
            }
            catch (error) {
                if ((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                    return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
                return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_github_github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`read the pull request #${pull_number}`, error));
            }
        },
    };
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ lookAfter)
});

// EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
var pull_request_link = __webpack_require__(4716);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __webpack_require__(5180);
// EXTERNAL MODULE: ./src/follow-up/describe-status.ts
var describe_status = __webpack_require__(9179);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
;// CONCATENATED MODULE: ./src/follow-up/docs-comments.ts

function maySeeSource({ isPublic }, docs) {
    return isPublic === true || docs.isPrivate === true;
}
function requestComment(report, source, isVisible) {
    if (!isVisible)
        return 'These changes were requested in another repository.';
    const { askedBy, requests } = report;
    const text = requests.at(-1)?.text ?? '';
    return (0,base_escape/* joinParagraphs */.ml)([
        `Asked for by ${(0,base_escape/* toCode */.Xt)(askedBy)} in ${sourceLink(source)}.`,
        text === '' ? null : `Request: ${(0,base_escape/* toCode */.Xt)(text)}`,
    ]);
}
function sourceComment(source, change) {
    const { isClosed, acts, isVisible } = change;
    const name = isVisible ? `The source pull request ${sourceLink(source)}` : 'The source pull request';
    if (!isClosed)
        return (0,base_escape/* joinSentences */.DP)([`${name} was reopened.`, acts ? 'This pull request was reopened, too.' : null]);
    const next = acts
        ? 'This pull request was closed, too. It will be reopened if the source pull request is.'
        : "If these changes aren't needed without it, close this pull request.";
    return (0,base_escape/* joinSentences */.DP)([`${name} was closed without being merged.`, next]);
}
function sourceLink({ repository, issueNumber, url }) {
    const name = issueNumber === null ? `a workflow run of ${repository}` : `${repository}#${issueNumber}`;
    return `[${name}](${url})`;
}

// EXTERNAL MODULE: ./src/follow-up/docs-pull-conditions.ts
var docs_pull_conditions = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/follow-up/follow-source.ts




async function followSource(own, ports) {
    const { report, sourceState, known } = own;
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    const mayAct = report.isOwnJob && onClose !== 'nothing';
    if (!mayAct || sourceState === null || sourceState === known.toldSource)
        return known;
    const told = { ...known, toldSource: sourceState, notices: known.notices + 1 };
    if (onClose === 'comment') {
        return known.state === 'open' ? tell(own, told, ports) : { ...known, toldSource: sourceState };
    }
    return sourceState === 'closed' ? follow_source_close(own, told, ports) : reopen(own, told, ports);
}
async function follow_source_close(own, told, ports) {
    const { link, pull, known } = own;
    if (pull.state !== 'open')
        return { ...known, toldSource: 'closed' };
    const authors = await ports.commitAuthors(link);
    if (authors.kind === 'failure') {
        ports.warn(authors.error.problem);
        return authors.error.isFinal ? { ...known, toldSource: 'closed' } : known;
    }
    if (!(0,docs_pull_conditions/* isOnlyOfAgent */.fC)(pull, authors.value)) {
        ports.warn("Not every commit is known to be the agent's. Close it yourself if its changes aren't needed.", `${(0,pull_request_link/* pullRequestName */.Ib)(link)} wasn't closed`);
        return told;
    }
    return change(own, { ...told, state: 'closed', isClosedForSource: true }, ports);
}
async function reopen(own, told, ports) {
    const { known } = own;
    if (!known.isClosedForSource)
        return { ...known, toldSource: 'open' };
    return change(own, { ...told, state: 'open', isClosedForSource: false }, ports);
}
async function change(own, told, ports) {
    const { link, known } = own;
    const result = await ports.setState(link, told.toldSource);
    if (result.kind === 'written') {
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(link)}: ${changeText(told)} with its source pull request`);
        return tell(own, told, ports);
    }
    ports.warn(result.problem);
    return result.isFinal ? { ...known, toldSource: told.toldSource, isClosedForSource: false } : known;
}
async function tell(own, told, ports) {
    const { report, source, link, pull, known } = own;
    const name = (0,pull_request_link/* pullRequestName */.Ib)(link);
    if (told.notices > docs_pull/* maxNotices */.cg) {
        ports.log(`${name}: no comment says that the source pull request was ${changeText(told)}, because at most ${docs_pull/* maxNotices */.cg} are written`);
        return told;
    }
    const isClosed = told.toldSource === 'closed';
    const acts = report.docsPullRules?.onClose === 'close';
    const body = sourceComment(source, { isClosed, acts, isVisible: maySeeSource(source, pull) });
    const occasion = `${told.toldSource} ${told.notices}`;
    const result = await ports.comment(link, { body, occasion, hasComments: pull.commentCount > 0 });
    if (result.kind === 'written') {
        ports.log(`${name}: comment written, its source pull request was ${changeText(told)}`);
        return told;
    }
    ports.warn(result.problem);
    return result.isFinal || acts ? told : known;
}
function changeText({ toldSource }) {
    return toldSource === 'closed' ? 'closed' : 'reopened';
}

;// CONCATENATED MODULE: ./src/follow-up/request-reviews.ts

async function requestReviews({ link, pull, reviewers }, { requestReviewers }) {
    const author = pull.author?.toLowerCase();
    const people = reviewers.filter((name) => name.toLowerCase() !== author && !name.endsWith('[bot]'));
    if (people.length === 0)
        return { kind: 'nothing' };
    const together = await requestReviewers(link, people);
    if (!together.isUnprocessable || people.length === 1)
        return together;
    const results = await Promise.all(people.map((name) => requestReviewers(link, [name])));
    const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []));
    if (failed.length === 0)
        return { kind: 'written' };
    return {
        kind: 'failed',
        problem: (0,base_escape/* joinSentences */.DP)(failed.map(({ problem }) => problem)),
        isFinal: failed.every(({ isFinal }) => isFinal),
    };
}

;// CONCATENATED MODULE: ./src/follow-up/tend-docs-pull.ts







const noRules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' };
async function lookAfter(request, ports) {
    const { report } = request;
    const link = report.pullRequest;
    if (!link)
        return null;
    const known = report.docsPull ?? (0,docs_pull/* newDocsPull */.HP)(report.docsPullRules);
    const refusal = ports.refusal(link);
    if (refusal.read !== null)
        return leave(refusal.read, { ...request, known }, ports);
    const elsewhere = (0,docs_pull_conditions/* whyNotInRepository */.$D)(link, report);
    if (elsewhere !== null)
        return leave(strangerText(link, elsewhere), { ...request, known }, ports);
    const mayComment = refusal.write === null && wantsComment({ ...request, known });
    const [reading, source] = await Promise.all([ports.read(link), sourceOf(request, mayComment, ports)]);
    if (reading.kind === 'success')
        return lookAt({ ...request, source, link, pull: reading.value, known }, ports);
    const { problem, isFinal } = reading.error;
    const isRefusedForGood = isFinal && refusal.write === null;
    return isRefusedForGood
        ? leave(problem, { ...request, known }, ports)
        : postpone(refusal.write ?? problem, { ...request, known }, ports);
}
async function lookAt(read, ports) {
    const { report, agentBranches, link, pull, known } = read;
    const reason = (0,docs_pull_conditions/* whyNotOfJob */.yN)(pull, report, agentBranches);
    if (reason !== null)
        return leave(strangerText(link, reason), read, ports);
    const { state, createdAt: openedAt, endedAt } = pull;
    const isClosedForSource = known.isClosedForSource && state === 'closed';
    const seen = { ...known, state, openedAt, endedAt, isClosedForSource };
    const { write } = ports.refusal(link);
    if (write !== null)
        return postpone(write, { ...read, known: seen }, ports);
    const todo = pull.state === 'open' ? await doTasks({ ...read, known: seen }, ports) : [];
    return followSource({ ...read, known: { ...seen, todo } }, ports);
}
const leftAloneTitle = 'Docs pull request left alone';
function leave(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    const { known, sourceState } = wishes;
    return { ...known, todo: [], toldSource: sourceState ?? known.toldSource };
}
function postpone(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    return wishes.known;
}
function wantsAnything(wishes) {
    const { report, known } = wishes;
    const isMergeUnseen = known.state === null && (0,describe_status/* awaitsMerge */.mp)(report);
    return known.todo.length > 0 || isMergeUnseen || isSourceNews(wishes);
}
function wantsComment(wishes) {
    return wishes.known.todo.includes('comment') || isSourceNews(wishes);
}
function isSourceNews({ report, known, sourceState }) {
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    return onClose !== 'nothing' && sourceState !== null && sourceState !== known.toldSource;
}
async function sourceOf({ source }, mayComment, ports) {
    if (!mayComment || source.isPublic !== null)
        return source;
    return { ...source, isPublic: await ports.isSourcePublic() };
}
const doneTexts = {
    labels: 'labels added',
    reviewers: 'reviews requested',
    comment: 'comment written',
};
async function doTasks(own, ports) {
    const results = await Promise.all(own.known.todo.map(async (task) => ({ task, result: await doTask(task, own, ports) })));
    const done = results.flatMap(({ task, result }) => (result.kind === 'written' ? [doneTexts[task]] : []));
    if (done.length > 0)
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(own.link)}: ${done.join(', ')}`);
    const failed = results.flatMap(({ task, result }) => result.kind === 'failed' ? [{ task, ...result }] : []);
    for (const { problem } of failed)
        ports.warn(problem);
    return failed.flatMap(({ task, isFinal }) => (isFinal ? [] : [task]));
}
function doTask(task, own, ports) {
    const { report, source, link, pull } = own;
    const { labels, reviewers } = report.docsPullRules ?? noRules;
    if (task === 'labels')
        return ports.addLabels(link, labels);
    if (task === 'reviewers')
        return requestReviews({ link, pull, reviewers }, ports);
    const body = requestComment(report, source, maySeeSource(source, pull));
    return ports.comment(link, { body, occasion: 'request', hasComments: pull.commentCount > 0 });
}
function strangerText(link, reason) {
    const advice = reason === docs_pull_conditions/* foreignBranch */.ry
        ? "If the branch is the agent's, add it to `agent-branches`."
        : 'If it is the right one, label it and request reviews by hand.';
    return `${(0,pull_request_link/* pullRequestName */.Ib)(link)} was left alone: ${reason}. ${advice}`;
}


/***/ }),

/***/ 2292:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1384);


const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), null) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((user) => (user?.login ? (0,_event_event_js__WEBPACK_IMPORTED_MODULE_1__/* .toAccount */ .tf)(user.login, user.type ?? null) : null)));


/***/ }),

/***/ 2463:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: ./src/base/once.ts
var once = __webpack_require__(7480);
// EXTERNAL MODULE: ./src/http/http-request.ts + 1 modules
var http_request = __webpack_require__(2759);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
;// CONCATENATED MODULE: ./src/github/fetch.ts


const maxBodyBytes = 32 * 1_048_576;
const maxRedirects = 3;
async function fetchFromGitHub(address, options, redirects = 0) {
    const { method, body, signal } = options;
    const url = new URL(address);
    const headers = { ...options.headers, 'accept-encoding': 'gzip' };
    const response = await (0,http_request/* sendRequest */.w)({ method, url, headers, body: body ?? null, signal });
    const status = response.statusCode ?? 0;
    if (status < 300 || status > 399)
        return readResponse(response, status, signal);
    response.destroy();
    const { location } = response.headers;
    const next = location ? URL.parse(location, url.href) : null;
    const isRepeatable = method === 'GET' || status === 307 || status === 308;
    if (next?.origin !== url.origin || !isRepeatable || redirects === maxRedirects)
        throw new github_errors/* ResponseError */.o3(`GitHub answered ${status}, a redirect that is not followed`);
    return fetchFromGitHub(next.href, options, redirects + 1);
}
async function readResponse(response, status, signal) {
    const body = await (0,http_request/* readBody */.x)(response, maxBodyBytes);
    if (body.kind === 'failure') {
        signal.throwIfAborted();
        if (status < 400)
            throw new github_errors/* ResponseError */.o3(body.error);
    }
    const text = body.kind === 'success' ? body.value : '';
    const headers = Object.entries(response.headers).map(([name, value]) => [name, String(value)]);
    return {
        status,
        headers: new Map(headers),
        text: async () => text,
        arrayBuffer: async () => new ArrayBuffer(0),
    };
}

// EXTERNAL MODULE: ./src/github/github-limits.ts
var github_limits = __webpack_require__(3733);
;// CONCATENATED MODULE: ./src/github/github-retry.ts


const maxTries = 3;
const minLimitMs = 1_000;
const maxLimitMs = 60_000;
const firstBackoffMs = 500;
async function retryGitHubCall(options, send, tries = 1) {
    const { clock, budget, isSentOnce, limitTry, sendPaced } = options;
    const sendOnce = () => {
        const limit = limitTry();
        return send(budget ? AbortSignal.any([limit, budget]) : limit);
    };
    try {
        return await (sendPaced ? sendPaced(sendOnce) : sendOnce());
    }
    catch (error) {
        const waitMs = tries < maxTries && !isSentOnce ? waitBeforeRetryMs(error, tries, options) : null;
        if (waitMs === null)
            throw error;
        await clock.sleep(waitMs, budget);
        if (budget?.aborted)
            throw error;
        return retryGitHubCall(options, send, tries + 1);
    }
}
function waitBeforeRetryMs(error, tries, { clock, isRepeatable }) {
    const limitMs = (0,github_limits/* limitWaitMs */.T)(error, tries, clock.now());
    if (limitMs !== null) {
        const waitMs = Math.max(limitMs, minLimitMs);
        return waitMs <= maxLimitMs ? waitMs : null;
    }
    const status = (0,github_errors/* statusOf */.c2)(error);
    return isRepeatable && (status === null || status >= 500) ? firstBackoffMs * 2 ** (tries - 1) : null;
}

;// CONCATENATED MODULE: ./src/github/github-client.ts




const apiVersion = '2022-11-28';
function openConnection(options) {
    const { repository, warn } = options;
    const client = (0,once/* once */.O)(() => connect(options));
    const attempt = async (what, act) => {
        try {
            return await act();
        }
        catch (error) {
            warn((0,github_errors/* describeGitHubError */.dZ)(what, error));
            return null;
        }
    };
    const forRepository = ({ owner, name }) => ({
        client: owner && name ? client : () => Promise.reject(new github_errors/* MissingRepositoryError */.Zj('There is no repository')),
        ...{ attempt, forRepository },
        repo: { owner, repo: name },
    });
    return forRepository(repository);
}
const limitTo15s = () => AbortSignal.timeout(15_000);
async function connect(options) {
    const { token, apiUrl, clock, limitTry = limitTo15s, fetch = fetchFromGitHub, pace } = options;
    if (token === null)
        throw new github_errors/* MissingTokenError */.cc('The input github-token is empty');
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(413), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const log = { warn: () => undefined };
    const octokit = getOctokit(token, { baseUrl: apiUrl, request: { fetch, log } });
    octokit.hook.wrap('request', (request, requestOptions) => {
        assertSameOrigin(requestOptions.url, apiUrl);
        const { signal: budget, maxTryMs, isSentOnce } = requestOptions.request ?? {};
        const paced = { isWrite: requestOptions.method !== 'GET', signal: budget };
        const sendPaced = pace && ((send) => pace.run(paced, send));
        const limit = typeof maxTryMs === 'number' ? () => AbortSignal.timeout(maxTryMs) : limitTry;
        const often = { isRepeatable: isRepeatable(requestOptions), isSentOnce: isSentOnce === true };
        const retry = { clock, budget, ...often, limitTry: limit, sendPaced };
        return retryGitHubCall(retry, async (signal) => {
            requestOptions.request = { ...requestOptions.request, signal };
            requestOptions.headers['x-github-api-version'] = apiVersion;
            return request(requestOptions);
        });
    });
    return { ...octokit.rest, auth: octokit.auth, request: octokit.request };
}
function assertSameOrigin(url, apiUrl) {
    if (URL.parse(url, apiUrl)?.origin === new URL(apiUrl).origin)
        return;
    throw new github_errors/* ResponseError */.o3('GitHub linked to a page of another host');
}
function isRepeatable({ method, url }) {
    const isRepeatablePost = /\/(?:reactions|statuses|labels|requested_reviewers)\b/.test(url);
    return method === 'GET' || method === 'PATCH' || isRepeatablePost;
}


/***/ }),

/***/ 8146:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Zj: () => (/* binding */ MissingRepositoryError),
/* harmony export */   _E: () => (/* binding */ isInaccessible),
/* harmony export */   b2: () => (/* binding */ isMissing),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cc: () => (/* binding */ MissingTokenError),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   nR: () => (/* binding */ timeOf),
/* harmony export */   o3: () => (/* binding */ ResponseError),
/* harmony export */   oH: () => (/* binding */ isLockedConversation),
/* harmony export */   pF: () => (/* binding */ mayBeTooBig),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8378);


class MissingTokenError extends Error {
    name = 'MissingTokenError';
}
class MissingRepositoryError extends Error {
    name = 'MissingRepositoryError';
}
class ResponseError extends Error {
    name = 'ResponseError';
}
function describeGitHubError(what, error, token = 'github-token') {
    if (error instanceof MissingTokenError)
        return `Could not ${what}: \`${token}\` is empty.`;
    if (error instanceof MissingRepositoryError)
        return `Could not ${what}: \`GITHUB_REPOSITORY\` is empty.`;
    const status = statusOf(error);
    if (status === null)
        return `Could not ${what}: ${describeFailure(error)}.`;
    const refusal = describeRefusal(error, status, token);
    if (refusal !== null)
        return `Could not ${what}: ${refusal}`;
    const permission = missingPermissionOf(error);
    const needing = token === 'github-token' ? 'The token' : `\`${token}\``;
    const advice = permission === null ? adviceFor(status, token) : ` ${needing} needs: ${permission}.`;
    return `Could not ${what}: GitHub answered ${status}.${advice}`;
}
function isInaccessible(error) {
    if (error instanceof MissingTokenError || error instanceof MissingRepositoryError)
        return true;
    const message = gitHubMessageOf(error);
    const status = statusOf(error);
    if (status === 403)
        return message?.startsWith('Resource not accessible by ') === true;
    return (status === 404 || status === 410) && message !== null;
}
function isMissing(error) {
    return statusOf(error) === 404 && gitHubMessageOf(error) !== null;
}
function mayBeTooBig(error) {
    const status = statusOf(error);
    if (status !== null)
        return status >= 502 && status <= 504;
    return error instanceof Error && Object(error.cause).name === 'TimeoutError';
}
function timeOf(answer) {
    const text = headerOf(answer, 'date');
    const at = new Date(text ?? Number.NaN);
    if (Number.isNaN(at.getTime()) || at.toUTCString() !== text)
        throw new ResponseError("GitHub's answer doesn't say when it was given");
    return at;
}
function isRefused(error) {
    if (isInaccessible(error))
        return true;
    const isOwnAnswer = gitHubMessageOf(error) !== null;
    return isOwnAnswer && [403, 422].includes(statusOf(error) ?? 0) && !isLimit(error);
}
function isLockedConversation(error) {
    return statusOf(error) === 403 && /\bis locked\b/.test(gitHubMessageOf(error) ?? '');
}
function isLimit(error) {
    const isSpent = headerOf(error, 'x-ratelimit-remaining') === '0';
    return (isSpent || headerOf(error, 'retry-after') !== null || /rate limit/i.test(gitHubMessageOf(error) ?? ''));
}
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        return null;
    return 'response' in error && error.response !== undefined ? error.status : null;
}
function headerOf(answer, name) {
    const response = answer instanceof Error && 'response' in answer ? answer.response : answer;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return null;
    const { headers } = response;
    if (typeof headers !== 'object' || headers === null)
        return null;
    const value = new Map(Object.entries(headers)).get(name);
    return value === undefined ? null : String(value);
}
const failedResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ response: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ data: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ message: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }) }) });
function gitHubMessageOf(error) {
    const parsed = failedResponse.safeParse(error);
    return parsed.success ? parsed.data.response.data.message : null;
}
function describeRefusal(error, status, token) {
    if (status !== 403 && status !== 429)
        return null;
    const message = gitHubMessageOf(error) ?? '';
    if (/secondary rate limit/i.test(message))
        return secondaryLimit;
    if (headerOf(error, 'x-ratelimit-remaining') === '0') {
        const reset = headerOf(error, 'x-ratelimit-reset') ?? '';
        const end = /^\d{1,10}$/.test(reset) ? ` until ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clockText */ .Yi)(new Date(Number(reset) * 1_000))}` : '';
        return `the rate limit of \`${token}\` is used up${end}.`;
    }
    if (headerOf(error, 'retry-after') !== null)
        return secondaryLimit;
    return isLockedConversation(error)
        ? 'the conversation is locked. Unlock it to get comments and reactions.'
        : null;
}
const secondaryLimit = "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time.";
function missingPermissionOf(error) {
    const value = headerOf(error, 'x-accepted-github-permissions') ?? '';
    if (!/^[a-z_=,; ]{1,200}$/.test(value))
        return null;
    return value.replaceAll('_', '-').replaceAll('=', ': ');
}
function describeFailure(error) {
    const isOfRequest = !(error instanceof Error) || error.name === 'HttpError';
    const { name, message } = isOfRequest ? Object(Object(error).cause) : error;
    if (name === 'AbortError' || name === 'TimeoutError')
        return "GitHub didn't answer in time";
    if (name === 'ResponseError')
        return message;
    return isOfRequest ? 'the connection to GitHub failed' : "GitHub's answer couldn't be understood";
}
function adviceFor(status, token) {
    const permissions = token === 'github-token' ? 'the `permissions` of the workflow job' : `the permissions of \`${token}\``;
    if (status === 401)
        return ` Check \`${token}\`.`;
    if (status === 403)
        return ` Check ${permissions}.`;
    if (status === 404 || status === 410)
        return ` Check ${permissions}, and whether this still exists.`;
    return '';
}


/***/ }),

/***/ 3733:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limitWaitMs),
/* harmony export */   e: () => (/* binding */ secondaryLimitMs)
/* harmony export */ });
/* harmony import */ var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7821);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8146);


const unknownWaitMs = 60_000;
function limitWaitMs(error, tries, now) {
    if (!mayBeLimit(error))
        return null;
    const retryAfter = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'retry-after');
    if (retryAfter !== null)
        return (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now);
    if (isPrimaryLimit(error))
        return Number((0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime();
    return isUntimedLimit(error) ? unknownWaitMs * 2 ** (tries - 1) : null;
}
function secondaryLimitMs(answer, now) {
    if (!mayBeLimit(answer))
        return null;
    const retryAfter = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(answer, 'retry-after');
    if (retryAfter !== null)
        return (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now) ?? unknownWaitMs;
    return !isPrimaryLimit(answer) && isUntimedLimit(answer) ? unknownWaitMs : null;
}
function mayBeLimit(answer) {
    const status = (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(answer);
    return status === 403 || status === 429;
}
function isPrimaryLimit(error) {
    return (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-remaining') === '0' && !isSecondaryLimit(error);
}
function isUntimedLimit(error) {
    return (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) === 429 || isSecondaryLimit(error);
}
function isSecondaryLimit(error) {
    return error instanceof Error && /secondary rate limit/i.test(error.message);
}


/***/ }),

/***/ 7730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   Ej: () => (/* binding */ readWholeList),
/* harmony export */   Qc: () => (/* binding */ readNumberedPage),
/* harmony export */   T0: () => (/* binding */ pageSize),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   rB: () => (/* binding */ hasNextPage)
/* harmony export */ });
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8146);

const pageSize = 100;
async function* listPages(github, first, { maxPages, signal }) {
    let { items, links } = parsePage(first);
    for (let page = 1;; page += 1) {
        const url = links.get('next');
        yield { items, hasMore: url !== undefined };
        if (url === undefined || page === maxPages)
            return;
        ({ items, links } = await readPage(github, url, signal));
    }
}
const parts = 4;
async function readNumberedPage(ask, page) {
    try {
        return joinPages([await ask({ page, per_page: pageSize })]);
    }
    catch (error) {
        if (!(0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .mayBeTooBig */ .pF)(error))
            throw error;
    }
    const numbers = Array.from({ length: parts }, (_, index) => parts * (page - 1) + index + 1);
    return joinPages(await Promise.all(numbers.map((one) => ask({ page: one, per_page: pageSize / parts }))));
}
function joinPages(responses) {
    const pages = responses.map(parsePage);
    const [first] = responses;
    if (!first)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer is not a list");
    const hasMore = pages.at(-1)?.links.has('next') === true;
    const last = countPages(first);
    return {
        items: pages.flatMap(({ items }) => items),
        ...{ first, hasMore },
        last: hasMore ? last && Math.ceil(last / responses.length) : 1,
    };
}
async function readWholeList(ask, parse, { maxPages, tooLong }) {
    const { items, first, last } = await readNumberedPage(ask, 1);
    if (last === null || last > maxPages)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3(tooLong);
    const others = Array.from({ length: last - 1 }, async (_, index) => {
        const page = await readNumberedPage(ask, index + 2).catch((error) => {
            throw (0,_github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .isInaccessible */ ._E)(error) ? new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3('GitHub returned only some of the list') : error;
        });
        return page.items.flatMap(parse);
    });
    return { items: [...items.flatMap(parse), ...(await Promise.all(others)).flat()], first };
}
function hasNextPage(response) {
    return parsePage(response).links.has('next');
}
function countPages(response) {
    const last = parsePage(response).links.get('last');
    return last === undefined ? null : Number(URL.parse(last)?.searchParams.get('page')) || null;
}
async function readPage(github, url, signal) {
    return parsePage(await github.request({ method: 'GET', url, request: { signal } }));
}
function parsePage({ data, headers }) {
    if (!Array.isArray(data))
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer is not a list");
    const matches = (headers.link ?? '').matchAll(/<([^<>]+)>;\s*rel="(\w+)"/g);
    return { items: data, links: new Map([...matches].map(([, url = '', relation = '']) => [relation, url])) };
}


/***/ }),

/***/ 9248:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   Ou: () => (/* binding */ readIsPublic),
/* harmony export */   Wq: () => (/* binding */ isOfInstallation),
/* harmony export */   lc: () => (/* binding */ listInstallationRepositories)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8378);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8146);
/* harmony import */ var _list_pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7730);




const repositoryResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[^/]+\/[^/]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    archived: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const listResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ total_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), repositories: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(repositoryResponse) });
const maxPages = 100;
const tooManyRepositories = `the App's installation has more than ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countText */ .lT)(maxPages * _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0)} repositories: name those to look at`;
const authentication = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ tokenType: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), token: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
async function isOfInstallation({ client }) {
    const { tokenType, token } = authentication.parse(await (await client()).auth());
    return tokenType === 'installation' || token.startsWith('ghs_');
}
async function listInstallationRepositories({ client }, signal) {
    const github = await client();
    const first = await readPage(github, 1, signal);
    if (first.total > maxPages * _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0)
        throw new _github_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ResponseError */ .o3(tooManyRepositories);
    const others = Array.from({ length: Math.ceil(first.total / _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0) - 1 }, (_, index) => index + 2);
    const pages = await Promise.all(others.map((page) => readPage(github, page, signal)));
    const all = [first, ...pages].flatMap(({ repositories }) => repositories);
    return [...new Map(all.map((one) => [one.id, one])).values()];
}
async function readRepository({ client, repo }, signal) {
    const { data } = await (await client()).repos.get({ ...repo, request: { signal } });
    return toKnown(repositoryResponse.parse(data));
}
function readIsPublic(connection, signal) {
    return connection.attempt('read whether the repository is public', async () => (await readRepository(connection, signal)).isPublic);
}
async function readPage(github, page, signal) {
    const call = { per_page: _list_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0, page, request: { signal } };
    const { data } = await github.apps.listReposAccessibleToInstallation(call);
    const { total_count: total, repositories } = listResponse.parse(data);
    return { total, repositories: repositories.map(toKnown) };
}
function toKnown(response) {
    const { id, full_name: fullName, private: isPrivate, archived: isArchived } = response;
    const [owner = '', name = ''] = fullName.split('/');
    return { id, name, owner, isPublic: !isPrivate, isArchived };
}


/***/ }),

/***/ 6708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ parseState),
/* harmony export */   P: () => (/* binding */ parseOwnRun)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6802);
/* harmony import */ var _mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(277);
/* harmony import */ var _commit_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5267);
/* harmony import */ var _docs_pull_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5180);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(9773);







function text(maxBytes) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => cutToBytes(given.toWellFormed(), maxBytes)));
}
function cutToBytes(given, maxBytes) {
    let bytes = 0;
    let length = 0;
    for (const character of given) {
        bytes += Buffer.byteLength(JSON.stringify(character)) - 2;
        if (bytes > maxBytes)
            break;
        length += character.length;
    }
    return given.slice(0, length);
}
function last(item, maxLength) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(item), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.slice(-maxLength)));
}
function open(shape) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .looseObject */ ._H(shape);
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nonnegative */ .Zn());
const line = text(250);
const answeredTime = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const commits = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha)).slice(-5)));
const command = open({
    id: count,
    surface: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['conversation', 'review']),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['rocket', '+1', 'confused'])),
});
const code = text(40);
const run = open({
    id: line,
    attempt: count,
    askedBy: line,
    isCommand: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    startedAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    updatedAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    deadlineAt: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(1_500)),
    note: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(2_000)),
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
});
const docsPull = open({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullStates */ .vk)),
    openedAt: answeredTime,
    endedAt: answeredTime,
    todo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullTasks */ .nr)),
    toldSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceStates */ .EO),
    notices: count,
    isClosedForSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const job = open({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobIdPattern */ .Fe)),
    createdAt: answeredTime,
    isOwn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(code),
    link: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(500)),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    docsPull: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPull),
});
const queued = open({
    id: line,
    runId: line,
    at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    askedBy: line,
    request: text(360),
    text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    isReplaceable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    notBefore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_event_permission_level_js__WEBPACK_IMPORTED_MODULE_4__/* .permissions */ .P)),
});
const claim = open({
    nonce: line,
    until: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    isCreate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    request: text(360),
    queued: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(line),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
});
const commitStatus = open({
    context: text(400),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusGoals */ .Pt),
    failOn: last(code, 20),
    commits,
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isShared: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
    waiver: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(open({ by: line, sha: line })),
    written: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusStates */ .Vc)),
});
const request = open({ runId: line, at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, text: text(360) });
const docsPullRules = open({
    labels: last(line, 10),
    reviewers: last(line, 10),
    hasComment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    onClose: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .onCloseChoices */ .ET),
});
const conversation = open({
    requestCount: count,
    requestTimes: last(count, 50),
    requestRunId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    requestNonce: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    requests: last(request, 10),
    handled: last(open({ id: line, how: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['delivered', 'unconfirmed', 'refused']) }), 50),
    claim: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(claim),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    queue: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(queued),
    commands: last(command, 20),
    commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commitStatus),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    isUnfollowed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const stateSchema = open({ run, job: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(job), conversation });
const ownRun = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    run,
    job: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(job),
    claim: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(claim),
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['none', 'unknown', 'done']),
    requestCount: count,
    request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(request),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    commandEnds: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: count, next: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command) })),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        rules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
            commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(100)),
            commitStatusUntil: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_js__WEBPACK_IMPORTED_MODULE_5__/* .statusGoals */ .Pt),
            failOn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .failableResults */ .xq)),
        }),
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
        isWaived: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    })),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
function parseOwnRun(value) {
    return ownRun.safeParse(value).data ?? null;
}
function parseState(value) {
    return stateSchema.safeParse(value).data ?? null;
}


/***/ }),

/***/ 100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HS: () => (/* binding */ refusedNote),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Xy: () => (/* binding */ lostPermissionText),
/* harmony export */   _m: () => (/* binding */ lateJobNote),
/* harmony export */   xX: () => (/* binding */ cameToNothingNote)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);
/* harmony import */ var _pull_request_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2160);



function unconfirmedNote(requests) {
    if (requests.length === 0)
        return null;
    const texts = requests.map((request) => (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)).join(', ');
    return `Couldn't confirm that these requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`;
}
function refusedNote(request, why) {
    return `A queued request wasn't sent: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)}. ${why}`;
}
function lateJobNote({ id, link }) {
    const pull = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m0)(link);
    const where = pull === null ? '' : `, which opened ${(0,_pull_request_text_js__WEBPACK_IMPORTED_MODULE_1__/* .linkTo */ .u)(pull, '')}`;
    return `An earlier request started another agent job: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(id)}${where}. It isn't followed here.`;
}
function cameToNothingNote(title) {
    return `A later request came to nothing: ${title}.`;
}
function lostPermissionText(login) {
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(login)} no longer has the permission that the request needs.`;
}


/***/ }),

/***/ 2160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ linkTo)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4716);


function linkTo(link, ownPage) {
    const host = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .unknownHost */ .Vp)(link, ownPage);
    const name = (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link);
    return `[${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toEntities */ .LW)(host === null ? name : `${host}/${name}`)}](${link.url})`;
}


/***/ })

};
