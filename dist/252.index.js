"use strict";
exports.id = 252;
exports.ids = [252];
exports.modules = {

/***/ 8090:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ changesSection)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3834);
/* harmony import */ var _base_plain_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9040);


function changesSection({ result, pullRequest, docsPull }, runUrl) {
    if (result !== 'pull-request' || !pullRequest || !docsPull)
        return null;
    const { changes, state } = docsPull;
    const preview = state === 'open' ? docsPull.preview : null;
    const site = isSource(pullRequest, runUrl) ? null : (0,_base_plain_address_js__WEBPACK_IMPORTED_MODULE_0__/* .plainAddress */ .n)(preview?.address ?? null);
    const parts = [changes && pagesText(changes, pullRequest, site), preview && previewText(preview)];
    return parts.every((part) => part === null) ? null : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .joinParagraphs */ .ml)(parts);
}
function pagesText({ pages, others }, link, site) {
    if (pages.length === 0)
        return others === 0 ? null : noPagesText(others);
    const items = pages.map((page) => `- ${pageText(page, link, site)}`);
    const rest = others === 0 ? [] : [`- and ${others} more ${others === 1 ? 'file' : 'files'}`];
    return ['**Changed pages:**', '', ...items, ...rest].join('\n');
}
function noPagesText(files) {
    return `Changed files: ${files}. ${files > 100 ? 'None of the first 100 is a page.' : 'None of them is a page.'}`;
}
function pageText({ path, change, anchor }, link, site) {
    const file = `[${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toCode */ .Xt)(path)}](${link.url}/files#diff-${anchor})`;
    const page = site && change !== 'removed' ? pageAddress(path, site) : null;
    return `${file} (${change}${page === null ? '' : `, [preview](${page})`})`;
}
function pageAddress(path, site) {
    return /^[\w./-]+$/.test(path) ? `${site.href.replace(/\/$/, '')}/${path}` : null;
}
function previewText({ state, address }) {
    if (state === 'failed')
        return 'Preview failed.';
    const url = (0,_base_plain_address_js__WEBPACK_IMPORTED_MODULE_0__/* .plainAddress */ .n)(address);
    if (url)
        return `[Open the preview](${url.href})`;
    return address === null ? 'Preview ready.' : `Preview: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_1__/* .toCode */ .Xt)(address)}`;
}
function isSource({ repository }, runUrl) {
    const path = URL.parse(runUrl)?.pathname.toLowerCase() ?? '';
    return path.startsWith(`/${repository.toLowerCase()}/`);
}


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
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3834);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8378);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4716);
/* harmony import */ var _words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2160);
/* harmony import */ var _words_reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(6004);
/* harmony import */ var _words_status_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5001);
/* harmony import */ var _changes_section_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8090);







const maxCommentLength = 65_536;
function renderComment(report, context) {
    const { icon, title, text, next } = (0,_words_status_js__WEBPACK_IMPORTED_MODULE_4__/* .describeStatus */ .Wn)(report, context);
    const updatedAt = (0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(report.updatedAt));
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .joinParagraphs */ .ml)([
        `### ${icon} ${title}${linkSuffix(report, context)}`,
        (0,_words_reasons_js__WEBPACK_IMPORTED_MODULE_3__/* .setUpText */ .zH)(report.reason),
        (0,_changes_section_js__WEBPACK_IMPORTED_MODULE_6__/* .changesSection */ .H)(report, context.runUrl),
        requestLine(report),
        batchLine(report),
        report.note,
        text,
        detailParagraph(report),
        next,
        queueSection(report),
        details(report, context),
        `<sub>[Run](${context.runUrl}) \u00b7 updated ${updatedAt}</sub>`,
    ]);
}
function appendState(body, state) {
    const maxBodyLength = maxCommentLength - state.length - 2;
    if (body.length <= maxBodyLength)
        return `${body}\n\n${state}`;
    const notice = '\n\n**The rest was cut, because GitHub limits the length of a comment.**';
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .cut */ .Jj)(body, maxBodyLength - notice.length)}${notice}\n\n${state}`;
}
function queueSection({ queue, claim }) {
    if (queue.length === 0)
        return null;
    const isSending = queue.some(({ id }) => claim?.queued.includes(id));
    const title = isSending ? 'Queued requests (some are being sent now)' : 'Queued requests';
    return [`**${title}:**`, '', ...queue.map(queuedText)].join('\n');
}
function queuedText({ request, askedBy, at, notBefore }, index) {
    const earliest = notBefore === null ? '' : `, not before ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(notBefore))}`;
    return `${index + 1}. ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(request)}, asked by ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(askedBy)} (${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(at))})${earliest}`;
}
function detailParagraph({ reason, detail }) {
    return reason === 'invalid-input' && detail !== null ? (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toProse */ .HK)(detail) : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .detailLine */ .mr)(detail);
}
function factsTable(report, context) {
    const { jobId, pullRequest, branch, repository, requestCount, requests, result } = report;
    const rows = [
        ['Job', jobId === null ? null : jobCell(jobId, result)],
        ['Pull request', pullRequest && (0,_words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .u)(pullRequest, context.runUrl)],
        ['Branch', branch === null ? null : branchCell(branch, pullRequest, context)],
        ['Repository', repository === null ? null : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(repository)],
        [
            'Requests',
            jobId === null || requestCount === 0 ? null : requestCountText(requestCount, context.limits),
        ],
        ['Last requests', isShownAbove(report) ? null : requests.map(requestTextWithTime).join('<br>')],
    ];
    const known = rows.filter(([, cell]) => cell !== null).map(([name, cell]) => `| ${name} | ${cell} |`);
    return known.length === 0 ? null : ['| Detail | Value |', '|---|---|', ...known].join('\n');
}
function jobCell(jobId, result) {
    const job = (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(jobId);
    return result === 'running' ? `${job} (to wait for it in a workflow, set \`job-id\` to this)` : job;
}
function requestCountText(requestCount, limits) {
    const { maxRequests = 0, cooldownMs = 0, maxRequestsPerDay = 0 } = limits ?? {};
    return [
        requestCountOf(requestCount, maxRequests),
        ...(cooldownMs === 0 ? [] : [`at least ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(cooldownMs)} apart`]),
        ...(maxRequestsPerDay === 0 ? [] : [`at most ${maxRequestsPerDay} a day in this repository`]),
    ].join(', ');
}
function requestCountOf(requestCount, maxRequests) {
    if (maxRequests === 0)
        return String(requestCount);
    return requestCount > maxRequests
        ? `${requestCount} (limit ${maxRequests})`
        : `${requestCount} of ${maxRequests}`;
}
function linkSuffix(report, { runUrl }) {
    const { pullRequest, result, claim } = report;
    const isTold = result === 'pull-request' || ((0,_words_status_js__WEBPACK_IMPORTED_MODULE_4__/* .isUpdating */ .DS)(report) && !claim?.tryingUntil);
    return pullRequest && isTold ? `: ${(0,_words_pull_request_text_js__WEBPACK_IMPORTED_MODULE_2__/* .linkTo */ .u)(pullRequest, runUrl)}` : '';
}
function isShownAbove({ requests, workflow }) {
    return requests.length < (workflow === null ? 2 : 1);
}
function requestLine(report) {
    const { requests, askedBy, workflow, result, tookMs, claim } = report;
    const text = requests.at(-1)?.text ?? claim?.request ?? '';
    const period = /[.!?\u2026]$/.test(text) ? '' : '.';
    const isFinished = result === 'pull-request' || result === 'no-pull-request';
    const took = isFinished && text !== '' && tookMs !== null ? ` Took ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(tookMs)}.` : '';
    if (workflow !== null)
        return `By the workflow ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(workflow)}.${took}`;
    return text === '' ? null : `Asked by ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(askedBy)}: ${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(text)}${period}${took}`;
}
function batchLine({ batch, result }) {
    if (!batch || batch.last.length === 0 || result === 'skipped')
        return null;
    const names = batch.last.map((number) => `#${number}`).join(', ');
    const later = batch.later === 0
        ? ''
        : ` ${batch.later} more ${batch.later === 1 ? 'comes' : 'come'} with the next request.`;
    return `Merged pull requests: ${names}.${later}`;
}
function details(report, context) {
    const table = factsTable(report, context);
    return table && `<details><summary>Job details</summary>\n\n${table}\n\n</details>`;
}
function branchCell(branch, link, { runUrl }) {
    const url = link && (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .unknownHost */ .Vp)(link, runUrl) === null && (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_1__/* .branchUrl */ .Qq)(link, branch);
    return url ? `[${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(branch)}](${url})` : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(branch);
}
function requestTextWithTime({ text, at }) {
    return `${(0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .toCode */ .Xt)(text)} (${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(at))})`;
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
const busyProblem = 'Other workflow runs kept writing to this conversation.';
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
        const attempt = await tryOnce(session, change, stop);
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
async function tryOnce(session, change, stop) {
    await session.releasing;
    if (stop.aborted)
        return outOfTime;
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

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  K: () => (/* binding */ countRememberedRequests),
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