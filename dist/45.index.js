export const id = 45;
export const ids = [45];
export const modules = {

/***/ 3045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);
  // EXPORTS
    __webpack_require__.d(__webpack_exports__, {
    endOfKilledRun: () => /* binding */ endOfKilledRun,
    runPostStep: () => /* binding */ runPostStep
  });
  // EXTERNAL MODULE: ./src/conversation/announce.ts
    var announce = __webpack_require__(2224);
  // EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
    var schemas = __webpack_require__(5395);
  // EXTERNAL MODULE: ./src/conversation/state.ts
    var state = __webpack_require__(7286);
  // CONCATENATED MODULE: ./src/conversation/entry.ts
  const entry_text = schemas /* string */ .YjP();
  const entry = schemas /* object */ .Ikc({
    request: state /* requestKey */ .lq,
    nonce: entry_text,
    kind: schemas /* enum */ .k5n([ "create", "message", "wait" ]),
    announcedAt: state /* time */ .kB,
    head: schemas /* nullable */ .mee(entry_text),
    hasBegunComment: schemas /* boolean */ .zMY(),
    delivery: schemas /* enum */ .k5n([ "unsent", "sending", "delivered", "unconfirmed", "refused" ]),
    replaceableJobId: schemas /* nullable */ .mee(entry_text),
    job: schemas /* nullable */ .mee(state /* jobRecord */ .Dv),
    until: schemas /* nullable */ .mee(state /* time */ .kB),
    shown: state /* shown */ .SP
  });
  const savedRun = schemas /* object */ .Ikc({
    entry: schemas /* nullable */ .mee(entry),
    commentId: schemas /* nullable */ .mee(schemas /* int */ .Whr()),
    reactionId: schemas /* nullable */ .mee(schemas /* int */ .Whr()),
    isEndWritten: schemas /* boolean */ .zMY()
  });
  function parseSavedRun(json) {
    return savedRun.safeParse(json).data ?? null;
  }
  // EXTERNAL MODULE: ./src/conversation/store.ts + 1 modules
    var conversation_store = __webpack_require__(6770);
  // EXTERNAL MODULE: ./src/conversation/update.ts
    var update = __webpack_require__(7610);
  // EXTERNAL MODULE: ./src/github/errors.ts
    var errors = __webpack_require__(3116);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/agent/entry.ts
    var agent_entry = __webpack_require__(6301);
  // EXTERNAL MODULE: ./src/agent/react.ts
    var react = __webpack_require__(3086);
  // EXTERNAL MODULE: ./src/agent/tools.ts + 2 modules
    var agent_tools = __webpack_require__(5517);
  // CONCATENATED MODULE: ./src/agent/post.ts
  async function runPostStep(context) {
    const saved = parseSavedRun((0, plain_text /* parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, agent_tools /* openTools */ .a)(context, () => []);
    const {entry, reactionId} = saved;
    const problem = entry && await tellSaved(tools, {
      ...saved,
      entry
    });
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = entry && (0, outcome /* toOutcome */ .KA)(entry.shown);
    reactionId !== null && await (0, react /* reactToEnd */ .Wf)(tools, ended ?? interrupted, reactionId);
    return 0;
  }
  const interrupted = (0, outcome /* outcome */ .bu)("cancelled", "interrupted");
  async function tellSaved({storeAtStart: store, clock}, {entry, commentId, isEndWritten}) {
    if (store === null) return null;
    const {result} = entry.shown;
    const isFinished = result !== null;
    try {
      const isAnnouncing = !isFinished || result === "cancelled";
      isAnnouncing && entry.delivery === "unsent" && await clock.sleep(announce /* settledAfterMs */ .yk);
      const snapshot = await (0, conversation_store /* readKnown */ .Uj)(store, commentId);
      const now = (0, conversation_store /* gitHubNow */ .U8)(snapshot, clock).toISOString();
      const end = isFinished ? entry : endOfKilledRun(entry, now);
      const told = await (0, agent_entry /* tell */ .qz)({
        store
      }, snapshot, end, {
        tryForMs: update /* lastWriteMs */ .E,
        isJustRead: true,
        mayBegin: !isEndWritten && (0, agent_entry /* isWorthBeginning */ .Ew)(end)
      });
      return told.problem;
    } catch (error) {
      if (error instanceof errors /* GitHubError */ .y_) return error.message;
      if (!(error instanceof outcome /* EndOfRun */ .eG)) throw error;
      return error.outcome.why ?? error.message;
    }
  }
  function endOfKilledRun(entry, now) {
    const {kind, shown} = entry;
    const delivery = entry.delivery === "sending" ? "unconfirmed" : entry.delivery;
    const isSent = delivery === "delivered" || delivery === "unconfirmed";
    return {
      ...entry,
      delivery,
      until: null,
      shown: {
        ...shown,
        ...killed(kind, delivery),
        isSent,
        updatedAt: now
      }
    };
  }
  function killed(kind, delivery) {
    if (delivery !== "unconfirmed") return interrupted;
    return (0, outcome /* outcome */ .bu)("unknown", kind === "create" ? "create-unconfirmed" : "message-unconfirmed");
  }
  /***/})

};
