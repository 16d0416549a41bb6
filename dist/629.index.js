export const id = 629;
export const ids = [629];
export const modules = {

/***/ 6869:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Qq: () => /* binding */ HttpClient,
    /* harmony export */ hd: () => /* binding */ fetch
    /* harmony export */  });
  /* unused harmony export getExecOutput */  class HttpClient {
    getAgent=() => {};
    getAgentDispatcher=() => {};
  }
  const fetch = refuse;
  function refuse() {
    throw new Error("This package is not part of the bundle.");
  }
  /***/}),

/***/ 6172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ $T: () => /* binding */ jobEnd,
    /* harmony export */ C9: () => /* binding */ toJobRecord,
    /* harmony export */ Ck: () => /* binding */ reopen,
    /* harmony export */ Dv: () => /* binding */ jobRecord,
    /* harmony export */ pJ: () => /* binding */ endOf,
    /* harmony export */ z6: () => /* binding */ toJob,
    /* harmony export */ zv: () => /* binding */ recordOf
    /* harmony export */  });
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .string */ .YjP();
  const jobEnd = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ ..._outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .jobEnds */ .wc, "gone" ]);
  const jobRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    id: text,
    status: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(jobEnd), null)
  });
  function toJobRecord({id, status, prLink, repository, ref}, outcome) {
    const end = outcome && endOf(outcome);
    return {
      id,
      status,
      prLink,
      repository,
      ref,
      end
    };
  }
  function recordOf(id, job) {
    if (job?.id === id) return reopen(job);
    const unread = {
      prLink: null,
      repository: null,
      ref: null,
      end: null
    };
    return {
      id,
      status: "unknown",
      ...unread
    };
  }
  function toJob({end: _, ...job}) {
    const unread = {
      model: null,
      createdAt: null,
      archivedAt: null
    };
    return {
      ...job,
      ...unread,
      hasUnusableLink: false
    };
  }
  function reopen(job) {
    return job && {
      ...job,
      end: null
    };
  }
  function endOf({result, reason}) {
    const isGone = reason === "job-disappeared" || reason === "job-not-found";
    return _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .jobEnds */ .wc.find(end => end === result) ?? (isGone ? "gone" : null);
  }
  /***/}),

/***/ 5962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Zi: () => /* binding */ addNoteOf,
    /* harmony export */ bh: () => /* binding */ toShown,
    /* harmony export */ e: () => /* binding */ mergeShown,
    /* harmony export */ f$: () => /* binding */ noteOfUnsent,
    /* harmony export */ gp: () => /* binding */ addNote
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _delivery_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1739);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
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
  function addNoteOf(key, shown, note) {
    const isTold = note.kind === "not-sent" && shown.reason === note.reason && (0, _state_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameInAnyAttempt */ .zw)(shown.key, key);
    return isTold ? shown : addNote(shown, note);
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
  function noteOfUnsent(shown) {
    const {asked, result, reason} = shown;
    const isEnd = asked !== null && result !== null && reason !== null;
    return isEnd && !(0, _delivery_js__WEBPACK_IMPORTED_MODULE_2__ /* .mayHaveArrived */ .B)(shown) ? {
      kind: "not-sent",
      asked,
      result,
      reason
    } : null;
  }
  function noteOfEarlier(shown) {
    const {delivery, reason, asked} = shown;
    const mayBeLost = delivery === "unconfirmed" || reason === "effect-unconfirmed";
    return mayBeLost ? {
      kind: "unconfirmed",
      asked
    } : noteOfUnsent(shown);
  }
  function mergeShown(standing, shown) {
    if (standing === null) return shown;
    const {key, delivery, startedAt, notes} = standing;
    if (startedAt > shown.startedAt) return standing;
    if (!(0, _state_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameInAnyAttempt */ .zw)(key, shown.key)) {
      const note = noteOfEarlier(standing);
      return note ? addNote(shown, note) : shown;
    }
    const isUnsentEnd = shown.delivery === "unsent" && shown.result !== null;
    if (delivery === "unconfirmed" && isUnsentEnd) return standing;
    if (startedAt !== shown.startedAt) return shown;
    const isSameEnd = standing.result === shown.result;
    const reason = shown.reason ?? (isSameEnd ? standing.reason : null);
    return notes.reduce(addNote, {
      ...shown,
      reason
    });
  }
  /***/}),

/***/ 6347:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Jq: () => /* binding */ writeState,
    /* harmony export */ i$: () => /* binding */ signingKeyOf,
    /* harmony export */ un: () => /* binding */ readState
    /* harmony export */  });
  /* unused harmony export sign */
  /* harmony import */  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  /* harmony import */  
  /* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5571);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1345);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(7286);
  const scope = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .string */ .YjP(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .int */ .Whr(),
    projectId: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .string */ .YjP(),
    apiHost: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .string */ .YjP()
  });
  const header = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .extend */ .X$i(scope, {
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .int */ .Whr()),
    writtenAt: _state_js__WEBPACK_IMPORTED_MODULE_4__ /* .time */ .kB
  });
  const pattern = /^<!-- docs-agent:1 ([A-Za-z0-9+/=]{1,1000})\.([A-Za-z0-9+/=]{1,65000})\.([A-Za-z0-9+/=]{44}) -->/gm;
  function signingKeyOf(apiKey) {
    return Buffer.from((0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)("sha256", apiKey, "", "docs-agent state 1", 32));
  }
  function writeState({scope: of, commentId, writtenAt}, state, signingKey) {
    const head = {
      ...of,
      commentId,
      writtenAt: writtenAt.toISOString()
    };
    const signed = `${toBase64(head)}.${toBase64(state)}`;
    return `\x3c!-- docs-agent:1 ${signed}.${sign(signed, signingKey)} --\x3e`;
  }
  async function readState(comment, reader) {
    const [, headerText = "", stateText = "", signature = ""] = [ ...comment.body.matchAll(pattern) ].at(-1) ?? [];
    const found = header.safeParse(fromBase64(headerText)).data;
    if (found === void 0) return null;
    const {commentId, writtenAt, ...of} = found;
    const isSigned = (0, node_util__WEBPACK_IMPORTED_MODULE_1__.isDeepStrictEqual)(of, reader.scope) && isSignedBy(`${headerText}.${stateText}`, signature, reader.signingKey);
    if (!isSigned || !await standsIn(comment, found, reader)) return null;
    return (0, _state_js__WEBPACK_IMPORTED_MODULE_4__ /* .parseState */ .Bu)(fromBase64(stateText)) ?? "unreadable";
  }
  async function standsIn({id, createdAt, updatedAt, author, isByStranger}, {commentId, writtenAt}, {now, ownLogin, knownId}) {
    if (commentId !== null) return commentId === id;
    if (id === knownId) return true;
    const atMs = Date.parse(writtenAt);
    const lagMs = Math.abs(Date.parse(createdAt) - atMs);
    const isOriginal = createdAt === updatedAt && lagMs <= _times_js__WEBPACK_IMPORTED_MODULE_3__ /* .beginningMs */ .uu;
    if (!isOriginal) return false;
    const isYoung = now.getTime() - atMs <= _times_js__WEBPACK_IMPORTED_MODULE_3__ /* .beginningMs */ .uu;
    if (isYoung && !isByStranger) return true;
    const account = await ownLogin();
    return account !== null && author?.toLowerCase() === account.toLowerCase();
  }
  function toBase64(value) {
    return Buffer.from(JSON.stringify(value)).toString("base64");
  }
  function fromBase64(text) {
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ /* .parseJson */ .qF)(Buffer.from(text, "base64").toString());
  }
  function sign(text, key) {
    return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)("sha256", key).update(text).digest("base64");
  }
  function isSignedBy(text, signature, key) {
    return (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(Buffer.from(signature), Buffer.from(sign(text, key)));
  }
  /***/}),

/***/ 1391:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ DF: () => /* binding */ isReadRecently,
    /* harmony export */ Et: () => /* binding */ momentOf,
    /* harmony export */ U8: () => /* binding */ gitHubNow,
    /* harmony export */ aw: () => /* binding */ nothingRemembered,
    /* harmony export */ o$: () => /* binding */ sinceWriteMs,
    /* harmony export */ w0: () => /* binding */ isSenderDead
    /* harmony export */  });
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1345);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
  function momentOf(clock) {
    return {
      date: clock.now(),
      elapsedMs: clock.elapsedMs()
    };
  }
  const nothingRemembered = {
    comment: null,
    state: _state_js__WEBPACK_IMPORTED_MODULE_1__ /* .emptyState */ .p$,
    knownId: null,
    deadSender: null,
    answer: null,
    askedAt: null
  };
  function isReadRecently({askedAt}, clock) {
    if (askedAt === null) return true;
    const wallMs = clock.now().getTime() - askedAt.date.getTime();
    const monotonicMs = clock.elapsedMs() - askedAt.elapsedMs;
    return wallMs < _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .freshMs */ .rA && monotonicMs < _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .freshMs */ .rA;
  }
  function gitHubNow({answer}, clock) {
    if (answer === null) return clock.now();
    return new Date(answer.date.getTime() + clock.elapsedMs() - answer.elapsedMs);
  }
  function sinceWriteMs({comment, answer}) {
    if (comment === null || answer === null) return 0;
    return answer.date.getTime() - Date.parse(comment.updatedAt);
  }
  function isSenderDead({sending}, agoMs) {
    return sending !== null && agoMs >= _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .deadMs */ .Xo;
  }
  /***/}),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Bu: () => /* binding */ parseState,
    /* harmony export */ Cv: () => /* binding */ about,
    /* harmony export */ Dk: () => /* binding */ jobIn,
    /* harmony export */ If: () => /* binding */ shownOfRun,
    /* harmony export */ Jv: () => /* binding */ isOverdue,
    /* harmony export */ Yp: () => /* binding */ remembersNothing,
    /* harmony export */ ce: () => /* binding */ doubtAbout,
    /* harmony export */ kB: () => /* binding */ time,
    /* harmony export */ lq: () => /* binding */ requestKey,
    /* harmony export */ p$: () => /* binding */ emptyState,
    /* harmony export */ s3: () => /* binding */ isSameRequest,
    /* harmony export */ zw: () => /* binding */ isSameInAnyAttempt
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3102);
  /* harmony import */  var _github_pulls_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4487);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4671);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1345);
  /* harmony import */  var _delivery_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1739);
  /* harmony import */  var _job_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6172);
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .string */ .YjP();
  const time = zod_mini__WEBPACK_IMPORTED_MODULE_6__ /* .datetime */ .w$({
    precision: 3
  });
  const requestKey = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    source: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
      run: text,
      job: text,
      step: text
    }),
    digest: text,
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .int */ .Whr())
  });
  function isSameRequest(a, b) {
    return (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(a, b);
  }
  function isSameInAnyAttempt(a, b) {
    return isSameRequest({
      ...a,
      attempt: null
    }, {
      ...b,
      attempt: null
    });
  }
  const changedPage = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    path: text,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n([ "added", "changed", "removed" ]),
    url: text
  });
  const preview = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    environment: text,
    url: text
  });
  const note = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .union */ .KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n([ "job-replaced", "pull-merged", "pull-closed" ])
  }), zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .literal */ .euz("unconfirmed"),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .literal */ .euz("other-job"),
    jobId: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .literal */ .euz("job-ended"),
    end: _job_record_js__WEBPACK_IMPORTED_MODULE_4__ /* .jobEnd */ .$T,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .literal */ .euz("not-sent"),
    asked: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .results */ .Xv),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .reasons */ .Ot)
  }) ]);
  const shownOfRun = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    result: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .reasons */ .Ot)),
    why: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text),
    said: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text),
    requester: text,
    project: text,
    workflow: text,
    runUrl: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text),
    namedJob: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n([ "asked", "waited-for" ])), null),
    maxRequests: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .number */ .aig(), 0),
    startedAt: time,
    updatedAt: time,
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .number */ .aig()),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .array */ .YOg(note),
    pull: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_github_pulls_js__WEBPACK_IMPORTED_MODULE_1__ /* .pullStates */ .eA)),
    pages: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .array */ .YOg(changedPage),
    otherFiles: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .number */ .aig(),
    previews: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .array */ .YOg(preview)
  });
  const shown = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .extend */ .X$i(shownOfRun, {
    key: requestKey,
    delivery: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n(_delivery_js__WEBPACK_IMPORTED_MODULE_7__ /* .deliveries */ .$)
  }).check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .refine */ .YPB(({result, reason}) => result === null ? reason === null : (0, 
  _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .isPossible */ .wC)(result, reason)));
  const about = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    head: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text)
  });
  const delivered = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    key: requestKey,
    jobId: text,
    announcedAt: time,
    about: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(about)
  });
  const kind = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ["enum"] */ .k5n([ "create", "message" ]);
  const unconfirmed = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    doubtedAt: time
  });
  const sending = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(text)
  });
  const state = zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .literal */ .euz(1),
    delivered: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .array */ .YOg(delivered),
    messagedAt: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(time),
    unconfirmed: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .array */ .YOg(unconfirmed),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(time),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(_job_record_js__WEBPACK_IMPORTED_MODULE_4__ /* .jobRecord */ .Dv),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(sending),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(time),
    requestCount: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .number */ .aig(),
    shown: zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* .nullable */ .mee(shown)
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
  function jobIn({job}) {
    return job && (0, _job_record_js__WEBPACK_IMPORTED_MODULE_4__ /* .toJob */ .z6)(job);
  }
  function isOverdue({delivered, unconfirmed, sending, shown}, jobId, now) {
    const ofJob = delivered.filter(one => one.jobId === jobId);
    const inDoubt = [ ...unconfirmed, ...sending ? [ sending ] : [] ];
    const messages = inDoubt.filter(({kind}) => kind === "message");
    const times = [ ...ofJob, ...messages ].map(({announcedAt}) => announcedAt).sort();
    const at = times.at(-1) ?? shown?.startedAt ?? now;
    return Date.parse(now) - Date.parse(at) >= _times_js__WEBPACK_IMPORTED_MODULE_3__ /* .maxJobMs */ .EP;
  }
  function doubtAbout({unconfirmed}, key) {
    return unconfirmed.find(one => isSameInAnyAttempt(one.key, key));
  }
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

/***/ 6770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    h1: () => /* binding */ findComment,
    XA: () => /* binding */ getOrNull,
    Uj: () => /* binding */ readKnown,
    rX: () => /* binding */ redactState,
    eY: () => /* binding */ snapshotOf,
    M9: () => /* binding */ write
  });
  // EXTERNAL MODULE: ./src/github/ask-again.ts
    var ask_again = __webpack_require__(8199);
  // EXTERNAL MODULE: ./src/github/comments.ts
    var comments = __webpack_require__(6645);
  // EXTERNAL MODULE: ./src/github/errors.ts + 2 modules
    var errors = __webpack_require__(5038);
  // EXTERNAL MODULE: ./src/lib/redact.ts
    var lib_redact = __webpack_require__(310);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/conversation/signed-state.ts
    var signed_state = __webpack_require__(6347);
  // CONCATENATED MODULE: ./src/conversation/comment-body.ts
  const maxBodyLength = 65536;
  function bodyOf(text, state, {place, signingKey}) {
    const signed = (0, signed_state /* writeState */ .Jq)(place, state, signingKey);
    const maxLength = maxBodyLength - signed.length - 2;
    if (text.length <= maxLength) return `${text}\n\n${signed}`;
    const notice = "\n\n**The rest was cut, because GitHub limits the length of a comment.**";
    return `${(0, plain_text /* cut */ .Jj)(text, maxLength - notice.length)}${notice}\n\n${signed}`;
  }
  // EXTERNAL MODULE: ./src/conversation/snapshot.ts
    var conversation_snapshot = __webpack_require__(1391);
  // CONCATENATED MODULE: ./src/conversation/store.ts
  function findComment(store, knownId) {
    return (0, ask_again /* askAgain */ .et)(store.github, () => readList(store, knownId));
  }
  function readerOf({scope, signingKey, github: {ownLogin}}, knownId, now) {
    return {
      scope,
      signingKey,
      now,
      ownLogin,
      knownId
    };
  }
  const maxComments = 3e3;
  const otherVersion = "The comment was written by another version of the action. Use the same version in all workflows of this repository.";
  const tooManyComments = "None of the first 3,000 comments is the one of the docs agent.";
  async function readList(store, knownId) {
    const {github, clock, scope} = store;
    let last = {
      ...conversation_snapshot /* nothingRemembered */ .aw,
      knownId
    };
    let askedAt = (0, conversation_snapshot /* momentOf */ .Et)(clock);
    let count = 0;
    for await (const {value, date} of (0, comments /* listComments */ .fg)(github, scope.number)) {
      const answer = {
        date,
        elapsedMs: clock.elapsedMs()
      };
      last = {
        ...last,
        answer,
        askedAt
      };
      for (const comment of value) {
        count += 1;
        const state = await (0, signed_state /* readState */ .un)(comment, readerOf(store, knownId, date));
        if (state === "unreadable") throw new errors /* GitHubError */ .y_(otherVersion);
        if (state !== null) return {
          ...last,
          comment,
          state
        };
      }
      if (count >= maxComments) throw new errors /* GitHubError */ .y_(tooManyComments);
      askedAt = (0, conversation_snapshot /* momentOf */ .Et)(clock);
    }
    return last;
  }
  async function readKnown(store, id, retry = "for-a-minute") {
    const before = {
      ...conversation_snapshot /* nothingRemembered */ .aw,
      askedAt: (0, conversation_snapshot /* momentOf */ .Et)(store.clock)
    };
    const found = id === null ? null : await getOrNull(store, id, retry);
    const known = found && await snapshotOf(store, found, before);
    return known?.comment ? known : findComment(store, null);
  }
  function getOrNull({github}, id, retry) {
    return (0, ask_again /* unlessNotFound */ .CA)(() => (0, ask_again /* askAgain */ .et)(github, () => (0, 
    comments /* getComment */ .OK)(github, id, retry)));
  }
  async function snapshotOf(store, {value: comment, date}, before) {
    const reader = readerOf(store, comment.id, date);
    const state = await (0, signed_state /* readState */ .un)(comment, reader);
    const answer = {
      date,
      elapsedMs: store.clock.elapsedMs()
    };
    return state === null || state === "unreadable" ? {
      ...before,
      comment: null,
      answer
    } : {
      ...before,
      comment,
      state,
      answer
    };
  }
  async function write(store, snapshot, given) {
    const {github, clock, scope, signingKey} = store;
    const {comment} = snapshot;
    const state = redactState(store, given);
    const place = {
      scope,
      commentId: comment?.id ?? null,
      writtenAt: (0, conversation_snapshot /* gitHubNow */ .U8)(snapshot, clock)
    };
    const body = bodyOf(store.render(state), state, {
      place,
      signingKey
    });
    const {value, date} = comment ? await (0, comments /* editComment */ .QA)(github, comment.id, body) : await (0, 
    comments /* createComment */ .eT)(github, scope.number, body);
    const answer = {
      date,
      elapsedMs: clock.elapsedMs()
    };
    const written = {
      comment: value,
      state,
      answer,
      knownId: value.id
    };
    return {
      ...snapshot,
      ...written,
      deadSender: null
    };
  }
  function redactState({redact}, state) {
    return (0, lib_redact /* redactAll */ .$I)(state, redact);
  }
  /***/}),

/***/ 4983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ SP: () => /* binding */ putEntry,
    /* harmony export */ Xn: () => /* binding */ giveUpSending,
    /* harmony export */ hL: () => /* binding */ withoutDoubt,
    /* harmony export */ mp: () => /* binding */ markSending
    /* harmony export */  });
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);
  /* harmony import */  var _delivery_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1739);
  /* harmony import */  var _job_record_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6172);
  /* harmony import */  var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5962);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7286);
  const maxDelivered = 50;
  const maxUnconfirmed = 25;
  function markSending(state, entry) {
    const {key, nonce, kind, until} = entry;
    const {asked, startedAt: announcedAt} = entry.shown;
    return {
      ...state,
      sending: {
        key,
        nonce,
        kind,
        announcedAt,
        asked
      },
      until,
      shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .mergeShown */ .e)(state.shown, (0, 
      _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry))
    };
  }
  function giveUpSending(state, now) {
    const {sending, shown} = state;
    if (sending === null) return state;
    const {asked, kind, key} = sending;
    const next = {
      ...addUnconfirmed(state, sending, now),
      sending: null,
      until: null,
      job: kind === "message" ? (0, _job_record_js__WEBPACK_IMPORTED_MODULE_1__ /* .reopen */ .Ck)(state.job) : state.job
    };
    if (shown === null) return next;
    if (!(0, _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .isSameRequest */ .s3)(shown.key, key)) {
      const note = {
        kind: "unconfirmed",
        asked
      };
      return {
        ...next,
        shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .addNote */ .gp)(shown, note)
      };
    }
    const delivery = "unconfirmed";
    const end = {
      ...shown,
      ...(0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .unconfirmedEnd */ .Az)(kind),
      delivery,
      updatedAt: now
    };
    return {
      ...next,
      shown: end
    };
  }
  function putEntry(before, entry, now) {
    const after = putDelivery(withoutSending(before, entry), entry, now);
    const shown = (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .mergeShown */ .e)(after.shown, (0, 
    _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry));
    const withUntil = {
      ...after,
      until: entry.until
    };
    switch (caseOf(before, after, entry)) {
     case "nothing-left":
      return "remove-comment";

     case "overtaken":
      return {
        ...after,
        shown
      };

     case "not-arrived":
      {
        const note = shown === after.shown ? (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .noteOfUnsent */ .f$)((0, 
        _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry)) : null;
        const told = note && (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .addNoteOf */ .Zi)(entry.key, shown, note);
        return {
          ...withUntil,
          shown: told ?? shown
        };
      }

     case "end-is-there":
      return withUntil;

     case "other-job":
      {
        const standing = after.shown ?? (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry);
        return {
          ...withUntil,
          shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .addNote */ .gp)(standing, noteOfOtherJob(entry))
        };
      }

     case "ours":
      {
        const job = entry.job ?? after.job;
        const isReopened = isInDoubtSince(after, entry);
        return {
          ...withUntil,
          job: isReopened ? (0, _job_record_js__WEBPACK_IMPORTED_MODULE_1__ /* .reopen */ .Ck)(job) : job,
          shown
        };
      }
    }
  }
  function withoutSending(state, {nonce}) {
    return state.sending?.nonce === nonce ? {
      ...state,
      sending: null
    } : state;
  }
  function caseOf(before, after, entry) {
    if (isNothingLeft(before, after, entry)) return "nothing-left";
    if (!(0, _delivery_js__WEBPACK_IMPORTED_MODULE_4__ /* .mayHaveArrived */ .B)(entry)) return "not-arrived";
    if (isOvertaken(after, entry)) return "overtaken";
    if (isEndThere(before, entry)) return "end-is-there";
    return isOfOtherRun(after.job, entry) ? "other-job" : "ours";
  }
  function isNothingLeft(before, after, entry) {
    const isSendingThis = before.sending?.nonce === entry.nonce;
    const isOver = entry.delivery === "unsent" && entry.shown.result !== null;
    const isOwn = isOver && isSendingThis && entry.beginsComment;
    return isOwn && (0, _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .remembersNothing */ .Yp)(after);
  }
  function isOvertaken({delivered, job: standing}, {job, shown}) {
    return delivered.some(({jobId, announcedAt}) => (jobId === job?.id || jobId === standing?.id) && announcedAt > shown.startedAt);
  }
  function isEndThere({delivered, job: standing}, {key, kind, job}) {
    const isOpenHere = job !== null && job.end === null;
    const hasEndThere = standing !== null && standing.end !== null && standing.end !== "gone";
    const isDelivered = kind === "wait" || delivered.some(one => (0, _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .isSameRequest */ .s3)(one.key, key));
    return isDelivered && isOpenHere && hasEndThere && standing.id === job.id;
  }
  function isOfOtherRun(standing, entry) {
    const {job} = entry;
    const isOther = standing !== null && job !== null && standing.id !== job.id;
    return isOther && (entry.kind === "wait" || standing.id !== entry.jobIdBefore);
  }
  function isInDoubtSince({unconfirmed}, {shown}) {
    return unconfirmed.some(({kind, announcedAt}) => kind === "message" && announcedAt > shown.startedAt);
  }
  function noteOfOtherJob({job}) {
    const {id: jobId = "", prLink = null} = job ?? {};
    return {
      kind: "other-job",
      jobId,
      prLink
    };
  }
  function putDelivery(state, entry, now) {
    const {delivery} = entry;
    const isUnsent = delivery === "unsent" || delivery === "refused";
    if (entry.kind === "wait" || isUnsent) return withoutDoubt(state, entry);
    const {key, nonce, kind, job, about} = entry;
    const {startedAt: announcedAt} = entry.shown;
    if (delivery === "unconfirmed") return addUnconfirmed(state, {
      key,
      nonce,
      kind,
      announcedAt
    }, now);
    if (delivery !== "delivered" || job === null) return state;
    if (state.delivered.some(one => (0, _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .isSameRequest */ .s3)(one.key, key))) return state;
    const others = unconfirmedBeside(state, entry);
    const wasInDoubt = others.length < state.unconfirmed.length;
    const added = {
      key,
      jobId: job.id,
      announcedAt,
      about
    };
    return {
      ...state,
      delivered: [ ...state.delivered, added ].slice(-maxDelivered),
      messagedAt: kind === "message" ? now : null,
      unconfirmed: others,
      createUnconfirmedAt: kind === "create" ? null : state.createUnconfirmedAt,
      requestCount: state.requestCount + Number(!wasInDoubt)
    };
  }
  function addUnconfirmed(state, {key, nonce, kind, announcedAt}, now) {
    const isKnown = state.unconfirmed.some(one => one.nonce === nonce) || state.delivered.some(one => (0, 
    _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .isSameRequest */ .s3)(one.key, key));
    if (isKnown) return state;
    const added = {
      key,
      nonce,
      kind,
      announcedAt,
      doubtedAt: now
    };
    return {
      ...state,
      unconfirmed: [ ...state.unconfirmed, added ].slice(-maxUnconfirmed),
      createUnconfirmedAt: kind === "create" ? now : state.createUnconfirmedAt,
      requestCount: state.requestCount + 1
    };
  }
  function withoutDoubt(state, attempt) {
    const others = unconfirmedBeside(state, attempt);
    if (others.length === state.unconfirmed.length) return state;
    const hasCreate = others.some(({kind}) => kind === "create");
    return {
      ...state,
      unconfirmed: others,
      createUnconfirmedAt: hasCreate ? state.createUnconfirmedAt : null,
      requestCount: state.requestCount - 1
    };
  }
  function unconfirmedBeside({unconfirmed}, {nonce}) {
    return unconfirmed.filter(one => one.nonce !== nonce);
  }
  /***/}),

/***/ 7610:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ v: () => /* binding */ updateComment
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _github_ask_again_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8199);
  /* harmony import */  var _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6645);
  /* harmony import */  var _github_retry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8129);
  /* harmony import */  var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1391);
  /* harmony import */  var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6770);
  async function updateComment(store, snapshot, change, options) {
    let read = options.isJustRead ? snapshot : null;
    const readAndWrite = async () => {
      const current = read ?? await readAgain(store, snapshot);
      read = null;
      return updateOnce(store, current, change, options);
    };
    const update = () => (0, _github_ask_again_js__WEBPACK_IMPORTED_MODULE_1__ /* .askAgain */ .et)(store.github, readAndWrite);
    const {outlastMs} = options;
    if (outlastMs === void 0) return update();
    const {clock, signal, log} = store;
    return (0, _github_retry_js__WEBPACK_IMPORTED_MODULE_3__ /* .retrying */ .R$)({
      clock,
      signal,
      log,
      outlastMs
    }, "for-a-minute", update);
  }
  async function updateOnce(store, snapshot, change, {mayBegin = false}) {
    const {comment, state} = snapshot;
    if (comment === null && !mayBegin) return snapshot;
    const now = (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ /* .gitHubNow */ .U8)(snapshot, store.clock).toISOString();
    const next = change(snapshot, now);
    if (next === "remove-comment") {
      comment !== null && await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_2__ /* .deleteComment */ .Tu)(store.github, comment.id);
      return {
        ...snapshot,
        comment: null
      };
    }
    if (next === state) return snapshot;
    if (comment !== null && isShown(store, comment, {
      state,
      next
    })) return snapshot;
    const written = await (0, _store_js__WEBPACK_IMPORTED_MODULE_5__ /* .write */ .M9)(store, snapshot, next);
    return comment === null ? (0, _store_js__WEBPACK_IMPORTED_MODULE_5__ /* .write */ .M9)(store, written, next) : written;
  }
  function isShown(store, {body}, {state, next}) {
    const redacted = (0, _store_js__WEBPACK_IMPORTED_MODULE_5__ /* .redactState */ .rX)(store, next);
    const isRemembered = (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(redacted, state);
    return isRemembered && body.startsWith(store.render(redacted));
  }
  async function readAgain(store, before) {
    for (;;) {
      const id = before.comment?.id ?? null;
      const found = await (0, _store_js__WEBPACK_IMPORTED_MODULE_5__ /* .readKnown */ .Uj)(store, id, "three-times");
      if (!(0, _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ /* .isReadRecently */ .DF)(found, store.clock)) continue;
      return found.comment === null ? {
        ...found,
        state: before.state
      } : found;
    }
  }
  /***/}),

/***/ 8199:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ CA: () => /* binding */ unlessNotFound,
    /* harmony export */ QJ: () => /* binding */ untilSettled,
    /* harmony export */ c4: () => /* binding */ isNotFound,
    /* harmony export */ et: () => /* binding */ askAgain
    /* harmony export */  });
  /* unused harmony export againAfterMs */
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5038);
  const againAfterMs = [ 3e3, 4e3, 8e3 ];
  const untilSettled = againAfterMs.length;
  async function askAgain({sleep}, ask, denies = () => false, maxDenials = 1) {
    for (let times = 0; ;times += 1) {
      try {
        const answer = await ask();
        if (times >= maxDenials || !denies(answer)) return answer;
      } catch (error) {
        if (times >= maxRefusalsOf(error)) throw error;
      }
      await sleep(againAfterMs[times] ?? 0);
    }
  }
  function maxRefusalsOf(error) {
    if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_)) return 0;
    const isMissing = isNotFound(error) || /No commit found/.test(error.message);
    return isMissing ? 2 : Number(error.isInaccessible);
  }
  function isNotFound(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_ && error.isInaccessible && (error.status === 404 || error.status === 410);
  }
  async function unlessNotFound(act) {
    try {
      return await act();
    } catch (error) {
      if (isNotFound(error)) return null;
      throw error;
    }
  }
  /***/}),

/***/ 4178:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    o: () => /* binding */ openGitHub
  });
  // EXTERNAL MODULE: ./node_modules/@actions/github/lib/github.js + 22 modules
    var github = __webpack_require__(2413);
  // EXTERNAL MODULE: ./src/lib/http.ts
    var http = __webpack_require__(1931);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/times.ts
    var times = __webpack_require__(1345);
  // EXTERNAL MODULE: ./src/lib/account.ts
    var account = __webpack_require__(8012);
  // EXTERNAL MODULE: ./src/github/errors.ts + 2 modules
    var errors = __webpack_require__(5038);
  // CONCATENATED MODULE: ./src/github/account.ts
  async function readOwnLogin(graphql) {
    try {
      const {viewer} = Object(await graphql("{ viewer { login } }"));
      return (0, account /* accountOf */ .X)(viewer)?.login ?? null;
    } catch (error) {
      if (error instanceof errors /* GitHubError */ .y_ && !error.isTransient) return null;
      throw error;
    }
  }
  // EXTERNAL MODULE: ./src/github/retry.ts
    var github_retry = __webpack_require__(8129);
  // CONCATENATED MODULE: ./src/github/client.ts
  const maxBodyMs = 2e4;
  const maxBodyBytes = 33554432;
  const apiVersion = "2022-11-28";
  function openGitHub(options) {
    const {repository, clock, cancelled, redact} = options;
    const callsEnd = AbortSignal.any([ cancelled, options.signal ]);
    const octokit = openOctokit({
      ...options,
      signal: callsEnd
    });
    const graphql = async (query, variables = {}, retry = "three-times") => {
      try {
        return await octokit.graphql(query, {
          ...variables,
          ...(0, github_retry /* trying */ .s2)(retry)
        });
      } catch (error) {
        throw (0, errors /* graphQlErrorOf */ .Rk)(error, redact);
      }
    };
    let login = null;
    return {
      rest: octokit.rest,
      graphql,
      ownLogin: async () => {
        login ??= {
          value: await readOwnLogin(graphql)
        };
        return login.value;
      },
      sleep: waitMs => clock.sleep(waitMs, callsEnd),
      repo: {
        owner: repository.owner,
        repo: repository.name
      },
      host: repository.host
    };
  }
  function openOctokit(options) {
    const {token, apiUrl, clock, cancelled, redact, signal} = options;
    const octokit = (0, github /* getOctokit */ .Q)(token, {
      baseUrl: apiUrl,
      userAgent: "docs-agent-action",
      request: {
        fetch: (input, init) => fetchOwn(input, init, options)
      },
      log: {
        debug() {},
        info() {},
        warn() {},
        error() {}
      }
    });
    octokit.hook.wrap("request", async (request, call) => {
      call.headers["x-github-api-version"] = apiVersion;
      return (0, github_retry /* retrying */ .R$)({
        clock,
        signal
      }, (0, github_retry /* retryOf */ .W2)(call), async () => {
        try {
          const response = await request(call);
          const isObject = Object(response.data) === response.data;
          if (response.status !== 204 && !isObject) throw (0, errors /* unusableAnswer */ .Qf)();
          return response;
        } catch (error) {
          if (cancelled.aborted) throw new outcome /* EndOfRun */ .eG((0, outcome /* interrupted */ .VM)());
          throw (0, errors /* gitHubErrorOf */ .r9)(error, {
            redact,
            now: clock.now()
          });
        }
      });
    });
    return octokit;
  }
  const maxRedirects = 3;
  async function fetchOwn(input, init, options) {
    const {origin} = new URL(options.apiUrl);
    let url = new URL(input);
    for (let redirects = 0; ;redirects += 1) {
      if (url.origin !== origin) throw new errors /* GitHubError */ .y_("GitHub linked to another host, which gets no request.");
      const answer = await send(url, init, options);
      if (answer.kind !== "answer") throw (0, errors /* unansweredError */ .$r)(answer);
      const {status, headers, body} = answer;
      const {location} = headers;
      if (status < 300 || status > 399) return {
        status,
        url: url.href,
        headers: new Map(Object.entries(headers)),
        text: async () => body,
        arrayBuffer: async () => new ArrayBuffer(0)
      };
      const isRepeatable = init.method === "GET" || status === 307 || status === 308;
      if (!isRepeatable || !location || redirects === maxRedirects) throw new errors /* GitHubError */ .y_(`GitHub answered ${status}, a redirect that can't be followed.`);
      url = new URL(location, url);
    }
  }
  async function send(url, {method, headers, body}, {clock, signal}) {
    const tooLate = new AbortController;
    let isAnswered = false;
    clock.timeout(times /* gitHubTimeoutMs */ .Bu).addEventListener("abort", () => {
      isAnswered || tooLate.abort(`no answer within ${times /* gitHubTimeoutMs */ .Bu / 1e3}s`);
    });
    return (0, http /* sendHttp */ .d)({
      method,
      url,
      headers: {
        "accept-encoding": "gzip",
        ...headers
      },
      body: body ?? null,
      signal: AbortSignal.any([ signal, tooLate.signal, clock.timeout(times /* gitHubTimeoutMs */ .Bu + maxBodyMs) ]),
      maxBodyBytes,
      onAnswered: () => {
        isAnswered = true;
      }
    });
  }
  /***/}),

/***/ 6645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Dz: () => /* binding */ listNewestComments,
    /* harmony export */ OK: () => /* binding */ getComment,
    /* harmony export */ QA: () => /* binding */ editComment,
    /* harmony export */ Tu: () => /* binding */ deleteComment,
    /* harmony export */ eT: () => /* binding */ createComment,
    /* harmony export */ fg: () => /* binding */ listComments,
    /* harmony export */ rA: () => /* binding */ findOwnComment
    /* harmony export */  });
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7488);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5038);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8129);
  function listComments({rest, repo}, number) {
    return listPages(page => rest.issues.listComments({
      ...repo,
      issue_number: number,
      ...page
    }));
  }
  function listNewestComments({rest, repo}) {
    const order = {
      sort: "updated",
      direction: "desc"
    };
    return listPages(page => rest.issues.listCommentsForRepo({
      ...repo,
      ...order,
      ...page
    }));
  }
  const pageSizes = [ 100, 30, 10 ];
  async function* listPages(ask, [size = 1, ...smaller] = pageSizes, seen = new Set) {
    const isSmallest = smaller.length === 0;
    const retry = isSmallest ? "for-a-minute" : "for-a-minute-unless-large";
    for (let page = 1; ;page += 1) {
      const response = await ask({
        per_page: size,
        ...page > 1 && {
          page
        },
        ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)(retry)
      }).catch(error => {
        const isTooLarge = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_ && error.mayBeTooLarge;
        if (!isTooLarge || isSmallest) throw error;
      });
      if (response === void 0) return yield* listPages(ask, smaller, seen);
      const {data, headers} = response;
      const comments = (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .rowsOf */ .RO)(data).map(toComment).filter(({id}) => !seen.has(id));
      for (const {id} of comments) seen.add(id);
      yield {
        value: comments,
        date: dateOf(headers)
      };
      const isLinked = /rel="next"/.test(headers.link ?? "");
      const mayHaveMore = isLinked || data.length >= size;
      if (!mayHaveMore || data.length === 0) return;
    }
  }
  async function getComment({rest, repo}, id, retry) {
    const parameters = {
      ...repo,
      comment_id: id,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)(retry)
    };
    return dated(await rest.issues.getComment(parameters));
  }
  async function findOwnComment(github, number, start) {
    const login = await github.ownLogin();
    if (login === null) return null;
    let found = null;
    for await (const {value} of listComments(github, number)) {
      const isOwn = ({author, body}) => author === login && body.startsWith(start);
      found = value.findLast(isOwn)?.id ?? found;
    }
    return found;
  }
  const ifUnsent = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)("if-unsent");
  async function createComment({rest, repo}, number, body) {
    return dated(await rest.issues.createComment({
      ...repo,
      issue_number: number,
      body,
      ...ifUnsent
    }));
  }
  async function editComment({rest, repo}, id, body) {
    return dated(await rest.issues.updateComment({
      ...repo,
      comment_id: id,
      body,
      ...ifUnsent
    }));
  }
  async function deleteComment({rest, repo}, id) {
    await rest.issues.deleteComment({
      ...repo,
      comment_id: id,
      ...ifUnsent
    });
  }
  function dated({data, headers}) {
    return {
      value: toComment(data),
      date: dateOf(headers)
    };
  }
  const roles = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  function toComment(given) {
    const {body, html_url: url, issue_url: issueUrl, created_at: createdAt, updated_at: updatedAt, user, author_association: role = "NONE"} = given;
    const id = Number(given.id);
    const number = Number(/\/(\d+)$/.exec(issueUrl)?.[1]);
    const numbers = [ id, number, Date.parse(createdAt), Date.parse(updatedAt) ];
    if (!numbers.every(Number.isSafeInteger)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
    const author = user?.login || null;
    const isByStranger = user?.type !== "Bot" && !roles.includes(role);
    const text = {
      id,
      body: body ?? "",
      url,
      number
    };
    return {
      ...text,
      createdAt,
      updatedAt,
      author,
      isByStranger
    };
  }
  function dateOf(headers) {
    const date = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .readDate */ .h2)(headers.date);
    if (date !== null) return date;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_("GitHub's answer doesn't say when it was given.", {
      isTransient: true
    });
  }
  /***/}),

/***/ 5038:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    y_: () => /* binding */ GitHubError,
    r9: () => /* binding */ gitHubErrorOf,
    Rk: () => /* binding */ graphQlErrorOf,
    RO: () => /* binding */ rowsOf,
    $r: () => /* binding */ unansweredError,
    Qf: () => /* binding */ unusableAnswer
  });
  // EXTERNAL MODULE: ./src/lib/redact.ts
    var lib_redact = __webpack_require__(310);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/lib/http-failure.ts
    var http_failure = __webpack_require__(7488);
  // EXTERNAL MODULE: ./src/times.ts
    var times = __webpack_require__(1345);
  // CONCATENATED MODULE: ./src/github/rate-limit.ts
  function limitOf(failure, now) {
    if (!isRateLimit(failure)) return null;
    const {headers} = failure;
    const at = (0, http_failure /* readDate */ .h2)(headers.date) ?? now;
    const left = leftMs(headers, at);
    const isKnown = left !== null && left > 0;
    const until = isKnown ? (0, format /* dateTimeText */ .L4)(new Date(at.getTime() + left)) : null;
    const wait = until === null ? "Wait some minutes" : `Wait until ${until}`;
    const text = until !== null && isOfToken(headers) ? `The rate limit of the token is used up until ${until}.` : `GitHub's secondary rate limit is reached. ${wait}, and start fewer runs at a time.`;
    return {
      ms: left ?? times /* usualLimitMs */ .kd,
      text
    };
  }
  function isRateLimit({status, headers, message}) {
    const saysSo = headers["x-ratelimit-remaining"] === "0" || "retry-after" in headers || /rate limit|abuse detection/i.test(message ?? "");
    return status === 429 || status === 403 && saysSo;
  }
  function isOfToken(headers) {
    return headers["x-ratelimit-remaining"] === "0" && !("retry-after" in headers);
  }
  function leftMs(headers, at) {
    if (!isOfToken(headers)) return (0, http_failure /* parseRetryAfter */ .mu)(headers["retry-after"] ?? null, at);
    const reset = headers["x-ratelimit-reset"] ?? "";
    return /^\d{1,10}$/.test(reset) ? Number(reset) * 1e3 - at.getTime() : null;
  }
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // CONCATENATED MODULE: ./src/github/request-failure.ts
  function readFailure(error) {
    const {status, response} = Object(error);
    const {headers = {}, data} = Object(response);
    return {
      status: response ? status : null,
      headers,
      message: messageOf(data)
    };
  }
  function messageOf(data) {
    const {message, errors} = Object(data);
    if (typeof message !== "string") return null;
    const details = (0, plain_text /* messagesIn */ .ww)(errors);
    return details === "" ? message : `${message}: ${details}`;
  }
  // CONCATENATED MODULE: ./src/github/errors.ts
  class GitHubError extends Error {
    name="GitHubError";
    status=null;
    isInaccessible=false;
    isLockedOrFull=false;
    isTransient=false;
    mayBeTooLarge=false;
    isUnsent=false;
    limitMs=null;
    data;
    constructor(message, facts = {}) {
      super(message);
      Object.assign(this, facts);
    }
  }
  function unusableAnswer() {
    return new GitHubError("GitHub's answer couldn't be understood.", {
      isTransient: true,
      mayBeTooLarge: true
    });
  }
  function rowsOf(data) {
    const isRow = one => Object(one) === one;
    if (!Array.isArray(data) || !data.every(isRow)) throw unusableAnswer();
    return data;
  }
  function gitHubErrorOf(error, {redact, now}) {
    const {cause} = Object(error);
    for (const one of [ error, cause ]) if (one instanceof GitHubError) return one;
    const failure = readFailure(error);
    const {status, message} = failure;
    const limit = limitOf(failure, now);
    const isRefused = status === 403 && saysInaccessible(message);
    const isGone = (status === 404 || status === 410) && message !== null;
    return new GitHubError(limit?.text ?? describeAnswer(failure, redact), {
      status,
      isInaccessible: isRefused || isGone,
      isLockedOrFull: isLocked(failure) || isFull(failure),
      isTransient: status === null || status >= 500 || limit !== null,
      mayBeTooLarge: status === 502,
      limitMs: limit?.ms ?? null
    });
  }
  function graphQlErrorOf(error, redact) {
    if (error instanceof GitHubError || error instanceof outcome /* EndOfRun */ .eG) return error;
    const {message, data, errors} = Object(error);
    const said = quote(message, redact);
    const types = [ errors ].flat().map(one => Object(one).type);
    return new GitHubError(`GitHub couldn't answer a query: "${said}".`, {
      data,
      isTransient: types.includes("RATE_LIMITED") || types.includes(void 0)
    });
  }
  function unansweredError({kind, detail}) {
    const isUnsent = kind === "not-sent";
    const isLost = kind === "no-response";
    const what = isLost ? "didn't answer" : "couldn't be reached";
    return new GitHubError(`GitHub ${what}: ${detail}.${adviceOn[kind]}`, {
      isTransient: isUnsent || isLost,
      isUnsent
    });
  }
  const adviceOn = {
    "no-response": "",
    "not-sent": "",
    tls: " Check the proxy settings of the runner, and set `NODE_EXTRA_CA_CERTS` if its certificate authority is your own.",
    blocked: " Check the proxy settings of the runner."
  };
  function saysInaccessible(message) {
    return message?.startsWith("Resource not accessible by ") === true;
  }
  function describeAnswer(failure, redact) {
    const {status, message} = failure;
    if (status === null) return "The call to GitHub failed.";
    if (message === null) return `GitHub answered ${status}.${status < 500 ? notOurs : ""}`;
    const said = quote(message, redact).replace(/\.$/, "");
    return isLocked(failure) ? "The conversation is locked. Unlock it to get comments and reactions." : `GitHub answered ${status}: "${said}".${adviceFor(failure, message)}`;
  }
  const notOurs = " The answer isn't GitHub's own. Check the proxy of the runner.";
  function quote(message, redact) {
    return (0, lib_redact /* toRedactedLine */ .EK)(message, redact, 300);
  }
  function isLocked({status, message}) {
    return status === 403 && /\bis locked\b/.test(message ?? "");
  }
  function isFull({status, message}) {
    const isRefused = status === 403 || status === 422;
    return isRefused && /\b2,?500 comments\b/.test(message ?? "");
  }
  function adviceFor({status, headers}, message) {
    if (saysInaccessible(message)) {
      const needed = headers["x-accepted-github-permissions"] ?? "";
      const permissions = needed.replaceAll("_", "-").replaceAll("=", ": ");
      return /^[a-z_=,; ]{1,200}$/.test(needed) ? ` The token needs \`${permissions.replaceAll("; ", "` or `")}\`.` : " Check the `permissions` of the workflow job, or those of the token.";
    }
    if (status === 401) return " The token is wrong, or has expired.";
    return status === 404 ? " It doesn't exist, or the token can't read it." : "";
  }
  /***/}),

/***/ 4487:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ CS: () => /* binding */ listFiles,
    /* harmony export */ Es: () => /* binding */ readPull,
    /* harmony export */ Ir: () => /* binding */ listEvents,
    /* harmony export */ OS: () => /* binding */ readIssue,
    /* harmony export */ VE: () => /* binding */ listCommits,
    /* harmony export */ Z5: () => /* binding */ mayBeReopened,
    /* harmony export */ _1: () => /* binding */ readBranchName,
    /* harmony export */ eA: () => /* binding */ pullStates,
    /* harmony export */ pk: () => /* binding */ pullOriginOf,
    /* harmony export */ ty: () => /* binding */ isFromFork
    /* harmony export */  });
  /* harmony import */  var _lib_account_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8012);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5038);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8129);
  const pullStates = [ "open", "draft", "merged", "closed" ];
  function mayBeReopened(state) {
    return state === "closed";
  }
  async function readPull({rest, repo}, number, retry = "three-times") {
    const parameters = {
      ...repo,
      pull_number: number,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_1__ /* .trying */ .s2)(retry)
    };
    const {data} = await rest.pulls.get(parameters);
    const origin = pullOriginOf(data);
    const head = String(data.head.sha);
    if (!/^[0-9a-f]{40,64}$/.test(head)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .unusableAnswer */ .Qf)();
    const open = data.draft ? "draft" : "open";
    const closed = data.merged_at === null ? "closed" : "merged";
    return {
      ...origin,
      head,
      title: String(data.title),
      headName: String(origin.isFork && data.head.label || origin.headRef),
      baseRef: String(data.base?.ref),
      state: data.state === "closed" ? closed : open,
      fileCount: data.changed_files
    };
  }
  function isFromFork({isFork, state}) {
    return isFork && state !== "merged";
  }
  async function readIssue({rest, repo}, number) {
    const {data} = await rest.issues.get({
      ...repo,
      issue_number: number,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_1__ /* .trying */ .s2)("for-half-a-minute")
    });
    return data;
  }
  function pullOriginOf({user, head, base}) {
    if (typeof head?.ref !== "string") throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .unusableAnswer */ .Qf)();
    const isFork = head.repo?.id !== base?.repo?.id;
    return {
      author: (0, _lib_account_js__WEBPACK_IMPORTED_MODULE_2__ /* .accountOf */ .X)(user),
      headRef: head.ref,
      isFork
    };
  }
  async function readBranchName({rest, repo}, branch) {
    const {data} = await rest.repos.getBranch({
      ...repo,
      branch
    });
    return data.name;
  }
  const maxCommitsOfPull = 250;
  const maxCommitPages = 3;
  async function listCommits({rest, repo}, number, head) {
    const ofPull = await readPages(page => rest.pulls.listCommits({
      ...repo,
      pull_number: number,
      ...page
    }), maxCommitPages);
    if (ofPull.items.length < maxCommitsOfPull) return ofPull.items.map(({sha}) => sha);
    const newestFirst = await readPages(page => rest.repos.listCommits({
      ...repo,
      sha: head,
      ...page
    }), maxCommitPages);
    return newestFirst.items.map(({sha}) => sha).reverse();
  }
  function listFiles({rest, repo}, number, maxPages) {
    return readPages(page => rest.pulls.listFiles({
      ...repo,
      pull_number: number,
      ...page
    }), maxPages);
  }
  const maxEventPages = 10;
  async function listEvents({rest, repo}, number) {
    const {items, total} = await readPages(page => rest.issues.listEvents({
      ...repo,
      issue_number: number,
      ...page
    }), maxEventPages);
    if (total === null) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .unusableAnswer */ .Qf)();
    return items.map(one => {
      const {name = null} = Object(Object(one).label);
      const at = new Date(String(one.created_at));
      return {
        event: String(one.event),
        label: name,
        at
      };
    });
  }
  const pageSize = 100;
  async function readPages(ask, maxPages) {
    const items = [];
    for (let page = 1; page <= maxPages; page += 1) {
      const {data} = await ask({
        per_page: pageSize,
        ...page > 1 && {
          page
        }
      });
      items.push(...(0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .rowsOf */ .RO)(data));
      if (data.length < pageSize) return {
        items,
        total: items.length
      };
    }
    return {
      items,
      total: null
    };
  }
  /***/}),

/***/ 8129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ R$: () => /* binding */ retrying,
    /* harmony export */ W2: () => /* binding */ retryOf,
    /* harmony export */ s2: () => /* binding */ trying
    /* harmony export */  });
  /* unused harmony export retryWaitMs */
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1345);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5038);
  const isTransient = error => error.isTransient;
  const policies = {
    "for-a-minute": {
      suits: isTransient
    },
    "for-half-a-minute": {
      suits: isTransient,
      forMs: _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .freshMs */ .rA / 2
    },
    "for-15-seconds": {
      suits: isTransient,
      forMs: _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .freshMs */ .rA / 4
    },
    "for-a-minute-unless-large": {
      suits: error => error.isTransient && !error.mayBeTooLarge
    },
    "three-times": {
      suits: isTransient,
      maxTries: 3
    },
    "if-unsent": {
      suits: error => error.isUnsent,
      maxTries: 3
    }
  };
  function trying(retry) {
    return {
      request: {
        retry
      }
    };
  }
  function retryOf(options) {
    const {retry = "three-times"} = options.request ?? {};
    return retry;
  }
  async function retrying(limits, retry, act) {
    const {clock, signal, outlastMs = 0} = limits;
    const startedMs = clock.elapsedMs();
    for (let tries = 1; ;tries += 1) try {
      return await act();
    } catch (error) {
      if (!(error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_)) throw error;
      const elapsedMs = clock.elapsedMs() - startedMs;
      const waitMs = retryWaitMs(error, retry, {
        tries,
        elapsedMs,
        outlastMs
      });
      if (waitMs === null || signal.aborted) throw error;
      logLongWait(limits, error, waitMs);
      await clock.sleep(waitMs, signal);
    }
  }
  function logLongWait({log}, {message}, waitMs) {
    waitMs > backoff.maxMs && log?.(`${message} Next try in ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(waitMs)}.`);
  }
  const maxLimitTries = 3;
  const backoff = {
    firstMs: 500,
    maxMs: 8e3,
    minLimitMs: 1e3,
    unauthorizedMs: 2e3
  };
  function retryWaitMs(error, retry, tried) {
    if (error.status === 401 && tried.tries === 1) return backoff.unauthorizedMs;
    if (!policies[retry].suits(error)) return null;
    return error.limitMs === null ? backoffMs(policies[retry], tried) : limitWaitMs(error.limitMs, policies[retry], tried);
  }
  function backoffMs({maxTries, forMs = _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .mustKnowMs */ .fw}, {tries, elapsedMs, outlastMs}) {
    const doubledMs = backoff.firstMs * 2 ** (tries - 1);
    const waitMs = Math.min(backoff.maxMs, doubledMs);
    if (maxTries !== void 0) return tries < maxTries ? waitMs : null;
    if (elapsedMs + waitMs <= forMs) return waitMs;
    const hasTime = elapsedMs + _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .usualLimitMs */ .kd <= outlastMs;
    return hasTime ? _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .usualLimitMs */ .kd : null;
  }
  function limitWaitMs(limitMs, {forMs, maxTries}, {tries, elapsedMs, outlastMs}) {
    const waitMs = Math.max(limitMs, backoff.minLimitMs);
    const maxWaitMs = forMs === void 0 ? Math.max(_times_js__WEBPACK_IMPORTED_MODULE_1__ /* .mustKnowMs */ .fw, outlastMs - elapsedMs) : forMs - elapsedMs;
    const isShort = maxTries === void 0 && elapsedMs + waitMs <= _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .mustKnowMs */ .fw;
    const mayTry = tries < maxLimitTries || isShort;
    return mayTry && waitMs <= maxWaitMs ? waitMs : null;
  }
  /***/}),

/***/ 1931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ d: () => /* binding */ sendHttp
    /* harmony export */  });
  /* harmony import */  var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
  /* harmony import */  
  /* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
  /* harmony import */  
  /* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
  /* harmony import */  
  /* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7488);
  /* harmony import */  var _proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2477);
  async function sendHttp(request) {
    const proxy = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_4__ /* .proxyFor */ .iJ)(request.url, process.env);
    let isConnected = false;
    const onConnected = () => {
      isConnected = true;
      request.onConnected?.();
    };
    try {
      request.signal.throwIfAborted();
      const response = await readHead(request, proxy, onConnected);
      request.onAnswered?.();
      const body = await readBody(response, request.maxBodyBytes);
      return {
        kind: "answer",
        status: response.statusCode ?? 0,
        headers: joinHeaders(response.headers),
        ...body
      };
    } catch (error) {
      const {signal, url} = request;
      return (0, _http_failure_js__WEBPACK_IMPORTED_MODULE_3__ /* .failureOf */ .g5)(error, {
        signal,
        isConnected,
        host: url.host,
        proxy
      });
    }
  }
  function readHead({method, url, headers, body, signal}, proxy, onConnected) {
    const agent = agentFor(url.protocol, method, proxy);
    const length = body !== null && {
      "content-length": Buffer.byteLength(body)
    };
    return new Promise((resolve, reject) => {
      const request = (0, node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method,
        headers: {
          ...headers,
          ...length
        },
        signal,
        agent
      }, resolve);
      request.on("error", reject);
      request.on("close", () => reject(new Error("closed")));
      signal.addEventListener("abort", () => reject(signal.reason));
      const isEncrypted = url.protocol === "https:";
      request.on("socket", socket => {
        socket.connecting ? socket.once(isEncrypted ? "secureConnect" : "connect", onConnected) : onConnected();
      });
      request.end(body ?? void 0);
    });
  }
  async function readBody(response, maxBytes) {
    const chunks = [];
    const read = bodyProblem => ({
      body: (new TextDecoder).decode(Buffer.concat(chunks)),
      bodyProblem
    });
    let size = 0;
    try {
      for await (const chunk of decompress(response)) {
        size += chunk.length;
        if (size > maxBytes) return read(`the answer is larger than ${maxBytes / 1048576} MiB`);
        chunks.push(chunk);
      }
      return read(null);
    } catch {
      return read("the answer was cut short");
    } finally {
      response.destroy();
    }
  }
  function joinHeaders(headers) {
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [ name, [ value ?? "" ].flat().join(", ") ]));
  }
  const keptAgents = new Map;
  function agentFor(protocol, method, proxy) {
    const Agent = protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.Agent : node_http__WEBPACK_IMPORTED_MODULE_0__.Agent;
    const proxyEnv = proxy === null ? {} : {
      HTTP_PROXY: proxy.href,
      HTTPS_PROXY: proxy.href
    };
    if (method !== "GET") return new Agent({
      proxyEnv
    });
    const key = `${protocol} ${proxy?.href}`;
    const kept = keptAgents.get(key) ?? new Agent({
      keepAlive: true,
      proxyEnv
    });
    keptAgents.set(key, kept);
    return kept;
  }
  const decoders = new Map([ [ "gzip", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip ], [ "x-gzip", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip ], [ "deflate", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createInflate ], [ "br", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress ], [ "zstd", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createZstdDecompress ] ]);
  function decompress(response) {
    const names = response.headers["content-encoding"]?.toLowerCase() ?? "";
    return names.split(/\s*,\s*/).reduceRight((stream, name) => pipe(stream, decoders.get(name)), response);
  }
  function pipe(from, decoder) {
    if (decoder === void 0) return from;
    const to = decoder();
    from.on("error", error => to.destroy(error));
    return from.pipe(to);
  }
  /***/}),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ H: () => /* binding */ callMintlify
    /* harmony export */  });
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1931);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7488);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5571);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(310);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1345);
  async function callMintlify(connection, call) {
    const {apiUrl, apiKey, redact} = connection;
    const {path, body, maxBodyBytes} = call;
    const progress = {
      isConnected: false
    };
    const limit = limitRequest(connection, call, progress);
    const headers = {
      accept: "application/json",
      "accept-encoding": "identity",
      authorization: `Bearer ${apiKey}`,
      "user-agent": "docs-agent-action",
      ...body && {
        "content-type": "application/json"
      }
    };
    const answer = await (0, _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ /* .sendHttp */ .d)({
      method: body ? "POST" : "GET",
      url: new URL(path, apiUrl),
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: limit.signal,
      maxBodyBytes,
      onConnected: () => {
        progress.isConnected = true;
      }
    });
    limit.end();
    return answer.kind === "answer" ? readAnswer(answer, redact) : answer;
  }
  function limitRequest({clock, cancellation}, {body, timeoutMs}, progress) {
    const controller = new AbortController;
    const done = new AbortController;
    const endOn = (signal, reason, heldMs) => {
      const abort = async () => {
        heldMs() > 0 && await clock.sleep(heldMs(), done.signal);
        controller.abort(reason);
      };
      signal.aborted ? abort() : signal.addEventListener("abort", abort, {
        signal: done.signal
      });
    };
    endOn(clock.timeout(timeoutMs), `no answer within ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(timeoutMs)}`, () => 0);
    endOn(cancellation.cancelled, "the run was canceled", () => body && progress.isConnected ? _times_js__WEBPACK_IMPORTED_MODULE_5__ /* .lastAnswerMs */ .px : 0);
    endOn(cancellation.deadline, "the time was up", () => body && !progress.isConnected ? 0 : _times_js__WEBPACK_IMPORTED_MODULE_5__ /* .lastAnswerMs */ .px);
    return {
      signal: controller.signal,
      end: () => done.abort()
    };
  }
  function readAnswer(answer, redact) {
    const {status, body, bodyProblem} = answer;
    const json = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .parseJson */ .qF)(body);
    if (status < 200 || status > 299) return failureOf(answer, json, redact);
    if (json !== void 0) return {
      kind: "value",
      value: json
    };
    return bodyProblem === null ? {
      kind: "intercepted",
      detail: "the answer isn't Mintlify's own"
    } : {
      kind: "unreadable",
      detail: bodyProblem
    };
  }
  const unreachedStatuses = [ 521, 523, 525, 526, 530 ];
  function failureOf(answer, json, redact) {
    const {status, headers} = answer;
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal && !isOwn(status, json) && !plain.includes(status)) return {
      kind: "blocked",
      detail: blockedDetail(answer, json, redact)
    };
    const isOfCloudflare = headers.server?.toLowerCase() === "cloudflare";
    if (isOfCloudflare && unreachedStatuses.includes(status)) return {
      kind: "not-sent",
      detail: `Mintlify's proxy answered ${status}`
    };
    const message = errorMessageOf(json, redact);
    return {
      kind: "status",
      status,
      retryAfterMs: (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .parseRetryAfter */ .mu)(headers["retry-after"] ?? null, (0, 
      _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .readDate */ .h2)(headers.date) ?? new Date),
      detail: `Mintlify answered ${status}${message && `: ${message}`}`
    };
  }
  function isOwn(status, json) {
    const {error, message, cloudflare_error: isOfCloudflare} = Object(json);
    const isUnrouted = status === 404 && !error && Boolean(message);
    return json !== void 0 && !isOfCloudflare && !isUnrouted;
  }
  const plain = [ 408, 413, 425, 429 ];
  function blockedDetail({status, headers, body}, json, redact) {
    const [, code] = /^(?:error code: |\{.*"error_code": ?)(\d{4})\b/.exec(body) ?? [];
    const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(headers["cf-ray"] ?? "") ?? [];
    const isPage = /^\s*</.test(body);
    const said = json === void 0 ? body : errorMessageOf(json, redact);
    const words = code || isPage ? "" : (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ /* .toRedactedLine */ .EK)(said, redact, 100);
    const facts = [ code && `error code ${code}`, ray && `Ray ID ${ray}`, words && `"${words}"` ].filter(Boolean).join(", ");
    return `a proxy or firewall answered ${status}${facts && ` (${facts})`}`;
  }
  const maxErrorLength = 500;
  function errorMessageOf(json, redact) {
    const {error, message, detail, title, details, errors} = Object(json);
    const said = [ error, error?.message, message, detail, title ].find(one => typeof one === "string");
    const more = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .messagesIn */ .ww)(details ?? errors);
    const both = [ said?.replace(/\.$/, ""), more ].filter(Boolean).join(": ");
    return (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ /* .toRedactedLine */ .EK)(more === "" ? said ?? "" : both, redact, maxErrorLength);
  }
  /***/}),

/***/ 6927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ w: () => /* binding */ createMintlifyClient
    /* harmony export */  });
  /* harmony import */  var _call_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(184);
  /* harmony import */  var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(277);
  function createMintlifyClient(options) {
    const jobs = `v2/agent/${options.projectId}/job`;
    const pathOf = jobId => `${jobs}/${encodeURIComponent(jobId)}`;
    const post = (path, prompt, jobId) => askForJob(options, {
      path,
      body: {
        prompt
      },
      timeoutMs: 6e4
    }, jobId);
    return {
      createJob: prompt => post(jobs, prompt, null),
      sendMessage: (jobId, prompt) => post(`${pathOf(jobId)}/message`, prompt, jobId),
      getJob: jobId => askForJob(options, {
        path: pathOf(jobId),
        timeoutMs: 3e4
      }, jobId)
    };
  }
  async function askForJob(options, call, askedId) {
    const outcome = await (0, _call_js__WEBPACK_IMPORTED_MODULE_0__ /* .callMintlify */ .H)(options, {
      ...call,
      maxBodyBytes: 1048576
    });
    if (outcome.kind !== "value") return outcome;
    const job = (0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .parseJob */ .JN)(outcome.value, options.redact, askedId);
    if (job === null) return {
      kind: "unreadable",
      detail: "the answer isn't a job with a usable `id` and `status`"
    };
    return askedId !== null && job.id !== askedId ? {
      kind: "unreadable",
      detail: "the answer was about another job"
    } : {
      kind: "value",
      value: job
    };
  }
  /***/}),

/***/ 277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Fe: () => /* binding */ jobIdPattern,
    /* harmony export */ G0: () => /* binding */ keepLink,
    /* harmony export */ H8: () => /* binding */ takesNoMessage,
    /* harmony export */ JN: () => /* binding */ parseJob,
    /* harmony export */ Vv: () => /* binding */ cameToNothing,
    /* harmony export */ hY: () => /* binding */ hasEnded,
    /* harmony export */ jF: () => /* binding */ mayBeCutShort,
    /* harmony export */ vr: () => /* binding */ outcomeOfJob
    /* harmony export */  });
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3305);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(310);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4716);
  const knownStatuses = [ "active", "completed", "archived", "failed" ];
  const endedStatuses = [ "completed", "archived", "failed" ];
  function hasEnded({status}) {
    return endedStatuses.includes(status);
  }
  function cameToNothing({status, prLink}) {
    return status === "failed" || status === "archived" && prLink === null;
  }
  function takesNoMessage({status}) {
    return status === "failed" || status === "archived";
  }
  function mayBeCutShort({status, prLink}) {
    return status === "archived" && prLink !== null;
  }
  function keepLink(newer, earlier) {
    return {
      ...newer,
      prLink: newer.prLink ?? earlier?.prLink ?? null
    };
  }
  const jobIdPattern = /^(?!\.{1,2}$)(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u;
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .string */ .YjP()), null);
  const jobResponse = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__ /* ._regex */ .Fk(jobIdPattern))),
    status: text,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
      repository: text,
      ref: text
    }), {
      repository: null,
      ref: null
    }),
    model: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .unknown */ .L5J()),
    createdAt: text,
    archivedAt: text
  });
  const maxFieldLength = 300;
  function parseJob(json, redact, askedId) {
    const parsed = jobResponse.safeParse(json);
    if (!parsed.success) return null;
    const id = parsed.data.id ?? askedId;
    if (id === null || redact(id) !== id) return null;
    const {status, source, model, createdAt, archivedAt} = parsed.data;
    if (askedId !== null && status === null) return null;
    const line = value => value === null ? null : (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ /* .toRedactedLine */ .EK)(value, redact, maxFieldLength) || null;
    const {prLink: given} = parsed.data;
    const link = typeof given === "string" ? (0, _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ /* .parsePullRequestLink */ .m0)(redact(given)) : null;
    const hasLink = typeof given === "string" ? /\S/.test(given) : Boolean(given);
    return {
      id,
      status: knownStatus(line(status) ?? "unknown"),
      prLink: link?.url ?? null,
      hasUnusableLink: hasLink && link === null,
      model: line(model),
      repository: repositoryName(line(source.repository)),
      ref: line(source.ref),
      createdAt: line(createdAt),
      archivedAt: line(archivedAt)
    };
  }
  function repositoryName(given) {
    const url = given === null ? null : URL.parse(given);
    if (url?.protocol !== "https:" && url?.protocol !== "http:") return given;
    return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "") || null;
  }
  function knownStatus(text) {
    return knownStatuses.find(one => one === text.toLowerCase()) ?? text;
  }
  function outcomeOfJob(job) {
    const {status, prLink, hasUnusableLink} = job;
    if (status === "failed") return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("failed", null);
    if (prLink !== null) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("pull-request", null);
    if (status === "archived") return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("archived", null);
    return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("no-pull-request", hasUnusableLink ? "unexpected-answer" : null);
  }
  /***/}),

/***/ 4127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ W: () => /* binding */ readProject,
    /* harmony export */ t: () => /* binding */ projectInputs
    /* harmony export */  });
  /* harmony import */  var _runner_connections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
  const defaultUrl = "https://api.mintlify.com";
  const projectInputs = {
    "api-key": "",
    "project-id": "",
    "api-url": defaultUrl
  };
  const missingKey = "Input `api-key` is empty. Check that it names a secret, and that the secret exists. Runs for forks and Dependabot get no secrets.";
  const otherKey = "Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const foreignKey = "Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const shortKey = "Input `api-key` looks incomplete. Copy the whole admin key from the Mintlify dashboard and update the secret.";
  const missingProject = "Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.";
  function readProject(input, {mayLackKey}) {
    const apiUrl = readApiUrl(input);
    const key = input.matching("api-key", /^(?:(?!["'`])[\x21-\x7e])*$/, "be the key alone, in visible ASCII characters without quotes");
    const isMissing = input.text("api-key") === "" && !mayLackKey;
    const problem = isMissing ? missingKey : problemOfKey(key, apiUrl);
    problem !== null && input.reject(problem);
    return {
      apiKey: key,
      projectId: readProjectId(input),
      apiUrl
    };
  }
  const foreignKeyPrefix = /^(?:gh[oprsu]_|github_pat_|xox|sk-)/;
  const minKeyLength = 16;
  function problemOfKey(key, apiUrl) {
    if (/^mint_(?:dsc|us)_/.test(key)) return otherKey;
    if (apiUrl.origin === defaultUrl && foreignKeyPrefix.test(key)) return foreignKey;
    return key !== "" && key.length < minKeyLength ? shortKey : null;
  }
  const projectIdPattern = /^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
  const projectIdMust = "be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard";
  function readProjectId(input) {
    input.text("project-id") === "" && input.reject(missingProject);
    return input.matching("project-id", projectIdPattern, projectIdMust);
  }
  function readApiUrl(input) {
    const text = input.text("api-url");
    const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text) ? URL.parse(text.endsWith("/") ? text : `${text}/`) : null;
    if (url && (0, _runner_connections_js__WEBPACK_IMPORTED_MODULE_0__ /* .isEncryptedOrLoopback */ .Np)(url) && url.href === url.origin + url.pathname) {
      /\/v\d+\/$/.test(url.pathname) && input.reject("Input `api-url` must not end in the version of the API, such as `/v1`.");
      return url;
    }
    input.reject(`Input \`api-url\` must be an https address without credentials, such as \`${defaultUrl}\`.`);
    return new URL(defaultUrl);
  }
  /***/}),

/***/ 1345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Bu: () => /* binding */ gitHubTimeoutMs,
    /* harmony export */ EP: () => /* binding */ maxJobMs,
    /* harmony export */ FV: () => /* binding */ maxPostMs,
    /* harmony export */ Ng: () => /* binding */ lastCallMs,
    /* harmony export */ Xo: () => /* binding */ deadMs,
    /* harmony export */ Yf: () => /* binding */ contextMs,
    /* harmony export */ _f: () => /* binding */ outageMs,
    /* harmony export */ bG: () => /* binding */ betweenWritesMs,
    /* harmony export */ c: () => /* binding */ gitHubPrecisionMs,
    /* harmony export */ fw: () => /* binding */ mustKnowMs,
    /* harmony export */ h: () => /* binding */ linkMs,
    /* harmony export */ kF: () => /* binding */ caughtUpMs,
    /* harmony export */ kd: () => /* binding */ usualLimitMs,
    /* harmony export */ m: () => /* binding */ listedMs,
    /* harmony export */ nm: () => /* binding */ maxReadLagMs,
    /* harmony export */ ou: () => /* binding */ settledMs,
    /* harmony export */ px: () => /* binding */ lastAnswerMs,
    /* harmony export */ rA: () => /* binding */ freshMs,
    /* harmony export */ rV: () => /* binding */ pauseMs,
    /* harmony export */ tZ: () => /* binding */ reconcileMs,
    /* harmony export */ uu: () => /* binding */ beginningMs,
    /* harmony export */ vc: () => /* binding */ idleMs
    /* harmony export */  });
  const gitHubTimeoutMs = 1e4;
  const listedMs = 3e3;
  const settledMs = 15e3;
  const gitHubPrecisionMs = 1e3;
  const usualLimitMs = 6e4;
  const mustKnowMs = 6e4;
  const betweenWritesMs = 1e3;
  const freshMs = 6e4;
  const pauseMs = 15e3;
  const deadMs = 18e4;
  const beginningMs = 12e4;
  const maxJobMs = 936e5;
  const caughtUpMs = 9e4;
  const linkMs = 3e4;
  const maxReadLagMs = 15e3;
  const outageMs = 6e5;
  const idleMs = 3e4;
  const contextMs = 15e3;
  const lastAnswerMs = 5e3;
  const lastCallMs = 8e3;
  const maxPostMs = settledMs + 2 * mustKnowMs;
  const reconcileMs = 6e5;
  /***/})

};
