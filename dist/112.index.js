"use strict";
exports.id = 112;
exports.ids = [112];
exports.modules = {

/***/ 5112:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  gatherBatch: () => (/* binding */ gatherBatch)
});

// EXTERNAL MODULE: ./src/base/result.ts
var result = __webpack_require__(512);
// EXTERNAL MODULE: ./src/gates/check-gates.ts + 1 modules
var check_gates = __webpack_require__(1959);
// EXTERNAL MODULE: ./src/gates/gate-answer.ts
var gate_answer = __webpack_require__(4528);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/context/merged-text.ts
var merged_text = __webpack_require__(9419);
;// CONCATENATED MODULE: ./src/batch/batch.ts

const lateMs = 30 * 60_000;
const freshMs = 60_000;
const dayMs = 24 * 3_600_000;
const maxPulls = 100;
const maxTold = 50;
const maxTextLength = 20_000;
function beginningOf(cursor, { at, sinceDays }) {
    return cursor
        ? new Date(Date.parse(cursor.upTo) - lateMs)
        : new Date(at.getTime() - freshMs - sinceDays * dayMs);
}
function duePulls(pulls, cursor, { from, at }) {
    const told = new Set(cursor?.told);
    const last = cursor?.after;
    const isDue = (pull) => {
        const mergedMs = Date.parse(pull.mergedAt);
        const isInTime = mergedMs > from.getTime() && mergedMs <= at.getTime() - freshMs;
        return isInTime && !told.has(pull.number) && (last === undefined || inOrder(placeOf(pull), last) > 0);
    };
    const due = new Map(pulls.filter(isDue).map((pull) => [pull.number, pull]));
    return [...due.values()].sort((a, b) => inOrder(placeOf(a), placeOf(b)));
}
function placeOf({ mergedAt, number }) {
    return { at: mergedAt, number };
}
function inOrder(a, b) {
    return Date.parse(a.at) - Date.parse(b.at) || a.number - b.number;
}
function hasRoom(pulls, next) {
    const length = [...pulls, next].reduce((sum, { pull, files }) => sum + lengthOf(pull, files), 0);
    return pulls.length < maxPulls && length <= maxTextLength;
}
function lengthOf(pull, files) {
    return (0,merged_text/* mergedPullLines */.L)(pull, files).reduce((sum, line) => sum + line.length + 1, 0);
}
function makeBatch({ cursor, base, from, at, listed, judged, later }) {
    const last = judged.at(-1)?.pull.mergedAt ?? cursor?.upTo ?? from.toISOString();
    const end = later > 0 ? last : new Date(at.getTime() - freshMs).toISOString();
    const upTo = cursor && Date.parse(cursor.upTo) > Date.parse(end) ? cursor.upTo : end;
    const pulls = judged.filter(({ closed }) => closed === null);
    return {
        from: cursor,
        next: {
            ...{ upTo, base, later, last: pulls.length > 0 ? numbersOf(pulls) : (cursor?.last ?? []) },
            ...remember([...(cursor?.told ?? []), ...numbersOf(judged)], { listed, upTo, after: cursor?.after }),
        },
        pulls,
        leftOut: judged.filter(({ closed }) => closed !== null),
        later,
        since: from.toISOString(),
    };
}
function numbersOf(judged) {
    return judged.map(({ pull }) => pull.number);
}
function remember(told, { listed, upTo, after }) {
    const places = new Map(listed.map((pull) => [pull.number, placeOf(pull)]));
    const unlisted = told.filter((number) => !places.has(number));
    const recent = told
        .flatMap((number) => places.get(number) ?? [])
        .filter(({ at }) => Date.parse(at) > Date.parse(upTo) - lateMs)
        .sort(inOrder);
    const room = Math.max(0, maxTold - unlisted.length);
    const split = Math.max(0, recent.length - room);
    const last = recent.slice(0, split).at(-1) ?? after;
    return {
        told: [...unlisted, ...recent.slice(split).map(({ number }) => number)],
        ...(last && { after: last }),
    };
}

;// CONCATENATED MODULE: ./src/batch/gather-batch.ts





async function gatherBatch(request, ports) {
    const { cursor, sinceDays } = request;
    try {
        const base = request.base ?? (await ports.defaultBranch());
        const bases = [...new Set([base, ...(cursor && request.base === null ? [cursor.base] : [])])];
        const { pulls, at, from } = await ports.list({
            bases,
            from: (now) => beginningOf(cursor, { at: now, sinceDays }),
        });
        const due = duePulls(pulls, cursor, { from, at });
        const judged = await judgeWhileRoom(due, request, ports);
        return (0,result/* success */.k)(makeBatch({ cursor, base, from, at, listed: pulls, judged, later: due.length - judged.length }));
    }
    catch (error) {
        return (0,result/* failure */.V)((0,github_errors/* describeGitHubError */.dZ)('list the merged pull requests', error));
    }
}
async function judgeWhileRoom(due, request, ports) {
    const judged = [];
    const taken = [];
    for (const pull of due) {
        const next = await judge(pull, request, ports);
        if (next.closed === null && !hasRoom(taken, next))
            break;
        judged.push(next);
        if (next.closed === null)
            taken.push(next);
    }
    return judged;
}
async function judge(pull, { run, rules }, ports) {
    let files = null;
    const trigger = triggerOf(pull);
    const sender = pull.author ?? { login: '', isBot: false };
    const answers = (0,check_gates/* checkEvent */.XT)({ ...run, eventName: 'pull_request', sender, trigger }, { ...rules, jobId: null });
    const given = await (0,check_gates/* askGates */.YI)({ answers, trigger, rules, all: false }, {
        ...check_gates/* noGates */.OD,
        async changedFiles() {
            const reading = await ports.files(pull.number);
            if (reading.kind === 'success')
                files = reading.value.items;
            return reading;
        },
    });
    return { pull, closed: (0,gate_answer/* firstClosed */.tq)(given), files };
}
function triggerOf(pull) {
    const { number, title, url, headBranch: headRef, baseBranch: baseRef, author, body, labels } = pull;
    return {
        ...{ kind: 'pull-request', action: 'closed', isMerged: true, isPrivileged: false, headSha: null },
        pullRequest: { number, title, url, headRef, baseRef },
        ...{ isCrossRepository: pull.isCrossRepository, author, body, labels },
    };
}


/***/ }),

/***/ 9419:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ mergedPullLines)
/* harmony export */ });
/* harmony import */ var _prompt_context_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8195);

const maxFiles = 10;
function mergedPullLines({ author, ...pull }, files) {
    const more = (files?.length ?? 0) - maxFiles;
    return [
        `  ${(0,_prompt_context_js__WEBPACK_IMPORTED_MODULE_0__/* .describeMerged */ .m2)({ ...pull, author: author?.login ?? null })}`,
        ...(files ?? []).slice(0, maxFiles).map(({ status, path }) => `    ${(0,_prompt_context_js__WEBPACK_IMPORTED_MODULE_0__/* .toWords */ .x4)(status)} ${(0,_prompt_context_js__WEBPACK_IMPORTED_MODULE_0__/* .toWords */ .x4)(path)}`),
        ...(more > 0 ? [`    \u2026 and ${more} more`] : []),
    ];
}


/***/ })

};
;