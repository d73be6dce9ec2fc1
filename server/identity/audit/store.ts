import type { AuditEntry, AuditFilter } from '#contract/identity/audit.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ilike, inArray, lt, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isNewestFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { fullName, isNamed } from '../people.store.ts'
import { auditEntries, people } from '../tables.ts'

type Entry = {
  actorId: number | null
  action: string
  subject: string
  before?: unknown
  after?: unknown
  /** Now, except in the demo data. */
  at?: Date
}

/** Call it in the transaction of the change; with several entries for a change of several things. */
export async function audit(db: Db, ...entries: Entry[]): Promise<void> {
  if (entries.length > 0) await db.insert(auditEntries).values(entries)
}

type Known = Map<string, { name: string; page: string | null }>
/** Names and links of things that belong to domains above this one. */
export type Describe = (db: Db, subjects: string[]) => Promise<Known>

/** Newest first, in three queries. */
export async function auditPage(
  db: Db,
  { after, size, ...filter }: PageQuery & AuditFilter,
  describe: Describe = async () => new Map(),
): Promise<Page<AuditEntry>> {
  const rows = await entriesBefore(db, cursorId(after), size + 1, filter)
  const names = await namesOf(db, rows)
  const known = await describe(db, [...new Set(rows.map(({ subject }) => subject))])
  return toPage(rows, size, (row) => toEntry(row, names, known))
}

type EntryRow = typeof auditEntries.$inferSelect

export function entriesBefore(
  db: Db,
  before: number | null,
  limit: number,
  { search, ...filter }: AuditFilter,
): Promise<EntryRow[]> {
  const where = and(before === null ? undefined : lt(auditEntries.id, before), ...conditions(filter))
  return db
    .select()
    .from(auditEntries)
    .where(search ? isFound(search, { where, limit }) : where)
    .orderBy(desc(auditEntries.id))
    .limit(limit)
}

const isFound = (search: string, part: { where: SQL | undefined; limit: number }) =>
  isNewestFound({
    table: auditEntries,
    id: auditEntries.id,
    ...part,
    matches: or(
      matches(search),
      sql`exists (select from ${people} where ${people.id} = ${actorId} and ${isNamed(search)})`,
    ),
    places: [matches(search), sql`${actorId} in (select ${people.id} from ${people} where ${isNamed(search)})`],
  })

/** Must match the expression of the index. */
const searchText = sql`(${auditEntries.action} || ' ' || ${auditEntries.subject})`
const matches = (search: string) => ilike(searchText, likePattern(search))

const { actorId } = auditEntries

const startOf = (day: string) => sql`(${day}::date::timestamp at time zone 'Asia/Kolkata')`

const conditions = ({ actorId, subject, from, until }: AuditFilter) => [
  actorId === undefined ? undefined : eq(auditEntries.actorId, actorId),
  subject ? eq(auditEntries.subject, subject) : undefined,
  from === undefined ? undefined : sql`${auditEntries.at} >= ${startOf(from)}`,
  until === undefined ? undefined : sql`${auditEntries.at} < ${startOf(until)} + interval '1 day'`,
]

const personIn = (subject: string): number | null => {
  const id = /^person (\d{1,15})$/.exec(subject)?.[1]
  return id === undefined ? null : Number(id)
}

export type Names = Map<number, string>

/** The names of the actors and of the people concerned. */
export async function namesOf(db: Db, rows: EntryRow[]): Promise<Names> {
  const ids = new Set(rows.flatMap(({ actorId, subject }) => [actorId, personIn(subject)]).filter((id) => id !== null))
  const found = await db
    .select({ id: people.id, firstName: people.firstName, lastName: people.lastName })
    .from(people)
    .where(inArray(people.id, [...ids]))
  return new Map(found.map((person) => [person.id, fullName(person)]))
}

export function toEntry(row: EntryRow, names: Names, known: Known): AuditEntry {
  const { id, at, before, after, actorId, action, subject } = row
  const person = personIn(subject)
  const name = person === null ? known.get(subject)?.name : names.get(person)
  return {
    entryId: id,
    at: at.toISOString(),
    actor: actorId === null ? null : (names.get(actorId) ?? `Person ${actorId}`),
    actorId,
    action,
    subject,
    subjectName: name ?? recordedName(subject, before, after),
    subjectPage: person === null ? (known.get(subject)?.page ?? null) : `/admin/users/${person}`,
    before,
    after,
  }
}

const nameFields = ['courseTitle', 'taskTitle', 'stepTitle', 'title', 'name', 'text']

/** The name of a deleted thing, as recorded in its entry. Never of people, whose names are erased with their account. */
function recordedName(subject: string, before: unknown, after: unknown): string | null {
  if (/^person \d/.test(subject)) return null
  const names = [after, before].flatMap((state) => nameFields.map((key) => fieldOf(state, key)))
  return names.find((name) => name !== null) ?? null
}

function fieldOf(state: unknown, key: string): string | null {
  if (typeof state !== 'object' || state === null || Array.isArray(state) || !Object.hasOwn(state, key)) return null
  const value = (state as Record<string, unknown>)[key]
  return typeof value === 'string' && value !== '' ? value : null
}
