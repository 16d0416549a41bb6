export const id = 219;
export const ids = [219];
export const modules = {

/***/ 2219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  /* harmony export */  __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ endOfKilledRun: () => /* binding */ endOfKilledRun,
    /* harmony export */ runPostStep: () => /* binding */ runPostStep
    /* harmony export */  });
  /* harmony import */  var _conversation_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7286);
  /* harmony import */  var _conversation_store_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6770);
  /* harmony import */  var _conversation_update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7610);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3116);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4671);
  /* harmony import */  var _entry_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6301);
  /* harmony import */  var _react_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3086);
  /* harmony import */  var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5517);
  async function runPostStep(context) {
    const saved = (0, _conversation_state_js__WEBPACK_IMPORTED_MODULE_0__ /* .parseSavedRun */ .eQ)((0, 
    _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_8__ /* .parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, _tools_js__WEBPACK_IMPORTED_MODULE_7__ /* .openTools */ .a)(context, () => []);
    const {entry, reactionId} = saved;
    const problem = entry && await tellSaved(tools, {
      ...saved,
      entry
    });
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = entry && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .toOutcome */ .KA)(entry.shown);
    reactionId !== null && await (0, _react_js__WEBPACK_IMPORTED_MODULE_6__ /* .reactToEnd */ .Wf)(tools, ended ?? interrupted, reactionId);
    return 0;
  }
  const interrupted = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .outcome */ .bu)("cancelled", "interrupted");
  async function tellSaved({storeAtStart: store, clock}, {entry, commentId, isEndWritten}) {
    if (store === null) return null;
    try {
      const snapshot = await (0, _conversation_store_js__WEBPACK_IMPORTED_MODULE_1__ /* .readKnown */ .Uj)(store, commentId);
      const now = (0, _conversation_store_js__WEBPACK_IMPORTED_MODULE_1__ /* .gitHubNow */ .U8)(snapshot, clock).toISOString();
      const isFinished = entry.shown.result !== null;
      const end = isFinished ? entry : endOfKilledRun(entry, now);
      const told = await (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__ /* .tell */ .qz)({
        store
      }, snapshot, end, {
        tryForMs: _conversation_update_js__WEBPACK_IMPORTED_MODULE_2__ /* .lastWriteMs */ .E,
        isJustRead: true,
        mayBegin: !isEndWritten && (0, _entry_js__WEBPACK_IMPORTED_MODULE_5__ /* .isWorthBeginning */ .Ew)(end)
      });
      return told.problem;
    } catch (error) {
      if (error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .GitHubError */ .y_) return error.message;
      if (!(error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .EndOfRun */ .eG)) throw error;
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
    return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .outcome */ .bu)("unknown", kind === "create" ? "create-unconfirmed" : "message-unconfirmed");
  }
  /***/})

};
