// How the inputs of an action are read, whatever the action.
import { expect, test } from '@jest/globals'
import { InputError } from '../../src/outcome.ts'
import {
  type InputReader,
  inWords,
  openInputs,
  readSecrets,
} from '../../src/runner/inputs.ts'

const fruit = ['apple', 'pear', 'plum'] as const
const bounds = { min: 1, max: 600 }

/** The value of the input, or the sentence about it. */
function read(text: string, parse: (input: InputReader) => unknown): unknown {
  const input = openInputs({ 'INPUT_THE-INPUT': text }, { 'the-input': '' })
  const value = parse(input)
  const [problem] = problemsOf(input)
  return problem ?? value
}

function problemsOf(input: InputReader): readonly string[] {
  try {
    input.throwProblems()
    return []
  } catch (error) {
    if (error instanceof InputError) return error.problems
    throw error
  }
}

const boolean = (input: InputReader) => input.boolean('the-input')
const decimal = (input: InputReader) => input.decimal('the-input', bounds)
const integer = (input: InputReader) => input.integer('the-input', bounds)
const ifSet = (input: InputReader) =>
  input.ifSet('the-input', (name) => input.integer(name, bounds))
const oneOf = (input: InputReader) => input.oneOf('the-input', fruit)
const someOf = (input: InputReader) => input.someOf('the-input', fruit)
const list = (input: InputReader) =>
  input.list('the-input', /^[a-z]+$/, 'be a list of small letters')
const matching = (input: InputReader) =>
  input.matching('the-input', /^[a-z]+$/, 'be small letters')

type Row = [
  name: string,
  parse: (input: InputReader) => unknown,
  text: string,
  expected: unknown,
]

test.each<Row>([
  ...['true', 'True', 'TRUE', ' true\n'].map(
    (text): Row => ['boolean', boolean, text, true],
  ),
  ...['false', 'False', 'FALSE'].map(
    (text): Row => ['boolean', boolean, text, false],
  ),
  ['decimal', decimal, '1', 1],
  ['decimal', decimal, '1.5', 1.5],
  ['decimal', decimal, '007', 7],
  ['decimal', decimal, '600.0', 600],
  ['ifSet', ifSet, '  ', null],
  ['ifSet', ifSet, '5', 5],
  ['integer', integer, '1', 1],
  ['integer', integer, '600', 600],
  ['oneOf', oneOf, 'plum', 'plum'],
  ['oneOf', oneOf, ' apple ', 'apple'],
  ['someOf', someOf, 'pear', ['pear']],
  ['someOf', someOf, 'plum, apple', ['plum', 'apple']],
  ['someOf', someOf, 'apple\r\n,plum,\n', ['apple', 'plum']],
  ['someOf', someOf, 'none', []],
  ['list', list, '', []],
  ['list', list, 'a, b\nc,', ['a', 'b', 'c']],
  ['matching', matching, '', ''],
  ['matching', matching, 'abc', 'abc'],
])('%s takes %4$j of %3$j', (...[, parse, text, expected]) => {
  expect(read(text, parse)).toEqual(expected)
})

const notNumbers = [
  '-1',
  '+5',
  'NaN',
  'Infinity',
  '1e2',
  '0x10',
  '1,5',
  '.5',
  '5.',
  '１０',
  '1 2',
  '9'.repeat(400),
]

test.each<[string, (input: InputReader) => unknown, string[], string]>([
  [
    'boolean',
    boolean,
    ['yes', '1', 'tRUE', 'on', 'true false'],
    'be `true` or `false`.',
  ],
  ['boolean', boolean, ['', ' '], 'be `true` or `false`. It is empty.'],
  ['integer', integer, [''], 'be a whole number from 1 to 600. It is empty.'],
  [
    'decimal',
    decimal,
    ['0', '0.999', '600.001', '601', ...notNumbers],
    'be a number from 1 to 600.',
  ],
  [
    'integer',
    integer,
    ['0', '1.0', '601', ...notNumbers],
    'be a whole number from 1 to 600.',
  ],
  [
    'oneOf',
    oneOf,
    ['Apple', 'apples', 'apple, pear', '__proto__'],
    'be `apple`, `pear` or `plum`.',
  ],
  ['oneOf', oneOf, [''], 'be `apple`, `pear` or `plum`. It is empty.'],
  [
    'someOf',
    someOf,
    [
      'Apple',
      'apple plum',
      'apple, cherry',
      'apple, none',
      'None',
      ',',
      'constructor',
    ],
    'be a list of `apple`, `pear` and `plum`, or `none`.',
  ],
  [
    'someOf',
    someOf,
    [''],
    'be a list of `apple`, `pear` and `plum`, or `none`. It is empty.',
  ],
  ['list', list, ['A', 'a b', 'a, B'], 'be a list of small letters.'],
  ['matching', matching, ['aBc', 'a b', 'a\nb'], 'be small letters.'],
])('%s refuses %3$j', (...[, parse, texts, must]) => {
  for (const text of texts)
    expect(read(text, parse)).toBe(`Input \`the-input\` must ${must}`)
})

test('all that is wrong is told at once, and no value of it', () => {
  const input = openInputs(
    { INPUT_A: 's3cr3t', INPUT_B: 's3cr3t', INPUT_TOPBY: 's3cr3t' },
    { a: '', b: '', 'top-by': '' },
  )
  expect([
    input.boolean('a'),
    input.integer('b', bounds),
    input.text('a'),
  ]).toEqual([false, 1, 's3cr3t'])
  input.reject('Something else.')
  expect(problemsOf(input)).toEqual([
    'Unknown input `topby`. Did you mean `top-by`?',
    'Input `a` must be `true` or `false`.',
    'Input `b` must be a whole number from 1 to 600.',
    'Something else.',
  ])
})

const declared = {
  'dry-run': 'false',
  permission: '',
  wait: '',
  'api-key': '',
  top: '',
}

test('empty is not set', () => {
  expect(openInputs({ 'INPUT_DRY-RUN': ' ' }, declared).text('dry-run')).toBe(
    'false',
  )
})

test.each<[string, string[]]>([
  ['dry-run', []],
  ['DRY-RUN', []],
  ['dry_run', ['Unknown input `dry_run`. Did you mean `dry-run`?']],
  ['dryrun', ['Unknown input `dryrun`. Did you mean `dry-run`?']],
  ['permision', ['Unknown input `permision`. Did you mean `permission`?']],
  ['wiat', ['Unknown input `wiat`. Did you mean `wait`?']],
  ['apy_kye', ['Unknown input `apy_kye`. Did you mean `api-key`?']],
  ['xermissixn', ['Unknown input `xermissixn`. Did you mean `permission`?']],
  ['xermixsixn', []],
  ['target', []],
  ['commit-status', []],
  ['tag', []],
  ['os', []],
  ['app', []],
  ['tpo', ['Unknown input `tpo`. Did you mean `top`?']],
  ['toString', []],
  ['permis``ion', ['Unknown input `permis??ion`. Did you mean `permission`?']],
])('the name %s of an input: %j', (name, problems) => {
  const env = {
    [`INPUT_${name.toUpperCase()}`]: 'x',
    INPUT_WAIT: 'true',
    PATH: '/bin',
  }
  expect(problemsOf(openInputs(env, declared))).toEqual(problems)
})

test('a name of a composite action that hands its own input on is no mistake', () => {
  const env = {
    INPUT_APIKEY: 'k',
    'INPUT_API-KEY': 'k',
    INPUT_TOPS: '5',
    INPUT_TOP: '6',
  }
  expect(problemsOf(openInputs(env, declared))).toEqual([
    'Unknown input `tops`. Did you mean `top`?',
  ])
})

test.each<[NodeJS.ProcessEnv, string[]]>([
  [{}, []],
  [
    { 'INPUT_API-KEY': 'mint_k', 'INPUT_GITHUB-TOKEN': 'ghs_t' },
    ['mint_k', 'ghs_t'],
  ],
  [
    { 'INPUT_API-KEY': 'one\r\ntwo\n\n three ', INPUT_PROMPT: 'x' },
    ['one', 'two', ' three'],
  ],
])('the secrets of %j are %j', (env, secrets) => {
  expect(readSecrets(env)).toEqual(secrets)
})

test.each([
  [['a'], '`a`'],
  [['a', 'b'], '`a` or `b`'],
  [['a', 'b', 'c'], '`a`, `b` or `c`'],
])('%j in words is %s', (words, expected) => {
  expect(inWords(words, 'or')).toBe(expected)
})
