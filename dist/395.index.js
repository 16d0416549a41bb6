export const id = 395;
export const ids = [395];
export const modules = {

/***/ 3305:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    _L: () => /* binding */ _boolean,
    LK: () => /* binding */ _int,
    G1: () => /* binding */ _isoDateTime,
    UI: () => /* binding */ _nonnegative,
    F7: () => /* binding */ _number,
    fU: () => /* binding */ _refine,
    Fk: () => /* binding */ _regex,
    Rl: () => /* binding */ _string,
    em: () => /* binding */ _unknown,
    q0: () => /* binding */ describe,
    mI: () => /* binding */ meta
  });
  // UNUSED EXPORTS: TimePrecision, _any, _array, _base64, _base64url, _bigint, _catch, _check, _cidrv4, _cidrv6, _coercedBigint, _coercedBoolean, _coercedDate, _coercedNumber, _coercedString, _creditCard, _cuid, _cuid2, _custom, _date, _default, _discriminatedUnion, _e164, _email, _emoji, _endsWith, _enum, _file, _float32, _float64, _gt, _gte, _guid, _iban, _includes, _int32, _int64, _intersection, _ipv4, _ipv6, _isoDate, _isoDuration, _isoTime, _jwt, _ksuid, _lazy, _length, _literal, _lowercase, _lt, _lte, _mac, _map, _max, _maxLength, _maxSize, _mime, _min, _minLength, _minSize, _multipleOf, _nan, _nanoid, _nativeEnum, _negative, _never, _nonoptional, _nonpositive, _normalize, _null, _nullable, _optional, _overwrite, _pipe, _positive, _promise, _properties, _property, _readonly, _record, _set, _size, _slugify, _startsWith, _stringFormat, _stringbool, _success, _superRefine, _symbol, _templateLiteral, _toLowerCase, _toUpperCase, _transform, _trim, _tuple, _uint32, _uint64, _ulid, _undefined, _union, _uppercase, _url, _uuid, _uuidv4, _uuidv6, _uuidv7, _void, _xid, _xor
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
    var core_checks = __webpack_require__(4890);
  // CONCATENATED MODULE: ./node_modules/zod/v4/core/registries.js
  var _a;
  class $ZodRegistry {
    constructor() {
      this._map = new WeakMap;
      this._idmap = new Map;
    }
    add(schema, ..._meta) {
      const meta = _meta[0];
      this._map.set(schema, meta);
      meta && typeof meta === "object" && "id" in meta && this._idmap.set(meta.id, schema);
      return this;
    }
    clear() {
      this._map = new WeakMap;
      this._idmap = new Map;
      return this;
    }
    remove(schema) {
      const meta = this._map.get(schema);
      meta && typeof meta === "object" && "id" in meta && this._idmap.delete(meta.id);
      this._map.delete(schema);
      return this;
    }
    get(schema) {
      // return this._map.get(schema) as any;
      // inherit metadata
      const p = schema._zod.parent;
      if (p) {
        const pm = {
          ...this.get(p) ?? {}
        };
        delete pm.id;
 // do not inherit id
                const f = {
          ...pm,
          ...this._map.get(schema)
        };
        return Object.keys(f).length ? f : void 0;
      }
      return this._map.get(schema);
    }
    has(schema) {
      return this._map.has(schema);
    }
  }
  // registries
    function registry() {
    return new $ZodRegistry;
  }
  (_a = globalThis).__zod_globalRegistry ?? (_a.__zod_globalRegistry = registry());
  const globalRegistry = globalThis.__zod_globalRegistry;
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
    var core_util = __webpack_require__(4723);
  // CONCATENATED MODULE: ./node_modules/zod/v4/core/api.js
  function snapshotChecks(def) {
    def.checks && (def.checks = [ ...def.checks ]);
    return def;
  }
  // @__NO_SIDE_EFFECTS__
    function _string(Class, params) {
    return new Class(snapshotChecks({
      type: "string",
      ...core_util /* normalizeParams */ .A2(params)
    }));
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _isoDateTime(Class, params) {
    return new Class({
      type: "string",
      format: "datetime",
      check: "string_format",
      offset: false,
      local: false,
      precision: null,
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _number(Class, params) {
    return new Class(snapshotChecks({
      type: "number",
      checks: [],
      ...core_util /* normalizeParams */ .A2(params)
    }));
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _int(Class, params) {
    return new Class({
      type: "number",
      check: "number_format",
      abort: false,
      format: "safeint",
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _boolean(Class, params) {
    return new Class({
      type: "boolean",
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _unknown(Class) {
    return new Class({
      type: "unknown"
    });
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _gte(value, params) {
    return new core_checks /* $ZodCheckGreaterThan */ .J_({
      check: "greater_than",
      ...core_util /* normalizeParams */ .A2(params),
      value,
      inclusive: true
    });
  }
  // @__NO_SIDE_EFFECTS__
    // nonnegative
  // @__NO_SIDE_EFFECTS__
  function _nonnegative(params) {
    return _gte(0, params);
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function _regex(pattern, params) {
    return new core_checks /* $ZodCheckRegex */ .DG({
      check: "string_format",
      format: "regex",
      ...core_util /* normalizeParams */ .A2(params),
      pattern
    });
  }
  // @__NO_SIDE_EFFECTS__
    // same as _custom but defaults to abort:false
  // @__NO_SIDE_EFFECTS__
  function _refine(Class, fn, _params) {
    const schema = new Class({
      type: "custom",
      check: "custom",
      fn,
      ...core_util /* normalizeParams */ .A2(_params)
    });
    return schema;
  }
  // @__NO_SIDE_EFFECTS__
    // @__NO_SIDE_EFFECTS__
  function describe(description) {
    const ch = new core_checks /* $ZodCheck */ .QP({
      check: "describe"
    });
    ch._zod.onattach = [ inst => {
      const existing = globalRegistry.get(inst) ?? {};
      globalRegistry.add(inst, {
        ...existing,
        description
      });
    } ];
    ch._zod.check = () => {};
 // no-op check
        return ch;
  }
  // @__NO_SIDE_EFFECTS__
    function meta(metadata) {
    const ch = new core_checks /* $ZodCheck */ .QP({
      check: "meta"
    });
    ch._zod.onattach = [ inst => {
      const existing = globalRegistry.get(inst) ?? {};
      globalRegistry.add(inst, {
        ...existing,
        ...metadata
      });
    } ];
    ch._zod.check = () => {};
 // no-op check
        return ch;
  }
  // @__NO_SIDE_EFFECTS__
}),

/***/ 4890:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ DG: () => /* binding */ $ZodCheckRegex,
    /* harmony export */ J_: () => /* binding */ $ZodCheckGreaterThan,
    /* harmony export */ KH: () => /* binding */ $ZodCheckNumberFormat,
    /* harmony export */ QP: () => /* binding */ $ZodCheck,
    /* harmony export */ ql: () => /* binding */ $ZodCheckStringFormat
    /* harmony export */  });
  /* unused harmony exports $ZodCheckLessThan, $ZodCheckMultipleOf, $ZodCheckBigIntFormat, $ZodCheckMaxSize, $ZodCheckMinSize, $ZodCheckSizeEquals, $ZodCheckMaxLength, $ZodCheckMinLength, $ZodCheckLengthEquals, $ZodCheckLowerCase, $ZodCheckUpperCase, $ZodCheckIncludes, $ZodCheckStartsWith, $ZodCheckEndsWith, $ZodCheckProperty, $ZodCheckProperties, $ZodCheckMimeType, $ZodCheckOverwrite */
  /* harmony import */  var _core_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(8532);
  /* harmony import */  var _util_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4723);
  // import { $ZodType } from "./schemas.js";
    const $ZodCheck =  _core_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("$ZodCheck", (inst, def) => {
    var _a;
    inst._zod ?? (inst._zod = {});
    inst._zod.def = def;
    (_a = inst._zod).onattach ?? (_a.onattach = []);
  });
  /** Default `when` for size-based checks: run only on non-nullish values with a `size`. */  const numericOriginMap = {
    number: "number",
    bigint: "bigint",
    object: "date"
  };
  const $ZodCheckGreaterThan =  _core_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("$ZodCheckGreaterThan", (inst, def) => {
    $ZodCheck.init(inst, def);
    const origin = numericOriginMap[typeof def.value];
    inst._zod.check = payload => {
      if (def.inclusive ? payload.value >= def.value : payload.value > def.value) return;
      payload.issues.push({
        origin: numericOriginMap[typeof payload.value] ?? origin,
        code: "too_small",
        minimum: typeof def.value === "object" ? def.value.getTime() : def.value,
        input: payload.value,
        inclusive: def.inclusive,
        inst,
        continue: !def.abort
      });
    };
  });
  const $ZodCheckNumberFormat =  _core_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("$ZodCheckNumberFormat", (inst, def) => {
    $ZodCheck.init(inst, def);
 // no format checks
        def.format = def.format || "float64";
    const isInt = def.format?.includes("int");
    const origin = isInt ? "int" : "number";
    const [minimum, maximum] = _util_js__WEBPACK_IMPORTED_MODULE_1__ /* .NUMBER_FORMAT_RANGES */ .zH[def.format];
    inst._zod.check = payload => {
      const input = payload.value;
      if (isInt) {
        if (!Number.isInteger(input)) {
          // invalid_format issue
          // payload.issues.push({
          //   expected: def.format,
          //   format: def.format,
          //   code: "invalid_format",
          //   input,
          //   inst,
          // });
          // invalid_type issue
          payload.issues.push({
            expected: origin,
            format: def.format,
            code: "invalid_type",
            continue: false,
            input,
            inst
          });
          return;
          // not_multiple_of issue
          // payload.issues.push({
          //   code: "not_multiple_of",
          //   origin: "number",
          //   input,
          //   inst,
          //   divisor: 1,
          // });
                }
        if (!Number.isSafeInteger(input)) {
          input > 0 ? 
          // too_big
          payload.issues.push({
            input,
            code: "too_big",
            maximum: Number.MAX_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          }) : 
          // too_small
          payload.issues.push({
            input,
            code: "too_small",
            minimum: Number.MIN_SAFE_INTEGER,
            note: "Integers must be within the safe integer range.",
            inst,
            origin,
            inclusive: true,
            continue: !def.abort
          });
          return;
        }
      }
      input < minimum && payload.issues.push({
        origin: "number",
        input,
        code: "too_small",
        minimum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
      input > maximum && payload.issues.push({
        origin: "number",
        input,
        code: "too_big",
        maximum,
        inclusive: true,
        inst,
        continue: !def.abort
      });
    };
  });
  const $ZodCheckStringFormat =  _core_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("$ZodCheckStringFormat", (inst, def) => {
    var _a, _b;
    $ZodCheck.init(inst, def);
    def.pattern ? (_a = inst._zod).check ?? (_a.check = payload => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value)) return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: def.format,
        input: payload.value,
        ...def.pattern ? {
          pattern: def.pattern.toString()
        } : {},
        inst,
        continue: !def.abort
      });
    }) : (_b = inst._zod).check ?? (_b.check = () => {});
  });
  const $ZodCheckRegex =  _core_js__WEBPACK_IMPORTED_MODULE_0__ /* .$constructor */ .xI("$ZodCheckRegex", (inst, def) => {
    $ZodCheckStringFormat.init(inst, def);
    inst._zod.check = payload => {
      def.pattern.lastIndex = 0;
      if (def.pattern.test(payload.value)) return;
      payload.issues.push({
        origin: "string",
        code: "invalid_format",
        format: "regex",
        input: payload.value,
        pattern: def.pattern.toString(),
        inst,
        continue: !def.abort
      });
    };
  });
}),

/***/ 8532:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ $W: () => /* binding */ config,
    /* harmony export */ GT: () => /* binding */ $ZodAsyncError,
    /* harmony export */ cV: () => /* binding */ $ZodEncodeError,
    /* harmony export */ cr: () => /* binding */ globalConfig,
    /* harmony export */ xI: () => /* binding */ $constructor
    /* harmony export */  });
  /* unused harmony exports NEVER, $brand */
  /* harmony import */  var _util_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4723);
  var _a;
  /** A special constant with type `never` */  
  /* Shared descriptor for installing `_zod`; defineProperty reads it
 * synchronously, so reusing one object avoids a per-instance allocation. */
  const _zodDesc = {
    value: void 0,
    enumerable: false
  };
  // null where suppressing the capture would be unrecoverable: `parse()` puts the frames back with `captureStackTrace`, so without it the throw would lose its stack. also latched to null once `stackTraceLimit` proves unassignable, which a realm can do at any point by hardening Error
    let _E = "captureStackTrace" in Error ? Error : null;
  // v8 captures a stack trace inside the Error constructor, which dominates a failed parse; costs only the frames, and parse() restores those. the constructor must RUN: Object.create is cheaper and passes instanceof, but Error.isError and util.types.isNativeError check an internal slot
    function newError(Definition) {
    const E = _E;
    if (E) {
      const saved = E.stackTraceLimit;
      if (typeof saved === "number") {
        try {
          E.stackTraceLimit = 0;
        } catch {
          _E = null;
          return new Definition;
        }
        try {
          return new Definition;
        } finally {
          E.stackTraceLimit = saved;
        }
      }
    }
    return new Definition;
  }
  function $constructor(name, initializer, 
  /** This trait's members, installed once on every prototype that composes it. They cannot be declared in the initializer above: that runs per instance, and the prototype is shared. */
  proto, params) {
    // Prototype for this constructor's `_zod` internals. Lazily-derived fields (`values`, `pattern`, `optin`, …) install here once rather than as an accessor on every instance.
    const zodProto = {};
    // Assigning the fields in the constructor body is what gives instances in-object slots; building the object literally and reparenting it costs a second allocation and a generic property copy.
        function Internals(def) {
      this.def = def;
      this.constr = _;
      this.traits = new Set;
    }
    Internals.prototype = zodProto;
    const protoMembers = proto;
    // One trait's members land on every prototype whose chain composes it, so the answer is per prototype rather than per trait.
        const initialized = protoMembers && new WeakSet;
    function init(inst, def) {
      if (inst._zod) {
        if (inst._zod.traits.has(name)) return;
      } else {
        _zodDesc.value = new Internals(def);
        try {
          Object.defineProperty(inst, "_zod", _zodDesc);
        } finally {
          // Cleared even on throw, so the shared descriptor never leaks one instance's internals into the next.
          _zodDesc.value = void 0;
        }
      }
      inst._zod.traits.add(name);
      initializer(inst, def);
      if (initialized) {
        // `super(def)` from a user subclass gives `this` a prototype the subclass owns, and installing there would overwrite whatever the subclass declared. `constr` built the instance, so its prototype is the one below the subclass's that should carry the members. A receiver whose chain never reaches that prototype installs on its own, which for a plain object handed straight to `init` means `Object.prototype` — unchanged from before.
        const own = Object.getPrototypeOf(inst);
        const ctorProto = inst._zod.constr.prototype;
        let up = own;
        while (up && up !== ctorProto) up = Object.getPrototypeOf(up);
        const target = up ?? own;
        if (!initialized.has(target)) {
          initialized.add(target);
          (0, _util_js__WEBPACK_IMPORTED_MODULE_0__ /* .members */ .ol)(target, protoMembers);
        }
      }
      // support prototype modifications; for-in avoids the array allocation of Object.keys on the (usually empty) prototype
            const proto = _.prototype;
      for (const k in proto) {
        if (!Object.prototype.hasOwnProperty.call(proto, k)) continue;
        k in inst || (inst[k] = proto[k].bind(inst));
      }
    }
    // doesn't work if Parent has a constructor with arguments
        const Parent = params?.Parent ?? Object;
    class Definition extends Parent {}
    Object.defineProperty(Definition, "name", {
      value: name
    });
    function _(def) {
      const inst = params?.Parent ? newError(Definition) : this;
      init(inst, def);
      const deferred = inst._zod.deferred;
      if (deferred) {
        for (const fn of deferred) fn();
        // Released: initializers run once, and the list would otherwise be retained for the schema's lifetime.
                inst._zod.deferred = void 0;
      }
      // Global post-processor hook. Internal: installed by `import "zod/compile"` to enable AOT compilation for every constructed schema. Runs last, once the instance is fully built, because it hands the instance to compile(). The post-processor is expected to be reentrancy-guarded by its own implementation.
            const pp = globalThis.__zod_globalConfig?.postProcessor;
      pp && pp(inst);
      return inst;
    }
    Object.defineProperty(_, "init", {
      value: init
    });
    Object.defineProperty(_, Symbol.hasInstance, {
      value: inst => {
        if (params?.Parent && inst instanceof params.Parent) return true;
        return inst?._zod?.traits?.has(name);
      }
    });
    Object.defineProperty(_, "name", {
      value: name
    });
    return _;
  }
  //////////////////////////////   UTILITIES   ///////////////////////////////////////
    class $ZodAsyncError extends Error {
    constructor() {
      super("Encountered Promise during synchronous parse. Use .parseAsync() instead.");
    }
  }
  class $ZodEncodeError extends Error {
    constructor(name) {
      super(`Encountered unidirectional transform during encode: ${name}`);
      this.name = "ZodEncodeError";
    }
  }
  (_a = globalThis).__zod_globalConfig ?? (_a.__zod_globalConfig = {});
  const globalConfig = globalThis.__zod_globalConfig;
  function config(newConfig) {
    newConfig && Object.assign(globalConfig, newConfig);
    return globalConfig;
  }
  /***/}),

/***/ 1041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    $p: () => /* binding */ $ZodArray,
    sF: () => /* binding */ $ZodBoolean,
    t$: () => /* binding */ $ZodCatch,
    b0: () => /* binding */ $ZodCustom,
    VO: () => /* binding */ $ZodEnum,
    Ko: () => /* binding */ $ZodISODateTime,
    nu: () => /* binding */ $ZodLiteral,
    qc: () => /* binding */ $ZodNullable,
    vz: () => /* binding */ $ZodNumber,
    I: () => /* binding */ $ZodNumberFormat,
    L8: () => /* binding */ $ZodObject,
    ig: () => /* binding */ $ZodOptional,
    _m: () => /* binding */ $ZodPipe,
    h: () => /* binding */ $ZodRecord,
    $v: () => /* binding */ $ZodString,
    EY: () => /* binding */ $ZodStringFormat,
    Wc: () => /* binding */ $ZodTransform,
    W4: () => /* binding */ $ZodType,
    cu: () => /* binding */ $ZodUnion,
    GP: () => /* binding */ $ZodUnknown
  });
  // UNUSED EXPORTS: $ZodAny, $ZodBase64, $ZodBase64URL, $ZodBigInt, $ZodBigIntFormat, $ZodCIDRv4, $ZodCIDRv6, $ZodCUID, $ZodCUID2, $ZodCodec, $ZodCreditCard, $ZodCustomStringFormat, $ZodDate, $ZodDefault, $ZodDiscriminatedUnion, $ZodE164, $ZodEmail, $ZodEmoji, $ZodExactOptional, $ZodFile, $ZodFunction, $ZodGUID, $ZodIBAN, $ZodIPv4, $ZodIPv6, $ZodISODate, $ZodISODuration, $ZodISOTime, $ZodIntersection, $ZodJWT, $ZodKSUID, $ZodLazy, $ZodMAC, $ZodMap, $ZodNaN, $ZodNanoID, $ZodNever, $ZodNonOptional, $ZodNull, $ZodObjectJIT, $ZodPrefault, $ZodPreprocess, $ZodPromise, $ZodReadonly, $ZodSet, $ZodSuccess, $ZodSymbol, $ZodTemplateLiteral, $ZodTuple, $ZodULID, $ZodURL, $ZodUUID, $ZodUndefined, $ZodVoid, $ZodXID, $ZodXor, URL_BAD_FORMAT, URL_UNPARSEABLE, base64Charset, base64urlCharset, canParseURL, clone, getDiscriminatedOption, isValidBase64, isValidBase64URL, isValidCIDRv6, isValidCreditCard, isValidIBAN, isValidIPv6, isValidJWT, mergeValues, parseURLObject, standardProps, stripTabAndNewline, urlHostnameOk, urlProtocolOk, validateURL
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/checks.js
    var core_checks = __webpack_require__(4890);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
    var core_core = __webpack_require__(8532);
  const dateSource = "(?:(?:\\d\\d[2468][048]|\\d\\d[13579][26]|\\d\\d0[48]|[02468][048]00|[13579][26]00)-02-29|\\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\\d|30)|(?:02)-(?:0[1-9]|1\\d|2[0-8])))";
  /** Anchors a pattern source. The interpolation lives here rather than at the call site because
 * esbuild will not drop a ` ` call whose own argument interpolates a variable, but it
 * will drop `anchor(dateSource)`. Keeping it inline pinned `date` into every bundle. */  function timeSource(args) {
    const hhmm = "(?:[01]\\d|2[0-3]):[0-5]\\d";
    const regex = typeof args.precision === "number" ? args.precision === -1 ? `${hhmm}` : args.precision === 0 ? `${hhmm}:[0-5]\\d` : `${hhmm}:[0-5]\\d\\.\\d{${args.precision}}` : args.seconds ? `${hhmm}:[0-5]\\d(?:\\.\\d+)?` : `${hhmm}(?::[0-5]\\d(?:\\.\\d+)?)?`;
    return regex;
  }
  // Adapted from https://stackoverflow.com/a/3143231
  function datetime(args) {
    const opts = [ "Z" ];
    // if (args.offset) opts.push(`([+-]\\d{2}:\\d{2})`);
        args.offset && opts.push("([+-](?:[01]\\d|2[0-3]):[0-5]\\d)");
    // RFC 3339 mandates seconds wherever the time carries a `Z` or an offset, so only the unqualified form `local` adds may omit them
        const qualified = `${timeSource({
      precision: args.precision,
      seconds: true
    })}(?:${opts.join("|")})`;
    const timeRegex = args.local ? `${qualified}|${timeSource({
      precision: args.precision
    })}` : qualified;
    return new RegExp(`^${dateSource}T(?:${timeRegex})$`);
  }
  // the unbounded form of `string()` as a literal, so every plain string shares one instance instead of building its own
    const anyString = /^[\s\S]{0,}$/;
  const number = /^-?\d+(?:\.\d+)?$/;
  const regexes_boolean = /^(?:true|false)$/i;
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
  var core_util = __webpack_require__(4723);
  // CONCATENATED MODULE: ./node_modules/zod/v4/core/versions.js
  const version = {
    major: 4,
    minor: 6,
    patch: 7
  };
  // CONCATENATED MODULE: ./node_modules/zod/v4/core/schemas.js
  const $ZodType =  core_core /* $constructor */ .xI("$ZodType", (inst, def) => {
    var _a;
    inst ?? (inst = {});
    inst._zod.def = def;
 // set _def property
        inst._zod.bag = inst._zod.bag || {};
 // initialize _bag object
        inst._zod.version = version;
    const defChecks = inst._zod.def.checks;
    // if inst is itself a checks.$ZodCheck, run it as a check
        const checks = inst._zod.traits.has("$ZodCheck") ? [ inst, ...defChecks ?? [] ] : defChecks?.length ? [ ...defChecks ] : [];
    for (const ch of checks) for (const fn of ch._zod.onattach) fn(inst);
    if (checks.length === 0) {
      // deferred initializer inst._zod.parse is not yet defined
      (_a = inst._zod).deferred ?? (_a.deferred = []);
      inst._zod.deferred?.push(() => {
        inst._zod.run = inst._zod.parse;
      });
    } else {
      const runChecks = (payload, checks, ctx) => {
        if (payload.memo) return payload;
        let isAborted = core_util /* aborted */ .QH(payload);
        let asyncResult;
        for (const ch of checks) {
          if (ch._zod.def.when) {
            if (core_util /* explicitlyAborted */ .rL(payload)) continue;
            const shouldRun = ch._zod.def.when(payload);
            if (!shouldRun) continue;
          } else if (isAborted) continue;
          const currLen = payload.issues.length;
          const _ = ch._zod.check(payload);
          if (_ instanceof Promise && ctx?.async === false) throw new core_core /* $ZodAsyncError */ .GT;
          if (asyncResult || _ instanceof Promise) asyncResult = (asyncResult ?? Promise.resolve()).then(async () => {
            await _;
            const nextLen = payload.issues.length;
            if (nextLen === currLen) return;
            core_util /* attachSchema */ .d3(payload.issues, currLen, inst);
            isAborted || (isAborted = core_util /* aborted */ .QH(payload, currLen));
          }); else {
            const nextLen = payload.issues.length;
            if (nextLen === currLen) continue;
            core_util /* attachSchema */ .d3(payload.issues, currLen, inst);
            isAborted || (isAborted = core_util /* aborted */ .QH(payload, currLen));
          }
        }
        if (asyncResult) return asyncResult.then(() => payload);
        return payload;
      };
      const handleCanaryResult = (canary, payload, ctx) => {
        // abort if the canary is aborted
        if (core_util /* aborted */ .QH(canary)) {
          canary.aborted = true;
          return canary;
        }
        // run checks first, then
                const checkResult = runChecks(payload, checks, ctx);
        if (checkResult instanceof Promise) {
          if (ctx.async === false) throw new core_core /* $ZodAsyncError */ .GT;
          return checkResult.then(checkResult => inst._zod.parse(checkResult, ctx));
        }
        return inst._zod.parse(checkResult, ctx);
      };
      inst._zod.run = (payload, ctx) => {
        if (ctx.skipChecks) return inst._zod.parse(payload, ctx);
        if (ctx.direction === "backward") {
          // run canary initial pass (no checks)
          const canary = inst._zod.parse({
            value: payload.value,
            issues: []
          }, {
            ...ctx,
            skipChecks: true
          });
          if (canary instanceof Promise) return canary.then(canary => handleCanaryResult(canary, payload, ctx));
          return handleCanaryResult(canary, payload, ctx);
        }
        // forward
                const result = inst._zod.parse(payload, ctx);
        if (result instanceof Promise) {
          if (ctx.async === false) throw new core_core /* $ZodAsyncError */ .GT;
          return result.then(result => runChecks(result, checks, ctx));
        }
        return runChecks(result, checks, ctx);
      };
    }
  }, {
    // Wrappers extend this by installing a richer factory over it; reading it eagerly would defeat the laziness.
    get "~standard"() {
      return core_util /* hide */ .jD(this, "~standard", standardProps(this));
    },
    set "~standard"(value) {
      core_util /* own */ .qh(this, "~standard", value);
    }
  });
  /** The Standard Schema surface for `inst`. Shared so wrappers can extend it without forcing it. */
  // a Standard Schema result only reports issues, so a failure finalizes them straight off the raw payload: no ZodError, and no lazy result to read through
    const toStandardResult = (r, ctx) => r.issues.length ? {
    issues: r.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W()))
  } : {
    value: r.value
  };
  async function validateAsync(inst, value) {
    const ctx = {
      async: true
    };
    return toStandardResult(await inst._zod.run({
      value,
      issues: []
    }, ctx), ctx);
  }
  function standardProps(inst) {
    return {
      validate: value => {
        const ctx = {
          async: false
        };
        try {
          const r = inst._zod.run({
            value,
            issues: []
          }, ctx);
          if (!(r instanceof Promise)) return toStandardResult(r, ctx);
        } catch (_) {}
        // async function so a synchronously throwing check rejects instead of escaping validate
                return validateAsync(inst, value);
      },
      vendor: "zod",
      version: 1
    };
  }
  const $ZodString =  core_core /* $constructor */ .xI("$ZodString", (inst, def) => {
    $ZodType.init(inst, def);
    // a format's own pattern, else unbounded; a template literal derives the check-aware form itself
        inst._zod.pattern = def.pattern ?? anyString;
    inst._zod.parse = (payload, _) => {
      if (def.coerce) try {
        payload.value = String(payload.value);
      } catch (_) {}
      if (typeof payload.value === "string") return payload;
      payload.issues.push({
        expected: "string",
        code: "invalid_type",
        input: payload.value,
        inst
      });
      return payload;
    };
  });
  const $ZodStringFormat =  core_core /* $constructor */ .xI("$ZodStringFormat", (inst, def) => {
    // check initialization must come first
    core_checks /* $ZodCheckStringFormat */ .ql.init(inst, def);
    $ZodString.init(inst, def);
  });
  const $ZodISODateTime =  core_core /* $constructor */ .xI("$ZodISODateTime", (inst, def) => {
    def.pattern ?? (def.pattern = datetime(def));
    $ZodStringFormat.init(inst, def);
  });
  const $ZodNumber =  core_core /* $constructor */ .xI("$ZodNumber", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = number;
    inst._zod.parse = (payload, _ctx) => {
      if (def.coerce) try {
        payload.value = Number(payload.value);
      } catch (_) {}
      const input = payload.value;
      if (typeof input === "number" && !Number.isNaN(input) && Number.isFinite(input)) return payload;
      const received = typeof input === "number" ? Number.isNaN(input) ? "NaN" : Number.isFinite(input) ? void 0 : String(input) : void 0;
      payload.issues.push({
        expected: "number",
        code: "invalid_type",
        input,
        inst,
        ...received ? {
          received
        } : {}
      });
      return payload;
    };
  });
  const $ZodNumberFormat =  core_core /* $constructor */ .xI("$ZodNumberFormat", (inst, def) => {
    core_checks /* $ZodCheckNumberFormat */ .KH.init(inst, def);
    $ZodNumber.init(inst, def);
 // no format checks
    });
  const $ZodBoolean =  core_core /* $constructor */ .xI("$ZodBoolean", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.pattern = regexes_boolean;
    inst._zod.parse = (payload, _ctx) => {
      if (def.coerce) try {
        payload.value = Boolean(payload.value);
      } catch (_) {}
      const input = payload.value;
      if (typeof input === "boolean") return payload;
      payload.issues.push({
        expected: "boolean",
        code: "invalid_type",
        input,
        inst
      });
      return payload;
    };
  });
  const $ZodUnknown =  core_core /* $constructor */ .xI("$ZodUnknown", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.parse = payload => payload;
  });
  // an oversized container fails its leading size checks before any element is parsed
  function capSize(inst, size) {
    const caps = core_util /* sizeCaps */ .hi(inst._zod.def.checks);
    if (!caps.length) return;
    const cap = Math.min(...caps.map(c => c[0]));
    const parse = inst._zod.parse;
    inst._zod.parse = (payload, ctx) => {
      const n = size(payload.value);
      if (n > cap && !ctx?.skipChecks && ctx?.direction !== "backward") for (const [max, ch] of core_util /* sizeCaps */ .hi(inst._zod.def.checks)) if (n > max && ch._zod.def.when(payload)) {
        const start = payload.issues.length;
        ch._zod.check(payload);
        // the value is still the raw input, so no later check may read it
                payload.issues[start].continue = false;
        core_util /* attachSchema */ .d3(payload.issues, start, inst);
        return payload;
      }
      return parse(payload, ctx);
    };
  }
  const arraySize = input => Array.isArray(input) ? input.length : -1;
  function handleArrayResult(result, final, index) {
    result.issues.length && final.issues.push(...core_util /* prefixIssues */ .lQ(index, result.issues));
    final.value[index] = result.value;
  }
  const $ZodArray =  core_core /* $constructor */ .xI("$ZodArray", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core /* globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
      const input = payload.value;
      if (!Array.isArray(input)) {
        payload.issues.push({
          expected: "array",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      }
      payload.value = memo ? memo.alloc(inst, payload, Array(input.length), ctx) : Array(input.length);
      const proms = [];
      const abortEarly = ctx?.abortEarly;
      for (let i = 0; i < input.length; i++) {
        const item = input[i];
        const result = def.element._zod.run({
          value: item,
          issues: []
        }, ctx);
        if (result instanceof Promise) proms.push(result.then(result => handleArrayResult(result, payload, i))); else {
          handleArrayResult(result, payload, i);
          // the element's payload is authoritative here, since handleArrayResult forwards every issue; an object's is not, because it drops a failed absent optional
                    if (abortEarly && result.issues.length !== 0 && core_util /* aborted */ .QH(result)) break;
        }
      }
      if (proms.length) return Promise.all(proms).then(() => payload);
      return payload;
 //handleArrayResultsAsync(parseResults, final);
        };
    capSize(inst, arraySize);
  });
  function handlePropertyResult(result, final, key, input, optin, optout) {
    const isPresent = key in input;
    const isOptionalOut = optout === "optional";
    // The middle rung means "absence permitted, nothing supplied in its place", so an absent key contributes nothing — whatever the schema made of `undefined` is invented, not substituted. Only `optional` reaches this with a value: `defaulted` substitutes, and a schema that isn't optional-out has to keep the key.
        if (!isPresent && isOptionalOut && optin === "optional") return;
    if (result.issues.length) {
      // For optional-in/out schemas, ignore errors on absent keys.
      if (optin !== void 0 && isOptionalOut && !isPresent) return;
      final.issues.push(...core_util /* prefixIssues */ .lQ(key, result.issues));
    }
    if (!isPresent && optin === void 0) {
      result.issues.length || final.issues.push({
        code: "invalid_type",
        expected: "nonoptional",
        input: void 0,
        path: [ key ]
      });
      return;
    }
    result.value === void 0 ? (isPresent || optin === "defaulted" && !isOptionalOut) && (final.value[key] = void 0) : final.value[key] = result.value;
  }
  // one shared instance; a fresh [] per schema cost 56 bytes retained
    const NO_SYMBOL_KEYS = [];
  function normalizeDef(def) {
    const keys = Object.keys(def.shape);
    const ownSymbols = Object.getOwnPropertySymbols(def.shape);
    const symbolKeys = ownSymbols.length ? ownSymbols : NO_SYMBOL_KEYS;
    // aliases `keys` when there are no symbols, so a string-only shape keeps one array
        const allKeys = symbolKeys.length ? [ ...keys, ...symbolKeys ] : keys;
    for (const k of allKeys) if (!def.shape?.[k]?._zod?.traits?.has("$ZodType")) throw new Error(`Invalid element at key "${String(k)}": expected a Zod schema`);
    const okeys = core_util /* optionalKeys */ .NM(def.shape);
    return {
      ...def,
      allKeys,
      symbolKeys,
      // string-only: handleCatchall matches it against `for...in`, which never yields a symbol
      keySet: new Set(keys),
      numKeys: keys.length,
      optionalKeys: new Set(okeys)
    };
  }
  function handleCatchall(proms, input, payload, ctx, def, inst, abortEarly) {
    const unrecognized = [];
    const keySet = def.keySet;
    const _catchall = def.catchall._zod;
    const t = _catchall.def.type;
    const optin = _catchall.optin;
    const optout = _catchall.optout;
    // starts at 0, not the current length: the shape phase already ran and may have aborted
        let seen = 0;
    for (const key in input) {
      if (abortEarly && payload.issues.length !== seen) {
        if (core_util /* aborted */ .QH(payload, seen)) break;
        seen = payload.issues.length;
      }
      // Must precede the __proto__ branch: a declared key is not unrecognized, even though the shape loop deliberately strips __proto__ from the parsed output.
            if (keySet.has(key)) continue;
      // Don't copy an undeclared __proto__ into the result; assignment to a plain {} would replace the result prototype. But in strict mode it is still an unknown key, so report it before skipping.
            if (key === "__proto__") {
        t === "never" && unrecognized.push(key);
        continue;
      }
      if (t === "never") {
        unrecognized.push(key);
        continue;
      }
      const r = _catchall.run({
        value: input[key],
        issues: []
      }, ctx);
      r instanceof Promise ? proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
    }
    unrecognized.length && payload.issues.push({
      code: "unrecognized_keys",
      keys: unrecognized,
      input,
      inst,
      // Describes the shape of the input, not the validity of the parsed value, so it never aborts. The parse still fails; the schema's own checks just get to run first, and an enclosing intersection can reconcile the key against a sibling operand.
      continue: true
    });
    if (!proms.length) return payload;
    return Promise.all(proms).then(() => payload);
  }
  const $ZodObject =  core_core /* $constructor */ .xI("$ZodObject", (inst, def) => {
    // requires cast because technically $ZodObject doesn't extend
    $ZodType.init(inst, def);
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    // a cloned def carries its source's accessor, which knows the shape it answers from; adopting that keeps the clone's keys readable without running it
        const sh = desc?.get ? desc.get.raw : def.shape ?? {};
    if (sh) {
      // Freezes the shape on first read, so its getters resolve once and every later read sees the same schemas.
      const get = () => {
        const newSh = {
          ...sh
        };
        Object.defineProperty(def, "shape", {
          value: newSh
        });
        get.raw = newSh;
        return newSh;
      };
      get.raw = sh;
      Object.defineProperty(def, "shape", {
        get
      });
    }
    const _normalized = core_util /* cached */ .PO(() => normalizeDef(def));
    core_util /* defineLazyInternal */ .v5(inst, "propValues", zod => {
      const shape = zod.def.shape;
      const propValues = {};
      for (const key in shape) {
        const field = shape[key]._zod;
        if (field.values) {
          Object.prototype.hasOwnProperty.call(propValues, key) || core_util /* assignProp */ .Vy(propValues, key, new Set);
          for (const v of field.values) propValues[key].add(v);
          // An omittable slot reads back as undefined at a discriminator lookup, so it has to claim undefined: two options that can both omit the key are not discriminable on it.
                    field.optin !== void 0 && propValues[key].add(void 0);
        }
      }
      return propValues;
    });
    const isObject = core_util /* isObject */ .Gv;
    const catchall = def.catchall;
    let value;
    const memo = core_core /* globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
      value ?? (value = _normalized.value);
      const input = payload.value;
      if (!isObject(input)) {
        payload.issues.push({
          expected: "object",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      }
      payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
      const proms = [];
      const shape = value.shape;
      const abortEarly = ctx?.abortEarly;
      let seen = payload.issues.length;
      for (const key of value.allKeys) {
        if (abortEarly && payload.issues.length !== seen) {
          if (core_util /* aborted */ .QH(payload, seen)) break;
          seen = payload.issues.length;
        }
        if (key === "__proto__") continue;
        const el = shape[key];
        const optin = el._zod.optin;
        const optout = el._zod.optout;
        const r = el._zod.run({
          value: input[key],
          issues: []
        }, ctx);
        r instanceof Promise ? proms.push(r.then(r => handlePropertyResult(r, payload, key, input, optin, optout))) : handlePropertyResult(r, payload, key, input, optin, optout);
      }
      if (!catchall) return proms.length ? Promise.all(proms).then(() => payload) : payload;
      return handleCatchall(proms, input, payload, ctx, _normalized.value, inst, abortEarly === true);
    };
  });
  function handleUnionResults(results, final, inst, ctx) {
    for (const result of results) if (result.issues.length === 0) {
      final.value = result.value;
      return final;
    }
    const nonaborted = results.filter(r => !core_util /* aborted */ .QH(r));
    if (nonaborted.length === 1) {
      final.value = nonaborted[0].value;
      return nonaborted[0];
    }
    final.issues.push({
      code: "invalid_union",
      input: final.value,
      inst,
      errors: results.map(result => result.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())))
    });
    return final;
  }
  const $ZodUnion =  core_core /* $constructor */ .xI("$ZodUnion", (inst, def) => {
    $ZodType.init(inst, def);
    core_util /* defineLazyInternal */ .v5(inst, "optin", zod => zod.def.options.some(o => o._zod.optin === "defaulted") ? "defaulted" : zod.def.options.some(o => o._zod.optin !== void 0) ? "optional" : void 0);
    core_util /* defineLazyInternal */ .v5(inst, "optout", zod => zod.def.options.some(o => o._zod.optout === "optional") ? "optional" : void 0);
    core_util /* defineLazyInternal */ .v5(inst, "values", zod => {
      if (zod.def.options.every(o => o._zod.values)) return new Set(zod.def.options.flatMap(option => Array.from(option._zod.values)));
      return;
    });
    core_util /* defineLazyInternal */ .v5(inst, "pattern", zod => {
      if (zod.def.options.every(o => o._zod.pattern)) {
        const patterns = zod.def.options.map(o => o._zod.pattern);
        return new RegExp(`^(${patterns.map(p => core_util /* cleanRegex */ .p6(p.source)).join("|")})$`);
      }
      return;
    });
    const first = def.options.length === 1 ? def.options[0]._zod.run : null;
    inst._zod.parse = (payload, ctx) => {
      if (first) return first(payload, ctx);
      let async = false;
      const results = [];
      for (const option of def.options) {
        const result = option._zod.run({
          value: payload.value,
          issues: []
        }, ctx);
        if (result instanceof Promise) {
          results.push(result);
          async = true;
        } else {
          if (result.issues.length === 0) return result;
          results.push(result);
        }
      }
      if (!async) return handleUnionResults(results, payload, inst, ctx);
      return Promise.all(results).then(results => handleUnionResults(results, payload, inst, ctx));
    };
  });
  const $ZodRecord =  core_core /* $constructor */ .xI("$ZodRecord", (inst, def) => {
    $ZodType.init(inst, def);
    const memo = core_core /* globalConfig */ .cr.memoizer;
    memo?.attach(inst);
    inst._zod.parse = (payload, ctx) => {
      const input = payload.value;
      if (!core_util /* isPlainObject */ .Qd(input)) {
        payload.issues.push({
          expected: "record",
          code: "invalid_type",
          input,
          inst
        });
        return payload;
      }
      // no guard in either loop below: a record's invalid_key aborts but an enclosing intersection can reconcile it, so a stopped loop hides keys the sibling does not own and the intersection then rejects nothing
            const proms = [];
      const values = def.keyType._zod.values;
      if (values && !def.partial) {
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        const recordKeys = new Set;
        for (const key of values) if (typeof key === "string" || typeof key === "number" || typeof key === "symbol") {
          recordKeys.add(typeof key === "number" ? key.toString() : key);
          // A declared __proto__ is stripped but is not an unrecognized key.
                    if (key === "__proto__") continue;
          const keyResult = def.keyType._zod.run({
            value: key,
            issues: []
          }, ctx);
          if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
          if (keyResult.issues.length) {
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())),
              input: key,
              path: [ key ],
              inst
            });
            continue;
          }
          const outKey = keyResult.value;
          if (outKey === "__proto__") continue;
          const result = def.valueType._zod.run({
            value: input[key],
            issues: []
          }, ctx);
          if (result instanceof Promise) proms.push(result.then(result => {
            result.issues.length && payload.issues.push(...core_util /* prefixIssues */ .lQ(key, result.issues));
            payload.value[outKey] = result.value;
          })); else {
            result.issues.length && payload.issues.push(...core_util /* prefixIssues */ .lQ(key, result.issues));
            payload.value[outKey] = result.value;
          }
        }
        let unrecognized;
        for (const key in input) if (!recordKeys.has(key)) if (def.mode === "loose") {
          // skip __proto__ so it can't replace the result prototype via the assignment setter on the plain {} we build into
          if (key === "__proto__") continue;
          payload.value[key] = input[key];
        } else {
          unrecognized = unrecognized ?? [];
          unrecognized.push(key);
        }
        unrecognized && unrecognized.length > 0 && payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      } else {
        payload.value = memo ? memo.alloc(inst, payload, {}, ctx) : {};
        // An enumerable key schema declares which keys the record owns, so a key outside the set is unrecognized. A non-enumerable one (regex, refine) is a constraint every key must satisfy, so a failing key is invalid. Only the former is reconcilable against the other side of an intersection.
                let unrecognized;
        // Reflect.ownKeys for Symbol-key support; filter non-enumerable to match z.object()
                for (const key of Reflect.ownKeys(input)) {
          if (key === "__proto__") continue;
          if (!Object.prototype.propertyIsEnumerable.call(input, key)) continue;
          let keyResult = def.keyType._zod.run({
            value: key,
            issues: []
          }, ctx);
          if (keyResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
          // Numeric string fallback: if key is a numeric string and failed, retry with Number(key). This handles z.number(), z.literal([1, 2, 3]), and unions containing numeric literals
                    const checkNumericKey = typeof key === "string" && number.test(key) && keyResult.issues.length;
          if (checkNumericKey) {
            const retryResult = def.keyType._zod.run({
              value: Number(key),
              issues: []
            }, ctx);
            if (retryResult instanceof Promise) throw new Error("Async schemas not supported in object keys currently");
            retryResult.issues.length === 0 && (keyResult = retryResult);
          }
          if (keyResult.issues.length) {
            if (def.mode === "loose") 
            // Pass through unchanged
            payload.value[key] = input[key]; else if (values) {
              unrecognized = unrecognized ?? [];
              unrecognized.push(key);
            } else 
            // Default "strict" behavior: error on invalid key
            payload.issues.push({
              code: "invalid_key",
              origin: "record",
              issues: keyResult.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())),
              input: key,
              path: [ key ],
              inst
            });
            continue;
          }
          // the guard above tests the raw input key, but the key schema can normalize an ordinary key into __proto__; re-check the key we actually write under
                    const outKey = keyResult.value;
          if (outKey === "__proto__") continue;
          const result = def.valueType._zod.run({
            value: input[key],
            issues: []
          }, ctx);
          if (result instanceof Promise) proms.push(result.then(result => {
            result.issues.length && payload.issues.push(...core_util /* prefixIssues */ .lQ(key, result.issues));
            payload.value[outKey] = result.value;
          })); else {
            result.issues.length && payload.issues.push(...core_util /* prefixIssues */ .lQ(key, result.issues));
            payload.value[outKey] = result.value;
          }
        }
        unrecognized && unrecognized.length > 0 && payload.issues.push({
          code: "unrecognized_keys",
          input,
          inst,
          keys: unrecognized,
          continue: true
        });
      }
      if (proms.length) return Promise.all(proms).then(() => payload);
      return payload;
    };
  });
  const $ZodEnum =  core_core /* $constructor */ .xI("$ZodEnum", (inst, def) => {
    $ZodType.init(inst, def);
    const values = core_util /* getEnumValues */ .w5(def.entries);
    const valuesSet = new Set(values);
    inst._zod.values = valuesSet;
    core_util /* defineLazyInternal */ .v5(inst, "pattern", zod => {
      const patternValues = core_util /* getEnumValues */ .w5(zod.def.entries).filter(k => core_util /* propertyKeyTypes */ .qQ.has(typeof k));
      // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
            return new RegExp(patternValues.length ? `^(${patternValues.map(o => core_util /* escapeRegex */ .sD(o.toString())).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
      const input = payload.value;
      if (valuesSet.has(input)) return payload;
      payload.issues.push({
        code: "invalid_value",
        values,
        input,
        inst
      });
      return payload;
    };
  });
  const $ZodLiteral =  core_core /* $constructor */ .xI("$ZodLiteral", (inst, def) => {
    $ZodType.init(inst, def);
    const values = new Set(def.values);
    inst._zod.values = values;
    core_util /* defineLazyInternal */ .v5(inst, "pattern", zod => {
      const vals = zod.def.values;
      // unmatchable fallback, RE2-safe: an empty alternation would compile to /^()$/, which matches ""
            return new RegExp(vals.length ? `^(${vals.map(o => typeof o === "string" ? core_util /* escapeRegex */ .sD(o) : o ? core_util /* escapeRegex */ .sD(o.toString()) : String(o)).join("|")})$` : "^[^\\s\\S]$");
    });
    inst._zod.parse = (payload, _ctx) => {
      const input = payload.value;
      if (values.has(input)) return payload;
      payload.issues.push({
        code: "invalid_value",
        values: def.values,
        input,
        inst
      });
      return payload;
    };
  });
  const $ZodTransform =  core_core /* $constructor */ .xI("$ZodTransform", (inst, def) => {
    $ZodType.init(inst, def);
    inst._zod.optin = "optional";
    core_core /* globalConfig */ .cr.memoizer?.guard(inst);
    inst._zod.parse = (payload, ctx) => {
      if (ctx.direction === "backward") throw new core_core /* $ZodEncodeError */ .cV(inst.constructor.name);
      const _out = def.transform(payload.value, payload);
      if (ctx.async) {
        const output = _out instanceof Promise ? _out : Promise.resolve(_out);
        return output.then(output => {
          payload.value = output;
          return payload;
        });
      }
      if (_out instanceof Promise) throw new core_core /* $ZodAsyncError */ .GT;
      payload.value = _out;
      return payload;
    };
  });
  function handleOptionalResult(payload, result) {
    // A substituting schema that still failed has no usable answer; yield undefined. Its issues are simply dropped: it ran on a payload of its own, so there is no shared array to truncate and nothing of the caller's to lose with it.
    payload.value = result.issues.length ? void 0 : result.value;
    return payload;
  }
  const $ZodOptional =  core_core /* $constructor */ .xI("$ZodOptional", (inst, def) => {
    $ZodType.init(inst, def);
    // .optional() propagates absence rather than substituting for it, so a defaulted inner keeps its rung.
        core_util /* defineLazyInternal */ .v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    inst._zod.optout = "optional";
    core_util /* defineLazyInternal */ .v5(inst, "values", zod => {
      const values = zod.def.innerType._zod.values;
      return values ? new Set([ ...values, void 0 ]) : void 0;
    });
    core_util /* defineLazyInternal */ .v5(inst, "pattern", zod => {
      const pattern = zod.def.innerType._zod.pattern;
      return pattern ? new RegExp(`^(${core_util /* cleanRegex */ .p6(pattern.source)})?$`) : void 0;
    });
    inst._zod.parse = (payload, ctx) => {
      if (payload.value === void 0) {
        // Only the top rung substitutes a value for absence; everything else leaves it intact, which is what .optional() means.
        if (def.innerType._zod.optin !== "defaulted") return payload;
        // Its own payload, for the same reason $ZodCatch gets one: a pipe forwards an unrecognized key through the caller's issues array, and this must not read that as the substituting schema failing and drop it.
                const result = def.innerType._zod.run({
          value: payload.value,
          issues: []
        }, ctx);
        if (result instanceof Promise) return result.then(result => handleOptionalResult(payload, result));
        return handleOptionalResult(payload, result);
      }
      return def.innerType._zod.run(payload, ctx);
    };
  });
  const $ZodNullable =  core_core /* $constructor */ .xI("$ZodNullable", (inst, def) => {
    $ZodType.init(inst, def);
    core_util /* defineLazyInternal */ .v5(inst, "optin", zod => zod.def.innerType._zod.optin);
    core_util /* defineLazyInternal */ .v5(inst, "optout", zod => zod.def.innerType._zod.optout);
    core_util /* defineLazyInternal */ .v5(inst, "pattern", zod => {
      const pattern = zod.def.innerType._zod.pattern;
      return pattern ? new RegExp(`^(${core_util /* cleanRegex */ .p6(pattern.source)}|null)$`) : void 0;
    });
    core_util /* defineLazyInternal */ .v5(inst, "values", zod => zod.def.innerType._zod.values ? new Set([ ...zod.def.innerType._zod.values, null ]) : void 0);
    inst._zod.parse = (payload, ctx) => {
      // Forward direction (decode): allow null to pass through
      if (payload.value === null) return payload;
      return def.innerType._zod.run(payload, ctx);
    };
  });
  function handleCatchResult(payload, result, def, ctx) {
    if (!result.issues.length) {
      payload.value = result.value;
      // The value carries up, so the flag describing it has to carry with it: a back-edge into a node still being parsed must not be frozen by an enclosing readonly, and its checks belong to the node itself. Guarded so the ordinary case adds no own property.
            result.memo && (payload.memo = true);
      return payload;
    }
    // Spread the inner's own payload, not ours: `value` has to stay the input the catch was handed, and the inner ran on a payload of its own so its issues are already private to this call.
        payload.value = def.catchValue({
      ...result,
      value: payload.value,
      error: {
        issues: result.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W()))
      },
      input: payload.value
    });
    return payload;
  }
  const $ZodCatch =  core_core /* $constructor */ .xI("$ZodCatch", (inst, def) => {
    $ZodType.init(inst, def);
    core_util /* defineLazyInternal */ .v5(inst, "optin", zod => zod.def.innerType._zod.optin === "defaulted" ? "defaulted" : "optional");
    core_util /* defineLazyInternal */ .v5(inst, "optout", zod => zod.def.innerType._zod.optout);
    core_util /* defineLazyInternal */ .v5(inst, "values", zod => zod.def.innerType._zod.values);
    inst._zod.parse = (payload, ctx) => {
      if (ctx.direction === "backward") return def.innerType._zod.run(payload, ctx);
      // Forward direction (decode): apply catch logic
            const result = def.innerType._zod.run({
        value: payload.value,
        issues: []
      }, ctx);
      if (result instanceof Promise) return result.then(result => handleCatchResult(payload, result, def, ctx));
      return handleCatchResult(payload, result, def, ctx);
    };
  });
  const $ZodPipe =  core_core /* $constructor */ .xI("$ZodPipe", (inst, def) => {
    $ZodType.init(inst, def);
    core_util /* defineLazyInternal */ .v5(inst, "values", zod => zod.def.in._zod.values);
    core_util /* defineLazyInternal */ .v5(inst, "optin", zod => zod.def.in._zod.optin);
    core_util /* defineLazyInternal */ .v5(inst, "optout", zod => zod.def.out._zod.optout);
    core_util /* defineLazyInternal */ .v5(inst, "propValues", zod => zod.def.in._zod.propValues);
    inst._zod.parse = (payload, ctx) => {
      if (ctx.direction === "backward") {
        const right = def.out._zod.run(payload, ctx);
        if (right instanceof Promise) return right.then(right => handlePipeResult(right, def.in, ctx));
        return handlePipeResult(right, def.in, ctx);
      }
      const left = def.in._zod.run(payload, ctx);
      if (left instanceof Promise) return left.then(left => handlePipeResult(left, def.out, ctx));
      return handlePipeResult(left, def.out, ctx);
    };
  });
  function handlePipeResult(left, next, ctx) {
    // Any issue stops the pipe, so a failing refinement never feeds its transform. An unrecognized key is the exception: it describes the input's extra properties, not the value being piped, and an enclosing intersection may yet reconcile it.
    if (left.issues.some(iss => iss.code !== "unrecognized_keys")) {
      // prevent further checks
      left.aborted = true;
      return left;
    }
    return next._zod.run({
      value: left.value,
      issues: left.issues
    }, ctx);
  }
  const $ZodCustom =  core_core /* $constructor */ .xI("$ZodCustom", (inst, def) => {
    core_checks /* $ZodCheck */ .QP.init(inst, def);
    $ZodType.init(inst, def);
    inst._zod.parse = (payload, _) => payload;
    inst._zod.check = payload => {
      const input = payload.value;
      const r = def.fn(input);
      if (r instanceof Promise) return r.then(r => handleRefineResult(r, payload, input, inst));
      handleRefineResult(r, payload, input, inst);
      return;
    };
  });
  function handleRefineResult(result, payload, input, inst) {
    if (!result) {
      const _iss = {
        code: "custom",
        input,
        inst,
        // incorporates params.error into issue reporting
        path: [ ...inst._zod.def.path ?? [] ],
        // incorporates params.error into issue reporting
        continue: !inst._zod.def.abort
      };
      inst._zod.def.params && (_iss.params = inst._zod.def.params);
      payload.issues.push(core_util /* issue */ .sn(_iss));
    }
  }
  /***/}),

/***/ 4723:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  /* harmony export */ __webpack_require__.d(__webpack_exports__, {
    /* harmony export */ A2: () => /* binding */ normalizeParams,
    /* harmony export */ Gv: () => /* binding */ isObject,
    /* harmony export */ NM: () => /* binding */ optionalKeys,
    /* harmony export */ PO: () => /* binding */ cached,
    /* harmony export */ QH: () => /* binding */ aborted,
    /* harmony export */ Qd: () => /* binding */ isPlainObject,
    /* harmony export */ SS: () => /* binding */ constantCatch,
    /* harmony export */ Vy: () => /* binding */ assignProp,
    /* harmony export */ X: () => /* binding */ installLazyProp,
    /* harmony export */ X$: () => /* binding */ extend,
    /* harmony export */ d3: () => /* binding */ attachSchema,
    /* harmony export */ gx: () => /* binding */ captureStackTrace,
    /* harmony export */ hi: () => /* binding */ sizeCaps,
    /* harmony export */ iR: () => /* binding */ finalizeIssue,
    /* harmony export */ jD: () => /* binding */ hide,
    /* harmony export */ k8: () => /* binding */ jsonStringifyReplacer,
    /* harmony export */ lQ: () => /* binding */ prefixIssues,
    /* harmony export */ o8: () => /* binding */ clone,
    /* harmony export */ ol: () => /* binding */ members,
    /* harmony export */ p6: () => /* binding */ cleanRegex,
    /* harmony export */ qQ: () => /* binding */ propertyKeyTypes,
    /* harmony export */ qh: () => /* binding */ own,
    /* harmony export */ rL: () => /* binding */ explicitlyAborted,
    /* harmony export */ sD: () => /* binding */ escapeRegex,
    /* harmony export */ sn: () => /* binding */ issue,
    /* harmony export */ v5: () => /* binding */ defineLazyInternal,
    /* harmony export */ w5: () => /* binding */ getEnumValues,
    /* harmony export */ zH: () => /* binding */ NUMBER_FORMAT_RANGES
    /* harmony export */  });
  /* unused harmony exports assertEqual, assertNotEqual, toZod, assertIs, assertNever, assert, joinValues, nullish, floatSafeRemainder, defineLazy, objectClone, rawShape, mergeDefs, cloneDef, getElementAtPath, promiseAllObject, randomString, esc, slugify, allowsEval, shallowClone, numKeys, getParsedType, primitiveTypes, createTransparentProxy, stringifyPrimitive, BIGINT_FORMAT_RANGES, pick, omit, safeExtend, merge, partial, required, unwrapMessage, getSizableOrigin, codePointLength, getLengthableOrigin, parsedType, cleanEnum, base64ToUint8Array, uint8ArrayToBase64, base64urlToUint8Array, uint8ArrayToBase64url, hexToUint8Array, uint8ArrayToHex, Class, derived, CONSTANT_CATCH */
  // functions
    function getEnumValues(entries) {
    const numericValues = Object.values(entries).filter(v => typeof v === "number");
    const values = Object.entries(entries).filter(([k, _]) => numericValues.indexOf(+k) === -1).map(([_, v]) => v);
    return values;
  }
  function jsonStringifyReplacer(_, value) {
    if (typeof value === "bigint") return value.toString();
    return value;
  }
  // the accessor lives on a shared prototype: an own accessor makes every box a dictionary-mode object (~360 B and a slow load per read against ~100 B and an inlined getter here)
    class Cached {
    constructor(getter) {
      this._getter = getter;
      this._value = void 0;
    }
    get value() {
      const getter = this._getter;
      if (getter !== void 0) {
        this._value = getter();
        this._getter = void 0;
      }
      return this._value;
    }
  }
  function cached(getter) {
    return new Cached(getter);
  }
  function cleanRegex(source) {
    const start = source.startsWith("^") ? 1 : 0;
    const end = source.endsWith("$") ? source.length - 1 : source.length;
    return source.slice(start, end);
  }
  function assignProp(target, prop, value) {
    Object.defineProperty(target, prop, {
      value,
      writable: true,
      enumerable: true,
      configurable: true
    });
  }
  /**
 * Whichever object a def's `shape` currently answers from: the one the caller passed until the first read, the frozen copy after it.
 *
 * Its keys and descriptors read without invoking anything, which is what lets a discriminated union check its discriminator, and the cycle walk read a shape, without resolving a getter that references the schema being constructed. A def that answers `shape` from an accessor of its own has none.
 */  function rawShape(def) {
    const desc = Object.getOwnPropertyDescriptor(def, "shape");
    return desc?.get ? desc.get.raw : desc?.value;
  }
  // where a builder reads its source's keys and descriptors, resolving only a shape a def answers for itself. A shape resolves by object spread, so only its enumerable keys are ever part of it.
    function sourceShape(schema) {
    return rawShape(schema._zod.def) ?? schema._zod.def.shape;
  }
  // a key whose value is not settled yet, self-caching so every read after the first gets the same one
    function deferProp(target, key, getter) {
    Object.defineProperty(target, key, {
      get() {
        const value = getter();
        assignProp(this, key, value);
        return value;
      },
      enumerable: true,
      configurable: true
    });
  }
  // Writes a settled key. A plain assignment is much cheaper than `defineProperty` and produces the same descriptor, but it runs whatever setter already answers to the key — an accessor this shape deferred, or an inherited one, which `__proto__` has on every object and prototype pollution can add for any name.
    function putProp(target, key, value) {
    key in target ? assignProp(target, key, value) : target[key] = value;
  }
  /**
 * Copies `keys` of `source`'s shape onto `target`, each value passed through `wrap`.
 *
 * A key the source has resolved is copied through now, so the derived shape states it outright and nothing has to resolve it to learn what it holds. A key the source still defers stays deferred, and reads back through the source's own `shape`, so it resolves once and both shapes get that one schema.
 */  function mirrorShape(target, source, keys, wrap) {
    const raw = sourceShape(source);
    for (const key of keys) {
      const desc = Object.getOwnPropertyDescriptor(raw, key);
      if (!desc.enumerable) continue;
      desc.get ? deferProp(target, key, () => {
        const value = source._zod.def.shape[key];
        return wrap ? wrap(value, key) : value;
      }) : putProp(target, key, wrap ? wrap(desc.value, key) : desc.value);
    }
  }
  // same, for a plain shape a caller passed rather than a schema's
    function mirrorProps(target, source) {
    for (const key of Reflect.ownKeys(source)) {
      const desc = Object.getOwnPropertyDescriptor(source, key);
      if (!desc.enumerable) continue;
      desc.get ? deferProp(target, key, () => source[key]) : putProp(target, key, desc.value);
    }
  }
  function mergeDefs(...defs) {
    const mergedDescriptors = {};
    for (const def of defs) {
      const descriptors = Object.getOwnPropertyDescriptors(def);
      Object.assign(mergedDescriptors, descriptors);
    }
    return Object.defineProperties({}, mergedDescriptors);
  }
  const captureStackTrace = "captureStackTrace" in Error ? Error.captureStackTrace : (..._args) => {};
  function isObject(data) {
    return typeof data === "object" && data !== null && !Array.isArray(data);
  }
  function isPlainObject(o) {
    if (isObject(o) === false) return false;
    // modified constructor
        const ctor = o.constructor;
    if (ctor === void 0) return true;
    if (typeof ctor !== "function") return true;
    // modified prototype
        const prot = ctor.prototype;
    if (isObject(prot) === false) return false;
    // ctor doesn't have static `isPrototypeOf`
        if (Object.prototype.hasOwnProperty.call(prot, "isPrototypeOf") === false) return false;
    return true;
  }
  const propertyKeyTypes =  new Set([ "string", "number", "symbol" ]);
  function escapeRegex(str) {
    return str.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  }
  // zod-specific utils
    function clone(inst, def, params) {
    const cl = new inst._zod.constr(def ?? inst._zod.def);
    def && !params?.parent || (cl._zod.parent = inst);
    return cl;
  }
  function normalizeParams(_params) {
    const params = _params;
    if (!params) return {};
    if (typeof params === "string") return {
      error: () => params
    };
    if (params?.message !== void 0) {
      if (params?.error !== void 0) throw new Error("Cannot specify both `message` and `error` params");
      params.error = params.message;
    }
    delete params.message;
    if (typeof params.error === "string") return {
      ...params,
      error: () => params.error
    };
    return params;
  }
  function optionalKeys(shape) {
    return Object.keys(shape).filter(k => shape[k]._zod.optin !== void 0 && shape[k]._zod.optout === "optional");
  }
  // Wrapped in a ` ` IIFE: esbuild never tree-shakes a top-level initializer that contains a member access on `Number`, so the bare object literal survived into every bundle.
    const NUMBER_FORMAT_RANGES =  (() => ({
    safeint: [ Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER ],
    int32: [ -2147483648, 2147483647 ],
    uint32: [ 0, 4294967295 ],
    float32: [ -34028234663852886e22, 34028234663852886e22 ],
    float64: [ -Number.MAX_VALUE, Number.MAX_VALUE ]
  }))();
  function extend(schema, shape) {
    if (!isPlainObject(shape)) throw new Error("Invalid input to extend: expected a plain object");
    const checks = schema._zod.def.checks;
    const hasChecks = checks && checks.length > 0;
    if (hasChecks) {
      // Only throw if new shape overlaps with existing shape. Use getOwnPropertyDescriptor to check key existence without accessing values
      const existingShape = sourceShape(schema);
      for (const key of Reflect.ownKeys(shape)) if (Object.getOwnPropertyDescriptor(existingShape, key) !== void 0) throw new Error("Cannot overwrite keys on object schemas containing refinements. Use `.safeExtend()` instead.");
    }
    return clone(schema, mergeDefs(schema._zod.def, {
      shape: extended(schema, shape)
    }));
  }
  // the source's keys, then the caller's overlaid on top
    function extended(schema, shape) {
    const newShape = {};
    mirrorShape(newShape, schema, Reflect.ownKeys(sourceShape(schema)));
    mirrorProps(newShape, shape);
    return newShape;
  }
  // invalid_type | too_big | too_small | invalid_format | not_multiple_of | unrecognized_keys | invalid_union | invalid_key | invalid_element | invalid_value | custom
  function aborted(x, startIndex = 0) {
    if (x.aborted === true) return true;
    for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue !== true) return true;
    return false;
  }
  // Checks for explicit abort (continue === false), as opposed to implicit abort (continue === undefined). Used to respect `abort: true` in .refine() even for checks that have a `when` function.
    function explicitlyAborted(x, startIndex = 0) {
    if (x.aborted === true) return true;
    for (let i = startIndex; i < x.issues.length; i++) if (x.issues[i]?.continue === false) return true;
    return false;
  }
  function prefixIssues(path, issues) {
    return issues.map(iss => {
      var _a;
      (_a = iss).path ?? (_a.path = []);
      iss.path.unshift(path);
      return iss;
    });
  }
  function unwrapMessage(message) {
    return typeof message === "string" ? message : message?.message;
  }
  /* A check holds no link back to the schema it is attached to — the same check instance is shared by every clone of that schema — so the owner is stamped onto the issues a check just raised, at the only point where both are in scope. Runs on the failure path only; `start` is the issue count from before the check ran. */
  /** The leading size checks of `defChecks` that set an upper bound, each paired with it. */  function sizeCaps(defChecks) {
    const caps = [];
    for (const ch of defChecks ?? []) {
      const d = ch._zod.def;
      // a later check may rewrite the value
            if (!/_(length|size)$|_equals$/.test(d.check)) break;
      const max = d.maximum ?? d.length ?? d.size;
      max >= 0 && caps.push([ max, ch ]);
    }
    return caps;
  }
  function attachSchema(issues, start, inst) {
    var _a;
    for (let i = start; i < issues.length; i++) (_a = issues[i]).schema ?? (_a.schema = inst);
  }
  function finalizeIssue(iss, ctx, config) {
    var _a;
    // A schema that raised an issue itself owns it outright, and outranks any stamp an enclosing check left in `attachSchema`. String formats and z.custom() are schema and check at once, so when they act as a check they defer to that stamp instead.
        const traits = iss.inst?._zod?.traits;
    traits?.has("$ZodType") && (traits.has("$ZodCheck") ? (_a = iss).schema ?? (_a.schema = iss.inst) : iss.schema = iss.inst);
    // Decreasing specificity, first map to return a message wins. `inst` is whatever raised the issue, so a check's own map outranks the owning schema's.
        const schemaError = iss.schema !== iss.inst ? iss.schema?._zod.def?.error : void 0;
    const message = iss.message ? iss.message : unwrapMessage(iss.inst?._zod.def?.error?.(iss)) ?? unwrapMessage(schemaError?.(iss)) ?? unwrapMessage(ctx?.error?.(iss)) ?? unwrapMessage(config.customError?.(iss)) ?? unwrapMessage(config.localeError?.(iss)) ?? "Invalid input";
    // an explicit own-key copy beats object rest with excluded keys, which v8 routes through a generic runtime call; Object.keys rather than for-in so an issue pushed with a prototype does not leak inherited keys, and an own __proto__ key is dropped rather than assigned through the setter
        const full = {};
    for (const k of Object.keys(iss)) {
      if (k === "inst" || k === "schema" || k === "continue" || k === "input" || k === "__proto__") continue;
      full[k] = iss[k];
    }
    full.path ?? (full.path = []);
    full.message = message;
    ctx?.reportInput && (full.input = iss.input);
    return full;
  }
  function issue(...args) {
    const [iss, input, inst] = args;
    if (typeof iss === "string") return {
      message: iss,
      code: "custom",
      input,
      inst
    };
    return {
      ...iss
    };
  }
  //////////    PROTOTYPE INSTALLERS     //////////
  // Members live on the prototype and materialize per instance on first read, which keeps own-property count under the step where V8 stops using inline slots. Changing anything here means re-measuring runtime, memory and bundle size together — see "The three axes" in AGENTS.md.
  /**
 * Installs a trait's members on its prototype. Each value builds that member for the instance on first read; the built value shadows the accessor as an own property, so a detached `const { parse } = schema` keeps working.
 *
 * Call this from a `proto` initializer, which runs once per prototype — never per instance.
 */
  function members(proto, table) {
    for (const key in table) {
      const desc = Object.getOwnPropertyDescriptor(table, key);
      // a getter installs as written, so it stays live: `description` reads through to the registry on every access. not enumerable: an object literal's is, and a prototype member never was
            desc.get ? Object.defineProperty(proto, key, {
        ...desc,
        enumerable: false
      }) : defineBound(proto, key, desc.value);
    }
  }
  /** Shadows a prototype member with an own value, so a getter that builds from the instance runs once. */  function own(inst, key, value, enumerable = true) {
    Object.defineProperty(inst, key, {
      configurable: true,
      writable: true,
      enumerable,
      value
    });
    return value;
  }
  /** Like {@link own}, for a member that was never an own data property and has to stay out of `Object.keys`. */  function hide(inst, key, value) {
    return own(inst, key, value, false);
  }
  /** Adds members a table derives from the instance: each builds on first read and shadows as own data, and assignment shadows the same way, as when these were own properties. */  function defineBound(proto, key, fn) {
    Object.defineProperty(proto, key, {
      configurable: true,
      get() {
        // vitest's spyOn calls a prototype getter bare to find the function it wraps, so a nullish receiver answers the raw method
        return this == null ? fn : own(this, key, fn.bind(this));
      },
      set(value) {
        own(this, key, value);
      }
    });
  }
  /** Returns the prototype to install on, or `undefined` if this group is already installed on it. */  function claim(inst, sentinel) {
    const proto = Object.getPrototypeOf(inst);
    // Runs on every construction, so `in` rather than the costlier `hasOwnProperty.call`. Sentinels are keys the group itself defines.
        return sentinel in proto ? void 0 : proto;
  }
  // The internals whose init chain is installing. A second call for the same one is a derived constructor overriding its base, so it must not construct another schema in between or the override is dropped.
    let installing;
  // Set while a getter is running, so a value that resolved through a recursion break is not memoized. One shared descriptor shadows the key for the duration, which costs no per-key allocation.
    let broke = false;
  const breaker = {
    configurable: true,
    get() {
      broke = true;
      return;
    }
  };
  /**
 * Installs a lazily-derived internal on the `_zod` prototype of `inst`'s
 * constructor, computed from the internals object itself and cached there on
 * first read. One accessor per constructor rather than one per instance.
 */  function defineLazyInternal(inst, key, compute) {
    const proto = Object.getPrototypeOf(inst._zod);
    if (key in proto && installing !== inst._zod) {
      // A repeat construction: everything is installed already. Cleared here so the reference is not held past the first construction of every type.
      installing = void 0;
      return;
    }
    installing = inst._zod;
    Object.defineProperty(proto, key, {
      configurable: true,
      get() {
        // Shadowed before computing so a re-entrant read from a recursive schema resolves to undefined instead of running the getter again.
        Object.defineProperty(this, key, breaker);
        const outer = broke;
        broke = false;
        try {
          const value = compute(this);
          // A result that resolved through a recursion break is recomputed once the graph is complete; everything else memoizes, undefined included.
                    broke ? delete this[key] : Object.defineProperty(this, key, {
            configurable: true,
            writable: true,
            value
          });
          broke = broke || outer;
          return value;
        } catch (err) {
          // A compute that threw memoizes nothing, so a later read runs it again and fails the same way. The shadow goes with it, since leaving it installed would answer undefined for every later read.
          delete this[key];
          broke = broke || outer;
          throw err;
        }
      },
      set(value) {
        Object.defineProperty(this, key, {
          configurable: true,
          writable: true,
          value
        });
      }
    });
  }
  /**
 * Installs `key` on `inst`'s prototype, computed by `make` on first read and cached there as an own
 * data property. One accessor per constructor rather than one per instance, because an own accessor
 * puts every instance after the first into v8 dictionary mode. The key doubles as the sentinel.
 */  function installLazyProp(inst, key, make, enumerable) {
    const proto = claim(inst, key);
    if (!proto) return;
    Object.defineProperty(proto, key, {
      configurable: true,
      get() {
        // Shadowed before computing, so a re-entrant read from a self-referential shape resolves to undefined instead of running the getter again. A data property rather than an accessor: an own accessor is the dictionary-mode transition this exists to avoid.
        const desc = {
          configurable: true,
          writable: true,
          enumerable,
          value: void 0
        };
        Object.defineProperty(this, key, desc);
        // a compute that throws leaves the shadow behind, so later reads answer undefined instead of re-throwing; `defineLazy` did the same, and `defineLazyInternal`'s delete-on-catch would cost bytes in every bundle for a case only a throwing user getter reaches
                desc.value = make(this);
        Object.defineProperty(this, key, desc);
        return desc.value;
      },
      set(value) {
        Object.defineProperty(this, key, {
          configurable: true,
          writable: true,
          enumerable,
          value
        });
      }
    });
  }
  /** Marks the thunk `_catch` synthesises for a constant catch value. `Function.length` cannot tell that thunk from a user callback — rest and defaulted parameters both report arity 0 — and a user callback reads `ctx.error`, whose issues only finalize correctly against the caller's per-parse error map. Provenance can say what arity cannot. A plain string key rather than `Symbol.for`, whose call at module scope no bundler can prove pure — the same shape that anchored `urlCanParse` into every build. */  const CONSTANT_CATCH = "~constantCatch";
  /** Wraps a constant catch value in a thunk tagged with {@link CONSTANT_CATCH}. */  function constantCatch(value) {
    const fn = () => value;
    fn[CONSTANT_CATCH] = true;
    return fn;
  }
  /***/}),

/***/ 5395:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    zUr: () => /* binding */ ZodMiniStringFormat,
    YOg: () => /* binding */ array,
    zMY: () => /* binding */ schemas_boolean,
    MfU: () => /* binding */ _catch,
    k5n: () => /* binding */ _enum,
    X$i: () => /* binding */ extend,
    Whr: () => /* binding */ schemas_int,
    euz: () => /* binding */ literal,
    mee: () => /* binding */ nullable,
    cl6: () => /* binding */ nullish,
    aig: () => /* binding */ number,
    Ikc: () => /* binding */ object,
    lqM: () => /* binding */ optional,
    FsL: () => /* binding */ pipe,
    g1P: () => /* binding */ record,
    YPB: () => /* binding */ refine,
    YjP: () => /* binding */ string,
    pdi: () => /* binding */ transform,
    KCZ: () => /* binding */ union,
    L5J: () => /* binding */ unknown
  });
  // UNUSED EXPORTS: ZodMiniAny, ZodMiniArray, ZodMiniBase64, ZodMiniBase64URL, ZodMiniBigInt, ZodMiniBigIntFormat, ZodMiniBoolean, ZodMiniCIDRv4, ZodMiniCIDRv6, ZodMiniCUID, ZodMiniCUID2, ZodMiniCatch, ZodMiniCodec, ZodMiniCreditCard, ZodMiniCustom, ZodMiniCustomStringFormat, ZodMiniDate, ZodMiniDefault, ZodMiniDiscriminatedUnion, ZodMiniE164, ZodMiniEmail, ZodMiniEmoji, ZodMiniEnum, ZodMiniExactOptional, ZodMiniFile, ZodMiniFunction, ZodMiniGUID, ZodMiniIBAN, ZodMiniIPv4, ZodMiniIPv6, ZodMiniIntersection, ZodMiniJWT, ZodMiniKSUID, ZodMiniLazy, ZodMiniLiteral, ZodMiniMAC, ZodMiniMap, ZodMiniNaN, ZodMiniNanoID, ZodMiniNever, ZodMiniNonOptional, ZodMiniNull, ZodMiniNullable, ZodMiniNumber, ZodMiniNumberFormat, ZodMiniObject, ZodMiniOptional, ZodMiniPipe, ZodMiniPrefault, ZodMiniPromise, ZodMiniReadonly, ZodMiniRecord, ZodMiniSet, ZodMiniString, ZodMiniSuccess, ZodMiniSymbol, ZodMiniTemplateLiteral, ZodMiniTransform, ZodMiniTuple, ZodMiniType, ZodMiniULID, ZodMiniURL, ZodMiniUUID, ZodMiniUndefined, ZodMiniUnion, ZodMiniUnknown, ZodMiniVoid, ZodMiniXID, ZodMiniXor, _default, _function, any, base64, base64url, bigint, catchall, check, cidrv4, cidrv6, codec, creditCard, cuid, cuid2, currencyCode, custom, date, describe, discriminatedUnion, e164, email, emoji, exactOptional, exactPartial, file, float32, float64, function, guid, hash, hex, hostname, httpUrl, iban, instanceof, int32, int64, intersection, invertCodec, ipv4, ipv6, json, jwt, keyof, ksuid, lazy, looseObject, looseRecord, mac, map, merge, meta, nan, nanoid, nativeEnum, never, nonoptional, null, omit, partial, partialRecord, pick, prefault, promise, readonly, required, safeExtend, set, strictObject, stringFormat, stringbool, success, superRefine, symbol, templateLiteral, tuple, uint32, uint64, ulid, undefined, url, uuid, uuidv4, uuidv6, uuidv7, void, xid, xor
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/core.js
    var core_core = __webpack_require__(8532);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/schemas.js + 2 modules
    var schemas = __webpack_require__(1041);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/util.js
    var core_util = __webpack_require__(4723);
  // EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
    var api = __webpack_require__(3305);
  // CONCATENATED MODULE: ./node_modules/zod/v4/core/errors.js
  /* Computing the message eagerly is expensive (pretty-printed JSON of all
 * issues), so defer it until first read. The accessor functions and
 * descriptors are shared across instances to keep error construction
 * cheap; the computed message is cached on the internals object. The
 * setter preserves plain assignment semantics for consumers that
 * overwrite `message`. */
  function _getMessage() {
    const internals = this._zod;
    internals.message ?? (internals.message = JSON.stringify(internals.def, core_util /* jsonStringifyReplacer */ .k8, 2));
    return internals.message;
  }
  function _setMessage(value) {
    this._zod.message = value;
  }
  const _messageDesc = {
    get: _getMessage,
    set: _setMessage,
    enumerable: true,
    configurable: true
  };
  const _issuesDesc = {
    value: void 0,
    enumerable: false
  };
  /* Prototypes that already carry the lazy `toString`. Seeded with the
 * intrinsics so that `init` on a foreign object — it accepts any object —
 * can never install an accessor onto a prototype we do not own. */  const _installedToString =  new WeakSet([ Object.prototype, Error.prototype ]);
  const initializer = (inst, def) => {
    inst.name = "$ZodError";
    // `_zod` is already non-enumerable: $constructor's init defined it with this same descriptor
        _issuesDesc.value = def;
    Object.defineProperty(inst, "issues", _issuesDesc);
    // Clear the shared slot; a retained `value` pins the last error's issues.
        _issuesDesc.value = void 0;
    Object.defineProperty(inst, "message", _messageDesc);
    /* `toString` lives as a non-enumerable lazy getter on the shared
     * prototype; on first access it caches a per-instance closure so
     * detached usage still works. */    const proto = Object.getPrototypeOf(inst);
    if (!_installedToString.has(proto)) {
      _installedToString.add(proto);
      Object.defineProperty(proto, "toString", {
        configurable: true,
        enumerable: false,
        get() {
          const value = () => this.message;
          Object.defineProperty(this, "toString", {
            value,
            configurable: true,
            writable: true
          });
          return value;
        },
        set(value) {
          Object.defineProperty(this, "toString", {
            value,
            configurable: true,
            writable: true
          });
        }
      });
    }
  };
  (0, core_core /* $constructor */ .xI)("$ZodError", initializer);
  const $ZodRealError = (0, core_core /* $constructor */ .xI)("$ZodError", initializer, void 0, {
    Parent: Error
  });
  /** Get-or-create `obj[key]` as an own data property. A path segment naming an inherited member
 * ("toString", "constructor") would otherwise read through to the prototype, and assigning
 * "__proto__" would hit the setter instead of creating a key. */  const _parse = _Err => {
    const fn = (schema, value, _ctx, _params) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: false
      } : {
        async: false
      };
      const result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      if (result instanceof Promise) throw new core_core /* $ZodAsyncError */ .GT;
      if (result.issues.length) {
        const e = new (_params?.Err ?? _Err)(result.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())));
        core_util /* captureStackTrace */ .gx(e, _params?.callee ?? fn);
        throw e;
      }
      return result.value;
    };
    return fn;
  };
  const parse =  _parse($ZodRealError);
  const _parseAsync = _Err => {
    const fn = async (schema, value, _ctx, params) => {
      const ctx = _ctx ? {
        ..._ctx,
        async: true
      } : {
        async: true
      };
      let result = schema._zod.run({
        value,
        issues: []
      }, ctx);
      result instanceof Promise && (result = await result);
      if (result.issues.length) {
        const e = new (params?.Err ?? _Err)(result.issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())));
        core_util /* captureStackTrace */ .gx(e, params?.callee ?? fn);
        throw e;
      }
      return result.value;
    };
    return fn;
  };
  const parseAsync =  _parseAsync($ZodRealError);
  const _safeParse = _Err => (schema, value, _ctx) => {
    const ctx = _ctx ? {
      ..._ctx,
      async: false
    } : {
      async: false
    };
    const result = schema._zod.run({
      value,
      issues: []
    }, ctx);
    if (result instanceof Promise) throw new core_core /* $ZodAsyncError */ .GT;
    return result.issues.length ? failure(_Err, result.issues, ctx) : {
      success: true,
      data: result.value
    };
  };
  const safeParse =  _safeParse($ZodRealError);
  // the error is built on the first read of `error`: finalizing the issues and constructing the instance is most of a failing parse, and a caller that only branches on `success` never pays it. a getter in the literal keeps this small; the alternative, one shared accessor descriptor plus a hidden state slot, reads ~15% faster but costs ~75 B gzipped in every bundle
    function failure(Err, issues, ctx) {
    let error;
    return {
      success: false,
      get error() {
        if (!error) {
          error = new Err(issues.map(iss => core_util /* finalizeIssue */ .iR(iss, ctx, core_core /* config */ .$W())));
          // finalizeIssue drops `input`, so the built error holds nothing; keeping the raw issues past this point pins the parsed value for the life of the result
                    issues = void 0;
          ctx = void 0;
        }
        return error;
      },
      set error(e) {
        error = e;
        // a replacement makes the getter's branch unreachable, so the captures have to go here too
                issues = void 0;
        ctx = void 0;
      }
    };
  }
  const _safeParseAsync = _Err => async (schema, value, _ctx) => {
    const ctx = _ctx ? {
      ..._ctx,
      async: true
    } : {
      async: true
    };
    let result = schema._zod.run({
      value,
      issues: []
    }, ctx);
    result instanceof Promise && (result = await result);
    return result.issues.length ? failure(_Err, result.issues, ctx) : {
      success: true,
      data: result.value
    };
  };
  const safeParseAsync =  _safeParseAsync($ZodRealError);
  // registry mirrors of the compiler's sentinels, so this module never imports the compiler
    // CONCATENATED MODULE: ./node_modules/zod/v4/mini/schemas.js
  const ZodMiniType =  core_core /* $constructor */ .xI("ZodMiniType", (inst, def) => {
    if (!inst._zod) throw new Error("Uninitialized schema in ZodMiniType.");
    schemas /* $ZodType */ .W4.init(inst, def);
    inst.def = def;
    inst.type = def.type;
  }, {
    // `with` is an alias for `check`: the same function object, not a wrapper.
    get with() {
      return this.check;
    },
    set with(value) {
      core_util /* own */ .qh(this, "with", value);
    },
    parse(data, params) {
      return parse(this, data, params, {
        callee: this.parse
      });
    },
    parseAsync(data, params) {
      return parseAsync(this, data, params, {
        callee: this.parseAsync
      });
    },
    safeParse(data, params) {
      return safeParse(this, data, params);
    },
    safeParseAsync(data, params) {
      return safeParseAsync(this, data, params);
    },
    check(...checks) {
      const def = this.def;
      return this.clone({
        ...def,
        checks: [ ...def.checks ?? [], ...checks.map(ch => typeof ch === "function" ? {
          _zod: {
            check: ch,
            def: {
              check: "custom"
            },
            onattach: []
          }
        } : ch) ]
      }, {
        parent: true
      });
    },
    clone(_def, params) {
      return core_util /* clone */ .o8(this, _def, params);
    },
    brand() {
      return this;
    },
    register(reg, meta) {
      reg.add(this, meta);
      return this;
    },
    apply(fn, ...args) {
      return args.length === 0 ? fn(this) : fn(this, ...args);
    }
  });
  const ZodMiniString =  core_core /* $constructor */ .xI("ZodMiniString", (inst, def) => {
    schemas /* $ZodString */ .$v.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function string(params) {
    return api /* _string */ .Rl(ZodMiniString, params);
  }
  const ZodMiniStringFormat =  core_core /* $constructor */ .xI("ZodMiniStringFormat", (inst, def) => {
    schemas /* $ZodStringFormat */ .EY.init(inst, def);
    ZodMiniString.init(inst, def);
  });
  const ZodMiniNumber =  core_core /* $constructor */ .xI("ZodMiniNumber", (inst, def) => {
    schemas /* $ZodNumber */ .vz.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function number(params) {
    return api /* _number */ .F7(ZodMiniNumber, params);
  }
  const ZodMiniNumberFormat =  core_core /* $constructor */ .xI("ZodMiniNumberFormat", (inst, def) => {
    schemas /* $ZodNumberFormat */ .I.init(inst, def);
    ZodMiniNumber.init(inst, def);
  });
  function schemas_int(params) {
    return api /* _int */ .LK(ZodMiniNumberFormat, params);
  }
  const ZodMiniBoolean =  core_core /* $constructor */ .xI("ZodMiniBoolean", (inst, def) => {
    schemas /* $ZodBoolean */ .sF.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function schemas_boolean(params) {
    return api /* _boolean */ ._L(ZodMiniBoolean, params);
  }
  const ZodMiniUnknown =  core_core /* $constructor */ .xI("ZodMiniUnknown", (inst, def) => {
    schemas /* $ZodUnknown */ .GP.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function unknown() {
    return api /* _unknown */ .em(ZodMiniUnknown);
  }
  const ZodMiniArray =  core_core /* $constructor */ .xI("ZodMiniArray", (inst, def) => {
    schemas /* $ZodArray */ .$p.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function array(element, params) {
    return new ZodMiniArray({
      type: "array",
      element,
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // .keyof
  // @__NO_SIDE_EFFECTS__
    const ZodMiniObject =  core_core /* $constructor */ .xI("ZodMiniObject", (inst, def) => {
    schemas /* $ZodObject */ .L8.init(inst, def);
    ZodMiniType.init(inst, def);
    core_util /* installLazyProp */ .X(inst, "shape", self => self._zod.def.shape, false);
  });
  // @__NO_SIDE_EFFECTS__
    function object(shape, params) {
    const def = {
      type: "object",
      shape: shape ?? {},
      ...core_util /* normalizeParams */ .A2(params)
    };
    return new ZodMiniObject(def);
  }
  // strictObject
  // @__NO_SIDE_EFFECTS__
    // object methods
  // @__NO_SIDE_EFFECTS__
  function extend(schema, shape) {
    return core_util /* extend */ .X$(schema, shape);
  }
  // @__NO_SIDE_EFFECTS__
    const ZodMiniUnion =  core_core /* $constructor */ .xI("ZodMiniUnion", (inst, def) => {
    schemas /* $ZodUnion */ .cu.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function union(options, params) {
    return new ZodMiniUnion({
      type: "union",
      options,
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  const ZodMiniRecord =  core_core /* $constructor */ .xI("ZodMiniRecord", (inst, def) => {
    schemas /* $ZodRecord */ .h.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function record(keyType, valueType, params) {
    // v3-compat: z.record(valueType, params?) — defaults keyType to z.string()
    if (!valueType || !valueType._zod) return new ZodMiniRecord({
      type: "record",
      keyType: string(),
      valueType: keyType,
      ...core_util /* normalizeParams */ .A2(valueType)
    });
    return new ZodMiniRecord({
      type: "record",
      keyType,
      valueType,
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // @__NO_SIDE_EFFECTS__
    const ZodMiniEnum =  core_core /* $constructor */ .xI("ZodMiniEnum", (inst, def) => {
    schemas /* $ZodEnum */ .VO.init(inst, def);
    ZodMiniType.init(inst, def);
    // reuse the parsed value set so a numeric TS enum's reverse-mapping keys stay out
        inst.options = [ ...inst._zod.values ];
  });
  // @__NO_SIDE_EFFECTS__
    function _enum(values, params) {
    const entries = Array.isArray(values) ? Object.fromEntries(values.map(v => [ v, v ])) : values;
    return new ZodMiniEnum({
      type: "enum",
      entries,
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  // @__NO_SIDE_EFFECTS__
  /** @deprecated This API has been merged into `z.enum()`. Use `z.enum()` instead.
 *
 * ```ts
 * enum Colors { red, green, blue }
 * z.enum(Colors);
 * ```
 */  const ZodMiniLiteral =  core_core /* $constructor */ .xI("ZodMiniLiteral", (inst, def) => {
    schemas /* $ZodLiteral */ .nu.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function literal(value, params) {
    return new ZodMiniLiteral({
      type: "literal",
      values: Array.isArray(value) ? value : [ value ],
      ...core_util /* normalizeParams */ .A2(params)
    });
  }
  const ZodMiniTransform =  core_core /* $constructor */ .xI("ZodMiniTransform", (inst, def) => {
    schemas /* $ZodTransform */ .Wc.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function transform(fn) {
    return new ZodMiniTransform({
      type: "transform",
      transform: fn
    });
  }
  const ZodMiniOptional =  core_core /* $constructor */ .xI("ZodMiniOptional", (inst, def) => {
    schemas /* $ZodOptional */ .ig.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function optional(innerType) {
    return new ZodMiniOptional({
      type: "optional",
      innerType
    });
  }
  const ZodMiniNullable =  core_core /* $constructor */ .xI("ZodMiniNullable", (inst, def) => {
    schemas /* $ZodNullable */ .qc.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function nullable(innerType) {
    return new ZodMiniNullable({
      type: "nullable",
      innerType
    });
  }
  // nullish
  // @__NO_SIDE_EFFECTS__
    function nullish(innerType) {
    return optional(nullable(innerType));
  }
  const ZodMiniCatch =  core_core /* $constructor */ .xI("ZodMiniCatch", (inst, def) => {
    schemas /* $ZodCatch */ .t$.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function _catch(innerType, catchValue) {
    return new ZodMiniCatch({
      type: "catch",
      innerType,
      catchValue: typeof catchValue === "function" ? catchValue : core_util /* constantCatch */ .SS(catchValue)
    });
  }
  const ZodMiniPipe =  core_core /* $constructor */ .xI("ZodMiniPipe", (inst, def) => {
    schemas /* $ZodPipe */ ._m.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // @__NO_SIDE_EFFECTS__
    function pipe(in_, out) {
    return new ZodMiniPipe({
      type: "pipe",
      in: in_,
      out
    });
  }
  const ZodMiniCustom =  core_core /* $constructor */ .xI("ZodMiniCustom", (inst, def) => {
    schemas /* $ZodCustom */ .b0.init(inst, def);
    ZodMiniType.init(inst, def);
  });
  // custom checks
  // @__NO_SIDE_EFFECTS__
    // refine
  // @__NO_SIDE_EFFECTS__
  function refine(fn, _params = {}) {
    return api /* _refine */ .fU(ZodMiniCustom, fn, _params);
  }
  // superRefine
  // @__NO_SIDE_EFFECTS__
    // Re-export describe and meta from core
  api /* describe */ .q0;
  api /* meta */ .mI;
  // instanceof
})

};
