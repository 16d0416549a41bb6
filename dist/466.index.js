export const id = 466;
export const ids = [466];
export const modules = {

/***/ 466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  readWebhook: () => (/* binding */ readWebhook)
});

// EXTERNAL MODULE: ./src/adapters/github/event/event-error.ts
var event_error = __webpack_require__(4558);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/api.js + 1 modules
var api = __webpack_require__(3305);
;// CONCATENATED MODULE: ./src/adapters/github/event/event-payload.ts
// The parts of a webhook payload that the action reads. Everything is optional but what names the repository: an
// event without a field is still an event.

const event_payload_text = schemas/* catch */.MfU(schemas/* string */.YjP(), '');
const optional = (schema) => schemas/* catch */.MfU(schemas/* nullish */.cl6(schema), null);
const count = schemas/* number */.aig().check(schemas/* int */.Whr(), api/* _nonnegative */.UI());
const account = schemas/* object */.Ikc({ login: event_payload_text, type: event_payload_text });
const repository = schemas/* object */.Ikc({
    id: count,
    name: schemas/* string */.YjP(),
    owner: schemas/* object */.Ikc({ login: schemas/* string */.YjP() }),
    private: schemas/* catch */.MfU(schemas/* boolean */.zMY(), true),
});
const pullRequest = schemas/* object */.Ikc({
    number: count,
    title: event_payload_text,
    html_url: event_payload_text,
    head: schemas/* object */.Ikc({ ref: event_payload_text, repo: optional(schemas/* object */.Ikc({ id: count })) }),
    base: schemas/* object */.Ikc({ ref: event_payload_text, repo: optional(schemas/* object */.Ikc({ id: count })) }),
});
const comment = schemas/* object */.Ikc({
    id: count,
    body: event_payload_text,
    html_url: event_payload_text,
    user: optional(account),
    path: optional(schemas/* string */.YjP()),
    line: optional(count),
    diff_hunk: optional(schemas/* string */.YjP()),
});
const issue = schemas/* object */.Ikc({
    number: count,
    title: event_payload_text,
    html_url: event_payload_text,
    pull_request: schemas/* optional */.lqM(schemas/* unknown */.L5J()),
});
const release = schemas/* object */.Ikc({ tag_name: schemas/* string */.YjP(), name: event_payload_text, body: event_payload_text, html_url: event_payload_text });
const eventPayload = schemas/* object */.Ikc({
    action: event_payload_text,
    number: optional(count),
    repository: optional(repository),
    sender: optional(account),
    pull_request: optional(pullRequest),
    comment: optional(comment),
    issue: optional(issue),
    release: optional(release),
    ref: optional(schemas/* string */.YjP()),
    ref_type: optional(schemas/* string */.YjP()),
    before: event_payload_text,
    after: event_payload_text,
    deleted: schemas/* catch */.MfU(schemas/* boolean */.zMY(), false),
    compare: event_payload_text,
});

;// CONCATENATED MODULE: ./src/adapters/github/event/webhook.ts


/** The parts of a run that its payload knows better than the runner's variables. */
function readWebhook(run, json) {
    const parsed = eventPayload.safeParse(json);
    const trigger = parsed.success ? triggerOf(run.eventName, parsed.data) : null;
    // A payload that does not say who asks for what must not pass for an event that nobody has to be asked about.
    if (!parsed.success || !trigger)
        throw new event_error/* EventError */.P(`The event file is not a payload of ${run.eventName}.`);
    const { repository, sender } = parsed.data;
    return {
        repository: repository ? repositoryOf(repository) : run.repository,
        sender: sender?.login ? senderOf(sender) : run.sender,
        trigger,
    };
}
function repositoryOf({ id, name, owner, ...given }) {
    return { id, name, owner: owner.login, isPublic: !given.private };
}
function senderOf({ login, type }) {
    return { login, isBot: type === 'Bot' || login.endsWith('[bot]') };
}
function triggerOf(eventName, payload) {
    switch (eventName) {
        case 'pull_request':
        case 'pull_request_target':
            return pullRequestTrigger(eventName, payload);
        case 'issue_comment':
        case 'pull_request_review_comment':
            return commentTrigger(eventName, payload);
        case 'release':
            return releaseTrigger(payload);
        case 'push':
            return pushTrigger(payload);
        case 'create':
            return payload.ref_type === 'tag' ? { kind: 'tag', tag: payload.ref ?? '', sha: '' } : { kind: 'other' };
        case 'delete':
            return { kind: 'deleted-ref', ref: payload.ref ?? '' };
        default:
            return { kind: 'other' };
    }
}
function pullRequestTrigger(eventName, { pull_request: given }) {
    if (!given)
        return null;
    const isFromElsewhere = comesFromElsewhere(given);
    const isPrivileged = eventName === 'pull_request_target';
    return { kind: 'pull-request', pullRequest: pullRequestOf(given), isFromElsewhere, isPrivileged };
}
function commentTrigger(eventName, payload) {
    const { action, comment, issue, pull_request } = payload;
    const thread = issue?.number ?? pull_request?.number;
    if (!comment || thread === undefined)
        return null;
    const isReview = eventName === 'pull_request_review_comment';
    const onPullRequest = isReview || Boolean(issue?.pull_request);
    const subject = pull_request ? pullRequestOf(pull_request) : null;
    const titled = issue && onPullRequest ? { number: thread, title: issue.title, url: issue.html_url } : null;
    return {
        kind: 'comment',
        thread,
        action,
        comment: commentOf(comment, isReview),
        isPullRequest: onPullRequest,
        isFromElsewhere: pull_request ? comesFromElsewhere(pull_request) : false,
        pullRequest: subject ?? (titled && { ...titled, headRef: '', baseRef: '' }),
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
function pushTrigger({ ref, deleted, before, after, compare }) {
    const name = ref ?? '';
    if (deleted)
        return { kind: 'deleted-ref', ref: name.replace(/^refs\/(?:heads|tags)\//, '') };
    if (name.startsWith('refs/tags/'))
        return { kind: 'tag', tag: name.slice('refs/tags/'.length), sha: after };
    if (!name.startsWith('refs/heads/'))
        return { kind: 'other' };
    return { kind: 'push', branch: name.slice('refs/heads/'.length), before, after, compareUrl: compare };
}
/** A head whose repository is gone was somebody else's. */
function comesFromElsewhere({ head, base }) {
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


/***/ })

};
