export const id = 730;
export const ids = [730];
export const modules = {

/***/ 1730:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReconcileAction: () => (/* binding */ runReconcileAction)
});

// EXTERNAL MODULE: ./src/adapters/github/connection.ts
var github_connection = __webpack_require__(2024);
// EXTERNAL MODULE: ./src/domain/conversation/comment-state.ts
var comment_state = __webpack_require__(375);
// EXTERNAL MODULE: ./src/domain/conversation/reaction.ts
var conversation_reaction = __webpack_require__(111);
// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
// EXTERNAL MODULE: ./src/adapters/github/reactions.ts
var reactions = __webpack_require__(762);
// EXTERNAL MODULE: ./src/adapters/github/conversation/state-comment.ts
var state_comment = __webpack_require__(3149);
;// CONCATENATED MODULE: ./src/adapters/github/conversation/open-conversations.ts
// Our comments anywhere in a repository, and the one way to finish them.





const pageSize = 100;
const mostPages = 30;
/** Our comments among those that changed lately. Never throws: what could not be read is told. */
async function listThreads(setting) {
    const threads = [];
    let foreign = 0;
    try {
        for await (const comment of listRecentComments(setting)) {
            if (!(0,comment_state/* looksMarked */.P8)(comment.body ?? ''))
                continue;
            const thread = threadIn(setting, comment);
            if (!thread)
                foreign += 1;
            else if (isAskedFor(setting, thread))
                threads.push(thread);
        }
        return { threads, foreign, problem: null };
    }
    catch (error) {
        return { threads, foreign, problem: (0,errors/* describeProblem */.B)('list the comments', error) };
    }
}
/** Edits the thread's comment and replaces our reaction on its command. Gives what could not be done, in a sentence. */
async function finishThread(setting, thread, { report, end }) {
    const { connection, signal } = setting;
    const { repo } = connection;
    try {
        const github = await connection.client();
        const render = (latest, marker) => setting.render(thread, latest, marker);
        const marked = { ...setting, github, repo, place: thread.place, render };
        const published = await (0,state_comment/* editComment */.QA)(marked, thread.place.commentId, { report, signal });
        if (!published)
            return 'The comment is gone or was changed by somebody else.';
        if (published.isSuperseded)
            return '';
        const reaction = (0,conversation_reaction/* reactionTo */.d)(end);
        if (!report.command || !reaction)
            return '';
        await (0,reactions/* addReaction */.B)(github, repo, { target: report.command, content: reaction, signal });
        const { reactionId } = report.command;
        if (reactionId !== null)
            await (0,reactions/* removeReaction */.e)(github, repo, { target: report.command, reactionId, signal });
        return '';
    }
    catch (error) {
        return (0,errors/* describeProblem */.B)('update the comment', error);
    }
}
async function* listRecentComments({ connection, since, signal, }) {
    const github = await connection.client();
    for (let page = 1; page <= mostPages; page += 1) {
        const { data } = await github.issues.listCommentsForRepo({
            ...connection.repo,
            sort: 'updated',
            direction: 'desc',
            since: since.toISOString(),
            per_page: pageSize,
            page,
            request: { signal },
        });
        yield* data;
        if (data.length < pageSize)
            return;
    }
}
/** The thread of a comment, null if its marker is not ours or not of this place. */
function threadIn({ place, signingKey }, comment) {
    const marker = (0,comment_state/* readMarker */.t7)(comment.body ?? '', signingKey);
    if (!marker)
        return null;
    const { place: found, report } = marker;
    const isHere = found.commentId === comment.id && comment.issue_url.endsWith(`/${found.thread}`);
    return isHere && found.repositoryId === place.repositoryId
        ? { place: found, report, url: comment.html_url }
        : null;
}
function isAskedFor({ place }, { place: found }) {
    const isSameProject = found.projectId === place.projectId && found.apiHost === place.apiHost;
    return isSameProject && (place.key === '' || found.key === place.key);
}

// EXTERNAL MODULE: ./src/adapters/github/event/read.ts
var read = __webpack_require__(9709);
// EXTERNAL MODULE: ./src/adapters/mintlify/client.ts + 1 modules
var mintlify_client = __webpack_require__(7080);
// EXTERNAL MODULE: ./src/adapters/runner/cancellation.ts
var cancellation = __webpack_require__(3792);
// EXTERNAL MODULE: ./src/domain/event/event.ts
var event_event = __webpack_require__(503);
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
// EXTERNAL MODULE: ./src/domain/messages/status.ts + 2 modules
var messages_status = __webpack_require__(7236);
;// CONCATENATED MODULE: ./src/domain/reconcile/report.ts
// What a reconcile says: its outputs, its verdict, and a table of the threads it looked at.






/** Results that `fail-on` may name. */
const failableReconcileResults = ['partial', 'rejected'];
const icons = { done: '✅', partial: '⚠️', rejected: '⛔' };
/** The value of each output by its name. */
function reconcileOutputs({ result, reason, news, left }) {
    const finished = news.filter((thread) => thread.result !== null);
    return {
        checked: String(news.length),
        finished: String(finished.length),
        pending: String(news.length - finished.length + left),
        jobs: JSON.stringify(news),
        result,
        reason,
    };
}
/** One line: what came of it, why, and what to do next. */
function reconcileVerdict(report) {
    const { reason, detail } = report;
    const { text, next } = adviceOf(report);
    const said = reason === '' ? detail : (0,annotation/* sentenceOf */.$)(detail);
    return [`${titleOf(report)}.`, text, said, next].filter((part) => part !== '').join(' ');
}
function titleOf(report) {
    return `${icons[report.result]} ${wordsOf(report)}`;
}
function wordsOf({ result, reason, news, left }) {
    if (result === 'rejected')
        return (0,messages_status/* rejectionTitle */.sS)(reason);
    const open = news.length + left;
    if (open === 0)
        return result === 'done' ? 'No open thread was found' : 'No thread could be finished';
    const finished = news.filter((thread) => thread.result !== null).length;
    return `Finished ${(0,format/* countText */.lT)(finished)} of ${(0,format/* countedText */.oA)(open, 'open thread')}`;
}
function adviceOf({ result, reason, left }) {
    const cause = (0,reasons/* causeOf */.r)(reason);
    const rest = left > 0 ? `Left for the next run: ${(0,format/* countedText */.oA)(left, 'thread')}.` : '';
    const next = cause.next === '' && result !== 'done' ? 'Run the workflow again.' : cause.next;
    return { text: [cause.text, rest].filter((part) => part !== '').join(' '), next };
}
/** The summary's Markdown. */
function renderReconcileSummary(report) {
    const { reason, detail, foreign, news } = report;
    const { text, next } = adviceOf(report);
    const paragraphs = [
        `## ${titleOf(report)}`,
        text,
        reason === '' ? (0,markdown_escape/* toProse */.HK)(detail) : detailText(detail),
        next,
        table(news),
        foreign > 0
            ? `Left alone: ${(0,format/* countedText */.oA)(foreign, 'comment')} whose signature does not fit this \`marker-secret\` or \`api-key\`.`
            : '',
    ];
    return `${paragraphs.filter((paragraph) => paragraph !== '').join('\n\n')}\n`;
}
function detailText(detail) {
    return detail === '' ? '' : `Details: ${(0,markdown_escape/* toCode */.Xt)(detail, 500)}`;
}
function table(news) {
    if (news.length === 0)
        return '';
    const rows = news.map((thread) => `| ${[linkOf(thread), stateOf(thread), noteOf(thread), (0,markdown_escape/* toCode */.Xt)(thread.jobId)].join(' | ')} |`);
    return ['| Thread | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n');
}
function linkOf({ thread, commentUrl }) {
    return `[Comment on ${(0,markdown_escape/* toEntities */.LW)(`#${thread}`)}](${commentUrl})`;
}
function stateOf({ result, status }) {
    if (result === null && status === '')
        return `${(0,messages_status/* iconOf */.ZG)('unknown')}&nbsp;not known`;
    return `${(0,messages_status/* iconOf */.ZG)(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'at work'}`;
}
function noteOf({ prLink, problem }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m)(prLink);
    const pull = link ? `[${(0,markdown_escape/* toEntities */.LW)(`${link.repository}#${link.number}`)}](${link.url})` : '';
    const notes = [pull, problem === '' ? '' : (0,markdown_escape/* toCode */.Xt)(problem, 500)].filter((part) => part !== '');
    return notes.join(' ') || '–';
}

// EXTERNAL MODULE: ./src/domain/job/report.ts
var job_report = __webpack_require__(5520);
// EXTERNAL MODULE: ./src/domain/http/attempt.ts
var attempt = __webpack_require__(5932);
// EXTERNAL MODULE: ./src/domain/job/job.ts
var job_job = __webpack_require__(1175);
// EXTERNAL MODULE: ./src/domain/job/outcome.ts
var outcome = __webpack_require__(8324);
;// CONCATENATED MODULE: ./src/domain/reconcile/open-conversation.ts
// What a later look at a thread's job means: whether the thread is still open, and how it ends.



const openResults = [null, 'detached', 'timed-out', 'cancelled', 'unknown'];
const freshMs = 90_000;
/** Whether nobody has seen the job of a report end. */
function isOpen({ jobId, result, reason }) {
    return jobId !== null && openResults.includes(result) && reason !== 'job-disappeared';
}
/** What a reading means for the thread that the report is about. */
function findingOf(report, reading, now) {
    if (reading.kind === 'value')
        return findingInJob(report, reading.value, now);
    if (reading.kind === 'status' && reading.status === 404) {
        return { is: 'ended', outcome: (0,outcome/* outcome */.bu)('unknown', { reason: 'job-disappeared', detail: reading.detail }) };
    }
    const situation = (0,attempt/* situationOf */._)(reading);
    if (situation === 'limited' || situation === 'refused' || situation === 'tls') {
        return { is: 'refused', reason: (0,attempt/* reasonOf */.A)(reading, 'job-disappeared'), detail: reading.detail };
    }
    return { is: 'pending', job: null, problem: reading.detail };
}
function findingInJob(report, job, now) {
    if (job.id !== report.jobId)
        return { is: 'pending', job: null, problem: 'the answer was about another job' };
    // Just after a message the job may still show how its turn before ended.
    const isFollowUp = report.turn > 1 && report.status !== 'active';
    const isFresh = isFollowUp && now.getTime() - Date.parse(report.startedAt) < freshMs;
    if (!(0,job_job/* hasEnded */.hY)(job) || isFresh)
        return { is: 'pending', job, problem: '' };
    return { is: 'ended', outcome: (0,outcome/* outcomeOfEndedJob */.$x)(job) };
}

;// CONCATENATED MODULE: ./src/operations/reconcile/reconcile.ts
// Finishes the threads of jobs that nobody waited for: asks for each job once and tells the thread how it ended.


/** Requests under way at a time, and threads that one run takes on: GitHub has 1,000 requests an hour for a repository. */
const mostAtATime = 4;
const mostThreads = 150;
/** What became of the repository's open threads. Trouble with one of them stops no other. */
async function reconcile(ports) {
    const { threads, foreign, problem } = await ports.listThreads();
    const open = newestOfEach(threads).filter(({ report }) => isOpen(report));
    ports.log(`Found ${open.length} open threads`);
    const queue = open.slice(0, mostThreads);
    const news = [];
    let stop = null;
    const work = async () => {
        for (let thread = queue.shift(); thread && !stop && !ports.interrupted.aborted; thread = queue.shift()) {
            const told = await look(thread, ports);
            if ('reason' in told)
                stop = told;
            else
                news.push(told);
        }
    };
    await Promise.all(Array.from({ length: mostAtATime }, work));
    const left = open.length - news.length;
    return { ...verdictOf({ stop, problem, left, news }), news: inOrder(news), left, foreign };
}
async function look(thread, ports) {
    const { report, place, url } = thread;
    const jobId = report.jobId ?? '';
    const finding = findingOf(report, await ports.getJob(jobId), ports.clock.now());
    if (finding.is === 'refused')
        return finding;
    const known = { thread: place.thread, jobId, commentUrl: url, prLink: report.pullRequest?.url ?? '' };
    if (finding.is === 'pending') {
        return { ...known, status: finding.job?.status ?? '', result: null, problem: finding.problem };
    }
    const end = finding.outcome;
    const finished = { ...(0,job_report/* withOutcome */.lt)(report, end, ports.clock.now()), tookMs: null };
    const problem = await ports.finish(thread, finished, end);
    ports.log(`#${place.thread}: job ${jobId} ${end.job?.status ?? 'was not found'}`);
    const prLink = end.job?.pullRequest?.url ?? known.prLink;
    return { ...known, prLink, status: end.job?.status ?? '', result: end.result, problem };
}
function verdictOf({ stop, problem, left, news }) {
    if (stop && stop.reason !== 'rate-limited' && news.length === 0)
        return { result: 'rejected', ...stop };
    if (stop)
        return { result: 'partial', ...stop };
    if (problem !== null)
        return { result: 'partial', reason: '', detail: problem };
    return { result: left > 0 ? 'partial' : 'done', reason: '', detail: '' };
}
/** Of several comments on a thread with the same key, the greatest turn counts, then the first comment. */
function newestOfEach(threads) {
    const newest = new Map();
    for (const thread of threads) {
        const name = `${thread.place.thread} ${thread.place.key}`;
        const other = newest.get(name);
        if (!other || isNewer(thread, other))
            newest.set(name, thread);
    }
    return [...newest.values()];
}
function isNewer(a, b) {
    if (a.report.turn !== b.report.turn)
        return a.report.turn > b.report.turn;
    return a.place.commentId < b.place.commentId;
}
function inOrder(news) {
    return [...news].sort((a, b) => a.thread - b.thread);
}

// EXTERNAL MODULE: ./src/actions/service-client.ts
var service_client = __webpack_require__(1154);
// EXTERNAL MODULE: ./src/adapters/runner/inputs.ts
var inputs = __webpack_require__(6142);
// EXTERNAL MODULE: ./src/actions/common-inputs.ts
var common_inputs = __webpack_require__(5798);
;// CONCATENATED MODULE: ./src/actions/reconcile/inputs.ts
// The inputs of the reconcile, from strings to types. What is not valid ends the run before any request.



const dayMs = 24 * 60 * 60_000;
/** The settings of a reconcile. Throws an InputError. */
function readReconcileSettings() {
    return {
        ...(0,common_inputs/* readServiceSettingsWithKey */.Og)(),
        githubToken: (0,inputs/* readInput */.R5)('github-token', common_inputs/* headerSecret */.g1),
        markerSecret: (0,inputs/* readInput */.R5)('marker-secret', common_inputs/* oneLineSecret */.nD),
        commentKey: (0,inputs/* readInput */.R5)('comment-key', (0,inputs/* orNull */.Xd)(common_inputs/* commentKey */.Td)),
        command: (0,inputs/* readInput */.R5)('command', common_inputs/* command */.G5),
        maxAgeMs: (0,inputs/* readInput */.R5)('max-age-days', (0,inputs/* decimal */._)({ above: 0, most: 365 })) * dayMs,
        summary: (0,inputs/* readInput */.R5)('summary', inputs/* yesOrNo */.GX),
        failOn: (0,inputs/* readInput */.R5)('fail-on', (0,inputs/* someOf */.yU)(failableReconcileResults, 'none')),
    };
}

;// CONCATENATED MODULE: ./src/actions/reconcile/action.ts
// The reconcile, composed: the repository's open threads in, each job asked for once, comments and reactions out.














const longestMs = 10 * 60_000;
/** Runs the reconcile. Gives the exit code. Throws an InputError or an EventError before any request. */
async function runReconcileAction(runtime) {
    const { clock, files, log } = runtime;
    const settings = readReconcileSettings();
    const run = await (0,read/* readRun */.c)(runtime.env);
    const stops = (0,cancellation/* listenForStops */.w)(longestMs);
    const client = (0,mintlify_client/* createClient */.UU)((0,service_client/* clientSettingOf */.T)(settings, runtime, stops));
    const threads = openThreadsSetting(runtime, settings, { run, stops });
    const told = await reconcile({
        clock,
        listThreads: () => listThreads(threads),
        getJob: client.getJob,
        finish: (thread, report, end) => finishThread(threads, thread, { report, end }),
        interrupted: stops.interrupted,
        log: log.info,
    });
    files.setOutputs(reconcileOutputs(told));
    if (settings.summary)
        files.addSummary(renderReconcileSummary(told));
    const fails = settings.failOn.some((result) => result === told.result);
    announce(runtime, told, fails);
    return fails ? 1 : 0;
}
function announce({ log }, told, fails) {
    const said = reconcileVerdict(told);
    const title = (0,reasons/* causeOf */.r)(told.reason).title || 'Not all threads could be finished';
    const place = told.reason === '' ? 'reconcile' : (0,doc_links/* placeOf */.$t)(told.reason);
    if (told.result === 'done')
        log.info(said);
    else
        log[fails ? 'error' : 'warning'](title, said, place);
}
function openThreadsSetting(runtime, settings, { run, stops }) {
    const { clock, env, log, redact } = runtime;
    const connection = (0,github_connection/* openConnection */.J)({
        token: settings.githubToken,
        apiUrl: env.GITHUB_API_URL || 'https://api.github.com',
        clock,
        repository: run.repository,
        warn: (text) => log.warning('Not all could be done at GitHub', text, 'permissions'),
    });
    return {
        connection,
        place: {
            repositoryId: run.repository.id,
            key: settings.commentKey ?? '',
            projectId: settings.projectId,
            apiHost: settings.apiUrl.host,
        },
        signingKey: (0,comment_state/* deriveMarkerKey */.pR)(settings.markerSecret || settings.apiKey),
        render(thread, report, marker) {
            // The comment names the command only where one was given.
            const command = thread.report.command ? settings.command : '';
            const url = (0,event_event/* runUrl */.Vp)({ ...run, runId: thread.report.runId });
            return (0,comment/* withMarker */.Pe)(redact((0,comment/* renderComment */.wQ)(report, { command, isRemembered: true, runUrl: url })), marker);
        },
        since: new Date(clock.now().getTime() - settings.maxAgeMs),
        signal: stops.within(longestMs),
    };
}


/***/ }),

/***/ 9030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ MissingTokenError),
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./src/adapters/http/body.ts + 1 modules
var http_body = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/adapters/http/request.ts + 1 modules
var request = __webpack_require__(1822);
;// CONCATENATED MODULE: ./src/adapters/github/fetch.ts


const longestBody = 32 * 1_048_576;
const mostRedirects = 3;
/** GitHub answered, and its answer is of no use. */
class AnswerError extends Error {
    name = 'AnswerError';
}
/** One answer of GitHub; a renamed repository is found at its new address. Throws an AnswerError, or what Node says. */
async function fetchFromGitHub(address, asked, redirects = 0) {
    const { method, headers, body = '', signal } = asked;
    const url = new URL(address);
    const answer = await (0,request/* send */.t)({ method, url, headers: { ...headers, 'accept-encoding': 'gzip' }, body, signal });
    const status = answer.statusCode ?? 0;
    if (status < 300 || status > 399)
        return readResponse(answer, status, signal);
    // Not read to its end: it may have none.
    answer.destroy();
    const { location } = answer.headers;
    const next = location ? URL.parse(location, url.href) : null;
    // A 301 or 302 makes some clients turn a POST into a GET; 307 and 308 repeat it as it is.
    const isRepeatable = method === 'GET' || status === 307 || status === 308;
    if (next?.origin !== url.origin || !isRepeatable || redirects === mostRedirects)
        throw new AnswerError(`GitHub answered ${status}, a redirect that is not followed`);
    return fetchFromGitHub(next.href, asked, redirects + 1);
}
async function readResponse(answer, status, signal) {
    const body = await (0,http_body/* readBody */.x)(answer, longestBody);
    if ('problem' in body) {
        signal.throwIfAborted();
        // Of a refusal the status and the headers say enough.
        if (status < 400)
            throw new AnswerError(body.problem);
    }
    const text = 'text' in body ? body.text : '';
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
        status,
        headers: new Map(headers),
        text: async () => text,
        // Nothing that is asked for is anything but text.
        arrayBuffer: async () => new ArrayBuffer(0),
    };
}

// EXTERNAL MODULE: ./src/adapters/github/retry.ts
var github_retry = __webpack_require__(840);
;// CONCATENATED MODULE: ./src/adapters/github/client.ts


/** There is no token to speak to GitHub with. */
class MissingTokenError extends Error {
    name = 'MissingTokenError';
}
/** A client for this run's GitHub. The toolkit is loaded only now: reading it takes longer than a first request. Throws a MissingTokenError. */
async function connectGitHub(setting) {
    const { token, apiUrl, clock, tryTimeoutMs = 15_000 } = setting;
    if (token === '')
        throw new MissingTokenError('The input github-token is empty');
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: apiUrl,
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchFromGitHub },
    });
    octokit.hook.wrap('request', (request, options) => {
        const budget = options.request?.signal;
        const retry = { clock, budget, isRepeatable: isRepeatable(options), tryTimeoutMs };
        return (0,github_retry/* sendWithRetry */.lx)(retry, async (signal) => {
            // Changed in place: what a hook hands on is not what the next one gets.
            options.request = { ...options.request, signal };
            return request(options);
        });
    });
    return octokit.rest;
}
/** A comment made twice is seen twice; reading, editing and reacting again change nothing. */
function isRepeatable({ method, url }) {
    return method === 'GET' || method === 'PATCH' || url.includes('/reactions');
}


/***/ }),

/***/ 2024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openConnection)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


/** A connection for one repository. */
function openConnection({ token, apiUrl, clock, repository, warn }) {
    let connecting = null;
    return {
        client() {
            connecting ??= (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)({ token, apiUrl, clock });
            return connecting;
        },
        repo: { owner: repository.owner, repo: repository.name },
        async attempt(what, act) {
            try {
                return await act();
            }
            catch (error) {
                warn((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblem */ .B)(what, error));
                return null;
            }
        },
    };
}


/***/ }),

/***/ 6508:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(840);
// The comments of a thread, read through all pages, and the one way in which a comment is created.



const pageSize = 100;
const mostPages = 30;
const commentAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** A comment of GitHub's answer. Throws where the answer is none, such as the page of a proxy. */
function readComment(answer) {
    const { id, body, html_url } = commentAnswer.parse(answer);
    return { id, body, url: html_url };
}
/** All comments of a thread, oldest first, at most 3,000. */
async function* listComments({ github, repo, place }, signal) {
    for (let page = 1; page <= mostPages; page += 1) {
        const { data } = await github.issues.listComments({
            ...repo,
            issue_number: place.thread,
            per_page: pageSize,
            page,
            request: { signal },
        });
        const comments = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).parse(data).map(readComment);
        yield* comments;
        if (comments.length < pageSize)
            return;
    }
}
/** Creates a comment once, even if the first answer is lost: a second one is sent only if the first did not arrive. */
async function createComment(address, { body, nonce, signal }) {
    try {
        return await post(address, body, signal);
    }
    catch (error) {
        const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
        if (signal.aborted || (status > 0 && status < 500))
            throw error;
        return (await findByNonce(address, nonce, signal)) ?? (await post(address, body, signal));
    }
}
async function post({ github, repo, place }, body, signal) {
    const { data } = await github.issues.createComment({
        ...repo,
        issue_number: place.thread,
        body,
        request: { signal },
    });
    return readComment(data);
}
async function findByNonce(address, nonce, signal) {
    for await (const comment of listComments(address, signal)) {
        if (comment.body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .nonceMarker */ .qb)(nonce)))
            return comment;
    }
    return null;
}


/***/ }),

/***/ 3149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   QA: () => (/* binding */ editComment),
/* harmony export */   oD: () => (/* binding */ genuineMarker)
/* harmony export */ });
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(840);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6508);
// One comment of ours: read by its marker, rendered whole, never written over a newer turn.



/** The state in a comment, null if it is not ours. */
function genuineMarker(setting, { id, body }) {
    const marker = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(body, setting.signingKey);
    return marker && (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePlace */ .O1)(marker.place, { ...setting.place, commentId: id }) ? marker : null;
}
/** Edits our comment; null if it is gone or ours no more. Read before, lest a newer turn be lost, and after, lest ours be. */
async function editComment(setting, id, writing) {
    const before = await read(setting, id, writing.signal);
    if (!before)
        return null;
    const standing = genuineMarker(setting, before);
    if (!standing && !before.body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .nonceMarker */ .qb)(writing.report.nonce)))
        return null;
    if (standing && standing.report.turn > writing.report.turn)
        return { url: before.url, isSuperseded: true };
    const written = await writeComment(setting, id, writing);
    const after = await read(setting, id, writing.signal);
    const isOverwritten = after && (genuineMarker(setting, after)?.report.turn ?? Infinity) < writing.report.turn;
    return isOverwritten ? writeComment(setting, id, writing) : written;
}
/** Writes our comment with its signed state. Throws what GitHub throws. */
async function writeComment(setting, id, { report, signal }) {
    const marker = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMarker */ .en)({ place: { ...setting.place, commentId: id }, report }, setting.signingKey);
    const body = setting.render(report, marker);
    const answer = await setting.github.issues.updateComment({
        ...setting.repo,
        comment_id: id,
        body,
        request: { signal },
    });
    return { url: (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(answer.data).url, isSuperseded: false };
}
async function read(setting, id, signal) {
    try {
        const { data } = await setting.github.issues.getComment({
            ...setting.repo,
            comment_id: id,
            request: { signal },
        });
        return (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(data);
    }
    catch (error) {
        if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9030);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(840);
// What went wrong at GitHub, in one sentence of our words that names the permission to add.


/** Such as `Could not comment: GitHub answered 403. The token needs: pull-requests: write.` */
function describeProblem(what, error) {
    if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingTokenError */ .c)
        return `Could not ${what}: \`github-token\` is empty.`;
    const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
    if (status === 0)
        return `Could not ${what}: ${troubleOf(error)}.`;
    const permission = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermissionOf */ .t8)(error).replaceAll('_', '-').replaceAll('=', ': ');
    const advice = permission === '' ? adviceFor(status) : ` The token needs: ${permission}.`;
    return `Could not ${what}: GitHub answered ${status}.${advice}`;
}
/** What went wrong where there is no status. The client wraps what a request failed of; any other error came from reading. */
function troubleOf(error) {
    const isOfRequest = !(error instanceof Error) || error.name === 'HttpError';
    const { name, message } = isOfRequest ? Object(Object(error).cause) : error;
    if (name === 'AbortError' || name === 'TimeoutError')
        return 'GitHub did not answer in time';
    if (name === 'AnswerError')
        return message;
    return isOfRequest ? 'the connection to GitHub failed' : 'the answer of GitHub makes no sense';
}
function adviceFor(status) {
    if (status === 401)
        return ' Check `github-token`.';
    if (status === 403 || status === 404 || status === 410) {
        return ' Check the `permissions` of the job, and whether the thread is there and open to comments.';
    }
    return '';
}


/***/ }),

/***/ 762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ addReaction),
/* harmony export */   e: () => (/* binding */ removeReaction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// Reactions on comments of the conversation and on comments on a line of the diff: two places of GitHub's interface.

const reactionAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
/** Adds a reaction and gives its id. Adding it twice is the same as once. Throws what GitHub throws. */
async function addReaction(github, repo, { target, content, signal }) {
    const call = { ...repo, comment_id: target.id, content, request: { signal } };
    const answer = target.surface === 'review'
        ? await github.reactions.createForPullRequestReviewComment(call)
        : await github.reactions.createForIssueComment(call);
    return reactionAnswer.parse(answer.data).id;
}
/** Removes one of our reactions. Throws what GitHub throws. */
async function removeReaction(github, repo, { target, reactionId, signal }) {
    const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } };
    if (target.surface === 'review')
        await github.reactions.deleteForPullRequestComment(call);
    else
        await github.reactions.deleteForIssueComment(call);
}


/***/ }),

/***/ 840:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   lx: () => (/* binding */ sendWithRetry),
/* harmony export */   t8: () => (/* binding */ missingPermissionOf)
/* harmony export */ });
const mostTries = 3;
const longestLimitMs = 60_000;
/** Sends up to three times if the call may be repeated, otherwise once. Throws the last error. */
async function sendWithRetry(setting, send, tries = 1) {
    const { clock, budget, isRepeatable, tryTimeoutMs } = setting;
    const timeout = AbortSignal.timeout(tryTimeoutMs);
    try {
        return await send(budget ? AbortSignal.any([timeout, budget]) : timeout);
    }
    catch (error) {
        const waitMs = isRepeatable && tries < mostTries ? waitBeforeRetryMs(error, tries, clock.now()) : null;
        if (waitMs === null)
            throw error;
        await clock.sleep(waitMs, budget);
        if (budget?.aborted)
            throw error;
        return sendWithRetry(setting, send, tries + 1);
    }
}
/** HTTP status of a failed call, 0 if the call never got an answer. */
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        return 0;
    return 'response' in error && error.response !== undefined ? error.status : 0;
}
/** The permission that GitHub names as missing, such as `pull_requests=write`, empty if it names none. */
function missingPermissionOf(error) {
    const value = headerOf(error, 'x-accepted-github-permissions');
    return /^[a-z_=,; ]{1,200}$/.test(value) ? value : '';
}
function waitBeforeRetryMs(error, tries, now) {
    const status = statusOf(error);
    if (status === 0 || status >= 500)
        return 500 * 2 ** (tries - 1);
    const isLimited = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== '';
    if ((status !== 403 && status !== 429) || !isLimited)
        return null;
    const retryAfterMs = Number(headerOf(error, 'retry-after') || 0) * 1_000;
    const resetMs = Number(headerOf(error, 'x-ratelimit-reset') || 0) * 1_000 - now.getTime();
    const waitMs = Math.max(retryAfterMs, resetMs, 1_000);
    return waitMs <= longestLimitMs ? waitMs : null;
}
function headerOf(error, name) {
    if (!(error instanceof Error) || !('response' in error))
        return '';
    const { response } = error;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return '';
    const { headers } = response;
    if (typeof headers !== 'object' || headers === null)
        return '';
    return String(new Map(Object.entries(headers)).get(name) ?? '');
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseReport),
/* harmony export */   d: () => (/* binding */ parseStoredReport)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2626);
// A report as it is stored in a marker. It is ours once its signature is good, yet it is parsed like anything from
// outside: an older or newer version of the action may have written it.



const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI());
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$();
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000));
const storedReport = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    turn: count,
    turnRunId: text,
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    status: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot),
    detail: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    runId: text,
    runAttempt: count,
    nonce: text,
    askedBy: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: count, surface: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['conversation', 'review']), reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count) })),
    startedAt: instant,
    updatedAt: instant,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count),
    deadlineAt: instant,
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runId: text, at: instant, text })).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10)),
    note: text,
});
const storedMarker = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    place: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        repositoryId: count,
        thread: count,
        commentId: count,
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: storedReport,
});
/** A stored report, null if it is not one that this version understands. The link is checked again. */
function parseReport(json) {
    const parsed = storedReport.safeParse(parseJson(json));
    return parsed.success ? reportOf(parsed.data) : null;
}
/** The marker's content, null if it is not one that this version understands. The link is checked again. */
function parseStoredReport(json) {
    const parsed = storedMarker.safeParse(parseJson(json));
    if (!parsed.success)
        return null;
    return { place: parsed.data.place, report: reportOf(parsed.data.report) };
}
function reportOf({ prLink, ...report }) {
    return { ...report, pullRequest: (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m)(prLink) };
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ chooseMarker),
/* harmony export */   O1: () => (/* binding */ isSamePlace),
/* harmony export */   P8: () => (/* binding */ looksMarked),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   pR: () => (/* binding */ deriveMarkerKey),
/* harmony export */   qb: () => (/* binding */ nonceMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5520);
/* harmony import */ var _comment_state_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3395);
// The marker: a thread's state inside our own comment, signed so that nobody else can write it. It is what remembers
// one job per thread without a database.



const longestMarker = 8_192;
const opening = '<!-- docs-agent:v1 ';
const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g;
/** The key that signs markers, derived so that the secret itself signs nothing. */
function deriveMarkerKey(secret) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', 'docs-agent marker v1', 32));
}
/** The HTML comment that carries the state, at most 8 KB: the oldest requests give way. */
function writeMarker(marker, signingKey) {
    const { place, report } = marker;
    const payload = Buffer.from(JSON.stringify({ place, report: (0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .storeReport */ .kx)(report) })).toString('base64');
    const text = `${opening}${payload}.${sign(payload, signingKey)} -->`;
    if (text.length <= longestMarker || report.requests.length === 0)
        return text;
    return writeMarker({ place, report: { ...report, requests: report.requests.slice(1) } }, signingKey);
}
/** The state that a comment's body carries, null if there is none, more than one, or one that does not verify. */
function readMarker(body, signingKey) {
    const matches = [...body.matchAll(pattern)];
    const [, payload, signature] = matches[0] ?? [];
    if (matches.length !== 1 || !payload || !signature)
        return null;
    const expected = Buffer.from(sign(payload, signingKey));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, expected))
        return null;
    return (0,_comment_state_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStoredReport */ .d)(Buffer.from(payload, 'base64').toString());
}
/** Whether two places are the same. */
function isSamePlace(a, b) {
    const fields = ['repositoryId', 'thread', 'commentId', 'key', 'projectId', 'apiHost'];
    return fields.every((field) => a[field] === b[field]);
}
/** Whether a body has the look of a signed marker of ours, genuine or not. */
function looksMarked(body) {
    return body.includes(opening) && !body.includes(`${opening}nonce `);
}
/** The marker of a comment that has no id yet: only the run's nonce, to find the comment again if its answer is lost. */
function nonceMarker(nonce) {
    return `${opening}nonce ${nonce} -->`;
}
/** Of several genuine markers the one with the greatest turn, then the lowest comment id; null if there is none. */
function chooseMarker(markers) {
    const ordered = [...markers].sort((a, b) => b.report.turn - a.report.turn || a.place.commentId - b.place.commentId);
    return ordered[0] ?? null;
}
function sign(payload, signingKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', signingKey).update(payload).digest('base64');
}


/***/ }),

/***/ 5077:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   k0: () => (/* binding */ changeText),
/* harmony export */   lT: () => (/* binding */ countText),
/* harmony export */   oA: () => (/* binding */ countedText)
/* harmony export */ });
// Counts as people read them.
const separated = new Intl.NumberFormat('en-US');
const signed = new Intl.NumberFormat('en-US', { signDisplay: 'exceptZero' });
const percent = new Intl.NumberFormat('en-US', {
    style: 'percent',
    signDisplay: 'exceptZero',
    maximumFractionDigits: 1,
});
/** A count such as `12,345`. */
function countText(count) {
    return separated.format(count);
}
/** A count with its noun, such as `1 page` or `12,345 pages`. */
function countedText(count, noun) {
    return `${countText(count)} ${count === 1 ? noun : `${noun}s`}`;
}
/** How a count has changed, such as `+234 (+23.4%)`; without a percentage where there was nothing before. */
function changeText(now, before) {
    const difference = signed.format(now - before);
    return before === 0 || now === before
        ? difference
        : `${difference} (${percent.format((now - before) / before)})`;
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
