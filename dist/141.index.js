"use strict";
exports.id = 141;
exports.ids = [141];
exports.modules = {

/***/ 4319:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $D: () => (/* binding */ whyNotInRepository),
/* harmony export */   Bv: () => (/* binding */ agentLogin),
/* harmony export */   H: () => (/* binding */ isOnServer),
/* harmony export */   fC: () => (/* binding */ isOnlyOfAgent),
/* harmony export */   ry: () => (/* binding */ foreignBranch),
/* harmony export */   yN: () => (/* binding */ whyNotOfJob)
/* harmony export */ });
/* harmony import */ var _gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2126);

function isOnServer({ url, repository, number }, serverUrl) {
    return url === `${serverUrl}/${repository}/pull/${number}` && repository.split('/').length === 2;
}
const foreignBranch = "its branch isn't the agent job's and doesn't match `agent-branches`";
function whyNotInRepository({ repository }, job) {
    return isSameName(job.repository, repository) ? null : 'the agent job works in another repository';
}
function whyNotOfJob(pull, { repository, branch, jobCreatedAt }, agentBranches) {
    const { headRepository, baseRepository, headBranch, createdAt } = pull;
    if (!isSameName(headRepository, baseRepository))
        return 'its branch is in another repository';
    if (!isSameName(repository, baseRepository))
        return 'the agent job works in another repository';
    if (headBranch !== branch && !(0,_gates_filter_patterns_js__WEBPACK_IMPORTED_MODULE_0__/* .isMatched */ .H)(headBranch, agentBranches))
        return foreignBranch;
    if (jobCreatedAt === null)
        return "Mintlify didn't say when the agent job was created";
    if (secondOf(createdAt) < secondOf(jobCreatedAt))
        return 'it is older than the agent job';
    return null;
}
function isSameName(a, b) {
    return a !== null && a.toLowerCase() === b.toLowerCase();
}
function secondOf(time) {
    return Math.floor(Date.parse(time) / 1_000);
}
const agentLogin = 'mintlify[bot]';
function isOnlyOfAgent(pull, authors) {
    if (authors === null || authors.length === 0)
        return false;
    return authors.every((login) => login !== null && [agentLogin, pull.author].includes(login));
}


/***/ }),

/***/ 1522:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  lookAfter: () => (/* binding */ lookAfter)
});

// EXTERNAL MODULE: ./src/mintlify/pull-request-link.ts
var pull_request_link = __webpack_require__(4716);
// EXTERNAL MODULE: ./src/state/docs-pull.ts
var docs_pull = __webpack_require__(5180);
// EXTERNAL MODULE: ./src/follow-up/describe-status.ts
var describe_status = __webpack_require__(9179);
// EXTERNAL MODULE: ./src/base/escape.ts
var base_escape = __webpack_require__(3834);
;// CONCATENATED MODULE: ./src/follow-up/docs-comments.ts

function maySeeSource({ isPublic }, docs) {
    return isPublic === true || docs.isPrivate === true;
}
function requestComment(report, source, isVisible) {
    if (!isVisible)
        return 'These changes were requested in another repository.';
    const { askedBy, requests } = report;
    const text = requests.at(-1)?.text ?? '';
    return (0,base_escape/* joinParagraphs */.ml)([
        `Asked for by ${(0,base_escape/* toCode */.Xt)(askedBy)} in ${sourceLink(source)}.`,
        text === '' ? null : `Request: ${(0,base_escape/* toCode */.Xt)(text)}`,
    ]);
}
function sourceComment(source, change) {
    const { isClosed, acts, isVisible } = change;
    const name = isVisible ? `The source pull request ${sourceLink(source)}` : 'The source pull request';
    if (!isClosed)
        return (0,base_escape/* joinSentences */.DP)([`${name} was reopened.`, acts ? 'This pull request was reopened, too.' : null]);
    const next = acts
        ? 'This pull request was closed, too. It will be reopened if the source pull request is.'
        : "If these changes aren't needed without it, close this pull request.";
    return (0,base_escape/* joinSentences */.DP)([`${name} was closed without being merged.`, next]);
}
function sourceLink({ repository, issueNumber, url }) {
    const name = issueNumber === null ? `a workflow run of ${repository}` : `${repository}#${issueNumber}`;
    return `[${name}](${url})`;
}

// EXTERNAL MODULE: ./src/follow-up/docs-pull-conditions.ts
var docs_pull_conditions = __webpack_require__(4319);
;// CONCATENATED MODULE: ./src/follow-up/follow-source.ts




async function followSource(own, ports) {
    const { report, sourceState, known } = own;
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    const mayAct = report.isOwnJob && onClose !== 'nothing';
    if (!mayAct || sourceState === null || sourceState === known.toldSource)
        return known;
    const told = { ...known, toldSource: sourceState, notices: known.notices + 1 };
    if (onClose === 'comment') {
        return known.state === 'open' ? tell(own, told, ports) : { ...known, toldSource: sourceState };
    }
    return sourceState === 'closed' ? follow_source_close(own, told, ports) : reopen(own, told, ports);
}
async function follow_source_close(own, told, ports) {
    const { link, pull, known } = own;
    if (pull.state !== 'open')
        return { ...known, toldSource: 'closed' };
    const authors = await ports.commitAuthors(link);
    if (authors.kind === 'failure') {
        ports.warn(authors.error.problem);
        return authors.error.isFinal ? { ...known, toldSource: 'closed' } : known;
    }
    if (!(0,docs_pull_conditions/* isOnlyOfAgent */.fC)(pull, authors.value)) {
        ports.warn("Not every commit is known to be the agent's. Close it yourself if its changes aren't needed.", `${(0,pull_request_link/* pullRequestName */.Ib)(link)} wasn't closed`);
        return told;
    }
    return change(own, { ...told, state: 'closed', isClosedForSource: true }, ports);
}
async function reopen(own, told, ports) {
    const { known } = own;
    if (!known.isClosedForSource)
        return { ...known, toldSource: 'open' };
    return change(own, { ...told, state: 'open', isClosedForSource: false }, ports);
}
async function change(own, told, ports) {
    const { link, known } = own;
    const result = await ports.setState(link, told.toldSource);
    if (result.kind === 'written') {
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(link)}: ${changeText(told)} with its source pull request`);
        return tell(own, told, ports);
    }
    ports.warn(result.problem);
    return result.isFinal ? { ...known, toldSource: told.toldSource, isClosedForSource: false } : known;
}
async function tell(own, told, ports) {
    const { report, source, link, pull, known } = own;
    const name = (0,pull_request_link/* pullRequestName */.Ib)(link);
    if (told.notices > docs_pull/* maxNotices */.cg) {
        ports.log(`${name}: no comment says that the source pull request was ${changeText(told)}, because at most ${docs_pull/* maxNotices */.cg} are written`);
        return told;
    }
    const isClosed = told.toldSource === 'closed';
    const acts = report.docsPullRules?.onClose === 'close';
    const body = sourceComment(source, { isClosed, acts, isVisible: maySeeSource(source, pull) });
    const occasion = `${told.toldSource} ${told.notices}`;
    const result = await ports.comment(link, { body, occasion, hasComments: pull.commentCount > 0 });
    if (result.kind === 'written') {
        ports.log(`${name}: comment written, its source pull request was ${changeText(told)}`);
        return told;
    }
    ports.warn(result.problem);
    return result.isFinal || acts ? told : known;
}
function changeText({ toldSource }) {
    return toldSource === 'closed' ? 'closed' : 'reopened';
}

;// CONCATENATED MODULE: ./src/follow-up/request-reviews.ts

async function requestReviews({ link, pull, reviewers }, { requestReviewers }) {
    const author = pull.author?.toLowerCase();
    const people = reviewers.filter((name) => name.toLowerCase() !== author && !name.endsWith('[bot]'));
    if (people.length === 0)
        return { kind: 'nothing' };
    const together = await requestReviewers(link, people);
    if (!together.isUnprocessable || people.length === 1)
        return together;
    const results = await Promise.all(people.map((name) => requestReviewers(link, [name])));
    const failed = results.flatMap((result) => (result.kind === 'failed' ? [result] : []));
    if (failed.length === 0)
        return { kind: 'written' };
    return {
        kind: 'failed',
        problem: (0,base_escape/* joinSentences */.DP)(failed.map(({ problem }) => problem)),
        isFinal: failed.every(({ isFinal }) => isFinal),
    };
}

;// CONCATENATED MODULE: ./src/follow-up/tend-docs-pull.ts







const noRules = { labels: [], reviewers: [], hasComment: false, onClose: 'nothing' };
async function lookAfter(request, ports) {
    const { report } = request;
    const link = report.pullRequest;
    if (!link)
        return null;
    const known = report.docsPull ?? (0,docs_pull/* newDocsPull */.HP)(report.docsPullRules);
    const refusal = ports.refusal(link);
    if (refusal.read !== null)
        return leave(refusal.read, { ...request, known }, ports);
    const elsewhere = (0,docs_pull_conditions/* whyNotInRepository */.$D)(link, report);
    if (elsewhere !== null)
        return leave(strangerText(link, elsewhere), { ...request, known }, ports);
    const mayComment = refusal.write === null && wantsComment({ ...request, known });
    const [reading, source] = await Promise.all([ports.read(link), sourceOf(request, mayComment, ports)]);
    if (reading.kind === 'success')
        return lookAt({ ...request, source, link, pull: reading.value, known }, ports);
    const { problem, isFinal } = reading.error;
    const isRefusedForGood = isFinal && refusal.write === null;
    return isRefusedForGood
        ? leave(problem, { ...request, known }, ports)
        : postpone(refusal.write ?? problem, { ...request, known }, ports);
}
async function lookAt(read, ports) {
    const { report, agentBranches, link, pull, known } = read;
    const reason = (0,docs_pull_conditions/* whyNotOfJob */.yN)(pull, report, agentBranches);
    if (reason !== null)
        return leave(strangerText(link, reason), read, ports);
    const { state, createdAt: openedAt, endedAt } = pull;
    const isClosedForSource = known.isClosedForSource && state === 'closed';
    const changing = ports.changes(link, pull, known);
    const seen = { ...known, state, openedAt, endedAt, isClosedForSource };
    const { write } = ports.refusal(link);
    const tended = write === null
        ? await tend({ ...read, known: seen }, ports)
        : postpone(write, { ...read, known: seen }, ports);
    return { ...tended, ...(await changing) };
}
async function tend(own, ports) {
    const todo = own.pull.state === 'open' ? await doTasks(own, ports) : [];
    return followSource({ ...own, known: { ...own.known, todo } }, ports);
}
const leftAloneTitle = 'Docs pull request left alone';
function leave(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    const { known, sourceState } = wishes;
    return { ...known, todo: [], toldSource: sourceState ?? known.toldSource };
}
function postpone(problem, wishes, { warn }) {
    if (wantsAnything(wishes))
        warn(problem, leftAloneTitle);
    return wishes.known;
}
function wantsAnything(wishes) {
    const { report, known } = wishes;
    const isMergeUnseen = known.state === null && (0,describe_status/* awaitsMerge */.mp)(report);
    return known.todo.length > 0 || isMergeUnseen || isSourceNews(wishes);
}
function wantsComment(wishes) {
    return wishes.known.todo.includes('comment') || isSourceNews(wishes);
}
function isSourceNews({ report, known, sourceState }) {
    const onClose = report.docsPullRules?.onClose ?? 'nothing';
    return onClose !== 'nothing' && sourceState !== null && sourceState !== known.toldSource;
}
async function sourceOf({ source }, mayComment, ports) {
    if (!mayComment || source.isPublic !== null)
        return source;
    return { ...source, isPublic: await ports.isSourcePublic() };
}
const doneTexts = {
    labels: 'labels added',
    reviewers: 'reviews requested',
    comment: 'comment written',
};
async function doTasks(own, ports) {
    const results = await Promise.all(own.known.todo.map(async (task) => ({ task, result: await doTask(task, own, ports) })));
    const done = results.flatMap(({ task, result }) => (result.kind === 'written' ? [doneTexts[task]] : []));
    if (done.length > 0)
        ports.log(`${(0,pull_request_link/* pullRequestName */.Ib)(own.link)}: ${done.join(', ')}`);
    const failed = results.flatMap(({ task, result }) => result.kind === 'failed' ? [{ task, ...result }] : []);
    for (const { problem } of failed)
        ports.warn(problem);
    return failed.flatMap(({ task, isFinal }) => (isFinal ? [] : [task]));
}
function doTask(task, own, ports) {
    const { report, source, link, pull } = own;
    const { labels, reviewers } = report.docsPullRules ?? noRules;
    if (task === 'labels')
        return ports.addLabels(link, labels);
    if (task === 'reviewers')
        return requestReviews({ link, pull, reviewers }, ports);
    const body = requestComment(report, source, maySeeSource(source, pull));
    return ports.comment(link, { body, occasion: 'request', hasComments: pull.commentCount > 0 });
}
function strangerText(link, reason) {
    const advice = reason === docs_pull_conditions/* foreignBranch */.ry
        ? "If the branch is the agent's, add it to `agent-branches`."
        : 'If it is the right one, label it and request reviews by hand.';
    return `${(0,pull_request_link/* pullRequestName */.Ib)(link)} was left alone: ${reason}. ${advice}`;
}


/***/ })

};
;