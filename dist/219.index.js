export const id = 219;
export const ids = [219];
export const modules = {

/***/ 2219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  /* harmony export */  __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ runPostStep: () => /* binding */ runPostStep
    /* harmony export */  });
  /* harmony import */  var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5038);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4671);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1345);
  /* harmony import */  var _report_react_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1603);
  /* harmony import */  var _save_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3468);
  /* harmony import */  var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5386);
  async function runPostStep(context) {
    const saved = (0, _save_js__WEBPACK_IMPORTED_MODULE_6__ /* .parseSavedRun */ .eQ)((0, 
    _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_2__ /* .parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, _tools_js__WEBPACK_IMPORTED_MODULE_7__ /* .openTools */ .a)(context, {
      isPostStep: true
    });
    const {entry, reactionId} = saved;
    const problem = await tellSaved(tools, saved);
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = (entry && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .toOutcome */ .KA)(entry.shown)) ?? (0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .interrupted */ .VM)();
    reactionId !== null && await (0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .unlessCancelled */ .MS)(() => (0, 
    _report_react_js__WEBPACK_IMPORTED_MODULE_5__ /* .reactToEnd */ .Wf)({
      ...tools,
      reactionId
    }, ended));
    return 0;
  }
  async function tellSaved({ledgerAtStart, clock}, {entry, commentId, isEndWritten}) {
    if (entry === null || ledgerAtStart.store === null) return null;
    const {result} = entry.shown;
    const isFinished = result !== null;
    try {
      const isAnnouncing = !isFinished || result === "cancelled";
      isAnnouncing && entry.delivery === "unsent" && await clock.sleep(_times_js__WEBPACK_IMPORTED_MODULE_4__ /* .settledMs */ .ou);
      const ledger = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ /* .readSaved */ .Sy)(ledgerAtStart, {
        entry,
        commentId
      });
      const foundId = ledger.snapshot.comment?.id ?? null;
      const atEnd = isFinished ? ledger : (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ /* .withEndOfKilled */ .wo)(ledger, clock);
      const {problem} = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ /* .tell */ .qz)(atEnd, {
        outlastMs: _times_js__WEBPACK_IMPORTED_MODULE_4__ /* .mustKnowMs */ .fw,
        isJustRead: foundId === commentId,
        isEndWritten
      });
      return problem;
    } catch (error) {
      const isExpected = error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_ || error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .EndOfRun */ .eG;
      if (!isExpected) throw error;
      return error.message;
    }
  }
  /***/})

};
