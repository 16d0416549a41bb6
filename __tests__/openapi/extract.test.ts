import { expect, test } from '@jest/globals'
import { extractSelection } from './extract.ts'

const content = { 'application/json': { schema: { $ref: '#/components/schemas/job' } } }
const description = {
  openapi: '3.0.3',
  paths: {
    '/jobs': { get: { responses: { 200: { content } } }, post: {} },
    '/visitors': { get: {} },
  },
  components: {
    schemas: {
      job: {
        properties: {
          parent: { $ref: '#/components/schemas/job' },
          user: { $ref: '#/components/schemas/user' },
        },
      },
      user: { type: 'object' },
      error: { type: 'string' },
      visitor: { type: 'object' },
    },
    examples: { job: {} },
  },
}

test('what the operations and schemas refer to comes along, and nothing else', () => {
  const { schemas } = description.components
  expect(extractSelection(description, { operations: ['GET /jobs'], schemas: ['error'] })).toEqual({
    openapi: '3.0.3',
    paths: { '/jobs': { get: description.paths['/jobs'].get } },
    components: { schemas: { job: schemas.job, user: schemas.user, error: schemas.error } },
  })
})

test('an operation that is not there is told', () => {
  const select = () => extractSelection(description, { operations: ['PUT /jobs'], schemas: [] })
  expect(select).toThrow('The description has no operation PUT /jobs.')
})
