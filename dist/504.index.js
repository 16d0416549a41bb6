export const id = 504;
export const ids = [504];
export const modules = {

/***/ 7504:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   parseWebhook: () => (/* binding */ parseWebhook)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3305);
// Webhook payloads, parsed into our own types: the repository, who acted, and the trigger. Only what names the repository
// is required, because an event without a field is still an event.
//
// https://docs.github.com/webhooks/webhook-events-and-payloads

/** The parts of a run that its payload describes better than the runner's variables. Null for a payload of another event. */
function parseWebhook(run, payload) {
    const parsed = eventPayload.safeParse(payload);
    const trigger = parsed.success ? triggerOf(run.eventName, parsed.data) : null;
    if (!parsed.success || !trigger)
        return null;
    const { repository, sender } = parsed.data;
    return {
        repository: repository ? repositoryOf(repository) : run.repository,
        sender: (sender && accountOf(sender)) ?? run.sender,
        trigger,
    };
}
function repositoryOf({ id, name, owner, ...given }) {
    return { id, name, owner: owner.login, isPublic: !given.private };
}
/** Null for an account without a login. */
function accountOf({ login, type }) {
    return login === '' ? null : { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
function triggerOf(eventName, payload) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_review':
        case 'pull_request_target':
            return pullRequestTrigger(eventName, payload);
        case 'issue_comment':
        case 'pull_request_review_comment':
            return commentTrigger(eventName, payload);
        case 'release':
            return releaseTrigger(payload);
        case 'push':
            return pushTrigger(payload);
        case 'workflow_run':
            return workflowRunTrigger(payload);
        case 'create':
            return payload.ref_type === 'tag' ? { kind: 'tag', tag: payload.ref ?? '' } : { kind: 'other' };
        case 'delete':
            return { kind: 'deleted-ref', ref: payload.ref ?? '' };
        default:
            return { kind: 'other' };
    }
}
function pullRequestTrigger(eventName, { pull_request: given }) {
    if (!given)
        return null;
    return {
        kind: 'pull-request',
        pullRequest: pullRequestOf(given),
        isCrossRepository: isCrossRepository(given),
        isPrivileged: eventName === 'pull_request_target',
        author: (given.user && accountOf(given.user)) ?? null,
        body: given.body,
        labels: given.labels?.map(({ name }) => name) ?? null,
    };
}
function commentTrigger(eventName, payload) {
    const { action, comment, issue, pull_request } = payload;
    const issueNumber = issue?.number ?? pull_request?.number;
    if (!comment || issueNumber === undefined)
        return null;
    const isReview = eventName === 'pull_request_review_comment';
    const onPullRequest = isReview || Boolean(issue?.pull_request);
    const subject = pull_request ? pullRequestOf(pull_request) : null;
    const titled = issue && onPullRequest ? { number: issueNumber, title: issue.title, url: issue.html_url } : null;
    return {
        kind: 'comment',
        issueNumber,
        action,
        comment: commentOf(comment, isReview),
        isPullRequest: onPullRequest,
        isCrossRepository: pull_request ? isCrossRepository(pull_request) : false,
        pullRequest: subject ?? (titled && { ...titled, headRef: null, baseRef: null }),
    };
}
function commentOf(given, isReview) {
    return {
        id: given.id,
        surface: isReview ? 'review' : 'conversation',
        url: given.html_url,
        body: given.body,
        author: given.user?.login ?? '',
        authorIsBot: given.user?.type === 'Bot',
        path: given.path ?? null,
        line: given.line ?? null,
        diffHunk: given.diff_hunk ?? null,
    };
}
function releaseTrigger({ release: given }) {
    if (!given)
        return null;
    return {
        kind: 'release',
        tag: given.tag_name,
        name: given.name,
        notes: given.body,
        url: given.html_url,
    };
}
function pushTrigger(payload) {
    const { ref, deleted, before, after, compare: compareUrl } = payload;
    const name = ref ?? '';
    if (deleted)
        return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') };
    if (name.startsWith('refs/tags/'))
        return { kind: 'tag', tag: name.slice('refs/tags/'.length) };
    if (!name.startsWith('refs/heads/'))
        return { kind: 'other' };
    const branch = name.slice('refs/heads/'.length);
    const commits = payload.commits.map(({ id, author }) => ({ sha: id, author: author?.username || null }));
    const message = payload.head_commit?.message ?? '';
    return { kind: 'push', branch, before, after, compareUrl, commits, message };
}
/** A head repository that the event does not name is not known to be this one. */
function workflowRunTrigger({ workflow_run: given, repository }) {
    if (!given)
        return null;
    const { head_repository: head, actor, head_branch: headBranch = null } = given;
    const isCrossRepository = !head || head.id !== repository?.id;
    return { kind: 'workflow-run', isCrossRepository, actor: actor?.login || null, headBranch };
}
/** A head repository that was deleted was a fork. */
function isCrossRepository({ head, base }) {
    return !head.repo || head.repo.id !== base.repo?.id;
}
function pullRequestOf(given) {
    return {
        number: given.number,
        title: given.title,
        url: given.html_url,
        headRef: given.head.ref,
        baseRef: given.base.ref,
    };
}
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), '');
const optional = (schema) => zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .nullish */ .cl6(schema), null);
const count = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._nonnegative */ .UI());
const account = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: text, type: text });
const repository = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: count,
    name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(),
    owner: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ login: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }),
    private: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), true),
});
const pullRequest = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: count,
    title: text,
    body: text,
    html_url: text,
    user: optional(account),
    labels: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP() }))),
    head: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: text, repo: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: count })) }),
    base: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ ref: text, repo: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: count })) }),
});
const comment = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    id: count,
    body: text,
    html_url: text,
    user: optional(account),
    path: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    line: optional(count),
    diff_hunk: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
});
const issue = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    number: count,
    title: text,
    html_url: text,
    pull_request: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()),
});
const release = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ tag_name: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), name: text, body: text, html_url: text });
const workflowRun = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    head_repository: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: count })),
    head_branch: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    actor: optional(account),
});
const pushedCommit = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP(), author: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ username: text })) });
const eventPayload = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    action: text,
    repository: optional(repository),
    sender: optional(account),
    pull_request: optional(pullRequest),
    comment: optional(comment),
    issue: optional(issue),
    release: optional(release),
    workflow_run: optional(workflowRun),
    ref: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    ref_type: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP()),
    before: text,
    after: text,
    deleted: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .boolean */ .zMY(), false),
    compare: text,
    commits: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .array */ .YOg(pushedCommit), []),
    head_commit: optional(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ message: text })),
});


/***/ })

};
