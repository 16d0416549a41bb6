// Where GitHub differs from its own description. A test shows for each that it
// is needed.
import {
  type Description,
  isObject,
  type Json,
  resolve,
} from '../description.ts'

export type Quirk = {
  /** What GitHub does, which its description does not say. */
  reason: string
  url: string
  /** The description as it would say it. */
  apply: (description: Description) => Description
}

/** Names of the schemas that each refusal can have. */
export const refusals = {
  401: ['basic-error'],
  403: ['basic-error'],
  404: ['basic-error'],
  422: ['validation-error', 'validation-error-simple'],
}

export const quirks = {
  refusals: {
    reason:
      'Every operation can refuse a token, a missing permission, an unknown repository or an invalid value.',
    url: 'https://docs.github.com/rest/using-the-rest-api/troubleshooting-the-rest-api',
    apply: (description) => {
      const refused = Object.entries(refusals).map(([status, schemas]) => {
        const anyOf = schemas.map((name) => ({
          $ref: `#/components/schemas/${name}`,
        }))
        const content = { 'application/json': { schema: { anyOf } } }
        return [status, { content }] as const
      })
      return changeOperations(description, (operation) => {
        const responses = Object.entries(Object(operation.responses))
        // A few refusals are described without their body.
        const described = responses.filter(
          ([status, one]) => !(status in refusals) || hasBody(one),
        )
        return {
          ...operation,
          responses: Object.fromEntries([...refused, ...described]),
        }
      })
    },
  },
  deletedForks: {
    reason:
      'The head of a pull request has no repository after its fork was deleted.',
    url: 'https://docs.github.com/pull-requests/collaborating-with-pull-requests/working-with-forks/about-permissions-and-visibility-of-forks',
    apply: (description) => allowNullInHeads(description, ['repo']),
  },
  namelessHeads: {
    reason: 'A head without a repository has no label and no user either.',
    url: 'https://github.com/github/rest-api-description/issues/5562',
    apply: (description) => allowNullInHeads(description, ['label', 'user']),
  },
  pathsById: {
    reason:
      'Links to other pages of a list, and redirects, have the ID of the repository in place of its name.',
    url: 'https://docs.github.com/rest/using-the-rest-api/using-pagination-in-the-rest-api#using-link-headers',
    apply: (description) => {
      const byId = Object.entries(description.paths).flatMap(
        ([template, { get }]) => {
          if (!template.startsWith(byName) || !isObject(get)) return []
          const parameters = Object.values(Object(get.parameters)).filter(
            (one) => !namesRepository(one),
          )
          return [
            [
              template.replace(byName, '/repositories/{repository_id}'),
              { get: { ...get, parameters } },
            ],
          ]
        },
      )
      return {
        ...description,
        paths: { ...description.paths, ...Object.fromEntries(byId) },
      }
    },
  },
} satisfies Record<string, Quirk>

export type PayloadQuirk = { reason: string; webhook: string; problem: string }

/**
 * What the schemas of webhook payloads find wrong, although GitHub sends it.
 */
export const payloadQuirks: PayloadQuirk[] = [
  {
    reason:
      'The head of a pull request has no repository after its fork was deleted.',
    webhook: 'pull_request_review',
    problem: '/pull_request/head/repo must be object.',
  },
  {
    reason: 'A workflow run has no head repository after the fork was deleted.',
    webhook: 'workflow_run',
    problem: '/workflow_run/head_repository must be object.',
  },
]

const byName = '/repos/{owner}/{repo}'

/** The description with all quirks. */
export function applyQuirks(description: Description): Description {
  return Object.values(quirks).reduce(
    (changed, quirk) => quirk.apply(changed),
    description,
  )
}

/** Those properties of the head of a pull request may be null, too. */
function allowNullInHeads(
  description: Description,
  names: string[],
): Description {
  const changed = structuredClone(description)
  for (const schema of ['pull-request', 'pull-request-simple']) {
    const { value } = resolve(
      changed,
      `#/components/schemas/${schema}/properties/head/properties`,
    )
    if (!isObject(value)) continue

    for (const name of names)
      value[name] = { nullable: true, allOf: [value[name]] }
  }
  return changed
}

function namesRepository(parameter: unknown): boolean {
  const names = [
    '#/components/parameters/owner',
    '#/components/parameters/repo',
  ]
  return isObject(parameter) && names.includes(String(parameter.$ref))
}

function hasBody(response: unknown): boolean {
  return isObject(response) && ('content' in response || '$ref' in response)
}

function changeOperations(
  description: Description,
  change: (operation: Json) => Json,
): Description {
  const paths = Object.entries(description.paths).map(
    ([template, operations]) => {
      const changed = Object.entries(operations).map(([method, one]) => [
        method,
        isObject(one) ? change(one) : one,
      ])
      return [template, Object.fromEntries(changed)]
    },
  )
  return { ...description, paths: Object.fromEntries(paths) }
}
