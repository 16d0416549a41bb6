export const id = 45;
export const ids = [45];
export const modules = {

/***/ 3045:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);
  // EXPORTS
    __webpack_require__.d(__webpack_exports__, {
    endOfKilledRun: () => /* binding */ endOfKilledRun,
    runPostStep: () => /* binding */ runPostStep
  });
  // EXTERNAL MODULE: ./src/conversation/announce.ts
    var announce = __webpack_require__(2224);
  // EXTERNAL MODULE: ./src/conversation/doubt.ts
    var doubt = __webpack_require__(4225);
  // EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
    var schemas = __webpack_require__(5395);
  // EXTERNAL MODULE: ./src/conversation/state.ts
    var state = __webpack_require__(7286);
  // CONCATENATED MODULE: ./src/conversation/entry.ts
  const entry_text = schemas /* string */ .YjP();
  const ofEveryRun = {
    key: state /* requestKey */ .lq,
    nonce: entry_text,
    until: schemas /* nullable */ .mee(state /* time */ .kB),
    shown: state /* shownOfRun */ .If
  };
  const requestEntry = schemas /* object */ .Ikc({
    ...ofEveryRun,
    kind: schemas /* enum */ .k5n([ "create", "message" ]),
    announcedAt: state /* time */ .kB,
    head: schemas /* nullable */ .mee(entry_text),
    beginsComment: schemas /* boolean */ .zMY(),
    delivery: state /* delivery */ .xC,
    job: schemas /* nullable */ .mee(state /* jobRecord */ .Dv),
    jobIdBefore: schemas /* nullable */ .mee(entry_text)
  });
  const waitEntry = schemas /* object */ .Ikc({
    ...ofEveryRun,
    kind: schemas /* literal */ .euz("wait"),
    delivery: schemas /* literal */ .euz("delivered"),
    job: state /* jobRecord */ .Dv
  });
  const entry = schemas /* union */ .KCZ([ requestEntry, waitEntry ]);
  const savedRun = schemas /* object */ .Ikc({
    entry: schemas /* nullable */ .mee(entry),
    commentId: schemas /* nullable */ .mee(schemas /* int */ .Whr()),
    reactionId: schemas /* nullable */ .mee(schemas /* int */ .Whr()),
    isEndWritten: schemas /* boolean */ .zMY()
  });
  function parseSavedRun(json) {
    return savedRun.safeParse(json).data ?? null;
  }
  // EXTERNAL MODULE: ./src/conversation/job-record.ts
    var job_record = __webpack_require__(6172);
  // EXTERNAL MODULE: ./src/conversation/snapshot.ts
    var conversation_snapshot = __webpack_require__(1391);
  // EXTERNAL MODULE: ./src/conversation/store.ts + 1 modules
    var conversation_store = __webpack_require__(6770);
  // EXTERNAL MODULE: ./src/conversation/update.ts
    var update = __webpack_require__(7610);
  // EXTERNAL MODULE: ./src/github/errors.ts
    var errors = __webpack_require__(3116);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/agent/report/react.ts
    var react = __webpack_require__(1603);
  // EXTERNAL MODULE: ./src/agent/tell.ts
    var tell = __webpack_require__(3338);
  // EXTERNAL MODULE: ./src/agent/tools.ts + 2 modules
    var agent_tools = __webpack_require__(5517);
  // CONCATENATED MODULE: ./src/agent/post.ts
  async function runPostStep(context) {
    const saved = parseSavedRun((0, plain_text /* parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, agent_tools /* openTools */ .a)(context, () => []);
    const {entry, reactionId} = saved;
    const problem = entry && await tellSaved(tools, {
      ...saved,
      entry
    });
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = entry && (0, outcome /* toOutcome */ .KA)(entry.shown);
    reactionId !== null && await (0, react /* reactToEnd */ .Wf)(tools, ended ?? interrupted, reactionId);
    return 0;
  }
  const interrupted = (0, outcome /* outcome */ .bu)("cancelled", "interrupted");
  async function tellSaved({storeAtStart: store, clock}, {entry, commentId, isEndWritten}) {
    if (store === null) return null;
    const {result} = entry.shown;
    const isFinished = result !== null;
    try {
      const isAnnouncing = !isFinished || result === "cancelled";
      isAnnouncing && entry.delivery === "unsent" && await clock.sleep(announce /* settledAfterMs */ .yk);
      const snapshot = await (0, conversation_store /* readKnown */ .Uj)(store, commentId);
      const now = (0, conversation_snapshot /* gitHubNow */ .U8)(snapshot, clock).toISOString();
      const end = isFinished ? entry : endOfKilledRun(entry, now);
      const told = await (0, tell /* tell */ .q)({
        store
      }, snapshot, end, {
        tryForMs: update /* lastWriteMs */ .E,
        isJustRead: true,
        mayBegin: !isEndWritten && (0, doubt /* mayHaveArrived */ .B)(end)
      });
      return told.problem;
    } catch (error) {
      if (error instanceof errors /* GitHubError */ .y_) return error.message;
      if (!(error instanceof outcome /* EndOfRun */ .eG)) throw error;
      return error.outcome.why ?? error.message;
    }
  }
  function endOfKilledRun(entry, now) {
    const shown = {
      ...entry.shown,
      updatedAt: now
    };
    const isInDoubt = entry.delivery === "sending" || entry.delivery === "unconfirmed";
    if (!isInDoubt) return {
      ...entry,
      until: null,
      shown: {
        ...shown,
        ...interrupted
      }
    };
    return {
      ...entry,
      until: null,
      delivery: "unconfirmed",
      job: (0, job_record /* reopened */ .ZK)(entry.job),
      shown: {
        ...shown,
        ...(0, doubt /* doubtOf */ .k)(entry.kind)
      }
    };
  }
  /***/}),

/***/ 1603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ QP: () => /* binding */ removeLeftReactions,
    /* harmony export */ Wf: () => /* binding */ reactToEnd,
    /* harmony export */ wv: () => /* binding */ react
    /* harmony export */  });
  /* harmony import */  var _github_insist_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1319);
  /* harmony import */  var _github_reactions_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8491);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7708);
  async function react(tools, content, replacedId) {
    const {event, inputs, github, log} = tools;
    const {comment} = event;
    if (comment === null || inputs.dryRun) return null;
    const id = await (0, _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ /* .orWarn */ .wF)(log, "add a reaction", () => unlessGone(() => (0, 
    _github_reactions_js__WEBPACK_IMPORTED_MODULE_3__ /* .addReaction */ .B)(github, comment, content)));
    replacedId !== null && replacedId !== id && await removeOwnReaction(tools, replacedId);
    return id;
  }
  const goodEnds = {
    "pull-request": "rocket",
    "no-pull-request": "+1"
  };
  async function reactToEnd(tools, outcome, reactionId) {
    const {result} = outcome;
    if (result === "running") return;
    (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .concernsPeople */ .LM)(outcome) ? await react(tools, goodEnds[result] ?? "confused", reactionId) : reactionId !== null && await removeOwnReaction(tools, reactionId);
  }
  async function removeOwnReaction({event: {comment}, github, log}, id) {
    comment !== null && await (0, _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ /* .orWarn */ .wF)(log, "remove a reaction", () => unlessGone(() => (0, 
    _github_reactions_js__WEBPACK_IMPORTED_MODULE_3__ /* .removeReaction */ .e)(github, comment, id)));
  }
  async function unlessGone(act) {
    try {
      return await act();
    } catch (error) {
      if ((0, _github_insist_js__WEBPACK_IMPORTED_MODULE_0__ /* .isNotFound */ .c)(error)) return null;
      throw error;
    }
  }
  const ends = [ "rocket", "+1", "confused", "-1" ];
  async function removeLeftReactions(tools) {
    const {event, inputs, github, log} = tools;
    const {comment, run} = event;
    if (comment === null || inputs.dryRun || run.attempt === 1) return;
    for (const content of ends) await (0, _runner_log_js__WEBPACK_IMPORTED_MODULE_2__ /* .orWarn */ .wF)(log, "remove a reaction", () => unlessGone(async () => {
      const id = await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_3__ /* .addReaction */ .B)(github, comment, content);
      id !== null && await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_3__ /* .removeReaction */ .e)(github, comment, id);
    }));
  }
  /***/}),

/***/ 3338:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ U: () => /* binding */ save,
    /* harmony export */ q: () => /* binding */ tell
    /* harmony export */  });
  /* harmony import */  var _conversation_doubt_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4225);
  /* harmony import */  var _conversation_transitions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4983);
  /* harmony import */  var _conversation_update_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7610);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3116);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4671);
  function save({files, reactionId}, entry, {comment}, {isEndWritten = false} = {}) {
    const commentId = comment?.id ?? null;
    const saved = {
      entry,
      commentId,
      reactionId,
      isEndWritten
    };
    files.saveState(JSON.stringify(saved));
    return entry;
  }
  async function tell({store}, snapshot, entry, {tryForMs = 0, isJustRead = false, mayBegin = (0, 
  _conversation_doubt_js__WEBPACK_IMPORTED_MODULE_0__ /* .mayHaveArrived */ .B)(entry)} = {}) {
    if (store === null) return {
      snapshot,
      isWritten: true,
      problem: null
    };
    try {
      const written = await (0, _conversation_update_js__WEBPACK_IMPORTED_MODULE_2__ /* .updateComment */ .v)(store, snapshot, (state, {now}) => (0, 
      _conversation_transitions_js__WEBPACK_IMPORTED_MODULE_1__ /* .putEntry */ .SP)(state, entry, now), {
        tryForMs,
        isJustRead,
        mayBegin
      });
      return {
        snapshot: written,
        isWritten: true,
        problem: null
      };
    } catch (error) {
      const untold = {
        snapshot,
        isWritten: false
      };
      if (error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_3__ /* .GitHubError */ .y_) return {
        ...untold,
        problem: error.message
      };
      if (error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .EndOfRun */ .eG) return {
        ...untold,
        problem: error.outcome.why
      };
      throw error;
    }
  }
  /***/}),

/***/ 5517:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    a: () => /* binding */ openTools
  });
  // EXTERNAL MODULE: external "node:crypto"
    var external_node_crypto_ = __webpack_require__(7598);
  // EXTERNAL MODULE: ./src/conversation/signed-state.ts
    var signed_state = __webpack_require__(6347);
  // EXTERNAL MODULE: ./src/github/client.ts
    var client = __webpack_require__(6584);
  // EXTERNAL MODULE: ./src/messages/comment.ts + 1 modules
    var messages_comment = __webpack_require__(3160);
  // EXTERNAL MODULE: ./src/mintlify/client.ts
    var mintlify_client = __webpack_require__(6927);
  // EXTERNAL MODULE: ./src/runner/cancellation.ts
    var runner_cancellation = __webpack_require__(2323);
  // EXTERNAL MODULE: ./src/runner/connections.ts
    var connections = __webpack_require__(9707);
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
  // EXTERNAL MODULE: ./src/lib/git-folder.ts
    var git_folder = __webpack_require__(9700);
  // CONCATENATED MODULE: ./src/agent/prompt-files.ts
  const maxBytes = 1048576;
  function readPromptFiles(paths, {input, workspace}) {
    return paths.map((path, index) => {
      const {text = "", problem} = readPromptFile(path, workspace);
      problem !== void 0 && input.reject(`Input \`prompt-file\`: file ${index + 1} ${problem}.`);
      return text;
    });
  }
  function readPromptFile(path, workspace) {
    const root = realPath(workspace || ".");
    const real = root && realPath((0, external_node_path_.resolve)(root, path));
    if (!root || !real) return {
      problem: `wasn't found in the workspace. ${missingAdvice}`
    };
    const inside = (0, external_node_path_.relative)(root, real);
    if (inside === "" || inside === ".." || inside.startsWith(`..${external_node_path_.sep}`) || (0, 
    external_node_path_.isAbsolute)(inside)) return {
      problem: "is outside the workspace"
    };
    if ((0, git_folder /* isInGit */ .a)(path) || (0, git_folder /* isInGit */ .a)(inside)) return {
      problem: "is inside `.git`, where a checkout keeps its token"
    };
    try {
      const stat = (0, external_node_fs_.statSync)(real);
      if (!stat.isFile()) return {
        problem: "isn't a file"
      };
      if (stat.size > maxBytes) return {
        problem: "is larger than 1 MiB"
      };
      return textOf((0, external_node_fs_.readFileSync)(real));
    } catch {
      return {
        problem: "can't be read"
      };
    }
  }
  const missingAdvice = "Write one path on each line and check out the repository first";
  function textOf(bytes) {
    if (!(0, external_node_buffer_.isUtf8)(bytes)) return {
      problem: "isn't UTF-8 text"
    };
    const text = (new TextDecoder).decode(bytes);
    if (text.includes("\0")) return {
      problem: "isn't UTF-8 text"
    };
    return (0, plain_text /* isBlank */ .z3)(text) ? {
      problem: "is blank"
    } : {
      text
    };
  }
  function realPath(path) {
    try {
      return (0, external_node_fs_.realpathSync)(path);
    } catch {
      return null;
    }
  }
  // CONCATENATED MODULE: ./src/agent/inputs.ts
  const agentInputs = {
    ...project /* projectInputs */ .t,
    prompt: "",
    "prompt-file": "",
    context: "auto",
    "job-id": "",
    wait: "true",
    "timeout-minutes": "30",
    "poll-interval-seconds": "",
    "fail-on": "failed, archived, timed-out, unknown, rejected",
    command: "/docs",
    permission: "write",
    "allowed-bots": "",
    "max-requests": "0",
    comment: "true",
    "issue-number": "",
    "github-token": "",
    "dry-run": "false"
  };
  const loginPattern = /^[A-Za-z0-9][A-Za-z0-9-]{0,99}(?:\[bot\])?$/i;
  const maxTimeoutMinutes = 350;
  function readAgentInputs(env, event, readFiles = readPromptFiles) {
    const input = (0, runner_inputs /* openInputs */ .AR)(env, agentInputs);
    const dryRun = input.boolean("dry-run");
    const inputs = {
      ...(0, project /* readProject */ .W)(input, {
        mayLackKey: dryRun
      }),
      ...readRequestInputs(input, env, readFiles),
      ...readWaitInputs(input),
      command: input.matching("command", /^\/[A-Za-z][\w-]{0,38}$/, commandMust) ?? "",
      permission: input.oneOf("permission", permissions /* permissions */ .P.slice(2)),
      allowedBots: input.list("allowed-bots", loginPattern, botsMust),
      maxRequests: input.integer("max-requests", {
        min: 0,
        max: 1e4
      }) ?? 0,
      comment: input.boolean("comment"),
      number: input.integer("issue-number", {
        min: 1,
        max: 999999999
      }) ?? event.meaning.conversation,
      githubToken: input.matching("github-token", /^[\x21-\x7e]*$/, "be one line of visible ASCII characters") ?? "",
      dryRun
    };
    rejectCombinations(input, inputs, event);
    input.throwProblems();
    return inputs;
  }
  const commandMust = "be a slash command: `/`, a letter, and up to 38 letters, digits, `-` or `_`, such as `/docs`";
  const botsMust = "be a list of exact logins without wildcards, such as `renovate[bot]`";
  function readRequestInputs(input, env, readFiles) {
    const paths = input.text("prompt-file").split(/\r?\n/).map(path => path.trim());
    const prompt = input.text("prompt");
    prompt !== "" && (0, plain_text /* isBlank */ .z3)(prompt) && input.reject("Input `prompt` must say what the agent should do, in visible characters.");
    return {
      prompt,
      files: readFiles(paths.filter(path => path !== ""), {
        input,
        workspace: env.GITHUB_WORKSPACE ?? ""
      }),
      context: input.oneOf("context", [ "auto", "none" ]),
      jobId: input.matching("job-id", job /* jobIdPattern */ .Fe, "be the ID of an agent job: up to 200 characters on one line")
    };
  }
  function readWaitInputs(input) {
    const minutes = input.decimal("timeout-minutes", {
      min: .01,
      max: maxTimeoutMinutes
    });
    const seconds = input.decimal("poll-interval-seconds", {
      min: 1,
      max: 600
    });
    return {
      wait: input.boolean("wait"),
      timeoutMs: (minutes ?? 30) * 6e4,
      pollIntervalMs: seconds === null ? null : seconds * 1e3,
      failOn: input.someOf("fail-on", outcome /* failableResults */ .xq)
    };
  }
  function rejectCombinations(input, inputs, {comment}) {
    const {maxRequests, number} = inputs;
    const isEmpty = [ "prompt", "prompt-file", "job-id" ].every(name => input.text(name) === "");
    comment === null && isEmpty && input.reject("Inputs `prompt`, `prompt-file` and `job-id` are empty. Set one of them.");
    const isWithoutComment = /^false$/i.test(input.text("comment"));
    maxRequests > 0 && (isWithoutComment || number === null) && input.reject("Input `max-requests` needs the comment, which counts the requests: set `comment` to `true`, and `issue-number` for an event without a pull request or issue.");
  }
  // CONCATENATED MODULE: ./src/agent/tools.ts
  const maxAfterDeadlineMs = 8e3;
  function openTools(context, readFiles = readPromptFiles) {
    const {env, event, clock, log, redact, cancelled} = context;
    const inputs = readAgentInputs(env, event, readFiles);
    const cancellation = (0, runner_cancellation /* startTime */ .S)(clock, cancelled, inputs.timeoutMs);
    const apiUrl = (0, connections /* readGitHubApiUrl */ .p5)(env);
    const openClient = signal => (0, client /* openGitHub */ .o)({
      token: inputs.githubToken,
      apiUrl,
      repository: event.repository,
      clock,
      cancelled,
      signal,
      redact
    });
    const github = openClient(clock.timeout(inputs.timeoutMs + maxAfterDeadlineMs));
    const mintlify = (0, mintlify_client /* createMintlifyClient */ .w)({
      apiKey: inputs.apiKey,
      apiUrl: inputs.apiUrl,
      projectId: inputs.projectId,
      clock,
      cancellation,
      redact,
      onRetry: log.info
    });
    const tools = {
      ...context,
      inputs,
      cancellation,
      github,
      mintlify
    };
    return {
      ...tools,
      openGitHub: openClient,
      storeAtStart: openStore(tools),
      nonce: (0, external_node_crypto_.randomUUID)(),
      startedMs: clock.elapsedMs()
    };
  }
  function openStore({clock, redact, github, event, inputs, cancellation, cancelled}) {
    const {number, comment, projectId, apiUrl, apiKey} = inputs;
    const isTracked = comment && number !== null && apiKey !== "";
    if (!isTracked) return null;
    const repositoryId = event.repository.id;
    return {
      github,
      clock,
      redact,
      over: AbortSignal.any([ cancelled, cancellation.deadline ]),
      scope: {
        repositoryId,
        number,
        projectId,
        apiHost: apiUrl.host
      },
      signingKey: (0, signed_state /* signingKeyOf */ .i$)(apiKey),
      render: messages_comment /* renderComment */ .wQ
    };
  }
  /***/}),

/***/ 2224:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ GO: () => /* binding */ reasonToReadAgain,
    /* harmony export */ iP: () => /* binding */ announce,
    /* harmony export */ lJ: () => /* binding */ confirm,
    /* harmony export */ yk: () => /* binding */ settledAfterMs
    /* harmony export */  });
  /* unused harmony export hasChanged */
  /* harmony import */  var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7975);
  /* harmony import */  
  /* harmony import */ var _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6645);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3116);
  /* harmony import */  var _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(1319);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4671);
  /* harmony import */  var _snapshot_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1391);
  /* harmony import */  var _store_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(6770);
  const settledAfterMs = 12e3;
  const refusedAgainMs = 3e3;
  const listedAfterMs = 3e3;
  const maxLimitMs = 9e4;
  async function announce(store, snapshot, state) {
    const {clock, over, github} = store;
    const isFirst = snapshot.comment === null;
    const post = () => (0, _store_js__WEBPACK_IMPORTED_MODULE_6__ /* .write */ .M9)(store, snapshot, state);
    try {
      const written = isFirst ? await (0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .insist */ .R)(github, post) : await post();
      return {
        kind: "written",
        snapshot: written
      };
    } catch (error) {
      if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_)) throw error;
      const failed = whatFailed(error, isFirst);
      if (failed.kind !== "lost") return {
        kind: failed.kind,
        error
      };
      await clock.sleep(failed.settledMs, over);
      return {
        kind: "lost",
        error,
        maxTries: failed.maxTries
      };
    }
  }
  async function reasonToReadAgain(store, snapshot) {
    if (await hasChanged(store, snapshot)) return "the comment has changed";
    const isRecent = (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_5__ /* .isReadRecently */ .DF)(snapshot, store.clock);
    return isRecent ? null : "the last reading is too old";
  }
  async function hasChanged(store, {comment}) {
    if (comment === null) return false;
    const {clock, over} = store;
    const found = await readOrNull(store, comment.id);
    if (found?.value.body === comment.body) return false;
    await clock.sleep(listedAfterMs, over);
    return true;
  }
  async function readOrNull({github}, id) {
    try {
      return await (0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .insist */ .R)(github, () => (0, 
      _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ /* .getComment */ .OK)(github, id, "for-a-minute"));
    } catch (error) {
      if ((0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .isNotFound */ .c)(error)) return null;
      if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_)) throw error;
      throw (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .endOfRun */ .q_)("unknown", "memory-unreadable", {
        why: error.message
      });
    }
  }
  function whatFailed(error, isFirst) {
    const {limitMs} = error;
    if (error.isClosed || isFirst && error.isInaccessible) return {
      kind: "refused"
    };
    if (limitMs !== null && limitMs > maxLimitMs) return {
      kind: "failed"
    };
    if (error.isTransient) {
      const settledMs = limitMs ?? settledAfterMs;
      return {
        kind: "lost",
        settledMs,
        maxTries: 3
      };
    }
    const settledMs = refusedAgainMs;
    if ((0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .isNotFound */ .c)(error)) return {
      kind: "lost",
      settledMs,
      maxTries: 3
    };
    const mayBeMoment = error.isInaccessible || isFirst && error.status === 422;
    return mayBeMoment ? {
      kind: "lost",
      settledMs,
      maxTries: 2
    } : {
      kind: "failed"
    };
  }
  const maxLagMs = 15e3;
  async function confirm(store, mine) {
    const {clock, over, github} = store;
    const {comment, answer} = mine;
    if (comment === null || answer === null) return {
      kind: "confirmed",
      snapshot: mine
    };
    let waitMs = answer.elapsedMs + listedAfterMs - clock.elapsedMs();
    let listed;
    do {
      await clock.sleep(waitMs, over);
      listed = orEnd(await (0, _store_js__WEBPACK_IMPORTED_MODULE_6__ /* .readComment */ .W3)(store, comment.id));
      waitMs = listedAfterMs;
    } while (isBehind(listed, mine) && !over.aborted && clock.elapsedMs() - answer.elapsedMs < maxLagMs);
    const first = isBehind(listed, mine) ? await readAnnounced(store, mine, comment.id) : listed;
    if (isSame(first, mine)) return {
      kind: "confirmed",
      snapshot: first
    };
    const isSecond = first.comment !== null && first.comment.id !== comment.id;
    isSecond && await (0, _github_insist_js__WEBPACK_IMPORTED_MODULE_3__ /* .insist */ .R)(github, () => (0, 
    _github_comments_js__WEBPACK_IMPORTED_MODULE_1__ /* .deleteComment */ .Tu)(github, comment.id)).catch(unlessGitHub);
    return {
      kind: "changed"
    };
  }
  const notListed = "GitHub doesn't list the comment of the docs agent.";
  function orEnd(reading) {
    if (reading.kind === "read") return reading.snapshot;
    throw (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .endOfRun */ .q_)("unknown", "memory-unreadable", {
      why: reading.error.message
    });
  }
  function isSame(listed, mine) {
    return listed.comment?.id === mine.comment?.id && (0, node_util__WEBPACK_IMPORTED_MODULE_0__.isDeepStrictEqual)(listed.state, mine.state);
  }
  function isBehind(listed, mine) {
    const [theirs, own] = [ listed.comment, mine.comment ];
    if (theirs === null || own === null) return theirs === null;
    const isOlder = theirs.updatedAt <= own.updatedAt && !isSame(listed, mine);
    return theirs.id === own.id && isOlder;
  }
  async function readAnnounced(store, mine, id) {
    const {clock} = store;
    const isNew = mine.comment?.createdAt === mine.comment?.updatedAt;
    if (isNew) throw (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .endOfRun */ .q_)("unknown", "memory-unreadable", {
      why: notListed
    });
    const askedAt = {
      date: clock.now(),
      elapsedMs: clock.elapsedMs()
    };
    const found = await readOrNull(store, id);
    if (found === null) return {
      ...mine,
      comment: null
    };
    return (0, _store_js__WEBPACK_IMPORTED_MODULE_6__ /* .snapshotOf */ .eY)(store, found, {
      ...mine,
      askedAt
    });
  }
  function unlessGitHub(error) {
    if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_)) throw error;
  }
  /***/}),

/***/ 5435:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ P: () => /* binding */ permissions,
    /* harmony export */ cE: () => /* binding */ readPermission,
    /* harmony export */ du: () => /* binding */ isAtLeast
    /* harmony export */  });
  /* unused harmony export toPermission */
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3116);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8129);
  const permissions = [ "none", "read", "triage", "write", "maintain", "admin" ];
  function isAtLeast(level, min) {
    return permissions.indexOf(level) >= permissions.indexOf(min);
  }
  async function readPermission(github, login) {
    const level = await askLevel(github, login) ?? await askAgain(github, login);
    if (level !== null) return level;
    if (await isVisible(github)) return "none";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_("The token of `github-token` has no access to this repository. Install its GitHub App here, or remove the input to use the token of the workflow.", {
      status: 404
    });
  }
  function askLevel({rest, repo}, login) {
    return unlessNotFound(async () => {
      const {data} = await rest.repos.getCollaboratorPermissionLevel({
        ...repo,
        username: login,
        ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_1__ /* .trying */ .s2)("for-a-minute")
      });
      if (typeof data.permission !== "string") throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .unusableAnswer */ .Qf)();
      return toPermission(data.permission, String(data.role_name));
    });
  }
  const notFoundAgainMs = 2e3;
  async function askAgain(github, login) {
    await github.sleep(notFoundAgainMs);
    return askLevel(github, login);
  }
  async function isVisible({rest, repo}) {
    const found = await unlessNotFound(() => rest.repos.get({
      ...repo,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_1__ /* .trying */ .s2)("for-a-minute")
    }));
    return found !== null;
  }
  async function unlessNotFound(act) {
    try {
      return await act();
    } catch (error) {
      const isNotFound = error instanceof _errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_ && error.status === 404 && error.isInaccessible;
      if (!isNotFound) throw error;
      return null;
    }
  }
  function toPermission(permission, roleName) {
    if (permission === "write" && roleName === "maintain") return "maintain";
    if (permission === "read" && roleName === "triage") return "triage";
    return permissions.find(level => level === permission) ?? "none";
  }
  /***/}),

/***/ 8491:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ B: () => /* binding */ addReaction,
    /* harmony export */ e: () => /* binding */ removeReaction
    /* harmony export */  });
  async function addReaction({rest, repo}, {id, surface}, content) {
    if (surface === null) return null;
    const parameters = {
      ...repo,
      comment_id: id,
      content
    };
    const {data} = surface === "review" ? await rest.reactions.createForPullRequestReviewComment(parameters) : await rest.reactions.createForIssueComment(parameters);
    return data.id;
  }
  async function removeReaction({rest, repo}, {id, surface}, reactionId) {
    const parameters = {
      ...repo,
      comment_id: id,
      reaction_id: reactionId
    };
    await (surface === "review" ? rest.reactions.deleteForPullRequestComment(parameters) : rest.reactions.deleteForIssueComment(parameters));
  }
  /***/}),

/***/ 9700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ a: () => /* binding */ isInGit
    /* harmony export */  });
  function isInGit(path) {
    return path.split(/[\\/]/).some(name => name.toLowerCase() === ".git");
  }
  /***/})

};
