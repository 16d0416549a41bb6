export const id = 674;
export const ids = [674];
export const modules = {

/***/ 4757:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c: () => (/* binding */ account)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_event_event_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(503);


const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()), null) })), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((user) => (user?.login ? (0,_domain_event_event_js__WEBPACK_IMPORTED_MODULE_1__/* .toAccount */ .tf)(user.login, user.type ?? null) : null)));


/***/ }),

/***/ 155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  J: () => (/* binding */ openConnection)
});

// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
// EXTERNAL MODULE: ./src/adapters/http/request.ts + 1 modules
var request = __webpack_require__(1822);
;// CONCATENATED MODULE: ./src/adapters/github/fetch.ts


const maxBodyBytes = 32 * 1_048_576;
const maxRedirects = 3;
async function fetchFromGitHub(address, options, redirects = 0) {
    const { method, body, signal } = options;
    const url = new URL(address);
    const headers = { ...options.headers, 'accept-encoding': 'gzip' };
    const response = await (0,request/* sendRequest */.w)({ method, url, headers, body: body ?? null, signal });
    const status = response.statusCode ?? 0;
    if (status < 300 || status > 399)
        return readResponse(response, status, signal);
    response.destroy();
    const { location } = response.headers;
    const next = location ? URL.parse(location, url.href) : null;
    const isRepeatable = method === 'GET' || status === 307 || status === 308;
    if (next?.origin !== url.origin || !isRepeatable || redirects === maxRedirects)
        throw new errors/* ResponseError */.o3(`GitHub answered ${status}, a redirect that is not followed`);
    return fetchFromGitHub(next.href, options, redirects + 1);
}
async function readResponse(response, status, signal) {
    const body = await (0,request/* readBody */.x)(response, maxBodyBytes);
    if (body.kind === 'failure') {
        signal.throwIfAborted();
        if (status < 400)
            throw new errors/* ResponseError */.o3(body.error);
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

// EXTERNAL MODULE: ./src/adapters/github/limits.ts
var limits = __webpack_require__(2436);
;// CONCATENATED MODULE: ./src/adapters/github/retry.ts


const maxTries = 3;
const minLimitMs = 1_000;
const maxLimitMs = 60_000;
const firstBackoffMs = 500;
async function retryGitHubCall(options, send, tries = 1) {
    const { clock, budget, limitTry, inTurn } = options;
    const sendOnce = () => {
        const limit = limitTry();
        return send(budget ? AbortSignal.any([limit, budget]) : limit);
    };
    try {
        return await (inTurn ? inTurn(sendOnce) : sendOnce());
    }
    catch (error) {
        const waitMs = tries < maxTries ? waitBeforeRetryMs(error, tries, options) : null;
        if (waitMs === null)
            throw error;
        await clock.sleep(waitMs, budget);
        if (budget?.aborted)
            throw error;
        return retryGitHubCall(options, send, tries + 1);
    }
}
function waitBeforeRetryMs(error, tries, { clock, isRepeatable }) {
    const limitMs = (0,limits/* limitWaitMs */.T)(error, tries, clock.now());
    if (limitMs !== null) {
        const waitMs = Math.max(limitMs, minLimitMs);
        return waitMs <= maxLimitMs ? waitMs : null;
    }
    const status = (0,errors/* statusOf */.c2)(error);
    return isRepeatable && (status === null || status >= 500) ? firstBackoffMs * 2 ** (tries - 1) : null;
}

;// CONCATENATED MODULE: ./src/adapters/github/client.ts



const apiVersion = '2022-11-28';
function openConnection(options) {
    const { repository, warn } = options;
    let connecting = null;
    const client = () => {
        connecting ??= connect(options);
        return connecting;
    };
    const attempt = async (what, act) => {
        try {
            return await act();
        }
        catch (error) {
            warn((0,errors/* describeGitHubError */.dZ)(what, error));
            return null;
        }
    };
    const forRepository = ({ owner, name }) => ({
        client: owner && name ? client : () => Promise.reject(new errors/* MissingRepositoryError */.Zj('There is no repository')),
        ...{ attempt, forRepository },
        repo: { owner, repo: name },
    });
    return forRepository(repository);
}
const limitTo15s = () => AbortSignal.timeout(15_000);
async function connect(options) {
    const { token, apiUrl, clock, limitTry = limitTo15s, fetch = fetchFromGitHub, pace } = options;
    if (token === null)
        throw new errors/* MissingTokenError */.cc('The input github-token is empty');
    const { getOctokit } = await Promise.all(/* import() */[__webpack_require__.e(413), __webpack_require__.e(506)]).then(__webpack_require__.bind(__webpack_require__, 2413));
    const log = { warn: () => undefined };
    const octokit = getOctokit(token, { baseUrl: apiUrl, request: { fetch, log } });
    octokit.hook.wrap('request', (request, requestOptions) => {
        assertSameOrigin(requestOptions.url, apiUrl);
        const { signal: budget, maxTryMs } = requestOptions.request ?? {};
        const turn = { isWrite: requestOptions.method !== 'GET', signal: budget };
        const inTurn = pace && ((send) => pace.run(turn, send));
        const limit = typeof maxTryMs === 'number' ? () => AbortSignal.timeout(maxTryMs) : limitTry;
        const retry = { clock, budget, isRepeatable: isRepeatable(requestOptions), limitTry: limit, inTurn };
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
    throw new errors/* ResponseError */.o3('GitHub linked to a page of another host');
}
function isRepeatable({ method, url }) {
    const isRepeatablePost = /\/(?:reactions|statuses|labels|requested_reviewers)\b/.test(url);
    return method === 'GET' || method === 'PATCH' || isRepeatablePost;
}


/***/ }),

/***/ 8600:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   R: () => (/* binding */ openCommenter),
/* harmony export */   S: () => (/* binding */ replaceReaction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_event_permission_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9260);
/* harmony import */ var _domain_result_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(635);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);




function openCommenter({ connection, commandComment, beforeCreate }) {
    const { client, repo, attempt } = connection;
    let reactionId = null;
    return {
        async permissionOf(login) {
            if (login === '')
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)('none');
            try {
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_2__/* .success */ .k)(await readPermission(await client(), repo, { login, signal: beforeCreate }));
            }
            catch (error) {
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)('check the permission of the user', error));
            }
        },
        async react(content) {
            if (!commandComment)
                return;
            reactionId = await attempt('react to the comment', async () => addReaction(await client(), repo, { target: commandComment, content, signal: beforeCreate }));
        },
        async replaceReaction(command, content, signal) {
            if (!command)
                return;
            await attempt('react to the comment', async () => replaceReaction(await client(), repo, { command, content, signal }));
        },
        command: () => commandComment && { id: commandComment.id, surface: commandComment.surface, reactionId },
    };
}
async function replaceReaction(github, repo, swap) {
    const { command, content, signal } = swap;
    await addReaction(github, repo, { target: command, content, signal });
    if (command.reactionId === null)
        return;
    await removeReaction(github, repo, { target: command, reactionId: command.reactionId, signal });
}
const permissionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ permission: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), role_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), '') });
const maxPermissionTryMs = 2_500;
async function readPermission(github, repo, { login, signal }) {
    const call = { ...repo, username: login, request: { signal, maxTryMs: maxPermissionTryMs } };
    try {
        const { data } = await github.repos.getCollaboratorPermissionLevel(call);
        const { permission, role_name } = permissionResponse.parse(data);
        return (0,_domain_event_permission_js__WEBPACK_IMPORTED_MODULE_3__/* .toPermission */ .v6)(permission, role_name);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
            return 'none';
        throw error;
    }
}
const reactionResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() });
async function addReaction(github, repo, { target, content, signal }) {
    const call = { ...repo, comment_id: target.id, content, request: { signal } };
    const { data } = target.surface === 'review'
        ? await github.reactions.createForPullRequestReviewComment(call)
        : await github.reactions.createForIssueComment(call);
    return reactionResponse.parse(data).id;
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
        if (!(0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .isRefused */ .H0)(error))
            throw error;
    }
}


/***/ }),

/***/ 8100:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ openCommitStatuses)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2867);
/* harmony import */ var _domain_event_event_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(503);
/* harmony import */ var _domain_result_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(635);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4702);






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
const tooManyStatuses = `the commit has more than ${maxPages * _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0} statuses, and not all were read`;
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
                return (0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`set the commit status of ${sha.slice(0, 7)}`, error);
            }
        },
        async readStatus(sha, context, signal) {
            const what = `read the commit statuses of ${sha.slice(0, 7)}`;
            try {
                const github = await client();
                const call = { ...repo, ref: sha, per_page: _pages_js__WEBPACK_IMPORTED_MODULE_2__/* .pageSize */ .T0, request: { signal } };
                const first = await github.repos.listCommitStatusesForRef(call);
                let pages = 0;
                for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_2__/* .listPages */ .pN)(github, first, signal)) {
                    const found = statusesResponse.parse(items).find((status) => (0,_domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isSameContext */ .cg)(status.context, context));
                    if (found)
                        return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(shownIn(found));
                    pages += 1;
                    if (hasMore && pages === maxPages)
                        throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__/* .ResponseError */ .o3(tooManyStatuses);
                }
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
            }
            catch (error) {
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(what, error));
            }
        },
        async readSource(pull_number, signal) {
            try {
                const { data } = await (await client()).pulls.get({ ...repo, pull_number, request: { signal } });
                const { state, merged_at, head } = pullResponse.parse(data);
                const closed = merged_at ? 'merged' : 'closed';
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)({ state: state === 'open' ? 'open' : closed, headSha: (0,_domain_event_event_js__WEBPACK_IMPORTED_MODULE_5__/* .toSha */ .O9)(head.sha) });
            }
            catch (error) {
                if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error) === 404)
                    return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .success */ .k)(null);
                return (0,_domain_result_js__WEBPACK_IMPORTED_MODULE_4__/* .failure */ .V)((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeGitHubError */ .dZ)(`read the pull request #${pull_number}`, error));
            }
        },
    };
}


/***/ }),

/***/ 6508:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   A: () => (/* binding */ listCommentPages),
/* harmony export */   Gy: () => (/* binding */ postComment),
/* harmony export */   Kd: () => (/* binding */ findByNonce),
/* harmony export */   OK: () => (/* binding */ getComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   vj: () => (/* binding */ parseComment),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(375);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4702);




const maxPages = 30;
const tooManyComments = 'the conversation has more than 3,100 comments, and not all were read';
const commentResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    user: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), type: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() })), null),
});
function parseComment(response) {
    const { id, body, html_url: url, user } = commentResponse.parse(response);
    return { id, body, url, author: user && { id: user.id, isBot: user.type === 'Bot' } };
}
async function* listCommentPages({ github, repo, issueNumber }, signal) {
    const call = { ...repo, issue_number: issueNumber, per_page: _pages_js__WEBPACK_IMPORTED_MODULE_3__/* .pageSize */ .T0, request: { signal } };
    const first = await github.issues.listComments(call);
    let pages = 0;
    for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_3__/* .listPagesBackwards */ .NX)(github, first, signal)) {
        yield items.map(parseComment);
        if (hasMore && pages === maxPages)
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_2__/* .ResponseError */ .o3(tooManyComments);
        pages += 1;
    }
}
async function createComment(target, { body, nonce, signal }) {
    try {
        return await postComment(target, body, signal);
    }
    catch (error) {
        const status = (0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
        if (signal.aborted || (status !== null && status < 500))
            throw error;
        return (await findByNonce(target, nonce, signal)) ?? (await postComment(target, body, signal));
    }
}
async function postComment({ github, repo, issueNumber }, body, signal) {
    const call = { ...repo, issue_number: issueNumber, body, request: { signal } };
    const { data } = await github.issues.createComment(call);
    return parseComment(data);
}
async function getComment({ github, repo }, id, signal) {
    try {
        const { data } = await github.issues.getComment({ ...repo, comment_id: id, request: { signal } });
        return parseComment(data);
    }
    catch (error) {
        if ((0,_errors_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404)
            return null;
        throw error;
    }
}
async function updateComment({ github, repo }, { id, body, signal }) {
    const { data } = await github.issues.updateComment({ ...repo, comment_id: id, body, request: { signal } });
    return parseComment(data);
}
async function findByNonce(target, nonce, signal) {
    for await (const page of listCommentPages(target, signal)) {
        const found = page.find(({ body }) => body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .nonceTag */ ._o)(nonce)));
        if (found)
            return found;
    }
    return null;
}


/***/ }),

/***/ 6677:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  q: () => (/* binding */ openLock),
  O: () => (/* binding */ withoutLock)
});

;// CONCATENATED MODULE: ./src/domain/conversation/lock.ts
const maxLockAgeMs = 5 * 60_000;
const maxWatchMs = 90_000;
const maxHoldMs = 65_000;
const maxWriteMs = 15_000;
function isAbandoned({ createdAt }, watchedMs, now) {
    return watchedMs >= maxWatchMs || now.getTime() - Date.parse(createdAt) >= maxLockAgeMs;
}
function holderBefore(own, all) {
    const others = all.filter(({ id, isBot }) => isBot && id < own.id);
    return others.toSorted((a, b) => a.id - b.id)[0] ?? null;
}

// EXTERNAL MODULE: ./src/domain/result.ts
var result = __webpack_require__(635);
// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/domain/instant.ts
var instant = __webpack_require__(2217);
// EXTERNAL MODULE: ./src/adapters/github/pages.ts
var pages = __webpack_require__(4702);
;// CONCATENATED MODULE: ./src/adapters/github/conversation/lock-reactions.ts




const reactionResponse = zod/* object */.Ik({
    id: zod/* int */.Wh(),
    created_at: instant/* instant */.u,
    user: zod/* nullish */.cl(zod/* object */.Ik({ type: zod/* nullish */.cl(zod/* string */.Yj()) })),
});
async function addLock({ github, repo, issueNumber }, signal) {
    const call = { ...repo, issue_number: issueNumber, content: 'eyes', request: { signal } };
    const { data, status } = await github.reactions.createForIssue(call);
    return { reaction: parseReaction(data), isNew: status === 201 };
}
async function listLocks({ github, repo, issueNumber }, signal) {
    const first = await github.reactions.listForIssue({
        ...repo,
        ...{ issue_number: issueNumber, content: 'eyes', per_page: pages/* pageSize */.T0, request: { signal } },
    });
    const reactions = [];
    for await (const { items } of (0,pages/* listPages */.pN)(github, first, signal))
        reactions.push(...items.map(parseReaction));
    return reactions;
}
async function removeLock({ github, repo, issueNumber }, reaction_id, signal) {
    try {
        await github.reactions.deleteForIssue({
            ...repo,
            issue_number: issueNumber,
            reaction_id,
            request: { signal },
        });
    }
    catch (error) {
        if ((0,errors/* statusOf */.c2)(error) !== 404)
            throw error;
    }
}
function parseReaction(data) {
    const { id, created_at: createdAt, user } = reactionResponse.parse(data);
    return { id, createdAt, isBot: user?.type === 'Bot' };
}

;// CONCATENATED MODULE: ./src/adapters/github/conversation/lock.ts




const minPauseMs = 2_000;
const maxPauseMs = 3_000;
const withoutLock = 'Two runs at the same time could each start an agent job, so keep `concurrency` in the workflow.';
function openLock(options) {
    const { clock } = options;
    const state = { held: null, leftoverId: options.heldId, isRefused: false, told: new Set() };
    const leftMs = () => state.held ? maxHoldMs - (clock.elapsedMs() - state.held.sinceMs) : Number.POSITIVE_INFINITY;
    return {
        isHeld: () => state.held !== null,
        leftMs,
        limit(signal) {
            if (!state.held)
                return signal;
            const limitMs = Math.ceil(leftMs()) + maxWriteMs;
            return AbortSignal.any([signal, limitMs > 0 ? AbortSignal.timeout(limitMs) : AbortSignal.abort()]);
        },
        leave: () => leave(state, options),
        hasLeftover: () => state.held === null && state.leftoverId !== null,
        async removeLeftover(target) {
            const id = state.leftoverId;
            state.leftoverId = null;
            if (id !== null)
                await removeLock(target, id, options.leaveSignal()).catch(() => undefined);
        },
        enter: (target, read, patience) => enter({ state, options, target, patience }, read),
    };
}
async function leave(state, { onChange, leaveSignal }) {
    const { held } = state;
    state.held = null;
    if (!held)
        return;
    state.leftoverId = await removeLock(held.target, held.id, leaveSignal()).then(() => null, () => held.id);
    if (state.held === null)
        onChange(state.leftoverId);
}
async function enter(entry, read) {
    const { clock, random } = entry.options;
    const { stop, waitMs } = entry.patience;
    const startedMs = clock.elapsedMs();
    const watched = new Map();
    for (;;) {
        const attempt = await tryOnce(entry, watched, read);
        if (attempt.kind === 'entered')
            return { hold: attempt.hold, value: attempt.value };
        const pauseMs = attempt.kind === 'again' ? 0 : minPauseMs + random() * (maxPauseMs - minPauseMs);
        const isLate = attempt.kind !== 'again' && clock.elapsedMs() - startedMs + pauseMs > waitMs;
        if (isLate || stop.aborted)
            return { hold: 'busy', value: null };
        await clock.sleep(pauseMs, stop);
    }
}
async function tryOnce({ state, options, target, patience }, watched, read) {
    if (!options.hasLock && options.unlockedText !== null)
        tellOnce(state, options, options.unlockedText);
    if (!options.hasLock || state.isRefused)
        return { kind: 'entered', hold: 'missing', value: await read() };
    const { clock } = options;
    const signal = limited(patience);
    const isDead = (reaction) => {
        const sinceMs = watched.get(reaction.id) ?? clock.elapsedMs();
        watched.set(reaction.id, sinceMs);
        return isAbandoned(reaction, clock.elapsedMs() - sinceMs, clock.now());
    };
    const askedMs = clock.elapsedMs();
    const added = await addLock(target, signal).then(result/* success */.k, result/* failure */.V);
    if (added.kind === 'failure') {
        tellMissing(state, options, added.error);
        return { kind: 'entered', hold: 'missing', value: await read() };
    }
    const { reaction: own, isNew } = added.value;
    const ageMs = isNew ? 0 : Math.max(0, clock.now().getTime() - Date.parse(own.createdAt));
    const isOurs = isNew || (own.id === state.leftoverId && ageMs < maxHoldMs);
    if (!isOurs)
        return removeIfDead(own.id === state.leftoverId || isDead(own), { target, id: own.id, signal });
    state.held = { target, id: own.id, sinceMs: askedMs - ageMs };
    state.leftoverId = null;
    options.onChange(own.id);
    return readIfFirst({ state, options, own, others: await listAlive({ state, options }, { target, signal, own, isDead }) }, read);
}
async function listAlive({ state, options }, { target, signal, own, isDead }) {
    const all = await listLocks(target, signal).catch((error) => {
        const problem = (0,errors/* describeGitHubError */.dZ)('see who else locks the conversation', error);
        tellOnce(state, options, `${problem} ${withoutLock}`);
        return [];
    });
    return all.filter((one) => one.id === own.id || !one.isBot || !isDead(one));
}
async function readIfFirst({ state, options, own, others }, read) {
    if (holderBefore(own, others)) {
        await leave(state, options);
        return { kind: 'kept-out' };
    }
    try {
        return { kind: 'entered', hold: 'held', value: await read() };
    }
    catch (error) {
        await leave(state, options);
        throw error;
    }
}
async function removeIfDead(isDead, { target, id, signal }) {
    if (!isDead)
        return { kind: 'kept-out' };
    return removeLock(target, id, signal).then(() => ({ kind: 'again' }), () => ({ kind: 'kept-out' }));
}
function limited({ signal, lockMs }) {
    return lockMs === undefined ? signal() : AbortSignal.any([signal(), AbortSignal.timeout(lockMs)]);
}
function tellOnce({ told }, { log }, line) {
    if (!told.has(line))
        log(line);
    told.add(line);
}
function tellMissing(state, options, error) {
    tellOnce(state, options, `${(0,errors/* describeGitHubError */.dZ)('lock the conversation', error)} ${withoutLock}`);
    state.isRefused = (0,errors/* isRefused */.H0)(error);
}


/***/ }),

/***/ 3118:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ keepOwn),
/* harmony export */   Y: () => (/* binding */ countOwn)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const authentication = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ tokenType: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const userResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh() });
async function countOwn(github, comments, signal) {
    return (await keepOwn(github, comments, signal)).length;
}
async function keepOwn(github, comments, signal) {
    if (comments.every(({ author }) => author === null))
        return [];
    const userId = await readUserId(github, signal);
    return comments.filter(({ author }) => author !== null && (userId === null ? author.isBot : author.id === userId));
}
async function readUserId(github, signal) {
    const { tokenType } = authentication.parse(await github.auth());
    if (tokenType === 'installation')
        return null;
    try {
        const { data } = await github.users.getAuthenticated({ request: { signal } });
        return userResponse.parse(data).id;
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 3149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   EM: () => (/* binding */ changeComment),
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   QA: () => (/* binding */ editComment),
/* harmony export */   SP: () => (/* binding */ verifiedState)
/* harmony export */ });
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_merge_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6089);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6508);



function verifiedState({ scope, signingKey }, { id, body }) {
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommentState */ .nk)(body, signingKey);
    return state && (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isSameScope */ .t4)(state.scope, { ...scope, commentId: id }) ? state : null;
}
async function editComment(options, edit, { before, isLocked }) {
    if (before?.id !== edit.id)
        return null;
    const current = verifiedState(options, before)?.report;
    if (!current && !before.body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .nonceTag */ ._o)(edit.report.nonce)))
        return null;
    const report = current ? (0,_domain_conversation_merge_report_js__WEBPACK_IMPORTED_MODULE_1__/* .keepTurn */ .rM)(edit.report, current) : edit.report;
    if (current && isNewer(current, { ...edit, report }))
        return { url: before.url, comment: before, isSuperseded: true, report: current };
    const merged = current ? (0,_domain_conversation_merge_report_js__WEBPACK_IMPORTED_MODULE_1__/* .keepAdditions */ .Ru)((0,_domain_conversation_merge_report_js__WEBPACK_IMPORTED_MODULE_1__/* .keepRequester */ .Yo)(report, current), current) : report;
    const kept = { ...edit, report: edit.settle ? await edit.settle(merged) : merged };
    const written = await writeComment(options, kept);
    return isLocked || !(await isOverwritten(options, kept)) ? written : writeComment(options, kept);
}
async function isOverwritten(options, { id, report, signal }) {
    const after = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .getComment */ .OK)(options, id, signal);
    const turnAfter = after && (verifiedState(options, after)?.report.turn ?? Infinity);
    return turnAfter !== null && turnAfter < report.turn;
}
async function changeComment(options, before, { change, signal }) {
    const current = before && verifiedState(options, before);
    const report = current && change(current.report);
    return report && writeComment(options, { id: before.id, report, signal });
}
function isNewer(current, { report, basedOn }) {
    if (basedOn !== undefined && current.updatedAt !== basedOn)
        return true;
    return current.turn > report.turn || (current.jobId !== null && report.jobId === null);
}
async function writeComment(options, { id, report, signal }) {
    const scope = { ...options.scope, commentId: id };
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .writeCommentState */ .UO)({ scope, report }, options.signingKey);
    const comment = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_2__/* .updateComment */ .vv)(options, { id, body: options.render(report, state), signal });
    return { url: comment.url, comment, isSuperseded: false, report };
}


/***/ }),

/***/ 3502:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  y: () => (/* binding */ openDocsPulls)
});

// EXTERNAL MODULE: ./src/domain/conversation/mark.ts
var mark = __webpack_require__(6037);
// EXTERNAL MODULE: ./src/domain/result.ts
var result = __webpack_require__(635);
// EXTERNAL MODULE: ./src/domain/signature.ts
var signature = __webpack_require__(8742);
// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
// EXTERNAL MODULE: ./src/domain/docs-pull/conditions.ts
var conditions = __webpack_require__(4570);
// EXTERNAL MODULE: ./src/adapters/github/client.ts + 2 modules
var client = __webpack_require__(155);
;// CONCATENATED MODULE: ./src/adapters/github/docs-pull/access.ts


function accessTo({ repository, number }, options) {
    const { run, githubToken, docsToken, apiUrl, clock, connections } = options;
    const [owner = '', name = ''] = repository.split('/');
    const isDocsToken = !isSource(repository, run) && docsToken !== null;
    const input = isDocsToken ? 'docs-token' : 'github-token';
    const shared = connections?.[input].forRepository({ owner, name });
    const open = () => (0,client/* openConnection */.J)({
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
    if (!(0,conditions/* isOnServer */.H)(link, run.serverUrl)) {
        const problem = `${url} was left alone: it isn't a pull request on ${new URL(run.serverUrl).host}. Label it and request reviews there by hand.`;
        return { read: problem, write: problem };
    }
    if (docsToken !== null || isSource(repository, run))
        return { read: null, write: null };
    const write = `${repository}#${number} was left alone: set \`docs-token\` to a token with \`pull-requests: write\` for ${repository}.`;
    return { read: null, write };
}

// EXTERNAL MODULE: ./src/adapters/github/docs-pull/requests.ts
var requests = __webpack_require__(6852);
;// CONCATENATED MODULE: ./src/adapters/github/docs-pull/client.ts






function openDocsPulls(options, lists = null) {
    const request = { signal: options.signal };
    return {
        refusal: (link) => refusalOf(link, options),
        read: (link) => read({ link, what: 'read', options }, async (access) => {
            const listed = await lists?.find(access, link);
            return listed ?? (0,requests/* getPull */.Cs)({ connection: access.connection, number: link.number, ...request });
        }),
        addLabels: (link, labels) => write({ link, what: 'add labels to', options }, ({ connection }) => (0,requests/* addLabels */.Nl)({ connection, number: link.number, ...request }, labels)),
        requestReviewers: (link, names) => review(link, names, options),
        comment: (link, { body, occasion, hasComments }) => write({ link, what: 'comment on', options }, ({ connection }) => {
            const tag = tagOf(link, occasion, options.secret);
            return (0,requests/* commentOnce */.ZD)({ connection, number: link.number, ...request }, { body, tag, hasComments });
        }),
        setState: (link, state) => write({ link, what: state === 'closed' ? 'close' : 'reopen', options }, async ({ connection: { client, repo } }) => {
            const github = await client();
            const { data } = await github.pulls.update({ ...repo, pull_number: link.number, state, request });
            (0,requests/* readPull */.Es)(data);
        }),
        commitAuthors: (link) => read({ link, what: 'read the commits of', options }, ({ connection }) => (0,requests/* listAuthors */.RX)({ connection, number: link.number, ...request })),
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
            await (0,requests/* requestReviewers */.i5)({ connection, number: link.number, signal: options.signal }, names);
        }
        catch (error) {
            isUnprocessable = (0,errors/* statusOf */.c2)(error) === 422;
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
    const isFinal = (0,errors/* isRefused */.H0)(error);
    return { problem: (0,errors/* describeGitHubError */.dZ)(what, error, token), isFinal };
}
function tagOf({ url }, occasion, secret) {
    return (0,mark/* plainMark */.S3)((0,signature/* sign */._S)(`${url} ${occasion}`, (0,signature/* deriveKey */.Hz)(secret, 'docs-agent docs pull request v1')));
}


/***/ }),

/***/ 6852:
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
/* harmony import */ var _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2217);
/* harmony import */ var _account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4757);
/* harmony import */ var _conversation_comments_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6508);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4702);





const teamPrefix = 'team:';
const maxListedCommits = 250;
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
    created_at: _domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u,
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    closed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_domain_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    user: _account_js__WEBPACK_IMPORTED_MODULE_2__/* .account */ .c,
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
async function commentOnce({ connection, number, signal }, { body, tag, hasComments }) {
    const target = { github: await connection.client(), repo: connection.repo, issueNumber: number };
    if (hasComments) {
        for await (const page of (0,_conversation_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .listCommentPages */ .A)(target, signal)) {
            if (page.some((comment) => comment.body.includes(tag)))
                return;
        }
    }
    await (0,_conversation_comments_js__WEBPACK_IMPORTED_MODULE_3__/* .postComment */ .Gy)(target, `${body}\n\n${tag}`, signal);
}
const commitsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ author: _account_js__WEBPACK_IMPORTED_MODULE_2__/* .account */ .c }));
async function listAuthors({ connection: { client, repo }, number: pull_number, signal, }) {
    const github = await client();
    const first = await github.pulls.listCommits({
        ...repo,
        pull_number,
        per_page: _pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0,
        request: { signal },
    });
    const authors = [];
    for await (const { items } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .listPages */ .pN)(github, first, signal)) {
        authors.push(...commitsResponse.parse(items).map(({ author }) => author?.login ?? null));
    }
    return authors.length < maxListedCommits ? authors : null;
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Zj: () => (/* binding */ MissingRepositoryError),
/* harmony export */   _E: () => (/* binding */ isInaccessible),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   cc: () => (/* binding */ MissingTokenError),
/* harmony export */   dZ: () => (/* binding */ describeGitHubError),
/* harmony export */   o3: () => (/* binding */ ResponseError),
/* harmony export */   rR: () => (/* binding */ headerOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5077);


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
function isRefused(error) {
    if (isInaccessible(error))
        return true;
    const isOwnAnswer = gitHubMessageOf(error) !== null;
    return isOwnAnswer && [403, 422].includes(statusOf(error) ?? 0) && !isLimit(error);
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
        const end = /^\d{1,10}$/.test(reset) ? ` until ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_1__/* .clockText */ .Yi)(new Date(Number(reset) * 1_000))}` : '';
        return `the rate limit of \`${token}\` is used up${end}.`;
    }
    if (headerOf(error, 'retry-after') !== null)
        return secondaryLimit;
    const isLocked = status === 403 && /\bis locked\b/.test(message);
    return isLocked ? 'the conversation is locked. Unlock it to get comments and reactions.' : null;
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

/***/ 2436:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ limitWaitMs),
/* harmony export */   e: () => (/* binding */ secondaryLimitMs)
/* harmony export */ });
/* harmony import */ var _domain_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8140);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);


const unknownWaitMs = 60_000;
function limitWaitMs(error, tries, now) {
    if (!mayBeLimit(error))
        return null;
    const retryAfter = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'retry-after');
    if (retryAfter !== null)
        return (0,_domain_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now);
    if (isPrimaryLimit(error))
        return Number((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-reset') ?? 0) * 1_000 - now.getTime();
    return isUntimedLimit(error) ? unknownWaitMs * 2 ** (tries - 1) : null;
}
function secondaryLimitMs(answer, now) {
    if (!mayBeLimit(answer))
        return null;
    const retryAfter = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(answer, 'retry-after');
    if (retryAfter !== null)
        return (0,_domain_http_retry_after_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetryAfter */ .m)(retryAfter, now) ?? unknownWaitMs;
    return !isPrimaryLimit(answer) && isUntimedLimit(answer) ? unknownWaitMs : null;
}
function mayBeLimit(answer) {
    const status = (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(answer);
    return status === 403 || status === 429;
}
function isPrimaryLimit(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .headerOf */ .rR)(error, 'x-ratelimit-remaining') === '0' && !isSecondaryLimit(error);
}
function isUntimedLimit(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .statusOf */ .c2)(error) === 429 || isSecondaryLimit(error);
}
function isSecondaryLimit(error) {
    return error instanceof Error && /secondary rate limit/i.test(error.message);
}


/***/ }),

/***/ 4702:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E1: () => (/* binding */ countPages),
/* harmony export */   NX: () => (/* binding */ listPagesBackwards),
/* harmony export */   T0: () => (/* binding */ pageSize),
/* harmony export */   pN: () => (/* binding */ listPages),
/* harmony export */   rB: () => (/* binding */ hasNextPage)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4807);

const pageSize = 100;
async function* listPages(github, first, signal) {
    let { items, links } = parsePage(first);
    for (let url = links.get('next');; url = links.get('next')) {
        yield { items, hasMore: url !== undefined };
        if (url === undefined)
            return;
        ({ items, links } = await readPage(github, url, signal));
    }
}
async function* listPagesBackwards(github, first, signal) {
    let { items, links } = parsePage(first);
    const relation = links.has('last') ? 'prev' : 'next';
    for (let url = links.get('last') ?? links.get('next');; url = links.get(relation)) {
        const other = url === links.get('first') ? undefined : url;
        yield { items, hasMore: other !== undefined };
        if (other === undefined)
            return;
        ({ items, links } = await readPage(github, other, signal));
    }
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
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .ResponseError */ .o3("GitHub's answer is not a list");
    const matches = (headers.link ?? '').matchAll(/<([^<>]+)>;\s*rel="(\w+)"/g);
    return { items: data, links: new Map([...matches].map(([, url = '', relation = '']) => [relation, url])) };
}


/***/ }),

/***/ 8088:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nu: () => (/* binding */ readRepository),
/* harmony export */   Ou: () => (/* binding */ readIsPublic),
/* harmony export */   Wq: () => (/* binding */ isOfInstallation),
/* harmony export */   lc: () => (/* binding */ listInstallationRepositories)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4702);


const repositoryResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
    full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[^/]+\/[^/]+$/)),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    archived: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const listResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ total_count: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), repositories: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(repositoryResponse) });
const authentication = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ tokenType: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), token: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
async function isOfInstallation({ client }) {
    const { tokenType, token } = authentication.parse(await (await client()).auth());
    return tokenType === 'installation' || token.startsWith('ghs_');
}
async function listInstallationRepositories({ client }, signal) {
    const github = await client();
    const first = await readPage(github, 1, signal);
    const others = Array.from({ length: Math.ceil(first.total / _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSize */ .T0) - 1 }, (_, index) => index + 2);
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
    const call = { per_page: _pages_js__WEBPACK_IMPORTED_MODULE_1__/* .pageSize */ .T0, page, request: { signal } };
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

/***/ 3016:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $f: () => (/* binding */ isNewerCommitStatus),
/* harmony export */   Lm: () => (/* binding */ describeCommitStatus),
/* harmony export */   P$: () => (/* binding */ waivedStatus),
/* harmony export */   Qb: () => (/* binding */ mergeQueueStatus),
/* harmony export */   Tz: () => (/* binding */ newerCommitStatus),
/* harmony export */   mp: () => (/* binding */ awaitsMerge),
/* harmony export */   np: () => (/* binding */ decideSkippedStatus)
/* harmony export */ });
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2626);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5520);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2861);
/* harmony import */ var _messages_skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7529);
/* harmony import */ var _messages_status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3756);






const maxDescriptionLength = 140;
const unfollowedText = 'No longer followed. Comment the slash command to continue.';
const sharedText = 'Another docs project uses this status name, too. Give each one its own.';
function describeCommitStatus(report, commitStatus) {
    const text = describeOwn(report, commitStatus);
    return commitStatus.isShared && text.state === 'success' ? statusText('error', sharedText) : text;
}
function describeOwn(report, commitStatus) {
    const { waivedBy } = commitStatus;
    if (waivedBy !== null)
        return waivedStatus(waivedBy);
    const text = describeTurn(report, commitStatus);
    return report.isUnfollowed && text.state === 'pending' ? statusText('error', unfollowedText) : text;
}
function awaitsMerge({ result, pullRequest, docsPull, commitStatus, isUnfollowed }) {
    if (!pullRequest || (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isUnfinished */ .ui)(result) || isUnfollowed || commitStatus?.until !== 'merged')
        return false;
    return commitStatus.waivedBy === null && docsPull?.state !== 'merged' && docsPull?.state !== 'closed';
}
function describeTurn(report, status) {
    if ((0,_job_report_js__WEBPACK_IMPORTED_MODULE_1__/* .hasQueue */ .ut)(report))
        return statusText('pending', 'A request is queued');
    const text = describeEnd(report, status);
    const blocks = status.isUnsent && (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: 'timed-out', reason: 'busy' }, status.failOn);
    return blocks && text.state === 'success'
        ? statusText('error', 'The request for this commit was not sent')
        : text;
}
function describeEnd(report, { until, failOn }) {
    const { result, reason, pullRequest } = report;
    if (isAtWork(report)) {
        return statusText('pending', result === 'running' ? 'Docs agent is working' : titleOf(report));
    }
    if ((0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)({ result: result ?? 'unknown', reason }, failOn))
        return statusText('error', titleOf(report));
    if (pullRequest && until === 'merged')
        return describeMerge(report, pullRequest);
    const isReady = pullRequest !== null && result === 'pull-request';
    return statusText('success', isReady ? `Docs pull request ready: ${(0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(pullRequest)}` : titleOf(report));
}
function isAtWork({ result, reason, jobId }) {
    if (result === null || result === 'running' || result === 'timed-out')
        return true;
    return jobId !== null && (result === 'cancelled' || reason === 'interrupted');
}
function describeMerge({ docsPull }, link) {
    if (docsPull?.state === 'merged')
        return statusText('success', `Docs merged: ${(0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    if (docsPull?.state === 'closed')
        return statusText('failure', `Docs pull request closed without being merged: ${(0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
    return statusText('pending', `Waiting for the merge of ${(0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .pullRequestName */ .Ib)(link)}`);
}
const refusals = ['no-secrets', 'permission-denied', 'permission-unknown'];
const limits = ['turn-limit', 'cooldown', 'daily-limit'];
const repeats = [
    'existing-job',
    'source-closed',
    'source-merged',
    'source-reopened',
];
function decideSkippedStatus(run, isOpen) {
    const { end, isPullRequestEvent, report } = run;
    if ((0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .isMemoryUnknown */ ._m)(end))
        return { kind: 'set-if-missing', text: unreadableText(run) };
    if (refusals.includes(end.reason))
        return isPullRequestEvent ? askForCommand(run) : { kind: 'leave' };
    if (repeats.includes(end.reason))
        return repeatOf(run);
    if (limits.includes(end.reason))
        return report ? repeatOf(run) : afterLimit(run);
    return (0,_messages_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(end.reason) ? afterGate(run, end.reason, isOpen) : { kind: 'leave' };
}
function afterGate(run, reason, isOpen) {
    const { isPullRequestEvent, report } = run;
    if (run.isReview || (reason === 'own-pull-request' && !run.isAgentPull))
        return { kind: 'leave' };
    if (!isPullRequestEvent || (report && (isOpen || awaitsMerge(report))))
        return repeatOf(run);
    return { kind: 'set', text: statusText('success', plain((0,_messages_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .describeSkip */ .Vf)(reason).title)) };
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
    const state = (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .stepFails */ .ug)(end, failOn) ? 'error' : 'success';
    return statusText(state, "Couldn't read the comments of the pull request");
}
const mergeQueueStatus = statusText('success', 'Nothing to do in a merge queue');
const newerCommitStatus = statusText('pending', 'Waiting for the workflow run of this commit');
function isNewerCommitStatus(shown, url) {
    const { state, description } = newerCommitStatus;
    return shown.state === state && shown.description === description && shown.url === url;
}
function waivedStatus(login) {
    return statusText('success', `Not needed, says ${login}`);
}
function statusText(state, description) {
    return { state, description: (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toOneLine */ .GX)(description, maxDescriptionLength) };
}
function titleOf(report) {
    return plain((0,_messages_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, { command: null, canReattach: false, limits: null }).title);
}
function plain(text) {
    return text.replaceAll('`', '');
}


/***/ }),

/***/ 375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $C: () => (/* binding */ hasStateSyntax),
/* harmony export */   MM: () => (/* binding */ parseReport),
/* harmony export */   UO: () => (/* binding */ writeCommentState),
/* harmony export */   _o: () => (/* binding */ nonceTag),
/* harmony export */   k4: () => (/* binding */ fitsState),
/* harmony export */   m5: () => (/* binding */ chooseCurrentState),
/* harmony export */   me: () => (/* binding */ deriveSigningKey),
/* harmony export */   nk: () => (/* binding */ readCommentState),
/* harmony export */   t4: () => (/* binding */ isSameScope)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(2867);
/* harmony import */ var _docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5155);
/* harmony import */ var _instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2217);
/* harmony import */ var _job_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1175);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2626);
/* harmony import */ var _job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(7716);
/* harmony import */ var _signature_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8742);
/* harmony import */ var _mark_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6037);
/* harmony import */ var _state_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(7935);











const maxStateLength = 8_192;
function deriveSigningKey(secret) {
    return (0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .deriveKey */ .Hz)(secret, 'docs-agent marker v1');
}
function writeCommentState({ scope, report }, signingKey) {
    const payload = Buffer.from(JSON.stringify({ scope, report: (0,_job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__/* .storeReport */ .k)(report) })).toString('base64');
    const text = `${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}${payload}.${(0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .sign */ ._S)(payload, signingKey)} -->`;
    const shorter = text.length <= maxStateLength ? null : shorten(report);
    return shorter ? writeCommentState({ scope, report: shorter }, signingKey) : text;
}
const reservedBytes = 1_000;
function fitsState(report) {
    const shorter = shorten(report);
    if (shorter)
        return fitsState(shorter);
    const bytes = Buffer.byteLength(JSON.stringify((0,_job_stored_report_js__WEBPACK_IMPORTED_MODULE_6__/* .storeReport */ .k)(report))) + reservedBytes;
    return (bytes * 4) / 3 <= maxStateLength;
}
function shorten(report) {
    const { requests, note, detail, turnTimes, branch } = report;
    if (requests.length > 0)
        return { ...report, requests: requests.slice(1) };
    if (note !== null || detail !== null)
        return { ...report, note: null, detail: null };
    const named = withoutLongNames(report);
    if (named !== null)
        return named;
    if (turnTimes.length > 1)
        return { ...report, turnTimes: turnTimes.slice(1) };
    return branch === null ? null : { ...report, branch: null };
}
const maxNameBytes = { status: 40, branch: 244, repository: 140 };
function withoutLongNames(report) {
    const ifShort = (name) => {
        const value = report[name];
        return value !== null && Buffer.byteLength(value) > maxNameBytes[name] ? null : value;
    };
    const names = { status: ifShort('status'), branch: ifShort('branch'), repository: ifShort('repository') };
    const isLong = names.status !== report.status || names.branch !== report.branch || names.repository !== report.repository;
    return isLong ? { ...report, ...names } : null;
}
function readCommentState(body, signingKey) {
    const signed = (0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .signedTextIn */ .H7)(body);
    if (!signed || !(0,_signature_js__WEBPACK_IMPORTED_MODULE_4__/* .isSignedBy */ .s3)(signed.payload, signed.signature, signingKey))
        return null;
    return parseCommentState(Buffer.from(signed.payload, 'base64').toString());
}
function isSameScope(a, b) {
    const fields = ['repositoryId', 'issueNumber', 'commentId', 'key', 'projectId', 'apiHost'];
    return fields.every((field) => a[field] === b[field]);
}
function hasStateSyntax(body) {
    return body.includes(_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3) && !body.includes(`${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}nonce `);
}
function nonceTag(nonce) {
    return `${_mark_js__WEBPACK_IMPORTED_MODULE_7__/* .stateMark */ .B3}nonce ${nonce} -->`;
}
function chooseCurrentState(states) {
    const ordered = states.toSorted((a, b) => b.report.turn - a.report.turn || a.scope.commentId - b.scope.commentId);
    return ordered[0] ?? null;
}
function parseReport(json) {
    const parsed = storedReport.safeParse((0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(json));
    return parsed.success ? reportOf(parsed.data) : null;
}
function parseCommentState(json) {
    const parsed = storedState.safeParse((0,_state_text_js__WEBPACK_IMPORTED_MODULE_5__/* .parseJson */ .qF)(json));
    return parsed.success ? { scope: parsed.data.scope, report: reportOf(parsed.data.report) } : null;
}
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .ai().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nonnegative */ .Zn());
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(1_000));
const texts = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10));
const answeredTime = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u), null);
const commits = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(5)), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((given) => given.filter((sha) => /^[0-9a-f]{7,64}$/.test(sha))));
const commitStatus = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    context: text,
    until: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusGoals */ .Pt),
    failOn: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .failableResults */ .xq)),
    commits,
    isHead: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isUnsent: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    isShared: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
    waivedBy: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    written: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_8__/* .statusStates */ .Vc)),
});
const docsPullRules = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    labels: texts,
    reviewers: texts,
    hasComment: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    onClose: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .onCloseChoices */ .ET),
});
const docsPull = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .docsPullStates */ .vk)),
    openedAt: answeredTime,
    endedAt: answeredTime,
    todo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .docsPullTasks */ .nr)).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(3)),
    toldSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_10__/* .sourceStates */ .EO),
    notices: count,
    isClosedForSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
});
const commandComment = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    id: count,
    surface: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['conversation', 'review']),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
});
const queueIds = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(text).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50));
const queue = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    entries: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        id: text,
        runId: text,
        at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
        askedBy: text,
        request: text,
        text: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(3_000)),
        isReplaceable: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
        notBefore: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
        command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commandComment),
    }))
        .check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50)),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, ids: queueIds, digest: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text) })),
    sent: queueIds,
});
const storedReport = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    turn: count,
    turnTimes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(count).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(50)),
    turnRunId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(_job_job_js__WEBPACK_IMPORTED_MODULE_2__/* .jobIdPattern */ .Fe))),
    jobCreatedAt: answeredTime,
    isOwnJob: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    result: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .runResults */ .Qj)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_job_outcome_js__WEBPACK_IMPORTED_MODULE_9__/* .reasons */ .Ot)),
    detail: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    runId: text,
    runAttempt: count,
    nonce: text,
    askedBy: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commandComment),
    otherCommands: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(commandComment).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10)),
    startedAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    updatedAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(count),
    deadlineAt: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ runId: text, at: _instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, text })).check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .maxLength */ .Ru(10)),
    note: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text),
    commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(commitStatus),
    docsPullRules: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPullRules),
    docsPull: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsPull),
    isUnfollowed: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    queue,
});
const storedState = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        repositoryId: count,
        issueNumber: count,
        commentId: count,
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: storedReport,
});
function reportOf({ prLink, ...report }) {
    return { ...report, pullRequest: (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_3__/* .parsePullRequestLink */ .m0)(prLink) };
}


/***/ }),

/***/ 6089:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ru: () => (/* binding */ keepAdditions),
/* harmony export */   Yo: () => (/* binding */ keepRequester),
/* harmony export */   rM: () => (/* binding */ keepTurn)
/* harmony export */ });
/* harmony import */ var _commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2867);
/* harmony import */ var _docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5155);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5520);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8365);




function keepTurn(report, current) {
    if (report.turn > 0 || report.jobId === null || report.jobId !== current.jobId)
        return report;
    const { turn, turnTimes, turnRunId, requests } = current;
    return { ...report, turn, turnTimes, turnRunId, requests };
}
function keepRequester(report, current) {
    if ((0,_job_report_js__WEBPACK_IMPORTED_MODULE_0__/* .hasAsked */ .FK)(report) || report.jobId === null || report.jobId !== current.jobId)
        return report;
    const { askedBy, command, otherCommands } = current;
    return { ...report, askedBy, command, otherCommands };
}
function keepAdditions(given, current) {
    const report = { ...given, queue: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .mergeQueue */ ._5)(given.queue, current.queue) };
    if (report.jobId !== current.jobId)
        return report;
    const isSamePull = report.pullRequest?.url === current.pullRequest?.url;
    const isSameTurn = report.turn === current.turn;
    const tookMs = isSameTurn ? (0,_job_report_js__WEBPACK_IMPORTED_MODULE_0__/* .turnTimeIn */ .sH)(current).tookMs : null;
    const hasMore = isSameTurn && current.note?.includes(report.note ?? '');
    return {
        ...report,
        note: hasMore ? current.note : report.note,
        tookMs: report.result === null ? null : (report.tookMs ?? tookMs),
        commitStatus: isSameTurn ? (0,_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_2__/* .mergeStatus */ .RC)(report.commitStatus, current.commitStatus) : report.commitStatus,
        docsPull: isSamePull ? (0,_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .mergeDocsPull */ .jE)(report.docsPull, current.docsPull) : report.docsPull,
    };
}


/***/ }),

/***/ 111:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   d: () => (/* binding */ reactionTo)
/* harmony export */ });
const confusingReasons = ['job-not-found', 'turn-limit', 'daily-limit', 'status-not-set'];
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

/***/ 7935:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H7: () => (/* binding */ signedTextIn),
/* harmony export */   _S: () => (/* binding */ otherStatusIn),
/* harmony export */   qF: () => (/* binding */ parseJson)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g;
function signedTextIn(body) {
    const matches = [...body.matchAll(pattern)];
    const [, payload, signature] = matches[0] ?? [];
    return matches.length === 1 && payload && signature ? { payload, signature } : null;
}
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj();
const readable = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    scope: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        issueNumber: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        commentId: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(),
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ commitStatus: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ context: text })) }),
});
function otherStatusIn({ id, body, url }, here) {
    const signed = signedTextIn(body);
    const state = signed && readable.safeParse(parseJson(Buffer.from(signed.payload, 'base64').toString())).data;
    const shown = state?.report.commitStatus;
    if (!state || !shown)
        return null;
    const { scope } = state;
    const isHere = scope.repositoryId === here.repositoryId && scope.issueNumber === here.issueNumber;
    const names = ['key', 'projectId', 'apiHost'];
    const isOther = names.some((name) => scope[name] !== here[name]);
    return isHere && scope.commentId === id && isOther ? { context: shown.context, url } : null;
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

/***/ 4570:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ whyNotInRepository),
/* harmony export */   H: () => (/* binding */ isOnServer),
/* harmony export */   fC: () => (/* binding */ isOnlyOfAgent),
/* harmony export */   ry: () => (/* binding */ foreignBranch),
/* harmony export */   yN: () => (/* binding */ whyNotOfJob)
/* harmony export */ });
/* harmony import */ var _gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9597);

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

/***/ 8409:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ reasonForFailure),
/* harmony export */   X: () => (/* binding */ classifyFailure)
/* harmony export */ });
function classifyFailure(failure) {
    if (failure.kind !== 'status')
        return failure.kind;
    if (failure.status === 429)
        return 'rate-limited';
    if (failure.status === 408 || failure.status === 425 || failure.status >= 500)
        return 'server-error';
    return 'client-error';
}
function reasonForFailure(failure, notFoundReason) {
    if (failure.kind === 'tls' || failure.kind === 'blocked')
        return failure.kind;
    if (failure.kind === 'unreadable')
        return 'unexpected-answer';
    if (failure.kind !== 'status')
        return 'unreachable';
    if (failure.status === 429)
        return 'rate-limited';
    if (failure.status === 401)
        return 'unauthorized';
    if (failure.status === 403)
        return 'forbidden';
    if (failure.status === 404)
        return notFoundReason;
    if (failure.status < 400)
        return 'redirected';
    return classifyFailure(failure) === 'server-error' ? 'unreachable' : 'bad-request';
}


/***/ }),

/***/ 2217:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ utcInstant),
/* harmony export */   u: () => (/* binding */ instant)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);

const utcInstant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime();
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .Fs(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .iso */ .KH.datetime({ offset: true }), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pd((text) => (text.endsWith('Z') ? text : new Date(text).toISOString().replace('.000Z', 'Z')))), utcInstant);


/***/ }),

/***/ 2626:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ib: () => (/* binding */ pullRequestName),
/* harmony export */   Qq: () => (/* binding */ branchUrl),
/* harmony export */   Vp: () => (/* binding */ unknownHost),
/* harmony export */   Yb: () => (/* binding */ statusUrl),
/* harmony export */   m0: () => (/* binding */ parsePullRequestLink)
/* harmony export */ });
const maxUrlLength = 500;
const host = '[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?';
const segment = '[A-Za-z0-9._~-]+';
const kind = 'pull|pulls|pull-requests|pullrequest|merge_requests';
const pattern = new RegExp(`^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})$`);
function parsePullRequestLink(value) {
    if (typeof value !== 'string' || value.length > maxUrlLength)
        return null;
    const match = pattern.exec(value);
    if (!match?.[1] || !match[2])
        return null;
    const segments = match[1].slice(1).split('/');
    if (segments.some((name) => name === '.' || name === '..'))
        return null;
    if (URL.parse(value) === null)
        return null;
    const repository = segments.filter((name) => name !== '-' && name !== '_git').join('/');
    return repository === '' ? null : { url: value, repository, number: Number(match[2]) };
}
const knownHosts = ['github.com', 'gitlab.com', 'bitbucket.org'];
function unknownHost({ url }, ownPage) {
    const { host } = new URL(url);
    return host === URL.parse(ownPage)?.host || knownHosts.includes(host) ? null : host;
}
function pullRequestName({ repository, number, }) {
    return `${repository}#${number}`;
}
function statusUrl(link, runUrl) {
    return link && unknownHost(link, runUrl) === null ? link.url : runUrl;
}
function branchUrl(link, branch) {
    const suffix = `/${link.repository}/pull/${link.number}`;
    if (!link.url.endsWith(suffix) || !/^[A-Za-z0-9._/-]{1,200}$/.test(branch) || branch.includes('..'))
        return null;
    return `${link.url.slice(0, -suffix.length)}/${link.repository}/tree/${branch}`;
}


/***/ }),

/***/ 13:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   MG: () => (/* binding */ appendState),
/* harmony export */   OT: () => (/* binding */ detailParagraph),
/* harmony export */   s5: () => (/* binding */ linkSuffix),
/* harmony export */   uM: () => (/* binding */ linkTo),
/* harmony export */   wQ: () => (/* binding */ renderComment),
/* harmony export */   wd: () => (/* binding */ factsTable)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5077);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2626);
/* harmony import */ var _messages_status_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3756);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2861);




const maxCommentLength = 65_536;
function renderComment(report, context) {
    const { icon, title, text, next } = (0,_messages_status_js__WEBPACK_IMPORTED_MODULE_2__/* .describeStatus */ .Wn)(report, context);
    const updatedAt = (0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(report.updatedAt));
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([
        `### ${icon} ${title}${linkSuffix(report, context)}`,
        requestLine(report),
        report.note,
        text,
        detailParagraph(report),
        next,
        queueSection(report.queue),
        details(report, context),
        `<sub>[Run](${context.runUrl}) · updated ${updatedAt}</sub>`,
    ]);
}
function appendState(body, state) {
    const maxBodyLength = maxCommentLength - state.length - 2;
    if (body.length <= maxBodyLength)
        return `${body}\n\n${state}`;
    const notice = '\n\n**Cut here: the rest does not fit into a comment.**';
    return `${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(body, maxBodyLength - notice.length)}${notice}\n\n${state}`;
}
function queueSection({ entries, sending }) {
    if (entries.length === 0)
        return null;
    const title = sending ? 'Queued requests (some are being sent now)' : 'Queued requests';
    return [`**${title}:**`, '', ...entries.map(queuedText)].join('\n');
}
function queuedText({ request, askedBy, at, notBefore }, index) {
    const earliest = notBefore === null ? '' : `, not before ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(notBefore))}`;
    return `${index + 1}. ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(request)}, asked by ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(askedBy)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(at))})${earliest}`;
}
function detailParagraph({ reason, detail }) {
    return reason === 'invalid-input' && detail !== null ? (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toProse */ .HK)(detail) : (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .detailLine */ .mr)(detail);
}
function factsTable(report, context) {
    const { jobId, pullRequest, branch, repository, turn, requests } = report;
    const rows = [
        ['Job', jobId === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(jobId)],
        ['Pull request', pullRequest && linkTo(pullRequest, context.runUrl)],
        ['Branch', branch === null ? null : branchCell(branch, pullRequest, context)],
        ['Repository', repository === null ? null : (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(repository)],
        ['Turns', jobId === null || turn === 0 ? null : turnsText(turn, context.limits)],
        ['Requests', requests.length < 2 ? null : requests.map(requestText).join('<br>')],
    ];
    const known = rows.filter(([, cell]) => cell !== null).map(([name, cell]) => `| ${name} | ${cell} |`);
    return known.length === 0 ? null : ['| Detail | Value |', '|---|---|', ...known].join('\n');
}
function turnsText(turn, limits) {
    const { maxTurns = 0, cooldownMs = 0, maxTurnsPerDay = 0 } = limits ?? {};
    return [
        maxTurns === 0 ? String(turn) : `${turn} of ${maxTurns}`,
        ...(cooldownMs === 0 ? [] : [`at least ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(cooldownMs)} apart`]),
        ...(maxTurnsPerDay === 0 ? [] : [`at most ${maxTurnsPerDay} a day in this repository`]),
    ].join(', ');
}
function linkSuffix({ pullRequest, result }, { runUrl }) {
    return pullRequest && result === 'pull-request' ? `: ${linkTo(pullRequest, runUrl)}` : '';
}
function linkTo(link, ownPage) {
    const host = (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownHost */ .Vp)(link, ownPage);
    const name = (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .pullRequestName */ .Ib)(link);
    return `[${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toEntities */ .LW)(host === null ? name : `${host}/${name}`)}](${link.url})`;
}
function requestLine({ requests, askedBy, result, tookMs }) {
    const text = requests.at(-1)?.text ?? '';
    const request = text === '' ? '' : `: ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(text)}`;
    const period = /[.!?…]$/.test(text) ? '' : '.';
    const isFinished = result === 'pull-request' || result === 'no-pull-request';
    const took = isFinished && text !== '' && tookMs !== null ? ` Took ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(tookMs)}.` : '';
    return `Asked by ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(askedBy)}${request}${period}${took}`;
}
function details(report, context) {
    const table = factsTable(report, context);
    return table && `<details><summary>Job details</summary>\n\n${table}\n\n</details>`;
}
function branchCell(branch, link, { runUrl }) {
    const url = link && (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownHost */ .Vp)(link, runUrl) === null && (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .branchUrl */ .Qq)(link, branch);
    return url ? `[${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(branch)}](${url})` : (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(branch);
}
function requestText({ text, at }, index) {
    return `${index + 1}. ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)(text)} (${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .clockText */ .Yi)(new Date(at))})`;
}


/***/ }),

/***/ 7245:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C_: () => (/* binding */ isStalled),
/* harmony export */   Gr: () => (/* binding */ assessJob),
/* harmony export */   Um: () => (/* binding */ isTooOld),
/* harmony export */   _A: () => (/* binding */ hasOpenPull),
/* harmony export */   bJ: () => (/* binding */ isFollowed),
/* harmony export */   nT: () => (/* binding */ isOpen),
/* harmony export */   no: () => (/* binding */ isStatusOutdated),
/* harmony export */   yR: () => (/* binding */ isRefreshDue),
/* harmony export */   zo: () => (/* binding */ activeMs)
/* harmony export */ });
/* harmony import */ var _commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3016);
/* harmony import */ var _docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5155);
/* harmony import */ var _http_outcome_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8409);
/* harmony import */ var _job_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1175);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8324);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5520);
/* harmony import */ var _messages_docs_pull_status_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4495);







const staleMs = 90_000;
const stalledMs = 26 * 3_600_000;
function isOpen({ jobId, result, reason }) {
    return jobId !== null && (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .isUnfinished */ .ui)(result) && reason !== 'job-disappeared';
}
function isFollowed(report) {
    if (report.isUnfollowed)
        return isStatusOutdated(report);
    return isOpen(report) || hasOpenPull(report) || isStatusOutdated(report) || (0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .hasQueue */ .ut)(report);
}
function hasOpenPull(report) {
    const { pullRequest, docsPull, result } = report;
    const isEnded = result !== null && !isOpen(report);
    return isEnded && pullRequest !== null && (docsPull === null || !(0,_docs_pull_docs_pull_js__WEBPACK_IMPORTED_MODULE_4__/* .isSettled */ .Is)(docsPull));
}
function isStatusOutdated(report) {
    const { commitStatus, result, isUnfollowed } = report;
    if (commitStatus === null || (result === null && !isUnfollowed))
        return false;
    return commitStatus.written !== (0,_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCommitStatus */ .Lm)(report, commitStatus).state;
}
const dayMs = 24 * 3_600_000;
function isTooOld({ startedAt }, { now, maxAgeMs }) {
    return now.getTime() - Date.parse(startedAt) >= maxAgeMs;
}
function isRefreshDue(report, { now, maxAgeMs }) {
    if (report.isUnfollowed)
        return false;
    const isWaiting = isOpen(report) || report.docsPull?.state === 'open' || (0,_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .awaitsMerge */ .mp)(report);
    const quietMs = now.getTime() - Date.parse(report.updatedAt);
    return isWaiting && ((0,_messages_docs_pull_status_js__WEBPACK_IMPORTED_MODULE_5__/* .isTitleOutdated */ .f)(report, now) || quietMs >= Math.min(7 * dayMs, maxAgeMs / 2));
}
function assessJob(report, polled, now) {
    if (polled.kind === 'value')
        return assessReading(report, polled.value, now);
    const { detail } = polled;
    if (polled.kind === 'status' && polled.status === 404) {
        return { kind: 'ended', outcome: (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcome */ .bu)('unknown', { reason: 'job-disappeared', detail }) };
    }
    if (!isAboutEveryJob(polled))
        return { kind: 'pending', job: null, problem: detail };
    return { kind: 'rejected', reason: (0,_http_outcome_js__WEBPACK_IMPORTED_MODULE_6__/* .reasonForFailure */ .M)(polled, 'job-disappeared'), detail };
}
function activeMs({ startedAt }, { createdAt }, now) {
    const createdMs = Date.parse(createdAt ?? '') || 0;
    return now.getTime() - Math.max(createdMs, Date.parse(startedAt));
}
function isStalled(report, job, now) {
    return !(0,_job_job_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(job) && activeMs(report, job, now) > stalledMs;
}
function isAboutEveryJob(failure) {
    if (failure.kind !== 'status')
        return failure.kind === 'tls' || failure.kind === 'blocked';
    return failure.status < 400 || [401, 403, 429].includes(failure.status);
}
function assessReading(report, job, now) {
    if (job.id !== report.jobId)
        return { kind: 'pending', job: null, problem: 'the answer was about another job' };
    const isFollowUp = report.turn > 1 && report.status !== 'active';
    const mayBeStale = isFollowUp && now.getTime() - Date.parse(report.startedAt) < staleMs;
    if (!(0,_job_job_js__WEBPACK_IMPORTED_MODULE_1__/* .hasEnded */ .hY)(job) || mayBeStale)
        return { kind: 'pending', job, problem: null };
    return { kind: 'ended', outcome: (0,_job_outcome_js__WEBPACK_IMPORTED_MODULE_3__/* .outcomeOfEndedJob */ .$x)(job) };
}


/***/ }),

/***/ 4787:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kn: () => (/* binding */ writeStatus),
/* harmony export */   Lx: () => (/* binding */ setStatus),
/* harmony export */   Wm: () => (/* binding */ setIfMissing),
/* harmony export */   a3: () => (/* binding */ withWrittenStatus)
/* harmony export */ });
/* harmony import */ var _domain_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3016);
/* harmony import */ var _domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2626);


async function writeStatus(write, ports) {
    const { report, runUrl, signal } = write;
    const { commitStatus } = report;
    if (!commitStatus)
        return true;
    const url = (0,_domain_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .statusUrl */ .Yb)(report.pullRequest, runUrl);
    const status = { ...(0,_domain_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCommitStatus */ .Lm)(report, commitStatus), context: commitStatus.context, url };
    const [problems] = await Promise.all([
        Promise.all(commitStatus.commits.map((sha) => ports.setStatus(sha, status, signal))),
        writeToNewerHead(commitStatus, write, ports),
    ]);
    const problem = problems.find((one) => one !== null);
    if (problem)
        ports.warn(problem);
    return problem === undefined;
}
async function writeToNewerHead({ context, commits, isHead }, { source: reading, runUrl: url, signal }, ports) {
    const source = isHead ? await reading : null;
    const sha = source?.state === 'open' ? source.headSha : null;
    if (sha === null || commits.includes(sha))
        return;
    await setIfMissing({ sha, status: { ..._domain_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .newerCommitStatus */ .Tz, context, url }, signal }, ports);
}
async function setIfMissing({ sha, status, signal, isReplaceable = () => false }, ports) {
    const found = await ports.readStatus(sha, status.context, signal);
    if (found.kind === 'failure')
        ports.warn(found.error);
    if (found.kind === 'failure' || (found.value && !isReplaceable(found.value)))
        return 'left';
    return setStatus({ sha, status, signal }, ports);
}
async function setStatus({ sha, status, signal }, ports) {
    const problem = await ports.setStatus(sha, status, signal);
    if (problem !== null)
        ports.warn(problem);
    return problem === null ? 'set' : 'failed';
}
function withWrittenStatus(report, isWritten) {
    const { commitStatus } = report;
    if (!commitStatus)
        return report;
    const written = isWritten ? (0,_domain_commit_status_describe_js__WEBPACK_IMPORTED_MODULE_0__/* .describeCommitStatus */ .Lm)(report, commitStatus).state : null;
    return { ...report, commitStatus: { ...commitStatus, written } };
}


/***/ }),

/***/ 7393:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  s: () => (/* binding */ lookAfter)
});

// EXTERNAL MODULE: ./src/domain/commit-status/describe.ts
var describe = __webpack_require__(3016);
// EXTERNAL MODULE: ./src/domain/markdown/escape.ts
var markdown_escape = __webpack_require__(2861);
;// CONCATENATED MODULE: ./src/domain/docs-pull/comments.ts

function maySeeSource({ isPublic }, docs) {
    return isPublic === true || docs.isPrivate === true;
}
function requestComment(report, source, isVisible) {
    if (!isVisible)
        return 'These changes were requested in another repository.';
    const { askedBy, requests } = report;
    const text = requests.at(-1)?.text ?? '';
    return (0,markdown_escape/* joinParagraphs */.ml)([
        `Asked for by ${(0,markdown_escape/* toCode */.Xt)(askedBy)} in ${sourceLink(source)}.`,
        text === '' ? null : `Request: ${(0,markdown_escape/* toCode */.Xt)(text)}`,
    ]);
}
function sourceComment(source, change) {
    const { isClosed, acts, isVisible } = change;
    const name = isVisible ? `The source pull request ${sourceLink(source)}` : 'The source pull request';
    if (!isClosed)
        return (0,markdown_escape/* joinSentences */.DP)([`${name} was reopened.`, acts ? 'This pull request was reopened, too.' : null]);
    const next = acts
        ? 'This pull request was closed, too. It will be reopened if the source pull request is.'
        : "If these changes aren't needed without it, close this pull request.";
    return (0,markdown_escape/* joinSentences */.DP)([`${name} was closed without being merged.`, next]);
}
function sourceLink({ repository, issueNumber, url }) {
    const name = issueNumber === null ? `a workflow run of ${repository}` : `${repository}#${issueNumber}`;
    return `[${name}](${url})`;
}

// EXTERNAL MODULE: ./src/domain/docs-pull/conditions.ts
var conditions = __webpack_require__(4570);
// EXTERNAL MODULE: ./src/domain/docs-pull/docs-pull.ts
var docs_pull = __webpack_require__(5155);
// EXTERNAL MODULE: ./src/domain/job/pull-request-link.ts
var pull_request_link = __webpack_require__(2626);
;// CONCATENATED MODULE: ./src/operations/docs-pull/follow-source.ts




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
    if (!(0,conditions/* isOnlyOfAgent */.fC)(pull, authors.value)) {
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

;// CONCATENATED MODULE: ./src/operations/docs-pull/request-reviews.ts

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
        problem: (0,markdown_escape/* joinSentences */.DP)(failed.map(({ problem }) => problem)),
        isFinal: failed.every(({ isFinal }) => isFinal),
    };
}

;// CONCATENATED MODULE: ./src/operations/docs-pull/look-after.ts







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
    const elsewhere = (0,conditions/* whyNotInRepository */.$D)(link, report);
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
    const reason = (0,conditions/* whyNotOfJob */.yN)(pull, report, agentBranches);
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
    const isMergeUnseen = known.state === null && (0,describe/* awaitsMerge */.mp)(report);
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
    const advice = reason === conditions/* foreignBranch */.ry
        ? "If the branch is the agent's, add it to `agent-branches`."
        : 'If it is the right one, label it and request reviews by hand.';
    return `${(0,pull_request_link/* pullRequestName */.Ib)(link)} was left alone: ${reason}. ${advice}`;
}


/***/ })

};
