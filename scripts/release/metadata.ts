/** Whether the metadata files keep the Marketplace's rules, and say of the code what is true. */

import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parse } from 'yaml'
import { z } from 'zod'
import { isBrandingColor, isBrandingIcon } from './branding.ts'

type Metadata = z.infer<typeof metadataShape>
type Source = { inputs: string; outputs: string }

/** The metadata files, each with the files that read its inputs and make its outputs. */
export const metadataFiles: Readonly<Record<string, Source>> = {
  'action.yml': { inputs: 'src/job/read-job-inputs.ts', outputs: 'src/job/job-outputs.ts' },
  'visitors/action.yml': {
    inputs: 'src/visitors/visitors-inputs.ts',
    outputs: 'src/visitors/visitors-outputs.ts',
  },
  'reconcile/action.yml': {
    inputs: 'src/reconcile/reconcile-inputs.ts',
    outputs: 'src/reconcile/reconcile-outputs.ts',
  },
}

const inputFilesOfAll = ['src/mintlify/service-inputs.ts', 'src/main.ts']
const descriptionLimit = 125
const text = z.string().catch('')
const described = z.record(z.string(), z.object({ description: text }).catch({ description: '' })).catch({})
const metadataShape = z.object({
  name: text,
  description: text,
  branding: z.object({ icon: text, color: text }).catch({ icon: '', color: '' }),
  inputs: described,
  outputs: described,
  runs: z.object({ using: text, main: text, post: z.string().optional() }),
})

/** Returns one sentence for each rule that is broken. */
export function findMetadataProblems(root: string): string[] {
  const unknown = globSync('{,*/}action.y{a,}ml', { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => metadataFiles[file] === undefined)
  const read = Object.entries(metadataFiles).map(([file, source]) => ({
    ...{ file, source },
    metadata: metadataShape.parse(parse(readFileSync(join(root, file), 'utf8'))),
  }))
  return [
    ...unknown.map((file) => `${file} is a metadata file that nothing knows of.`),
    ...read.flatMap(({ file, metadata }) => [
      ...findMarketplaceProblems(file, metadata),
      ...findEntryProblems(root, file, metadata),
      ...findUndescribed(file, metadata),
    ]),
    ...read.flatMap(({ file, source, metadata }) => findDisagreements(root, { file, source, metadata })),
    ...findStrayOutputs(
      root,
      read.flatMap(({ metadata }) => Object.keys(metadata.outputs)),
    ),
  ]
}

/** Returns the names of the inputs that the action of a metadata file reads. */
export function listReadInputs(root: string, { inputs }: Source): string[] {
  const code = [inputs, ...inputFilesOfAll].map((file) => readFileSync(join(root, file), 'utf8')).join('\n')
  return [...code.matchAll(/readInput\(\s*'([\w-]+)'/g)].map(([, name = '']) => name)
}

/** The file's functions return outputs as objects; the formatter puts each key on a line of its own. */
function listMadeOutputs(root: string, { outputs }: Source): string[] {
  const code = readFileSync(join(root, outputs), 'utf8')
  const objects = [...code.matchAll(/^ {2}return \{\n(.*?)^ {2}\}/gms)].map(([, body = '']) => body)
  return [...objects.join('').matchAll(/^ {4}'?([A-Za-z][\w-]*)'?[:,]/gm)].map(([, name = '']) => name)
}

function findMarketplaceProblems(file: string, { name, description, branding }: Metadata): string[] {
  const { length } = description
  return [
    ...(name === '' ? [`${file} has no name.`] : []),
    ...(description === '' ? [`${file} has no description.`] : []),
    ...(length >= descriptionLimit
      ? [`The description in ${file} has ${length} characters, and must have fewer than ${descriptionLimit}.`]
      : []),
    ...(isBrandingIcon(branding.icon)
      ? []
      : [`The branding icon \`${branding.icon}\` in ${file} is not allowed.`]),
    ...(isBrandingColor(branding.color)
      ? []
      : [`The branding color \`${branding.color}\` in ${file} is not allowed.`]),
  ]
}

function findEntryProblems(root: string, file: string, { runs }: Metadata): string[] {
  const entries = [runs.main, ...(runs.post === undefined ? [] : [runs.post])]
  const missing = entries.filter((entry) => entry === '' || !existsSync(join(root, dirname(file), entry)))
  return [
    ...(runs.using === 'node24' ? [] : [`${file} runs on \`${runs.using}\`, and must run on \`node24\`.`]),
    ...missing.map((entry) => `The entry \`${entry}\` of ${file} is not there.`),
  ]
}

function findUndescribed(file: string, metadata: Metadata): string[] {
  const kinds = [
    { kind: 'input', values: metadata.inputs },
    { kind: 'output', values: metadata.outputs },
  ]
  return kinds.flatMap(({ kind, values }) =>
    Object.entries(values)
      .filter(([, { description }]) => description.trim() === '')
      .map(([name]) => `The ${kind} \`${name}\` in ${file} has no description.`),
  )
}

function findDisagreements(
  root: string,
  { file, source, metadata }: { file: string; source: Source; metadata: Metadata },
): string[] {
  const inputs = { declared: Object.keys(metadata.inputs), used: listReadInputs(root, source) }
  const outputs = { declared: Object.keys(metadata.outputs), used: listMadeOutputs(root, source) }
  return [
    ...except(inputs.used, inputs.declared).map(
      (name) => `The code reads the input \`${name}\`, which ${file} does not declare.`,
    ),
    ...except(inputs.declared, inputs.used).map((name) => `${file} declares the input \`${name}\`, unread.`),
    ...except(outputs.used, outputs.declared).map(
      (name) => `${source.outputs} sets the output \`${name}\`, which ${file} does not declare.`,
    ),
    ...except(outputs.declared, outputs.used).map(
      (name) => `${file} declares the output \`${name}\`, unset.`,
    ),
  ]
}

/** Outputs that are set in passing, wherever in the source. */
function findStrayOutputs(root: string, declared: string[]): string[] {
  return globSync('src/**/*.ts', { cwd: root }).flatMap((file) => {
    const code = readFileSync(join(root, file), 'utf8')
    const objects = [...code.matchAll(/setOutputs\([^{\n]*\{([^}]*)\}/g)].map(([, body = '']) => body)
    const keys = [...objects.join('\n').matchAll(/(?<![\w'-])'?([A-Za-z][\w-]*)'?: /g)]
    const named = [...keys, ...code.matchAll(/setOutput\('([\w-]+)'/g)].map(([, name = '']) => name)
    return except(named, declared).map(
      (name) => `${file} sets the output \`${name}\`, which no metadata file declares.`,
    )
  })
}

function except(names: string[], others: string[]): string[] {
  return [...new Set(names)].filter((name) => !others.includes(name))
}
