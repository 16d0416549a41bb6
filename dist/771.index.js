"use strict";
exports.id = 771;
exports.ids = [771];
exports.modules = {

/***/ 9771:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   readPromptFiles: () => (/* binding */ readPromptFiles)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(3024);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_fs__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_1__);
/* harmony import */ var _base_escape_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(3834);
/* harmony import */ var _runner_inside_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(8480);
/* harmony import */ var _runner_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(7743);
/* harmony import */ var _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(6296);






const maxPromptFileBytes = 1_048_576;
function readPromptFiles(paths, workspace) {
    const problems = [];
    const texts = paths.map((path) => {
        try {
            return readPromptFile(path, workspace);
        }
        catch (error) {
            if (!(error instanceof _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz))
                throw error;
            problems.push(error.message);
            return '';
        }
    });
    if (problems.length > 0)
        throw new _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(problems.join(' '));
    return texts;
}
function readPromptFile(path, workspace) {
    const text = decodeUtf8(readInWorkspace(path, workspace), path);
    if ((0,_base_escape_js__WEBPACK_IMPORTED_MODULE_5__/* .isBlank */ .z3)(text))
        throw promptFileError(path, 'is blank');
    return text;
}
function readInWorkspace(path, workspace) {
    const root = existingRealPath(workspace, path);
    const real = existingRealPath((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(root, path), path);
    if (!(0,_runner_inside_js__WEBPACK_IMPORTED_MODULE_2__/* .isInside */ .F)(real, root))
        throw promptFileError(path, 'is outside the workspace');
    if ([path, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, real)].some(isInGit))
        throw promptFileError(path, gitProblem);
    const stat = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(real);
    if (!stat.isFile())
        throw promptFileError(path, "isn't a file");
    if (stat.size > maxPromptFileBytes)
        throw promptFileError(path, 'is larger than 1 MiB');
    return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(real);
}
const gitProblem = 'is inside .git, where a checkout keeps its token: name a file of the repository';
function isInGit(path) {
    return path.split(/[\\/]/).some((name) => name.toLowerCase() === '.git');
}
function existingRealPath(path, promptFile) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path);
    }
    catch {
        throw promptFileError(promptFile, `wasn't found in the workspace: ${adviceFor(promptFile)}`);
    }
}
function adviceFor(promptFile) {
    if (promptFile.includes(','))
        return 'write one path on each line, without commas';
    return 'check the path, and that the workflow checks out the repository';
}
function decodeUtf8(bytes, path) {
    try {
        return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    }
    catch {
        throw promptFileError(path, "isn't UTF-8 text");
    }
}
function promptFileError(path, problem) {
    const shown = (0,_runner_invalid_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .showValue */ .vp)(path, (0,_runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .secretLines */ ._o)()) ?? 'what looks like a key or token';
    return new _runner_read_inputs_js__WEBPACK_IMPORTED_MODULE_4__/* .InputError */ .dz(`Input \`prompt-file\`: ${shown} ${problem}.`);
}


/***/ }),

/***/ 8480:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ isInside)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6760);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_path__WEBPACK_IMPORTED_MODULE_0__);

function isInside(real, root) {
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(root, real);
    return path !== '..' && !path.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(path);
}


/***/ })

};
;