// Every mutation of `npm run test:composition` fits the sources, wherever its code is and however it is formatted.
import { existsSync } from 'node:fs'
import { expect, test } from '@jest/globals'
import { createSource, findFragment, readSources } from '../../scripts/mutations/fragment.ts'
import { mutations } from '../../scripts/mutations/list.ts'
import { mutate } from '../../scripts/mutations/mutate.ts'

const sources = readSources()

test.each(mutations)('$name: its code is in the sources once', (mutation) => {
  expect(mutate(mutation, sources)).toMatchObject({ kind: 'mutated' })
})

test.each(mutations)('$name: the file of its test is there', ({ tests: [path] }) => {
  expect(existsSync(`__tests__/${path}`)).toBe(true)
})

test.each([
  ['another format', "if (a)   return\n\n  send( { to: 'b', c } )", "if (a) return send({ to: 'b', c })"],
  ['trailing commas', 'send(\n  [a, b,],\n  { c, },\n)', 'send([a, b], { c })'],
  ['no trailing commas', 'send([a, b], { c })', 'send([a, b,], { c, },)'],
  ['comments', 'send(a /* first */, // then\n b)', 'send(a, b)'],
  ['other quotes', `send("a", "it's", '"')`, `send('a', 'it\\'s', "\\"")`],
  ['a part of a statement', 'if (a || isDone(b)) return c', '|| isDone(b)) return c'],
  ['a template', `\`a \${ f(\`\${ b }\`, { c }) } d\` || e`, `\`a \${f(\`\${b}\`, {c})} d\`||e`],
  ['a regular expression with a quote', "split(/'/g) / 2 || 'a'", 'split(/\'/g)/2||"a"'],
])('%s: the fragment is found', (_, code, fragment) => {
  expect(findFragment(fragment, [createSource('a.ts', code)])).toHaveLength(1)
})

test.each([
  ['white space in a string', "send('a  b')", "send('a b')"],
  ['white space in a template', `send(\`a  \${b}\`)`, `send(\`a \${b}\`)`],
  ['a template instead of a string', 'send(`a`)', "send('a')"],
  ['white space in a regular expression', 'split(/a  b/)', 'split(/a b/)'],
  ['flags of a regular expression', 'split(/a/g)', 'split(/a/)'],
  ['a part of a name', 'sendAll(a)', 'send(a)'],
  ['a string with the text of the code', "'send(a)'", 'send(a)'],
  ['a comment with the text of the code', '// send(a)', 'send(a)'],
  ['a comma between items', '[a, b]', '[a b]'],
])('%s: the fragment is not found', (_, code, fragment) => {
  expect(findFragment(fragment, [createSource('a.ts', code)])).toEqual([])
})

const mutation: (typeof mutations)[number] = {
  name: 'nothing is sent',
  from: 'send(a, b)',
  to: 'drop(a)',
  tests: ['a.test.ts', 'it is sent'],
}
const other = createSource('src/other.ts', 'sendAll(a, b)\n')

test('a mutation changes its code and no other byte, in whichever file it is', () => {
  const text = '// One.\r\nif ( x )  send(\n  a, // first\n  b,\n) /* last */;\n\n'

  expect(mutate(mutation, [other, createSource('src/moved.ts', text)])).toMatchObject({
    source: { path: 'src/moved.ts', text },
    text: '// One.\r\nif ( x )  drop(a) /* last */;\n\n',
  })
})

test.each([
  ['no place', [], '0 times'],
  ['two places of a file', ['send(a, b)\nsend(a, b)'], '2 times (src/0.ts, src/0.ts)'],
  ['two files', ['send(a, b)', 'send(a, b)'], '2 times (src/0.ts, src/1.ts)'],
])('a mutation whose code is in %s is told', (_, texts, times) => {
  const found = texts.map((text, index) => createSource(`src/${index}.ts`, text))
  expect(mutate(mutation, [other, ...found])).toEqual({
    kind: 'broken',
    problem: `The mutation "nothing is sent" changes \`send(a, b)\`, which src/ has ${times}, not once.`,
  })
})

test('a mutation that makes no TypeScript is told', () => {
  expect(mutate({ ...mutation, to: 'drop(' }, [createSource('src/a.ts', 'send(a, b)')])).toEqual({
    kind: 'broken',
    problem: expect.stringContaining('The mutation "nothing is sent" makes a source that cannot be read: '),
  })
})
