export const id = 618;
export const ids = [618];
export const modules = {

/***/ 1044:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   G0: () => (/* binding */ deadlineOf),
/* harmony export */   H1: () => (/* binding */ showRequest),
/* harmony export */   ed: () => (/* binding */ setRecord),
/* harmony export */   rh: () => (/* binding */ writeRecord)
/* harmony export */ });
/* harmony import */ var _conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7632);
/* harmony import */ var _conversation_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4983);
/* harmony import */ var _conversation_write_comment_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8613);
/* harmony import */ var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5571);
/* harmony import */ var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7708);





const maxRequestLength = 200;
function showRequest(run, request, notes) {
    const { event, inputs, conversation, redact } = run;
    const now = (0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubNow */ .U8)(conversation).toISOString();
    const text = request.command ? request.command.text || inputs.command : null;
    return {
        result: null,
        reason: null,
        detail: null,
        isSent: false,
        durationMs: null,
        request: text === null ? null : (0,_lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(redact(text), maxRequestLength),
        requester: request.requester,
        workflow: (0,_lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .toOneLine */ .GX)(redact(event.run.workflow), 100),
        runUrl: event.run.url,
        command: inputs.command,
        startedAt: now,
        updatedAt: now,
        notes: [...notes],
        pages: [],
        otherFiles: 0,
        previewUrl: null,
    };
}
function setRecord(run, record) {
    run.record = record;
    run.isRecorded = false;
    run.files.saveState(JSON.stringify({
        record,
        commentId: run.conversation.commentId,
        reactionId: run.reactionId,
    }));
}
async function writeRecord(run, tryForMs = 0) {
    const { record, conversation, log } = run;
    if (record === null)
        return;
    const written = await (0,_runner_log_js__WEBPACK_IMPORTED_MODULE_3__/* .attempt */ .CD)(log, 'update the comment', async () => {
        await (0,_conversation_write_comment_js__WEBPACK_IMPORTED_MODULE_2__/* .updateConversation */ .xR)(conversation, (state, now) => (0,_conversation_transitions_js__WEBPACK_IMPORTED_MODULE_1__.putRun)(state, record, now), tryForMs);
        return true;
    });
    run.isRecorded = written === true;
}
function deadlineOf({ conversation, cancellation }) {
    return new Date((0,_conversation_conversation_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubNow */ .U8)(conversation).getTime() + cancellation.remainingMs()).toISOString();
}


/***/ }),

/***/ 5517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  l: () => (/* binding */ openJobRun),
  w: () => (/* binding */ react)
});

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(7598);
// EXTERNAL MODULE: ./src/conversation/conversation.ts
var conversation = __webpack_require__(7632);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/event/read-event.ts + 4 modules
var read_event = __webpack_require__(8232);
// EXTERNAL MODULE: ./src/github/client.ts
var client = __webpack_require__(6584);
// EXTERNAL MODULE: ./src/github/reactions.ts
var reactions = __webpack_require__(8491);
// EXTERNAL MODULE: ./src/messages/comment.ts
var messages_comment = __webpack_require__(5077);
// EXTERNAL MODULE: ./src/mintlify/client.ts
var mintlify_client = __webpack_require__(6927);
// EXTERNAL MODULE: ./src/runner/cancellation.ts
var runner_cancellation = __webpack_require__(2323);
// EXTERNAL MODULE: ./src/runner/connections.ts
var connections = __webpack_require__(9707);
// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __webpack_require__(7708);
// EXTERNAL MODULE: ./src/github/permissions.ts
var permissions = __webpack_require__(5435);
// EXTERNAL MODULE: ./src/lib/plain-text.ts
var plain_text = __webpack_require__(5571);
// EXTERNAL MODULE: ./src/mintlify/job.ts
var job = __webpack_require__(277);
// EXTERNAL MODULE: ./src/mintlify/project.ts
var project = __webpack_require__(4127);
// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __webpack_require__(4671);
// EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
var runner_inputs = __webpack_require__(2148);
// EXTERNAL MODULE: external "node:buffer"
var external_node_buffer_ = __webpack_require__(4573);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(3024);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(6760);
;// CONCATENATED MODULE: ./src/agent/prompt-files.ts




const maxBytes = 1_048_576;
function readPromptFiles(paths, { input, workspace }) {
    return paths.map((path, index) => {
        const { text = '', problem } = readPromptFile(path, workspace);
        if (problem !== undefined)
            input.reject(`Input \`prompt-file\`: file ${index + 1} ${problem}.`);
        return text;
    });
}
function readPromptFile(path, workspace) {
    const root = realPath(workspace || '.');
    const real = root && realPath((0,external_node_path_.resolve)(root, path));
    if (!root || !real)
        return { problem: `wasn't found in the workspace. ${missingAdvice}` };
    const inside = (0,external_node_path_.relative)(root, real);
    if (inside === '' ||
        inside === '..' ||
        inside.startsWith(`..${external_node_path_.sep}`) ||
        (0,external_node_path_.isAbsolute)(inside))
        return { problem: 'is outside the workspace' };
    if (isInGit(path) || isInGit(inside))
        return { problem: 'is inside `.git`, where a checkout keeps its token' };
    try {
        const stat = (0,external_node_fs_.statSync)(real);
        if (!stat.isFile())
            return { problem: "isn't a file" };
        if (stat.size > maxBytes)
            return { problem: 'is larger than 1 MiB' };
        return textOf((0,external_node_fs_.readFileSync)(real));
    }
    catch {
        return { problem: "can't be read" };
    }
}
const missingAdvice = 'Write one path on each line and check out the repository first';
function textOf(bytes) {
    if (!(0,external_node_buffer_.isUtf8)(bytes))
        return { problem: "isn't UTF-8 text" };
    const text = new TextDecoder().decode(bytes);
    return (0,plain_text/* isBlank */.z3)(text) ? { problem: 'is blank' } : { text };
}
function realPath(path) {
    try {
        return (0,external_node_fs_.realpathSync)(path);
    }
    catch {
        return null;
    }
}
function isInGit(path) {
    return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git');
}

;// CONCATENATED MODULE: ./src/agent/inputs.ts







const agentInputs = {
    ...project/* projectInputs */.t,
    prompt: '',
    'prompt-file': '',
    context: 'auto',
    'job-id': '',
    wait: 'true',
    'timeout-minutes': '30',
    'poll-interval-seconds': '',
    'fail-on': 'failed, archived, timed-out, unknown, rejected',
    command: '/docs',
    permission: 'write',
    'allowed-bots': '',
    'max-requests': '0',
    comment: 'true',
    'issue-number': '',
    'github-token': '',
    'dry-run': 'false',
};
const loginPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/;
const maxTimeoutMinutes = 350;
function readAgentInputs(env, event, readFiles = readPromptFiles) {
    const input = (0,runner_inputs/* openInputs */.AR)(env, agentInputs);
    const dryRun = input.boolean('dry-run');
    const inputs = {
        ...(0,project/* readProject */.W)(input, { mayLackKey: dryRun }),
        ...readRequestInputs(input, env, readFiles),
        ...readWaitInputs(input),
        command: input.matching('command', /^\/[A-Za-z][\w-]{0,38}$/, commandMust) ?? '',
        permission: input.oneOf('permission', permissions/* permissions */.P.slice(2)),
        allowedBots: input.list('allowed-bots', loginPattern, botsMust),
        maxRequests: input.integer('max-requests', { min: 0, max: 10_000 }) ?? 0,
        comment: input.boolean('comment'),
        number: input.integer('issue-number', { min: 1, max: 999_999_999 }) ??
            event.meaning.conversation,
        githubToken: input.matching('github-token', /^[\x21-\x7e]*$/, 'be one line of visible ASCII characters') ?? '',
        dryRun,
    };
    rejectCombinations(input, inputs, event);
    input.throwProblems();
    return inputs;
}
const commandMust = 'be a slash command: `/` and then letters, digits or `-`, such as `/docs`';
const botsMust = 'be a list of exact logins without wildcards, such as `renovate[bot]`';
function readRequestInputs(input, env, readFiles) {
    const paths = input
        .text('prompt-file')
        .split(/\r?\n/)
        .map((path) => path.trim());
    const prompt = input.text('prompt');
    if (prompt !== '' && (0,plain_text/* isBlank */.z3)(prompt))
        input.reject('Input `prompt` must say what the agent should do, in visible characters.');
    return {
        prompt,
        files: readFiles(paths.filter((path) => path !== ''), { input, workspace: env.GITHUB_WORKSPACE ?? '' }),
        context: input.oneOf('context', ['auto', 'none']),
        jobId: input.matching('job-id', job/* jobIdPattern */.Fe, 'be the ID of an agent job: up to 200 characters on one line'),
    };
}
function readWaitInputs(input) {
    const minutes = input.decimal('timeout-minutes', {
        min: 0.01,
        max: maxTimeoutMinutes,
    });
    const seconds = input.decimal('poll-interval-seconds', { min: 1, max: 600 });
    return {
        wait: input.boolean('wait'),
        timeoutMs: (minutes ?? 30) * 60_000,
        pollIntervalMs: seconds === null ? null : seconds * 1_000,
        failOn: input.someOf('fail-on', outcome/* failableResults */.xq),
    };
}
function rejectCombinations(input, inputs, { comment }) {
    const { maxRequests, number } = inputs;
    const isEmpty = ['prompt', 'prompt-file', 'job-id'].every((name) => input.text(name) === '');
    if (comment === null && isEmpty)
        input.reject('Inputs `prompt`, `prompt-file` and `job-id` are empty. Set one of them.');
    if (maxRequests > 0 && (input.text('comment') === 'false' || number === null))
        input.reject('Input `max-requests` needs the comment, which counts the requests: set `comment` to `true`, and `issue-number` for an event without a pull request or issue.');
}

;// CONCATENATED MODULE: ./src/agent/tools.ts












const maxAfterDeadlineMs = 8_000;
function openJobRun(context, saved = null) {
    const { env, clock, log, redact, cancelled } = context;
    const event = (0,read_event/* readEvent */.j)(env);
    const inputs = saved === null
        ? readAgentInputs(env, event)
        : readAgentInputs(env, event, () => []);
    const apiUrl = (0,connections/* readGitHubApiUrl */.p5)(env);
    const cancellation = (0,runner_cancellation/* startTime */.S)(clock, cancelled, inputs.timeoutMs);
    const openClient = (signal) => (0,client/* openGitHub */.o)({
        token: inputs.githubToken,
        apiUrl,
        repository: event.repository,
        clock,
        cancelled,
        signal,
        redact,
    });
    const limit = clock.timeout(inputs.timeoutMs + maxAfterDeadlineMs);
    const github = openClient(limit);
    const { apiKey } = inputs;
    const connection = {
        apiKey,
        apiUrl: inputs.apiUrl,
        clock,
        cancellation,
        redact,
    };
    return {
        ...context,
        inputs,
        event,
        cancellation,
        openGitHub: openClient,
        github,
        mintlify: (0,mintlify_client/* createMintlifyClient */.w)({
            ...connection,
            projectId: inputs.projectId,
            onRetry: log.info,
        }),
        conversation: (0,conversation/* openConversation */.kI)(conversationOptions(context, { event, inputs, github, cancellation }), saved?.commentId ?? null),
        nonce: (0,external_node_crypto_.randomUUID)(),
        startedMs: clock.elapsedMs(),
        request: null,
        unusableJobId: null,
        deadNonce: null,
        checks: [],
        record: null,
        isRecorded: true,
        job: null,
        prompt: null,
        reactionId: saved?.reactionId ?? null,
    };
}
function conversationOptions({ clock, log, redact }, { event, inputs, github, cancellation }) {
    const { number, comment, projectId, apiUrl, apiKey, maxRequests } = inputs;
    const repository = `${event.repository.owner}/${event.repository.name}`;
    const isTracked = comment && number !== null && apiKey !== '';
    return {
        github,
        clock,
        log,
        isOver: AbortSignal.any([cancellation.cancelled, cancellation.deadline]),
        scope: isTracked
            ? { repository, number, projectId, apiHost: apiUrl.host }
            : null,
        signingKey: (0,signed_state/* signingKeyOf */.i$)(apiKey),
        mustRemember: maxRequests > 0,
        mayReplaceKey: event.comment !== null,
        render: messages_comment/* renderComment */.wQ,
        redact: (state) => JSON.parse(redact(JSON.stringify(state))),
    };
}
async function react(run, content) {
    const { event, inputs, github, log, reactionId } = run;
    const { comment } = event;
    if (comment === null || inputs.dryRun)
        return;
    run.reactionId = await (0,runner_log/* attempt */.CD)(log, 'add a reaction', () => (0,reactions/* addReaction */.B)(github, comment, content));
    if (reactionId !== null && reactionId !== run.reactionId)
        await (0,runner_log/* attempt */.CD)(log, 'remove a reaction', () => (0,reactions/* removeReaction */.e)(github, comment, reactionId));
}


/***/ }),

/***/ 8613:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  qL: () => (/* binding */ confirmMark),
  EX: () => (/* binding */ lastWriteMs),
  xR: () => (/* binding */ updateConversation),
  Lx: () => (/* binding */ writeMark)
});

// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(7975);
// EXTERNAL MODULE: ./src/github/comments.ts
var comments = __webpack_require__(6645);
// EXTERNAL MODULE: ./src/github/errors.ts
var errors = __webpack_require__(3116);
// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __webpack_require__(4671);
// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __webpack_require__(7708);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
;// CONCATENATED MODULE: ./src/conversation/comment-body.ts

const maxBodyLength = 65_536;
function bodyOf({ scope, signingKey, render, redact }, given) {
    const state = redact(given);
    const signed = scope ? (0,signed_state/* writeState */.Jq)(scope, state, signingKey) : '';
    const text = render(state);
    const maxLength = maxBodyLength - signed.length - 2;
    if (text.length <= maxLength)
        return `${text}\n\n${signed}`;
    const notice = '\n\n**The rest was cut, because GitHub limits the length of a comment.**';
    return `${text.slice(0, maxLength - notice.length)}${notice}\n\n${signed}`;
}

// EXTERNAL MODULE: ./src/conversation/conversation.ts
var conversation_conversation = __webpack_require__(7632);
;// CONCATENATED MODULE: ./src/conversation/write-comment.ts








const confirmAfterMs = 3_000;
const settledAfterMs = 12_000;
const maxMarks = 3;
async function writeMark(conversation, change) {
    const { clock, log, isOver } = conversation;
    if (!(0,conversation_conversation/* isFresh */.pL)(conversation))
        return false;
    const next = change(conversation.state, (0,conversation_conversation/* gitHubNow */.U8)(conversation).toISOString());
    const sentMs = clock.elapsedMs();
    try {
        await (0,conversation_conversation/* orRefused */.oH)(conversation, () => write(conversation, next));
        conversation.state = next;
        return true;
    }
    catch (error) {
        if (!(error instanceof errors/* GitHubError */.y_))
            throw error;
        conversation.lostMarks += 1;
        const mayTryAgain = error.isTransient || error.isInaccessible;
        if (!mayTryAgain || conversation.lostMarks === maxMarks)
            throw (0,outcome/* endOfRun */.q_)('rejected', 'memory-unwritable', error.message);
        log.info(`Couldn't write the comment: ${error.message} Reading it again before anything is sent.`);
        await clock.sleep(sentMs + settledAfterMs - clock.elapsedMs(), isOver);
        return false;
    }
}
const maxLagMs = 15_000;
async function confirmMark(conversation) {
    const { comment: mine, answer, clock, isOver, github, log } = conversation;
    const isUntracked = conversation.scope === null || conversation.refusal !== null;
    if (isUntracked || !mine || !answer)
        return true;
    let waitMs = answer.elapsedMs + confirmAfterMs - clock.elapsedMs();
    do {
        await clock.sleep(waitMs, isOver);
        await (0,conversation_conversation/* readConversation */.Gt)(conversation);
        waitMs = confirmAfterMs;
    } while (isBehind(conversation.comment, mine) &&
        !isOver.aborted &&
        clock.elapsedMs() - answer.elapsedMs < maxLagMs);
    const first = conversation.comment;
    if (first === null && !isOver.aborted)
        throw (0,outcome/* endOfRun */.q_)('unknown', 'memory-unreadable', notListed);
    if (first?.id === mine.id && (0,external_node_util_.isDeepStrictEqual)(first.state, mine.state))
        return true;
    if (first !== null && first.id !== mine.id)
        await (0,runner_log/* attempt */.CD)(log, 'delete the second comment', () => (0,comments/* deleteComment */.Tu)(github, mine.id));
    return false;
}
const notListed = "GitHub doesn't list the new comment yet. Re-run this workflow job.";
function isBehind(listed, mine) {
    return (listed === null ||
        (listed.id === mine.id && listed.updatedAt < mine.updatedAt));
}
const lastWriteMs = 60_000;
const firstBackoffMs = 1_000;
const maxBackoffMs = 8_000;
async function updateConversation(conversation, change, tryForMs = 0) {
    const { clock, isOver } = conversation;
    const startedMs = clock.elapsedMs();
    for (let backoffMs = firstBackoffMs;; backoffMs *= 2) {
        try {
            return await updateOnce(conversation, change);
        }
        catch (error) {
            const waitMs = Math.min(backoffMs, maxBackoffMs);
            const elapsedMs = clock.elapsedMs() - startedMs;
            const mayHelp = error instanceof errors/* GitHubError */.y_ &&
                (error.isTransient || error.status === 404);
            const hasTime = elapsedMs + waitMs <= tryForMs && !isOver.aborted;
            if (!mayHelp || !hasTime)
                throw error;
            await clock.sleep(waitMs, isOver);
        }
    }
}
async function updateOnce(conversation, change) {
    const { scope, refusal, commentId } = conversation;
    if (scope === null || refusal !== null || commentId === null) {
        conversation.state = change(conversation.state, (0,conversation_conversation/* gitHubNow */.U8)(conversation).toISOString());
        return;
    }
    const standing = await readAgainSoon(conversation, scope, commentId);
    const next = change(standing, (0,conversation_conversation/* gitHubNow */.U8)(conversation).toISOString());
    const isWorthRemembering = next.delivered.length + next.unconfirmed.length > 0;
    if (conversation.comment
        ? conversation.comment.body !== bodyOf(conversation, next)
        : isWorthRemembering)
        await write(conversation, next);
    conversation.state = next;
}
async function readAgainSoon(conversation, scope, id) {
    for (;;) {
        const sentMs = conversation.clock.elapsedMs();
        const state = await readAgain(conversation, scope, id);
        if (conversation.clock.elapsedMs() - sentMs < conversation_conversation/* maxFreshMs */.xB)
            return state;
    }
}
async function readAgain(conversation, scope, id) {
    const { github, clock, signingKey } = conversation;
    try {
        const { value, date } = await (0,comments/* getComment */.OK)(github, id);
        const reading = (0,signed_state/* readState */.un)(value.body, scope, signingKey);
        const state = reading.kind === 'state' ? reading.state : conversation.state;
        conversation.answer = { date, elapsedMs: clock.elapsedMs() };
        conversation.comment = { ...value, state };
        return state;
    }
    catch (error) {
        const isNotFound = error instanceof errors/* GitHubError */.y_ &&
            error.status === 404 &&
            error.isInaccessible;
        if (!isNotFound)
            throw error;
        return readListed(conversation);
    }
}
async function readListed(conversation) {
    const known = conversation.state;
    await (0,conversation_conversation/* readConversation */.Gt)(conversation);
    return conversation.comment?.state ?? known;
}
async function write(conversation, state) {
    const { github, clock, comment, scope, refusal } = conversation;
    if (scope === null || refusal !== null)
        return;
    const body = bodyOf(conversation, state);
    const { value, date } = comment
        ? await (0,comments/* updateComment */.vv)(github, comment.id, body)
        : await (0,comments/* createComment */.eT)(github, scope.number, body);
    conversation.answer = { date, elapsedMs: clock.elapsedMs() };
    conversation.comment = { ...value, body, state };
    conversation.commentId = value.id;
}


/***/ }),

/***/ 5435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ permissions),
/* harmony export */   cE: () => (/* binding */ readPermission),
/* harmony export */   du: () => (/* binding */ isAtLeast)
/* harmony export */ });
/* unused harmony export toPermission */
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3116);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8129);


const permissions = [
    'none',
    'read',
    'triage',
    'write',
    'maintain',
    'admin',
];
function isAtLeast(level, min) {
    return permissions.indexOf(level) >= permissions.indexOf(min);
}
async function readPermission(github, login) {
    const level = (await askLevel(github, login)) ?? (await askAgain(github, login));
    if (level !== null)
        return level;
    if (await isVisible(github))
        return 'none';
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_('The token of `github-token` has no access to this repository. Install its GitHub App here, or remove the input to use the token of the workflow.', { status: 404 });
}
function askLevel({ rest, repo }, login) {
    return unlessNotFound(async () => {
        const { data } = await rest.repos.getCollaboratorPermissionLevel({
            ...repo,
            username: login,
            ...(0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .trying */ .s2)('for-a-minute'),
        });
        return toPermission(String(data.permission), String(data.role_name));
    });
}
const notFoundAgainMs = 2_000;
async function askAgain(github, login) {
    await github.sleep(notFoundAgainMs);
    return askLevel(github, login);
}
async function isVisible({ rest, repo }) {
    const found = await unlessNotFound(() => rest.repos.get({ ...repo, ...(0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .trying */ .s2)('for-a-minute') }));
    return found !== null;
}
async function unlessNotFound(act) {
    try {
        return await act();
    }
    catch (error) {
        const isNotFound = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__/* .GitHubError */ .y_ &&
            error.status === 404 &&
            error.isInaccessible;
        if (!isNotFound)
            throw error;
        return null;
    }
}
function toPermission(permission, roleName) {
    if (permission === 'write' && roleName === 'maintain')
        return 'maintain';
    if (permission === 'read' && roleName === 'triage')
        return 'triage';
    return permissions.find((level) => level === permission) ?? 'none';
}


/***/ }),

/***/ 8491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ addReaction),
/* harmony export */   e: () => (/* binding */ removeReaction)
/* harmony export */ });
async function addReaction({ rest, repo }, { id, surface }, content) {
    if (surface === null)
        return null;
    const parameters = { ...repo, comment_id: id, content };
    const { data } = surface === 'review'
        ? await rest.reactions.createForPullRequestReviewComment(parameters)
        : await rest.reactions.createForIssueComment(parameters);
    return data.id;
}
async function removeReaction({ rest, repo }, { id, surface }, reactionId) {
    const parameters = { ...repo, comment_id: id, reaction_id: reactionId };
    await (surface === 'review'
        ? rest.reactions.deleteForPullRequestComment(parameters)
        : rest.reactions.deleteForIssueComment(parameters));
}


/***/ })

};
