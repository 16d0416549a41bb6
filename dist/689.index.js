export const id = 689;
export const ids = [689];
export const modules = {

/***/ 6172:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C9: () => (/* binding */ toJobRecord),
/* harmony export */   H8: () => (/* binding */ takesNoMessage),
/* harmony export */   Vv: () => (/* binding */ cameToNothing),
/* harmony export */   Xv: () => (/* binding */ unreadJob),
/* harmony export */   pJ: () => (/* binding */ endOf)
/* harmony export */ });
function toJobRecord({ id, status, pullRequest, repository, ref }, outcome) {
    return {
        id,
        status,
        prLink: pullRequest?.url ?? null,
        repository,
        ref,
        end: endOf(outcome),
    };
}
function unreadJob(id) {
    return {
        id,
        status: 'unknown',
        prLink: null,
        repository: null,
        ref: null,
        end: null,
    };
}
function cameToNothing({ status, prLink, end }) {
    const isOver = end === 'gone' || end === 'failed' || end === 'archived';
    return (isOver || status === 'failed' || (status === 'archived' && prLink === null));
}
function takesNoMessage(job) {
    return cameToNothing(job) || job.status === 'archived';
}
function endOf(outcome) {
    switch (outcome?.result) {
        case 'pull-request':
        case 'no-pull-request':
        case 'failed':
        case 'archived':
            return outcome.result;
        default:
            return outcome?.reason === 'job-disappeared' ? 'gone' : null;
    }
}


/***/ }),

/***/ 8689:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  runReconcileAction: () => (/* binding */ runReconcileAction)
});

// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/event/read-event.ts + 4 modules
var read_event = __webpack_require__(8232);
// EXTERNAL MODULE: ./src/github/client.ts
var client = __webpack_require__(6584);
// EXTERNAL MODULE: ./src/mintlify/client.ts
var mintlify_client = __webpack_require__(6927);
// EXTERNAL MODULE: ./src/mintlify/project.ts
var project = __webpack_require__(4127);
// EXTERNAL MODULE: ./src/runner/cancellation.ts
var runner_cancellation = __webpack_require__(2323);
// EXTERNAL MODULE: ./src/runner/connections.ts
var connections = __webpack_require__(9707);
// EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
var inputs = __webpack_require__(2148);
// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __webpack_require__(7708);
// EXTERNAL MODULE: ./src/conversation/conversation.ts
var conversation = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/github/comments.ts
var comments = __webpack_require__(6645);
// EXTERNAL MODULE: ./src/github/errors.ts
var errors = __webpack_require__(3116);
// EXTERNAL MODULE: ./src/messages/comment.ts
var messages_comment = __webpack_require__(5077);
// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __webpack_require__(4671);
// EXTERNAL MODULE: ./src/conversation/job-record.ts
var job_record = __webpack_require__(6172);
// EXTERNAL MODULE: ./src/conversation/transitions.ts
var transitions = __webpack_require__(4983);
// EXTERNAL MODULE: ./src/lib/http-failure.ts
var http_failure = __webpack_require__(7488);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var mintlify_job = __webpack_require__(277);
// EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
var pull_request_link = __webpack_require__(4716);
// EXTERNAL MODULE: ./src/mintlify/retry.ts
var retry = __webpack_require__(2392);
;// CONCATENATED MODULE: ./src/reconcile/find-end.ts







function closeUnconfirmed(state, at) {
    const { shown } = state;
    if (shown === null || shown.result !== null)
        return state;
    return {
        ...state,
        shown: {
            ...shown,
            ...(0,outcome/* outcome */.bu)('unknown', 'message-unconfirmed'),
            updatedAt: at,
        },
    };
}
async function findEnd(mintlify, open, now) {
    const at = now.toISOString();
    const isSendingDead = open.sending !== null;
    const state = (0,transitions/* giveUpSending */.Xn)(open, at);
    const unconfirmed = {
        kind: 'ended',
        state: closeUnconfirmed(state, at),
        text: 'request not confirmed',
    };
    const { job } = state;
    if (job === null || job.end !== null)
        return unconfirmed;
    const reading = await mintlify.findJob(job.id);
    if (reading.kind === 'value') {
        if ((0,mintlify_job/* hasEnded */.hY)(reading.value))
            return ended(state, reading.value, at);
        return isSendingDead
            ? unconfirmed
            : { kind: 'working', text: `still ${reading.value.status}` };
    }
    const isNotFound = reading.kind === 'status' && reading.status === 404;
    if (isNotFound)
        return gone(state, job, at);
    const rejection = rejectionOf(reading);
    return (rejection ??
        (isSendingDead ? unconfirmed : { kind: 'unread', text: 'not read' }));
}
function rejectionOf(failure) {
    const isFinal = ['client-error', 'tls', 'blocked', 'rate-limited'].includes((0,http_failure/* classifyFailure */.XE)(failure));
    if (!isFinal)
        return null;
    return {
        kind: 'rejected',
        reason: (0,retry/* reasonOfFailure */.gk)(failure, 'job-disappeared'),
        detail: failure.detail,
    };
}
function ended(state, reading, at) {
    const pullRequest = reading.pullRequest ?? (0,pull_request_link/* parsePullRequestLink */.m0)(state.job?.prLink);
    const job = { ...reading, pullRequest };
    const end = (0,mintlify_job/* outcomeOfJob */.vr)(job);
    return find_end_close(state, (0,job_record/* toJobRecord */.C9)(job, end), { end, at });
}
function gone(state, job, at) {
    return find_end_close(state, { ...job, end: 'gone' }, { end: (0,outcome/* outcome */.bu)('unknown', 'job-disappeared'), at });
}
function find_end_close(state, job, { end, at }) {
    const isUnconfirmed = state.shown?.reason === 'message-unconfirmed' ||
        state.shown?.reason === 'create-unconfirmed';
    const ended = state.shown && {
        ...state.shown,
        ...end,
        durationMs: null,
        updatedAt: at,
    };
    const shown = isUnconfirmed ? state.shown : ended;
    return {
        kind: 'ended',
        state: (0,transitions/* endJob */.Lt)(state, { job, shown }),
        text: (end.reason ?? end.result).replaceAll('-', ' '),
    };
}

;// CONCATENATED MODULE: ./src/reconcile/reconcile.ts







const maxComments = 500;
const betweenWritesMs = 1_000;
const minAgeMs = 90_000;
async function reconcile(run) {
    const report = {
        result: 'done',
        reason: null,
        detail: null,
        rows: [],
    };
    try {
        return await pass(run, report);
    }
    catch (error) {
        if (error instanceof outcome/* EndOfRun */.eG)
            return { ...report, result: 'partial', reason: 'interrupted' };
        throw error;
    }
}
async function pass(run, report) {
    const listed = await (0,comments/* listNewestComments */.Dz)(run.github, maxComments).catch((error) => {
        if (error instanceof errors/* GitHubError */.y_)
            return error;
        throw error;
    });
    if (listed instanceof errors/* GitHubError */.y_)
        return {
            ...report,
            result: 'rejected',
            reason: 'memory-unreadable',
            detail: listed.message,
        };
    for (const comment of listed.value) {
        if (run.signal.aborted)
            return { ...report, result: 'partial', reason: 'interrupted' };
        const state = await openStateOf(run, comment, listed.date);
        if (state === null)
            continue;
        const finding = await findEnd(run.mintlify, state, listed.date);
        if (finding.kind === 'rejected')
            return {
                ...report,
                result: 'rejected',
                reason: finding.reason,
                detail: finding.detail,
            };
        const row = await finish(run, { comment, state, finding });
        report.rows.push(row);
        if (row.isWritten)
            await run.clock.sleep(betweenWritesMs, run.signal);
        else if (finding.kind !== 'working')
            report.result = 'partial';
    }
    return report;
}
async function openStateOf(run, comment, now) {
    const reading = (0,signed_state/* readState */.un)(comment.body, scopeOf(run, comment), run.signingKey);
    if (reading.kind !== 'state')
        return null;
    const { until, job, sending, shown } = reading.state;
    const isWaitedFor = until !== null && Date.parse(until) > now.getTime();
    const isOpen = sending !== null ||
        shown?.result === null ||
        (job !== null && job.end === null);
    const isYoung = now.getTime() - Date.parse(comment.updatedAt) < minAgeMs;
    if (isWaitedFor || isYoung || !isOpen)
        return null;
    return (await (0,conversation/* isAuthor */.ad)(comment, reading, () => (0,comments/* loginOfToken */.g3)(run.github)))
        ? reading.state
        : null;
}
function scopeOf({ scope }, { number }) {
    return { ...scope, number };
}
async function finish(run, { comment, state: open, finding }) {
    const row = {
        number: comment.number,
        url: comment.url,
        jobId: open.job?.id ?? null,
    };
    if (finding.kind !== 'ended')
        return { ...row, text: finding.text, isWritten: false };
    try {
        const { value: standing } = await (0,comments/* getComment */.OK)(run.github, comment.id);
        if (standing.body !== comment.body)
            return {
                ...row,
                text: 'changed meanwhile, so not written',
                isWritten: false,
            };
        const state = JSON.parse(run.redact(JSON.stringify(finding.state)));
        const signed = (0,signed_state/* writeState */.Jq)(scopeOf(run, comment), state, run.signingKey);
        const body = `${(0,messages_comment/* renderComment */.wQ)(state)}\n\n${signed}`;
        await (0,comments/* updateComment */.vv)(run.github, comment.id, body);
        return { ...row, text: finding.text, isWritten: true };
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        run.log.warning("Couldn't update a comment", error.message, 'permissions');
        return {
            ...row,
            text: 'not written, because GitHub refused',
            isWritten: false,
        };
    }
}

// EXTERNAL MODULE: ./src/lib/format.ts
var format = __webpack_require__(432);
// EXTERNAL MODULE: ./src/lib/markdown.ts
var markdown = __webpack_require__(3862);
// EXTERNAL MODULE: ./src/lib/plain-text.ts
var plain_text = __webpack_require__(5571);
// EXTERNAL MODULE: ./src/messages/reasons.ts + 1 modules
var reasons = __webpack_require__(1148);
;// CONCATENATED MODULE: ./src/reconcile/report.ts




function renderReport(report) {
    const rows = report.rows.map(({ number, url, jobId, text }) => [
        `[#${number}](${url})`,
        jobId === null ? '' : (0,markdown/* toCode */.Xt)(jobId),
        (0,markdown/* toProse */.HK)(text),
    ]);
    return (0,plain_text/* joinParagraphs */.ml)([
        `### ${(0,markdown/* toProse */.HK)(titleOf(report))}`,
        (0,markdown/* toProse */.HK)(adviceOf(report)) || null,
        rows.length === 0
            ? null
            : (0,markdown/* toTable */.MR)(['Conversation', 'Agent job', 'What it became'], rows),
    ]);
}
function logEnd(log, report) {
    const line = (0,plain_text/* joinSentences */.DP)([`${titleOf(report)}.`, adviceOf(report) || null]);
    if (report.result === 'rejected')
        log.error('Reconcile failed', line, 'reasons');
    else
        log.info(line);
    return report.result === 'rejected' ? 1 : 0;
}
function titleOf({ result, rows }) {
    if (result === 'rejected')
        return "⛔ Couldn't check the open agent jobs";
    if (result === 'done' && rows.length === 0)
        return '✅ No open agent jobs';
    const written = rows.filter(({ isWritten }) => isWritten).length;
    const checked = (0,format/* countedText */.oA)(rows.length, 'open conversation');
    return `${result === 'done' ? '✅' : '⚠️'} Checked ${checked}, finished ${written}`;
}
function adviceOf({ result, reason, detail }) {
    if (result === 'done')
        return '';
    const isAboutJobs = reason !== null && reason !== 'memory-unreadable';
    const text = isAboutJobs
        ? (0,reasons/* textOfReason */.vs)({ result: 'rejected', reason, detail })
        : null;
    const next = result === 'partial'
        ? 'The next run checks the rest.'
        : (text?.next ?? 'The next run tries again.');
    return (0,plain_text/* joinSentences */.DP)([text?.cause ?? null, (0,reasons/* detailText */.HS)(detail), next]);
}

;// CONCATENATED MODULE: ./src/reconcile/action.ts











const maxMs = 10 * 60_000;
async function runReconcileAction(context) {
    const { env, clock, log, files, redact, cancelled } = context;
    const event = (0,read_event/* readEvent */.j)(env);
    const input = (0,inputs/* openInputs */.AR)(env, { ...project/* projectInputs */.t, 'github-token': '' });
    const { apiKey, projectId, apiUrl } = (0,project/* readProject */.W)(input, {
        mayLackKey: false,
    });
    const token = input.text('github-token');
    if (token === '')
        input.reject('Input `github-token` is empty. Remove it to use the token of the workflow.');
    input.throwProblems();
    const cancellation = (0,runner_cancellation/* startTime */.S)(clock, cancelled, maxMs);
    const { owner, name } = event.repository;
    const signal = AbortSignal.any([cancelled, cancellation.deadline]);
    const github = (0,client/* openGitHub */.o)({
        token,
        apiUrl: (0,connections/* readGitHubApiUrl */.p5)(env),
        repository: event.repository,
        clock,
        cancelled,
        signal,
        redact,
    });
    const connection = { apiKey, apiUrl, clock, cancellation, redact };
    const mintlify = (0,mintlify_client/* createMintlifyClient */.w)({
        ...connection,
        projectId,
        onRetry: log.info,
    });
    const scope = {
        repository: `${owner}/${name}`,
        projectId,
        apiHost: apiUrl.host,
    };
    const report = await reconcile({
        github,
        mintlify,
        clock,
        log,
        redact,
        scope,
        signingKey: (0,signed_state/* signingKeyOf */.i$)(apiKey),
        signal,
    });
    await (0,runner_log/* attempt */.CD)(log, 'write the job summary', () => files.addSummary(renderReport(report)));
    const finished = report.rows.filter(({ isWritten }) => isWritten).length;
    files.setOutputs({
        checked: String(report.rows.length),
        finished: String(finished),
        result: report.result,
        reason: report.reason ?? '',
    });
    return logEnd(log, report);
}


/***/ })

};
