export const id = 998;
export const ids = [998];
export const modules = {

/***/ 9998:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  countRememberedRequests: () => (/* binding */ countRememberedRequests),
  j: () => (/* binding */ listTrackedConversations)
});

// EXTERNAL MODULE: ./src/base/format.ts
var format = __webpack_require__(8378);
// EXTERNAL MODULE: ./src/gates/limits.ts
var limits = __webpack_require__(50);
// EXTERNAL MODULE: ./src/github/github-errors.ts
var github_errors = __webpack_require__(8146);
// EXTERNAL MODULE: ./src/github/list-pages.ts
var list_pages = __webpack_require__(7730);
// EXTERNAL MODULE: ./src/github/read-repositories.ts
var read_repositories = __webpack_require__(9248);
// EXTERNAL MODULE: ./src/state/commit-status.ts
var commit_status = __webpack_require__(5267);
// EXTERNAL MODULE: ./src/state/report-parts.ts
var report_parts = __webpack_require__(4708);
// EXTERNAL MODULE: ./src/conversation/our-comment.ts
var our_comment = __webpack_require__(9997);
// EXTERNAL MODULE: ./src/conversation/own-account.ts
var own_account = __webpack_require__(7173);
// EXTERNAL MODULE: ./src/conversation/signed-state.ts
var signed_state = __webpack_require__(6347);
// EXTERNAL MODULE: ./src/conversation/unusable-state.ts
var unusable_state = __webpack_require__(5108);
;// CONCATENATED MODULE: ./src/conversation/collection.ts






function openCollection({ connection, scope, signingKey, signal }) {
    const kept = new Map();
    const others = [];
    let unverified = 0;
    let problem = null;
    let ownId = null;
    const readOwn = async () => (0,own_account/* readOwnId */.W)(await connection.client(), { signal });
    const canBeOurs = async ({ author }) => {
        if (author && !author.isBot)
            ownId ??= readOwn();
        return (0,our_comment/* isOurs */.M)(author, ownId && (await ownId));
    };
    return {
        async add(comments, repositoryId) {
            for (const comment of comments)
                if (await canBeOurs(comment))
                    keep(comment, repositoryId);
        },
        all: () => [...kept.values()],
        problem: () => problem,
        listing({ id, owner, name, isPublic }, earlier) {
            const repository = { id, owner, name, isPublic };
            const places = Map.groupBy(kept.values(), placeOf);
            const otherPlaces = Map.groupBy(others, placeOf);
            const conversations = [...kept.values()].map((one) => {
                const at = placeOf(one);
                const beside = { ours: places.get(at) ?? [], others: otherPlaces.get(at) ?? [] };
                return { ...one, repository, report: reportBeside(one, beside) };
            });
            return { kind: 'listed', conversations, unverified, problem: earlier ?? problem };
        },
    };
    function keep(comment, repositoryId) {
        const { id, body, url, issueNumber, author } = comment;
        const hereOf = (key) => ({ ...scope, key: scope.key ?? key, repositoryId, issueNumber });
        const reading = (0,signed_state/* readState */.un)(body, signingKey, (other) => (0,signed_state/* isSameScope */.t4)(other, hereOf(other.key)));
        if (reading.kind === 'newer')
            problem = (0,unusable_state/* newerStateText */.yi)(url);
        else if (reading.kind === 'state')
            keepState(reading, { commentId: id, authorId: author?.id ?? null, url });
        else if (reading.kind !== 'elsewhere')
            unverified += 1;
        if (reading.kind === 'elsewhere' || reading.kind === 'unverified')
            others.push({ scope: reading.scope, reading, url });
    }
    function keepState({ scope: here, state }, comment) {
        const earlier = kept.get(nameOf(here));
        if (earlier && earlier.commentId < comment.commentId)
            return;
        kept.set(nameOf(here), { scope: here, ...comment, state, report: (0,report_parts/* reportOf */.EI)(state) });
    }
}
function placeOf({ scope }) {
    return scope.issueNumber;
}
function reportBeside({ scope: here, report }, { ours, others }) {
    const shown = others.flatMap(({ reading, url }) => (0,signed_state/* otherStatusOf */.K7)(reading, url, here) ?? []);
    const own = ours.flatMap((one) => {
        const { commitStatus } = one.report;
        return one.scope.key !== here.key && commitStatus ? { context: commitStatus.context, url: one.url } : [];
    });
    return (0,commit_status/* withOtherStatuses */.$I)(report, [...shown, ...own]);
}
function nameOf({ issueNumber, key }) {
    return `${issueNumber} ${key}`;
}

// EXTERNAL MODULE: ./reports/zod.js
var zod = __webpack_require__(6658);
// EXTERNAL MODULE: ./src/conversation/comment-calls.ts
var comment_calls = __webpack_require__(5034);
;// CONCATENATED MODULE: ./src/conversation/marked-comments.ts




const issueResponse = zod/* object */.Ik({ issue_url: zod/* string */.Yj() });
async function readMarkedComments(source, pageLimit, onPage) {
    for (let page = 1;; page += 1) {
        const { comments, hasMore } = await readMarkedPage(source, page);
        if (comments.length > 0)
            await onPage(comments);
        if (!hasMore || page === pageLimit)
            return hasMore;
    }
}
async function readMarkedPage({ connection, since, signal }, number) {
    const github = await connection.client();
    const order = { sort: 'updated', direction: 'desc', since: since.toISOString() };
    const { items, hasMore } = await (0,list_pages/* readNumberedPage */.Qc)((page) => github.issues.listCommentsForRepo({ ...connection.repo, ...order, ...page, request: { signal } }), number);
    const comments = items.flatMap((item) => {
        const comment = (0,comment_calls/* parseComment */.vj)(item);
        if (!(0,signed_state/* hasStateMark */.HP)(comment.body))
            return [];
        const issue = /\/(\d+)$/.exec(issueResponse.parse(item).issue_url)?.[1];
        return { ...comment, issueNumber: Number(issue ?? 0) };
    });
    return { comments, hasMore };
}

;// CONCATENATED MODULE: ./src/conversation/read-tracked.ts







const maxPages = 30;
const maxCountedPages = 5;
const tooManyComments = `Read only the ${(0,format/* countText */.lT)(maxPages * list_pages/* pageSize */.T0)} comments that changed last. Lower \`max-age-days\`.`;
const listing = 'list the comments';
async function listTrackedConversations(options) {
    let { known } = options;
    let isEmpty = true;
    let problem = null;
    const ours = openCollection(options);
    try {
        const hasMore = await readMarkedComments(options, maxPages, async (comments) => {
            isEmpty = false;
            known ??= await (0,read_repositories/* readRepository */.Nu)(options.connection, options.signal);
            await ours.add(comments, known.id);
        });
        if (hasMore)
            problem = tooManyComments;
    }
    catch (error) {
        problem = await describeFailure(options, isEmpty || known ? listing : 'read the repository', error);
        if (isEmpty && isUnreadable(error))
            return { kind: 'unreadable', problem };
    }
    if (isEmpty || !known)
        return { kind: 'listed', conversations: [], unverified: 0, problem };
    return known.isArchived ? { kind: 'archived' } : ours.listing(known, problem);
}
async function describeFailure({ hiddenText }, what, error) {
    const text = (0,github_errors/* statusOf */.c2)(error) === 404 ? await hiddenText?.() : undefined;
    return text ?? (0,github_errors/* describeGitHubError */.dZ)(what, error);
}
function isUnreadable(error) {
    return (0,github_errors/* isRefused */.H0)(error) && [403, 404, 410].includes((0,github_errors/* statusOf */.c2)(error) ?? 0);
}
async function countRememberedRequests(source) {
    const ours = openCollection(source);
    let problem = null;
    try {
        const hasMore = await readMarkedComments(source, maxCountedPages, (comments) => ours.add(comments, source.repositoryId));
        if (hasMore)
            problem = `Only the ${maxCountedPages * list_pages/* pageSize */.T0} comments that changed last were read.`;
    }
    catch (error) {
        problem = (0,github_errors/* describeGitHubError */.dZ)(listing, error);
    }
    const remembered = ours.all().map(({ scope, report: { requestCount, requestTimes } }) => {
        return { conversation: `${scope.issueNumber} ${scope.key}`, requestCount, requestTimes };
    });
    return { requests: (0,limits/* countRequests */.Kx)(remembered, source.since), problem: problem ?? ours.problem() };
}


/***/ })

};
