"use strict";
exports.id = 314;
exports.ids = [314];
exports.modules = {

/***/ 4314:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   helpText: () => (/* binding */ helpText)
/* harmony export */ });
/* harmony import */ var _event_slash_command_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3273);

function helpText(command) {
    return `${_event_slash_command_js__WEBPACK_IMPORTED_MODULE_0__/* .helpStart */ .SV}${command}\` can do

| Comment | What it does |
|---|---|
| \`${command} <what to change>\` | Sends your request to the agent. If the conversation already has an agent job, that job continues, unless it failed or was archived. |
| \`${command}\` | Runs the workflow's prompt, or asks the agent to document this pull request or issue. |
| \`${command} new <what to change>\` | Starts a new agent job. |
| \`${command} status\` | Shows the status of the agent job. |
| \`${command} skip\` | For a change that needs no documentation. Sets the commit status to success. Needs the input \`commit-status\`. |
| \`${command} help\` | Shows this help. |

Put the command at the very start of a new comment. Text on later lines is part of the request.`;
}


/***/ })

};
;