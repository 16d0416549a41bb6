/** Words and phrases that texts for users no longer use, each with what to write instead. */

export type RetiredWord = {
  /** Case doesn't matter, and a space also matches a line break. */
  pattern: RegExp
  instead: string
  /** A text in which the pattern is found, for the tests. */
  example: string
}

function retired(pattern: string, instead: string, example: string): RetiredWord {
  return { pattern: new RegExp(pattern.replaceAll(' ', '\\s+(?:#\\s+)?'), 'gi'), instead, example }
}

/** Names of inputs, outputs, results and reasons that are no longer used. */
const names = [
  retired('\\ballow-bots\\b', '`allowed-bots`', 'Set `allow-bots`.'),
  retired('\\bmarker-secret\\b', '`state-secret`', 'Set `marker-secret`.'),
  retired('\\bon-re-run\\b', '`on-rerun`', 'Set `on-re-run`.'),
  retired('\\bsource-repository\\b', '`docs-repository`', 'Read `source-repository`.'),
  retired('\\bsource-ref\\b', '`docs-branch`', 'Read `source-ref`.'),
  retired('\\bmax-turns\\b(?!-per-day)', '`max-requests`', 'Raise `max-turns`.'),
  retired('\\bmax-turns-per-day\\b', '`max-requests-per-day`', 'Raise `max-turns-per-day`.'),
  retired('\\bturn-limit\\b', '`request-limit`', 'The reason is `turn-limit`.'),
  retired('\\brequest-timeout-seconds\\b', '`api-timeout-seconds`', 'Set `request-timeout-seconds`.'),
  retired('\\bdetached\\b', '`running`, or "in the background"', 'The result is `detached`.'),
]

/** One word for one thing. */
const vocabulary = [
  retired("\\bthe (?:documentation )?service(?:'s)?\\b", '"Mintlify"', 'The service answered.'),
  retired('\\bthreads?\\b', '"conversation", or "the pull request" or "issue"', 'This thread has a job.'),
  // The verb stays: "turn off", "turns it green", "turns into".
  retired(
    '(?<![-\\w]|\\b(?:in|by|takes?|taking) )turns?(?![-\\w]| (?:on|off|out|into|it|them|this|that|its|the|a|no|nothing|green|red)\\b| \\[commit)',
    '"request"',
    'Each turn costs about $1.15.',
  ),
  retired(
    '\\b(?:an?|another|each|every|its|last|next|new|newer|later|earlier|previous|first) turn\\b',
    '"request"',
    'A comment that starts a turn that ends.',
  ),
  retired('\\bthe commander\\b', '"the commenter"', 'The commander has no permission.'),
]

const spelling = [
  retired('\\bhonour\\w*', '"supported", or "honor"', 'Honoured in comments.'),
  retired('\\borganis\\w+', '"organization"', 'The whole organisation.'),
  retired('\\bcancell(?:ed|ing)\\b(?!\\()', '"canceled" or "canceling"', 'The run was cancelled after 6m.'),
  retired('\\bbehaviours?\\b', '"behavior"', 'The behaviour changes.'),
  retired('\\bcolours?\\b', '"color"', 'The colour green.'),
  retired('\\bfavour\\w*', '"favor"', 'In favour of it.'),
  retired('\\blicences?\\b', '"license"', 'The licence is MIT.'),
  retired('\\bcatalogues?\\b', '"catalog"', 'The catalogue of reasons.'),
  retired(
    '\\b(?:recogni|normali|saniti|summari|seriali|customi|authori|initiali|minimi)s(?:e[sd]?|ing|ation)\\b',
    'the spelling with "z"',
    'It sanitises the text.',
  ),
  retired('\\b(?:whilst|amongst)\\b', '"while" or "among"', 'Whilst it waits.'),
]

/** Sentences that nobody would say. */
const phrases = [
  retired('\\bwho may\\b', 'who "can", or "has permission to"', 'Who may not is told so.'),
  retired('\\bwhoever\\b', '"anyone who", or "the user"', 'Whoever asked lacks it.'),
  retired('\\bmay command\\b', '"can run commands"', 'A bot may command only if it is named.'),
  retired('\\bobey\\w*', '"run the command"', 'Obeys the comment.'),
  retired('\\bsomebody\\b', '"someone"', 'Have somebody comment.'),
  retired('\\bline ends\\b', '"newlines"', 'Lists take commas or line ends.'),
  retired('\\bput(?:s|ting)? up with\\b', '"tolerates"', 'It puts up with failures.'),
  retired('\\bfound fault with\\b', '"rejected … as invalid"', 'It found fault with the request.'),
  retired('\\blost on its way\\b', '"the connection dropped"', 'The request was lost on its way.'),
  retired('\\bis not known\\b', '"couldn\'t confirm", or "unknown"', 'The outcome is not known.'),
  retired('\\bmay not do this\\b', '"isn\'t authorized for this API call"', 'The key may not do this.'),
  retired('\\b(?:is|are) not one to a\\b', '"isn\'t a"', 'A link that is not one to a pull request.'),
  retired("\\berrors of (?:its|the \\w+'s) own\\b", '"server errors"', 'Only errors of its own.'),
  retired('\\brefused the request\\b', 'the cause, such as "Project not found"', 'It refused the request.'),
  retired('\\bnothing about it has changed\\b', '"shows no change"', 'And nothing about it has changed.'),
  retired(
    '\\bnot sent again, (?:since|so that)\\b',
    '"didn\'t retry, because"',
    'It was not sent again, since …',
  ),
  retired('\\bthe job is not affected\\b', '"the agent job continues"', 'The job is not affected.'),
  retired(
    "\\bthe job was archived(?=['\\n]|$)",
    '"Docs agent job was archived in Mintlify before …"',
    '### The job was archived',
  ),
  retired(
    '\\bthe run was cancell?ed after\\b',
    '"Workflow canceled; the docs agent may …"',
    'The run was canceled after 6m.',
  ),
  retired(
    '\\bin another run with the input\\b',
    '"To wait for it in a workflow, set"',
    'In another run with the input `job-id`.',
  ),
  retired('\\bstill at work\\b', '"still working"', 'The job was still at work.'),
  retired('\\bcannot be stopped from here\\b', '"keeps running"', 'It cannot be stopped from here.'),
  retired(
    '\\bno second one is started\\b',
    '"doesn\'t start a second agent job"',
    'No second one is started.',
  ),
  retired('\\bto refine\\b', '"to request changes"', 'To refine, comment it.'),
  retired('\\bsays how the job\\b', '"shows the status of the agent job"', 'Says how the job stands.'),
  retired('\\bat the very beginning\\b', '"at the very start"', 'At the very beginning of it.'),
  retired(
    '\\bleast repository permission\\b',
    '"minimum repository permission"',
    'Least repository permission.',
  ),
  retired('\\b(?:is|are) followed up\\b', '"sends it as a follow-up"', 'With a prompt it is followed up.'),
  retired(
    '\\bwhat the comment remembers\\b',
    '"the state stored in the comment"',
    'What the comment remembers.',
  ),
  retired('\\beverything but\\b', '"everything except"', 'Do everything but write.'),
  retired('\\bhow often the run\\b', '"number of"', 'How often the run asked.'),
  retired('\\bevery doubt\\b', '"fails closed"', 'Every doubt is a no.'),
  retired('\\bis patience\\b', '"means not ready yet"', '404 is patience.'),
  retired('\\bneed not\\b', '"you can skip"', 'This need not concern you.'),
  retired('\\bis between it and you\\b', '"depends on your setup"', 'That is between it and you.'),
  retired(
    '\\bcannot be added up\\b|\\bnor do periods\\b',
    '"don\'t add rows or weeks"',
    'Counts cannot be added up',
  ),
  retired('\\bif (?:it|this) stays\\b', '"if it happens again"', 'If this stays, check it.'),
  retired('\\bthat there (?:is|are) not\\b', '"that doesn\'t exist"', 'Inputs that there are not.'),
]

export const retiredWords: readonly RetiredWord[] = [...names, ...vocabulary, ...spelling, ...phrases]
