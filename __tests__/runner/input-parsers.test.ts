import { afterEach, expect, test } from '@jest/globals'
import { failure, success } from '../../src/base/result.ts'
import {
  boolean,
  decimal,
  either,
  type InputParser,
  integer,
  lines,
  list,
  mapped,
  matching,
  oneOf,
  optional,
  positiveDecimal,
  someOf,
  string,
} from '../../src/runner/input-parsers.ts'
import { readInput } from '../../src/runner/read-inputs.ts'

const fromOne = decimal({ min: 1, max: 600 })
const aboveZero = positiveDecimal({ max: 350 })
const count = integer({ min: 1, max: 366 })
const fruit = ['apple', 'pear', 'plum'] as const
const anyFruit = someOf(fruit, 'none')

function expectAll(parser: InputParser<unknown>, table: readonly (readonly [string, unknown])[]): void {
  const parsed = table.map(([text]) => [text, parser.parse(text)])
  expect(parsed).toEqual(table)
}

test('yes and no take the forms of YAML 1.2 core only', () => {
  expectAll(boolean, [
    ...['true', 'True', 'TRUE'].map((text) => [text, true] as const),
    ...['false', 'False', 'FALSE'].map((text) => [text, false] as const),
    ...['', 'yes', 'no', 'on', 'off', '1', '0', 'tRUE', 'y', 'truee', ' true', 'true\nfalse'].map(
      (text) => [text, undefined] as const,
    ),
  ])
})

const noNumbers = [
  '',
  ' ',
  '-1',
  '+5',
  'NaN',
  'Infinity',
  '1e3',
  '0x10',
  '1,5',
  '1_000',
  '.5',
  '5.',
  '１０',
  '1 2',
  'ten',
]

test('a number has bounds that belong to it, and is never clamped', () => {
  expectAll(fromOne, [
    ...([
      ['1', 1],
      ['1.0', 1],
      ['1.5', 1.5],
      ['600', 600],
      ['600.0', 600],
      ['007', 7],
    ] as const),
    ...['0', '0.999999999', '600.000000001', '601', '9999999999', '1'.repeat(400), ...noNumbers].map(
      (text) => [text, undefined] as const,
    ),
  ])
})

test('a number above a bound is not the bound itself', () => {
  expectAll(aboveZero, [
    ...([
      ['0.000000001', 1e-9],
      ['0.05', 0.05],
      ['350', 350],
    ] as const),
    ...['0', '0.0', '0.000000000', '350.1', '-0', ...noNumbers].map((text) => [text, undefined] as const),
  ])
})

test('a whole number has no point', () => {
  expectAll(count, [
    ...([
      ['1', 1],
      ['366', 366],
      ['010', 10],
    ] as const),
    ...['0', '367', '1.0', '1.5', '9999999999', ...noNumbers].map((text) => [text, undefined] as const),
  ])
})

test('one of several words is taken as it is written', () => {
  expectAll(oneOf(fruit), [
    ['apple', 'apple'],
    ['plum', 'plum'],
    ...['', 'Apple', 'apples', 'apple,pear', 'toString', '__proto__'].map(
      (text) => [text, undefined] as const,
    ),
  ])
})

test('some of several words are separated by commas or line ends', () => {
  expectAll(anyFruit, [
    ['apple', ['apple']],
    ['apple, plum', ['apple', 'plum']],
    ['apple\nplum', ['apple', 'plum']],
    ['apple\r\nplum\r\n', ['apple', 'plum']],
    [' ,apple,,\n plum , ', ['apple', 'plum']],
    ['none', []],
    ...['', ' ', ',', 'Apple', 'apple plum', 'apple, cherry', 'apple, none', 'None', 'constructor'].map(
      (text) => [text, undefined] as const,
    ),
  ])
})

test('where no word stands for none, none is none of the words', () => {
  expectAll(someOf(fruit), [
    ['pear', ['pear']],
    ['none', undefined],
    ['', undefined],
  ])
})

test('the first parser that accepts a text makes the value', () => {
  expectAll(either(oneOf(['auto', 'none']), someOf(fruit)), [
    ['auto', 'auto'],
    ['none', 'none'],
    ['pear', ['pear']],
    ['auto, pear', undefined],
    ['', undefined],
  ])
})

test('an empty input may stand for nothing', () => {
  expectAll(optional(count), [
    ['', null],
    ['7', 7],
    ['0', undefined],
    ['x', undefined],
  ])
})

test('lists keep what is between commas and line ends, trimmed', () => {
  expectAll(list, [
    ['', []],
    ['a, b\n\nc,', ['a', 'b', 'c']],
    ['a b', ['a b']],
  ])
})

const rows = lines({ noun: 'row', hasStrayComma: (line, isOnly) => isOnly && line.includes(',') })

test('lines are trimmed, and what a list elsewhere has around its items is refused', () => {
  expectAll(rows, [
    ['', []],
    ['a, b\r\n\r\n c ', ['a, b', 'c']],
    ['- [ ] a', ['- [ ] a']],
    ['- [x] a\n- [X] b', ['- [x] a', '- [X] b']],
    ['-a\na - b', ['-a', 'a - b']],
    [`say "a"\n'a' or b\n"`, ['say "a"', "'a' or b", '"']],
    ...['a, b', '- a', 'b\n- a', '"a"', "'a'", '`a`', '"a",\n"b"', '"a", "b"', '- [y] a'].map(
      (text) => [text, undefined] as const,
    ),
  ])
})

test('a value is changed where there is one', () => {
  const doubled = mapped(count, (value) => value * 2)
  expectAll(doubled, [
    ['7', 14],
    ['x', undefined],
  ])
  expect(doubled.description).toBe(count.description)
})

test('a pattern keeps the text, and any text is kept, but an empty one is null', () => {
  expectAll(matching(/^[a-z]+$/, 'be small letters'), [
    ['abc', 'abc'],
    ['aBc', undefined],
    ['abc\n', undefined],
  ])
  expectAll(string, [
    ['', null],
    ['a\nb', 'a\nb'],
  ])
})

afterEach(() => {
  delete process.env['INPUT_THE-INPUT']
})

function give(text: string): void {
  process.env['INPUT_THE-INPUT'] = text
}

test.each<[string, InputParser<unknown>, unknown]>([
  [' true ', boolean, true],
  ['\n600\n', fromOne, 600],
  ['  apple,\n  plum\n', anyFruit, ['apple', 'plum']],
  ['  ', optional(count), null],
])('an input of %j is trimmed, then read', (text, parser, expected) => {
  give(text)
  expect(readInput('the-input', parser).result).toEqual(success(expected))
})

test('an input that is not given is an empty one', () => {
  expect(readInput('the-input', string).result).toEqual(success(null))
  expect(readInput('the-input', boolean).result).toEqual(
    failure('Input `the-input` must be `true` or `false`. It is empty.'),
  )
})

// Made in the test, so that a mutation test sees which test made them.
test.each<[() => InputParser<unknown>, string]>([
  [() => boolean, 'be `true` or `false`'],
  [() => decimal({ min: 1, max: 600 }), 'be a number from 1 to 600'],
  [() => positiveDecimal({ max: 350 }), 'be a number above 0 and at most 350'],
  [() => integer({ min: 1, max: 366 }), 'be a whole number from 1 to 366'],
  [() => oneOf(fruit), 'be `apple`, `pear` or `plum`'],
  [() => oneOf(['job']), 'be `job`'],
  [() => someOf(fruit), 'be a list of `apple`, `pear` and `plum`'],
  [() => someOf(fruit, 'none'), 'be a list of `apple`, `pear` and `plum`, or `none`'],
  [
    () => either(oneOf(['auto', 'none']), someOf(fruit)),
    'be `auto` or `none`, or be a list of `apple`, `pear` and `plum`',
  ],
  [() => optional(count), 'be a whole number from 1 to 366'],
  [() => matching(/^a$/, 'be an a'), 'be an a'],
  [
    () => lines({ noun: 'row', hasStrayComma: () => true }),
    'have one row on each line, without commas, quotes or list dashes',
  ],
])('what is refused is named with what is allowed, and what was given: %#', (make, must) => {
  give('s3cr3t')
  expect(readInput('the-input', make()).result).toEqual(
    failure(`Input \`the-input\` must ${must}. It is \`s3cr3t\`.`),
  )
})
