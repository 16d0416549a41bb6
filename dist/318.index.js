"use strict";
exports.id = 318;
exports.ids = [318];
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

/***/ 4318:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showAnswers: () => (/* binding */ showAnswers),
/* harmony export */   showDryRun: () => (/* binding */ showDryRun)
/* harmony export */ });
/* harmony import */ var _comment_render_comment_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(465);
/* harmony import */ var _state_report_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2587);


function showDryRun({ log }, dryRun) {
    const { plan, commit, prompt, requestText, report, commentContext, inputs, issueNumber } = dryRun;
    const { host } = inputs.apiUrl;
    log.info(`Decision: ${decisionText(plan)}, at ${host}, project ${inputs.projectId}`);
    log.group('Prompt that would be sent', indent(prompt));
    if (commit && inputs.commitStatus !== null)
        log.info(`Commit status that would be set: ${inputs.commitStatus} on ${commit.slice(0, 7)}`);
    if (issueNumber === null || inputs.comment === 'off') {
        log.info('No comment would be written.');
        return;
    }
    const request = { runId: report.runId, at: report.startedAt, text: requestText };
    const comment = (0,_comment_render_comment_js__WEBPACK_IMPORTED_MODULE_0__/* .renderComment */ .wQ)({ ...report, requests: (0,_state_report_js__WEBPACK_IMPORTED_MODULE_1__/* .addRequest */ .N)([], request) }, commentContext);
    log.group(`Comment that would be written on #${issueNumber}`, indent(comment));
}
function showAnswers({ log }, answers) {
    if (answers.length === 0) {
        log.info('No gate was asked, because `job-id` is set.');
        return;
    }
    const width = Math.max(...answers.map(({ name }) => name.length));
    const isLimit = answers.some(({ name }) => name === 'max-requests');
    log.group(isLimit ? 'Limits' : 'Gates', answers.map(({ name, answer }) => `${name.padEnd(width)}  ${answerText(answer)}`));
}
function answerText(answer) {
    switch (answer.kind) {
        case 'off':
            return 'off';
        case 'unseen':
            return `couldn't see: ${answer.problem}`;
        case 'open':
        case 'closed':
            return answer.detail === null ? answer.kind : `${answer.kind} (${answer.detail})`;
    }
}
function decisionText(plan) {
    switch (plan.kind) {
        case 'create':
            return 'start a new job';
        case 'message':
            return `send the request to job ${plan.jobId}`;
        case 'attach':
            return `wait for job ${plan.jobId}`;
        case 'status':
            return `ask for job ${plan.jobId}`;
    }
}
function indent(text) {
    return text.split('\n').map((line) => `  ${line}`);
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