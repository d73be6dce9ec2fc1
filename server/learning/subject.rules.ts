import { mayUse, type Permission, type Standing } from '#contract/kit/access.ts'
import { notAllowed } from '#server/kit/errors.ts'

/** Returns whose data a call is about: the caller's own, or with this permission that of `userId`. */
export function subjectOf(
  actor: Standing & { id: number },
  userId: number | undefined,
  permission: Permission | null,
): number {
  if (userId === undefined || userId === actor.id) return actor.id
  if (!permission || !mayUse(actor, permission)) throw notAllowed()
  return userId
}
