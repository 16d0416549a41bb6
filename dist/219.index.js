export const id = 219;
export const ids = [219];
export const modules = {

/***/ 2219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  /* harmony export */  __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ runPostStep: () => /* binding */ runPostStep
    /* harmony export */  });
  /* harmony import */  var _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5547);
  /* harmony import */  var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6464);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1286);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4671);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(1345);
  /* harmony import */  var _report_react_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1603);
  /* harmony import */  var _tools_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5386);
  async function runPostStep(context) {
    const saved = (0, _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ /* .parseSavedRun */ .eQ)((0, 
    _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_6__ /* .parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, _tools_js__WEBPACK_IMPORTED_MODULE_5__ /* .openTools */ .a)(context, {
      isPostStep: true
    });
    const {entry, reactionId} = saved;
    const problem = entry && await tellSaved(tools, {
      ...saved,
      entry
    });
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = entry && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .toOutcome */ .KA)(entry.shown);
    reactionId !== null && await (0, _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .unlessCancelled */ .MS)(() => (0, 
    _report_react_js__WEBPACK_IMPORTED_MODULE_4__ /* .reactToEnd */ .Wf)(tools, ended ?? (0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .interrupted */ .VM)(), reactionId));
    return 0;
  }
  async function tellSaved({ledgerAtStart, clock}, {entry, commentId, isEndWritten}) {
    if (ledgerAtStart.store === null) return null;
    const {result} = entry.shown;
    const isFinished = result !== null;
    try {
      const isAnnouncing = !isFinished || result === "cancelled";
      isAnnouncing && entry.delivery === "unsent" && await clock.sleep(_times_js__WEBPACK_IMPORTED_MODULE_7__ /* .settledMs */ .ou);
      const ledger = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .find */ .I6)(ledgerAtStart, commentId);
      const now = (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .timeOf */ .nR)(ledger, clock).toISOString();
      const end = isFinished ? entry : (0, _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ /* .interrupt */ .G)(entry, now);
      const {problem} = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .tell */ .qz)(ledger, end, {
        isLast: true,
        isJustRead: true,
        isEndWritten
      });
      return problem;
    } catch (error) {
      const isExpected = error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_ || error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_3__ /* .EndOfRun */ .eG;
      if (!isExpected) throw error;
      return error.message;
    }
  }
  /***/})

};
