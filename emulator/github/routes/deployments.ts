/**
 * Deployments of a commit, and their statuses:
 * https://docs.github.com/rest/deployments
 */

import { Hono } from 'hono'
import {
  type GitHubContext,
  type GitHubEnv,
  orNotFound,
  readNumber,
} from '../context.ts'
import { describeUser, makeNodeId } from '../describe.ts'
import { respondWithPage } from '../pagination.ts'
import type { DeploymentState } from '../state.ts'

export const deploymentRoutes = new Hono<GitHubEnv>()
  .get('/deployments', (context) => {
    const sha = context.req.query('sha')
    const { deployments } = context.var.repository
    const newestFirst = deployments
      .filter((one) => sha === undefined || one.sha === sha)
      .reverse()
    return respondWithPage(context, newestFirst, describeDeployment)
  })
  .get('/deployments/:deploymentId{[0-9]+}/statuses', (context) => {
    const id = readNumber(context, 'deploymentId')
    const { deployments } = context.var.repository
    const { environment, creator, statuses } = orNotFound(
      deployments.find((one) => one.id === id),
    )
    const repository_url = context.var.apiUrl
    const deployment_url = `${repository_url}/deployments/${id}`
    return respondWithPage(context, [...statuses].reverse(), (_, status) => ({
      ...status,
      node_id: makeNodeId('DES', status.id),
      url: `${deployment_url}/statuses/${status.id}`,
      environment,
      description: '',
      deployment_url,
      repository_url,
      target_url: deployment_url,
      log_url: deployment_url,
      updated_at: status.created_at,
      performed_via_github_app: null,
      creator: describeUser(context, creator),
    }))
  })

function describeDeployment(
  context: GitHubContext,
  { statuses: _, ...deployment }: DeploymentState,
) {
  const { id, creator, environment, created_at } = deployment
  const { apiUrl } = context.var
  const url = `${apiUrl}/deployments/${id}`
  return {
    ...deployment,
    node_id: makeNodeId('DE', id),
    url,
    task: 'deploy',
    payload: {},
    description: null,
    updated_at: created_at,
    original_environment: environment,
    statuses_url: `${url}/statuses`,
    transient_environment: true,
    production_environment: false,
    performed_via_github_app: null,
    repository_url: apiUrl,
    creator: describeUser(context, creator),
  }
}
