export const id = 344;
export const ids = [344];
export const modules = {

/***/ 7344:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);
  // EXPORTS
    __webpack_require__.d(__webpack_exports__, {
    runReconcileAction: () => /* binding */ runReconcileAction
  });
  // EXTERNAL MODULE: ./src/conversation/signed-state.ts
    var signed_state = __webpack_require__(6347);
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
  // EXTERNAL MODULE: external "node:util"
    var external_node_util_ = __webpack_require__(7975);
  // EXTERNAL MODULE: ./src/conversation/store.ts + 1 modules
    var conversation_store = __webpack_require__(6770);
  // EXTERNAL MODULE: ./src/conversation/update.ts
    var update = __webpack_require__(7610);
  // EXTERNAL MODULE: ./src/github/errors.ts
    var errors = __webpack_require__(3116);
  // EXTERNAL MODULE: ./src/messages/comment.ts + 1 modules
    var comment = __webpack_require__(3160);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/conversation/doubt.ts
    var doubt = __webpack_require__(4225);
  // EXTERNAL MODULE: ./src/conversation/job-record.ts
    var job_record = __webpack_require__(6172);
  // EXTERNAL MODULE: ./src/conversation/shown.ts
    var conversation_shown = __webpack_require__(5962);
  // EXTERNAL MODULE: ./src/conversation/transitions.ts
    var transitions = __webpack_require__(4983);
  // EXTERNAL MODULE: ./src/mintlify/job.ts
    var mintlify_job = __webpack_require__(277);
  // EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
    var pull_request_link = __webpack_require__(4716);
  // EXTERNAL MODULE: ./src/mintlify/retry.ts
    var retry = __webpack_require__(2392);
  // CONCATENATED MODULE: ./src/reconcile/find-end.ts
  function withJobEnd(shown, {end, prLink}, at) {
    const dead = endOfDeadRun(shown, at);
    return end === null ? dead : (0, conversation_shown /* addNote */ .gp)(dead, {
      kind: "job-ended",
      end,
      prLink
    });
  }
  function endOfDeadRun(shown, at) {
    if (shown.result !== null) return shown;
    const end = shown.delivery === "unsent" ? (0, outcome /* outcome */ .bu)("cancelled", "interrupted") : (0, 
    doubt /* doubtOf */ .k)("message");
    return {
      ...shown,
      ...end,
      updatedAt: at
    };
  }
  const linkMs = 3e4;
  const notFoundMs = 9e4;
  async function findEnd(mintlify, open, {now, forMs}) {
    const at = now.toISOString();
    const state = (0, transitions /* giveUpSending */ .Xn)(open, at);
    const {job, shown} = state;
    const unconfirmed = {
      kind: "ended",
      state: {
        ...state,
        shown: shown && endOfDeadRun(shown, at)
      },
      text: shown?.delivery === "unsent" ? "request not sent" : "request not confirmed"
    };
    if (job === null || job.end !== null) return unconfirmed;
    const reading = await mintlify.getJob(job.id);
    const isJob = reading.kind === "value";
    const isLate = isJob ? forMs < linkMs && lacksLink(reading.value, job) : forMs < notFoundMs && isNotFound(reading);
    if (isLate) return {
      kind: "late"
    };
    const finding = isJob ? endOfJob(state, reading.value, at) : endOfFailure(state, job, {
      failure: reading,
      at
    });
    const isOpen = finding.kind === "working" || finding.kind === "unread";
    return isOpen && open.sending !== null ? unconfirmed : finding;
  }
  function endOfJob(state, job, at) {
    return (0, mintlify_job /* hasEnded */ .hY)(job) ? ended(state, job, at) : {
      kind: "working",
      text: `still ${job.status}`
    };
  }
  function endOfFailure(state, job, {failure, at}) {
    if (isNotFound(failure)) return gone(state, job, at);
    const unread = `not read: ${failure.detail}`;
    return rejectionOf(failure) ?? {
      kind: "unread",
      text: unread
    };
  }
  const isNotFound = failure => failure.kind === "status" && failure.status === 404;
  function lacksLink(reading, {prLink}) {
    const hasLink = reading.pullRequest !== null || reading.hasUnusableLink;
    return reading.status === "completed" && !hasLink && prLink === null;
  }
  const refusedForAll = [ "blocked", "forbidden", "rate-limited", "redirected", "tls", "unauthorized" ];
  function rejectionOf(failure) {
    const reason = (0, retry /* reasonOfFailure */ .gk)(failure, "job-disappeared");
    return (0, outcome /* isCallFailure */ .D3)(reason) && refusedForAll.includes(reason) ? {
      kind: "rejected",
      reason,
      detail: failure.detail
    } : null;
  }
  function ended(state, reading, at) {
    const pullRequest = reading.pullRequest ?? (0, pull_request_link /* parsePullRequestLink */ .m0)(state.job?.prLink);
    const job = {
      ...reading,
      pullRequest
    };
    const end = (0, mintlify_job /* outcomeOfJob */ .vr)(job);
    return find_end_close(state, (0, job_record /* toJobRecord */ .C9)(job, end), {
      end,
      at
    });
  }
  function gone(state, job, at) {
    return find_end_close(state, {
      ...job,
      end: "gone"
    }, {
      end: (0, outcome /* outcome */ .bu)("unknown", "job-disappeared"),
      at
    });
  }
  function find_end_close(state, job, {end, at}) {
    const {shown} = state;
    const ended = shown && {
      ...shown,
      ...end,
      durationMs: null,
      updatedAt: at
    };
    const isOfJob = shown === null || shown.delivery === "delivered";
    return {
      kind: "ended",
      state: {
        ...state,
        job,
        shown: isOfJob ? ended : withJobEnd(shown, job, at)
      },
      text: (end.reason ?? end.result).replaceAll("-", " ")
    };
  }
  // EXTERNAL MODULE: ./src/github/comments.ts
    var comments = __webpack_require__(6645);
  // CONCATENATED MODULE: ./src/reconcile/open-conversations.ts
  async function listOpen(github, ours) {
    const {comments, now, hasMore} = await listNewest(github);
    const conversations = comments.flatMap(comment => {
      const state = openStateOf(ours, comment, now);
      return state === null ? [] : [ {
        comment,
        state
      } ];
    });
    return {
      conversations,
      now,
      hasMore
    };
  }
  const maxComments = 500;
  async function listNewest(github) {
    const pages = (0, comments /* listNewestComments */ .Dz)(github);
    const byId = new Map;
    let now = null;
    for (;;) {
      const page = await pages.next();
      now ??= page.value.date;
      for (const comment of page.value.comments) byId.set(comment.id, comment);
      const isEnough = byId.size >= maxComments;
      if (page.done || isEnough) return {
        comments: [ ...byId.values() ],
        now,
        hasMore: !page.done
      };
    }
  }
  const minAgeMs = 9e4;
  function openStateOf({scope, signingKey}, comment, now) {
    const of = {
      ...scope,
      number: comment.number
    };
    const reading = (0, signed_state /* readState */ .un)(comment, of, signingKey);
    if (reading.kind !== "state") return null;
    const {state} = reading;
    const {until, job, sending, shown} = state;
    const isWaitedFor = until !== null && Date.parse(until) > now.getTime();
    const hasOpenJob = job !== null && job.end === null;
    const isOpen = sending !== null || shown?.result === null || hasOpenJob;
    const sinceWriteMs = now.getTime() - Date.parse(comment.updatedAt);
    const isYoung = sending === null ? sinceWriteMs < minAgeMs : !(0, transitions /* isSendingDead */ .t5)(state, sinceWriteMs);
    return isWaitedFor || isYoung || !isOpen ? null : state;
  }
  // CONCATENATED MODULE: ./src/reconcile/reconcile.ts
  const betweenWritesMs = 1e3;
  async function reconcile(run) {
    const rows = [];
    const nothing = {
      reason: null,
      detail: null,
      rows,
      hasMore: false
    };
    try {
      const {conversations, now, hasMore} = await listOpen(run.github, run);
      const rejection = await pass(run, conversations, now, rows);
      if (rejection !== null) return {
        ...nothing,
        ...rejection,
        result: "rejected"
      };
      const isDone = rows.every(({kind}) => !unfinished.includes(kind));
      return {
        ...nothing,
        hasMore,
        result: isDone ? "done" : "partial"
      };
    } catch (error) {
      if (error instanceof outcome /* EndOfRun */ .eG) return {
        ...nothing,
        result: "partial",
        reason: "interrupted"
      };
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
      const detail = error.message;
      return {
        ...nothing,
        result: "rejected",
        reason: "memory-unreadable",
        detail
      };
    }
  }
  const unfinished = [ "open", "refused" ];
  async function pass(run, open, now, rows) {
    let left = open;
    let beforeMs = 0;
    for (const forMs of [ 0, linkMs, notFoundMs ]) {
      if (left.length === 0) return null;
      await run.clock.sleep(forMs - beforeMs, run.signal);
      beforeMs = forMs;
      const {rejection, late} = await goOver(run, left, {
        now,
        forMs
      }, rows);
      if (rejection !== null) return rejection;
      left = late;
    }
    return null;
  }
  async function goOver(run, conversations, moment, rows) {
    const late = [];
    for (const one of conversations) {
      if (run.signal.aborted) throw (0, outcome /* endOfRun */ .q_)("cancelled", "interrupted");
      const finding = await findEnd(run.mintlify, one.state, moment);
      if (finding.kind === "rejected") return {
        rejection: finding,
        late
      };
      finding.kind === "late" ? late.push(one) : await addRow(run, {
        ...one,
        finding
      }, rows);
    }
    return {
      rejection: null,
      late
    };
  }
  async function addRow(run, conversation, rows) {
    const row = await finish(run, conversation);
    if (row === null) return;
    rows.push(row);
    row.kind === "written" && await run.clock.sleep(betweenWritesMs, run.signal);
  }
  async function finish(run, conversation) {
    const {comment, state, finding} = conversation;
    const {number, url} = comment;
    const row = {
      number,
      url,
      jobId: state.job?.id ?? null
    };
    if (finding.kind !== "ended") {
      const kind = finding.kind === "working" ? "working" : "open";
      return {
        ...row,
        text: finding.text,
        kind
      };
    }
    try {
      const written = await writeEnd(run, conversation, finding.state);
      if (written === "copy") return null;
      return written === "changed" ? {
        ...row,
        text: "changed meanwhile, so not written",
        kind: "open"
      } : {
        ...row,
        text: finding.text,
        kind: "written"
      };
    } catch (error) {
      return {
        ...row,
        ...notWritten(error)
      };
    }
  }
  function notWritten(error) {
    if (error instanceof errors /* GitHubError */ .y_) {
      const isLasting = error.isInaccessible || error.isClosed;
      const kind = isLasting ? "refused" : "open";
      return {
        text: `not written: ${error.message}`,
        kind
      };
    }
    const isOver = !(error instanceof outcome /* EndOfRun */ .eG) || error.outcome.result !== "unknown";
    if (isOver) throw error;
    return {
      text: `not written: ${error.outcome.why}`,
      kind: "open"
    };
  }
  async function writeEnd(run, {comment, state}, ended) {
    const store = storeOf(run, comment.number);
    const first = await (0, conversation_store /* readKnown */ .Uj)(store, null);
    if (first.comment?.id !== comment.id) return "copy";
    const after = await (0, update /* updateComment */ .v)(store, first, standing => (0, 
    external_node_util_.isDeepStrictEqual)(standing, state) ? ended : standing, {
      tryForMs: update /* lastWriteMs */ .E
    });
    const isWritten = after.comment !== null && (0, external_node_util_.isDeepStrictEqual)(after.state, (0, 
    conversation_store /* redactState */ .rX)(store, ended));
    return isWritten ? "written" : "changed";
  }
  function storeOf(run, number) {
    const {github, clock, redact, signingKey, signal} = run;
    const scope = {
      ...run.scope,
      number
    };
    const render = comment /* renderComment */ .wQ;
    return {
      github,
      clock,
      redact,
      signingKey,
      over: signal,
      scope,
      render
    };
  }
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/messages/reasons.ts + 1 modules
    var reasons = __webpack_require__(1148);
  // CONCATENATED MODULE: ./src/reconcile/report.ts
  function renderReport(report) {
    const rows = report.rows.map(({number, url, jobId, text}) => [ `[#${number}](${url})`, jobId === null ? "" : (0, 
    markdown /* toCode */ .Xt)(jobId), (0, markdown /* toProse */ .HK)(text) ]);
    return (0, plain_text /* joinParagraphs */ .ml)([ `### ${(0, markdown /* toProse */ .HK)(titleOf(report))}`, (0, 
    markdown /* toProse */ .HK)(adviceOf(report)) || null, rows.length === 0 ? null : (0, 
    markdown /* toTable */ .MR)([ "Conversation", "Agent job", "What it became" ], rows) ]);
  }
  function logEnd(log, report) {
    const line = (0, plain_text /* joinSentences */ .DP)([ `${titleOf(report)}.`, adviceOf(report) || null ]);
    report.result === "rejected" ? log.error("Reconcile failed", line, "reasons") : log.info(line);
    return report.result === "rejected" ? 1 : 0;
  }
  function titleOf({result, rows}) {
    if (result === "rejected") return "⛔ Couldn't check the open agent jobs";
    if (result === "done" && rows.length === 0) return "✅ No open agent jobs";
    const written = rows.filter(({kind}) => kind === "written").length;
    const checked = (0, format /* countedText */ .oA)(rows.length, "open conversation");
    return `${result === "done" ? "✅" : "⚠️"} Checked ${checked}, finished ${written}`;
  }
  function adviceOf(report) {
    const {result, reason, detail, rows, hasMore} = report;
    const text = (0, outcome /* isCallFailure */ .D3)(reason) ? (0, reasons /* textOfReason */ .vs)((0, 
    outcome /* outcome */ .bu)("rejected", reason)) : null;
    return (0, plain_text /* joinSentences */ .DP)([ text?.cause ?? null, (0, reasons /* saidText */ .Rz)(detail), refusedText(rows), result === "rejected" ? text?.next ?? "The next run tries again." : null, hasRest(report) ? "The next run checks the rest." : null, hasMore ? "Only the newest 500 comments were looked at." : null ]);
  }
  function hasRest({result, reason, rows}) {
    const isOpen = rows.some(({kind}) => kind === "open");
    return result === "partial" && (isOpen || reason === "interrupted");
  }
  function refusedText(rows) {
    const refused = rows.filter(({kind}) => kind === "refused");
    if (refused.length === 0) return null;
    const numbers = refused.map(({number}) => `\`#${number}\``).join(", ");
    return `GitHub doesn't let this token change the comment on ${numbers}. Use the token that wrote it, or delete the comment.`;
  }
  // CONCATENATED MODULE: ./src/reconcile/action.ts
  const maxMs = 6e5;
  async function runReconcileAction(context) {
    const {env, clock, log, files, redact, cancelled, event} = context;
    const input = (0, inputs /* openInputs */ .AR)(env, {
      ...project /* projectInputs */ .t,
      "github-token": ""
    });
    const {apiKey, projectId, apiUrl} = (0, project /* readProject */ .W)(input, {
      mayLackKey: false
    });
    const token = input.text("github-token");
    token === "" && input.reject("Input `github-token` is empty. Remove it to use the token of the workflow.");
    input.throwProblems();
    const cancellation = (0, runner_cancellation /* startTime */ .S)(clock, cancelled, maxMs);
    const signal = AbortSignal.any([ cancelled, cancellation.deadline ]);
    const github = (0, client /* openGitHub */ .o)({
      token,
      apiUrl: (0, connections /* readGitHubApiUrl */ .p5)(env),
      repository: event.repository,
      clock,
      cancelled,
      signal,
      redact
    });
    const connection = {
      apiKey,
      apiUrl,
      clock,
      cancellation,
      redact
    };
    const mintlify = (0, mintlify_client /* createMintlifyClient */ .w)({
      ...connection,
      projectId,
      onRetry: log.info
    });
    const scope = {
      repositoryId: event.repository.id,
      projectId,
      apiHost: apiUrl.host
    };
    const report = await reconcile({
      github,
      mintlify,
      clock,
      redact,
      scope,
      signingKey: (0, signed_state /* signingKeyOf */ .i$)(apiKey),
      signal
    });
    await (0, runner_log /* orWarn */ .wF)(log, "write the job summary", () => files.addSummary(renderReport(report)));
    const finished = report.rows.filter(({kind}) => kind === "written").length;
    files.setOutputs({
      checked: String(report.rows.length),
      finished: String(finished),
      result: report.result,
      reason: report.reason ?? ""
    });
    return logEnd(log, report);
  }
  /***/})

};
