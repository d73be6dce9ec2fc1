import { mayUse, type Role } from '#contract/kit/endpoint.ts'
import type { Actor } from '#server/kit/http/actor.ts'
import { notAllowed } from '#server/kit/http/errors.ts'

/** Whom a call is about: the caller, unless staff of this role name somebody else. A payload never says who calls. */
export function subjectOf(actor: Pick<Actor, 'id' | 'role'>, userId: number | undefined, staff: Role | null): number {
  if (userId === undefined || userId === actor.id) return actor.id
  if (!staff || !mayUse(actor.role, staff)) throw notAllowed('This is not yours')
  return userId
}
