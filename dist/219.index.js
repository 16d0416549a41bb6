export const id = 219;
export const ids = [219];
export const modules = {

/***/ 4116:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ s5: () => /* binding */ commandPattern,
    /* harmony export */ x$: () => /* binding */ readAgentInputs
    /* harmony export */  });
  /* unused harmony export agentInputs */
  /* harmony import */  var _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5435);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5571);
  /* harmony import */  var _mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(277);
  /* harmony import */  var _mintlify_project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(4127);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4671);
  /* harmony import */  var _runner_inputs_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(2148);
  /* harmony import */  var _prompt_files_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(8805);
  const agentInputs = {
    ..._mintlify_project_js__WEBPACK_IMPORTED_MODULE_3__ /* .projectInputs */ .t,
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
  const jobIdMust = "be the ID of an agent job: up to 200 characters on one line";
  const loginPattern = /^[a-z\d][a-z\d-]{0,99}(?:\[bot\])?$/i;
  const maxTimeoutMinutes = 350;
  function readAgentInputs(env, event, readFiles = _prompt_files_js__WEBPACK_IMPORTED_MODULE_6__ /* .readPromptFiles */ .Q) {
    const input = (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_5__ /* .openInputs */ .AR)(env, agentInputs);
    const dryRun = input.boolean("dry-run");
    const issueNumber = input.ifSet("issue-number", name => input.integer(name, {
      min: 1,
      max: 999999999
    }));
    const inputs = {
      ...(0, _mintlify_project_js__WEBPACK_IMPORTED_MODULE_3__ /* .readProject */ .W)(input, {
        mayLackKey: dryRun
      }),
      ...readRequestInputs(input, env, readFiles),
      ...readWaitInputs(input),
      command: input.matching("command", commandPattern, commandMust),
      permission: input.oneOf("permission", _github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ /* .permissions */ .P.slice(_github_permissions_js__WEBPACK_IMPORTED_MODULE_0__ /* .permissions */ .P.indexOf("triage"))),
      allowedBots: input.list("allowed-bots", loginPattern, botsMust),
      maxRequests: input.integer("max-requests", {
        min: 0,
        max: 1e4
      }),
      wantsComment: input.boolean("comment"),
      number: event.meaning.conversation ?? issueNumber,
      githubToken: (0, _runner_inputs_js__WEBPACK_IMPORTED_MODULE_5__ /* .readToken */ .AI)(input),
      dryRun
    };
    rejectCombinations(input, inputs, event);
    input.throwProblems();
    return inputs;
  }
  const commandPattern = /^\/[A-Za-z][\w-]{0,38}$/;
  const commandMust = "be a slash command: `/`, a letter, and up to 38 letters, digits, `-` or `_`, such as `/docs`";
  const botsMust = "be a list of exact logins without wildcards, such as `renovate[bot]`";
  function readRequestInputs(input, env, readFiles) {
    const paths = input.text("prompt-file").split(/\r?\n/).map(path => path.trim());
    const prompt = input.text("prompt");
    const files = readFiles(paths.filter(path => path !== ""), {
      input,
      workspace: env.GITHUB_WORKSPACE ?? ""
    });
    prompt !== "" && (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .isBlank */ .z3)(prompt) && input.reject("Input `prompt` must say what the agent should do, in visible characters.");
    return {
      prompt,
      files,
      hasPrompt: prompt !== "" || files.length > 0,
      context: input.oneOf("context", [ "auto", "none" ]),
      jobId: input.matching("job-id", _mintlify_job_js__WEBPACK_IMPORTED_MODULE_2__ /* .jobIdPattern */ .Fe, jobIdMust) || null
    };
  }
  function readWaitInputs(input) {
    const minutes = input.decimal("timeout-minutes", {
      min: .01,
      max: maxTimeoutMinutes
    });
    const seconds = input.ifSet("poll-interval-seconds", name => input.decimal(name, {
      min: 1,
      max: 600
    }));
    return {
      wait: input.boolean("wait"),
      timeoutMs: minutes * 6e4,
      pollIntervalMs: seconds === null ? null : seconds * 1e3,
      failOn: input.someOf("fail-on", _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .failableResults */ .xq)
    };
  }
  function rejectCombinations(input, {maxRequests, number}, {comment}) {
    const isEmpty = [ "prompt", "prompt-file", "job-id" ].every(name => input.text(name) === "");
    comment === null && isEmpty && input.reject("Inputs `prompt`, `prompt-file` and `job-id` are empty. Set one of them.");
    const isWithoutComment = /^false$/i.test(input.text("comment"));
    maxRequests > 0 && (isWithoutComment || number === null) && input.reject("Input `max-requests` needs the comment, which counts the requests: set `comment` to `true`, and `issue-number` for an event without a pull request or issue.");
  }
  /***/}),

/***/ 2219:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  __webpack_require__.r(__webpack_exports__);
  /* harmony export */  __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ runPostStep: () => /* binding */ runPostStep
    /* harmony export */  });
  /* harmony import */  var _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5547);
  /* harmony import */  var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2770);
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5038);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(4671);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1345);
  /* harmony import */  var _report_react_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1603);
  /* harmony import */  var _save_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(3468);
  /* harmony import */  var _tools_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(5386);
  async function runPostStep(context) {
    const saved = (0, _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ /* .parseSavedRun */ .eQ)((0, 
    _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .parseJson */ .qF)(context.files.savedState));
    if (saved === null) return 0;
    const tools = (0, _tools_js__WEBPACK_IMPORTED_MODULE_7__ /* .openTools */ .a)(context, {
      isPostStep: true
    });
    const {entry, reactionId} = saved;
    const problem = entry && await tellSaved(tools, {
      ...saved,
      entry
    });
    problem !== null && tools.log.warning("Couldn't update the comment", problem, "troubleshooting");
    const ended = (entry && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .toOutcome */ .KA)(entry.shown)) ?? (0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .interrupted */ .VM)();
    reactionId !== null && await (0, _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .unlessCancelled */ .MS)(async () => {
      const isPending = reactionId === _save_js__WEBPACK_IMPORTED_MODULE_8__ /* .pendingId */ .f;
      const id = isPending ? await (0, _report_react_js__WEBPACK_IMPORTED_MODULE_6__ /* .react */ .wv)(tools, "eyes") : reactionId;
      return (0, _report_react_js__WEBPACK_IMPORTED_MODULE_6__ /* .reactToEnd */ .Wf)({
        ...tools,
        reactionId: id
      }, ended);
    });
    return 0;
  }
  async function tellSaved({ledgerAtStart, clock}, {entry, commentId, isEndWritten}) {
    const {store} = ledgerAtStart;
    if (store === null) return null;
    const saved = {
      ...ledgerAtStart,
      store: {
        ...store,
        nonce: entry.nonce
      }
    };
    const {result} = entry.shown;
    const isFinished = result !== null;
    try {
      const isAnnouncing = !isFinished || result === "cancelled";
      isAnnouncing && entry.delivery === "unsent" && await clock.sleep(_times_js__WEBPACK_IMPORTED_MODULE_5__ /* .settledMs */ .ou);
      const ledger = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .readById */ .T9)(saved, commentId);
      const foundId = ledger.snapshot.comment?.id ?? null;
      const now = (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .timeOf */ .nR)(ledger, clock).toISOString();
      const end = isFinished ? entry : (0, _conversation_entry_js__WEBPACK_IMPORTED_MODULE_0__ /* .endOfKilled */ .eN)(entry, now);
      const {problem} = await (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .tell */ .qz)({
        ...ledger,
        entry: end
      }, {
        outlastMs: _times_js__WEBPACK_IMPORTED_MODULE_5__ /* .mustKnowMs */ .fw,
        isJustRead: foundId === commentId,
        isEndWritten
      });
      return problem;
    } catch (error) {
      const isExpected = error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_2__ /* .GitHubError */ .y_ || error instanceof _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .EndOfRun */ .eG;
      if (!isExpected) throw error;
      return error.message;
    }
  }
  /***/}),

/***/ 8805:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Q: () => /* binding */ readPromptFiles
    /* harmony export */  });
  /* harmony import */  var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
  /* harmony import */  
  /* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3024);
  /* harmony import */  
  /* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(6760);
  /* harmony import */  
  /* harmony import */ var _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(9927);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5571);
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
    const real = root && realPath((0, node_path__WEBPACK_IMPORTED_MODULE_2__.resolve)(root, path));
    if (!root || !real) return {
      problem: `wasn't found in the workspace. ${missingAdvice}`
    };
    if (real === root || !(0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__ /* .isInside */ .F)(real, root)) return {
      problem: "is outside the workspace"
    };
    if ((0, _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__ /* .isInGit */ .a)(path) || (0, 
    _lib_paths_js__WEBPACK_IMPORTED_MODULE_3__ /* .isInGit */ .a)((0, node_path__WEBPACK_IMPORTED_MODULE_2__.relative)(root, real))) return {
      problem: "is inside `.git`, where a checkout keeps its token"
    };
    try {
      const stat = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.statSync)(real);
      if (!stat.isFile()) return {
        problem: "isn't a file"
      };
      if (stat.size > maxBytes) return {
        problem: "is larger than 1 MiB"
      };
      return textOf((0, node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(real));
    } catch {
      return {
        problem: "can't be read"
      };
    }
  }
  const missingAdvice = "Write one path on each line, without quotes and wildcards, and check out the repository first";
  function textOf(bytes) {
    if (!(0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isUtf8)(bytes)) return {
      problem: "isn't UTF-8 text"
    };
    const text = (new TextDecoder).decode(bytes);
    if (text.includes("\0")) return {
      problem: "isn't UTF-8 text"
    };
    if (text.startsWith("version https://git-lfs.github.com/spec/")) return {
      problem: "is a pointer of Git LFS. Check out with `lfs: true`"
    };
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .isBlank */ .z3)(text) ? {
      problem: "is blank"
    } : {
      text
    };
  }
  function realPath(path) {
    try {
      return (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.realpathSync)(path);
    } catch {
      return null;
    }
  }
  /***/}),

/***/ 1603:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ QP: () => /* binding */ removeLeftReactions,
    /* harmony export */ Wf: () => /* binding */ reactToEnd,
    /* harmony export */ wv: () => /* binding */ react
    /* harmony export */  });
  /* harmony import */  var _github_ask_again_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8199);
  /* harmony import */  var _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(8491);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4671);
  /* harmony import */  var _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7708);
  function react(tools, content) {
    return onComment(tools, "add a reaction", comment => (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .addReaction */ .B)(tools.github, comment, content));
  }
  async function reactToEnd(tools, outcome) {
    const {reactionId} = tools;
    const {reaction} = _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .factsOf */ .xS[outcome.result];
    if (reaction === "eyes") return true;
    (0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .concernsPeople */ .LM)(outcome) && await react(tools, reaction);
    if (reactionId === null) return true;
    const removed = await onComment(tools, "remove a reaction", async comment => {
      await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .removeReaction */ .e)(tools.github, comment, reactionId);
      return true;
    });
    return removed !== null;
  }
  async function onComment({event: {comment}, inputs, log}, what, act) {
    if (comment === null || inputs.dryRun) return null;
    return (0, _runner_log_js__WEBPACK_IMPORTED_MODULE_3__ /* .orWarn */ .wF)(log, what, () => (0, 
    _github_ask_again_js__WEBPACK_IMPORTED_MODULE_0__ /* .unlessNotFound */ .CA)(() => act(comment)));
  }
  const ends = [ "rocket", "+1", "confused", "-1" ];
  async function removeLeftReactions(tools) {
    const {event, github} = tools;
    if (event.run.attempt === 1) return;
    for (const content of ends) await onComment(tools, "remove a reaction", async comment => {
      const id = await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .addReaction */ .B)(github, comment, content);
      id !== null && await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .removeReaction */ .e)(github, comment, id);
    });
  }
  /***/}),

/***/ 3468:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ U: () => /* binding */ save,
    /* harmony export */ f: () => /* binding */ pendingId
    /* harmony export */  });
  const pendingId = 0;
  function save({files, reactionId}, ledger, {isEndWritten = false} = {}) {
    const {entry, snapshot} = ledger;
    const commentId = snapshot.comment?.id ?? null;
    const saved = {
      entry,
      commentId,
      reactionId,
      isEndWritten
    };
    files.saveState(JSON.stringify(saved));
    return ledger;
  }
  /***/}),

/***/ 5386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ a: () => /* binding */ openTools
    /* harmony export */  });
  /* harmony import */  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  /* harmony import */  
  /* harmony import */ var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2770);
  /* harmony import */  var _github_client_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4178);
  /* harmony import */  var _messages_comment_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3160);
  /* harmony import */  var _mintlify_client_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6927);
  /* harmony import */  var _runner_cancellation_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(2323);
  /* harmony import */  var _runner_connections_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(9707);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1345);
  /* harmony import */  var _inputs_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(4116);
  /* harmony import */  var _prompt_files_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(8805);
  function openTools(context, {isPostStep = false} = {}) {
    const {env, event, clock, cancelled} = context;
    const readFiles = isPostStep ? () => [] : _prompt_files_js__WEBPACK_IMPORTED_MODULE_8__ /* .readPromptFiles */ .Q;
    const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_7__ /* .readAgentInputs */ .x$)(env, event, readFiles);
    const limitMs = isPostStep ? _times_js__WEBPACK_IMPORTED_MODULE_6__ /* .maxPostMs */ .FV : inputs.timeoutMs;
    const cancellation = (0, _runner_cancellation_js__WEBPACK_IMPORTED_MODULE_9__ /* .limitTime */ .D)(clock, cancelled, limitMs);
    const apiUrl = (0, _runner_connections_js__WEBPACK_IMPORTED_MODULE_5__ /* .readGitHubApiUrl */ .p5)(env);
    const openClient = signal => (0, _github_client_js__WEBPACK_IMPORTED_MODULE_2__ /* .openGitHub */ .o)({
      ...context,
      repository: event.repository,
      token: inputs.githubToken,
      apiUrl,
      signal
    });
    const github = openClient(clock.timeout(limitMs + _times_js__WEBPACK_IMPORTED_MODULE_6__ /* .lastCallMs */ .Ng));
    const mintlify = (0, _mintlify_client_js__WEBPACK_IMPORTED_MODULE_4__ /* .createMintlifyClient */ .w)({
      ...context,
      ...inputs,
      cancellation
    });
    const tools = {
      ...context,
      inputs,
      cancellation,
      openClient,
      github,
      mintlify,
      nonce: (0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.randomUUID)(),
      startedMs: clock.elapsedMs()
    };
    return {
      ...tools,
      ledgerAtStart: openConversation(tools)
    };
  }
  function openConversation(tools) {
    const {clock, redact, log, github, nonce} = tools;
    const {event, inputs, cancellation} = tools;
    const {number, wantsComment, projectId, apiUrl, apiKey} = inputs;
    const isTracked = wantsComment && number !== null && apiKey !== "";
    if (!isTracked) return (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .openLedger */ .au)(null);
    const repositoryId = event.repository.id;
    return (0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ /* .openLedger */ .au)({
      github,
      clock,
      redact,
      log: log.info,
      signal: cancellation.signal,
      scope: {
        repositoryId,
        number,
        projectId,
        apiHost: apiUrl.host
      },
      nonce,
      apiKey,
      render: _messages_comment_js__WEBPACK_IMPORTED_MODULE_3__ /* .renderComment */ .wQ
    });
  }
  /***/}),

/***/ 2770:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ DT: () => /* binding */ addRunNote,
    /* harmony export */ LF: () => /* binding */ read,
    /* harmony export */ T9: () => /* binding */ readById,
    /* harmony export */ au: () => /* binding */ openLedger,
    /* harmony export */ eN: () => /* binding */ rememberedJob,
    /* harmony export */ gu: () => /* binding */ settled,
    /* harmony export */ nR: () => /* binding */ timeOf,
    /* harmony export */ qz: () => /* binding */ tell,
    /* harmony export */ sp: () => /* binding */ withoutComment,
    /* harmony export */ zp: () => /* binding */ withDelivery
    /* harmony export */  });
  /* harmony import */  var _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5038);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1345);
  /* harmony import */  var _delivery_js__WEBPACK_IMPORTED_MODULE_10__ = __webpack_require__(1739);
  /* harmony import */  var _entry_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5547);
  /* harmony import */  var _shown_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5962);
  /* harmony import */  var _signed_state_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(6347);
  /* harmony import */  var _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(1391);
  /* harmony import */  var _store_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(6770);
  /* harmony import */  var _transitions_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(4983);
  /* harmony import */  var _update_js__WEBPACK_IMPORTED_MODULE_9__ = __webpack_require__(7610);
  function withDelivery(ledger, delivery, job = null) {
    const sent = {
      ...ledger.entry,
      delivery
    };
    return {
      ...ledger,
      entry: job === null ? sent : (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__ /* .withJob */ .ec)(sent, job)
    };
  }
  function openLedger(opening) {
    const store = opening && {
      ...opening,
      signingKey: (0, _signed_state_js__WEBPACK_IMPORTED_MODULE_5__ /* .signingKeyOf */ .i$)(opening.apiKey)
    };
    const nothing = {
      commentRefusal: null,
      entry: null
    };
    return {
      ...nothing,
      store,
      snapshot: _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ /* .nothingRemembered */ .aw
    };
  }
  function timeOf({snapshot}, clock) {
    return (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ /* .gitHubNow */ .U8)(snapshot, clock);
  }
  function rememberedJob({snapshot}) {
    const {job} = snapshot.state;
    return job && (0, _entry_js__WEBPACK_IMPORTED_MODULE_3__ /* .toJob */ .z6)(job);
  }
  async function read(ledger) {
    const {store} = ledger;
    if (store === null) return {
      kind: "read",
      ledger
    };
    try {
      const found = await readCurrent(store, ledger.snapshot);
      const snapshot = goOnFrom(store, found);
      return {
        kind: "read",
        ledger: {
          ...ledger,
          snapshot
        }
      };
    } catch (error) {
      if (!(error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_)) throw error;
      return error.isInaccessible && ledger.snapshot.comment === null ? {
        kind: "read",
        ledger: withoutComment(ledger, error)
      } : {
        kind: "unreadable",
        why: error.message
      };
    }
  }
  function withoutComment({entry}, commentRefusal) {
    return {
      ...openLedger(null),
      commentRefusal,
      entry
    };
  }
  async function readCurrent(store, {knownId}) {
    const listed = await (0, _store_js__WEBPACK_IMPORTED_MODULE_7__ /* .findComment */ .h1)(store, knownId);
    const {comment} = listed;
    return comment !== null && hasDeadSender(store, listed) ? (0, _store_js__WEBPACK_IMPORTED_MODULE_7__ /* .readKnown */ .Uj)(store, comment.id) : listed;
  }
  function hasDeadSender({nonce}, snapshot) {
    const {state} = snapshot;
    const isOther = state.sending?.nonce !== nonce;
    return isOther && (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ /* .isSenderDead */ .w0)(state, (0, 
    _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ /* .sinceWriteMs */ .o$)(snapshot));
  }
  function goOnFrom(store, snapshot) {
    const {nonce} = store;
    const state = (0, _transitions_js__WEBPACK_IMPORTED_MODULE_8__ /* .withoutDoubt */ .hL)(snapshot.state, {
      nonce
    });
    if (!hasDeadSender(store, snapshot)) return {
      ...snapshot,
      state
    };
    const now = (0, _snapshot_js__WEBPACK_IMPORTED_MODULE_6__ /* .gitHubNow */ .U8)(snapshot, store.clock).toISOString();
    const deadSender = state.sending;
    return {
      ...snapshot,
      deadSender,
      state: (0, _transitions_js__WEBPACK_IMPORTED_MODULE_8__ /* .giveUpSending */ .Xn)(state, now)
    };
  }
  async function readById(ledger, commentId) {
    const {store} = ledger;
    if (store === null) return ledger;
    return {
      ...ledger,
      snapshot: await (0, _store_js__WEBPACK_IMPORTED_MODULE_7__ /* .readKnown */ .Uj)(store, commentId)
    };
  }
  function settled(ledger) {
    return {
      ledger,
      isSettled: true,
      problem: null
    };
  }
  async function tell(ledger, {isEndWritten = false, ...options} = {}) {
    const {entry} = ledger;
    const mayBegin = !isEndWritten && (0, _delivery_js__WEBPACK_IMPORTED_MODULE_10__ /* .mayHaveArrived */ .B)(entry);
    const change = ({state}, now) => (0, _transitions_js__WEBPACK_IMPORTED_MODULE_8__ /* .putEntry */ .SP)(state, entry, now);
    return update(ledger, change, {
      ...options,
      mayBegin
    });
  }
  async function addRunNote(ledger, runNote) {
    const {comment, deadSender} = ledger.snapshot;
    if (comment === null || runNote === null && deadSender === null) return settled(ledger);
    const change = ({state}) => runNote === null ? state : withNote(state, runNote);
    return update(ledger, change, {
      outlastMs: _times_js__WEBPACK_IMPORTED_MODULE_2__ /* .mustKnowMs */ .fw
    });
  }
  function withNote(state, {note, key}) {
    const {shown} = state;
    return shown === null ? state : {
      ...state,
      shown: (0, _shown_js__WEBPACK_IMPORTED_MODULE_4__ /* .addNoteOf */ .Zi)(key, shown, note)
    };
  }
  async function update(ledger, change, options) {
    const {store, snapshot} = ledger;
    if (store === null) return settled(ledger);
    const changeLiving = (current, now) => {
      if (!hasDeadSender(store, current)) return change(current, now);
      return change({
        ...current,
        state: (0, _transitions_js__WEBPACK_IMPORTED_MODULE_8__ /* .giveUpSending */ .Xn)(current.state, now)
      }, now);
    };
    try {
      const written = await (0, _update_js__WEBPACK_IMPORTED_MODULE_9__ /* .updateComment */ .v)(store, snapshot, changeLiving, options);
      return settled({
        ...ledger,
        snapshot: written
      });
    } catch (error) {
      if (error instanceof _github_errors_js__WEBPACK_IMPORTED_MODULE_0__ /* .GitHubError */ .y_) return {
        ledger,
        isSettled: false,
        problem: error.message
      };
      if (!(0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .isCancelled */ .mm)(error)) throw error;
      return {
        ledger,
        isSettled: false,
        problem: null
      };
    }
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
  /* harmony import */  var _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8199);
  /* harmony import */  var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5038);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8129);
  const permissions = [ "none", "read", "triage", "write", "maintain", "admin" ];
  function isAtLeast(level, min) {
    return permissions.indexOf(level) >= permissions.indexOf(min);
  }
  async function readPermission(github, login) {
    const level = await (0, _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ /* .unlessNotFound */ .CA)(() => (0, 
    _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ /* .askAgain */ .et)(github, () => askLevel(github, login)));
    if (level !== null) return level;
    if (await isVisible(github)) return "none";
    throw new _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .GitHubError */ .y_("The token of `github-token` has no access to this repository. Install its GitHub App here, or remove the input to use the token of the workflow.", {
      status: 404
    });
  }
  async function askLevel({rest, repo}, login) {
    const {data} = await rest.repos.getCollaboratorPermissionLevel({
      ...repo,
      username: login,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)("for-a-minute")
    });
    if (typeof data.permission !== "string") throw (0, _errors_js__WEBPACK_IMPORTED_MODULE_1__ /* .unusableAnswer */ .Qf)();
    return toPermission(data.permission, String(data.role_name));
  }
  async function isVisible({rest, repo}) {
    const found = await (0, _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ /* .unlessNotFound */ .CA)(() => rest.repos.get({
      ...repo,
      ...(0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .trying */ .s2)("for-a-minute")
    }));
    return found !== null;
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
  /* harmony import */  var _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8199);
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
    await (0, _ask_again_js__WEBPACK_IMPORTED_MODULE_0__ /* .unlessNotFound */ .CA)(() => surface === "review" ? rest.reactions.deleteForPullRequestComment(parameters) : rest.reactions.deleteForIssueComment(parameters));
  }
  /***/}),

/***/ 9927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ F: () => /* binding */ isInside,
    /* harmony export */ a: () => /* binding */ isInGit
    /* harmony export */  });
  /* harmony import */  var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
  /* harmony import */  function isInGit(path) {
    return path.split(/[\\/]/).some(name => name.toLowerCase() === ".git");
  }
  function isInside(path, folder) {
    const inside = (0, node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return !(0, node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(inside) && inside.split(node_path__WEBPACK_IMPORTED_MODULE_0__.sep)[0] !== "..";
  }
  /***/})

};
