import { mayUse, type Role } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/deps.ts'
import { notAllowed } from '#server/kit/errors.ts'

/** Returns whose data a call is about: the caller's own, or for staff of this role that of `userId`. */
export function subjectOf(actor: Pick<Actor, 'id' | 'role'>, userId: number | undefined, staff: Role | null): number {
  if (userId === undefined || userId === actor.id) return actor.id
  if (!staff || !mayUse(actor.role, staff)) throw notAllowed()
  return userId
}
