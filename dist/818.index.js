"use strict";
exports.id = 818;
exports.ids = [818];
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

/***/ 8818:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  renderSummary: () => (/* binding */ renderSummary),
  tellsOfGate: () => (/* binding */ tellsOfGate)
});

// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
// EXTERNAL MODULE: ./src/words/skips.ts
var skips = __webpack_require__(5885);
// EXTERNAL MODULE: ./src/words/status.ts + 1 modules
var words_status = __webpack_require__(5001);
// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
;// CONCATENATED MODULE: ./src/comment/batch-section.ts



function batchSection(batch, { result, reason }) {
    const { pulls, leftOut, later, since } = batch;
    const title = `### ${(0,format/* countedText */.oA)(pulls.length + leftOut.length, 'merged pull request')}`;
    const period = `Merged since ${(0,format/* dateTimeText */.L4)(new Date(since))}.`;
    const isSent = reason !== 'dry-run' && result !== 'rejected';
    const rows = [...pulls, ...leftOut].map((judged) => rowOf(judged, isSent));
    const table = ['| Pull request | Author | Request |', '|---|---|---|', ...rows].join('\n');
    const more = later === 0
        ? []
        : [
            `${(0,format/* countedText */.oA)(later, 'more pull request')} ${later === 1 ? 'comes' : 'come'} with the next request.`,
        ];
    return [title, period, ...(rows.length === 0 ? [] : [table]), ...more].join('\n\n');
}
function rowOf({ pull, closed }, isSent) {
    const { number, title, author, url } = pull;
    const name = `[#${number}](${url}) ${(0,base_escape/* toProse */.HK)(title, 120)}`;
    const by = author === null ? '' : (0,base_escape/* toCode */.Xt)(author.login);
    const state = closed === null ? (isSent ? 'included' : 'not sent') : leftOutText(closed);
    return `| ${name} | ${by} | ${state} |`;
}
function leftOutText({ reason }) {
    const { title } = (0,skips/* describeSkip */.Vf)(reason);
    return `left out: ${title.replace(/^Skipped: /, '')}`;
}

// EXTERNAL MODULE: ./src/comment/changes-section.ts
var changes_section = __webpack_require__(8090);
// EXTERNAL MODULE: ./src/comment/render-comment.ts
var render_comment = __webpack_require__(465);
;// CONCATENATED MODULE: ./src/comment/job-summary.ts






const maxPromptLength = 20_000;
function tellsOfGate(reason) {
    return (0,skips/* isGateReason */.Mc)(reason);
}
function renderSummary(report, context, extras) {
    const { icon, title, text, next } = (0,words_status/* describeStatus */.Wn)(report, context);
    if (report.result === 'skipped' && tellsOfGate(report.reason))
        return `${icon} ${(0,skips/* skipLine */.IT)(report, base_escape/* toCode */.Xt)}\n`;
    const warnings = extras.warnings.map((warning) => `- \u26a0\ufe0f ${(0,base_escape/* toProse */.HK)(warning)}`);
    const paragraphs = (0,base_escape/* joinParagraphs */.ml)([
        `## ${icon} ${title}${(0,render_comment/* linkSuffix */.s5)(report, context)}`,
        (0,changes_section/* changesSection */.H)(report, context.runUrl),
        text,
        (0,render_comment/* detailParagraph */.OT)(report),
        report.note,
        next,
        extras.batch ? batchSection(extras.batch, report) : null,
        extras.setUp ? setUpTable(extras.setUp) : null,
        (0,render_comment/* factsTable */.wd)(report, context),
        warnings.length === 0 ? null : warnings.join('\n'),
        extras.prompt === null ? null : promptSection(promptTitle(report, extras), extras.prompt),
    ]);
    return `${paragraphs}\n`;
}
function setUpTable(rows) {
    const lines = rows.map(({ what, answer, shows }) => `| ${(0,base_escape/* toProse */.HK)(what)} | ${(0,base_escape/* toProse */.HK)(answer)} | ${(0,base_escape/* toProse */.HK)(shows)} |`);
    return ['| Checked | Answer | What it shows |', '|---|---|---|', ...lines].join('\n');
}
function promptSection(title, prompt) {
    const fence = (0,base_escape/* toFence */.ZQ)((0,base_escape/* cut */.Jj)(prompt, maxPromptLength), 'text');
    return `<details><summary>${title}</summary>\n\n${fence}\n\n</details>`;
}
function promptTitle({ result, reason }, { setUp }) {
    if (reason === 'dry-run' || setUp)
        return 'Prompt that would be sent';
    const isUnsent = result === 'queued' || reason === 'busy' || (result === 'rejected' && reason === 'unreachable');
    return isUnsent ? "Prompt that wasn't sent" : 'Prompt as sent';
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
;