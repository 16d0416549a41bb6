export const id = 765;
export const ids = [765];
export const modules = {

/***/ 6869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qq: () => (/* binding */ HttpClient),
/* harmony export */   hd: () => (/* binding */ fetch)
/* harmony export */ });
/* unused harmony export getExecOutput */
class HttpClient {
    getAgent = () => undefined;
    getAgentDispatcher = () => undefined;
}
const fetch = refuse;
const getExecOutput = (/* unused pure expression or super */ null && (refuse));
function refuse() {
    throw new Error('This package is not part of the bundle.');
}


/***/ }),

/***/ 7632:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   U8: () => (/* binding */ gitHubNow),
/* harmony export */   ad: () => (/* binding */ isAuthor),
/* harmony export */   kI: () => (/* binding */ openConversation),
/* harmony export */   oH: () => (/* binding */ orRefused),
/* harmony export */   pL: () => (/* binding */ isFresh),
/* harmony export */   xB: () => (/* binding */ maxFreshMs)
/* harmony export */ });
/* unused harmony export findState */
/* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6645);
/* harmony import */ var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3116);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4671);
/* harmony import */ var _signed_state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6347);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7286);





const maxPages = 30;
const maxFreshMs = 60_000;
function openConversation(options, commentId = null) {
    const nothingRead = {
        comment: null,
        state: _state_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyState */ .p$,
        isKeyReplaced: false,
        refusal: null,
        answer: null,
        readAt: null,
    };
    return { ...options, ...nothingRead, commentId, lostMarks: 0 };
}
function gitHubNow({ answer, clock }) {
    if (answer === null)
        return clock.now();
    return new Date(answer.date.getTime() + clock.elapsedMs() - answer.elapsedMs);
}
async function readConversation(conversation) {
    const { scope } = conversation;
    if (scope !== null && conversation.refusal === null)
        await readComments(conversation, scope);
    const { comment, state } = conversation;
    return {
        state,
        ageMs: comment
            ? gitHubNow(conversation).getTime() - Date.parse(comment.updatedAt)
            : 0,
    };
}
async function readComments(conversation, scope) {
    const { github, clock, signingKey, mayReplaceKey } = conversation;
    const readAt = { date: clock.now(), elapsedMs: clock.elapsedMs() };
    try {
        const listed = await orRefused(conversation, () => (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .listComments */ .fg)(github, scope.number, maxPages));
        if (listed === null)
            return;
        const search = {
            scope,
            signingKey,
            mayReplaceKey,
            loginOfToken: () => (0,_github_comments_js__WEBPACK_IMPORTED_MODULE_0__/* .loginOfToken */ .g3)(github),
        };
        const { comment, isKeyReplaced } = await findState(listed.value, search);
        conversation.readAt = readAt;
        conversation.answer = { date: listed.date, elapsedMs: clock.elapsedMs() };
        conversation.comment = comment;
        conversation.isKeyReplaced ||= isKeyReplaced;
        conversation.commentId = comment?.id ?? conversation.commentId;
        conversation.state = comment?.state ?? _state_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyState */ .p$;
    }
    catch (error) {
        if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_))
            throw error;
        throw (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfRun */ .q_)('unknown', 'memory-unreadable', `${error.message} Re-run this workflow job.`);
    }
}
async function orRefused(conversation, act) {
    try {
        return await act();
    }
    catch (error) {
        const isRefused = error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .GitHubError */ .y_ && error.isInaccessible;
        if (!isRefused || conversation.commentId !== null)
            throw error;
        if (conversation.mustRemember)
            throw (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfRun */ .q_)('rejected', 'memory-unwritable', error.message);
        conversation.refusal = error;
        return null;
    }
}
function isFresh({ scope, refusal, readAt, clock, }) {
    if (scope === null || refusal !== null)
        return true;
    if (readAt === null)
        return false;
    const wallMs = clock.now().getTime() - readAt.date.getTime();
    return (wallMs < maxFreshMs && clock.elapsedMs() - readAt.elapsedMs < maxFreshMs);
}
const otherKey = "The API key changed, so the comment of the docs agent can't be read anymore. Comment the slash command to start a new agent job.";
const otherVersion = 'The comment was written by another version of the action. Use the same version in all workflows of this repository.';
async function findState(comments, { scope, signingKey, loginOfToken, mayReplaceKey }) {
    let lostToOtherKey = null;
    for (const comment of comments.toSorted((a, b) => a.id - b.id)) {
        const reading = (0,_signed_state_js__WEBPACK_IMPORTED_MODULE_3__/* .readState */ .un)(comment.body, scope, signingKey);
        if (reading.kind === 'none' ||
            !(await isAuthor(comment, reading, loginOfToken)))
            continue;
        if (reading.kind === 'state')
            return {
                comment: { ...comment, state: reading.state },
                isKeyReplaced: false,
            };
        if (reading.kind === 'unreadable')
            throw (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfRun */ .q_)('unknown', 'memory-unreadable', otherVersion);
        lostToOtherKey ??= { comment, isEmpty: reading.isEmpty };
    }
    if (lostToOtherKey === null)
        return { comment: null, isKeyReplaced: false };
    const { comment, isEmpty } = lostToOtherKey;
    if (!mayReplaceKey && !isEmpty)
        throw (0,_outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .endOfRun */ .q_)('unknown', 'memory-unreadable', otherKey);
    return { comment: { ...comment, state: _state_js__WEBPACK_IMPORTED_MODULE_4__/* .emptyState */ .p$ }, isKeyReplaced: !isEmpty };
}
async function isAuthor({ author }, reading, loginOfToken) {
    if (author === null)
        return false;
    if (author.isBot)
        return true;
    return ((reading.kind === 'state' || reading.kind === 'unreadable') &&
        author.login === (await loginOfToken()));
}


/***/ }),

/***/ 6347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Jq: () => (/* binding */ writeState),
/* harmony export */   i$: () => (/* binding */ signingKeyOf),
/* harmony export */   un: () => (/* binding */ readState)
/* harmony export */ });
/* unused harmony export sign */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
/* harmony import */ var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5571);
/* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);




const scope = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .object */ .Ikc({
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .int */ .Whr(),
    projectId: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
    apiHost: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(),
});
const readablePart = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .extend */ .X$i(scope, { isEmpty: zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .boolean */ .zMY() });
const pattern = /<!-- docs-agent:1 ([A-Za-z0-9+/=]{1,1000})\.([A-Za-z0-9+/=]{1,65000})\.([A-Za-z0-9+/=]{44}) -->/g;
function signingKeyOf(apiKey) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', apiKey, '', 'docs-agent state 1', 32));
}
function writeState(of, state, signingKey) {
    const signed = `${toBase64({ ...of, isEmpty: isEmpty(state) })}.${toBase64((0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .parseState */ .Bu)(state) ?? state)}`;
    return `<!-- docs-agent:1 ${signed}.${sign(signed, signingKey)} -->`;
}
function readState(body, of, signingKey) {
    const [, scopeText = '', stateText = '', signature = ''] = [...body.matchAll(pattern)].at(-1) ?? [];
    const found = readablePart.safeParse(fromBase64(scopeText)).data;
    if (!found || !isSameScope(found, of))
        return { kind: 'none' };
    if (!isSignedBy(`${scopeText}.${stateText}`, signature, signingKey))
        return { kind: 'other-key', isEmpty: found.isEmpty };
    const state = (0,_state_js__WEBPACK_IMPORTED_MODULE_1__/* .parseState */ .Bu)(fromBase64(stateText));
    return state === null ? { kind: 'unreadable' } : { kind: 'state', state };
}
function isEmpty({ job, sending, delivered, unconfirmed, }) {
    return (job === null &&
        sending === null &&
        delivered.length + unconfirmed.length === 0);
}
function isSameScope(a, b) {
    const isSameRepository = a.repository.toLowerCase() === b.repository.toLowerCase();
    const isSameService = a.projectId === b.projectId && a.apiHost === b.apiHost;
    return isSameRepository && isSameService && a.number === b.number;
}
function toBase64(value) {
    return Buffer.from(JSON.stringify(value)).toString('base64');
}
function fromBase64(text) {
    return (0,_lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .parseJson */ .qF)(Buffer.from(text, 'base64').toString());
}
function sign(text, key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(text).digest('base64');
}
function isSignedBy(text, signature, key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(signature), Buffer.from(sign(text, key)));
}


/***/ }),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ parseState),
/* harmony export */   eQ: () => (/* binding */ parseSavedRun),
/* harmony export */   p$: () => (/* binding */ emptyState)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3102);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);


const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP();
const time = zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .datetime */ .w$({ precision: 3 });
const requestId = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_3__/* ._maxLength */ .Eb(400));
const jobRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: text,
    status: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['pull-request', 'no-pull-request', 'failed', 'archived', 'gone'])),
});
const changedPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    path: text,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['added', 'changed', 'removed']),
    url: text,
});
const shown = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .reasons */ .Ot)),
    detail: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    isSent: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .boolean */ .zMY(),
    request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    requester: text,
    workflow: text,
    runUrl: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    startedAt: time,
    updatedAt: time,
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig()),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(text),
    pages: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(changedPage),
    otherFiles: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    previewUrl: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
});
const sending = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: requestId,
    nonce: text,
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['create', 'message']),
});
const state = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .literal */ .euz(1),
    delivered: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: requestId, jobId: text })),
    unconfirmed: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(requestId),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(time),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(jobRecord),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(sending),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(time),
    requestCount: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig(),
    shown: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(shown),
});
const emptyState = {
    version: 1,
    delivered: [],
    unconfirmed: [],
    createUnconfirmedAt: null,
    job: null,
    sending: null,
    until: null,
    requestCount: 0,
    shown: null,
};
function parseState(json) {
    const whole = state.safeParse(json);
    if (whole.success)
        return whole.data;
    return state.safeParse({ ...Object(json), shown: null }).data ?? null;
}
const runRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    request: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        id: requestId,
        nonce: text,
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['create', 'message', 'wait']),
    }),
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['unsent', 'sending', 'delivered', 'unconfirmed']),
    jobBefore: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(jobRecord),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(time),
    shown,
});
const savedRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    record: runRecord,
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr()),
});
function parseSavedRun(json) {
    return savedRun.safeParse(json).data ?? null;
}


/***/ }),

/***/ 4983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Lt: () => (/* binding */ endJob),
/* harmony export */   Xn: () => (/* binding */ giveUpSending),
/* harmony export */   dl: () => (/* binding */ putRun),
/* harmony export */   gp: () => (/* binding */ addNote),
/* harmony export */   mp: () => (/* binding */ markSending)
/* harmony export */ });
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);

const maxIds = 50;
function markSending(state, { sending, until, shown }) {
    return { ...state, sending, until, shown: keepNewer(state.shown, shown) };
}
function giveUpSending(state, now) {
    const { sending, shown } = state;
    if (sending === null)
        return state;
    const reason = sending.kind === 'create' ? 'create-unconfirmed' : 'message-unconfirmed';
    const ended = shown && {
        ...shown,
        ...(0,_outcome_js__WEBPACK_IMPORTED_MODULE_0__/* .outcome */ .bu)('unknown', reason),
        updatedAt: now,
    };
    return { ...addUnconfirmed(state, sending, now), sending: null, shown: ended };
}
function putRun(state, run, now) {
    const isSendingThis = state.sending?.nonce === run.request.nonce;
    const settled = putDelivery(isSendingThis ? { ...state, sending: null } : state, run, now);
    const next = { ...settled, until: run.until ?? earlierOf(settled.until, now) };
    if (hasEndAlready(state, run))
        return next;
    if (isOfOtherRun(settled.job, run))
        return { ...next, shown: addNote(settled.shown ?? run.shown, noteOf(run)) };
    return {
        ...next,
        job: run.job ?? settled.job,
        shown: keepNewer(settled.shown, run.shown),
    };
}
function isOfOtherRun(standing, { job, jobBefore }) {
    return (standing !== null &&
        job !== null &&
        standing.id !== job.id &&
        standing.id !== jobBefore);
}
function hasEndAlready({ delivered, job: standing }, { request, job }) {
    const isKnown = delivered.some(({ id }) => id === request.id);
    return (isKnown &&
        standing !== null &&
        standing.id === job?.id &&
        standing.end !== null &&
        job.end === null);
}
function noteOf({ job, request }) {
    const opened = job?.prLink ? `, which opened ${job.prLink}` : '';
    const did = request.kind === 'wait' ? 'waited for' : 'started';
    return `Another workflow run ${did} the agent job \`${job?.id}\`${opened}.`;
}
function earlierOf(until, now) {
    return until !== null && until < now ? until : now;
}
function endJob(state, { job, shown, }) {
    return state.job?.id === job.id ? { ...state, job, shown } : state;
}
function putDelivery(state, run, now) {
    const { id, kind } = run.request;
    if (kind === 'wait')
        return state;
    if (run.delivery === 'unconfirmed')
        return addUnconfirmed(state, { id, kind }, now);
    if (run.delivery !== 'delivered' || run.job === null)
        return state;
    if (state.delivered.some((one) => one.id === id))
        return state;
    const counted = state.unconfirmed.includes(id) ? 0 : 1;
    return {
        ...state,
        delivered: [...state.delivered, { id, jobId: run.job.id }].slice(-maxIds),
        unconfirmed: state.unconfirmed.filter((one) => one !== id),
        createUnconfirmedAt: kind === 'create' ? null : state.createUnconfirmedAt,
        requestCount: state.requestCount + counted,
    };
}
function addUnconfirmed(state, { id, kind }, now) {
    if (state.unconfirmed.includes(id) ||
        state.delivered.some((one) => one.id === id))
        return state;
    return {
        ...state,
        unconfirmed: [...state.unconfirmed, id].slice(-maxIds),
        createUnconfirmedAt: kind === 'create' ? now : state.createUnconfirmedAt,
        requestCount: state.requestCount + 1,
    };
}
const maxNotes = 5;
function addNote(shown, note) {
    if (shown.notes.includes(note))
        return shown;
    return { ...shown, notes: [...shown.notes, note].slice(-maxNotes) };
}
function keepNewer(standing, shown) {
    return standing !== null && standing.startedAt > shown.startedAt
        ? standing
        : shown;
}


/***/ }),

/***/ 9298:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  o: () => (/* binding */ openGitHub)
});

// EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
var github = __webpack_require__(2413);
// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __webpack_require__(4671);
// EXTERNAL MODULE: ./src/github/errors.ts
var errors = __webpack_require__(3116);
// EXTERNAL MODULE: ./src/lib/http-failure.ts
var http_failure = __webpack_require__(7488);
;// CONCATENATED MODULE: ./src/github/retry.ts


const maxTries = 3;
const minLimitMs = 1_000;
const maxLimitMs = 60_000;
const firstBackoffMs = 500;
function retryWaitMs(failure, { tries, now }) {
    if (tries >= maxTries)
        return null;
    if ((0,errors/* isRateLimit */.a5)(failure)) {
        const waitMs = Math.max(limitMs(failure, now), minLimitMs);
        return waitMs <= maxLimitMs ? waitMs : null;
    }
    const isTransient = failure.status === null || failure.status >= 500;
    return isTransient ? firstBackoffMs * 2 ** (tries - 1) : null;
}
function limitMs({ headers }, now) {
    const retryAfterMs = (0,http_failure/* parseRetryAfter */.mu)(headers['retry-after'] ?? null, now);
    if (retryAfterMs !== null)
        return retryAfterMs;
    const reset = headers['x-ratelimit-remaining'] === '0'
        ? Number(headers['x-ratelimit-reset'])
        : Number.NaN;
    return Number.isNaN(reset) ? maxLimitMs : reset * 1_000 - now.getTime();
}

;// CONCATENATED MODULE: ./src/github/client.ts




const maxTryMs = 10_000;
const apiVersion = '2022-11-28';
function openGitHub({ token, apiUrl, repository, clock, cancelled, signal, }) {
    const octokit = (0,github/* getOctokit */.Q)(token || 'none', {
        baseUrl: apiUrl,
        userAgent: 'docs-agent-action',
        request: { fetch: fetchFrom(new URL(apiUrl).origin) },
        log: { debug() { }, info() { }, warn() { }, error() { } },
    });
    octokit.hook.wrap('request', async (request, options) => {
        if (token === '')
            throw new errors/* GitHubError */.y_('The input `github-token` is empty.', {
                isInaccessible: true,
            });
        const isSentOnce = options.request?.isSentOnce === true;
        options.headers['x-github-api-version'] = apiVersion;
        return callWithRetries({ clock, cancelled, signal, isSentOnce }, async (limit) => {
            options.request = { ...options.request, signal: limit };
            const response = await request(options);
            if (options.method !== 'DELETE' &&
                Object(response.data) !== response.data)
                throw (0,errors/* unusableAnswer */.Qf)();
            return response;
        });
    });
    return {
        rest: octokit.rest,
        paginate: octokit.paginate,
        repo: { owner: repository.owner, repo: repository.name },
    };
}
async function callWithRetries(limits, send) {
    const { clock, cancelled, signal } = limits;
    for (let tries = 1;; tries += 1) {
        try {
            return await send(AbortSignal.any([cancelled, signal, clock.timeout(maxTryMs)]));
        }
        catch (error) {
            if (cancelled.aborted)
                throw (0,outcome/* endOfRun */.q_)('cancelled', 'interrupted');
            const waitMs = waitBeforeRetry(error, limits, tries);
            if (waitMs === null)
                throw (0,errors/* gitHubErrorOf */.r9)(error);
            await clock.sleep(waitMs, AbortSignal.any([cancelled, signal]));
            if (cancelled.aborted)
                throw (0,outcome/* endOfRun */.q_)('cancelled', 'interrupted');
        }
    }
}
function waitBeforeRetry(error, { clock, signal, isSentOnce }, tries) {
    const failure = (0,errors/* readFailure */.f1)(error);
    if (signal.aborted || !(0,errors/* gitHubErrorOf */.r9)(error).isUnanswered)
        return null;
    if (isSentOnce && !(0,errors/* isRateLimit */.a5)(failure))
        return null;
    return retryWaitMs(failure, { tries, now: clock.now() });
}
const maxRedirects = 3;
function fetchFrom(origin, redirects = 0) {
    return async (input, init) => {
        const url = String(input);
        if (new URL(url).origin !== origin)
            throw new errors/* GitHubError */.y_('GitHub linked to another host, which gets no request.');
        const response = await fetch(url, { ...init, redirect: 'manual' });
        const { status, headers } = response;
        const location = headers.get('location');
        if (status < 300 || status > 399 || location === null)
            return response;
        const isRepeatable = init?.method === 'GET' || status === 307 || status === 308;
        if (!isRepeatable || redirects === maxRedirects)
            throw new errors/* GitHubError */.y_(`GitHub answered ${status}, a redirect that can't be followed.`);
        return fetchFrom(origin, redirects + 1)(new URL(location, url), init);
    };
}


/***/ }),

/***/ 6645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ listNewestComments),
/* harmony export */   OK: () => (/* binding */ getComment),
/* harmony export */   Tu: () => (/* binding */ deleteComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments),
/* harmony export */   g3: () => (/* binding */ loginOfToken),
/* harmony export */   vv: () => (/* binding */ updateComment)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3116);

const pageSize = 100;
async function listComments({ rest, paginate, repo }, number, maxPages) {
    const parameters = { ...repo, issue_number: number, per_page: pageSize };
    const pages = paginate.iterator(rest.issues.listComments, parameters);
    return collect(pages, maxPages, 'The pull request or issue has too many comments to find this one.');
}
async function listNewestComments({ rest, paginate, repo }, maxPages) {
    const parameters = {
        ...repo,
        sort: 'updated',
        direction: 'desc',
        per_page: pageSize,
    };
    return collect(paginate.iterator(rest.issues.listCommentsForRepo, parameters), maxPages, null);
}
async function collect(pages, maxPages, tooLong) {
    const comments = [];
    let date = null;
    let count = 0;
    for await (const { data, headers } of pages) {
        if (!Array.isArray(data))
            throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableAnswer */ .Qf)();
        comments.push(...data.map(toComment));
        date ??= dateOf(headers);
        count += 1;
        if (count < maxPages)
            continue;
        if (tooLong !== null && /rel="next"/.test(headers.link ?? ''))
            throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_(tooLong);
        break;
    }
    if (date === null)
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableAnswer */ .Qf)();
    return { value: comments, date };
}
async function getComment({ rest, repo }, id) {
    return dated(await rest.issues.getComment({ ...repo, comment_id: id }));
}
const once = { request: { isSentOnce: true } };
async function createComment({ rest, repo }, number, body) {
    return dated(await rest.issues.createComment({
        ...repo,
        issue_number: number,
        body,
        ...once,
    }));
}
async function updateComment({ rest, repo }, id, body) {
    return dated(await rest.issues.updateComment({ ...repo, comment_id: id, body, ...once }));
}
async function deleteComment({ rest, repo }, id) {
    await rest.issues.deleteComment({ ...repo, comment_id: id });
}
async function loginOfToken({ rest }) {
    try {
        const { data } = await rest.users.getAuthenticated();
        return data.login;
    }
    catch (error) {
        if (error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ && error.isInaccessible)
            return null;
        throw error;
    }
}
function dated({ data, headers, }) {
    return { value: toComment(data), date: dateOf(headers) };
}
function toComment(given) {
    const { body = '', html_url: url, issue_url: issueUrl, updated_at: updatedAt, user, } = given;
    const id = Number(given.id);
    const number = Number(/\/(\d+)$/.exec(issueUrl)?.[1]);
    if (!Number.isSafeInteger(id) ||
        !Number.isSafeInteger(number) ||
        Number.isNaN(Date.parse(updatedAt)))
        throw (0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .unusableAnswer */ .Qf)();
    const login = user?.login;
    const author = login
        ? { login, isBot: user?.type === 'Bot' || login.endsWith('[bot]') }
        : null;
    return { id, body, url, number, updatedAt, author };
}
function dateOf({ date: text }) {
    const date = new Date(text ?? Number.NaN);
    if (Number.isNaN(date.getTime()) || date.toUTCString() !== text)
        throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_("GitHub's answer doesn't say when it was given.", {
            isUnanswered: true,
        });
    return date;
}


/***/ }),

/***/ 3116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Qf: () => (/* binding */ unusableAnswer),
/* harmony export */   a5: () => (/* binding */ isRateLimit),
/* harmony export */   f1: () => (/* binding */ readFailure),
/* harmony export */   r9: () => (/* binding */ gitHubErrorOf),
/* harmony export */   y_: () => (/* binding */ GitHubError)
/* harmony export */ });
/* harmony import */ var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);

class GitHubError extends Error {
    name = 'GitHubError';
    status;
    isInaccessible;
    isUnanswered;
    constructor(message, { status = null, isInaccessible = false, isUnanswered = false } = {}) {
        super(message);
        this.status = status;
        this.isInaccessible = isInaccessible;
        this.isUnanswered = isUnanswered;
    }
}
function readFailure(error) {
    const { status, response, cause } = Object(error);
    const { headers, data } = Object(response);
    const entries = Object.entries(Object(headers)).map(([name, value]) => [name, String(value)]);
    const message = Object(data).message;
    const name = Object(cause ?? error).name;
    return {
        status: response !== undefined && typeof status === 'number' ? status : null,
        headers: Object.fromEntries(entries),
        message: typeof message === 'string' ? message : null,
        isTimeout: name === 'AbortError' || name === 'TimeoutError',
    };
}
function unusableAnswer() {
    return new GitHubError("GitHub's answer couldn't be understood.", {
        isUnanswered: true,
    });
}
function gitHubErrorOf(error) {
    if (error instanceof GitHubError)
        return error;
    const cause = Object(error).cause;
    if (cause instanceof GitHubError)
        return cause;
    const failure = readFailure(error);
    const { status, message } = failure;
    const isRefused = status === 403 &&
        message?.startsWith('Resource not accessible by ') === true;
    const isGone = (status === 404 || status === 410) && message !== null;
    return new GitHubError(describeFailure(failure), {
        status,
        isInaccessible: isRefused || isGone,
        isUnanswered: status === null || status >= 500 || isRateLimit(failure),
    });
}
function describeFailure(failure) {
    const { status, isTimeout } = failure;
    if (status === null)
        return isTimeout
            ? "GitHub didn't answer in time."
            : 'The connection to GitHub failed.';
    return (describeLimit(failure) ??
        describeLock(failure) ??
        `GitHub answered ${status}.${adviceFor(failure)}`);
}
function describeLimit(failure) {
    if (!isRateLimit(failure))
        return null;
    const reset = failure.headers['x-ratelimit-reset'] ?? '';
    if (failure.headers['x-ratelimit-remaining'] !== '0' ||
        !/^\d{1,10}$/.test(reset))
        return "GitHub's secondary rate limit is reached. Wait some minutes, and start fewer runs at a time.";
    return `The rate limit of \`github-token\` is used up until ${(0,_lib_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(Number(reset) * 1_000))}.`;
}
function isRateLimit({ status, headers, message, }) {
    if (status !== 403 && status !== 429)
        return false;
    const isSpent = headers['x-ratelimit-remaining'] === '0';
    return (status === 429 ||
        isSpent ||
        'retry-after' in headers ||
        /rate limit/i.test(message ?? ''));
}
function describeLock({ status, message }) {
    const isLocked = status === 403 && /\bis locked\b/.test(message ?? '');
    return isLocked
        ? 'The conversation is locked. Unlock it to get comments and reactions.'
        : null;
}
function adviceFor({ status, headers }) {
    const permissions = headers['x-accepted-github-permissions'] ?? '';
    if (status === 403 && /^[a-z_=,; ]{1,200}$/.test(permissions))
        return ` The token needs \`${permissions.replaceAll('_', '-').replaceAll('=', ': ')}\`.`;
    if (status === 401)
        return ' Check `github-token`.';
    if (status === 403)
        return ' Check the `permissions` of the workflow job.';
    if (status === 404 || status === 410)
        return ' Check the `permissions` of the workflow job, and whether this still exists.';
    return '';
}


/***/ })

};
