export const id = 917;
export const ids = [917];
export const modules = {

/***/ 1931:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ d: () => /* binding */ sendHttp
    /* harmony export */  });
  /* harmony import */  var node_http__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7067);
  /* harmony import */  
  /* harmony import */ var node_https__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4708);
  /* harmony import */  
  /* harmony import */ var node_zlib__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8522);
  /* harmony import */  
  /* harmony import */ var _http_failure_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7488);
  /* harmony import */  var _proxy_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2477);
  async function sendHttp(request) {
    const proxy = (0, _proxy_js__WEBPACK_IMPORTED_MODULE_4__ /* .proxyFor */ .iJ)(request.url, process.env);
    let isConnected = false;
    const onConnected = () => {
      isConnected = true;
      request.onConnected?.();
    };
    try {
      request.signal.throwIfAborted();
      const response = await readHead({
        ...request,
        onConnected
      }, proxy);
      request.onAnswered?.();
      const body = await readBody(response, request.maxBodyBytes);
      return {
        kind: "answer",
        status: response.statusCode ?? 0,
        headers: joinHeaders(response.headers),
        ...body
      };
    } catch (error) {
      const {signal, url} = request;
      return (0, _http_failure_js__WEBPACK_IMPORTED_MODULE_3__ /* .failureOf */ .g5)(error, {
        signal,
        isConnected,
        host: url.host,
        proxy
      });
    }
  }
  function readHead({method, url, headers, body, signal, onConnected}, proxy) {
    const length = body === null ? {} : {
      "content-length": Buffer.byteLength(body)
    };
    const agent = agentFor(url.protocol, method, proxy);
    return new Promise((resolve, reject) => {
      const request = (0, node_http__WEBPACK_IMPORTED_MODULE_0__.request)(url, {
        method,
        headers: {
          ...headers,
          ...length
        },
        signal,
        agent
      }, resolve);
      request.on("error", reject);
      request.on("close", () => reject(new Error("closed")));
      signal.addEventListener("abort", () => reject(signal.reason), {
        once: true
      });
      const isEncrypted = url.protocol === "https:";
      request.on("socket", socket => {
        socket.connecting ? socket.once(isEncrypted ? "secureConnect" : "connect", () => onConnected?.()) : onConnected?.();
      });
      request.end(body ?? void 0);
    });
  }
  async function readBody(response, maxBytes) {
    const chunks = [];
    const read = bodyProblem => ({
      body: (new TextDecoder).decode(Buffer.concat(chunks)),
      bodyProblem
    });
    let size = 0;
    try {
      for await (const chunk of decompress(response)) {
        size += chunk.length;
        if (size > maxBytes) return read(`the answer is larger than ${maxBytes / 1048576} MiB`);
        chunks.push(chunk);
      }
      return read(null);
    } catch {
      return read("the answer was cut short");
    } finally {
      response.destroy();
    }
  }
  function joinHeaders(headers) {
    const entries = Object.entries(headers).map(([name, value]) => [ name, [ value ?? "" ].flat().join(", ") ]);
    return Object.fromEntries(entries);
  }
  const keptAgents = new Map;
  function agentFor(protocol, method, proxy) {
    const Agent = protocol === "https:" ? node_https__WEBPACK_IMPORTED_MODULE_1__.Agent : node_http__WEBPACK_IMPORTED_MODULE_0__.Agent;
    const proxyEnv = proxy === null ? {} : {
      HTTP_PROXY: proxy.href,
      HTTPS_PROXY: proxy.href
    };
    if (method !== "GET") return new Agent({
      proxyEnv
    });
    const key = `${protocol} ${proxy?.href}`;
    const kept = keptAgents.get(key) ?? new Agent({
      keepAlive: true,
      proxyEnv
    });
    keptAgents.set(key, kept);
    return kept;
  }
  function decompress(response) {
    const encoding = response.headers["content-encoding"]?.toLowerCase();
    if (encoding === "gzip" || encoding === "x-gzip") return pipe(response, (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip)());
    if (encoding === "br") return pipe(response, (0, node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress)());
    return response;
  }
  function pipe(from, to) {
    from.on("error", error => to.destroy(error));
    return from.pipe(to);
  }
  /***/}),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ H: () => /* binding */ callMintlify
    /* harmony export */  });
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1931);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7488);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(5571);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(310);
  const maxAfterEndMs = 5e3;
  async function callMintlify(connection, call) {
    const {apiUrl, apiKey, redact} = connection;
    const progress = {
      isConnected: false
    };
    const limit = limitRequest(connection, call, progress);
    const headers = {
      accept: "application/json",
      "accept-encoding": "identity",
      authorization: `Bearer ${apiKey}`,
      "user-agent": "docs-agent-action",
      ...call.body && {
        "content-type": "application/json"
      }
    };
    const answer = await (0, _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ /* .sendHttp */ .d)({
      method: call.method,
      url: new URL(call.path, apiUrl),
      headers,
      body: call.body ? JSON.stringify(call.body) : null,
      signal: limit.signal,
      maxBodyBytes: call.maxBodyBytes,
      onConnected: () => {
        progress.isConnected = true;
      }
    });
    limit.end();
    return answer.kind === "answer" ? readAnswer(answer, redact) : answer;
  }
  function limitRequest({clock, cancellation}, {method, timeoutMs}, progress) {
    const controller = new AbortController;
    const done = new AbortController;
    const follow = (signal, reason, heldMs) => {
      const abort = async () => {
        heldMs() > 0 && await clock.sleep(heldMs(), done.signal);
        controller.abort(reason);
      };
      signal.aborted ? abort() : signal.addEventListener("abort", abort, {
        once: true,
        signal: done.signal
      });
    };
    const isPost = method === "POST";
    follow(clock.timeout(timeoutMs), `no answer within ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(timeoutMs)}`, () => 0);
    follow(cancellation.cancelled, "the run was canceled", () => isPost && progress.isConnected ? maxAfterEndMs : 0);
    follow(cancellation.deadline, "the time was up", () => isPost && !progress.isConnected ? 0 : maxAfterEndMs);
    return {
      signal: controller.signal,
      end: () => done.abort()
    };
  }
  function readAnswer(answer, redact) {
    const {status, body, bodyProblem} = answer;
    const json = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ /* .parseJson */ .qF)(body);
    if (status < 200 || status > 299) return failureOf(answer, json, redact);
    if (isPage(body)) return {
      kind: "page",
      detail: "the answer is a web page"
    };
    return json === void 0 && bodyProblem !== null ? {
      kind: "unreadable",
      detail: bodyProblem
    } : {
      kind: "value",
      value: json
    };
  }
  const unreachedStatuses = [ 521, 523, 525, 526, 530 ];
  function failureOf(answer, json, redact) {
    const {status, headers} = answer;
    if (isOfProxy(answer, json)) return {
      kind: "blocked",
      detail: blockedDetail(answer)
    };
    const isOfCloudflare = headers.server?.toLowerCase() === "cloudflare";
    if (isOfCloudflare && unreachedStatuses.includes(status)) return {
      kind: "not-sent",
      detail: `Mintlify's proxy answered ${status}`
    };
    const message = errorMessageOf(json, redact);
    const said = message === null ? "" : `: ${message}`;
    return {
      kind: "status",
      status,
      retryAfterMs: (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .parseRetryAfter */ .mu)(headers["retry-after"] ?? null, (0, 
      _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .readDate */ .h2)(headers.date) ?? new Date),
      detail: `Mintlify answered ${status}${said}`
    };
  }
  const plainStatuses = [ 401, 402, 408, 425, 429 ];
  function isOfProxy({status, body}, json) {
    if (status === 403) return typeof Object(json).error !== "string";
    const isRefusal = status >= 400 && status < 500 && !plainStatuses.includes(status);
    return isRefusal && isPage(body);
  }
  const isPage = body => /^\s*</.test(body);
  function blockedDetail({status, headers, body}) {
    const [, code] = /^error code: (\d{4})\s*$/.exec(body) ?? [];
    const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(headers["cf-ray"] ?? "") ?? [];
    const facts = [ code && `error code ${code}`, ray && `Ray ID ${ray}` ].filter(Boolean).join(", ");
    return `a proxy or firewall answered ${status}${facts && ` (${facts})`}`;
  }
  const maxErrorLength = 500;
  function errorMessageOf(json, redact) {
    const {error, details} = Object(json);
    if (typeof error !== "string") return null;
    const messages = Array.isArray(details) ? details.map(detail => Object(detail).message) : [];
    const more = messages.filter(message => typeof message === "string").join("; ");
    const message = more === "" ? error : `${error.replace(/\.$/, "")}: ${more}`;
    return (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_3__ /* .toRedactedLine */ .E)(message, {
      redact,
      maxLength: maxErrorLength
    }) || null;
  }
  /***/}),

/***/ 6927:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ H: () => /* binding */ sendWithRetries,
    /* harmony export */ w: () => /* binding */ createMintlifyClient
    /* harmony export */  });
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(7488);
  /* harmony import */  var _call_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(184);
  /* harmony import */  var _job_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(277);
  /* harmony import */  var _retry_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2392);
  const callTimeoutMs = 3e4;
  const sendTimeoutMs = 6e4;
  const maxJobBytes = 1048576;
  function createMintlifyClient(options) {
    const jobs = `v2/agent/${options.projectId}/job`;
    const pathOf = jobId => `${jobs}/${encodeURIComponent(jobId)}`;
    const {redact, clock, cancellation} = options;
    const post = async (path, prompt, jobId) => {
      const limits = {
        timeoutMs: sendTimeoutMs,
        maxBodyBytes: maxJobBytes
      };
      const body = {
        prompt
      };
      const call = {
        method: "POST",
        path,
        body,
        ...limits
      };
      return toJob(await (0, _call_js__WEBPACK_IMPORTED_MODULE_2__ /* .callMintlify */ .H)(options, call), redact, jobId);
    };
    const getJob = async jobId => {
      const limits = {
        timeoutMs: callTimeoutMs,
        maxBodyBytes: maxJobBytes
      };
      const call = {
        method: "GET",
        path: pathOf(jobId),
        ...limits
      };
      return toJob(await (0, _call_js__WEBPACK_IMPORTED_MODULE_2__ /* .callMintlify */ .H)(options, call), redact, jobId);
    };
    return {
      createJob: (prompt, tries) => sendWithRetries(options, {
        call: "create",
        tries
      }, () => post(jobs, prompt, null)),
      sendMessage: (jobId, prompt, tries) => sendWithRetries(options, {
        call: "message",
        tries
      }, () => post(`${pathOf(jobId)}/message`, prompt, jobId)),
      getJob,
      async findJob(jobId) {
        let answer = await getJob(jobId);
        for (const waitMs of notFoundAgainMs) {
          if (!isNotFound(answer)) return answer;
          if (waitMs >= cancellation.remainingMs()) return notCertain;
          await clock.sleep(waitMs, cancellation.cancelled);
          if (cancellation.cancelled.aborted) return notCertain;
          answer = await getJob(jobId);
        }
        return answer;
      }
    };
  }
  const notFoundAgainMs = [ 1e4, 2e4, 3e4, 3e4 ];
  const notCertain = {
    kind: "no-response",
    detail: "Mintlify didn't find the job, and there was no time to ask again"
  };
  const isNotFound = answer => answer.kind === "status" && answer.status === 404;
  function toJob(outcome, redact, askedId) {
    if (outcome.kind !== "value") return outcome;
    const job = (0, _job_js__WEBPACK_IMPORTED_MODULE_3__ /* .parseJob */ .JN)(outcome.value, redact, askedId);
    if (job === null) return {
      kind: "unreadable",
      detail: "the answer isn't a job with a usable `id`"
    };
    const isOther = askedId !== null && job.id !== askedId;
    return isOther ? {
      kind: "unreadable",
      detail: "the answer was about another job"
    } : {
      kind: "value",
      value: job
    };
  }
  const notFoundReasons = {
    create: "project-not-found",
    message: "job-not-found",
    visitors: "project-not-found"
  };
  async function sendWithRetries(options, {call, tries}, send) {
    const {clock, cancellation, onRetry} = options;
    const startedMs = clock.elapsedMs();
    let rateLimited = 0;
    for (let count = 1; ;count += 1) {
      tries?.onTry();
      const outcome = await send();
      if (outcome.kind === "value") return {
        kind: "delivered",
        value: outcome.value
      };
      const refusal = refusalOf(outcome, call);
      rateLimited += Number((0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_1__ /* .classifyFailure */ .XE)(outcome) === "rate-limited");
      const state = {
        tries: count,
        rateLimited,
        elapsedMs: clock.elapsedMs() - startedMs,
        remainingMs: cancellation.remainingMs(),
        random: Math.random()
      };
      const decision = (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__ /* .decideRetry */ .tE)(call, outcome, state);
      if (decision.kind !== "retry") return deliveryOf(decision, refusal);
      const {detail} = refusal;
      tries?.onUnsent();
      if (cancellation.cancelled.aborted) return {
        kind: "cancelled",
        detail
      };
      onRetry(`${detail.replace(/\.$/, "")}; next try in ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(decision.waitMs)}`);
      const waited = await wait(options, decision.waitMs, tries);
      if (waited === "too-late") return refusal;
      if (waited !== "wanted") return {
        kind: waited,
        detail
      };
    }
  }
  const minuteMs = 6e4;
  async function wait({clock, cancellation}, waitMs, tries) {
    const {cancelled} = cancellation;
    const endMs = clock.elapsedMs() + waitMs;
    for (let leftMs = waitMs; leftMs > 0; leftMs = endMs - clock.elapsedMs()) {
      await clock.sleep(Math.min(leftMs, minuteMs), cancelled);
      if (cancelled.aborted) return "cancelled";
      leftMs > minuteMs && await (tries?.whileWaiting());
    }
    const isWanted = await (tries?.isWanted()) ?? true;
    if (cancellation.remainingMs() <= 0) return "too-late";
    return isWanted ? "wanted" : "given-up";
  }
  function deliveryOf({kind}, refusal) {
    if (kind === "accepted") return {
      kind: "delivered",
      value: null
    };
    return kind === "unconfirmed" ? {
      kind,
      reason: refusal.reason,
      detail: refusal.detail
    } : refusal;
  }
  function refusalOf(failure, call) {
    const status = failure.kind === "status" ? failure.status : null;
    return {
      kind: "refused",
      reason: (0, _retry_js__WEBPACK_IMPORTED_MODULE_4__ /* .reasonOfFailure */ .gk)(failure, notFoundReasons[call]),
      status,
      detail: failure.detail
    };
  }
  /***/}),

/***/ 277:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Fe: () => /* binding */ jobIdPattern,
    /* harmony export */ G0: () => /* binding */ keepLink,
    /* harmony export */ JN: () => /* binding */ parseJob,
    /* harmony export */ hY: () => /* binding */ hasEnded,
    /* harmony export */ vr: () => /* binding */ outcomeOfJob
    /* harmony export */  });
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5395);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(3102);
  /* harmony import */  var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3305);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(310);
  /* harmony import */  var _outcome_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4671);
  /* harmony import */  var _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(4716);
  const knownStatuses = [ "active", "completed", "archived", "failed" ];
  const endedStatuses = [ "completed", "archived", "failed" ];
  function hasEnded({status}) {
    return endedStatuses.includes(status);
  }
  function keepLink(newer, earlier) {
    return {
      ...newer,
      pullRequest: newer.pullRequest ?? earlier?.pullRequest ?? null
    };
  }
  const jobIdPattern = /^(?!\.{1,2}$)(?=.*\S)[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,200}$/u;
  const text = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .string */ .YjP()), null);
  const time = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_4__ /* .datetime */ .w$({
    offset: true
  }), zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .transform */ .pdi(given => new Date(given).toISOString().replace(".000Z", "Z"))), zod_mini__WEBPACK_IMPORTED_MODULE_4__ /* .datetime */ .w$())), null);
  const jobResponse = zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .nullish */ .cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_5__ /* ._regex */ .Fk(jobIdPattern))),
    status: text,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .object */ .Ikc({
      repository: text,
      ref: text
    }), {
      repository: null,
      ref: null
    }),
    model: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__ /* .unknown */ .L5J()),
    createdAt: time,
    archivedAt: time
  });
  const maxFieldLength = 300;
  function parseJob(json, redact, askedId) {
    const parsed = jobResponse.safeParse(json);
    if (!parsed.success) return null;
    const id = parsed.data.id ?? askedId;
    if (id === null || redact(id) !== id) return null;
    const {status, source, model, prLink, createdAt, archivedAt} = parsed.data;
    const line = value => value === null ? null : (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_0__ /* .toRedactedLine */ .E)(value, {
      redact,
      maxLength: maxFieldLength
    }) || null;
    const pullRequest = typeof prLink === "string" ? (0, _pull_request_link_js__WEBPACK_IMPORTED_MODULE_2__ /* .parsePullRequestLink */ .m0)(redact(prLink)) : null;
    const hasLink = prLink !== null && prLink !== void 0 && prLink !== "";
    return {
      id,
      status: knownStatus(line(status) ?? "unknown"),
      pullRequest,
      hasUnusableLink: hasLink && !pullRequest,
      model: line(model),
      repository: repositoryName(line(source.repository)),
      ref: line(source.ref),
      createdAt,
      archivedAt
    };
  }
  function repositoryName(given) {
    const url = given === null ? null : URL.parse(given);
    if (url?.protocol !== "https:" && url?.protocol !== "http:") return given;
    return url.pathname.replace(/^\/+|(?:\.git)?\/*$/g, "") || null;
  }
  function knownStatus(text) {
    return knownStatuses.find(one => one === text.toLowerCase()) ?? text;
  }
  function outcomeOfJob(job) {
    const {status, pullRequest, hasUnusableLink} = job;
    if (status === "failed") return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("failed");
    if (pullRequest) return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("pull-request");
    if (status === "archived") return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("archived");
    return (0, _outcome_js__WEBPACK_IMPORTED_MODULE_1__ /* .outcome */ .bu)("no-pull-request", hasUnusableLink ? "unexpected-answer" : null);
  }
  /***/}),

/***/ 4127:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ W: () => /* binding */ readProject,
    /* harmony export */ t: () => /* binding */ projectInputs
    /* harmony export */  });
  /* harmony import */  var _runner_connections_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9707);
  const defaultUrl = "https://api.mintlify.com";
  const projectInputs = {
    "api-key": "",
    "project-id": "",
    "api-url": defaultUrl
  };
  const missingKey = "Input `api-key` is empty. Add the secret MINTLIFY_API_KEY. Runs for forks and Dependabot get no secrets.";
  const otherKey = "Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const foreignKey = "Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const shortKey = "Input `api-key` looks incomplete. Copy the whole admin key from the Mintlify dashboard and update the secret.";
  const missingProject = "Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.";
  function readProject(input, {mayLackKey}) {
    const apiUrl = readApiUrl(input);
    const key = input.matching("api-key", /^[\x21-\x7e]*$/, "be one line of visible ASCII characters") ?? "";
    const isMissing = input.text("api-key") === "" && !mayLackKey;
    const problem = isMissing ? missingKey : problemOfKey(key, apiUrl);
    problem !== null && input.reject(problem);
    return {
      apiKey: key,
      projectId: readProjectId(input),
      apiUrl
    };
  }
  const foreignKeyPrefix = /^(?:gh[oprsu]_|github_pat_|xox|sk-)/;
  const minKeyLength = 16;
  function problemOfKey(key, apiUrl) {
    if (/^mint_(?:dsc|us)_/.test(key)) return otherKey;
    if (apiUrl.origin === defaultUrl && foreignKeyPrefix.test(key)) return foreignKey;
    return key !== "" && key.length < minKeyLength ? shortKey : null;
  }
  const projectIdPattern = /^(?!mint_|gh[oprsu]_|github_pat_)[A-Za-z0-9][A-Za-z0-9_-]{0,127}$/;
  const projectIdMust = "be 1 to 128 letters, digits, `-` or `_`, as shown on the API keys page of the Mintlify dashboard";
  function readProjectId(input) {
    input.text("project-id") === "" && input.reject(missingProject);
    return input.matching("project-id", projectIdPattern, projectIdMust) ?? "";
  }
  function readApiUrl(input) {
    const text = input.text("api-url");
    const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text) ? URL.parse(text.endsWith("/") ? text : `${text}/`) : null;
    if (url && (0, _runner_connections_js__WEBPACK_IMPORTED_MODULE_0__ /* .isEncryptedOrLoopback */ .Np)(url) && !url.username && !url.password && !url.search && !url.hash) {
      /\/v\d+\/$/.test(url.pathname) && input.reject("Input `api-url` must not end in the version of the API, such as `/v1`.");
      return url;
    }
    input.reject(`Input \`api-url\` must be an https address without credentials, such as \`${defaultUrl}\`.`);
    return new URL(defaultUrl);
  }
  /***/}),

/***/ 2392:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ gk: () => /* binding */ reasonOfFailure,
    /* harmony export */ tE: () => /* binding */ decideRetry
    /* harmony export */  });
  /* unused harmony export backoffMs */
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7488);
  const create = {
    "not-sent": "retry-unsent",
    "no-response": "unconfirmed",
    unreadable: "unconfirmed",
    page: "unconfirmed",
    tls: "refused",
    blocked: "refused",
    "rate-limited": "retry-unsent",
    "server-error": "unconfirmed",
    "client-error": "refused"
  };
  const rules = {
    create,
    message: {
      ...create,
      unreadable: "accepted"
    },
    visitors: {
      "not-sent": "retry",
      "no-response": "retry",
      unreadable: "retry",
      page: "retry",
      tls: "refused",
      blocked: "refused",
      "rate-limited": "retry-limit-once",
      "server-error": "retry",
      "client-error": "refused"
    }
  };
  const minuteMs = 6e4;
  const maxUnsentMs = 10 * minuteMs;
  const maxVisitorsRetries = 4;
  function decideRetry(call, failure, state) {
    const rule = rules[call][(0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .classifyFailure */ .XE)(failure)];
    if (rule === "accepted" || rule === "refused" || rule === "unconfirmed") return {
      kind: rule
    };
    const retryAfterMs = failure.kind === "status" ? failure.retryAfterMs ?? 0 : 0;
    const waitMs = Math.max(retryAfterMs, backoffMs(state.tries, state.random));
    if (mayWait(rule, waitMs, state) && waitMs < state.remainingMs) return {
      kind: "retry",
      waitMs
    };
    return {
      kind: rule === "retry" ? "unconfirmed" : "refused"
    };
  }
  function mayWait(rule, waitMs, {tries, rateLimited, elapsedMs}) {
    if (rule === "retry") return tries - rateLimited <= maxVisitorsRetries && elapsedMs + waitMs <= 2 * minuteMs;
    if (rule === "retry-limit-once") return rateLimited <= 1 && waitMs <= minuteMs;
    return elapsedMs + waitMs <= maxUnsentMs;
  }
  const baseMs = 1e3;
  const maxBackoffMs = 3e4;
  const minBackoffMs = 250;
  function backoffMs(tries, random) {
    const boundMs = Math.min(maxBackoffMs, baseMs * 2 ** Math.min(tries - 1, 16));
    return Math.max(minBackoffMs, Math.round(boundMs * random));
  }
  function reasonOfFailure(failure, notFound) {
    if (failure.kind === "tls" || failure.kind === "blocked") return failure.kind;
    if (failure.kind === "unreadable" || failure.kind === "page") return "unexpected-answer";
    if (failure.kind !== "status") return "unreachable";
    if (failure.status === 429) return "rate-limited";
    if (failure.status === 401) return "unauthorized";
    if (failure.status === 402 || failure.status === 403) return "forbidden";
    if (failure.status === 404) return notFound;
    if (failure.status < 400) return "redirected";
    return (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .classifyFailure */ .XE)(failure) === "client-error" ? "bad-request" : "unreachable";
  }
  /***/})

};
