/******/ (() => { // webpackBootstrap
/******/ 	"use strict";
/******/ 	var __webpack_modules__ = ({

/***/ 1443:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H0: () => (/* binding */ isRefused),
/* harmony export */   Ke: () => (/* binding */ refusals),
/* harmony export */   Te: () => (/* binding */ unclaimedError),
/* harmony export */   _S: () => (/* binding */ createJob),
/* harmony export */   bX: () => (/* binding */ matchingJob),
/* harmony export */   cd: () => (/* binding */ isInDoubt),
/* harmony export */   g8: () => (/* binding */ startPolling),
/* harmony export */   qd: () => (/* binding */ endAfterError)
/* harmony export */ });
/* unused harmony export promptDigest */
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9773);


async function createJob(prompt, note, ports) {
    const sentAt = ports.clock.now();
    const result = await ports.service.createJob(prompt, ports.tries);
    const answeredAt = ports.clock.now();
    if (result.kind === 'failure') {
        const { error } = result;
        const isAmbiguous = error.kind === 'ambiguous';
        const detail = isAmbiguous ? lostRequestDetail(error, prompt, [sentAt, answeredAt]) : error.detail;
        return endAfterError({ ...error, detail }, ports);
    }
    const job = result.value;
    if (!job)
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)('unknown', { reason: 'create-unconfirmed' });
    const seconds = ((answeredAt.getTime() - sentAt.getTime()) / 1_000).toFixed(1);
    ports.log(`Created job ${job.id} in ${seconds}s`);
    const state = startPolling(job.id, { job, isNew: true }, ports);
    return { kind: 'started', state, isNewRequest: true, isNewJob: true, note };
}
const unclaimedError = {
    kind: 'rejected',
    reason: 'memory-unwritable',
    status: null,
    detail: "the comment couldn't be kept up to date, so nothing was sent",
};
const refusals = [400, 404, 409, 422];
function isRefused(start) {
    return start.kind === 'ended' && start.isRefused;
}
function isInDoubt(start) {
    if (start.kind !== 'ended')
        return false;
    return start.reason === 'create-unconfirmed' || start.reason === 'message-unconfirmed';
}
function endAfterError({ kind, reason, detail, status }, { cancelled }) {
    if (kind === 'ambiguous')
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(cancelled.aborted ? 'cancelled' : 'unknown', { reason, detail });
    if (cancelled.aborted)
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)('cancelled', { reason: 'interrupted' });
    const result = (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .isMemoryUnknown */ ._m)({ reason }) ? 'unknown' : 'rejected';
    return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)(result, { reason, detail, isRefused: refusals.includes(status) });
}
function matchingJob(polled, jobId) {
    return polled.kind === 'value' && polled.value.id === jobId ? polled.value : null;
}
function startPolling(jobId, known, { clock }) {
    const startedMs = clock.elapsedMs();
    return {
        ...{ jobId, job: null, until: 'finished', isNew: false, pendingMessage: null, hasResponded: false },
        ...{ startedMs, lastGoodMs: startedMs, missedPolls: 0, clientErrors: 0, notFound: null },
        ...{ slowdowns: 0, linkRetries: 0 },
        ...known,
    };
}
function lostRequestDetail({ detail }, prompt, [from, to]) {
    const since = secondText(from);
    const until = secondText(to);
    const when = since === until ? `at ${since}` : `between ${since} and ${until}`;
    return `${detail}; sent ${when} UTC, prompt ${promptDigest(prompt)}`;
}
function secondText(at) {
    return at.toISOString().slice(0, 19).replace('T', ' ');
}
function promptDigest(prompt) {
    return `sha256:${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(prompt).digest('hex').slice(0, 12)}`;
}


/***/ }),

/***/ 3019:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ startJob)
/* harmony export */ });
/* harmony import */ var _create_job_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1443);

async function startJob(plan, prompt, ports) {
    if (plan.kind === 'create')
        return (0,_create_job_js__WEBPACK_IMPORTED_MODULE_0__/* .createJob */ ._S)(prompt, plan.note, ports);
    const { goOn } = await __nccwpck_require__.e(/* import() */ 146).then(__nccwpck_require__.bind(__nccwpck_require__, 1146));
    return goOn(plan, prompt, ports);
}


/***/ }),

/***/ 8405:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ noteOfReplaced)
/* harmony export */ });
function noteOfReplaced(status) {
    if (status === 'failed')
        return 'The previous agent job failed, so this is a new one.';
    return status === 'archived' ? 'The previous agent job was archived, so this is a new one.' : null;
}


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $S: () => (/* binding */ maxPermissionTryMs),
/* harmony export */   $v: () => (/* binding */ maxMergedMs),
/* harmony export */   CK: () => (/* binding */ maxContextMs),
/* harmony export */   FJ: () => (/* binding */ maxEndWaitMs),
/* harmony export */   FR: () => (/* binding */ maxStepMs),
/* harmony export */   Ps: () => (/* binding */ maxCloseMs),
/* harmony export */   Qn: () => (/* binding */ unreadPauseMs),
/* harmony export */   Vs: () => (/* binding */ maxAfterDeadlineMs),
/* harmony export */   WX: () => (/* binding */ maxUnavailableInReconcileMs),
/* harmony export */   X0: () => (/* binding */ maxReconcileMs),
/* harmony export */   XB: () => (/* binding */ maxSendAfterCancelMs),
/* harmony export */   _W: () => (/* binding */ maxLastPollMs),
/* harmony export */   eC: () => (/* binding */ maxTakingOnMs),
/* harmony export */   f1: () => (/* binding */ maxOpenMs),
/* harmony export */   fl: () => (/* binding */ maxUnavailableBeforeQueueMs),
/* harmony export */   gu: () => (/* binding */ claimWriteMs),
/* harmony export */   i_: () => (/* binding */ maxServiceMs),
/* harmony export */   nC: () => (/* binding */ maxLateStatusMs),
/* harmony export */   q4: () => (/* binding */ maxShareMs),
/* harmony export */   qD: () => (/* binding */ maxPostWaitMs),
/* harmony export */   s8: () => (/* binding */ maxEndMs),
/* harmony export */   vy: () => (/* binding */ maxLastStatusMs),
/* harmony export */   xE: () => (/* binding */ maxCallMs),
/* harmony export */   yV: () => (/* binding */ maxBeforeCreateMs),
/* harmony export */   zA: () => (/* binding */ maxGatesMs),
/* harmony export */   zF: () => (/* binding */ maxUnavailableMs),
/* harmony export */   zY: () => (/* binding */ maxBeginWaitMs)
/* harmony export */ });
const maxBeforeCreateMs = 10_000;
const maxGatesMs = 5_000;
const maxContextMs = 5_000;
const maxMergedMs = 60_000;
const maxPermissionTryMs = 2_500;
const maxBeginWaitMs = 3 * 60_000;
const maxEndWaitMs = 20_000;
const maxPostWaitMs = 4 * 60_000;
const maxCallMs = 10_000;
const claimWriteMs = 3 * 60_000;
const maxUnavailableMs = 10 * 60_000;
const maxUnavailableBeforeQueueMs = 60_000;
const maxUnavailableInReconcileMs = 10_000;
const unreadPauseMs = 5_000;
const maxSendAfterCancelMs = 4_500;
const maxLastPollMs = 3_000;
const maxAfterDeadlineMs = 6_000;
const maxEndMs = 60_000;
const maxShareMs = 4_000;
const maxLateStatusMs = 3_000;
const maxLastStatusMs = 5_000;
const maxCloseMs = 3_500;
const maxOpenMs = 500;
const maxServiceMs = 8_000;
const maxStepMs = 17_000;
const maxReconcileMs = 10 * 60_000;
const maxTakingOnMs = 9.5 * 60_000;


/***/ }),

/***/ 3971:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   OZ: () => (/* binding */ docLinks),
/* harmony export */   Q3: () => (/* binding */ docLinkFor),
/* harmony export */   _r: () => (/* binding */ docLinkOfAction),
/* harmony export */   w0: () => (/* binding */ docLinkForExport)
/* harmony export */ });
const docLinks = {
    retries: 'docs/reliability.md#retries',
    github: 'docs/reliability.md#problems-with-github-and-the-runner',
    cancellation: 'docs/reliability.md#cancellation-and-the-post-step',
    blocked: 'docs/enterprise-server.md#api-calls-that-are-blocked',
    certificates: 'docs/enterprise-server.md#proxy-and-certificates',
    down: 'docs/reliability.md#if-mintlify-is-down',
    docsPull: 'docs/docs-pull-request.md#when-something-was-refused',
    export: 'docs/visitors.md#when-it-is-not-complete',
    exportLimits: 'docs/visitors.md#how-many-api-calls',
    gates: 'docs/gates.md#gates',
    inputs: 'docs/reference.md#inputs',
    limits: 'docs/scale.md#rate-limits',
    permissions: 'docs/permissions.md#permissions',
    reasons: 'docs/reliability.md#reasons',
    reconcile: 'docs/cost.md#what-reconcile-does',
    reconcileInputs: 'docs/reference.md#inputs-of-reconcile',
    results: 'docs/reliability.md#results',
    setUp: 'README.md#get-started',
    troubleshooting: 'docs/troubleshooting.md#messages',
    visitorsInputs: 'docs/reference.md#inputs-of-visitors',
    waiting: 'docs/reliability.md#waiting',
    whoMay: 'docs/security.md#who-can-start-it',
};
const linkByReason = {
    redirected: 'inputs',
    'bad-request': 'inputs',
    blocked: 'blocked',
    'create-unconfirmed': 'retries',
    deadline: 'waiting',
    forbidden: 'setUp',
    'invalid-input': 'inputs',
    'job-disappeared': 'waiting',
    'conversation-busy': 'github',
    'memory-unreadable': 'github',
    'memory-unwritable': 'github',
    'newer-state': 'github',
    'message-unconfirmed': 'retries',
    'permission-unknown': 'whoMay',
    'project-not-found': 'setUp',
    'rate-limited': 'limits',
    interrupted: 'cancellation',
    'effect-unconfirmed': 'waiting',
    tls: 'certificates',
    unauthorized: 'setUp',
    unreachable: 'down',
};
const linkByExportReason = {
    ...linkByReason,
    'page-budget': 'export',
    'rate-limited': 'exportLimits',
    'repeated-page': 'export',
    'rows-shifted': 'export',
    interrupted: 'export',
    'unexpected-answer': 'export',
};
const inputsByAction = new Map([
    ['visitors', 'visitorsInputs'],
    ['reconcile', 'reconcileInputs'],
]);
function docLinkOfAction(docLink, action) {
    return docLink === 'inputs' ? (inputsByAction.get(action) ?? docLink) : docLink;
}
function docLinkFor(reason) {
    return reason === null ? 'results' : (linkByReason[reason] ?? 'reasons');
}
function docLinkForExport(reason) {
    return docLinkOfAction((reason && linkByExportReason[reason]) ?? 'export', 'visitors');
}


/***/ }),

/***/ 3834:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DP: () => (/* binding */ joinSentences),
/* harmony export */   GX: () => (/* binding */ toOneLine),
/* harmony export */   HK: () => (/* binding */ toProse),
/* harmony export */   Jj: () => (/* binding */ cut),
/* harmony export */   LW: () => (/* binding */ toEntities),
/* harmony export */   Ro: () => (/* binding */ toCodeSpan),
/* harmony export */   Xt: () => (/* binding */ toCode),
/* harmony export */   ZO: () => (/* binding */ removeHidden),
/* harmony export */   ZQ: () => (/* binding */ toFence),
/* harmony export */   gD: () => (/* binding */ toLogLine),
/* harmony export */   ml: () => (/* binding */ joinParagraphs),
/* harmony export */   mr: () => (/* binding */ detailLine),
/* harmony export */   z3: () => (/* binding */ isBlank)
/* harmony export */ });
const lineEndsAndControls = /[\p{Cc}\u2028\u2029]+/gu;
const bidirectional = /\p{Bidi_Control}/gu;
const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
const invisibleAfterAscii = /(?<=\p{ASCII})[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
function toLogLine(text) {
    return visibleLine(text)
        .replace(/:(?=:)/g, ': ')
        .replace(/##\[/g, '## [');
}
function visibleLine(text) {
    if (!/[^ -~]/.test(text))
        return text;
    return text.replace(lineEndsAndControls, ' ').replace(bidirectional, '').replace(invisibleAfterAscii, '');
}
function toOneLine(text, maxLength) {
    const line = text.toWellFormed().replace(lineEndsAndControls, ' ').replace(bidirectional, '');
    return cut(line.replace(/ {2,}/g, ' ').trim(), maxLength);
}
function toCode(text, maxLength = 120) {
    const line = toOneLine(text, maxLength);
    return `<code>${toEntities(line)}</code>`;
}
function toCodeSpan(text, maxLength = 200) {
    return `\`${breakHtmlComments(toOneLine(text, maxLength).replaceAll('`', "'"))}\``;
}
function toProse(text, maxLength = 500) {
    const parts = toOneLine(text, maxLength).split('`');
    return parts.map((part, index) => (index % 2 === 1 ? toCode(part) : toPlainWords(part))).join('');
}
function toPlainWords(text) {
    return text.replace(/\S+/g, (word) => (isReference(word) ? toCode(word, Infinity) : toEntities(word)));
}
function isReference(word) {
    return /[@#]|gh-\d|:\/\/|www\.|[0-9a-f]{7}/i.test(word);
}
function toEntities(text) {
    return text.replace(/[!-/:-@[-`{-~]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
function toFence(text, language = '') {
    const runs = text.match(/`{3,}|~{3,}/g) ?? [];
    const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
    return `${fence}${language}\n${text.replace(/\n+$/, '')}\n${fence}`;
}
function removeHidden(text) {
    const visible = text.replace(/\r\n?/g, '\n').replace(invisible, '').replace(bidirectional, '');
    return removeHtmlComments(visible.replace(/(?![\n\t])\p{Cc}/gu, ''));
}
function isBlank(text) {
    return text.replace(invisible, '').replace(lineEndsAndControls, '').trim() === '';
}
function cut(text, maxLength) {
    if (text.length <= maxLength)
        return text;
    const kept = text.slice(0, Math.max(0, maxLength - 1));
    return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}\u2026`;
}
const htmlComment = /<!--(?:-?>|[\s\S]*?(?:--!?>|$))/g;
const maxPasses = 10;
function removeHtmlComments(text) {
    let kept = text;
    for (let pass = 0; pass < maxPasses && kept.includes('<!--'); pass += 1)
        kept = kept.replace(htmlComment, '');
    return breakHtmlComments(kept);
}
function breakHtmlComments(text) {
    return text.replaceAll('<!--', '<! --');
}
function joinParagraphs(paragraphs) {
    return paragraphs.filter((paragraph) => paragraph !== null).join('\n\n');
}
function joinSentences(sentences) {
    return sentences.filter((sentence) => sentence !== null).join(' ');
}
function detailLine(detail) {
    return detail === null ? null : `Details: ${toCode(detail, maxDetailLength)}`;
}
const maxDetailLength = 500;


/***/ }),

/***/ 8378:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L4: () => (/* binding */ dateTimeText),
/* harmony export */   S5: () => (/* binding */ durationText),
/* harmony export */   Yi: () => (/* binding */ clockText),
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   oA: () => (/* binding */ countedText)
/* harmony export */ });
function durationText(durationMs) {
    const seconds = Math.max(0, Math.round(durationMs / 1_000));
    if (seconds < 60)
        return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60)
        return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m ${pad(seconds % 60)}s`;
    return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
}
function clockText(at) {
    return `${at.toISOString().slice(11, 16)} UTC`;
}
function dateTimeText(at) {
    return `${at.toISOString().slice(0, 10)} ${clockText(at)}`;
}
function countText(count) {
    return Math.round(count).toLocaleString('en-US');
}
function countedText(count, noun, plural = `${noun}s`) {
    return `${countText(count)} ${count === 1 ? noun : plural}`;
}
function changeText(countNow, countBefore) {
    const [now, before] = [Math.round(countNow), Math.round(countBefore)];
    const difference = (now - before).toLocaleString('en-US', { signDisplay: 'exceptZero' });
    if (before === 0 || now === before)
        return difference;
    const share = ((now - before) / before).toLocaleString('en-US', percent);
    return `${difference} (${share})`;
}
const percent = { style: 'percent', signDisplay: 'exceptZero', maximumFractionDigits: 1 };
function pad(value) {
    return String(value).padStart(2, '0');
}


/***/ }),

/***/ 9138:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Hz: () => (/* binding */ deriveKey),
/* harmony export */   _S: () => (/* binding */ sign),
/* harmony export */   s3: () => (/* binding */ isSignedBy)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);

function deriveKey(secret, purpose) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', purpose, 32));
}
function sign(text, key) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', key).update(text).digest('base64');
}
function isSignedBy(text, signature, key) {
    const expected = Buffer.from(sign(text, key));
    const given = Buffer.from(signature);
    return given.length === expected.length && (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, expected);
}


/***/ }),

/***/ 7480:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
function once(make) {
    let made = null;
    return () => {
        made ??= { value: make() };
        return made.value;
    };
}


/***/ }),

/***/ 9040:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ plainAddress)
/* harmony export */ });
const maxLength = 300;
function plainAddress(text) {
    const url = text === null || text.length > maxLength ? null : URL.parse(text);
    if (url?.protocol !== 'https:' || url.username || url.password || url.port || url.search || url.hash)
        return null;
    const isPlain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) && /^[\w./~-]*$/.test(url.pathname);
    return isPlain ? url : null;
}


/***/ }),

/***/ 1564:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ toRedactedLine),
/* harmony export */   l: () => (/* binding */ createRedactor)
/* harmony export */ });
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3834);

const minSecretLength = 6;
const unseen = '[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800]';
const everyUnseen = new RegExp(unseen, 'gu');
function createRedactor(secrets) {
    const visible = secrets.map((secret) => (isPlain(secret) ? secret : secret.replace(everyUnseen, '')));
    const long = [...new Set([...secrets, ...visible])].filter((secret) => secret.length >= minSecretLength);
    const forms = [...new Set(long.flatMap(formsOf))].sort((a, b) => b.length - a.length);
    if (forms.length === 0)
        return (text) => text;
    const pattern = new RegExp(forms.map(escapeForPattern).join('|'), 'g');
    return (text) => {
        const redacted = text.replace(pattern, '***');
        if (isPlain(redacted))
            return redacted;
        const readable = redacted.replace(everyUnseen, '');
        const split = forms.filter((form) => readable.includes(form));
        return split.length === 0 ? redacted : redacted.replace(patternOfSplit(split), '***');
    };
}
function toRedactedLine(text, { redact, maxLength }) {
    return (0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .cut */ .Jj)(redact((0,_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(redact(text), Infinity)), maxLength);
}
function patternOfSplit(forms) {
    const split = forms.map((form) => Array.from(form, escapeForPattern).join(`${unseen}*`));
    return new RegExp(split.join('|'), 'gu');
}
function isPlain(text) {
    return !/[^ -~]/.test(text);
}
function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString('hex');
    const json = JSON.stringify(secret).slice(1, -1);
    return [secret, hex, hex.toUpperCase(), json, ...uriForms(secret), ...base64Forms(bytes)];
}
function uriForms(secret) {
    const forms = [
        encodeURIComponent(secret),
        encodeURI(secret),
        String(new URLSearchParams({ a: secret })).slice(2),
    ];
    return forms.flatMap((form) => [form, form.replace(/%[0-9A-F]{2}/g, (escaped) => escaped.toLowerCase())]);
}
function base64Forms(bytes) {
    return [0, 1, 2].flatMap((offset) => {
        const padded = Buffer.concat([Buffer.alloc(offset), bytes]);
        const encoded = padded.toString('base64').replace(/=+$/, '');
        const sharedEnd = padded.length % 3 === 0 ? encoded.length : encoded.length - 1;
        const core = encoded.slice(Math.ceil((offset * 8) / 6), sharedEnd);
        return [core, core.replaceAll('+', '-').replaceAll('/', '_')];
    });
}
function escapeForPattern(text) {
    return text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
}


/***/ }),

/***/ 183:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ reasons),
/* harmony export */   Q: () => (/* binding */ runResults)
/* harmony export */ });
const runResults = [
    'pull-request',
    'no-pull-request',
    'running',
    'queued',
    'skipped',
    'failed',
    'archived',
    'timed-out',
    'cancelled',
    'unknown',
    'rejected',
];
const reasons = [
    'bad-request',
    'blocked',
    'bot-not-allowed',
    'busy',
    'conversation-busy',
    'cooldown',
    'create-unconfirmed',
    'daily-limit',
    'deadline',
    'dry-run',
    'edited-comment',
    'effect-unconfirmed',
    'existing-job',
    'forbidden',
    'guard-unreadable',
    'help',
    'interrupted',
    'invalid-input',
    'job-disappeared',
    'job-not-found',
    'memory-unreadable',
    'memory-unwritable',
    'merge-group',
    'message-unconfirmed',
    'merged-unreadable',
    'newer-state',
    'no-secrets',
    'not-a-command',
    'nothing-merged',
    'own-pull-request',
    'paths',
    'permission-denied',
    'permission-unknown',
    'project-not-found',
    'rate-limited',
    'redirected',
    'ref-deleted',
    'skip-label',
    'skip-phrase',
    'source-closed',
    'source-merged',
    'source-reopened',
    'status-not-set',
    'status-waived',
    'tls',
    'request-limit',
    'unauthorized',
    'unexpected-answer',
    'unreachable',
];


/***/ }),

/***/ 512:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   V: () => (/* binding */ failure),
/* harmony export */   k: () => (/* binding */ success)
/* harmony export */ });
function success(value) {
    return { kind: 'success', value };
}
function failure(error) {
    return { kind: 'failure', error };
}


/***/ }),

/***/ 1814:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ isLiving),
/* harmony export */   dL: () => (/* binding */ withClaim),
/* harmony export */   "do": () => (/* binding */ withoutClaim),
/* harmony export */   o0: () => (/* binding */ firstState)
/* harmony export */ });
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4708);

function firstState({ run }) {
    return { run, job: null, conversation: _state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyConversation */ .$3 };
}
function withClaim(state, claim) {
    return { ...state, conversation: { ...state.conversation, claim } };
}
function withoutClaim(state, nonce) {
    const { conversation } = state;
    const isHeld = conversation.claim?.nonce === nonce;
    return isHeld ? { ...state, conversation: { ...conversation, claim: null } } : state;
}
function isLiving({ until }, at) {
    return at.getTime() < Date.parse(until);
}


/***/ }),

/***/ 5136:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   Td: () => (/* binding */ commentKey),
/* harmony export */   u2: () => (/* binding */ signingSecret)
/* harmony export */ });
/* harmony import */ var _runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2783);

const goodSecret = 'one line of at least 16 characters, such as the output of `openssl rand -hex 32`';
const signingSecret = (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .matching */ .wC)(/^\P{Cc}{16,}$/u, `be ${goodSecret}`));
const command = (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lq)((0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .matching */ .wC)(/^\S{0,50}$/, 'be one word of up to 50 characters, or empty'));
const commentKey = (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .matching */ .wC)(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/, 'be 1 to 64 letters, digits, `.`, `-` or `_`');


/***/ }),

/***/ 1801:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ holdClaim),
/* harmony export */   r: () => (/* binding */ claimUntil)
/* harmony export */ });
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1135);
/* harmony import */ var _claims_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1814);
/* harmony import */ var _lock_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(188);



const minRenewalMs = 60_000;
function claimUntil(at, sendTimeoutMs, waitMs = 0) {
    return new Date(at.getTime() + waitMs + 2 * sendTimeoutMs + _base_budgets_js__WEBPACK_IMPORTED_MODULE_2__/* .claimWriteMs */ .gu).toISOString();
}
function holdClaim(first, since, options) {
    const { conversation, isWritten, clock, sendTimeoutMs, patience } = options;
    let claim = first;
    let started = since;
    let windowMs = sendTimeoutMs;
    const rewrite = async (changes, waitMs) => {
        const next = { ...claim, ...changes };
        if (!isWritten) {
            claim = next;
            return true;
        }
        const mark = (0,_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .markNow */ .Ko)(clock);
        const changed = await conversation.change(({ state, at }) => {
            const isHeld = state !== null && state.conversation.claim?.nonce === claim.nonce;
            const renewed = { ...next, until: claimUntil(at, sendTimeoutMs, waitMs) };
            return isHeld ? { state: (0,_claims_js__WEBPACK_IMPORTED_MODULE_0__/* .withClaim */ .dL)(state, renewed), value: renewed } : { state: null, value: null };
        }, patience());
        if (changed.kind !== 'written' || changed.value === null)
            return false;
        claim = changed.value;
        started = mark;
        windowMs = sendTimeoutMs + waitMs;
        return true;
    };
    return {
        claim: () => claim,
        isWritten,
        async mayTry(waitMs, until) {
            const isInTime = (0,_lock_js__WEBPACK_IMPORTED_MODULE_1__/* .passedMs */ .jf)(started, clock) + waitMs <= windowMs;
            if (!isWritten || isInTime)
                return true;
            const aheadMs = until === null ? waitMs : Math.max(waitMs, minRenewalMs);
            return rewrite({ tryingUntil: until?.toISOString() }, aheadMs);
        },
        becomeCreate: async () => claim.isCreate || rewrite({ isCreate: true }, 0),
        keepQueued: (ids) => rewrite({ queued: [...ids] }, 0),
    };
}


/***/ }),

/***/ 188:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DZ: () => (/* binding */ hasRival),
/* harmony export */   FH: () => (/* binding */ maxLagMs),
/* harmony export */   Hx: () => (/* binding */ maxLateMs),
/* harmony export */   Ko: () => (/* binding */ markNow),
/* harmony export */   MB: () => (/* binding */ maxHoldMs),
/* harmony export */   Md: () => (/* binding */ lockPauseMs),
/* harmony export */   XU: () => (/* binding */ isDead),
/* harmony export */   jf: () => (/* binding */ passedMs),
/* harmony export */   kj: () => (/* binding */ otherAccountMs)
/* harmony export */ });
/* unused harmony export maxLockAgeMs */
const maxLockAgeMs = 90_000;
const maxHoldMs = 45_000;
const maxLagMs = 3_000;
const maxLateMs = 23_000;
const otherAccountMs = 2 * maxLagMs + 1_000;
function isDead({ createdAt }, at) {
    return at.getTime() - createdAt.getTime() >= maxLockAgeMs;
}
function hasRival(locks, { ownId, authorId, at }) {
    return locks.some((lock) => {
        const { id, isBot } = lock.account;
        return id !== ownId && (isBot || id === authorId) && !isDead(lock, at);
    });
}
const pausesMs = [2_000, 4_000, 8_000];
const longPauseMs = 15_000;
function lockPauseMs(tries) {
    return pausesMs[tries - 1] ?? longPauseMs;
}
function markNow(clock) {
    return { elapsedMs: clock.elapsedMs(), wallMs: clock.now().getTime() };
}
function passedMs(since, clock) {
    const now = markNow(clock);
    return Math.max(now.elapsedMs - since.elapsedMs, now.wallMs - since.wallMs);
}


/***/ }),

/***/ 7212:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $Y: () => (/* binding */ statusNameProblem),
/* harmony export */   kf: () => (/* binding */ reportIn),
/* harmony export */   zE: () => (/* binding */ memoryOf)
/* harmony export */ });
/* harmony import */ var _state_commit_status_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5267);
/* harmony import */ var _state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4708);


function memoryOf(looked) {
    if (looked.kind === 'failed')
        return { kind: 'unreadable', reason: looked.reason, problem: looked.problem };
    if (looked.kind === 'none')
        return { kind: 'none', hasUnverified: false, isInaccessible: looked.problem !== null };
    const { state, hasUnverified, otherStatuses } = looked.seen;
    return state
        ? { kind: 'found', report: (0,_state_report_parts_js__WEBPACK_IMPORTED_MODULE_0__/* .reportOf */ .EI)(state), otherStatuses }
        : { kind: 'none', hasUnverified, otherStatuses };
}
function reportIn(memory) {
    return memory.kind === 'found' ? memory.report : null;
}
function statusNameProblem(memory, context) {
    const others = memory.kind === 'unreadable' ? [] : (memory.otherStatuses ?? []);
    const other = (0,_state_commit_status_js__WEBPACK_IMPORTED_MODULE_1__/* .statusNamed */ .Q1)(context, others);
    return (other &&
        `Input \`commit-status\` is \`${context}\`, but another docs project uses that name on this pull request, too: ${other.url}. Give each project its own name, or delete that comment if it's no longer used.`);
}


/***/ }),

/***/ 6994:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BO: () => (/* binding */ noConversation),
/* harmony export */   Kq: () => (/* binding */ noCommenter),
/* harmony export */   qX: () => (/* binding */ unknownConversation)
/* harmony export */ });
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(512);

function noConversation(problem = null) {
    return answering({ kind: 'none', problem });
}
function unknownConversation(problem) {
    return answering({ kind: 'failed', reason: 'memory-unreadable', problem });
}
function answering(answer) {
    return {
        change: async () => answer,
        look: async () => answer,
        close: async () => undefined,
        url: () => null,
    };
}
const noCommenter = {
    permissionOf: async () => (0,_base_result_js__WEBPACK_IMPORTED_MODULE_0__/* .success */ .k)('none'),
    react: async () => undefined,
    replaceReaction: async () => null,
    command: () => null,
};


/***/ }),

/***/ 7668:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ joinRequests),
/* harmony export */   M_: () => (/* binding */ dueIn),
/* harmony export */   Z2: () => (/* binding */ enqueue),
/* harmony export */   z2: () => (/* binding */ requestId)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__nccwpck_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3834);
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8378);



const maxQueueBytes = 7_000;
const maxQueued = 10;
function requestId({ runId, jobName, stepId }, text, attempt) {
    const parts = JSON.stringify([jobName, stepId, text, attempt]);
    return `${runId}-${(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(parts).digest('hex').slice(0, 16)}`;
}
function enqueue(queue, request) {
    const isReplaced = (other) => other.id === request.id || (request.isReplaceable && other.isReplaceable);
    const entries = [...queue.filter((other) => !isReplaced(other)), request];
    const hasRoom = entries.length <= maxQueued && Buffer.byteLength(JSON.stringify(entries)) <= maxQueueBytes;
    return hasRoom ? entries : null;
}
function dueIn(queue, now) {
    const isDue = ({ notBefore }) => notBefore === null || Date.parse(notBefore) <= now.getTime();
    return queue.some(isDue) ? [...queue] : [];
}
function joinRequests(entries, own) {
    const texts = entries.map(({ text }) => text);
    const all = own === null ? texts : [...texts, own];
    if (all.length < 2)
        return all[0] ?? '';
    const parts = all.map((text, index) => {
        const entry = entries[index];
        const from = entry ? `, asked by ${entry.askedBy} at ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_1__/* .dateTimeText */ .L4)(new Date(entry.at))}` : '';
        return `Request ${index + 1} of ${all.length}${from}:\n\n${text}`;
    });
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([`There are ${all.length} requests. Do all of them.`, ...parts]);
}


/***/ }),

/***/ 1384:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D3: () => (/* binding */ commitOf),
/* harmony export */   O9: () => (/* binding */ toSha),
/* harmony export */   Vp: () => (/* binding */ runUrl),
/* harmony export */   gb: () => (/* binding */ describeTrigger),
/* harmony export */   pD: () => (/* binding */ isCrossRepository),
/* harmony export */   s4: () => (/* binding */ hasAssociation),
/* harmony export */   tf: () => (/* binding */ toAccount),
/* harmony export */   yU: () => (/* binding */ issueNumberOf)
/* harmony export */ });
function toAccount(login, type) {
    return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
function toSha(text) {
    return text !== null && /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null;
}
function issueNumberOf(trigger) {
    if (trigger.kind === 'pull-request')
        return trigger.pullRequest.number;
    if (trigger.kind === 'comment')
        return trigger.issueNumber;
    return null;
}
function hasAssociation(trigger) {
    const association = trigger.kind === 'comment' ? trigger.comment.authorAssociation : null;
    return Boolean(association) && association !== 'NONE';
}
function isCrossRepository(trigger) {
    return (trigger.kind === 'pull-request' || trigger.kind === 'comment') && trigger.isCrossRepository;
}
function commitOf({ trigger, sha }) {
    switch (trigger.kind) {
        case 'pull-request':
        case 'comment':
        case 'merge-group':
        case 'workflow-run':
            return trigger.headSha;
        case 'push':
            return toSha(trigger.after);
        case 'deleted-ref':
            return null;
        default:
            return sha;
    }
}
function runUrl(run) {
    return `${run.serverUrl}/${run.repository.owner}/${run.repository.name}/actions/runs/${run.runId}`;
}
function describeTrigger(run) {
    const { trigger } = run;
    if (trigger.kind === 'pull-request')
        return `pull request #${trigger.pullRequest.number}`;
    if (trigger.kind === 'comment')
        return `a comment on #${trigger.issueNumber}`;
    if (trigger.kind === 'push')
        return `a push to ${trigger.branch}`;
    if (trigger.kind === 'release')
        return `release ${trigger.tag}`;
    if (trigger.kind === 'tag')
        return `tag ${trigger.tag}`;
    if (trigger.kind === 'deleted-ref')
        return `the deletion of ${trigger.ref}`;
    return run.eventName.replaceAll('_', ' ');
}


/***/ }),

/***/ 6802:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ permissions),
/* harmony export */   du: () => (/* binding */ isAtLeast),
/* harmony export */   v6: () => (/* binding */ toPermission)
/* harmony export */ });
const permissions = ['none', 'read', 'triage', 'write', 'maintain', 'admin'];
function toPermission(permission, roleName) {
    if (permission === 'write' && roleName === 'maintain')
        return 'maintain';
    if (permission === 'read' && roleName === 'triage')
        return 'triage';
    return permissions.find((level) => level === permission) ?? 'none';
}
function isAtLeast(level, min) {
    return permissions.indexOf(level) >= permissions.indexOf(min);
}


/***/ }),

/***/ 8559:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  P: () => (/* binding */ EventError),
  c: () => (/* binding */ readRun)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
;// CONCATENATED MODULE: ./src/event/payload.ts
function partAt(part, name) {
    const value = part[name];
    return isPart(value) ? value : null;
}
function textAt(part, name) {
    const value = part[name];
    return typeof value === 'string' ? value : null;
}
function countAt(part, name) {
    const value = part[name];
    return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0 ? value : null;
}
function listAt(part, name, read) {
    const value = part[name];
    if (!Array.isArray(value))
        return null;
    const items = value.map((item) => (isPart(item) ? read(item) : null));
    return items.every((item) => item !== null) ? items : null;
}
function isPart(value) {
    return typeof value === 'object' && value !== null && !Array.isArray(value);
}

;// CONCATENATED MODULE: ./src/event/webhook.ts


function parseWebhook(run, given) {
    const payload = { ...given };
    const trigger = triggerOf(run.eventName, payload);
    if (!trigger)
        return null;
    return {
        repository: repositoryOf(payload) ?? run.repository,
        sender: accountAt(payload, 'sender') ?? run.sender,
        trigger,
    };
}
function repositoryOf(payload) {
    const given = partAt(payload, 'repository');
    const id = given && countAt(given, 'id');
    const [fullOwner, fullName] = ((given && textAt(given, 'full_name')) ?? '').split('/');
    const name = (given && textAt(given, 'name')) || fullName;
    const owner = (given && loginAt(given, 'owner')) || fullOwner;
    if (!given || id === null || !name || !owner)
        return null;
    return { id, name, owner, isPublic: typeof given.private === 'boolean' ? !given.private : null };
}
function accountAt(part, name) {
    const given = partAt(part, name);
    const login = given && textAt(given, 'login');
    return login ? (0,event_event/* toAccount */.tf)(login, textAt(given, 'type')) : null;
}
function triggerOf(eventName, payload) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
            return pullRequestTrigger(eventName, payload);
        case 'issue_comment':
        case 'pull_request_review_comment':
            return commentTrigger(eventName, payload);
        case 'release':
            return releaseTrigger(payload);
        case 'push':
            return pushTrigger(payload);
        case 'workflow_run':
            return workflowRunTrigger(payload);
        case 'create':
            return payload.ref_type === 'tag' ? tagTrigger(textAt(payload, 'ref') ?? '') : { kind: 'other' };
        case 'merge_group':
            return { kind: 'merge-group', headSha: shaAt(partAt(payload, 'merge_group'), 'head_sha') };
        case 'delete':
            return { kind: 'deleted-ref', ref: textAt(payload, 'ref') ?? '' };
        default:
            return { kind: 'other' };
    }
}
function pullRequestTrigger(eventName, payload) {
    const given = partAt(payload, 'pull_request');
    const pullRequest = given && pullRequestOf(given);
    if (!pullRequest)
        return null;
    return {
        kind: 'pull-request',
        pullRequest,
        action: textAt(payload, 'action') ?? '',
        isMerged: given.merged === true,
        headSha: headShaOf(given),
        isCrossRepository: isCrossRepository(given),
        isPrivileged: eventName === 'pull_request_target',
        author: accountAt(given, 'user'),
        body: textAt(given, 'body') ?? '',
        labels: listAt(given, 'labels', (label) => textAt(label, 'name')),
    };
}
function commentTrigger(eventName, payload) {
    const isReview = eventName === 'pull_request_review_comment';
    const comment = commentOf(payload, isReview);
    const issue = partAt(payload, 'issue');
    const pull = partAt(payload, 'pull_request');
    const issueNumber = countAt(issue ?? pull ?? {}, 'number');
    if (!comment || issueNumber === null)
        return null;
    const isPullRequest = isReview || Boolean(issue?.pull_request);
    return {
        kind: 'comment',
        issueNumber,
        action: textAt(payload, 'action') ?? '',
        comment,
        isPullRequest,
        issueAuthor: loginAt(issue ?? pull ?? {}, 'user'),
        ...subjectOf(issue, pull, isPullRequest),
    };
}
function subjectOf(issue, pull, isPullRequest) {
    const pullRequest = pull && pullRequestOf(pull);
    if (pullRequest)
        return { pullRequest, isCrossRepository: isCrossRepository(pull), headSha: headShaOf(pull) };
    const titled = issue && isPullRequest ? titledPull(issue) : null;
    return { pullRequest: titled, isCrossRepository: false, headSha: null };
}
function commentOf(payload, isReview) {
    const given = partAt(payload, 'comment');
    const id = given && countAt(given, 'id');
    if (!given || id === null)
        return null;
    const user = partAt(given, 'user');
    return {
        id,
        surface: isReview ? 'review' : 'conversation',
        url: textAt(given, 'html_url') ?? '',
        body: textAt(given, 'body') ?? '',
        author: loginAt(given, 'user') ?? '',
        authorIsBot: user?.type === 'Bot',
        createdAt: textAt(given, 'created_at'),
        authorAssociation: textAt(given, 'author_association'),
        path: textAt(given, 'path'),
        line: countAt(given, 'line'),
        diffHunk: textAt(given, 'diff_hunk'),
    };
}
function titledPull(issue) {
    const number = countAt(issue, 'number');
    return number === null ? null : { ...titleOf(issue), number, headRef: null, baseRef: null };
}
function releaseTrigger(payload) {
    const given = partAt(payload, 'release');
    const tag = given && textAt(given, 'tag_name');
    if (!given || tag === null)
        return null;
    return {
        kind: 'release',
        tag,
        name: textAt(given, 'name') ?? '',
        notes: textAt(given, 'body') ?? '',
        url: textAt(given, 'html_url') ?? '',
        author: loginAt(given, 'author'),
    };
}
function tagTrigger(tag) {
    return tag === '' ? { kind: 'other' } : { kind: 'tag', tag };
}
function pushTrigger(payload) {
    const name = textAt(payload, 'ref') ?? '';
    if (payload.deleted === true)
        return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') };
    if (name.startsWith('refs/tags/'))
        return tagTrigger(name.slice('refs/tags/'.length));
    const after = shaAt(payload, 'after');
    if (!name.startsWith('refs/heads/') || after === null)
        return { kind: 'other' };
    const head = partAt(payload, 'head_commit');
    return {
        kind: 'push',
        branch: name.slice('refs/heads/'.length),
        before: textAt(payload, 'before') ?? '',
        after,
        compareUrl: textAt(payload, 'compare') ?? '',
        commits: listAt(payload, 'commits', pushedCommit) ?? [],
        message: (head && textAt(head, 'message')) ?? '',
    };
}
function pushedCommit(given) {
    const sha = shaAt(given, 'id');
    const author = partAt(given, 'author');
    return sha === null ? null : { sha, author: (author && textAt(author, 'username')) || null };
}
function workflowRunTrigger(payload) {
    const given = partAt(payload, 'workflow_run');
    if (!given)
        return null;
    const headId = idAt(given, 'head_repository');
    return {
        kind: 'workflow-run',
        isCrossRepository: headId === null || headId !== repositoryOf(payload)?.id,
        actor: accountAt(given, 'actor')?.login ?? null,
        headBranch: textAt(given, 'head_branch'),
        headSha: shaAt(given, 'head_sha'),
    };
}
function isCrossRepository(pull) {
    const [head, base] = [partAt(pull, 'head'), partAt(pull, 'base')];
    const headId = head && idAt(head, 'repo');
    return headId === null || headId !== (base && idAt(base, 'repo'));
}
function pullRequestOf(given) {
    const [number, head, base] = [countAt(given, 'number'), partAt(given, 'head'), partAt(given, 'base')];
    if (number === null || !head || !base)
        return null;
    return { ...titleOf(given), number, headRef: textAt(head, 'ref') ?? '', baseRef: textAt(base, 'ref') ?? '' };
}
function titleOf(given) {
    return { title: textAt(given, 'title') ?? '', url: textAt(given, 'html_url') ?? '' };
}
function headShaOf(pull) {
    return shaAt(partAt(pull, 'head'), 'sha');
}
function shaAt(part, name) {
    return (0,event_event/* toSha */.O9)(part && textAt(part, name));
}
function loginAt(part, name) {
    const given = partAt(part, name);
    return given && textAt(given, 'login');
}
function idAt(part, name) {
    const given = partAt(part, name);
    return given && countAt(given, 'id');
}

;// CONCATENATED MODULE: ./src/event/read-event.ts



class EventError extends Error {
    name = 'EventError';
    constructor(what, options) {
        super(`${what} Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.`, options);
    }
}
const parsedEvents = new Set([
    'create',
    'delete',
    'issue_comment',
    'merge_group',
    'pull_request',
    'pull_request_review',
    'pull_request_review_comment',
    'pull_request_target',
    'push',
    'release',
    'workflow_run',
]);
function readRun(env) {
    const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
    const run = runOf(env);
    if (!parsedEvents.has(run.eventName))
        return { ...run, repository: repositoryOf({ ...payload }) ?? run.repository };
    const parsed = parseWebhook(run, payload);
    if (!parsed)
        throw new EventError(`The event file isn't a payload of ${run.eventName}.`);
    return { ...run, ...parsed };
}
function runOf(env) {
    const eventName = env.GITHUB_EVENT_NAME ?? '';
    const [owner = '', name = ''] = (env.GITHUB_REPOSITORY ?? '').split('/');
    const login = env.GITHUB_ACTOR ?? '';
    return {
        eventName,
        repository: {
            id: Number(/^\d{1,15}$/.exec(env.GITHUB_REPOSITORY_ID ?? '')?.[0] ?? 0),
            name,
            owner,
            isPublic: null,
        },
        sender: (0,event_event/* toAccount */.tf)(login, null),
        ref: env.GITHUB_REF ?? '',
        sha: (0,event_event/* toSha */.O9)(env.GITHUB_SHA ?? null),
        runId: /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0',
        runAttempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
        ...stepOf(env),
        serverUrl: env.GITHUB_SERVER_URL || 'https://github.com',
        trigger: { kind: 'other' },
    };
}
function stepOf({ GITHUB_WORKFLOW: workflow = '', GITHUB_JOB: jobName = '', GITHUB_ACTION: stepId = '', }) {
    return { workflow, jobName, stepId };
}
function readPayload(path) {
    const payload = parseJson(readText(path));
    if (typeof payload === 'object' && payload !== null && !Array.isArray(payload))
        return payload;
    throw new EventError("The event file isn't a webhook payload.");
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        throw new EventError("The event file can't be read.", { cause });
    }
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch (cause) {
        throw new EventError("The event file isn't JSON.", { cause });
    }
}


/***/ }),

/***/ 3273:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   My: () => (/* binding */ parseSlashCommand),
/* harmony export */   SV: () => (/* binding */ helpStart),
/* harmony export */   gS: () => (/* binding */ isHelp)
/* harmony export */ });
function parseSlashCommand(body, command) {
    const text = body.replace(/\r\n?/g, '\n');
    if (!text.startsWith(command))
        return null;
    const after = text.slice(command.length);
    if (after !== '' && !/^\s/.test(after))
        return null;
    const argument = after.trim();
    if (argument === '')
        return { kind: 'bare' };
    if (argument === 'status')
        return { kind: 'status' };
    if (argument === 'help')
        return { kind: 'help' };
    if (argument === 'skip')
        return { kind: 'skip' };
    const fresh = /^new(?:\s+([\s\S]*))?$/.exec(argument);
    if (fresh)
        return { kind: 'new', text: fresh[1] ?? '' };
    return { kind: 'prompt', text: argument };
}
const helpStart = '### \u2139\ufe0f What `';
function isHelp(body) {
    return body.startsWith(helpStart);
}


/***/ }),

/***/ 2363:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ sourceChangeOf),
/* harmony export */   w: () => (/* binding */ sourceAuthorOf)
/* harmony export */ });
function sourceChangeOf(trigger) {
    if (trigger.kind !== 'pull-request')
        return null;
    if (trigger.action === 'reopened')
        return 'reopened';
    if (trigger.action !== 'closed')
        return null;
    return trigger.isMerged ? 'merged' : 'closed';
}
function sourceAuthorOf(trigger) {
    if (trigger.kind === 'pull-request')
        return trigger.author?.login ?? null;
    if (trigger.kind === 'comment')
        return trigger.issueAuthor;
    return trigger.kind === 'release' ? trigger.author : null;
}


/***/ }),

/***/ 9917:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   _: () => (/* binding */ isOfAnotherConversation),
/* harmony export */   l: () => (/* binding */ reasonOfSourceChange)
/* harmony export */ });
/* harmony import */ var _conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7212);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(1384);
/* harmony import */ var _event_source_pull_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2363);



function reasonOfSourceChange({ inputs, run }, memory) {
    const change = (0,_event_source_pull_js__WEBPACK_IMPORTED_MODULE_1__/* .sourceChangeOf */ .r)(run.trigger);
    if (change === null || inputs.jobId !== null || memory.kind === 'unreadable')
        return null;
    if (isOfAnotherConversation({ inputs, run }))
        return null;
    const isAboutJob = Boolean((0,_conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .reportIn */ .kf)(memory)?.jobId) || change === 'closed';
    return isAboutJob ? `source-${change}` : null;
}
function isOfAnotherConversation({ inputs: { issueNumber }, run: { trigger }, }) {
    return issueNumber !== null && issueNumber !== (0,_event_event_js__WEBPACK_IMPORTED_MODULE_2__/* .issueNumberOf */ .yU)(trigger);
}


/***/ }),

/***/ 9048:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  G: () => (/* binding */ authorize),
  s: () => (/* binding */ getsNoSecrets)
});

// EXTERNAL MODULE: ./src/base/once.ts
var once = __nccwpck_require__(7480);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
// EXTERNAL MODULE: ./src/event/permission-level.ts
var permission_level = __nccwpck_require__(6802);
// EXTERNAL MODULE: ./src/event/slash-command.ts
var slash_command = __nccwpck_require__(3273);
// EXTERNAL MODULE: ./src/runner/set-up-problems.ts
var set_up_problems = __nccwpck_require__(9935);
// EXTERNAL MODULE: ./src/state/mark.ts
var mark = __nccwpck_require__(4352);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __nccwpck_require__(9773);
;// CONCATENATED MODULE: ./src/gates/sender-check.ts
function senderCheckFor({ trigger, sender, eventName }, rules) {
    if (trigger.kind === 'workflow-run')
        return trigger.isCrossRepository ? 'first' : 'none';
    if (trigger.kind !== 'pull-request')
        return 'none';
    if (trigger.isCrossRepository)
        return checkOnFork(trigger, sender, rules);
    if (sender.isBot || tookWriteAccess(trigger))
        return 'none';
    return eventName === 'pull_request_review' ? 'first' : 'beside';
}
function checkOnFork({ isPrivileged, author }, { login, isBot }, { apiKey, allowedBots }) {
    if (!isPrivileged && apiKey === null)
        return 'none';
    const isOwnOfAllowedBot = isBot && allowedBots.includes(login) && author?.login === login;
    return isOwnOfAllowedBot ? 'none' : 'first';
}
function tookWriteAccess({ action, isMerged }) {
    return action === 'synchronize' || (action === 'closed' && isMerged);
}

;// CONCATENATED MODULE: ./src/gates/authorize.ts








async function authorize(run, rules, ports) {
    const { trigger } = run;
    if (trigger.kind === 'deleted-ref')
        return (0,outcome/* skipped */.hT)('ref-deleted');
    if (trigger.kind === 'merge-group' && rules.jobId === null)
        return (0,outcome/* skipped */.hT)('merge-group');
    if (trigger.kind === 'comment')
        return authorizeComment(run, trigger, { rules, ports });
    const keyProblem = checkApiKey(run, rules);
    if (keyProblem)
        return keyProblem;
    const intent = { kind: 'workflow', isPullRequestEvent: trigger.kind === 'pull-request' };
    const senderCheck = senderCheckFor(run, rules);
    const refusal = senderCheck === 'none' ? notRefused : askOnce(run.sender.login, { rules, ports });
    const refused = senderCheck === 'first' ? await refusal() : null;
    if (refused)
        return refused;
    return { kind: 'authorized', intent, request: null, isAdmin: false, refusal };
}
const notRefused = async () => null;
function askOnce(login, authorizer) {
    return (0,once/* once */.O)(async () => {
        const check = await checkPermission(login, authorizer);
        return check.kind === 'ended' ? check : null;
    });
}
async function authorizeComment(run, { comment, action }, authorizer) {
    const { rules } = authorizer;
    const command = rules.command === null ? null : (0,slash_command/* parseSlashCommand */.My)(comment.body, rules.command);
    const isMeant = rules.command === null ? !isOwnComment(comment.body) : command !== null;
    if (!isMeant)
        return (0,outcome/* skipped */.hT)('not-a-command');
    if (action !== 'created')
        return (0,outcome/* skipped */.hT)('edited-comment');
    const keyProblem = checkApiKey(run, rules);
    if (keyProblem)
        return keyProblem;
    const check = await checkCommenter(run.sender, comment, authorizer);
    if (check.kind === 'ended')
        return check;
    const { isAdmin } = check;
    if (!command) {
        const intent = { kind: 'workflow', isPullRequestEvent: false };
        return { kind: 'authorized', intent, request: null, isAdmin, refusal: notRefused };
    }
    const request = command.kind === 'prompt' || command.kind === 'new' ? command.text || null : null;
    const intent = { kind: 'command', command };
    return { kind: 'authorized', intent, request, isAdmin, refusal: notRefused };
}
function isOwnComment(body) {
    return (0,mark/* isMarked */.rZ)(body) || (0,slash_command/* isHelp */.gS)(body);
}
async function checkCommenter(sender, comment, authorizer) {
    if (sender.login !== comment.author)
        return denied;
    const isBot = sender.isBot || comment.authorIsBot;
    if (isBot && !authorizer.rules.allowedBots.includes(sender.login))
        return (0,outcome/* skipped */.hT)('bot-not-allowed', sender.login);
    if (sender.isBot)
        return { kind: 'allowed', isAdmin: false };
    return checkPermission(sender.login, authorizer);
}
const denied = (0,outcome/* skipped */.hT)('permission-denied');
async function checkPermission(login, { rules, ports }) {
    const permission = await ports.permissionOf(login);
    if (permission.kind === 'failure')
        return (0,outcome/* skipped */.hT)('permission-unknown', permission.error);
    if (!(0,permission_level/* isAtLeast */.du)(permission.value, rules.permission))
        return denied;
    return { kind: 'allowed', isAdmin: permission.value === 'admin' };
}
function getsNoSecrets({ trigger, sender }) {
    return (0,event_event/* isCrossRepository */.pD)(trigger) || sender.login === 'dependabot[bot]';
}
function checkApiKey(run, { apiKey, dryRun }) {
    if (apiKey !== null || dryRun)
        return null;
    return getsNoSecrets(run) ? (0,outcome/* skipped */.hT)('no-secrets') : (0,outcome/* rejectedInput */.tk)((0,set_up_problems/* reasonSentence */.Ux)(set_up_problems/* missingKey */.aV));
}


/***/ }),

/***/ 1959:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  YI: () => (/* binding */ askGates),
  XT: () => (/* binding */ checkEvent),
  Cu: () => (/* binding */ closedByEvent),
  OD: () => (/* binding */ noGates)
});

// EXTERNAL MODULE: ./src/base/result.ts
var result = __nccwpck_require__(512);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
// EXTERNAL MODULE: ./src/github/commit-pulls.ts
var commit_pulls = __nccwpck_require__(9531);
// EXTERNAL MODULE: ./src/gates/gate-answer.ts
var gate_answer = __nccwpck_require__(4528);
// EXTERNAL MODULE: ./src/base/format.ts
var format = __nccwpck_require__(8378);
// EXTERNAL MODULE: ./src/gates/filter-patterns.ts
var filter_patterns = __nccwpck_require__(2126);
;// CONCATENATED MODULE: ./src/gates/gates.ts



function botGateByEvent(trigger, { allowedBots }) {
    if (trigger.kind === 'push')
        return null;
    if (trigger.kind !== 'pull-request')
        return (0,gate_answer/* open */.ho)();
    return trigger.author ? botGateFor(trigger.author, allowedBots) : (0,gate_answer/* unseen */.nv)('The event names no author.');
}
function botGateByPulls(pulls, { allowedBots }) {
    return closeIfAll(pulls, ({ author }) => (author ? botGateFor(author, allowedBots) : (0,gate_answer/* open */.ho)()));
}
function phraseGate(trigger, { skipPhrases }) {
    if (skipPhrases.length === 0)
        return gate_answer/* off */.AU;
    const text = normalize(textOf(trigger));
    const found = skipPhrases.find((phrase) => text.includes(normalize(phrase)));
    return found === undefined ? (0,gate_answer/* open */.ho)() : (0,gate_answer/* closed */.$h)('skip-phrase', found);
}
function labelGateByEvent(trigger, { skipLabels }) {
    if (skipLabels.length === 0)
        return gate_answer/* off */.AU;
    if (trigger.kind === 'push')
        return null;
    if (trigger.kind !== 'pull-request')
        return (0,gate_answer/* open */.ho)();
    return trigger.labels ? labelGateFor(trigger.labels, skipLabels) : (0,gate_answer/* unseen */.nv)('The event lists no labels.');
}
function labelGateByPulls(pulls, { skipLabels }) {
    return closeIfAll(pulls, ({ labels }) => labelGateFor(labels, skipLabels));
}
function closeIfAll(pulls, ask) {
    const [first = (0,gate_answer/* open */.ho)(), ...others] = pulls.map(ask);
    return others.find(({ kind }) => kind !== 'closed') ?? first;
}
function pathsGateByEvent(trigger, { paths }) {
    if (paths.length === 0)
        return gate_answer/* off */.AU;
    const hasFiles = ['pull-request', 'push', 'release', 'tag'].includes(trigger.kind);
    return hasFiles ? null : (0,gate_answer/* open */.ho)();
}
function pathsGate({ items, total }, { paths }) {
    const names = items.flatMap(({ path, previousPath }) => previousPath === null ? [path] : [path, previousPath]);
    if (names.some((name) => (0,filter_patterns/* isMatched */.H)(name, paths)))
        return (0,gate_answer/* open */.ho)();
    if (total === items.length)
        return (0,gate_answer/* closed */.$h)('paths', (0,format/* countedText */.oA)(total, 'changed file'));
    return (0,gate_answer/* unseen */.nv)(`Only ${(0,format/* countedText */.oA)(items.length, 'changed file')} could be read, and none of them matches.`);
}
function botGateFor({ login, isBot }, allowedBots) {
    return isBot && !allowedBots.includes(login) ? (0,gate_answer/* closed */.$h)('bot-not-allowed', login) : (0,gate_answer/* open */.ho)();
}
function labelGateFor(labels, skipLabels) {
    const unwanted = skipLabels.map(normalize);
    const found = labels.find((label) => unwanted.includes(normalize(label)));
    return found === undefined ? (0,gate_answer/* open */.ho)() : (0,gate_answer/* closed */.$h)('skip-label', found);
}
function textOf(trigger) {
    const { kind } = trigger;
    if (kind === 'pull-request')
        return `${trigger.pullRequest.title}\n${removeHtmlComments(trigger.body)}`;
    return kind === 'push' ? removeHtmlComments(trigger.message) : '';
}
function removeHtmlComments(text) {
    return text.replace(/<!--[\s\S]*?(?:-->|$)/g, '');
}
function normalize(text) {
    return text.toLowerCase();
}

// EXTERNAL MODULE: ./src/gates/loop-guard.ts
var loop_guard = __nccwpck_require__(5172);
;// CONCATENATED MODULE: ./src/gates/check-gates.ts






const noGates = {
    commitPulls: async () => (0,result/* success */.k)({ items: [], total: 0 }),
    changedFiles: async () => (0,result/* success */.k)({ items: [], total: 0 }),
    countRequestsSince: async () => ({ requests: 0, problem: null }),
};
const gates = [
    { name: 'agent-branches', byEvent: loop_guard/* guardByEvent */.VG, ask: askGuard },
    {
        name: 'allowed-bots',
        byEvent: ({ trigger }, rules) => botGateByEvent(trigger, rules),
        ask: (trigger, rules, ports) => askPulls(trigger, ports, (pulls) => botGateByPulls(pulls, rules)),
    },
    {
        name: 'skip-phrases',
        byEvent: ({ trigger }, rules) => phraseGate(trigger, rules),
        ask: async (trigger, rules) => phraseGate(trigger, rules),
    },
    {
        name: 'skip-labels',
        byEvent: ({ trigger }, rules) => labelGateByEvent(trigger, rules),
        ask: (trigger, rules, ports) => askPulls(trigger, ports, (pulls) => labelGateByPulls(pulls, rules)),
    },
    {
        name: 'paths',
        byEvent: ({ trigger }, rules) => pathsGateByEvent(trigger, rules),
        async ask(_, rules, ports) {
            const files = await ports.changedFiles();
            return files.kind === 'success' ? pathsGate(files.value, rules) : (0,gate_answer/* unseen */.nv)(files.error);
        },
    },
];
function checkEvent(run, { jobId, ...rules }) {
    return jobId === null ? gates.map((gate) => ({ gate, answer: gate.byEvent(run, rules) })) : [];
}
function closedByEvent(run, rules) {
    if (rules.dryRun || (0,event_event/* isCrossRepository */.pD)(run.trigger))
        return null;
    const known = checkEvent(run, rules).flatMap(({ gate: { name }, answer }) => answer ? [{ name, answer }] : []);
    return (0,gate_answer/* firstClosed */.tq)(known);
}
async function askGates(request, ports) {
    const { trigger, rules, all } = request;
    const given = [];
    for (const { gate, answer } of request.answers) {
        given.push({ name: gate.name, answer: answer ?? (await gate.ask(trigger, rules, ports)) });
        if ((0,gate_answer/* firstClosed */.tq)(given) && !all)
            break;
    }
    return given;
}
async function askGuard(trigger, rules, ports) {
    if (trigger.kind !== 'push')
        return (0,gate_answer/* open */.ho)();
    return (0,loop_guard/* guardByPulls */.Ns)(trigger, await readPulls(trigger, ports), rules);
}
async function askPulls(trigger, ports, check) {
    if (trigger.kind !== 'push')
        return (0,gate_answer/* open */.ho)();
    const readings = await readPulls(trigger, ports);
    const failed = readings.find((reading) => reading.kind === 'failure');
    if (failed)
        return (0,gate_answer/* unseen */.nv)(failed.error.problem, failed.error.isRefused);
    const lists = readings.flatMap((reading) => (reading.kind === 'success' ? [reading.value.items] : []));
    const known = lists.map((items) => (0,commit_pulls/* pullsBehind */.H)(items, trigger.branch));
    return check(known.some((pulls) => pulls.length === 0) ? [] : known.flat());
}
function readPulls(trigger, ports) {
    return Promise.all((0,loop_guard/* commitsToAsk */.jz)(trigger).map((sha) => ports.commitPulls(sha)));
}


/***/ }),

/***/ 2126:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ isMatched),
/* harmony export */   U: () => (/* binding */ parseFilterPattern)
/* harmony export */ });
function parseFilterPattern(text) {
    const isNegated = text.startsWith('!');
    const steps = parseSteps(isNegated ? text.slice(1) : text);
    return steps && { isNegated, steps };
}
function isMatched(name, patterns) {
    const last = patterns.findLast(({ steps }) => matches(name, steps));
    return last !== undefined && !last.isNegated;
}
function matches(name, steps) {
    let places = skipOptional(['begun'], steps);
    for (const character of name) {
        const next = [];
        for (const [index, { stays, leaves }] of steps.entries()) {
            if (places[index] === undefined)
                continue;
            if (stays(character))
                next[index] ??= 'inside';
            if (leaves(character))
                next[index + 1] = 'begun';
        }
        places = skipOptional(next, steps);
    }
    return places[steps.length] !== undefined;
}
function skipOptional(places, steps) {
    for (const [index, { isOptional }] of steps.entries())
        if (isOptional && places[index] === 'begun')
            places[index + 1] = 'begun';
    return places;
}
const tokens = /(\*\*\/)|(\*\*)|(\*)|(?:\[([^\]]*)\]|\\(.)|([^*?+[\]\\]))([?+]?)/suy;
function parseSteps(glob) {
    const steps = [];
    tokens.lastIndex = 0;
    while (tokens.lastIndex < glob.length) {
        const start = tokens.lastIndex;
        const token = tokens.exec(glob);
        const isSegmentStart = start === 0 || glob[start - 1] === '/';
        const step = token && toStep(token, isSegmentStart);
        if (!step)
            return null;
        steps.push(step);
    }
    return steps.length === 0 ? null : steps;
}
function toStep(token, isSegmentStart) {
    const [, directories, anything, name, set, escaped, literal, quantifier] = token;
    if (directories)
        return { stays: any, leaves: isCharacter('/'), isOptional: isSegmentStart };
    if (anything)
        return { stays: any, leaves: any, isOptional: true };
    if (name)
        return { stays: notSlash, leaves: notSlash, isOptional: true };
    const accepts = set === undefined ? isCharacter(escaped ?? literal ?? '') : inSet(set);
    return (accepts && { stays: quantifier === '+' ? accepts : none, leaves: accepts, isOptional: quantifier === '?' });
}
const any = () => true;
const none = () => false;
const notSlash = (character) => character !== '/';
function isCharacter(expected) {
    return (character) => character === expected;
}
function inSet(set) {
    const members = /^(?:[A-Za-z0-9](?:-[A-Za-z0-9])?)+$/;
    const isReadable = members.test(set) && (set.match(/.-./g) ?? []).every(isReadableRange);
    if (!isReadable)
        return null;
    const expression = new RegExp(`^[${set}]$`);
    return (character) => expression.test(character);
}
function isReadableRange(range) {
    const isOfOneKind = [/[a-z]-[a-z]/, /[A-Z]-[A-Z]/, /\d-\d/].some((kind) => kind.test(range));
    return isOfOneKind && range.charAt(0) <= range.charAt(2);
}


/***/ }),

/***/ 4528:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $h: () => (/* binding */ closed),
/* harmony export */   AU: () => (/* binding */ off),
/* harmony export */   ho: () => (/* binding */ open),
/* harmony export */   nv: () => (/* binding */ unseen),
/* harmony export */   tq: () => (/* binding */ firstClosed)
/* harmony export */ });
const off = { kind: 'off' };
function open(detail = null) {
    return { kind: 'open', detail };
}
function closed(reason, detail = null) {
    return { kind: 'closed', reason, detail };
}
function unseen(problem, isRefused = false) {
    return { kind: 'unseen', problem, isRefused };
}
function firstClosed(answers) {
    return answers.map(({ answer }) => answer).find((answer) => answer.kind === 'closed') ?? null;
}


/***/ }),

/***/ 50:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   J5: () => (/* binding */ checkLimits),
/* harmony export */   Kx: () => (/* binding */ countRequests),
/* harmony export */   P9: () => (/* binding */ cooldownEnd),
/* harmony export */   dj: () => (/* binding */ limitsSet),
/* harmony export */   gk: () => (/* binding */ dayBefore)
/* harmony export */ });
/* unused harmony exports requestLimit, cooldown, dailyLimit */
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8378);
/* harmony import */ var _gate_answer_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4528);


function limitsSet({ maxRequests, cooldownMs, maxRequestsPerDay }) {
    const limits = [
        ['max-requests', maxRequests],
        ['cooldown-minutes', cooldownMs],
        ['max-requests-per-day', maxRequestsPerDay],
    ];
    return limits.flatMap(([name, value]) => (value > 0 ? name : []));
}
const dayMs = 24 * 3_600_000;
function requestLimit(memory, isAdminCommand, { maxRequests }) {
    if (maxRequests === 0)
        return _gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .off */ .AU;
    const used = `${memory?.requestCount ?? 0} of ${maxRequests}`;
    if ((memory?.requestCount ?? 0) < maxRequests)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)(used);
    return isAdminCommand
        ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)(`${used}, an administrator asks`)
        : (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .closed */ .$h)('request-limit', `limit ${maxRequests}`);
}
function cooldown(memory, isCommand, rules) {
    const { cooldownMs, now } = rules;
    if (cooldownMs === 0)
        return _gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .off */ .AU;
    const lastRequest = memory?.requestTimes.at(-1);
    if (lastRequest === undefined)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)();
    const leftMs = lastRequest * 1_000 + cooldownMs - now.getTime();
    if (leftMs <= 0)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)();
    return isCommand ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)('a command passes') : (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .closed */ .$h)('cooldown', `${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(leftMs)} left`);
}
function cooldownEnd(memory, { cooldownMs }) {
    const lastRequest = memory?.requestTimes.at(-1);
    return lastRequest === undefined ? null : new Date(lastRequest * 1_000 + cooldownMs).toISOString();
}
function dailyLimit({ requests, problem }, { maxRequestsPerDay }) {
    if (requests >= maxRequestsPerDay)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .closed */ .$h)('daily-limit', `limit ${maxRequestsPerDay}`);
    return problem === null ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .open */ .ho)(`${requests} of ${maxRequestsPerDay}`) : (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .unseen */ .nv)(problem);
}
function dayBefore(now) {
    return new Date(now.getTime() - dayMs);
}
function countRequests(comments, since) {
    const latest = new Map(comments.toSorted((a, b) => a.requestCount - b.requestCount).map((one) => [one.conversation, one]));
    const times = [...latest.values()].flatMap(({ requestTimes }) => requestTimes);
    return times.filter((at) => at * 1_000 > since.getTime()).length;
}
function checkLimits(request) {
    const { rules, memory, count, isCommand, isAdminCommand, all, now } = request;
    const limits = [
        ['max-requests', () => requestLimit(memory, isAdminCommand, rules)],
        ['cooldown-minutes', () => cooldown(memory, isCommand, { ...rules, now })],
        ['max-requests-per-day', () => (count === null ? _gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .off */ .AU : dailyLimit(count, rules))],
    ];
    const given = [];
    for (const [name, ask] of limits) {
        given.push({ name, answer: ask() });
        if ((0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_1__/* .firstClosed */ .tq)(given) && !all)
            break;
    }
    return given;
}


/***/ }),

/***/ 5172:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ns: () => (/* binding */ guardByPulls),
/* harmony export */   VG: () => (/* binding */ guardByEvent),
/* harmony export */   jz: () => (/* binding */ commitsToAsk),
/* harmony export */   xu: () => (/* binding */ isAgentPull)
/* harmony export */ });
/* harmony import */ var _github_commit_pulls_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9531);
/* harmony import */ var _filter_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2126);
/* harmony import */ var _gate_answer_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4528);



const agentLogin = 'mintlify[bot]';
const requestedEvents = ['workflow_dispatch', 'repository_dispatch', 'schedule'];
const maxAskedCommits = 5;
const tooManyPulls = 'a commit is in more than 100 pull requests, and not all were read';
function guardByEvent({ trigger, sender, eventName }, { agentBranches }) {
    if (agentBranches.length === 0)
        return _gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .off */ .AU;
    const isOnRequest = trigger.kind === 'comment' || requestedEvents.includes(eventName);
    if (sender.login === agentLogin && !isOnRequest)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('own-pull-request');
    if (trigger.kind === 'pull-request')
        return isAgentPull(trigger, agentBranches) ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('own-pull-request') : (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)();
    if (trigger.kind === 'workflow-run') {
        const { actor, headBranch, isCrossRepository } = trigger;
        return guardBranch({ author: actor, headBranch, isCrossRepository }, agentBranches);
    }
    if (trigger.kind !== 'push')
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)();
    return (0,_filter_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isMatched */ .H)(trigger.branch, agentBranches) ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('own-pull-request') : null;
}
function isAgentPull(trigger, agentBranches) {
    if (trigger.kind !== 'pull-request')
        return false;
    const { author, pullRequest, isCrossRepository } = trigger;
    const { headRef: headBranch } = pullRequest;
    return isOwnOrigin({ author: author?.login ?? null, headBranch, isCrossRepository }, agentBranches);
}
function commitsToAsk({ commits, after }) {
    const shas = commits.length === 0 ? [after] : commits.map(({ sha }) => sha);
    if (shas.length <= maxAskedCommits)
        return shas;
    const step = (shas.length - 1) / (maxAskedCommits - 1);
    return Array.from({ length: maxAskedCommits }, (_, index) => shas[Math.round(index * step)] ?? after);
}
function guardByPulls(push, readings, { agentBranches }) {
    const lists = readings.flatMap((reading) => (reading.kind === 'success' ? [reading.value] : []));
    const isOwn = ({ author, ...pull }) => isOwnOrigin({ ...pull, author: author?.login ?? null }, agentBranches);
    const behind = lists.map(({ items }) => (0,_github_commit_pulls_js__WEBPACK_IMPORTED_MODULE_2__/* .pullsBehind */ .H)(items, push.branch));
    const pulls = behind.flat();
    const mayBeDirect = pulls.length === 0 && hasOnlyOwnCommits(push);
    const isOfOthers = behind.some((of) => (of.length === 0 ? !mayBeDirect : !of.every(isOwn)));
    return isOfOthers ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)() : (guardUnread(lists, readings) ?? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('own-pull-request', namesOf(pulls)));
}
function guardUnread(lists, readings) {
    if (lists.some(({ total }) => total === null))
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('guard-unreadable', tooManyPulls);
    const errors = readings.flatMap((reading) => (reading.kind === 'failure' ? [reading.error] : []));
    const unanswered = errors.find(({ isRefused }) => !isRefused);
    if (unanswered)
        return (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('guard-unreadable', unanswered.problem);
    const [refused] = errors;
    return refused ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .unseen */ .nv)(refused.problem, true) : null;
}
function namesOf(pulls) {
    return [...new Set(pulls.map(({ number }) => `#${number}`))].join(', ') || null;
}
function guardBranch(origin, agentBranches) {
    return isOwnOrigin(origin, agentBranches) ? (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .closed */ .$h)('own-pull-request') : (0,_gate_answer_js__WEBPACK_IMPORTED_MODULE_0__/* .open */ .ho)();
}
function isOwnOrigin({ author, headBranch, isCrossRepository }, branches) {
    return author === agentLogin || (!isCrossRepository && (0,_filter_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .isMatched */ .H)(headBranch ?? '', branches));
}
function hasOnlyOwnCommits({ commits }) {
    return commits.length > 0 && commits.every(({ author }) => author === agentLogin);
}


/***/ }),

/***/ 6002:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ branchPatterns),
/* harmony export */   o: () => (/* binding */ filterPatterns)
/* harmony export */ });
/* harmony import */ var _runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2783);
/* harmony import */ var _filter_patterns_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(2126);


const branchPatterns = filterPatterns('`mintlify/*`');
const patternLines = (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .lines */ .Mn)({ noun: 'pattern', hasStrayComma: (line) => /(?<!\\),/.test(line) });
function filterPatterns(example) {
    return {
        parse(text) {
            const patterns = patternLines.parse(text)?.map(_filter_patterns_js__WEBPACK_IMPORTED_MODULE_1__/* .parseFilterPattern */ .U) ?? [null];
            const readable = patterns.filter((pattern) => pattern !== null);
            const hasPositive = readable.some(({ isNegated }) => !isNegated);
            return readable.length === patterns.length && (hasPositive || readable.length === 0)
                ? readable
                : undefined;
        },
        describe: (text) => (patternLines.parse(text) ? undefined : patternLines.description),
        description: `be filter patterns as in \`on.push.paths\`, one on each line, such as ${example}, and at least one without \`!\``,
    };
}


/***/ }),

/***/ 4905:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   U: () => (/* binding */ uncheckedSentence),
/* harmony export */   X: () => (/* binding */ uncountedSentence)
/* harmony export */ });
function uncountedSentence(names, because) {
    const inputs = quoteAll(names);
    const verb = names.length === 1 ? "doesn't" : "don't";
    return because === 'no-access'
        ? `${inputs} ${verb} count this run, because its pull request or issue can't be read. Check \`github-token\` and \`issue-number\`.`
        : `${inputs} ${verb} count this run, because it has no pull request or issue. To count it, set \`issue-number\`.`;
}
function uncheckedSentence(names, problem) {
    return `${quoteAll(names)} ${names.length === 1 ? 'was' : 'were'} not checked: ${problem}`;
}
function quoteAll(names) {
    const quoted = names.map((name) => `\`${name}\``);
    return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} and ${quoted.at(-1)}`;
}


/***/ }),

/***/ 9531:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   H: () => (/* binding */ pullsBehind),
/* harmony export */   X: () => (/* binding */ pullOfPush)
/* harmony export */ });
function pullOfPush(pulls, { branch, after }) {
    const behind = pullsBehind(pulls, branch);
    return behind.find(({ mergeCommitSha }) => mergeCommitSha === after) ?? behind[0] ?? null;
}
function pullsBehind(pulls, branch) {
    const merged = pulls.filter(({ isMerged }) => isMerged);
    const mergedHere = merged.filter(({ baseBranch }) => baseBranch === branch);
    const ofBranch = pulls.filter((pull) => pull.headBranch === branch && !pull.isCrossRepository);
    return [mergedHere, ofBranch, merged].find((found) => found.length > 0) ?? [];
}


/***/ }),

/***/ 2759:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  x: () => (/* binding */ readBody),
  w: () => (/* binding */ sendRequest)
});

;// CONCATENATED MODULE: external "node:http"
const external_node_http_namespaceObject = require("node:http");
// EXTERNAL MODULE: ./src/base/result.ts
var result = __nccwpck_require__(512);
;// CONCATENATED MODULE: ./src/http/http-request.ts


const agents = new Map();
async function sendRequest(options) {
    const { method, url, body, signal, onConnected } = options;
    const { fresh, keepAlive } = await agentsFor(url.protocol);
    const agent = method === 'POST' ? fresh : keepAlive;
    const length = body === null ? {} : { 'content-length': Buffer.byteLength(body) };
    const headers = { ...options.headers, ...length };
    return new Promise((resolve, reject) => {
        const request = (0,external_node_http_namespaceObject.request)(url, { method, headers, signal, agent }, resolve);
        request.on('error', reject);
        request.on('close', () => reject(new Error('closed')));
        request.on('socket', (socket) => {
            if (!onConnected)
                return;
            if (!socket.connecting)
                onConnected();
            else
                socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', onConnected);
        });
        request.end(body ?? undefined);
    });
}
async function readBody(response, maxBytes) {
    const chunks = [];
    let size = 0;
    try {
        for await (const chunk of decompress(response)) {
            size += chunk.length;
            if (size > maxBytes)
                return (0,result/* failure */.V)(`the answer is larger than ${maxBytes / 1_048_576} MiB`);
            chunks.push(chunk);
        }
    }
    catch {
        return (0,result/* failure */.V)('the answer was cut short');
    }
    finally {
        response.destroy();
    }
    return (0,result/* success */.k)(new TextDecoder().decode(Buffer.concat(chunks)));
}
function agentsFor(protocol) {
    const made = agents.get(protocol) ?? makeAgents(protocol);
    agents.set(protocol, made);
    return made;
}
async function makeAgents(protocol) {
    const { Agent } = protocol === 'https:' ? await Promise.resolve(/* import() */).then(__nccwpck_require__.t.bind(__nccwpck_require__, 2327, 23)) : { Agent: external_node_http_namespaceObject.Agent };
    const proxyEnv = process.env;
    return { fresh: new Agent({ proxyEnv }), keepAlive: new Agent({ keepAlive: true, proxyEnv }) };
}
function decompress(response) {
    const encoding = response.headers['content-encoding'];
    if (encoding !== 'gzip' && encoding !== 'br')
        return response;
    const { createBrotliDecompress, createGunzip } = process.getBuiltinModule('node:zlib');
    return pipe(response, encoding === 'gzip' ? createGunzip() : createBrotliDecompress());
}
function pipe(from, to) {
    from.on('error', (error) => to.destroy(error));
    return from.pipe(to);
}


/***/ }),

/***/ 7821:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   m: () => (/* binding */ parseRetryAfter)
/* harmony export */ });
const maxMs = 24 * 60 * 60_000;
const imfDate = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/;
function parseRetryAfter(header, now) {
    const value = header?.trim() ?? '';
    if (/^\d+$/.test(value))
        return Math.min(Number(value) * 1_000, maxMs);
    if (!imfDate.test(value))
        return null;
    const atMs = Date.parse(value);
    if (Number.isNaN(atMs))
        return null;
    return Math.min(Math.max(0, atMs - now.getTime()), maxMs);
}


/***/ }),

/***/ 2294:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ logUnseen),
/* harmony export */   Z8: () => (/* binding */ promptMissing),
/* harmony export */   jC: () => (/* binding */ reactSeen),
/* harmony export */   w4: () => (/* binding */ admit)
/* harmony export */ });
/* harmony import */ var _conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7212);
/* harmony import */ var _event_event_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(1384);
/* harmony import */ var _event_source_pull_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(2363);
/* harmony import */ var _follow_up_source_change_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9917);
/* harmony import */ var _gates_authorize_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9048);
/* harmony import */ var _gates_check_gates_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(1959);
/* harmony import */ var _gates_gate_answer_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4528);
/* harmony import */ var _gates_unchecked_gates_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(4905);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(9773);
/* harmony import */ var _job_request_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(9141);










const promptMissing = 'Input `prompt` is empty. Set `prompt`, `prompt-file`, or `job-id`.';
async function admit(request, collaborators) {
    const { inputs, run } = request;
    const change = await tellSourceChange(request, collaborators);
    if (change)
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .skipped */ .hT)(change);
    const closed = (0,_gates_check_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .closedByEvent */ .Cu)(run, inputs);
    if (closed)
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .skipped */ .hT)(closed.reason, closed.detail);
    const authorized = await (0,_gates_authorize_js__WEBPACK_IMPORTED_MODULE_2__/* .authorize */ .G)(run, inputs, collaborators.commenter);
    if (authorized.kind === 'ended')
        return denyCommenter(authorized, run, collaborators);
    return admitAuthorized(authorized, request, collaborators);
}
async function tellSourceChange({ inputs, run }, { conversation, followUp }) {
    const change = (0,_event_source_pull_js__WEBPACK_IMPORTED_MODULE_6__/* .sourceChangeOf */ .r)(run.trigger);
    if (change === null || change === 'merged' || inputs.jobId !== null)
        return null;
    if ((0,_follow_up_source_change_js__WEBPACK_IMPORTED_MODULE_1__/* .isOfAnotherConversation */ ._)({ inputs, run }))
        return null;
    if (inputs.onClose === 'nothing' || inputs.dryRun)
        return null;
    const report = (0,_conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .reportIn */ .kf)((0,_conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .memoryOf */ .zE)(await conversation.look()));
    if (!report?.jobId)
        return null;
    await followUp.sourceChanged(report, change === 'closed' ? 'closed' : 'open');
    return `source-${change}`;
}
async function admitAuthorized(authorized, request, collaborators) {
    const { intent } = authorized;
    const command = intent.kind === 'command' ? intent.command.kind : null;
    if (command === 'help')
        return help(request, collaborators);
    if (command === 'skip')
        return waive(request, collaborators);
    const instruction = (0,_job_request_js__WEBPACK_IMPORTED_MODULE_7__/* .promptFor */ .k)(request, authorized, null);
    if (instruction === null && !request.inputs.jobId && intent.kind === 'workflow')
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .rejectedInput */ .tk)(promptMissing);
    const refusal = authorized.refusal();
    const closed = await askOpenGates(request, collaborators);
    return closed ? ((await refusal) ?? closed) : authorized;
}
async function denyCommenter(end, { trigger }, { commenter }) {
    const isDenied = end.reason === 'permission-denied' || end.reason === 'bot-not-allowed';
    if (isDenied && (0,_event_event_js__WEBPACK_IMPORTED_MODULE_8__/* .hasAssociation */ .s4)(trigger))
        await commenter.react('-1');
    return end;
}
async function askOpenGates({ inputs, run }, { gates, journal }) {
    const asking = { answers: (0,_gates_check_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .checkEvent */ .XT)(run, inputs), trigger: run.trigger, rules: inputs, all: inputs.dryRun };
    const answers = await (0,_gates_check_gates_js__WEBPACK_IMPORTED_MODULE_3__/* .askGates */ .YI)(asking, gates);
    logUnseen(answers, journal);
    const closed = (0,_gates_gate_answer_js__WEBPACK_IMPORTED_MODULE_4__/* .firstClosed */ .tq)(answers);
    if (inputs.dryRun)
        journal.showAnswers(answers);
    return closed && (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .skipped */ .hT)(closed.reason, closed.detail);
}
async function waive({ inputs: { dryRun } }, collaborators) {
    if (dryRun)
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .skipped */ .hT)('dry-run');
    await reactSeen(collaborators);
    return collaborators.followUp.waiveStatus();
}
async function help({ inputs: { command, dryRun } }, { place, commenter }) {
    if (command !== null && !dryRun)
        await place.postComment((await __nccwpck_require__.e(/* import() */ 314).then(__nccwpck_require__.bind(__nccwpck_require__, 4314))).helpText(command));
    await commenter.react('+1');
    return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_5__/* .skipped */ .hT)('help');
}
async function reactSeen({ commenter, reporter }) {
    await commenter.react('eyes');
    reporter.seen(commenter.command());
}
function logUnseen(answers, { log, warnOfGate }) {
    const unseen = answers.flatMap(({ name, answer }) => (answer.kind === 'unseen' ? { name, ...answer } : []));
    for (const [problem, alike] of Map.groupBy(unseen, (one) => one.problem)) {
        const text = (0,_gates_unchecked_gates_js__WEBPACK_IMPORTED_MODULE_9__/* .uncheckedSentence */ .U)(alike.map(({ name }) => name), problem);
        if (alike.some(({ isRefused }) => isRefused))
            warnOfGate(text);
        else
            log(text);
    }
}


/***/ }),

/***/ 6667:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   b: () => (/* binding */ planJob),
/* harmony export */   p: () => (/* binding */ onExistingChoices)
/* harmony export */ });
/* harmony import */ var _agent_start_plan_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8405);
/* harmony import */ var _conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7212);
/* harmony import */ var _state_outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(9773);



const onExistingChoices = ['auto', 'message', 'new', 'skip'];
const unverifiedNote = 'The previous comment in this conversation was signed with another key, so this is a new agent job. Set `state-secret` to keep conversations across key rotation.';
function planJob(inputs) {
    const { memory, ids } = inputs;
    if (memory.kind === 'unreadable')
        return planWithoutMemory(inputs, memory);
    const report = (0,_conversation_memory_js__WEBPACK_IMPORTED_MODULE_0__/* .reportIn */ .kf)(memory);
    if (isStatusCheck(inputs))
        return planStatus(report);
    const repeated = planRepeated(report, ids.first);
    const isOver = repeated?.kind === 'attach' && report !== null && report.jobEnd !== null;
    if (!isOver || inputs.runAttempt === 1)
        return repeated ?? planRequest(inputs, report, ids.first);
    return planRepeated(report, ids.again) ?? planRequest(inputs, report, ids.again);
}
function planRequest(inputs, report, id) {
    const { jobId, hasPrompt, memory } = inputs;
    if (jobId && !hasPrompt)
        return { kind: 'attach', jobId };
    if (report && isHalted(inputs, report))
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)('unknown', { reason: 'create-unconfirmed', detail: haltedDetail });
    if (jobId)
        return { kind: 'message', jobId, isReplaceable: false, id };
    if (report?.jobId)
        return planFollowUp(inputs, { jobId: report.jobId, status: report.status, id });
    const hasUnverified = memory.kind === 'none' && memory.hasUnverified;
    return { kind: 'create', note: hasUnverified ? unverifiedNote : null, id };
}
const haltedDetail = 'an earlier request may have started an agent job in this conversation, and nobody knows which';
function isHalted({ commandAt }, { createUnconfirmedAt }) {
    if (createUnconfirmedAt === null)
        return false;
    return commandAt === null || Date.parse(commandAt) <= Date.parse(createUnconfirmedAt);
}
function planFollowUp(inputs, { jobId, status, id }) {
    const choice = choiceFor(inputs);
    if (choice === 'new')
        return { kind: 'create', note: null, id };
    const replacedNote = (0,_agent_start_plan_js__WEBPACK_IMPORTED_MODULE_2__/* .noteOfReplaced */ .U)(status);
    if (replacedNote !== null)
        return { kind: 'create', note: replacedNote, id };
    if (choice === 'skip')
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .skipped */ .hT)('existing-job');
    return { kind: 'message', jobId, isReplaceable: true, id };
}
function planWithoutMemory(inputs, { problem: detail, reason }) {
    const { jobId, hasPrompt } = inputs;
    if (jobId && !hasPrompt && !isStatusCheck(inputs))
        return { kind: 'attach', jobId };
    return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)('unknown', { reason, detail });
}
function isStatusCheck({ intent }) {
    return intent.kind === 'command' && intent.command.kind === 'status';
}
function planStatus(report) {
    return report?.jobId ? { kind: 'status', jobId: report.jobId } : (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .skipped */ .hT)('job-not-found');
}
function choiceFor({ intent, onExisting, isRolling }) {
    if (intent.kind === 'command')
        return intent.command.kind === 'new' ? 'new' : 'message';
    if (onExisting !== 'auto')
        return onExisting;
    if (isRolling !== null)
        return isRolling ? 'message' : 'new';
    return intent.isPullRequestEvent ? 'message' : 'new';
}
function planRepeated(report, id) {
    const how = report?.handled.find((one) => one.id === id)?.how;
    if (how === 'unconfirmed') {
        const reason = report?.createUnconfirmedAt ? 'create-unconfirmed' : 'message-unconfirmed';
        return (0,_state_outcome_js__WEBPACK_IMPORTED_MODULE_1__/* .outcome */ .bu)('unknown', { reason, detail: sentDetail });
    }
    return how === 'delivered' && report?.jobId ? { kind: 'attach', jobId: report.jobId } : null;
}
const sentDetail = 'this request was sent before, and nobody knows whether it arrived';


/***/ }),

/***/ 6984:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   u: () => (/* binding */ signingSecret)
/* harmony export */ });
function signingSecret({ stateSecret, apiKey }) {
    return stateSecret ?? apiKey;
}


/***/ }),

/***/ 1279:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  i: () => (/* binding */ openJobParts)
});

// UNUSED EXPORTS: patienceIn

// EXTERNAL MODULE: ./src/base/budgets.ts
var budgets = __nccwpck_require__(1135);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
// EXTERNAL MODULE: ./src/gates/check-gates.ts + 1 modules
var check_gates = __nccwpck_require__(1959);
// EXTERNAL MODULE: ./src/mintlify/client-options.ts
var client_options = __nccwpck_require__(2240);
// EXTERNAL MODULE: ./src/mintlify/mintlify-client.ts
var mintlify_client = __nccwpck_require__(2340);
// EXTERNAL MODULE: ./src/state/redact-state.ts
var redact_state = __nccwpck_require__(3228);
// EXTERNAL MODULE: ./src/job/job-inputs.ts
var job_inputs = __nccwpck_require__(6984);
// EXTERNAL MODULE: ./src/job/reporter.ts + 1 modules
var reporter = __nccwpck_require__(7094);
// EXTERNAL MODULE: ./src/job/saved-run.ts
var saved_run = __nccwpck_require__(6908);
// EXTERNAL MODULE: ./src/base/result.ts
var result = __nccwpck_require__(512);
;// CONCATENATED MODULE: ./src/batch/batches.ts

const noBatches = { gather: async () => (0,result/* failure */.V)('This run reads no pull requests.') };

;// CONCATENATED MODULE: ./src/context/event-context.ts
const noContext = { gather: async () => null };

// EXTERNAL MODULE: ./src/conversation/no-conversation.ts
var no_conversation = __nccwpck_require__(6994);
;// CONCATENATED MODULE: ./src/conversation/place.ts
const noPlace = {
    issueNumber: async () => null,
    postComment: async () => undefined,
    showRun: async () => null,
};

// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __nccwpck_require__(9773);
;// CONCATENATED MODULE: ./src/follow-up/follow-up.ts

const noFollowUp = {
    statusCommit: async () => null,
    docsPullRules: async () => null,
    waiveStatus: async () => (0,outcome/* outcome */.bu)('skipped', { reason: 'status-not-set' }),
    writeStatus: async () => true,
    writeSkippedStatus: async () => undefined,
    tendDocsPull: async (report) => report,
    docsPullState: async () => null,
    sourceChanged: async () => undefined,
};

;// CONCATENATED MODULE: ./src/job/without-github.ts






const noPublisher = {
    record: () => undefined,
    status: () => undefined,
    end: async ({ report }) => report,
    abort: () => undefined,
    commentUrl: () => null,
    isWritten: () => true,
    shownIn: () => null,
};
const withoutGitHub = {
    commenter: no_conversation/* noCommenter */.Kq,
    conversation: (0,no_conversation/* noConversation */.BO)(),
    place: noPlace,
    gates: check_gates/* noGates */.OD,
    context: noContext,
    batches: noBatches,
    followUp: noFollowUp,
    readSetUp: async () => null,
    openPublisher: () => noPublisher,
};

;// CONCATENATED MODULE: ./src/job/job-parts.ts










const summaryProblem = "Couldn't write the summary: the file that GITHUB_STEP_SUMMARY names can't be written.";
async function openJobParts(setup) {
    const { context, inputs, run, signals } = setup;
    const { log, files, clock, redact } = context;
    const warnings = [];
    const warn = (text, docLink = 'github', title = 'A GitHub API call failed') => {
        const warning = redact(`${title}: ${text}`);
        if (warnings.includes(warning))
            return;
        warnings.push(warning);
        log.warning(title, text, docLink);
    };
    const note = (sentence) => {
        if (warnings.includes(sentence))
            return;
        warnings.push(sentence);
        log.info(sentence);
    };
    const commentContext = {
        command: run.trigger.kind === 'comment' ? inputs.command : null,
        canReattach: inputs.onRerun === 'attach',
        limits: inputs,
        runUrl: (0,event_event/* runUrl */.Vp)(run),
    };
    const contextFor = (hasComment) => ({
        ...commentContext,
        canReattach: hasComment && commentContext.canReattach,
    });
    const patience = (budget) => patienceIn(setup, budget);
    const github = await openGitHub({ ...setup, commentContext, patience: () => patience(null), warn });
    const save = saveRun(setup);
    const reporterFrom = (first, knowledge) => (0,reporter/* createReporter */.A)(first, knowledge, {
        clock,
        setOutputs: files.setOutputs,
        save,
        publisher: openPublisher(setup, { github, patience, warn }),
        foundUrl: github.conversation.url,
        async writeSummary(report, { hasComment, ...shown }) {
            if (!inputs.summary)
                return;
            const { renderSummary } = await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(818)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8818));
            const markdown = redact(renderSummary(report, contextFor(hasComment), { ...shown, warnings }));
            if (!files.addSummary(markdown))
                warn(summaryProblem);
        },
    });
    const service = (0,mintlify_client/* createServiceClient */.r)((0,client_options/* serviceClientOptions */.t)(inputs, context, signals));
    return { service, github, commentContext, contextFor, reporterFrom, note, patience, warn };
}
function patienceIn({ isPostStep, signals: { cancelled } }, budget) {
    if (isPostStep)
        return { waitMs: budgets/* maxPostWaitMs */.qD, stop: cancelled };
    return budget ? { waitMs: budgets/* maxEndWaitMs */.FJ, stop: budget } : { waitMs: budgets/* maxBeginWaitMs */.zY, stop: cancelled };
}
function openPublisher({ inputs, context }, { github, patience, warn }) {
    const { commenter, followUp, place } = github;
    const { tendDocsPull, writeStatus } = followUp;
    const { replaceReaction } = commenter;
    const showRun = inputs.comment === 'new' ? place.showRun : null;
    const { openPublisher } = inputs.dryRun ? withoutGitHub : github;
    return openPublisher({
        ...{ conversation: github.conversation, patience, showRun, now: context.clock.now },
        ...{ tendDocsPull, writeStatus, replaceReaction, warn },
    });
}
function saveRun({ context: { files, redact }, inputs, run }) {
    const secret = (0,job_inputs/* signingSecret */.u)(inputs);
    const key = secret === null ? null : (0,saved_run/* deriveStateKey */.Ue)(secret);
    return (own, phase) => {
        if (key)
            files.saveState((0,saved_run/* writeSavedRun */.Kc)({ phase, own: JSON.stringify((0,redact_state/* redactState */.r)(own, redact)) }, run, key));
    };
}
async function openGitHub(options) {
    const { run, inputs } = options;
    const followsThrough = inputs.commitStatus !== null || hasDocsPullWish(inputs);
    const needsGitHub = run.trigger.kind !== 'other' ||
        inputs.issueNumber !== null ||
        inputs.context !== 'none' ||
        inputs.dryRun ||
        inputs.maxRequestsPerDay > 0;
    if (!followsThrough && (!needsGitHub || (0,check_gates/* closedByEvent */.Cu)(run, inputs)))
        return withoutGitHub;
    const [{ openJobGitHub }] = await Promise.all([Promise.all(/* import() */[__nccwpck_require__.e(956), __nccwpck_require__.e(1), __nccwpck_require__.e(658), __nccwpck_require__.e(115), __nccwpck_require__.e(249)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1249)), Promise.all(/* import() */[__nccwpck_require__.e(413), __nccwpck_require__.e(506)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2413))]);
    return openJobGitHub(options);
}
function hasDocsPullWish({ docsToken, docsLabels, docsReviewers, onClose }) {
    return docsToken !== null || docsLabels.length > 0 || docsReviewers.length > 0 || onClose !== 'nothing';
}


/***/ }),

/***/ 9141:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  k: () => (/* binding */ promptFor),
  A: () => (/* binding */ requestTextOf)
});

// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __nccwpck_require__(3834);
;// CONCATENATED MODULE: ./src/job/prompt.ts

function assemblePrompt({ instruction, files, request, context }) {
    const parts = [instruction, ...files, request, context].map((part) => part?.trim() || null);
    return (0,base_escape/* joinParagraphs */.ml)(parts) || null;
}
function documentThis(isPullRequest) {
    const what = isPullRequest ? 'the changes of this pull request' : 'what this issue describes';
    return `Update the documentation for ${what}.`;
}

;// CONCATENATED MODULE: ./src/job/job-request.ts


function promptFor({ inputs, files, run }, { intent, request }, context) {
    const instruction = inputs.prompt;
    const isBare = intent.kind === 'command' && request === null && instruction === null && files.length === 0;
    const isPullRequest = run.trigger.kind !== 'comment' || run.trigger.isPullRequest;
    const words = isBare ? documentThis(isPullRequest) : request;
    return assemblePrompt({ instruction, files, request: words, context });
}
function requestTextOf({ request: { inputs, files }, authorized }) {
    return authorized.request ?? inputs.prompt ?? (0,base_escape/* joinParagraphs */.ml)(files);
}


/***/ }),

/***/ 5946:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  eH: () => (/* binding */ openPromptFiles),
  TD: () => (/* binding */ readJobInputs),
  Pj: () => (/* binding */ readJobRequest)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(5049);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __nccwpck_require__(3834);
;// CONCATENATED MODULE: ./src/context/facts.ts
const contextParts = ['pull-request', 'push', 'release', 'comment'];

// EXTERNAL MODULE: ./src/conversation/conversation-inputs.ts
var conversation_inputs = __nccwpck_require__(5136);
// EXTERNAL MODULE: ./src/gates/pattern-inputs.ts
var pattern_inputs = __nccwpck_require__(6002);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var job = __nccwpck_require__(277);
// EXTERNAL MODULE: ./src/mintlify/service-inputs.ts
var service_inputs = __nccwpck_require__(4943);
// EXTERNAL MODULE: ./src/runner/input-parsers.ts
var input_parsers = __nccwpck_require__(2783);
// EXTERNAL MODULE: ./src/runner/read-inputs.ts + 1 modules
var read_inputs = __nccwpck_require__(6296);
// EXTERNAL MODULE: ./src/state/commit-status.ts
var commit_status = __nccwpck_require__(5267);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __nccwpck_require__(5180);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __nccwpck_require__(9773);
// EXTERNAL MODULE: ./src/job/create-or-message.ts
var create_or_message = __nccwpck_require__(6667);
// EXTERNAL MODULE: ./src/gates/authorize.ts + 1 modules
var authorize = __nccwpck_require__(9048);
// EXTERNAL MODULE: ./src/gates/limits.ts
var limits = __nccwpck_require__(50);
// EXTERNAL MODULE: ./src/runner/set-up-problems.ts
var set_up_problems = __nccwpck_require__(9935);
// EXTERNAL MODULE: ./src/job/admit.ts
var admit = __nccwpck_require__(2294);
;// CONCATENATED MODULE: ./src/job/input-rules.ts





function problemsBetween(known, run) {
    const signs = known.comment !== 'off' && known.dryRun !== true;
    return [
        (0,service_inputs/* keyProblem */.dD)(known, signs),
        permissionProblem(known, run),
        ...limitProblems(known),
        mergedStatusProblem(known),
        ...batchProblems(known, run),
    ];
}
function findMissingInputs(known, run) {
    const { apiKey, dryRun, prompt, promptFiles, jobId, command } = known;
    const needsKey = apiKey === null && dryRun !== true && !(0,authorize/* getsNoSecrets */.s)(run);
    const asksItself = run.trigger.kind !== 'comment' || command === null;
    const saysNothing = prompt === null && promptFiles?.length === 0 && jobId === null;
    return [needsKey ? (0,set_up_problems/* reasonSentence */.Ux)(set_up_problems/* missingKey */.aV) : null, asksItself && saysNothing ? admit/* promptMissing */.Z8 : null];
}
function permissionProblem({ permission }, { repository, trigger }) {
    const isAsked = trigger.kind !== 'other' && trigger.kind !== 'merge-group';
    if (permission !== 'read' || repository.isPublic === false || !isAsked)
        return null;
    const where = repository.isPublic === null
        ? "if the event doesn't say that the repository is private"
        : 'on a public repository, where it means everyone';
    return `Input \`permission\` must not be \`read\` ${where}.`;
}
function limitProblems({ comment, maxRequests = 0, cooldownMs = 0, maxRequestsPerDay = 0, }) {
    if (comment !== 'off')
        return [];
    return (0,limits/* limitsSet */.dj)({ maxRequests, cooldownMs, maxRequestsPerDay }).map((name) => `Input \`${name}\` needs the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`, or remove the limit.`);
}
function mergedStatusProblem({ commitStatusUntil, commitStatus, comment }) {
    if (commitStatusUntil !== 'merged')
        return null;
    const isWithout = 'Input `commit-status-until` must not be `merged` without';
    if (commitStatus === null)
        return `${isWithout} the name of a status: set \`commit-status\`.`;
    if (comment !== 'off')
        return null;
    return `${isWithout} the state stored in the comment: set \`comment\` to \`sticky\` or \`new\`.`;
}
function batchProblems({ context, comment, issueNumber, jobId }, { trigger }) {
    if (context !== 'merged')
        return [];
    const isOfEvent = trigger.kind === 'comment' || trigger.kind === 'pull-request';
    return [
        issueNumber === null
            ? 'Input `context` is `merged`, which needs an issue to keep its place in: set `issue-number` to a tracking issue.'
            : null,
        comment === 'off'
            ? 'Input `context` is `merged`, which needs the state stored in the comment: set `comment` to `sticky` or `new`.'
            : null,
        jobId ? 'Input `context` must not be `merged` with `job-id`. Remove one of them.' : null,
        isOfEvent
            ? 'Input `context` must not be `merged` for a comment or a pull request. Use it with `schedule`, `workflow_dispatch`, `push` or `release`.'
            : null,
    ];
}

;// CONCATENATED MODULE: ./src/job/read-job-inputs.ts














const jobId = (0,input_parsers/* matching */.wC)(job/* jobIdPattern */.Fe, 'be the ID of an agent job: up to 200 characters on one line');
const botLogins = {
    parse(text) {
        const logins = input_parsers/* list */.p_.parse(text);
        return logins?.every((login) => /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/.test(login))
            ? logins
            : undefined;
    },
    description: 'be a list of exact logins without wildcards, such as `renovate[bot]`',
};
const statusName = (0,input_parsers/* matching */.wC)(/^(?=.*\S)[^\p{Cc}]{0,100}$/u, 'be the name of a status: up to 100 characters on one line');
const labelLines = (0,input_parsers/* lines */.Mn)({ noun: 'label', hasStrayComma: (line) => line.includes(',') });
const phraseLines = (0,input_parsers/* lines */.Mn)({ noun: 'phrase', hasStrayComma: (line, isOnly) => isOnly && /,\s*\S/.test(line) });
const pathLines = (0,input_parsers/* lines */.Mn)({ noun: 'path', hasStrayComma: () => false });
const labels = upToTen(labelLines, /^\P{Cc}{1,50}$/u, 'be up to 10 labels, one on each line, with at most 50 characters each and 1,050 bytes in total');
const reviewers = upToTen(input_parsers/* list */.p_, /^(?:team:[A-Za-z0-9][A-Za-z0-9._-]{0,99}|[A-Za-z0-9][A-Za-z0-9_-]{0,99})$/, 'be up to 10 reviewers: logins, teams such as `team:writers`, or `author`');
const branchName = (0,input_parsers/* matching */.wC)(/^[^\p{Cc}\s]{1,250}$/u, 'be the name of a branch, such as `main`');
const limit = (0,input_parsers/* integer */.nd)({ min: 0, max: 10_000 });
const minutesToMs = (minutes) => minutes * 60_000;
const pathPatterns = (0,pattern_inputs/* filterPatterns */.o)('`src/api/**` or `!**/*.test.ts`');
const context = {
    ...(0,input_parsers/* either */.gP)((0,input_parsers/* oneOf */.yL)(['auto', 'none', 'merged']), (0,input_parsers/* someOf */.yU)(contextParts)),
    description: 'be `auto`, `none`, `merged`, or a list of `pull-request`, `push`, `release` and `comment`',
};
const read_job_inputs_prompt = {
    parse: (text) => ((0,base_escape/* isBlank */.z3)(text) ? undefined : text),
    description: 'say what the agent should do, in visible characters',
};
const maxBytesOfTen = 1_050;
function upToTen(parser, pattern, description) {
    return {
        parse(text) {
            const items = parser.parse(text);
            if (items === undefined)
                return undefined;
            const isShort = items.length <= 10 && Buffer.byteLength(items.join('')) <= maxBytesOfTen;
            return isShort && items.every((item) => pattern.test(item)) ? [...new Set(items)] : undefined;
        },
        describe: (text) => (parser.parse(text) ? undefined : parser.description),
        description,
    };
}
async function openPromptFiles(workspace) {
    if ((0,core/* getInput */.V4)('prompt-file') === '')
        return () => [];
    const { readPromptFiles } = await __nccwpck_require__.e(/* import() */ 771).then(__nccwpck_require__.bind(__nccwpck_require__, 9771));
    return (paths) => readPromptFiles(paths, workspace);
}
function readJobRequest({ run, warn, readFiles }) {
    const readings = readEachInput();
    const { files, ...values } = (0,read_inputs/* requireValid */.AK)({ ...readings, files: (0,read_inputs/* mappedReading */.q7)(readings.promptFiles, readFiles) }, {
        check: (known) => problemsBetween(known, run),
        findMissing: (known) => findMissingInputs(known, run),
        warn,
    });
    return { inputs: withOnClose(values), files, run };
}
function readJobInputs() {
    return withOnClose((0,read_inputs/* requireValid */.AK)(readEachInput(), { warn: () => undefined }));
}
function withOnClose(values) {
    const ofToken = values.docsToken === null ? 'nothing' : 'comment';
    return { ...values, onClose: values.onClose ?? ofToken };
}
function readEachInput() {
    return {
        ...(0,service_inputs/* readServiceInputs */.Dz)(),
        prompt: (0,read_inputs/* readInput */.R5)('prompt', (0,input_parsers/* optional */.lq)(read_job_inputs_prompt)),
        promptFiles: (0,read_inputs/* readInput */.R5)('prompt-file', pathLines),
        context: (0,read_inputs/* readInput */.R5)('context', context),
        sinceDays: (0,read_inputs/* readInput */.R5)('since-days', (0,input_parsers/* integer */.nd)({ min: 1, max: 90 })),
        base: (0,read_inputs/* readInput */.R5)('base', (0,input_parsers/* optional */.lq)(branchName)),
        jobId: (0,read_inputs/* readInput */.R5)('job-id', (0,input_parsers/* optional */.lq)(jobId)),
        wait: (0,read_inputs/* readInput */.R5)('wait', input_parsers/* boolean */.zM),
        timeoutMs: (0,read_inputs/* readInput */.R5)('timeout-minutes', (0,input_parsers/* mapped */.CV)((0,input_parsers/* positiveDecimal */.hs)({ max: 350 }), minutesToMs)),
        pollIntervalMs: (0,read_inputs/* readInput */.R5)('poll-interval-seconds', (0,input_parsers/* optional */.lq)((0,input_parsers/* mapped */.CV)((0,input_parsers/* decimal */._)({ min: 1, max: 600 }), input_parsers/* secondsToMs */.n))),
        failOn: (0,read_inputs/* readInput */.R5)('fail-on', (0,input_parsers/* someOf */.yU)(outcome/* failableResults */.xq, 'none')),
        command: (0,read_inputs/* readInput */.R5)('command', conversation_inputs/* command */.G5),
        onExisting: (0,read_inputs/* readInput */.R5)('on-existing', (0,input_parsers/* oneOf */.yL)(create_or_message/* onExistingChoices */.p)),
        permission: (0,read_inputs/* readInput */.R5)('permission', (0,input_parsers/* oneOf */.yL)(['read', 'triage', 'write', 'maintain', 'admin'])),
        agentBranches: (0,read_inputs/* readInput */.R5)('agent-branches', pattern_inputs/* branchPatterns */.K),
        allowedBots: (0,read_inputs/* readInput */.R5)('allowed-bots', botLogins),
        skipPhrases: (0,read_inputs/* readInput */.R5)('skip-phrases', phraseLines),
        skipLabels: (0,read_inputs/* readInput */.R5)('skip-labels', labelLines),
        paths: (0,read_inputs/* readInput */.R5)('paths', pathPatterns),
        maxRequests: (0,read_inputs/* readInput */.R5)('max-requests', limit),
        cooldownMs: (0,read_inputs/* readInput */.R5)('cooldown-minutes', (0,input_parsers/* mapped */.CV)(limit, minutesToMs)),
        maxRequestsPerDay: (0,read_inputs/* readInput */.R5)('max-requests-per-day', limit),
        commitStatus: (0,read_inputs/* readInput */.R5)('commit-status', (0,input_parsers/* optional */.lq)(statusName)),
        commitStatusUntil: (0,read_inputs/* readInput */.R5)('commit-status-until', (0,input_parsers/* oneOf */.yL)(commit_status/* statusGoals */.Pt)),
        docsToken: (0,read_inputs/* readInput */.R5)('docs-token', input_parsers/* headerSecret */.g1),
        docsLabels: (0,read_inputs/* readInput */.R5)('docs-labels', labels),
        docsReviewers: (0,read_inputs/* readInput */.R5)('docs-reviewers', reviewers),
        onClose: (0,read_inputs/* readInput */.R5)('on-close', (0,input_parsers/* optional */.lq)((0,input_parsers/* oneOf */.yL)(docs_pull/* onCloseChoices */.ET))),
        githubToken: (0,read_inputs/* readInput */.R5)('github-token', input_parsers/* headerSecret */.g1),
        comment: (0,read_inputs/* readInput */.R5)('comment', (0,input_parsers/* oneOf */.yL)(['sticky', 'new', 'off'])),
        commentKey: (0,read_inputs/* readInput */.R5)('comment-key', conversation_inputs/* commentKey */.Td),
        issueNumber: (0,read_inputs/* readInput */.R5)('issue-number', (0,input_parsers/* optional */.lq)((0,input_parsers/* integer */.nd)({ min: 1, max: 999_999_999 }))),
        reactions: (0,read_inputs/* readInput */.R5)('reactions', input_parsers/* boolean */.zM),
        summary: (0,read_inputs/* readInput */.R5)('summary', input_parsers/* boolean */.zM),
        onRerun: (0,read_inputs/* readInput */.R5)('on-rerun', (0,input_parsers/* oneOf */.yL)(['attach', 'new'])),
        stateSecret: (0,read_inputs/* readInput */.R5)('state-secret', conversation_inputs/* signingSecret */.u2),
        dryRun: (0,read_inputs/* readInput */.R5)('dry-run', input_parsers/* boolean */.zM),
    };
}


/***/ }),

/***/ 7094:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  A: () => (/* binding */ createReporter),
  w: () => (/* binding */ noKnowledge)
});

// EXTERNAL MODULE: ./src/mintlify/job.ts
var mintlify_job = __nccwpck_require__(277);
// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __nccwpck_require__(9773);
// EXTERNAL MODULE: ./src/state/report.ts
var state_report = __nccwpck_require__(2587);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __nccwpck_require__(4708);
// EXTERNAL MODULE: ./src/base/plain-address.ts
var plain_address = __nccwpck_require__(9040);
;// CONCATENATED MODULE: ./src/job/job-outputs.ts

function outputsOfJob(job) {
    const { id, status, model, createdAt, archivedAt, pullRequest } = job;
    const source = { repository: job.repository, ref: job.ref };
    const prLink = pullRequest?.url ?? null;
    return {
        'pr-link': prLink ?? '',
        status,
        'job-id': id,
        'pr-number': pullRequest ? String(pullRequest.number) : '',
        'pr-repository': pullRequest?.repository ?? '',
        job: JSON.stringify({ id, status, source, model, prLink, createdAt, archivedAt }),
        model: model ?? '',
        'docs-repository': job.repository ?? '',
        'docs-branch': job.ref ?? '',
        'created-at': createdAt ?? '',
        'archived-at': archivedAt ?? '',
    };
}
const unknownJob = {
    id: '',
    status: '',
    pullRequest: null,
    hasUnusableLink: false,
    model: null,
    repository: null,
    ref: null,
    createdAt: null,
    archivedAt: null,
};
function outputsAtEnd(end, { durationMs, polls, commentUrl, jobId, docsPull }) {
    const ofJob = outputsOfJob(end.job ?? { ...unknownJob, id: jobId ?? '' });
    return {
        ...ofJob,
        job: end.job ? (ofJob.job ?? '') : '',
        result: end.result,
        reason: end.reason ?? '',
        'docs-state': docsPull?.state ?? '',
        'changed-pages': docsPull?.changes ? JSON.stringify(docsPull.changes.pages.map(pageOf)) : '',
        'preview-url': (0,plain_address/* plainAddress */.n)(docsPull?.preview?.address ?? null)?.href ?? '',
        'comment-url': commentUrl ?? '',
        'duration-seconds': String(Math.round(durationMs / 1_000)),
        'poll-count': String(polls),
    };
}
function pageOf({ path, change }) {
    return { path, change };
}

;// CONCATENATED MODULE: ./src/job/reporter.ts





const noKnowledge = {
    claim: null,
    delivery: 'none',
    requestCount: 0,
    request: null,
    command: null,
    commandEnds: [],
    status: null,
    docsPullRules: null,
    isUnsent: false,
};
const nothingTold = { prompt: null, batch: null, setUp: null };
function createReporter(first, given, ports) {
    const { publisher, clock } = ports;
    let report = first;
    let knowledge = given;
    let state = null;
    let phase = 'begun';
    const tally = { polls: 0, told: nothingTold, startedMs: clock.elapsedMs() };
    let seesWork = first.status !== null && !(0,mintlify_job/* hasEnded */.hY)({ status: first.status });
    const own = () => ownRunOf(report, knowledge, publisher);
    const save = (changes) => {
        report = changes.report ?? report;
        knowledge = { ...knowledge, ...changes.knowledge };
        ports.save(own(), phase);
    };
    return {
        blank: first,
        planned(next, planned, remembered) {
            state = remembered;
            save({ report: next, knowledge: planned });
        },
        seen: (command) => save({ knowledge: { command } }),
        sending: (claim) => save({ knowledge: { claim, delivery: 'unknown' } }),
        notSent: (claim) => save({ knowledge: { claim, delivery: 'none' } }),
        started(now, job, delivery) {
            phase = 'waiting';
            seesWork ||= delivery !== 'none' || (job !== null && !(0,mintlify_job/* hasEnded */.hY)(job));
            save({ report: job ? (0,state_report/* withJob */.ec)(now, job) : now, knowledge: { delivery } });
            ports.setOutputs(job ? outputsOfJob(job) : { 'job-id': report.jobId ?? '' });
            publisher.status(own(), state);
        },
        waiting: () => publisher.record(own()),
        tell(told) {
            tally.told = { ...tally.told, ...told };
        },
        polled() {
            tally.polls += 1;
        },
        jobRead(job) {
            const isAtWork = phase === 'waiting' && !(0,mintlify_job/* hasEnded */.hY)(job);
            seesWork ||= isAtWork;
            if (isAtWork && knowledge.delivery === 'unknown')
                knowledge = { ...knowledge, delivery: 'done' };
            report = (0,state_report/* withJob */.ec)(report, job);
            ports.setOutputs(outputsOfJob(job));
        },
        report: () => report,
        async ended(end, budget) {
            const last = lastReport(report, end, { seesWork, at: clock.now() });
            save({ report: last, knowledge: { isUnsent: end.reason === 'busy' } });
            const jobId = phase === 'waiting' ? report.jobId : null;
            const ended = await finish({ own: own(), last, state, end, budget, jobId, tally }, ports);
            if (!budget || budget.aborted || !publisher.isWritten())
                return ended;
            phase = 'ended';
            save({});
            return ended;
        },
    };
}
function lastReport(report, end, { seesWork, at }) {
    const ended = (0,state_report/* withOutcome */.lt)(report, end, at);
    return seesWork ? ended : { ...ended, tookMs: report.tookMs };
}
function ownRunOf(report, knowledge, { shownIn }) {
    const run = (0,report_parts/* runPartOf */.ez)({ ...report, commentId: shownIn() ?? report.commentId });
    return { ...knowledge, run, job: (0,report_parts/* jobPartOf */.sd)(report) };
}
async function finish({ own, last, state, end, budget, jobId, tally }, ports) {
    const { publisher, clock } = ports;
    const { polls, told } = tally;
    const durationMs = clock.elapsedMs() - tally.startedMs;
    const commentUrl = () => own.claim !== null || end.result === 'queued' ? ports.foundUrl() : publisher.commentUrl();
    const setOutputs = ({ docsPull }) => {
        const known = { polls, jobId, durationMs, commentUrl: commentUrl(), docsPull };
        ports.setOutputs(outputsAtEnd(end, known));
    };
    let report = end.result === 'skipped' ? last : await viewNow({ own, state }, ports);
    setOutputs(report);
    if (budget)
        report = await publisher.end({ own, report, end, budget });
    else
        publisher.abort();
    if ((0,outcome/* shouldComment */.N9)(end))
        setOutputs(report);
    const hasComment = end.result !== 'queued' && commentUrl() !== null;
    if (await shouldWriteSummary(end))
        await ports.writeSummary(report, { hasComment, ...told });
    return { report, hasComment };
}
async function viewNow({ own, state }, { clock }) {
    const { viewOf } = await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(151)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8151));
    return viewOf(own, state, clock.now());
}
const summarizedReasons = [
    'dry-run',
    'conversation-busy',
    'memory-unreadable',
    'memory-unwritable',
    'newer-state',
    'nothing-merged',
    'no-secrets',
    'permission-unknown',
    'source-closed',
    'source-merged',
    'source-reopened',
    'status-not-set',
    'status-waived',
];
async function shouldWriteSummary(end) {
    if ((0,outcome/* shouldComment */.N9)(end) || end.result === 'queued' || summarizedReasons.includes(end.reason))
        return true;
    const { tellsOfGate } = await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(818)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8818));
    return tellsOfGate(end.reason);
}


/***/ }),

/***/ 6908:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   F2: () => (/* binding */ readSavedRun),
/* harmony export */   Kc: () => (/* binding */ writeSavedRun),
/* harmony export */   Ue: () => (/* binding */ deriveStateKey)
/* harmony export */ });
/* harmony import */ var _base_hmac_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(9138);

function deriveStateKey(secret) {
    return (0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_0__/* .deriveKey */ .Hz)(secret, 'docs-agent saved state v1');
}
function writeSavedRun({ phase, own }, attempt, key) {
    const text = `${phase} ${own}`;
    return `${(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_0__/* .sign */ ._S)(boundText(text, attempt), key)} ${text}`;
}
function readSavedRun(text, attempt, key) {
    const [, signature = '', signed = ''] = /^(\S+) ([\s\S]*)$/.exec(text) ?? [];
    if (!(0,_base_hmac_js__WEBPACK_IMPORTED_MODULE_0__/* .isSignedBy */ .s3)(boundText(signed, attempt), signature, key))
        return null;
    const [, name, own = ''] = /^(\S*) ([\s\S]*)$/.exec(signed) ?? [];
    const phase = phases.find((known) => known === name);
    return phase === undefined ? null : { phase, own };
}
const phases = ['begun', 'waiting', 'ended'];
function boundText(text, { runId, runAttempt }) {
    return `${runId} ${runAttempt} ${text}`;
}


/***/ }),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ requestOnce)
/* harmony export */ });
/* harmony import */ var _base_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8378);
/* harmony import */ var _base_redact_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1564);
/* harmony import */ var _http_http_request_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(2759);
/* harmony import */ var _http_retry_after_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(7821);




async function requestOnce(call) {
    const progress = { requestStarted: false };
    const controller = new AbortController();
    const unlink = linkAbort(call, controller, progress);
    const onConnected = () => {
        progress.requestStarted = true;
    };
    try {
        const request = { ...requestOf(call), signal: controller.signal, onConnected };
        return await readResponse(await (0,_http_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .sendRequest */ .w)(request), call);
    }
    catch (error) {
        return await failureOf(error, controller.signal, progress.requestStarted);
    }
    finally {
        unlink();
    }
}
function requestOf({ method, url, key, body }) {
    const headers = {
        accept: 'application/json',
        'accept-encoding': 'identity',
        authorization: `Bearer ${key}`,
        'user-agent': 'docs-agent-action',
        ...(body && { 'content-type': 'application/json' }),
    };
    return { method, url, headers, body: body && JSON.stringify(body) };
}
async function readResponse(response, { maxBodyBytes, redact }) {
    const status = response.statusCode ?? 0;
    const body = await (0,_http_http_request_js__WEBPACK_IMPORTED_MODULE_2__/* .readBody */ .x)(response, maxBodyBytes);
    if (status < 200 || status > 299)
        return refusalOf(response, body.kind === 'success' ? body.value : '', redact);
    return body.kind === 'success'
        ? { kind: 'value', value: parseJson(body.value) }
        : { kind: 'unreadable', detail: body.error };
}
function refusalOf(response, body, redact) {
    const { statusCode: status = 0, headers } = response;
    const json = parseJson(body);
    if (status === 403 && !hasError(json))
        return { kind: 'blocked', detail: blockedDetail(response, body) };
    const retryAfterMs = (0,_http_retry_after_js__WEBPACK_IMPORTED_MODULE_3__/* .parseRetryAfter */ .m)(headers['retry-after'] ?? null, new Date());
    const message = errorMessageOf(json, redact);
    const who = headers.server === 'cloudflare' && status >= 520 ? "Mintlify's proxy" : 'Mintlify';
    const detail = message === null ? `${who} answered ${status}` : `${status}: ${message}`;
    return { kind: 'status', status, retryAfterMs, detail };
}
function blockedDetail({ headers }, body) {
    const [, code] = /^error code: (\d{4})\s*$/.exec(body) ?? [];
    const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(String(headers['cf-ray'])) ?? [];
    const facts = [code && `error code ${code}`, ray && `Ray ID ${ray}`].filter(Boolean).join(', ');
    return `a proxy or firewall answered 403${facts && ` (${facts})`}`;
}
async function failureOf(error, signal, requestStarted) {
    const { describeErrorCode, errorCodeOf, isTlsErrorCode } = await __nccwpck_require__.e(/* import() */ 911).then(__nccwpck_require__.bind(__nccwpck_require__, 8911));
    const code = errorCodeOf(error);
    if (!requestStarted && isTlsErrorCode(code))
        return { kind: 'tls', detail: `the certificate was refused (${code})` };
    const detail = signal.aborted ? String(signal.reason) : describeErrorCode(code);
    return { kind: requestStarted ? 'no-response' : 'not-sent', detail };
}
function linkAbort({ timeoutMs, signals, abortDelays }, controller, progress) {
    const timers = [];
    const abortAfter = (waitMs, reason) => {
        if (waitMs === 0)
            controller.abort(reason);
        else
            timers.push(setTimeout(() => controller.abort(reason), waitMs));
    };
    const follow = (signal, { beforeSendMs, afterSendMs }, reason) => {
        const onAbort = () => abortAfter(progress.requestStarted ? afterSendMs : beforeSendMs, reason);
        if (signal.aborted)
            onAbort();
        signal.addEventListener('abort', onAbort, { once: true });
        return () => signal.removeEventListener('abort', onAbort);
    };
    abortAfter(timeoutMs, `no answer within ${(0,_base_format_js__WEBPACK_IMPORTED_MODULE_0__/* .durationText */ .S5)(timeoutMs)}`);
    const unfollow = [
        follow(signals.cancelled, abortDelays.cancelled, 'the run was canceled'),
        follow(signals.deadline, abortDelays.deadline, 'the time was up'),
    ];
    return () => {
        for (const timer of timers)
            clearTimeout(timer);
        for (const end of unfollow)
            end();
    };
}
const maxErrorLength = 500;
function hasError(json) {
    return typeof Object(json).error === 'string';
}
function errorMessageOf(json, redact) {
    const { error, details } = Object(json);
    if (typeof error !== 'string')
        return null;
    const messages = Array.isArray(details) ? details.map((detail) => Object(detail).message) : [];
    const more = messages.filter((message) => typeof message === 'string').join('; ');
    const message = more === '' ? error : `${error.replace(/\.$/, '')}: ${more}`;
    return (0,_base_redact_js__WEBPACK_IMPORTED_MODULE_1__/* .toRedactedLine */ .E)(message, { redact, maxLength: maxErrorLength }) || null;
}
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 2240:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   t: () => (/* binding */ serviceClientOptions)
/* harmony export */ });
function serviceClientOptions({ apiUrl, apiKey, projectId, apiTimeoutMs }, { clock, redact, log }, signals) {
    return {
        apiUrl,
        key: apiKey ?? '',
        projectId,
        apiTimeoutMs,
        clock,
        random: Math.random,
        signals,
        redact,
        onRetry: log.info,
    };
}


/***/ }),

/***/ 277:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fe: () => (/* binding */ jobIdPattern),
/* harmony export */   G0: () => (/* binding */ keepLink),
/* harmony export */   hY: () => (/* binding */ hasEnded)
/* harmony export */ });
const endedStatuses = new Set(['completed', 'archived', 'failed']);
const jobIdPattern = /^(?!\.{1,2}$)(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u;
function hasEnded(job) {
    return endedStatuses.has(job.status);
}
function keepLink(newer, earlier) {
    if (newer.pullRequest || !earlier?.pullRequest)
        return newer;
    return { ...newer, pullRequest: earlier.pullRequest };
}


/***/ }),

/***/ 2340:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Gu: () => (/* binding */ callTo),
/* harmony export */   KA: () => (/* binding */ toOutcome),
/* harmony export */   YA: () => (/* binding */ sendTimeoutMs),
/* harmony export */   iG: () => (/* binding */ retryServiceCall),
/* harmony export */   r: () => (/* binding */ createServiceClient)
/* harmony export */ });
/* harmony import */ var _base_budgets_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1135);
/* harmony import */ var _base_result_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(512);
/* harmony import */ var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(184);



const allTries = { mayTry: async () => true, maxUnavailableMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .maxUnavailableMs */ .zF };
const notSentError = { kind: 'rejected', reason: 'interrupted', status: null };
const unclaimedError = {
    kind: 'rejected',
    reason: 'memory-unwritable',
    status: null,
    detail: "the comment couldn't be kept up to date, so nothing was sent",
};
const noDelay = { beforeSendMs: 0, afterSendMs: 0 };
const postDelay = { beforeSendMs: 0, afterSendMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .maxSendAfterCancelMs */ .XB };
const lastPollDelay = { beforeSendMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLastPollMs */ ._W, afterSendMs: _base_budgets_js__WEBPACK_IMPORTED_MODULE_1__/* .maxLastPollMs */ ._W };
const maxJobBytes = 1_048_576;
function sendTimeoutMs({ apiTimeoutMs }) {
    return 2 * apiTimeoutMs;
}
function createServiceClient(options) {
    const jobs = `v2/agent/${options.projectId}/job`;
    const pathOfJob = (jobId) => `${jobs}/${encodeURIComponent(jobId)}`;
    const get = (path) => requestJob(callTo(options, path));
    const post = (path, prompt) => requestJob({
        ...callTo(options, path),
        method: 'POST',
        body: { prompt },
        timeoutMs: sendTimeoutMs(options),
        abortDelays: { cancelled: postDelay, deadline: postDelay },
    });
    return {
        createJob: (prompt, tries) => retryServiceCall(options, { call: 'create', tries }, () => post(jobs, prompt)),
        sendMessage(jobId, prompt, tries) {
            const path = `${pathOfJob(jobId)}/message`;
            return retryServiceCall(options, { call: 'message', tries }, () => post(path, prompt));
        },
        getJob: (jobId) => get(pathOfJob(jobId)),
    };
    async function requestJob(call) {
        const outcome = await (0,_call_js__WEBPACK_IMPORTED_MODULE_0__/* .requestOnce */ .L)(call);
        if (outcome.kind !== 'value')
            return outcome;
        const { parseJob } = await Promise.all(/* import() */[__nccwpck_require__.e(658), __nccwpck_require__.e(853)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1853));
        return toOutcome(parseJob(outcome.value, options.redact));
    }
}
function callTo(options, path) {
    return {
        method: 'GET',
        url: new URL(path, options.apiUrl),
        key: options.key,
        body: null,
        timeoutMs: options.apiTimeoutMs,
        signals: options.signals,
        abortDelays: { cancelled: noDelay, deadline: lastPollDelay },
        maxBodyBytes: maxJobBytes,
        redact: options.redact,
    };
}
function toOutcome(parsed) {
    return parsed.kind === 'success'
        ? { kind: 'value', value: parsed.value }
        : { kind: 'unreadable', detail: parsed.error };
}
async function retryServiceCall({ clock, signals, random, onRetry }, { call, tries: { mayTry, maxUnavailableMs } = allTries }, send) {
    const startedMs = clock.elapsedMs();
    const lastTryAt = new Date(clock.now().getTime() + Math.min(maxUnavailableMs, signals.remainingMs()));
    const tell = onlyNews(onRetry);
    let rateLimited = 0;
    let until = null;
    for (let tries = 1; await mayTry(0, until); tries += 1) {
        const outcome = await send();
        const { decideRetry, isRateLimited, retryLine } = await __nccwpck_require__.e(/* import() */ 855).then(__nccwpck_require__.bind(__nccwpck_require__, 855));
        rateLimited += Number(isRateLimited(outcome));
        const elapsedMs = clock.elapsedMs() - startedMs;
        const remainingMs = signals.cancelled.aborted ? 0 : signals.remainingMs();
        const state = { tries, rateLimited, elapsedMs, remainingMs, maxUnavailableMs, random: random() };
        const decision = decideRetry(call, outcome, state);
        if (decision.kind === 'done')
            return decision.result;
        const { waitMs, detail } = decision;
        if (decision.isUnavailable)
            until = lastTryAt;
        if (!(await mayTry(waitMs, until)))
            break;
        tell(retryLine(decision, until));
        await clock.sleep(waitMs, signals.cancelled);
        if (signals.cancelled.aborted)
            return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)({ ...notSentError, detail });
    }
    return (0,_base_result_js__WEBPACK_IMPORTED_MODULE_2__/* .failure */ .V)(unclaimedError);
}
function onlyNews(log) {
    let last = null;
    return (line) => {
        if (line !== last)
            log(line);
        last = line;
    };
}


/***/ }),

/***/ 4716:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
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

/***/ 4943:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Dz: () => (/* binding */ readServiceInputs),
/* harmony export */   dD: () => (/* binding */ keyProblem),
/* harmony export */   iQ: () => (/* binding */ readServiceInputsWithKey)
/* harmony export */ });
/* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(5049);
/* harmony import */ var _runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2783);
/* harmony import */ var _runner_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7743);
/* harmony import */ var _runner_proxy_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(5558);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6296);
/* harmony import */ var _runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(9935);






const minSecretLength = 16;
const projectId = (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .matching */ .wC)(/^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/, 'be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard');
const mintlifyUrl = 'https://api.mintlify.com';
const apiUrl = {
    parse: (text) => (isServiceUrl(text) ? new URL(text.endsWith('/') ? text : `${text}/`) : undefined),
    description: `be an https address without credentials, such as \`${mintlifyUrl}\``,
};
function readServiceInputs() {
    return {
        apiKey: (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)('api-key', _runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .headerSecret */ .g1),
        projectId: readProjectId(),
        apiUrl: (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)('api-url', apiUrl),
        apiTimeoutMs: (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)('api-timeout-seconds', (0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .mapped */ .CV)((0,_runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .decimal */ ._)({ min: 1, max: 300 }), _runner_input_parsers_js__WEBPACK_IMPORTED_MODULE_0__/* .secondsToMs */ .n)),
    };
}
function readServiceInputsWithKey() {
    const { apiKey, ...inputs } = readServiceInputs();
    return { apiKey: requireKey(apiKey), ...inputs };
}
function requireKey({ name, result }) {
    if (result.kind === 'failure')
        return { name, result };
    if (result.value === null)
        return (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedInput */ .v1)(name, (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonSentence */ .Ux)(_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .missingKey */ .aV));
    return { name, result: { ...result, value: result.value } };
}
function readProjectId() {
    const isEmpty = (0,_actions_core__WEBPACK_IMPORTED_MODULE_5__/* .getInput */ .V4)('project-id') === '';
    return isEmpty
        ? (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .refusedInput */ .v1)('project-id', (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonSentence */ .Ux)(_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .missingProject */ .yU))
        : (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .readInput */ .R5)('project-id', projectId);
}
function keyProblem({ apiKey, apiUrl, stateSecret }, signs) {
    if (typeof apiKey !== 'string')
        return null;
    if (/^mint_(?:dsc|us)_/.test(apiKey))
        return (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonSentence */ .Ux)(_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .wrongKey */ .PT);
    if (apiUrl?.origin === mintlifyUrl && apiKey.search(_runner_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_1__/* .foreignKeyPrefix */ .wM) === 0)
        return (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonSentence */ .Ux)(_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .foreignKey */ .mt);
    const isGuessable = signs && stateSecret === null && apiKey.length < minSecretLength;
    return isGuessable ? (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .reasonSentence */ .Ux)(_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_4__/* .incompleteKey */ .Mv) : null;
}
function isServiceUrl(text) {
    if (!/^https?:\/\/[\x21-\x7e]+$/i.test(text) || !URL.canParse(text))
        return false;
    const url = new URL(text);
    return ((0,_runner_proxy_js__WEBPACK_IMPORTED_MODULE_2__/* .isEncryptedOrLoopback */ .Np)(url) &&
        url.username === '' &&
        url.password === '' &&
        url.search === '' &&
        url.hash === '');
}


/***/ }),

/***/ 2783:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CV: () => (/* binding */ mapped),
/* harmony export */   Mn: () => (/* binding */ lines),
/* harmony export */   Yj: () => (/* binding */ string),
/* harmony export */   _: () => (/* binding */ decimal),
/* harmony export */   g1: () => (/* binding */ headerSecret),
/* harmony export */   gP: () => (/* binding */ either),
/* harmony export */   hs: () => (/* binding */ positiveDecimal),
/* harmony export */   lq: () => (/* binding */ optional),
/* harmony export */   n: () => (/* binding */ secondsToMs),
/* harmony export */   nd: () => (/* binding */ integer),
/* harmony export */   p_: () => (/* binding */ list),
/* harmony export */   wC: () => (/* binding */ matching),
/* harmony export */   yL: () => (/* binding */ oneOf),
/* harmony export */   yU: () => (/* binding */ someOf),
/* harmony export */   zM: () => (/* binding */ boolean)
/* harmony export */ });
const string = { parse: (text) => text || null, description: 'be text' };
function matching(pattern, description) {
    return { parse: (text) => (pattern.test(text) ? text : undefined), description };
}
const boolean = {
    parse: (text) => (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text) ? /^t/i.test(text) : undefined),
    description: 'be `true` or `false`',
};
function decimal({ min, max }) {
    return {
        parse(text) {
            const value = parseDecimal(text);
            return value >= min && value <= max ? value : undefined;
        },
        description: `be a number from ${min} to ${max}`,
    };
}
function positiveDecimal({ max }) {
    return {
        parse(text) {
            const value = parseDecimal(text);
            return value > 0 && value <= max ? value : undefined;
        },
        description: `be a number above 0 and at most ${max}`,
    };
}
function integer({ min, max }) {
    return {
        parse(text) {
            const value = Number(text);
            return /^\d{1,9}$/.test(text) && value >= min && value <= max ? value : undefined;
        },
        description: `be a whole number from ${min} to ${max}`,
    };
}
function oneOf(words) {
    return { parse: (text) => words.find((word) => word === text), description: `be ${inWords(words, 'or')}` };
}
function someOf(words, none) {
    return {
        parse(text) {
            if (text === none)
                return [];
            const given = splitList(text);
            const known = given.flatMap((part) => words.filter((word) => word === part));
            return given.length > 0 && known.length === given.length ? known : undefined;
        },
        description: `be a list of ${inWords(words, 'and')}${none === undefined ? '' : `, or \`${none}\``}`,
    };
}
function either(first, second) {
    return {
        parse: (text) => first.parse(text) ?? second.parse(text),
        description: `${first.description}, or ${second.description}`,
    };
}
function optional(parser) {
    return { ...parser, parse: (text) => (text === '' ? null : parser.parse(text)) };
}
const list = { parse: splitList, description: 'be a list' };
function mapped(parser, change) {
    return {
        ...parser,
        parse(text) {
            const value = parser.parse(text);
            return value === undefined ? undefined : change(value);
        },
    };
}
function lines({ noun, hasStrayComma }) {
    return {
        parse(text) {
            const items = trimmed(text.split(/\r?\n/));
            const isOnly = items.length === 1;
            return items.some((line) => hasListSyntax(line) || hasStrayComma(line, isOnly)) ? undefined : items;
        },
        description: `have one ${noun} on each line, without commas, quotes or list dashes`,
    };
}
function hasListSyntax(line) {
    return /^- (?!\[[ xX]\] )|^(["'`]).*\1,?$/.test(line);
}
function parseDecimal(text) {
    return /^\d{1,9}(?:\.\d{1,9})?$/.test(text) ? Number(text) : Number.NaN;
}
function splitList(text) {
    return trimmed(text.split(/[,\r\n]+/));
}
function trimmed(parts) {
    return parts.map((part) => part.trim()).filter((part) => part !== '');
}
function inWords(words, joint) {
    const quoted = words.map((word) => `\`${word}\``);
    return quoted.length === 1 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ${joint} ${quoted.at(-1)}`;
}
const headerSecret = optional(matching(/^[\x21-\x7e]*$/, 'be one line of visible ASCII characters'));
const secondsToMs = (seconds) => seconds * 1_000;


/***/ }),

/***/ 7743:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   D5: () => (/* binding */ unknownInputsSentence),
/* harmony export */   Kd: () => (/* binding */ misspelledSentence),
/* harmony export */   rZ: () => (/* binding */ invalidInputSentence),
/* harmony export */   vp: () => (/* binding */ showValue),
/* harmony export */   wM: () => (/* binding */ foreignKeyPrefix)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3834);

function invalidInputSentence({ name, text, must }, secrets) {
    return (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joinSentences */ .DP)([`Input \`${name}\` must ${must}.`, valueSentence(text, secrets)]);
}
function valueSentence(text, secrets) {
    if (text === '')
        return 'It is empty.';
    const shown = showValue(text, secrets);
    return shown === null ? hiddenValue : `It is ${shown}.`;
}
const hiddenValue = "Its value isn't shown, because it looks like a key or token.";
function misspelledSentence(name, meant) {
    return `Unknown input ${showName(name)}. Did you mean \`${meant}\`?`;
}
function unknownInputsSentence(names) {
    const shown = names.map(showName).join(', ');
    return names.length === 1
        ? `Unknown input ${shown}. It has no effect.`
        : `Unknown inputs ${shown}. They have no effect.`;
}
function showName(name) {
    return showValue(name, []) ?? '`***`';
}
const maxShownLength = 60;
function showValue(text, secrets) {
    const visible = text.replace(everyUnseen, '');
    if (looksSecret(visible) || secrets.some((secret) => sharesWith(visible, secret)))
        return null;
    const characters = Array.from(text.slice(0, 2 * maxShownLength), showCharacter);
    if (characters.join('').length <= maxShownLength)
        return `\`${characters.join('')}\``;
    let shown = '';
    for (const character of characters) {
        if (shown.length + character.length >= maxShownLength)
            break;
        shown += character;
    }
    return `\`${shown}\u2026\``;
}
const everyUnseen = /[\p{C}\p{Default_Ignorable_Code_Point}\u2800]/gu;
const unseen = /[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;
function showCharacter(character) {
    if (character === '`')
        return "'";
    if (character === ' ' || !unseen.test(character))
        return character;
    return `\\u{${(character.codePointAt(0) ?? 0).toString(16)}}`;
}
const foreignKeyPrefix = /gh[oprsu]_|github_pat_|xox|sk-/;
const keyPrefix = new RegExp(`(?<![A-Za-z0-9])(?:mint_|glpat-|hf_|${foreignKeyPrefix.source})`, 'i');
const keyPlace = /\bBearer\s+\S|-----BEGIN |hooks\.slack\.com\/services\//i;
const password = /\S:\S*@|[?&](?:[\w-]*(?:key|token|secret|passw|pwd|sig|auth|code)[\w-]*)=/i;
const randomText = [
    /(?=[A-Za-z]*\d)(?=\d*[A-Za-z])[A-Za-z0-9]{16,}/,
    /(?=[0-9a-f-]*\d)[0-9a-f-]{32,}/i,
    /(?=[\w+=-]*\d)(?=[\w+=-]*[a-z])(?=[\w+=-]*[A-Z])[\w+=-]{32,}/,
];
const maxLookedAt = 400;
function looksSecret(text) {
    const start = text.slice(0, maxLookedAt);
    return [keyPrefix, keyPlace, password, ...randomText].some((pattern) => pattern.test(start));
}
const minPartLength = 6;
function sharesWith(text, secret) {
    const words = text.split(/[^\w-]+/).filter((word) => word.length >= minPartLength);
    return text.includes(secret) || words.some((word) => secret.includes(word));
}


/***/ }),

/***/ 5558:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Np: () => (/* binding */ isEncryptedOrLoopback),
/* harmony export */   Rc: () => (/* binding */ ConnectionError),
/* harmony export */   p5: () => (/* binding */ readGitHubApiUrl),
/* harmony export */   wC: () => (/* binding */ requireSafeConnections)
/* harmony export */ });
const proxies = ['HTTP_PROXY', 'HTTPS_PROXY', 'http_proxy', 'https_proxy'];
const advice = {
    old: 'A proxy variable is set, and the Node of this runner is too old to use it. Update the runner to one with Node 24.5 or later.',
    invalid: (name) => `The variable ${name} must be the address of a proxy, such as \`http://proxy.example:3128\`.`,
    unverified: 'The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate.',
    plain: 'The variable GITHUB_API_URL must be an https address, such as `https://api.github.com`, because the token is sent to it.',
};
class ConnectionError extends Error {
    name = 'ConnectionError';
}
function requireSafeConnections(env) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === '0')
        throw new ConnectionError(advice.unverified);
    const named = proxies.filter((name) => env[name]);
    const invalid = named.find((name) => !/^https?:\/\//.test(env[name] ?? '') || !URL.canParse(env[name] ?? ''));
    if (invalid !== undefined)
        throw new ConnectionError(advice.invalid(invalid));
    if (named.length > 0 && !knowsProxies())
        throw new ConnectionError(advice.old);
}
function knowsProxies() {
    return process.allowedNodeEnvironmentFlags.has('--use-env-proxy');
}
function readGitHubApiUrl({ GITHUB_API_URL }) {
    const text = GITHUB_API_URL || 'https://api.github.com';
    const url = URL.parse(text);
    if (url === null || !isEncryptedOrLoopback(url))
        throw new ConnectionError(advice.plain);
    return text;
}
function isEncryptedOrLoopback({ protocol, hostname }) {
    const isLoopback = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
    return protocol === 'https:' || (protocol === 'http:' && isLoopback);
}


/***/ }),

/***/ 6296:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  dz: () => (/* binding */ InputError),
  q7: () => (/* binding */ mappedReading),
  QU: () => (/* binding */ maskSecrets),
  R5: () => (/* binding */ readInput),
  ql: () => (/* binding */ readSecrets),
  v1: () => (/* binding */ refusedInput),
  AK: () => (/* binding */ requireValid),
  _o: () => (/* binding */ secretLines)
});

// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(5049);
;// CONCATENATED MODULE: ./src/base/edit-distance.ts
function findNearest(word, names) {
    const near = names.map((name) => ({ name, edits: editDistance(word, name) }));
    const least = Math.min(maxEdits, ...near.map(({ edits }) => edits));
    return near.filter(({ edits }) => edits === least).map(({ name }) => name);
}
const maxEdits = 2;
function editDistance(from, to) {
    if (Math.abs(from.length - to.length) > maxEdits)
        return Infinity;
    let row = Array.from({ length: to.length + 1 }, (_, index) => index);
    for (const [index, character] of [...from].entries()) {
        const next = [index + 1];
        for (const [column, other] of [...to].entries()) {
            const [replaced = 0, deleted = 0] = row.slice(column);
            const inserted = next[column] ?? 0;
            next.push(character === other ? replaced : 1 + Math.min(replaced, deleted, inserted));
        }
        row = next;
    }
    return row.at(-1) ?? 0;
}

// EXTERNAL MODULE: ./src/base/result.ts
var base_result = __nccwpck_require__(512);
// EXTERNAL MODULE: ./src/runner/invalid-inputs.ts
var invalid_inputs = __nccwpck_require__(7743);
;// CONCATENATED MODULE: ./src/runner/read-inputs.ts




class InputError extends Error {
    name = 'InputError';
}
const secretInputs = ['api-key', 'state-secret', 'github-token', 'docs-token'];
function readInput(name, parser) {
    const text = (0,core/* getInput */.V4)(name);
    const value = parser.parse(text);
    if (value !== undefined)
        return { name, result: (0,base_result/* success */.k)(value) };
    const must = parser.describe?.(text) ?? parser.description;
    if (secretInputs.includes(name))
        return refusedInput(name, `Input \`${name}\` must ${must}.`);
    return refusedInput(name, (0,invalid_inputs/* invalidInputSentence */.rZ)({ name, text, must }, secretLines()));
}
function refusedInput(name, sentence) {
    return { name, result: (0,base_result/* failure */.V)(sentence) };
}
function mappedReading({ name, result }, use) {
    if (result.kind === 'failure')
        return { name, result };
    try {
        return { name, result: (0,base_result/* success */.k)(use(result.value)) };
    }
    catch (error) {
        if (error instanceof InputError)
            return refusedInput(name, error.message);
        throw error;
    }
}
function readSecrets() {
    return secretInputs.map((name) => (0,core/* getInput */.V4)(name)).filter((secret) => secret !== '');
}
function secretLines() {
    return readSecrets()
        .flatMap((secret) => secret.split(/\r?\n/))
        .filter((line) => line.trim() !== '');
}
function requireValid(readings, rules) {
    const { check, findMissing, warn } = rules;
    const known = {};
    const problems = [];
    for (const [key, { result }] of Object.entries(readings)) {
        if (result.kind === 'success')
            known[key] = result.value;
        else
            problems.push(result.error);
    }
    const unknown = findUnknown(Object.values(readings).map(({ name }) => name));
    problems.push(...(check?.(known) ?? []), ...unknown.misspelled);
    if (unknown.others.length > 0)
        warn((0,invalid_inputs/* unknownInputsSentence */.D5)(unknown.others));
    const found = problems.filter((problem) => problem !== null);
    if (found.length === 0)
        return known;
    const missing = findMissing?.(known).filter((problem) => problem !== null) ?? [];
    throw new InputError([...found, ...missing].join(' '));
}
const prefix = 'INPUT_';
function findUnknown(readNames) {
    const declared = [...new Set([...readNames, 'operation'])];
    const given = Object.keys(process.env).filter((variable) => variable.startsWith(prefix));
    const names = given.map((variable) => variable.slice(prefix.length).toLowerCase());
    const unknown = names
        .filter((name) => !declared.includes(name))
        .map((name) => ({ name, meant: meantBy(name, declared) }));
    return {
        misspelled: unknown.flatMap(({ name, meant }) => (meant === null ? [] : (0,invalid_inputs/* misspelledSentence */.Kd)(name, meant))),
        others: unknown.flatMap(({ name, meant }) => (meant === null ? name : [])),
    };
}
function meantBy(name, declared) {
    const [meant = null, ...others] = name.includes('-') ? findNearest(name, declared) : [];
    return meant === null || others.length > 0 || (0,core/* getInput */.V4)(name) === (0,core/* getInput */.V4)(meant) ? null : meant;
}
function maskSecrets() {
    for (const line of secretLines())
        (0,core/* setSecret */.Pq)(line);
}


/***/ }),

/***/ 9935:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Mv: () => (/* binding */ incompleteKey),
/* harmony export */   PT: () => (/* binding */ wrongKey),
/* harmony export */   Ux: () => (/* binding */ reasonSentence),
/* harmony export */   aV: () => (/* binding */ missingKey),
/* harmony export */   cY: () => (/* binding */ describeInputError),
/* harmony export */   mt: () => (/* binding */ foreignKey),
/* harmony export */   ut: () => (/* binding */ invalidInputTitle),
/* harmony export */   yU: () => (/* binding */ missingProject)
/* harmony export */ });
/* unused harmony export setUpProblems */
const invalidInputTitle = 'Invalid input';
const missingKey = {
    title: 'API key is missing',
    text: 'Input `api-key` is empty.',
    next: 'Add the secret MINTLIFY_API_KEY. Runs for forks and Dependabot get no secrets.',
};
const wrongKey = {
    title: 'Wrong kind of API key',
    text: 'Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`.',
    next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
};
const foreignKey = {
    title: 'API key of another service',
    text: 'Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`.',
    next: 'Create an admin key in the Mintlify dashboard, and update the secret.',
};
const incompleteKey = {
    title: 'API key looks incomplete',
    text: 'Input `api-key` looks incomplete.',
    next: 'Copy the whole admin key from the Mintlify dashboard, and update the secret.',
};
const missingProject = {
    title: 'Project ID is missing',
    text: 'Input `project-id` is empty.',
    next: 'Add the variable MINTLIFY_PROJECT_ID.',
};
const setUpProblems = [missingKey, wrongKey, foreignKey, incompleteKey, missingProject];
function reasonSentence({ text, next }) {
    return `${text} ${next}`;
}
function describeInputError(message) {
    const found = setUpProblems.filter((one) => message.includes(reasonSentence(one)));
    const rest = found.reduce((text, one) => text.replace(reasonSentence(one), ''), message);
    if (found.length === 0 || rest.trim() !== '')
        return { title: invalidInputTitle, docLink: 'inputs' };
    const [first] = found.length === 1 ? found : [];
    return { title: first?.title ?? invalidInputTitle, docLink: 'setUp' };
}


/***/ }),

/***/ 715:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   X: () => (/* binding */ installSignalHandlers)
/* harmony export */ });
const signals = ['SIGINT', 'SIGTERM', 'SIGBREAK'];
function installSignalHandlers(timeoutMs, { elapsedMs }) {
    const deadlineMs = elapsedMs() + timeoutMs;
    const cancellation = new AbortController();
    const deadline = AbortSignal.timeout(Math.ceil(timeoutMs));
    for (const signal of signals)
        process.on(signal, () => cancellation.abort());
    return {
        cancelled: cancellation.signal,
        deadline,
        remainingMs: () => deadlineMs - elapsedMs(),
        abortAfter: (limitMs) => AbortSignal.any([cancellation.signal, AbortSignal.timeout(Math.ceil(limitMs))]),
    };
}


/***/ }),

/***/ 5267:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $I: () => (/* binding */ withOtherStatuses),
/* harmony export */   Pt: () => (/* binding */ statusGoals),
/* harmony export */   Q1: () => (/* binding */ statusNamed),
/* harmony export */   QP: () => (/* binding */ beginStatus),
/* harmony export */   Vc: () => (/* binding */ statusStates),
/* harmony export */   cg: () => (/* binding */ isSameContext),
/* harmony export */   iK: () => (/* binding */ renewStatus)
/* harmony export */ });
/* unused harmony export maxStatusCommits */
const statusStates = ['pending', 'success', 'failure', 'error'];
const statusGoals = ['ready', 'merged'];
const maxStatusCommits = 5;
function isSameContext(a, b) {
    return a.toLowerCase() === b.toLowerCase();
}
function beginStatus({ commitStatus: context, commitStatusUntil: until, failOn }, sha, earlier) {
    if (context === null || sha === null)
        return earlier;
    const kept = earlier?.context === context ? earlier : null;
    const waiver = kept?.waiver ?? null;
    const commits = addCommit(kept?.commits ?? [], sha);
    const isUnsent = kept?.isUnsent ?? false;
    return { context, until, failOn: [...failOn], commits, isUnsent, waiver, written: null };
}
function renewStatus(status, { sha, hasQueue }) {
    const at = sha === null ? -1 : status.commits.indexOf(sha);
    const commits = hasQueue ? status.commits : status.commits.slice(at);
    return { ...status, commits, isUnsent: false, waiver: null, written: null };
}
function withOtherStatuses(shown, others) {
    const { commitStatus } = shown;
    if (!commitStatus || !statusNamed(commitStatus.context, others))
        return shown;
    return { ...shown, commitStatus: { ...commitStatus, isShared: true } };
}
function statusNamed(context, others) {
    return others.find((other) => isSameContext(other.context, context)) ?? null;
}
function addCommit(commits, sha) {
    return [...commits.filter((other) => other !== sha), sha].slice(-maxStatusCommits);
}


/***/ }),

/***/ 5180:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   C8: () => (/* binding */ fileChanges),
/* harmony export */   EO: () => (/* binding */ sourceStates),
/* harmony export */   ET: () => (/* binding */ onCloseChoices),
/* harmony export */   HP: () => (/* binding */ newDocsPull),
/* harmony export */   Is: () => (/* binding */ isSettled),
/* harmony export */   cg: () => (/* binding */ maxNotices),
/* harmony export */   jE: () => (/* binding */ mergeDocsPull),
/* harmony export */   nr: () => (/* binding */ docsPullTasks),
/* harmony export */   vk: () => (/* binding */ docsPullStates)
/* harmony export */ });
const onCloseChoices = ['comment', 'close', 'nothing'];
const docsPullTasks = ['labels', 'reviewers', 'comment'];
const docsPullStates = ['open', 'merged', 'closed'];
const sourceStates = ['open', 'closed'];
const fileChanges = ['added', 'changed', 'removed'];
const maxNotices = 3;
function newDocsPull(rules) {
    const wanted = {
        labels: rules?.labels.length,
        reviewers: rules?.reviewers.length,
        comment: rules?.hasComment,
    };
    return {
        state: null,
        openedAt: null,
        endedAt: null,
        todo: docsPullTasks.filter((task) => wanted[task]),
        toldSource: 'open',
        notices: 0,
        isClosedForSource: false,
        changes: null,
        preview: null,
    };
}
function mergeDocsPull(own, current) {
    if (!own || !current)
        return own ?? current;
    const { toldSource, notices, isClosedForSource } = own.notices >= current.notices ? own : current;
    const todo = own.todo.filter((task) => current.todo.includes(task));
    return { ...own, todo, toldSource, notices, isClosedForSource };
}
function isSettled({ state, isClosedForSource }) {
    return state === 'merged' || (state === 'closed' && !isClosedForSource);
}


/***/ }),

/***/ 4352:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   B3: () => (/* binding */ stateMark),
/* harmony export */   S3: () => (/* binding */ plainMark),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
const mark = '<!-- docs-agent';
const stateMark = `${mark}:v1 `;
function plainMark(text) {
    return `${mark} ${text} -->`;
}
function isMarked(body) {
    return body.includes(stateMark) || body.includes(`${mark} `);
}


/***/ }),

/***/ 9773:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ outcomeOfEndedJob),
/* harmony export */   N9: () => (/* binding */ shouldComment),
/* harmony export */   _m: () => (/* binding */ isMemoryUnknown),
/* harmony export */   bu: () => (/* binding */ outcome),
/* harmony export */   hT: () => (/* binding */ skipped),
/* harmony export */   tk: () => (/* binding */ rejectedInput),
/* harmony export */   ug: () => (/* binding */ stepFails),
/* harmony export */   ui: () => (/* binding */ isUnfinished),
/* harmony export */   xq: () => (/* binding */ failableResults)
/* harmony export */ });
function outcome(result, known = {}) {
    return { kind: 'ended', result, reason: null, job: null, detail: null, isRefused: false, ...known };
}
function skipped(reason, detail = null) {
    return outcome('skipped', { reason, detail });
}
function rejectedInput(detail) {
    return outcome('rejected', { reason: 'invalid-input', detail });
}
const unfinishedResults = [null, 'running', 'timed-out', 'cancelled', 'unknown'];
function isUnfinished(result) {
    return unfinishedResults.includes(result);
}
const unknownMemoryReasons = [
    'conversation-busy',
    'memory-unreadable',
    'memory-unwritable',
    'newer-state',
];
function isMemoryUnknown({ reason }) {
    return unknownMemoryReasons.includes(reason);
}
function shouldComment(end) {
    const { result, reason } = end;
    return result !== 'skipped' && result !== 'queued' && reason !== 'invalid-input' && !isMemoryUnknown(end);
}
const failableResults = [
    'no-pull-request',
    'failed',
    'archived',
    'timed-out',
    'unknown',
    'rejected',
];
function stepFails(end, failOn) {
    if (end.result === 'cancelled' || end.reason === 'invalid-input')
        return true;
    return failOn.some((result) => result === end.result);
}
function outcomeOfEndedJob(job) {
    if (job.status === 'failed' || job.status === 'archived')
        return outcome(job.status, { job });
    if (job.pullRequest)
        return outcome('pull-request', { job });
    return outcome('no-pull-request', { job, reason: job.hasUnusableLink ? 'unexpected-answer' : null });
}


/***/ }),

/***/ 3228:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ redactState)
/* harmony export */ });
function redactState(state, redact) {
    const redacted = redactTexts(state, redact);
    return redacted.job?.id === state.job?.id ? redacted : { ...redacted, job: null };
}
function redactTexts(value, redact) {
    return JSON.parse(JSON.stringify(value), (_, part) => (typeof part === 'string' ? redact(part) : part));
}


/***/ }),

/***/ 4708:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $3: () => (/* binding */ emptyConversation),
/* harmony export */   EI: () => (/* binding */ reportOf),
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   ez: () => (/* binding */ runPartOf),
/* harmony export */   sd: () => (/* binding */ jobPartOf)
/* harmony export */ });
/* harmony import */ var _base_result_codes_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(183);
/* harmony import */ var _mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4716);
/* harmony import */ var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(9773);



const emptyConversation = {
    requestCount: 0,
    requestTimes: [],
    requestRunId: null,
    requestNonce: null,
    requests: [],
    handled: [],
    claim: null,
    createUnconfirmedAt: null,
    queue: [],
    commands: [],
    commitStatus: null,
    docsPullRules: null,
    isUnfollowed: false,
};
function reportOf({ run, job, conversation }) {
    const { id, attempt, result, reason, ...ofRun } = run;
    return {
        ...ofRun,
        ...conversation,
        runId: id,
        runAttempt: attempt,
        result: result === null ? null : (known(_base_result_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .runResults */ .Q, result) ?? 'unknown'),
        reason: known(_base_result_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .reasons */ .O, reason),
        jobId: job?.id ?? null,
        jobCreatedAt: job?.createdAt ?? null,
        isOwnJob: job?.isOwn ?? false,
        status: job?.status ?? null,
        jobEnd: endOf(job),
        pullRequest: (0,_mintlify_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m0)(job?.link),
        branch: job?.branch ?? null,
        repository: job?.repository ?? null,
        docsPull: job?.docsPull ?? null,
        commitStatus: statusOf(conversation),
    };
}
function statusOf({ commitStatus }) {
    return commitStatus && { ...commitStatus, failOn: commitStatus.failOn.flatMap(toFailable) };
}
function runPartOf(report) {
    const { runId: id, runAttempt: attempt, askedBy, workflow, isCommand } = report;
    const { startedAt, updatedAt, deadlineAt, tookMs, result, reason, detail, note, commentId } = report;
    const times = { startedAt, updatedAt, deadlineAt, tookMs };
    return { id, attempt, askedBy, workflow, isCommand, ...times, result, reason, detail, note, commentId };
}
function jobPartOf(report) {
    const { jobId: id, jobCreatedAt: createdAt, isOwnJob: isOwn, status, jobEnd: end } = report;
    const { pullRequest, branch, repository, docsPull } = report;
    if (id === null)
        return null;
    return { id, createdAt, isOwn, status, end, link: pullRequest?.url ?? null, branch, repository, docsPull };
}
function endOf(job) {
    if (!job || job.end === null)
        return null;
    return known(_base_result_codes_js__WEBPACK_IMPORTED_MODULE_1__/* .runResults */ .Q, job.end) ?? 'unknown';
}
function known(names, text) {
    return names.find((name) => name === text) ?? null;
}
function toFailable(text) {
    return _outcome_js__WEBPACK_IMPORTED_MODULE_2__/* .failableResults */ .xq.filter((name) => name === text);
}


/***/ }),

/***/ 2587:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Am: () => (/* binding */ joinNotes),
/* harmony export */   FK: () => (/* binding */ hasAsked),
/* harmony export */   N: () => (/* binding */ addRequest),
/* harmony export */   OC: () => (/* binding */ requestTimeIn),
/* harmony export */   VD: () => (/* binding */ blankReport),
/* harmony export */   ec: () => (/* binding */ withJob),
/* harmony export */   lt: () => (/* binding */ withOutcome),
/* harmony export */   n_: () => (/* binding */ withStart),
/* harmony export */   ut: () => (/* binding */ hasQueue),
/* harmony export */   vU: () => (/* binding */ mayShowPreviousRequest)
/* harmony export */ });
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3834);

const endsOfJob = ['pull-request', 'no-pull-request', 'failed', 'archived'];
const maxRequests = 10;
const maxRequestLength = 120;
const maxDetailLength = 500;
const maxSkewMs = 5 * 60_000;
function addRequest(requests, request) {
    const shortened = { ...request, text: (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(request.text, maxRequestLength) };
    const isSame = ({ runId, text }) => runId === shortened.runId && text === shortened.text;
    return [...requests.filter((earlier) => !isSame(earlier)), shortened].slice(-maxRequests);
}
function requestTimeIn(run) {
    return { startedAt: run.startedAt, tookMs: endsOfJob.includes(run.result) ? run.tookMs : null };
}
const staleMs = 90_000;
function mayShowPreviousRequest({ status, startedAt }, now) {
    return status !== 'active' && now.getTime() - Date.parse(startedAt) < staleMs;
}
function hasAsked({ requests, runId }) {
    return requests.some((request) => request.runId === runId);
}
function hasQueue({ queue }) {
    return queue.length > 0;
}
function withStart(report, { jobId, isNewRequest, isNewJob, note, at }) {
    const known = jobId === report.jobId ? report : { ...report, ...unknownJob, jobId };
    return {
        ...known,
        note: joinNotes(report.note, note),
        ...(isNewRequest && { jobEnd: null }),
        ...(isNewJob && { isOwnJob: true, jobCreatedAt: new Date(at.getTime() - maxSkewMs).toISOString() }),
    };
}
const unknownJob = {
    jobCreatedAt: null,
    isOwnJob: false,
    status: null,
    jobEnd: null,
    pullRequest: null,
    branch: null,
    repository: null,
    docsPull: null,
};
function joinNotes(one, other) {
    if (one === null || other === null)
        return one ?? other;
    if (one.includes(other))
        return one;
    return other.includes(one) ? other : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .joinParagraphs */ .ml)([one, other]);
}
function withJob(report, job) {
    const isOtherPull = job.pullRequest !== null && job.pullRequest.url !== report.pullRequest?.url;
    return {
        ...report,
        jobId: job.id,
        jobCreatedAt: laterOf(timeIn(job.createdAt), report.jobCreatedAt),
        status: job.status,
        pullRequest: job.pullRequest ?? report.pullRequest,
        docsPull: isOtherPull ? null : report.docsPull,
        branch: job.ref ?? report.branch,
        repository: job.repository ?? report.repository,
    };
}
function laterOf(one, other) {
    if (one === null || other === null)
        return one ?? other;
    return one > other ? one : other;
}
function timeIn(text) {
    const at = new Date(text ?? Number.NaN);
    const isUsual = at.getUTCFullYear() >= 1970 && at.getUTCFullYear() <= 9999;
    return isUsual ? at.toISOString() : null;
}
function withOutcome(report, end, updatedAt) {
    const { result, reason, job } = end;
    const known = job ? withJob(report, job) : report;
    const detail = end.detail === null ? null : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_0__/* .toOneLine */ .GX)(end.detail, maxDetailLength) || null;
    const tookMs = Math.max(0, updatedAt.getTime() - Date.parse(report.startedAt));
    const isEndOfJob = endsOfJob.includes(result) || reason === 'job-disappeared';
    const jobEnd = isEndOfJob ? result : known.jobEnd;
    return { ...known, jobEnd, result, reason, detail, tookMs, updatedAt: updatedAt.toISOString() };
}
function blankReport(run, { startedAt, timeoutMs, isCommand }) {
    const at = startedAt.toISOString();
    return {
        requestCount: 0,
        requestTimes: [],
        requestRunId: null,
        jobId: null,
        jobCreatedAt: null,
        isOwnJob: false,
        status: null,
        jobEnd: null,
        result: null,
        reason: null,
        detail: null,
        pullRequest: null,
        branch: null,
        repository: null,
        runId: run.runId,
        runAttempt: run.runAttempt,
        askedBy: run.sender.login,
        workflow: run.trigger.kind === 'comment' ? null : run.workflow,
        isCommand,
        commentId: null,
        startedAt: at,
        updatedAt: at,
        tookMs: null,
        deadlineAt: new Date(startedAt.getTime() + timeoutMs).toISOString(),
        requests: [],
        note: null,
        commitStatus: null,
        docsPullRules: null,
        docsPull: null,
        isUnfollowed: false,
        queue: [],
        handled: [],
        createUnconfirmedAt: null,
        claim: null,
        commands: [],
    };
}


/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = require("fs");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = require("node:crypto");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = require("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = require("node:fs/promises");

/***/ }),

/***/ 2327:
/***/ ((module) => {

module.exports = require("node:https");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = require("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = require("node:path");

/***/ }),

/***/ 857:
/***/ ((module) => {

module.exports = require("os");

/***/ }),

/***/ 5049:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  Yz: () => (/* binding */ debug),
  N4: () => (/* binding */ endGroup),
  z3: () => (/* binding */ error),
  V4: () => (/* binding */ getInput),
  Gu: () => (/* binding */ getState),
  pq: () => (/* binding */ info),
  LZ: () => (/* binding */ saveState),
  uH: () => (/* binding */ setOutput),
  Pq: () => (/* binding */ setSecret),
  Oh: () => (/* binding */ startGroup),
  $e: () => (/* binding */ warning)
});

// UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getMultilineInput, group, isDebug, markdownSummary, notice, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path

// EXTERNAL MODULE: external "os"
var external_os_ = __nccwpck_require__(857);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */
/**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
function utils_toCommandValue(input) {
    if (input === null || input === undefined) {
        return '';
    }
    else if (typeof input === 'string' || input instanceof String) {
        return input;
    }
    return JSON.stringify(input);
}
/**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */
function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) {
        return {};
    }
    return {
        title: annotationProperties.title,
        file: annotationProperties.file,
        line: annotationProperties.startLine,
        endLine: annotationProperties.endLine,
        col: annotationProperties.startColumn,
        endColumn: annotationProperties.endColumn
    };
}
//# sourceMappingURL=utils.js.map
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js


/**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
}
function command_issue(name, message = '') {
    command_issueCommand(name, {}, message);
}
const CMD_STRING = '::';
class Command {
    constructor(command, properties, message) {
        if (!command) {
            command = 'missing.command';
        }
        this.command = command;
        this.properties = properties;
        this.message = message;
    }
    toString() {
        let cmdStr = CMD_STRING + this.command;
        if (this.properties && Object.keys(this.properties).length > 0) {
            cmdStr += ' ';
            let first = true;
            for (const key in this.properties) {
                if (this.properties.hasOwnProperty(key)) {
                    const val = this.properties[key];
                    if (val) {
                        if (first) {
                            first = false;
                        }
                        else {
                            cmdStr += ',';
                        }
                        cmdStr += `${key}=${escapeProperty(val)}`;
                    }
                }
            }
        }
        cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
        return cmdStr;
    }
}
function escapeData(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A');
}
function escapeProperty(s) {
    return utils_toCommandValue(s)
        .replace(/%/g, '%25')
        .replace(/\r/g, '%0D')
        .replace(/\n/g, '%0A')
        .replace(/:/g, '%3A')
        .replace(/,/g, '%2C');
}
//# sourceMappingURL=command.js.map
;// CONCATENATED MODULE: external "crypto"
const external_crypto_namespaceObject = require("crypto");
// EXTERNAL MODULE: external "fs"
var external_fs_ = __nccwpck_require__(9896);
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
// For internal use, subject to change.
// We use any as a valid input type
/* eslint-disable @typescript-eslint/no-explicit-any */




function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) {
        throw new Error(`Unable to find environment variable for file command ${command}`);
    }
    if (!external_fs_.existsSync(filePath)) {
        throw new Error(`Missing file at path: ${filePath}`);
    }
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
        encoding: 'utf8'
    });
}
function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
    if (key.includes(delimiter)) {
        throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    }
    if (convertedValue.includes(delimiter)) {
        throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    }
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
}
//# sourceMappingURL=file-command.js.map
;// CONCATENATED MODULE: external "path"
const external_path_namespaceObject = require("path");
;// CONCATENATED MODULE: ./node_modules/@actions/core/lib/core.js
var __awaiter = (undefined && undefined.__awaiter) || function (thisArg, _arguments, P, generator) {
    function adopt(value) { return value instanceof P ? value : new P(function (resolve) { resolve(value); }); }
    return new (P || (P = Promise))(function (resolve, reject) {
        function fulfilled(value) { try { step(generator.next(value)); } catch (e) { reject(e); } }
        function rejected(value) { try { step(generator["throw"](value)); } catch (e) { reject(e); } }
        function step(result) { result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected); }
        step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
};






/**
 * The code to exit an action
 */
var ExitCode;
(function (ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */
    ExitCode[ExitCode["Failure"] = 1] = "Failure";
})(ExitCode || (ExitCode = {}));
//-----------------------------------------------------------------------
// Variables
//-----------------------------------------------------------------------
/**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function exportVariable(name, val) {
    const convertedVal = toCommandValue(val);
    process.env[name] = convertedVal;
    const filePath = process.env['GITHUB_ENV'] || '';
    if (filePath) {
        return issueFileCommand('ENV', prepareKeyValueMessage(name, val));
    }
    issueCommand('set-env', { name }, convertedVal);
}
/**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
function setSecret(secret) {
    command_issueCommand('add-mask', {}, secret);
}
/**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */
function addPath(inputPath) {
    const filePath = process.env['GITHUB_PATH'] || '';
    if (filePath) {
        issueFileCommand('PATH', inputPath);
    }
    else {
        issueCommand('add-path', {}, inputPath);
    }
    process.env['PATH'] = `${inputPath}${path.delimiter}${process.env['PATH']}`;
}
/**
 * Gets the value of an input.
 * Unless trimWhitespace is set to false in InputOptions, the value is also trimmed.
 * Returns an empty string if the value is not defined.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string
 */
function getInput(name, options) {
    const val = process.env[`INPUT_${name.replace(/ /g, '_').toUpperCase()}`] || '';
    if (options && options.required && !val) {
        throw new Error(`Input required and not supplied: ${name}`);
    }
    if (options && options.trimWhitespace === false) {
        return val;
    }
    return val.trim();
}
/**
 * Gets the values of an multiline input.  Each value is also trimmed.
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   string[]
 *
 */
function getMultilineInput(name, options) {
    const inputs = getInput(name, options)
        .split('\n')
        .filter(x => x !== '');
    if (options && options.trimWhitespace === false) {
        return inputs;
    }
    return inputs.map(input => input.trim());
}
/**
 * Gets the input value of the boolean type in the YAML 1.2 "core schema" specification.
 * Support boolean input list: `true | True | TRUE | false | False | FALSE` .
 * The return value is also in boolean type.
 * ref: https://yaml.org/spec/1.2/spec.html#id2804923
 *
 * @param     name     name of the input to get
 * @param     options  optional. See InputOptions.
 * @returns   boolean
 */
function getBooleanInput(name, options) {
    const trueValue = ['true', 'True', 'TRUE'];
    const falseValue = ['false', 'False', 'FALSE'];
    const val = getInput(name, options);
    if (trueValue.includes(val))
        return true;
    if (falseValue.includes(val))
        return false;
    throw new TypeError(`Input does not meet YAML 1.2 "Core Schema" specification: ${name}\n` +
        `Support boolean input list: \`true | True | TRUE | false | False | FALSE\``);
}
/**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function setOutput(name, value) {
    const filePath = process.env['GITHUB_OUTPUT'] || '';
    if (filePath) {
        return file_command_issueFileCommand('OUTPUT', file_command_prepareKeyValueMessage(name, value));
    }
    process.stdout.write(external_os_.EOL);
    command_issueCommand('set-output', { name }, utils_toCommandValue(value));
}
/**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */
function setCommandEcho(enabled) {
    issue('echo', enabled ? 'on' : 'off');
}
//-----------------------------------------------------------------------
// Results
//-----------------------------------------------------------------------
/**
 * Sets the action status to failed.
 * When the action exits it will be with an exit code of 1
 * @param message add error issue message
 */
function setFailed(message) {
    process.exitCode = ExitCode.Failure;
    error(message);
}
//-----------------------------------------------------------------------
// Logging Commands
//-----------------------------------------------------------------------
/**
 * Gets whether Actions Step Debug is on or not
 */
function isDebug() {
    return process.env['RUNNER_DEBUG'] === '1';
}
/**
 * Writes debug message to user log
 * @param message debug message
 */
function debug(message) {
    command_issueCommand('debug', {}, message);
}
/**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function error(message, properties = {}) {
    command_issueCommand('error', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function warning(message, properties = {}) {
    command_issueCommand('warning', utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */
function notice(message, properties = {}) {
    issueCommand('notice', toCommandProperties(properties), message instanceof Error ? message.toString() : message);
}
/**
 * Writes info to log with console.log.
 * @param message info message
 */
function info(message) {
    process.stdout.write(message + external_os_.EOL);
}
/**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */
function startGroup(name) {
    command_issue('group', name);
}
/**
 * End an output group.
 */
function endGroup() {
    command_issue('endgroup');
}
/**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */
function group(name, fn) {
    return __awaiter(this, void 0, void 0, function* () {
        startGroup(name);
        let result;
        try {
            result = yield fn();
        }
        finally {
            endGroup();
        }
        return result;
    });
}
//-----------------------------------------------------------------------
// Wrapper action state
//-----------------------------------------------------------------------
/**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
function saveState(name, value) {
    const filePath = process.env['GITHUB_STATE'] || '';
    if (filePath) {
        return file_command_issueFileCommand('STATE', file_command_prepareKeyValueMessage(name, value));
    }
    command_issueCommand('save-state', { name }, utils_toCommandValue(value));
}
/**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */
function getState(name) {
    return process.env[`STATE_${name}`] || '';
}
function getIDToken(aud) {
    return __awaiter(this, void 0, void 0, function* () {
        return yield OidcClient.getIDToken(aud);
    });
}
/**
 * Summary exports
 */

/**
 * @deprecated use core.summary
 */

/**
 * Path exports
 */

/**
 * Platform utilities exports
 */

//# sourceMappingURL=core.js.map

/***/ })

/******/ 	});
/************************************************************************/
/******/ 	// The module cache
/******/ 	var __webpack_module_cache__ = {};
/******/ 	
/******/ 	// The require function
/******/ 	function __nccwpck_require__(moduleId) {
/******/ 		// Check if module is in cache
/******/ 		var cachedModule = __webpack_module_cache__[moduleId];
/******/ 		if (cachedModule !== undefined) {
/******/ 			return cachedModule.exports;
/******/ 		}
/******/ 		// Create a new module (and put it into the cache)
/******/ 		var module = __webpack_module_cache__[moduleId] = {
/******/ 			// no module.id needed
/******/ 			// no module.loaded needed
/******/ 			exports: {}
/******/ 		};
/******/ 	
/******/ 		// Execute the module function
/******/ 		var threw = true;
/******/ 		try {
/******/ 			__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 			threw = false;
/******/ 		} finally {
/******/ 			if(threw) delete __webpack_module_cache__[moduleId];
/******/ 		}
/******/ 	
/******/ 		// Return the exports of the module
/******/ 		return module.exports;
/******/ 	}
/******/ 	
/******/ 	// expose the modules object (__webpack_modules__)
/******/ 	__nccwpck_require__.m = __webpack_modules__;
/******/ 	
/************************************************************************/
/******/ 	/* webpack/runtime/asset-relocator-loader */
/******/ 	if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = __dirname + "/";
/******/ 	
/******/ 	/* webpack/runtime/compat get default export */
/******/ 	(() => {
/******/ 		// getDefaultExport function for compatibility with non-harmony modules
/******/ 		__nccwpck_require__.n = (module) => {
/******/ 			var getter = module && module.__esModule ?
/******/ 				() => (module['default']) :
/******/ 				() => (module);
/******/ 			__nccwpck_require__.d(getter, { a: getter });
/******/ 			return getter;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/create fake namespace object */
/******/ 	(() => {
/******/ 		var getProto = Object.getPrototypeOf ? (obj) => (Object.getPrototypeOf(obj)) : (obj) => (obj.__proto__);
/******/ 		var leafPrototypes;
/******/ 		// create a fake namespace object
/******/ 		// mode & 1: value is a module id, require it
/******/ 		// mode & 2: merge all properties of value into the ns
/******/ 		// mode & 4: return value when already ns object
/******/ 		// mode & 16: return value when it's Promise-like
/******/ 		// mode & 8|1: behave like require
/******/ 		__nccwpck_require__.t = function(value, mode) {
/******/ 			if(mode & 1) value = this(value);
/******/ 			if(mode & 8) return value;
/******/ 			if(typeof value === 'object' && value) {
/******/ 				if((mode & 4) && value.__esModule) return value;
/******/ 				if((mode & 16) && typeof value.then === 'function') return value;
/******/ 			}
/******/ 			var ns = Object.create(null);
/******/ 			__nccwpck_require__.r(ns);
/******/ 			var def = {};
/******/ 			leafPrototypes = leafPrototypes || [null, getProto({}), getProto([]), getProto(getProto)];
/******/ 			for(var current = mode & 2 && value; typeof current == 'object' && !~leafPrototypes.indexOf(current); current = getProto(current)) {
/******/ 				Object.getOwnPropertyNames(current).forEach((key) => (def[key] = () => (value[key])));
/******/ 			}
/******/ 			def['default'] = () => (value);
/******/ 			__nccwpck_require__.d(ns, def);
/******/ 			return ns;
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/define property getters */
/******/ 	(() => {
/******/ 		// define getter functions for harmony exports
/******/ 		__nccwpck_require__.d = (exports, definition) => {
/******/ 			for(var key in definition) {
/******/ 				if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 					Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 				}
/******/ 			}
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/ensure chunk */
/******/ 	(() => {
/******/ 		__nccwpck_require__.f = {};
/******/ 		// This file contains only the entry chunk.
/******/ 		// The chunk loading function for additional chunks
/******/ 		__nccwpck_require__.e = (chunkId) => {
/******/ 			return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 				__nccwpck_require__.f[key](chunkId, promises);
/******/ 				return promises;
/******/ 			}, []));
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/get javascript chunk filename */
/******/ 	(() => {
/******/ 		// This function allow to reference async chunks
/******/ 		__nccwpck_require__.u = (chunkId) => {
/******/ 			// return url for filenames based on template
/******/ 			return "" + chunkId + ".index.js";
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/hasOwnProperty shorthand */
/******/ 	(() => {
/******/ 		__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/make namespace object */
/******/ 	(() => {
/******/ 		// define __esModule on exports
/******/ 		__nccwpck_require__.r = (exports) => {
/******/ 			if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 				Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 			}
/******/ 			Object.defineProperty(exports, '__esModule', { value: true });
/******/ 		};
/******/ 	})();
/******/ 	
/******/ 	/* webpack/runtime/require chunk loading */
/******/ 	(() => {
/******/ 		// no baseURI
/******/ 		
/******/ 		// object to store loaded chunks
/******/ 		// "1" means "loaded", otherwise not loaded yet
/******/ 		var installedChunks = {
/******/ 			792: 1
/******/ 		};
/******/ 		
/******/ 		// no on chunks loaded
/******/ 		
/******/ 		var installChunk = (chunk) => {
/******/ 			var moreModules = chunk.modules, chunkIds = chunk.ids, runtime = chunk.runtime;
/******/ 			for(var moduleId in moreModules) {
/******/ 				if(__nccwpck_require__.o(moreModules, moduleId)) {
/******/ 					__nccwpck_require__.m[moduleId] = moreModules[moduleId];
/******/ 				}
/******/ 			}
/******/ 			if(runtime) runtime(__nccwpck_require__);
/******/ 			for(var i = 0; i < chunkIds.length; i++)
/******/ 				installedChunks[chunkIds[i]] = 1;
/******/ 		
/******/ 		};
/******/ 		
/******/ 		// require() chunk loading for javascript
/******/ 		__nccwpck_require__.f.require = (chunkId, promises) => {
/******/ 			// "1" is the signal for "already loaded"
/******/ 			if(!installedChunks[chunkId]) {
/******/ 				if(true) { // all chunks have JS
/******/ 					installChunk(require("./" + __nccwpck_require__.u(chunkId)));
/******/ 				} else installedChunks[chunkId] = 1;
/******/ 			}
/******/ 		};
/******/ 		
/******/ 		// no external install chunk
/******/ 		
/******/ 		// no HMR
/******/ 		
/******/ 		// no HMR manifest
/******/ 	})();
/******/ 	
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/base/budgets.ts
var budgets = __nccwpck_require__(1135);
// EXTERNAL MODULE: ./src/base/redact.ts
var base_redact = __nccwpck_require__(1564);
// EXTERNAL MODULE: ./src/base/doc-links.ts
var doc_links = __nccwpck_require__(3971);
// EXTERNAL MODULE: ./src/event/read-event.ts + 2 modules
var read_event = __nccwpck_require__(8559);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __nccwpck_require__(7598);
;// CONCATENATED MODULE: external "node:events"
const external_node_events_namespaceObject = require("node:events");
// EXTERNAL MODULE: ./src/base/format.ts
var format = __nccwpck_require__(8378);
// EXTERNAL MODULE: ./src/event/event.ts
var event_event = __nccwpck_require__(1384);
// EXTERNAL MODULE: ./src/mintlify/mintlify-client.ts
var mintlify_client = __nccwpck_require__(2340);
// EXTERNAL MODULE: ./src/runner/signals.ts
var runner_signals = __nccwpck_require__(715);
// EXTERNAL MODULE: ./src/state/outcome.ts
var state_outcome = __nccwpck_require__(9773);
// EXTERNAL MODULE: ./src/state/report.ts
var state_report = __nccwpck_require__(2587);
// EXTERNAL MODULE: ./src/job/job-parts.ts + 5 modules
var job_parts = __nccwpck_require__(1279);
// EXTERNAL MODULE: ./src/job/read-job-inputs.ts + 2 modules
var read_job_inputs = __nccwpck_require__(5946);
// EXTERNAL MODULE: ./src/job/reporter.ts + 1 modules
var job_reporter = __nccwpck_require__(7094);
// EXTERNAL MODULE: ./src/base/once.ts
var once = __nccwpck_require__(7480);
// EXTERNAL MODULE: ./src/event/source-pull.ts
var source_pull = __nccwpck_require__(2363);
// EXTERNAL MODULE: ./src/gates/limits.ts
var gates_limits = __nccwpck_require__(50);
// EXTERNAL MODULE: ./src/job/admit.ts
var admit = __nccwpck_require__(2294);
// EXTERNAL MODULE: ./src/agent/create-job.ts
var create_job = __nccwpck_require__(1443);
// EXTERNAL MODULE: ./src/agent/start-job.ts
var start_job = __nccwpck_require__(3019);
// EXTERNAL MODULE: ./src/conversation/claims.ts
var claims = __nccwpck_require__(1814);
// EXTERNAL MODULE: ./src/conversation/lock.ts
var lock = __nccwpck_require__(188);
// EXTERNAL MODULE: ./src/conversation/queue.ts
var queue = __nccwpck_require__(7668);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __nccwpck_require__(4708);
;// CONCATENATED MODULE: ./src/batch/batch-cursor.ts
function isAtCursor({ from }, cursor) {
    return JSON.stringify(from) === JSON.stringify(cursor);
}

// EXTERNAL MODULE: ./src/conversation/memory.ts
var conversation_memory = __nccwpck_require__(7212);
// EXTERNAL MODULE: ./src/follow-up/source-change.ts
var source_change = __nccwpck_require__(9917);
// EXTERNAL MODULE: ./src/gates/gate-answer.ts
var gate_answer = __nccwpck_require__(4528);
// EXTERNAL MODULE: ./src/job/create-or-message.ts
var create_or_message = __nccwpck_require__(6667);
// EXTERNAL MODULE: ./src/job/job-request.ts + 1 modules
var job_request = __nccwpck_require__(9141);
;// CONCATENATED MODULE: ./src/job/decide-request.ts











function decideRequest(asked, situation) {
    const { looked, facts, gathered } = situation;
    if (!facts)
        return { kind: 'not-ready' };
    const memory = (0,conversation_memory/* memoryOf */.zE)(looked);
    const ended = facts.refused ?? refuseStatusName(asked, memory, facts);
    if (ended)
        return ended;
    const plan = planFor(asked, memory, gathered);
    if (plan.kind === 'ended')
        return plan;
    const known = {
        plan,
        facts,
        state: looked.kind === 'seen' ? looked.seen.state : null,
        isInaccessible: memory.kind === 'none' && memory.isInaccessible === true,
        line: memory.kind === 'unreadable' ? memory.problem : null,
        batch: gathered?.batch ?? null,
    };
    if (plan.kind === 'attach' || plan.kind === 'status')
        return { ...known, kind: 'planned', queued: [], limits: [], heldBack: null };
    return decideBatch(asked, known, looked) ?? decideSending(asked, known, situation);
}
function decideBatch({ request: { inputs } }, { batch, state }, looked) {
    if (inputs.context !== 'merged')
        return null;
    if (looked.kind !== 'seen')
        return (0,state_outcome/* rejectedInput */.tk)(noTrackingIssue);
    if (!batch || !isAtCursor(batch, state?.conversation.batch ?? null))
        return { kind: 'stale' };
    return batch.pulls.length === 0 ? { kind: 'nothing-merged', batch, state } : null;
}
const noTrackingIssue = "Input `issue-number` must be an issue that this token can comment on and react to. It's missing or locked, or the token lacks `issues: write`.";
function decideSending(asked, known, { nonce, now }) {
    const { state } = known;
    const limits = limitsOf(asked, known, now);
    const met = (0,gate_answer/* firstClosed */.tq)(limits);
    const heldBack = met && holdBack(met, asked, state);
    if (met && !heldBack)
        return { kind: 'limited', end: (0,state_outcome/* skipped */.hT)(met.reason, met.detail), limits };
    const claim = state?.conversation.claim;
    const isSending = claim && claim.nonce !== nonce && (0,claims/* isLiving */.O)(claim, now);
    if (isSending && !heldBack)
        return { kind: 'wait', state };
    const due = state && asked.request.inputs.jobId === null ? (0,queue/* dueIn */.M_)(state.conversation.queue, now) : [];
    const own = 'id' in known.plan ? known.plan.id : null;
    const queued = due.filter(({ id }) => id !== own);
    return { ...known, kind: 'planned', queued, limits, heldBack };
}
function refuseStatusName({ request: { inputs } }, memory, { commit }) {
    const context = commit && inputs.commitStatus;
    const problem = context === null ? null : (0,conversation_memory/* statusNameProblem */.$Y)(memory, context);
    return problem === null ? null : (0,state_outcome/* rejectedInput */.tk)(problem);
}
function mayQueue({ request: { inputs, files }, authorized: { intent } }) {
    const isNew = intent.kind === 'command' && intent.command.kind === 'new';
    const isBatch = inputs.context === 'merged';
    return !inputs.wait && inputs.jobId === null && files.length === 0 && !isNew && !isBatch;
}
function planFor(asked, memory, gathered) {
    const { request, authorized } = asked;
    const ended = (0,source_change/* reasonOfSourceChange */.l)(request, memory);
    if (ended)
        return (0,state_outcome/* skipped */.hT)(ended);
    const { inputs, run } = request;
    const { trigger, runAttempt } = run;
    const text = (0,job_request/* promptFor */.k)(request, authorized, null);
    const idOf = (attempt) => (0,queue/* requestId */.z2)(run, text ?? '', attempt);
    const plan = (0,create_or_message/* planJob */.b)({
        ...inputs,
        intent: authorized.intent,
        runAttempt,
        hasPrompt: text !== null,
        isRolling: gathered?.isRolling ?? null,
        ids: { first: idOf(inputs.onRerun === 'new' ? runAttempt : null), again: idOf(runAttempt) },
        commandAt: trigger.kind === 'comment' && authorized.intent.kind === 'command' ? trigger.comment.createdAt : null,
        memory,
    });
    return plan.kind === 'attach' && !inputs.wait ? { kind: 'status', jobId: plan.jobId } : plan;
}
function holdBack(met, asked, state) {
    if (met.reason !== 'cooldown' || !mayQueue(asked) || !state?.job)
        return null;
    const notBefore = (0,gates_limits/* cooldownEnd */.P9)((0,report_parts/* reportOf */.EI)(state), asked.request.inputs);
    return { notBefore, end: (0,state_outcome/* skipped */.hT)(met.reason, met.detail) };
}
function limitsOf({ request: { inputs }, authorized }, { state, facts }, now) {
    const isCommand = authorized.intent.kind === 'command';
    const isAdminCommand = isCommand && authorized.isAdmin;
    const asking = { rules: inputs, memory: state && (0,report_parts/* reportOf */.EI)(state), count: facts.count };
    return (0,gates_limits/* checkLimits */.J5)({ ...asking, isCommand, isAdminCommand, all: inputs.dryRun, now });
}

// EXTERNAL MODULE: ./src/conversation/held-claim.ts
var held_claim = __nccwpck_require__(1801);
// EXTERNAL MODULE: ./src/gates/unchecked-gates.ts
var unchecked_gates = __nccwpck_require__(4905);
// EXTERNAL MODULE: ./src/state/commit-status.ts
var commit_status = __nccwpck_require__(5267);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __nccwpck_require__(5180);
;// CONCATENATED MODULE: ./src/job/plan-request.ts















async function planRequest(asked, surroundings, collaborators) {
    let facts = null;
    const gathering = surroundings.facts().then((known) => {
        facts = known;
    });
    const { maxRequestsPerDay, dryRun } = asked.request.inputs;
    const isBatch = asked.request.inputs.context === 'merged';
    if (maxRequestsPerDay > 0 || dryRun || isBatch)
        await gathering;
    for (let tries = 1; tries <= maxPlans; tries += 1) {
        const gathered = isBatch ? await (await __nccwpck_require__.e(/* import() */ 471).then(__nccwpck_require__.bind(__nccwpck_require__, 9471))).nextBatch(collaborators) : null;
        if (gathered?.kind === 'ended')
            return gathered;
        const planned = await claimRequest(asked, { facts: () => facts, gathered }, collaborators);
        if (planned.kind === 'not-ready')
            await gathering;
        else if (planned.kind !== 'stale')
            return planned;
    }
    return (0,state_outcome/* outcome */.bu)('unknown', { reason: 'conversation-busy', detail: 'other runs sent what was merged' });
}
const maxPlans = 4;
async function claimRequest(asked, { facts, gathered }, collaborators) {
    const { conversation, reporter, journal, runtime } = collaborators;
    const { clock, sendTimeoutMs, patience } = runtime;
    const since = (0,lock/* markNow */.Ko)(clock);
    const nonce = runtime.nonce();
    const claimIn = (looked, now) => {
        const decision = decideRequest(asked, { looked, facts: facts(), gathered, nonce, now });
        return { decision, claim: claimFor(decision, { asked, nonce, now }, collaborators), told: null };
    };
    const { dryRun } = asked.request.inputs;
    const changed = dryRun
        ? await conversation.look()
        : await conversation.change((seen) => {
            const claimed = claimIn({ kind: 'seen', seen }, seen.at);
            if (claimed.claim)
                reporter.notSent(claimed.claim);
            const told = seen.state === seen.read ? null : (seen.state?.run.note ?? null);
            return { state: stateWith(claimed, asked, reporter.blank), value: { ...claimed, told } };
        }, patience());
    if (changed.kind === 'none' && changed.problem !== null)
        journal.warn(changed.problem);
    const { decision, claim, told } = 'value' in changed ? changed.value : claimIn(changed, clock.now());
    if (decision.kind === 'limited')
        return refuse(decision, asked, collaborators);
    if (decision.kind === 'nothing-merged') {
        reporter.tell({ batch: decision.batch });
        return (0,state_outcome/* skipped */.hT)('nothing-merged');
    }
    if (decision.kind !== 'planned')
        return decision;
    await tell(decision, asked, collaborators);
    const isWritten = changed.kind === 'written';
    const held = claim && (0,held_claim/* holdClaim */.S)(claim, since, { conversation, isWritten, clock, sendTimeoutMs, patience });
    return { ...decision, claim: held, told };
}
function stateWith({ decision, claim }, { request: { inputs } }, blank) {
    if (decision.kind === 'nothing-merged')
        return withLeftOut(decision, blank);
    if (decision.kind !== 'planned' || !claim)
        return null;
    const state = (0,claims/* withClaim */.dL)(decision.state ?? (0,claims/* firstState */.o0)({ run: (0,report_parts/* runPartOf */.ez)(blank) }), claim);
    const { conversation } = state;
    const commitStatus = (0,commit_status/* beginStatus */.QP)(inputs, decision.facts.commit, (0,report_parts/* statusOf */.c2)(conversation));
    return { ...state, conversation: { ...conversation, commitStatus } };
}
function withLeftOut({ batch: { leftOut, next }, state }, blank) {
    if (leftOut.length === 0)
        return null;
    const end = (0,state_report/* withOutcome */.lt)(blank, (0,state_outcome/* skipped */.hT)('nothing-merged'), new Date(blank.startedAt));
    const { run, job, conversation } = state ?? (0,claims/* firstState */.o0)({ run: (0,report_parts/* runPartOf */.ez)(end) });
    return { run, job, conversation: { ...conversation, batch: next } };
}
function claimFor(decision, { asked, nonce, now }, { commenter, runtime: { sendTimeoutMs, redact } }) {
    if (decision.kind !== 'planned' || decision.heldBack)
        return null;
    const { plan, queued } = decision;
    if (plan.kind !== 'create' && plan.kind !== 'message')
        return null;
    return {
        nonce,
        until: (0,held_claim/* claimUntil */.r)(now, sendTimeoutMs),
        isCreate: plan.kind === 'create',
        id: plan.id,
        request: (0,base_redact/* toRedactedLine */.E)((0,job_request/* requestTextOf */.A)(asked), { redact, maxLength: 120 }),
        queued: queued.map(({ id }) => id),
        command: commenter.command(),
        ...(decision.batch && { batch: decision.batch.next }),
    };
}
async function refuse({ end, limits }, { authorized, request }, collaborators) {
    const { conversation, journal, reporter, runtime } = collaborators;
    (0,admit/* logUnseen */.Fe)(limits, journal);
    if (request.inputs.dryRun)
        journal.showAnswers(limits);
    else if (authorized.intent.kind === 'command') {
        const { tellSkip } = await __nccwpck_require__.e(/* import() */ 650).then(__nccwpck_require__.bind(__nccwpck_require__, 5650));
        const { clock, patience } = runtime;
        await tellSkip(end, reporter.blank, { conversation, patience: patience(), warn: journal.warn, clock });
    }
    return end;
}
async function tell(planned, { request: { inputs } }, collaborators) {
    const { plan, limits, line, state, isInaccessible } = planned;
    const { journal, place } = collaborators;
    if (line !== null)
        journal.log(line);
    if (plan.kind !== 'create' && plan.kind !== 'message')
        return;
    (0,admit/* logUnseen */.Fe)(limits, journal);
    if (inputs.dryRun)
        journal.showAnswers(limits);
    const counted = (0,gates_limits/* limitsSet */.dj)(inputs);
    if (counted.length === 0 || state !== null)
        return;
    if (isInaccessible)
        journal.note((0,unchecked_gates/* uncountedSentence */.X)(counted, 'no-access'));
    else if ((await place.issueNumber()) === null)
        journal.note((0,unchecked_gates/* uncountedSentence */.X)(counted, 'no-conversation'));
}
function reportFor({ plan, facts, told }, blank, state) {
    const conversation = state?.conversation ?? report_parts/* emptyConversation */.$3;
    const report = (0,report_parts/* reportOf */.EI)({ run: (0,report_parts/* runPartOf */.ez)(blank), job: state?.job ?? null, conversation });
    const { docsPull } = report;
    const isNews = docsPull && facts.docsPullRules && !report.docsPullRules;
    const isSameJob = 'jobId' in plan && plan.jobId === report.jobId;
    const isRequest = plan.kind === 'create' || plan.kind === 'message';
    return {
        ...report,
        note: (0,state_report/* joinNotes */.Am)(report.note, told),
        docsPull: isNews ? { ...docsPull, todo: (0,docs_pull/* newDocsPull */.HP)(facts.docsPullRules).todo } : docsPull,
        ...(!isRequest &&
            isSameJob &&
            state && {
            ...(0,state_report/* requestTimeIn */.OC)((0,report_parts/* reportOf */.EI)(state)),
            askedBy: state.run.askedBy,
            workflow: state.run.workflow,
        }),
    };
}
function knowledgeOf({ plan, facts, claim, state }, asked, { reporter, commenter, runtime }) {
    const { inputs, run } = asked.request;
    const { commitStatus, commitStatusUntil, failOn } = inputs;
    const rules = { commitStatus, commitStatusUntil, failOn: [...failOn] };
    const { runId, startedAt: at } = reporter.blank;
    const isWaived = Boolean(state?.conversation.commitStatus?.waiver);
    const isRequest = plan.kind === 'create' || plan.kind === 'message';
    const isOfEarlier = !isRequest && run.trigger.kind === 'comment' && state?.conversation.commitStatus;
    return {
        ...job_reporter/* noKnowledge */.w,
        claim: claim?.claim() ?? null,
        requestCount: state?.conversation.requestCount ?? 0,
        request: isRequest ? { runId, at, text: runtime.redact((0,job_request/* requestTextOf */.A)(asked)) } : null,
        command: commenter.command(),
        status: isStatusCheck(asked) || isOfEarlier ? null : { rules, commit: facts.commit, isWaived },
        docsPullRules: facts.docsPullRules,
    };
}
function isStatusCheck({ authorized: { intent } }) {
    return intent.kind === 'command' && intent.command.kind === 'status';
}

;// CONCATENATED MODULE: ./src/job/make-request.ts













async function makeRequest(asked, surroundings, collaborators) {
    const { cancelled, remainingMs, clock } = collaborators.runtime;
    const reaction = (0,admit/* reactSeen */.jC)(collaborators);
    let lastJob = null;
    for (let tries = 1;; tries += 1) {
        const planned = await planRequest(asked, surroundings, collaborators);
        await reaction;
        if (cancelled.aborted)
            return giveUp(planned, collaborators);
        const step = planned.kind === 'planned'
            ? await tryRequest({ planned, asked, surroundings, lastJob }, collaborators)
            : await notPlanned(planned, { asked, surroundings, lastJob, tries }, collaborators);
        if (step.kind !== 'again')
            return step;
        lastJob = step.otherwise.job;
        if (step.waitMs >= remainingMs())
            return step.otherwise;
        await clock.sleep(step.waitMs, cancelled);
    }
}
function giveUp(planned, { reporter }) {
    if ('claim' in planned && planned.claim)
        reporter.notSent(planned.claim.claim());
    return (0,state_outcome/* outcome */.bu)('cancelled', { reason: 'interrupted' });
}
const sendingLine = 'Another run is sending a request in this conversation. Waiting for it.';
async function notPlanned(planned, { asked, surroundings, lastJob, tries }, collaborators) {
    if (planned.kind === 'ended') {
        if (planned.result !== 'queued')
            await collaborators.followUp.writeSkippedStatus(planned);
        return planned;
    }
    const end = (0,state_outcome/* outcome */.bu)('unknown', { reason: 'conversation-busy', detail: sendingDetail, job: lastJob });
    if (asked.request.inputs.wait) {
        if (tries === 1)
            collaborators.journal.log(sendingLine);
        return { kind: 'again', waitMs: (0,lock/* lockPauseMs */.Md)(tries), otherwise: end };
    }
    const isQueued = planned.state !== null &&
        mayQueue(asked) &&
        (await leaveInQueue({ asked, surroundings, notBefore: null, claim: null }, collaborators));
    return isQueued ? (0,state_outcome/* outcome */.bu)('queued', { reason: 'busy' }) : end;
}
const sendingDetail = 'another run was sending a request in this conversation';
async function tryRequest(current, collaborators) {
    const { planned, asked, surroundings } = current;
    const { claim, heldBack } = planned;
    const { reporter, followUp } = collaborators;
    const prompt = await promptOf(asked, { ...surroundings, batch: planned.batch }, collaborators);
    if (planned.batch)
        reporter.tell({ batch: planned.batch });
    if (asked.request.inputs.dryRun)
        return showPlan(current, prompt, collaborators);
    if (heldBack) {
        const { notBefore, end } = heldBack;
        const isQueued = await leaveInQueue({ asked, surroundings, notBefore, claim }, collaborators);
        if (isQueued)
            return (0,state_outcome/* outcome */.bu)('queued', { reason: 'cooldown' });
        await followUp.writeSkippedStatus(end);
        return end;
    }
    tellPlan(current, collaborators);
    const start = await sendWithQueued(current, prompt, collaborators);
    if (start.kind === 'started') {
        const { followJob } = await __nccwpck_require__.e(/* import() */ 264).then(__nccwpck_require__.bind(__nccwpck_require__, 3264));
        return followJob(start, asked, collaborators);
    }
    if (claim && !(0,create_job/* isInDoubt */.cd)(start))
        reporter.notSent(claim.claim());
    if (start.kind === 'busy')
        return whileBusy(start, current, collaborators);
    const isUnavailable = start.result === 'rejected' && start.reason === 'unreachable';
    const isQueued = isUnavailable && (await leaveForLater(current, collaborators));
    return isQueued ? { ...start, result: 'queued' } : start;
}
async function leaveForLater({ planned: { claim }, asked, surroundings }, collaborators) {
    if (!isQueueable(asked, claim))
        return false;
    return leaveInQueue({ asked, surroundings, notBefore: null, claim }, collaborators);
}
function isQueueable(asked, claim) {
    return claim?.isWritten === true && mayQueue(asked);
}
async function showPlan({ planned: { plan, facts }, asked }, prompt, { journal, reporter, runtime }) {
    reporter.tell({ prompt });
    const requestText = runtime.redact((0,job_request/* requestTextOf */.A)(asked));
    await journal.showPlan({ plan, commit: facts.commit, prompt, requestText });
    return (0,state_outcome/* skipped */.hT)('dry-run');
}
async function sendWithQueued({ planned, asked, lastJob }, prompt, collaborators) {
    const { plan, claim } = planned;
    const ports = startPorts({ claim, lastJob, mayLeave: isQueueable(asked, claim) }, collaborators);
    const queued = await allowedOf(planned, collaborators);
    const isSame = queued.length === planned.queued.length;
    const ids = queued.map(({ id }) => id);
    if (!isSame && !(await claim?.keepQueued(ids)))
        return (0,create_job/* endAfterError */.qd)(create_job/* unclaimedError */.Te, ports);
    const start = await (0,start_job/* startJob */._)(plan, (0,queue/* joinRequests */.JJ)(queued, prompt), ports);
    if (!(0,create_job/* isRefused */.H0)(start) || queued.length === 0 || !(await claim?.keepQueued([])))
        return start;
    ports.log("Mintlify didn't accept the queued requests together with this one, so this one is sent alone.");
    return (0,start_job/* startJob */._)(plan, prompt, ports);
}
function startPorts({ claim, lastJob, mayLeave }, { service, reporter, journal, runtime: { clock, cancelled, remainingMs } }) {
    return {
        service: {
            createJob(prompt, tries) {
                reporter.tell({ prompt });
                return service.createJob(prompt, tries);
            },
            sendMessage(jobId, prompt, tries) {
                reporter.tell({ prompt });
                return service.sendMessage(jobId, prompt, tries);
            },
            getJob: service.getJob,
        },
        tries: {
            async mayTry(waitMs, until) {
                const may = claim === null || (await claim.mayTry(waitMs, until));
                if (may && claim)
                    reporter.sending(claim.claim());
                return may;
            },
            maxUnavailableMs: mayLeave ? budgets/* maxUnavailableBeforeQueueMs */.fl : budgets/* maxUnavailableMs */.zF,
        },
        maxUnreadMs: mayLeave ? Math.min(budgets/* maxUnavailableBeforeQueueMs */.fl, remainingMs()) : 0,
        becomeCreate: async () => claim === null || claim.becomeCreate(),
        onReading: reporter.jobRead,
        lastJob,
        clock,
        cancelled,
        log: journal.log,
    };
}
async function allowedOf({ queued }, { commenter }) {
    if (queued.length === 0)
        return [];
    const { mayStillAsk } = await __nccwpck_require__.e(/* import() */ 706).then(__nccwpck_require__.bind(__nccwpck_require__, 7706));
    const may = await Promise.all(queued.map((entry) => mayStillAsk(entry, commenter.permissionOf)));
    return queued.filter((_, index) => may[index] === true);
}
async function whileBusy(start, current, collaborators) {
    const { asked, lastJob, planned } = current;
    const { claim } = planned;
    if (await leaveForLater(current, collaborators))
        return (0,state_outcome/* outcome */.bu)('queued', { reason: start.job === null ? 'unreachable' : 'busy', job: start.job });
    const { waitForAgent } = await __nccwpck_require__.e(/* import() */ 264).then(__nccwpck_require__.bind(__nccwpck_require__, 3264));
    const { end, job } = await waitForAgent({ start, asked, lastJob, claim }, collaborators);
    return end
        ? { ...end, job }
        : { kind: 'again', waitMs: 0, otherwise: (0,state_outcome/* outcome */.bu)('timed-out', { reason: 'busy', job }) };
}
async function promptOf(asked, { context, batch = null }, { runtime: { redact } }) {
    const about = batch ? (await __nccwpck_require__.e(/* import() */ 326).then(__nccwpck_require__.bind(__nccwpck_require__, 2326))).renderBatch(batch) : await context();
    return redact((0,job_request/* promptFor */.k)(asked.request, asked.authorized, about) ?? '');
}
async function leaveInQueue({ asked, surroundings, notBefore, claim }, collaborators) {
    const { queueRequest } = await __nccwpck_require__.e(/* import() */ 364).then(__nccwpck_require__.bind(__nccwpck_require__, 2364));
    const { commit } = await surroundings.facts();
    const prompt = await promptOf(asked, surroundings, collaborators);
    const held = claim?.claim() ?? null;
    const state = await queueRequest({ asked, prompt, commit, notBefore, claim: held }, collaborators);
    const { reporter } = collaborators;
    if (state)
        reporter.planned((0,report_parts/* reportOf */.EI)({ ...state, run: (0,report_parts/* runPartOf */.ez)(reporter.blank) }), job_reporter/* noKnowledge */.w, state);
    return state !== null;
}
function tellPlan({ planned, asked }, collaborators) {
    const { claim, state } = planned;
    const { reporter } = collaborators;
    const base = state ?? (0,claims/* firstState */.o0)({ run: (0,report_parts/* runPartOf */.ez)(reporter.blank) });
    const remembered = claim ? (0,claims/* withClaim */.dL)(base, claim.claim()) : state;
    const report = reportFor(planned, reporter.blank, state);
    reporter.planned(report, knowledgeOf(planned, asked, collaborators), remembered);
}

;// CONCATENATED MODULE: ./src/job/run-job.ts






async function runJob(request, collaborators) {
    const admitted = await (0,admit/* admit */.w4)(request, collaborators);
    if (collaborators.runtime.cancelled.aborted)
        return (0,state_outcome/* outcome */.bu)('cancelled', { reason: 'interrupted' });
    if (admitted.kind === 'ended') {
        await collaborators.followUp.writeSkippedStatus(admitted);
        return admitted;
    }
    const asked = { request, authorized: admitted };
    return makeRequest(asked, surroundingsOf(request, admitted, collaborators), collaborators);
}
function surroundingsOf({ inputs, run }, authorized, { context: event, gates, followUp, runtime: { clock } }) {
    const context = (0,once/* once */.O)(event.gather);
    if ((0,gates_limits/* limitsSet */.dj)(inputs).length === 0 && (0,source_pull/* sourceChangeOf */.r)(run.trigger) === null)
        void context();
    const isCounted = inputs.maxRequestsPerDay > 0;
    const facts = (0,once/* once */.O)(async () => {
        const [commit, docsPullRules, refused, count] = await Promise.all([
            followUp.statusCommit(),
            followUp.docsPullRules(),
            authorized.refusal(),
            isCounted ? gates.countRequestsSince((0,gates_limits/* dayBefore */.gk)(clock.now())) : null,
        ]);
        return { commit, docsPullRules, refused, count };
    });
    return { context, facts };
}

;// CONCATENATED MODULE: ./src/job/job-action.ts














async function runJobAction(context) {
    const warn = (sentence) => context.log.warning('Unknown input', sentence, 'inputs');
    const workspace = context.env.GITHUB_WORKSPACE ?? process.cwd();
    const readFiles = await (0,read_job_inputs/* openPromptFiles */.eH)(workspace);
    const request = (0,read_job_inputs/* readJobRequest */.Pj)({ run: (0,read_event/* readRun */.c)(context.env), warn, readFiles });
    const { inputs, run } = request;
    const signals = (0,runner_signals/* installSignalHandlers */.X)(inputs.timeoutMs, context.clock);
    const beforeCreate = signals.abortAfter(budgets/* maxBeforeCreateMs */.yV);
    const setup = { context, inputs, run, signals, beforeCreate, isPostStep: false };
    const parts = await (0,job_parts/* openJobParts */.i)(setup);
    logStart(setup);
    const blank = blankOf(setup);
    const collaborators = collaboratorsOf(setup, parts, {
        reporter: parts.reporterFrom(blank, job_reporter/* noKnowledge */.w),
        journal: await openJournal(setup, parts, blank),
    });
    const { reporter, conversation } = collaborators;
    const end = await runJob(request, collaborators);
    const outcome = end.reason === 'dry-run' ? await endOfDryRun(end, { setup, parts, reporter }) : end;
    const telling = Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(908)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4908));
    const budget = outcome.result === 'cancelled' ? null : endBudget(signals);
    const { report, hasComment } = await reporter.ended(outcome, budget);
    await Promise.race([conversation.close(), outOfTime(budget, context.clock)]);
    const fails = (0,state_outcome/* stepFails */.ug)(outcome, inputs.failOn);
    const { annotationFor } = await telling;
    logOutcome(context, annotationFor(report, parts.contextFor(hasComment), fails));
    return fails ? 1 : 0;
}
async function endOfDryRun(end, dryRun) {
    if (dryRun.setup.inputs.apiKey === null)
        return end;
    const { checkSetUp } = await __nccwpck_require__.e(/* import() */ 645).then(__nccwpck_require__.bind(__nccwpck_require__, 4645));
    return (await checkSetUp(dryRun)) ?? end;
}
async function outOfTime(budget, clock) {
    if (budget && !budget.aborted)
        await (0,external_node_events_namespaceObject.once)(budget, 'abort');
    await clock.sleep(budgets/* maxCloseMs */.Ps);
}
function logOutcome({ log }, { level, title, text, docLink }) {
    if (level === 'info')
        log.info(text);
    else
        log[level](title, text, docLink);
}
function collaboratorsOf({ context, inputs, signals }, { service, github, patience }, { reporter, journal }) {
    const { commenter, conversation, place, gates, context: event, batches, followUp } = github;
    const { clock, redact } = context;
    const { cancelled, remainingMs } = signals;
    return {
        service,
        commenter,
        conversation,
        place,
        gates,
        context: event,
        batches,
        followUp,
        reporter,
        journal,
        runtime: {
            clock,
            random: Math.random,
            nonce: () => (0,external_node_crypto_.randomBytes)(16).toString('hex'),
            redact,
            cancelled,
            remainingMs,
            sendTimeoutMs: (0,mintlify_client/* sendTimeoutMs */.YA)(inputs),
            patience: () => patience(null),
        },
    };
}
function blankOf({ context, inputs, run }) {
    const isCommand = run.trigger.kind === 'comment' && inputs.command !== null;
    return (0,state_report/* blankReport */.VD)(run, { isCommand, startedAt: context.clock.now(), timeoutMs: inputs.timeoutMs });
}
async function openJournal({ context, inputs }, parts, report) {
    const dryRun = inputs.dryRun ? await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(318)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4318)) : null;
    const { log } = context;
    const { github, commentContext, note, warn } = parts;
    return {
        log: log.info,
        note,
        warn,
        warnOfGate: (text) => log.warning("A gate couldn't be checked", text, 'gates'),
        showAnswers: (answers) => dryRun?.showAnswers(context, answers),
        async showPlan(planned) {
            const issueNumber = await github.place.issueNumber();
            dryRun?.showDryRun(context, { ...planned, report, commentContext, inputs, issueNumber });
        },
    };
}
function endBudget(signals) {
    const leftMs = signals.remainingMs() + budgets/* maxAfterDeadlineMs */.Vs;
    return signals.abortAfter(Math.min(budgets/* maxEndMs */.s8, Math.max(0, leftMs)));
}
function logStart({ context: { log }, inputs, run }) {
    log.info(`Docs agent for ${run.repository.owner}/${run.repository.name}, ${(0,event_event/* describeTrigger */.gb)(run)}`);
    log.group('Settings', [
        `project    ${inputs.projectId}`,
        `service    ${inputs.apiUrl.host}`,
        `waiting    ${inputs.wait ? `up to ${(0,format/* durationText */.S5)(inputs.timeoutMs)}` : 'no'}`,
        `comment    ${inputs.comment}`,
        `fails on   ${inputs.failOn.join(', ') || 'no result of the agent job'}`,
    ]);
    if (inputs.apiKey === null || inputs.apiKey.startsWith('mint_'))
        return;
    log.warning('Unknown kind of API key', "Admin keys begin with `mint_`. This one doesn't, and is used as it is.", 'setUp');
}

// EXTERNAL MODULE: ./src/runner/input-parsers.ts
var input_parsers = __nccwpck_require__(2783);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 5 modules
var core = __nccwpck_require__(5049);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __nccwpck_require__(3834);
;// CONCATENATED MODULE: ./src/runner/log.ts



const maxAnnotationLength = 4_096;
function createLog(redact, documentation) {
    const clean = (text) => redact((0,base_escape/* toLogLine */.gD)(redact(text)));
    const short = (text) => (0,base_escape/* cut */.Jj)(clean(text), maxAnnotationLength);
    const linked = (text, docLink) => {
        const link = documentation === null ? '' : clean(` See ${documentation}/${doc_links/* docLinks */.OZ[docLink]}`);
        return `${(0,base_escape/* cut */.Jj)(clean(text), maxAnnotationLength - link.length)}${link}`;
    };
    return {
        info: (line) => core/* info */.pq(clean(line)),
        debug: (line) => core/* debug */.Yz(clean(line)),
        warning: (title, text, docLink) => core/* warning */.$e(linked(text, docLink), { title: short(title) }),
        error: (title, text, docLink) => core/* error */.z3(linked(text, docLink), { title: short(title) }),
        group(title, lines) {
            core/* startGroup */.Oh(clean(title));
            for (const line of lines)
                core/* info */.pq(clean(line));
            core/* endGroup */.N4();
        },
    };
}
function documentationUrl(env) {
    const { GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY = '', GITHUB_ACTION_REF = '' } = env;
    const isKnown = /^[\w.-]+\/[\w.-]+$/.test(GITHUB_ACTION_REPOSITORY) && /^[\w./-]+$/.test(GITHUB_ACTION_REF);
    if (GITHUB_SERVER_URL !== 'https://github.com' || !isKnown)
        return null;
    return `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF}`;
}

// EXTERNAL MODULE: ./src/runner/proxy.ts
var proxy = __nccwpck_require__(5558);
// EXTERNAL MODULE: ./src/runner/read-inputs.ts + 1 modules
var read_inputs = __nccwpck_require__(6296);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
;// CONCATENATED MODULE: ./src/runner/runner-files.ts


const stateName = 'run';
class RunnerFileError extends Error {
    name = 'RunnerFileError';
}
function openRunnerFiles(redact) {
    const written = new Map();
    assertWritable('GITHUB_OUTPUT');
    assertWritable('GITHUB_STATE');
    return {
        setOutputs(values) {
            for (const [name, value] of Object.entries(values)) {
                const clean = redact(value);
                if (written.get(name) === clean)
                    continue;
                core/* setOutput */.uH(name, clean);
                written.set(name, clean);
            }
        },
        saveState: (text) => core/* saveState */.LZ(stateName, redact(text)),
        savedState: () => core/* getState */.Gu(stateName),
        addSummary(markdown) {
            const path = process.env.GITHUB_STEP_SUMMARY;
            try {
                if (path)
                    (0,external_node_fs_.appendFileSync)(path, redact(markdown));
                return true;
            }
            catch {
                return false;
            }
        },
    };
}
function assertWritable(variable) {
    const path = process.env[variable];
    if (!path)
        return;
    try {
        (0,external_node_fs_.appendFileSync)(path, '');
    }
    catch (cause) {
        const advice = 'Run the action in a GitHub workflow, or point the variable to a writable file.';
        throw new RunnerFileError(`The file that ${variable} names can't be written. ${advice}`, { cause });
    }
}

// EXTERNAL MODULE: ./src/runner/set-up-problems.ts
var set_up_problems = __nccwpck_require__(9935);
;// CONCATENATED MODULE: ./src/runner/system-clock.ts
const maxTimerMs = 2 ** 31 - 1;
const fallbackMs = 250;
const systemClock = {
    now: () => new Date(),
    elapsedMs: () => Number(process.hrtime.bigint()) / 1e6,
    sleep: (waitMs, signal) => new Promise((resolve) => {
        const safeMs = Number.isFinite(waitMs) ? Math.min(Math.max(0, waitMs), maxTimerMs) : fallbackMs;
        if (signal?.aborted)
            return resolve();
        const wake = () => {
            clearTimeout(timer);
            signal?.removeEventListener('abort', wake);
            resolve();
        };
        const timer = setTimeout(wake, safeMs);
        signal?.addEventListener('abort', wake);
    }),
};

;// CONCATENATED MODULE: ./src/main.ts











async function main(env, isPostStep) {
    (0,read_inputs/* maskSecrets */.QU)();
    const redact = (0,base_redact/* createRedactor */.l)((0,read_inputs/* readSecrets */.ql)());
    const log = createLog(redact, documentationUrl(env));
    try {
        const files = openRunnerFiles(redact);
        if (isPostStep && files.savedState() === '')
            return 0;
        return await runAction({ env, clock: systemClock, log, redact, files }, isPostStep);
    }
    catch (error) {
        if (error instanceof RunnerFileError)
            return failWithMessage(log, error);
        throw error;
    }
}
async function runAction(context, isPostStep) {
    try {
        (0,proxy/* requireSafeConnections */.wC)(context.env);
        if (isPostStep)
            return await runJobPost(context);
        const { result } = (0,read_inputs/* readInput */.R5)('operation', (0,input_parsers/* oneOf */.yL)(['job', 'visitors', 'reconcile']));
        if (result.kind === 'failure')
            throw new read_inputs/* InputError */.dz(result.error);
        return await actions[result.value](context);
    }
    catch (error) {
        if (!isUserError(error))
            throw error;
        context.files.setOutputs({ result: 'rejected', reason: 'invalid-input' });
        return failWithMessage(context.log, error, context.env.INPUT_OPERATION);
    }
}
function isUserError(error) {
    return error instanceof read_inputs/* InputError */.dz || error instanceof read_event/* EventError */.P || error instanceof proxy/* ConnectionError */.Rc;
}
const actions = {
    job: runJobAction,
    visitors: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(789), __nccwpck_require__.e(1), __nccwpck_require__.e(658), __nccwpck_require__.e(741)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2741))).runVisitorsAction(context),
    reconcile: async (context) => (await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(658), __nccwpck_require__.e(115), __nccwpck_require__.e(252), __nccwpck_require__.e(263)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8263))).runReconcileAction(context),
};
async function runJobPost(context) {
    const post = await Promise.all(/* import() */[__nccwpck_require__.e(1), __nccwpck_require__.e(658), __nccwpck_require__.e(713)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5713));
    return post.runJobPost(context);
}
const maxAnnotationText = 3_800;
function failWithMessage(log, error, action = '') {
    const sentence = `\u26d4 ${error.message}`;
    if (sentence.length > maxAnnotationText)
        log.info(sentence);
    if (error instanceof read_inputs/* InputError */.dz) {
        const { title, docLink } = (0,set_up_problems/* describeInputError */.cY)(error.message);
        log.error(title, sentence, (0,doc_links/* docLinkOfAction */._r)(docLink, action));
    }
    else {
        const docLink = error instanceof proxy/* ConnectionError */.Rc ? 'certificates' : 'troubleshooting';
        log.error("The run couldn't start", sentence, docLink);
    }
    return 1;
}

;// CONCATENATED MODULE: ./src/index.ts






process.exitCode = 1;
process.stdout.on('error', () => undefined);
const reportUnsettled = () => reportCrash('The run stopped before it was done: something never answered');
process.once('beforeExit', reportUnsettled);
const isPostStep = (0,external_node_path_.basename)(process.argv[1] ?? '') === 'post.js';
main(process.env, isPostStep)
    .then((exitCode) => {
    process.exitCode = exitCode;
}, reportCrash)
    .finally(() => {
    process.off('beforeExit', reportUnsettled);
    setTimeout(exitOnceFlushed, budgets/* maxOpenMs */.f1).unref();
});
function reportCrash(thrown) {
    const log = createLog((0,base_redact/* createRedactor */.l)((0,read_inputs/* readSecrets */.ql)()), documentationUrl(process.env));
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const advice = 'Re-run the job with debug logging, and open an issue with what it says.';
    log.error('The run ended unexpectedly', `${message}. ${advice}`, 'troubleshooting');
    if (thrown instanceof Error)
        log.debug(thrown.stack ?? '');
}
function exitOnceFlushed() {
    process.stdout.write('', () => process.exit());
}

module.exports = __webpack_exports__;
/******/ })()
;