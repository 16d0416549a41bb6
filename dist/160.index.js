export const id = 160;
export const ids = [160];
export const modules = {

/***/ 5547:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ BW: () => /* binding */ mayHaveArrived,
    /* harmony export */ C9: () => /* binding */ toJobRecord,
    /* harmony export */ Ck: () => /* binding */ reopen,
    /* harmony export */ G: () => /* binding */ interrupt,
    /* harmony export */ _N: () => /* binding */ end,
    /* harmony export */ db: () => /* binding */ beginWait,
    /* harmony export */ eQ: () => /* binding */ parseSavedRun,
    /* harmony export */ ec: () => /* binding */ withJob,
    /* harmony export */ qN: () => /* binding */ begin,
    /* harmony export */ zp: () => /* binding */ withDelivery
    /* harmony export */  });
  /* unused harmony export endOf */
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);
  /* harmony import */  var _shown_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5962);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7286);
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .string */ .YjP();
  const ofEveryRun = {
    key: _state_js__WEBPACK_IMPORTED_MODULE_2__ /* .requestKey */ .lq,
    nonce: text,
    until: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(_state_js__WEBPACK_IMPORTED_MODULE_2__ /* .time */ .kB),
    shown: _state_js__WEBPACK_IMPORTED_MODULE_2__ /* .shownOfRun */ .If
  };
  const requestEntry = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
    ...ofEveryRun,
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["enum"] */ .k5n([ "create", "message" ]),
    announcedAt: _state_js__WEBPACK_IMPORTED_MODULE_2__ /* .time */ .kB,
    about: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(_state_js__WEBPACK_IMPORTED_MODULE_2__ /* .about */ .Cv),
    beginsComment: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .boolean */ .zMY(),
    delivery: _state_js__WEBPACK_IMPORTED_MODULE_2__ /* .delivery */ .xC,
    job: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(_state_js__WEBPACK_IMPORTED_MODULE_2__ /* .jobRecord */ .Dv),
    jobIdBefore: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(text)
  });
  const waitEntry = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
    ...ofEveryRun,
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .literal */ .euz("wait"),
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .literal */ .euz("delivered"),
    job: _state_js__WEBPACK_IMPORTED_MODULE_2__ /* .jobRecord */ .Dv
  });
  const entry = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .union */ .KCZ([ requestEntry, waitEntry ]);
  const savedRun = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
    entry: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(entry),
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .int */ .Whr()),
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .int */ .Whr()),
    isEndWritten: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .boolean */ .zMY()
  });
  function parseSavedRun(json) {
    return savedRun.safeParse(json).data ?? null;
  }
  function begin({key, nonce, jobId, about, until, shown, notes}, snapshot, earlier) {
    const {comment, state, deadSender} = snapshot;
    const isRenewed = state.sending?.nonce === nonce;
    const allNotes = [ ...earlier?.shown.notes ?? [], ...deadSender ? [ {
      kind: "unconfirmed",
      asked: deadSender.asked
    } ] : [], ...notes ];
    return {
      key,
      nonce,
      kind: jobId === null ? "create" : "message",
      announcedAt: earlier?.announcedAt ?? shown.startedAt,
      about,
      beginsComment: comment === null || isRenewed && earlier?.beginsComment === true,
      delivery: "unsent",
      job: jobId === null ? null : recordOf(jobId, state.job),
      jobIdBefore: state.job?.id ?? null,
      until,
      shown: allNotes.reduce(_shown_js__WEBPACK_IMPORTED_MODULE_1__ /* .addNote */ .gp, shown)
    };
  }
  function beginWait({key, nonce, jobId, until, shown}, {state}) {
    const job = {
      ...recordOf(jobId, state.job),
      end: null
    };
    return {
      key,
      nonce,
      kind: "wait",
      delivery: "delivered",
      job,
      until,
      shown
    };
  }
  function recordOf(jobId, job) {
    if (job?.id === jobId) return job;
    const unread = {
      prLink: null,
      repository: null,
      ref: null,
      end: null
    };
    return {
      id: jobId,
      status: "unknown",
      ...unread
    };
  }
  function withDelivery(entry, delivery, job) {
    const next = {
      ...entry,
      delivery
    };
    if (job !== null) return withJob(next, job);
    return mayHaveArrived(next) ? {
      ...next,
      job: reopen(entry.job)
    } : next;
  }
  function withJob(entry, job) {
    return {
      ...entry,
      job: toJobRecord(job, null)
    };
  }
  function end(entry, {outcome, job, shown: more}) {
    const shown = {
      ...entry.shown,
      ...outcome,
      ...more
    };
    const atEnd = {
      ...entry,
      until: null,
      shown
    };
    if (entry.delivery !== "delivered") return atEnd;
    if (job !== null) return {
      ...atEnd,
      job: toJobRecord(job, outcome)
    };
    return entry.job === null ? atEnd : {
      ...atEnd,
      job: {
        ...entry.job,
        end: endOf(outcome)
      }
    };
  }
  function interrupt(entry, updatedAt) {
    const isInDoubt = entry.delivery === "sending" || entry.delivery === "unconfirmed";
    const outcome = isInDoubt ? (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .unconfirmed */ .B1)(entry.kind) : (0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .interrupted */ .VM)();
    const shown = {
      ...entry.shown,
      ...outcome,
      updatedAt
    };
    if (!isInDoubt) return {
      ...entry,
      until: null,
      shown
    };
    const job = reopen(entry.job);
    return {
      ...entry,
      until: null,
      shown,
      delivery: "unconfirmed",
      job
    };
  }
  function mayHaveArrived({delivery}) {
    return delivery === "delivered" || delivery === "unconfirmed";
  }
  function toJobRecord({id, status, pullRequest, repository, ref}, outcome) {
    return {
      id,
      status,
      prLink: pullRequest?.url ?? null,
      repository,
      ref,
      end: outcome && endOf(outcome)
    };
  }
  function reopen(job) {
    return job && {
      ...job,
      end: null
    };
  }
  const gone = [ "job-disappeared", "job-not-found" ];
  function endOf(outcome) {
    if (isEndOfJob(outcome)) return outcome.result;
    return gone.some(reason => reason === outcome.reason) ? "gone" : null;
  }
  function isEndOfJob(outcome) {
    return _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .jobEnds */ .wc.some(result => result === outcome.result);
  }
  /***/}),

/***/ 5962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ bh: () => /* binding */ toShown,
    /* harmony export */ e: () => /* binding */ mergeShown,
    /* harmony export */ gp: () => /* binding */ addNote
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
  const maxNotes = 5;
  function addNote(shown, note) {
    const isThere = shown.notes.some(one => (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(one, note));
    if (isThere) return shown;
    const jobId = otherJobOf(note);
    const others = shown.notes.filter(one => jobId === null || otherJobOf(one) !== jobId);
    return {
      ...shown,
      notes: [ ...others, note ].slice(-maxNotes)
    };
  }
  function otherJobOf(note) {
    return note.kind === "other-job" ? note.jobId : null;
  }
  function toShown({shown, key, delivery}) {
    return {
      ...shown,
      key,
      delivery
    };
  }
  function mergeShown(standing, shown) {
    if (standing === null) return shown;
    const {key, delivery, asked, startedAt, notes} = standing;
    if (startedAt > shown.startedAt) return standing;
    const isInDoubt = delivery === "unconfirmed";
    if (!(0, _state_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameInAnyAttempt */ .zw)(key, shown.key)) return isInDoubt ? addNote(shown, {
      kind: "unconfirmed",
      asked
    }) : shown;
    const isUnsentEnd = shown.delivery === "unsent" && shown.result !== null;
    if (isInDoubt && isUnsentEnd) return standing;
    return startedAt === shown.startedAt ? notes.reduce(addNote, shown) : shown;
  }
  /***/}),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Bu: () => /* binding */ parseState,
    /* harmony export */ Cv: () => /* binding */ about,
    /* harmony export */ Dv: () => /* binding */ jobRecord,
    /* harmony export */ If: () => /* binding */ shownOfRun,
    /* harmony export */ Yp: () => /* binding */ remembersNothing,
    /* harmony export */ kB: () => /* binding */ time,
    /* harmony export */ lq: () => /* binding */ requestKey,
    /* harmony export */ p$: () => /* binding */ emptyState,
    /* harmony export */ s3: () => /* binding */ isSameRequest,
    /* harmony export */ xC: () => /* binding */ delivery,
    /* harmony export */ zw: () => /* binding */ isSameInAnyAttempt
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .string */ .YjP();
  const time = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .datetime */ .w$({
    precision: 3
  });
  const requestKey = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    source: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
      run: text,
      job: text,
      step: text
    }),
    digest: text,
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .int */ .Whr())
  });
  function isSameRequest(a, b) {
    return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(a, b);
  }
  function isSameInAnyAttempt(a, b) {
    return isSameRequest(a && {
      ...a,
      attempt: null
    }, {
      ...b,
      attempt: null
    });
  }
  const jobEnd = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n([ ..._outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .jobEnds */ .wc, "gone" ]);
  const jobRecord = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    id: text,
    status: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(jobEnd), null)
  });
  const changedPage = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    path: text,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n([ "added", "changed", "removed" ]),
    url: text
  });
  const preview = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    environment: text,
    url: text
  });
  const pullStates = [ "open", "merged", "closed" ];
  const note = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .union */ .KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n([ "job-replaced", "pull-merged", "pull-closed" ])
  }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .literal */ .euz("unconfirmed"),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .literal */ .euz("other-job"),
    jobId: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    isWait: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .boolean */ .zMY()
  }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .literal */ .euz("job-ended"),
    end: jobEnd,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .literal */ .euz("not-sent"),
    asked: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .results */ .Xv),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .reasons */ .Ot)
  }) ]);
  const shownParts = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    result: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .reasons */ .Ot)),
    why: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    said: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    requester: text,
    project: text,
    workflow: text,
    runUrl: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    startedAt: time,
    updatedAt: time,
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .number */ .aig()),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .array */ .YOg(note),
    pull: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n(pullStates)),
    pages: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .array */ .YOg(changedPage),
    otherFiles: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .number */ .aig(),
    previews: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .array */ .YOg(preview)
  });
  const hasPossibleEnd = ({result, reason}) => result === null ? reason === null : (0, 
  _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .isPossible */ .wC)(result, reason);
  const shownOfRun = shownParts.check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .refine */ .YPB(hasPossibleEnd));
  const delivery = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n([ "unsent", "sending", "delivered", "unconfirmed", "refused" ]);
  const shown = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .extend */ .X$i(shownParts, {
    key: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(requestKey),
    delivery
  }).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .refine */ .YPB(hasPossibleEnd));
  const about = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    head: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text)
  });
  const delivered = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    key: requestKey,
    jobId: text,
    announcedAt: time,
    about: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(about)
  });
  const kind = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* ["enum"] */ .k5n([ "create", "message" ]);
  const unconfirmed = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    doubtedAt: time
  });
  const sending = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(text)
  });
  const state = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .literal */ .euz(1),
    delivered: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .array */ .YOg(delivered),
    messagedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(time),
    unconfirmed: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .array */ .YOg(unconfirmed),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(time),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(jobRecord),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(sending),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(time),
    requestCount: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .number */ .aig(),
    shown: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(shown)
  });
  const emptyState = {
    version: 1,
    delivered: [],
    messagedAt: null,
    unconfirmed: [],
    createUnconfirmedAt: null,
    job: null,
    sending: null,
    until: null,
    requestCount: 0,
    shown: null
  };
  function remembersNothing(state) {
    const {job, sending, delivered, unconfirmed} = state;
    const isOpen = job !== null || sending !== null;
    return !isOpen && delivered.length + unconfirmed.length === 0;
  }
  function parseState(json) {
    const whole = state.safeParse(json);
    if (whole.success) return whole.data;
    return state.safeParse({
      ...Object(json),
      shown: null
    }).data ?? null;
  }
  /***/}),

/***/ 432:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ L4: () => /* binding */ dateTimeText,
    /* harmony export */ S5: () => /* binding */ durationText,
    /* harmony export */ k0: () => /* binding */ changeText,
    /* harmony export */ lT: () => /* binding */ countText,
    /* harmony export */ oA: () => /* binding */ countedText
    /* harmony export */  });
  /* unused harmony export clockText */  function durationText(durationMs) {
    const seconds = Math.max(0, Math.round(durationMs / 1e3));
    if (seconds < 60) return `${seconds}s`;
    const minutes = Math.floor(seconds / 60);
    if (minutes < 60) return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m ${pad(seconds % 60)}s`;
    return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
  }
  function clockText(at) {
    return `${at.toISOString().slice(11, 16)} UTC`;
  }
  function dateTimeText(at) {
    return `${at.toISOString().slice(0, 10)} ${clockText(at)}`;
  }
  function countText(count) {
    return Math.round(count).toLocaleString("en-US");
  }
  function countedText(count, noun, plural = `${noun}s`) {
    return `${countText(count)} ${count === 1 ? noun : plural}`;
  }
  function changeText(countNow, countBefore) {
    const [now, before] = [ Math.round(countNow), Math.round(countBefore) ];
    const difference = (now - before).toLocaleString("en-US", {
      signDisplay: "exceptZero"
    });
    if (before === 0 || now === before) return difference;
    const share = ((now - before) / before).toLocaleString("en-US", percent);
    return `${difference} (${share})`;
  }
  const percent = {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1
  };
  function pad(value) {
    return String(value).padStart(2, "0");
  }
  /***/}),

/***/ 3862:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ HK: () => /* binding */ toProse,
    /* harmony export */ LW: () => /* binding */ toEntities,
    /* harmony export */ MR: () => /* binding */ toTable,
    /* harmony export */ Xt: () => /* binding */ toCode,
    /* harmony export */ ZQ: () => /* binding */ toFence,
    /* harmony export */ n7: () => /* binding */ plainAddress,
    /* harmony export */ sU: () => /* binding */ toDetails
    /* harmony export */  });
  /* harmony import */  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5571);
  function toCode(text, maxLength = 120) {
    return `<code>${toEntities((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .toOneLine */ .GX)(text, maxLength))}</code>`;
  }
  function toProse(text, maxLength = 2e3) {
    const parts = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .toOneLine */ .GX)(text, maxLength).split("`");
    return parts.map((part, index) => index % 2 === 1 ? toCode(part, 1 / 0) : toPlainWords(part)).join("");
  }
  function toPlainWords(text) {
    return text.replace(/(\S+?)([.,;:]*)(?!\S)/g, (_, word, end) => {
      if (isReference(word)) return `${toCode(word, 1 / 0)}${end}`;
      const plain = word.replace(/[!"#$&*<>@[\\\]^_`{|}~]/g, sign => `&#${sign.charCodeAt(0)};`);
      return `${plain}${end}`;
    });
  }
  function isReference(word) {
    return /[@#]|gh-\d|:\/\/|www\.|[0-9a-f]{7}/i.test(word);
  }
  function toEntities(text) {
    return text.replace(/[!"#$&'*:<>@[\\\]^_`{|}~]|(?<=www)\./gi, sign => `&#${sign.charCodeAt(0)};`);
  }
  function toFence(text, language = "") {
    const runs = text.match(/`{3,}|~{3,}/g) ?? [];
    const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
    return `${fence}${language}\n${text.replace(/(?<!\n)\n+$/, "")}\n${fence}`;
  }
  function toDetails(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
  }
  function toTable(head, rows) {
    const line = cells => `| ${cells.join(" | ")} |`;
    return [ line(head), line(head.map(() => "---")), ...rows.map(line) ].join("\n");
  }
  function plainAddress(text) {
    const url = text === null || text.length > 300 ? null : URL.parse(text);
    if (url?.protocol !== "https:" || url.username || url.password || url.port || url.search || url.hash) return null;
    const isPlain = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(url.hostname) && /^[\w./~-]*$/.test(url.pathname);
    return isPlain ? url.href : null;
  }
  /***/}),

/***/ 3160:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    Il: () => /* binding */ detailsSection,
    e3: () => /* binding */ pagesSection,
    wQ: () => /* binding */ renderComment,
    w0: () => /* binding */ statusSection
  });
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
    var pull_request_link = __webpack_require__(4716);
  // EXTERNAL MODULE: ./src/outcome.ts
    var src_outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/messages/reasons.ts + 1 modules
    var reasons = __webpack_require__(1148);
  // EXTERNAL MODULE: ./src/messages/status.ts + 1 modules
    var messages_status = __webpack_require__(779);
  // CONCATENATED MODULE: ./src/messages/notes.ts
  function noteText(note) {
    switch (note.kind) {
     case "job-replaced":
      return "Started a new agent job, because the previous one is gone, failed, or was archived.";

     case "pull-merged":
      return "Started a new agent job, because the docs pull request was merged.";

     case "pull-closed":
      return "Started a new agent job, because the docs pull request was closed.";

     case "unconfirmed":
      {
        const what = note.asked === null ? "" : `: ${quoted(note.asked)}`;
        return `Couldn't confirm that an earlier request arrived${what}. Ask again if its effect is missing.`;
      }

     case "other-job":
      {
        const opened = note.prLink ? `, which opened ${note.prLink}` : "";
        const did = note.isWait ? "waited for" : "started";
        return `Another workflow run ${did} the agent job ${quoted(note.jobId)}${opened}.`;
      }

     case "job-ended":
      return (0, messages_status /* earlierEndText */ .TW)(note.end, note.prLink);

     case "not-sent":
      return notSentText(note);
    }
  }
  function notSentText(note) {
    if (note.reason === "create-unconfirmed") return `Nothing was sent (${quoted(note.asked)}), because an earlier request may have started an agent job. If it hasn't, comment it again.`;
    const outcome = (0, src_outcome /* toOutcome */ .KA)({
      ...note,
      why: null,
      said: null
    });
    const text = outcome && (0, reasons /* textOfReason */ .vs)(outcome);
    if (text === null) return null;
    const next = note.reason === "busy" ? "Comment it again when the agent has finished." : text.next;
    return (0, plain_text /* joinSentences */ .DP)([ `${text.title} (${quoted(note.asked)}).`, next ]);
  }
  function quoted(text) {
    return `\`${text.replaceAll("`", "'")}\``;
  }
  // CONCATENATED MODULE: ./src/messages/comment.ts
  function renderComment(state) {
    const {shown, sending, until, requestCount} = state;
    if (shown === null) return "";
    const job = sending?.kind === "create" ? null : state.job;
    const subject = {
      shown,
      job,
      until,
      isRemembered: true
    };
    return (0, plain_text /* joinParagraphs */ .ml)([ statusSection(subject), pagesSection(shown), notesSection(shown), detailsSection(subject, requestCount), footer(shown) ]);
  }
  function notesSection({notes}) {
    const texts = notes.map(noteText).filter(text => text !== null);
    return texts.map(text => `> ${(0, markdown /* toProse */ .HK)(text)}`).join("\n>\n") || null;
  }
  function statusSection(subject) {
    const {icon, title, cause, next} = (0, messages_status /* describeStatus */ .Wn)(subject);
    const {job, shown} = subject;
    const {result, runUrl} = shown;
    const isAboutPull = result === null || src_outcome /* factsOf */ .xS[result].showsPull;
    const link = isAboutPull ? pullRequestLink(job?.prLink ?? null, runUrl) : null;
    const said = (0, messages_status /* detailSentence */ .jp)(shown, text => `\`${text.replaceAll("`", "'")}\``);
    const why = (0, plain_text /* joinSentences */ .DP)([ cause, said ].map(sentence => sentence && (0, 
    markdown /* toProse */ .HK)(sentence))) || null;
    const head = `### ${icon} ${(0, markdown /* toProse */ .HK)(title)}${link === null ? "" : `: ${link}`}`;
    return (0, plain_text /* joinParagraphs */ .ml)([ head, why, next && (0, markdown /* toProse */ .HK)(next) ]);
  }
  const changeIcons = {
    added: "🆕",
    changed: "📝",
    removed: "🗑️"
  };
  function pagesSection({pages, otherFiles, previews}) {
    if (pages.length === 0) return null;
    const items = pages.map(({path, change, url}) => `- ${changeIcons[change]} [${(0, 
    markdown /* toCode */ .Xt)(path)}](${url}) ${change}`);
    const more = otherFiles === 0 ? [] : [ `- and ${otherFiles} more ${otherFiles === 1 ? "file" : "files"}` ];
    return [ `**Changed pages**${previewLinks(previews)}`, "", ...items, ...more ].join("\n");
  }
  function previewLinks(previews) {
    const links = previews.flatMap(({environment, url}) => {
      const address = (0, markdown /* plainAddress */ .n7)(url);
      const name = previews.length === 1 ? "preview" : `preview of ${(0, markdown /* toCode */ .Xt)(environment, 60)}`;
      return address === null ? [] : [ `[${name}](${address})` ];
    });
    return links.length === 0 ? "" : ` (${links.join(", ")})`;
  }
  function detailsSection({job, shown}, requestCount) {
    const rows = [ [ "Request", shown.asked === null ? null : (0, markdown /* toCode */ .Xt)(shown.asked, 200) ], [ "Requested by", shown.requester === "" ? null : (0, 
    markdown /* toCode */ .Xt)(shown.requester) ], [ "Mintlify project", shown.project && (0, 
    markdown /* toCode */ .Xt)(shown.project) ], [ "Agent job", job && (0, markdown /* toCode */ .Xt)(job.id, 200) ], [ "Status", job && (0, 
    markdown /* toCode */ .Xt)(job.status) ], [ "Repository", job?.repository ? (0, 
    markdown /* toCode */ .Xt)(job.repository) : null ], [ "Branch", job && branchLink(job, shown.runUrl) ], [ "Requests so far", requestCount > 1 ? String(requestCount) : null ] ];
    const known = rows.flatMap(([name, cell]) => cell ? [ [ name, cell ] ] : []);
    return job === null && shown.asked === null ? null : (0, markdown /* toDetails */ .sU)("Details", (0, 
    markdown /* toTable */ .MR)([ "", "" ], known));
  }
  function footer({workflow, durationMs, runUrl, updatedAt}) {
    const parts = [ workflow === "" ? null : (0, markdown /* toCode */ .Xt)(workflow), durationMs === null ? null : (0, 
    format /* durationText */ .S5)(durationMs), `[workflow run](${runUrl})`, (0, format /* dateTimeText */ .L4)(new Date(updatedAt)) ];
    return `<sub>${parts.filter(part => part !== null).join(" · ")}</sub>`;
  }
  function pullRequestLink(prLink, runUrl) {
    const link = (0, pull_request_link /* parsePullRequestLink */ .m0)(prLink);
    if (link === null) return null;
    const host = (0, pull_request_link /* unknownHost */ .Vp)(link, runUrl);
    const name = (0, pull_request_link /* pullRequestName */ .Ib)(link);
    return `[${(0, markdown /* toEntities */ .LW)(host === null ? name : `${host}/${name}`)}](${link.url})`;
  }
  function branchLink({ref, prLink}, runUrl) {
    if (ref === null) return null;
    const link = (0, pull_request_link /* parsePullRequestLink */ .m0)(prLink);
    const url = link && (0, pull_request_link /* unknownHost */ .Vp)(link, runUrl) === null ? (0, 
    pull_request_link /* branchUrl */ .Qq)(link, ref) : null;
    return url ? `[${(0, markdown /* toCode */ .Xt)(ref)}](${url})` : (0, markdown /* toCode */ .Xt)(ref);
  }
  /***/}),

/***/ 1148:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    CV: () => /* binding */ hasLostSight,
    ZG: () => /* binding */ iconOf,
    Rz: () => /* binding */ saidText,
    vs: () => /* binding */ textOfReason
  });
  // EXTERNAL MODULE: ./src/outcome.ts
    var src_outcome = __webpack_require__(4671);
  // CONCATENATED MODULE: ./src/messages/skips.ts
  const rerun = "Re-run this workflow job.";
  const skips = {
    "bot-not-allowed": {
      title: "Skipped: a bot triggered this run",
      cause: null,
      next: "Use `allowed-bots` to let a bot start agent jobs for branches of this repository. For anything else, ask someone with write access to comment the slash command."
    },
    "command-deleted": {
      title: "Nothing to do: the comment with the slash command was deleted",
      cause: null,
      next: null
    },
    "dry-run": {
      title: "Dry run: nothing was sent",
      cause: null,
      next: null
    },
    "guard-unreadable": {
      title: "Skipped: GitHub didn't say whether the agent made this change",
      cause: "If it did, a new agent job could start an endless loop.",
      next: rerun
    },
    help: {
      title: "Nothing to do: the comment asks for help",
      cause: null,
      next: null
    },
    "issue-gone": {
      title: "Nothing to do: the issue or discussion was deleted or transferred",
      cause: null,
      next: null
    },
    "merge-queue": {
      title: "Nothing to do: this event comes from the merge queue",
      cause: "The pull requests in it have runs of their own.",
      next: null
    },
    "no-secrets": {
      title: "Skipped: this run has no API key",
      cause: "GitHub passes no secrets to runs for pull requests from forks, to runs that Dependabot starts, and to runs in a fork.",
      next: "Ask someone with write access to comment the slash command on the pull request."
    },
    "not-a-command": {
      title: "Nothing to do: the comment isn't a new slash command",
      cause: "A slash command begins a new comment or review on a pull request or issue. There is none in discussions and on commits.",
      next: null
    },
    "own-pull-request": {
      title: "Skipped: the agent made this change",
      cause: null,
      next: "Comment the slash command on the pull request if the agent should work on it."
    },
    "permission-denied": {
      title: "Skipped: missing permission",
      cause: null,
      next: "Ask someone with that permission to comment the slash command."
    },
    "permission-unknown": {
      title: "Couldn't check the permission",
      cause: "GitHub didn't say which permission the account that triggered this run has, so nothing was started.",
      next: rerun
    },
    "ref-deleted": {
      title: "Nothing to do: the branch or tag was deleted",
      cause: null,
      next: null
    },
    "release-withdrawn": {
      title: "Nothing to do: the release was deleted or unpublished",
      cause: null,
      next: null
    },
    "request-limit": {
      title: "Request not sent: this conversation has used all its requests",
      cause: null,
      next: "Ask an administrator to comment the slash command, or to raise `max-requests`."
    },
    "source-closed": {
      title: "Nothing to do: the pull request was closed without being merged",
      cause: null,
      next: null
    }
  };
  // CONCATENATED MODULE: ./src/messages/reasons.ts
  const rejections = {
    "bad-request": {
      title: "Request not valid",
      cause: "Mintlify rejected the request as invalid.",
      next: "Fix the problem that Mintlify names."
    },
    blocked: {
      title: "API call blocked by a proxy or firewall",
      cause: "The answer isn't Mintlify's own: a proxy or firewall refused the API call, or the address is wrong. It says nothing about the API key.",
      next: "Check `api-url` and the runner's proxy settings, or use another runner."
    },
    forbidden: {
      title: "API key not authorized",
      cause: "The API key is read-only, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
      next: "Use an admin key with write scope, and check the allowlist in the Mintlify dashboard."
    },
    "invalid-input": {
      title: "Invalid input",
      cause: null,
      next: "Correct the inputs and run the workflow again."
    },
    "job-not-found": {
      title: "Agent job not found",
      cause: "The Mintlify project has no agent job with this ID.",
      next: "Check `job-id` and `project-id`."
    },
    "memory-unwritable": {
      title: "Couldn't write the comment of the docs agent",
      cause: "The action records each request in its comment before it sends the request. That failed, so nothing was sent.",
      next: "Re-run this workflow job."
    },
    "no-credits": {
      title: "No credits left in Mintlify",
      cause: "Mintlify asks for a payment before it starts the agent. Your change isn't the cause, and neither is the API key.",
      next: "Check the credits of the organization under Usage in the Mintlify dashboard."
    },
    "project-not-found": {
      title: "Project not found",
      cause: "Mintlify has no project with this ID.",
      next: "Copy `project-id` from the API keys page of the Mintlify dashboard."
    },
    "rate-limited": {
      title: "Rate limit reached",
      cause: "Mintlify accepts 100 requests an hour for a project. Used-up credits are another possible cause.",
      next: "Re-run this workflow job later. The limit counts the last hour."
    },
    redirected: {
      title: "Wrong API address",
      cause: "The API address answered with a redirect. The action doesn't follow it, to protect the key.",
      next: "Set `api-url` to the final address of the API."
    },
    tls: {
      title: "Certificate not trusted",
      cause: "The certificate of the Mintlify API couldn't be verified.",
      next: "Check `api-url` and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic."
    },
    unauthorized: {
      title: "API key not accepted",
      cause: "The API key is wrong, revoked, or expired, or the member who created it was removed. New keys expire after 90 days unless you choose otherwise.",
      next: "Create an admin key in the Mintlify dashboard and update the secret."
    },
    "unexpected-answer": {
      title: "Unexpected answer from Mintlify",
      cause: "Mintlify's answer couldn't be understood.",
      next: "Check `api-url`."
    },
    unreachable: {
      title: "Mintlify isn't available",
      cause: "It couldn't be reached, or didn't accept the request, so nothing was started.",
      next: "Re-run this workflow job later. If it still fails, check `api-url`, the runner's network, and any proxy."
    }
  };
  const unreadJobs = {
    "bad-request": {
      ...rejections["bad-request"],
      title: unread("API call not valid"),
      cause: null
    },
    blocked: {
      ...rejections.blocked,
      title: unread("blocked by a proxy or firewall")
    },
    forbidden: {
      ...rejections.forbidden,
      title: unread("API key not authorized")
    },
    "no-credits": {
      ...rejections["no-credits"],
      title: unread("no credits left")
    },
    "rate-limited": {
      ...rejections["rate-limited"],
      title: unread("rate limit reached"),
      next: "Wait until the limit has passed."
    },
    redirected: {
      ...rejections.redirected,
      title: unread("wrong API address")
    },
    tls: {
      ...rejections.tls,
      title: unread("certificate not trusted")
    },
    unauthorized: {
      ...rejections.unauthorized,
      title: unread("API key not accepted")
    },
    "unexpected-answer": {
      ...rejections["unexpected-answer"],
      title: unread("unexpected answer")
    },
    unreachable: {
      title: "Lost contact with the agent job",
      cause: "There was no connection, no answer, or only server errors.",
      next: "Check `api-url`, the runner's network, and any proxy."
    }
  };
  function unread(why) {
    return `Couldn't check the agent job: ${why}`;
  }
  const doubts = {
    "job-disappeared": {
      title: "Mintlify no longer finds the agent job",
      cause: null,
      next: "Look for its pull request in the documentation repository. If there's none, run the workflow again."
    },
    "memory-unreadable": {
      title: "Couldn't read the comment of the docs agent",
      cause: "Without it, the action can't tell whether an agent job already exists. Nothing was sent.",
      next: "Re-run this workflow job."
    },
    "message-unconfirmed": {
      title: "Couldn't confirm that your request arrived",
      cause: "Mintlify didn't confirm the request. The action didn't resend it, so that it isn't applied twice.",
      next: "Look at the docs pull request. If the effect of your request is missing, ask again."
    }
  };
  const busy = {
    title: "Request not sent: the time was up",
    cause: "Usually, the agent is still working on an earlier request.",
    next: "Re-run this workflow job to send the request."
  };
  const ends = {
    "effect-unconfirmed": {
      title: "The agent might not have processed the request",
      cause: "The agent job shows no change since your last request, so it might not have processed it.",
      next: "Send the request again if its effect is missing."
    },
    "unexpected-answer": {
      title: "Unexpected answer from Mintlify",
      cause: "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
      next: "Look for the pull request in the documentation repository."
    }
  };
  function textOfReason(outcome) {
    const {result, reason} = outcome;
    switch (result) {
     case "skipped":
      return skips[reason];

     case "rejected":
      return rejections[reason];

     case "unknown":
      if ((0, src_outcome /* isCallFailure */ .D3)(reason)) return unreadJobs[reason];
      return reason === "create-unconfirmed" ? null : doubts[reason];

     case "timed-out":
      return reason === "busy" ? busy : null;

     case "cancelled":
     case "running":
      return null;

     default:
      return reason === null ? null : ends[reason];
    }
  }
  function hasLostSight({result, reason}) {
    return result === "unknown" && (0, src_outcome /* isCallFailure */ .D3)(reason);
  }
  function saidText(said, quote = text => text) {
    return said === null ? null : `Details: ${quote(said.replace(/\.$/, ""))}.`;
  }
  function iconOf(result) {
    return result === null ? "🟡" : src_outcome /* factsOf */ .xS[result].icon;
  }
  /***/}),

/***/ 779:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    Wn: () => /* binding */ describeStatus,
    jp: () => /* binding */ detailSentence,
    TW: () => /* binding */ earlierEndText
  });
  // UNUSED EXPORTS: setUpText
  // EXTERNAL MODULE: ./src/conversation/entry.ts
    var entry = __webpack_require__(5547);
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // CONCATENATED MODULE: ./src/messages/lost-create.ts
  function describeLostCreate(shown) {
    const {startedAt, updatedAt, command} = shown;
    const again = command === null ? "run the workflow again" : `ask in a new comment with \`${command} new\``;
    const isOwn = (0, entry /* mayHaveArrived */ .BW)(shown);
    return {
      title: isOwn ? "Couldn't confirm that the agent job started" : "Request not sent: an earlier one may have started an agent job",
      cause: isOwn ? "Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because Mintlify can't tell two equal requests apart, and a second job would be paid for." : "Mintlify didn't confirm an earlier request, so a job may or may not be running, and a second one would be paid for.",
      next: `In the documentation repository, look for a new branch \`mintlify/…\` or pull request from ${timeText(startedAt, updatedAt)}, and in the Mintlify dashboard for an entry under Usage › Activity log. If there's none, ${again}.`
    };
  }
  function timeText(from, to) {
    const [first, last] = [ (0, format /* dateTimeText */ .L4)(new Date(from)), (0, 
    format /* dateTimeText */ .L4)(new Date(to)) ];
    return first === last ? `about ${first}` : `${first} to ${last}`;
  }
  // EXTERNAL MODULE: ./src/messages/reasons.ts + 1 modules
    var reasons = __webpack_require__(1148);
  // CONCATENATED MODULE: ./src/messages/status.ts
  function describeStatus(subject) {
    const {shown} = subject;
    const end = outcomeOf(shown);
    const {title, cause, next} = end === null ? describeWork(subject) : describeEnd(subject, end);
    const forContributors = shown.command === null ? null : setUpText(shown.reason);
    const why = (0, plain_text /* joinSentences */ .DP)([ forContributors, cause ]) || null;
    return {
      icon: (0, reasons /* iconOf */ .ZG)(shown.result),
      title,
      cause: why,
      next
    };
  }
  function outcomeOf({result, reason, why, said}) {
    return (0, outcome /* toOutcome */ .KA)({
      result,
      reason,
      why,
      said
    });
  }
  function describeWork({job, until}) {
    const latest = until === null ? "" : `, by ${(0, format /* dateTimeText */ .L4)(new Date(until))} at the latest`;
    return {
      title: job?.prLink ? "Updating the docs pull request" : "Docs agent is working",
      cause: null,
      next: `This comment is updated when the agent finishes${latest}.`
    };
  }
  function describeEnd(subject, outcome) {
    const ofReason = (0, reasons /* textOfReason */ .vs)(outcome);
    const ofResult = describeResult(subject, outcome);
    if (ofReason === null) return ofResult;
    if (outcome.result === "unknown" && outcome.reason === "unauthorized") return {
      ...ofReason,
      next: (0, plain_text /* joinSentences */ .DP)([ ofReason.next, keepWaiting({
        ...subject,
        isRemembered: false
      }) ])
    };
    if ((0, reasons /* hasLostSight */ .CV)(outcome)) return {
      ...ofReason,
      next: (0, plain_text /* joinSentences */ .DP)([ ofReason.next, keepWaiting(subject) ])
    };
    const isAboutEnd = outcome.reason === "effect-unconfirmed" || outcome.reason === "unexpected-answer";
    return isAboutEnd ? {
      ...ofReason,
      title: ofResult.title
    } : ofReason;
  }
  function describeResult(subject, outcome) {
    const {job, shown} = subject;
    const {command} = shown;
    switch (outcome.result) {
     case "pull-request":
      return describePull(subject);

     case "no-pull-request":
      return {
        title: "Docs agent finished: no pull request opened",
        cause: "The agent changed no files, or your Mintlify project publishes directly.",
        next: expectedChange(command)
      };

     case "running":
      return {
        title: job?.prLink ? "Updating the docs pull request" : "Docs agent is working in the background",
        cause: null,
        next: `When it finishes, the agent opens or updates a pull request in ${repositoryOf(job)} if it changes anything.`
      };

     case "failed":
      return {
        title: `Docs agent failed${elapsed(subject)}`,
        cause: "Mintlify gives no reason.",
        next: (0, plain_text /* joinSentences */ .DP)([ job?.prLink ? "Look at what it wrote in the docs pull request." : "Look at the branch of the agent in the documentation repository, if there is one.", startAnother(command) ])
      };

     case "archived":
      return {
        title: "Agent job was archived in Mintlify before it finished",
        cause: null,
        next: startAnother(command)
      };

     case "timed-out":
      return {
        title: `Docs agent is still working${elapsed(subject)}`,
        cause: null,
        next: keepWaiting(subject)
      };

     case "cancelled":
      return describeCancelled(subject);

     default:
      return describeLostCreate(shown);
    }
  }
  function earlierEndText(end, prLink) {
    switch (end) {
     case "pull-request":
      return (0, plain_text /* joinSentences */ .DP)([ "The agent has finished an earlier request.", prLink && `Its docs pull request: ${prLink}` ]);

     case "no-pull-request":
      return "The agent has finished an earlier request without a pull request.";

     case "failed":
      return "The agent job of an earlier request failed.";

     case "archived":
      return "The agent job of an earlier request was archived in Mintlify.";

     case "gone":
      return "Mintlify no longer finds the agent job of an earlier request.";
    }
  }
  function describePull({job, shown}) {
    const {command, pull} = shown;
    if (pull === "merged" || pull === "closed") {
      const again = `comment \`${command} <what to change>\`, which starts a new agent job`;
      return {
        title: `Docs pull request ${pull}`,
        cause: null,
        next: command && `To request more changes, ${again}.`
      };
    }
    const review = pull === "open" ? "Review and merge" : "Review";
    return {
      title: "Docs pull request ready",
      cause: null,
      next: (0, plain_text /* joinSentences */ .DP)([ job?.prLink ? `${review} it.` : `${review} the pull request.`, command && `To request changes, comment \`${command} <what to change>\`.` ])
    };
  }
  function expectedChange(command) {
    return command === null ? "If you expected a change, name the page in the prompt." : `If you expected a change, comment \`${command} <what to change>\` and name the page.`;
  }
  function startAnother(command) {
    return command === null ? "Run the workflow again to start a new agent job." : `Comment \`${command} <what to change>\` to start a new agent job.`;
  }
  function describeCancelled(subject) {
    if (!(0, entry /* mayHaveArrived */ .BW)(subject.shown)) return {
      title: "Workflow canceled before anything was sent",
      cause: null,
      next: "Re-run this workflow job to send the request."
    };
    const title = "Workflow canceled, but the docs agent may still be working";
    return {
      title,
      cause: null,
      next: keepWaiting(subject)
    };
  }
  function keepWaiting({job, isRemembered}) {
    if (isRemembered) return "Re-run this workflow job to keep waiting. It doesn't start a second agent job.";
    if (job === null) return "Look for its pull request in the documentation repository.";
    return `To wait for it in a workflow, set \`job-id\` to \`${job.id.replaceAll("`", "'")}\`.`;
  }
  function elapsed({shown: {durationMs}}) {
    return durationMs ? ` after ${(0, format /* durationText */ .S5)(durationMs)}` : "";
  }
  function repositoryOf(job) {
    const name = job?.repository ?? null;
    return name !== null && /^[A-Za-z0-9._/-]{1,200}$/.test(name) ? `\`${name}\`` : "the documentation repository";
  }
  function detailSentence({why, said}, quote) {
    return (0, plain_text /* joinSentences */ .DP)([ why, (0, reasons /* saidText */ .Rz)(said, quote) ]) || null;
  }
  const setUpReasons = [ "blocked", "forbidden", "invalid-input", "project-not-found", "redirected", "tls", "unauthorized" ];
  function setUpText(reason) {
    return setUpReasons.includes(reason) ? "Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent." : null;
  }
  /***/}),

/***/ 4716:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Ib: () => /* binding */ pullRequestName,
    /* harmony export */ Qq: () => /* binding */ branchUrl,
    /* harmony export */ Vp: () => /* binding */ unknownHost,
    /* harmony export */ m0: () => /* binding */ parsePullRequestLink
    /* harmony export */  });
  const maxUrlLength = 500;
  const host = "[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?";
  const segment = "(?:[A-Za-z0-9._~-]|%20)+";
  const kind = "pull|pulls|pull-requests|pullrequest|merge_requests";
  const tail = /(?:\/(?:files|commits|checks|changes|diffs|overview)(?:\/[0-9a-f]+)?)?\/*(?:\?[^#]*)?(?:#.*)?$/;
  const pattern = new RegExp(`^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})$`);
  function parsePullRequestLink(value) {
    if (typeof value !== "string" || value.length > maxUrlLength) return null;
    const url = value.replace(/^https:/i, "https:").replace(tail, "");
    const match = pattern.exec(url);
    if (!match?.[1] || !match[2]) return null;
    const segments = match[1].slice(1).split("/");
    if (segments.some(name => name === "." || name === "..")) return null;
    if (URL.parse(url) === null) return null;
    const repository = segments.filter(name => name !== "-" && name !== "_git").join("/");
    return repository === "" ? null : {
      url,
      repository,
      number: Number(match[2])
    };
  }
  const publicHosts = [ "github.com", "gitlab.com", "bitbucket.org" ];
  function unknownHost({url}, runUrl) {
    const {host} = new URL(url);
    return host === URL.parse(runUrl)?.host || publicHosts.includes(host) ? null : host;
  }
  function pullRequestName({repository, number}) {
    return `${repository}#${number}`;
  }
  function branchUrl(link, branch) {
    const suffix = `/${link.repository}/pull/${link.number}`;
    if (!link.url.endsWith(suffix) || !/^[A-Za-z0-9._/-]{1,200}$/.test(branch) || branch.includes("..")) return null;
    return `${link.url.slice(0, -suffix.length)}/${link.repository}/tree/${branch}`;
  }
  /***/})

};
