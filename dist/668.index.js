export const id = 668;
export const ids = [668];
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
  /* harmony import */  var _save_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3468);
  function react(tools, content) {
    return onComment(tools, "add a reaction", comment => (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .addReaction */ .B)(tools.github, comment, content));
  }
  async function reactToEnd(tools, outcome) {
    const {reactionId} = tools;
    const {reaction} = _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .factsOf */ .xS[outcome.result];
    if (reaction === "eyes") return true;
    (0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .concernsPeople */ .LM)(outcome) && await react(tools, reaction);
    const isPending = reactionId === _save_js__WEBPACK_IMPORTED_MODULE_4__ /* .pendingId */ .fv;
    const id = isPending ? await react(tools, "eyes") : reactionId;
    if (id === null) return true;
    const removed = await onComment(tools, "remove a reaction", async comment => {
      await (0, _github_reactions_js__WEBPACK_IMPORTED_MODULE_1__ /* .removeReaction */ .e)(tools.github, comment, id);
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
    /* harmony export */ UN: () => /* binding */ save,
    /* harmony export */ eQ: () => /* binding */ parseSavedRun,
    /* harmony export */ fv: () => /* binding */ pendingId
    /* harmony export */  });
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
  /* harmony import */  var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9285);
  const pendingId = 0;
  const savedRun = zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .extend */ .X$i(_conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ /* .savedLedger */ .lA, {
    reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .int */ .Whr()),
    isEndWritten: zod_mini__WEBPACK_IMPORTED_MODULE_1__ /* .boolean */ .zMY()
  });
  function save({files, reactionId}, ledger, {isEndWritten = false} = {}) {
    const saved = {
      ...(0, _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_0__ /* .toSaved */ .l7)(ledger),
      reactionId,
      isEndWritten
    };
    files.saveState(JSON.stringify(saved));
    return ledger;
  }
  function parseSavedRun(json) {
    return savedRun.safeParse(json).data ?? null;
  }
  /***/}),

/***/ 5386:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ a: () => /* binding */ openTools
    /* harmony export */  });
  /* harmony import */  var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
  /* harmony import */  
  /* harmony import */ var _conversation_ledger_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(9285);
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

/***/ 9285:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    DT: () => /* binding */ addRunNote,
    PO: () => /* binding */ beginRequest,
    db: () => /* binding */ beginWait,
    KK: () => /* binding */ isFollowedUp,
    cd: () => /* binding */ isInDoubt,
    $4: () => /* binding */ jobInDoubt,
    au: () => /* binding */ openLedger,
    LF: () => /* binding */ read,
    Sy: () => /* binding */ readSaved,
    eN: () => /* binding */ rememberedJob,
    lA: () => /* binding */ savedLedger,
    gu: () => /* binding */ settled,
    qz: () => /* binding */ tell,
    nR: () => /* binding */ timeOf,
    l7: () => /* binding */ toSaved,
    zp: () => /* binding */ withDelivery,
    EA: () => /* binding */ withEnd,
    wo: () => /* binding */ withEndOfKilled,
    ec: () => /* binding */ withJob,
    sp: () => /* binding */ withoutComment
  });
  // EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
    var schemas = __webpack_require__(5395);
  // EXTERNAL MODULE: ./src/github/errors.ts + 2 modules
    var errors = __webpack_require__(5038);
  // EXTERNAL MODULE: ./src/outcome.ts
    var src_outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/times.ts
    var times = __webpack_require__(1345);
  // EXTERNAL MODULE: ./src/conversation/delivery.ts
    var delivery = __webpack_require__(1739);
  // EXTERNAL MODULE: ./src/conversation/job-record.ts
    var job_record = __webpack_require__(6172);
  // EXTERNAL MODULE: ./src/conversation/shown.ts
    var conversation_shown = __webpack_require__(5962);
  // EXTERNAL MODULE: ./src/conversation/state.ts
    var conversation_state = __webpack_require__(7286);
  // CONCATENATED MODULE: ./src/conversation/entry.ts
  const entry_text = schemas /* string */ .YjP();
  const ofEveryRun = {
    key: conversation_state /* requestKey */ .lq,
    nonce: entry_text,
    until: schemas /* nullable */ .mee(conversation_state /* time */ .kB),
    shown: conversation_state /* shownOfRun */ .If
  };
  const requestEntry = schemas /* object */ .Ikc({
    ...ofEveryRun,
    kind: schemas /* enum */ .k5n([ "create", "message" ]),
    about: schemas /* nullable */ .mee(conversation_state /* about */ .Cv),
    beginsComment: schemas /* boolean */ .zMY(),
    delivery: schemas /* enum */ .k5n(delivery /* deliveries */ .$),
    job: schemas /* nullable */ .mee(job_record /* jobRecord */ .Dv),
    jobIdBefore: schemas /* nullable */ .mee(entry_text)
  });
  const waitEntry = schemas /* object */ .Ikc({
    ...ofEveryRun,
    kind: schemas /* literal */ .euz("wait"),
    delivery: schemas /* literal */ .euz("delivered"),
    job: job_record /* jobRecord */ .Dv
  });
  const entry = schemas /* union */ .KCZ([ requestEntry, waitEntry ]);
  function requestEntryOf({key, nonce, jobId, about, until, shown, notes}, snapshot, earlier) {
    const {comment, state, deadSender} = snapshot;
    const allNotes = [ ...earlier?.shown.notes ?? [], ...deadSender ? [ {
      kind: "unconfirmed",
      asked: deadSender.asked
    } ] : [], ...notes ];
    const isRenewed = state.sending?.nonce === nonce;
    return {
      key,
      nonce,
      kind: jobId === null ? "create" : "message",
      about,
      beginsComment: comment === null || isRenewed && earlier?.beginsComment === true,
      delivery: "unsent",
      job: jobId === null ? null : (0, job_record /* recordOf */ .zv)(jobId, state.job),
      jobIdBefore: state.job?.id ?? null,
      until,
      shown: allNotes.reduce(conversation_shown /* addNote */ .gp, shown)
    };
  }
  function waitEntryOf({key, nonce, jobId, until, shown}, {state}) {
    const job = (0, job_record /* recordOf */ .zv)(jobId, state.job);
    const {delivered} = state;
    const hasAsked = delivered.some(one => (0, conversation_state /* isSameRequest */ .s3)(one.key, key));
    const namedJob = hasAsked ? shown.namedJob : shown.namedJob && "waited-for";
    const isOfConversation = delivered.some(one => one.jobId === jobId);
    const standing = isOfConversation ? state.shown : null;
    const startedAt = standing?.startedAt ?? shown.startedAt;
    return {
      kind: "wait",
      delivery: "delivered",
      key,
      nonce,
      job,
      until,
      shown: {
        ...shown,
        namedJob,
        startedAt,
        notes: standing?.notes ?? []
      }
    };
  }
  function endEntry(entry, {outcome, job, shown: more}) {
    const shown = {
      ...entry.shown,
      ...outcome,
      ...more
    };
    const atEnd = {
      ...entry,
      until: null,
      shown
    };
    if (entry.delivery !== "delivered") return atEnd;
    if (job !== null) return {
      ...atEnd,
      job: (0, job_record /* toJobRecord */ .C9)(job, outcome)
    };
    return entry.job === null ? atEnd : {
      ...atEnd,
      job: {
        ...entry.job,
        end: (0, job_record /* endOf */ .pJ)(outcome)
      }
    };
  }
  function endOfKilled(entry, updatedAt) {
    const isInDoubt = entry.delivery === "sending" || entry.delivery === "unconfirmed";
    const outcome = isInDoubt ? (0, src_outcome /* unconfirmedEnd */ .Az)(entry.kind) : (0, 
    src_outcome /* interrupted */ .VM)();
    const shown = {
      ...entry.shown,
      ...outcome,
      updatedAt
    };
    return isInDoubt ? {
      ...entry,
      until: null,
      shown,
      delivery: "unconfirmed"
    } : {
      ...entry,
      until: null,
      shown
    };
  }
  // EXTERNAL MODULE: ./src/conversation/snapshot.ts
    var conversation_snapshot = __webpack_require__(1391);
  // EXTERNAL MODULE: ./src/conversation/store.ts + 1 modules
    var conversation_store = __webpack_require__(6770);
  // EXTERNAL MODULE: ./src/conversation/transitions.ts
    var transitions = __webpack_require__(4983);
  // CONCATENATED MODULE: ./src/conversation/read-current.ts
  async function readCurrent(store, {knownId}) {
    const listed = await (0, conversation_store /* findComment */ .h1)(store, knownId);
    const {comment} = listed;
    const isDeadInList = comment !== null && hasDeadSender(store, listed);
    return goOnFrom(store, isDeadInList ? await (0, conversation_store /* readKnown */ .Uj)(store, comment.id) : listed);
  }
  function hasDeadSender({nonce}, snapshot) {
    const {state} = snapshot;
    const isOther = state.sending?.nonce !== nonce;
    return isOther && (0, conversation_snapshot /* isSenderDead */ .w0)(state, (0, conversation_snapshot /* sinceWriteMs */ .o$)(snapshot));
  }
  function goOnFrom(store, snapshot) {
    const {nonce} = store;
    const state = (0, transitions /* withoutDoubt */ .hL)(snapshot.state, {
      nonce
    });
    if (!hasDeadSender(store, snapshot)) return {
      ...snapshot,
      state
    };
    const now = (0, conversation_snapshot /* gitHubNow */ .U8)(snapshot, store.clock).toISOString();
    const deadSender = state.sending;
    return {
      ...snapshot,
      deadSender,
      state: (0, transitions /* giveUpSending */ .Xn)(state, now)
    };
  }
  // EXTERNAL MODULE: ./src/conversation/signed-state.ts
    var signed_state = __webpack_require__(6347);
  // EXTERNAL MODULE: ./src/conversation/update.ts
    var update = __webpack_require__(7610);
  // CONCATENATED MODULE: ./src/conversation/ledger.ts
  function beginRequest(ledger, facts) {
    const {snapshot, entry: earlier} = ledger;
    return {
      ...ledger,
      entry: requestEntryOf(facts, snapshot, earlier)
    };
  }
  function beginWait(ledger, facts) {
    return {
      ...ledger,
      entry: waitEntryOf(facts, ledger.snapshot)
    };
  }
  function withDelivery(ledger, delivery, job = null) {
    const {entry} = ledger;
    return withJob({
      ...ledger,
      entry: {
        ...entry,
        delivery
      }
    }, job);
  }
  function withJob(ledger, job) {
    if (job === null) return ledger;
    return {
      ...ledger,
      entry: {
        ...ledger.entry,
        job: (0, job_record /* toJobRecord */ .C9)(job, null)
      }
    };
  }
  function withEnd(ledger, facts) {
    const {entry} = ledger;
    return {
      ...ledger,
      entry: entry && endEntry(entry, facts)
    };
  }
  function withEndOfKilled(ledger, clock) {
    const now = timeOf(ledger, clock).toISOString();
    return {
      ...ledger,
      entry: endOfKilled(ledger.entry, now)
    };
  }
  function openLedger(opening) {
    const store = opening && {
      ...opening,
      signingKey: (0, signed_state /* signingKeyOf */ .i$)(opening.apiKey)
    };
    const nothing = {
      commentRefusal: null,
      entry: null
    };
    return {
      ...nothing,
      store,
      snapshot: conversation_snapshot /* nothingRemembered */ .aw
    };
  }
  function timeOf({snapshot}, clock) {
    return (0, conversation_snapshot /* gitHubNow */ .U8)(snapshot, clock);
  }
  function rememberedJob({snapshot}) {
    return (0, conversation_state /* jobIn */ .Dk)(snapshot.state);
  }
  function isFollowedUp({entry, snapshot}) {
    const {messagedAt, job} = snapshot.state;
    const isOurs = job !== null && job.id === entry?.job?.id;
    const wasMessaged = messagedAt !== null && isOurs && job.end === null;
    return entry?.kind === "message" || wasMessaged;
  }
  function jobInDoubt({snapshot: {state}}) {
    const {job, delivered, unconfirmed} = state;
    const first = delivered.find(({jobId}) => jobId === job?.id);
    const isLater = unconfirmed.some(({kind, announcedAt}) => kind === "message" && first && first.announcedAt < announcedAt);
    return isLater ? (0, conversation_state /* jobIn */ .Dk)(state) : null;
  }
  function isInDoubt({snapshot}, key) {
    return (0, conversation_state /* doubtAbout */ .ce)(snapshot.state, key) !== void 0;
  }
  async function read(ledger) {
    const {store} = ledger;
    if (store === null) return {
      kind: "read",
      ledger
    };
    try {
      const snapshot = await readCurrent(store, ledger.snapshot);
      return {
        kind: "read",
        ledger: {
          ...ledger,
          snapshot
        }
      };
    } catch (error) {
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
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
  const savedLedger = schemas /* object */ .Ikc({
    entry: schemas /* nullable */ .mee(entry),
    commentId: schemas /* nullable */ .mee(schemas /* int */ .Whr())
  });
  function toSaved({entry, snapshot}) {
    return {
      entry,
      commentId: snapshot.comment?.id ?? null
    };
  }
  async function readSaved(ledger, {entry, commentId}) {
    const {store} = ledger;
    if (store === null) return {
      ...ledger,
      entry
    };
    const own = {
      ...store,
      nonce: entry.nonce
    };
    const snapshot = await (0, conversation_store /* readKnown */ .Uj)(own, commentId);
    return {
      ...ledger,
      store: own,
      snapshot,
      entry
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
    const mayBegin = !isEndWritten && (0, delivery /* mayHaveArrived */ .B)(entry);
    const change = ({state}, now) => (0, transitions /* putEntry */ .SP)(state, entry, now);
    return ledger_update(ledger, change, {
      ...options,
      mayBegin
    });
  }
  async function addRunNote(ledger, runNote) {
    const {comment, state, deadSender} = ledger.snapshot;
    const isNothing = runNote === null && deadSender === null;
    const mayWrite = comment !== null && state.shown !== null;
    if (isNothing || !mayWrite) return settled(ledger);
    const change = ({state}) => runNote === null ? state : withNote(state, runNote);
    return ledger_update(ledger, change, {
      outlastMs: times /* mustKnowMs */ .fw
    });
  }
  function withNote(state, {note, key}) {
    const {shown} = state;
    return shown === null ? state : {
      ...state,
      shown: (0, conversation_shown /* addNoteOf */ .Zi)(key, shown, note)
    };
  }
  async function ledger_update(ledger, change, options) {
    const {store, snapshot} = ledger;
    if (store === null) return settled(ledger);
    const changeLiving = (current, now) => {
      if (!hasDeadSender(store, current)) return change(current, now);
      return change({
        ...current,
        state: (0, transitions /* giveUpSending */ .Xn)(current.state, now)
      }, now);
    };
    try {
      const written = await (0, update /* updateComment */ .v)(store, snapshot, changeLiving, options);
      return settled({
        ...ledger,
        snapshot: written
      });
    } catch (error) {
      if (error instanceof errors /* GitHubError */ .y_) return {
        ledger,
        isSettled: false,
        problem: error.message
      };
      if (!(0, src_outcome /* isCancelled */ .mm)(error)) throw error;
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
