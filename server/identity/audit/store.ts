import type { AuditEntry, AuditFilter } from '#contract/identity/audit.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, ilike, inArray, like, lt, type SQL, sql, unionAll } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { nameKept } from './rules.ts'
import { fullName } from '../people.store.ts'
import { auditEntries, people } from '../tables.ts'

type Entry = {
  actorId: number | null
  action: string
  subject: string
  before?: unknown
  after?: unknown
  /** Now, unless the demo tells of its past. */
  at?: Date
}

/** Writes down who did what to what; in the transaction of the deed itself. */
export async function audit(db: Db, entry: Entry): Promise<void> {
  await db.insert(auditEntries).values(entry)
}

type Known = Map<string, { name: string; page: string | null }>
/** Most of what is written about is above this domain: what it is called, and where staff see it, is asked there. */
export type Describe = (db: Db, subjects: string[]) => Promise<Known>

/** The log, newest first; three queries, however much it holds. */
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

/** So many entries from before this one, which fit; newest first. */
export function entriesBefore(
  db: Db,
  before: number | null,
  most: number,
  { search, ...filter }: AuditFilter,
): Promise<EntryRow[]> {
  const narrowed = [before === null ? undefined : lt(auditEntries.id, before), ...conditions(filter)]
  const newest = (condition?: SQL) =>
    db
      .select()
      .from(auditEntries)
      .where(and(...narrowed, condition))
      .orderBy(desc(auditEntries.id))
      .limit(most)
  if (!search) return newest()
  // Each by its own index: with one `or` over both, neither would be used.
  const byWords = newest(ilike(words, likePattern(search)))
  const byName = newest(and(inArray(auditEntries.actorId, peopleNamed(db, search)), sql`not ${fits(search)}`))
  return unionAll(byWords, byName).orderBy(desc(auditEntries.id)).limit(most)
}

/** As the index of the words has it. */
const words = sql`(${auditEntries.action} || ' ' || ${auditEntries.subject})`
const fits = (search: string) => sql`(${ilike(words, likePattern(search))})`

const name = sql`lower(${people.firstName} || ' ' || ${people.lastName})`

/** The index knows names together with addresses; it narrows, the name decides. */
const peopleNamed = (db: Db, search: string) => {
  const pattern = likePattern(search.toLowerCase())
  return db
    .select({ id: people.id })
    .from(people)
    .where(and(like(people.searchText, pattern), like(name, pattern)))
}

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

/** What the people are called who did it, or to whom it was done. */
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
    subjectName: name ?? nameKept(subject, before, after),
    subjectPage: person === null ? (known.get(subject)?.page ?? null) : `/admin/users/${person}`,
    before,
    after,
  }
}
