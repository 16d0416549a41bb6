export const id = 698;
export const ids = [698,535];
export const modules = {

/***/ 805:
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
// EXTERNAL MODULE: ./src/domain/job/stored-report.ts
var stored_report = __webpack_require__(7716);
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
// EXTERNAL MODULE: ./src/domain/markdown/chart.ts
var chart = __webpack_require__(3596);
;// CONCATENATED MODULE: ./src/domain/reconcile/outcomes.ts
// What became of the agent jobs that comments remember: how many docs pull requests were opened, merged and closed.



const dayMs = 24 * 3_600_000;
/** The outcomes of conversations. */
function countOutcomes(reports, now) {
    const withJob = reports.filter(({ jobId }) => jobId !== null);
    const opened = withJob.filter(({ pullRequest }) => pullRequest !== null);
    const inState = (state) => opened.filter(({ docsPull }) => (docsPull?.state ?? null) === state);
    const [open, merged, closed, unknown] = [
        inState('open'),
        inState('merged'),
        inState('closed'),
        inState(null),
    ];
    const openDays = open.flatMap((report) => daysOpen(report, now) ?? []);
    const known = opened.length - unknown.length;
    return {
        jobs: withJob.length,
        turns: sum(withJob.map(({ turn }) => turn)),
        docsPullRequests: {
            opened: opened.length,
            open: open.length,
            merged: merged.length,
            closed: closed.length,
            unknown: unknown.length,
        },
        openDays: openDays.length === 0 ? null : { median: medianOf(openDays), longest: Math.max(...openDays) },
        medianDaysToMerge: nullable(merged.flatMap((report) => daysOpen(report, now) ?? []), medianOf),
        turnsPerMerged: nullable(merged.map(({ turn }) => turn), (turns) => round(sum(turns) / turns.length)),
        mergedShare: known === 0 ? null : round(merged.length / known),
    };
}
/** Section of the summary: a table and a chart. Null if there was no agent job. */
function outcomesSection(outcomes) {
    if (outcomes.jobs === 0)
        return null;
    const { docsPullRequests: pulls, openDays, medianDaysToMerge, turnsPerMerged, mergedShare } = outcomes;
    const rows = [
        ['Conversations with an agent job', (0,format/* countText */.lT)(outcomes.jobs)],
        ['Turns', (0,format/* countText */.lT)(outcomes.turns)],
        ['Docs pull requests opened', (0,format/* countText */.lT)(pulls.opened)],
        [
            'Merged',
            `${(0,format/* countText */.lT)(pulls.merged)}${mergedShare === null ? '' : ` (${Math.round(mergedShare * 100)}%)`}`,
        ],
        ['Closed without being merged', (0,format/* countText */.lT)(pulls.closed)],
        ['Open', openText(pulls.open, openDays)],
        ['State unknown', (0,format/* countText */.lT)(pulls.unknown)],
        ['Median days to merge', medianDaysToMerge === null ? '–' : String(medianDaysToMerge)],
        ['Turns per merged pull request', turnsPerMerged === null ? '–' : String(turnsPerMerged)],
    ];
    return (0,markdown_escape/* joinParagraphs */.ml)([
        '### Outcomes',
        ['| Outcome | Value |', '|---|--:|', ...rows.map(([name, value]) => `| ${name} | ${value} |`)].join('\n'),
        pulls.opened === 0 ? null : chartOf(pulls),
    ]);
}
function openText(open, days) {
    if (days === null)
        return (0,format/* countText */.lT)(open);
    return `${(0,format/* countText */.lT)(open)} (median: ${days.median} days, longest: ${days.longest} days)`;
}
function chartOf({ merged, open, closed, unknown }) {
    const counts = [merged, open, closed, unknown];
    const lines = [
        'accTitle: Docs pull requests by state',
        `accDescr: ${merged} merged, ${open} open, ${closed} closed without being merged, ${unknown} not known.`,
        'x-axis [Merged, Open, Closed, "Not known"]',
        `y-axis "Docs pull requests" 0 --> ${Math.max(...counts)}`,
        `bar [${counts.join(', ')}]`,
    ];
    return (0,chart/* xyChart */.G)(lines, [chart/* chartColors */.b.blue]);
}
/** Whole days, null if it is not known when the pull request was opened. */
function daysOpen({ docsPull }, now) {
    if (!docsPull?.openedAt)
        return null;
    const endMs = docsPull.endedAt === null ? now.getTime() : Date.parse(docsPull.endedAt);
    return Math.max(0, Math.floor((endMs - Date.parse(docsPull.openedAt)) / dayMs));
}
function nullable(values, combine) {
    return values.length === 0 ? null : combine(values);
}
function medianOf(values) {
    const sorted = values.toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    const [low = 0, high = low] = Number.isInteger(middle)
        ? sorted.slice(middle - 1)
        : sorted.slice(Math.floor(middle));
    return Number.isInteger(middle) ? (low + high) / 2 : low;
}
function sum(values) {
    return values.reduce((total, value) => total + value, 0);
}
function round(value) {
    return Math.round(value * 100) / 100;
}

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
    const { reason, detail, unverified, updates, followed, outcomes } = report;
    const { text, next } = adviceFor(report);
    const paragraphs = (0,markdown_escape/* joinParagraphs */.ml)([
        `## ${titleOf(report)}`,
        text,
        reason === null ? detail && (0,markdown_escape/* toProse */.HK)(detail) : (0,markdown_escape/* detailLine */.mr)(detail),
        next,
        updates.length === 0 ? null : tableOf(updates),
        tableOfFollowed(followed),
        outcomes && outcomesSection(outcomes),
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
    const { result, updates, followed, left } = report;
    const open = updates.length + left;
    const seen = (0,format/* countedText */.oA)(followed.length, 'docs pull request');
    if (open === 0 && followed.length > 0)
        return `Followed ${seen}`;
    if (open === 0)
        return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated';
    const finished = `Finished ${(0,format/* countText */.lT)(countFinished(report))} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`;
    return followed.length === 0 ? finished : `${finished}, followed ${seen}`;
}
function adviceFor({ result, reason, updates, followed, left }) {
    const { text, next } = (0,reasons/* describeReason */.Gk)(reason);
    const troubled = [...updates, ...followed].filter(({ problem }) => problem !== null).length;
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
/** Only what has changed, or could not be written. */
function tableOfFollowed(followed) {
    const rows = followed
        .filter(({ isChanged, isUnfollowed, problem }) => isChanged || isUnfollowed || problem !== null)
        .map((pull) => `| ${linkCell(pull)} | ${pullCell(pull)} | ${followedText(pull)} |`);
    if (rows.length === 0)
        return null;
    return ['| Comment | Docs pull request | State |', '|---|---|---|', ...rows].join('\n');
}
function pullCell({ prLink, commentUrl }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m0)(prLink);
    return link ? (0,comment/* linkTo */.uM)(link, commentUrl) : '–';
}
function followedText({ state, isUnfollowed, problem }) {
    const text = isUnfollowed ? 'no longer followed' : (state ?? 'not known');
    return problem === null ? text : `${text}; ${(0,markdown_escape/* toCode */.Xt)(problem, 500)}`;
}
function linkCell({ issueNumber, commentUrl, }) {
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
    const { result, reason, updates, left, outcomes } = report;
    const finished = countFinished(report);
    return {
        checked: String(updates.length),
        finished: String(finished),
        pending: String(updates.length - finished + left),
        jobs: JSON.stringify(updates),
        outcomes: outcomes ? JSON.stringify(outcomes) : '',
        result,
        reason: reason ?? '',
    };
}

// EXTERNAL MODULE: ./src/domain/reconcile/tracked-conversation.ts
var tracked_conversation = __webpack_require__(7245);
// EXTERNAL MODULE: ./src/domain/job/report.ts
var job_report = __webpack_require__(5520);
// EXTERNAL MODULE: ./src/domain/commit-status/describe.ts
var describe = __webpack_require__(3016);
// EXTERNAL MODULE: ./src/operations/commit-status/write-status.ts
var write_status = __webpack_require__(4787);
;// CONCATENATED MODULE: ./src/operations/reconcile/follow.ts
// Follows a conversation after its agent job: the docs pull request, the source pull request and the commit status.



/** The report after everything around its agent job was brought up to date. */
async function follow(conversation, given, { now, maxAgeMs, ports }) {
    const onClose = given.docsPullRules?.onClose ?? 'nothing';
    const isPullOpen = (0,tracked_conversation/* hasOpenPull */._A)(given);
    const readSource = once(() => ports.readSource(conversation));
    const source = isPullOpen && onClose !== 'nothing' ? await readSource() : null;
    const sourceState = source === null || source.state === 'merged' ? null : source.state;
    const docsPull = isPullOpen
        ? await ports.lookAfterDocsPull(conversation, given, sourceState)
        : given.docsPull;
    const seen = unfollowIfOld({ ...given, docsPull }, { now, maxAgeMs });
    if (!(0,tracked_conversation/* isStatusOutdated */.no)(seen))
        return { report: seen, isDue: isDue(given, seen, { now, maxAgeMs }) };
    const head = seen.commitStatus?.isHead ? readSource() : null;
    const report = (0,write_status/* withWrittenStatus */.a3)(seen, await ports.writeStatus(seen, head, conversation));
    return { report, isDue: isDue(given, report, { now, maxAgeMs }) };
}
/** The last look at what has not come to an end. */
function unfollowIfOld(report, age) {
    const isWaiting = (0,tracked_conversation/* isOpen */.nT)(report) || report.docsPull?.state === 'open' || (0,describe/* awaitsMerge */.mp)(report);
    return isWaiting && (0,tracked_conversation/* isTooOld */.Um)(report, age) ? { ...report, isUnfollowed: true } : report;
}
function isDue(before, after, age) {
    const known = ({ docsPull, isUnfollowed, commitStatus }) => JSON.stringify([docsPull, isUnfollowed, commitStatus?.written]);
    return known(before) !== known(after) || (0,tracked_conversation/* isRefreshDue */.yR)(after, age);
}
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}

;// CONCATENATED MODULE: ./src/operations/reconcile/check.ts




/** What became of one conversation. A rejection is about all of them. */
async function check(conversation, maxAgeMs, ports) {
    const { report } = conversation;
    if (!(0,tracked_conversation/* isOpen */.nT)(report))
        return lookOn(conversation, maxAgeMs, ports);
    const finding = (0,tracked_conversation/* assessJob */.Gr)(report, await ports.getJob(report.jobId ?? ''), ports.clock.now());
    if (finding.kind === 'rejected')
        return finding;
    return finding.kind === 'pending'
        ? keepOpen(conversation, finding, { maxAgeMs, ports })
        : finish(conversation, finding.outcome, { maxAgeMs, ports });
}
/** A job that is still at work. */
async function keepOpen(conversation, { job, problem }, { maxAgeMs, ports }) {
    const now = ports.clock.now();
    const isHanging = job !== null && logIfStalled(conversation, job, ports);
    const { report, isDue } = await follow(conversation, conversation.report, { now, maxAgeMs, ports });
    const written = isDue ? await ports.publish(conversation, updatedAt(report, now), null) : null;
    const update = {
        ...check_describe(conversation),
        status: job?.status ?? null,
        result: null,
        problem: problem ?? written?.problem ?? null,
        isStalled: isHanging,
    };
    return { kind: 'checked', report, update, followed: null };
}
/** A job that has ended. */
async function finish(conversation, end, { maxAgeMs, ports }) {
    const { issueNumber } = conversation.scope;
    const now = ports.clock.now();
    const ended = { ...(0,job_report/* withOutcome */.lt)(conversation.report, end, now), tookMs: null };
    const { report } = await follow(conversation, ended, { now, maxAgeMs, ports });
    const { isWritten, problem } = await ports.publish(conversation, report, end);
    const status = end.job?.status ?? null;
    const known = { ...check_describe(conversation), status };
    if (!isWritten && problem === null) {
        ports.log(`#${issueNumber}: a newer turn has the comment`);
        return { kind: 'checked', report: conversation.report, update: { ...known, problem }, followed: null };
    }
    ports.log(`#${issueNumber}: job ${known.jobId} ${status ?? 'was not found'}`);
    const update = {
        ...known,
        prLink: end.job?.pullRequest?.url ?? known.prLink,
        docsState: report.docsPull?.state ?? null,
        result: end.result,
        isFinished: isWritten,
        problem,
    };
    return { kind: 'checked', report, update, followed: null };
}
/** A job whose end the comment tells. */
async function lookOn(conversation, maxAgeMs, ports) {
    const { scope, url: commentUrl, report: before } = conversation;
    const now = ports.clock.now();
    const { report, isDue } = await follow(conversation, before, { now, maxAgeMs, ports });
    const written = isDue ? await ports.publish(conversation, updatedAt(report, now), null) : null;
    const link = report.pullRequest;
    if (!link || !(0,tracked_conversation/* hasOpenPull */._A)(before))
        return { kind: 'checked', report, update: null, followed: null };
    const state = report.docsPull?.state ?? null;
    const isChanged = state !== (before.docsPull?.state ?? null);
    if (isChanged)
        ports.log(`#${scope.issueNumber}: ${link.repository}#${link.number} is ${state ?? 'not known'}`);
    const { isUnfollowed } = report;
    const problem = written?.problem ?? null;
    const known = { issueNumber: scope.issueNumber, commentUrl, prLink: link.url };
    return {
        kind: 'checked',
        report,
        update: null,
        followed: { ...known, state, isChanged, isUnfollowed, problem },
    };
}
function check_describe({ scope: { issueNumber }, report, url: commentUrl }) {
    const { jobId, pullRequest, docsPull } = report;
    const nothing = { status: null, result: null, problem: null, isStalled: false, isFinished: false };
    const prLink = pullRequest?.url ?? null;
    return {
        issueNumber,
        jobId: jobId ?? '',
        commentUrl,
        prLink,
        docsState: docsPull?.state ?? null,
        ...nothing,
    };
}
function updatedAt(report, now) {
    return { ...report, updatedAt: now.toISOString() };
}
function logIfStalled({ report, scope: { issueNumber } }, job, { clock, log }) {
    const now = clock.now();
    if (!(0,tracked_conversation/* isStalled */.C_)(report, job, now))
        return false;
    const age = (0,format/* durationText */.S5)((0,tracked_conversation/* activeMs */.zo)(report, job, now));
    log(`#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`);
    return true;
}

;// CONCATENATED MODULE: ./src/operations/reconcile/reconcile.ts
// Finishes the conversations of jobs that nobody waited for: reads each job once, publishes how it ended, and follows its
// docs pull request.





const maxConcurrency = 4;
/**
 * Conversations that one run takes on. GITHUB_TOKEN has 1,000 requests an hour for each repository.
 *
 * https://docs.github.com/rest/using-the-rest-api/rate-limits-for-the-rest-api
 */
const maxConversations = 150;
/**
 * What became of the repository's conversations. A problem with one of them does not stop the others. Those older than
 * `maxAgeMs` are looked at for the last time.
 */
async function reconcile(maxAgeMs, ports) {
    const { conversations, unverified, problem } = await ports.listConversations();
    const latest = latestOfEach(conversations);
    const open = latest.filter(({ report }) => (0,tracked_conversation/* isFollowed */.bJ)(report));
    ports.log(foundText(open));
    if (unverified > 0)
        ports.log(unverifiedText(unverified));
    const checks = new Map();
    let rejection = null;
    const queue = inOrder(open).slice(0, maxConversations);
    const work = async () => {
        for (let next = queue.shift(); next && !ports.signal.aborted; next = queue.shift()) {
            // Without the service, only the jobs that have ended can be looked after.
            if (rejection && (0,tracked_conversation/* isOpen */.nT)(next.report))
                continue;
            const result = await check(next, maxAgeMs, ports);
            if (result.kind === 'rejected')
                rejection = result;
            else
                checks.set(next, result);
        }
    };
    await Promise.all(Array.from({ length: maxConcurrency }, work));
    const all = [...checks.values()].toSorted((a, b) => issueOf(a) - issueOf(b));
    const updates = all.flatMap(({ update }) => update ?? []);
    const followed = all.flatMap((one) => one.followed ?? []);
    const left = open.length - all.length;
    const reports = latest.map((conversation) => checks.get(conversation)?.report ?? conversation.report);
    return {
        ...endOf({ rejection, problem, left, updates, followed }),
        updates,
        followed,
        outcomes: problem === null ? countOutcomes(reports, ports.clock.now()) : null,
        left,
        unverified,
    };
}
/** Agent jobs first, then docs pull requests, the longest quiet ones first: each has its turn, however many there are. */
function inOrder(open) {
    const jobs = open.filter(({ report }) => (0,tracked_conversation/* isOpen */.nT)(report));
    const others = open.filter(({ report }) => !(0,tracked_conversation/* isOpen */.nT)(report));
    const quietest = others.toSorted((a, b) => a.report.updatedAt.localeCompare(b.report.updatedAt));
    return [...jobs, ...quietest];
}
function foundText(open) {
    const jobs = open.filter(({ report }) => (0,tracked_conversation/* isOpen */.nT)(report)).length;
    const others = open.length - jobs;
    const found = `Found ${(0,format/* countedText */.oA)(jobs, 'open conversation')}`;
    return others === 0 ? found : `${found}, and ${(0,format/* countedText */.oA)(others, 'other conversation')} to follow`;
}
function issueOf({ update, followed }) {
    return update?.issueNumber ?? followed?.issueNumber ?? 0;
}
function endOf({ rejection, problem, left, updates, followed }) {
    if (rejection) {
        const { reason, detail } = rejection;
        const isUseless = reason !== 'rate-limited' && updates.length === 0;
        return { result: isUseless ? 'rejected' : 'partial', reason, detail };
    }
    const isDone = problem === null && left === 0 && [...updates, ...followed].every((one) => one.problem === null);
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
// EXTERNAL MODULE: ./src/adapters/github/commit-status.ts
var commit_status = __webpack_require__(8100);
// EXTERNAL MODULE: ./src/adapters/github/docs-pull/client.ts + 2 modules
var docs_pull_client = __webpack_require__(8401);
// EXTERNAL MODULE: ./src/domain/conversation/merge-report.ts
var merge_report = __webpack_require__(6089);
// EXTERNAL MODULE: ./src/operations/docs-pull/look-after.ts + 3 modules
var look_after = __webpack_require__(7393);
;// CONCATENATED MODULE: ./src/actions/reconcile/follow.ts









/** The ports of one reconcile. What fails is a warning, once. */
function openFollowPorts({ context, inputs, run, connection, signal }) {
    const { log, redact, env, clock } = context;
    const { githubToken, docsToken, agentBranches, stateSecret, apiKey } = inputs;
    const warnings = new Set();
    const warn = (text) => {
        const warning = redact(text);
        if (!warnings.has(warning))
            log.warning('A GitHub request failed', warning, 'docsPull');
        warnings.add(warning);
    };
    const signingKey = (0,comment_state/* deriveSigningKey */.me)(stateSecret ?? apiKey);
    const { setStatus, hasStatus, readSource } = (0,commit_status/* openCommitStatuses */.A)(connection);
    const docsPulls = (0,docs_pull_client/* openDocsPulls */.y)({
        ...{ run, githubToken, docsToken, clock, signal },
        secret: stateSecret ?? apiKey,
        apiUrl: (0,connections/* readGitHubApiUrl */.p5)(env),
    });
    return {
        lookAfterDocsPull: (conversation, report, sourceState) => (0,look_after/* lookAfter */.s)({ report, source: sourceOf(run, conversation), sourceState, agentBranches }, { ...docsPulls, warn, log: log.info }),
        async readSource({ scope }) {
            const reading = await readSource(scope.issueNumber, signal);
            if (reading.kind === 'failure')
                warn(reading.error);
            return reading.kind === 'success' ? reading.value : null;
        },
        async writeStatus(own, source, conversation) {
            // Since the comments were listed, a new turn may have begun, or somebody may have waived the status.
            const current = await (0,tracked_conversations/* readConversation */.Gt)({ connection, signingKey, signal }, conversation);
            if (current === null)
                return false;
            if (current.turn > own.turn || current.updatedAt !== conversation.report.updatedAt)
                return true;
            const report = (0,merge_report/* keepAdditions */.Ru)(own, current);
            const url = (0,event_event/* runUrl */.Vp)({ ...run, runId: report.runId });
            return (0,write_status/* writeStatus */.Kn)({ report, runUrl: url, source, signal }, { setStatus, hasStatus, warn });
        },
    };
}
/** The conversation links to our comment, which says who asked for what. */
function sourceOf({ repository }, { scope, url }) {
    const { owner, name, isPublic } = repository;
    return { repository: `${owner}/${name}`, isPublic, issueNumber: scope.issueNumber, url };
}

// EXTERNAL MODULE: ./src/adapters/runner/input-parsers.ts
var input_parsers = __webpack_require__(4182);
// EXTERNAL MODULE: ./src/actions/shared-inputs.ts
var shared_inputs = __webpack_require__(4746);
;// CONCATENATED MODULE: ./src/actions/reconcile/inputs.ts
// The inputs of the reconcile, parsed. An invalid input ends the run before any request.



const inputs_dayMs = 24 * 60 * 60_000;
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
        docsToken: (0,input_parsers/* readInput */.R5)('docs-token', shared_inputs/* headerSecret */.g1),
        agentBranches: (0,input_parsers/* readInput */.R5)('agent-branches', shared_inputs/* branchPatterns */.Kb),
        stateSecret: (0,input_parsers/* readInput */.R5)('state-secret', shared_inputs/* signingSecret */.u2),
        commentKey: (0,input_parsers/* readInput */.R5)('comment-key', (0,input_parsers/* optional */.lq)(shared_inputs/* commentKey */.Td)),
        command: (0,input_parsers/* readInput */.R5)('command', shared_inputs/* command */.G5),
        maxAgeMs: (0,input_parsers/* readInput */.R5)('max-age-days', (0,input_parsers/* positiveDecimal */.hs)({ max: 365 })) * inputs_dayMs,
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
    const report = await reconcile(inputs.maxAgeMs, {
        clock,
        listConversations: () => (0,tracked_conversations/* listTrackedConversations */.ji)(conversations),
        getJob: client.getJob,
        publish: (conversation, latest, end) => (0,tracked_conversations/* publishConversation */.JN)(conversations, conversation, {
            report: (0,stored_report/* redactReport */.a)(latest, context.redact),
            end,
        }),
        ...openFollowPorts({ context, inputs, run, signal, connection: conversations.connection }),
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
/* harmony export */   Gt: () => (/* binding */ readConversation),
/* harmony export */   JN: () => (/* binding */ publishConversation),
/* harmony export */   countRememberedTurns: () => (/* binding */ countRememberedTurns),
/* harmony export */   ji: () => (/* binding */ listTrackedConversations)
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
/** What the comment remembers now, null if it is gone, no longer ours, or could not be read. Never throws. */
async function readConversation({ connection, signingKey, signal }, { scope }) {
    const { issueNumber, commentId } = scope;
    return connection.attempt('read the comment', async () => {
        const target = { github: await connection.client(), repo: connection.repo, issueNumber };
        const stored = await (0,_comments_js__WEBPACK_IMPORTED_MODULE_6__/* .getComment */ .OK)(target, commentId, signal);
        return stored && ((0,_state_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .verifiedState */ .SP)({ scope, signingKey }, stored)?.report ?? null);
    });
}
/** Edits the comment, and replaces our reaction to its command if the job has ended. */
async function publishConversation(options, conversation, { report, end }) {
    const { connection, signingKey, signal } = options;
    const { repo } = connection;
    const { scope } = conversation;
    try {
        const github = await connection.client();
        const render = (latest, state) => options.render(conversation, latest, state);
        const comment = { github, repo, issueNumber: scope.issueNumber, scope, signingKey, render };
        // What only follows an ended job must not replace what a run has written since the comments were listed.
        const basedOn = end ? undefined : conversation.report.updatedAt;
        const published = await (0,_state_comment_js__WEBPACK_IMPORTED_MODULE_8__/* .editComment */ .QA)(comment, { id: scope.commentId, report, signal, basedOn });
        if (!published)
            return { isWritten: false, problem: 'The comment is gone or was changed by someone else.' };
        if (published.isSuperseded)
            return { isWritten: false, problem: null };
        const content = end && (0,_domain_conversation_reaction_js__WEBPACK_IMPORTED_MODULE_9__/* .reactionTo */ .d)(end);
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

/***/ 3596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ xyChart),
/* harmony export */   b: () => (/* binding */ chartColors)
/* harmony export */ });
// Charts that GitHub draws with Mermaid.
/**
 * Blue and orange with a contrast of at least 3 to 1 against GitHub's light and dark background. Mermaid's own dark
 * background is a gray that they do not reach it on, so charts have none.
 */
const chartColors = { blue: '#0969da', orange: '#bc4c00' };
/** An XY chart of these lines. https://mermaid.js.org/syntax/xyChart.html */
function xyChart(lines, colors) {
    const theme = { backgroundColor: 'transparent', plotColorPalette: colors.join(', ') };
    const init = `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`;
    return ['```mermaid', init, 'xychart-beta', ...lines.map((line) => `  ${line}`), '```'].join('\n');
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
