import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Idea, IdeaDraft, listIdeas } from '#contract/projects/ideas.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, ilike, isNotNull, lt, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { nameOf } from './remarks.store.ts'
import { type IdeaRow, ideas } from './tables.ts'

export const toIdea = (row: IdeaRow, author: Pick<PersonRow, 'firstName' | 'lastName'>): Idea => ({
  ideaId: row.id,
  author: nameOf(author),
  authorId: row.personId,
  name: row.name,
  description: row.description,
  techStack: row.techStack,
  createdAt: row.createdAt.toISOString(),
  remarks: row.commentCount,
  waitingSince: row.waitingSince?.toISOString() ?? null,
})

const selectIdeas = (db: Db) =>
  db
    .select({ idea: ideas, author: { firstName: people.firstName, lastName: people.lastName } })
    .from(ideas)
    .innerJoin(people, eq(people.id, ideas.personId))

export async function ideasOf(db: Db, personId: number, { after, size }: PageQuery): Promise<Page<Idea>> {
  const before = cursorId(after)
  const rows = await selectIdeas(db)
    .where(and(eq(ideas.personId, personId), before === null ? undefined : lt(ideas.id, before)))
    .orderBy(desc(ideas.id))
    .limit(size + 1)
  return toPage(rows.map(withId), size, ({ idea, author }) => toIdea(idea, author))
}

type Found = { idea: IdeaRow; author: Pick<PersonRow, 'firstName' | 'lastName'> }
const withId = (row: Found) => ({ ...row, id: row.idea.id })

export async function ideaById(db: Db, ideaId: number): Promise<Found | null> {
  const [row = null] = await selectIdeas(db).where(eq(ideas.id, ideaId))
  return row
}

type Search = QueryOf<typeof listIdeas>

/** The ideas of all: those that wait longest first, or all newest first. */
export const ideasPage = (db: Db, search: Search): Promise<Page<Idea>> =>
  search.waiting ? waitingPage(db, search) : newestPage(db, search)

async function newestPage(db: Db, { after, size, search }: Search): Promise<Page<Idea>> {
  const before = cursorId(after)
  const rows = await selectIdeas(db)
    .where(and(called(search), before === null ? undefined : lt(ideas.id, before)))
    .orderBy(desc(ideas.id))
    .limit(size + 1)
  return toPage(rows.map(withId), size, ({ idea, author }) => toIdea(idea, author))
}

async function waitingPage(db: Db, { after, size, search }: Search): Promise<Page<Idea>> {
  const rows = await selectIdeas(db)
    .where(and(isNotNull(ideas.waitingSince), called(search), waitsLongerThan(after)))
    .orderBy(asc(ideas.waitingSince), asc(ideas.id))
    .limit(size + 1)
  const shown = rows.slice(0, size)
  return {
    items: shown.map(({ idea, author }) => toIdea(idea, author)),
    next: rows.length > size ? cursorOf(shown.at(-1)!.idea) : null,
  }
}

// An idea that was answered meanwhile has lost its place in the queue; its moment, kept in the cursor, has not.
const cursorOf = ({ waitingSince, id }: IdeaRow) => `${waitingSince!.getTime()}_${id}`

/** A cursor that nobody gave out starts at the beginning. */
function waitsLongerThan(cursor = ''): SQL | undefined {
  const [, moment, id] = /^(\d{1,13})_(\d{1,15})$/.exec(cursor) ?? []
  if (moment === undefined) return undefined
  const since = new Date(Number(moment)).toISOString()
  return sql`(${ideas.waitingSince}, ${ideas.id}) > (${since}::timestamptz, ${id}::bigint)`
}

function called(search = ''): SQL | undefined {
  if (search === '') return undefined
  const pattern = likePattern(search)
  return or(ilike(ideas.name, pattern), ilike(sql`${people.firstName} || ' ' || ${people.lastName}`, pattern))
}

type NewIdea = IdeaDraft & { personId: number; now: Date }

export async function insertIdea(db: Db, { now, ...idea }: NewIdea): Promise<number> {
  const [row] = await db
    .insert(ideas)
    .values({ ...idea, createdAt: now, waitingSince: now })
    .returning({ id: ideas.id })
  return row!.id
}

/** Answers false when the person has no such idea. */
export async function changeIdea(db: Db, personId: number, ideaId: number, draft: IdeaDraft): Promise<boolean> {
  const changed = await db.update(ideas).set(draft).where(isMine(personId, ideaId))
  return changed.rowCount === 1
}

export async function removeIdea(db: Db, personId: number, ideaId: number): Promise<boolean> {
  const removed = await db.delete(ideas).where(isMine(personId, ideaId))
  return removed.rowCount === 1
}

const isMine = (personId: number, ideaId: number) => and(eq(ideas.id, ideaId), eq(ideas.personId, personId))

/** Holds the idea until the transaction ends. */
export async function lockIdea(db: Db, ideaId: number): Promise<IdeaRow | null> {
  const [row = null] = await db.select().from(ideas).where(eq(ideas.id, ideaId)).for('update')
  return row
}

/** One remark more. `waitsFrom` is null after a teacher's; who waits already keeps their place in the queue. */
export async function countIdeaRemark(db: Db, ideaId: number, waitsFrom: Date | null): Promise<void> {
  const waitingSince = waitsFrom && sql`coalesce(${ideas.waitingSince}, ${waitsFrom.toISOString()}::timestamptz)`
  await db
    .update(ideas)
    .set({ commentCount: sql`${ideas.commentCount} + 1`, waitingSince })
    .where(eq(ideas.id, ideaId))
}
