import { covers, type Standing } from '#contract/kit/access.ts'
import { invalid } from '#server/kit/errors.ts'
import type { PersonRow } from '../tables.ts'

type Person = Pick<PersonRow, 'id' | 'role' | 'adjustments' | 'blockedAt' | 'deletedAt'>
type Editor = Standing & { id: number }

const isActiveAdmin = ({ role, blockedAt, deletedAt }: Person) => role === 'admin' && !blockedAt && !deletedAt

/** Each of these returns the reason why staff cannot change a person, or null. */
export const deletedProblem = ({ deletedAt }: Person): string | null =>
  deletedAt && 'This account was deleted and can’t be changed.'

/** Otherwise who may change addresses could take over the account of somebody who may do more. */
export const beyondProblem = (person: Person, editor: Editor): string | null =>
  covers(editor, person) ? null : 'They may do more here than you. Ask an admin.'

export const editProblem = (person: Person, editor: Editor): string | null =>
  deletedProblem(person) ??
  (person.id === editor.id
    ? 'This is your own account. Ask another admin to change it.'
    : beyondProblem(person, editor))

/** Without an admin, nobody could appoint a new one. */
export function lastAdminProblem(person: Person, admins: Person[]): string | null {
  const others = admins.filter((admin) => isActiveAdmin(admin) && admin.id !== person.id)
  if (!isActiveAdmin(person) || others.length > 0) return null
  return 'There must be at least one admin. Make someone else an admin first.'
}

export function unchangedProblem(person: Person, isBlocked: boolean): string | null {
  if (isBlocked === (person.blockedAt !== null))
    return isBlocked ? 'This account is already blocked.' : 'This account is not blocked.'
  return null
}

/** Nobody gives more than they have. */
export function assertMayGive(actor: Standing, wanted: Standing) {
  if (!covers(actor, wanted)) throw invalid({ role: 'You can only give what you may do yourself. Ask an admin.' })
}
