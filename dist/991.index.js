export const id = 991;
export const ids = [991];
export const modules = {

/***/ 7268:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ B: () => /* binding */ renderSummary,
    /* harmony export */ renderProblems: () => /* binding */ renderProblems
    /* harmony export */  });
  /* harmony import */  var _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5547);
  /* harmony import */  var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3862);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3160);
  /* harmony import */  var _reasons_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1148);
  const maxPromptLength = 2e4;
  function renderSummary(parts) {
    const {subject, requestCount, prompt, warnings, checks} = parts;
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .joinParagraphs */ .ml)([ (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_2__ /* .statusSection */ .w0)(subject), ...warnings.map(warning => `⚠️ ${(0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toProse */ .HK)(warning)}`), (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_2__ /* .pagesSection */ .e3)(subject.shown), checks.length === 0 ? null : (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toTable */ .MR)([ "Checked", "What it shows" ], checks.map(row => row.map(cell => (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toProse */ .HK)(cell)))), (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_2__ /* .detailsSection */ .Il)(subject, requestCount), prompt && promptSection(prompt, (0, 
    _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ /* .mayHaveArrived */ .BW)(subject.shown)) ]);
  }
  function promptSection(text, isSent) {
    const title = isSent ? "Prompt as sent" : "Prompt that wasn't sent";
    return (0, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toDetails */ .sU)(title, (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toFence */ .ZQ)((0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .cut */ .Jj)(text, maxPromptLength), "text"));
  }
  function renderProblems(problems) {
    const text = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_3__ /* .textOfReason */ .vs)((0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("rejected", "invalid-input"));
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .joinParagraphs */ .ml)([ `### ⛔ ${text?.title}`, problems.map(problem => `- ${(0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_5__ /* .toProse */ .HK)(problem)}`).join("\n"), text?.next ?? null ]);
  }
  /***/}),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ w$: () => /* binding */ datetime
    /* harmony export */  });
  /* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
  /* harmony import */  var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
  /* harmony import */  var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1041);
  /* harmony import */  var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
  /* harmony import */  var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);
  const ZodMiniISODateTime =  _core_index_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__ /* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__ /* .ZodMiniStringFormat */ .zUr.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__ /* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
  }
})

};
