export const id = 130;
export const ids = [130];
export const modules = {

/***/ 8130:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   renderSummary: () => (/* binding */ renderSummary),
/* harmony export */   tellsOfGate: () => (/* binding */ tellsOfGate)
/* harmony export */ });
/* harmony import */ var _messages_skips_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7529);
/* harmony import */ var _messages_status_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3756);
/* harmony import */ var _comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(13);
/* harmony import */ var _escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2861);




const maxPromptLength = 20_000;
function tellsOfGate(reason) {
    return (0,_messages_skips_js__WEBPACK_IMPORTED_MODULE_0__/* .isGateReason */ .Mc)(reason);
}
function renderSummary(report, context, extras) {
    const { icon, title, text, next } = (0,_messages_status_js__WEBPACK_IMPORTED_MODULE_1__/* .describeStatus */ .Wn)(report, context);
    if (report.result === 'skipped' && tellsOfGate(report.reason))
        return `${icon} ${(0,_messages_skips_js__WEBPACK_IMPORTED_MODULE_0__.skipLine)(report, _escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toCode */ .Xt)}\n`;
    const warnings = extras.warnings.map((warning) => `- ⚠️ ${(0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toProse */ .HK)(warning)}`);
    const paragraphs = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([
        `## ${icon} ${title}${(0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .linkSuffix */ .s5)(report, context)}`,
        text,
        (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .detailParagraph */ .OT)(report),
        report.note,
        next,
        (0,_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .factsTable */ .wd)(report, context),
        warnings.length === 0 ? null : warnings.join('\n'),
        extras.prompt === null ? null : promptSection(report, extras.prompt),
    ]);
    return `${paragraphs}\n`;
}
function promptSection({ reason }, prompt) {
    const title = reason === 'dry-run' ? 'Prompt that would be sent' : 'Prompt as sent';
    const fence = (0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .toFence */ .ZQ)((0,_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .cut */ .Jj)(prompt, maxPromptLength), 'text');
    return `<details><summary>${title}</summary>\n\n${fence}\n\n</details>`;
}


/***/ })

};
