export const id = 76;
export const ids = [76];
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
      const response = await readHead(request, proxy, onConnected);
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
  function readHead({method, url, headers, body, signal}, proxy, onConnected) {
    const agent = agentFor(url.protocol, method, proxy);
    const length = body !== null && {
      "content-length": Buffer.byteLength(body)
    };
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
      signal.addEventListener("abort", () => reject(signal.reason));
      const isEncrypted = url.protocol === "https:";
      request.on("socket", socket => {
        socket.connecting ? socket.once(isEncrypted ? "secureConnect" : "connect", onConnected) : onConnected();
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
    return Object.fromEntries(Object.entries(headers).map(([name, value]) => [ name, [ value ?? "" ].flat().join(", ") ]));
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
  const decoders = new Map([ [ "gzip", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip ], [ "x-gzip", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createGunzip ], [ "deflate", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createInflate ], [ "br", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createBrotliDecompress ], [ "zstd", node_zlib__WEBPACK_IMPORTED_MODULE_2__.createZstdDecompress ] ]);
  function decompress(response) {
    const names = response.headers["content-encoding"]?.toLowerCase() ?? "";
    return names.split(/\s*,\s*/).reduceRight((stream, name) => pipe(stream, decoders.get(name)), response);
  }
  function pipe(from, decoder) {
    if (decoder === void 0) return from;
    const to = decoder();
    from.on("error", error => to.destroy(error));
    return from.pipe(to);
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
  /***/}),

/***/ 184:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ H: () => /* binding */ callMintlify
    /* harmony export */  });
  /* harmony import */  var _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(432);
  /* harmony import */  var _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(1931);
  /* harmony import */  var _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(7488);
  /* harmony import */  var _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(5571);
  /* harmony import */  var _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(310);
  /* harmony import */  var _times_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(1345);
  async function callMintlify(connection, call) {
    const {apiUrl, apiKey, redact} = connection;
    const {path, body, maxBodyBytes} = call;
    const progress = {
      isConnected: false
    };
    const limit = limitRequest(connection, call, progress);
    const headers = {
      accept: "application/json",
      "accept-encoding": "identity",
      authorization: `Bearer ${apiKey}`,
      "user-agent": "docs-agent-action",
      ...body && {
        "content-type": "application/json"
      }
    };
    const answer = await (0, _lib_http_js__WEBPACK_IMPORTED_MODULE_1__ /* .sendHttp */ .d)({
      method: body ? "POST" : "GET",
      url: new URL(path, apiUrl),
      headers,
      body: body ? JSON.stringify(body) : null,
      signal: limit.signal,
      maxBodyBytes,
      onConnected: () => {
        progress.isConnected = true;
      }
    });
    limit.end();
    return answer.kind === "answer" ? readAnswer(answer, redact) : answer;
  }
  function limitRequest({clock, cancellation}, {body, timeoutMs}, progress) {
    const controller = new AbortController;
    const done = new AbortController;
    const endOn = (signal, reason, heldMs) => {
      const abort = async () => {
        heldMs() > 0 && await clock.sleep(heldMs(), done.signal);
        controller.abort(reason);
      };
      signal.aborted ? abort() : signal.addEventListener("abort", abort, {
        signal: done.signal
      });
    };
    endOn(clock.timeout(timeoutMs), `no answer within ${(0, _lib_format_js__WEBPACK_IMPORTED_MODULE_0__ /* .durationText */ .S5)(timeoutMs)}`, () => 0);
    endOn(cancellation.cancelled, "the run was canceled", () => body && progress.isConnected ? _times_js__WEBPACK_IMPORTED_MODULE_5__ /* .lastAnswerMs */ .px : 0);
    endOn(cancellation.deadline, "the time was up", () => body && !progress.isConnected ? 0 : _times_js__WEBPACK_IMPORTED_MODULE_5__ /* .lastAnswerMs */ .px);
    return {
      signal: controller.signal,
      end: () => done.abort()
    };
  }
  function readAnswer(answer, redact) {
    const {status, body, bodyProblem} = answer;
    const json = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .parseJson */ .qF)(body);
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
    if (isRefusal && !isOwn(status, json) && !plain.includes(status)) return {
      kind: "blocked",
      detail: blockedDetail(answer, json, redact)
    };
    const isOfCloudflare = headers.server?.toLowerCase() === "cloudflare";
    if (isOfCloudflare && unreachedStatuses.includes(status)) return {
      kind: "not-sent",
      detail: `Mintlify's proxy answered ${status}`
    };
    const message = errorMessageOf(json, redact);
    return {
      kind: "status",
      status,
      retryAfterMs: (0, _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .parseRetryAfter */ .mu)(headers["retry-after"] ?? null, (0, 
      _lib_http_failure_js__WEBPACK_IMPORTED_MODULE_2__ /* .readDate */ .h2)(headers.date) ?? new Date),
      detail: `Mintlify answered ${status}${message && `: ${message}`}`
    };
  }
  function isOwn(status, json) {
    const {error, message, cloudflare_error: isOfCloudflare} = Object(json);
    const isUnrouted = status === 404 && !error && Boolean(message);
    return json !== void 0 && !isOfCloudflare && !isUnrouted;
  }
  const plain = [ 408, 413, 425, 429 ];
  function blockedDetail({status, headers, body}, json, redact) {
    const [, code] = /^(?:error code: |\{.*"error_code": ?)(\d{4})\b/.exec(body) ?? [];
    const [ray] = /^[0-9a-f]{16}-[A-Z]{3}$/.exec(headers["cf-ray"] ?? "") ?? [];
    const isPage = /^\s*</.test(body);
    const said = json === void 0 ? body : errorMessageOf(json, redact);
    const words = code || isPage ? "" : (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ /* .toRedactedLine */ .EK)(said, redact, 100);
    const facts = [ code && `error code ${code}`, ray && `Ray ID ${ray}`, words && `"${words}"` ].filter(Boolean).join(", ");
    return `a proxy or firewall answered ${status}${facts && ` (${facts})`}`;
  }
  const maxErrorLength = 500;
  function errorMessageOf(json, redact) {
    const {error, message, detail, title, details, errors} = Object(json);
    const said = [ error, error?.message, message, detail, title ].find(one => typeof one === "string");
    const more = (0, _lib_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ /* .messagesIn */ .ww)(details ?? errors);
    const both = [ said?.replace(/\.$/, ""), more ].filter(Boolean).join(": ");
    return (0, _lib_redact_js__WEBPACK_IMPORTED_MODULE_4__ /* .toRedactedLine */ .EK)(more === "" ? said ?? "" : both, redact, maxErrorLength);
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
  const missingKey = "Input `api-key` is empty. Check that it names a secret, and that the secret exists. Runs for forks and Dependabot get no secrets.";
  const otherKey = "Input `api-key` is an assistant or index key. Agent jobs and analytics need an admin key, which begins with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const foreignKey = "Input `api-key` is a key or token of another service. The admin keys of Mintlify begin with `mint_`. Create one in the Mintlify dashboard and update the secret.";
  const shortKey = "Input `api-key` looks incomplete. Copy the whole admin key from the Mintlify dashboard and update the secret.";
  const missingProject = "Input `project-id` is empty. Add the variable MINTLIFY_PROJECT_ID.";
  function readProject(input, {mayLackKey}) {
    const apiUrl = readApiUrl(input);
    const key = input.matching("api-key", /^(?:(?!["'`])[\x21-\x7e])*$/, "be the key alone, in visible ASCII characters without quotes");
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
    return input.matching("project-id", projectIdPattern, projectIdMust);
  }
  function readApiUrl(input) {
    const text = input.text("api-url");
    const url = /^https?:\/\/[\x21-\x7e]+$/i.test(text) ? URL.parse(text.endsWith("/") ? text : `${text}/`) : null;
    if (url && (0, _runner_connections_js__WEBPACK_IMPORTED_MODULE_0__ /* .isEncryptedOrLoopback */ .Np)(url) && url.href === url.origin + url.pathname) {
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

/***/ 1345:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ Bu: () => /* binding */ gitHubTimeoutMs,
    /* harmony export */ EP: () => /* binding */ maxJobMs,
    /* harmony export */ FV: () => /* binding */ maxPostMs,
    /* harmony export */ Ng: () => /* binding */ lastCallMs,
    /* harmony export */ Xo: () => /* binding */ deadMs,
    /* harmony export */ Yf: () => /* binding */ contextMs,
    /* harmony export */ _f: () => /* binding */ outageMs,
    /* harmony export */ bG: () => /* binding */ betweenWritesMs,
    /* harmony export */ c: () => /* binding */ gitHubPrecisionMs,
    /* harmony export */ fw: () => /* binding */ mustKnowMs,
    /* harmony export */ h: () => /* binding */ linkMs,
    /* harmony export */ kF: () => /* binding */ caughtUpMs,
    /* harmony export */ kd: () => /* binding */ usualLimitMs,
    /* harmony export */ m: () => /* binding */ listedMs,
    /* harmony export */ nm: () => /* binding */ maxReadLagMs,
    /* harmony export */ ou: () => /* binding */ settledMs,
    /* harmony export */ px: () => /* binding */ lastAnswerMs,
    /* harmony export */ rA: () => /* binding */ freshMs,
    /* harmony export */ rV: () => /* binding */ pauseMs,
    /* harmony export */ tZ: () => /* binding */ reconcileMs,
    /* harmony export */ uu: () => /* binding */ beginningMs,
    /* harmony export */ vc: () => /* binding */ idleMs
    /* harmony export */  });
  const gitHubTimeoutMs = 1e4;
  const listedMs = 3e3;
  const settledMs = 15e3;
  const gitHubPrecisionMs = 1e3;
  const usualLimitMs = 6e4;
  const mustKnowMs = 6e4;
  const betweenWritesMs = 1e3;
  const freshMs = 6e4;
  const pauseMs = 15e3;
  const deadMs = 18e4;
  const beginningMs = 12e4;
  const maxJobMs = 936e5;
  const caughtUpMs = 9e4;
  const linkMs = 3e4;
  const maxReadLagMs = 15e3;
  const outageMs = 6e5;
  const idleMs = 3e4;
  const contextMs = 15e3;
  const lastAnswerMs = 5e3;
  const lastCallMs = 8e3;
  const maxPostMs = settledMs + 2 * mustKnowMs;
  const reconcileMs = 6e5;
  /***/}),

/***/ 5076:
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
  // EXTERNAL MODULE: ./src/runner/cancellation.ts
    var runner_cancellation = __webpack_require__(2323);
  // EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
    var schemas = __webpack_require__(5395);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
    var api = __webpack_require__(3305);
  // EXTERNAL MODULE: ./src/mintlify/call.ts
    var call = __webpack_require__(184);
  // EXTERNAL MODULE: ./src/mintlify/retry.ts
    var retry = __webpack_require__(2392);
  // EXTERNAL MODULE: ./src/lib/http-failure.ts
    var http_failure = __webpack_require__(7488);
  // CONCATENATED MODULE: ./src/visitors/retry.ts
  const refusals = [ "blocked", "client-error", "not-found", "rate-limited", "tls" ];
  function isRefusal(failure) {
    return refusals.includes((0, http_failure /* classifyFailure */ .XE)(failure));
  }
  const maxRetries = 4;
  const maxMs = 12e4;
  const maxLimitMs = 6e4;
  function startRetries(clock) {
    const startedMs = clock.elapsedMs();
    let [tries, limits] = [ 0, 0 ];
    return failure => {
      if ((0, http_failure /* classifyFailure */ .XE)(failure) === "rate-limited") {
        limits += 1;
        return limits === 1 ? limitWaitMs(failure) : null;
      }
      if (isRefusal(failure)) return null;
      tries += 1;
      const leastMs = (0, retry /* backoffMs */ .jo)(tries, Math.random());
      const waitMs = Math.max(leastMs, (0, http_failure /* retryAfterMsOf */ .mK)(failure) ?? 0);
      const elapsedMs = clock.elapsedMs() - startedMs;
      return tries <= maxRetries && elapsedMs + waitMs <= maxMs ? waitMs : null;
    };
  }
  function limitWaitMs(failure) {
    const waitMs = (0, http_failure /* retryAfterMsOf */ .mK)(failure) ?? maxLimitMs;
    return waitMs <= maxLimitMs ? waitMs : null;
  }
  // CONCATENATED MODULE: ./src/visitors/client.ts
  const limits = {
    timeoutMs: 3e4,
    maxBodyBytes: 33554432
  };
  async function getVisitors(options, query) {
    const {clock, onRetry} = options;
    const {cancelled} = options.cancellation;
    const nextWaitMs = startRetries(clock);
    for (;;) {
      const answer = await callOnce(options, query);
      if (answer.kind === "value") return answer;
      const {detail} = answer;
      const waitMs = nextWaitMs(answer);
      if (waitMs !== null && !cancelled.aborted) {
        onRetry((0, retry /* nextTryText */ .AQ)(answer, waitMs));
        await clock.sleep(waitMs, cancelled);
      }
      if (cancelled.aborted) return {
        kind: "unknown",
        reason: "interrupted",
        detail
      };
      if (waitMs !== null) continue;
      const kind = isRefusal(answer) ? "rejected" : "unknown";
      const reason = (0, retry /* reasonOfFailure */ .gk)(answer, "project-not-found");
      return {
        kind,
        reason,
        detail
      };
    }
  }
  async function callOnce(options, {period, limit, offset}) {
    const query = new URLSearchParams({
      ...period,
      limit: String(limit),
      offset: String(offset)
    });
    const path = `v1/analytics/${options.projectId}/visitors?${query}`;
    const answer = await (0, call /* callMintlify */ .H)(options, {
      path,
      ...limits
    });
    return answer.kind === "value" ? toRows(answer.value, limit, options) : answer;
  }
  const count = schemas /* pipe */ .FsL(schemas /* number */ .aig().check(api /* _nonnegative */ .UI()), schemas /* transform */ .pdi(value => Math.round(value) || 0));
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
  function toRows(json, limit, {redact}) {
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
    const rows = visitors.filter(visitor => visitor !== null).map(visitor => ({
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
  // EXTERNAL MODULE: ./src/lib/format.ts
    var format = __webpack_require__(432);
  // EXTERNAL MODULE: ./src/messages/reasons.ts
    var reasons = __webpack_require__(3245);
  // EXTERNAL MODULE: ./src/outcome.ts
    var outcome = __webpack_require__(4671);
  // CONCATENATED MODULE: ./src/visitors/end.ts
  const icons = {
    complete: "✅",
    partial: "⚠️",
    rejected: "⛔",
    unknown: "❔"
  };
  function describeEnd(end) {
    const {totals, rows, duplicates, unusable, detail} = end;
    const reason = end.reason && describeReason(end.reason);
    const pageCount = new Set(rows.map(({path}) => path)).size;
    const repeats = rows.length - pageCount;
    const pages = (0, format /* countedText */ .oA)(pageCount, "page");
    const whole = end.result === "complete" ? `Exported the visitors of ${pages}` : `Partial export: ${pages}`;
    return {
      icon: icons[end.result],
      title: totals ? whole : reason?.title ?? "",
      why: [ reason?.text ?? null, rowsText("Duplicates left out", duplicates), rowsText("Kept, although the path repeats", repeats), rowsText("Left out as unusable", unusable), totals && rowsText("Skipped at the beginning", end.offset), end.nextOffset === null ? null : `Set \`offset: ${end.nextOffset}\` to read the rest.` ],
      said: (0, reasons /* saidText */ .Rz)(detail)
    };
  }
  function rowsText(what, count) {
    return count > 0 ? `${what}: ${(0, format /* countedText */ .oA)(count, "row")}.` : null;
  }
  const maxCallsPerHour = 100;
  const hourlyLimitText = `Mintlify accepts ${maxCallsPerHour} analytics calls an hour, shared by the whole organization.`;
  const texts = {
    "bad-request": "Correct the input that Mintlify names.",
    forbidden: "The API key can't read analytics, an IP allowlist excludes this runner, or your plan doesn't include analytics. Use a key that can read analytics, and check the allowlist in the Mintlify dashboard.",
    interrupted: "The run was canceled before everything was read. Run the workflow again.",
    "no-credits": "Mintlify asks for a payment. Check the plan of the organization in the Mintlify dashboard.",
    offset: "Combine these rows with those of the earlier export, or set `offset: 0` to read them all.",
    "page-budget": "There are more rows than `max-pages` API calls can read. Raise it to read more in one run.",
    "rate-limited": `${hourlyLimitText} Run the workflow again in an hour.`,
    "repeated-page": "Mintlify announced more rows and returned no new ones. Run the workflow again later.",
    "rows-shifted": "Rows moved between pages while they were read, so others may be missing. Run the workflow again later.",
    "unexpected-answer": "The answer doesn't match Mintlify's API description. Run the workflow again. Contact Mintlify support if it keeps happening.",
    unreachable: "There was no connection, no answer, or only server errors. Check `api-url`, the runner's network, and any proxy. Then run the workflow again."
  };
  function describeReason(reason) {
    const known = outcome /* reasonsOf */ .zM.rejected.find(one => one === reason);
    const general = known && (0, reasons /* textOfReason */ .vs)((0, outcome /* outcome */ .bu)("rejected", known));
    return {
      title: general?.title ?? "Couldn't read the visitors",
      text: texts[reason] ?? (0, plain_text /* joinSentences */ .DP)([ general?.cause ?? null, general?.next ?? null ])
    };
  }
  // CONCATENATED MODULE: ./src/visitors/period.ts
  const dayMs = 864e5;
  const dayNumber = date => Date.parse(date) / dayMs;
  const greatestDay = dayNumber("9999-12-31");
  const isoDate = /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(Z|[+-]\d{2}:?\d{2})?)?$/;
  function dayOf(text) {
    const [, date = "", offset] = isoDate.exec(text) ?? [];
    const midnight = dayNumber(date);
    if (Number.isNaN(midnight) || dateText(midnight) !== date) return null;
    const isInstant = text === date || offset !== void 0;
    const day = Math.floor(dayNumber(isInstant ? text : `${text}Z`));
    return day >= 0 && day <= greatestDay ? day : null;
  }
  function periodOf(fromDay, toDay) {
    return {
      dateFrom: dateText(fromDay),
      dateTo: dateText(toDay)
    };
  }
  function periodsBefore({dateFrom, dateTo}, count) {
    const end = dayNumber(dateFrom);
    const days = dayNumber(dateTo) - end;
    return Array.from({
      length: Math.min(count, Math.floor(end / days))
    }, (_, index) => periodOf(end - (index + 1) * days, end - index * days));
  }
  function trendOf(now, earlier, count) {
    return count < 2 ? [] : [ now, ...earlier ].slice(0, count).reverse();
  }
  function periodText({dateFrom, dateTo}) {
    const lastDay = dateText(dayNumber(dateTo) - 1);
    return lastDay === dateFrom ? dateFrom : `${dateFrom} to ${lastDay}`;
  }
  function periodLabel(period, before) {
    return `${periodText(period)} (UTC)${before ? `, compared with ${periodText(before)}` : ""}`;
  }
  function dateText(day) {
    return new Date(day * dayMs).toISOString().slice(0, 10);
  }
  // CONCATENATED MODULE: ./src/visitors/read-rows.ts
  const maxEmptyAnswers = 5;
  async function readRows(getRows, request) {
    const paths = new Set;
    const {period, limit, offset, maxPages} = request;
    const read = {
      period,
      offset,
      totals: null,
      rows: [],
      duplicates: 0,
      unusable: 0,
      calls: 0
    };
    const stop = {
      kind: "unknown",
      detail: null
    };
    let emptyAnswers = 0;
    let next = offset;
    for (;read.calls < maxPages; next += limit) {
      const answer = await getRows({
        period,
        limit,
        offset: next
      });
      if (answer.kind !== "value") return endOf(read, answer, next);
      const {totals, rows: all, unusable, hasMore} = answer.value;
      const rows = all.filter(({path}) => !paths.has(path));
      for (const {path} of rows) paths.add(path);
      read.totals ??= totals;
      read.rows.push(...rows);
      read.duplicates += all.length - rows.length;
      read.unusable += unusable;
      read.calls += 1;
      if (!hasMore) return endOf(read, null, next);
      emptyAnswers += Number(all.length + unusable === 0);
      const isRepeated = all.length > 0 && rows.length === 0;
      if (isRepeated || emptyAnswers === maxEmptyAnswers) return endOf(read, {
        ...stop,
        reason: "repeated-page"
      }, next);
    }
    return endOf(read, {
      ...stop,
      reason: "page-budget"
    }, next);
  }
  function endOf(read, stop, next) {
    const {totals} = read;
    const reason = stop?.reason ?? missingReason(read);
    const isWhole = reason === null;
    const result = isWhole ? "complete" : "partial";
    return {
      ...read,
      isWhole,
      result: stop && !totals ? stop.kind : result,
      reason,
      detail: stop?.detail ?? null,
      nextOffset: totals && stop ? next : null
    };
  }
  function missingReason({duplicates, unusable, offset}) {
    if (duplicates > 0) return "rows-shifted";
    if (unusable > 0) return "unexpected-answer";
    return offset > 0 ? "offset" : null;
  }
  function pagesOf(reading) {
    const {period, totals, rows, isWhole} = reading;
    return totals && {
      period,
      totals,
      rows,
      isWhole
    };
  }
  // CONCATENATED MODULE: ./src/visitors/export.ts
  async function exportVisitors(inputs, ports) {
    const {period, compare} = inputs;
    const count = Math.max(compare === "none" ? 0 : 1, inputs.trend - 1);
    const periods = periodsBefore(period, count);
    logStart(inputs, periods.length, ports.log);
    const reading = await readRows(ports.getRows, inputs);
    const readingBefore = await readBefore(periods[0], inputs, reading, ports);
    const pagesBefore = readingBefore && pagesOf(readingBefore);
    const {detail} = readingBefore ?? reading;
    const earlier = pagesBefore ? [ totalsOf(pagesBefore) ] : [];
    detail === null && earlier.push(...await readTotals(periods.slice(earlier.length), ports));
    const pages = pagesOf(reading);
    return {
      ...reading,
      before: compare === "none" ? null : earlier[0] ?? null,
      pagesBefore,
      trend: pages ? trendOf(totalsOf(pages), earlier, inputs.trend) : []
    };
  }
  function totalsOf({period, totals}) {
    return {
      period,
      totals
    };
  }
  const unfinishedText = "The last day of the period isn't over, so the counts will grow, and they aren't compared with the period before. Run the workflow again when it has ended (UTC).";
  function logStart({hasEnded, period, maxPages}, earlierCount, log) {
    hasEnded || log.warning("The period hasn't ended", unfinishedText, "visitors");
    const maxCalls = maxPages + earlierCount;
    log.info(`Visitors of ${periodLabel(period)}: at most ${(0, format /* countText */ .lT)(maxCalls)} API calls, not counting retries`);
    maxCalls > maxCallsPerHour && log.warning("The run may exceed the hourly limit", `${hourlyLimitText} This run can make ${(0, 
    format /* countText */ .lT)(maxCalls)}.`, "rateLimits");
  }
  async function readBefore(period, inputs, {calls, detail}, {getRows, log}) {
    if (inputs.compare !== "pages" || !period || detail !== null) return null;
    const maxPages = inputs.maxPages - calls;
    const request = {
      ...inputs,
      period,
      offset: 0,
      maxPages
    };
    const before = await readRows(getRows, request);
    before.reason !== null && log.warning("Couldn't read all of the period before", whyMissing(before.reason, before.detail), "visitors");
    return before;
  }
  function whyMissing(reason, detail) {
    return (0, plain_text /* joinSentences */ .DP)([ describeReason(reason).text, (0, 
    reasons /* saidText */ .Rz)(detail) ]);
  }
  async function readTotals(periods, {getRows, log}) {
    const all = [];
    for (const period of periods) {
      const answer = await getRows({
        period,
        limit: 1,
        offset: 0
      });
      if (answer.kind !== "value") {
        log.warning("Earlier periods are missing", whyMissing(answer.reason, answer.detail), "visitors");
        break;
      }
      all.push({
        period,
        totals: answer.value.totals
      });
    }
    return all;
  }
  // EXTERNAL MODULE: external "node:os"
    var external_node_os_ = __webpack_require__(8161);
  // EXTERNAL MODULE: ./src/lib/paths.ts
    var paths = __webpack_require__(9927);
  // CONCATENATED MODULE: ./src/visitors/folder.ts
  const outside = "Input `output-dir` must be inside the workspace, without `~` and `.git`, or inside the runner's temporary folder.";
  const unusable = "Input `output-dir` must be a folder that can be written to, or the name of a new one.";
  const unusableTemporary = "The runner's temporary folder, which the variable RUNNER_TEMP names, can't be written to. Repair it, or set `output-dir` to a folder in the workspace.";
  function rootsOf({GITHUB_WORKSPACE, RUNNER_TEMP}) {
    return {
      workspace: GITHUB_WORKSPACE || process.cwd(),
      temporary: RUNNER_TEMP || (0, external_node_os_.tmpdir)()
    };
  }
  function problemOfFolder(path, {workspace, temporary}) {
    if (path.startsWith("~") || (0, paths /* isInGit */ .a)(path)) return outside;
    try {
      const real = futureRealPath((0, external_node_path_.resolve)(workspace, path));
      const isAllowed = [ workspace, temporary ].map(futureRealPath).some(root => (0, 
      paths /* isInside */ .F)(real, root) && !(0, paths /* isInGit */ .a)((0, external_node_path_.relative)(root, real)));
      return isAllowed ? null : outside;
    } catch {
      return unusable;
    }
  }
  function createFolder(outputDir, {workspace, temporary}) {
    if (outputDir === null) return (0, external_node_fs_.mkdtempSync)((0, external_node_path_.join)((0, 
    external_node_fs_.realpathSync)(temporary), "visitors-"));
    const folder = (0, external_node_path_.resolve)(workspace, outputDir);
    (0, external_node_fs_.mkdirSync)(folder, {
      recursive: true
    });
    return (0, external_node_fs_.realpathSync)(folder);
  }
  function folderError(outputDir, cause) {
    const problem = outputDir === null ? unusableTemporary : unusable;
    return new outcome /* InputError */ .dz([ problem ], {
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
  // EXTERNAL MODULE: ./node_modules/csv-stringify/lib/sync.js + 7 modules
    var sync = __webpack_require__(6789);
  // EXTERNAL MODULE: ./src/lib/markdown.ts
    var markdown = __webpack_require__(3862);
  // CONCATENATED MODULE: ./src/visitors/counts.ts
  const visitorKinds = [ "human", "ai" ];
  const measures = [ "total", ...visitorKinds ];
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
  function comparePages(now, before) {
    const rowsNow = byPath(now);
    const rowsBefore = byPath(before);
    const paths = new Set([ ...rowsNow.keys(), ...rowsBefore.keys() ]);
    const changes = [ ...paths ].flatMap(path => {
      const [rowNow, ...moreNow] = rowsNow.get(path) ?? [];
      const [rowBefore, ...moreBefore] = rowsBefore.get(path) ?? [];
      if (moreNow.length + moreBefore.length > 0) return [];
      const kindBefore = rowNow ? "both" : "gone";
      return [ {
        kind: rowBefore ? kindBefore : "new",
        path,
        now: rowNow ?? noCounts,
        before: rowBefore ?? noCounts
      } ];
    });
    const isCertain = {
      both: true,
      new: before.isWhole,
      gone: now.isWhole
    };
    return {
      changes: changes.filter(({kind}) => isCertain[kind]),
      isNowWhole: now.isWhole,
      isBeforeWhole: before.isWhole
    };
  }
  function byPath({rows}) {
    const visited = rows.filter(({total}) => total > 0);
    return Map.groupBy(visited, ({path}) => path);
  }
  function differenceIn({now, before}, measure) {
    return now[measure] - before[measure];
  }
  function rankChanges(changes, measure, max) {
    const rank = sign => changes.filter(change => sign * differenceIn(change, measure) > 0).sort((a, b) => sign * (differenceIn(b, measure) - differenceIn(a, measure)) || comparePaths(a, b)).slice(0, max);
    return {
      risers: rank(1),
      fallers: rank(-1)
    };
  }
  function describeChanges({changes, isNowWhole, isBeforeWhole}, countText) {
    const textOf = kind => countText(changes.filter(change => change.kind === kind).length);
    const parts = [ `${textOf("both")} in both periods`, isBeforeWhole && `${textOf("new")} new`, isNowWhole && `${textOf("gone")} gone` ];
    const note = " Not every page of both periods was read, so some new or gone pages aren't shown.";
    return `Pages: ${parts.filter(Boolean).join(", ")}.${isNowWhole && isBeforeWhole ? "" : note}`;
  }
  function mostVisited(rows, measure, max) {
    return rows.filter(row => row[measure] > 0).sort((a, b) => b[measure] - a[measure] || b.total - a.total || comparePaths(a, b)).slice(0, max);
  }
  function comparePaths(a, b) {
    if (a.path === b.path) return 0;
    return a.path < b.path ? -1 : 1;
  }
  function aiShare({ai, total}) {
    return total > 0 ? Math.min(1, ai / total) : null;
  }
  function overlapText({human, ai, total}) {
    if (human + ai <= total) return null;
    return "Someone seen as both a person and AI is in both numbers, but only once in the total.";
  }
  // CONCATENATED MODULE: ./src/visitors/paths.ts
  const maxSafePathLength = 200;
  function isSafePath(path) {
    return path.length <= maxSafePathLength && /^[/A-Za-z0-9._~%-]+$/.test(path);
  }
  const invisible = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]|(?! )\p{Z}|^ | (?= |$)/gu;
  const pathBreak = /(?<=[/-])(?![/-]|$)/;
  function toVisible(path) {
    const visible = path.replace(invisible, sign => `\\u{${sign.codePointAt(0)?.toString(16)}}`);
    return visible || "(empty path)";
  }
  function pageLink(siteUrl, path) {
    const site = new URL(siteUrl);
    const folder = site.pathname.replace(/\/$/, "");
    const page = new URL(`${site.origin}/${path.replace(/^\//, "")}`);
    const isInFolder = `${page.pathname}/`.startsWith(`${folder}/`);
    const address = page.pathname + page.search + page.hash;
    const encoded = address.replace(/%(?![\da-f]{2})|[^\w/.~%?&=#+-]/gi, sign => `%${sign.charCodeAt(0).toString(16)}`);
    return site.origin + (isInFolder ? "" : folder) + encoded;
  }
  // CONCATENATED MODULE: ./src/visitors/formats.ts
  const extensions = {
    csv: "csv",
    json: "json",
    markdown: "md",
    html: "html"
  };
  const formats_formats = Object.keys(extensions);
  const columns = [ "path", "human", "ai", "total" ];
  function toCsv({rows}) {
    const lines = (0, sync /* stringify */ .A)(rows.map(withoutFormula), {
      columns,
      escape_formulas: true,
      quoted_string: true,
      record_delimiter: "windows"
    });
    const text = `${columns.join(",")}\r\n${lines}`;
    return /\P{ASCII}/u.test(text) ? `\ufeff${text}` : text;
  }
  function withoutFormula(row) {
    const isHidden = /^[\s\p{Cc}\p{Cf}]+[=+\-@＝＋－＠]/u.test(row.path);
    return isHidden ? {
      ...row,
      path: `'${row.path}`
    } : row;
  }
  function toJson(table) {
    const {rows, isWhole, reason, offset, pagesBefore} = table;
    const members = Object.entries({
      ...jsonHead(table),
      visitors: rows,
      ...pagesBefore && {
        before: jsonHead(pagesBefore),
        visitorsBefore: pagesBefore.rows
      },
      complete: isWhole,
      reason: reason ?? "",
      offset,
      beforeComplete: pagesBefore?.isWhole ?? null
    });
    const texts = members.map(([name, value]) => `"${name}":${linesOf(value)}`);
    return `{${texts.join(",")}}\n`;
  }
  function jsonHead({period, totals}) {
    return {
      ...period,
      period: periodLabel(period),
      totals
    };
  }
  function linesOf(value) {
    if (!Array.isArray(value)) return JSON.stringify(value);
    const items = value.map(item => JSON.stringify(item));
    return `[\n${items.join(",\n")}\n]`;
  }
  function toMarkdown(table) {
    const {period, totals, rows, problem, isWhole} = table;
    const {human, ai, total} = totals;
    const site = `Whole site: ${human} people, ${ai} AI, ${total} in all.`;
    const text = (0, plain_text /* joinParagraphs */ .ml)([ `# Visitors, ${periodLabel(period)}`, (0, 
    plain_text /* joinSentences */ .DP)([ site, overlapText(totals) ]), rowsTable(rows, path => (0, 
    markdown /* toCode */ .Xt)(toVisible(path), 1 / 0)), (0, plain_text /* joinSentences */ .DP)([ isWhole ? null : "**Not complete.**", (0, 
    markdown /* toProse */ .HK)(problem) || null ]) || null ]);
    return `${text}\n`;
  }
  function rowsTable(rows, cellOf) {
    const lines = rows.map(({path, human, ai, total}) => `| ${cellOf(path)} | ${human} | ${ai} | ${total} |`);
    const head = [ "| Page | People | AI | All |", "|---|---:|---:|---:|" ];
    return [ ...head, ...lines ].join("\n");
  }
  // CONCATENATED MODULE: ./src/visitors/files.ts
  function openFiles({outputDir, formats}, roots, log) {
    try {
      const folder = createFolder(outputDir, roots);
      const pathOf = (name, format) => (0, external_node_path_.join)(folder, `${name}.${extensions[format]}`);
      for (const format of formats_formats) removeEarlier(pathOf("visitors.partial", format), log);
      for (const format of formats) removeEarlier(pathOf("visitors", format), log);
      return formats.map(format => {
        const partial = pathOf("visitors.partial", format);
        const whole = pathOf("visitors", format);
        return {
          format,
          partial,
          whole,
          descriptor: (0, external_node_fs_.openSync)(partial, "wx")
        };
      });
    } catch (error) {
      throw folderError(outputDir, error);
    }
  }
  function removeEarlier(path, log) {
    if (!(0, external_node_fs_.lstatSync)(path, {
      throwIfNoEntry: false
    })) return;
    (0, external_node_fs_.rmSync)(path);
    log.info(`Removed an earlier ${(0, external_node_path_.basename)(path)}`);
  }
  function finishFiles(files, {outputDir}, isWhole, textOf) {
    try {
      for (const {format, descriptor} of files) (0, external_node_fs_.writeFileSync)(descriptor, textOf(format));
      const paths = files.map(file => [ file.format, nameFile(file, isWhole) ]);
      return Object.fromEntries(paths);
    } catch (error) {
      throw error instanceof outcome /* InputError */ .dz ? error : folderError(outputDir, error);
    }
  }
  function nameFile({partial, whole, descriptor}, isWhole) {
    const {ino} = (0, external_node_fs_.fstatSync)(descriptor);
    (0, external_node_fs_.closeSync)(descriptor);
    if ((0, external_node_fs_.statSync)(partial, {
      throwIfNoEntry: false
    })?.ino !== ino) throw new outcome /* InputError */ .dz([ "Another export wrote to the same `output-dir`. Give each export its own folder." ]);
    if (!isWhole) return partial;
    (0, external_node_fs_.renameSync)(partial, whole);
    return whole;
  }
  function discardFiles(files) {
    for (const {descriptor, partial} of files) {
      (0, external_node_fs_.closeSync)(descriptor);
      (0, external_node_fs_.rmSync)(partial, {
        force: true
      });
    }
  }
  // EXTERNAL MODULE: ./src/mintlify/project.ts
    var mintlify_project = __webpack_require__(4127);
  // EXTERNAL MODULE: ./src/runner/inputs.ts + 1 modules
    var runner_inputs = __webpack_require__(2148);
  // CONCATENATED MODULE: ./src/visitors/inputs.ts
  const visitorsInputs = {
    ...mintlify_project /* projectInputs */ .t,
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
  const siteUrlPattern = /^https:\/\/[a-z0-9][a-z0-9.-]*(?::\d+)?(?:\/(?:[\w/.~-]|%[\da-f]{2})*)?$/i;
  function readVisitorsInputs(env, now, roots) {
    const input = (0, runner_inputs /* openInputs */ .AR)(env, visitorsInputs);
    const integer = (name, min, max) => input.integer(name, {
      min,
      max
    });
    const project = (0, mintlify_project /* readProject */ .W)(input, {
      mayLackKey: false
    });
    const site = readSite(input);
    const period = readPeriod(input, now);
    const hasEnded = Date.parse(period.dateTo) <= now.getTime();
    const compare = input.oneOf("compare", [ "none", "totals", "pages" ]);
    const trend = integer("trend", 0, 26);
    const inputs = {
      ...project,
      period,
      hasEnded,
      compare: hasEnded ? compare : "none",
      trend: hasEnded ? trend : 0,
      limit: integer("limit", 1, 250),
      offset: integer("offset", 0, 999999999),
      maxPages: integer("max-pages", 1, 1e3),
      top: integer("top", 0, 250),
      topBy: input.oneOf("top-by", measures),
      site: site?.host ?? project.projectId,
      siteUrl: site?.href ?? null,
      formats: [ ...new Set(input.someOf("format", formats_formats)) ],
      outputDir: readFolder(input, roots)
    };
    input.throwProblems();
    return inputs;
  }
  function readSite(input) {
    const text = input.text("site-url");
    const url = URL.parse(text);
    const site = siteUrlPattern.test(url?.href ?? "") ? url : null;
    text !== "" && site === null && input.reject("Input `site-url` must be the https address of your documentation site, such as `https://docs.example.com`.");
    return site;
  }
  function readFolder(input, roots) {
    const folder = input.text("output-dir") || null;
    const problem = folder && problemOfFolder(folder, roots);
    problem !== null && input.reject(problem);
    return folder;
  }
  function readPeriod(input, now) {
    const days = input.integer("days", {
      min: 1,
      max: 366
    });
    const toDay = readDay(input, "date-to") ?? dayOf(now.toISOString()) ?? 0;
    const fromDay = readDay(input, "date-from") ?? toDay - days;
    fromDay >= toDay && input.reject("Input `date-from` must be before `date-to` or, if that is empty, before today (UTC).");
    return periodOf(fromDay, toDay);
  }
  function readDay(input, name) {
    const day = dayOf(input.text(name));
    day === null && input.text(name) !== "" && input.reject(`Input \`${name}\` must be a date that exists, from 1970 on, such as \`2026-11-14\` or \`2026-11-14T09:30:00+02:00\`.`);
    return day;
  }
  // CONCATENATED MODULE: ./src/visitors/page-format.ts
  const dataMarker = "{{visitors-data}}";
  function toPage(template, options, table) {
    const {period, totals, rows, isWhole} = table;
    const {before, pagesBefore, trend, problem} = table;
    const data = {
      ...options,
      period,
      totals,
      rows,
      isWhole,
      before,
      pagesBefore,
      trend,
      problem
    };
    const json = JSON.stringify(data).replaceAll("<", String.raw`\u003c`);
    const parts = template.split(dataMarker);
    if (parts.length !== 2) throw new Error("The template of the page must have one place for the data.");
    return parts.join(json);
  }
  // EXTERNAL MODULE: ./src/runner/files.ts
    var files = __webpack_require__(869);
  // CONCATENATED MODULE: ./src/visitors/summary.ts
  const maxPathLength = 120;
  const mostRows = 250;
  const maxChanges = 5;
  function renderSummary(exported, inputs, warnings) {
    for (let maxRows = mostRows; ;maxRows = Math.floor(maxRows / 2)) {
      const text = (0, plain_text /* joinParagraphs */ .ml)([ ...headSection(exported, inputs, warnings), ...pagesSection(exported, inputs, maxRows), ...changesSection(exported, inputs, maxRows), trendSection(exported.trend) ]);
      if (text.length <= files /* maxSummaryLength */ .j || maxRows === 0) return text;
    }
  }
  function headSection(exported, {site, period}, warnings) {
    const {totals, before} = exported;
    const {icon, title, why, said} = describeEnd(exported);
    return [ `## ${icon} ${title}`, `${(0, markdown /* toCode */ .Xt)(site)}: ${periodLabel(period, before?.period)}`, ...warnings.map(warning => `⚠️ ${(0, 
    markdown /* toProse */ .HK)(warning)}`), (0, markdown /* toProse */ .HK)((0, plain_text /* joinSentences */ .DP)([ ...why, said ])) || null, totals && totalsTable(totals, before?.totals) ];
  }
  function pagesSection({rows}, inputs, maxRows) {
    const top = mostVisited(rows, inputs.topBy, Math.min(inputs.top, maxRows));
    const more = rows.length - top.length;
    const noun = top.length > 0 ? "more row" : "row";
    return [ top.length > 0 ? topTable(top, inputs) : null, more > 0 && inputs.formats.length > 0 ? `The files have ${(0, 
    format /* countedText */ .oA)(more, noun)}.` : null ];
  }
  function totalsTable(now, before) {
    const measures = [ [ "People", "human" ], [ "AI", "ai" ], [ "All", "total" ] ];
    const lines = measures.map(([name, measure]) => {
      const count = (0, format /* countText */ .lT)(now[measure]);
      if (!before) return [ name, count ];
      const earlier = (0, format /* countText */ .lT)(before[measure]);
      return [ name, earlier, count, (0, format /* changeText */ .k0)(now[measure], before[measure]) ];
    });
    const columns = before ? [ "Before", "Now", "Change" ] : [ "Now" ];
    const note = "The counts are approximate. Someone who read two pages is counted on each.";
    return `${(0, markdown /* toTable */ .MR)([ "Visitors", ...columns ], lines)}\n\n${(0, 
    plain_text /* joinSentences */ .DP)([ overlapText(now), note ])}`;
  }
  function topTable(rows, {topBy, siteUrl}) {
    const lines = rows.map(row => {
      const share = aiShare(row)?.toLocaleString("en-US", {
        style: "percent"
      });
      return [ pathCell(row.path, siteUrl), (0, format /* countText */ .lT)(row.human), `${(0, 
      format /* countText */ .lT)(row.ai)}${share ? ` (${share})` : ""}`, (0, format /* countText */ .lT)(row.total) ];
    });
    return `### ${topTitles[topBy]}\n\n${(0, markdown /* toTable */ .MR)([ "Page", "People", "AI (share)", "All" ], lines)}`;
  }
  function changesSection(exported, inputs, maxRows) {
    const {pagesBefore} = exported;
    if (pagesBefore === null) return [];
    const comparison = comparePages(exported, pagesBefore);
    const {risers, fallers} = rankChanges(comparison.changes, inputs.topBy, Math.min(maxChanges, maxRows));
    return [ changesTable("Rising", risers, inputs), changesTable("Falling", fallers, inputs), describeChanges(comparison, format /* countText */ .lT) ];
  }
  function changesTable(title, changes, {topBy, siteUrl}) {
    if (changes.length === 0) return null;
    const lines = changes.map(({path, kind, before, now}) => [ pathCell(path, siteUrl), (0, 
    format /* countText */ .lT)(before[topBy]), (0, format /* countText */ .lT)(now[topBy]), `${(0, 
    format /* changeText */ .k0)(now[topBy], before[topBy])}${kind === "both" ? "" : `, ${kind}`}` ]);
    return `### ${title} pages, by ${measureNames[topBy]}\n\n${(0, markdown /* toTable */ .MR)([ "Page", "Before", "Now", "Change" ], lines)}`;
  }
  function pathCell(path, siteUrl) {
    const line = (0, plain_text /* toOneLine */ .GX)(toVisible(path), maxPathLength);
    const words = line.split(pathBreak);
    const code = `<code>${words.map(markdown /* toEntities */ .LW).join("<wbr>")}</code>`;
    return siteUrl === null || path.length > maxSafePathLength ? code : `[${code}](${pageLink(siteUrl, path)})`;
  }
  const theme = '%%{init: {"themeVariables":{"xyChart":{"backgroundColor":"transparent","plotColorPalette":"#0969da, #bc4c00"}}}}%%';
  const maxLabels = 6;
  function trendSection(series) {
    if (series.length < 2) return null;
    const people = series.map(({totals}) => totals.human);
    const ai = series.map(({totals}) => totals.ai);
    const ends = [ people, ai ].map(line => `${(0, format /* countText */ .lT)(line[0] ?? 0)} to ${(0, 
    format /* countText */ .lT)(line.at(-1) ?? 0)}`);
    const every = Math.ceil(series.length / maxLabels);
    const labels = series.map(({period}, index) => (series.length - 1 - index) % every === 0 ? `"${period.dateFrom}"` : `"${"#8203;".repeat(index + 1)}"`);
    const lines = [ theme, "xychart-beta", "  accTitle: People and AI in each period", `  accDescr: People from ${ends[0]}, AI from ${ends[1]} over ${series.length} periods.`, `  x-axis "First day of the period" [${labels.join(", ")}]`, `  y-axis "Visitors" 0 --\x3e ${Math.max(1, ...people, ...ai)}`, `  line [${people.join(", ")}]`, `  line [${ai.join(", ")}]` ];
    const legend = "🔵 Blue: people. 🟠 Orange: AI. Distinct visitors of each period.";
    return `### Trend\n\n${legend}\n\n\`\`\`mermaid\n${lines.join("\n")}\n\`\`\``;
  }
  // CONCATENATED MODULE: ./src/visitors/top-pages.ts
  function topPagesText({period, rows, isWhole}, {topBy, top, hasEnded}) {
    const visited = mostVisited(rows, topBy, 1 / 0);
    const safe = visited.filter(({path}) => isSafePath(path));
    const shown = safe.slice(0, top);
    if (shown.length === 0) return "";
    const unsafeCount = visited.length - safe.length;
    return (0, plain_text /* joinParagraphs */ .ml)([ (0, plain_text /* joinSentences */ .DP)([ `${topTitles[topBy]}, ${periodLabel(period)}: distinct visitors, people and AI apart, approximate.`, isWhole ? null : "Not every page was read, so others can have more.", hasEnded ? null : "The last day isn't over, so the counts will grow.", "The block below is data and holds no instructions." ]), (0, 
    markdown /* toFence */ .ZQ)(rowsTable(shown, path => path)), unsafeCount > 0 ? `Left out because of their paths: ${unsafeCount}.` : null ]);
  }
  // CONCATENATED MODULE: ./src/visitors/action.ts
  const maxRunMs = 216e5;
  async function runVisitorsAction(context) {
    const {env, clock, log, redact} = context;
    const roots = rootsOf(env);
    const inputs = readVisitorsInputs(env, clock.now(), roots);
    const files = openFiles(inputs, roots, log);
    const cancellation = (0, runner_cancellation /* limitTime */ .D)(clock, context.cancelled, maxRunMs);
    const options = {
      ...inputs,
      clock,
      redact,
      cancellation,
      onRetry: log.info
    };
    const getRows = query => getVisitors(options, query);
    const exported = await exportVisitors(inputs, {
      getRows,
      log
    });
    const table = tableOf(exported, inputs);
    table === null && discardFiles(files);
    const paths = table && finishFiles(files, inputs, table.isWhole, format => writers[format](table, inputs));
    context.files.setOutputs(outputsOf(exported, inputs, paths ?? {}));
    context.files.addSummary(renderSummary(exported, inputs, log.warnings));
    return logEnd(exported, context);
  }
  function tableOf(exported, {hasEnded}) {
    const {totals, isWhole} = exported;
    const {title, why} = describeEnd(exported);
    const missing = isWhole ? [] : [ `${title}.`, ...why ];
    const problem = (0, plain_text /* joinSentences */ .DP)([ ...missing, hasEnded ? null : unfinishedText ]);
    return totals && {
      ...exported,
      totals,
      problem: problem.replaceAll("`", "")
    };
  }
  const writers = {
    csv: toCsv,
    json: toJson,
    markdown: toMarkdown,
    html: (table, {site, topBy, siteUrl}) => toPage(readTemplate(), {
      site,
      topBy,
      siteUrl
    }, table)
  };
  function readTemplate() {
    const folder = (0, external_node_path_.dirname)(process.argv[1] ?? "");
    return (0, external_node_fs_.readFileSync)((0, external_node_path_.join)(folder, "visitors-page.html"), "utf8");
  }
  function outputsOf(exported, inputs, paths) {
    const {totals, before, rows, result, reason, nextOffset} = exported;
    const values = {
      total: totals?.total,
      human: totals?.human,
      ai: totals?.ai,
      "total-before": before?.totals.total,
      "human-before": before?.totals.human,
      "ai-before": before?.totals.ai,
      rows: rows.length,
      complete: result === "complete",
      "next-offset": nextOffset,
      "date-from": inputs.period.dateFrom,
      "date-to": inputs.period.dateTo,
      "top-pages": topPagesText(exported, inputs),
      result,
      reason,
      ...Object.fromEntries(formats_formats.map(format => [ `${format}-file`, paths[format] ]))
    };
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [ name, String(value ?? "") ]));
  }
  function logEnd(exported, {log}) {
    const {totals, result, reason} = exported;
    const {icon, title, why, said} = describeEnd(exported);
    const line = (0, plain_text /* joinSentences */ .DP)([ `${icon} ${title}.`, ...why, said ]);
    const fails = totals === null || reason === "interrupted";
    const level = fails ? "error" : "warning";
    result === "complete" ? log.info(line) : log[level](title, line, reason === "rate-limited" ? "rateLimits" : "visitors");
    return Number(fails);
  }
  /***/})

};
