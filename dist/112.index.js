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
// EXTERNAL MODULE: ./src/state/state.ts
var state = __webpack_require__(6708);
;// CONCATENATED MODULE: ./src/batch/batch.ts


const lateMs = 30 * 60_000;
const freshMs = 60_000;
const dayMs = 24 * 3_600_000;
const maxPulls = 100;
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
    const room = Math.max(0, state/* maxTold */.mc - unlisted.length);
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


/***/ }),

/***/ 6708:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Bu: () => (/* binding */ parseState),
/* harmony export */   PR: () => (/* binding */ parseOwnRun),
/* harmony export */   mc: () => (/* binding */ maxTold)
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
const maxTold = 50;
const batchCursor = open({
    upTo: _base_instant_js__WEBPACK_IMPORTED_MODULE_1__/* .utcInstant */ .q,
    base: line,
    told: last(count, maxTold),
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