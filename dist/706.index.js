"use strict";
exports.id = 706;
exports.ids = [706];
exports.modules = {

/***/ 7706:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   mayStillAsk: () => (/* binding */ mayStillAsk)
/* harmony export */ });
/* harmony import */ var _event_permission_level_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(6802);

async function mayStillAsk({ permission, askedBy }, permissionOf) {
    if (permission === null)
        return true;
    const found = await permissionOf(askedBy);
    return found.kind === 'success' ? (0,_event_permission_level_js__WEBPACK_IMPORTED_MODULE_0__/* .isAtLeast */ .du)(found.value, permission) : null;
}


/***/ })

};
;