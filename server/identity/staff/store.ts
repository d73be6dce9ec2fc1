import type { PersonNote, StaffMember } from '#contract/identity/staff.ts'
import { type Permission, type Standing, outsideRoles } from '#contract/kit/access.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, eq, inArray, isNull, notInArray, or, type PgColumn, sql } from '#server/kit/db/orm.ts'
import { fullName } from '../people.store.ts'
import { hasPermission } from './permissions.store.ts'
import { auditEntries, emailChanges, people, personNotes, type PersonRow } from '../tables.ts'

const isActive = and(isNull(people.blockedAt), isNull(people.deletedAt))

/** The active team, by name. */
export async function staffMembers(db: Db): Promise<StaffMember[]> {
  const { role, adjustments } = people
  const rows = await db
    .select({ userId: people.id, firstName: people.firstName, lastName: people.lastName, role, adjustments })
    .from(people)
    .where(and(notInArray(people.role, outsideRoles), isActive))
    .orderBy(asc(sql`lower(${people.firstName})`), asc(sql`lower(${people.lastName})`), asc(people.id))
  return rows.map(({ userId, role, adjustments, ...name }) => ({ userId, name: fullName(name), role, adjustments }))
}

/** Those of the team who have this permission and can sign in. */
export const staffWith = (db: Db, permission: Permission) =>
  db
    .select({ id: people.id, email: people.email, firstName: people.firstName })
    .from(people)
    .where(and(hasPermission(permission), isActive))
    .orderBy(asc(people.id))

/** Those of these who still have this permission, in this order: others must not read what a learner wrote. */
export async function stillAllowed(db: Db, permission: Permission, ids: (number | null)[]): Promise<number[]> {
  const wanted = [...new Set(ids.filter((id) => id !== null))]
  const rows = await db
    .select({ id: people.id })
    .from(people)
    .where(and(inArray(people.id, wanted), hasPermission(permission), isActive))
    .orderBy(sql`array_position(${sql.param(wanted)}::bigint[], ${people.id})`)
  return rows.map(({ id }) => id)
}

/** Locks these people and every admin in one order, so that two admins can't demote each other at the same moment. */
export function lockWithAdmins(db: Db, ids: number[]): Promise<PersonRow[]> {
  return db
    .select()
    .from(people)
    .where(or(inArray(people.id, ids), and(eq(people.role, 'admin'), isActive)))
    .orderBy(asc(people.id))
    .for('update')
}

export async function setRole(db: Db, id: number, standing: Standing): Promise<void> {
  await db.update(people).set(standing).where(eq(people.id, id))
}

export async function setBlock(db: Db, id: number, block: { at: Date; reason: string } | null): Promise<void> {
  await db
    .update(people)
    .set({ blockedAt: block?.at ?? null, blockedReason: block?.reason || null })
    .where(eq(people.id, id))
}

/** Of a new address that waits for its owner. Returns false if none was pending. */
export async function deleteEmailChange(db: Db, personId: number): Promise<boolean> {
  const deleted = await db.delete(emailChanges).where(eq(emailChanges.personId, personId))
  return deleted.rowCount === 1
}

type NewNote = { personId: number; authorId: number; body: string }

export async function insertNote(db: Db, note: NewNote): Promise<Omit<PersonNote, 'author'>> {
  const [row] = await db.insert(personNotes).values(note).returning()
  return { noteId: row!.id, body: row!.body, createdAt: row!.createdAt.toISOString() }
}

/** Joined to whatever staff can assign to one of them. */
export const assignees = alias(people, 'assignee')
export const assigneeColumns = { id: assignees.id, firstName: assignees.firstName, lastName: assignees.lastName }
export type AssigneeRow = Pick<PersonRow, keyof typeof assigneeColumns> | null

export const toAssignee = (row: AssigneeRow) => row && { userId: row.id, name: fullName(row) }

export function hasAssignee(column: PgColumn, filter: 'me' | 'unassigned' | undefined, viewerId: number) {
  if (filter === 'me') return eq(column, viewerId)
  return filter === 'unassigned' ? isNull(column) : undefined
}

/** Which of these addresses have an account. */
export async function addressesInUse(db: Db, emails: string[]): Promise<Set<string>> {
  if (emails.length === 0) return new Set()
  const rows = await db.select({ email: people.email }).from(people).where(inArray(people.email, emails))
  return new Set(rows.map(({ email }) => email))
}

type NewPerson = typeof people.$inferInsert

/** Skips addresses that have an account. Returns the people who were created. */
export function insertPeople(db: Db, newcomers: NewPerson[]): Promise<{ id: number; email: string }[]> {
  return db
    .insert(people)
    .values(newcomers)
    .onConflictDoNothing({ target: people.email })
    .returning({ id: people.id, email: people.email })
}

export async function auditImport(
  db: Db,
  actorId: number,
  created: { personId: number; days: number }[],
): Promise<void> {
  const entries = created.map(({ personId, days }) => ({
    actorId,
    action: 'person imported',
    subject: `person ${personId}`,
    after: { role: 'learner', days },
  }))
  await db.insert(auditEntries).values(entries)
}
