export const id = 344;
export const ids = [344];
export const modules = {

/***/ 3376:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    Tv: () => /* binding */ readDocsPull,
    tH: () => /* binding */ readPullState,
    Uy: () => /* binding */ toShownPull
  });
  // EXTERNAL MODULE: external "node:util"
    var external_node_util_ = __webpack_require__(7975);
  // EXTERNAL MODULE: ./src/github/ask-again.ts
    var ask_again = __webpack_require__(8199);
  // EXTERNAL MODULE: ./src/github/errors.ts + 2 modules
    var errors = __webpack_require__(5038);
  // EXTERNAL MODULE: ./src/github/pulls.ts
    var pulls = __webpack_require__(4487);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/mintlify/agent.ts
    var agent = __webpack_require__(295);
  // EXTERNAL MODULE: ./src/runner/log.ts
    var runner_log = __webpack_require__(7708);
  // EXTERNAL MODULE: external "node:crypto"
    var external_node_crypto_ = __webpack_require__(7598);
  // CONCATENATED MODULE: ./src/docs-pull/pages.ts
  function pagesIn(files, pullUrl) {
    const folders = docsFolders(files);
    const moves = files.filter(({status}) => status !== "unchanged").map(file => moveOf(file, folders, pullUrl));
    const before = new Set(moves.map(move => move.before));
    const after = new Set(moves.map(move => move.after));
    return moves.flatMap(move => {
      const {before: from, after: to, url} = move;
      const gone = from === null || after.has(from) ? [] : [ {
        path: from,
        change: "removed",
        url
      } ];
      if (to === null) return gone;
      const change = before.has(to) ? "changed" : "added";
      return [ ...gone, {
        path: to,
        change,
        url
      } ];
    });
  }
  function moveOf({filename, previous_filename: previous = filename, status}, folders, pullUrl) {
    const isNew = status === "added" || status === "copied";
    const anchor = (0, external_node_crypto_.createHash)("sha256").update(filename).digest("hex");
    return {
      before: isNew ? null : pagePath(previous, folders),
      after: status === "removed" ? null : pagePath(filename, folders),
      url: `${pullUrl}/files#diff-${anchor}`
    };
  }
  function docsFolders(files) {
    const names = files.flatMap(file => [ file.filename, file.previous_filename ?? "" ]);
    const folders = names.flatMap(name => /^(.*\/|)(?:docs|mint)\.json$/.exec(name)?.[1] ?? []).toSorted((a, b) => b.length - a.length);
    const own = folders.filter(folder => names.some(name => pagePath(name, [ folder ])));
    const isElsewhere = names.some(name => name.endsWith(".mdx") && pagePath(name, [ "" ]));
    if (own.length > 0) return own;
    return folders.length > 0 && !isElsewhere ? folders : [ "" ];
  }
  const otherFolder = /(?:^|\/)(?:\.[^/]*|_?snippets|node_modules|build|dist|coverage|tmp|temp)\//;
  const otherFile = /(?:^|\/)(?:README|LICENSE|CHANGELOG|CONTRIBUTING)\.md$/i;
  function pagePath(filename, folders) {
    const folder = folders.find(one => filename.startsWith(one));
    if (folder === void 0) return null;
    const path = filename.slice(folder.length);
    const isOther = otherFolder.test(path) || otherFile.test(path);
    return isOther ? null : /^(.+)\.mdx?$/i.exec(path)?.[1] ?? null;
  }
  // CONCATENATED MODULE: ./src/docs-pull/docs-pull.ts
  const maxFilePages = 30;
  async function readDocsPull(github, link, log) {
    return inRepositoryOf(github, link, async there => {
      const [pull, files] = await Promise.all([ (0, pulls /* readPull */ .Es)(there, link.number), (0, 
      pulls /* listFiles */ .CS)(there, link.number, maxFilePages) ]);
      const pages = pagesIn(files.items, link.url);
      const movedCount = pages.length - new Set(pages.map(({url}) => url)).size;
      const previews = await (0, runner_log /* orWarn */ .wF)(log, "read the previews", () => unlessInaccessible(() => listPreviews(there, pull.head)));
      return {
        state: pull.state,
        pages,
        fileCount: pull.fileCount + movedCount,
        isComplete: files.items.length >= pull.fileCount,
        previews: previews ?? []
      };
    });
  }
  const maxPages = 10;
  const maxPathLength = 100;
  function toShownPull({state, pages, fileCount, previews}, isFollowedUp) {
    const shown = pages.slice(0, maxPages).map(page => ({
      ...page,
      path: (0, plain_text /* cut */ .Jj)(page.path, maxPathLength)
    }));
    const otherFiles = Math.max(0, fileCount - shown.length);
    const isOver = state === "merged" || state === "closed";
    const caveat = {
      why: "Your request may not be in it."
    };
    return {
      pull: state,
      pages: shown,
      otherFiles,
      previews,
      ...isFollowedUp && isOver ? caveat : null
    };
  }
  async function readPullState(github, link) {
    const pull = await inRepositoryOf(github, link, there => (0, pulls /* readPull */ .Es)(there, link.number));
    return pull?.state ?? null;
  }
  async function inRepositoryOf(github, {url, repository}, read) {
    const [owner = "", repo = "", ...more] = repository.split("/");
    if (new URL(url).host !== github.host || more.length > 0) return null;
    const there = {
      ...github,
      repo: {
        owner,
        repo
      }
    };
    const isOwn = (0, external_node_util_.isDeepStrictEqual)(there.repo, github.repo);
    return unlessInaccessible(() => isOwn ? (0, ask_again /* askAgain */ .et)(github, () => read(there)) : read(there));
  }
  async function unlessInaccessible(act) {
    try {
      return await act();
    } catch (error) {
      if (error instanceof errors /* GitHubError */ .y_ && error.isInaccessible) return null;
      throw error;
    }
  }
  const maxEnvironments = 5;
  async function listPreviews(github, sha) {
    const {rest, repo} = github;
    const {data} = await rest.repos.listDeployments({
      ...repo,
      sha,
      per_page: 100
    });
    const oldestFirst = (0, errors /* rowsOf */ .RO)(data).filter(({creator}) => (0, 
    agent /* isAgent */ .y)(creator?.login ?? "")).toSorted((a, b) => Number(a.id) - Number(b.id));
    const byEnvironment = new Map(oldestFirst.map(one => [ one.environment, Number(one.id) ]));
    const previews = await Promise.all([ ...byEnvironment ].slice(0, maxEnvironments).map(([environment, id]) => readPreview(github, environment, id)));
    return previews.flat();
  }
  async function readPreview({rest, repo}, environment, id) {
    const {data} = await rest.repos.listDeploymentStatuses({
      ...repo,
      deployment_id: id,
      per_page: 100
    });
    const [newest] = (0, errors /* rowsOf */ .RO)(data).filter(({state}) => state !== "inactive").toSorted((a, b) => Number(b.id) - Number(a.id));
    const url = (0, markdown /* plainAddress */ .n7)(newest?.environment_url ?? null);
    return url !== null && newest?.state === "success" ? [ {
      environment,
      url
    } ] : [];
  }
  /***/}),

/***/ 295:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ m: () => /* binding */ isAgentBranch,
    /* harmony export */ y: () => /* binding */ isAgent
    /* harmony export */  });
  function isAgent(login) {
    return login.toLowerCase() === "mintlify[bot]";
  }
  function isAgentBranch(name) {
    return name.startsWith("mintlify/");
  }
  /***/}),

/***/ 9594:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ B6: () => /* binding */ isAtEnd,
    /* harmony export */ Zw: () => /* binding */ jobOf,
    /* harmony export */ dE: () => /* binding */ interpretJob,
    /* harmony export */ eq: () => /* binding */ interpretAnswer,
    /* harmony export */ iW: () => /* binding */ newMessage,
    /* harmony export */ mm: () => /* binding */ newWatch,
    /* harmony export */ pC: () => /* binding */ findJob
    /* harmony export */  });
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(1345);
  /* harmony import */  var _job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(277);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(2392);
  function newMessage(jobBefore, sentMs, facts = {}) {
    const seen = {
      doubt: null,
      wasAtWork: false,
      isEndRead: false
    };
    return {
      jobBefore,
      sentMs,
      ...seen,
      ...facts
    };
  }
  function newWatch(job, message = null, earlier = message?.jobBefore ?? null) {
    return {
      job,
      earlier,
      message,
      notFound: null,
      linkMissingSinceMs: null
    };
  }
  function jobOf({job, earlier}) {
    return job ?? earlier;
  }
  function interpretAnswer(before, answer, nowMs) {
    return answer.kind === "value" ? interpretJob(before, answer.value, nowMs) : interpretFailure(before, answer, nowMs);
  }
  function interpretJob(before, read, nowMs) {
    const job = (0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .keepLink */ .G0)(read, jobOf(before));
    const watch = {
      ...before,
      job,
      notFound: null
    };
    if (!(0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .hasEnded */ .hY)(job)) return atWork(watch);
    return watch.message === null ? interpretEnd(watch, nowMs) : interpretEndAfter(watch.message, watch, nowMs);
  }
  const minNotFoundCount = 3;
  function interpretFailure(watch, failure, nowMs) {
    if (failure.kind !== "status" || failure.status !== 404) return {
      watch: {
        ...watch,
        notFound: null
      },
      kind: "unread",
      failure
    };
    const {count, sinceMs} = watch.notFound ?? {
      count: 0,
      sinceMs: nowMs
    };
    const notFound = {
      count: count + 1,
      sinceMs
    };
    const isGone = notFound.count >= minNotFoundCount && nowMs - sinceMs >= _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .caughtUpMs */ .kF;
    const kind = isGone ? "gone" : "not-found-yet";
    return {
      watch: {
        ...watch,
        notFound
      },
      kind,
      failure
    };
  }
  function isAtEnd(watch) {
    const {job, message, linkMissingSinceMs} = watch;
    const counts = message === null || message.wasAtWork && message.isEndRead;
    const isWhole = linkMissingSinceMs === null;
    return job !== null && (0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .hasEnded */ .hY)(job) && counts && isWhole;
  }
  function atWork(watch) {
    const message = watch.message && {
      ...watch.message,
      doubt: null,
      wasAtWork: true,
      isEndRead: false
    };
    const next = {
      ...watch,
      message,
      linkMissingSinceMs: null
    };
    return {
      watch: next,
      kind: "at-work"
    };
  }
  function interpretEnd(watch, nowMs) {
    const {job} = watch;
    const hasLink = job.prLink !== null || job.hasUnusableLink;
    if (job.status !== "completed" || hasLink) return ended(watch);
    const sinceMs = watch.linkMissingSinceMs ?? nowMs;
    const next = {
      ...watch,
      linkMissingSinceMs: sinceMs
    };
    return nowMs - sinceMs < _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .linkMs */ .h ? {
      watch: next,
      kind: "link-late",
      sinceMs
    } : ended(next);
  }
  function ended(watch, isEffectUnseen = false) {
    return {
      watch,
      kind: "ended",
      isEffectUnseen
    };
  }
  function interpretEndAfter(message, watch, nowMs) {
    const sinceMs = nowMs - message.sentMs;
    const isTimeUp = sinceMs >= _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .caughtUpMs */ .kF;
    if (message.doubt !== null) return {
      watch,
      kind: isTimeUp ? "message-lost" : "message-unseen"
    };
    const isSeen = message.wasAtWork && sinceMs >= _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .maxReadLagMs */ .nm || isOtherReading(message.jobBefore, watch.job);
    const counts = isSeen || isTimeUp;
    const next = {
      ...watch,
      message: {
        ...message,
        isEndRead: counts
      }
    };
    if (!counts) return {
      watch: next,
      kind: "message-unseen"
    };
    if (!message.isEndRead) return {
      watch: next,
      kind: "end-read-once"
    };
    const isDone = isSeen && !(0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .mayBeCutShort */ .jF)(watch.job);
    return isDone ? interpretEnd(next, nowMs) : ended(next, true);
  }
  const comparedFields = [ "status", "prLink", "model", "repository", "ref", "createdAt", "archivedAt" ];
  function isOtherReading(before, after) {
    if (before === null) return false;
    const linked = (0, _job_js__WEBPACK_IMPORTED_MODULE_1__ /* .keepLink */ .G0)(before, after);
    return comparedFields.some(field => linked[field] !== after[field]);
  }
  async function findJob({mintlify, clock, cancellation}, jobId, {watch: from, waitsForLink} = anyReading) {
    let watch = from;
    let answer = from.job ? {
      kind: "value",
      value: from.job
    } : await mintlify.getJob(jobId);
    for (let unread = 0; ;) {
      const reading = interpretAnswer(watch, answer, clock.elapsedMs());
      watch = reading.watch;
      reading.kind === "unread" && (unread += 1);
      const waitMs = waitBetween(reading, unread, waitsForLink);
      if (waitMs === null || waitMs >= cancellation.remainingMs()) return reading;
      await clock.sleep(waitMs, cancellation.cancelled);
      if (cancellation.cancelled.aborted) return reading;
      answer = await mintlify.getJob(jobId);
    }
  }
  const anyReading = {
    watch: newWatch(null),
    waitsForLink: false
  };
  const unreadAgainMs = [ 2e3, 5e3 ];
  function waitBetween({kind, watch}, unread, waitsForLink) {
    if (kind === "unread") return unreadAgainMs[unread - 1] ?? null;
    if (kind === "link-late" && waitsForLink) return _times_js__WEBPACK_IMPORTED_MODULE_0__ /* .linkMs */ .h / 3;
    if (kind !== "not-found-yet") return null;
    return (0, _retry_js__WEBPACK_IMPORTED_MODULE_2__ /* .notFoundWaitMs */ .xt)(watch.notFound?.count ?? 0);
  }
  /***/}),

/***/ 2392:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ AQ: () => /* binding */ nextTryText,
    /* harmony export */ Vr: () => /* binding */ startRetries,
    /* harmony export */ gk: () => /* binding */ reasonOfFailure,
    /* harmony export */ jo: () => /* binding */ backoffMs,
    /* harmony export */ xt: () => /* binding */ notFoundWaitMs
    /* harmony export */  });
  /* unused harmony export decideRetry */
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7488);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(1345);
  const create = {
    "not-sent": "retry-in-outage",
    "no-response": "unconfirmed",
    unreadable: "unconfirmed",
    intercepted: "unconfirmed",
    tls: "refused",
    blocked: "refused",
    "rate-limited": "retry-in-outage",
    "not-found": "refused",
    "server-error": "unconfirmed",
    "client-error": "refused"
  };
  const rules = {
    create,
    message: {
      ...create,
      unreadable: "accepted",
      "not-found": "retry-not-found"
    }
  };
  function startRetries(kind, {clock, cancellation}) {
    const startedMs = clock.elapsedMs();
    let [tries, notFound] = [ 0, 0 ];
    let notFoundSinceMs = startedMs;
    return failure => {
      const nowMs = clock.elapsedMs();
      const failureClass = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .classifyFailure */ .XE)(failure);
      tries += 1;
      notFound = failureClass === "not-found" ? notFound + 1 : 0;
      notFound <= 1 && (notFoundSinceMs = nowMs);
      return decideRetry(kind, failure, {
        tries,
        notFound,
        notFoundMs: nowMs - notFoundSinceMs,
        elapsedMs: nowMs - startedMs,
        remainingMs: cancellation.remainingMs(),
        random: Math.random()
      });
    };
  }
  function decideRetry(kind, failure, state) {
    const rule = rules[kind][(0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .classifyFailure */ .XE)(failure)];
    if (rule === "refused") return {
      kind: rule,
      isTooSoon: false
    };
    if (rule === "accepted" || rule === "unconfirmed") return {
      kind: rule
    };
    const {tries, notFound, notFoundMs, elapsedMs, random} = state;
    const isMissing = rule === "retry-not-found";
    const leastMs = isMissing ? notFoundWaitMs(notFound) : backoffMs(tries, random);
    const waitMs = Math.max(leastMs, (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .retryAfterMsOf */ .mK)(failure) ?? 0);
    const hasTime = isMissing ? notFoundMs < _times_js__WEBPACK_IMPORTED_MODULE_2__ /* .caughtUpMs */ .kF : elapsedMs + waitMs <= _times_js__WEBPACK_IMPORTED_MODULE_2__ /* .outageMs */ ._f;
    return hasTime && waitMs < state.remainingMs ? {
      kind: "retry",
      waitMs
    } : {
      kind: "refused",
      isTooSoon: isMissing && notFoundMs < _times_js__WEBPACK_IMPORTED_MODULE_2__ /* .caughtUpMs */ .kF
    };
  }
  function notFoundWaitMs(count) {
    return Math.min(1e4 * count, 3e4);
  }
  const backoff = {
    baseMs: 1e3,
    maxMs: 3e4,
    minMs: 250
  };
  function backoffMs(tries, random) {
    const {baseMs, maxMs, minMs} = backoff;
    const boundMs = Math.min(maxMs, baseMs * 2 ** (tries - 1));
    return Math.max(minMs, Math.round(boundMs * random));
  }
  function nextTryText({detail}, waitMs) {
    return `${detail.replace(/\.$/, "")}; next try in ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(waitMs)}`;
  }
  function reasonOfFailure(failure, notFound) {
    if (failure.kind === "tls" || failure.kind === "blocked") return failure.kind;
    if (failure.kind === "unreadable" || failure.kind === "intercepted") return "unexpected-answer";
    if (failure.kind !== "status") return "unreachable";
    if (failure.status === 429) return "rate-limited";
    if (failure.status === 401) return "unauthorized";
    if (failure.status === 402) return "no-credits";
    if (failure.status === 403) return "forbidden";
    if (failure.status === 404) return notFound;
    if (failure.status < 400) return "redirected";
    return (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .classifyFailure */ .XE)(failure) === "client-error" ? "bad-request" : "unreachable";
  }
  /***/}),

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
  // EXTERNAL MODULE: ./src/github/client.ts + 1 modules
    var client = __webpack_require__(4178);
  // EXTERNAL MODULE: ./src/mintlify/client.ts
    var mintlify_client = __webpack_require__(6927);
  // EXTERNAL MODULE: ./src/mintlify/project.ts
    var mintlify_project = __webpack_require__(4127);
  // EXTERNAL MODULE: ./src/runner/cancellation.ts
    var runner_cancellation = __webpack_require__(2323);
  // EXTERNAL MODULE: ./src/runner/connections.ts
    var connections = __webpack_require__(9707);
  // EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
    var inputs = __webpack_require__(2148);
  // EXTERNAL MODULE: ./src/times.ts
    var times = __webpack_require__(1345);
  // EXTERNAL MODULE: external "node:util"
    var external_node_util_ = __webpack_require__(7975);
  // EXTERNAL MODULE: ./src/conversation/state.ts
    var conversation_state = __webpack_require__(7286);
  // EXTERNAL MODULE: ./src/conversation/store.ts + 1 modules
    var conversation_store = __webpack_require__(6770);
  // EXTERNAL MODULE: ./src/conversation/update.ts
    var update = __webpack_require__(7610);
  // EXTERNAL MODULE: ./src/docs-pull/docs-pull.ts + 1 modules
    var docs_pull = __webpack_require__(3376);
  // EXTERNAL MODULE: ./src/github/errors.ts + 2 modules
    var errors = __webpack_require__(5038);
  // EXTERNAL MODULE: ./src/messages/comment.ts + 1 modules
    var messages_comment = __webpack_require__(3160);
  // EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
    var pull_request_link = __webpack_require__(4716);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // EXTERNAL MODULE: ./src/conversation/job-record.ts
    var job_record = __webpack_require__(6172);
  // EXTERNAL MODULE: ./src/conversation/shown.ts
    var conversation_shown = __webpack_require__(5962);
  // EXTERNAL MODULE: ./src/conversation/transitions.ts
    var transitions = __webpack_require__(4983);
  // EXTERNAL MODULE: ./src/mintlify/job.ts
    var mintlify_job = __webpack_require__(277);
  // EXTERNAL MODULE: ./src/mintlify/reading.ts
    var mintlify_reading = __webpack_require__(9594);
  // EXTERNAL MODULE: ./src/mintlify/retry.ts
    var retry = __webpack_require__(2392);
  // CONCATENATED MODULE: ./src/reconcile/find-end.ts
  function endOfDeadRun(shown, at) {
    if (shown.result !== null) return shown;
    const end = shown.delivery === "unsent" ? (0, outcome /* interrupted */ .VM)() : (0, 
    outcome /* unconfirmedEnd */ .Az)("message");
    return {
      ...shown,
      ...end,
      updatedAt: at
    };
  }
  async function findEnd(mintlify, {state: open, watch}, {now, nowMs}) {
    const at = now.toISOString();
    const state = (0, transitions /* giveUpSending */ .Xn)(open, at);
    const {job} = state;
    if (job === null || job.end !== null) return closeUnsent(state, at);
    const answer = await mintlify.getJob(job.id);
    const from = watch ?? (0, mintlify_reading /* newWatch */ .mm)(null, null, (0, job_record /* toJob */ .z6)(job));
    const reading = (0, mintlify_reading /* interpretAnswer */ .eq)(from, answer, nowMs);
    const isFirst = watch === null;
    const finding = findingOf(state, job, {
      reading,
      isFirst
    }, at);
    const isOpen = finding.kind === "working" || finding.kind === "open";
    return isOpen && open.sending !== null ? closeUnsent(state, at) : finding;
  }
  function closeUnsent(state, at) {
    const {shown} = state;
    const isUnsent = shown?.delivery === "unsent";
    return {
      kind: "ended",
      state: {
        ...state,
        shown: shown && endOfDeadRun(shown, at)
      },
      text: isUnsent ? "request not sent" : "request not confirmed"
    };
  }
  function findingOf(state, job, {reading, isFirst}, at) {
    const {watch} = reading;
    const closeLost = reason => find_end_close(state, {
      ...job,
      end: "gone"
    }, (0, outcome /* outcome */ .bu)("unknown", reason), at);
    switch (reading.kind) {
     case "gone":
      return closeLost("job-disappeared");

     case "not-found-yet":
     case "link-late":
      return {
        kind: "late",
        watch
      };

     case "unread":
      {
        const {failure} = reading;
        const isOfJob = failure.kind === "status" && statusesOfJob.includes(failure.status);
        if (!isOfJob || !(0, conversation_state /* isOverdue */ .Jv)(state, job.id, at)) return unread(failure);
        return isFirst ? {
          kind: "late",
          watch
        } : closeLost("job-stuck");
      }

     case "ended":
      {
        const end = (0, mintlify_job /* outcomeOfJob */ .vr)(reading.watch.job);
        return find_end_close(state, (0, job_record /* toJobRecord */ .C9)(reading.watch.job, end), end, at);
      }

     case "at-work":
     case "message-unseen":
     case "end-read-once":
     case "message-lost":
      return (0, conversation_state /* isOverdue */ .Jv)(state, job.id, at) ? closeLost("job-stuck") : {
        kind: "working",
        text: `still ${watch.job?.status}`
      };
    }
  }
  const refusedForAll = [ "blocked", "forbidden", "no-credits", "rate-limited", "redirected", "tls", "unauthorized" ];
  const statusesOfJob = [ 400, 405, 409, 410, 422 ];
  function unread(failure) {
    const {detail} = failure;
    const text = `not read: ${detail}`;
    const reason = (0, retry /* reasonOfFailure */ .gk)(failure, "job-disappeared");
    return (0, outcome /* isCallFailure */ .D3)(reason) && refusedForAll.includes(reason) ? {
      kind: "rejected",
      text,
      reason,
      detail
    } : {
      kind: "open",
      text
    };
  }
  function find_end_close(state, job, end, at) {
    const shown = state.shown && withEnd(state.shown, job, end, at);
    const text = (end.reason ?? end.result).replaceAll("-", " ");
    return {
      kind: "ended",
      state: {
        ...state,
        job,
        shown
      },
      text
    };
  }
  function withEnd(shown, {end: ofJob, prLink}, end, at) {
    if (shown.delivery === "delivered") return {
      ...shown,
      ...end,
      durationMs: null,
      updatedAt: at
    };
    const dead = endOfDeadRun(shown, at);
    return ofJob ? (0, conversation_shown /* addNote */ .gp)(dead, {
      kind: "job-ended",
      end: ofJob,
      prLink
    }) : dead;
  }
  // EXTERNAL MODULE: ./src/conversation/snapshot.ts
    var snapshot = __webpack_require__(1391);
  // EXTERNAL MODULE: ./src/github/comments.ts
    var comments = __webpack_require__(6645);
  // CONCATENATED MODULE: ./src/reconcile/open-conversations.ts
  const maxComments = 500;
  async function listOpen(github, {scope, signingKey}) {
    const conversations = [];
    const unreadable = [];
    const {newest, now, hasMore} = await listNewest(github);
    for (const comment of newest) {
      const state = await (0, signed_state /* readState */ .un)(comment, {
        scope: {
          ...scope,
          number: comment.number
        },
        signingKey,
        now,
        ownLogin: github.ownLogin,
        knownId: null
      });
      state === "unreadable" ? unreadable.push(comment) : state !== null && isOpen(comment, state, now) && (state.shown === null ? unreadable.push(comment) : conversations.push({
        comment,
        state
      }));
    }
    return {
      conversations,
      unreadable,
      now,
      hasMore
    };
  }
  async function listNewest(github) {
    const newest = [];
    let now = new Date(0);
    for await (const {value, date} of (0, comments /* listNewestComments */ .Dz)(github)) {
      now = newest.length === 0 ? date : now;
      newest.push(...value);
      if (newest.length >= maxComments) return {
        newest,
        now,
        hasMore: true
      };
    }
    return {
      newest,
      now,
      hasMore: false
    };
  }
  function isOpen(comment, state, now) {
    const {until, job, sending, shown} = state;
    const isWaitedFor = until !== null && Date.parse(until) > now.getTime();
    const hasOpenJob = job !== null && job.end === null;
    const hasNoEnd = sending !== null || shown?.result === null || hasOpenJob;
    const agoMs = now.getTime() - Date.parse(comment.updatedAt);
    const isYoung = sending === null ? agoMs < times /* caughtUpMs */ .kF : !(0, snapshot /* isSenderDead */ .w0)(state, agoMs);
    return hasNoEnd && !isWaitedFor && !isYoung;
  }
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/messages/reasons.ts
    var reasons = __webpack_require__(3245);
  // CONCATENATED MODULE: ./src/reconcile/report.ts
  const otherVersion = "written by another version of the action: use one version in all workflows";
  function rowOfOtherVersion({number, url}) {
    return {
      number,
      url,
      jobId: null,
      text: otherVersion,
      kind: "unreadable"
    };
  }
  function resultOf(rows) {
    const finished = [ "written", "working" ];
    return rows.every(({kind}) => finished.includes(kind)) ? "done" : "partial";
  }
  function renderReport(report) {
    const rows = report.rows.map(({number, url, jobId, text}) => [ `[#${number}](${url})`, jobId === null ? "" : (0, 
    markdown /* toCode */ .Xt)(jobId), (0, markdown /* toProse */ .HK)(text) ]);
    return (0, plain_text /* joinParagraphs */ .ml)([ `### ${(0, markdown /* toProse */ .HK)(titleOf(report))}`, (0, 
    markdown /* toProse */ .HK)(adviceOf(report)) || null, rows.length === 0 ? null : (0, 
    markdown /* toTable */ .MR)([ "Conversation", "Agent job", "Result" ], rows) ]);
  }
  function logEnd(log, report) {
    const line = (0, plain_text /* joinSentences */ .DP)([ `${titleOf(report)}.`, adviceOf(report) || null ]);
    report.result === "rejected" ? log.error("Reconcile failed", line, "reasons") : report.result === "partial" ? log.warning("Reconcile is incomplete", line, "reasons") : log.info(line);
    return report.result === "rejected" ? 1 : 0;
  }
  function titleOf({result, rows}) {
    if (result === "rejected") return "⛔ Couldn't check the open agent jobs";
    if (result === "done" && rows.length === 0) return "✅ No open agent jobs found";
    const written = rows.filter(({kind}) => kind === "written").length;
    const checked = (0, format /* countedText */ .oA)(rows.length, "open conversation");
    return `${result === "done" ? "✅" : "⚠️"} Checked ${checked}, finished ${written}`;
  }
  function adviceOf(report) {
    const {result, reason, detail, rows, hasMore} = report;
    const text = (0, outcome /* isCallFailure */ .D3)(reason) ? (0, reasons /* textOfReason */ .vs)((0, 
    outcome /* outcome */ .bu)("unknown", reason)) : null;
    return (0, plain_text /* joinSentences */ .DP)([ text?.cause ?? null, (0, reasons /* saidText */ .Rz)(detail), refusedText(rows), rows.some(({kind}) => kind === "unreadable") ? `Comments are ${otherVersion}.` : null, text?.next ?? (result === "rejected" ? "The next run tries again." : null), hasRest(report) ? "The next run checks the rest." : null, hasMore ? "Only the newest 500 comments were checked." : null ]);
  }
  function hasRest({result, reason, rows}) {
    const isLeft = rows.some(({kind}) => kind === "open" || kind === "rejected");
    return result === "partial" && (isLeft || reason === "interrupted");
  }
  function refusedText(rows) {
    const refused = rows.filter(({kind}) => kind === "refused");
    if (refused.length === 0) return null;
    const numbers = refused.map(({number}) => `\`#${number}\``).join(", ");
    return `This token can't edit the comment on ${numbers}. Check the \`permissions\` of the workflow job, and unlock the conversation if it's locked. If another token wrote the comment, use that one, or delete the comment. Then the next request starts a new agent job.`;
  }
  // CONCATENATED MODULE: ./src/reconcile/reconcile.ts
  async function reconcile(run) {
    const rows = [];
    const nothing = {
      reason: null,
      detail: null,
      rows,
      hasMore: false
    };
    try {
      const listed = await listOpen(run.github, run);
      const {conversations, unreadable, now, hasMore} = listed;
      rows.push(...unreadable.map(rowOfOtherVersion));
      const rejection = await pass(run, conversations, now, rows);
      if (rejection === null) return {
        ...nothing,
        hasMore,
        result: resultOf(rows)
      };
      const {reason, detail} = rejection;
      const result = isForAll(reason, rows) ? "rejected" : "partial";
      return {
        ...nothing,
        reason,
        detail,
        result
      };
    } catch (error) {
      if (error instanceof outcome /* EndOfRun */ .eG) return {
        ...nothing,
        result: "partial",
        reason: "interrupted"
      };
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
      const {message: detail} = error;
      const reason = "memory-unreadable";
      return {
        ...nothing,
        result: "rejected",
        reason,
        detail
      };
    }
  }
  const ofOne = [ "forbidden", "no-credits", "rate-limited" ];
  function isForAll(reason, rows) {
    const refused = rows.filter(({kind}) => kind === "rejected").length;
    return !ofOne.includes(reason) || refused >= minRejections;
  }
  async function pass(run, open, now, rows) {
    const decisive = Math.min(open.length, minRejections);
    let left = open.map(one => ({
      ...one,
      watch: null
    }));
    let beforeMs = 0;
    for (const forMs of [ 0, times /* linkMs */ .h, times /* caughtUpMs */ .kF ]) {
      if (left.length === 0) return null;
      await run.clock.sleep(forMs - beforeMs, run.signal);
      beforeMs = forMs;
      const looked = await goOver(run, left, {
        now,
        rows,
        decisive
      });
      if (!Array.isArray(looked)) return looked;
      left = looked;
    }
    rows.push(...left.map(one => rowOf(one, {
      kind: "open",
      text: "not clear yet"
    })));
    return null;
  }
  async function goOver(run, conversations, {now, rows, decisive}) {
    const late = [];
    let refusals = 0;
    for (const one of conversations) {
      if (run.signal.aborted) throw new outcome /* EndOfRun */ .eG((0, outcome /* interrupted */ .VM)());
      const moment = {
        now,
        nowMs: run.clock.elapsedMs()
      };
      const finding = await findEnd(run.mintlify, one, moment);
      if (finding.kind === "late") {
        late.push({
          ...one,
          watch: finding.watch
        });
        refusals = 0;
        continue;
      }
      const row = await finish(run, one, finding);
      row !== null && rows.push(row);
      refusals = finding.kind === "rejected" ? refusals + 1 : 0;
      if (finding.kind === "rejected" && refusals === decisive) return finding;
    }
    return late;
  }
  const minRejections = 3;
  async function finish(run, conversation, finding) {
    const {kind, text} = finding;
    if (kind !== "ended") return rowOf(conversation, {
      kind,
      text
    });
    try {
      const ended = await withDocsPull(run, finding.state);
      const written = await writeEnd(run, conversation, ended);
      if (written === "copy") return null;
      if (written === "changed") return rowOf(conversation, changed);
      await run.clock.sleep(times /* betweenWritesMs */ .bG, run.signal);
      return rowOf(conversation, {
        kind: "written",
        text
      });
    } catch (error) {
      return rowOf(conversation, notWritten(error));
    }
  }
  const changed = {
    kind: "open",
    text: "changed meanwhile, so not written"
  };
  function rowOf({comment: {number, url}, state: {job}}, {kind, text}) {
    return {
      number,
      url,
      jobId: job?.id ?? null,
      text,
      kind
    };
  }
  async function withDocsPull({github, log}, state) {
    const {job, shown} = state;
    const link = (0, pull_request_link /* parsePullRequestLink */ .m0)(job?.prLink);
    if (shown?.result !== "pull-request" || !job || !link) return state;
    try {
      const docsPull = await (0, docs_pull /* readDocsPull */ .Tv)(github, link, log);
      const wasMessage = state.messagedAt !== null;
      const pull = docsPull ? (0, docs_pull /* toShownPull */ .Uy)(docsPull, wasMessage) : {
        pull: null
      };
      return {
        ...state,
        shown: {
          ...shown,
          ...pull
        }
      };
    } catch (error) {
      if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
      const {updatedAt: now} = shown;
      if (error.isTransient && !(0, conversation_state /* isOverdue */ .Jv)(state, job.id, now)) throw error;
      return {
        ...state,
        shown: {
          ...shown,
          pull: null
        }
      };
    }
  }
  function notWritten(error) {
    if (!(error instanceof errors /* GitHubError */ .y_)) throw error;
    const {status, isTransient, isInaccessible, isLockedOrFull} = error;
    const isForbidden = status === 403 && !isTransient;
    const isLasting = isForbidden || isInaccessible || isLockedOrFull;
    const kind = isLasting ? "refused" : "open";
    return {
      text: `not written: ${error.message}`,
      kind
    };
  }
  async function writeEnd(run, {comment, state}, ended) {
    const scope = {
      ...run.scope,
      number: comment.number
    };
    const log = run.log.info;
    const store = {
      ...run,
      scope,
      log,
      render: messages_comment /* renderComment */ .wQ
    };
    const first = await (0, conversation_store /* readKnown */ .Uj)(store, null);
    if (first.comment?.id !== comment.id) return "copy";
    const after = await (0, update /* updateComment */ .v)(store, first, ({state: standing}) => (0, 
    external_node_util_.isDeepStrictEqual)(standing, state) ? ended : standing, {
      outlastMs: times /* mustKnowMs */ .fw
    });
    const isWritten = after.comment !== null && (0, external_node_util_.isDeepStrictEqual)(after.state, (0, 
    conversation_store /* redactState */ .rX)(store, ended));
    return isWritten ? "written" : "changed";
  }
  // CONCATENATED MODULE: ./src/reconcile/action.ts
  async function runReconcileAction(context) {
    const {env, clock, log, files, redact, cancelled, event} = context;
    const input = (0, inputs /* openInputs */ .AR)(env, {
      ...mintlify_project /* projectInputs */ .t,
      "github-token": ""
    });
    const project = (0, mintlify_project /* readProject */ .W)(input, {
      mayLackKey: false
    });
    const token = (0, inputs /* readToken */ .AI)(input);
    input.throwProblems();
    const cancellation = (0, runner_cancellation /* limitTime */ .D)(clock, cancelled, times /* reconcileMs */ .tZ);
    const {signal} = cancellation;
    const {repository} = event;
    const report = await reconcile({
      github: (0, client /* openGitHub */ .o)({
        ...context,
        repository,
        token,
        apiUrl: (0, connections /* readGitHubApiUrl */ .p5)(env),
        signal
      }),
      mintlify: (0, mintlify_client /* createMintlifyClient */ .w)({
        ...context,
        ...project,
        cancellation
      }),
      clock,
      redact,
      log,
      scope: {
        repositoryId: repository.id,
        projectId: project.projectId,
        apiHost: project.apiUrl.host
      },
      signingKey: (0, signed_state /* signingKeyOf */ .i$)(project.apiKey),
      signal
    });
    files.addSummary(renderReport(report));
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
