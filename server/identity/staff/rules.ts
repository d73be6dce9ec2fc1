import type { PersonRow } from '../tables.ts'

type Standing = Pick<PersonRow, 'id' | 'role' | 'blockedAt' | 'deletedAt'>

const isAdminWhoMayComeIn = ({ role, blockedAt, deletedAt }: Standing) => role === 'admin' && !blockedAt && !deletedAt

/** Why nobody does anything to this person any more; null while one may. */
export const whyOver = ({ deletedAt }: Standing): string | null =>
  deletedAt && 'This account was deleted. Nothing about it changes any more.'

/** Why this person is not changed by that admin, whatever the change; null where they are. */
export const whyNotChanged = (person: Standing, actorId: number): string | null =>
  whyOver(person) ?? (person.id === actorId ? 'This is your own account. Ask another admin to change it.' : null)

/** Why the school cannot do without this person as an admin; null where it can. Nobody could let one in again. */
export function whyNotMissed(person: Standing, admins: Standing[]): string | null {
  const others = admins.filter((admin) => isAdminWhoMayComeIn(admin) && admin.id !== person.id)
  if (!isAdminWhoMayComeIn(person) || others.length > 0) return null
  return 'One admin has to remain. Make somebody else an admin first.'
}

/** Why blocking, or unblocking, would change nothing; null where it does. */
export function whyNothingToDo(person: Standing, isBlocked: boolean): string | null {
  if (isBlocked === (person.blockedAt !== null))
    return isBlocked ? 'This account is blocked already.' : 'This account is not blocked.'
  return null
}
