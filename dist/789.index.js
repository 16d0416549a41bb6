export const id = 789;
export const ids = [789];
export const modules = {

/***/ 6789:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
  // EXPORTS
  __webpack_require__.d(__webpack_exports__, {
    A: () => /* binding */ stringify
  });
  // UNUSED EXPORTS: normalize_options
    // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/get.js
  // Lodash implementation of `get`
  const charCodeOfDot = ".".charCodeAt(0);
  const reEscapeChar = /\\(\\)?/g;
  const rePropName = RegExp(
  // Match anything that isn't a dot or bracket.
  "[^.[\\]]+|\\[(?:([^\"'][^[]*)|([\"'])((?:(?!\\2)[^\\\\]|\\\\.)*?)\\2)\\]|(?=(?:\\.|\\[\\])(?:\\.|\\[\\]|$))", "g");
  const reIsDeepProp = /\.|\[(?:[^[\]]*|(["'])(?:(?!\1)[^\\]|\\.)*?\1)\]/;
  const reIsPlainProp = /^\w*$/;
  const getTag = function(value) {
    // if (!value) value === undefined ? "[object Undefined]" : "[object Null]";
    return Object.prototype.toString.call(value);
  };
  const isSymbol = function(value) {
    const type = typeof value;
    return type === "symbol" || type === "object" && value && getTag(value) === "[object Symbol]";
  };
  const isKey = function(value, object) {
    if (Array.isArray(value)) return false;
    const type = typeof value;
    if (type === "number" || type === "symbol" || type === "boolean" || !value || isSymbol(value)) return true;
    return reIsPlainProp.test(value) || !reIsDeepProp.test(value) || object != null && value in Object(object);
  };
  const stringToPath = function(string) {
    const result = [];
    string.charCodeAt(0) === charCodeOfDot && result.push("");
    string.replace(rePropName, function(match, expression, quote, subString) {
      let key = match;
      quote ? key = subString.replace(reEscapeChar, "$1") : expression && (key = expression.trim());
      result.push(key);
    });
    return result;
  };
  const castPath = function(value, object) {
    return Array.isArray(value) ? value : isKey(value, object) ? [ value ] : stringToPath(value);
  };
  const toKey = function(value) {
    if (typeof value === "string" || isSymbol(value)) return value;
    const result = `${value}`;
    return result == "0" && 1 / value == -1 / 0 ? "-0" : result;
  };
  const get = function(object, path) {
    path = castPath(path, object);
    let index = 0;
    const length = path.length;
    while (object != null && index < length) object = object[toKey(path[index++])];
    return index && index === length ? object : void 0;
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/is_object.js
  const is_object = function(obj) {
    return typeof obj === "object" && obj !== null && !Array.isArray(obj);
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/normalize_columns.js
  const normalize_columns = function(columns) {
    if (columns === void 0 || columns === null) return [ void 0, void 0 ];
    if (typeof columns !== "object") return [ Error('Invalid option "columns": expect an array or an object') ];
    if (Array.isArray(columns)) {
      const newcolumns = [];
      for (const column of columns) if (typeof column === "string") newcolumns.push({
        key: column,
        header: column
      }); else {
        if (typeof column !== "object" || column === null || Array.isArray(column)) return [ Error("Invalid column definition: expect a string or an object") ];
        if (!column.key) return [ Error('Invalid column definition: property "key" is required') ];
        column.header === void 0 && (column.header = column.key);
        newcolumns.push(column);
      }
      columns = newcolumns;
    } else {
      const newcolumns = [];
      for (const k in columns) newcolumns.push({
        key: k,
        header: columns[k]
      });
      columns = newcolumns;
    }
    return [ void 0, columns ];
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/CsvError.js
  class CsvError extends Error {
    constructor(code, message, ...contexts) {
      Array.isArray(message) && (message = message.join(" "));
      super(message);
      Error.captureStackTrace !== void 0 && Error.captureStackTrace(this, CsvError);
      this.code = code;
      for (const context of contexts) for (const key in context) {
        const value = context[key];
        this[key] = Buffer.isBuffer(value) ? value.toString() : value == null ? value : JSON.parse(JSON.stringify(value));
      }
    }
  }
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/utils/underscore.js
  const underscore = function(str) {
    return str.replace(/([A-Z])/g, function(_, match) {
      return "_" + match.toLowerCase();
    });
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/normalize_options.js
  const normalize_options = function(opts) {
    const options = {};
    // Merge with user options
        for (const opt in opts) options[underscore(opt)] = opts[opt];
    // Normalize option `bom`
        if (options.bom === void 0 || options.bom === null || options.bom === false) options.bom = false; else if (options.bom !== true) return [ new CsvError("CSV_OPTION_BOOLEAN_INVALID_TYPE", [ "option `bom` is optional and must be a boolean value,", `got ${JSON.stringify(options.bom)}` ]) ];
    // Normalize option `delimiter`
        if (options.delimiter === void 0 || options.delimiter === null) options.delimiter = ","; else if (Buffer.isBuffer(options.delimiter)) options.delimiter = options.delimiter.toString(); else if (typeof options.delimiter !== "string") return [ new CsvError("CSV_OPTION_DELIMITER_INVALID_TYPE", [ "option `delimiter` must be a buffer or a string,", `got ${JSON.stringify(options.delimiter)}` ]) ];
    // Normalize option `quote`
        if (options.quote === void 0 || options.quote === null) options.quote = '"'; else if (options.quote === true) options.quote = '"'; else if (options.quote === false) options.quote = ""; else if (Buffer.isBuffer(options.quote)) options.quote = options.quote.toString(); else if (typeof options.quote !== "string") return [ new CsvError("CSV_OPTION_QUOTE_INVALID_TYPE", [ "option `quote` must be a boolean, a buffer or a string,", `got ${JSON.stringify(options.quote)}` ]) ];
    // Normalize option `quoted`
        options.quoted !== void 0 && options.quoted !== null || (options.quoted = false);
    // Normalize option `escape_formulas`
        if (options.escape_formulas === void 0 || options.escape_formulas === null) options.escape_formulas = false; else if (typeof options.escape_formulas !== "boolean") return [ new CsvError("CSV_OPTION_ESCAPE_FORMULAS_INVALID_TYPE", [ "option `escape_formulas` must be a boolean,", `got ${JSON.stringify(options.escape_formulas)}` ]) ];
    // Normalize option `quoted_empty`
        options.quoted_empty !== void 0 && options.quoted_empty !== null || (options.quoted_empty = void 0);
    // Normalize option `quoted_match`
        options.quoted_match === void 0 || options.quoted_match === null || options.quoted_match === false ? options.quoted_match = null : Array.isArray(options.quoted_match) || (options.quoted_match = [ options.quoted_match ]);
    if (options.quoted_match) for (const quoted_match of options.quoted_match) {
      const isString = typeof quoted_match === "string";
      const isRegExp = quoted_match instanceof RegExp;
      if (!isString && !isRegExp) return [ new CsvError("CSV_OPTION_QUOTED_MATCH", [ "option `quoted_match` must be a string or a regex,", `got ${JSON.stringify(options.quoted_match)}` ]) ];
    }
    // Normalize option `quoted_string`
        options.quoted_string !== void 0 && options.quoted_string !== null || (options.quoted_string = false);
    // Normalize option `eof`
        options.eof !== void 0 && options.eof !== null || (options.eof = true);
    // Normalize option `escape`
        if (options.escape === void 0 || options.escape === null) options.escape = '"'; else if (Buffer.isBuffer(options.escape)) options.escape = options.escape.toString(); else if (typeof options.escape !== "string") return [ Error(`Invalid Option: escape must be a buffer or a string, got ${JSON.stringify(options.escape)}`) ];
    if (options.escape.length > 1) return [ Error(`Invalid Option: escape must be one character, got ${options.escape.length} characters`) ];
    // Normalize option `header`
        if (options.header === void 0 || options.header === null || options.header === false) options.header = false; else if (options.header !== true) throw new CsvError("CSV_INVALID_OPTION_HEADER", [ "option `header` is expected to be a boolean,", `got ${JSON.stringify(options.header)}` ], options);
    // Normalize option `headers_as_comment`
        if (options.header_as_comment === void 0 || options.header_as_comment === null || options.header_as_comment === false) options.header_as_comment = false; else if (options.header_as_comment === true) options.header_as_comment = "#"; else if (Buffer.isBuffer(options.header_as_comment)) options.header_as_comment = options.header_as_comment.toString(); else if (typeof options.header_as_comment !== "string") throw new CsvError("CSV_INVALID_OPTION_HEADER_AS_COMMENT", [ "option `header_as_comment` must be a boolean, a string or a buffer,", `got ${JSON.stringify(options.header_as_comment)}` ], options);
    // if (options.header_as_comment && !options.comment?.length) {
    //   throw new CsvError(
    //     "CSV_INVALID_OPTION_COMMENT",
    //     [
    //       "option `comment` must be a non empty string or buffer when using `header_as_comment`,",
    //       `got ${JSON.stringify(options.comment)}`,
    //     ],
    //     options,
    //   );
    // }
    // Header is always enabled with `header_as_comment`
    // if (options.header_as_comment === true) {
    //   options.header = true;
    // }
    // Normalize option `columns`
        const [errColumns, columns] = normalize_columns(options.columns);
    if (errColumns !== void 0) return [ errColumns ];
    options.columns = columns;
    // Normalize option `quoted`
        options.quoted !== void 0 && options.quoted !== null || (options.quoted = false);
    // Normalize option `cast`
        options.cast !== void 0 && options.cast !== null || (options.cast = {});
    // Normalize option cast.bigint
        options.cast.bigint !== void 0 && options.cast.bigint !== null || (
    // Cast boolean to string by default
    options.cast.bigint = value => "" + value);
    // Normalize option cast.boolean
        options.cast.boolean !== void 0 && options.cast.boolean !== null || (
    // Cast boolean to string by default
    options.cast.boolean = value => value ? "1" : "");
    // Normalize option cast.date
        options.cast.date !== void 0 && options.cast.date !== null || (
    // Cast date to timestamp string by default
    options.cast.date = value => "" + value.getTime());
    // Normalize option cast.number
        options.cast.number !== void 0 && options.cast.number !== null || (
    // Cast number to string using native casting by default
    options.cast.number = value => "" + value);
    // Normalize option cast.object
        options.cast.object !== void 0 && options.cast.object !== null || (
    // Stringify object as JSON by default
    options.cast.object = value => JSON.stringify(value));
    // Normalize option cast.string
        options.cast.string !== void 0 && options.cast.string !== null || (
    // Leave string untouched
    options.cast.string = function(value) {
      return value;
    });
    // Normalize option `on_record`
        if (options.on_record !== void 0 && typeof options.on_record !== "function") return [ Error('Invalid Option: "on_record" must be a function.') ];
    // Normalize option `quote_record_delimiter`
        if (options.quote_record_delimiter === void 0 || options.quote_record_delimiter === null) options.quote_record_delimiter = !options.record_delimiter; else if (typeof options.quote_record_delimiter !== "boolean") return [ new CsvError("CSV_OPTION_QUOTE_RECORD_DELIMITER_INVALID_TYPE", [ "option `quote_record_delimiter` must be a boolean,", `got ${JSON.stringify(options.quote_record_delimiter)}` ]) ];
    // Normalize option `record_delimiter`
        if (options.record_delimiter === void 0 || options.record_delimiter === null) options.record_delimiter = "\n"; else if (Buffer.isBuffer(options.record_delimiter)) options.record_delimiter = options.record_delimiter.toString(); else if (typeof options.record_delimiter !== "string") return [ Error(`Invalid Option: record_delimiter must be a buffer or a string, got ${JSON.stringify(options.record_delimiter)}`) ];
    switch (options.record_delimiter) {
     case "unix":
      options.record_delimiter = "\n";
      break;

     case "mac":
      options.record_delimiter = "\r";
      break;

     case "windows":
      options.record_delimiter = "\r\n";
      break;

     case "ascii":
      options.record_delimiter = "";
      break;

     case "unicode":
      options.record_delimiter = "\u2028";
      break;
    }
    return [ void 0, options ];
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/api/index.js
  const bom_utf8 = Buffer.from([ 239, 187, 191 ]);
  // True when appending `separator` after `value` would let `parse` find
  // `separator` starting inside `value`. Besides the field containing the whole
  // separator, this also covers boundary fusion: a field whose tail is a
  // non-empty prefix of a multi-character separator merges with the appended
  // separator (eg value "a:" + delimiter "::" => "a:::", matched at offset 1).
  // Such fields must be quoted to round-trip, like RFC 4180 fields containing the
  // delimiter, generalized to multi-character delimiters and record delimiters.
    const emits_separator = function(value, separators) {
    return separators.some(separator => separator.length !== 0 && (value.indexOf(separator) !== -1 || separator.length > 1 && (value + separator).indexOf(separator) < value.length));
  };
  // True when `value` matches one of the `quoted_match` patterns. The regexps
  // come from the user and the same objects are reused for every field, so the
  // test must not depend on their state: `RegExp.prototype.test` advances
  // `lastIndex` on a global or sticky regexp, which would make a match in one
  // field move where the next field starts matching. `String.prototype.search`
  // searches from the start and restores `lastIndex`, and is equivalent to
  // `test` for the stateless regexps.
    const matches_quoted_match = function(value, quoted_match) {
    if (!quoted_match) return false;
    return quoted_match.some(pattern => typeof pattern === "string" ? value.indexOf(pattern) !== -1 : value.search(pattern) !== -1);
  };
  const stringifier = function(options, state, info) {
    return {
      options,
      state,
      info,
      __transform: function(chunk, push) {
        // Chunk validation
        if (!Array.isArray(chunk) && typeof chunk !== "object") return Error(`Invalid Record: expect an array or an object, got ${JSON.stringify(chunk)}`);
        // Detect columns from the first record
                if (this.info.records === 0) if (Array.isArray(chunk)) {
          if (this.options.header === true && this.options.columns === void 0) return Error("Undiscoverable Columns: header option requires column option or object records");
        } else if (this.options.columns === void 0) {
          const [err, columns] = normalize_columns(Object.keys(chunk));
          if (err) return;
          this.options.columns = columns;
        }
        // Emit the header
                if (this.info.records === 0) {
          this.bom(push);
          const err = this.headers(push);
          if (err) return err;
        }
        // Emit and stringify the record if an object or an array
                try {
          // this.emit('record', chunk, this.info.records);
          this.options.on_record && this.options.on_record(chunk, this.info.records);
        } catch (err) {
          return err;
        }
        // Convert the record into a string
                let err, chunk_string;
        if (this.options.eof) {
          [err, chunk_string] = this.stringify(chunk);
          if (err) return err;
          if (chunk_string === void 0) return;
          chunk_string += this.options.record_delimiter;
        } else {
          [err, chunk_string] = this.stringify(chunk);
          if (err) return err;
          if (chunk_string === void 0) return;
          (this.options.header || this.info.records) && (chunk_string = this.options.record_delimiter + chunk_string);
        }
        // Emit the csv
                this.info.records++;
        push(chunk_string);
      },
      stringify: function(chunk, chunkIsHeader = false) {
        if (typeof chunk !== "object") return [ void 0, chunk ];
        const {columns} = this.options;
        const record = [];
        // Record is an array
                if (Array.isArray(chunk)) {
          // We are getting an array but the user has specified output columns. In
          // this case, we respect the columns indexes
          const length = columns ? Math.min(chunk.length, columns.length) : chunk.length;
          // Cast record elements
                    for (let i = 0; i < length; i++) {
            const field = chunk[i];
            const [err, value] = this.__cast(field, {
              index: i,
              column: i,
              records: this.info.records,
              header: chunkIsHeader
            });
            if (err) return [ err ];
            record[i] = [ value, field ];
          }
          // Record is a literal object
          // `columns` is always defined: it is either provided or discovered.
                } else for (let i = 0; i < columns.length; i++) {
          const field = get(chunk, columns[i].key);
          const [err, value] = this.__cast(field, {
            index: i,
            column: columns[i].key,
            records: this.info.records,
            header: chunkIsHeader
          });
          if (err) return [ err ];
          record[i] = [ value, field ];
        }
        let csvrecord = "";
        for (let i = 0; i < record.length; i++) {
          let options, err;
          let [value, field] = record[i];
          if (typeof value === "string") options = this.options; else if (is_object(value)) {
            // Value is considerered as a mix of a value and options
            options = {
              ...value
            };
            value = options.value;
            delete options.value;
            if (typeof value !== "string" && value !== void 0 && value !== null && err) return [ Error(`Invalid Casting Value: returned value must return a string, null or undefined, got ${JSON.stringify(value)}`) ];
            // Merge global options with the ones returned by cast
                        options = {
              ...this.options,
              ...options
            };
            [err, options] = normalize_options(options);
            if (err !== void 0) return [ err ];
          } else {
            if (value !== void 0 && value !== null) return [ Error(`Invalid Casting Value: returned value must return a string, an object, null or undefined, got ${JSON.stringify(value)}`) ];
            options = this.options;
          }
          const {delimiter, escape, quote, quoted, quoted_empty, quoted_string, quoted_match, record_delimiter, quote_record_delimiter, escape_formulas} = options;
          if ("" === value && "" === field) {
            const quotedMatch = matches_quoted_match(value, quoted_match);
            const shouldQuote = quotedMatch || true === quoted_empty || true === quoted_string && false !== quoted_empty;
            shouldQuote === true && (value = quote + value + quote);
            csvrecord += value;
          } else if (value) {
            if (typeof value !== "string") return [ Error(`Formatter must return a string, null or undefined, got ${JSON.stringify(value)}`) ];
            const containsdelimiter = emits_separator(value, [ delimiter ]);
            const containsQuote = quote !== "" && value.indexOf(quote) >= 0;
            const containsEscape = value.indexOf(escape) >= 0 && escape !== quote;
            // Testing `\n` and `\r` covers the three sequences `parse` discovers
                        const containsRecordDelimiter = emits_separator(value, [ record_delimiter, ...quote_record_delimiter === false ? [] : [ "\n", "\r" ] ]);
            const quotedString = quoted_string && typeof field === "string";
            const quotedMatch = matches_quoted_match(value, quoted_match);
            // See https://github.com/adaltas/node-csv/pull/387
            // More about CSV injection or formula injection, when websites embed
            // untrusted input inside CSV files:
            // https://owasp.org/www-community/attacks/CSV_Injection
            // http://georgemauer.net/2017/10/07/csv-injection.html
            // Apple Numbers unicode normalization is empirical from testing
                        if (escape_formulas) switch (value[0]) {
             case "-":
              if (typeof field === "number" || typeof field === "bigint") break;
              value = `'${value}`;
              break;

             case "=":
             case "+":
             case "@":
             case "\t":
             case "\r":
             case "＝":
 // Unicode '='
                           case "＋":
 // Unicode '+'
                           case "－":
 // Unicode '-'
                           case "＠":
              // Unicode '@'
              value = `'${value}`;
              break;
            }
            const shouldQuote = containsQuote === true || containsdelimiter || containsRecordDelimiter || quoted || quotedString || quotedMatch;
            shouldQuote === true && containsEscape === true && (value = value.replaceAll(escape, () => escape + escape));
            containsQuote === true && (value = value.replaceAll(quote, () => escape + quote));
            shouldQuote === true && (value = quote + value + quote);
            csvrecord += value;
          } else (quoted_empty === true || field === "" && quoted_string === true && quoted_empty !== false) && (csvrecord += quote + quote);
          i !== record.length - 1 && (csvrecord += delimiter);
        }
        return [ void 0, csvrecord ];
      },
      bom: function(push) {
        if (this.options.bom !== true) return;
        push(bom_utf8);
      },
      headers: function(push) {
        if (this.options.header === false) return;
        if (this.options.columns === void 0) return;
        let err;
        let headers = this.options.columns.map(column => column.header);
        if (this.options.eof) {
          [err, headers] = this.stringify(headers, true);
          headers += this.options.record_delimiter;
        } else [err, headers] = this.stringify(headers, true);
        if (err) return err;
        this.options.header_as_comment && (headers = this.options.header_as_comment + " " + headers);
        push(headers);
      },
      __cast: function(value, context) {
        const type = typeof value;
        try {
          return type === "string" ? [ void 0, this.options.cast.string(value, context) ] : type === "bigint" ? [ void 0, this.options.cast.bigint(value, context) ] : type === "number" ? [ void 0, this.options.cast.number(value, context) ] : type === "boolean" ? [ void 0, this.options.cast.boolean(value, context) ] : value instanceof Date ? [ void 0, this.options.cast.date(value, context) ] : type === "object" && value !== null ? [ void 0, this.options.cast.object(value, context) ] : value === null && this.options.cast.null !== void 0 ? [ void 0, this.options.cast.null(value, context) ] : value === void 0 && this.options.cast.undefined !== void 0 ? [ void 0, this.options.cast.undefined(value, context) ] : [ void 0, value ];
        } catch (err) {
          return [ err ];
        }
      }
    };
  };
  // CONCATENATED MODULE: ./node_modules/csv-stringify/lib/sync.js
  /*
CSV Stringify

Please look at the [Sync API](https://csv.js.org/stringify/api/sync/) for
additional information.
*/
  const stringify = function(records, opts = {}) {
    const data = [];
    const [err, options] = normalize_options(opts);
    if (err !== void 0) throw err;
    const state = {
      stop: false
    };
    // Information
        const info = {
      records: 0
    };
    const api = stringifier(options, state, info);
    for (const record of records) {
      const err = api.__transform(record, function(record) {
        data.push(record);
      });
      if (err !== void 0) throw err;
    }
    if (data.length === 0) {
      api.bom(d => {
        data.push(d);
      });
      const err = api.headers(headers => {
        data.push(headers);
      });
      if (err !== void 0) throw err;
    }
    return data.join("");
  };
  /***/})

};
