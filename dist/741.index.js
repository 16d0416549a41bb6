"use strict";
exports.id = 741;
exports.ids = [741,908];
exports.modules = {

/***/ 8480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function isInside(real, root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, real);
    return path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ }),

/***/ 2741:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runVisitorsAction: () => (/* binding */ runVisitorsAction)
});

// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __webpack_require__(8161);
// EXTERNAL MODULE: ./src/base/doc-links.ts
var doc_links = __webpack_require__(3971);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
// EXTERNAL MODULE: ./src/mintlify/client-options.ts
var client_options = __webpack_require__(2240);
// EXTERNAL MODULE: ./src/runner/signals.ts
var runner_signals = __webpack_require__(715);
// EXTERNAL MODULE: ./src/words/annotation.ts
var annotation = __webpack_require__(4908);
// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
;// CONCATENATED MODULE: ./src/visitors/counts.ts
const measures = ['total', 'human', 'ai'];
const noCounts = { human: 0, ai: 0, total: 0 };
function changeOf(path, { now, before }, { isNowWhole, isBeforeWhole }) {
    if (now && before)
        return { kind: 'both', path, now, before };
    if (now && isBeforeWhole)
        return { kind: 'new', path, now, before: noCounts };
    if (before && isNowWhole)
        return { kind: 'gone', path, now: noCounts, before };
    return null;
}
function differenceIn({ now, before }, measure) {
    return Math.round(now[measure]) - Math.round(before[measure]);
}
function byCount(measure) {
    return (a, b) => b[measure] - a[measure] || b.total - a.total || comparePaths(a, b);
}
function rankChanges(changes, { measure, max }) {
    const isRiser = (change) => differenceIn(change, measure) > 0;
    const isFaller = (change) => differenceIn(change, measure) < 0;
    const bySize = (a, b) => Math.abs(differenceIn(b, measure)) - Math.abs(differenceIn(a, measure)) || comparePaths(a, b);
    return {
        risers: changes.filter(isRiser).sort(bySize).slice(0, max),
        fallers: changes.filter(isFaller).sort(bySize).slice(0, max),
    };
}
function aiShare({ ai, total }) {
    return total > 0 ? Math.min(1, ai / total) : null;
}
function comparePaths(a, b) {
    if (a.path === b.path)
        return 0;
    return a.path < b.path ? -1 : 1;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
;// CONCATENATED MODULE: ./src/visitors/path-digest.ts

function digestOf(path) {
    return (0,external_node_crypto_.hash)('sha256', Buffer.from(path, 'utf16le'), 'binary');
}

;// CONCATENATED MODULE: ./src/visitors/paths.ts
const maxSafePathLength = 200;
function isSafePath(path) {
    return path.length <= maxSafePathLength && /^[/A-Za-z0-9._~%-]+$/.test(path);
}
const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|^ | (?= |$)/gu;
const pathBreak = /(?<=[/-])(?![/-]|$)/;
function showInvisible(path) {
    return path.replace(invisible, (sign) => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
}
function pageLink(siteUrl, path) {
    const url = new URL(siteUrl);
    url.pathname = `${url.pathname.replace(/\/$/, '')}/${path.replace(/^\//, '')}`;
    url.pathname = url.pathname.replace(/[^\w/.~%-]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
    return url.href;
}

;// CONCATENATED MODULE: ./src/visitors/accumulator.ts



const emptyAccumulator = {
    totals: null,
    rows: 0,
    duplicates: 0,
    unusable: 0,
    top: [],
    topSafePaths: [],
    unsafePathCount: 0,
};
function createDeduper(limit) {
    const digests = new Set();
    return (page) => {
        const newRows = page.rows.filter(({ path }) => {
            const { size } = digests;
            return digests.add(digestOf(path)).size > size;
        });
        const isNew = newRows.length > 0 || (page.rows.length === 0 && page.unusable > 0);
        const isFull = page.rows.length + page.unusable >= limit;
        const isRepeat = !isNew && (page.hasMore || isFull);
        return { ...page, newRows, duplicates: page.rows.length - newRows.length, isRepeat };
    };
}
function addPage(before, page, choice) {
    const safe = page.newRows.filter(({ path }) => isSafePath(path));
    return {
        totals: before.totals ?? page.totals,
        rows: before.rows + page.newRows.length,
        duplicates: before.duplicates + page.duplicates,
        unusable: before.unusable + page.unusable,
        top: addToTop(before.top, page.newRows, choice),
        topSafePaths: addToTop(before.topSafePaths, safe, choice),
        unsafePathCount: before.unsafePathCount + page.newRows.length - safe.length,
    };
}
function addToTop(top, rows, choice) {
    const last = top.length < choice.max ? undefined : top.at(-1);
    const isAhead = byCount(choice.measure);
    const candidates = last ? rows.filter((row) => isAhead(row, last) < 0) : rows;
    return candidates.length === 0 ? top : mostVisited([...top, ...candidates], choice);
}
function mostVisited(rows, { measure, max }) {
    return rows.toSorted(byCount(measure)).slice(0, max);
}
function endOf({ totals, duplicates, unusable }, { stop, offset }) {
    if (stop) {
        const { reason, detail } = stop;
        if (!totals)
            return { result: stop.result, reason, detail, nextOffset: null };
        return { result: 'partial', reason, detail, nextOffset: stop.offset };
    }
    const end = { detail: null, nextOffset: null };
    if (duplicates > 0)
        return { ...end, result: 'partial', reason: 'rows-shifted' };
    if (unusable > 0)
        return { ...end, result: 'partial', reason: 'unexpected-answer' };
    if (offset > 0)
        return { ...end, result: 'partial', reason: 'offset' };
    return { ...end, result: 'complete', reason: null };
}

;// CONCATENATED MODULE: ./src/visitors/comparison.ts



function createComparisonIndex() {
    const entries = new Map();
    const entryOf = (path) => {
        const digest = digestOf(path);
        const known = entries.get(digest);
        if (known)
            return known;
        const entry = { path: cutPath(path), now: null, before: null };
        entries.set(digest, entry);
        return entry;
    };
    return {
        addNow(rows) {
            for (const row of rows)
                entryOf(row.path).now = countsOf(row);
        },
        addBefore(rows) {
            for (const row of rows)
                entryOf(row.path).before = countsOf(row);
        },
        compare({ period, measure, max, ...sides }) {
            const changes = [...entries.values()]
                .map((entry) => changeOf(entry.path, entry, sides))
                .filter((change) => change !== null);
            const { risers, fallers } = rankChanges(changes, { measure, max: Number.POSITIVE_INFINITY });
            const safeRisers = risers.filter(({ path }) => isSafePath(path));
            return {
                ...{ ...sides, period, risers: risers.slice(0, max), fallers: fallers.slice(0, max) },
                compared: changes.filter(({ kind }) => kind === 'both').length,
                newPages: sides.isBeforeWhole ? changes.filter(({ kind }) => kind === 'new').length : null,
                gonePages: sides.isNowWhole ? changes.filter(({ kind }) => kind === 'gone').length : null,
                safeRisers: safeRisers.slice(0, max),
                unsafeRiserCount: risers.length - safeRisers.length,
                changeIn(path) {
                    const entry = entries.get(digestOf(path));
                    return entry ? changeOf(path, entry, sides) : null;
                },
            };
        },
    };
}
function countsOf({ human, ai, total }) {
    return { human, ai, total };
}
function cutPath(path) {
    if (path.length <= maxSafePathLength)
        return path;
    return Buffer.from(path.slice(0, maxSafePathLength + 1), 'utf16le').toString('utf16le');
}

// EXTERNAL MODULE: ./src/base/result.ts
var result = __webpack_require__(512);
;// CONCATENATED MODULE: ./src/visitors/period.ts

const compareLevels = ['none', 'totals', 'pages'];
const dayMs = 86_400_000;
const greatestDay = Date.parse('9999-12-31') / dayMs;
const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
function readPeriod(given, now) {
    const today = Math.floor(now.getTime() / dayMs);
    const toDay = given.dateTo === null ? today : dayOf(given.dateTo);
    if (toDay === null)
        return (0,result/* failure */.V)(notADate('date-to'));
    const fromDay = given.dateFrom === null ? toDay - given.days : dayOf(given.dateFrom);
    if (fromDay === null)
        return (0,result/* failure */.V)(notADate('date-from'));
    if (fromDay < toDay)
        return (0,result/* success */.k)(periodOf(fromDay, toDay));
    const end = given.dateTo === null ? 'today, where the period ends when `date-to` is empty' : '`date-to`';
    return (0,result/* failure */.V)(`Input \`date-from\` must be a day before ${end} (days in UTC). It is \`${given.dateFrom}\`.`);
}
const describeDate = 'a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`';
function isDate(text) {
    return dayOf(text) !== null;
}
function periodsBefore(period, wanted) {
    const [fromDay, toDay] = [Date.parse(period.dateFrom) / dayMs, Date.parse(period.dateTo) / dayMs];
    const days = toDay - fromDay;
    const count = Math.max(wanted.compare === 'none' ? 0 : 1, wanted.trend - 1);
    return Array.from({ length: count }, (_, index) => fromDay - index * days)
        .filter((endDay) => endDay - days >= 0)
        .map((endDay) => periodOf(endDay - days, endDay));
}
function periodText({ dateFrom, dateTo }) {
    const lastDay = dateText(Date.parse(dateTo) / dayMs - 1);
    return lastDay === dateFrom ? dateFrom : `${dateFrom} to ${lastDay}`;
}
function periodLabel(period) {
    return `${periodText(period)} (UTC)`;
}
function periodOf(fromDay, toDay) {
    return { dateFrom: dateText(fromDay), dateTo: dateText(toDay) };
}
function dayOf(text) {
    const [, date = '', offset] = isoDate.exec(text) ?? [];
    const midnightMs = Date.parse(date);
    if (Number.isNaN(midnightMs) || dateText(midnightMs / dayMs) !== date)
        return null;
    const isInstant = text === date || offset !== undefined;
    const atMs = Date.parse(isInstant ? text : `${text}Z`);
    const day = Math.floor(atMs / dayMs);
    return day >= 0 && day <= greatestDay ? day : null;
}
function dateText(day) {
    return new Date(day * dayMs).toISOString().slice(0, 10);
}
function notADate(input) {
    return `Input \`${input}\` must be ${describeDate}.`;
}

;// CONCATENATED MODULE: ./src/visitors/read-pages.ts

async function* readPages(request, ports) {
    const { period, limit, maxPages } = request;
    const dedupe = createDeduper(limit);
    let { offset } = request;
    for (let pages = 0; pages < maxPages; pages += 1) {
        const result = await ports.getPage({ period, limit, offset });
        if (result.kind === 'failure' || !result.value) {
            yield { kind: 'stop', stop: stopAfter(result, offset, ports) };
            return;
        }
        const page = dedupe(result.value);
        yield { kind: 'page', page };
        if (page.isRepeat) {
            yield stopAt(offset, 'repeated-page');
            return;
        }
        if (!page.hasMore)
            return;
        offset += page.rows.length + page.unusable;
    }
    yield stopAt(offset, 'page-budget');
}
function stopAt(offset, reason) {
    return { kind: 'stop', stop: { result: 'unknown', reason, detail: null, offset, canGoOn: true } };
}
function stopAfter(result, offset, { cancelled }) {
    const at = { offset, canGoOn: false };
    if (result.kind === 'success')
        return { ...at, result: 'unknown', reason: 'unexpected-answer', detail: null };
    const { kind, reason, detail } = result.error;
    if (cancelled.aborted)
        return { ...at, result: 'unknown', reason: 'interrupted', detail };
    return { ...at, result: kind === 'rejected' ? 'rejected' : 'unknown', reason, detail };
}

;// CONCATENATED MODULE: ./src/visitors/read-before.ts


async function readPagesBefore(request, { index, stop, pagesRead, isNowWhole }, ports) {
    const nothing = { comparison: null, totals: null, stop };
    const [period] = periodsBefore(request.period, request);
    if (!period || pagesRead === 0 || !canGoOn(stop))
        return nothing;
    const maxPages = request.maxPages - pagesRead;
    if (maxPages <= 0) {
        warnOfPages('`max-pages` left no API call for the period before. Raise it to compare pages.', ports);
        return nothing;
    }
    const pages = readPages({ ...request, period, offset: 0, maxPages }, ports);
    const before = await addBefore(pages, { index, period }, ports);
    if (before.stop)
        warnOfPages(`${describeStop(before.stop)} Pages that weren't read aren't compared.`, ports);
    if (before.totals === null)
        return { ...nothing, stop: before.stop };
    const comparison = index.compare({
        ...{ period, isNowWhole, isBeforeWhole: before.isWhole },
        ...{ measure: request.topBy, max: request.top },
    });
    return { comparison, totals: { period, totals: before.totals }, stop: before.stop };
}
async function readTotalsBefore(request, known, ports) {
    const read = known.totals ? [known.totals] : [];
    if (!canGoOn(known.stop))
        return read;
    for (const period of periodsBefore(request.period, request).slice(read.length)) {
        const result = await ports.getPage({ period, limit: 1, offset: 0 });
        if (result.kind === 'failure' || !result.value) {
            const detail = result.kind === 'failure' ? result.error.detail : 'the response was empty';
            ports.warn('Earlier periods are missing', `Mintlify didn't return their totals: ${detail}.`, 'export');
            break;
        }
        read.push({ period, totals: result.value.totals });
    }
    return read;
}
async function addBefore(pages, { index, period }, { sink }) {
    let added = { totals: null, isWhole: true, stop: null };
    for await (const read of pages) {
        if (read.kind === 'stop')
            return { ...added, isWhole: false, stop: read.stop };
        const { totals, newRows, duplicates, unusable } = read.page;
        if (added.totals === null)
            await sink.beginBefore({ period, totals });
        await sink.add(newRows);
        index.addBefore(newRows);
        const isWhole = added.isWhole && duplicates === 0 && unusable === 0;
        added = { ...added, totals: added.totals ?? totals, isWhole };
    }
    return added;
}
function canGoOn(stop) {
    return stop === null || stop.canGoOn;
}
function warnOfPages(text, { warn }) {
    warn("The period before isn't complete", text, 'export');
}
function describeStop({ reason, detail }) {
    if (reason === 'page-budget')
        return "`max-pages` didn't leave enough API calls for the period before.";
    if (reason === 'repeated-page')
        return 'Mintlify returned the same rows of the period before again.';
    if (reason === 'interrupted')
        return 'The run was canceled while the period before was read.';
    return `Mintlify didn't return all of the period before: ${detail ?? 'the response was empty'}.`;
}

;// CONCATENATED MODULE: ./src/visitors/visitors.ts
const maxCallsPerHour = 100;
const formats = ['csv', 'json', 'markdown', 'html'];
const failableVisitorsResults = ['partial', 'rejected', 'unknown'];
function visitorsStepFails({ reason, result }, failOn) {
    if (reason === 'interrupted' || reason === 'invalid-input')
        return true;
    return failOn.some((failing) => failing === result);
}

// EXTERNAL MODULE: ./src/base/result-codes.ts
var result_codes = __webpack_require__(183);
// EXTERNAL MODULE: ./src/words/reasons.ts
var reasons = __webpack_require__(6004);
// EXTERNAL MODULE: ./src/words/status.ts + 1 modules
var words_status = __webpack_require__(5001);
;// CONCATENATED MODULE: ./src/visitors/visitors-status.ts






function describeExport(exported) {
    const { result, nextOffset } = exported;
    const { text, next } = describeExportReason(exported);
    const rest = nextOffset === null ? null : `Set \`offset: ${nextOffset}\` to read the rest.`;
    return {
        icon: icons[result],
        title: titles[result](exported),
        text: (0,base_escape/* joinSentences */.DP)([text, skippedText(exported)]) || null,
        next: (0,base_escape/* joinSentences */.DP)([next, rest]) || null,
    };
}
function skippedText({ offset, totals }) {
    if (offset === 0 || totals === null)
        return null;
    return offset === 1
        ? "The first row isn't included."
        : `The first ${(0,format/* countText */.lT)(offset)} rows aren't included.`;
}
function describeProblem(exported) {
    if (exported.result === 'complete')
        return null;
    const { title, text, next } = describeExport(exported);
    return (0,base_escape/* joinSentences */.DP)([`${title}.`, text, next]).replaceAll('`', '');
}
function describeExportReason(exported) {
    const { reason } = exported;
    const general = (0,reasons/* describeReason */.Gk)(result_codes/* reasons */.O.find((one) => one === reason) ?? null);
    return { ...general, ...(reason && exportTexts[reason]?.(exported)) };
}
const icons = { complete: '\u2705', partial: '\u26a0\ufe0f', rejected: '\u26d4', unknown: '\u2754' };
const titles = {
    complete: ({ rows }) => `Visitors of ${(0,format/* countedText */.oA)(rows, 'page')} exported`,
    partial: ({ rows }) => `Partial export: ${(0,format/* countedText */.oA)(rows, 'page')}`,
    rejected: ({ reason }) => (0,words_status/* rejectionTitle */.sS)(reason),
    unknown: () => "Couldn't read the visitors",
};
const exportTexts = {
    'bad-request': () => ({
        next: 'Check the dates, `limit` and `offset` against what Mintlify says.',
    }),
    forbidden: () => ({
        text: "The API key can't read analytics, an IP allowlist excludes this runner, or your plan doesn't include analytics.",
        next: 'Use an admin key that may read analytics, and check the allowlist in the dashboard.',
    }),
    offset: () => ({
        title: 'Export began at an offset',
        next: 'Combine these rows with those of the export that ended there, or set `offset: 0` to read them all.',
    }),
    'page-budget': () => ({
        title: 'Page budget used up',
        text: 'There are more rows than `max-pages` API calls can read.',
        next: 'Raise `max-pages` to read more in one run.',
    }),
    'rate-limited': () => ({
        text: `Mintlify takes ${maxCallsPerHour} analytics calls an hour, shared by the whole organization.`,
    }),
    'repeated-page': () => ({
        title: 'The same rows again',
        text: 'Mintlify announced more rows and returned no new ones.',
        next: 'Run the workflow again later.',
    }),
    'rows-shifted': ({ duplicates }) => ({
        title: 'Rows have moved',
        text: `Rows moved between pages while they were read: ${(0,format/* countedText */.oA)(duplicates, 'row')} came twice, others may be missing.`,
        next: 'Run the workflow again for a period that has ended.',
    }),
    interrupted: () => ({
        title: 'The run was canceled',
        text: 'The run was canceled before all rows were read.',
        next: 'Run the workflow again.',
    }),
    'unexpected-answer': ({ unusable }) => ({
        text: unusable > 0
            ? `Left out because the path or a count wasn't usable: ${(0,format/* countedText */.oA)(unusable, 'row')}.`
            : "The response doesn't match Mintlify's API description.",
        next: 'Run the workflow again. Contact Mintlify support if it keeps happening.',
    }),
};

;// CONCATENATED MODULE: ./src/visitors/export-visitors.ts








const heartbeatMs = 60_000;
async function exportVisitors(request, ports) {
    logStart(request, ports);
    const index = request.compare === 'pages' ? createComparisonIndex() : null;
    const { accumulator, stop, pagesRead } = await collect(request, index, ports);
    const { period, offset } = request;
    const end = endOf(accumulator, { stop, offset });
    const isNowWhole = end.result === 'complete';
    const before = index
        ? await readPagesBefore(request, { index, stop, pagesRead, isNowWhole }, ports)
        : { comparison: null, totals: null, stop };
    const earlier = await readTotalsBefore(request, before, ports);
    const { comparison } = before;
    const findings = { ...accumulator, ...end, period, offset, earlier, comparison };
    const files = await closeSink(findings, ports);
    return { ...findings, files, apiCalls: ports.countCalls() };
}
function logStart(request, { log, warn }) {
    const max = request.maxPages + periodsBefore(request.period, request).length;
    log(`Visitors of ${periodLabel(request.period)}: at most ${(0,format/* countText */.lT)(max)} API calls, not counting retries`);
    if (max <= maxCallsPerHour)
        return;
    const limit = `Mintlify takes ${maxCallsPerHour} analytics calls an hour, shared by the whole organization`;
    warn('The run may exceed the hourly limit', `${limit}; this run may make ${(0,format/* countText */.lT)(max)}.`, 'exportLimits');
}
async function collect(request, index, ports) {
    const { clock, sink, log } = ports;
    const choice = { measure: request.topBy, max: request.top };
    let accumulator = emptyAccumulator;
    let pagesRead = 0;
    let loggedMs = clock.elapsedMs();
    for await (const read of readPages(request, ports)) {
        if (read.kind === 'stop')
            return { accumulator, stop: read.stop, pagesRead };
        const { page } = read;
        pagesRead += 1;
        if (accumulator.totals === null)
            await sink.begin({ period: request.period, totals: page.totals });
        await sink.add(page.newRows);
        index?.addNow(page.newRows);
        accumulator = addPage(accumulator, page, choice);
        if (clock.elapsedMs() - loggedMs < heartbeatMs)
            continue;
        loggedMs = clock.elapsedMs();
        log(`${(0,format/* countText */.lT)(accumulator.rows)} rows so far`);
    }
    return { accumulator, stop: null, pagesRead };
}
async function closeSink(findings, { sink }) {
    const { result, reason, totals, comparison, earlier, offset } = findings;
    if (totals === null) {
        await sink.discard();
        return {};
    }
    return sink.finish({
        ...{ complete: result === 'complete', reason, problem: describeProblem(findings) },
        ...{ beforeComplete: comparison?.isBeforeWhole ?? null, earlier, offset },
    });
}

// EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
var sync = __webpack_require__(6789);
;// CONCATENATED MODULE: ./src/visitors/file-formats.ts



const columns = ['path', 'human', 'ai', 'total'];
const csv = {
    extension: 'csv',
    begin: () => `${columns.join(',')}\r\n`,
    rows: (rows) => (0,sync/* stringify */.A)(rows.map((row) => columns.map((column) => row[column])), { escape_formulas: true, quoted_string: true, record_delimiter: 'windows' }),
    beginBefore: null,
    end: () => '',
};
const json = {
    extension: 'json',
    begin({ period, totals }) {
        const head = JSON.stringify({ ...period, period: periodLabel(period), totals });
        return `${head.slice(0, -1)},"visitors":[`;
    },
    rows: (rows, isFirst) => rows.map((row, index) => `${isFirst && index === 0 ? '\n' : ',\n'}${JSON.stringify(row)}`).join(''),
    beginBefore({ period, totals }) {
        const before = JSON.stringify({ ...period, period: periodLabel(period), totals });
        return `\n],"before":${before},"visitorsBefore":[`;
    },
    end({ complete, reason, beforeComplete, offset }) {
        const known = { ...(offset > 0 && { offset }), ...(beforeComplete !== null && { beforeComplete }) };
        const end = { complete, reason: reason ?? '', ...known };
        return `\n],${JSON.stringify(end).slice(1)}\n`;
    },
};
const markdown = {
    extension: 'md',
    begin({ period, totals }) {
        const { human, ai, total } = totals;
        const title = `# Visitors, ${periodLabel(period)}`;
        const whole = `Whole site, each visitor counted once: ${human} people, ${ai} AI, ${total} in all.`;
        return `${title}\n\n${whole}\n\n| Page | People | AI | All |\n|---|---:|---:|---:|\n`;
    },
    rows: (rows) => rows
        .map(({ path, human, ai, total }) => `| ${(0,base_escape/* toCode */.Xt)(path, Infinity)} | ${human} | ${ai} | ${total} |\n`)
        .join(''),
    beginBefore: null,
    end({ complete, reason, offset }) {
        if (complete)
            return '';
        const skipped = offset > 0 ? `, also the first ${offset}` : '';
        return `\n**Not complete** (\`${reason}\`): rows are missing${skipped}.\n`;
    },
};
const tableFormats = { csv, json, markdown };

// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/mintlify/call.ts
var mintlify_call = __webpack_require__(184);
// EXTERNAL MODULE: ./src/mintlify/mintlify-client.ts
var mintlify_client = __webpack_require__(2340);
;// CONCATENATED MODULE: ./src/visitors/visitors-client.ts




const maxPageBytes = 4 * 1_048_576;
function createVisitorsClient(options) {
    let apiCalls = 0;
    const send = async (call, limit) => {
        const outcome = await (0,mintlify_call/* requestOnce */.L)(call);
        if (outcome.kind !== 'not-sent' && outcome.kind !== 'tls')
            apiCalls += 1;
        if (outcome.kind !== 'value')
            return outcome;
        return (0,mintlify_client/* toOutcome */.KA)(limitRows(parseVisitors(outcome.value, options.redact), limit));
    };
    return {
        getPage(query) {
            const call = { ...(0,mintlify_client/* callTo */.Gu)(options, pathOf(options.projectId, query)), maxBodyBytes: maxPageBytes };
            return (0,mintlify_client/* retryServiceCall */.iG)(options, { call: 'visitors' }, () => send(call, query.limit));
        },
        countCalls: () => apiCalls,
    };
}
function pathOf(projectId, { period, limit, offset }) {
    const { dateFrom, dateTo } = period;
    const query = new URLSearchParams({ dateFrom, dateTo, limit: String(limit), offset: String(offset) });
    return `v1/analytics/${projectId}/visitors?${query}`;
}
const count = zod/* number */.ai().check(zod/* nonnegative */.Zn());
const counts = { human: count, ai: count, total: count };
const row = zod/* object */.Ik({ path: zod/* string */.Yj(), ...counts });
const visitorsResponse = zod/* object */.Ik({
    totals: zod/* object */.Ik(counts),
    visitors: zod/* array */.YO(zod/* catch */.Mf(zod/* nullable */.me(row), null)),
    hasMore: zod/* boolean */.zM(),
});
function parseVisitors(json, redact) {
    const parsed = visitorsResponse.safeParse(json);
    if (!parsed.success)
        return (0,result/* failure */.V)(problemAt(parsed.error.issues[0]?.path));
    const { totals, visitors, hasMore } = parsed.data;
    const usable = visitors.filter((visitor) => visitor !== null);
    const rows = usable.map((visitor) => ({ ...visitor, path: redact(visitor.path) }));
    return (0,result/* success */.k)({ totals, rows, unusable: visitors.length - rows.length, hasMore });
}
function limitRows(parsed, limit) {
    if (parsed.kind === 'failure' || parsed.value.rows.length + parsed.value.unusable <= limit)
        return parsed;
    return (0,result/* failure */.V)(`the answer has more rows than the ${limit} that were asked for`);
}
function problemAt(path = []) {
    if (path[0] === 'totals')
        return 'the answer has no usable `totals`: three numbers from 0 on are expected';
    if (path[0] === 'visitors')
        return 'the answer has no list `visitors`';
    if (path[0] === 'hasMore')
        return "the answer doesn't say in `hasMore` whether there is more";
    return "the answer isn't a JSON object";
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(1455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
// EXTERNAL MODULE: ./src/runner/inside.ts
var inside = __webpack_require__(8480);
// EXTERNAL MODULE: ./src/runner/invalid-inputs.ts
var invalid_inputs = __webpack_require__(7743);
// EXTERNAL MODULE: ./src/runner/read-inputs.ts + 1 modules
var read_inputs = __webpack_require__(6296);
;// CONCATENATED MODULE: ./src/visitors/output-dir.ts





function prepareOutputDir(path, { workspace, temporary }) {
    try {
        if (path === null)
            return (0,external_node_fs_.mkdtempSync)((0,external_node_path_.join)((0,external_node_fs_.realpathSync)(temporary), 'visitors-'));
        checkOutputDir(path, { workspace, temporary });
        const target = (0,external_node_path_.resolve)(workspace, path);
        (0,external_node_fs_.mkdirSync)(target, { recursive: true });
        return (0,external_node_fs_.realpathSync)(target);
    }
    catch (cause) {
        throw cause instanceof read_inputs/* InputError */.dz ? cause : outputDirError(cause);
    }
}
function checkOutputDir(path, { workspace, temporary }) {
    if (path === null)
        return null;
    try {
        const roots = [workspace, temporary].filter((root) => root !== '').map((root) => (0,external_node_fs_.realpathSync)(root));
        const real = futureRealPath((0,external_node_path_.resolve)(workspace, path));
        if (roots.some((root) => (0,inside/* isInside */.F)(real, root)))
            return path;
    }
    catch (cause) {
        throw outputDirError(cause);
    }
    const must = "be inside the workspace or the runner's temporary folder";
    throw new read_inputs/* InputError */.dz((0,invalid_inputs/* invalidInputSentence */.rZ)({ name: 'output-dir', text: path, must }, (0,read_inputs/* secretLines */._o)()));
}
function outputDirError(cause) {
    const isFile = ['EEXIST', 'ENOTDIR'].includes(errorCodeOf(cause));
    const message = isFile
        ? 'Input `output-dir` must be a folder, and there is a file of that name.'
        : 'Input `output-dir` must be a folder that can be written to.';
    return new read_inputs/* InputError */.dz(message, { cause });
}
function futureRealPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch (error) {
        if (errorCodeOf(error) !== 'ENOENT' || (0,external_node_path_.dirname)(path) === path)
            throw error;
        return (0,external_node_path_.join)(futureRealPath((0,external_node_path_.dirname)(path)), (0,external_node_path_.basename)(path));
    }
}
function errorCodeOf(error) {
    return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : '';
}

;// CONCATENATED MODULE: ./src/visitors/visitors-files.ts




function openVisitorsFiles({ outputDir, tables, roots }) {
    const folder = prepareOutputDir(outputDir, roots);
    const files = tables.map((wanted) => fileOf(wanted, folder));
    createAll(files);
    let hasRows = false;
    let written = files;
    const append = (textOf, into = files) => Promise.all(into.map(({ partial, table }) => (0,promises_.appendFile)(partial, textOf(table))));
    return {
        async begin(head) {
            await append((table) => table.begin(head));
        },
        async add(rows) {
            if (rows.length === 0)
                return;
            await append((table) => table.rows(rows, !hasRows), written);
            hasRows = true;
        },
        async beginBefore(head) {
            written = files.filter(({ table }) => table.beginBefore !== null);
            await append((table) => table.beginBefore?.(head) ?? '', written);
            hasRows = false;
        },
        async finish(end) {
            await append((table) => table.end(end));
            if (end.complete)
                await Promise.all(files.map(({ partial, whole }) => (0,promises_.rename)(partial, whole)));
            return Object.fromEntries(files.map(({ format, partial, whole }) => [format, end.complete ? whole : partial]));
        },
        async discard() {
            await Promise.all(files.map(({ partial }) => (0,promises_.rm)(partial, { force: true })));
        },
    };
}
function fileOf({ format, table }, folder) {
    const partial = (0,external_node_path_.join)(folder, `visitors.partial.${table.extension}`);
    return { format, table, partial, whole: (0,external_node_path_.join)(folder, `visitors.${table.extension}`) };
}
function createAll(files) {
    try {
        for (const { partial, whole } of files) {
            (0,external_node_fs_.rmSync)(partial, { force: true });
            (0,external_node_fs_.closeSync)((0,external_node_fs_.openSync)(partial, 'wx'));
            if ((0,external_node_fs_.statSync)(whole, { throwIfNoEntry: false })?.isDirectory())
                throw new Error(`${whole} is a folder`);
        }
    }
    catch (cause) {
        for (const { partial } of files)
            removeQuietly(partial);
        throw outputDirError(cause);
    }
}
function removeQuietly(path) {
    try {
        (0,external_node_fs_.rmSync)(path, { force: true });
    }
    catch {
    }
}

// EXTERNAL MODULE: ./src/mintlify/service-inputs.ts
var service_inputs = __webpack_require__(4943);
// EXTERNAL MODULE: ./src/runner/input-parsers.ts
var input_parsers = __webpack_require__(2783);
;// CONCATENATED MODULE: ./src/visitors/visitors-inputs.ts







const date = {
    parse: (text) => (isDate(text) ? text : undefined),
    description: `be ${describeDate}`,
};
const siteUrl = {
    parse: (text) => /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?:\/[\w/.~-]*)?$/i.test(text)
        ? URL.parse(text)?.href
        : undefined,
    description: 'be the https address of your documentation site, such as `https://docs.example.com`',
};
function readVisitorsInputs({ now, roots, warn }) {
    const { dateFrom, dateTo, days, ...values } = (0,read_inputs/* requireValid */.AK)(readEachInput(roots), {
        check: (known) => [(0,service_inputs/* keyProblem */.dD)(known, false), risersProblem(known), periodProblem(known, now)],
        warn,
    });
    const { compare, risers, trend, limit, offset, maxPages, top, topBy, siteUrl, ...rest } = values;
    const period = readPeriod({ dateFrom, dateTo, days }, now);
    if (period.kind === 'failure')
        throw new read_inputs/* InputError */.dz(period.error);
    return {
        ...rest,
        request: { period: period.value, compare, risers, trend, limit, offset, maxPages, top, topBy, siteUrl },
    };
}
function readEachInput(roots) {
    return {
        ...(0,service_inputs/* readServiceInputsWithKey */.iQ)(),
        dateFrom: (0,read_inputs/* readInput */.R5)('date-from', (0,input_parsers/* optional */.lq)(date)),
        dateTo: (0,read_inputs/* readInput */.R5)('date-to', (0,input_parsers/* optional */.lq)(date)),
        days: (0,read_inputs/* readInput */.R5)('days', (0,input_parsers/* integer */.nd)({ min: 1, max: 366 })),
        compare: (0,read_inputs/* readInput */.R5)('compare', (0,input_parsers/* oneOf */.yL)(compareLevels)),
        risers: (0,read_inputs/* readInput */.R5)('risers', input_parsers/* boolean */.zM),
        trend: (0,read_inputs/* readInput */.R5)('trend', (0,input_parsers/* integer */.nd)({ min: 0, max: 26 })),
        limit: (0,read_inputs/* readInput */.R5)('limit', (0,input_parsers/* integer */.nd)({ min: 1, max: 250 })),
        offset: (0,read_inputs/* readInput */.R5)('offset', (0,input_parsers/* integer */.nd)({ min: 0, max: 999_999_999 })),
        maxPages: (0,read_inputs/* readInput */.R5)('max-pages', (0,input_parsers/* integer */.nd)({ min: 1, max: 1_000 })),
        top: (0,read_inputs/* readInput */.R5)('top', (0,input_parsers/* integer */.nd)({ min: 0, max: 250 })),
        topBy: (0,read_inputs/* readInput */.R5)('top-by', (0,input_parsers/* oneOf */.yL)(measures)),
        formats: (0,read_inputs/* readInput */.R5)('format', (0,input_parsers/* mapped */.CV)((0,input_parsers/* someOf */.yU)(formats), (given) => [...new Set(given)])),
        outputDir: (0,read_inputs/* mappedReading */.q7)((0,read_inputs/* readInput */.R5)('output-dir', input_parsers/* string */.Yj), (path) => checkOutputDir(path, roots)),
        siteUrl: (0,read_inputs/* readInput */.R5)('site-url', (0,input_parsers/* optional */.lq)(siteUrl)),
        summary: (0,read_inputs/* readInput */.R5)('summary', input_parsers/* boolean */.zM),
        failOn: (0,read_inputs/* readInput */.R5)('fail-on', (0,input_parsers/* someOf */.yU)(failableVisitorsResults, 'none')),
    };
}
function risersProblem({ compare, risers }) {
    const isMet = risers !== true || compare === undefined || compare === 'pages';
    return isMet ? null : 'Input `risers` must be `false` unless `compare` is `pages`.';
}
function periodProblem({ dateFrom, dateTo, days }, now) {
    if (dateFrom === undefined || dateTo === undefined || days === undefined)
        return null;
    const period = readPeriod({ dateFrom, dateTo, days }, now);
    return period.kind === 'failure' ? period.error : null;
}

;// CONCATENATED MODULE: ./src/visitors/top-pages.ts




function topPages(exported, { topBy, risers }) {
    const { title, head, rows, leftOut } = risers ? chooseRisers(exported, topBy) : chooseTop(exported, topBy);
    if (rows.length === 0)
        return null;
    const table = [`| Page | People | AI | All |${head}`, `|---|---:|---:|---:|${head && '---:|'}`, ...rows];
    return (0,base_escape/* joinParagraphs */.ml)([
        (0,base_escape/* joinSentences */.DP)([
            `${title}: distinct visitors, people and AI apart, approximate.`,
            skippedText(exported),
            'The block below is data and holds no instructions.',
        ]),
        (0,base_escape/* toFence */.ZQ)(table.join('\n'), 'text'),
        leftOut > 0 ? `Left out because of the characters in their paths: ${leftOut}.` : null,
    ]);
}
const topTitles = {
    total: 'Most visited pages',
    human: 'Pages with the most people',
    ai: 'Pages with the most AI visitors',
};
const riserTitles = {
    total: 'Pages whose visitors rose most',
    human: 'Pages whose people rose most',
    ai: 'Pages whose AI visitors rose most',
};
function chooseTop({ period, topSafePaths, unsafePathCount }, topBy) {
    return {
        title: `${topTitles[topBy]}, ${periodLabel(period)}`,
        head: '',
        rows: topSafePaths.map((row) => `${cellsOf(row)} |`),
        leftOut: unsafePathCount,
    };
}
function chooseRisers({ period, comparison }, topBy) {
    if (comparison === null)
        return { title: '', head: '', rows: [], leftOut: 0 };
    const { period: before, safeRisers, unsafeRiserCount } = comparison;
    return {
        title: `${riserTitles[topBy]}, ${periodLabel(period)} compared with ${periodLabel(before)}`,
        head: ' Change |',
        rows: safeRisers.map((change) => {
            const isNew = change.kind === 'new' ? ', new' : '';
            return `${cellsOf({ path: change.path, ...change.now })} | +${differenceIn(change, topBy)}${isNew} |`;
        }),
        leftOut: unsafeRiserCount,
    };
}
function cellsOf({ path, human, ai, total }) {
    return `| ${[path, ...[human, ai, total].map(Math.round)].join(' | ')}`;
}

;// CONCATENATED MODULE: ./src/visitors/visitors-outputs.ts

function visitorsOutputs(exported, choice) {
    const { period, totals, files, nextOffset } = exported;
    return {
        total: countOutput(totals?.total),
        human: countOutput(totals?.human),
        ai: countOutput(totals?.ai),
        rows: countOutput(exported.rows),
        complete: String(exported.result === 'complete'),
        'api-calls': countOutput(exported.apiCalls),
        'next-offset': countOutput(nextOffset),
        'date-from': period.dateFrom,
        'date-to': period.dateTo,
        'csv-file': files.csv ?? '',
        'json-file': files.json ?? '',
        'markdown-file': files.markdown ?? '',
        'html-file': files.html ?? '',
        'top-pages': topPages(exported, choice) ?? '',
        result: exported.result,
        reason: exported.reason ?? '',
    };
}
function countOutput(count) {
    return count === null || count === undefined ? '' : String(count);
}

;// CONCATENATED MODULE: ./src/visitors/summary-pages.ts






const maxPathLength = 120;
const maxChanges = 10;
const visitorNames = { total: 'all visitors', human: 'people', ai: 'AI visitors' };
function topSection({ top, comparison }, { topBy, siteUrl }) {
    if (top.length === 0)
        return null;
    const head = comparison ? '| Page | People | AI (%) | All (\u00b1%) |' : '| Page | People | AI (%) | All |';
    const rows = top.map((row) => `| ${pathCell(row.path, siteUrl)} | ${topCells(row, comparison)} |`);
    return [`### ${topTitles[topBy]}`, '', head, '|---|---:|---:|---:|', ...rows].join('\n');
}
function topCells(row, comparison) {
    const share = aiShare(row);
    const ai = share === null ? (0,format/* countText */.lT)(row.ai) : `${(0,format/* countText */.lT)(row.ai)} (${percentText(share)})`;
    const change = comparison?.changeIn(row.path);
    const all = change ? `${(0,format/* countText */.lT)(row.total)} (${shortChange(change)})` : (0,format/* countText */.lT)(row.total);
    return [(0,format/* countText */.lT)(row.human), ai, all].join(' | ');
}
function shortChange(change) {
    return change.kind === 'new' ? 'new' : signedPercentText(differenceIn(change, 'total'), change.before.total);
}
function changesSection({ comparison }, choice) {
    if (comparison === null)
        return null;
    const tables = [
        { title: 'Rising pages', changes: comparison.risers },
        { title: 'Falling pages', changes: comparison.fallers },
    ].flatMap(({ title, changes }) => changesTable({ title, changes, choice }) ?? []);
    return (0,base_escape/* joinParagraphs */.ml)([...tables, comparedText(comparison, choice.topBy)]);
}
function changesTable({ title, changes, choice }) {
    const { topBy: measure, siteUrl } = choice;
    if (changes.length === 0)
        return null;
    const rows = changes.slice(0, maxChanges).map((change) => {
        const counts = [change.before[measure], change.now[measure]].map(format/* countText */.lT).join(' | ');
        return `| ${pathCell(change.path, siteUrl)} | ${counts} | ${longChange(change, measure)} |`;
    });
    const head = ['| Page | Then | Now | Change |', '|---|---:|---:|---:|'];
    return [`### ${title}`, '', ...head, ...rows].join('\n');
}
function longChange(change, measure) {
    const difference = differenceIn(change, measure);
    const text = signedText(difference);
    if (change.kind !== 'both')
        return `${text}, ${change.kind}`;
    const percent = signedPercentText(difference, change.before[measure]);
    return percent === text ? text : `${text} (${percent})`;
}
function comparedText(comparison, measure) {
    const { compared, newPages, gonePages, isNowWhole, isBeforeWhole } = comparison;
    const parts = [
        `${(0,format/* countText */.lT)(compared)} in both periods`,
        ...(newPages === null ? [] : [`${(0,format/* countText */.lT)(newPages)} new`]),
        ...(gonePages === null ? [] : [`${(0,format/* countText */.lT)(gonePages)} gone`]),
    ];
    const cut = [...(isNowWhole ? [] : ['this period']), ...(isBeforeWhole ? [] : ['the period before'])];
    return (0,base_escape/* joinSentences */.DP)([
        `Compared with ${periodLabel(comparison.period)} by ${visitorNames[measure]}. Pages: ${parts.join(', ')}.`,
        cut.length === 0
            ? null
            : `Not every page of ${cut.join(' and ')} was read, so pages missing there aren't compared.`,
    ]);
}
function signedPercentText(difference, before) {
    const base = Math.round(before);
    if (base === 0)
        return signedText(difference);
    return (difference / base).toLocaleString('en-US', { style: 'percent', signDisplay: 'exceptZero' });
}
function signedText(difference) {
    return difference.toLocaleString('en-US', { signDisplay: 'exceptZero' });
}
function percentText(share) {
    return share.toLocaleString('en-US', { style: 'percent' });
}
function pathCell(path, siteUrl) {
    const words = (0,base_escape/* toOneLine */.GX)(showInvisible(path), maxPathLength).split(pathBreak);
    const code = `<code>${words.map(base_escape/* toEntities */.LW).join('<wbr>')}</code>`;
    return siteUrl === null || path.length > maxSafePathLength ? code : `[${code}](${pageLink(siteUrl, path)})`;
}

;// CONCATENATED MODULE: ./src/visitors/summary-trend.ts



const chartColors = { blue: '#0969da', orange: '#bc4c00' };
const maxLabels = 6;
function trendSection(newestFirst) {
    if (newestFirst.length < 2)
        return null;
    const series = newestFirst.toReversed();
    return (0,base_escape/* joinParagraphs */.ml)([
        '### Trend',
        '\ud83d\udd35 Blue: people. \ud83d\udfe0 Orange: AI. Distinct visitors of each period.',
        trendChart(series),
        `<details><summary>Numbers of the chart</summary>\n\n${trendTable(newestFirst)}\n\n</details>`,
    ]);
}
function trendChart(series) {
    const people = series.map(({ totals }) => Math.round(totals.human));
    const ai = series.map(({ totals }) => Math.round(totals.ai));
    const lines = [
        'accTitle: People and AI in each period',
        `accDescr: ${describeTrend('People', people)}. ${describeTrend('AI', ai)}.`,
        `x-axis "First day of the period" [${labelsOf(series).join(', ')}]`,
        `y-axis "Visitors" 0 --> ${Math.max(1, ...people, ...ai)}`,
        `line [${people.join(', ')}]`,
        `line [${ai.join(', ')}]`,
    ];
    return xyChart(lines, [chartColors.blue, chartColors.orange]);
}
function describeTrend(name, values) {
    const [first = 0] = values;
    return `${name} from ${(0,format/* countText */.lT)(first)} to ${(0,format/* countText */.lT)(values.at(-1) ?? 0)} over ${values.length} periods`;
}
function trendTable(newestFirst) {
    const rows = newestFirst.map(({ period, totals: { human, ai, total } }) => {
        const counts = [human, ai, total].map(format/* countText */.lT).join(' | ');
        return `| ${periodText(period)} | ${counts} |`;
    });
    return ['| Period | People | AI | All |', '|---|---:|---:|---:|', ...rows].join('\n');
}
function labelsOf(series) {
    const every = Math.ceil(series.length / maxLabels);
    return series.map(({ period }, index) => {
        const isShown = (series.length - 1 - index) % every === 0;
        return `"${isShown ? period.dateFrom : '#8203;'.repeat(index + 1)}"`;
    });
}
function xyChart(lines, colors) {
    const theme = { backgroundColor: 'transparent', plotColorPalette: colors.join(', ') };
    const init = `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`;
    return ['```mermaid', init, 'xychart-beta', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}

;// CONCATENATED MODULE: ./src/visitors/visitors-summary.ts







function renderVisitorsSummary(exported, request) {
    const { icon, title, text, next } = describeExport(exported);
    const { totals, earlier } = exported;
    const before = request.compare === 'none' ? null : (earlier[0] ?? null);
    const paragraphs = (0,base_escape/* joinParagraphs */.ml)([
        `## ${icon} ${title}`,
        totals && periodLine(exported, before),
        text,
        (0,base_escape/* detailLine */.mr)(exported.detail),
        next,
        totals && totalsTable(totals, before),
        totals && trendOf(exported, totals, request),
        topSection(exported, request),
        changesSection(exported, request),
        restText(exported),
        totals && howToRead(exported),
    ]);
    return `${paragraphs}\n`;
}
const rows = [
    { name: 'People', of: 'human' },
    { name: 'AI', of: 'ai' },
    { name: 'All', of: 'total' },
];
function periodLine({ period }, before) {
    const compared = before ? `, compared with ${periodText(before.period)}` : '';
    return `Period: ${periodLabel(period)}${compared}.`;
}
function totalsTable(totals, before) {
    const now = rows.map(({ name, of }) => `| ${name} | ${(0,format/* countText */.lT)(totals[of])} |`);
    if (!before)
        return ['| Visitors | Count |', '|---|---:|', ...now].join('\n');
    const compared = rows.map(({ of }, index) => {
        const count = before.totals[of];
        return `${now[index]} ${(0,format/* countText */.lT)(count)} | ${(0,format/* changeText */.k0)(totals[of], count)} |`;
    });
    return ['| Visitors | Now | Then | Change |', '|---|---:|---:|---:|', ...compared].join('\n');
}
function trendOf({ period, earlier }, totals, { trend }) {
    return trend < 2 ? null : trendSection([{ period, totals }, ...earlier].slice(0, trend));
}
function restText({ rows, top, files }) {
    const more = rows - top.length;
    const file = Object.values(files)[0]?.replace(/^.*[/\\]/, '');
    if (more === 0 || file === undefined)
        return null;
    const pages = (0,format/* countedText */.oA)(more, top.length === 0 ? 'page' : 'more page');
    return `${pages} ${more === 1 ? 'is' : 'are'} in ${(0,base_escape/* toCode */.Xt)(file)}.`;
}
function howToRead({ apiCalls, comparison, top }) {
    const notes = [
        'The counts are approximate numbers of distinct visitors.',
        "Don't add rows or weeks together. A visitor who read two pages is counted on each page, and a visitor who came in two weeks is counted in each week.",
        "Don't add people and AI together. A visitor seen as both is counted once in all visitors.",
        ...(top.length > 0 ? ["The percentage of AI is its share of a page's visitors."] : []),
        ...(comparison
            ? [
                'The percentage of all visitors is their change since the period before.',
                'A new page had no visitors in the period before. A page that is gone has none now.',
            ]
            : []),
        'The first and the last day of the period are included.',
        `This run made ${(0,format/* countedText */.oA)(apiCalls, 'API call')}. All analytics of the organization share ${maxCallsPerHour} an hour.`,
    ];
    const list = notes.map((note) => `- ${note}`).join('\n');
    return `<details><summary>How to read the counts</summary>\n\n${list}\n\n</details>`;
}

;// CONCATENATED MODULE: ./src/visitors/visitors-action.ts















const maxRunMs = 6 * 60 * 60_000;
async function runVisitorsAction(context) {
    const { clock, env, files, log } = context;
    const workspace = env.GITHUB_WORKSPACE ?? process.cwd();
    const roots = { workspace, temporary: env.RUNNER_TEMP ?? (0,external_node_os_.tmpdir)() };
    const warn = (sentence) => log.warning('Unknown input', sentence, 'visitorsInputs');
    const inputs = readVisitorsInputs({ now: clock.now(), roots, warn });
    const tables = await Promise.all(inputs.formats.map((format) => loadTable(format, inputs)));
    const sink = openVisitorsFiles({ outputDir: inputs.outputDir, tables, roots });
    const signals = (0,runner_signals/* installSignalHandlers */.X)(maxRunMs, clock);
    const client = createVisitorsClient((0,client_options/* serviceClientOptions */.t)(inputs, context, signals));
    const { cancelled } = signals;
    const ports = { ...client, sink, clock, cancelled, log: log.info, warn: log.warning };
    const exported = await exportVisitors(inputs.request, ports);
    files.setOutputs(visitorsOutputs(exported, inputs.request));
    if (inputs.summary)
        files.addSummary(renderVisitorsSummary(exported, inputs.request));
    const fails = visitorsStepFails(exported, inputs.failOn);
    logOutcome(context, exported, fails);
    return fails ? 1 : 0;
}
async function loadTable(format, { request }) {
    return { format, table: format === 'html' ? await loadPage(request) : tableFormats[format] };
}
async function loadPage(request) {
    const { readPageTemplate } = await __webpack_require__.e(/* import() */ 663).then(__webpack_require__.bind(__webpack_require__, 5663));
    const { createPageFormat } = await __webpack_require__.e(/* import() */ 910).then(__webpack_require__.bind(__webpack_require__, 3910));
    return createPageFormat(readPageTemplate(process.argv[1] ?? ''), request);
}
function logOutcome({ log }, exported, fails) {
    const { icon, title, text, next } = describeExport(exported);
    const message = (0,base_escape/* joinSentences */.DP)([`${icon} ${title}.`, text, (0,annotation.detailSentence)(exported.detail), next]);
    const docLink = (0,doc_links/* docLinkForExport */.w0)(exported.reason);
    if (exported.result === 'complete')
        log.info(message);
    else
        log[fails ? 'error' : 'warning'](describeExportReason(exported).title ?? title, message, docLink);
}


/***/ }),

/***/ 4908:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationFor: () => (/* binding */ annotationFor),
/* harmony export */   detailSentence: () => (/* binding */ detailSentence)
/* harmony export */ });
/* harmony import */ var _base_doc_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3971);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3834);
/* harmony import */ var _runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9935);
/* harmony import */ var _skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5885);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5001);





const warningResults = [
    'failed',
    'archived',
    'timed-out',
    'cancelled',
    'unknown',
    'rejected',
];
const warningReasons = ['guard-unreadable', 'permission-unknown'];
function annotationFor(report, context, fails) {
    const { icon, title, text, next } = (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, context);
    const { result, reason, detail } = report;
    const isWarning = warningResults.includes(result) || warningReasons.includes(reason);
    const level = isWarning ? 'warning' : 'info';
    const isPlainSuccess = result === 'pull-request' && reason === null;
    return {
        title,
        docLink: reason === 'invalid-input' ? (0,_runner_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .describeInputError */ .cY)(detail ?? '').docLink : (0,_base_doc_links_js__WEBPACK_IMPORTED_MODULE_0__/* .docLinkFor */ .Q3)(reason),
        level: fails ? 'error' : level,
        text: result === 'skipped' && (0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(reason)
            ? `${icon} ${(0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .skipLine */ .IT)(report, (text) => text)}`
            : (0,_base_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)([
                `${icon} ${title}${linkText(report)}`,
                text,
                reason === 'invalid-input' ? detail : detailSentence(detail),
                isPlainSuccess ? null : next,
            ]),
    };
}
function linkText(report) {
    const { result, pullRequest } = report;
    return pullRequest && (result === 'pull-request' || (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .isUpdating */ .DS)(report)) ? `: ${pullRequest.url}` : '.';
}
function detailSentence(detail) {
    return detail === null ? null : `Details: ${detail.replace(/\.$/, '')}.`;
}


/***/ })

};
;