"use strict";
exports.id = 910;
exports.ids = [910];
exports.modules = {

/***/ 3910:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   createPageFormat: () => (/* binding */ createPageFormat)
/* harmony export */ });
/* unused harmony export dataMarker */
const dataMarker = '{{visitors-data}}';
function createPageFormat(template, { topBy, siteUrl, trend }) {
    const [start, rest, ...others] = template.split(dataMarker);
    if (start === undefined || rest === undefined || others.length > 0)
        throw new Error('The template of the page must have one place for the data.');
    return {
        extension: 'html',
        begin: ({ period, totals }) => start + open({ ...period, totals, topBy, siteUrl, trend }, 'visitors'),
        rows: (rows, isFirst) => {
            const lines = rows.map(({ path, human, ai, total }) => toScriptJson([path, human, ai, total]));
            return (isFirst ? '\n' : ',\n') + lines.join(',\n');
        },
        beginBefore: (before) => `\n],${open({ before }, 'visitorsBefore').slice(1)}`,
        end({ complete, beforeComplete, earlier, problem }) {
            const end = { complete, problem: problem ?? '', earlier };
            const whole = { ...end, ...(beforeComplete !== null && { beforeComplete }) };
            return `\n],${toScriptJson(whole).slice(1)}${rest}`;
        },
    };
}
function open(known, list) {
    return `${toScriptJson(known).slice(0, -1)},"${list}":[`;
}
function toScriptJson(value) {
    return JSON.stringify(value).replaceAll('<', String.raw `\u003c`);
}


/***/ })

};
;