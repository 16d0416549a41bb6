export const id = 571;
export const ids = [571,144,123,535];
export const modules = {

/***/ 571:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReconcileAction: () => (/* binding */ runReconcileAction)
});

// EXTERNAL MODULE: ./src/adapters/github/conversation/tracked-conversations.ts
var tracked_conversations = __webpack_require__(4535);
// EXTERNAL MODULE: ./src/domain/conversation/reaction.ts
var reaction = __webpack_require__(111);
;// CONCATENATED MODULE: ./src/domain/reconcile/repositories.ts
const segment = '(?!\\.{1,2}(?:/|$))[A-Za-z0-9._-]{1,100}';
const namePattern = new RegExp(`^${segment}/${segment}$`);
const globPattern = /^[A-Za-z0-9._*-]{1,100}\/[A-Za-z0-9._*-]{1,100}$/;
const repositories_all = 'all';
function parseRepositoryChoice(lines) {
    const [names, patterns] = [[], []];
    for (const line of lines) {
        const isPattern = line === repositories_all || (line.includes('*') && globPattern.test(line));
        if (!isPattern && !namePattern.test(line))
            return null;
        (isPattern ? patterns : names).push(line);
    }
    const isOnce = new Set(lines.map((line) => line.toLowerCase())).size === lines.length;
    return isOnce ? { names: names.map(partsOf), patterns } : null;
}
function chooseRepositories({ names, patterns }, own, visible) {
    const here = { ...own, isArchived: false };
    if (names.length + patterns.length === 0)
        return { candidates: [candidateOf(here, true)], unmatched: [] };
    const known = new Map([...visible, here].map((one) => [fullNameOf(one).toLowerCase(), one]));
    const named = names.map((given) => {
        const found = known.get(fullNameOf(given).toLowerCase()) ?? null;
        return { ...(found ? candidateOf(found, true) : { ...given, isNamed: true, known: null }) };
    });
    const isNamed = new Set(named.map((one) => fullNameOf(one).toLowerCase()));
    const tests = patterns.map((text) => ({ text, pattern: toRegExp(text) }));
    const matched = visible.filter((one) => tests.some(({ pattern }) => pattern.test(fullNameOf(one))));
    const others = matched.filter((one) => !isNamed.has(fullNameOf(one).toLowerCase()));
    const isUnmatched = (pattern) => !visible.some((one) => pattern.test(fullNameOf(one)));
    return {
        candidates: [...named, ...others.map((one) => candidateOf(one, false))],
        unmatched: tests.flatMap(({ text, pattern }) => (isUnmatched(pattern) ? text : [])),
    };
}
function fullNameOf({ owner, name }) {
    return `${owner}/${name}`;
}
function candidateOf(known, isNamed) {
    return { owner: known.owner, name: known.name, isNamed, known };
}
function toRegExp(pattern) {
    const text = pattern === repositories_all ? '*/*' : pattern;
    return new RegExp(`^${text.replaceAll('.', '\\.').replaceAll(/\*+/g, '[^/]*')}$`, 'i');
}
function partsOf(line) {
    const [owner = '', name = ''] = line.split('/');
    return { owner, name };
}

// EXTERNAL MODULE: ./src/adapters/github/commenter.ts
var commenter = __webpack_require__(8600);
// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
;// CONCATENATED MODULE: ./src/adapters/github/slots.ts
function createSlots(count) {
    let free = count;
    const waiting = [];
    const leave = () => {
        const next = waiting.shift();
        if (next)
            next();
        else
            free += 1;
    };
    return {
        async enter(signal) {
            signal?.throwIfAborted();
            if (free > 0)
                free -= 1;
            else
                await waitForTurn(waiting, signal);
            return leave;
        },
    };
}
function waitForTurn(waiting, signal) {
    return new Promise((resolve, reject) => {
        const begin = () => {
            signal?.removeEventListener('abort', giveUp);
            resolve();
        };
        const giveUp = () => {
            waiting.splice(waiting.indexOf(begin), 1);
            reject(signal?.reason);
        };
        waiting.push(begin);
        signal?.addEventListener('abort', giveUp, { once: true });
    });
}

// EXTERNAL MODULE: ./src/adapters/github/conversation/comments.ts
var comments = __webpack_require__(6508);
// EXTERNAL MODULE: ./src/adapters/github/conversation/lock.ts + 2 modules
var conversation_lock = __webpack_require__(6677);
// EXTERNAL MODULE: ./src/adapters/github/conversation/state-comment.ts
var state_comment = __webpack_require__(3149);
;// CONCATENATED MODULE: ./src/adapters/github/conversation/update-conversation.ts








const maxLeaveMs = 90_000;
const goneText = 'The comment is gone or was changed by someone else.';
function openUpdater(options) {
    const { connect, signal } = options;
    const sections = openSections(options);
    const react = async (conversation, commands, content) => {
        const swaps = commands.map((command) => ({ command, content, signal }));
        const problems = await Promise.all(swaps.map((swap) => finishReaction(connect(conversation), swap)));
        return problems.find((problem) => problem !== null) ?? null;
    };
    return {
        read: (conversation) => readConversation(options, conversation),
        react,
        leftMs: sections.leftMs,
        async publish(conversation, report, end) {
            const published = await sections
                .enter(conversation, (section) => publishIn(section, conversation, { report, end }))
                .catch((error) => failed((0,errors/* describeGitHubError */.dZ)('update the comment', error)));
            if (published === null)
                return { isWritten: false, isBusy: true, problem: null };
            const content = end && published.isWritten ? (0,reaction/* reactionTo */.d)(end) : null;
            if (!content)
                return published;
            const { command, otherCommands } = report;
            const commands = [...(command ? [command] : []), ...otherCommands];
            return { ...published, problem: await react(conversation, commands, content) };
        },
        async withLock(conversation, act) {
            try {
                const result = await sections.enter(conversation, async ({ comment, before, isLocked, signal: limited }) => {
                    const known = before && (0,state_comment/* verifiedState */.SP)(comment, before);
                    if (!known)
                        return { kind: 'failed', problem: goneText };
                    if (!isLocked)
                        return { kind: 'unlocked' };
                    const write = async (report) => {
                        await (0,state_comment/* writeComment */.HF)(comment, { id: conversation.scope.commentId, report, signal: limited });
                    };
                    return { kind: 'done', value: await act({ report: known.report, write }) };
                });
                return result ?? { kind: 'busy' };
            }
            catch (error) {
                return { kind: 'failed', problem: (0,errors/* describeGitHubError */.dZ)('update the comment', error) };
            }
        },
    };
}
function openSections(options) {
    const { signal } = options;
    const turns = createSlots(1);
    const told = new Set();
    const log = (line) => {
        if (!told.has(line))
            options.log(line);
        told.add(line);
    };
    let current = null;
    return {
        leftMs: () => current?.leftMs() ?? Number.POSITIVE_INFINITY,
        async enter(conversation, act) {
            const done = await turns.enter(signal);
            const leaveSignal = () => AbortSignal.timeout(maxLeaveMs);
            const lock = (0,conversation_lock/* openLock */.q)({
                ...options,
                log,
                hasLock: true,
                unlockedText: null,
                heldId: null,
                onChange: () => undefined,
                leaveSignal,
            });
            current = lock;
            try {
                const comment = await commentOf(conversation, options);
                const read = () => (0,comments/* getComment */.OK)(comment, conversation.scope.commentId, signal);
                const patience = { signal: () => signal, stop: signal, waitMs: 0 };
                const { hold, value } = await lock.enter(comment, read, patience);
                if (hold === 'busy')
                    return null;
                const isLocked = hold === 'held';
                return await act({ comment, before: value, isLocked, signal: lock.limit(signal) });
            }
            finally {
                await lock.leave();
                current = null;
                done();
            }
        },
    };
}
async function publishIn({ comment, before, isLocked, signal }, conversation, { report, end }) {
    const basedOn = end ? undefined : conversation.report.updatedAt;
    const edit = { id: conversation.scope.commentId, report, signal, basedOn };
    const published = await (0,state_comment/* editComment */.QA)(comment, edit, { before, isLocked });
    if (!published)
        return failed(goneText);
    return { isWritten: !published.isSuperseded, isBusy: false, problem: null };
}
function failed(problem) {
    return { isWritten: false, isBusy: false, problem };
}
async function commentOf(conversation, { connect, signingKey, render }) {
    const { client, repo } = connect(conversation);
    const { scope } = conversation;
    return {
        github: await client(),
        ...{ repo, issueNumber: scope.issueNumber, scope, signingKey },
        render: (report, state) => render(conversation, report, state),
    };
}
async function readConversation(options, conversation) {
    const { repository, scope } = conversation;
    const what = `read the comment on ${fullNameOf(repository)}#${scope.issueNumber}`;
    return options.connect(conversation).attempt(what, async () => {
        const comment = await commentOf(conversation, options);
        const stored = await (0,comments/* getComment */.OK)(comment, scope.commentId, options.signal);
        return stored && ((0,state_comment/* verifiedState */.SP)(comment, stored)?.report ?? null);
    });
}
async function finishReaction({ client, repo }, swap) {
    try {
        await (0,commenter/* replaceReaction */.S)(await client(), repo, swap);
        return null;
    }
    catch (error) {
        return (0,errors/* statusOf */.c2)(error) === 404
            ? null
            : (0,errors/* describeGitHubError */.dZ)('react to the comment with the command', error);
    }
}

// EXTERNAL MODULE: ./src/adapters/github/event/read.ts + 2 modules
var read = __webpack_require__(1308);
// EXTERNAL MODULE: ./src/adapters/mintlify/client.ts
var client = __webpack_require__(1884);
// EXTERNAL MODULE: ./src/adapters/runner/cancellation.ts
var cancellation = __webpack_require__(3792);
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
// EXTERNAL MODULE: ./src/domain/messages/status.ts + 1 modules
var messages_status = __webpack_require__(3756);
// EXTERNAL MODULE: ./src/domain/markdown/chart.ts
var chart = __webpack_require__(3596);
;// CONCATENATED MODULE: ./src/domain/reconcile/outcomes.ts



const dayMs = 24 * 3_600_000;
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

;// CONCATENATED MODULE: ./src/domain/reconcile/repository-updates.ts



const repositoryStates = (/* unused pure expression or super */ null && (['done', 'partial', 'archived', 'unreadable', 'empty', 'left']));
function describeRepository(result) {
    const { candidate, listing, updates, followed, waiting, left } = result;
    const finished = updates.filter(({ isFinished }) => isFinished).length;
    const problems = [...updates, ...followed].flatMap(({ problem }) => problem ?? []);
    const listProblem = listing === null || listing.kind === 'archived' ? null : listing.problem;
    return {
        repository: fullNameOf(candidate),
        state: stateOf(result, listProblem !== null || problems.length > 0),
        checked: updates.length,
        finished,
        pending: updates.length - finished + waiting + left,
        sent: countSent(updates),
        problem: listProblem ?? problems[0] ?? null,
    };
}
function stateOf({ listing, updates, followed, left }, hasProblem) {
    if (listing === null)
        return 'left';
    if (listing.kind !== 'listed')
        return listing.kind;
    if (hasProblem)
        return 'partial';
    if (left > 0)
        return updates.length + followed.length === 0 ? 'left' : 'partial';
    return listing.conversations.length === 0 ? 'empty' : 'done';
}
function listProblemOf({ candidate, listing }) {
    if (listing?.kind === 'archived')
        return `\`${fullNameOf(candidate)}\` is archived, so its comments can't be updated.`;
    return listing?.problem ?? null;
}
function isRead({ candidate, listing }) {
    if (listing?.kind === 'listed')
        return listing.problem === null;
    return listing?.kind === 'archived' || (listing?.kind === 'unreadable' && !candidate.isNamed);
}
function isTroubled(result) {
    return !isRead(result) || ['partial', 'left'].includes(describeRepository(result).state);
}
function repositoryLines({ repositories, followed }) {
    if (repositories.length < 2)
        return [];
    const { told, others } = sortUpdates({ repositories, followed });
    const lines = told.map((one) => {
        const done = doneText(one, followed);
        return `${one.repository}: ${(0,markdown_escape/* joinSentences */.DP)([done && `${done}.`, one.problem])}`;
    });
    return others === null ? lines : [...lines, others];
}
function tableOfRepositories({ repositories, followed }) {
    if (repositories.length < 2)
        return null;
    const { told, others } = sortUpdates({ repositories, followed });
    const rows = told.map((one) => {
        const note = one.problem === null ? '–' : (0,markdown_escape/* toCode */.Xt)(one.problem, 500);
        return `| ${(0,markdown_escape/* toEntities */.LW)(one.repository)} | ${icons[one.state]}&nbsp;${one.state} | ${doneText(one, followed) ?? '–'} | ${note} |`;
    });
    const table = ['| Repository | State | What was done | Note |', '|---|---|---|---|', ...rows].join('\n');
    return [rows.length === 0 ? null : table, others].filter(Boolean).join('\n\n');
}
const icons = {
    done: '✅',
    partial: '⚠️',
    archived: '🗄️',
    unreadable: '⚠️',
    empty: '⚪',
    left: '⏳',
};
function doneText({ repository, finished, pending, sent }, followed) {
    const pulls = followed.filter((one) => one.repository === repository).length;
    const open = finished + pending;
    const texts = [
        open > 0 && `finished ${(0,format/* countText */.lT)(finished)} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`,
        ...sentText(sent),
        pulls > 0 && `followed ${(0,format/* countedText */.oA)(pulls, 'docs pull request')}`,
    ];
    return texts.filter(Boolean).join(', ') || null;
}
function countSent(updates) {
    return updates.reduce((sum, { sent }) => sum + sent, 0);
}
function sentText(sent) {
    return sent === 0 ? [] : [`sent ${(0,format/* countedText */.oA)(sent, 'queued request')}`];
}
const otherTexts = [
    ['done', 'unchanged'],
    ['empty', 'without comments of this action'],
    ['archived', 'archived'],
    ['left', 'left for the next run'],
];
function sortUpdates({ repositories, followed }) {
    const changed = new Set(followed.flatMap((one) => (isChange(one) ? one.repository : [])));
    const isTold = ({ state, checked, pending, repository }) => ['partial', 'unreadable'].includes(state) ||
        (state === 'done' && checked + pending > 0) ||
        changed.has(repository);
    const rest = repositories.filter((one) => !isTold(one));
    const counts = otherTexts.flatMap(([state, text]) => {
        const { length } = rest.filter((one) => one.state === state);
        return length === 0 ? [] : `${(0,format/* countText */.lT)(length)} ${text}`;
    });
    const others = `${(0,format/* countedText */.oA)(rest.length, 'other repository', 'other repositories')}: ${counts.join(', ')}.`;
    return { told: repositories.filter(isTold), others: rest.length === 0 ? null : others };
}
function isChange({ isChanged, isUnfollowed }) {
    return isChanged || isUnfollowed;
}

;// CONCATENATED MODULE: ./src/domain/reconcile/report.ts









const failableReconcileResults = ['partial', 'rejected'];
const report_icons = { done: '✅', partial: '⚠️', rejected: '⛔' };
function reconcileMessage(report) {
    const { reason, detail } = report;
    const { text, next } = adviceFor(report);
    return (0,markdown_escape/* joinSentences */.DP)([`${titleOf(report)}.`, text, reason === null ? detail : (0,annotation.detailSentence)(detail), next]);
}
function renderReconcileSummary(report) {
    const { reason, detail, unverified, updates, outcomes } = report;
    const { text, next } = adviceFor(report);
    const paragraphs = (0,markdown_escape/* joinParagraphs */.ml)([
        `## ${titleOf(report)}`,
        text,
        reason === null ? detail && (0,markdown_escape/* toProse */.HK)(detail) : (0,markdown_escape/* detailLine */.mr)(detail),
        next,
        tableOfRepositories(report),
        updates.length === 0 ? null : tableOf(report),
        tableOfFollowed(report),
        outcomes && outcomesSection(outcomes),
        unverified === 0 ? null : unverifiedText(unverified),
    ]);
    return `${paragraphs}\n`;
}
function countFinished({ updates }) {
    return updates.filter(({ isFinished }) => isFinished).length;
}
function unverifiedText(unverified) {
    return `Skipped: ${(0,format/* countedText */.oA)(unverified, 'comment')} whose signature doesn't match this \`state-secret\` or \`api-key\`.`;
}
function titleOf(report) {
    const { result, reason } = report;
    return `${report_icons[result]} ${result === 'rejected' ? (0,messages_status/* rejectionTitle */.sS)(reason) : progressText(report)}`;
}
function progressText(report) {
    const { result, updates, followed, waiting, left } = report;
    const open = updates.length + waiting + left;
    const seen = (0,format/* countedText */.oA)(followed.length, 'docs pull request');
    if (open === 0 && followed.length > 0)
        return `Followed ${seen}`;
    if (open === 0)
        return result === 'done' ? 'No open conversation was found' : 'No conversation could be updated';
    return [
        `Finished ${(0,format/* countText */.lT)(countFinished(report))} of ${(0,format/* countedText */.oA)(open, 'open conversation')}`,
        ...sentText(countSent(updates)),
        ...(followed.length === 0 ? [] : [`followed ${seen}`]),
    ].join(', ');
}
function adviceFor({ result, reason, updates, followed, left, repositories }) {
    const { text, next } = (0,reasons/* describeReason */.G)(reason);
    const troubled = [...updates, ...followed].filter(({ problem }) => problem !== null).length;
    const trouble = troubled > 0 ? `Not updated, or only in part: ${(0,format/* countedText */.oA)(troubled, 'conversation')}.` : null;
    const unread = repositories.filter(({ state }) => state === 'unreadable').length;
    const notRead = unread > 0 && repositories.length > 1
        ? `Not readable: ${(0,format/* countedText */.oA)(unread, 'repository', 'repositories')}.`
        : null;
    return {
        text: (0,markdown_escape/* joinSentences */.DP)([text, trouble, notRead, leftText(left, repositories)]) || null,
        next: next ?? (result === 'done' ? null : 'Run the workflow again.'),
    };
}
function leftText(left, repositories) {
    const unseen = repositories.filter(({ state, pending }) => state === 'left' && pending === 0).length;
    const texts = [
        left > 0 && (0,format/* countedText */.oA)(left, 'conversation'),
        unseen > 0 && (0,format/* countedText */.oA)(unseen, 'repository', 'repositories'),
    ];
    const all = texts.filter(Boolean).join(' and ');
    return all === '' ? null : `Left for the next run: ${all}.`;
}
function tableOf({ updates, repositories }) {
    const rows = updates.map((update) => `| ${linkCell(update, repositories)} | ${stateCell(update)} | ${noteCell(update)} | ${(0,markdown_escape/* toCode */.Xt)(update.jobId)} |`);
    return ['| Comment | State | Note | Job |', '|---|---|---|---|', ...rows].join('\n');
}
function tableOfFollowed({ followed, repositories }) {
    const rows = followed
        .filter(({ isChanged, isUnfollowed, problem }) => isChanged || isUnfollowed || problem !== null)
        .map((pull) => `| ${linkCell(pull, repositories)} | ${pullCell(pull)} | ${followedText(pull)} |`);
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
function linkCell({ repository, issueNumber, commentUrl, }, { length }) {
    const name = length > 1 ? repository : '';
    return `[Comment on ${(0,markdown_escape/* toEntities */.LW)(`${name}#${issueNumber}`)}](${commentUrl})`;
}
function stateCell({ result, status, isStalled }) {
    if (isStalled)
        return '⚠️&nbsp;stalled';
    if (result === null && status === null)
        return `${(0,messages_status/* iconOf */.ZG)('unknown')}&nbsp;unknown`;
    return `${(0,messages_status/* iconOf */.ZG)(result)}&nbsp;${result?.replaceAll('-', ' ') ?? 'working'}`;
}
function noteCell({ prLink, problem, isStalled, sent, commentUrl }) {
    const link = (0,pull_request_link/* parsePullRequestLink */.m0)(prLink);
    if (!link && problem === null && !isStalled && sent === 0)
        return '–';
    return (0,markdown_escape/* joinSentences */.DP)([
        link && (0,comment/* linkTo */.uM)(link, commentUrl),
        sent === 0 ? null : `${(0,format/* countedText */.oA)(sent, 'queued request')} sent.`,
        problem === null ? null : (0,markdown_escape/* toCode */.Xt)(problem, 500),
        isStalled ? 'Active for more than 26 hours. Check the agent job in the Mintlify dashboard.' : null,
    ]);
}

;// CONCATENATED MODULE: ./src/domain/reconcile/outputs.ts

function reconcileOutputs(report) {
    const { result, reason, updates, waiting, left, outcomes, repositories } = report;
    const finished = countFinished(report);
    return {
        checked: String(updates.length),
        finished: String(finished),
        pending: String(updates.length - finished + waiting + left),
        jobs: JSON.stringify(updates),
        repositories: JSON.stringify(repositories),
        outcomes: outcomes ? JSON.stringify(outcomes) : '',
        result,
        reason: reason ?? '',
    };
}

// EXTERNAL MODULE: ./src/domain/job/job.ts
var job_job = __webpack_require__(1175);
;// CONCATENATED MODULE: ./src/domain/reconcile/wake-up.ts


function wakeUpOf({ eventName, repository, trigger }) {
    if (eventName === 'repository_dispatch' || eventName === 'workflow_dispatch')
        return { pull: null };
    const isPullRequest = eventName === 'pull_request' || eventName === 'pull_request_target';
    if (!isPullRequest || trigger.kind !== 'pull-request')
        return null;
    if (trigger.isCrossRepository)
        return { pull: null };
    const { number, headRef: branch } = trigger.pullRequest;
    return { pull: { repository: fullNameOf(repository), number, branch } };
}
function isAboutToEnd(job, { pullRequest: told }, { pull }) {
    if ((0,job_job/* hasEnded */.hY)(job))
        return false;
    const link = job.pullRequest;
    if (link && link.url !== told?.url)
        return true;
    if (!pull)
        return false;
    const isOfEvent = link?.number === pull.number && isSameName(link.repository, pull.repository);
    const isBranch = pull.branch !== null && job.ref === pull.branch;
    return isOfEvent || (isBranch && isSameName(job.repository, pull.repository));
}
function isSameName(a, b) {
    return a?.toLowerCase() === b.toLowerCase();
}

// EXTERNAL MODULE: ./src/domain/job/report.ts
var job_report = __webpack_require__(5520);
;// CONCATENATED MODULE: ./src/domain/reconcile/rate-limit.ts

function isNearlySpent({ limit, remaining }) {
    return remaining < limit / 5;
}
function rateLimitText({ input, until }) {
    return `Less than a fifth of the rate limit of \`${input}\` is left until ${(0,format/* clockText */.Yi)(until)}.`;
}

// EXTERNAL MODULE: ./src/domain/reconcile/tracked-conversation.ts
var tracked_conversation = __webpack_require__(7245);
;// CONCATENATED MODULE: ./src/domain/reconcile/turns.ts

function inTurns(conversations) {
    const byRepository = Map.groupBy(conversations.toSorted(byQuiet), ({ repository }) => repository.id);
    const queues = [...byRepository.values()].map(jobsFirst);
    const rounds = Math.max(0, ...queues.map(({ length }) => length));
    const inRound = (round) => queues.flatMap((queue) => queue[round] ?? []).toSorted(byQuiet);
    return Array.from({ length: rounds }, (_, round) => inRound(round)).flat();
}
function jobsFirst(conversations) {
    const jobs = conversations.filter(({ report }) => (0,tracked_conversation/* isOpen */.nT)(report));
    return [...jobs, ...conversations.filter(({ report }) => !(0,tracked_conversation/* isOpen */.nT)(report))];
}
function byQuiet(a, b) {
    return a.report.updatedAt.localeCompare(b.report.updatedAt);
}

// EXTERNAL MODULE: ./src/domain/conversation/sending.ts
var sending = __webpack_require__(3004);
// EXTERNAL MODULE: ./src/operations/job/create-job.ts
var create_job = __webpack_require__(8258);
// EXTERNAL MODULE: ./src/operations/job/start.ts
var start = __webpack_require__(6126);
// EXTERNAL MODULE: ./src/operations/queue/take-along.ts
var take_along = __webpack_require__(6123);
;// CONCATENATED MODULE: ./src/operations/queue/send-queued.ts







const unlockedText = "The queued requests weren't sent: the token can't add the reaction that locks the conversation. It needs `issues: write` and `pull-requests: write`.";
async function sendQueued(conversation, ports) {
    const nothing = { report: conversation.report, sent: 0, problem: null };
    const locked = await ports.withLock(conversation, (state) => sendLocked(conversation, state, ports));
    if (locked.kind === 'done')
        return locked.value;
    if (locked.kind === 'busy')
        return nothing;
    return { ...nothing, problem: locked.kind === 'unlocked' ? unlockedText : locked.problem };
}
async function sendLocked(conversation, { report: before, write }, ports) {
    const { clock } = ports;
    let report = before;
    const updateState = async (change) => {
        const next = change(report);
        if (next)
            await write(next);
        report = next ?? report;
        return next !== null;
    };
    const end = (sent, problem = null) => ({ report, sent, problem });
    let note = null;
    if (report.queue.sending) {
        const settled = await settle(report, ports);
        if (!settled)
            return end(0);
        await write(settled.report);
        report = settled.report;
        note = (0,sending/* unconfirmedNote */.V3)(settled.unconfirmed);
        await ports.react(conversation, commandsOf(settled.unconfirmed), 'confused');
        if (settled.hasArrived)
            return end(0);
    }
    const { jobId } = report;
    if (jobId === null || !(0,sending/* isDue */.nZ)(report.queue, clock.now()))
        return end(0);
    const along = (0,take_along.openTakeAlong)(report, null, { clock, log: ports.log, updateState });
    const plan = { kind: 'message', jobId, isReplaceable: true };
    const started = await (0,start/* startJob */._)(plan, along.makePrompt, {
        ...ports,
        log: ignore,
        cancelled: ports.signal,
        onReading: ignore,
    });
    if (started.kind !== 'started') {
        if (!(0,create_job/* isInDoubt */.cd)(started))
            await along.undo();
        return end(0, problemOf(started));
    }
    const sent = report.queue.sending?.ids ?? [];
    const entries = report.queue.entries.filter(({ id }) => sent.includes(id));
    const isCertain = started.state.pendingMessage?.isDeliveryUncertain !== true;
    if (!isCertain)
        return end(0, unconfirmedText);
    const turn = (0,job_report/* withStart */.n_)(newTurn(report, entries, clock.now()), {
        ...{ ...started, jobId: started.state.jobId, at: clock.now() },
    });
    const { command } = turn;
    const begun = (0,take_along.withNote)(along.addTo(turn, true), note);
    await updateState(() => ({
        ...begun,
        status: started.state.job?.status ?? begun.status,
        otherCommands: begun.otherCommands.filter(({ id }) => id !== command?.id),
    }));
    return end(entries.length);
}
const unconfirmedText = 'The connection dropped while the queued requests were being sent. The next reconcile, or the next run in this conversation, checks whether they arrived.';
async function settle(report, { clock, getJob }) {
    const { jobId } = report;
    const job = jobId === null ? null : (0,create_job/* matchingJob */.bX)(await getJob(jobId), jobId);
    const now = clock.now();
    const { queue, arrived, unconfirmed } = (0,sending/* settleSending */.O0)(report.queue, job, { now, isLastChance: false });
    if (arrived.length > 0 && jobId !== null) {
        const asked = (0,take_along.addRequests)(newTurn(report, arrived, now), arrived);
        const turn = (0,job_report/* withStart */.n_)(asked, { jobId, isNewTurn: true, isNewJob: false, note: null, at: now });
        const status = job?.status ?? turn.status;
        return { report: { ...turn, queue, status }, hasArrived: true, unconfirmed };
    }
    if (unconfirmed.length === 0)
        return null;
    const told = (0,take_along.withNote)({ ...report, queue, updatedAt: now.toISOString() }, (0,sending/* unconfirmedNote */.V3)(unconfirmed));
    return { report: told, hasArrived: false, unconfirmed };
}
function newTurn(report, entries, now) {
    const last = entries.at(-1);
    const at = now.toISOString();
    return {
        ...report,
        ...(last && { runId: last.runId, askedBy: last.askedBy, command: last.command }),
        ...{ result: 'running', reason: null, detail: null, tookMs: null, isUnfollowed: false },
        ...{ startedAt: at, updatedAt: at, otherCommands: commandsOf(entries).slice(0, -1) },
    };
}
function commandsOf(entries) {
    return entries.flatMap(({ command }) => command ?? []);
}
function problemOf(start) {
    if (start.kind === 'busy')
        return null;
    const { reason, detail } = start.outcome;
    const details = detail && `Details: ${detail}.`;
    if ((0,create_job/* isInDoubt */.cd)(start))
        return (0,markdown_escape/* joinSentences */.DP)([unconfirmedText, details]);
    const { title, next } = (0,reasons/* describeReason */.G)(reason);
    const text = `The queued requests weren't sent: ${title ?? 'Mintlify rejected them'}.`;
    return (0,markdown_escape/* joinSentences */.DP)([text, details, next]);
}
function ignore() {
}

// EXTERNAL MODULE: ./src/domain/commit-status/describe.ts
var describe = __webpack_require__(3016);
// EXTERNAL MODULE: ./src/operations/commit-status/write-status.ts
var write_status = __webpack_require__(4787);
;// CONCATENATED MODULE: ./src/operations/reconcile/follow.ts



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







async function check(conversation, maxAgeMs, ports) {
    const checked = await checkJob(conversation, maxAgeMs, ports);
    return checked.kind === 'checked' && mayBeSent(checked, ports.clock.now())
        ? sendWaiting(conversation, checked, ports)
        : checked;
}
function mayBeSent({ report: { queue }, job }, now) {
    const isAtWork = job !== undefined && job !== null;
    return queue.sending !== null || (!isAtWork && (0,sending/* isDue */.nZ)(queue, now));
}
async function sendWaiting(conversation, checked, ports) {
    const { report, sent, problem } = await sendQueued({ ...conversation, report: checked.report }, ports);
    if (sent > 0)
        ports.log(`#${conversation.scope.issueNumber}: sent ${(0,format/* countedText */.oA)(sent, 'queued request')} to the agent`);
    if (sent === 0 && problem === null)
        return { ...checked, report };
    const known = checked.update ?? check_describe({ ...conversation, report });
    const status = sent > 0 ? report.status : known.status;
    const update = {
        ...known,
        jobId: report.jobId ?? known.jobId,
        status,
        sent,
        problem: known.problem ?? problem,
    };
    return { ...checked, report, update: sent > 0 ? { ...update, result: null, isFinished: false } : update };
}
async function checkJob(conversation, maxAgeMs, ports) {
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
async function keepOpen(conversation, { job, problem }, { maxAgeMs, ports }) {
    const now = ports.clock.now();
    const isHanging = job !== null && logIfStalled(conversation, job, ports);
    const followed = await follow(conversation, conversation.report, { now, maxAgeMs, ports });
    const { report, written } = await publishIfDue(conversation, followed, { now, ports });
    const update = {
        ...check_describe(conversation),
        status: job?.status ?? null,
        result: null,
        problem: problem ?? written?.problem ?? null,
        isStalled: isHanging,
    };
    return { kind: 'checked', report, update, followed: null, job };
}
async function finish(conversation, end, { maxAgeMs, ports }) {
    const { issueNumber } = conversation.scope;
    const now = ports.clock.now();
    const ended = { ...(0,job_report/* withOutcome */.lt)(conversation.report, end, now), tookMs: null };
    const { report } = await follow(conversation, ended, { now, maxAgeMs, ports });
    const { isWritten, isBusy, problem } = await ports.publish(conversation, report, end);
    const status = end.job?.status ?? null;
    const known = { ...check_describe(conversation), status };
    if (!isWritten && problem === null) {
        ports.log(`#${issueNumber}: ${isBusy ? 'a run is at work here' : 'a newer turn has the comment'}`);
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
async function lookOn(conversation, maxAgeMs, ports) {
    const { scope, url: commentUrl, report: before } = conversation;
    const now = ports.clock.now();
    const seen = await follow(conversation, before, { now, maxAgeMs, ports });
    const { report, written } = await publishIfDue(conversation, seen, { now, ports });
    const link = report.pullRequest;
    if (!link || !(0,tracked_conversation/* hasOpenPull */._A)(before))
        return { kind: 'checked', report, update: null, followed: null };
    const state = report.docsPull?.state ?? null;
    const isChanged = state !== (before.docsPull?.state ?? null);
    if (isChanged)
        ports.log(`#${scope.issueNumber}: ${link.repository}#${link.number} is ${state ?? 'not known'}`);
    const { isUnfollowed } = report;
    const problem = written?.problem ?? null;
    const repository = fullNameOf(conversation.repository);
    const known = { repository, issueNumber: scope.issueNumber, commentUrl, prLink: link.url };
    return {
        kind: 'checked',
        report,
        update: null,
        followed: { ...known, state, isChanged, isUnfollowed, problem },
    };
}
function check_describe({ repository, scope: { issueNumber }, report, url: commentUrl }) {
    const { jobId, pullRequest, docsPull } = report;
    const nothing = { status: null, result: null, problem: null, isStalled: false, isFinished: false, sent: 0 };
    const prLink = pullRequest?.url ?? null;
    return {
        repository: fullNameOf(repository),
        issueNumber,
        jobId: jobId ?? '',
        commentUrl,
        prLink,
        docsState: docsPull?.state ?? null,
        ...nothing,
    };
}
async function publishIfDue(conversation, { report, isDue }, { now, ports }) {
    if (!isDue)
        return { report, written: null };
    const latest = { ...report, updatedAt: now.toISOString() };
    const written = await ports.publish(conversation, latest, null);
    return { report: written.isWritten ? latest : report, written };
}
function logIfStalled({ report, scope: { issueNumber } }, job, { clock, log }) {
    const now = clock.now();
    if (!(0,tracked_conversation/* isStalled */.C_)(report, job, now))
        return false;
    const age = (0,format/* durationText */.S5)((0,tracked_conversation/* activeMs */.zo)(report, job, now));
    log(`#${issueNumber}: job ${job.id} has been active for ${age} and looks stalled. Check it in the dashboard.`);
    return true;
}

;// CONCATENATED MODULE: ./src/operations/reconcile/side-by-side.ts
async function sideBySide(items, { count, mayGoOn }, act) {
    const queue = items.values();
    const work = async () => {
        while (mayGoOn()) {
            const { value, done } = queue.next();
            if (done)
                return;
            await act(value);
        }
    };
    await Promise.all(Array.from({ length: count }, work));
}

;// CONCATENATED MODULE: ./src/operations/reconcile/list.ts

const maxConcurrency = 20;
async function listRepositories(candidates, { listConversations }, mayGoOn) {
    const listings = new Map();
    await sideBySide(candidates, { count: maxConcurrency, mayGoOn }, async (candidate) => {
        const isArchived = candidate.known?.isArchived === true;
        listings.set(candidate, isArchived ? { kind: 'archived' } : await listConversations(candidate));
    });
    const seen = new Set();
    return candidates.map((candidate) => {
        const listing = listings.get(candidate) ?? null;
        const conversations = listing?.kind === 'listed' ? listing.conversations : [];
        const id = conversations[0]?.repository.id;
        const isSeen = id !== undefined && seen.has(id);
        if (id !== undefined)
            seen.add(id);
        return { candidate, listing, latest: isSeen ? [] : latestOfEach(conversations) };
    });
}
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

;// CONCATENATED MODULE: ./src/operations/reconcile/look-again.ts


const intervalMs = 5_000;
const maxMs = 90_000;
async function lookAgain(conversation, first, { look, ports }) {
    const { clock } = ports;
    const { wakeUp, startMs, maxAgeMs, signal } = look;
    let last = first;
    while (wakeUp && last.job && isAboutToEnd(last.job, conversation.report, wakeUp)) {
        if (clock.elapsedMs() + intervalMs - startMs > maxMs)
            return last;
        await clock.sleep(intervalMs, signal);
        if (signal.aborted)
            return last;
        const next = await check({ ...conversation, report: last.report }, maxAgeMs, ports);
        if (next.kind === 'rejected')
            return next;
        last = next.job === null ? { ...next, job: last.job } : next;
    }
    return last;
}

;// CONCATENATED MODULE: ./src/operations/reconcile/reconcile.ts














const reconcile_maxConcurrency = 10;
const takesOnMs = 9.5 * 60_000;
async function reconcile(task, ports) {
    const { clock, signal, rateLimit } = ports;
    const startMs = clock.elapsedMs();
    const mayGoOn = () => !signal.aborted && clock.elapsedMs() - startMs < takesOnMs && rateLimit() === null;
    const listed = await listRepositories(task.repositories, ports, mayGoOn);
    const open = listed.flatMap(({ latest }) => latest.filter(({ report }) => (0,tracked_conversation/* isFollowed */.bJ)(report)));
    ports.log(foundText(open, listed));
    ports.expectDocsPulls(open.flatMap(({ report }) => ((0,tracked_conversation/* hasOpenPull */._A)(report) ? (report.pullRequest ?? []) : [])));
    const unverified = countUnverified(listed);
    if (unverified > 0)
        ports.log(unverifiedText(unverified));
    const work = await takeOn(inTurns(open), { task, startMs, mayGoOn }, ports);
    const report = reportOf({ task, listed, unverified }, work, ports);
    for (const line of repositoryLines(report))
        ports.log(line);
    return report;
}
async function takeOn(queue, { task, startMs, mayGoOn }, ports) {
    const { maxAgeMs, wakeUp, repositories } = task;
    const work = { checks: new Map(), rejection: null };
    const looks = [];
    const keep = (conversation, result) => {
        if (result.kind === 'rejected')
            work.rejection = result;
        else
            work.checks.set(conversation, result);
    };
    await sideBySide(queue, { count: reconcile_maxConcurrency, mayGoOn }, async (next) => {
        if (work.rejection && (0,tracked_conversation/* isOpen */.nT)(next.report))
            return;
        const named = repositories.length > 1 ? withName(ports, fullNameOf(next.repository)) : ports;
        const result = await check(next, maxAgeMs, named);
        keep(next, result);
        if (result.kind === 'rejected')
            return;
        const look = { maxAgeMs, wakeUp, startMs, signal: ports.signal };
        looks.push(lookAgain(next, result, { look, ports: named }).then((last) => keep(next, last)));
    });
    await Promise.all(looks);
    return work;
}
function withName(ports, name) {
    return { ...ports, log: (line) => ports.log(`${name}${line}`) };
}
function reportOf({ task, listed, unverified }, { checks, rejection }, ports) {
    const results = listed.map((one) => resultOf(one, checks));
    const left = results.reduce((sum, one) => sum + one.left, 0);
    const isLeft = left > 0 || results.some(({ listing }) => listing === null);
    const limit = isLeft ? ports.rateLimit() : null;
    const updates = results.flatMap((one) => one.updates);
    const isWhole = task.problem === null && results.every(isRead);
    const isDone = task.problem === null && !isLeft && !results.some(isTroubled);
    const reports = listed.flatMap(({ latest }) => latest.map((one) => checks.get(one)?.report ?? one.report));
    const [only] = results.length === 1 ? results : [];
    const problem = (0,markdown_escape/* joinSentences */.DP)([
        task.problem,
        only ? listProblemOf(only) : null,
        limit && rateLimitText(limit),
    ]);
    return {
        ...endOf({ rejection, problem: problem || null, isDone, isUseless: updates.length === 0 }),
        repositories: results.map(({ update }) => update),
        updates,
        followed: results.flatMap((one) => one.followed),
        outcomes: isWhole ? countOutcomes(reports, ports.clock.now()) : null,
        waiting: results.reduce((sum, one) => sum + one.waiting, 0),
        left,
        unverified,
    };
}
function resultOf({ candidate, listing, latest }, checks) {
    const checked = latest.flatMap((one) => checks.get(one) ?? []).toSorted((a, b) => issueOf(a) - issueOf(b));
    const updates = checked.flatMap(({ update }) => update ?? []);
    const followed = checked.flatMap((one) => one.followed ?? []);
    const left = latest.filter((one) => (0,tracked_conversation/* isFollowed */.bJ)(one.report) && !checks.has(one)).length;
    const waiting = checked.filter(({ update, report }) => update === null && (0,job_report/* hasQueue */.ut)(report)).length;
    const result = { candidate, listing, updates, followed, waiting, left };
    return { ...result, update: describeRepository(result) };
}
function issueOf({ update, followed }) {
    return update?.issueNumber ?? followed?.issueNumber ?? 0;
}
function endOf({ rejection, problem, isDone, isUseless }) {
    if (!rejection)
        return { result: isDone ? 'done' : 'partial', reason: null, detail: problem };
    const { reason, detail } = rejection;
    return { result: isUseless && reason !== 'rate-limited' ? 'rejected' : 'partial', reason, detail };
}
function foundText(open, { length }) {
    const jobs = open.filter(({ report }) => (0,tracked_conversation/* isOpen */.nT)(report) || (0,job_report/* hasQueue */.ut)(report)).length;
    const others = open.length - jobs;
    const where = length > 1 ? ` in ${(0,format/* countedText */.oA)(length, 'repository', 'repositories')}` : '';
    const found = `Found ${(0,format/* countedText */.oA)(jobs, 'open conversation')}${where}`;
    return others === 0 ? found : `${found}, and ${(0,format/* countedText */.oA)(others, 'other conversation')} to follow`;
}
function countUnverified(listed) {
    return listed.reduce((sum, { listing }) => sum + (listing?.kind === 'listed' ? listing.unverified : 0), 0);
}

// EXTERNAL MODULE: ./src/actions/service-client.ts
var service_client = __webpack_require__(1154);
// EXTERNAL MODULE: ./src/adapters/github/commit-status.ts
var commit_status = __webpack_require__(8100);
// EXTERNAL MODULE: ./src/adapters/github/docs-pull/client.ts + 1 modules
var docs_pull_client = __webpack_require__(3502);
// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/adapters/github/pages.ts
var pages = __webpack_require__(4702);
// EXTERNAL MODULE: ./src/adapters/github/docs-pull/requests.ts
var requests = __webpack_require__(6852);
;// CONCATENATED MODULE: ./src/adapters/github/docs-pull/pull-lists.ts



const maxSingle = 5;
const pullResponse = zod/* object */.Ik({ number: zod/* int */.Wh() });
function openPullLists(signal) {
    let expected = new Map();
    const lists = new Map();
    return {
        expect(links) {
            const byRepository = Map.groupBy(links, ({ repository }) => repository.toLowerCase());
            expected = new Map([...byRepository].map(([repository, these]) => [
                repository,
                new Set(these.map((link) => link.number)).size,
            ]));
        },
        async find(access, { repository, number }) {
            const name = repository.toLowerCase();
            if ((expected.get(name) ?? 0) <= maxSingle)
                return null;
            const key = `${access.token} ${name}`;
            const list = lists.get(key) ?? listOpen(access, signal).catch(() => new Map());
            lists.set(key, list);
            return (await list).get(number) ?? null;
        },
    };
}
async function listOpen({ connection: { client, repo } }, signal) {
    const github = await client();
    const call = { ...repo, state: 'open', per_page: pages/* pageSize */.T0, request: { signal } };
    const { data } = await github.pulls.list(call);
    return new Map(zod/* array */.YO(zod/* unknown */.L5())
        .parse(data)
        .map((pull) => [pullResponse.parse(pull).number, (0,requests/* readPull */.Es)(pull)]));
}

// EXTERNAL MODULE: ./src/adapters/github/repositories.ts
var repositories = __webpack_require__(8088);
// EXTERNAL MODULE: ./src/adapters/runner/connections.ts
var runner_connections = __webpack_require__(6814);
// EXTERNAL MODULE: ./src/domain/conversation/merge-report.ts
var merge_report = __webpack_require__(6089);
// EXTERNAL MODULE: ./src/operations/docs-pull/look-after.ts + 3 modules
var look_after = __webpack_require__(7393);
;// CONCATENATED MODULE: ./src/actions/reconcile/follow.ts










function openFollowPorts({ context, inputs, run, connections, signal, readConversation, }) {
    const { log, env, clock } = context;
    const { githubToken, docsToken, agentBranches, stateSecret, apiKey } = inputs;
    const warn = warnOnce(context);
    const at = ({ repository }) => connections['github-token'].forRepository(repository);
    const lists = openPullLists(signal);
    const docsPullsOf = ({ repository }) => {
        const source = { run: { ...run, repository }, githubToken, docsToken, connections };
        const secret = stateSecret ?? apiKey;
        return (0,docs_pull_client/* openDocsPulls */.y)({ ...source, secret, apiUrl: (0,runner_connections/* readGitHubApiUrl */.p5)(env), clock, signal }, lists);
    };
    const visibility = new Map();
    const isPublic = (conversation) => {
        const name = fullNameOf(conversation.repository);
        const asked = visibility.get(name) ?? (0,repositories/* readIsPublic */.Ou)(at(conversation), signal);
        visibility.set(name, asked);
        return asked;
    };
    return {
        expectDocsPulls: lists.expect,
        lookAfterDocsPull: (conversation, report, sourceState) => (0,look_after/* lookAfter */.s)({ report, source: sourceOf(conversation), sourceState, agentBranches }, {
            ...docsPullsOf(conversation),
            ...{ isSourcePublic: () => isPublic(conversation), warn, log: log.info },
        }),
        async readSource(conversation) {
            const { issueNumber } = conversation.scope;
            const reading = await (0,commit_status/* openCommitStatuses */.A)(at(conversation)).readSource(issueNumber, signal);
            if (reading.kind === 'failure')
                warn(reading.error);
            return reading.kind === 'success' ? reading.value : null;
        },
        async writeStatus(own, source, conversation) {
            const connection = at(conversation);
            const current = await readConversation(conversation);
            if (current === null)
                return false;
            if (current.updatedAt !== conversation.report.updatedAt)
                return true;
            const report = (0,merge_report/* keepAdditions */.Ru)(own, current);
            const url = (0,event_event/* runUrl */.Vp)({ ...run, repository: conversation.repository, runId: report.runId });
            const { setStatus, readStatus } = (0,commit_status/* openCommitStatuses */.A)(connection);
            return (0,write_status/* writeStatus */.Kn)({ report, runUrl: url, source, signal }, { setStatus, readStatus, warn });
        },
    };
}
function warnOnce({ log, redact }) {
    const warnings = new Set();
    return (text, title = 'A GitHub request failed') => {
        const warning = redact(`${title}: ${text}`);
        if (!warnings.has(warning))
            log.warning(title, text, 'docsPull');
        warnings.add(warning);
    };
}
function sourceOf({ repository, scope: { issueNumber }, url }) {
    return { repository: fullNameOf(repository), isPublic: repository.isPublic, issueNumber, url };
}

// EXTERNAL MODULE: ./src/adapters/github/client.ts + 2 modules
var github_client = __webpack_require__(155);
// EXTERNAL MODULE: ./src/adapters/github/limits.ts
var limits = __webpack_require__(2436);
;// CONCATENATED MODULE: ./src/adapters/github/points.ts
const windowMs = 60_000;
const maxPoints = 800;
function createPoints() {
    let spent = [];
    return {
        waitMs(cost, nowMs) {
            spent = spent.filter(({ atMs }) => atMs + windowMs > nowMs);
            let excess = spent.reduce((sum, one) => sum + one.cost, cost) - maxPoints;
            for (const one of spent) {
                if (excess <= 0)
                    return 0;
                excess -= one.cost;
                if (excess <= 0)
                    return one.atMs + windowMs - nowMs;
            }
            return 0;
        },
        spend: (cost, atMs) => void spent.push({ cost, atMs }),
    };
}

;// CONCATENATED MODULE: ./src/adapters/github/pace.ts




const maxReads = 20;
const writeIntervalMs = 1_000;
function createPace(clock) {
    const [reads, writes] = [createSlots(maxReads), createSlots(1)];
    const points = createPoints();
    let nextWriteMs = 0;
    let limitedUntilMs = 0;
    let known = null;
    const waitForTurn = async ({ isWrite, signal }) => {
        const cost = isWrite ? 5 : 1;
        for (;;) {
            signal?.throwIfAborted();
            const nowMs = clock.elapsedMs();
            const startMs = Math.max(limitedUntilMs, isWrite ? nextWriteMs : 0);
            const waitMs = Math.max(startMs - nowMs, points.waitMs(cost, nowMs));
            if (waitMs <= 0)
                return points.spend(cost, nowMs);
            await clock.sleep(waitMs, signal);
        }
    };
    const observe = (answer) => {
        known = laterBudget(known, budgetIn(answer));
        const limitMs = (0,limits/* secondaryLimitMs */.e)(answer, clock.now());
        if (limitMs !== null)
            limitedUntilMs = Math.max(limitedUntilMs, clock.elapsedMs() + limitMs);
    };
    return {
        async run(request, send) {
            const leave = await (request.isWrite ? writes : reads).enter(request.signal);
            try {
                await waitForTurn(request);
                if (request.isWrite)
                    nextWriteMs = clock.elapsedMs() + writeIntervalMs;
                const response = await send();
                observe(response);
                return response;
            }
            catch (error) {
                observe(error);
                throw error;
            }
            finally {
                leave();
            }
        },
        budget: () => (known && known.resetAt > clock.now() ? known : null),
    };
}
function budgetIn(answer) {
    const [limit, remaining, reset] = ['limit', 'remaining', 'reset'].map((name) => Number((0,errors/* headerOf */.rR)(answer, `x-ratelimit-${name}`) ?? Number.NaN));
    const isCore = ((0,errors/* headerOf */.rR)(answer, 'x-ratelimit-resource') ?? 'core') === 'core';
    if (!isCore || !limit || !reset || remaining === undefined || Number.isNaN(remaining))
        return null;
    return { limit, remaining, resetAt: new Date(reset * 1_000) };
}
function laterBudget(known, next) {
    if (!known || !next || next.resetAt > known.resetAt)
        return next ?? known;
    const isSameHour = next.resetAt.getTime() === known.resetAt.getTime();
    return isSameHour && next.remaining < known.remaining ? next : known;
}

// EXTERNAL MODULE: ./src/adapters/runner/read-inputs.ts + 1 modules
var read_inputs = __webpack_require__(8121);
;// CONCATENATED MODULE: ./src/actions/reconcile/github.ts








function openReconcileGitHub({ env, clock, log }, { githubToken, docsToken }, run) {
    const pace = createPace(clock);
    const docsPace = docsToken === githubToken ? pace : createPace(clock);
    const known = { apiUrl: (0,runner_connections/* readGitHubApiUrl */.p5)(env), clock, repository: run.repository };
    const warn = (text) => log.warning('A GitHub request failed', text, 'permissions');
    const main = (0,github_client/* openConnection */.J)({ ...known, token: githubToken, pace, warn });
    const docs = (0,github_client/* openConnection */.J)({ ...known, token: docsToken, pace: docsPace, warn });
    const paces = [
        { input: 'github-token', budget: pace.budget },
        { input: 'docs-token', budget: docsPace.budget },
    ];
    return {
        connections: { 'github-token': main, 'docs-token': docsToken === githubToken ? main : docs },
        rateLimit() {
            const limits = paces.flatMap(({ input, budget }) => {
                const left = budget();
                return left && isNearlySpent(left) ? { input, until: left.resetAt } : [];
            });
            return limits[0] ?? null;
        },
    };
}
function openInstallation(connection, run, signal) {
    let listing = null;
    const isOfAnyInstallation = () => (0,repositories/* isOfInstallation */.Wq)(connection).catch(() => false);
    const list = () => {
        listing ??= (0,repositories/* listInstallationRepositories */.lc)(connection, signal);
        return listing;
    };
    return {
        isOfInstallation: isOfAnyInstallation,
        list,
        async isOfApp() {
            if (!(await isOfAnyInstallation()))
                return false;
            return list().then((visible) => !isOnly(run.repository, visible), () => false);
        },
    };
}
async function findRepositories({ repositories: choice }, run, installation) {
    const { patterns } = choice;
    if (patterns.length > 0 && !(await installation.isOfInstallation()))
        throw new read_inputs/* InputError */.dz('Input `repositories` has a pattern or `all`, which needs the token of a GitHub App as `github-token`: set one, or name each repository.');
    try {
        const visible = patterns.length > 0 ? await installation.list() : [];
        if (isOnly(run.repository, visible))
            throw new read_inputs/* InputError */.dz(onlyHere);
        const { candidates, unmatched } = chooseRepositories(choice, run.repository, visible);
        const [first] = unmatched;
        if (first === undefined)
            return { repositories: candidates, problem: null };
        throw new read_inputs/* InputError */.dz(`Input \`repositories\` has \`${first}\`, which matches no repository that the GitHub App of \`github-token\` is installed on: correct it, or install the App there.`);
    }
    catch (error) {
        if (error instanceof read_inputs/* InputError */.dz)
            throw error;
        const named = chooseRepositories({ ...choice, patterns: [] }, run.repository, []);
        const repositories = choice.names.length > 0 ? named.candidates : [];
        return { repositories, problem: (0,errors/* describeGitHubError */.dZ)('list the repositories of the GitHub App', error) };
    }
}
const onlyHere = 'Input `repositories` has a pattern or `all`, but `github-token` sees only this repository: set the token of a GitHub App that is installed on the others.';
function isOnly({ id }, visible) {
    return visible.length === 1 && visible[0]?.id === id;
}

// EXTERNAL MODULE: ./src/adapters/runner/input-parsers.ts
var input_parsers = __webpack_require__(4182);
// EXTERNAL MODULE: ./src/actions/shared-inputs.ts
var shared_inputs = __webpack_require__(4746);
;// CONCATENATED MODULE: ./src/actions/reconcile/inputs.ts





const inputs_dayMs = 24 * 60 * 60_000;
const inputs_repositoryLines = (0,input_parsers/* lines */.Mn)({ noun: 'repository', hasStrayComma: (line) => line.includes(',') });
const inputs_repositories = {
    parse(text) {
        const given = inputs_repositoryLines.parse(text);
        return given && (parseRepositoryChoice(given) ?? undefined);
    },
    describe: (text) => (inputs_repositoryLines.parse(text) ? undefined : inputs_repositoryLines.description),
    description: 'be repositories such as `acme/widgets`, patterns such as `acme/docs-*`, or `all`, one on each line and each only once',
};
function readReconcileInputs(warn) {
    return (0,read_inputs/* requireValid */.AK)(readEachInput(), { check: (known) => [(0,shared_inputs/* keyProblem */.dD)(known, true)], warn });
}
function readEachInput() {
    return {
        ...(0,shared_inputs/* readServiceInputsWithKey */.iQ)(),
        repositories: (0,read_inputs/* readInput */.R5)('repositories', inputs_repositories),
        githubToken: (0,read_inputs/* readInput */.R5)('github-token', shared_inputs/* headerSecret */.g1),
        docsToken: (0,read_inputs/* readInput */.R5)('docs-token', shared_inputs/* headerSecret */.g1),
        agentBranches: (0,read_inputs/* readInput */.R5)('agent-branches', shared_inputs/* branchPatterns */.Kb),
        stateSecret: (0,read_inputs/* readInput */.R5)('state-secret', shared_inputs/* signingSecret */.u2),
        commentKey: (0,read_inputs/* readInput */.R5)('comment-key', (0,input_parsers/* optional */.lq)(shared_inputs/* commentKey */.Td)),
        command: (0,read_inputs/* readInput */.R5)('command', shared_inputs/* command */.G5),
        maxAgeMs: (0,read_inputs/* readInput */.R5)('max-age-days', (0,input_parsers/* mapped */.CV)((0,input_parsers/* positiveDecimal */.hs)({ max: 365 }), (days) => days * inputs_dayMs)),
        summary: (0,read_inputs/* readInput */.R5)('summary', input_parsers/* boolean */.zM),
        failOn: (0,read_inputs/* readInput */.R5)('fail-on', (0,input_parsers/* someOf */.yU)(failableReconcileResults, 'none')),
    };
}

;// CONCATENATED MODULE: ./src/actions/reconcile/action.ts




















const maxRunMs = 10 * 60_000;
async function runReconcileAction(context) {
    const { clock, files, log } = context;
    const inputs = readReconcileInputs((sentence) => log.warning('Unknown input', sentence, 'reconcileInputs'));
    const run = (0,read/* readRun */.c)(context.env);
    const signals = (0,cancellation/* installSignalHandlers */.X)(maxRunMs, clock);
    const signal = signals.abortAfter(maxRunMs);
    const github = openReconcileGitHub(context, inputs, run);
    const connection = github.connections['github-token'];
    const installation = openInstallation(connection, run, signal);
    const found = await findRepositories(inputs, run, installation);
    const { isOfApp } = installation;
    const conversations = openConversations({ context, inputs, run, connection, isOfApp, signal });
    const { leftMs } = conversations;
    const remainingMs = () => Math.min(signals.remainingMs(), leftMs());
    const service = (0,client/* createServiceClient */.r)({
        ...(0,service_client/* serviceClientOptions */.t)(inputs, context, { ...signals, remainingMs }),
        maxRequestMs: leftMs,
    });
    const task = { ...found, maxAgeMs: inputs.maxAgeMs, wakeUp: wakeUpOf(run) };
    const report = await reconcile(task, {
        ...{ clock, signal, rateLimit: github.rateLimit, log: log.info },
        ...service,
        ...conversations,
        ...openFollowPorts({
            ...{ context, inputs, run, connections: github.connections, signal },
            readConversation: conversations.read,
        }),
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
    const title = (0,reasons/* describeReason */.G)(reason).title ?? 'Some conversations could not be updated';
    const docLink = reason === null ? 'reconcile' : (0,doc_links/* docLinkOfAction */._r)((0,doc_links/* docLinkFor */.Q3)(reason), 'reconcile');
    if (result === 'done')
        log.info(message);
    else
        log[fails ? 'error' : 'warning'](title, message, docLink);
}
function isElsewhere(candidate, { repository }) {
    return fullNameOf(candidate).toLowerCase() !== fullNameOf(repository).toLowerCase();
}
function openConversations({ context, inputs, run, connection, isOfApp, signal }) {
    const { clock, redact, log } = context;
    const signingKey = (0,comment_state/* deriveSigningKey */.me)(inputs.stateSecret ?? inputs.apiKey);
    const since = new Date(clock.now().getTime() - inputs.maxAgeMs);
    const { commentKey: key, projectId, apiUrl } = inputs;
    const scope = { key, projectId, apiHost: apiUrl.host };
    const render = ({ repository, report: { command, runId } }, latest, state) => {
        const body = (0,comment/* renderComment */.wQ)(latest, {
            command: command ? inputs.command : null,
            ...{ canReattach: true, limits: null, runUrl: (0,event_event/* runUrl */.Vp)({ ...run, repository, runId }) },
        });
        return (0,comment/* appendState */.MG)(redact(body), state);
    };
    const updater = openUpdater({
        ...{ clock, random: Math.random, signingKey, render, log: log.info, signal },
        connect: ({ repository }) => connection.forRepository(repository),
    });
    return {
        ...updater,
        listConversations: (candidate) => (0,tracked_conversations/* listTrackedConversations */.j)({
            ...{ connection: connection.forRepository(candidate), signingKey, signal },
            ...{ scope, since, known: candidate.known },
            ...(isElsewhere(candidate, run) && {
                hiddenText: async () => (0,reasons/* hiddenRepository */.z)(fullNameOf(candidate), await isOfApp()),
            }),
        }),
        publish: (conversation, latest, end) => updater.publish(conversation, (0,stored_report/* redactReport */.a)(latest, redact), end),
    };
}


/***/ }),

/***/ 4535:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   countRememberedTurns: () => (/* binding */ countRememberedTurns),
/* harmony export */   j: () => (/* binding */ listTrackedConversations)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6658);
/* harmony import */ var _domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(2867);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(375);
/* harmony import */ var _domain_conversation_state_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7935);
/* harmony import */ var _domain_format_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5077);
/* harmony import */ var _domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8891);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(4807);
/* harmony import */ var _pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(4702);
/* harmony import */ var _repositories_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(8088);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(6508);
/* harmony import */ var _own_account_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(3118);











const maxPages = 30;
const maxPagesOfTurns = 5;
async function listTrackedConversations(options) {
    const comments = [];
    let problem = null;
    try {
        const hasMore = await readComments(options, maxPages, (comment) => void comments.push(comment));
        if (hasMore)
            problem = tooManyComments;
    }
    catch (error) {
        const hiddenText = (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) === 404 ? await options.hiddenText?.() : undefined;
        problem = hiddenText ?? (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('list the comments', error);
        if (comments.length === 0 && isUnreadable(error))
            return { kind: 'unreadable', problem };
    }
    if (comments.length === 0)
        return { kind: 'listed', conversations: [], unverified: 0, problem };
    const known = options.known ?? (await readKnown(options));
    if (typeof known === 'string')
        return { kind: 'listed', conversations: [], unverified: 0, problem: known };
    return known.isArchived ? { kind: 'archived' } : sortComments(options, comments, { known, problem });
}
function isUnreadable(error) {
    return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .isRefused */ .H0)(error) && [403, 404, 410].includes((0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .statusOf */ .c2)(error) ?? 0);
}
async function readKnown({ connection, signal, }) {
    try {
        return await (0,_repositories_js__WEBPACK_IMPORTED_MODULE_7__/* .readRepository */ .Nu)(connection, signal);
    }
    catch (error) {
        return (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('read the repository', error);
    }
}
async function sortComments(options, comments, { known, problem }) {
    const { id, owner, name, isPublic } = known;
    const source = { ...options, scope: { ...options.scope, repositoryId: id } };
    const found = comments.map((comment) => ({ comment, state: conversationIn(source, comment) }));
    const unverified = found.flatMap(({ comment, state }) => (state ? [] : comment));
    const ours = await keepOurs(options, unverified);
    const verified = found.flatMap(({ comment, state }) => (state ? comment : []));
    const byIssue = Map.groupBy([...verified, ...ours], ({ issueUrl }) => issueUrl);
    const conversations = found.flatMap(({ comment, state }) => {
        if (!state || !isInScope(source, state))
            return [];
        const neighbors = byIssue.get(comment.issueUrl) ?? [];
        const others = neighbors.flatMap((one) => (0,_domain_conversation_state_text_js__WEBPACK_IMPORTED_MODULE_2__/* .otherStatusIn */ ._S)(one, state.scope) ?? []);
        const report = (0,_domain_commit_status_commit_status_js__WEBPACK_IMPORTED_MODULE_10__/* .withOtherStatuses */ .$I)(state.report, others);
        return { ...state, report, repository: { id, owner, name, isPublic } };
    });
    return { kind: 'listed', conversations, unverified: ours.length, problem };
}
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
        return hasMore ? `Only the ${maxPagesOfTurns * _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0} comments that changed last were read.` : null;
    };
    const problem = await read().catch((error) => (0,_errors_js__WEBPACK_IMPORTED_MODULE_5__/* .describeGitHubError */ .dZ)('list the comments', error));
    return { turns: (0,_domain_gates_limits_js__WEBPACK_IMPORTED_MODULE_4__/* .countTurns */ .yO)(comments, source.since), problem };
}
async function keepOurs({ connection, signal }, comments) {
    try {
        return await (0,_own_account_js__WEBPACK_IMPORTED_MODULE_9__/* .keepOwn */ .S)(await connection.client(), comments, signal);
    }
    catch {
        return [];
    }
}
const issueResponse = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ik({ issue_url: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .Yj() });
const tooManyComments = `Read only the ${(0,_domain_format_js__WEBPACK_IMPORTED_MODULE_3__/* .countText */ .lT)(maxPages * _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0)} comments that changed last. Lower \`max-age-days\`.`;
async function readComments({ connection, since, signal }, pageLimit, onComment) {
    const github = await connection.client();
    const first = await github.issues.listCommentsForRepo({
        ...connection.repo,
        sort: 'updated',
        direction: 'desc',
        since: since.toISOString(),
        per_page: _pages_js__WEBPACK_IMPORTED_MODULE_6__/* .pageSize */ .T0,
        request: { signal },
    });
    let pages = 0;
    for await (const { items, hasMore } of (0,_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .listPages */ .pN)(github, first, signal)) {
        for (const item of items) {
            const comment = { ...(0,_comments_js__WEBPACK_IMPORTED_MODULE_8__/* .parseComment */ .vj)(item), issueUrl: issueResponse.parse(item).issue_url };
            if ((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .hasStateSyntax */ .$C)(comment.body))
                onComment(comment);
        }
        pages += 1;
        if (pages === pageLimit)
            return hasMore;
    }
    return false;
}
function conversationIn({ scope: { repositoryId }, signingKey }, { id, body, issueUrl, url }) {
    const state = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_1__/* .readCommentState */ .nk)(body, signingKey);
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

/***/ 3004:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   JJ: () => (/* binding */ joinRequests),
/* harmony export */   M5: () => (/* binding */ beginSending),
/* harmony export */   O0: () => (/* binding */ settleSending),
/* harmony export */   V3: () => (/* binding */ unconfirmedNote),
/* harmony export */   Z2: () => (/* binding */ enqueue),
/* harmony export */   nZ: () => (/* binding */ isDue),
/* harmony export */   zQ: () => (/* binding */ waitingIn),
/* harmony export */   zY: () => (/* binding */ undoSending)
/* harmony export */ });
/* harmony import */ var _format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5077);
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2861);
/* harmony import */ var _queue_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8365);



const maxQueueBytes = 3_000;
const maxSendingMs = 20 * 60_000;
function enqueue(queue, request) {
    const isReplaced = (other) => other.id === request.id || (request.isReplaceable && other.isReplaceable && !isOnItsWay(queue, other));
    const entries = [...queue.entries.filter((other) => !isReplaced(other)), request];
    const bytes = Buffer.byteLength(JSON.stringify(entries));
    return bytes <= maxQueueBytes ? { ...queue, entries } : null;
}
function waitingIn(queue) {
    return queue.entries.filter((entry) => !isOnItsWay(queue, entry));
}
function isDue(queue, now) {
    return waitingIn(queue).some(({ notBefore }) => notBefore === null || Date.parse(notBefore) <= now.getTime());
}
function beginSending(queue, job, now) {
    const ids = waitingIn(queue).map(({ id }) => id);
    return { ...queue, sending: { at: now.toISOString(), ids, digest: job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .jobDigest */ ._m)(job) } };
}
function undoSending(queue) {
    return { ...queue, sending: null };
}
function settleSending(queue, job, { now, isLastChance }) {
    const { sending } = queue;
    const nothing = { queue, arrived: [], unconfirmed: [] };
    const verdict = sending && judgeSending(sending, job, now);
    if (!sending || (verdict === 'unknown' && !isLastChance))
        return nothing;
    const settled = queue.entries.filter(({ id }) => sending.ids.includes(id));
    const known = { ...nothing, queue: (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .endSending */ .mM)(queue, sending.ids) };
    return verdict === 'arrived' ? { ...known, arrived: settled } : { ...known, unconfirmed: settled };
}
function unconfirmedNote(requests) {
    if (requests.length === 0)
        return null;
    const texts = requests.map(({ request }) => (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .toCode */ .Xt)(request)).join(', ');
    return `Couldn't confirm that these queued requests arrived: ${texts}. Look at the agent job in the Mintlify dashboard, and ask again in a new comment if they aren't there.`;
}
function judgeSending({ at, digest }, job, now) {
    if (job && (0,_queue_js__WEBPACK_IMPORTED_MODULE_1__/* .showsArrival */ .A2)({ digest }, job))
        return 'arrived';
    return now.getTime() - Date.parse(at) >= maxSendingMs ? 'unconfirmed' : 'unknown';
}
function joinRequests(entries, own) {
    const texts = entries.map(({ text }) => text);
    const all = own === null ? texts : [...texts, own];
    if (all.length < 2)
        return all[0] ?? '';
    const parts = all.map((text, index) => {
        const entry = entries[index];
        const from = entry ? `, asked by ${entry.askedBy} at ${(0,_format_js__WEBPACK_IMPORTED_MODULE_0__/* .dateTimeText */ .L4)(new Date(entry.at))}` : '';
        return `Request ${index + 1} of ${all.length}${from}:\n\n${text}`;
    });
    return (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_2__/* .joinParagraphs */ .ml)([`There are ${all.length} requests. Do all of them.`, ...parts]);
}
function isOnItsWay({ sending }, { id }) {
    return sending?.ids.includes(id) === true;
}


/***/ }),

/***/ 3596:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ xyChart),
/* harmony export */   b: () => (/* binding */ chartColors)
/* harmony export */ });
const chartColors = { blue: '#0969da', orange: '#bc4c00' };
function xyChart(lines, colors) {
    const theme = { backgroundColor: 'transparent', plotColorPalette: colors.join(', ') };
    const init = `%%{init: ${JSON.stringify({ themeVariables: { xyChart: theme } })}}%%`;
    return ['```mermaid', init, 'xychart-beta', ...lines.map((line) => `  ${line}`), '```'].join('\n');
}


/***/ }),

/***/ 3144:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   annotationFor: () => (/* binding */ annotationFor),
/* harmony export */   detailSentence: () => (/* binding */ detailSentence)
/* harmony export */ });
/* harmony import */ var _markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2861);
/* harmony import */ var _doc_links_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(23);
/* harmony import */ var _set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6592);
/* harmony import */ var _skips_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7529);
/* harmony import */ var _status_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3756);





const warningResults = [
    'failed',
    'archived',
    'timed-out',
    'cancelled',
    'unknown',
    'rejected',
];
const warningReasons = ['guard-unreadable', 'permission-unknown'];
function annotationFor(report, context, fails) {
    const { icon, title, text, next } = (0,_status_js__WEBPACK_IMPORTED_MODULE_3__/* .describeStatus */ .Wn)(report, context);
    const { result, reason, detail } = report;
    const isWarning = warningResults.includes(result) || warningReasons.includes(reason);
    const level = isWarning ? 'warning' : 'info';
    const isPlainSuccess = result === 'pull-request' && reason === null;
    return {
        title,
        docLink: reason === 'invalid-input' ? (0,_set_up_problems_js__WEBPACK_IMPORTED_MODULE_1__/* .describeInputError */ .cY)(detail ?? '').docLink : (0,_doc_links_js__WEBPACK_IMPORTED_MODULE_0__/* .docLinkFor */ .Q3)(reason),
        level: fails ? 'error' : level,
        text: result === 'skipped' && (0,_skips_js__WEBPACK_IMPORTED_MODULE_2__/* .isGateReason */ .Mc)(reason)
            ? `${icon} ${(0,_skips_js__WEBPACK_IMPORTED_MODULE_2__.skipLine)(report, (text) => text)}`
            : (0,_markdown_escape_js__WEBPACK_IMPORTED_MODULE_4__/* .joinSentences */ .DP)([
                `${icon} ${title}${linkText(report)}`,
                text,
                reason === 'invalid-input' ? detail : detailSentence(detail),
                isPlainSuccess ? null : next,
            ]),
    };
}
function linkText({ result, pullRequest }) {
    return pullRequest && result === 'pull-request' ? `: ${pullRequest.url}` : '.';
}
function detailSentence(detail) {
    return detail === null ? null : `Details: ${detail.replace(/\.$/, '')}.`;
}


/***/ }),

/***/ 6123:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   addRequests: () => (/* binding */ addRequests),
/* harmony export */   openTakeAlong: () => (/* binding */ openTakeAlong),
/* harmony export */   withNote: () => (/* binding */ withNote)
/* harmony export */ });
/* harmony import */ var _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8365);
/* harmony import */ var _domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3004);
/* harmony import */ var _domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5520);
/* harmony import */ var _domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(2861);




function addRequests(report, requests) {
    return requests.reduce((known, { runId, at, request }) => (0,_domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .addRequest */ .N)(known, { runId, at, text: request }), report);
}
function withNote(report, note) {
    const isKnown = note === null || report.note?.includes(note);
    return isKnown ? report : { ...report, note: (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([report.note, note]) };
}
function openTakeAlong(memory, own, { clock, updateState, log }) {
    let queue = memory?.queue ?? _domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .emptyQueue */ .pA;
    let taken = [];
    let note = null;
    const change = (next) => updateState((report) => {
        queue = next(report.queue);
        return { ...withNote(report, note), queue, updatedAt: clock.now().toISOString() };
    });
    const begin = (job) => change((current) => {
        const now = clock.now();
        const free = taken.length > 0 ? (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY)(current) : current;
        const settled = (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .settleSending */ .O0)(free, job, { now, isLastChance: true });
        note = (0,_domain_markdown_escape_js__WEBPACK_IMPORTED_MODULE_3__/* .joinParagraphs */ .ml)([note, (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .unconfirmedNote */ .V3)(settled.unconfirmed)]) || null;
        taken = (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .waitingIn */ .zQ)(settled.queue);
        return taken.length > 0 ? (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .beginSending */ .M5)(settled.queue, job, now) : settled.queue;
    });
    return {
        async makePrompt(job) {
            const before = queue;
            const isEmpty = queue.entries.length === 0 && queue.sending === null;
            if (isEmpty || (await begin(job)))
                return (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRequests */ .JJ)(taken, own);
            await change(_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY);
            queue = before;
            taken = [];
            log("The queued requests couldn't be marked as sent, so they stay in the queue.");
            return (0,_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .joinRequests */ .JJ)([], own);
        },
        async undo() {
            if (taken.length > 0)
                await change(_domain_conversation_sending_js__WEBPACK_IMPORTED_MODULE_1__/* .undoSending */ .zY);
            taken = [];
        },
        addTo(report, hasArrived) {
            const ids = taken.map(({ id }) => id);
            const isOwn = ({ runId }) => runId === report.runId;
            const earlier = { ...report, requests: report.requests.filter((request) => !isOwn(request)) };
            return {
                ...withNote(report.requests.filter(isOwn).reduce(_domain_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .addRequest */ .N, addRequests(earlier, taken)), note),
                otherCommands: taken.flatMap(({ command }) => command ?? []).slice(-10),
                queue: hasArrived ? (0,_domain_conversation_queue_js__WEBPACK_IMPORTED_MODULE_0__/* .endSending */ .mM)(queue, ids) : queue,
            };
        },
    };
}


/***/ })

};
