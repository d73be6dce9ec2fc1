import { alias, eq, isNull, type PgColumn } from '#server/kit/db/orm.ts'
import { people, type PersonRow } from '../tables.ts'
import { fullName } from '../people.store.ts'

/** Joined to whatever staff can assign to one of them. */
export const assignees = alias(people, 'assignee')
export const assigneeColumns = { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName }
export type AssigneeRow = Pick<PersonRow, keyof typeof assigneeColumns> | null

export const toAssignee = (row: AssigneeRow) => row && { userId: row.id, name: fullName(row) }

export function hasAssignee(column: PgColumn, filter: 'me' | 'unassigned' | undefined, viewerId: number) {
  if (filter === 'me') return eq(column, viewerId)
  return filter === 'unassigned' ? isNull(column) : undefined
}
