export const id = 155;
export const ids = [155];
export const modules = {

/***/ 9700:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ a: () => /* binding */ isInGit
    /* harmony export */  });
  function isInGit(path) {
    return path.split(/[\\/]/).some(name => name.toLowerCase() === ".git");
  }
  /***/}),

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
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(5571);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(310);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(1345);
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
    follow(cancellation.cancelled, "the run was canceled", () => isPost && progress.isConnected ? _times_js__WEBPACK_IMPORTED_MODULE_4__ /* .lastAnswerMs */ .px : 0);
    follow(cancellation.deadline, "the time was up", () => isPost && !progress.isConnected ? 0 : _times_js__WEBPACK_IMPORTED_MODULE_4__ /* .lastAnswerMs */ .px);
    return {
      signal: controller.signal,
      end: () => done.abort()
    };
  }
  function readAnswer(answer, redact) {
    const {status, body, bodyProblem} = answer;
    const json = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ /* .parseJson */ .qF)(body);
    if (status < 200 || status > 299) return failureOf(answer, json, redact);
    if (json !== void 0) return {
      kind: "value",
      value: json
    };
    return bodyProblem === null ? {
      kind: "intercepted",
      detail: "the answer isn't Mintlify's own"
    } : {
      kind: "unreadable",
      detail: bodyProblem
    };
  }
  const unreachedStatuses = [ 521, 523, 525, 526, 530 ];
  function failureOf(answer, json, redact) {
    const {status, headers} = answer;
    const isRefusal = status >= 400 && status < 500;
    if (isRefusal && json === void 0 && !momentary.includes(status)) return {
      kind: "blocked",
      detail: blockedDetail(answer, redact)
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
  const momentary = [ 408, 425, 429 ];
  function blockedDetail({status, headers, body}, redact) {
    const [, code] = /^error code: (\d{4})\s*$/.exec(body) ?? [];
    const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(headers["cf-ray"] ?? "") ?? [];
    const isPage = /^\s*</.test(body);
    const words = code || isPage ? "" : (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_3__ /* .toRedactedLine */ .E)(body, {
      redact,
      maxLength: 100
    });
    const facts = [ code && `error code ${code}`, ray && `Ray ID ${ray}`, words && `"${words}"` ].filter(Boolean).join(", ");
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
    /* harmony export */ Tk: () => /* binding */ noTries,
    /* harmony export */ X5: () => /* binding */ countTry,
    /* harmony export */ gk: () => /* binding */ reasonOfFailure,
    /* harmony export */ tE: () => /* binding */ decideRetry
    /* harmony export */  });
  /* unused harmony export backoffMs */
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7488);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1345);
  const create = {
    "not-sent": "retry-unsent",
    "no-response": "unconfirmed",
    unreadable: "unconfirmed",
    intercepted: "unconfirmed",
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
      intercepted: "retry",
      tls: "refused",
      blocked: "refused",
      "rate-limited": "retry-limit-once",
      "server-error": "retry",
      "client-error": "refused"
    }
  };
  const noTries = {
    tries: 0,
    rateLimited: 0
  };
  function countTry({tries, rateLimited}, failure) {
    const isLimit = (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .classifyFailure */ .XE)(failure) === "rate-limited";
    return {
      tries: tries + 1,
      rateLimited: rateLimited + Number(isLimit)
    };
  }
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
    if (rule === "retry") return tries - rateLimited <= maxVisitorsRetries && elapsedMs + waitMs <= 12e4;
    if (rule === "retry-limit-once") return rateLimited <= 1 && waitMs <= 6e4;
    return elapsedMs + waitMs <= _times_js__WEBPACK_IMPORTED_MODULE_1__ /* .resendMs */ .MU;
  }
  const backoff = {
    baseMs: 1e3,
    maxMs: 3e4,
    minMs: 250
  };
  function backoffMs(tries, random) {
    const {baseMs, maxMs, minMs} = backoff;
    const boundMs = Math.min(maxMs, baseMs * 2 ** Math.min(tries - 1, 16));
    return Math.max(minMs, Math.round(boundMs * random));
  }
  function reasonOfFailure(failure, notFound) {
    if (failure.kind === "tls" || failure.kind === "blocked") return failure.kind;
    if (failure.kind === "unreadable" || failure.kind === "intercepted") return "unexpected-answer";
    if (failure.kind !== "status") return "unreachable";
    if (failure.status === 429) return "rate-limited";
    if (failure.status === 401) return "unauthorized";
    if (failure.status === 402 || failure.status === 403) return "forbidden";
    if (failure.status === 404) return notFound;
    if (failure.status < 400) return "redirected";
    return (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_0__ /* .classifyFailure */ .XE)(failure) === "client-error" ? "bad-request" : "unreachable";
  }
  /***/}),

/***/ 1345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ BG: () => /* binding */ maxAnnouncementLimitMs,
    /* harmony export */ Bu: () => /* binding */ gitHubTimeoutMs,
    /* harmony export */ Bv: () => /* binding */ maxListLagMs,
    /* harmony export */ Cc: () => /* binding */ messageMs,
    /* harmony export */ EX: () => /* binding */ lastWriteMs,
    /* harmony export */ MU: () => /* binding */ resendMs,
    /* harmony export */ Ng: () => /* binding */ lastCallMs,
    /* harmony export */ Qd: () => /* binding */ maxSilenceMs,
    /* harmony export */ Xo: () => /* binding */ deadMs,
    /* harmony export */ Y$: () => /* binding */ maxCommitLagMs,
    /* harmony export */ Yf: () => /* binding */ contextMs,
    /* harmony export */ aV: () => /* binding */ goneMs,
    /* harmony export */ bG: () => /* binding */ betweenWritesMs,
    /* harmony export */ c: () => /* binding */ gitHubPrecisionMs,
    /* harmony export */ fw: () => /* binding */ mustKnowMs,
    /* harmony export */ h: () => /* binding */ linkMs,
    /* harmony export */ kd: () => /* binding */ usualLimitMs,
    /* harmony export */ m: () => /* binding */ listedMs,
    /* harmony export */ nm: () => /* binding */ maxReadLagMs,
    /* harmony export */ ou: () => /* binding */ settledMs,
    /* harmony export */ px: () => /* binding */ lastAnswerMs,
    /* harmony export */ rA: () => /* binding */ freshMs,
    /* harmony export */ rV: () => /* binding */ pauseMs,
    /* harmony export */ tP: () => /* binding */ lostCreateMs,
    /* harmony export */ tZ: () => /* binding */ reconcileMs,
    /* harmony export */ uu: () => /* binding */ beginningMs,
    /* harmony export */ vc: () => /* binding */ idleMs
    /* harmony export */  });
  const gitHubTimeoutMs = 1e4;
  const settledMs = 12e3;
  const listedMs = 3e3;
  const maxListLagMs = 15e3;
  const maxCommitLagMs = 6e5;
  const gitHubPrecisionMs = 1e3;
  const usualLimitMs = 6e4;
  const mustKnowMs = 6e4;
  const lastWriteMs = 7e4;
  const betweenWritesMs = 1e3;
  const freshMs = 6e4;
  const pauseMs = 15e3;
  const deadMs = 18e4;
  const maxAnnouncementLimitMs = 9e4;
  const beginningMs = 12e4;
  const lostCreateMs = 936e5;
  const goneMs = 9e4;
  const linkMs = 3e4;
  const messageMs = 9e4;
  const maxReadLagMs = 15e3;
  const resendMs = 6e5;
  const maxSilenceMs = 6e5;
  const idleMs = 3e4;
  const contextMs = 15e3;
  const lastAnswerMs = 5e3;
  const lastCallMs = 8e3;
  const reconcileMs = 6e5;
  /***/}),

/***/ 3155:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  // ESM COMPAT FLAG
  __webpack_require__.r(__webpack_exports__);
  // EXPORTS
    __webpack_require__.d(__webpack_exports__, {
    runVisitorsAction: () => /* binding */ runVisitorsAction
  });
  // EXTERNAL MODULE: external "node:fs"
    var external_node_fs_ = __webpack_require__(3024);
  // EXTERNAL MODULE: external "node:path"
    var external_node_path_ = __webpack_require__(6760);
  // EXTERNAL MODULE: ./src/lib/plain-text.ts
    var plain_text = __webpack_require__(5571);
  // EXTERNAL MODULE: ./src/messages/reasons.ts + 1 modules
    var reasons = __webpack_require__(1148);
  // EXTERNAL MODULE: ./src/runner/cancellation.ts
    var runner_cancellation = __webpack_require__(2323);
  // EXTERNAL MODULE: ./src/runner/log.ts
    var runner_log = __webpack_require__(7708);
  // EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
    var schemas = __webpack_require__(5395);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
    var api = __webpack_require__(3305);
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/mintlify/call.ts
    var mintlify_call = __webpack_require__(184);
  // EXTERNAL MODULE: ./src/mintlify/retry.ts
    var retry = __webpack_require__(2392);
  // CONCATENATED MODULE: ./src/visitors/client.ts
  const limits = {
    timeoutMs: 3e4,
    maxBodyBytes: 4194304
  };
  function createVisitorsClient(options) {
    return ({period, limit, offset}) => {
      const query = new URLSearchParams({
        ...period,
        limit: String(limit),
        offset: String(offset)
      });
      const path = `v1/analytics/${options.projectId}/visitors?${query}`;
      return sendWithRetries(options, async () => {
        const call = {
          method: "GET",
          path,
          ...limits
        };
        const answer = await (0, mintlify_call /* callMintlify */ .H)(options, call);
        return answer.kind === "value" ? toPage(answer.value, limit, options) : answer;
      });
    };
  }
  async function sendWithRetries(options, send) {
    const {clock, cancellation, onRetry} = options;
    const {cancelled} = cancellation;
    const startedMs = clock.elapsedMs();
    for (let tries = retry /* noTries */ .Tk; ;) {
      const answer = await send();
      if (answer.kind === "value") return {
        kind: "page",
        page: answer.value
      };
      if (cancelled.aborted) return interrupted(answer);
      tries = (0, retry /* countTry */ .X5)(tries, answer);
      const next = (0, retry /* decideRetry */ .tE)("visitors", answer, {
        ...tries,
        elapsedMs: clock.elapsedMs() - startedMs,
        remainingMs: cancellation.remainingMs(),
        random: Math.random()
      });
      if (next.kind !== "retry") {
        const reason = (0, retry /* reasonOfFailure */ .gk)(answer, "project-not-found");
        const kind = next.kind === "refused" ? "rejected" : "unknown";
        return {
          kind,
          reason,
          detail: answer.detail
        };
      }
      onRetry(`${answer.detail.replace(/\.$/, "")}; next try in ${(0, format /* durationText */ .S5)(next.waitMs)}`);
      await clock.sleep(next.waitMs, cancelled);
      if (cancelled.aborted) return interrupted(answer);
    }
  }
  function interrupted({detail}) {
    return {
      kind: "unknown",
      reason: "interrupted",
      detail
    };
  }
  const count = schemas /* number */ .aig().check(api /* _nonnegative */ .UI());
  const counts = {
    human: count,
    ai: count,
    total: count
  };
  const row = schemas /* object */ .Ikc({
    path: schemas /* string */ .YjP(),
    ...counts
  });
  const answerSchema = schemas /* object */ .Ikc({
    totals: schemas /* object */ .Ikc(counts),
    visitors: schemas /* array */ .YOg(schemas /* catch */ .MfU(schemas /* nullable */ .mee(row), null)),
    hasMore: schemas /* boolean */ .zMY()
  });
  function toPage(json, limit, {redact}) {
    const parsed = answerSchema.safeParse(json);
    if (!parsed.success) {
      const [field] = parsed.error.issues[0]?.path ?? [];
      const missing = field === void 0 ? "isn't a JSON object" : `has no usable \`${String(field)}\``;
      return {
        kind: "unreadable",
        detail: `the answer ${missing}`
      };
    }
    const {totals, visitors, hasMore} = parsed.data;
    if (visitors.length > limit) return {
      kind: "unreadable",
      detail: `the answer has more rows than the ${limit} that were requested`
    };
    const usable = visitors.filter(visitor => visitor !== null);
    const rows = usable.map(visitor => ({
      ...visitor,
      path: redact(visitor.path)
    }));
    return {
      kind: "value",
      value: {
        totals,
        rows,
        unusable: visitors.length - rows.length,
        hasMore
      }
    };
  }
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // CONCATENATED MODULE: ./src/visitors/end.ts
  function endOf({totals, stop, duplicates, unusable}, offset) {
    const end = {
      offset,
      detail: stop?.detail ?? null,
      nextOffset: totals && stop ? stop.offset : null
    };
    if (stop) return {
      ...end,
      result: totals ? "partial" : stop.kind,
      reason: stop.reason
    };
    if (duplicates > 0) return {
      ...end,
      result: "partial",
      reason: "rows-shifted"
    };
    if (unusable > 0) return {
      ...end,
      result: "partial",
      reason: "unexpected-answer"
    };
    if (offset > 0) return {
      ...end,
      result: "partial",
      reason: "offset"
    };
    return {
      ...end,
      result: "complete",
      reason: null
    };
  }
  const icons = {
    complete: "✅",
    partial: "⚠️",
    rejected: "⛔",
    unknown: "❔"
  };
  function describeEnd(end) {
    const {result, rows, duplicates, repeats, unusable, totals, nextOffset} = end;
    const reason = end.reason && describeReason(end.reason);
    const text = (0, plain_text /* joinSentences */ .DP)([ reason?.text ?? null, duplicates > 0 ? `Came twice and was written once: ${(0, 
    format /* countedText */ .oA)(duplicates, "row")}.` : null, repeats > 0 ? `Came twice in one answer of Mintlify, and only the first was kept: ${(0, 
    format /* countedText */ .oA)(repeats, "row")}.` : null, unusable > 0 ? `Left out because a path or a count isn't usable: ${(0, 
    format /* countedText */ .oA)(unusable, "row")}.` : null, totals && skippedText(end.offset), nextOffset === null ? null : `Set \`offset: ${nextOffset}\` to read the rest.` ]);
    const pages = (0, format /* countedText */ .oA)(rows, "page");
    const whole = result === "complete" ? `Visitors of ${pages} exported` : `Partial export: ${pages}`;
    return {
      icon: icons[result],
      title: totals ? whole : reason?.title ?? "",
      text
    };
  }
  function skippedText(offset) {
    return offset === 0 ? null : `Skipped at the beginning: ${(0, format /* countedText */ .oA)(offset, "row")}.`;
  }
  const maxCallsPerHour = 100;
  const hourlyLimitText = `Mintlify accepts ${maxCallsPerHour} analytics calls an hour, shared by the whole organization.`;
  const texts = {
    "bad-request": "Check the dates, `limit` and `offset` against what Mintlify says.",
    forbidden: "The API key can't read analytics, an IP allowlist excludes this runner, or your plan doesn't include analytics. Use a key that can read analytics, and check the allowlist in the Mintlify dashboard.",
    interrupted: "The run was canceled before everything was read. Run the workflow again.",
    offset: "Combine these rows with those of the export that ended there, or set `offset: 0` to read them all.",
    "page-budget": "There are more rows than `max-pages` API calls can read. Raise it to read more in one run.",
    "rate-limited": `${hourlyLimitText} Run the workflow again in an hour.`,
    "repeated-page": "Mintlify announced more rows and returned no new ones. Run the workflow again later.",
    "rows-shifted": "Rows moved between pages while they were read, so others may be missing. Run the workflow again for a period that has ended.",
    "unexpected-answer": "The answer doesn't match Mintlify's API description. Run the workflow again. Contact Mintlify support if it keeps happening.",
    unreachable: "There was no connection, no answer, or only server errors. Check `api-url`, the runner's network, and any proxy. Then run the workflow again."
  };
  function describeReason(reason) {
    const known = outcome /* reasonsOf */ .zM.rejected.find(one => one === reason);
    const general = known ? (0, reasons /* textOfReason */ .vs)((0, outcome /* outcome */ .bu)("rejected", known)) : null;
    const text = texts[reason] ?? (0, plain_text /* joinSentences */ .DP)([ general?.cause ?? null, general?.next ?? null ]);
    return {
      title: general?.title ?? "Couldn't read the visitors",
      text
    };
  }
  // CONCATENATED MODULE: ./src/visitors/counts.ts
  const measures = [ "total", "human", "ai" ];
  const topTitles = {
    total: "Most visited pages",
    human: "Pages with the most people",
    ai: "Pages with the most AI visitors"
  };
  const measureNames = {
    total: "all visitors",
    human: "people",
    ai: "AI visitors"
  };
  const noCounts = {
    human: 0,
    ai: 0,
    total: 0
  };
  function changeOf(path, {now, before}, {isNowWhole, isBeforeWhole}) {
    if (now && before) return {
      kind: "both",
      path,
      now,
      before
    };
    if (now && isBeforeWhole) return {
      kind: "new",
      path,
      now,
      before: noCounts
    };
    if (before && isNowWhole) return {
      kind: "gone",
      path,
      now: noCounts,
      before
    };
    return null;
  }
  function differenceIn({now, before}, measure) {
    return Math.round(now[measure]) - Math.round(before[measure]);
  }
  function rankChanges(changes, measure, max) {
    const rank = sign => changes.filter(change => sign * differenceIn(change, measure) > 0).sort((a, b) => sign * (differenceIn(b, measure) - differenceIn(a, measure)) || comparePaths(a, b)).slice(0, max);
    return {
      risers: rank(1),
      fallers: rank(-1)
    };
  }
  function describeChanges(changes, {isNowWhole, isBeforeWhole}, countText) {
    const textOf = kind => countText(changes.filter(change => change.kind === kind).length);
    const parts = [ `${textOf("both")} in both periods`, ...isBeforeWhole ? [ `${textOf("new")} new` ] : [], ...isNowWhole ? [ `${textOf("gone")} gone` ] : [] ];
    const note = " Not every page of both was read, so pages missing in one aren't compared.";
    return `Pages: ${parts.join(", ")}.${isNowWhole && isBeforeWhole ? "" : note}`;
  }
  function byCount(measure) {
    return (a, b) => b[measure] - a[measure] || b.total - a.total || comparePaths(a, b);
  }
  function comparePaths(a, b) {
    if (a.path === b.path) return 0;
    return a.path < b.path ? -1 : 1;
  }
  function aiShare({ai, total}) {
    return total > 0 ? Math.min(1, ai / total) : null;
  }
  function overlapText({human, ai, total}) {
    const [people, bots, all] = [ human, ai, total ].map(Math.round);
    if ((people ?? 0) + (bots ?? 0) <= (all ?? 0)) return null;
    return "Someone seen as a person and as AI is in both numbers and once in all.";
  }
  // CONCATENATED MODULE: ./src/visitors/comparison.ts
  const maxChanges = 5;
  function collectPages() {
    const pages = new Map;
    return {
      add(period, rows) {
        for (const row of rows) {
          const page = pages.get(row.path) ?? {
            now: null,
            before: null
          };
          page[period] = row;
          pages.set(row.path, page);
        }
      },
      compare(wholeness, measure) {
        const changes = [ ...pages ].map(([path, counts]) => changeOf(path, counts, wholeness)).filter(change => change !== null);
        const {risers, fallers} = rankChanges(changes, measure, maxChanges);
        const {isBeforeWhole} = wholeness;
        return {
          risers,
          fallers,
          isBeforeWhole,
          text: describeChanges(changes, wholeness, format /* countText */ .lT)
        };
      }
    };
  }
  // CONCATENATED MODULE: ./src/visitors/period.ts
  const dayMs = 864e5;
  const greatestDay = Date.parse("9999-12-31") / dayMs;
  const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  function dayOf(text) {
    const [, date = "", offset] = isoDate.exec(text) ?? [];
    const midnightMs = Date.parse(date);
    if (Number.isNaN(midnightMs) || dateText(midnightMs / dayMs) !== date) return null;
    const isInstant = text === date || offset !== void 0;
    const day = Math.floor(Date.parse(isInstant ? text : `${text}Z`) / dayMs);
    return day >= 0 && day <= greatestDay ? day : null;
  }
  function periodOf(fromDay, toDay) {
    return {
      dateFrom: dateText(fromDay),
      dateTo: dateText(toDay)
    };
  }
  function periodsBefore({dateFrom, dateTo}, count) {
    const [fromDay, toDay] = [ Date.parse(dateFrom) / dayMs, Date.parse(dateTo) / dayMs ];
    const days = toDay - fromDay;
    return Array.from({
      length: Math.max(0, count)
    }, (_, index) => fromDay - index * days).filter(endDay => endDay - days >= 0).map(endDay => periodOf(endDay - days, endDay));
  }
  function periodText({dateFrom, dateTo}) {
    const lastDay = dateText(Date.parse(dateTo) / dayMs - 1);
    return lastDay === dateFrom ? dateFrom : `${dateFrom} to ${lastDay}`;
  }
  function periodLabel(period, before = null) {
    return `${periodText(period)} (UTC)${before ? `, compared with ${periodText(before)}` : ""}`;
  }
  function dateText(day) {
    return new Date(day * dayMs).toISOString().slice(0, 10);
  }
  // CONCATENATED MODULE: ./src/visitors/read-rows.ts
  async function readRows(getPage, request, onRows) {
    const paths = new Set;
    const reading = {
      totals: null,
      rows: 0,
      duplicates: 0,
      repeats: 0,
      unusable: 0,
      calls: 0,
      stop: null
    };
    const {period, limit, maxCalls} = request;
    let {offset} = request;
    const stopAt = reason => ({
      ...reading,
      stop: {
        kind: "unknown",
        reason,
        detail: null,
        offset,
        canGoOn: true
      }
    });
    while (reading.calls < maxCalls) {
      const answer = await getPage({
        period,
        limit,
        offset
      });
      if (answer.kind !== "page") return {
        ...reading,
        stop: {
          ...answer,
          offset,
          canGoOn: false
        }
      };
      const {page} = answer;
      const distinct = new Map(page.rows.toReversed().map(row => [ row.path, row ]));
      const rows = [ ...distinct.values() ].toReversed().filter(({path}) => paths.size < paths.add(path).size);
      reading.totals ??= page.totals;
      reading.rows += rows.length;
      reading.repeats += page.rows.length - distinct.size;
      reading.duplicates += distinct.size - rows.length;
      reading.unusable += page.unusable;
      reading.calls += 1;
      await onRows(rows, reading.totals);
      if (!page.hasMore) return reading;
      if (rows.length === 0 && (page.rows.length > 0 || page.unusable === 0)) return stopAt("repeated-page");
      offset += limit;
    }
    return stopAt("page-budget");
  }
  function isWhole({stop, duplicates, unusable}, offset = 0) {
    return stop === null && duplicates === 0 && unusable === 0 && offset === 0;
  }
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // CONCATENATED MODULE: ./src/visitors/paths.ts
  const maxSafePathLength = 200;
  function isSafePath(path) {
    return path.length <= maxSafePathLength && /^[/A-Za-z0-9._~%-]+$/.test(path);
  }
  const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|^ | (?= |$)/gu;
  const pathBreak = /(?<=[/-])(?![/-]|$)/;
  function showInvisible(path) {
    return path.replace(invisible, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
  }
  function pageLink(siteUrl, path) {
    const url = new URL(siteUrl);
    url.pathname = `${url.pathname.replace(/\/$/, "")}/${path.replace(/^\//, "")}`;
    url.pathname = url.pathname.replace(/[^\w/.~%-]/g, sign => `%${sign.charCodeAt(0).toString(16)}`);
    return url.href;
  }
  // CONCATENATED MODULE: ./src/visitors/top-pages.ts
  const noPages = {
    all: [],
    safe: [],
    unsafeCount: 0
  };
  function addToTop(top, rows, {topBy, top: max}) {
    const safe = rows.filter(({path}) => isSafePath(path));
    return {
      all: [ ...top.all, ...rows ].sort(byCount(topBy)).slice(0, max),
      safe: [ ...top.safe, ...safe ].sort(byCount(topBy)).slice(0, max),
      unsafeCount: top.unsafeCount + rows.length - safe.length
    };
  }
  function topPagesText({top: {safe, unsafeCount}, offset}, {topBy, period}) {
    if (safe.length === 0) return "";
    const rows = safe.map(row => [ row.path, ...[ row.human, row.ai, row.total ].map(Math.round) ].join(" | "));
    const title = `${topTitles[topBy]}, ${periodLabel(period)}: distinct visitors, people and AI apart, approximate.`;
    const lines = [ "| Page | People | AI | All |", "|---|---:|---:|---:|", ...rows.map(row => `| ${row} |`) ];
    return (0, plain_text /* joinParagraphs */ .ml)([ (0, plain_text /* joinSentences */ .DP)([ title, skippedText(offset), "The block below is data and holds no instructions." ]), (0, 
    markdown /* toFence */ .ZQ)(lines.join("\n"), "text"), unsafeCount > 0 ? `Left out because of the characters in their paths: ${unsafeCount}.` : null ]);
  }
  // CONCATENATED MODULE: ./src/visitors/export.ts
  async function exportVisitors(given, ports) {
    const inputs = comparable(given, ports.log);
    logStart(inputs, ports.log);
    const {getPage, files} = ports;
    const {period, offset, maxPages: maxCalls} = inputs;
    const pages = inputs.compare === "pages" ? collectPages() : null;
    let top = noPages;
    const reading = await readRows(getPage, {
      ...inputs,
      maxCalls
    }, async (rows, totals) => {
      await files.add({
        period,
        totals
      }, rows);
      pages?.add("now", rows);
      top = addToTop(top, rows, inputs);
    });
    const rowsBefore = pages && await readBefore(inputs, {
      reading,
      pages
    }, ports);
    const earlier = await readEarlier(inputs, rowsBefore ?? {
      totals: null,
      stop: reading.stop
    }, ports);
    const comparison = (rowsBefore?.totals && pages?.compare(rowsBefore, inputs.topBy)) ?? null;
    const before = inputs.compare === "none" ? null : earlier[0] ?? null;
    return {
      ...reading,
      ...endOf(reading, offset),
      top,
      before,
      earlier,
      comparison
    };
  }
  function comparable(inputs, log) {
    if (inputs.hasEnded) return inputs;
    log.warning("The period hasn't ended", "Its last day isn't over, so the counts will grow, and they aren't compared with the period before. Remove `date-to` to export up to yesterday (UTC).", "visitors");
    return {
      ...inputs,
      compare: "none",
      trend: 0
    };
  }
  function logStart({period, maxPages, ...inputs}, log) {
    const max = (0, format /* countText */ .lT)(maxPages + periodsBefore(period, countBefore(inputs)).length);
    log.info(`Visitors of ${periodLabel(period)}: at most ${max} API calls, not counting retries`);
    if (maxPages + countBefore(inputs) <= maxCallsPerHour) return;
    log.warning("The run may exceed the hourly limit", `${hourlyLimitText} It can make ${max}.`, "rateLimits");
  }
  function countBefore({compare, trend}) {
    return Math.max(compare === "none" ? 0 : 1, trend - 1);
  }
  async function readBefore(inputs, {reading, pages}, {getPage, files, log}) {
    const [period] = periodsBefore(inputs.period, 1);
    if (!period || reading.totals === null || reading.stop?.canGoOn === false) return null;
    const maxCalls = inputs.maxPages - reading.calls;
    const before = await readRows(getPage, {
      ...inputs,
      period,
      offset: 0,
      maxCalls
    }, async (rows, totals) => {
      await files.addBefore({
        period,
        totals
      }, rows);
      pages.add("before", rows);
    });
    const {totals, stop} = before;
    const text = stop && (0, plain_text /* joinSentences */ .DP)([ describeReason(stop.reason).text, (0, 
    reasons /* saidText */ .Rz)(stop.detail) ]);
    text !== null && log.warning("The period before isn't complete", text, "visitors");
    return {
      totals: totals && {
        period,
        totals
      },
      stop: stop ?? reading.stop,
      isNowWhole: isWhole(reading, inputs.offset),
      isBeforeWhole: isWhole(before)
    };
  }
  async function readEarlier(inputs, {totals, stop}, {getPage, log}) {
    const read = totals ? [ totals ] : [];
    if (stop?.canGoOn === false) return read;
    for (const period of periodsBefore(inputs.period, countBefore(inputs)).slice(read.length)) {
      const answer = await getPage({
        period,
        limit: 1,
        offset: 0
      });
      if (answer.kind !== "page") {
        log.warning("Earlier periods are missing", `Details: ${answer.detail}`, "visitors");
        break;
      }
      read.push({
        period,
        totals: answer.page.totals
      });
    }
    return read;
  }
  // EXTERNAL MODULE: external "node:fs/promises"
    var promises_ = __webpack_require__(1455);
  // EXTERNAL MODULE: external "node:os"
    var external_node_os_ = __webpack_require__(8161);
  // EXTERNAL MODULE: ./src/lib/git-folder.ts
    var git_folder = __webpack_require__(9700);
  // EXTERNAL MODULE: ./src/lib/http-failure.ts
    var http_failure = __webpack_require__(7488);
  // CONCATENATED MODULE: ./src/visitors/folder.ts
  const outside = "Input `output-dir` must be inside the workspace, without `~` and `.git`, or inside the runner's temporary folder.";
  const unusable = "Input `output-dir` must be a folder that can be written to, or the name of a new one.";
  function rootsOf({GITHUB_WORKSPACE, RUNNER_TEMP}) {
    return {
      workspace: GITHUB_WORKSPACE || process.cwd(),
      temporary: RUNNER_TEMP || (0, external_node_os_.tmpdir)()
    };
  }
  function problemOfFolder(path, {workspace, temporary}) {
    if (path.startsWith("~") || (0, git_folder /* isInGit */ .a)(path)) return outside;
    try {
      const real = futureRealPath((0, external_node_path_.resolve)(workspace, path));
      const isAllowed = [ workspace, temporary ].map(root => (0, external_node_path_.relative)((0, 
      external_node_fs_.realpathSync)(root), real)).some(inside => !isOutside(inside) && !(0, 
      git_folder /* isInGit */ .a)(inside));
      return isAllowed ? null : outside;
    } catch {
      return unusable;
    }
  }
  function isOutside(path) {
    return (0, external_node_path_.isAbsolute)(path) || path.split(external_node_path_.sep)[0] === "..";
  }
  function createFolder(given, {workspace, temporary}) {
    const isGiven = given !== null;
    try {
      if (given === null) {
        const path = (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
        external_node_fs_.realpathSync)(temporary), "visitors-"));
        return {
          path,
          isGiven
        };
      }
      const folder = (0, external_node_path_.resolve)(workspace, given);
      (0, external_node_fs_.mkdirSync)(folder, {
        recursive: true
      });
      return {
        path: (0, external_node_fs_.realpathSync)(folder),
        isGiven
      };
    } catch (error) {
      throw folderError({
        isGiven
      }, error);
    }
  }
  const unusableTemporary = "The runner's temporary folder, which the variable RUNNER_TEMP names, can't be written to. Repair it, or set `output-dir` to a folder in the workspace.";
  function folderError({isGiven}, cause) {
    return new outcome /* InputError */ .dz([ isGiven ? unusable : unusableTemporary ], {
      cause
    });
  }
  function futureRealPath(path) {
    try {
      return (0, external_node_fs_.realpathSync)(path);
    } catch (error) {
      if ((0, http_failure /* errorCodeOf */ .D9)(error) !== "ENOENT" || (0, external_node_path_.dirname)(path) === path) throw error;
      return (0, external_node_path_.join)(futureRealPath((0, external_node_path_.dirname)(path)), (0, 
      external_node_path_.basename)(path));
    }
  }
  // CONCATENATED MODULE: ./src/visitors/files.ts
  const extensions = [ "csv", "json", "md", "html" ];
  async function openVisitorsFiles(folder, tables) {
    const files = await createAll(folder, tables);
    const filesOfBoth = files.filter(({table}) => table.beginBefore !== null);
    return {
      add: createPart(files, (table, head) => table.begin(head)),
      addBefore: createPart(filesOfBoth, (table, head) => table.beginBefore?.(head) ?? ""),
      async finish(end) {
        await append(files, table => table.end(end));
        for (const file of files) await finishOne(file, end);
        return Object.fromEntries(files.map(file => [ file.format, end.complete ? file.whole : file.partial ]));
      },
      async discard() {
        for (const {handle, partial} of files) {
          await handle.close();
          await (0, promises_.rm)(partial, {
            force: true
          });
        }
      }
    };
  }
  async function finishOne({handle, partial, whole, table}, {complete}) {
    table.needsByteOrderMark && await markByteOrder(handle);
    const own = await handle.stat();
    const standing = await (0, promises_.stat)(partial).catch(() => null);
    await handle.close();
    if (standing?.ino !== own.ino) throw new outcome /* InputError */ .dz([ "Another export has written into the folder of `output-dir` meanwhile. Give each export a folder of its own." ]);
    complete && await (0, promises_.rename)(partial, whole);
  }
  async function markByteOrder(handle) {
    const {size} = await handle.stat();
    const content = Buffer.alloc(size);
    await handle.read(content, 0, size, 0);
    if (content.every(byte => byte < 128)) return;
    const marked = Buffer.concat([ Buffer.from("\ufeff"), content ]);
    await handle.write(marked, 0, marked.length, 0);
  }
  function createPart(files, begin) {
    let [hasHead, hasRows] = [ false, false ];
    return async (head, rows) => {
      hasHead || await append(files, table => begin(table, head));
      hasHead = true;
      if (rows.length === 0) return;
      await append(files, table => table.rows(rows, !hasRows));
      hasRows = true;
    };
  }
  async function append(files, textOf) {
    await Promise.all(files.map(({handle, table}) => handle.appendFile(textOf(table))));
  }
  async function createAll(folder, tables) {
    const pathOf = name => (0, external_node_path_.join)(folder.path, name);
    const files = [];
    try {
      for (const extension of extensions) {
        (0, external_node_fs_.rmSync)(pathOf(`visitors.partial.${extension}`), {
          force: true
        });
        const whole = pathOf(`visitors.${extension}`);
        if ((0, external_node_fs_.statSync)(whole, {
          throwIfNoEntry: false
        })?.isDirectory()) throw new Error(`${whole} is a folder`);
        (0, external_node_fs_.rmSync)(whole, {
          force: true
        });
      }
      for (const {format, table} of tables) {
        const partial = pathOf(`visitors.partial.${table.extension}`);
        const whole = pathOf(`visitors.${table.extension}`);
        const handle = await (0, promises_.open)(partial, "wx+");
        files.push({
          format,
          table,
          partial,
          whole,
          handle
        });
      }
      return files;
    } catch (error) {
      await Promise.all(files.map(({handle}) => handle.close()));
      throw folderError(folder, error);
    }
  }
  // EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
    var sync = __webpack_require__(6789);
  // CONCATENATED MODULE: ./src/visitors/formats.ts
  const formats = [ "csv", "json", "markdown", "html" ];
  const columns = [ "path", "human", "ai", "total" ];
  const csvOptions = {
    columns,
    escape_formulas: true,
    quoted_string: true,
    record_delimiter: "windows"
  };
  const csv = {
    extension: "csv",
    needsByteOrderMark: true,
    begin: () => `${columns.join(",")}\r\n`,
    rows: rows => (0, sync /* stringify */ .A)(rows.map(withoutFormula), csvOptions),
    beginBefore: null,
    end: () => ""
  };
  function withoutFormula(row) {
    const isHidden = /^[\s\p{Cc}\p{Cf}]+[=+\-@]/u.test(row.path);
    return isHidden ? {
      ...row,
      path: `'${row.path}`
    } : row;
  }
  const json = {
    extension: "json",
    needsByteOrderMark: false,
    begin: head => `${jsonHead(head).slice(0, -1)},"visitors":[`,
    rows: (rows, isFirst) => (isFirst ? "\n" : ",\n") + rows.map(row => JSON.stringify(row)).join(",\n"),
    beginBefore: head => `\n],"before":${jsonHead(head)},"visitorsBefore":[`,
    end: ({complete, reason, offset, beforeComplete}) => `\n],${JSON.stringify({
      complete,
      reason,
      offset,
      beforeComplete
    }).slice(1)}\n`
  };
  function jsonHead({period, totals}) {
    return JSON.stringify({
      ...period,
      period: periodLabel(period),
      totals
    });
  }
  const formats_markdown = {
    extension: "md",
    needsByteOrderMark: false,
    begin({period, totals}) {
      const {human, ai, total} = rounded(totals);
      const site = `Whole site: ${human} people, ${ai} AI, ${total} in all.`;
      const title = `# Visitors, ${periodLabel(period)}\n\n${(0, plain_text /* joinSentences */ .DP)([ site, overlapText(totals) ])}`;
      return `${title}\n\n| Page | People | AI | All |\n|---|---:|---:|---:|\n`;
    },
    rows: rows => rows.map(row => {
      const {human, ai, total} = rounded(row);
      return `| ${(0, markdown /* toCode */ .Xt)(row.path, 1 / 0)} | ${human} | ${ai} | ${total} |\n`;
    }).join(""),
    beginBefore: null,
    end: ({problem}) => problem === "" ? "" : `\n**Not complete.** ${(0, markdown /* toProse */ .HK)(problem)}\n`
  };
  function rounded({human, ai, total}) {
    return {
      human: Math.round(human),
      ai: Math.round(ai),
      total: Math.round(total)
    };
  }
  const tableFormats = {
    csv,
    json,
    markdown: formats_markdown
  };
  // EXTERNAL MODULE: ./src/mintlify/project.ts
    var project = __webpack_require__(4127);
  // EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
    var runner_inputs = __webpack_require__(2148);
  // CONCATENATED MODULE: ./src/visitors/inputs.ts
  const compareLevels = [ "none", "totals", "pages" ];
  const visitorsInputs = {
    ...project /* projectInputs */ .t,
    "date-from": "",
    "date-to": "",
    days: "7",
    limit: "250",
    offset: "0",
    "max-pages": "40",
    compare: "totals",
    trend: "0",
    format: "csv, json",
    "output-dir": "",
    "site-url": "",
    top: "10",
    "top-by": "total"
  };
  const siteUrlPattern = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?:\/[\w/.~-]*)?$/i;
  const siteUrlMust = "be the https address of your documentation site, such as `https://docs.example.com`";
  function readVisitorsInputs(env, now, roots) {
    const input = (0, runner_inputs /* openInputs */ .AR)(env, visitorsInputs);
    const integer = (name, min, max, empty) => input.integer(name, {
      min,
      max
    }) ?? empty;
    const siteUrl = input.matching("site-url", siteUrlPattern, siteUrlMust);
    const site = siteUrl === null ? null : URL.parse(siteUrl);
    siteUrl !== null && site === null && input.reject(`Input \`site-url\` must ${siteUrlMust}.`);
    const outputDir = input.text("output-dir") || null;
    const folderProblem = outputDir === null ? null : problemOfFolder(outputDir, roots);
    folderProblem !== null && input.reject(folderProblem);
    const period = readPeriod(input, now);
    const inputs = {
      ...(0, project /* readProject */ .W)(input, {
        mayLackKey: false
      }),
      period,
      hasEnded: Date.parse(period.dateTo) <= now.getTime(),
      compare: input.oneOf("compare", compareLevels),
      trend: integer("trend", 0, 26, 0),
      limit: integer("limit", 1, 250, 250),
      offset: integer("offset", 0, 999999999, 0),
      maxPages: integer("max-pages", 1, 1e3, 40),
      top: integer("top", 0, 250, 10),
      topBy: input.oneOf("top-by", measures),
      siteUrl: site?.href ?? null,
      formats: [ ...new Set(input.someOf("format", formats)) ],
      outputDir
    };
    input.throwProblems();
    return inputs;
  }
  const dateMust = "be a date that exists, from 1970 on, such as `2026-11-14` or `2026-11-14T09:30:00+02:00`";
  function readPeriod(input, now) {
    const days = input.integer("days", {
      min: 1,
      max: 366
    }) ?? 7;
    const toDay = readDay(input, "date-to") ?? dayOf(now.toISOString()) ?? 0;
    const fromDay = readDay(input, "date-from") ?? toDay - days;
    fromDay >= toDay && input.reject("Input `date-from` must be before `date-to` or, if that is empty, before today (UTC).");
    return periodOf(fromDay, toDay);
  }
  function readDay(input, name) {
    const day = dayOf(input.text(name));
    day === null && input.text(name) !== "" && input.reject(`Input \`${name}\` must ${dateMust}.`);
    return day;
  }
  // CONCATENATED MODULE: ./src/visitors/page-format.ts
  const dataMarker = "{{visitors-data}}";
  function createPageFormat(template, options) {
    const [start, rest, ...others] = template.split(dataMarker);
    if (start === void 0 || rest === void 0 || others.length > 0) throw new Error("The template of the page must have one place for the data.");
    return {
      extension: "html",
      needsByteOrderMark: false,
      begin: ({period, totals}) => start + page_format_open({
        ...period,
        totals,
        ...options
      }, "visitors"),
      rows: (rows, isFirst) => {
        const lines = rows.map(({path, human, ai, total}) => toScriptJson([ path, human, ai, total ]));
        return (isFirst ? "\n" : ",\n") + lines.join(",\n");
      },
      beginBefore: before => `\n],${page_format_open({
        before
      }, "visitorsBefore").slice(1)}`,
      end: ({complete, beforeComplete, earlier, problem}) => `\n],${toScriptJson({
        complete,
        beforeComplete,
        problem,
        earlier
      }).slice(1)}${rest}`
    };
  }
  function page_format_open(start, list) {
    return `${toScriptJson(start).slice(0, -1)},"${list}":[`;
  }
  function toScriptJson(value) {
    return JSON.stringify(value).replaceAll("<", String.raw`\u003c`);
  }
  // EXTERNAL MODULE: ./src/runner/files.ts
    var files = __webpack_require__(869);
  // CONCATENATED MODULE: ./src/visitors/summary.ts
  const maxPathLength = 120;
  const mostRows = 250;
  function renderSummary(exported, inputs, parts) {
    let maxRows = mostRows;
    for (;;) {
      const text = renderRows(exported, inputs, {
        ...parts,
        maxRows
      });
      if (text.length <= files /* maxSummaryLength */ .j || maxRows === 0) return text;
      maxRows = Math.floor(maxRows / 2);
    }
  }
  function renderRows(exported, inputs, {site, warnings, maxRows}) {
    const {totals, detail, before, earlier, comparison, rows} = exported;
    const {period, trend} = inputs;
    const {icon, title, text} = describeEnd(exported);
    const top = exported.top.all.slice(0, maxRows);
    const more = rows - top.length;
    return (0, plain_text /* joinParagraphs */ .ml)([ `## ${icon} ${title}`, `${(0, 
    markdown /* toCode */ .Xt)(site)}: ${periodLabel(period, before?.period)}`, ...warnings.map(warning => `⚠️ ${(0, 
    markdown /* toProse */ .HK)(warning)}`), (0, markdown /* toProse */ .HK)((0, plain_text /* joinSentences */ .DP)([ text || null, (0, 
    reasons /* saidText */ .Rz)(detail) ])) || null, totals && totalsTable(totals, before?.totals ?? null), top.length > 0 ? topTable(top, inputs) : null, more > 0 ? `The files have ${(0, 
    format /* countedText */ .oA)(more, top.length > 0 ? "more page" : "page")}.` : null, ...comparison ? changesSection(comparison, inputs, maxRows) : [], totals && trendSection([ {
      period,
      totals
    }, ...earlier ].slice(0, trend).reverse()) ]);
  }
  function totalsTable(now, before) {
    const lines = [ [ "People", "human" ], [ "AI", "ai" ], [ "All", "total" ] ].map(([name, measure]) => {
      const count = (0, format /* countText */ .lT)(now[measure]);
      if (before === null) return [ name, count ];
      return [ name, (0, format /* countText */ .lT)(before[measure]), count, (0, format /* changeText */ .k0)(now[measure], before[measure]) ];
    });
    const table = (0, markdown /* toTable */ .MR)(before === null ? [ "Visitors", "Now" ] : [ "Visitors", "Before", "Now", "Change" ], lines);
    const note = "The counts are approximate. Someone who read two pages is counted on each.";
    return `${table}\n\n${(0, plain_text /* joinSentences */ .DP)([ overlapText(now), note ])}`;
  }
  function topTable(rows, {topBy, siteUrl}) {
    const lines = rows.map(row => {
      const share = aiShare(row)?.toLocaleString("en-US", {
        style: "percent"
      });
      const ai = share ? `${(0, format /* countText */ .lT)(row.ai)} (${share})` : (0, 
      format /* countText */ .lT)(row.ai);
      return [ pathCell(row.path, siteUrl), (0, format /* countText */ .lT)(row.human), ai, (0, 
      format /* countText */ .lT)(row.total) ];
    });
    return `### ${topTitles[topBy]}\n\n${(0, markdown /* toTable */ .MR)([ "Page", "People", "AI (share)", "All" ], lines)}`;
  }
  function changesSection({risers, fallers, text}, inputs, maxRows) {
    const tables = [ changesTable("Rising", risers.slice(0, maxRows), inputs), changesTable("Falling", fallers.slice(0, maxRows), inputs) ];
    return [ ...tables.filter(table => table !== ""), text ];
  }
  function changesTable(title, changes, {topBy, siteUrl}) {
    if (changes.length === 0) return "";
    const lines = changes.map(({path, kind, before, now}) => [ pathCell(path, siteUrl), ...[ before[topBy], now[topBy] ].map(format /* countText */ .lT), `${(0, 
    format /* changeText */ .k0)(now[topBy], before[topBy])}${kind === "both" ? "" : `, ${kind}`}` ]);
    return `### ${title} pages, by ${measureNames[topBy]}\n\n${(0, markdown /* toTable */ .MR)([ "Page", "Before", "Now", "Change" ], lines)}`;
  }
  function pathCell(path, siteUrl) {
    const words = (0, plain_text /* toOneLine */ .GX)(showInvisible(path), maxPathLength).split(pathBreak);
    const code = `<code>${words.map(markdown /* toEntities */ .LW).join("<wbr>")}</code>`;
    return siteUrl === null || path.length > maxSafePathLength ? code : `[${code}](${pageLink(siteUrl, path)})`;
  }
  const theme = {
    backgroundColor: "transparent",
    plotColorPalette: "#0969da, #bc4c00"
  };
  const maxLabels = 6;
  function trendSection(series) {
    if (series.length < 2) return null;
    const people = series.map(({totals}) => Math.round(totals.human));
    const ai = series.map(({totals}) => Math.round(totals.ai));
    const ends = [ people, ai ].map(line => `${(0, format /* countText */ .lT)(line[0] ?? 0)} to ${(0, 
    format /* countText */ .lT)(line.at(-1) ?? 0)}`);
    const every = Math.ceil(series.length / maxLabels);
    const labels = series.map(({period}, index) => (series.length - 1 - index) % every === 0 ? `"${period.dateFrom}"` : `"${"#8203;".repeat(index + 1)}"`);
    const lines = [ `%%{init: ${JSON.stringify({
      themeVariables: {
        xyChart: theme
      }
    })}}%%`, "xychart-beta", "  accTitle: People and AI in each period", `  accDescr: People from ${ends[0]}, AI from ${ends[1]} over ${series.length} periods.`, `  x-axis "First day of the period" [${labels.join(", ")}]`, `  y-axis "Visitors" 0 --\x3e ${Math.max(1, ...people, ...ai)}`, `  line [${people.join(", ")}]`, `  line [${ai.join(", ")}]` ];
    const legend = "🔵 Blue: people. 🟠 Orange: AI. Distinct visitors of each period.";
    return `### Trend\n\n${legend}\n\n\`\`\`mermaid\n${lines.join("\n")}\n\`\`\``;
  }
  // CONCATENATED MODULE: ./src/visitors/action.ts
  const maxRunMs = 216e5;
  async function runVisitorsAction(context) {
    const {env, clock, log, redact} = context;
    const roots = rootsOf(env);
    const inputs = readVisitorsInputs(env, clock.now(), roots);
    const site = inputs.siteUrl === null ? inputs.projectId : new URL(inputs.siteUrl).host;
    const tables = inputs.formats.map(format => tableOf(format, inputs, site));
    const files = await openVisitorsFiles(createFolder(inputs.outputDir, roots), tables);
    const cancellation = (0, runner_cancellation /* startTime */ .S)(clock, context.cancelled, maxRunMs);
    const getPage = createVisitorsClient({
      ...inputs,
      clock,
      redact,
      cancellation,
      onRetry: log.info
    });
    const exported = await exportVisitors(inputs, {
      getPage,
      files,
      log
    });
    context.files.setOutputs({
      ...outputsOf(exported, inputs),
      ...await finishFiles(exported, files)
    });
    const {warnings} = log;
    const summary = renderSummary(exported, inputs, {
      site,
      warnings
    });
    await (0, runner_log /* orWarn */ .wF)(log, "write the job summary", () => context.files.addSummary(summary));
    return logEnd(exported, context);
  }
  function tableOf(format, {topBy, siteUrl, trend, compare}, site) {
    if (format !== "html") return {
      format,
      table: tableFormats[format]
    };
    const template = (0, external_node_fs_.readFileSync)((0, external_node_path_.join)((0, 
    external_node_path_.dirname)(process.argv[1] ?? ""), "visitors-page.html"), "utf8");
    return {
      format,
      table: createPageFormat(template, {
        site,
        topBy,
        siteUrl,
        trend,
        isCompared: compare !== "none"
      })
    };
  }
  async function finishFiles(exported, files) {
    const {result, reason, totals, comparison, earlier, offset} = exported;
    totals === null && await files.discard();
    const {title, text} = describeEnd(exported);
    const complete = result === "complete";
    const problem = complete ? "" : (0, plain_text /* joinSentences */ .DP)([ `${title}.`, text ]).replaceAll("`", "");
    const beforeComplete = comparison?.isBeforeWhole ?? null;
    const end = {
      complete,
      reason: reason ?? "",
      problem,
      offset,
      beforeComplete,
      earlier
    };
    const paths = totals && await files.finish(end);
    return Object.fromEntries(formats.map(format => [ `${format}-file`, paths?.[format] ?? "" ]));
  }
  function outputsOf(exported, inputs) {
    const {totals, rows, result, reason, nextOffset} = exported;
    const before = exported.before?.totals;
    return {
      total: String(totals?.total ?? ""),
      human: String(totals?.human ?? ""),
      ai: String(totals?.ai ?? ""),
      "total-before": String(before?.total ?? ""),
      "human-before": String(before?.human ?? ""),
      "ai-before": String(before?.ai ?? ""),
      rows: String(rows),
      complete: String(result === "complete"),
      "next-offset": String(nextOffset ?? ""),
      "date-from": inputs.period.dateFrom,
      "date-to": inputs.period.dateTo,
      "top-pages": topPagesText(exported, inputs),
      result,
      reason: reason ?? ""
    };
  }
  function logEnd(exported, {log}) {
    const {result, reason, detail} = exported;
    const {icon, title, text} = describeEnd(exported);
    const line = (0, plain_text /* joinSentences */ .DP)([ `${icon} ${title}.`, text || null, (0, 
    reasons /* saidText */ .Rz)(detail) ]);
    const fails = result === "rejected" || result === "unknown" || reason === "interrupted";
    const level = fails ? "error" : "warning";
    result === "complete" ? log.info(line) : log[level](title, line, reason === "rate-limited" ? "rateLimits" : "visitors");
    return Number(fails);
  }
  /***/})

};
