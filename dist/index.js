import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 1739:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ $: () => /* binding */ deliveries,
    /* harmony export */ B: () => /* binding */ mayHaveArrived
    /* harmony export */  });
  const deliveries = [ "unsent", "sending", "delivered", "unconfirmed", "refused" ];
  function mayHaveArrived({delivery}) {
    return delivery === "delivered" || delivery === "unconfirmed";
  }
  /***/}),

/***/ 7516:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  // EXPORTS
  __nccwpck_require__.d(__webpack_exports__, {
    b: () => /* binding */ givenUp,
    P: () => /* binding */ meaningOf
  });
  // EXTERNAL MODULE: ./src/event/payload.ts
    var event_payload = __nccwpck_require__(5338);
  // CONCATENATED MODULE: ./src/event/commits.ts
  function onBranches(branches, commits = []) {
    const named = branches.filter(name => name !== "");
    return {
      branches: named,
      pull: null,
      unreadPull: null,
      commits
    };
  }
  function pushed({payload, sender}) {
    const branch = /^refs\/heads\/(.+)/.exec((0, event_payload /* textAt */ .$6)(payload, "ref"))?.[1] ?? "";
    const named = (0, event_payload /* listAt */ .gT)(payload, "commits").flatMap(one => (0, 
    event_payload /* shasAt */ .Rt)(one, "id"));
    const isNew = (0, event_payload.at)(payload, "created") === true && !sender.isBot;
    const last = isNew ? [] : (0, event_payload /* shasAt */ .Rt)(payload, "after");
    const commits = [ ...new Set([ ...named, ...last ]) ];
    return {
      check: "none",
      over: (0, event_payload.at)(payload, "deleted") === true ? "ref-deleted" : null,
      origin: onBranches([ branch ], branch ? commits : [])
    };
  }
  function aboutCommit(branches, commits) {
    const origin = onBranches(branches, commits);
    return {
      origin,
      isForeign: origin.branches.length === 0
    };
  }
  function aboutCheck(payload, suite) {
    const branch = (0, event_payload /* textAt */ .$6)(payload, `${suite}.head_branch`);
    return aboutCommit([ branch ], (0, event_payload /* shasAt */ .Rt)(payload, `${suite}.head_sha`));
  }
  const otherRef = /^(?:refs|pull)\//;
  const pullRef = /^(?:refs\/)?pull\/([1-9]\d{0,9})\//;
  function aboutDeployment({payload}) {
    const ref = (0, event_payload /* textAt */ .$6)(payload, "deployment.ref");
    const name = ref.replace(/^(?:refs\/)?(?:heads|tags)\//, "");
    const shas = (0, event_payload /* shasAt */ .Rt)(payload, "deployment.sha");
    const isId = shas.some(sha => sha.startsWith(name.toLowerCase()));
    const about = aboutCommit(otherRef.test(name) || isId ? [] : [ name ], shas);
    const unreadPull = Number(pullRef.exec(ref)?.[1]) || null;
    return {
      ...about,
      origin: {
        ...about.origin,
        unreadPull
      }
    };
  }
  const actsOfWriters = [ "create", "release", "repository_dispatch", "schedule", "workflow_dispatch" ];
  const actsElsewhere = [ ...actsOfWriters, "discussion", "discussion_comment", "issue_comment", "issues" ];
  function followsRun({payload, sender}) {
    const branch = (0, event_payload /* textAt */ .$6)(payload, "workflow_run.head_branch");
    const commits = (0, event_payload /* shasAt */ .Rt)(payload, "workflow_run.head_sha");
    const event = (0, event_payload /* textAt */ .$6)(payload, "workflow_run.event");
    const isHere = (0, event_payload /* numberAt */ .tk)(payload, "workflow_run.head_repository.id") === ((0, 
    event_payload /* numberAt */ .tk)(payload, "repository.id") ?? Number.NaN);
    const isByWriter = event === "push" || actsOfWriters.includes(event);
    const isElsewhere = actsElsewhere.includes(event);
    const starters = (0, event_payload /* accountsAt */ .GO)(payload, "workflow_run.actor", "workflow_run.triggering_actor");
    const owner = (0, event_payload /* accountAt */ .VI)(payload, "workflow_run.head_repository.owner") ?? event_payload /* ghost */ .qy;
    return {
      over: event === "merge_group" ? "merge-queue" : null,
      actors: [ sender, ...starters.length > 0 ? starters : [ event_payload /* ghost */ .qy ], ...isHere ? [] : [ owner ] ],
      check: isHere && isByWriter ? "none" : "permission",
      isForeign: !isHere,
      origin: isHere ? onBranches([ branch ], isElsewhere ? [] : commits) : onBranches([])
    };
  }
  // CONCATENATED MODULE: ./src/event/meaning.ts
  const none = () => ({
    check: "none"
  });
  const rows = {
    create: ({payload}) => ({
      check: "none",
      origin: onBranches((0, event_payload.at)(payload, "ref_type") === "branch" ? [ (0, 
      event_payload /* textAt */ .$6)(payload, "ref") ] : [])
    }),
    push: pushed,
    release: ({payload}) => ({
      check: "none",
      over: isAction(payload, "deleted", "unpublished") ? "release-withdrawn" : null
    }),
    repository_dispatch: none,
    schedule: none,
    workflow_dispatch: none,
    delete: () => ({
      over: "ref-deleted"
    }),
    merge_group: () => ({
      over: "merge-queue"
    }),
    pull_request: aboutPull,
    pull_request_target: (facts, defaults) => ({
      ...aboutPull(facts, defaults),
      lacksSecrets: false
    }),
    pull_request_review: ({payload}) => ({
      isCommandOnly: !isAction(payload, "submitted"),
      change: changeOf(payload)
    }),
    pull_request_review_comment: () => ({
      isCommandOnly: true
    }),
    issue_comment: () => ({
      isCommandOnly: true
    }),
    commit_comment: () => ({
      over: "not-a-command"
    }),
    discussion_comment: () => ({
      over: "not-a-command"
    }),
    issues: ({payload}) => ({
      over: isAction(payload, "deleted", "transferred") ? "issue-gone" : givenUp(payload),
      change: changeOf(payload)
    }),
    discussion: ({payload}) => ({
      over: isAction(payload, "deleted", "transferred") ? "issue-gone" : null
    }),
    workflow_run: followsRun,
    check_run: ({payload}) => aboutCheck(payload, "check_run.check_suite"),
    check_suite: ({payload}) => aboutCheck(payload, "check_suite"),
    deployment: aboutDeployment,
    deployment_status: aboutDeployment,
    page_build: ({payload}) => ({
      origin: onBranches([], (0, event_payload /* shasAt */ .Rt)(payload, "build.commit"))
    }),
    status: ({payload}) => aboutCommit((0, event_payload /* namesAt */ .Qo)(payload, "branches"), (0, 
    event_payload /* shasAt */ .Rt)(payload, "sha"))
  };
  function meaningOf(facts) {
    const {name, payload, sender} = facts;
    const origin = originOf(payload);
    const isForeign = origin.pull?.isFork ?? false;
    const defaults = {
      conversation: (0, event_payload /* numberAt */ .tk)((0, event_payload /* pullOrIssueOf */ .Hq)(payload), "number"),
      over: null,
      actors: [ sender ],
      check: "permission",
      isForeign,
      lacksSecrets: isForeign,
      origin,
      change: null,
      author: null,
      isCommandOnly: false
    };
    const row = Object.hasOwn(rows, name) ? rows[name] : void 0;
    const meaning = {
      ...defaults,
      ...row?.(facts, defaults)
    };
    const over = isUnfinished(facts) ? "not-finished" : meaning.over;
    const writers = (0, event_payload /* accountsAt */ .GO)(payload, "comment.user", "review.user");
    const actors = distinct([ ...meaning.actors, ...writers ]);
    return {
      ...meaning,
      over: over ?? (isOfQueue(meaning) ? "merge-queue" : null),
      lacksSecrets: meaning.lacksSecrets || hasNoSecrets(facts),
      actors,
      author: authorOf(payload, actors)
    };
  }
  function originOf(payload) {
    const pull = (0, event_payload /* objectAt */ .lJ)(payload, "pull_request");
    const isPull = (0, event_payload /* objectAt */ .lJ)(payload, "issue.pull_request") !== null;
    return {
      ...onBranches([]),
      pull: pull && {
        author: (0, event_payload /* accountAt */ .VI)(pull, "user"),
        headRef: (0, event_payload /* textAt */ .$6)(pull, "head.ref"),
        isFork: (0, event_payload /* isFork */ .B0)(pull)
      },
      unreadPull: isPull && pull === null ? (0, event_payload /* numberAt */ .tk)(payload, "issue.number") : null
    };
  }
  const states = new Map([ [ "check_run", [ "action" ] ], [ "check_suite", [ "action" ] ], [ "deployment_status", [ "deployment_status.state" ] ], [ "status", [ "state" ] ], [ "workflow_run", [ "action", "workflow_run.conclusion" ] ] ]);
  const unfinished = [ "created", "requested", "rerequested", "queued", "waiting", "pending", "in_progress", "action_required" ];
  function isUnfinished({name, payload}) {
    const paths = states.get(name) ?? [];
    return paths.some(path => unfinished.includes((0, event_payload /* textAt */ .$6)(payload, path)));
  }
  function isOfQueue({origin: {branches}}) {
    const isQueue = name => name.startsWith("gh-readonly-queue/");
    return branches.length > 0 && branches.every(isQueue);
  }
  function hasNoSecrets({payload, sender}) {
    const isInFork = (0, event_payload.at)(payload, "repository.fork") === true;
    return isInFork || sender.login === "dependabot[bot]";
  }
  function authorOf(payload, actors) {
    const subject = (0, event_payload /* pullOrIssueOf */ .Hq)(payload) ?? (0, event_payload /* objectAt */ .lJ)(payload, "discussion");
    if (subject === null) return null;
    const author = (0, event_payload /* accountAt */ .VI)(subject, "user") ?? event_payload /* ghost */ .qy;
    return distinct([ ...actors, author ]).length > actors.length ? author : null;
  }
  function distinct(accounts) {
    const logins = accounts.map(({login}) => login.toLowerCase());
    return accounts.filter(({login}, index) => logins.indexOf(login.toLowerCase()) === index);
  }
  function isAction(payload, ...actions) {
    return actions.includes((0, event_payload /* textAt */ .$6)(payload, "action"));
  }
  function aboutPull({payload}, {origin, isForeign}) {
    if (isAction(payload, "closed")) {
      const isMerged = (0, event_payload.at)(payload, "pull_request.merged") === true;
      const commits = isForeign ? (0, event_payload /* shasAt */ .Rt)(payload, "pull_request.head.sha") : [];
      return isMerged ? {
        check: "none",
        isForeign: false,
        origin: {
          ...origin,
          commits
        }
      } : {
        over: "source-closed"
      };
    }
    const isOwnPush = isAction(payload, "synchronize") && !isForeign;
    return {
      check: isOwnPush ? "listed-bots" : "permission",
      change: changeOf(payload)
    };
  }
  const asking = [ "assigned", "closed", "labeled", "milestoned", "reopened", "review_requested" ];
  function changeOf(payload) {
    const subject = (0, event_payload /* pullOrIssueOf */ .Hq)(payload);
    const act = {
      event: (0, event_payload /* textAt */ .$6)(payload, "action"),
      label: (0, event_payload /* textAt */ .$6)(payload, "label.name") || null,
      updatedAt: (0, event_payload /* textAt */ .$6)(subject, "updated_at")
    };
    const edited = (0, event_payload /* objectAt */ .lJ)(payload, "changes.title") ?? ((0, 
    event_payload /* objectAt */ .lJ)(payload, "issue") && (0, event_payload /* objectAt */ .lJ)(payload, "changes.body"));
    return {
      head: (0, event_payload /* shaAt */ .wF)(subject, "head.sha"),
      base: (0, event_payload /* textAt */ .$6)(subject, "base.ref") || null,
      isEdited: Boolean(edited),
      act: isAction(payload, ...asking) ? act : null
    };
  }
  function givenUp(payload) {
    const isClosed = (0, event_payload /* textAt */ .$6)(payload, "issue.state") === "closed";
    const why = (0, event_payload /* textAt */ .$6)(payload, "issue.state_reason");
    return isClosed && why !== "completed" && why !== "" ? "source-closed" : null;
  }
  /***/}),

/***/ 5338:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ $6: () => /* binding */ textAt,
    /* harmony export */ B0: () => /* binding */ isFork,
    /* harmony export */ GO: () => /* binding */ accountsAt,
    /* harmony export */ Hq: () => /* binding */ pullOrIssueOf,
    /* harmony export */ Qo: () => /* binding */ namesAt,
    /* harmony export */ Rt: () => /* binding */ shasAt,
    /* harmony export */ VI: () => /* binding */ accountAt,
    /* harmony export */ Xy: () => /* binding */ objectOf,
    /* harmony export */ at: () => /* binding */ at,
    /* harmony export */ gT: () => /* binding */ listAt,
    /* harmony export */ lJ: () => /* binding */ objectAt,
    /* harmony export */ qy: () => /* binding */ ghost,
    /* harmony export */ tk: () => /* binding */ numberAt,
    /* harmony export */ tn: () => /* binding */ commentAt,
    /* harmony export */ wF: () => /* binding */ shaAt
    /* harmony export */  });
  /* harmony import */  var _lib_account_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8012);
  const ghost = {
    login: "ghost",
    isBot: false
  };
  function at(payload, path) {
    let value = payload;
    for (const name of path.split(".")) value = Object(value)[name];
    return value;
  }
  function objectAt(payload, path) {
    return objectOf(at(payload, path));
  }
  function objectOf(value) {
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject ? Object(value) : null;
  }
  function textAt(payload, path) {
    const value = at(payload, path);
    return typeof value === "string" ? value : "";
  }
  function numberAt(payload, path) {
    const value = at(payload, path);
    const isNumber = typeof value === "number" && Number.isSafeInteger(value);
    return isNumber && value > 0 ? value : null;
  }
  function listAt(payload, path) {
    const value = at(payload, path);
    return Array.isArray(value) ? value : [];
  }
  function shaAt(payload, path) {
    const text = textAt(payload, path);
    return /^(?!0+$)(?:[0-9a-f]{40}|[0-9a-f]{64})$/.test(text) ? text : null;
  }
  function shasAt(payload, path) {
    const sha = shaAt(payload, path);
    return sha === null ? [] : [ sha ];
  }
  function accountAt(payload, path) {
    return (0, _lib_account_js__WEBPACK_IMPORTED_MODULE_0__ /* .accountOf */ .X)(at(payload, path));
  }
  function accountsAt(payload, ...paths) {
    return paths.flatMap(path => accountAt(payload, path) ?? []);
  }
  function pullOrIssueOf(payload) {
    return objectAt(payload, "pull_request") ?? objectAt(payload, "issue");
  }
  function isFork(pull) {
    const head = numberAt(pull, "head.repo.id");
    return head === null || head !== numberAt(pull, "base.repo.id");
  }
  function namesAt(payload, path) {
    return listAt(payload, path).map(one => textAt(one, "name")).filter(name => name !== "");
  }
  function commentAt(payload, path, surface) {
    const comment = at(payload, path);
    const id = numberAt(comment, "id");
    if (id === null) return null;
    return {
      id,
      surface,
      url: textAt(comment, "html_url"),
      body: textAt(comment, "body"),
      nodeId: textAt(comment, "node_id"),
      author: accountAt(comment, "user"),
      postedAt: textAt(comment, "updated_at") || textAt(comment, "submitted_at"),
      place: placeOf(comment)
    };
  }
  function placeOf(comment) {
    const path = textAt(comment, "path");
    if (path === "") return null;
    const isOfFile = textAt(comment, "subject_type") === "file";
    const of = name => isOfFile ? null : numberAt(comment, name);
    const now = of("line");
    const last = now ?? of("original_line");
    const start = of(now === null ? "original_start_line" : "start_line");
    const side = textAt(comment, "side");
    const isOfOneSide = (textAt(comment, "start_side") || side) === side;
    const first = isOfOneSide ? start : null;
    return {
      path,
      lines: last === null ? null : {
        first: first ?? last,
        last
      },
      side: side === "LEFT" ? "old" : "new",
      isOutdated: now === null && last !== null,
      hunk: textAt(comment, "diff_hunk") || null
    };
  }
  /***/}),

/***/ 9668:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ i: () => /* binding */ triggerOf,
    /* harmony export */ v: () => /* binding */ commentOf
    /* harmony export */  });
  /* harmony import */  var _payload_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5338);
  const other = {
    kind: "other"
  };
  function triggerOf(name, payload) {
    switch (name) {
     case "push":
      return pushTrigger(payload);

     case "create":
      return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "ref_type") === "tag" ? tagTrigger((0, 
      _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "ref"), null) : other;

     case "release":
      return releaseTrigger(payload);

     default:
      return subjectTrigger(payload) ?? commitTrigger(payload, pathsOfRuns[name]) ?? (eventsWithSubject.includes(name) ? null : other);
    }
  }
  function commentOf(name, payload) {
    switch (name) {
     case "issue_comment":
      return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .commentAt */ .tn)(payload, "comment", "issue");

     case "pull_request_review_comment":
      return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .commentAt */ .tn)(payload, "comment", "review");

     case "pull_request_review":
      return (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .commentAt */ .tn)(payload, "review", null);

     default:
      return null;
    }
  }
  const eventsWithSubject = [ "issue_comment", "issues", "pull_request", "pull_request_review", "pull_request_review_comment", "pull_request_target" ];
  function subjectTrigger(payload) {
    const discussion = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .objectAt */ .lJ)(payload, "discussion");
    const subject = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .pullOrIssueOf */ .Hq)(payload) ?? discussion;
    const number = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .numberAt */ .tk)(subject, "number");
    if (number === null) return null;
    const title = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(subject, "title");
    const url = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(subject, "html_url");
    const pull = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .objectAt */ .lJ)(payload, "pull_request") ?? (0, 
    _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .objectAt */ .lJ)(payload, "issue.pull_request");
    if (pull === null) {
      const kind = subject === discussion ? "discussion" : "issue";
      return {
        kind,
        number,
        title,
        url,
        labels: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .namesAt */ .Qo)(subject, "labels")
      };
    }
    const label = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .isFork */ .B0)(subject) && (0, 
    _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(subject, "head.label");
    const head = label || (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(subject, "head.ref");
    const branches = {
      head,
      base: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(subject, "base.ref")
    };
    const fileCount = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .numberAt */ .tk)(subject, "changed_files");
    return {
      kind: "pull-request",
      number,
      title,
      url,
      branches,
      fileCount
    };
  }
  function releaseTrigger(payload) {
    const tag = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "release.tag_name");
    if (tag === "") return null;
    const release = {
      name: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "release.name"),
      notes: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "release.body"),
      url: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "release.html_url"),
      isPrerelease: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "release.prerelease") === true
    };
    return {
      kind: "release",
      tag,
      movedFrom: null,
      release
    };
  }
  function tagTrigger(tag, movedFrom) {
    return tag === "" ? other : {
      kind: "release",
      tag,
      movedFrom,
      release: null
    };
  }
  const [heads, tags] = [ "refs/heads/", "refs/tags/" ];
  function pushTrigger(payload) {
    const ref = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "ref");
    if ((0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, "deleted") === true) return other;
    if (ref.startsWith(tags)) return tagTrigger(ref.slice(tags.length), (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .shaAt */ .wF)(payload, "before"));
    const [before, after] = [ (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .shaAt */ .wF)(payload, "before"), (0, 
    _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .shaAt */ .wF)(payload, "after") ];
    if (!ref.startsWith(heads) || after === null) return null;
    const commits = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .listAt */ .gT)(payload, "commits").map(commit => ({
      sha: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(commit, "id"),
      message: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(commit, "message")
    }));
    const isNamed = before === null || commits.some(({sha}) => sha === after);
    return {
      kind: "push",
      branch: ref.slice(heads.length),
      before,
      after,
      compareUrl: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "compare"),
      commits: isNamed ? commits : null
    };
  }
  const pathsOfRuns = {
    check_run: "check_run",
    check_suite: "check_suite",
    deployment: "deployment",
    deployment_status: "deployment",
    workflow_run: "workflow_run"
  };
  function commitTrigger(payload, path) {
    const run = path ? (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__.at)(payload, path) : payload;
    const sha = (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .shaAt */ .wF)(run, "head_sha") ?? (0, 
    _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .shaAt */ .wF)(run, "sha");
    if (sha === null) return null;
    const isHere = pull => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .numberAt */ .tk)(pull, "base.repo.id") === (0, 
    _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .numberAt */ .tk)(payload, "repository.id");
    return {
      kind: "commit",
      sha,
      repository: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(run, "head_repository.full_name"),
      ref: textOf(run, "head_branch", "check_suite.head_branch", "ref") || (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .namesAt */ .Qo)(run, "branches").join(", "),
      pulls: (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .listAt */ .gT)(run, "pull_requests").filter(isHere).flatMap(pull => (0, 
      _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .numberAt */ .tk)(pull, "number") ?? []),
      result: textOf(run, "conclusion", "state") || (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(payload, "deployment_status.state"),
      url: textOf(run, "html_url", "target_url") || textOf(payload, "deployment_status.log_url", "deployment_status.target_url")
    };
  }
  function textOf(value, ...paths) {
    return paths.map(path => (0, _payload_js__WEBPACK_IMPORTED_MODULE_0__ /* .textAt */ .$6)(value, path)).find(Boolean) ?? "";
  }
  /***/}),

/***/ 8012:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ X: () => /* binding */ accountOf,
    /* harmony export */ q: () => /* binding */ plainLogin
    /* harmony export */  });
  function plainLogin(login) {
    return login.toLowerCase().replace(/\[bot\]$/, "");
  }
  function accountOf(user) {
    const {login, type} = Object(user);
    if (typeof login !== "string" || login === "") return null;
    return {
      login,
      isBot: type === "Bot" || login.endsWith("[bot]")
    };
  }
  /***/}),

/***/ 432:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ L4: () => /* binding */ dateTimeText,
    /* harmony export */ S5: () => /* binding */ durationText,
    /* harmony export */ k0: () => /* binding */ changeText,
    /* harmony export */ lT: () => /* binding */ countText,
    /* harmony export */ oA: () => /* binding */ countedText
    /* harmony export */  });
  function durationText(durationMs) {
    const seconds = Math.max(0, Math.round(durationMs / 1e3));
    const minutes = Math.floor(seconds / 60);
    if (minutes === 0) return `${seconds}s`;
    if (minutes >= 60) return `${Math.floor(minutes / 60)}h ${pad(minutes % 60)}m`;
    return seconds % 60 === 0 ? `${minutes}m` : `${minutes}m ${pad(seconds % 60)}s`;
  }
  function dateTimeText(at) {
    const [date, time] = at.toISOString().split("T");
    return `${date} ${time?.slice(0, 5)} UTC`;
  }
  function countText(count) {
    return count.toLocaleString("en-US");
  }
  function countedText(count, noun) {
    return `${countText(count)} ${count === 1 ? noun : `${noun}s`}`;
  }
  function changeText(now, before) {
    const difference = (now - before).toLocaleString("en-US", {
      signDisplay: "exceptZero"
    });
    if (before === 0 || now === before) return difference;
    const share = ((now - before) / before).toLocaleString("en-US", percent);
    return `${difference} (${share})`;
  }
  const percent = {
    style: "percent",
    signDisplay: "exceptZero",
    maximumFractionDigits: 1
  };
  function pad(value) {
    return String(value).padStart(2, "0");
  }
  /***/}),

/***/ 7488:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ D9: () => /* binding */ errorCodeOf,
    /* harmony export */ XE: () => /* binding */ classifyFailure,
    /* harmony export */ g5: () => /* binding */ failureOf,
    /* harmony export */ h2: () => /* binding */ readDate,
    /* harmony export */ mK: () => /* binding */ retryAfterMsOf,
    /* harmony export */ mu: () => /* binding */ parseRetryAfter
    /* harmony export */  });
  /* unused harmony exports isTlsErrorCode, describeErrorCode */  function classifyFailure(failure) {
    if (failure.kind !== "status") return failure.kind;
    const {status, retryAfterMs} = failure;
    if (status === 429) return "rate-limited";
    if (status === 404) return "not-found";
    if (status === 503 && retryAfterMs !== null) return "rate-limited";
    if (status === 408 || status === 425 || status >= 500) return "server-error";
    return "client-error";
  }
  function retryAfterMsOf(failure) {
    return failure.kind === "status" ? failure.retryAfterMs : null;
  }
  const descriptions = {
    ECONNREFUSED: "the connection was refused",
    ECONNRESET: "the connection was reset",
    EAI_AGAIN: "the host name couldn't be looked up",
    ENOTFOUND: "the host name wasn't found",
    EHOSTUNREACH: "the host couldn't be reached",
    ENETUNREACH: "the network couldn't be reached",
    ETIMEDOUT: "the connection timed out",
    EPIPE: "the connection was closed"
  };
  const certificateCodes = /^(?:ERR_TLS_|ERR_SSL_|CERT_|UNABLE_TO_|SELF_SIGNED_|DEPTH_ZERO_|CRL_|INVALID_|HOSTNAME_MISMATCH|EPROTO$)/;
  function errorCodeOf(error) {
    const {cause, errors, code} = Object(error);
    if (cause) return errorCodeOf(cause);
    if (Array.isArray(errors)) return errorCodeOf(errors[0]);
    return typeof code === "string" ? code : null;
  }
  function isTlsErrorCode(code) {
    return code !== null && certificateCodes.test(code);
  }
  function describeErrorCode(code) {
    if (code === null || !/^[A-Z0-9_]{1,60}$/.test(code)) return "the API call failed";
    return descriptions[code] ?? `the API call failed with ${code}`;
  }
  function failureOf(error, attempt) {
    const {signal, isConnected, host, proxy} = attempt;
    const code = errorCodeOf(error);
    const why = signal.aborted ? reasonOf(signal) : describeErrorCode(code);
    if (isConnected) return {
      kind: "no-response",
      detail: why
    };
    if (code === "ERR_PROXY_TUNNEL" && proxy !== null) return failureOfTunnel(error, proxy);
    if (isTlsErrorCode(code)) {
      const whose = proxy?.protocol === "https:" ? `${proxy.host} or ${host}` : host;
      return {
        kind: "tls",
        detail: `the TLS connection to ${whose} failed (${code})`
      };
    }
    const where = proxy === null ? "" : behindProxy(proxy, code);
    return {
      kind: "not-sent",
      detail: `${where}${why}`
    };
  }
  const unconnected = /^(?:ECONNREFUSED|EAI_AGAIN|ENOTFOUND|EHOSTUNREACH|ENETUNREACH)$/;
  function behindProxy({host}, code) {
    return unconnected.test(code ?? "") ? `no connection to the proxy ${host}: ` : `through the proxy ${host}: `;
  }
  function failureOfTunnel(error, {host}) {
    const status = Object(error).statusCode;
    if (status === 403 || status === 407) return {
      kind: "blocked",
      detail: `the proxy ${host} answered ${status} to CONNECT`
    };
    const what = typeof status === "number" ? `answered ${status || "nonsense"} to CONNECT` : "closed the connection";
    return {
      kind: "not-sent",
      detail: `the proxy ${host} ${what}`
    };
  }
  function reasonOf({reason}) {
    return typeof reason === "string" ? reason : "no answer in time";
  }
  const maxSkewMs = 5e3;
  function readDate(text) {
    const [, one = text, other = one] = /^(.+ GMT), (.+ GMT)$/.exec(text ?? "") ?? [];
    const [date, second] = [ toDate(one), toDate(other) ];
    if (date === null || second === null) return null;
    const skewMs = Math.abs(date.getTime() - second.getTime());
    return skewMs <= maxSkewMs ? date : null;
  }
  function toDate(text = "") {
    const date = new Date(text);
    const isExact = !Number.isNaN(date.getTime()) && date.toUTCString() === text;
    return isExact ? date : null;
  }
  function parseRetryAfter(header, now) {
    const value = header?.trim() ?? "";
    if (/^\d{1,9}$/.test(value)) return Number(value) * 1e3;
    const date = toDate(value);
    return date && Math.max(0, date.getTime() - now.getTime());
  }
  /***/}),

/***/ 3862:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ HK: () => /* binding */ toProse,
    /* harmony export */ LW: () => /* binding */ toEntities,
    /* harmony export */ MR: () => /* binding */ toTable,
    /* harmony export */ TL: () => /* binding */ quoted,
    /* harmony export */ Xt: () => /* binding */ toCode,
    /* harmony export */ ZQ: () => /* binding */ toFence,
    /* harmony export */ n7: () => /* binding */ plainAddress,
    /* harmony export */ sU: () => /* binding */ toDetails
    /* harmony export */  });
  /* harmony import */  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5571);
  function toCode(text, maxLength = 120) {
    return `<code>${toEntities((0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .toOneLine */ .GX)(text, maxLength))}</code>`;
  }
  function quoted(text) {
    return `\`${text.replaceAll("`", "'")}\``;
  }
  function toProse(text, maxLength = 2e3) {
    const parts = (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .toOneLine */ .GX)(text, maxLength).split("`");
    return parts.map((part, index) => index % 2 === 1 ? toCode(part, 1 / 0) : toPlainWords(part)).join("");
  }
  function toPlainWords(text) {
    return text.replace(/(\S+?)([.,;:]*)(?!\S)/g, (_, word, end) => {
      if (isReference(word)) return `${toCode(word, 1 / 0)}${end}`;
      return `${word.replace(/[!"#$&*<>@[\\\]^_`{|}~]/g, toEntity)}${end}`;
    });
  }
  function isReference(word) {
    return /[@#]|gh-\d|:\/\/|www\.|[0-9a-f]{7}/i.test(word);
  }
  function toEntities(text) {
    return text.replace(/[!"#$&'*:<>@[\\\]^_`{|}~]|(?<=www)\./gi, toEntity);
  }
  function toEntity(sign) {
    return `&#${sign.charCodeAt(0)};`;
  }
  function toFence(text) {
    const runs = text.match(/`{3,}|~{3,}/g) ?? [];
    const fence = "`".repeat(Math.max(3, ...runs.map(run => run.length + 1)));
    return `${fence}text\n${text.replace(/(?<!\n)\n+$/, "")}\n${fence}`;
  }
  function toDetails(summary, content) {
    return `<details><summary>${summary}</summary>\n\n${content}\n\n</details>`;
  }
  function toTable(head, rows) {
    const line = cells => `| ${cells.join(" | ")} |`;
    return [ line(head), line(head.map(() => "---")), ...rows.map(line) ].join("\n");
  }
  function plainAddress(text) {
    if (text === null || text.length > 300) return null;
    const {href = ""} = URL.parse(text) ?? {};
    return plainPattern.test(href) ? href : null;
  }
  const plainPattern = /^https:\/\/[a-z0-9-]+(?:\.[a-z0-9-]+)+\/[\w./~-]*\??#?$/;
  /***/}),

/***/ 5571:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ DP: () => /* binding */ joinSentences,
    /* harmony export */ GX: () => /* binding */ toOneLine,
    /* harmony export */ Jj: () => /* binding */ cut,
    /* harmony export */ ZO: () => /* binding */ removeHidden,
    /* harmony export */ gD: () => /* binding */ toLogLine,
    /* harmony export */ i: () => /* binding */ removeInvisible,
    /* harmony export */ ml: () => /* binding */ joinParagraphs,
    /* harmony export */ qF: () => /* binding */ parseJson,
    /* harmony export */ ww: () => /* binding */ messagesIn,
    /* harmony export */ z3: () => /* binding */ isBlank
    /* harmony export */  });
  const lineEndsAndControls = /[\p{Cc}\u2028\u2029]+/gu;
  const bidirectional = /\p{Bidi_Control}/gu;
  const invisible = /[\p{Default_Ignorable_Code_Point}\u2800]/gu;
  const invisibleAfterAscii = /(?<=\p{ASCII})[\p{Default_Ignorable_Code_Point}\u2800]+/gu;
  function toLogLine(text) {
    const visible = /[^ -~]/.test(text) ? text.replace(lineEndsAndControls, " ").replace(bidirectional, "").replace(invisibleAfterAscii, "") : text;
    return visible.replace(/:(?=:)/g, ": ").replace(/##\[/g, "## [");
  }
  function toOneLine(text, maxLength) {
    const line = text.toWellFormed().replace(lineEndsAndControls, " ").replace(bidirectional, "");
    return cut(line.replace(/ {2,}/g, " ").trim(), maxLength);
  }
  function cut(text, maxLength) {
    if (text.length <= maxLength) return text;
    const kept = text.slice(0, Math.max(0, maxLength - 1));
    return `${/[\ud800-\udbff]$/.test(kept) ? kept.slice(0, -1) : kept}…`;
  }
  function isBlank(text) {
    return text.replace(invisible, "").replace(lineEndsAndControls, "").trim() === "";
  }
  function removeInvisible(text) {
    return text.replace(/\r\n?/g, "\n").replace(invisible, "").replace(bidirectional, "").replace(/(?![\n\t])\p{Cc}/gu, "");
  }
  function removeHidden(text) {
    const shown = removeComments(removeInvisible(text), codeOrComment);
    return shown.replace(openComment, "").replaceAll("\x3c!--", "<! --").replaceAll("\0", "\x3c!--");
  }
  function removeComments(text, parts) {
    return text.replace(parts, (one, ...given) => {
      if (closedComment.test(one)) return "";
      if (one.startsWith("\x3c!--")) return one;
      const {ticks, waves, fence} = given.at(-1);
      const isOpen = (ticks ?? waves) !== void 0 && fence === void 0;
      return isOpen ? removeComments(one, inlineOrComment) : one.replaceAll("\x3c!--", "\0");
    });
  }
  const fencedCode = /^ {0,3}(?:(?<ticks>`{3,})[^`\n]*|(?<waves>~{3,})(?!~).*)\n[\s\S]*?(?:(?<fence>^ {0,3}\k<ticks>\k<waves>[`~]*[ \t]*$)|(?![\s\S]))/;
  const inlineCode = /(?<!`)(?<mark>`+)(?!`)(?:(?!\n\s*\n)[^`])+\k<mark>(?!`)/;
  const comment = /<!--(?:-?>|[\s\S]*?--!?>)/;
  const inlineOrComment = anyOf([ inlineCode, comment, /<!--[\s\S]*/ ]);
  const codeOrComment = anyOf([ fencedCode, inlineOrComment ]);
  function anyOf(parts) {
    return new RegExp(parts.map(({source}) => source).join("|"), "gm");
  }
  const closedComment = new RegExp(`^(?:${comment.source})$`);
  const openComment = /^ {0,3}<!--[\s\S]*$/m;
  function joinParagraphs(paragraphs) {
    return paragraphs.filter(paragraph => paragraph !== null).join("\n\n");
  }
  function joinSentences(sentences) {
    return sentences.filter(sentence => sentence !== null).join(" ");
  }
  function messagesIn(errors) {
    const messages = Array.isArray(errors) ? errors.map(error => Object(error).message ?? error) : [];
    return messages.filter(message => typeof message === "string").join("; ");
  }
  function parseJson(text) {
    try {
      return JSON.parse(text);
    } catch {
      return;
    }
  }
  /***/}),

/***/ 2477:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  // EXPORTS
  __nccwpck_require__.d(__webpack_exports__, {
    YR: () => /* binding */ parseProxy,
    iJ: () => /* binding */ proxyFor,
    eq: () => /* binding */ proxyVariables
  });
  function checkBypass(reqUrl) {
    if (!reqUrl.hostname) return false;
    const reqHost = reqUrl.hostname;
    if (isLoopbackAddress(reqHost)) return true;
    const noProxy = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
    if (!noProxy) return false;
    // Determine the request port
        let reqPort;
    reqUrl.port ? reqPort = Number(reqUrl.port) : reqUrl.protocol === "http:" ? reqPort = 80 : reqUrl.protocol === "https:" && (reqPort = 443);
    // Format the request hostname and hostname with port
        const upperReqHosts = [ reqUrl.hostname.toUpperCase() ];
    typeof reqPort === "number" && upperReqHosts.push(`${upperReqHosts[0]}:${reqPort}`);
    // Compare request host against noproxy
        for (const upperNoProxyItem of noProxy.split(",").map(x => x.trim().toUpperCase()).filter(x => x)) if (upperNoProxyItem === "*" || upperReqHosts.some(x => x === upperNoProxyItem || x.endsWith(`.${upperNoProxyItem}`) || upperNoProxyItem.startsWith(".") && x.endsWith(`${upperNoProxyItem}`))) return true;
    return false;
  }
  function isLoopbackAddress(host) {
    const hostLower = host.toLowerCase();
    return hostLower === "localhost" || hostLower.startsWith("127.") || hostLower.startsWith("[::1]") || hostLower.startsWith("[0:0:0:0:0:0:0:1]");
  }
  URL;
  //# sourceMappingURL=proxy.js.map
    // CONCATENATED MODULE: ./src/lib/proxy.ts
  const variables = {
    "https:": [ "https_proxy", "HTTPS_PROXY" ],
    "http:": [ "http_proxy", "HTTP_PROXY" ]
  };
  const proxyVariables = Object.values(variables).flat();
  function proxyFor(url, env) {
    const name = variables[url.protocol]?.find(one => env[one]);
    if (name === void 0 || checkBypass(url)) return null;
    const proxy = parseProxy(env[name] ?? "");
    if (proxy === null) throw new Error(`${name} is not the address of a proxy`);
    return proxy;
  }
  function parseProxy(text) {
    const address = text.includes("://") ? text : `http://${text}`;
    const url = URL.parse(address);
    const isHttp = url?.protocol === "http:" || url?.protocol === "https:";
    if (url === null || !isHttp || url.hostname === "") return null;
    if (url.pathname + url.search + url.hash !== "/") return null;
    url.username = escapePercent(url.username);
    url.password = escapePercent(url.password);
    return url;
  }
  function escapePercent(text) {
    const escaped = text.replace(/%(?![0-9a-f]{2})/gi, "%25");
    return isDecodable(escaped) ? escaped : text.replaceAll("%", "%25");
  }
  function isDecodable(text) {
    try {
      decodeURIComponent(text);
      return true;
    } catch {
      return false;
    }
  }
  /***/}),

/***/ 310:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ $I: () => /* binding */ redactAll,
    /* harmony export */ EK: () => /* binding */ toRedactedLine,
    /* harmony export */ lY: () => /* binding */ createRedactor
    /* harmony export */  });
  /* harmony import */  var _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5571);
  const minSecretLength = 6;
  const unseen = "[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800]";
  const everyUnseen = new RegExp(unseen, "gu");
  function createRedactor(secrets) {
    const visible = secrets.map(secret => isPlain(secret) ? secret : secret.replace(everyUnseen, ""));
    const long = [ ...new Set([ ...secrets, ...visible ]) ].filter(secret => secret.length >= minSecretLength);
    const forms = [ ...new Set(long.flatMap(formsOf)) ].sort((a, b) => b.length - a.length);
    if (forms.length === 0) return text => text;
    const pattern = new RegExp(forms.map(RegExp.escape).join("|"), "g");
    return text => {
      const redacted = text.replace(pattern, "***");
      if (isPlain(redacted)) return redacted;
      const readable = redacted.replace(everyUnseen, "");
      const split = forms.filter(form => readable.includes(form));
      return split.length === 0 ? redacted : redacted.replace(patternOfSplit(split), "***");
    };
  }
  function redactAll(value, redact) {
    return JSON.parse(JSON.stringify(value), (_, part) => typeof part === "string" ? redact(part) : part);
  }
  function toRedactedLine(text, redact, maxLength) {
    return (0, _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .cut */ .Jj)(redact((0, 
    _plain_text_js__WEBPACK_IMPORTED_MODULE_0__ /* .toOneLine */ .GX)(redact(text), 1 / 0)), maxLength);
  }
  function patternOfSplit(forms) {
    const split = forms.map(form => Array.from(form, RegExp.escape).join(`${unseen}*`));
    return new RegExp(split.join("|"), "gu");
  }
  function isPlain(text) {
    return !/[^ -~]/.test(text);
  }
  function formsOf(secret) {
    const bytes = Buffer.from(secret);
    const hex = bytes.toString("hex");
    const json = JSON.stringify(secret).slice(1, -1);
    return [ secret, hex, hex.toUpperCase(), json, ...uriForms(secret), ...base64Forms(bytes) ];
  }
  function uriForms(secret) {
    const forms = [ encodeURIComponent(secret), encodeURI(secret), String(new URLSearchParams({
      a: secret
    })).slice(2) ];
    return forms.flatMap(form => [ form, form.replace(/%[0-9A-F]{2}/g, escaped => escaped.toLowerCase()) ]);
  }
  function base64Forms(bytes) {
    return [ 0, 1, 2 ].flatMap(offset => {
      const padded = Buffer.concat([ Buffer.alloc(offset), bytes ]);
      const encoded = padded.toString("base64").replace(/=+$/, "");
      const sharedEnd = padded.length % 3 === 0 ? encoded.length : encoded.length - 1;
      const core = encoded.slice(Math.ceil(offset * 8 / 6), sharedEnd);
      return [ core, core.replaceAll("+", "-").replaceAll("/", "_") ];
    });
  }
  /***/}),

/***/ 3160:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  // EXPORTS
  __nccwpck_require__.d(__webpack_exports__, {
    Il: () => /* binding */ detailsSection,
    e3: () => /* binding */ pagesSection,
    wQ: () => /* binding */ renderComment,
    w0: () => /* binding */ statusSection
  });
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __nccwpck_require__(432);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __nccwpck_require__(3862);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __nccwpck_require__(5571);
  // EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
    var pull_request_link = __nccwpck_require__(4716);
  // EXTERNAL MODULE: ./src/outcome.ts
    var src_outcome = __nccwpck_require__(4671);
  // EXTERNAL MODULE: ./src/messages/lost-create.ts
    var lost_create = __nccwpck_require__(4545);
  // EXTERNAL MODULE: ./src/messages/reasons.ts
    var reasons = __nccwpck_require__(3245);
  // EXTERNAL MODULE: ./src/messages/skips.ts
    var skips = __nccwpck_require__(3960);
  // EXTERNAL MODULE: ./src/messages/status.ts
    var messages_status = __nccwpck_require__(9212);
  // CONCATENATED MODULE: ./src/messages/notes.ts
  function noteText(note, command) {
    switch (note.kind) {
     case "job-replaced":
      return "A new agent job was needed, because the previous one is gone, failed, was archived, never ended, or takes no more messages.";

     case "pull-merged":
      return "A new agent job was needed, because the docs pull request was merged.";

     case "pull-closed":
      return "A new agent job was needed, because the docs pull request was closed.";

     case "unconfirmed":
      {
        const what = note.asked === null ? "" : `: ${(0, markdown /* quoted */ .TL)(note.asked)}`;
        return `Couldn't confirm that an earlier request arrived${what}. Ask again if its effect is missing.`;
      }

     case "other-job":
      {
        const opened = note.prLink ? `, which opened ${note.prLink}` : "";
        return `There's another agent job, ${(0, markdown /* quoted */ .TL)(note.jobId)}${opened}.`;
      }

     case "job-ended":
      return (0, plain_text /* joinSentences */ .DP)([ messages_status /* earlierEnds */ .Z4[note.end], note.end === "pull-request" && note.prLink ? `Its docs pull request: ${note.prLink}` : null ]);

     case "not-sent":
      return notSentText(note, command);
    }
  }
  function notSentText(note, command) {
    if (note.reason === "create-unconfirmed") return `Nothing was sent (${(0, markdown /* quoted */ .TL)(note.asked)}), because an earlier request may have started an agent job. If it hasn't, comment it again.`;
    const outcome = (0, src_outcome /* toOutcome */ .KA)({
      ...note,
      why: null,
      said: null
    });
    const text = outcome && (0, reasons /* textOfReason */ .vs)(outcome);
    if (text === null) return null;
    const isReRun = text.next?.includes(skips /* thisJob */ .m6);
    const advice = isReRun ? "Comment it again later." : text.next;
    const next = (0, messages_status /* nameCommand */ .JB)(advice, command);
    return (0, plain_text /* joinSentences */ .DP)([ `${text.title} (${(0, markdown /* quoted */ .TL)(note.asked)}).`, next ]);
  }
  // CONCATENATED MODULE: ./src/messages/comment.ts
  function renderComment(state) {
    const {shown, sending, until, requestCount} = state;
    if (shown === null) return "";
    const job = sending?.kind === "create" ? null : state.job;
    const subject = {
      shown: {
        ...shown,
        ...(0, lost_create /* timesOfLost */ .Y)(state.unconfirmed, shown)
      },
      job,
      until,
      slashCommand: shown.command,
      isRemembered: true,
      requestCount
    };
    return (0, plain_text /* joinParagraphs */ .ml)([ statusSection(subject), pagesSection(shown), notesSection(shown), detailsSection(subject), footer(shown) ]);
  }
  function notesSection(shown) {
    const texts = shown.notes.flatMap(note => {
      const text = noteText(note, shown.command);
      const job = "prLink" in note ? note : null;
      return text === null ? [] : [ `> ${toLinkedProse(text, job, shown)}` ];
    });
    return texts.join("\n>\n") || null;
  }
  function toLinkedProse(text, job, shown) {
    const address = (0, markdown /* toCode */ .Xt)(job?.prLink ?? "", 1 / 0);
    const link = pullLinkOf(job, shown);
    return (0, markdown /* toProse */ .HK)(text).replace(address, link ?? address);
  }
  function statusSection(subject) {
    const {icon, title, cause, next} = (0, messages_status /* describeStatus */ .Wn)(subject);
    const {job, shown} = subject;
    const link = isAboutPull(shown) ? pullLinkOf(job, shown) : null;
    const said = (0, messages_status /* detailSentence */ .jp)(shown, markdown /* quoted */ .TL);
    const why = (0, plain_text /* joinSentences */ .DP)([ cause, said ].map(sentence => sentence && (0, 
    markdown /* toProse */ .HK)(sentence))) || null;
    const head = `### ${icon} ${(0, markdown /* toProse */ .HK)(title)}${link === null ? "" : `: ${link}`}`;
    return (0, plain_text /* joinParagraphs */ .ml)([ head, why, next && toLinkedProse(next, job, shown) ]);
  }
  function isAboutPull({result}) {
    return result === null || src_outcome /* factsOf */ .xS[result].showsPull;
  }
  const changeIcons = {
    added: "🆕",
    changed: "📝",
    removed: "🗑️"
  };
  function pagesSection({pages, otherFiles, previews}) {
    const links = previewLinks(previews);
    const hasPages = pages.length > 0;
    if (!hasPages && links === "") return null;
    const items = pages.map(({path, change, url}) => `- ${changeIcons[change]} [${(0, 
    markdown /* toCode */ .Xt)(path)}](${url}) ${change}`);
    const count = hasPages ? `and ${otherFiles} more` : otherFiles;
    otherFiles > 0 && items.push(`- ${count} ${otherFiles === 1 ? "file" : "files"}`);
    const title = hasPages ? "Changed pages" : "Changed files";
    return [ `**${title}**${links}`, "", ...items ].join("\n").trimEnd();
  }
  function previewLinks(previews) {
    const links = previews.flatMap(({environment, url}) => {
      const address = (0, markdown /* plainAddress */ .n7)(url);
      const name = previews.length === 1 ? "preview" : `preview of ${(0, markdown /* toCode */ .Xt)(environment, 60)}`;
      return address === null ? [] : [ `[${name}](${address})` ];
    });
    return links.length === 0 ? "" : ` (${links.join(", ")})`;
  }
  function detailsSection({job, shown, requestCount}) {
    const rows = [ [ "Request", shown.asked === null ? null : (0, markdown /* toCode */ .Xt)(shown.asked, 200) ], [ "Requested by", shown.requester && (0, 
    markdown /* toCode */ .Xt)(shown.requester) ], [ "Mintlify project", shown.project && (0, 
    markdown /* toCode */ .Xt)(shown.project) ], [ "Agent job", job && (0, markdown /* toCode */ .Xt)(job.id, 200) ], [ "Status", job && (0, 
    markdown /* toCode */ .Xt)(job.status) ], [ "Repository", job?.repository ? (0, 
    markdown /* toCode */ .Xt)(job.repository) : null ], [ "Branch", job?.ref ? (0, 
    markdown /* toCode */ .Xt)(job.ref) : null ], [ "Docs pull request", isAboutPull(shown) ? null : pullLinkOf(job, shown) ], [ "Requests so far", requestCount > 1 ? String(requestCount) : null ] ];
    const known = rows.flatMap(([name, cell]) => cell ? [ [ name, cell ] ] : []);
    return shown.project === "" ? null : (0, markdown /* toDetails */ .sU)("Details", (0, 
    markdown /* toTable */ .MR)([ "", "" ], known));
  }
  function footer({workflow, durationMs, runUrl, updatedAt}) {
    const parts = [ workflow === "" ? null : (0, markdown /* toCode */ .Xt)(workflow), durationMs === null ? null : (0, 
    format /* durationText */ .S5)(durationMs), `[workflow run](${runUrl})`, (0, format /* dateTimeText */ .L4)(new Date(updatedAt)) ];
    return `<sub>${parts.filter(part => part !== null).join(" · ")}</sub>`;
  }
  function pullLinkOf(job, {runUrl}) {
    const link = (0, pull_request_link /* parsePullRequestLink */ .m0)(job?.prLink);
    if (link === null) return null;
    const host = (0, pull_request_link /* unknownHost */ .Vp)(link, runUrl);
    const name = (0, pull_request_link /* pullRequestName */ .Ib)(link);
    return `[${(0, markdown /* toEntities */ .LW)(host === null ? name : `${host}/${name}`)}](${link.url})`;
  }
  /***/}),

/***/ 4545:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Y: () => /* binding */ timesOfLost,
    /* harmony export */ _: () => /* binding */ describeLostCreate
    /* harmony export */  });
  /* harmony import */  var _conversation_delivery_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1739);
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(432);
  function timesOfLost(unconfirmed, {reason, delivery}) {
    const isBarred = reason === "create-unconfirmed" && !(0, _conversation_delivery_js__WEBPACK_IMPORTED_MODULE_1__ /* .mayHaveArrived */ .B)({
      delivery
    });
    const lost = unconfirmed.findLast(({kind}) => kind === "create");
    return isBarred && lost !== void 0 ? {
      startedAt: lost.announcedAt,
      updatedAt: lost.doubtedAt
    } : {};
  }
  function describeLostCreate(shown) {
    const {startedAt, updatedAt, command} = shown;
    const again = command === null ? "run the workflow again" : `ask in a new comment with \`${command} new\``;
    const isOwn = (0, _conversation_delivery_js__WEBPACK_IMPORTED_MODULE_1__ /* .mayHaveArrived */ .B)(shown);
    return {
      title: isOwn ? "Couldn't confirm that the agent job started" : "Request not sent: an earlier one may have started an agent job",
      cause: isOwn ? "Mintlify didn't confirm the request, so a job may or may not be running. The action didn't retry, because Mintlify can't tell two equal requests apart, and a second job would be paid for." : "Mintlify didn't confirm an earlier request, so a job may or may not be running, and a second one would be paid for.",
      next: `In the documentation repository, look for a new branch \`mintlify/…\` or pull request from ${timeText(startedAt, updatedAt)}, and in the Mintlify dashboard for an entry under Usage › Activity log. If there's none, ${again}.`
    };
  }
  function timeText(from, to) {
    const first = (0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .dateTimeText */ .L4)(new Date(from));
    const last = (0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .dateTimeText */ .L4)(new Date(to));
    return first === last ? `about ${first}` : `${first} to ${last}`;
  }
  /***/}),

/***/ 4181:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ QC: () => /* binding */ tryAgain,
    /* harmony export */ Sb: () => /* binding */ lookForPull,
    /* harmony export */ f4: () => /* binding */ keepWaiting,
    /* harmony export */ jE: () => /* binding */ howToAskAgain,
    /* harmony export */ v$: () => /* binding */ askAnew
    /* harmony export */  });
  /* harmony import */  var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3862);
  const lookForPull = "Look for its pull request in the documentation repository.";
  function tryAgain(command, namedJob) {
    if (namedJob === "asked") return "To try again, send the request in a run without `job-id`.";
    const orComment = command === null ? "" : `, or comment \`${command} <what to change>\``;
    return `To try again, re-run the workflow job that sent the request${orComment}.`;
  }
  function keepWaiting({job, isRemembered, shown}) {
    const waiting = "Re-run this workflow job to keep waiting.";
    if (shown.namedJob === "waited-for") return waiting;
    if (isRemembered) return `${waiting} It sends the request again only if this agent job failed, was archived, never ended or is gone.`;
    if (job === null) return lookForPull;
    return `To wait for it, run the action with \`job-id\` set to ${(0, _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .quoted */ .TL)(job.id)} and without a prompt.`;
  }
  const askAnew = "ask again";
  function howToAskAgain(command, isInDoubt) {
    if (command === null) return "run the workflow again";
    const inComment = `ask again in a new comment with \`${command}\``;
    return isInDoubt ? `${inComment}, because a re-run sends nothing` : inComment;
  }
  /***/}),

/***/ 3245:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Rz: () => /* binding */ saidText,
    /* harmony export */ ZG: () => /* binding */ iconOf,
    /* harmony export */ vs: () => /* binding */ textOfReason
    /* harmony export */  });
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(4671);
  /* harmony import */  var _next_steps_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4181);
  /* harmony import */  var _skips_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(3960);
  const texts = {
    ..._skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .skips */ .Jz,
    "bad-request": {
      title: "Request not valid",
      cause: "Mintlify rejected the API call as invalid.",
      next: "Fix the problem that Mintlify names. If it names none, check the inputs, such as the length of the prompt, or contact Mintlify support."
    },
    blocked: {
      title: "API call blocked by a proxy or firewall",
      cause: "The answer isn't Mintlify's own: a proxy or firewall refused the API call, or the address is wrong. It says nothing about the API key.",
      next: "Check `api-url` and the runner's proxy settings, or use another runner."
    },
    forbidden: {
      title: "API key not authorized",
      cause: "The API key has no write scope or no access to the project, an IP allowlist excludes this runner, or your plan doesn't include the agent.",
      next: "Use an admin key with write scope, and check the allowlist in the Mintlify dashboard."
    },
    "invalid-input": {
      title: "Invalid input",
      next: "Correct the inputs and start a new run. A re-run sees only changed secrets and variables."
    },
    "job-not-found": {
      title: "Agent job not found",
      cause: "The Mintlify project has no agent job with this ID.",
      next: "Check `job-id` and `project-id`."
    },
    "memory-unwritable": {
      title: "Couldn't write the comment of the docs agent",
      cause: "The action records each request in its comment before it sends the request. That failed, so nothing was sent.",
      next: _skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .rerun */ .nt
    },
    "no-credits": {
      title: "Payment required by Mintlify",
      cause: "Mintlify asks for a payment before it starts the agent. Your change isn't the cause, and neither is the API key.",
      next: "Check the credits of the organization under Usage in the Mintlify dashboard."
    },
    "project-not-found": {
      title: "Project not found",
      cause: "Mintlify has no project with this ID.",
      next: "Copy `project-id` from the API keys page of the Mintlify dashboard."
    },
    "rate-limited": {
      title: "Rate limit reached",
      cause: "Mintlify accepts 100 requests an hour for a project. Used-up credits are another possible cause.",
      next: `Re-run ${_skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .thisJob */ .m6} later. The limit covers the last hour.`
    },
    redirected: {
      title: "Wrong API address",
      cause: "The API address answered with a redirect. The action doesn't follow it, to protect the key.",
      next: "Set `api-url` to the final address of the API."
    },
    tls: {
      title: "No secure connection",
      cause: "The TLS handshake failed, or a certificate couldn't be verified.",
      next: "Check `api-url` and the proxy variables, and set `NODE_EXTRA_CA_CERTS` if a proxy inspects the traffic."
    },
    unauthorized: {
      title: "API key not accepted",
      cause: "The API key is wrong, revoked, or expired, or the member who created it was removed. New keys expire after 90 days unless you choose otherwise.",
      next: "Create an admin key in the Mintlify dashboard and update the secret."
    },
    "unexpected-answer": {
      title: "Unexpected answer from Mintlify",
      cause: "Mintlify's answer couldn't be understood.",
      next: "Check `api-url`."
    },
    unreachable: {
      title: "Mintlify isn't available",
      cause: "It couldn't be reached, or didn't accept the request, so nothing was started.",
      next: `Re-run ${_skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .thisJob */ .m6} later. If it still fails, check \`api-url\`, the runner's network, and any proxy.`
    },
    "job-disappeared": {
      title: "Mintlify no longer finds the agent job",
      next: "Look for its pull request in the documentation repository. If there's none, run the workflow again."
    },
    "job-stuck": {
      title: "The agent job never ended",
      cause: "More than 26 hours after the last request, Mintlify reports no end of it.",
      next: "Look for its pull request in the documentation repository. The next request starts a new agent job."
    },
    "memory-unreadable": {
      title: "Couldn't read the comment of the docs agent",
      cause: "Without it, the action can't tell whether an agent job already exists. Nothing was sent.",
      next: `Fix the cause if one is named, and re-run ${_skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .thisJob */ .m6}.`
    },
    "message-unconfirmed": {
      title: "Couldn't confirm that your request arrived",
      cause: "Mintlify didn't confirm the request. The action didn't resend it, so that it isn't applied twice.",
      next: `Look at the docs pull request, if there is one. If the effect of your request is missing, ${_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ /* .askAnew */ .v$}.`
    },
    busy: {
      title: "Nothing was sent: time ran out",
      cause: "Usually, the agent is still working on an earlier request.",
      next: `Re-run ${_skips_js__WEBPACK_IMPORTED_MODULE_2__ /* .thisJob */ .m6} to continue.`
    },
    "effect-unconfirmed": {
      title: "The agent might not have processed the request",
      cause: "The agent job doesn't show that it has processed your last request.",
      next: `Look at the docs pull request, if there is one. If the effect is missing, ${_next_steps_js__WEBPACK_IMPORTED_MODULE_1__ /* .askAnew */ .v$}.`
    }
  };
  const unusableLink = {
    title: "Docs agent finished without a usable link",
    cause: "Mintlify returned a link that isn't a pull request URL, so it isn't shown.",
    next: "Look for the pull request in the documentation repository."
  };
  const unreadJobs = {
    "no-credits": {
      cause: null
    },
    "rate-limited": {
      next: "Wait until the limit has passed."
    },
    unreachable: {
      title: "Lost contact with the agent job",
      cause: "The last status checks brought no valid answer.",
      next: "Check `api-url`, the runner's network, and any proxy."
    }
  };
  function textOfUnreadJob(reason) {
    const text = texts[reason];
    const what = text.title.replace(/^[A-Z](?=[a-z])/, one => one.toLowerCase());
    const title = `Couldn't check the agent job: ${what}`;
    return {
      ...text,
      title,
      ...unreadJobs[reason]
    };
  }
  function textOfReason({result, reason}) {
    if (result === "unknown" && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .isCallFailure */ .D3)(reason)) return textOfUnreadJob(reason);
    if (result === "no-pull-request" && reason === "unexpected-answer") return unusableLink;
    const known = texts;
    return reason === null ? null : known[reason] ?? null;
  }
  function saidText(said, quote = text => text) {
    return said === null ? null : `Details: ${quote(said.replace(/\.$/, ""))}.`;
  }
  function iconOf(result) {
    return result === null ? "🟡" : _outcome_js__WEBPACK_IMPORTED_MODULE_0__ /* .factsOf */ .xS[result].icon;
  }
  /***/}),

/***/ 3960:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Cf: () => /* binding */ limitReached,
    /* harmony export */ Jz: () => /* binding */ skips,
    /* harmony export */ m6: () => /* binding */ thisJob,
    /* harmony export */ nt: () => /* binding */ rerun
    /* harmony export */  });
  const thisJob = "this workflow job";
  const rerun = `Fix the cause if GitHub names one. Then re-run ${thisJob}.`;
  function only(title) {
    return {
      title,
      next: null
    };
  }
  const limitReached = "From now on, only the command of an administrator sends a request, because this conversation has used all that `max-requests` allows.";
  const skips = {
    "bot-not-allowed": {
      title: "Skipped: a bot is behind this run",
      next: "Use `allowed-bots` to let a bot start agent jobs for branches of this repository. For anything else, ask someone who may start the agent to comment the slash command on a pull request or issue."
    },
    "command-deleted": only("Nothing to do: the comment with the slash command was deleted"),
    "dry-run": only("Dry run: nothing was sent"),
    "guard-unreadable": {
      title: "Skipped: GitHub didn't say whether the agent made this change",
      cause: "If it did, a new agent job could start an endless loop.",
      next: rerun
    },
    help: only("Nothing to do: the comment asks for help"),
    "issue-gone": only("Nothing to do: the issue or discussion was deleted or transferred"),
    "merge-queue": {
      title: "Nothing to do: this event comes from the merge queue",
      cause: "The pull requests in it have runs of their own.",
      next: null
    },
    "no-secrets": {
      title: "Skipped: this run has no API key",
      cause: "GitHub passes no secrets to runs for pull requests from forks, to runs that Dependabot starts, and to runs in a fork.",
      next: "Ask someone who may start the agent to comment the slash command on the Conversation tab of the pull request. In your own fork, add the secret or disable the workflow."
    },
    "not-a-command": {
      title: "Nothing to do: the comment isn't a new slash command",
      cause: "A slash command begins a new comment or review on a pull request or issue. Discussions and commits have no slash commands.",
      next: null
    },
    "not-finished": {
      title: "Nothing to do: what this event reports on hasn't finished",
      cause: "GitHub sends another event when it has.",
      next: null
    },
    "own-pull-request": {
      title: "Skipped: the agent made this change",
      next: "Mention `@mintlify` in a comment on its pull request to request changes, as long as that is open."
    },
    "permission-denied": {
      title: "Skipped: missing permission",
      next: "Ask someone with that permission to comment the slash command on a pull request or issue."
    },
    "permission-unknown": {
      title: "Couldn't check the permission",
      cause: "GitHub didn't say whether everyone behind this request has the permission, so nothing was started.",
      next: rerun
    },
    "ref-deleted": only("Nothing to do: the branch or tag was deleted"),
    "release-withdrawn": only("Nothing to do: the release was deleted or unpublished"),
    "request-limit": {
      title: "Request not sent: this conversation has used all its requests",
      next: "Ask an administrator to comment the slash command, or to raise `max-requests`."
    },
    "source-closed": only("Nothing to do: the pull request was closed without being merged, or the issue as not planned or a duplicate")
  };
  /***/}),

/***/ 9212:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ JB: () => /* binding */ nameCommand,
    /* harmony export */ Wn: () => /* binding */ describeStatus,
    /* harmony export */ Z4: () => /* binding */ earlierEnds,
    /* harmony export */ jp: () => /* binding */ detailSentence
    /* harmony export */  });
  /* unused harmony export setUpText */
  /* harmony import */  var _conversation_delivery_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(1739);
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(432);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4671);
  /* harmony import */  var _lost_create_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(4545);
  /* harmony import */  var _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4181);
  /* harmony import */  var _reasons_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(3245);
  /* harmony import */  var _skips_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3960);
  function describeStatus(subject) {
    const {shown, slashCommand} = subject;
    const end = (0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .toOutcome */ .KA)(shown);
    const {title, cause, next} = end === null ? describeWork(subject) : describeEnd(subject, end);
    const forContributors = shown.command === null ? null : setUpText(shown.reason);
    const why = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ forContributors, cause ?? null ]) || null;
    const icon = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__ /* .iconOf */ .ZG)(shown.result);
    const ways = (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .howToAskAgain */ .jE)(shown.command, shown.result === "unknown");
    const advice = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ next?.replace(_next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .askAnew */ .v$, ways) ?? null, end && adviceAtLimit(subject, end) ]);
    const named = nameCommand(advice || null, slashCommand);
    return {
      icon,
      title,
      cause: why,
      next: named
    };
  }
  function adviceAtLimit({shown: {maxRequests}, requestCount}, {result}) {
    const isReached = maxRequests > 0 && requestCount >= maxRequests;
    return isReached && result !== "skipped" ? _skips_js__WEBPACK_IMPORTED_MODULE_6__ /* .limitReached */ .Cf : null;
  }
  function nameCommand(advice, command) {
    if (advice === null || command === null) return advice;
    return advice.replace("the slash command", `\`${command}\``);
  }
  function describeWork({job, until}) {
    return {
      title: job?.prLink ? "Updating the docs pull request" : "Docs agent is working",
      next: until === null ? null : `This comment is updated when the agent finishes, by ${(0, 
      _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .dateTimeText */ .L4)(new Date(until))} at the latest.`
    };
  }
  const changesMemory = [ "redirected", "unauthorized" ];
  function describeEnd(subject, outcome) {
    const {reason} = outcome;
    const ofReason = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_5__ /* .textOfReason */ .vs)(outcome);
    const ofResult = describeResult(subject, outcome);
    if (ofReason === null) return ofResult;
    const hasLostSight = outcome.result === "unknown" && (0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .isCallFailure */ .D3)(reason);
    if (hasLostSight) {
      const isRemembered = subject.isRemembered && !changesMemory.includes(reason);
      const waiting = (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .keepWaiting */ .f4)({
        ...subject,
        isRemembered
      });
      return {
        ...ofReason,
        next: (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ ofReason.next, waiting ])
      };
    }
    const prLink = subject.job?.prLink;
    const isLost = reason === "job-disappeared" || reason === "job-stuck";
    if (isLost && prLink) return {
      ...ofReason,
      next: `Look at its docs pull request: ${prLink}`
    };
    if (isLost && subject.shown.namedJob) return {
      ...ofReason,
      next: _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .lookForPull */ .Sb
    };
    return reason === "effect-unconfirmed" ? {
      ...ofReason,
      title: ofResult.title
    } : ofReason;
  }
  function describeResult(subject, outcome) {
    const {job, shown} = subject;
    const {command, namedJob} = shown;
    switch (outcome.result) {
     case "pull-request":
      return describePull(subject);

     case "no-pull-request":
      return {
        title: "Docs agent finished: no pull request opened",
        cause: "The agent changed no files, or your Mintlify project publishes directly.",
        next: command === null ? "If you expected a change, name the page in the prompt." : `If you expected a change, comment \`${command} <what to change>\` and name the page.`
      };

     case "running":
      return {
        title: job?.prLink ? "Updating the docs pull request" : "Docs agent is working in the background",
        next: `When it finishes, the agent opens or updates a pull request in ${repositoryOf(job)} if it changes anything.`
      };

     case "failed":
      return {
        title: "Docs agent failed",
        cause: "Mintlify gives no reason.",
        next: (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ job?.prLink ? "Look at what it wrote in the docs pull request." : "Look at the branch of the agent in the documentation repository, if there is one.", (0, 
        _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .tryAgain */ .QC)(command, namedJob) ])
      };

     case "archived":
      return {
        title: "Agent job was archived in Mintlify before it finished",
        next: (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .tryAgain */ .QC)(command, namedJob)
      };

     case "timed-out":
      return {
        title: job?.status === "active" ? "Docs agent is still working" : "Stopped waiting for the docs agent",
        cause: "The run has reached `timeout-minutes`.",
        next: (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .keepWaiting */ .f4)(subject)
      };

     case "cancelled":
      return (0, _conversation_delivery_js__WEBPACK_IMPORTED_MODULE_7__ /* .mayHaveArrived */ .B)(shown) ? {
        title: "Workflow canceled, but the docs agent may still be working",
        next: (0, _next_steps_js__WEBPACK_IMPORTED_MODULE_4__ /* .keepWaiting */ .f4)(subject)
      } : {
        title: "Workflow canceled: this run sent nothing",
        next: "Re-run this workflow job to continue."
      };

     default:
      return (0, _lost_create_js__WEBPACK_IMPORTED_MODULE_3__ /* .describeLostCreate */ ._)(shown);
    }
  }
  const earlierEnds = {
    "pull-request": "The agent has finished an earlier request.",
    "no-pull-request": "The agent has finished an earlier request without a pull request.",
    failed: "The agent job of an earlier request failed.",
    archived: "The agent job of an earlier request was archived in Mintlify.",
    gone: "The action couldn't find out how the agent job of an earlier request ended."
  };
  function describePull({job, shown}) {
    const {command, pull} = shown;
    if (pull === "merged" || pull === "closed") {
      const again = `comment \`${command} <what to change>\`, which starts a new agent job`;
      return {
        title: `Docs pull request ${pull}`,
        next: command && `If a change is missing, ${again}.`
      };
    }
    const review = pull === "open" ? "Review and merge" : "Review";
    return {
      title: "Docs pull request ready",
      next: (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ job?.prLink ? `${review} it.` : `${review} the pull request.`, command && `To request changes, comment \`${command} <what to change>\`.` ])
    };
  }
  function repositoryOf(job) {
    const name = job?.repository ?? "";
    return /^[A-Za-z0-9._/-]{1,200}$/.test(name) ? `\`${name}\`` : "the documentation repository";
  }
  function detailSentence({why, said}, quote) {
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinSentences */ .DP)([ why, (0, 
    _reasons_js__WEBPACK_IMPORTED_MODULE_5__ /* .saidText */ .Rz)(said, quote) ]) || null;
  }
  const setUpReasons = [ "blocked", "forbidden", "invalid-input", "project-not-found", "redirected", "tls", "unauthorized" ];
  function setUpText(reason) {
    return setUpReasons.includes(reason) ? "Your change isn't the cause. An administrator of this repository has to fix the setup of the docs agent." : null;
  }
  /***/}),

/***/ 7268:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ B: () => /* binding */ renderSummary,
    /* harmony export */ x: () => /* binding */ renderProblems
    /* harmony export */  });
  /* harmony import */  var _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3862);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4671);
  /* harmony import */  var _comment_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(3160);
  /* harmony import */  var _reasons_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(3245);
  const maxPromptLength = 2e4;
  function renderSummary(parts) {
    const {subject, prompt, warnings, checks} = parts;
    const isDryRun = checks.length > 0;
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinParagraphs */ .ml)([ (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_3__ /* .statusSection */ .w0)(subject), ...warnings.map(warning => `⚠️ ${(0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toProse */ .HK)(warning)}`), (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_3__ /* .pagesSection */ .e3)(subject.shown), isDryRun ? (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toTable */ .MR)([ "Checked", "What it shows" ], checks.map(row => row.map(cell => (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toProse */ .HK)(cell)))) : null, (0, 
    _comment_js__WEBPACK_IMPORTED_MODULE_3__ /* .detailsSection */ .Il)(subject), prompt && (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toDetails */ .sU)("Prompt", (0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toFence */ .ZQ)((0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .cut */ .Jj)(prompt, maxPromptLength))) ]);
  }
  function renderProblems(problems) {
    const text = (0, _reasons_js__WEBPACK_IMPORTED_MODULE_4__ /* .textOfReason */ .vs)((0, 
    _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .outcome */ .bu)("rejected", "invalid-input"));
    return (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .joinParagraphs */ .ml)([ `### ⛔ ${text?.title}`, problems.map(problem => `- ${(0, 
    _lib_markdown_js__WEBPACK_IMPORTED_MODULE_0__ /* .toProse */ .HK)(problem)}`).join("\n"), text?.next ?? null ]);
  }
  /***/}),

/***/ 4716:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Ib: () => /* binding */ pullRequestName,
    /* harmony export */ Vp: () => /* binding */ unknownHost,
    /* harmony export */ m0: () => /* binding */ parsePullRequestLink
    /* harmony export */  });
  const maxUrlLength = 500;
  const host = "[A-Za-z0-9](?:[A-Za-z0-9.-]{0,251}[A-Za-z0-9])?(?::\\d{1,5})?";
  const segment = "(?:[A-Za-z0-9._~-]|%20)+";
  const kind = "pull|pulls|pull-requests|pullrequest|merge_requests";
  const pattern = new RegExp(`^https://${host}((?:/${segment}){1,10})/(?:${kind})/([1-9]\\d{0,9})(?=[/?#]|$)`);
  function parsePullRequestLink(value) {
    if (typeof value !== "string" || value.length > maxUrlLength) return null;
    const link = value.trim().replace(/^https:/i, "https:");
    const [url = "", path = "", number] = pattern.exec(link) ?? [];
    const segments = path.slice(1).split("/");
    if (segments.some(name => name === "." || name === "..")) return null;
    if (!URL.canParse(url)) return null;
    const repository = segments.filter(name => name !== "-" && name !== "_git").join("/");
    return repository === "" ? null : {
      url,
      repository,
      number: Number(number)
    };
  }
  const publicHosts = [ "github.com", "gitlab.com", "bitbucket.org" ];
  function unknownHost({url}, runUrl) {
    const {host} = new URL(url);
    return host === URL.parse(runUrl)?.host || publicHosts.includes(host) ? null : host;
  }
  function pullRequestName({repository, number}) {
    return `${repository}#${number}`;
  }
  /***/}),

/***/ 4671:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Az: () => /* binding */ unconfirmedEnd,
    /* harmony export */ D3: () => /* binding */ isCallFailure,
    /* harmony export */ KA: () => /* binding */ toOutcome,
    /* harmony export */ LM: () => /* binding */ concernsPeople,
    /* harmony export */ MS: () => /* binding */ unlessCancelled,
    /* harmony export */ Ot: () => /* binding */ reasons,
    /* harmony export */ VM: () => /* binding */ interrupted,
    /* harmony export */ Xv: () => /* binding */ results,
    /* harmony export */ bu: () => /* binding */ outcome,
    /* harmony export */ dz: () => /* binding */ InputError,
    /* harmony export */ eG: () => /* binding */ EndOfRun,
    /* harmony export */ mm: () => /* binding */ isCancelled,
    /* harmony export */ wC: () => /* binding */ isPossible,
    /* harmony export */ wc: () => /* binding */ jobEnds,
    /* harmony export */ xS: () => /* binding */ factsOf,
    /* harmony export */ xq: () => /* binding */ failableResults,
    /* harmony export */ zM: () => /* binding */ reasonsOf
    /* harmony export */  });
  const callFailures = [ "bad-request", "blocked", "forbidden", "no-credits", "rate-limited", "redirected", "tls", "unauthorized", "unexpected-answer", "unreachable" ];
  const reasonsOf = {
    "pull-request": [ null, "effect-unconfirmed" ],
    "no-pull-request": [ null, "effect-unconfirmed", "unexpected-answer" ],
    running: [ null ],
    skipped: [ "bot-not-allowed", "command-deleted", "dry-run", "guard-unreadable", "help", "issue-gone", "merge-queue", "no-secrets", "not-a-command", "not-finished", "own-pull-request", "permission-denied", "permission-unknown", "ref-deleted", "release-withdrawn", "request-limit", "source-closed" ],
    failed: [ null, "effect-unconfirmed" ],
    archived: [ null, "effect-unconfirmed" ],
    "timed-out": [ "busy", "deadline" ],
    cancelled: [ "interrupted" ],
    unknown: [ ...callFailures, "create-unconfirmed", "job-disappeared", "job-stuck", "memory-unreadable", "message-unconfirmed" ],
    rejected: [ ...callFailures, "invalid-input", "job-not-found", "memory-unwritable", "project-not-found" ]
  };
  const results = Object.keys(reasonsOf);
  const reasons = [ ...new Set(Object.values(reasonsOf).flat()) ].filter(reason => reason !== null);
  const jobEnds = [ "pull-request", "no-pull-request", "failed", "archived" ];
  const good = {
    isGood: true,
    mayFail: false,
    showsPull: false
  };
  const bad = {
    isGood: false,
    mayFail: true,
    showsPull: false,
    reaction: "confused"
  };
  const factsOf = {
    "pull-request": {
      ...good,
      icon: "✅",
      reaction: "rocket",
      showsPull: true
    },
    "no-pull-request": {
      ...good,
      icon: "⚪",
      reaction: "+1",
      mayFail: true
    },
    running: {
      ...good,
      icon: "▶️",
      reaction: "eyes",
      showsPull: true
    },
    skipped: {
      ...good,
      icon: "⏭️",
      reaction: "confused"
    },
    failed: {
      ...bad,
      icon: "❌",
      showsPull: true
    },
    archived: {
      ...bad,
      icon: "🗄️"
    },
    "timed-out": {
      ...bad,
      icon: "⏱️"
    },
    cancelled: {
      ...bad,
      icon: "🚫",
      mayFail: false
    },
    unknown: {
      ...bad,
      icon: "❔"
    },
    rejected: {
      ...bad,
      icon: "⛔"
    }
  };
  const failableResults = results.filter(result => factsOf[result].mayFail);
  function outcome(result, reason, {why = null, said = null} = {}) {
    return {
      result,
      reason,
      why,
      said
    };
  }
  function unconfirmedEnd(kind, said = null) {
    return outcome("unknown", `${kind}-unconfirmed`, {
      said
    });
  }
  function interrupted(said = null) {
    return outcome("cancelled", "interrupted", {
      said
    });
  }
  function concernsPeople({result, reason}) {
    return result !== "skipped" || reason === "request-limit";
  }
  function isCallFailure(reason) {
    return callFailures.some(one => one === reason);
  }
  function isPossible(result, reason) {
    const possible = reasonsOf[result];
    return possible.includes(reason);
  }
  function toOutcome(parts) {
    const {result, reason} = parts;
    const isOutcome = result !== null && isPossible(result, reason);
    return isOutcome ? parts : null;
  }
  class EndOfRun extends Error {
    name="EndOfRun";
    outcome;
    constructor(end) {
      super(end.reason ?? end.result);
      this.outcome = end;
    }
  }
  function isCancelled(error) {
    return error instanceof EndOfRun && error.outcome.result === "cancelled";
  }
  async function unlessCancelled(act) {
    try {
      return await act();
    } catch (error) {
      if (isCancelled(error)) return null;
      throw error;
    }
  }
  class InputError extends Error {
    name="InputError";
    problems;
    constructor(problems, options) {
      super(problems.join(" "), options);
      this.problems = problems;
    }
  }
  /***/}),

/***/ 2323:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ D: () => /* binding */ limitTime,
    /* harmony export */ r: () => /* binding */ signalOfCancellation
    /* harmony export */  });
  const signals = [ "SIGINT", "SIGTERM", "SIGBREAK" ];
  function signalOfCancellation() {
    const controller = new AbortController;
    for (const signal of signals) process.on(signal, () => controller.abort());
    return controller.signal;
  }
  function limitTime(clock, cancelled, limitMs) {
    const deadlineMs = clock.elapsedMs() + limitMs;
    const deadline = clock.timeout(limitMs);
    return {
      cancelled,
      deadline,
      signal: AbortSignal.any([ cancelled, deadline ]),
      remainingMs: () => deadlineMs - clock.elapsedMs()
    };
  }
  /***/}),

/***/ 9707:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ Np: () => /* binding */ isEncryptedOrLoopback,
    /* harmony export */ QB: () => /* binding */ checkConnections,
    /* harmony export */ p5: () => /* binding */ readGitHubApiUrl
    /* harmony export */  });
  /* harmony import */  var _lib_proxy_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(2477);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4671);
  function checkConnections(env, nodeVersion = process.versions.node) {
    if (env.NODE_TLS_REJECT_UNAUTHORIZED === "0") throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .InputError */ .dz([ "The variable NODE_TLS_REJECT_UNAUTHORIZED is `0`, so certificates would not be verified. Remove it, and set `NODE_EXTRA_CA_CERTS` to trust your own certificate." ]);
    const named = _lib_proxy_js__WEBPACK_IMPORTED_MODULE_0__ /* .proxyVariables */ .eq.filter(name => env[name]);
    const invalid = named.find(name => (0, _lib_proxy_js__WEBPACK_IMPORTED_MODULE_0__ /* .parseProxy */ .YR)(env[name] ?? "") === null);
    if (invalid !== void 0) throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .InputError */ .dz([ `The variable ${invalid} must be the address of a proxy, such as \`http://proxy.example:3128\`.` ]);
    if (named.length > 0 && !hasProxySupport(nodeVersion)) throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .InputError */ .dz([ "A proxy variable is set, and this runner is too old to use it. Update the runner to version 2.333.0 or later." ]);
  }
  function hasProxySupport(nodeVersion) {
    const [major = 0, minor = 0] = nodeVersion.split(".").map(Number);
    return major > 24 || major === 24 && minor >= 5;
  }
  function readGitHubApiUrl({GITHUB_API_URL}) {
    const text = GITHUB_API_URL || "https://api.github.com";
    const url = URL.parse(text);
    if (url === null || !isEncryptedOrLoopback(url)) throw new _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .InputError */ .dz([ "The variable GITHUB_API_URL must be an https address, such as `https://api.github.com`, because the token is sent to it." ]);
    return text.replace(/\/+$/, "");
  }
  function isEncryptedOrLoopback({protocol, hostname}) {
    const isLoopback = [ "localhost", "127.0.0.1", "[::1]" ].includes(hostname);
    return protocol === "https:" || protocol === "http:" && isLoopback;
  }
  /***/}),

/***/ 869:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ K: () => /* binding */ openFiles,
    /* harmony export */ j: () => /* binding */ maxSummaryLength
    /* harmony export */  });
  /* harmony import */  var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3024);
  /* harmony import */  
  /* harmony import */ var _actions_core__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1178);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7488);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(4671);
  const stateName = "run";
  const maxSummaryLength = 262144;
  function openFiles(env, redact, log) {
    const written = new Map;
    assertWritable(env, "GITHUB_OUTPUT");
    assertWritable(env, "GITHUB_STATE");
    const writing = (what, write) => {
      try {
        write();
      } catch (error) {
        const code = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .errorCodeOf */ .D9)(error);
        const why = `The runner's file can't be written${code ? ` (${code})` : ""}.`;
        log.warning(`Couldn't write ${what}`, why, "troubleshooting");
      }
    };
    return {
      setOutputs(values) {
        for (const [name, value] of Object.entries(values)) {
          const clean = redact(value);
          if (written.get(name) === clean) continue;
          writing("an output", () => {
            _actions_core__WEBPACK_IMPORTED_MODULE_1__ /* .setOutput */ .uH(name, clean);
            written.set(name, clean);
          });
        }
      },
      saveState: text => writing("the state", () => _actions_core__WEBPACK_IMPORTED_MODULE_1__ /* .saveState */ .LZ(stateName, redact(text))),
      savedState: env[`STATE_${stateName}`] ?? "",
      addSummary(markdown) {
        const path = env.GITHUB_STEP_SUMMARY;
        const text = `${(0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .cut */ .Jj)(redact(markdown), maxSummaryLength)}\n`;
        path && writing("the job summary", () => (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, text));
      }
    };
  }
  function assertWritable(env, variable) {
    const path = env[variable];
    if (!path) return;
    try {
      (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.appendFileSync)(path, "");
    } catch (cause) {
      const advice = "Run the action in a GitHub workflow, or point the variable to a writable file.";
      throw new _outcome_js__WEBPACK_IMPORTED_MODULE_4__ /* .InputError */ .dz([ `The file that ${variable} names can't be written. ${advice}` ], {
        cause
      });
    }
  }
  /***/}),

/***/ 2148:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  // EXPORTS
  __nccwpck_require__.d(__webpack_exports__, {
    UV: () => /* binding */ inputValue,
    AR: () => /* binding */ openInputs,
    ql: () => /* binding */ readSecrets,
    AI: () => /* binding */ readToken
  });
  // UNUSED EXPORTS: inWords
    // CONCATENATED MODULE: ./src/lib/edit-distance.ts
  function findNearest(word, names) {
    const edits = word.length <= 5 ? [ 0, 1 ] : [ 0, 1, 2 ];
    const near = edits.map(max => names.find(name => isNear(word, name, max)));
    return near.find(name => name !== void 0);
  }
  function isNear(from, to, maxEdits) {
    if (Math.abs(from.length - to.length) > maxEdits) return false;
    if (from === to) return true;
    const [fromRest, toRest] = [ from.slice(1), to.slice(1) ];
    if (from[0] === to[0]) return isNear(fromRest, toRest, maxEdits);
    const isSwap = from[0] === to[1] && from[1] === to[0];
    const left = maxEdits - 1;
    return isNear(fromRest, to, left) || isNear(from, toRest, left) || isNear(fromRest, toRest, left) || isSwap && isNear(from.slice(2), to.slice(2), left);
  }
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __nccwpck_require__(4671);
  // CONCATENATED MODULE: ./src/runner/inputs.ts
  function openInputs(env, declared) {
    const problems = [ ...unknownInputs(env, Object.keys(declared)) ];
    const text = name => inputValue(env, name) || (declared[name] ?? "");
    const reject = sentence => void problems.push(sentence);
    const noteInvalid = (name, must, fallback) => {
      const isEmpty = text(name) === "";
      reject(`Input \`${name}\` must ${must}.${isEmpty ? " It is empty." : ""}`);
      return fallback;
    };
    const number = (name, pattern, {min, max}, kind) => {
      const value = pattern.test(text(name)) ? Number(text(name)) : Number.NaN;
      if (value >= min && value <= max) return value;
      return noteInvalid(name, `be a ${kind} from ${min} to ${max}`, min);
    };
    return {
      text,
      reject,
      matching(name, pattern, must) {
        const isValid = text(name) === "" || pattern.test(text(name));
        return isValid ? text(name) : noteInvalid(name, must, "");
      },
      boolean(name) {
        if (/^(?:true|True|TRUE|false|False|FALSE)$/.test(text(name))) return /^t/i.test(text(name));
        return noteInvalid(name, "be `true` or `false`", false);
      },
      ifSet: (name, read) => text(name) === "" ? null : read(name),
      decimal: (name, bounds) => number(name, /^\d{1,9}(?:\.\d{1,9})?$/, bounds, "number"),
      integer: (name, bounds) => number(name, /^\d{1,9}$/, bounds, "whole number"),
      oneOf(name, words) {
        const found = words.find(word => word === text(name));
        return found ?? noteInvalid(name, `be ${inWords(words, "or")}`, words[0]);
      },
      someOf(name, words) {
        if (text(name) === "none") return [];
        const given = splitList(text(name));
        const isWord = part => words.some(word => word === part);
        if (given.length > 0 && given.every(isWord)) return given;
        return noteInvalid(name, `be a list of ${inWords(words, "and")}, or \`none\``, []);
      },
      list(name, pattern, must) {
        const items = splitList(text(name));
        return items.every(item => pattern.test(item)) ? items : noteInvalid(name, must, []);
      },
      throwProblems() {
        if (problems.length > 0) throw new outcome /* InputError */ .dz(problems);
      }
    };
  }
  function inputValue(env, name) {
    return (env[`${prefix}${name.toUpperCase()}`] ?? "").trim();
  }
  const prefix = "INPUT_";
  function* unknownInputs(env, declared) {
    const names = Object.keys(env).filter(variable => variable.startsWith(prefix)).map(variable => variable.slice(prefix.length).toLowerCase());
    for (const name of names.filter(one => !declared.includes(one))) {
      const meant = findNearest(name.replaceAll("_", "-"), declared);
      const isSlip = meant !== void 0 && inputValue(env, name) !== inputValue(env, meant);
      const shown = name.replace(/[^\w-]/g, "?").slice(0, 60);
      isSlip && (yield `Unknown input \`${shown}\`. Did you mean \`${meant}\`?`);
    }
  }
  function splitList(text) {
    return text.split(/[,\r\n]+/).map(part => part.trim()).filter(part => part !== "");
  }
  function inWords(words, joint) {
    const quoted = words.map(word => `\`${word}\``);
    return quoted.length === 1 ? quoted.join("") : `${quoted.slice(0, -1).join(", ")} ${joint} ${quoted.at(-1)}`;
  }
  function readToken(input) {
    input.text("github-token") === "" && input.reject("Input `github-token` is empty. Add the secret that it names, or remove the input to use the token of the workflow.");
    return input.matching("github-token", /^[\x21-\x7e]*$/, "be one line of visible ASCII characters");
  }
  function readSecrets(env) {
    return [ "api-key", "github-token" ].flatMap(name => inputValue(env, name).split(/\r?\n/)).filter(line => line.trim() !== "");
  }
  /***/}),

/***/ 7708:
/***/ ((__unused_webpack_module, __webpack_exports__, __nccwpck_require__) => {
  /* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
    /* harmony export */ hM: () => /* binding */ createLog,
    /* harmony export */ wF: () => /* binding */ orWarn
    /* harmony export */  });
  /* unused harmony export docLinks */
  /* harmony import */  var _actions_core__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(1178);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5571);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4671);
  const maxAnnotationLength = 4096;
  function createLog(redact, env) {
    const documentation = documentationUrl(env);
    const warnings = [];
    const clean = text => redact((0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .toLogLine */ .gD)(redact(text)));
    const linked = (text, link) => {
      const suffix = documentation === null ? "" : clean(` See ${documentation}/${docLinks[link]}`);
      return `${(0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_1__ /* .cut */ .Jj)(clean(text), maxAnnotationLength - suffix.length)}${suffix}`;
    };
    return {
      warnings,
      info: line => _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .info */ .pq(clean(line)),
      debug: line => _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .debug */ .Yz(clean(line)),
      warning(title, text, link) {
        const sentence = clean(`${title}: ${text}`);
        if (warnings.includes(sentence)) return;
        warnings.push(sentence);
        _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .warning */ .$e(linked(text, link), {
          title: clean(title)
        });
      },
      error: (title, text, link) => _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .error */ .z3(linked(text, link), {
        title: clean(title)
      }),
      group(title, lines) {
        _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .startGroup */ .Oh(clean(title));
        for (const line of lines) _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .info */ .pq(clean(line));
        _actions_core__WEBPACK_IMPORTED_MODULE_0__ /* .endGroup */ .N4();
      }
    };
  }
  async function orWarn(log, what, act) {
    try {
      return await act();
    } catch (error) {
      if ((0, _outcome_js__WEBPACK_IMPORTED_MODULE_2__ /* .isCancelled */ .mm)(error)) throw error;
      const why = error instanceof Error ? error.message : String(error);
      log.warning(`Couldn't ${what}`, why, "troubleshooting");
      return null;
    }
  }
  function documentationUrl(env) {
    const {GITHUB_SERVER_URL, GITHUB_ACTION_REPOSITORY = "", GITHUB_ACTION_REF = ""} = env;
    const url = `${GITHUB_SERVER_URL}/${GITHUB_ACTION_REPOSITORY}/blob/${GITHUB_ACTION_REF}`;
    const isKnown = /^https:\/\/github\.com\/[\w.-]+\/[\w.-]+\/blob\/[\w./-]+$/.test(url);
    return isKnown ? url : null;
  }
  const docLinks = {
    inputs: "docs/reference.md#inputs",
    permissions: "docs/reference.md#permissions",
    rateLimits: "docs/organizations.md#rate-limits",
    reasons: "docs/reference.md#reasons",
    reconcileInputs: "docs/reference.md#reconcile-inputs",
    results: "docs/reference.md#results",
    troubleshooting: "docs/troubleshooting.md",
    visitors: "docs/visitors.md#incomplete-exports",
    visitorsInputs: "docs/reference.md#visitors-inputs"
  };
  /***/}),

/***/ 9896:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");
  /***/}),

/***/ 4573:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");
  /***/}),

/***/ 7598:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");
  /***/}),

/***/ 3024:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");
  /***/}),

/***/ 7067:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");
  /***/}),

/***/ 4708:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");
  /***/}),

/***/ 8161:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");
  /***/}),

/***/ 6760:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");
  /***/}),

/***/ 7975:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");
  /***/}),

/***/ 8522:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");
  /***/}),

/***/ 857:
/***/ (module => {
  module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("os");
  /***/}),

/***/ 1178:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {
  // EXPORTS
  __nccwpck_require__.d(__webpack_exports__, {
    Yz: () => /* binding */ core_debug,
    N4: () => /* binding */ endGroup,
    z3: () => /* binding */ error,
    pq: () => /* binding */ info,
    LZ: () => /* binding */ saveState,
    uH: () => /* binding */ setOutput,
    Pq: () => /* binding */ core_setSecret,
    Oh: () => /* binding */ startGroup,
    $e: () => /* binding */ warning
  });
  // UNUSED EXPORTS: ExitCode, addPath, exportVariable, getBooleanInput, getIDToken, getInput, getMultilineInput, getState, group, isDebug, markdownSummary, notice, platform, setCommandEcho, setFailed, summary, toPlatformPath, toPosixPath, toWin32Path
  // EXTERNAL MODULE: external "os"
    var external_os_ = __nccwpck_require__(857);
  // CONCATENATED MODULE: ./node_modules/@actions/core/lib/utils.js
  // We use any as a valid input type
  /* eslint-disable @typescript-eslint/no-explicit-any */
  /**
 * Sanitizes an input into a string so it can be passed into issueCommand safely
 * @param input input to sanitize into a string
 */
  function utils_toCommandValue(input) {
    if (input === null || input === void 0) return "";
    if (typeof input === "string" || input instanceof String) return input;
    return JSON.stringify(input);
  }
  /**
 *
 * @param annotationProperties
 * @returns The command properties to send with the actual annotation command
 * See IssueCommandProperties: https://github.com/actions/runner/blob/main/src/Runner.Worker/ActionCommandManager.cs#L646
 */  function utils_toCommandProperties(annotationProperties) {
    if (!Object.keys(annotationProperties).length) return {};
    return {
      title: annotationProperties.title,
      file: annotationProperties.file,
      line: annotationProperties.startLine,
      endLine: annotationProperties.endLine,
      col: annotationProperties.startColumn,
      endColumn: annotationProperties.endColumn
    };
  }
  //# sourceMappingURL=utils.js.map
    // CONCATENATED MODULE: ./node_modules/@actions/core/lib/command.js
  /**
 * Issues a command to the GitHub Actions runner
 *
 * @param command - The command name to issue
 * @param properties - Additional properties for the command (key-value pairs)
 * @param message - The message to include with the command
 * @remarks
 * This function outputs a specially formatted string to stdout that the Actions
 * runner interprets as a command. These commands can control workflow behavior,
 * set outputs, create annotations, mask values, and more.
 *
 * Command Format:
 *   ::name key=value,key=value::message
 *
 * @example
 * ```typescript
 * // Issue a warning annotation
 * issueCommand('warning', {}, 'This is a warning message');
 * // Output: ::warning::This is a warning message
 *
 * // Set an environment variable
 * issueCommand('set-env', { name: 'MY_VAR' }, 'some value');
 * // Output: ::set-env name=MY_VAR::some value
 *
 * // Add a secret mask
 * issueCommand('add-mask', {}, 'secretValue123');
 * // Output: ::add-mask::secretValue123
 * ```
 *
 * @internal
 * This is an internal utility function that powers the public API functions
 * such as setSecret, warning, error, and exportVariable.
 */
  function command_issueCommand(command, properties, message) {
    const cmd = new Command(command, properties, message);
    process.stdout.write(cmd.toString() + external_os_.EOL);
  }
  function command_issue(name, message = "") {
    command_issueCommand(name, {}, message);
  }
  const CMD_STRING = "::";
  class Command {
    constructor(command, properties, message) {
      command || (command = "missing.command");
      this.command = command;
      this.properties = properties;
      this.message = message;
    }
    toString() {
      let cmdStr = CMD_STRING + this.command;
      if (this.properties && Object.keys(this.properties).length > 0) {
        cmdStr += " ";
        let first = true;
        for (const key in this.properties) if (this.properties.hasOwnProperty(key)) {
          const val = this.properties[key];
          if (val) {
            first ? first = false : cmdStr += ",";
            cmdStr += `${key}=${escapeProperty(val)}`;
          }
        }
      }
      cmdStr += `${CMD_STRING}${escapeData(this.message)}`;
      return cmdStr;
    }
  }
  function escapeData(s) {
    return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
  }
  function escapeProperty(s) {
    return utils_toCommandValue(s).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
  }
  //# sourceMappingURL=command.js.map
    // CONCATENATED MODULE: external "crypto"
  const external_crypto_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("crypto");
  // EXTERNAL MODULE: external "fs"
    var external_fs_ = __nccwpck_require__(9896);
  // CONCATENATED MODULE: ./node_modules/@actions/core/lib/file-command.js
  // For internal use, subject to change.
  // We use any as a valid input type
  /* eslint-disable @typescript-eslint/no-explicit-any */
  function file_command_issueFileCommand(command, message) {
    const filePath = process.env[`GITHUB_${command}`];
    if (!filePath) throw new Error(`Unable to find environment variable for file command ${command}`);
    if (!external_fs_.existsSync(filePath)) throw new Error(`Missing file at path: ${filePath}`);
    external_fs_.appendFileSync(filePath, `${utils_toCommandValue(message)}${external_os_.EOL}`, {
      encoding: "utf8"
    });
  }
  function file_command_prepareKeyValueMessage(key, value) {
    const delimiter = `ghadelimiter_${external_crypto_namespaceObject.randomUUID()}`;
    const convertedValue = utils_toCommandValue(value);
    // These should realistically never happen, but just in case someone finds a
    // way to exploit uuid generation let's not allow keys or values that contain
    // the delimiter.
        if (key.includes(delimiter)) throw new Error(`Unexpected input: name should not contain the delimiter "${delimiter}"`);
    if (convertedValue.includes(delimiter)) throw new Error(`Unexpected input: value should not contain the delimiter "${delimiter}"`);
    return `${key}<<${delimiter}${external_os_.EOL}${convertedValue}${external_os_.EOL}${delimiter}`;
  }
  //# sourceMappingURL=file-command.js.map
    // CONCATENATED MODULE: external "path"
  __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");
  // CONCATENATED MODULE: ./node_modules/@actions/core/lib/summary.js
  var summary_awaiter = function(thisArg, _arguments, P, generator) {
    function adopt(value) {
      return value instanceof P ? value : new P(function(resolve) {
        resolve(value);
      });
    }
    return new (P || (P = Promise))(function(resolve, reject) {
      function fulfilled(value) {
        try {
          step(generator.next(value));
        } catch (e) {
          reject(e);
        }
      }
      function rejected(value) {
        try {
          step(generator["throw"](value));
        } catch (e) {
          reject(e);
        }
      }
      function step(result) {
        result.done ? resolve(result.value) : adopt(result.value).then(fulfilled, rejected);
      }
      step((generator = generator.apply(thisArg, _arguments || [])).next());
    });
  };
  const {access, appendFile, writeFile} = external_fs_.promises;
  const SUMMARY_ENV_VAR = "GITHUB_STEP_SUMMARY";
  class Summary {
    constructor() {
      this._buffer = "";
    }
    /**
     * Finds the summary file path from the environment, rejects if env var is not found or file does not exist
     * Also checks r/w permissions.
     *
     * @returns step summary file path
     */    filePath() {
      return summary_awaiter(this, void 0, void 0, function*() {
        if (this._filePath) return this._filePath;
        const pathFromEnv = process.env[SUMMARY_ENV_VAR];
        if (!pathFromEnv) throw new Error(`Unable to find environment variable for $${SUMMARY_ENV_VAR}. Check if your runtime environment supports job summaries.`);
        try {
          yield access(pathFromEnv, external_fs_.constants.R_OK | external_fs_.constants.W_OK);
        } catch (_a) {
          throw new Error(`Unable to access summary file: '${pathFromEnv}'. Check if the file has correct read/write permissions.`);
        }
        this._filePath = pathFromEnv;
        return this._filePath;
      });
    }
    /**
     * Wraps content in an HTML tag, adding any HTML attributes
     *
     * @param {string} tag HTML tag to wrap
     * @param {string | null} content content within the tag
     * @param {[attribute: string]: string} attrs key-value list of HTML attributes to add
     *
     * @returns {string} content wrapped in HTML element
     */    wrap(tag, content, attrs = {}) {
      const htmlAttrs = Object.entries(attrs).map(([key, value]) => ` ${key}="${value}"`).join("");
      if (!content) return `<${tag}${htmlAttrs}>`;
      return `<${tag}${htmlAttrs}>${content}</${tag}>`;
    }
    /**
     * Writes text in the buffer to the summary buffer file and empties buffer. Will append by default.
     *
     * @param {SummaryWriteOptions} [options] (optional) options for write operation
     *
     * @returns {Promise<Summary>} summary instance
     */    write(options) {
      return summary_awaiter(this, void 0, void 0, function*() {
        const overwrite = !!(options === null || options === void 0 ? void 0 : options.overwrite);
        const filePath = yield this.filePath();
        const writeFunc = overwrite ? writeFile : appendFile;
        yield writeFunc(filePath, this._buffer, {
          encoding: "utf8"
        });
        return this.emptyBuffer();
      });
    }
    /**
     * Clears the summary buffer and wipes the summary file
     *
     * @returns {Summary} summary instance
     */    clear() {
      return summary_awaiter(this, void 0, void 0, function*() {
        return this.emptyBuffer().write({
          overwrite: true
        });
      });
    }
    /**
     * Returns the current summary buffer as a string
     *
     * @returns {string} string of summary buffer
     */    stringify() {
      return this._buffer;
    }
    /**
     * If the summary buffer is empty
     *
     * @returns {boolen} true if the buffer is empty
     */    isEmptyBuffer() {
      return this._buffer.length === 0;
    }
    /**
     * Resets the summary buffer without writing to summary file
     *
     * @returns {Summary} summary instance
     */    emptyBuffer() {
      this._buffer = "";
      return this;
    }
    /**
     * Adds raw text to the summary buffer
     *
     * @param {string} text content to add
     * @param {boolean} [addEOL=false] (optional) append an EOL to the raw text (default: false)
     *
     * @returns {Summary} summary instance
     */    addRaw(text, addEOL = false) {
      this._buffer += text;
      return addEOL ? this.addEOL() : this;
    }
    /**
     * Adds the operating system-specific end-of-line marker to the buffer
     *
     * @returns {Summary} summary instance
     */    addEOL() {
      return this.addRaw(external_os_.EOL);
    }
    /**
     * Adds an HTML codeblock to the summary buffer
     *
     * @param {string} code content to render within fenced code block
     * @param {string} lang (optional) language to syntax highlight code
     *
     * @returns {Summary} summary instance
     */    addCodeBlock(code, lang) {
      const attrs = Object.assign({}, lang && {
        lang
      });
      const element = this.wrap("pre", this.wrap("code", code), attrs);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML list to the summary buffer
     *
     * @param {string[]} items list of items to render
     * @param {boolean} [ordered=false] (optional) if the rendered list should be ordered or not (default: false)
     *
     * @returns {Summary} summary instance
     */    addList(items, ordered = false) {
      const tag = ordered ? "ol" : "ul";
      const listItems = items.map(item => this.wrap("li", item)).join("");
      const element = this.wrap(tag, listItems);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML table to the summary buffer
     *
     * @param {SummaryTableCell[]} rows table rows
     *
     * @returns {Summary} summary instance
     */    addTable(rows) {
      const tableBody = rows.map(row => {
        const cells = row.map(cell => {
          if (typeof cell === "string") return this.wrap("td", cell);
          const {header, data, colspan, rowspan} = cell;
          const tag = header ? "th" : "td";
          const attrs = Object.assign(Object.assign({}, colspan && {
            colspan
          }), rowspan && {
            rowspan
          });
          return this.wrap(tag, data, attrs);
        }).join("");
        return this.wrap("tr", cells);
      }).join("");
      const element = this.wrap("table", tableBody);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds a collapsable HTML details element to the summary buffer
     *
     * @param {string} label text for the closed state
     * @param {string} content collapsable content
     *
     * @returns {Summary} summary instance
     */    addDetails(label, content) {
      const element = this.wrap("details", this.wrap("summary", label) + content);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML image tag to the summary buffer
     *
     * @param {string} src path to the image you to embed
     * @param {string} alt text description of the image
     * @param {SummaryImageOptions} options (optional) addition image attributes
     *
     * @returns {Summary} summary instance
     */    addImage(src, alt, options) {
      const {width, height} = options || {};
      const attrs = Object.assign(Object.assign({}, width && {
        width
      }), height && {
        height
      });
      const element = this.wrap("img", null, Object.assign({
        src,
        alt
      }, attrs));
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML section heading element
     *
     * @param {string} text heading text
     * @param {number | string} [level=1] (optional) the heading level, default: 1
     *
     * @returns {Summary} summary instance
     */    addHeading(text, level) {
      const tag = `h${level}`;
      const allowedTag = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(tag) ? tag : "h1";
      const element = this.wrap(allowedTag, text);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML thematic break (<hr>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */    addSeparator() {
      const element = this.wrap("hr", null);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML line break (<br>) to the summary buffer
     *
     * @returns {Summary} summary instance
     */    addBreak() {
      const element = this.wrap("br", null);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML blockquote to the summary buffer
     *
     * @param {string} text quote text
     * @param {string} cite (optional) citation url
     *
     * @returns {Summary} summary instance
     */    addQuote(text, cite) {
      const attrs = Object.assign({}, cite && {
        cite
      });
      const element = this.wrap("blockquote", text, attrs);
      return this.addRaw(element).addEOL();
    }
    /**
     * Adds an HTML anchor tag to the summary buffer
     *
     * @param {string} text link text/content
     * @param {string} href hyperlink
     *
     * @returns {Summary} summary instance
     */    addLink(text, href) {
      const element = this.wrap("a", text, {
        href
      });
      return this.addRaw(element).addEOL();
    }
  }
  new Summary;
  /**
 * @deprecated use `core.summary`
 */  external_os_.platform();
  external_os_.arch();
  /**
 * The code to exit an action
 */
  var ExitCode;
  (function(ExitCode) {
    /**
     * A code indicating that the action was successful
     */
    ExitCode[ExitCode["Success"] = 0] = "Success";
    /**
     * A code indicating that the action was a failure
     */    ExitCode[ExitCode["Failure"] = 1] = "Failure";
  })(ExitCode || (ExitCode = {}));
  //-----------------------------------------------------------------------
  // Variables
  //-----------------------------------------------------------------------
  /**
 * Sets env variable for this action and future actions in the job
 * @param name the name of the variable to set
 * @param val the value of the variable. Non-string values will be converted to a string via JSON.stringify
 */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
    /**
 * Registers a secret which will get masked from logs
 *
 * @param secret - Value of the secret to be masked
 * @remarks
 * This function instructs the Actions runner to mask the specified value in any
 * logs produced during the workflow run. Once registered, the secret value will
 * be replaced with asterisks (***) whenever it appears in console output, logs,
 * or error messages.
 *
 * This is useful for protecting sensitive information such as:
 * - API keys
 * - Access tokens
 * - Authentication credentials
 * - URL parameters containing signatures (SAS tokens)
 *
 * Note that masking only affects future logs; any previous appearances of the
 * secret in logs before calling this function will remain unmasked.
 *
 * @example
 * ```typescript
 * // Register an API token as a secret
 * const apiToken = "abc123xyz456";
 * setSecret(apiToken);
 *
 * // Now any logs containing this value will show *** instead
 * console.log(`Using token: ${apiToken}`); // Outputs: "Using token: ***"
 * ```
 */
  function core_setSecret(secret) {
    command_issueCommand("add-mask", {}, secret);
  }
  /**
 * Prepends inputPath to the PATH (for this action and future actions)
 * @param inputPath
 */  
  /**
 * Sets the value of an output.
 *
 * @param     name     name of the output to set
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  function setOutput(name, value) {
    const filePath = process.env["GITHUB_OUTPUT"] || "";
    if (filePath) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(name, value));
    process.stdout.write(external_os_.EOL);
    command_issueCommand("set-output", {
      name
    }, utils_toCommandValue(value));
  }
  /**
 * Enables or disables the echoing of commands into stdout for the rest of the step.
 * Echoing is disabled by default if ACTIONS_STEP_DEBUG is not set.
 *
 */  
  /**
 * Writes debug message to user log
 * @param message debug message
 */
  function core_debug(message) {
    command_issueCommand("debug", {}, message);
  }
  /**
 * Adds an error issue
 * @param message error issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */  function error(message, properties = {}) {
    command_issueCommand("error", utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
  }
  /**
 * Adds a warning issue
 * @param message warning issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */  function warning(message, properties = {}) {
    command_issueCommand("warning", utils_toCommandProperties(properties), message instanceof Error ? message.toString() : message);
  }
  /**
 * Adds a notice issue
 * @param message notice issue message. Errors will be converted to string via toString()
 * @param properties optional properties to add to the annotation.
 */  
  /**
 * Writes info to log with console.log.
 * @param message info message
 */
  function info(message) {
    process.stdout.write(message + external_os_.EOL);
  }
  /**
 * Begin an output group.
 *
 * Output until the next `groupEnd` will be foldable in this group
 *
 * @param name The name of the output group
 */  function startGroup(name) {
    command_issue("group", name);
  }
  /**
 * End an output group.
 */  function endGroup() {
    command_issue("endgroup");
  }
  /**
 * Wrap an asynchronous function call in a group.
 *
 * Returns the same type as the function itself.
 *
 * @param name The name of the group
 * @param fn The function to wrap in the group
 */  
  //-----------------------------------------------------------------------
  // Wrapper action state
  //-----------------------------------------------------------------------
  /**
 * Saves state for current action, the state can only be retrieved by this action's post job execution.
 *
 * @param     name     name of the state to store
 * @param     value    value to store. Non-string values will be converted to a string via JSON.stringify
 */
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  function saveState(name, value) {
    const filePath = process.env["GITHUB_STATE"] || "";
    if (filePath) return file_command_issueFileCommand("STATE", file_command_prepareKeyValueMessage(name, value));
    command_issueCommand("save-state", {
      name
    }, utils_toCommandValue(value));
  }
  /**
 * Gets the value of an state set by this action's main execution.
 *
 * @param     name     name of the state to get
 * @returns   string
 */})

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId](module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/compat get default export */
/******/ (() => {
/******/ 	// getDefaultExport function for compatibility with non-harmony modules
/******/ 	__nccwpck_require__.n = (module) => {
/******/ 		var getter = module && module.__esModule ?
/******/ 			() => (module['default']) :
/******/ 			() => (module);
/******/ 		__nccwpck_require__.d(getter, { a: getter });
/******/ 		return getter;
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
var __webpack_exports__ = {};

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __nccwpck_require__(6760);
// EXTERNAL MODULE: ./src/lib/redact.ts
var lib_redact = __nccwpck_require__(310);
// EXTERNAL MODULE: ./node_modules/@actions/core/lib/core.js + 10 modules
var core = __nccwpck_require__(1178);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: ./src/lib/account.ts
var account = __nccwpck_require__(8012);
// EXTERNAL MODULE: ./src/lib/plain-text.ts
var plain_text = __nccwpck_require__(5571);
// EXTERNAL MODULE: ./src/outcome.ts
var outcome = __nccwpck_require__(4671);
// EXTERNAL MODULE: ./src/event/meaning.ts + 1 modules
var meaning = __nccwpck_require__(7516);
// EXTERNAL MODULE: ./src/event/payload.ts
var event_payload = __nccwpck_require__(5338);
// EXTERNAL MODULE: ./src/event/trigger.ts
var event_trigger = __nccwpck_require__(9668);
;// CONCATENATED MODULE: ./src/event/read-event.ts







function readEvent(env) {
    const name = env.GITHUB_EVENT_NAME ?? '';
    const payload = readPayload(env.GITHUB_EVENT_PATH ?? '');
    const trigger = (0,event_trigger/* triggerOf */.i)(name, payload);
    if (trigger === null)
        throw eventError(`The event file isn't a payload of ${name}.`);
    const run = workflowRun(env);
    const sender = (0,event_payload/* accountAt */.VI)(payload, 'sender') ??
        (0,account/* accountOf */.X)({ login: env.GITHUB_ACTOR }) ??
        event_payload/* ghost */.qy;
    const repository = env.GITHUB_REPOSITORY ?? '';
    const [owner = '', repositoryName = ''] = repository.split('/');
    const repositoryId = (0,event_payload/* numberAt */.tk)(payload, 'repository.id') ??
        (env.GITHUB_REPOSITORY_ID || repository);
    return {
        action: (0,event_payload/* textAt */.$6)(payload, 'action'),
        repository: {
            id: String(repositoryId),
            owner,
            name: repositoryName,
            host: URL.parse(run.repositoryUrl)?.host ?? '',
            isFork: (0,event_payload.at)(payload, 'repository.fork') === true,
        },
        sender,
        ref: env.GITHUB_REF ?? '',
        run,
        trigger,
        comment: (0,event_trigger/* commentOf */.v)(name, payload),
        meaning: (0,meaning/* meaningOf */.P)({ name, payload, sender }),
    };
}
function workflowRun(env) {
    const id = /^\d{1,20}$/.exec(env.GITHUB_RUN_ID ?? '')?.[0] ?? '0';
    const repositoryUrl = `${env.GITHUB_SERVER_URL || 'https://github.com'}/${env.GITHUB_REPOSITORY ?? ''}`;
    return {
        id,
        attempt: Number(/^\d{1,4}$/.exec(env.GITHUB_RUN_ATTEMPT ?? '')?.[0] ?? 1),
        workflow: env.GITHUB_WORKFLOW ?? '',
        job: env.GITHUB_JOB ?? '',
        step: env.GITHUB_ACTION ?? '',
        url: `${repositoryUrl}/actions/runs/${id}`,
        repositoryUrl,
    };
}
function readPayload(path) {
    const payload = (0,event_payload/* objectOf */.Xy)((0,plain_text/* parseJson */.qF)(readText(path)));
    if (payload !== null)
        return payload;
    throw eventError("The event file isn't a webhook payload.");
}
function readText(path) {
    try {
        return (0,external_node_fs_.readFileSync)(path, 'utf8');
    }
    catch (cause) {
        throw eventError("The event file can't be read.", { cause });
    }
}
function eventError(what, options) {
    const advice = 'Run the action in a GitHub workflow, where GITHUB_EVENT_PATH names the event file.';
    return new outcome/* InputError */.dz([`${what} ${advice}`], options);
}

;// CONCATENATED MODULE: external "node:timers/promises"
const promises_namespaceObject = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");
;// CONCATENATED MODULE: ./src/lib/clock.ts

const systemClock = {
    now: () => new Date(),
    elapsedMs: () => performance.now(),
    sleep: (waitMs, signal) => (0,promises_namespaceObject.setTimeout)(Math.max(0, waitMs), undefined, { signal }).catch(() => undefined),
    timeout: (limitMs) => AbortSignal.timeout(Math.ceil(limitMs)),
};

// EXTERNAL MODULE: ./src/messages/summary.ts
var summary = __nccwpck_require__(7268);
// EXTERNAL MODULE: ./src/runner/connections.ts
var connections = __nccwpck_require__(9707);
// EXTERNAL MODULE: ./src/runner/files.ts
var runner_files = __nccwpck_require__(869);
// EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
var inputs = __nccwpck_require__(2148);
// EXTERNAL MODULE: ./src/runner/log.ts
var runner_log = __nccwpck_require__(7708);
;// CONCATENATED MODULE: ./src/main.ts










const actionNames = ['agent', 'post', 'reconcile', 'visitors'];
const actions = {
    agent: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(658), __nccwpck_require__.e(956), __nccwpck_require__.e(629), __nccwpck_require__.e(668), __nccwpck_require__.e(452)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5452))).runAgent,
    post: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(658), __nccwpck_require__.e(629), __nccwpck_require__.e(668), __nccwpck_require__.e(219)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2219))).runPostStep,
    reconcile: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(658), __nccwpck_require__.e(629), __nccwpck_require__.e(344)]).then(__nccwpck_require__.bind(__nccwpck_require__, 7344))).runReconcileAction,
};
async function runAction(action, context) {
    if (action === 'visitors')
        return (await Promise.all(/* import() */[__nccwpck_require__.e(395), __nccwpck_require__.e(789), __nccwpck_require__.e(76)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5076))).runVisitorsAction(context);
    const event = readEvent(context.env);
    const run = await actions[action]();
    return run({ ...context, event });
}
async function main(action, { env, cancelled, clock = systemClock }) {
    const secrets = (0,inputs/* readSecrets */.ql)(env);
    for (const secret of secrets)
        (0,core/* setSecret */.Pq)(secret);
    const redact = (0,lib_redact/* createRedactor */.lY)(secrets);
    const log = (0,runner_log/* createLog */.hM)(redact, env);
    let files = null;
    try {
        files = (0,runner_files/* openFiles */.K)(env, redact, log);
        (0,connections/* checkConnections */.QB)(env);
        const context = { env, cancelled, clock, log, redact, files };
        return await runAction(action, context);
    }
    catch (error) {
        if (!(error instanceof outcome/* InputError */.dz))
            throw error;
        if (action === 'post') {
            if (files?.savedState)
                log.warning("Couldn't update the comment", error.message, 'troubleshooting');
            return 0;
        }
        reportProblems(error, { log, files, link: inputsOf[action] });
        return 1;
    }
}
const inputsOf = {
    agent: 'inputs',
    reconcile: 'reconcileInputs',
    visitors: 'visitorsInputs',
};
function reportProblems({ message, problems }, { log, files, link }) {
    files?.setOutputs({ result: 'rejected', reason: 'invalid-input' });
    files?.addSummary((0,summary/* renderProblems */.x)(problems));
    if (message.length > maxListLength)
        for (const problem of problems)
            log.info(problem);
    log.error('Invalid input', `⛔ ${message}`, link);
}
const maxListLength = 3_800;

// EXTERNAL MODULE: ./src/runner/cancellation.ts
var cancellation = __nccwpck_require__(2323);
;// CONCATENATED MODULE: ./src/index.ts






process.exitCode = 1;
process.stdout.on('error', () => undefined);
const reportUnsettled = () => reportCrash('The run stopped before it was done: something never answered');
process.once('beforeExit', reportUnsettled);
main(actionOf(process.argv[1]), {
    env: process.env,
    cancelled: (0,cancellation/* signalOfCancellation */.r)(),
})
    .then((exitCode) => {
    process.exitCode = exitCode;
}, reportCrash)
    .finally(() => {
    process.off('beforeExit', reportUnsettled);
    setTimeout(exitOnceFlushed, maxOpenMs).unref();
});
function actionOf(script = '') {
    const name = (0,external_node_path_.basename)(script, '.js');
    return actionNames.find((one) => one === name) ?? 'agent';
}
const maxOpenMs = 500;
function reportCrash(thrown) {
    const log = (0,runner_log/* createLog */.hM)((0,lib_redact/* createRedactor */.lY)((0,inputs/* readSecrets */.ql)(process.env)), process.env);
    const message = thrown instanceof Error ? thrown.message : String(thrown);
    const advice = 'Re-run the workflow job with debug logging, and open an issue with what it says.';
    log.error('The run ended unexpectedly', `${message.replace(/\.$/, '')}. ${advice}`, 'troubleshooting');
    if (thrown instanceof Error)
        log.debug(thrown.stack ?? '');
}
function exitOnceFlushed() {
    process.stdout.write('', () => process.exit());
}

