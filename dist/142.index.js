"use strict";
exports.id = 142;
exports.ids = [142];
exports.modules = {

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

/***/ 428:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ previewAmong),
/* harmony export */   N0: () => (/* binding */ changesIn),
/* harmony export */   NP: () => (/* binding */ areFilesNews),
/* harmony export */   QN: () => (/* binding */ isPreviewNews),
/* harmony export */   qE: () => (/* binding */ previewIn)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _docs_pull_conditions_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4319);



const maxPages = 10;
const previewMs = 3_600_000;
const maxPathLength = 100;
function changesIn(files, { headSha: head, changedFileCount }) {
    const changed = files.filter(({ status }) => status !== 'unchanged');
    const pages = changed.flatMap(pageIn).slice(0, maxPages);
    return { head, pages, others: Math.max(changedFileCount ?? 0, changed.length) - pages.length };
}
function pageIn({ filename, status }) {
    if (!/\.mdx?$/.test(filename))
        return [];
    const path = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toOneLine */ .GX)(filename.replace(/\.mdx?$/, ''), maxPathLength);
    return [{ path, change: changeOf(status), anchor: (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(filename).digest('hex') }];
}
function changeOf(status) {
    if (status === 'removed')
        return 'removed';
    return status === 'added' || status === 'copied' ? 'added' : 'changed';
}
function areFilesNews({ changes }, { headSha }) {
    return changes?.head !== headSha;
}
function isPreviewNews(known, pull, now) {
    if (pull.state !== 'open' || !/^[0-9a-f]{40,64}$/.test(pull.headSha))
        return false;
    const isRecent = now.getTime() - Date.parse(pull.updatedAt ?? '') < previewMs;
    return areFilesNews(known, pull) || (known.preview?.state !== 'ready' && isRecent);
}
function previewAmong(deployments, author) {
    const isTrusted = ({ creator }) => creator !== null && (creator === _docs_pull_conditions_js__WEBPACK_IMPORTED_MODULE_2__/* .agentLogin */ .Bv || creator === author);
    return deployments.filter(isTrusted).toSorted((a, b) => b.id - a.id)[0] ?? null;
}
function previewIn(statuses) {
    const [newest] = statuses.toSorted((a, b) => b.id - a.id);
    if (newest?.state === 'success')
        return { state: 'ready', address: newest.address };
    const hasFailed = newest?.state === 'failure' || newest?.state === 'error';
    return hasFailed ? { state: 'failed', address: null } : null;
}


/***/ }),

/***/ 1374:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Cs: () => (/* binding */ getPull),
/* harmony export */   Es: () => (/* binding */ readPull),
/* harmony export */   LW: () => (/* binding */ readPreview),
/* harmony export */   Nl: () => (/* binding */ addLabels),
/* harmony export */   RX: () => (/* binding */ listAuthors),
/* harmony export */   ZD: () => (/* binding */ commentOnce),
/* harmony export */   i5: () => (/* binding */ requestReviewers),
/* harmony export */   m2: () => (/* binding */ listFirstFiles)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _base_instant_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4560);
/* harmony import */ var _conversation_comment_calls_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5034);
/* harmony import */ var _github_account_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2292);
/* harmony import */ var _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7730);
/* harmony import */ var _changed_pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(428);






const teamPrefix = 'team:';
const maxListedCommits = 250;
const maxCommitPages = Math.ceil(maxListedCommits / _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0);
const branch = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    sha: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), ''),
    repo: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
        full_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
        private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zM()),
        visibility: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()),
    })),
});
const pullResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({
    state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(),
    created_at: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u,
    updated_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    merged_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    closed_at: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(_base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .instant */ .u),
    user: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c,
    head: branch,
    base: branch,
    comments: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .Mf(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), 1),
    changed_files: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh()),
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
        headSha: head.sha,
        updatedAt: pull.updated_at ?? null,
        changedFileCount: pull.changed_files ?? null,
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
const filesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ filename: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), status: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() }));
async function listFirstFiles({ connection: { client, repo }, number: pull_number, signal, }) {
    const github = await client();
    const { data } = await github.pulls.listFiles({
        ...repo,
        pull_number,
        per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0,
        request: { signal },
    });
    return filesResponse.parse(data);
}
const deploymentsResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), creator: _github_account_js__WEBPACK_IMPORTED_MODULE_3__/* .account */ .c }));
const deploymentStatusesResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YO(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Wh(), state: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj(), environment_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj()) }));
async function readPreview({ connection: { client, repo }, signal }, { headSha, author }) {
    const github = await client();
    const call = { ...repo, per_page: _github_list_pages_js__WEBPACK_IMPORTED_MODULE_4__/* .pageSize */ .T0, request: { signal } };
    const { data } = await github.repos.listDeployments({ ...call, sha: headSha });
    const deployments = deploymentsResponse.parse(data);
    const made = (0,_changed_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .previewAmong */ .Fe)(deployments.map(({ id, creator }) => ({ id, creator: creator?.login ?? null })), author);
    if (!made)
        return null;
    const { data: statuses } = await github.repos.listDeploymentStatuses({ ...call, deployment_id: made.id });
    return (0,_changed_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .previewIn */ .qE)(deploymentStatusesResponse
        .parse(statuses)
        .map(({ id, state, environment_url: url }) => ({ id, state, address: url || null })));
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
  openDocsPulls: () => (/* binding */ openDocsPulls)
});

// EXTERNAL MODULE: ./src/base/hmac.ts
var hmac = __webpack_require__(9138);
// EXTERNAL MODULE: ./src/base/result.ts
var result = __webpack_require__(512);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/state/mark.ts
var mark = __webpack_require__(4352);
// EXTERNAL MODULE: ./src/follow-up/changed-pages.ts
var changed_pages = __webpack_require__(428);
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
        async changes(link, pull, known) {
            const target = { ...accessTo(link, options), number: link.number, ...request };
            const isPreviewWanted = (0,changed_pages/* isPreviewNews */.QN)(known, pull, options.clock.now());
            const [files, preview] = await Promise.all([
                (0,changed_pages/* areFilesNews */.NP)(known, pull) ? (0,docs_calls/* listFirstFiles */.m2)(target).catch(() => null) : null,
                isPreviewWanted ? (0,docs_calls/* readPreview */.LW)(target, pull).catch(() => null) : known.preview,
            ]);
            return { changes: files ? (0,changed_pages/* changesIn */.N0)(files, pull) : known.changes, preview };
        },
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
/* harmony export */   Bv: () => (/* binding */ agentLogin),
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


/***/ })

};
;