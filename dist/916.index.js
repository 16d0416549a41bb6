export const id = 916;
export const ids = [916];
export const modules = {

/***/ 5916:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openJobGitHub: () => (/* binding */ openJobGitHub)
});

// EXTERNAL MODULE: ./src/domain/event/permission.ts
var permission = __webpack_require__(9260);
;// CONCATENATED MODULE: ./src/adapters/github/permission.ts

/** The person's level, `none` for a stranger. Throws what GitHub throws; the caller takes that for a no. */
async function readPermission({ github, repo }, login, signal) {
    const { data } = await github.repos.getCollaboratorPermissionLevel({
        ...repo,
        username: login,
        request: { signal },
    });
    return (0,permission/* toPermission */.v6)(data.permission, data.role_name);
}

// EXTERNAL MODULE: ./src/adapters/github/reactions.ts
var reactions = __webpack_require__(762);
;// CONCATENATED MODULE: ./src/adapters/github/commenter.ts
// Who commands by a comment: what they may do, and the reactions that tell them what became of it.


/** The commander of one run. */
function openCommander({ connection, target, beforeCreate }) {
    const { client, repo, attempt } = connection;
    let reactionId = null;
    return {
        permissionOf: async (login) => readPermission({ github: await client(), repo }, login, beforeCreate),
        async react(content) {
            if (!target)
                return;
            const add = async () => (0,reactions/* addReaction */.B)(await client(), repo, { target, content, signal: beforeCreate });
            reactionId = await attempt('react to the comment', add);
        },
        async replace(command, content, signal) {
            if (!command)
                return;
            await attempt('react to the comment', async () => {
                const github = await client();
                await (0,reactions/* addReaction */.B)(github, repo, { target: command, content, signal });
                if (command.reactionId === null)
                    return;
                await (0,reactions/* removeReaction */.e)(github, repo, { target: command, reactionId: command.reactionId, signal });
            });
        },
        command: () => target && { id: target.id, surface: target.surface, reactionId },
    };
}

// EXTERNAL MODULE: ./src/adapters/github/connection.ts
var github_connection = __webpack_require__(2024);
// EXTERNAL MODULE: ./src/domain/context/prompt-context.ts + 1 modules
var prompt_context = __webpack_require__(1877);
// EXTERNAL MODULE: ./src/domain/event/event.ts
var event_event = __webpack_require__(503);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js + 2 modules
var schemas = __webpack_require__(5395);
;// CONCATENATED MODULE: ./src/adapters/github/context/schemas.ts
// The parts of GitHub's answers that context is made of, in our own words. Parsing throws for any other shape, so that
// a proxy's page costs a part of the context and nothing more.

const count = schemas/* number */.aig();
const side = schemas/* object */.Ikc({ ref: schemas/* string */.YjP() });
const changedFile = schemas/* pipe */.FsL(schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    previous_filename: schemas/* optional */.lqM(schemas/* string */.YjP()),
    status: schemas/* string */.YjP(),
    additions: count,
    deletions: count,
}), schemas/* transform */.pdi((entry) => {
    const { filename: path, previous_filename: previousPath = null, status, additions, deletions } = entry;
    return { path, previousPath, status, additions, deletions };
}));
const closedPull = schemas/* pipe */.FsL(schemas/* object */.Ikc({
    number: count,
    title: schemas/* string */.YjP(),
    user: schemas/* nullish */.cl6(schemas/* object */.Ikc({ login: schemas/* string */.YjP() })),
    merge_commit_sha: schemas/* nullish */.cl6(schemas/* string */.YjP()),
}), schemas/* transform */.pdi(({ number, title, user, merge_commit_sha: mergeCommitSha = null }) => {
    return { number, title, author: user?.login ?? '', mergeCommitSha };
}));
/** Files of a pull request or a comparison. */
const changedFilesAnswer = schemas/* array */.YOg(changedFile);
/** A page of pull requests. */
const closedPullsAnswer = schemas/* array */.YOg(closedPull);
/** A page of tags. */
const tagsAnswer = schemas/* array */.YOg(schemas/* object */.Ikc({ name: schemas/* string */.YjP() }));
/** One issue. */
const issueAnswer = schemas/* object */.Ikc({ title: schemas/* string */.YjP() });
/** One pull request. */
const pullAnswer = schemas/* object */.Ikc({ head: side, base: side, changed_files: count });
/** What lies between two commits. */
const comparisonAnswer = schemas/* object */.Ikc({
    total_commits: count,
    commits: schemas/* array */.YOg(schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), commit: schemas/* object */.Ikc({ message: schemas/* string */.YjP() }) })),
    files: schemas/* _default */.Rvf(changedFilesAnswer, []),
});
/** One release. */
const releaseAnswer = schemas/* object */.Ikc({
    name: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    body: schemas/* nullish */.cl6(schemas/* string */.YjP()),
    html_url: schemas/* string */.YjP(),
});

;// CONCATENATED MODULE: ./src/adapters/github/context/compare.ts

/** GitHub lists no more files of a comparison, and does not say how many it left out. */
const mostFiles = 300;
/**
 * The commits of `head` that `base` does not have, and the files they changed. Throws what GitHub throws.
 *
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 */
async function compare({ github, repo, signal }, base, head) {
    const { data } = await github.repos.compareCommitsWithBasehead({
        ...repo,
        basehead: `${base}...${head}`,
        request: { signal },
    });
    const { commits, total_commits: total, files } = comparisonAnswer.parse(data);
    return {
        commits: { items: commits.map(({ sha, commit }) => ({ sha, message: commit.message })), total },
        files: { items: files, total: files.length < mostFiles ? files.length : null },
    };
}

// EXTERNAL MODULE: ./src/adapters/github/errors.ts
var errors = __webpack_require__(4807);
;// CONCATENATED MODULE: ./src/adapters/github/context/context-source.ts

/** What `read` gives, null if it fails: then the problems tell of the `part`, such as `the changed files`. */
async function tryRead({ client, repo, signal, problems }, part, read) {
    try {
        return await read({ github: await client(), repo, signal });
    }
    catch (error) {
        problems.push((0,errors/* describeProblem */.B)(`read ${part} for the context`, error));
        return null;
    }
}

;// CONCATENATED MODULE: ./src/adapters/github/context/pull-request.ts


const pageSize = 100;
/** Read together once the first page turned out to be full. */
const morePages = [2, 3];
/** The pull request with up to 300 of its files, in two to four requests. What the event did not name is filled in. */
async function gatherPull(source, pullRequest) {
    const { number } = pullRequest;
    const [details, first] = await Promise.all([
        tryRead(source, 'the branches and the number of changed files', (reach) => readDetails(reach, number)),
        tryRead(source, 'the changed files', (reach) => readFiles(reach, number, 1)),
    ]);
    const fileCount = details?.fileCount ?? null;
    const more = first?.length === pageSize ? await readMoreFiles(source, number, fileCount) : [];
    return {
        kind: 'pull-request',
        pullRequest: {
            ...pullRequest,
            headRef: pullRequest.headRef || (details?.headRef ?? ''),
            baseRef: pullRequest.baseRef || (details?.baseRef ?? ''),
        },
        files: first && listFiles([...first, ...more], fileCount),
    };
}
/** The number of files as GitHub counts them; without it, a full last page leaves open how many there are. */
function listFiles(items, counted) {
    const isWhole = items.length % pageSize !== 0 || items.length === 0;
    return { items, total: counted ?? (isWhole ? items.length : null) };
}
async function readMoreFiles(source, number, fileCount) {
    const pages = morePages.filter((page) => fileCount === null || (page - 1) * pageSize < fileCount);
    const lists = pages.map((page) => tryRead(source, 'some of the changed files', (reach) => readFiles(reach, number, page)));
    return (await Promise.all(lists)).flatMap((list) => list ?? []);
}
/** https://docs.github.com/rest/pulls/pulls#list-pull-requests-files */
async function readFiles({ github, repo, signal }, pull_number, page) {
    const { data } = await github.pulls.listFiles({
        ...repo,
        pull_number,
        per_page: pageSize,
        page,
        request: { signal },
    });
    return changedFilesAnswer.parse(data);
}
/** https://docs.github.com/rest/pulls/pulls#get-a-pull-request */
async function readDetails({ github, repo, signal }, pull_number) {
    const { data } = await github.pulls.get({ ...repo, pull_number, request: { signal } });
    const { head, base, changed_files: fileCount } = pullAnswer.parse(data);
    return { headRef: head.ref, baseRef: base.ref, fileCount };
}

;// CONCATENATED MODULE: ./src/domain/context/merged-pulls.ts
// The pull requests behind the commits of a release. GitHub merges in three ways and leaves other traces each time:
// a squash ends its subject in the number, a merge commit begins with it, a rebase says nothing.
/** The pull requests that brought the commits, each once, in the order of the commits. */
function findMergedPulls(commits, closedPulls) {
    const byNumber = new Map(closedPulls.map((pull) => [pull.number, pull]));
    const byMergeCommit = new Map(closedPulls.map((pull) => [pull.mergeCommitSha, pull]));
    const found = new Map();
    for (const { sha, message } of commits) {
        const named = readMessage(message);
        const pull = named ? (byNumber.get(named.number) ?? named) : byMergeCommit.get(sha);
        if (!pull || found.has(pull.number))
            continue;
        found.set(pull.number, { number: pull.number, title: pull.title, author: pull.author });
    }
    return [...found.values()];
}
/** What the message itself says. A number anywhere else is a mention, as in `Revert "Cache pages (#7)"`. */
function readMessage(message) {
    const [subject = '', ...body] = message.split(/\r?\n/).map((line) => line.trim());
    const [, mergedNumber] = /^Merge pull request #([1-9]\d{0,9}) from \S/.exec(subject) ?? [];
    const [, title = '', squashedNumber] = /^(.*\S)\s+\(#([1-9]\d{0,9})\)$/.exec(subject) ?? [];
    if (mergedNumber) {
        return { number: Number(mergedNumber), title: body.find((line) => line !== '') ?? subject, author: '' };
    }
    return squashedNumber ? { number: Number(squashedNumber), title, author: '' } : null;
}

// EXTERNAL MODULE: ./node_modules/semver/functions/compare-build.js
var compare_build = __webpack_require__(7648);
var compare_build_default = /*#__PURE__*/__webpack_require__.n(compare_build);
// EXTERNAL MODULE: ./node_modules/semver/functions/parse.js
var parse = __webpack_require__(6353);
var parse_default = /*#__PURE__*/__webpack_require__.n(parse);
;// CONCATENATED MODULE: ./src/domain/context/release-tag.ts
// Which tag a release is compared with: the one before it by semantic version, of the same package.


/** Whether the tag names a full version, which `v1`, `nightly` and `2025-01-20` do not. */
function isReleaseTag(tag) {
    return parseTag(tag) !== null;
}
/**
 * The tag before `tag`, null if there is none or `tag` names no version.
 *
 * A release follows a release. A prerelease follows one of the same release to come, such as `v2.0.0-rc.1` after
 * `v2.0.0-beta.3`, else the release before, else any prerelease before.
 */
function previousTag(tag, tags) {
    const current = parseTag(tag);
    if (!current)
        return null;
    const earlier = tags
        .map(parseTag)
        .filter((other) => other !== null)
        .filter(({ prefix, version }) => prefix === current.prefix && compare_build_default()(version, current.version) < 0)
        .sort((a, b) => compare_build_default()(b.version, a.version));
    const release = earlier.find((other) => !isPrerelease(other));
    if (!isPrerelease(current))
        return release?.tag ?? null;
    const sameLine = earlier.find((other) => isPrerelease(other) && isSameLine(other, current));
    return (sameLine ?? release ?? earlier[0])?.tag ?? null;
}
/** The prefix may not end in a digit or a dot, lest `1.2.3.4` be read as version 2.3.4. */
function parseTag(tag) {
    const [, prefix = '', text = ''] = /^(|.*?[^\d.])(\d+\.\d+\.\d+(?:[-+][\w.+-]*)?)$/.exec(tag) ?? [];
    const version = parse_default()(text);
    return version && { tag, prefix, version };
}
function isPrerelease({ version }) {
    return version.prerelease.length > 0;
}
function isSameLine(a, b) {
    return a.version.compareMain(b.version) === 0;
}

// EXTERNAL MODULE: ./src/adapters/github/retry.ts
var retry = __webpack_require__(840);
;// CONCATENATED MODULE: ./src/adapters/github/context/release.ts






const release_pageSize = 100;
const mostTagPages = 3;
/** What is known of a release, in at most six requests. `text` is null if the event did not bring it. */
async function gatherRelease(source, tag, text) {
    const [tags, closed, published] = await Promise.all([
        tryRead(source, 'the tags', readTags),
        tryRead(source, 'some of the pull requests and their authors', readClosedPulls),
        text ?? tryRead(source, 'the release notes', (reach) => readRelease(reach, tag)),
    ]);
    const previous = tags && previousTag(tag, tags.items);
    if (tags?.total === null)
        source.problems.push(`Read only the first ${tags.items.length} tags for the context.`);
    const comparison = previous && (await tryRead(source, 'the merged pull requests', (reach) => compare(reach, previous, tag)));
    return {
        kind: 'release',
        tag,
        ...(published ?? { name: '', notes: '', url: '' }),
        previousTag: previous,
        isFirst: previous === null && isReleaseTag(tag) && typeof tags?.total === 'number',
        compareUrl: previous && `${source.repositoryUrl}/compare/${toPath(previous)}...${toPath(tag)}`,
        pulls: comparison ? listMergedPulls(source, comparison, closed ?? []) : null,
    };
}
/** https://docs.github.com/rest/repos/repos#list-repository-tags, which knows no order but that of the names. */
async function readTags({ github, repo, signal }) {
    const names = [];
    for (let page = 1; page <= mostTagPages; page += 1) {
        const { data } = await github.repos.listTags({ ...repo, per_page: release_pageSize, page, request: { signal } });
        names.push(...tagsAnswer.parse(data).map(({ name }) => name));
        if (data.length < release_pageSize)
            return { items: names, total: names.length };
    }
    return { items: names, total: null };
}
/**
 * The pull requests closed last: they tell titles and authors, and which one a rebased commit came from.
 *
 * https://docs.github.com/rest/pulls/pulls#list-pull-requests
 */
async function readClosedPulls({ github, repo, signal }) {
    const { data } = await github.pulls.list({
        ...repo,
        state: 'closed',
        sort: 'updated',
        direction: 'desc',
        per_page: release_pageSize,
        request: { signal },
    });
    return closedPullsAnswer.parse(data);
}
/** Null for a tag without a release. https://docs.github.com/rest/releases/releases#get-a-release-by-tag-name */
async function readRelease({ github, repo, signal }, tag) {
    try {
        const { data } = await github.repos.getReleaseByTag({ ...repo, tag, request: { signal } });
        const { name, body, html_url: url } = releaseAnswer.parse(data);
        return { name: name ?? '', notes: body ?? '', url };
    }
    catch (error) {
        if ((0,retry/* statusOf */.c2)(error) === 404)
            return null;
        throw error;
    }
}
function listMergedPulls({ repositoryUrl }, { commits }, closed) {
    const pulls = findMergedPulls(commits.items, closed);
    const items = pulls.map((pull) => ({ ...pull, url: `${repositoryUrl}/pull/${pull.number}` }));
    return { items, total: commits.total === commits.items.length ? items.length : null };
}
/** A tag within the path of a page, such as `client@1.2.0` or `lib/v0.1.0`. */
function toPath(tag) {
    return encodeURIComponent(tag).replaceAll('%2F', '/').replaceAll('%40', '@');
}

;// CONCATENATED MODULE: ./src/adapters/github/context/gather.ts
// Gathers what is told to the agent about the triggering event: at most six requests, and whatever fails is left out.







/** What could be learned before the signal, and what is missing. Never throws. */
async function gatherContext(request, signal) {
    const { client, run, choice } = request;
    const { owner, name } = run.repository;
    const parts = (0,prompt_context/* wantedParts */.Cm)(choice, run.trigger);
    if (parts.length === 0)
        return { facts: choice === 'auto' ? [describeRun(run)] : [], problems: [] };
    const repositoryUrl = `${run.serverUrl}/${owner}/${name}`;
    const source = { client, repo: { owner, repo: name }, repositoryUrl, signal, problems: [] };
    const facts = await Promise.all(gatherParts(source, parts, request));
    return { facts, problems: source.problems };
}
function gatherParts(source, parts, { run: { trigger }, withCommentText }) {
    switch (trigger.kind) {
        case 'pull-request':
            return [gatherPull(source, trigger.pullRequest)];
        case 'comment':
            return gatherThread(source, parts, { trigger, withCommentText });
        case 'push':
            return [gatherPush(source, trigger)];
        case 'release':
            return [gatherRelease(source, trigger.tag, trigger)];
        case 'tag':
            return [gatherRelease(source, trigger.tag, null)];
        default:
            return [];
    }
}
function gatherThread(source, parts, { trigger, withCommentText }) {
    const { pullRequest, comment, thread } = trigger;
    const { url, path, line, diffHunk, body } = comment;
    const text = withCommentText ? body : null;
    const said = { kind: 'comment', url, path, line, diffHunk, body: text };
    const wantsPull = pullRequest && parts.includes('pull-request');
    return [
        ...(wantsPull ? [gatherPull(source, pullRequest)] : []),
        ...(trigger.isPullRequest ? [] : [gatherIssue(source, thread)]),
        ...(parts.includes('comment') ? [said] : []),
    ];
}
/** https://docs.github.com/rest/issues/issues#get-an-issue */
async function gatherIssue(source, number) {
    const title = await tryRead(source, 'the title of the issue', async ({ github, repo, signal }) => {
        const { data } = await github.issues.get({ ...repo, issue_number: number, request: { signal } });
        return issueAnswer.parse(data).title;
    });
    return { kind: 'issue', number, title, url: `${source.repositoryUrl}/issues/${number}` };
}
async function gatherPush(source, trigger) {
    const { branch, after, compareUrl } = trigger;
    // GitHub writes zeros for the commit before a branch began.
    const before = /^0*$/.test(trigger.before) ? null : trigger.before;
    const between = before &&
        (await tryRead(source, 'the commits and changed files', (reach) => compare(reach, before, after)));
    const place = { kind: 'push', branch, before, after, compareUrl };
    if (!between)
        return { ...place, subjects: null, files: null };
    const { commits, files } = between;
    const subjects = commits.items.map(({ message }) => message.split('\n', 1).join());
    return { ...place, subjects: { ...commits, items: subjects }, files };
}
function describeRun(run) {
    const { owner, name } = run.repository;
    return { kind: 'run', repository: `${owner}/${name}`, ref: run.ref, url: (0,event_event/* runUrl */.Vp)(run) };
}

;// CONCATENATED MODULE: ./src/adapters/github/conversation/commit-pulls.ts
/** Number of the merged pull request that brought the commit, null if there is none. Throws what GitHub throws. */
async function findPullOfCommit({ github, repo }, sha, signal) {
    const { data } = await github.repos.listPullRequestsAssociatedWithCommit({
        ...repo,
        commit_sha: sha,
        request: { signal },
    });
    const merged = data.find((pull) => pull.merge_commit_sha === sha) ?? data.find((pull) => pull.merged_at !== null);
    return (merged ?? data[0])?.number ?? null;
}

// EXTERNAL MODULE: ./src/domain/conversation/comment-state.ts
var comment_state = __webpack_require__(375);
// EXTERNAL MODULE: ./src/adapters/github/conversation/comments.ts
var comments = __webpack_require__(6508);
// EXTERNAL MODULE: ./src/adapters/github/conversation/state-comment.ts
var state_comment = __webpack_require__(3149);
;// CONCATENATED MODULE: ./src/adapters/github/conversation/thread.ts
// Our comment on a thread: found by its signed marker, rendered whole, never written over a newer turn.



/** The thread of one pull request or issue. */
function openThread(setting) {
    let commentId = setting.knownCommentId;
    let hasSearched = false;
    const recall = async (signal) => {
        const found = await search(setting, signal);
        hasSearched = true;
        if (!setting.isNewEachRun)
            commentId = found.marker?.place.commentId ?? null;
        return { report: found.marker?.report ?? null, hasForeign: found.hasForeign };
    };
    const publish = async (report, signal) => {
        if (!hasSearched && !setting.isNewEachRun && commentId === null)
            await recall(signal);
        const edited = commentId === null ? null : await (0,state_comment/* editComment */.QA)(setting, commentId, { report, signal });
        if (edited)
            return edited;
        const body = setting.render(report, (0,comment_state/* nonceMarker */.qb)(report.nonce));
        const created = await (0,comments/* createComment */.eT)(setting, { body, nonce: report.nonce, signal });
        commentId = created.id;
        setting.onComment(created.id);
        return (0,state_comment/* writeComment */.HF)(setting, created.id, { report, signal });
    };
    return { recall, publish };
}
/** One of another key or project is genuine all the same, and none of our business. */
function isOfOthers({ place, signingKey }, { id, body }) {
    const found = (0,comment_state/* readMarker */.t7)(body, signingKey)?.place;
    return found?.commentId === id && found.thread === place.thread && found.repositoryId === place.repositoryId;
}
async function search(setting, signal) {
    const markers = [];
    let hasForeign = false;
    for await (const comment of (0,comments/* listComments */.fg)(setting, signal)) {
        if (!(0,comment_state/* looksMarked */.P8)(comment.body))
            continue;
        const marker = (0,state_comment/* genuineMarker */.oD)(setting, comment);
        if (marker)
            markers.push(marker);
        else if (!isOfOthers(setting, comment))
            hasForeign = true;
    }
    return { marker: (0,comment_state/* chooseMarker */.GD)(markers), hasForeign };
}

;// CONCATENATED MODULE: ./src/adapters/github/conversation/conversation.ts




/** The conversation of one run. */
function openConversation(setting) {
    const { connection, beforeCreate } = setting;
    const { client, repo, attempt } = connection;
    const thread = once(() => findThread(setting));
    const ours = once(() => openOurs(setting, thread));
    return {
        thread,
        async recall() {
            const remember = async () => (await ours())?.recall(beforeCreate);
            return (await attempt('read the comments', remember)) ?? { report: null, hasForeign: false };
        },
        async publish(report, signal) {
            try {
                return (await (await ours())?.publish(report, signal)) ?? null;
            }
            catch (error) {
                return { problem: (0,errors/* describeProblem */.B)('comment', error) };
            }
        },
        async say(body) {
            const number = await thread();
            if (number === null)
                return;
            await attempt('comment', async () => {
                const github = await client();
                const call = { ...repo, issue_number: number, body, request: { signal: beforeCreate } };
                await github.issues.createComment(call);
            });
        },
    };
}
/** The thread that was asked for, that the event names, or that a pushed commit came from. */
async function findThread({ connection, trigger, issueNumber, beforeCreate }) {
    const named = issueNumber ?? (0,event_event/* threadOf */.uu)(trigger);
    if (named !== null || trigger.kind !== 'push')
        return named;
    const { client, repo, attempt } = connection;
    return attempt('find the pull request of the commit', async () => findPullOfCommit({ github: await client(), repo }, trigger.after, beforeCreate));
}
async function openOurs(setting, thread) {
    const { connection, signingKey } = setting;
    if (!signingKey)
        return null;
    const number = await thread();
    if (number === null)
        return null;
    const github = await connection.client();
    const place = { ...setting.place, thread: number };
    return openThread({ ...setting, github, repo: connection.repo, place, signingKey });
}
function once(make) {
    let made = null;
    return () => {
        made ??= make();
        return made;
    };
}

// EXTERNAL MODULE: ./src/domain/markdown/comment.ts
var comment = __webpack_require__(13);
;// CONCATENATED MODULE: ./src/actions/job/github.ts
// GitHub as the agent job needs it, composed: who may command, what a thread remembers, what the event is about. It is
// read only when a run has something to ask of GitHub.







/** Within what GitHub has before the create, the context's share. */
const contextMs = 5_000;
/** GitHub for one run. */
function openJobGitHub(setup, setting, warn) {
    const { runtime, settings, run, beforeCreate } = setup;
    const connection = (0,github_connection/* openConnection */.J)({
        token: settings.githubToken,
        apiUrl: runtime.env.GITHUB_API_URL || 'https://api.github.com',
        clock: runtime.clock,
        repository: run.repository,
        warn,
    });
    const target = commandingComment(setup);
    const { replace, ...commander } = openCommander({ connection, target, beforeCreate });
    const conversation = openJobConversation(setup, connection, setting);
    return {
        ...commander,
        ...conversation,
        replaceReaction: replace,
        async gatherContext() {
            const request = {
                client: connection.client,
                run,
                choice: settings.context,
                withCommentText: settings.command === '',
            };
            const soon = AbortSignal.any([beforeCreate, AbortSignal.timeout(contextMs)]);
            const { facts, problems } = await gatherContext(request, soon);
            for (const problem of problems)
                runtime.log.info(problem);
            return (0,prompt_context/* renderContext */.wj)({ facts });
        },
    };
}
function openJobConversation(setup, connection, setting) {
    const { runtime, settings, run } = setup;
    const secret = settings.markerSecret || settings.apiKey;
    const isSilent = settings.comment === 'off' || settings.dryRun || secret === '';
    return openConversation({
        connection,
        trigger: run.trigger,
        issueNumber: settings.issueNumber,
        place: {
            repositoryId: run.repository.id,
            key: settings.commentKey,
            projectId: settings.projectId,
            apiHost: settings.apiUrl.host,
        },
        signingKey: isSilent ? null : (0,comment_state/* deriveMarkerKey */.pR)(secret),
        isNewEachRun: settings.comment === 'new',
        knownCommentId: setup.knownCommentId,
        onComment: (id) => runtime.files.saveState('comment-id', String(id)),
        render: (report, marker) => (0,comment/* withMarker */.Pe)(runtime.redact((0,comment/* renderComment */.wQ)(report, setting)), marker),
        beforeCreate: setup.beforeCreate,
    });
}
function commandingComment({ settings, run }) {
    const isSilent = settings.command === '' || !settings.reactions || settings.dryRun;
    return run.trigger.kind === 'comment' && !isSilent ? run.trigger.comment : null;
}


/***/ }),

/***/ 9030:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  c: () => (/* binding */ MissingTokenError),
  U: () => (/* binding */ connectGitHub)
});

// EXTERNAL MODULE: ./src/adapters/http/body.ts + 1 modules
var http_body = __webpack_require__(8214);
// EXTERNAL MODULE: ./src/adapters/http/request.ts + 1 modules
var request = __webpack_require__(1822);
;// CONCATENATED MODULE: ./src/adapters/github/fetch.ts


const longestBody = 32 * 1_048_576;
const mostRedirects = 3;
/** GitHub answered, and its answer is of no use. */
class AnswerError extends Error {
    name = 'AnswerError';
}
/** One answer of GitHub; a renamed repository is found at its new address. Throws an AnswerError, or what Node says. */
async function fetchFromGitHub(address, asked, redirects = 0) {
    const { method, headers, body = '', signal } = asked;
    const url = new URL(address);
    const answer = await (0,request/* send */.t)({ method, url, headers: { ...headers, 'accept-encoding': 'gzip' }, body, signal });
    const status = answer.statusCode ?? 0;
    if (status < 300 || status > 399)
        return readResponse(answer, status, signal);
    // Not read to its end: it may have none.
    answer.destroy();
    const { location } = answer.headers;
    const next = location ? URL.parse(location, url.href) : null;
    // A 301 or 302 makes some clients turn a POST into a GET; 307 and 308 repeat it as it is.
    const isRepeatable = method === 'GET' || status === 307 || status === 308;
    if (next?.origin !== url.origin || !isRepeatable || redirects === mostRedirects)
        throw new AnswerError(`GitHub answered ${status}, a redirect that is not followed`);
    return fetchFromGitHub(next.href, asked, redirects + 1);
}
async function readResponse(answer, status, signal) {
    const body = await (0,http_body/* readBody */.x)(answer, longestBody);
    if ('problem' in body) {
        signal.throwIfAborted();
        // Of a refusal the status and the headers say enough.
        if (status < 400)
            throw new AnswerError(body.problem);
    }
    const text = 'text' in body ? body.text : '';
    const headers = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
    return {
        status,
        headers: new Map(headers),
        text: async () => text,
        // Nothing that is asked for is anything but text.
        arrayBuffer: async () => new ArrayBuffer(0),
    };
}

// EXTERNAL MODULE: ./src/adapters/github/retry.ts
var github_retry = __webpack_require__(840);
;// CONCATENATED MODULE: ./src/adapters/github/client.ts


/** There is no token to speak to GitHub with. */
class MissingTokenError extends Error {
    name = 'MissingTokenError';
}
/** A client for this run's GitHub. The toolkit is loaded only now: reading it takes longer than a first request. Throws a MissingTokenError. */
async function connectGitHub(setting) {
    const { token, apiUrl, clock, tryTimeoutMs = 15_000 } = setting;
    if (token === '')
        throw new MissingTokenError('The input github-token is empty');
    const { getOctokit } = await __webpack_require__.e(/* import() */ 413).then(__webpack_require__.bind(__webpack_require__, 2413));
    const silent = () => undefined;
    const octokit = getOctokit(token, {
        baseUrl: apiUrl,
        log: { debug: silent, info: silent, warn: silent, error: silent },
        request: { fetch: fetchFromGitHub },
    });
    octokit.hook.wrap('request', (request, options) => {
        const budget = options.request?.signal;
        const retry = { clock, budget, isRepeatable: isRepeatable(options), tryTimeoutMs };
        return (0,github_retry/* sendWithRetry */.lx)(retry, async (signal) => {
            // Changed in place: what a hook hands on is not what the next one gets.
            options.request = { ...options.request, signal };
            return request(options);
        });
    });
    return octokit.rest;
}
/** A comment made twice is seen twice; reading, editing and reacting again change nothing. */
function isRepeatable({ method, url }) {
    return method === 'GET' || method === 'PATCH' || url.includes('/reactions');
}


/***/ }),

/***/ 2024:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   J: () => (/* binding */ openConnection)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9030);
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(4807);


/** A connection for one repository. */
function openConnection({ token, apiUrl, clock, repository, warn }) {
    let connecting = null;
    return {
        client() {
            connecting ??= (0,_client_js__WEBPACK_IMPORTED_MODULE_0__/* .connectGitHub */ .U)({ token, apiUrl, clock });
            return connecting;
        },
        repo: { owner: repository.owner, repo: repository.name },
        async attempt(what, act) {
            try {
                return await act();
            }
            catch (error) {
                warn((0,_errors_js__WEBPACK_IMPORTED_MODULE_1__/* .describeProblem */ .B)(what, error));
                return null;
            }
        },
    };
}


/***/ }),

/***/ 6508:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   W3: () => (/* binding */ readComment),
/* harmony export */   eT: () => (/* binding */ createComment),
/* harmony export */   fg: () => (/* binding */ listComments)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(840);
// The comments of a thread, read through all pages, and the one way in which a comment is created.



const pageSize = 100;
const mostPages = 30;
const commentAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    id: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(),
    body: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(), ''),
    html_url: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP(),
});
/** A comment of GitHub's answer. Throws where the answer is none, such as the page of a proxy. */
function readComment(answer) {
    const { id, body, html_url } = commentAnswer.parse(answer);
    return { id, body, url: html_url };
}
/** All comments of a thread, oldest first, at most 3,000. */
async function* listComments({ github, repo, place }, signal) {
    for (let page = 1; page <= mostPages; page += 1) {
        const { data } = await github.issues.listComments({
            ...repo,
            issue_number: place.thread,
            per_page: pageSize,
            page,
            request: { signal },
        });
        const comments = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .unknown */ .L5J()).parse(data).map(readComment);
        yield* comments;
        if (comments.length < pageSize)
            return;
    }
}
/** Creates a comment once, even if the first answer is lost: a second one is sent only if the first did not arrive. */
async function createComment(address, { body, nonce, signal }) {
    try {
        return await post(address, body, signal);
    }
    catch (error) {
        const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error);
        if (signal.aborted || (status > 0 && status < 500))
            throw error;
        return (await findByNonce(address, nonce, signal)) ?? (await post(address, body, signal));
    }
}
async function post({ github, repo, place }, body, signal) {
    const { data } = await github.issues.createComment({
        ...repo,
        issue_number: place.thread,
        body,
        request: { signal },
    });
    return readComment(data);
}
async function findByNonce(address, nonce, signal) {
    for await (const comment of listComments(address, signal)) {
        if (comment.body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .nonceMarker */ .qb)(nonce)))
            return comment;
    }
    return null;
}


/***/ }),

/***/ 3149:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   HF: () => (/* binding */ writeComment),
/* harmony export */   QA: () => (/* binding */ editComment),
/* harmony export */   oD: () => (/* binding */ genuineMarker)
/* harmony export */ });
/* harmony import */ var _domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(375);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(840);
/* harmony import */ var _comments_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(6508);
// One comment of ours: read by its marker, rendered whole, never written over a newer turn.



/** The state in a comment, null if it is not ours. */
function genuineMarker(setting, { id, body }) {
    const marker = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .readMarker */ .t7)(body, setting.signingKey);
    return marker && (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .isSamePlace */ .O1)(marker.place, { ...setting.place, commentId: id }) ? marker : null;
}
/** Edits our comment; null if it is gone or ours no more. Read before, lest a newer turn be lost, and after, lest ours be. */
async function editComment(setting, id, writing) {
    const before = await read(setting, id, writing.signal);
    if (!before)
        return null;
    const standing = genuineMarker(setting, before);
    if (!standing && !before.body.includes((0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .nonceMarker */ .qb)(writing.report.nonce)))
        return null;
    if (standing && standing.report.turn > writing.report.turn)
        return { url: before.url, isSuperseded: true };
    const written = await writeComment(setting, id, writing);
    const after = await read(setting, id, writing.signal);
    const isOverwritten = after && (genuineMarker(setting, after)?.report.turn ?? Infinity) < writing.report.turn;
    return isOverwritten ? writeComment(setting, id, writing) : written;
}
/** Writes our comment with its signed state. Throws what GitHub throws. */
async function writeComment(setting, id, { report, signal }) {
    const marker = (0,_domain_conversation_comment_state_js__WEBPACK_IMPORTED_MODULE_0__/* .writeMarker */ .en)({ place: { ...setting.place, commentId: id }, report }, setting.signingKey);
    const body = setting.render(report, marker);
    const answer = await setting.github.issues.updateComment({
        ...setting.repo,
        comment_id: id,
        body,
        request: { signal },
    });
    return { url: (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(answer.data).url, isSuperseded: false };
}
async function read(setting, id, signal) {
    try {
        const { data } = await setting.github.issues.getComment({
            ...setting.repo,
            comment_id: id,
            request: { signal },
        });
        return (0,_comments_js__WEBPACK_IMPORTED_MODULE_1__/* .readComment */ .W3)(data);
    }
    catch (error) {
        if ((0,_retry_js__WEBPACK_IMPORTED_MODULE_2__/* .statusOf */ .c2)(error) === 404)
            return null;
        throw error;
    }
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ describeProblem)
/* harmony export */ });
/* harmony import */ var _client_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(9030);
/* harmony import */ var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(840);
// What went wrong at GitHub, in one sentence of our words that names the permission to add.


/** Such as `Could not comment: GitHub answered 403. The token needs: pull-requests: write.` */
function describeProblem(what, error) {
    if (error instanceof _client_js__WEBPACK_IMPORTED_MODULE_0__/* .MissingTokenError */ .c)
        return `Could not ${what}: \`github-token\` is empty.`;
    const status = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .statusOf */ .c2)(error);
    if (status === 0)
        return `Could not ${what}: ${troubleOf(error)}.`;
    const permission = (0,_retry_js__WEBPACK_IMPORTED_MODULE_1__/* .missingPermissionOf */ .t8)(error).replaceAll('_', '-').replaceAll('=', ': ');
    const advice = permission === '' ? adviceFor(status) : ` The token needs: ${permission}.`;
    return `Could not ${what}: GitHub answered ${status}.${advice}`;
}
/** What went wrong where there is no status. The client wraps what a request failed of; any other error came from reading. */
function troubleOf(error) {
    const isOfRequest = !(error instanceof Error) || error.name === 'HttpError';
    const { name, message } = isOfRequest ? Object(Object(error).cause) : error;
    if (name === 'AbortError' || name === 'TimeoutError')
        return 'GitHub did not answer in time';
    if (name === 'AnswerError')
        return message;
    return isOfRequest ? 'the connection to GitHub failed' : 'the answer of GitHub makes no sense';
}
function adviceFor(status) {
    if (status === 401)
        return ' Check `github-token`.';
    if (status === 403 || status === 404 || status === 410) {
        return ' Check the `permissions` of the job, and whether the thread is there and open to comments.';
    }
    return '';
}


/***/ }),

/***/ 762:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ addReaction),
/* harmony export */   e: () => (/* binding */ removeReaction)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(5395);
// Reactions on comments of the conversation and on comments on a line of the diff: two places of GitHub's interface.

const reactionAnswer = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .int */ .Whr() });
/** Adds a reaction and gives its id. Adding it twice is the same as once. Throws what GitHub throws. */
async function addReaction(github, repo, { target, content, signal }) {
    const call = { ...repo, comment_id: target.id, content, request: { signal } };
    const answer = target.surface === 'review'
        ? await github.reactions.createForPullRequestReviewComment(call)
        : await github.reactions.createForIssueComment(call);
    return reactionAnswer.parse(answer.data).id;
}
/** Removes one of our reactions. Throws what GitHub throws. */
async function removeReaction(github, repo, { target, reactionId, signal }) {
    const call = { ...repo, comment_id: target.id, reaction_id: reactionId, request: { signal } };
    if (target.surface === 'review')
        await github.reactions.deleteForPullRequestComment(call);
    else
        await github.reactions.deleteForIssueComment(call);
}


/***/ }),

/***/ 840:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   c2: () => (/* binding */ statusOf),
/* harmony export */   lx: () => (/* binding */ sendWithRetry),
/* harmony export */   t8: () => (/* binding */ missingPermissionOf)
/* harmony export */ });
const mostTries = 3;
const longestLimitMs = 60_000;
/** Sends up to three times if the call may be repeated, otherwise once. Throws the last error. */
async function sendWithRetry(setting, send, tries = 1) {
    const { clock, budget, isRepeatable, tryTimeoutMs } = setting;
    const timeout = AbortSignal.timeout(tryTimeoutMs);
    try {
        return await send(budget ? AbortSignal.any([timeout, budget]) : timeout);
    }
    catch (error) {
        const waitMs = isRepeatable && tries < mostTries ? waitBeforeRetryMs(error, tries, clock.now()) : null;
        if (waitMs === null)
            throw error;
        await clock.sleep(waitMs, budget);
        if (budget?.aborted)
            throw error;
        return sendWithRetry(setting, send, tries + 1);
    }
}
/** HTTP status of a failed call, 0 if the call never got an answer. */
function statusOf(error) {
    if (!(error instanceof Error) || !('status' in error) || typeof error.status !== 'number')
        return 0;
    return 'response' in error && error.response !== undefined ? error.status : 0;
}
/** The permission that GitHub names as missing, such as `pull_requests=write`, empty if it names none. */
function missingPermissionOf(error) {
    const value = headerOf(error, 'x-accepted-github-permissions');
    return /^[a-z_=,; ]{1,200}$/.test(value) ? value : '';
}
function waitBeforeRetryMs(error, tries, now) {
    const status = statusOf(error);
    if (status === 0 || status >= 500)
        return 500 * 2 ** (tries - 1);
    const isLimited = headerOf(error, 'x-ratelimit-remaining') === '0' || headerOf(error, 'retry-after') !== '';
    if ((status !== 403 && status !== 429) || !isLimited)
        return null;
    const retryAfterMs = Number(headerOf(error, 'retry-after') || 0) * 1_000;
    const resetMs = Number(headerOf(error, 'x-ratelimit-reset') || 0) * 1_000 - now.getTime();
    const waitMs = Math.max(retryAfterMs, resetMs, 1_000);
    return waitMs <= longestLimitMs ? waitMs : null;
}
function headerOf(error, name) {
    if (!(error instanceof Error) || !('response' in error))
        return '';
    const { response } = error;
    if (typeof response !== 'object' || response === null || !('headers' in response))
        return '';
    const { headers } = response;
    if (typeof headers !== 'object' || headers === null)
        return '';
    return String(new Map(Object.entries(headers)).get(name) ?? '');
}


/***/ }),

/***/ 3395:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M: () => (/* binding */ parseReport),
/* harmony export */   d: () => (/* binding */ parseStoredReport)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(5395);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(3305);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3102);
/* harmony import */ var _job_outcome_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8324);
/* harmony import */ var _job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(2626);
// A report as it is stored in a marker. It is ours once its signature is good, yet it is parsed like anything from
// outside: an older or newer version of the action may have written it.



const count = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .number */ .aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .int */ .Whr(), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._nonnegative */ .UI());
const instant = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .datetime */ .w$();
const text = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .string */ .YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(1_000));
const storedReport = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    turn: count,
    turnRunId: text,
    jobId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    status: text,
    result: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .results */ .Xv)),
    reason: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(_job_outcome_js__WEBPACK_IMPORTED_MODULE_4__/* .reasons */ .Ot),
    detail: text,
    prLink: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    branch: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    repository: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(text),
    runId: text,
    runAttempt: count,
    nonce: text,
    askedBy: text,
    command: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ id: count, surface: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ["enum"] */ .k5n(['conversation', 'review']), reactionId: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count) })),
    startedAt: instant,
    updatedAt: instant,
    tookMs: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .nullable */ .mee(count),
    deadlineAt: instant,
    requests: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .array */ .YOg(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({ runId: text, at: instant, text })).check(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* ._maxLength */ .Eb(10)),
    note: text,
});
const storedMarker = zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
    place: zod_mini__WEBPACK_IMPORTED_MODULE_1__/* .object */ .Ikc({
        repositoryId: count,
        thread: count,
        commentId: count,
        key: text,
        projectId: text,
        apiHost: text,
    }),
    report: storedReport,
});
/** A stored report, null if it is not one that this version understands. The link is checked again. */
function parseReport(json) {
    const parsed = storedReport.safeParse(parseJson(json));
    return parsed.success ? reportOf(parsed.data) : null;
}
/** The marker's content, null if it is not one that this version understands. The link is checked again. */
function parseStoredReport(json) {
    const parsed = storedMarker.safeParse(parseJson(json));
    if (!parsed.success)
        return null;
    return { place: parsed.data.place, report: reportOf(parsed.data.report) };
}
function reportOf({ prLink, ...report }) {
    return { ...report, pullRequest: (0,_job_pull_request_link_js__WEBPACK_IMPORTED_MODULE_0__/* .parsePullRequestLink */ .m)(prLink) };
}
function parseJson(json) {
    try {
        return JSON.parse(json);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 375:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   GD: () => (/* binding */ chooseMarker),
/* harmony export */   O1: () => (/* binding */ isSamePlace),
/* harmony export */   P8: () => (/* binding */ looksMarked),
/* harmony export */   en: () => (/* binding */ writeMarker),
/* harmony export */   pR: () => (/* binding */ deriveMarkerKey),
/* harmony export */   qb: () => (/* binding */ nonceMarker),
/* harmony export */   t7: () => (/* binding */ readMarker)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(7598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _job_report_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(5520);
/* harmony import */ var _comment_state_schema_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(3395);
// The marker: a thread's state inside our own comment, signed so that nobody else can write it. It is what remembers
// one job per thread without a database.



const longestMarker = 8_192;
const opening = '<!-- docs-agent:v1 ';
const pattern = /<!-- docs-agent:v1 ([A-Za-z0-9+/=]{1,8192})\.([A-Za-z0-9+/=]{1,64}) -->/g;
/** The key that signs markers, derived so that the secret itself signs nothing. */
function deriveMarkerKey(secret) {
    return Buffer.from((0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hkdfSync)('sha256', secret, '', 'docs-agent marker v1', 32));
}
/** The HTML comment that carries the state, at most 8 KB: the oldest requests give way. */
function writeMarker(marker, signingKey) {
    const { place, report } = marker;
    const payload = Buffer.from(JSON.stringify({ place, report: (0,_job_report_js__WEBPACK_IMPORTED_MODULE_2__/* .storeReport */ .kx)(report) })).toString('base64');
    const text = `${opening}${payload}.${sign(payload, signingKey)} -->`;
    if (text.length <= longestMarker || report.requests.length === 0)
        return text;
    return writeMarker({ place, report: { ...report, requests: report.requests.slice(1) } }, signingKey);
}
/** The state that a comment's body carries, null if there is none, more than one, or one that does not verify. */
function readMarker(body, signingKey) {
    const matches = [...body.matchAll(pattern)];
    const [, payload, signature] = matches[0] ?? [];
    if (matches.length !== 1 || !payload || !signature)
        return null;
    const expected = Buffer.from(sign(payload, signingKey));
    const given = Buffer.from(signature);
    if (given.length !== expected.length || !(0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.timingSafeEqual)(given, expected))
        return null;
    return (0,_comment_state_schema_js__WEBPACK_IMPORTED_MODULE_1__/* .parseStoredReport */ .d)(Buffer.from(payload, 'base64').toString());
}
/** Whether two places are the same. */
function isSamePlace(a, b) {
    const fields = ['repositoryId', 'thread', 'commentId', 'key', 'projectId', 'apiHost'];
    return fields.every((field) => a[field] === b[field]);
}
/** Whether a body has the look of a signed marker of ours, genuine or not. */
function looksMarked(body) {
    return body.includes(opening) && !body.includes(`${opening}nonce `);
}
/** The marker of a comment that has no id yet: only the run's nonce, to find the comment again if its answer is lost. */
function nonceMarker(nonce) {
    return `${opening}nonce ${nonce} -->`;
}
/** Of several genuine markers the one with the greatest turn, then the lowest comment id; null if there is none. */
function chooseMarker(markers) {
    const ordered = [...markers].sort((a, b) => b.report.turn - a.report.turn || a.place.commentId - b.place.commentId);
    return ordered[0] ?? null;
}
function sign(payload, signingKey) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHmac)('sha256', signingKey).update(payload).digest('base64');
}


/***/ })

};
