/** Deployments of a commit, and their statuses. */

import { Hono } from 'hono'
import { paginate } from '../pagination.ts'
import {
  describeUser,
  type GitHubContext,
  type GitHubEnv,
  makeNodeId,
  respondNotFound,
} from '../request-context.ts'
import type { DeploymentState, DeploymentStatusState } from '../state.ts'

export const deploymentRoutes = new Hono<GitHubEnv>()
  .get('/deployments', listDeployments)
  .get('/deployments/:deploymentId{[0-9]+}/statuses', listStatuses)

/** https://docs.github.com/rest/deployments/deployments#list-deployments */
function listDeployments(context: GitHubContext): Response {
  const { deployments } = context.var.repository
  const sha = context.req.query('sha')
  const newestFirst = deployments.filter((one) => sha === undefined || one.sha === sha).reverse()
  return context.json(paginate(context, newestFirst).map((one) => describeDeployment(context, one)))
}

/** https://docs.github.com/rest/deployments/statuses#list-deployment-statuses */
function listStatuses(context: GitHubContext): Response {
  const id = Number(context.req.param('deploymentId'))
  const deployment = context.var.repository.deployments.find((one) => one.id === id)
  if (!deployment) return respondNotFound(context)
  const newestFirst = [...deployment.statuses].reverse()
  return context.json(
    paginate(context, newestFirst).map((status) => describeStatus(context, deployment, status)),
  )
}

function describeDeployment(context: GitHubContext, deployment: DeploymentState) {
  const { id, sha, ref, creator, environment, created_at } = deployment
  const { apiUrl } = context.var
  const url = `${apiUrl}/deployments/${id}`
  return {
    ...{ id, node_id: makeNodeId('DE', id), url, sha, ref, environment, created_at },
    ...{ task: 'deploy', payload: {}, description: null, updated_at: created_at },
    ...{ original_environment: environment, statuses_url: `${url}/statuses`, repository_url: apiUrl },
    ...{ transient_environment: true, production_environment: false, performed_via_github_app: null },
    creator: describeUser(context, creator),
  }
}

function describeStatus(
  context: GitHubContext,
  { id: deploymentId, environment, creator }: DeploymentState,
  { id, state, environment_url, created_at }: DeploymentStatusState,
) {
  const { apiUrl } = context.var
  const deployment_url = `${apiUrl}/deployments/${deploymentId}`
  return {
    ...{ id, node_id: makeNodeId('DES', id), url: `${deployment_url}/statuses/${id}`, state, environment },
    ...{ environment_url, target_url: environment_url, log_url: environment_url },
    ...{ description: '', created_at, updated_at: created_at },
    ...{ deployment_url, repository_url: apiUrl, performed_via_github_app: null },
    creator: describeUser(context, creator),
  }
}
