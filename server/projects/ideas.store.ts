import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page, PageQuery } from '#contract/kit/paging.ts'
import type { Idea, IdeaDraft, listIdeas } from '#contract/projects/ideas.ts'
import { fullName, isNamed } from '#server/identity/index.ts'
import { people, type PersonRow } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, asc, desc, eq, ilike, isNotNull, lt, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { isFirstFound, likePattern } from '#server/kit/db/search-pattern.ts'
import { insertThread } from '#server/threads/index.ts'
import { threads } from '#server/threads/tables.ts'
import { type IdeaRow, ideas } from './tables.ts'

type IdeaWithAuthor = { idea: IdeaRow; comments: number; author: Pick<PersonRow, 'firstName' | 'lastName'> }

export const toIdea = ({ idea, comments, author }: IdeaWithAuthor): Idea => ({
  ideaId: idea.id,
  author: fullName(author),
  authorId: idea.personId,
  name: idea.name,
  description: idea.description,
  techStack: idea.techStack,
  createdAt: idea.createdAt.toISOString(),
  comments,
  waitingSince: idea.waitingSince?.toISOString() ?? null,
})

const selectIdeas = (db: Db) =>
  db
    .select({
      id: ideas.id,
      idea: ideas,
      comments: threads.messageCount,
      author: { firstName: people.firstName, lastName: people.lastName },
    })
    .from(ideas)
    .innerJoin(threads, eq(threads.id, ideas.threadId))
    .innerJoin(people, eq(people.id, ideas.personId))

export const ideasOf = (db: Db, personId: number, query: PageQuery): Promise<Page<Idea>> =>
  newestPage(db, { ...query, search: undefined }, eq(ideas.personId, personId))

export async function ideaById(db: Db, ideaId: number): Promise<IdeaWithAuthor | null> {
  const [row = null] = await selectIdeas(db).where(eq(ideas.id, ideaId))
  return row
}

type Query = QueryOf<typeof listIdeas>

/** All learners' ideas: the waiting ones, longest wait first, or all, newest first. */
export const ideasPage = (db: Db, query: Query): Promise<Page<Idea>> =>
  query.waiting ? waitingPage(db, query) : newestPage(db, query)

type Search = PageQuery & { search?: string | undefined }

async function newestPage(db: Db, { after, size, search }: Search, condition?: SQL): Promise<Page<Idea>> {
  const before = cursorId(after)
  const where = and(condition, before === null ? undefined : lt(ideas.id, before))
  const list = { search, where, order: [desc(ideas.id)], limit: size + 1 }
  const rows = await selectIdeas(db)
    .where(isShown(list))
    .orderBy(...list.order)
    .limit(list.limit)
  return toPage(rows, size, toIdea)
}

async function waitingPage(db: Db, { after, size, search }: Query): Promise<Page<Idea>> {
  const where = and(isNotNull(ideas.waitingSince), afterCursor(after))
  const list = { search, where, order: [asc(ideas.waitingSince), asc(ideas.id)], limit: size + 1 }
  const rows = await selectIdeas(db)
    .where(isShown(list))
    .orderBy(...list.order)
    .limit(list.limit)
  const shown = rows.slice(0, size)
  return { items: shown.map(toIdea), next: rows.length > size ? cursorOf(shown.at(-1)!.idea) : null }
}

// The cursor contains the time, because an idea that gets a reply meanwhile loses its `waitingSince`.
const cursorOf = ({ waitingSince, id }: IdeaRow) => `${waitingSince!.getTime()}_${id}`

/** An invalid cursor starts at the beginning. */
function afterCursor(cursor = ''): SQL | undefined {
  const [, milliseconds, id] = /^(\d{1,13})_(\d{1,15})$/.exec(cursor) ?? []
  if (milliseconds === undefined) return undefined
  const since = new Date(Number(milliseconds)).toISOString()
  return sql`(${ideas.waitingSince}, ${ideas.id}) > (${since}::timestamptz, ${id}::bigint)`
}

type List = { search?: string | undefined; where: SQL | undefined; order: SQL[]; limit: number }

/** The part of a list that is shown: of a search in names of ideas and authors, or all. */
function isShown({ search, ...list }: List): SQL | undefined {
  if (!search) return list.where
  const from = sql`${ideas} join ${people} on ${people.id} = ${ideas.personId}`
  const isInName = (typed: string) => ilike(ideas.name, likePattern(typed))
  return isFirstFound({ id: ideas.id, from, ...list, words: [search], places: [isInName, isNamed] })
}

type NewIdea = IdeaDraft & { personId: number; now: Date }

export async function insertIdea(db: Db, { now, ...idea }: NewIdea): Promise<number> {
  const threadId = await insertThread(db, idea.personId, now)
  const [row] = await db
    .insert(ideas)
    .values({ ...idea, threadId, createdAt: now, waitingSince: now })
    .returning({ id: ideas.id })
  return row!.id
}

/** Returns false if the person has no such idea. */
export async function updateIdea(db: Db, personId: number, ideaId: number, draft: IdeaDraft): Promise<boolean> {
  const { rowCount } = await db.update(ideas).set(draft).where(isIdeaOf(personId, ideaId))
  return rowCount === 1
}

export async function removeIdea(db: Db, personId: number, ideaId: number): Promise<boolean> {
  const { rowCount } = await db.delete(ideas).where(isIdeaOf(personId, ideaId))
  return rowCount === 1
}

const isIdeaOf = (personId: number, ideaId: number) => and(eq(ideas.id, ideaId), eq(ideas.personId, personId))

export async function lockIdea(db: Db, ideaId: number): Promise<IdeaRow | null> {
  const [row = null] = await db.select().from(ideas).where(eq(ideas.id, ideaId)).for('update')
  return row
}

/** `waitsFrom` is null after a teacher's comment. An idea that already waits keeps its position in the queue. */
export async function setWaiting(db: Db, ideaId: number, waitsFrom: Date | null): Promise<void> {
  const waitingSince = waitsFrom && sql`coalesce(${ideas.waitingSince}, ${waitsFrom.toISOString()}::timestamptz)`
  await db.update(ideas).set({ waitingSince }).where(eq(ideas.id, ideaId))
}
