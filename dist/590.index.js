export const id = 590;
export const ids = [590];
export const modules = {

/***/ 4590:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   showAnswers: () => (/* binding */ showAnswers),
/* harmony export */   showDryRun: () => (/* binding */ showDryRun)
/* harmony export */ });
/* harmony import */ var _domain_job_report_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5520);
/* harmony import */ var _domain_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(13);


function showDryRun({ log }, dryRun) {
    const { ready, report, commentContext, inputs, issueNumber } = dryRun;
    const { host } = inputs.apiUrl;
    log.info(`Decision: ${decisionText(ready.plan)}, at ${host}, project ${inputs.projectId}`);
    log.group('Prompt that would be sent', indent(ready.prompt));
    if (ready.commit && inputs.commitStatus !== null)
        log.info(`Commit status that would be set: ${inputs.commitStatus} on ${ready.commit.sha.slice(0, 7)}`);
    if (issueNumber === null || inputs.comment === 'off') {
        log.info('No comment would be written.');
        return;
    }
    const request = { runId: report.runId, at: report.startedAt, text: ready.requestText };
    const comment = (0,_domain_markdown_comment_js__WEBPACK_IMPORTED_MODULE_1__/* .renderComment */ .wQ)((0,_domain_job_report_js__WEBPACK_IMPORTED_MODULE_0__/* .addRequest */ .N)(report, request), commentContext);
    log.group(`Comment that would be written on #${issueNumber}`, indent(comment));
}
function showAnswers({ log }, answers) {
    if (answers.length === 0) {
        log.info('No gate was asked, because `job-id` is set.');
        return;
    }
    const width = Math.max(...answers.map(({ name }) => name.length));
    const isLimit = answers.some(({ name }) => name === 'max-turns');
    log.group(isLimit ? 'Limits' : 'Gates', answers.map(({ name, answer }) => `${name.padEnd(width)}  ${answerText(answer)}`));
}
function answerText(answer) {
    switch (answer.kind) {
        case 'off':
            return 'off';
        case 'unseen':
            return `could not see: ${answer.problem}`;
        case 'open':
        case 'closed':
            return answer.detail === null ? answer.kind : `${answer.kind} (${answer.detail})`;
    }
}
function decisionText(plan) {
    switch (plan.kind) {
        case 'create':
            return 'start a new job';
        case 'message':
            return `send a message to job ${plan.jobId}`;
        case 'attach':
            return `wait for job ${plan.jobId}`;
        case 'status':
            return `ask for job ${plan.jobId}`;
    }
}
function indent(text) {
    return text.split('\n').map((line) => `  ${line}`);
}


/***/ })

};
