export const id = 979;
export const ids = [979,535];
export const modules = {

/***/ 1720:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReconcileAction: () => (/* binding */ runReconcileAction)
});

// EXTERNAL MODULE: ./src/adapters/github/client.ts + 2 modules
var client = __webpack_require__(155);
// EXTERNAL MODULE: ./src/adapters/github/conversation/tracked-conversations.ts
var tracked_conversations = __webpack_require__(4535);
// EXTERNAL MODULE: ./src/adapters/github/event/read.ts + 2 modules
var read = __webpack_require__(1308);
// EXTERNAL MODULE: ./src/adapters/mintlify/client.ts + 1 modules
var mintlify_client = __webpack_require__(7080);
// EXTERNAL MODULE: ./src/adapters/runner/cancellation.ts
var cancellation = __webpack_require__(3792);
// EXTERNAL MODULE: ./src/adapters/runner/connections.ts
var connections = __webpack_require__(6814);
// EXTERNAL MODULE: ./src/domain/conversation/comment-state.ts
var comment_state = __webpack_require__(375);
// EXTERNAL MODULE: ./src/domain/event/event.ts
var event_event = __webpack_require__(503);
// EXTERNAL MODULE: ./src/domain/job/report.ts
var job_report = __webpack_require__(5520);
// EXTERNAL MODULE: ./src/domain/markdown/comment.ts
var comment = __webpack_require__(13);
// EXTERNAL MODULE: ./src/domain/messages/doc-links.ts
var doc_links = __webpack_require__(23);
// EXTERNAL MODULE: ./src/domain/messages/reasons.ts
var reasons = __webpack_require__(8120);
// EXTERNAL MODULE: ./src/domain/format.ts
var format = __webpack_require__(5077);
// EXTERNAL MODULE: ./src/domain/job/pull-request-link.ts
var pull_request_link = __webpack_require__(2626);
// EXTERNAL MODULE: ./src/domain/markdown/escape.ts
var markdown_escape = __webpack_require__(2861);
// EXTERNAL MODULE: ./src/domain/messages/annotation.ts
var annotation = __webpack_require__(3144);
// EXTERNAL MODULE: ./src/domain/messages/status.ts
var messages_status = __webpack_require__(4743);
;// CONCATENATED MODULE: ./src/domain/reconcile/report.ts
// The report of a reconcile: its outputs, its log line, and the summary with a table of its conversations.







/** Results that `fail-on` may name. */
const failableReconcileResults = ['partial', 'rejected'];
const icons = { done: '✅', partial: '⚠️', rejected: '⛔' };
/** One line: what was done, why not all of it, and what to do next. */
function reconcileMessage(report) {
    const { reason, detail } = report;
    const { text, next } = adviceFor(report);
    return (0,markdown_escape/* joinSentences */.DP)([`${titleOf(report)}.`, text, reason === null ? detail : (0,annotation/* detailSentence */.j)(detail), next]);
}
/** The summary's Markdown. */
function renderReconcileSummary(report) {
    const { reason, detail, unverified, updates } = report;
    const { text, next } = adviceFor(report);
    const paragraphs = (0,markdown_escape/* joinParagraphs */.ml)([
        `## ${titleOf(report)}`,
        text,
        reason === null ? detail && (0,markdown_escape/* toProse */.HK)(detail) : (0,markdown_escape/* detailLine */.mr)(detail),
        next,
        updates.length === 0 ? null : tableOf(updates),
        unverified === 0 ? null : unverifiedText(unverified),
    ]);
    return `${paragraphs}\n`;
}
/** How many conversations were brought to their end. An end that could not be written is none. */
function countFinished({ updates }) {
    return updates.filter(({ isFinished }) => isFinished).length;
}
/** How many comments were left alone, and why. */
function unverifiedText(unverified) {
    return `Skipped: ${(0,format/* countedText */.oA)(unverified, 'comment')} whose signature doesn't match this \`state-secret\` or \`api-key\`.`;
}
function titleOf(report) {
    const { result, reason } = report;
    return `${icons[result]} ${result === 'rejected' ? (0,messages_status/* rejectionTitle */.sS)(reason) : progressText(report)}`;
}
function progressText(report) {
    const { result, updates, left } = report;
    const open = updates.length + left;
    if (open === 0)
        return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated';
    return `Finished ${(0,format/* countText */.lT)(countFinished(report))} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`;
}
function adviceFor({ result, reason, updates, left }) {
    const { text, next } = (0,reasons/* describeReason */.Gk)(reason);
    const troubled = updates.filter(({ problem }) => problem !== null).length;
    const trouble = troubled > 0 ? `Not updated, or only in part: ${(0,format/* countedText */.oA)(troubled, 'conversation')}.` : null;
    const rest = left > 0 ? `Left for the next run: ${(0,format/* countedText */.oA)(left, 'conversation')}.` : null;
    return {
        text: (0,markdown_escape/* joinSentences */.DP)([text, trouble, rest]) || null,
        next: next ?? (result === 'done' ? null : 'Run the workflow again.'),
    };
}
function tableOf(updates) {
    const rows = updates.map((update) => `| ${linkCell(update)} | ${stateCell(update)} | ${noteCell(update)} | ${(0,markdown_escape/* toCode */.Xt)(update.jobId)} |`);
    return ['| Comment | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n');
}
function linkCell({ issueNumber, commentUrl }) {
    return `[Comment on ${(0,markdown_escape/* toEntities */.LW)(`#${issueNumber}`)}](${commentUrl})`;
}
function stateCell({ result, status, isStalled }) {
    if (isStalled)
        return '⚠️&nbsp;stalled';
    if (result === null && status === null)
        return `${(0,messages_status/* iconOf */.ZG)('unknown')}&nbsp;unknown`;
    return `${(0,messages_status/* iconOf */.ZG)(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'working'}`;
}
function noteCell({ prLink, problem, isStalled, commentUrl }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m0)(prLink);
    if (!link && problem === null && !isStalled)
        return '–';
    return (0,markdown_escape/* joinSentences */.DP)([
        link && (0,comment/* linkTo */.uM)(link, commentUrl),
        problem === null ? null : (0,markdown_escape/* toCode */.Xt)(problem, 500),
        isStalled ? 'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.' : null,
    ]);
}

;// CONCATENATED MODULE: ./src/domain/reconcile/outputs.ts
// The outputs of the reconcile, as its metadata file declares them.

/** The value of each output by its name. */
function reconcileOutputs(report) {
    const { result, reason, updates, left } = report;
    const finished = countFinished(report);
    return {
        checked: String(updates.length),
        finished: String(finished),
        pending: String(updates.length - finished + left),
        jobs: JSON.stringify(updates),
        result,
        reason: reason ?? '',
    };
}

// EXTERNAL MODULE: ./src/domain/http/outcome.ts
var outcome = __webpack_require__(8409);
// EXTERNAL MODULE: ./src/domain/job/job.ts
var job_job = __webpack_require__(1175);
// EXTERNAL MODULE: ./src/domain/job/outcome.ts
var job_outcome = __webpack_require__(8324);
;// CONCATENATED MODULE: ./src/domain/reconcile/tracked-conversation.ts



/** After a message, the job may show how its previous turn ended for this long. */
const staleMs = 90_000;
/**
 * The service stops its own automations after 25 hours. It promises no limit for a job.
 *
 * https://www.mintlify.com/docs/automations
 */
const stalledMs = 26 * 3_600_000;
/** Whether nobody has seen the job of a report end. */
function isOpen({ jobId, result, reason }) {
    return jobId !== null && (0,job_outcome/* isUnfinished */.ui)(result) && reason !== 'job-disappeared';
}
/** What a reading of the job means for the conversation of the report. */
function assessJob(report, polled, now) {
    if (polled.kind === 'value')
        return assessReading(report, polled.value, now);
    const { detail } = polled;
    if (polled.kind === 'status' && polled.status === 404) {
        return { kind: 'ended', outcome: (0,job_outcome/* outcome */.bu)('unknown', { reason: 'job-disappeared', detail }) };
    }
    if (!isAboutEveryJob(polled))
        return { kind: 'pending', job: null, problem: detail };
    return { kind: 'rejected', reason: (0,outcome/* reasonForFailure */.M)(polled, 'job-disappeared'), detail };
}
/** How long a job has been active since its create or its last message, as far as either is known. */
function activeMs({ startedAt }, { createdAt }, now) {
    const createdMs = Date.parse(createdAt ?? '') || 0;
    return now.getTime() - Math.max(createdMs, Date.parse(startedAt));
}
/** Whether a job has been active for so long that it may never end. */
function isStalled(report, job, now) {
    return !(0,job_job/* hasEnded */.hY)(job) && activeMs(report, job, now) > stalledMs;
}
/** Whether every other job would fail as this one did. Any other client error is about this job alone. */
function isAboutEveryJob(failure) {
    if (failure.kind !== 'status')
        return failure.kind === 'tls';
    return failure.status < 400 || [401, 403, 429].includes(failure.status);
}
function assessReading(report, job, now) {
    if (job.id !== report.jobId)
        return { kind: 'pending', job: null, problem: 'the answer was about another job' };
    const isFollowUp = report.turn > 1 && report.status !== 'active';
    const mayBeStale = isFollowUp && now.getTime() - Date.parse(report.startedAt) < staleMs;
    if (!(0,job_job/* hasEnded */.hY)(job) || mayBeStale)
        return { kind: 'pending', job, problem: null };
    return { kind: 'ended', outcome: (0,job_outcome/* outcomeOfEndedJob */.$x)(job) };
}

;// CONCATENATED MODULE: ./src/operations/reconcile/reconcile.ts




const maxConcurrency = 4;
/**
 * Conversations that one run takes on. GITHUB_TOKEN has 1,000 requests an hour for each repository.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const maxConversations = 150;
/** What became of the repository's open conversations. A problem with one of them does not stop the others. */
async function reconcile(ports) {
    const { conversations, unverified, problem } = await ports.listConversations();
    const open = latestOfEach(conversations).filter(({ report }) => isOpen(report));
    ports.log(`Found ${(0,format/* countedText */.oA)(open.length, 'open conversation')}`);
    if (unverified > 0)
        ports.log(unverifiedText(unverified));
    const queue = open.slice(0, maxConversations);
    const updates = [];
    let rejection = null;
    const work = async () => {
        for (let next = queue.shift(); next && !rejection && !ports.signal.aborted; next = queue.shift()) {
            const result = await check(next, ports);
            if (result.kind === 'rejected')
                rejection = result;
            else
                updates.push(result.update);
        }
    };
    await Promise.all(Array.from({ length: maxConcurrency }, work));
    const left = open.length - updates.length;
    return {
        ...endOf({ rejection, problem, left, updates }),
        updates: updates.toSorted((a, b) => a.issueNumber - b.issueNumber),
        left,
        unverified,
    };
}
async function check(conversation, ports) {
    const { report, url: commentUrl } = conversation;
    const { issueNumber } = conversation.scope;
    const jobId = report.jobId ?? '';
    const finding = assessJob(report, await ports.getJob(jobId), ports.clock.now());
    if (finding.kind === 'rejected')
        return finding;
    const prLink = report.pullRequest?.url ?? null;
    const known = { issueNumber, jobId, commentUrl, prLink, isStalled: false, isFinished: false };
    if (finding.kind === 'pending') {
        const { job, problem } = finding;
        const isHanging = job !== null && logIfStalled(conversation, job, ports);
        const status = job?.status ?? null;
        return { kind: 'checked', update: { ...known, status, result: null, problem, isStalled: isHanging } };
    }
    const end = finding.outcome;
    const finished = { ...(0,job_report/* withOutcome */.lt)(report, end, ports.clock.now()), tookMs: null };
    const { isWritten, problem } = await ports.finish(conversation, finished, end);
    const status = end.job?.status ?? null;
    if (!isWritten && problem === null) {
        ports.log(`#${issueNumber}: a newer turn has the comment`);
        return { kind: 'checked', update: { ...known, status, result: null, problem } };
    }
    ports.log(`#${issueNumber}: job ${jobId} ${status ?? 'was not found'}`);
    const update = {
        ...known,
        prLink: end.job?.pullRequest?.url ?? prLink,
        status,
        result: end.result,
        isFinished: isWritten,
        problem,
    };
    return { kind: 'checked', update };
}
function logIfStalled({ report, scope: { issueNumber } }, job, { clock, log }) {
    const now = clock.now();
    if (!isStalled(report, job, now))
        return false;
    const age = (0,format/* durationText */.S5)(activeMs(report, job, now));
    log(`#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`);
    return true;
}
function endOf({ rejection, problem, left, updates }) {
    if (rejection) {
        const { reason, detail } = rejection;
        const isUseless = reason !== 'rate-limited' && updates.length === 0;
        return { result: isUseless ? 'rejected' : 'partial', reason, detail };
    }
    const isDone = problem === null && left === 0 && updates.every((update) => update.problem === null);
    return { result: isDone ? 'done' : 'partial', reason: null, detail: problem };
}
/** Of several comments on a conversation with the same key, the one with the greatest turn, then the first. */
function latestOfEach(conversations) {
    const latest = new Map();
    for (const conversation of conversations) {
        const name = `${conversation.scope.issueNumber} ${conversation.scope.key}`;
        const other = latest.get(name);
        if (!other || isLater(conversation, other))
            latest.set(name, conversation);
    }
    return [...latest.values()];
}
function isLater(a, b) {
    if (a.report.turn !== b.report.turn)
        return a.report.turn > b.report.turn;
    return a.scope.commentId < b.scope.commentId;
}

// EXTERNAL MODULE: ./src/actions/service-client.ts
var service_client = __webpack_require__(1154);
// EXTERNAL MODULE: ./src/adapters/runner/input-parsers.ts
var input_parsers = __webpack_require__(4182);
// EXTERNAL MODULE: ./src/actions/shared-inputs.ts
var shared_inputs = __webpack_require__(4746);
;// CONCATENATED MODULE: ./src/actions/reconcile/inputs.ts
// The inputs of the reconcile, parsed. An invalid input ends the run before any request.



const dayMs = 24 * 60 * 60_000;
/** The inputs of a reconcile. Throws an InputError. */
function readReconcileInputs() {
    const inputs = readEachInput();
    (0,shared_inputs/* refuseShortSigningKey */.ZP)(inputs);
    return inputs;
}
function readEachInput() {
    return {
        ...(0,shared_inputs/* readServiceInputsWithKey */.iQ)(),
        githubToken: (0,input_parsers/* readInput */.R5)('github-token', shared_inputs/* headerSecret */.g1),
        stateSecret: (0,input_parsers/* readInput */.R5)('state-secret', shared_inputs/* signingSecret */.u2),
        commentKey: (0,input_parsers/* readInput */.R5)('comment-key', (0,input_parsers/* optional */.lq)(shared_inputs/* commentKey */.Td)),
        command: (0,input_parsers/* readInput */.R5)('command', shared_inputs/* command */.G5),
        maxAgeMs: (0,input_parsers/* readInput */.R5)('max-age-days', (0,input_parsers/* positiveDecimal */.hs)({ max: 365 })) * dayMs,
        summary: (0,input_parsers/* readInput */.R5)('summary', input_parsers/* boolean */.zM),
        failOn: (0,input_parsers/* readInput */.R5)('fail-on', (0,input_parsers/* someOf */.yU)(failableReconcileResults, 'none')),
    };
}

;// CONCATENATED MODULE: ./src/actions/reconcile/action.ts
// The reconcile: finds the repository's open conversations, reads each job once, and updates comments and reactions.

















const maxRunMs = 10 * 60_000;
/** Runs the reconcile. Returns the exit code. Throws an InputError or an EventError before any request. */
async function runReconcileAction(context) {
    const { clock, files, log } = context;
    const inputs = readReconcileInputs();
    const run = (0,read/* readRun */.c)(context.env);
    const signals = (0,cancellation/* installSignalHandlers */.X)(maxRunMs);
    const client = (0,mintlify_client/* createServiceClient */.r)((0,service_client/* serviceClientOptions */.t)(inputs, context, signals));
    const signal = signals.abortAfter(maxRunMs);
    const conversations = conversationsOptions(context, inputs, { run, signal });
    const report = await reconcile({
        clock,
        listConversations: () => (0,tracked_conversations/* listTrackedConversations */.j)(conversations),
        getJob: client.getJob,
        finish: (conversation, finished, end) => (0,tracked_conversations/* finishConversation */.n)(conversations, conversation, {
            report: (0,job_report/* redactReport */.a5)(finished, context.redact),
            end,
        }),
        signal,
        log: log.info,
    });
    files.setOutputs(reconcileOutputs(report));
    if (inputs.summary)
        files.addSummary(renderReconcileSummary(report));
    const fails = inputs.failOn.some((result) => result === report.result);
    logOutcome(context, report, fails);
    return fails ? 1 : 0;
}
function logOutcome({ log }, report, fails) {
    const { result, reason } = report;
    const message = reconcileMessage(report);
    const title = (0,reasons/* describeReason */.Gk)(reason).title ?? 'Some conversations could not be updated';
    const docLink = reason === null ? 'reconcile' : (0,doc_links/* docLinkFor */.Q3)(reason);
    if (result === 'done')
        log.info(message);
    else
        log[fails ? 'error' : 'warning'](title, message, docLink);
}
function conversationsOptions({ clock, env, log, redact }, inputs, { run, signal }) {
    const connection = (0,client/* openConnection */.J)({
        token: inputs.githubToken,
        apiUrl: (0,connections/* readGitHubApiUrl */.p5)(env),
        clock,
        repository: run.repository,
        warn: (text) => log.warning('A GitHub request failed', text, 'permissions'),
    });
    return {
        connection,
        scope: {
            repositoryId: run.repository.id,
            key: inputs.commentKey,
            projectId: inputs.projectId,
            apiHost: inputs.apiUrl.host,
        },
        signingKey: (0,comment_state/* deriveSigningKey */.me)(inputs.stateSecret ?? inputs.apiKey),
        render(conversation, report, state) {
            // A comment names the command only if a command started its run.
            const command = conversation.report.command ? inputs.command : null;
            const url = (0,event_event/* runUrl */.Vp)({ ...run, runId: conversation.report.runId });
            const body = (0,comment/* renderComment */.wQ)(report, { command, canReattach: true, limits: null, runUrl: url });
            return (0,comment/* appendState */.MG)(redact(body), state);
        },
        since: new Date(clock.now().getTime() - inputs.maxAgeMs),
        signal,
    };
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countRememberedTurns: () => (/* binding */ countRememberedTurns),
/* harmony export */   j: () => (/* binding */ listTrackedConversations),
/* harmony export */   n: () => (/* binding */ finishConversation)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(5395);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(111);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5077);
/* harmony import */ var _domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8891);
/* harmony import */ var _commenter_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8600);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4702);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6508);
/* harmony import */ var _own_account_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(3118);
/* harmony import */ var _state_comment_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3149);
// Our comments anywhere in a repository, and how to finish them.











const maxPages = 30;
const maxPagesOfTurns = 5;
/** Our comments among those that changed lately, and why the list is not complete. Never throws. */
async function listTrackedConversations(options) {
    const conversations = [];
    const unverified = [];
    let problem = null;
    try {
        const hasMore = await readComments(options, maxPages, (comment) => {
            const conversation = conversationIn(options, comment);
            if (!conversation)
                unverified.push(comment);
            else if (isInScope(options, conversation))
                conversations.push(conversation);
        });
        if (hasMore)
            problem = tooManyComments;
    }
    catch (error) {
        problem = (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('list the comments', error);
    }
    return { conversations, unverified: await countOurs(options, unverified), problem };
}
/** How many turns our comments remember. Never throws. */
async function countRememberedTurns(source) {
    const comments = [];
    const read = async () => {
        const hasMore = await readComments(source, maxPagesOfTurns, (comment) => {
            const found = conversationIn(source, comment);
            if (!found || !isInScope(source, found))
                return;
            const { issueNumber, key } = found.scope;
            const { turn, turnTimes } = found.report;
            comments.push({ conversation: `${issueNumber} ${key}`, turn, turnTimes });
        });
        return hasMore ? `Only the ${maxPagesOfTurns * _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0} comments that changed last were read.` : null;
    };
    const problem = await read().catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('list the comments', error));
    return { turns: (0,_domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .countTurns */ .yO)(comments, source.since), problem };
}
/** A stranger can write what looks like a state: without a known account of ours, none of the comments counts as ours. */
async function countOurs({ connection, signal }, comments) {
    try {
        return await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_7__/* .countOwn */ .Y)(await connection.client(), comments, signal);
    }
    catch {
        return 0;
    }
}
/** Edits the comment and replaces our reaction to its command. */
async function finishConversation(options, conversation, { report, end }) {
    const { connection, signingKey, signal } = options;
    const { repo } = connection;
    const { scope } = conversation;
    try {
        const github = await connection.client();
        const render = (latest, state) => options.render(conversation, latest, state);
        const comment = { github, repo, issueNumber: scope.issueNumber, scope, signingKey, render };
        const published = await (0,_state_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .editComment */ .QA)(comment, { id: scope.commentId, report, signal });
        if (!published)
            return { isWritten: false, problem: 'The comment is gone or was changed by someone else.' };
        if (published.isSuperseded)
            return { isWritten: false, problem: null };
        const content = (0,_domain_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_9__/* .reactionTo */ .d)(end);
        if (!report.command || !content)
            return { isWritten: true, problem: null };
        return { isWritten: true, problem: await finishReaction(options, report.command, content) };
    }
    catch (error) {
        return { isWritten: false, problem: (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('update the comment', error) };
    }
}
/** Returns what could not be done. A comment with a command that was deleted needs no reaction. */
async function finishReaction({ connection: { client, repo }, signal }, command, content) {
    try {
        await (0,_commenter_js__WEBPACK_IMPORTED_MODULE_3__/* .replaceReaction */ .S)(await client(), repo, { command, content, signal });
        return null;
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .statusOf */ .c2)(error) === 404
            ? null
            : (0,_errors_js__WEBPACK_IMPORTED_MODULE_4__/* .describeGitHubError */ .dZ)('react to the comment with the command', error);
    }
}
const issueResponse = zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .object */ .Ikc({ issue_url: zod_mini__WEBPACK_IMPORTED_MODULE_10__/* .string */ .YjP() });
const tooManyComments = `Read only the ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_1__/* .countText */ .lT)(maxPages * _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0)} comments that changed last. Lower \`max-age-days\`.`;
/**
 * Hands on the comments with the syntax of a state, those that changed last first. Returns whether there are more.
 *
 * https://docs.github.com/rest/issues/comments#list-issue-comments-for-a-repository
 */
async function readComments({ connection, since, signal }, pageLimit, onComment) {
    const github = await connection.client();
    const first = await github.issues.listCommentsForRepo({
        ...connection.repo,
        sort: 'updated',
        direction: 'desc',
        since: since.toISOString(),
        per_page: _pages_js__WEBPACK_IMPORTED_MODULE_5__/* .pageSize */ .T0,
        request: { signal },
    });
    let pages = 0;
    for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_5__/* .listPages */ .pN)(github, first, signal)) {
        for (const item of items) {
            const comment = { ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .parseComment */ .vj)(item), issueUrl: issueResponse.parse(item).issue_url };
            if ((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .hasStateSyntax */ .$C)(comment.body))
                onComment(comment);
        }
        pages += 1;
        if (pages === pageLimit)
            return hasMore;
    }
    return false;
}
/** The conversation of a comment, null if its state is not ours or was not written for this comment. */
function conversationIn({ scope: { repositoryId }, signingKey }, { id, body, issueUrl, url }) {
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readCommentState */ .nk)(body, signingKey);
    if (!state)
        return null;
    const { scope, report } = state;
    const isHere = scope.commentId === id && issueUrl.endsWith(`/${scope.issueNumber}`);
    return isHere && scope.repositoryId === repositoryId ? { scope, report, url } : null;
}
function isInScope({ scope }, { scope: found }) {
    const isSameProject = found.projectId === scope.projectId && found.apiHost === scope.apiHost;
    return isSameProject && (scope.key === null || found.key === scope.key);
}


/***/ }),

/***/ 3102:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   w$: () => (/* binding */ datetime)
/* harmony export */ });
/* unused harmony exports ZodMiniISODateTime, ZodMiniISODate, date, ZodMiniISOTime, time, ZodMiniISODuration, duration */
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1041);
/* harmony import */ var _core_index_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3305);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5395);


const ZodMiniISODateTime = /*@__PURE__*/ _core_index_js__WEBPACK_IMPORTED_MODULE_0__/* .$constructor */ .xI("ZodMiniISODateTime", (inst, def) => {
    _core_index_js__WEBPACK_IMPORTED_MODULE_1__/* .$ZodISODateTime */ .Ko.init(inst, def);
    _schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .ZodMiniStringFormat */ .zUr.init(inst, def);
});
// @__NO_SIDE_EFFECTS__
function datetime(params) {
    return _core_index_js__WEBPACK_IMPORTED_MODULE_3__/* ._isoDateTime */ .G1(ZodMiniISODateTime, params);
}
const ZodMiniISODate = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODate", (inst, def) => {
    core.$ZodISODate.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function date(params) {
    return core._isoDate(ZodMiniISODate, params);
}
const ZodMiniISOTime = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISOTime", (inst, def) => {
    core.$ZodISOTime.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function time(params) {
    return core._isoTime(ZodMiniISOTime, params);
}
const ZodMiniISODuration = /*@__PURE__*/ (/* unused pure expression or super */ null && (core.$constructor("ZodMiniISODuration", (inst, def) => {
    core.$ZodISODuration.init(inst, def);
    schemas.ZodMiniStringFormat.init(inst, def);
})));
// @__NO_SIDE_EFFECTS__
function duration(params) {
    return core._isoDuration(ZodMiniISODuration, params);
}


/***/ })

};
