"use strict";
exports.id = 645;
exports.ids = [645];
exports.modules = {

/***/ 4645:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  checkSetUp: () => (/* binding */ checkSetUp)
});

// EXTERNAL MODULE: ./src/base/budgets.ts
var budgets = __webpack_require__(1135);
// EXTERNAL MODULE: ./src/mintlify/client-options.ts
var client_options = __webpack_require__(2240);
// EXTERNAL MODULE: ./src/mintlify/call.ts
var call = __webpack_require__(184);
// EXTERNAL MODULE: ./src/mintlify/mintlify-client.ts
var mintlify_client = __webpack_require__(2340);
;// CONCATENATED MODULE: ./src/set-up/ask-service.ts


const checkedJobId = 'docs-agent-action-check';
async function askService(options) {
    const { projectId } = options;
    const [job, visitors] = await Promise.all([
        (0,call/* requestOnce */.L)((0,mintlify_client/* callTo */.Gu)(options, `v2/agent/${projectId}/job/${checkedJobId}`)),
        (0,call/* requestOnce */.L)((0,mintlify_client/* callTo */.Gu)(options, `v1/analytics/${projectId}/visitors?limit=1`)),
    ]);
    return { job, visitors };
}

;// CONCATENATED MODULE: ./src/set-up/set-up-check.ts
function refusalIn({ job, visitors }) {
    const refused = [job, visitors].find((one) => isStatus(one, 401)) ?? (isStatus(job, 403) ? job : null);
    if (refused?.kind !== 'status')
        return null;
    return { reason: refused.status === 401 ? 'unauthorized' : 'forbidden', detail: refused.detail };
}
function serviceRows({ job, visitors }, projectId) {
    return [
        { what: 'Mintlify: unknown job', answer: answerOf(job), shows: shownByJob(job) },
        {
            what: 'Mintlify: visitors',
            answer: answerOf(visitors),
            shows: shownByVisitors(visitors, projectId),
        },
    ];
}
function gitHubRows({ isPublic, reads, workflowFile }) {
    const canRead = shownByRead(isPublic);
    const rows = reads.map(({ what, problem }) => ({
        what: `GitHub: ${what}`,
        answer: problem === null ? 'read' : 'not read',
        shows: problem ?? canRead,
    }));
    return workflowFile ? [...rows, workflowRow(workflowFile)] : rows;
}
function untriedRows(permissions) {
    const write = {
        what: 'GitHub: writing',
        answer: 'not tried',
        shows: `The run needs ${permissions.join(' and ')}. Compare this with "GITHUB_TOKEN Permissions" under "Set up job" in the log.`,
    };
    return [
        ...(permissions.length === 0 ? [] : [write]),
        {
            what: 'Mintlify: new job',
            answer: 'not tried',
            shows: "Only an agent job shows whether the API key can write, whether the plan includes the agent, and whether Mintlify's GitHub App can open pull requests.",
        },
    ];
}
function answerOf(outcome) {
    return outcome.kind === 'value' ? 'answered' : outcome.detail;
}
const acceptedText = 'Mintlify accepts the API key.';
const refusedText = "Mintlify doesn't accept the API key.";
function shownByJob(job) {
    if (job.kind === 'value')
        return acceptedText;
    if (isStatus(job, 404))
        return `${acceptedText} This doesn't show whether the project exists.`;
    if (isStatus(job, 401))
        return refusedText;
    if (isStatus(job, 403))
        return "The API key isn't allowed to read agent jobs.";
    return 'This shows nothing about the API key.';
}
function shownByVisitors(visitors, projectId) {
    if (visitors.kind === 'value')
        return hasTotals(visitors.value)
            ? `The project \`${projectId}\` exists, and the API key can read it.`
            : "The answer isn't Mintlify's. Check `api-url`.";
    if (isStatus(visitors, 404))
        return "Mintlify doesn't find the project for this API key. Check `project-id`.";
    if (isStatus(visitors, 401))
        return refusedText;
    if (isStatus(visitors, 403))
        return "The API key isn't allowed to read analytics. An agent job doesn't need them. The `visitors` action does.";
    return 'This shows nothing about the project.';
}
function shownByRead(isPublic) {
    if (isPublic === null)
        return "GitHub didn't say whether the repository is public, where reading needs no permission.";
    return isPublic
        ? 'The repository is public, so reading needs no permission.'
        : 'The token has the permission to read them.';
}
function workflowRow({ path, branch, isThere, problem, }) {
    const what = 'GitHub: workflow file';
    if (branch === null || isThere === null)
        return { what, answer: 'not known', shows: problem ?? "GitHub didn't name the default branch." };
    if (isThere)
        return { what, answer: `on ${branch}`, shows: `Comments with the slash command can start \`${path}\`.` };
    return {
        what,
        answer: `not found on ${branch}`,
        shows: `Comments start \`${path}\` only after it's merged to ${branch}. If it is there, the token needs \`contents: read\`.`,
    };
}
function hasTotals(value) {
    return typeof Object(Object(value).totals).total === 'number';
}
function isStatus(outcome, status) {
    return outcome.kind === 'status' && outcome.status === status;
}

// EXTERNAL MODULE: ./src/state/outcome.ts
var outcome = __webpack_require__(9773);
;// CONCATENATED MODULE: ./src/job/check-set-up.ts





async function checkSetUp({ setup, parts, reporter }) {
    const { context, inputs, signals } = setup;
    const [answers, gitHub] = await Promise.all([
        askService((0,client_options/* serviceClientOptions */.t)(inputs, context, signals)),
        parts.github.readSetUp(signals.abortAfter(budgets/* maxContextMs */.CK)),
    ]);
    const rows = [
        ...serviceRows(answers, inputs.projectId),
        ...(gitHub ? gitHubRows(gitHub) : []),
        ...untriedRows(permissionsToWrite(inputs)),
    ];
    context.log.group('Set-up check', rows.map(({ what, answer, shows }) => `${what}: ${answer.replace(/\.$/, '')}. ${shows}`));
    reporter.tell({ setUp: rows });
    const refusal = refusalIn(answers);
    return refusal && (0,outcome/* outcome */.bu)('rejected', refusal);
}
function permissionsToWrite({ comment, commitStatus }) {
    return [
        ...(comment === 'off' ? [] : ['`pull-requests: write` (on an issue, `issues: write`)']),
        ...(commitStatus === null ? [] : ['`statuses: write`']),
    ];
}


/***/ })

};
;