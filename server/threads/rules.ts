import { mayUse, type Role, type Standing, isStaffRole } from '#contract/kit/access.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { type ConversationState, quietDays } from '#contract/threads/conversations.ts'

/** Only the owner can read a thread and write in it, and who may review: to write, they must be allowed to act. */
export const mayTakePart = (
  actor: Standing & { id: number },
  ownerId: number,
  permission: 'reviews:see' | 'reviews:act',
): boolean => actor.id === ownerId || mayUse(actor, permission)

/** Staff count as learners in their own threads. */
export const isTeacherHere = (author: { id: number; role: Role }, ownerId: number): boolean =>
  author.id !== ownerId && isStaffRole(author.role)

/** How far a conversation is, in which a learner asks and staff answer: columns of what the thread is about. */
export type Progress = {
  state: ConversationState
  promisedAt: Date
  waitingSince: Date | null
  answeredAt: Date | null
  resolvedAt: Date | null
}

export const opened = (now: Date, promisedAt: Date): Progress => ({
  state: 'open',
  promisedAt,
  waitingSince: now,
  answeredAt: null,
  resolvedAt: null,
})

/** Another message of an open conversation keeps its promise and its place in the queue. */
export function afterLearnersMessage(conversation: Progress, now: Date, promisedAt: Date): Progress {
  if (conversation.state === 'open') return conversation
  return { ...conversation, state: 'open', promisedAt, waitingSince: now, resolvedAt: null }
}

export const afterAnswer = (conversation: Progress, now: Date): Progress => ({
  ...conversation,
  state: 'answered',
  answeredAt: now,
  waitingSince: null,
  resolvedAt: null,
})

export const resolved = (conversation: Progress, now: Date): Progress =>
  conversation.state === 'resolved'
    ? conversation
    : { ...conversation, state: 'resolved', waitingSince: null, resolvedAt: now }

/** Conversations answered before this moment, without a new message since, are resolved. */
export const quietSince = (now: Date): Date => new Date(now.getTime() - quietDays * dayMs)
