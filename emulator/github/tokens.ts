/** The tokens that GitHub accepts, each with its account, its permissions and its repositories. */

import { allPermissions, readPermissions } from './permissions.ts'
import type { Token, TokenPermissions } from './request-context.ts'
import { type Account, actionsBot, type RepositoryState } from './state.ts'

/** What a token can do. */
export type TokenSettings = {
  /** The account that the token writes as. By default the bot of `GITHUB_TOKEN`. */
  account?: Account
  /** The token's permissions. By default all that a workflow can give to `GITHUB_TOKEN`. */
  permissions?: TokenPermissions
  /** Full names of the repositories that the token has access to. All by default. */
  repositories?: readonly string[]
  /** Whether the token can create labels by adding them to an issue or pull request. True by default. */
  mayCreateLabels?: boolean
  /** By default that of an installation for a bot, else a personal access token. */
  kind?: Token['kind']
}
export type TokenOptions = TokenSettings & { token: string }

/** Returns the token with its default values. */
export function makeToken({ token, account = actionsBot, repositories, ...options }: TokenOptions): Token {
  const { permissions = allPermissions, mayCreateLabels = true } = options
  const { kind = account.type === 'Bot' ? 'installation' : 'personal' } = options
  const names = repositories && new Set(repositories.map((name) => name.toLowerCase()))
  const hasAccess = ({ owner, name }: RepositoryState) => names?.has(`${owner}/${name}`.toLowerCase()) ?? true
  return { token, account, permissions, mayCreateLabels, kind, hasAccess }
}

/** Returns the permissions of the default token. */
export function choosePermissions(options: {
  permissions?: TokenPermissions
  readOnly?: boolean
}): TokenPermissions {
  return options.permissions ?? (options.readOnly ? readPermissions : allPermissions)
}
