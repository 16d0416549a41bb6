"use strict";
exports.id = 998;
exports.ids = [998];
exports.modules = {

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

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  countRememberedRequests: () => (/* binding */ countRememberedRequests),
  j: () => (/* binding */ listTrackedConversations)
});

// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
// EXTERNAL MODULE: ./src/gates/limits.ts
var limits = __webpack_require__(50);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/github/list-pages.ts
var list_pages = __webpack_require__(7730);
// EXTERNAL MODULE: ./src/github/read-repositories.ts
var read_repositories = __webpack_require__(9248);
// EXTERNAL MODULE: ./src/state/commit-status.ts
var commit_status = __webpack_require__(5267);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __webpack_require__(4708);
// EXTERNAL MODULE: ./src/conversation/our-comment.ts
var our_comment = __webpack_require__(9997);
// EXTERNAL MODULE: ./src/conversation/own-account.ts
var own_account = __webpack_require__(7173);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/conversation/unusable-state.ts
var unusable_state = __webpack_require__(5108);
;// CONCATENATED MODULE: ./src/conversation/collection.ts






function openCollection({ connection, scope, signingKey, signal }) {
    const kept = new Map();
    const others = [];
    let unverified = 0;
    let problem = null;
    let ownId = null;
    const readOwn = async () => (0,own_account/* readOwnId */.W)(await connection.client(), { signal });
    const canBeOurs = async ({ author }) => {
        if (author && !author.isBot)
            ownId ??= readOwn();
        return (0,our_comment/* isOurs */.M)(author, ownId && (await ownId));
    };
    return {
        async add(comments, repositoryId) {
            for (const comment of comments)
                if (await canBeOurs(comment))
                    keep(comment, repositoryId);
        },
        all: () => [...kept.values()],
        problem: () => problem,
        listing({ id, owner, name, isPublic }, earlier) {
            const repository = { id, owner, name, isPublic };
            const places = Map.groupBy(kept.values(), placeOf);
            const otherPlaces = Map.groupBy(others, placeOf);
            const conversations = [...kept.values()].map((one) => {
                const at = placeOf(one);
                const beside = { ours: places.get(at) ?? [], others: otherPlaces.get(at) ?? [] };
                return { ...one, repository, report: reportBeside(one, beside) };
            });
            return { kind: 'listed', conversations, unverified, problem: earlier ?? problem };
        },
    };
    function keep(comment, repositoryId) {
        const { id, body, url, issueNumber, author } = comment;
        const hereOf = (key) => ({ ...scope, key: scope.key ?? key, repositoryId, issueNumber });
        const reading = (0,signed_state/* readState */.un)(body, signingKey, (other) => (0,signed_state/* isSameScope */.t4)(other, hereOf(other.key)));
        if (reading.kind === 'newer')
            problem = (0,unusable_state/* newerStateText */.yi)(url);
        else if (reading.kind === 'state')
            keepState(reading, { commentId: id, authorId: author?.id ?? null, url });
        else if (reading.kind !== 'elsewhere')
            unverified += 1;
        if (reading.kind === 'elsewhere' || reading.kind === 'unverified')
            others.push({ scope: reading.scope, reading, url });
    }
    function keepState({ scope: here, state }, comment) {
        const earlier = kept.get(nameOf(here));
        if (earlier && earlier.commentId < comment.commentId)
            return;
        kept.set(nameOf(here), { scope: here, ...comment, state, report: (0,report_parts/* reportOf */.EI)(state) });
    }
}
function placeOf({ scope }) {
    return scope.issueNumber;
}
function reportBeside({ scope: here, report }, { ours, others }) {
    const shown = others.flatMap(({ reading, url }) => (0,signed_state/* otherStatusOf */.K7)(reading, url, here) ?? []);
    const own = ours.flatMap((one) => {
        const { commitStatus } = one.report;
        return one.scope.key !== here.key && commitStatus ? { context: commitStatus.context, url: one.url } : [];
    });
    return (0,commit_status/* withOtherStatuses */.$I)(report, [...shown, ...own]);
}
function nameOf({ issueNumber, key }) {
    return `${issueNumber} ${key}`;
}

// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/conversation/comment-calls.ts
var comment_calls = __webpack_require__(5034);
;// CONCATENATED MODULE: ./src/conversation/marked-comments.ts




const issueResponse = zod/* object */.Ik({ issue_url: zod/* string */.Yj() });
async function readMarkedComments(source, pageLimit, onPage) {
    for (let page = 1;; page += 1) {
        const { comments, hasMore } = await readMarkedPage(source, page);
        if (comments.length > 0)
            await onPage(comments);
        if (!hasMore || page === pageLimit)
            return hasMore;
    }
}
async function readMarkedPage({ connection, since, signal }, number) {
    const github = await connection.client();
    const order = { sort: 'updated', direction: 'desc', since: since.toISOString() };
    const { items, hasMore } = await (0,list_pages/* readNumberedPage */.Qc)((page) => github.issues.listCommentsForRepo({ ...connection.repo, ...order, ...page, request: { signal } }), number);
    const comments = items.flatMap((item) => {
        const comment = (0,comment_calls/* parseComment */.vj)(item);
        if (!(0,signed_state/* hasStateMark */.HP)(comment.body))
            return [];
        const issue = /\/(\d+)$/.exec(issueResponse.parse(item).issue_url)?.[1];
        return { ...comment, issueNumber: Number(issue ?? 0) };
    });
    return { comments, hasMore };
}

;// CONCATENATED MODULE: ./src/conversation/read-tracked.ts







const maxPages = 30;
const maxCountedPages = 5;
const listing = 'list the comments';
async function listTrackedConversations(options) {
    let { known } = options;
    let isEmpty = true;
    let problem = null;
    const ours = openCollection(options);
    try {
        const hasMore = await readMarkedComments(options, maxPages, async (comments) => {
            isEmpty = false;
            known ??= await (0,read_repositories/* readRepository */.Nu)(options.connection, options.signal);
            await ours.add(comments, known.id);
        });
        if (hasMore)
            problem = `Read only the ${(0,format/* countText */.lT)(maxPages * list_pages/* pageSize */.T0)} comments that changed last. Lower \`max-age-days\`.`;
    }
    catch (error) {
        problem = await describeFailure(options, isEmpty || known ? listing : 'read the repository', error);
        if (isEmpty && isUnreadable(error))
            return { kind: 'unreadable', problem };
    }
    if (isEmpty || !known)
        return { kind: 'listed', conversations: [], unverified: 0, problem };
    return known.isArchived ? { kind: 'archived' } : ours.listing(known, problem);
}
async function describeFailure({ hiddenText }, what, error) {
    const text = (0,github_errors/* statusOf */.c2)(error) === 404 ? await hiddenText?.() : undefined;
    return text ?? (0,github_errors/* describeGitHubError */.dZ)(what, error);
}
function isUnreadable(error) {
    return (0,github_errors/* isRefused */.H0)(error) && [403, 404, 410].includes((0,github_errors/* statusOf */.c2)(error) ?? 0);
}
async function countRememberedRequests(source) {
    const ours = openCollection(source);
    let problem = null;
    try {
        const hasMore = await readMarkedComments(source, maxCountedPages, (comments) => ours.add(comments, source.repositoryId));
        if (hasMore)
            problem = `Only the ${maxCountedPages * list_pages/* pageSize */.T0} comments that changed last were read.`;
    }
    catch (error) {
        problem = (0,github_errors/* describeGitHubError */.dZ)(listing, error);
    }
    const remembered = ours.all().map(({ scope, report: { requestCount, requestTimes } }) => {
        return { conversation: `${scope.issueNumber} ${scope.key}`, requestCount, requestTimes };
    });
    return { requests: (0,limits/* countRequests */.Kx)(remembered, source.since), problem: problem ?? ours.problem() };
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
    const { run, job, conversation } = state;
    const docsPull = job?.docsPull ? { ...job.docsPull, changes: null, preview: null } : null;
    const { batch, claim } = conversation;
    const requests = conversation.requests.slice(-1);
    return {
        run: { ...run, detail: null },
        job: job && { ...job, docsPull },
        conversation: {
            ...{ ...conversation, requests },
            ...(batch && { batch: { ...batch, last: [] } }),
            claim: claim?.batch ? { ...claim, batch: { ...claim.batch, last: [] } } : claim,
        },
    };
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

/***/ 5108:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   FN: () => (/* binding */ foreignStateText),
/* harmony export */   GM: () => (/* binding */ unwritableStateText),
/* harmony export */   sM: () => (/* binding */ damagedStateText),
/* harmony export */   yi: () => (/* binding */ newerStateText)
/* harmony export */ });
function foreignStateText(login, url) {
    const author = login ? `\`${login}\`` : 'a deleted account';
    return `The comment by ${author} was written with another account: use one token, or delete it (${url}).`;
}
function newerStateText(url) {
    return `The comment was written by a newer version of this action: update the action. Nothing is written to it (${url}).`;
}
function damagedStateText(how, url) {
    const what = how === 'cut'
        ? "The state in the action's comment is damaged"
        : "The comment contains the action's state more than once";
    return `${what}: delete that comment, and the next request starts a new agent job (${url}).`;
}
const unwritableStateText = "The state is too long for the comment, so it wasn't written.";


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
    workflow: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
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
const changedPage = open({
    path: line,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .fileChanges */ .C8),
    anchor: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .regex */ .yG(/^[0-9a-f]{64}$/)),
});
const docsChanges = open({ head: line, pages: last(changedPage, 10), others: count });
const preview = open({ state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(['ready', 'failed']), address: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(text(500)) });
const docsPull = open({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullStates */ .vk)),
    openedAt: answeredTime,
    endedAt: answeredTime,
    todo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .docsPullTasks */ .nr)),
    toldSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["enum"] */ .k5(_docs_pull_js__WEBPACK_IMPORTED_MODULE_3__/* .sourceStates */ .EO),
    notices: count,
    isClosedForSource: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    changes: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(docsChanges),
    preview: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(preview),
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
const batchCursor = open({
    upTo: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    base: line,
    told: last(count, 50),
    after: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(open({ at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q, number: count })),
    last: last(count, 100),
    later: count,
});
const claim = open({
    nonce: line,
    until: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    tryingUntil: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q),
    isCreate: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM(),
    id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(line),
    request: text(360),
    queued: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(line),
    command: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullable */ .me(command),
    batch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(batchCursor),
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
    batch: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(batchCursor),
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


/***/ })

};
;