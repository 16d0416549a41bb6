/** Scenes with several commands in one conversation, and the reactions that lock it. */

import { setTimeout as pause } from 'node:timers/promises'
import { addComment } from '../../emulator/github/fixtures.ts'
import { type Account, actionsBot, type Reaction } from '../../emulator/github/state.ts'
import type { ActionEvent } from '../../emulator/runner/event-env.ts'
import { commentEvent, commentId, letMonaWrite, thread } from './comment-event.ts'
import { openScene, type Scene, type SceneOptions } from './scene.ts'

/** The bot of another App. */
export const otherBot: Account = { login: 'docs-writer[bot]', id: 7_001, type: 'Bot' }
export const person: Account = { login: 'hubot-fan', id: 7_002, type: 'User' }

/** A scene in which `mona` may command. */
export async function openCommandScene(options: SceneOptions = {}): Promise<Scene> {
  const scene = await openScene({ event: commentEvent('/docs'), ...options })
  letMonaWrite(scene.repository)
  return scene
}

type Asking = { index?: number; author?: string }

/** The event of a comment with a command, which is added to the pull request. `index`: 0 for the first such comment. */
export function command({ repository }: Scene, body: string, asking: Asking = {}): ActionEvent {
  const { index = 0, author = 'mona' } = asking
  const id = commentId + index
  repository.collaborators.set(author, { permission: 'write', role_name: 'write' })
  if (!repository.comments.has(id)) addComment(repository, { issue: thread, id, body })
  const event = commentEvent(body, { author })
  const payload = Object(event.payload)
  return { ...event, payload: { ...payload, comment: { ...payload.comment, id } } }
}

/** Contents of the reactions to the comment with that command, oldest first. */
export function reactionsTo({ repository }: Scene, index: number): string[] {
  return (repository.comments.get(commentId + index)?.reactions ?? []).map(({ content }) => content)
}

/** All 🚀 of the pull request. */
export function locks({ repository }: Scene): Reaction[] {
  return (repository.pulls.get(thread)?.reactions ?? []).filter(({ content }) => content === 'rocket')
}

/** Puts a 🚀 on the pull request. Its id is lower than any that a run gets. */
export function addLock({ repository }: Scene, user: Account, ageMinutes = 0): Reaction {
  const created_at = minutesAgo(ageMinutes)
  const reaction: Reaction = { id: 1_000 + user.id, content: 'rocket', user, created_at }
  repository.pulls.get(thread)?.reactions.push(reaction)
  return reaction
}

/** Takes a reaction off the pull request. */
export function removeLock({ repository }: Scene, { id }: Reaction): void {
  const reactions = repository.pulls.get(thread)?.reactions ?? []
  reactions.splice(
    reactions.findIndex((one) => one.id === id),
    1,
  )
}

/** As if whoever has the lock had taken it long ago. */
export function ageLocks(scene: Scene): void {
  for (const reaction of locks(scene)) reaction.created_at = minutesAgo(5)
}

/** The reactions of our own account. */
export function ownLocks(scene: Scene): Reaction[] {
  return locks(scene).filter(({ user }) => user.id === actionsBot.id)
}

export function minutesAgo(minutes: number): string {
  return new Date(Date.now() - minutes * 60_000).toISOString()
}

/** Resolves once the condition holds, which takes no longer than the test may. */
export async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await pause(20)
}

/** How many jobs and messages the service has accepted. */
export function countRequests({ docs }: Scene): number {
  return [...docs.jobs.values()].reduce((sum, { prompts }) => sum + prompts.length, 0)
}
