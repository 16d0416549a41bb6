export const id = 413;
export const ids = [413];
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
    /* harmony export */ C9: () => /* binding */ toJobRecord,
    /* harmony export */ H8: () => /* binding */ takesNoMessage,
    /* harmony export */ Vv: () => /* binding */ cameToNothing,
    /* harmony export */ Xv: () => /* binding */ unreadJob,
    /* harmony export */ ZK: () => /* binding */ reopened,
    /* harmony export */ pJ: () => /* binding */ endOf
    /* harmony export */  });
  function toJobRecord({id, status, pullRequest, repository, ref}, outcome) {
    return {
      id,
      status,
      prLink: pullRequest?.url ?? null,
      repository,
      ref,
      end: endOf(outcome)
    };
  }
  function unreadJob(id) {
    return {
      id,
      status: "unknown",
      prLink: null,
      repository: null,
      ref: null,
      end: null
    };
  }
  function reopened(job) {
    return job && {
      ...job,
      end: null
    };
  }
  function cameToNothing({status, prLink, end}) {
    const isOver = end === "gone" || end === "failed" || end === "archived";
    return isOver || status === "failed" || status === "archived" && prLink === null;
  }
  function takesNoMessage(job) {
    return cameToNothing(job) || job.status === "archived";
  }
  const gone = [ "job-disappeared", "job-not-found" ];
  function endOf(outcome) {
    switch (outcome?.result) {
     case "pull-request":
     case "no-pull-request":
     case "failed":
     case "archived":
      return outcome.result;

     default:
      return gone.some(reason => reason === outcome?.reason) ? "gone" : null;
    }
  }
  /***/}),

/***/ 300:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ s: () => /* binding */ isSameRequest,
    /* harmony export */ z: () => /* binding */ isSameInAnyAttempt
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  function isSameRequest(a, b) {
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
  /***/}),

/***/ 5962:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ bh: () => /* binding */ toShown,
    /* harmony export */ dO: () => /* binding */ keepNewer,
    /* harmony export */ gp: () => /* binding */ addNote
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _request_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(300);
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
  function keepNewer(standing, shown) {
    if (standing === null) return shown;
    const {key, delivery, asked, startedAt, notes} = standing;
    if (startedAt > shown.startedAt) return standing;
    if ((0, _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameInAnyAttempt */ .z)(key, shown.key)) return startedAt === shown.startedAt ? notes.reduce(addNote, shown) : shown;
    return delivery === "unconfirmed" ? addNote(shown, {
      kind: "unconfirmed",
      asked
    }) : shown;
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
  /* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5571);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7286);
  const scope = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .object */ .Ikc({
    repositoryId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .string */ .YjP(),
    number: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .int */ .Whr(),
    projectId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .string */ .YjP(),
    apiHost: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .string */ .YjP()
  });
  const header = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .extend */ .X$i(scope, {
    commentId: zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .int */ .Whr()),
    writtenAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .datetime */ .w$({
      precision: 3
    })
  });
  const pattern = /<!-- docs-agent:1 ([A-Za-z0-9+/=]{1,1000})\.([A-Za-z0-9+/=]{1,65000})\.([A-Za-z0-9+/=]{44}) -->/g;
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
  function readState(comment, of, signingKey, isKnown = false) {
    const isTrusted = isKnown || !comment.isByStranger;
    const [, headerText = "", stateText = "", signature = ""] = [ ...comment.body.matchAll(pattern) ].at(-1) ?? [];
    const found = header.safeParse(fromBase64(headerText)).data;
    const isOfConversation = found !== void 0 && isSameScope(found, of);
    const isOriginal = isKnown || !(comment.isByStranger || isEdited(comment));
    const stands = isOfConversation && standsIn(comment, found, isOriginal);
    if (!stands) return {
      kind: "none"
    };
    if (!isSignedBy(`${headerText}.${stateText}`, signature, signingKey)) return {
      kind: isTrusted ? "other-key" : "none"
    };
    const state = (0, _state_js__WEBPACK_IMPORTED_MODULE_1__ /* .parseState */ .Bu)(fromBase64(stateText));
    return state === null ? {
      kind: "unreadable"
    } : {
      kind: "state",
      state
    };
  }
  const maxBeginningMs = 12e4;
  function isEdited({createdAt, updatedAt}) {
    return createdAt !== updatedAt;
  }
  function standsIn({id, createdAt}, {commentId, writtenAt}, isOriginal) {
    if (commentId !== null) return commentId === id;
    const lagMs = Math.abs(Date.parse(createdAt) - Date.parse(writtenAt));
    return isOriginal && lagMs <= maxBeginningMs;
  }
  function isSameScope(a, b) {
    const isSameService = a.projectId === b.projectId && a.apiHost === b.apiHost;
    const isSameThread = a.repositoryId === b.repositoryId && a.number === b.number;
    return isSameService && isSameThread;
  }
  function toBase64(value) {
    return Buffer.from(JSON.stringify(value)).toString("base64");
  }
  function fromBase64(text) {
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .parseJson */ .qF)(Buffer.from(text, "base64").toString());
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
    /* harmony export */ U8: () => /* binding */ gitHubNow,
    /* harmony export */ aw: () => /* binding */ nothingRemembered,
    /* harmony export */ o$: () => /* binding */ sinceWriteMs
    /* harmony export */  });
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7286);
  const nothingRemembered = {
    comment: null,
    state: _state_js__WEBPACK_IMPORTED_MODULE_0__ /* .emptyState */ .p$,
    hasOtherKey: false,
    answer: null,
    askedAt: null
  };
  const maxFreshMs = 6e4;
  function isReadRecently({askedAt}, clock) {
    if (askedAt === null) return true;
    const wallMs = clock.now().getTime() - askedAt.date.getTime();
    const monotonicMs = clock.elapsedMs() - askedAt.elapsedMs;
    return wallMs < maxFreshMs && monotonicMs < maxFreshMs;
  }
  function gitHubNow({answer}, clock) {
    if (answer === null) return clock.now();
    return new Date(answer.date.getTime() + clock.elapsedMs() - answer.elapsedMs);
  }
  function sinceWriteMs({comment, answer}) {
    if (comment === null || answer === null) return 0;
    return answer.date.getTime() - Date.parse(comment.updatedAt);
  }
  /***/}),

/***/ 7286:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Bu: () => /* binding */ parseState,
    /* harmony export */ Dv: () => /* binding */ jobRecord,
    /* harmony export */ If: () => /* binding */ shownOfRun,
    /* harmony export */ Yp: () => /* binding */ remembersNothing,
    /* harmony export */ kB: () => /* binding */ time,
    /* harmony export */ lq: () => /* binding */ requestKey,
    /* harmony export */ p$: () => /* binding */ emptyState,
    /* harmony export */ xC: () => /* binding */ delivery
    /* harmony export */  });
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3102);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4671);
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .string */ .YjP();
  const time = zod_mini__WEBPACK_IMPORTED_MODULE_2__ /* .datetime */ .w$({
    precision: 3
  });
  const requestKey = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    source: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
      run: text,
      job: text,
      step: text
    }),
    digest: text,
    attempt: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .int */ .Whr())
  });
  const jobEnd = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ "pull-request", "no-pull-request", "failed", "archived", "gone" ]);
  const jobRecord = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    id: text,
    status: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    ref: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    end: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(jobEnd)
  });
  const changedPage = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    path: text,
    change: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ "added", "changed", "removed" ]),
    url: text
  });
  const preview = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    environment: text,
    url: text
  });
  const pullStates = [ "open", "merged", "closed" ];
  const note = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .union */ .KCZ([ zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ "key-replaced", "job-replaced", "pull-merged", "pull-closed" ])
  }), zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .literal */ .euz("unconfirmed"),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .literal */ .euz("other-job"),
    jobId: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    isWait: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .boolean */ .zMY()
  }), zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .literal */ .euz("job-ended"),
    end: jobEnd,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text)
  }), zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    kind: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .literal */ .euz("not-sent"),
    asked: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .results */ .Xv),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .reasons */ .Ot)
  }) ]);
  const shownParts = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n(_outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .reasons */ .Ot)),
    why: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    said: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    requester: text,
    workflow: text,
    runUrl: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text),
    startedAt: time,
    updatedAt: time,
    durationMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .number */ .aig()),
    notes: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .array */ .YOg(note),
    pull: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n(pullStates)),
    pages: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .array */ .YOg(changedPage),
    otherFiles: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .number */ .aig(),
    previews: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .array */ .YOg(preview)
  });
  const hasPossibleEnd = ({result, reason}) => result === null ? reason === null : (0, 
  _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .isPossible */ .wC)(result, reason);
  const shownOfRun = shownParts.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .refine */ .YPB(hasPossibleEnd));
  const delivery = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ "unsent", "sending", "delivered", "unconfirmed", "refused" ]);
  const shown = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .extend */ .X$i(shownParts, {
    key: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(requestKey),
    delivery
  }).check(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .refine */ .YPB(hasPossibleEnd));
  const delivered = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    key: requestKey,
    jobId: text,
    announcedAt: time,
    head: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text)
  });
  const kind = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* ["enum"] */ .k5n([ "create", "message" ]);
  const unconfirmed = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    doubtedAt: time
  });
  const sending = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    key: requestKey,
    nonce: text,
    kind,
    announcedAt: time,
    asked: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(text)
  });
  const state = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .object */ .Ikc({
    version: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .literal */ .euz(1),
    delivered: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .array */ .YOg(delivered),
    messagedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(time),
    unconfirmed: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .array */ .YOg(unconfirmed),
    createUnconfirmedAt: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(time),
    job: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(jobRecord),
    sending: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(sending),
    until: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(time),
    requestCount: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .number */ .aig(),
    shown: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(shown)
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

/***/ 6770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    W3: () => /* binding */ readComment,
    Uj: () => /* binding */ readKnown,
    rX: () => /* binding */ redactState,
    eY: () => /* binding */ snapshotOf,
    M9: () => /* binding */ write
  });
  // EXTERNAL MODULE: ./src/github/comments.ts
    var comments = __webpack_require__(6645);
  // EXTERNAL MODULE: ./src/github/errors.ts
    var errors = __webpack_require__(3116);
  // EXTERNAL MODULE: ./src/github/insist.ts
    var insist = __webpack_require__(1319);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
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
  // EXTERNAL MODULE: ./src/conversation/state.ts
    var state = __webpack_require__(7286);
  // CONCATENATED MODULE: ./src/conversation/store.ts
  async function readComment(store, knownId) {
    try {
      const snapshot = await (0, insist /* insist */ .R)(store.github, () => find(store, knownId));
      return {
        kind: "read",
        snapshot
      };
    } catch (error) {
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
      if (error.isInaccessible) return {
        kind: "refused",
        error
      };
      throw (0, outcome /* endOfRun */ .q_)("unknown", "memory-unreadable", {
        why: error.message
      });
    }
  }
  const maxComments = 3e3;
  const otherVersion = "The comment was written by another version of the action. Use the same version in all workflows of this repository.";
  async function find(store, knownId) {
    const {github, clock, scope, signingKey} = store;
    const pages = (0, comments /* listComments */ .fg)(github, scope.number);
    let hasOtherKey = false;
    for (const seen = new Set; seen.size < maxComments; ) {
      const askedAt = {
        date: clock.now(),
        elapsedMs: clock.elapsedMs()
      };
      const page = await pages.next();
      const answer = {
        date: page.value.date,
        elapsedMs: clock.elapsedMs()
      };
      const read = {
        answer,
        askedAt
      };
      for (const comment of page.value.comments) {
        seen.add(comment.id);
        const isKnown = comment.id === knownId;
        const reading = (0, signed_state /* readState */ .un)(comment, scope, signingKey, isKnown);
        if (reading.kind === "state") return {
          ...read,
          comment,
          state: reading.state,
          hasOtherKey: false
        };
        if (reading.kind === "unreadable") throw (0, outcome /* endOfRun */ .q_)("unknown", "memory-unreadable", {
          why: otherVersion
        });
        hasOtherKey ||= reading.kind === "other-key";
      }
      if (page.done) return {
        ...read,
        hasOtherKey,
        comment: null,
        state: state /* emptyState */ .p$
      };
    }
    throw new errors /* GitHubError */ .y_(`None of the first ${maxComments.toLocaleString("en")} comments is the one of the docs agent.`);
  }
  async function readKnown(store, id, retry = "for-a-minute") {
    if (id !== null) {
      const found = await readById(store, id, retry);
      if (found !== null) return found;
    }
    const listed = await readComment(store, id);
    if (listed.kind === "refused") throw listed.error;
    return listed.snapshot;
  }
  async function readById(store, id, retry) {
    const {github, clock} = store;
    try {
      const askedAt = {
        date: clock.now(),
        elapsedMs: clock.elapsedMs()
      };
      const found = await (0, insist /* insist */ .R)(github, () => (0, comments /* getComment */ .OK)(github, id, retry));
      const snapshot = snapshotOf(store, found, {
        ...conversation_snapshot /* nothingRemembered */ .aw,
        askedAt
      });
      return snapshot.comment === null ? null : snapshot;
    } catch (error) {
      if ((0, insist /* isNotFound */ .c)(error)) return null;
      throw error;
    }
  }
  function snapshotOf({clock, scope, signingKey}, {value: comment, date}, before) {
    const reading = (0, signed_state /* readState */ .un)(comment, scope, signingKey, true);
    const answer = {
      date,
      elapsedMs: clock.elapsedMs()
    };
    return reading.kind === "state" ? {
      ...before,
      comment,
      state: reading.state,
      answer
    } : {
      ...before,
      comment: null,
      answer
    };
  }
  async function write(store, snapshot, state) {
    const written = await writeOnce(store, snapshot, state);
    const isBegun = snapshot.comment === null;
    if (!isBegun || !written.comment?.isByStranger) return written;
    try {
      return await (0, insist /* insist */ .R)(store.github, () => writeOnce(store, written, state));
    } catch (error) {
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
      return written;
    }
  }
  async function writeOnce(store, snapshot, given) {
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
    return {
      ...snapshot,
      comment: value,
      state,
      hasOtherKey: false,
      answer
    };
  }
  function redactState({redact}, state) {
    return JSON.parse(redact(JSON.stringify(state)));
  }
  /***/}),

/***/ 4983:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ SP: () => /* binding */ putEntry,
    /* harmony export */ Xn: () => /* binding */ giveUpSending,
    /* harmony export */ mp: () => /* binding */ markSending,
    /* harmony export */ ne: () => /* binding */ withdraw,
    /* harmony export */ t5: () => /* binding */ isSendingDead
    /* harmony export */  });
  /* harmony import */  var _doubt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4225);
  /* harmony import */  var _job_record_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6172);
  /* harmony import */  var _request_key_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(300);
  /* harmony import */  var _shown_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5962);
  /* harmony import */  var _state_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7286);
  const maxDelivered = 50;
  const maxUnconfirmed = 25;
  function markSending(state, sending, entry) {
    const shown = (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .keepNewer */ .dO)(state.shown, (0, 
    _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry));
    return {
      ...state,
      sending,
      until: entry.until,
      shown
    };
  }
  const maxSendingMs = 18e4;
  function isSendingDead({sending}, sinceWriteMs) {
    return sending !== null && sinceWriteMs >= maxSendingMs;
  }
  function giveUpSending(state, now) {
    const {sending, shown} = state;
    if (sending === null) return state;
    const settled = {
      ...addUnconfirmed(state, sending, now),
      sending: null,
      job: sending.kind === "message" ? (0, _job_record_js__WEBPACK_IMPORTED_MODULE_4__ /* .reopened */ .ZK)(state.job) : state.job
    };
    if (shown === null) return settled;
    const {asked, kind, key} = sending;
    if (!(0, _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameRequest */ .s)(shown.key, key)) {
      const note = {
        kind: "unconfirmed",
        asked
      };
      return {
        ...settled,
        shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .addNote */ .gp)(shown, note)
      };
    }
    const delivery = "unconfirmed";
    const ended = {
      ...shown,
      ...(0, _doubt_js__WEBPACK_IMPORTED_MODULE_0__ /* .doubtOf */ .k)(kind),
      delivery,
      updatedAt: now
    };
    return {
      ...settled,
      shown: ended
    };
  }
  function putEntry(state, entry, now) {
    const isSendingThis = state.sending?.nonce === entry.nonce;
    const settled = putDelivery(isSendingThis ? {
      ...state,
      sending: null
    } : state, entry, now);
    const isOver = entry.delivery === "unsent" && entry.shown.result !== null;
    const isOwn = isOver && isSendingThis && entry.beginsComment;
    if (isOwn && (0, _state_js__WEBPACK_IMPORTED_MODULE_3__ /* .remembersNothing */ .Yp)(settled)) return null;
    const shown = (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .keepNewer */ .dO)(settled.shown, (0, 
    _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry));
    if (isOvertaken(settled, entry)) return {
      ...settled,
      shown
    };
    const next = {
      ...settled,
      until: entry.until
    };
    if (!(0, _doubt_js__WEBPACK_IMPORTED_MODULE_0__ /* .mayHaveArrived */ .B)(entry)) return {
      ...next,
      shown
    };
    if (hasEndAlready(state, entry)) return next;
    if (isOfOtherRun(settled.job, entry)) return {
      ...next,
      shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .addNote */ .gp)(settled.shown ?? (0, 
      _shown_js__WEBPACK_IMPORTED_MODULE_2__ /* .toShown */ .bh)(entry), noteOfOtherJob(entry))
    };
    const job = entry.job ?? settled.job;
    const isEndSure = !isInDoubtSince(settled, entry);
    return {
      ...next,
      job: isEndSure ? job : (0, _job_record_js__WEBPACK_IMPORTED_MODULE_4__ /* .reopened */ .ZK)(job),
      shown
    };
  }
  function isInDoubtSince({unconfirmed}, entry) {
    if (entry.kind === "wait") return false;
    const {announcedAt: sinceAt} = entry;
    return unconfirmed.some(({kind, announcedAt}) => kind === "message" && announcedAt > sinceAt);
  }
  function isOvertaken({delivered, job: standing}, {key, kind, job}) {
    if (kind === "wait") return false;
    const isOurs = delivered.filter(({jobId}) => jobId === job?.id || jobId === standing?.id).map(one => (0, 
    _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameRequest */ .s)(one.key, key));
    return isOurs.includes(true) && isOurs.at(-1) === false;
  }
  function isOfOtherRun(standing, entry) {
    const {job} = entry;
    const isOther = standing !== null && job !== null && standing.id !== job.id;
    return isOther && (entry.kind === "wait" || standing.id !== entry.jobIdBefore);
  }
  function hasEndAlready(before, {key, kind, job}) {
    const {delivered, job: standing} = before;
    const isKnown = kind === "wait" || delivered.some(one => (0, _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameRequest */ .s)(one.key, key));
    return isKnown && standing !== null && standing.id === job?.id && standing.end !== null && standing.end !== "gone" && job.end === null;
  }
  function noteOfOtherJob({job, kind}) {
    const {id: jobId = "", prLink = null} = job ?? {};
    return {
      kind: "other-job",
      jobId,
      prLink,
      isWait: kind === "wait"
    };
  }
  function putDelivery(state, entry, now) {
    if (entry.kind === "wait") return withdraw(state, entry);
    const {key, nonce, kind, delivery, job, announcedAt, head} = entry;
    if (delivery === "unsent" || delivery === "refused") return withdraw(state, entry);
    if (delivery === "unconfirmed") return addUnconfirmed(state, {
      key,
      nonce,
      kind,
      announcedAt
    }, now);
    if (delivery !== "delivered" || job === null) return state;
    if (state.delivered.some(one => (0, _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameRequest */ .s)(one.key, key))) return state;
    const others = unconfirmedBeside(state, entry);
    const isCounted = others.length < state.unconfirmed.length;
    const added = {
      key,
      jobId: job.id,
      announcedAt,
      head
    };
    return {
      ...state,
      delivered: [ ...state.delivered, added ].slice(-maxDelivered),
      messagedAt: kind === "message" ? now : null,
      unconfirmed: others,
      createUnconfirmedAt: kind === "create" ? null : state.createUnconfirmedAt,
      requestCount: state.requestCount + Number(!isCounted)
    };
  }
  function addUnconfirmed(state, {key, nonce, kind, announcedAt}, now) {
    const isKnown = state.unconfirmed.some(one => one.nonce === nonce) || state.delivered.some(one => (0, 
    _request_key_js__WEBPACK_IMPORTED_MODULE_1__ /* .isSameRequest */ .s)(one.key, key));
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
  function withdraw(state, attempt) {
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
    /* harmony export */ E: () => /* binding */ lastWriteMs,
    /* harmony export */ v: () => /* binding */ updateComment
    /* harmony export */  });
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6645);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3116);
  /* harmony import */  var _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1319);
  /* harmony import */  var _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1391);
  /* harmony import */  var _store_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6770);
  const lastWriteMs = 7e4;
  const firstBackoffMs = 1e3;
  const maxBackoffMs = 8e3;
  async function updateComment(store, snapshot, change, options = {}) {
    const {clock, over, github} = store;
    const {tryForMs = 0} = options;
    const startedMs = clock.elapsedMs();
    let {isJustRead = false} = options;
    const readAndWrite = async () => {
      const read = isJustRead ? snapshot : await readAgain(store, snapshot);
      isJustRead = false;
      return updateOnce(store, read, change, options);
    };
    for (let backoffMs = firstBackoffMs; ;backoffMs *= 2) try {
      return await (0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .insist */ .R)(github, readAndWrite);
    } catch (error) {
      const waitMs = waitAfter(error, Math.min(backoffMs, maxBackoffMs));
      const elapsedMs = clock.elapsedMs() - startedMs;
      const hasTime = elapsedMs + waitMs <= tryForMs && !over.aborted;
      if (!hasTime) throw error;
      await clock.sleep(waitMs, over);
    }
  }
  function waitAfter(error, backoffMs) {
    if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_)) return Number.POSITIVE_INFINITY;
    if (error.limitMs !== null) return Math.max(error.limitMs, backoffMs);
    const mayHelp = error.isTransient || error.status === 404;
    return mayHelp ? backoffMs : Number.POSITIVE_INFINITY;
  }
  async function updateOnce(store, snapshot, change, {mayBegin = false}) {
    const {comment, state} = snapshot;
    if (comment === null && !mayBegin) return snapshot;
    const now = (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ /* .gitHubNow */ .U8)(snapshot, store.clock).toISOString();
    const next = change(state, {
      now,
      sinceWriteMs: (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_4__ /* .sinceWriteMs */ .o$)(snapshot)
    });
    if (next === null) return remove(store, snapshot);
    if (next === state) return snapshot;
    if (comment !== null && isShown(store, comment, {
      state,
      next
    })) return snapshot;
    return (0, _store_js__WEBPACK_IMPORTED_MODULE_5__ /* .write */ .M9)(store, snapshot, next);
  }
  async function remove(store, snapshot) {
    snapshot.comment !== null && await (0, _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ /* .deleteComment */ .Tu)(store.github, snapshot.comment.id);
    return {
      ...snapshot,
      comment: null
    };
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

/***/ 6584:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ o: () => /* binding */ openGitHub
    /* harmony export */  });
  /* harmony import */  var _actions_github__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2413);
  /* harmony import */  var _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1931);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4671);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3116);
  /* harmony import */  var _request_failure_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4221);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(8129);
  const maxHeadMs = 1e4;
  const maxBodyMs = 2e4;
  const maxBodyBytes = 33554432;
  const apiVersion = "2022-11-28";
  function openGitHub(options) {
    const {token, apiUrl, repository} = options;
    const octokit = (0, _actions_github__WEBPACK_IMPORTED_MODULE_0__ /* .getOctokit */ .Q)(token || "none", {
      baseUrl: apiUrl,
      userAgent: "docs-agent-action",
      request: {
        fetch: fetchFrom(new URL(apiUrl).origin, options)
      },
      log: {
        debug() {},
        info() {},
        warn() {},
        error() {}
      }
    });
    octokit.hook.wrap("request", async (request, call) => {
      if (token === "") throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .GitHubError */ .y_("The input `github-token` is empty.", {
        isInaccessible: true
      });
      call.headers["x-github-api-version"] = apiVersion;
      return callWithRetries(options, (0, _retry_js__WEBPACK_IMPORTED_MODULE_5__ /* .retryOf */ .W2)(call), async () => {
        const response = await request(call);
        const isObject = Object(response.data) === response.data;
        if (call.method !== "DELETE" && !isObject) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .unusableAnswer */ .Qf)();
        return response;
      });
    });
    return {
      rest: octokit.rest,
      paginate: octokit.paginate,
      graphql: async (query, variables) => {
        try {
          return await octokit.graphql(query, {
            ...variables
          });
        } catch (error) {
          if (error instanceof Error) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .graphQlErrorOf */ .Rk)(error, options.redact);
          throw error;
        }
      },
      sleep: waitMs => options.clock.sleep(waitMs, AbortSignal.any([ options.cancelled, options.signal ])),
      repo: {
        owner: repository.owner,
        repo: repository.name
      }
    };
  }
  async function callWithRetries(options, retry, send) {
    const {clock, cancelled, signal} = options;
    const startedMs = clock.elapsedMs();
    for (let tries = 1; ;tries += 1) try {
      return await send();
    } catch (error) {
      throwIfCancelled(cancelled);
      const elapsedMs = clock.elapsedMs() - startedMs;
      const now = clock.now();
      const tried = {
        tries,
        elapsedMs,
        now
      };
      const known = (0, _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .gitHubErrorOf */ .r9)(error, {
        redact: options.redact,
        now
      });
      const waitMs = (0, _retry_js__WEBPACK_IMPORTED_MODULE_5__ /* .retryWaitMs */ .Ko)((0, 
      _request_failure_js__WEBPACK_IMPORTED_MODULE_4__ /* .readFailure */ .f)(error), retry, tried);
      if (waitMs === null || !known.isTransient || signal.aborted) throw known;
      await clock.sleep(waitMs, AbortSignal.any([ cancelled, signal ]));
      throwIfCancelled(cancelled);
    }
  }
  function throwIfCancelled(cancelled) {
    if (cancelled.aborted) throw (0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .endOfRun */ .q_)("cancelled", "interrupted");
  }
  const maxRedirects = 3;
  function fetchFrom(origin, options, redirects = 0) {
    return async (input, init) => {
      const url = new URL(input);
      if (url.origin !== origin) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .GitHubError */ .y_("GitHub linked to another host, which gets no request.");
      const answer = await send(url, init, options);
      if (answer.kind !== "answer") throw new _request_failure_js__WEBPACK_IMPORTED_MODULE_4__ /* .UnansweredError */ .j(answer);
      const {status, headers, body} = answer;
      const location = headers.location;
      if (status < 300 || status > 399 || location === void 0) return {
        status,
        url: url.href,
        headers: new Map(Object.entries(headers)),
        text: async () => body,
        arrayBuffer: async () => new ArrayBuffer(0)
      };
      const isRepeatable = init.method === "GET" || status === 307 || status === 308;
      if (!isRepeatable || redirects === maxRedirects) throw new _errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .GitHubError */ .y_(`GitHub answered ${status}, a redirect that can't be followed.`);
      const next = new URL(location, url).href;
      return fetchFrom(origin, options, redirects + 1)(next, init);
    };
  }
  async function send(url, {method, headers, body}, {clock, cancelled, signal}) {
    const tooLate = new AbortController;
    let isAnswered = false;
    clock.timeout(maxHeadMs).addEventListener("abort", () => {
      isAnswered || tooLate.abort(`no answer within ${maxHeadMs / 1e3}s`);
    });
    return (0, _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ /* .sendHttp */ .d)({
      method,
      url,
      headers: {
        "accept-encoding": "gzip",
        ...headers
      },
      body: body ?? null,
      signal: AbortSignal.any([ cancelled, signal, tooLate.signal, clock.timeout(maxHeadMs + maxBodyMs) ]),
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
    /* harmony export */ yL: () => /* binding */ readCommentBody
    /* harmony export */  });
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7488);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3116);
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
  async function* listPages(ask, sizes = pageSizes) {
    const [size = 1, ...smaller] = sizes;
    const hasSmaller = smaller.length > 0;
    for (let page = 1; ;page += 1) {
      const response = await askPage(ask, {
        page,
        size,
        hasSmaller
      });
      if (response === null) return yield* listPages(ask, smaller);
      const {data, headers} = response;
      if (!Array.isArray(data)) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
      const read = {
        comments: data.map(toComment),
        date: dateOf(headers)
      };
      const isLinked = /rel="next"/.test(headers.link ?? "");
      const mayHaveMore = isLinked || data.length >= size;
      if (!mayHaveMore || data.length === 0) return read;
      yield read;
    }
  }
  async function askPage(ask, {page, size, hasSmaller}) {
    const retry = hasSmaller ? "for-a-minute-but-502" : "for-a-minute";
    try {
      return await ask({
        per_page: size,
        ...page > 1 && {
          page
        },
        ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)(retry)
      });
    } catch (error) {
      const isTooLarge = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_ && error.status === 502;
      if (!isTooLarge || !hasSmaller) throw error;
      return null;
    }
  }
  async function getComment({rest, repo}, id, retry = "three-times") {
    const parameters = {
      ...repo,
      comment_id: id,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)(retry)
    };
    return dated(await rest.issues.getComment(parameters));
  }
  async function readCommentBody({rest, repo}, {id, surface, number}) {
    const {data} = surface === "issue" ? await rest.issues.getComment({
      ...repo,
      comment_id: id
    }) : surface === "review" ? await rest.pulls.getReviewComment({
      ...repo,
      comment_id: id
    }) : await rest.pulls.getReview({
      ...repo,
      pull_number: number ?? 0,
      review_id: id
    });
    if (typeof data.body !== "string") throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
    return data.body;
  }
  const once = (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)("if-unsent");
  async function createComment({rest, repo}, number, body) {
    return dated(await rest.issues.createComment({
      ...repo,
      issue_number: number,
      body,
      ...once
    }));
  }
  async function editComment({rest, repo}, id, body) {
    return dated(await rest.issues.updateComment({
      ...repo,
      comment_id: id,
      body,
      ...once
    }));
  }
  async function deleteComment({rest, repo}, id) {
    await rest.issues.deleteComment({
      ...repo,
      comment_id: id,
      ...once
    });
  }
  function dated({data, headers}) {
    return {
      value: toComment(data),
      date: dateOf(headers)
    };
  }
  function toComment(given) {
    if (given === null) throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
    const {body, html_url: url, issue_url: issueUrl, created_at: createdAt, updated_at: updatedAt, user, author_association: association = ""} = given;
    const id = Number(given.id);
    const number = Number(/\/(\d+)$/.exec(issueUrl)?.[1]);
    if (!Number.isSafeInteger(id) || !Number.isSafeInteger(number) || Number.isNaN(Date.parse(createdAt)) || Number.isNaN(Date.parse(updatedAt))) throw (0, 
    _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
    const author = user?.login || null;
    const isByBot = user?.type === "Bot";
    const isByStranger = !isByBot && !associationsOfInsiders.includes(association);
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
  const associationsOfInsiders = [ "OWNER", "MEMBER", "COLLABORATOR" ];
  function dateOf({date: text}) {
    const date = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .readDate */ .h2)(text);
    if (date !== null) return date;
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_("GitHub's answer doesn't say when it was given.", {
      isTransient: true
    });
  }
  /***/}),

/***/ 3116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Qf: () => /* binding */ unusableAnswer,
    /* harmony export */ Rk: () => /* binding */ graphQlErrorOf,
    /* harmony export */ dg: () => /* binding */ isTransient,
    /* harmony export */ r9: () => /* binding */ gitHubErrorOf,
    /* harmony export */ y_: () => /* binding */ GitHubError
    /* harmony export */  });
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(310);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7403);
  /* harmony import */  var _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4221);
  class GitHubError extends Error {
    name="GitHubError";
    status;
    isInaccessible;
    isClosed;
    isTransient;
    limitMs;
    constructor(message, facts = {}) {
      super(message);
      this.status = facts.status ?? null;
      this.isInaccessible = facts.isInaccessible ?? false;
      this.isClosed = facts.isClosed ?? false;
      this.isTransient = facts.isTransient ?? false;
      this.limitMs = facts.limitMs ?? null;
    }
  }
  function unusableAnswer() {
    return new GitHubError("GitHub's answer couldn't be understood.", {
      isTransient: true
    });
  }
  function gitHubErrorOf(error, {redact, now}) {
    const cause = Object(error).cause;
    for (const one of [ error, cause ]) if (one instanceof GitHubError) return one;
    const failure = (0, _request_failure_js__WEBPACK_IMPORTED_MODULE_3__ /* .readFailure */ .f)(error);
    const {status, message, unanswered} = failure;
    if (unanswered !== null) return unansweredError(unanswered);
    const isRefused = status === 403 && saysInaccessible(message);
    const isGone = (status === 404 || status === 410) && message !== null;
    return new GitHubError(describeAnswer(failure, redact), {
      status,
      isInaccessible: isRefused || isGone,
      isClosed: isLocked(failure) || isFull(failure),
      isTransient: isTransient(failure),
      limitMs: (0, _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ /* .isRateLimit */ .a5)(failure) ? (0, 
      _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ /* .limitMs */ .oV)(failure, now) : null
    });
  }
  function graphQlErrorOf(error, redact) {
    const isOurs = error instanceof GitHubError || error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .EndOfRun */ .eG;
    if (isOurs) return error;
    const said = (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ /* .toRedactedLine */ .E)(error.message, {
      redact,
      maxLength: maxSaidLength
    });
    return new GitHubError(`GitHub couldn't answer a query: "${said}".`);
  }
  function isTransient(failure) {
    const {status, unanswered} = failure;
    if (unanswered !== null) return unanswered.kind === "not-sent" || unanswered.kind === "no-response";
    return status === null || status >= 500 || (0, _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ /* .isRateLimit */ .a5)(failure);
  }
  function unansweredError({kind, detail}) {
    switch (kind) {
     case "no-response":
      return new GitHubError(`GitHub didn't answer: ${detail}.`, {
        isTransient: true
      });

     case "not-sent":
      return new GitHubError(`GitHub couldn't be reached: ${detail}.`, {
        isTransient: true
      });

     case "tls":
      return new GitHubError(`GitHub couldn't be reached: ${detail}. Set \`NODE_EXTRA_CA_CERTS\` to the certificate of the authority that signed it.`);

     case "blocked":
      return new GitHubError(`GitHub couldn't be reached: ${detail}. Check the proxy settings of the runner.`);
    }
  }
  function saysInaccessible(message) {
    return message?.startsWith("Resource not accessible by ") === true;
  }
  const maxSaidLength = 300;
  function describeAnswer(failure, redact) {
    const {status, message} = failure;
    if (status === null) return "The call to GitHub failed.";
    const said = message === null ? "" : `: "${quote(message, redact)}"`;
    return ((0, _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ /* .isRateLimit */ .a5)(failure) ? (0, 
    _rate_limit_js__WEBPACK_IMPORTED_MODULE_2__ /* .describeLimit */ .XW)(failure) : null) ?? describeLock(failure) ?? `GitHub answered ${status}${said}.${adviceFor(failure)}`;
  }
  function quote(message, redact) {
    const line = (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ /* .toRedactedLine */ .E)(message, {
      redact,
      maxLength: maxSaidLength
    });
    return line.replace(/\.$/, "");
  }
  function isLocked({status, message}) {
    return status === 403 && /\bis locked\b/.test(message ?? "");
  }
  function isFull({status, message}) {
    const isRefused = status === 403 || status === 422;
    return isRefused && /\b2,?500 comments\b/.test(message ?? "");
  }
  function describeLock(failure) {
    return isLocked(failure) ? "The conversation is locked. Unlock it to get comments and reactions." : null;
  }
  function adviceFor({status, headers, message}) {
    if (message === null) return status !== null && status < 500 ? " The answer isn't GitHub's own. Check the proxy of the runner." : "";
    if (saysInaccessible(message)) {
      const needed = headers["x-accepted-github-permissions"] ?? "";
      return /^[a-z_=,; ]{1,200}$/.test(needed) ? ` The token needs \`${needed.replaceAll("_", "-").replaceAll("=", ": ")}\`.` : " Check the `permissions` of the workflow job.";
    }
    if (status === 401) return " The token is wrong, or has expired.";
    if (status === 404 || status === 410) return " It doesn't exist, or the token may not read it.";
    return "";
  }
  /***/}),

/***/ 1319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ R: () => /* binding */ insist,
    /* harmony export */ c: () => /* binding */ isNotFound
    /* harmony export */  });
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3116);
  const refusedAgainMs = [ 2e3 ];
  const notFoundAgainMs = [ 2e3, 5e3 ];
  async function insist({sleep}, ask) {
    for (let refusals = 0; ;refusals += 1) try {
      return await ask();
    } catch (error) {
      const waitMs = againMs(error, refusals);
      if (waitMs === void 0) throw error;
      await sleep(waitMs);
    }
  }
  function againMs(error, refusals) {
    if (isNotFound(error)) return notFoundAgainMs[refusals];
    const isRefused = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_ && error.isInaccessible;
    return isRefused ? refusedAgainMs[refusals] : void 0;
  }
  function isNotFound(error) {
    return error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_ && error.isInaccessible && (error.status === 404 || error.status === 410);
  }
  /***/}),

/***/ 7403:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ XW: () => /* binding */ describeLimit,
    /* harmony export */ a5: () => /* binding */ isRateLimit,
    /* harmony export */ oV: () => /* binding */ limitMs
    /* harmony export */  });
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7488);
  function isRateLimit({status, headers, message}) {
    if (status !== 403 && status !== 429) return false;
    const isSpent = headers["x-ratelimit-remaining"] === "0";
    return status === 429 || isSpent || "retry-after" in headers || /rate limit|abuse detection/i.test(message ?? "");
  }
  const minuteMs = 6e4;
  function limitMs({headers}, now) {
    const at = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .readDate */ .h2)(headers.date) ?? now;
    const end = endOfLimit(headers, at);
    return end === null ? minuteMs : end.getTime() - at.getTime();
  }
  function describeLimit({headers}) {
    const at = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .readDate */ .h2)(headers.date);
    const end = at && endOfLimit(headers, at);
    const until = at && end && end > at ? (0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .dateTimeText */ .L4)(end) : null;
    if (until !== null && isOfToken(headers)) return `The rate limit of the token is used up until ${until}.`;
    const wait = until === null ? "Wait some minutes" : `Wait until ${until}`;
    return `GitHub's secondary rate limit is reached. ${wait}, and start fewer runs at a time.`;
  }
  function isOfToken(headers) {
    return headers["x-ratelimit-remaining"] === "0" && !("retry-after" in headers);
  }
  function endOfLimit(headers, at) {
    const waitMs = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .parseRetryAfter */ .mu)(headers["retry-after"] ?? null, at);
    if (waitMs !== null) return new Date(at.getTime() + waitMs);
    const reset = headers["x-ratelimit-reset"] ?? "";
    const isReset = isOfToken(headers) && /^\d{1,10}$/.test(reset);
    return isReset ? new Date(Number(reset) * 1e3) : null;
  }
  /***/}),

/***/ 4221:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ f: () => /* binding */ readFailure,
    /* harmony export */ j: () => /* binding */ UnansweredError
    /* harmony export */  });
  class UnansweredError extends Error {
    name="UnansweredError";
    failure;
    constructor(failure) {
      super(failure.detail);
      this.failure = failure;
    }
  }
  function readFailure(error) {
    const {status, response, cause} = Object(error);
    const {headers, data} = Object(response);
    const entries = Object.entries(Object(headers)).map(([name, value]) => [ name, String(value) ]);
    return {
      status: response !== void 0 && typeof status === "number" ? status : null,
      headers: Object.fromEntries(entries),
      message: messageOf(data),
      unanswered: cause instanceof UnansweredError ? cause.failure : null
    };
  }
  function messageOf(data) {
    const {message, errors} = Object(data);
    if (typeof message !== "string") return null;
    const details = Array.isArray(errors) ? errors.map(error => Object(error).message) : [];
    const said = details.filter(detail => typeof detail === "string");
    return said.length === 0 ? message : `${message}: ${said.join("; ")}`;
  }
  /***/}),

/***/ 8129:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Ko: () => /* binding */ retryWaitMs,
    /* harmony export */ W2: () => /* binding */ retryOf,
    /* harmony export */ s2: () => /* binding */ trying
    /* harmony export */  });
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3116);
  /* harmony import */  var _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7403);
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
  const maxTries = 3;
  const minuteMs = 6e4;
  const minLimitMs = 1e3;
  const firstBackoffMs = 500;
  const maxBackoffMs = 8e3;
  function retryWaitMs(failure, retry, {tries, elapsedMs, now}) {
    if ((0, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ /* .isRateLimit */ .a5)(failure)) {
      const waitMs = Math.max((0, _rate_limit_js__WEBPACK_IMPORTED_MODULE_1__ /* .limitMs */ .oV)(failure, now), minLimitMs);
      const mayWait = retry !== "if-unsent" && waitMs <= minuteMs;
      return mayWait && tries < maxTries ? waitMs : null;
    }
    const mayHelp = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .isTransient */ .dg)(failure) && suits(retry, failure);
    if (!mayHelp) return null;
    const backoffMs = firstBackoffMs * 2 ** Math.min(tries - 1, 10);
    const waitMs = Math.min(maxBackoffMs, backoffMs);
    const hasTime = retry === "three-times" || retry === "if-unsent" ? tries < maxTries : elapsedMs + waitMs <= minuteMs;
    return hasTime ? waitMs : null;
  }
  function suits(retry, {status, unanswered}) {
    if (retry === "if-unsent") return unanswered?.kind === "not-sent";
    return retry !== "for-a-minute-but-502" || status !== 502;
  }
  /***/})

};
