import { beyondProblem, type Editor } from '../standing.rules.ts'
import type { PersonRow } from '../tables.ts'

type Person = Pick<PersonRow, 'id' | 'role' | 'adjustments' | 'blockedAt' | 'deletedAt'>

const isActiveAdmin = ({ role, blockedAt, deletedAt }: Person) => role === 'admin' && !blockedAt && !deletedAt

/** Each of these returns the reason why staff cannot change a person, or null. */
export const deletedProblem = ({ deletedAt }: Person): string | null =>
  deletedAt && 'This account was deleted and can’t be changed.'

export const editProblem = (person: Person, editor: Editor): string | null =>
  deletedProblem(person) ??
  (person.id === editor.id
    ? 'This is your own account. Ask another admin to change it.'
    : beyondProblem(person, editor))

/** What it asked for and agreed to belongs to the company; nobody else takes it over. */
export const companyProblem = ({ role }: Person): string | null =>
  role === 'company' ? 'This account belongs to a company. Invite them with another email address.' : null

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
