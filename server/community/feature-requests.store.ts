import type { FeatureRequest, listFeatureRequests, RequestState } from '#contract/community/feature-requests.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, getTableColumns, ilike, lt, or, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { likePattern } from '#server/kit/db/search-pattern.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { type FeatureRequestRow, featureRequests, featureVotes } from './tables.ts'

export type FoundRequest = FeatureRequestRow & { author: AuthorRow; isVoted: boolean }

export const toRequest =
  (viewerId: number) =>
  ({ id, author, createdAt, answeredAt, voteCount, ...row }: FoundRequest): FeatureRequest => ({
    requestId: id,
    title: row.title,
    description: row.description,
    priority: row.priority,
    state: row.state,
    author: toAuthor(author, viewerId),
    createdAt: createdAt.toISOString(),
    votes: voteCount,
    isVoted: row.isVoted,
    answer: row.answer,
    answeredAt: answeredAt && answeredAt.toISOString(),
  })

/** Who asked, and whether the viewer has voted, are asked beside it: no request costs a query of its own. */
export const foundColumns = (viewerId: number) => ({
  ...getTableColumns(featureRequests),
  author: authorColumns,
  isVoted: sql<boolean>`exists (select from ${featureVotes}
    where ${featureVotes.requestId} = ${featureRequests.id} and ${featureVotes.personId} = ${viewerId})`,
})

const selectFound = (db: Db, viewerId: number) =>
  db
    .select(foundColumns(viewerId))
    .from(featureRequests)
    .innerJoin(people, eq(people.id, featureRequests.personId))
    .$dynamic()

type Asked = QueryOf<typeof listFeatureRequests>

export async function requestsPage(
  db: Db,
  viewerId: number,
  { after, size, order, state, mine, search }: Asked,
): Promise<Page<FeatureRequest>> {
  const rows = await selectFound(db, viewerId)
    .where(
      and(
        state && eq(featureRequests.state, state),
        mine ? eq(featureRequests.personId, viewerId) : undefined,
        ...contains(search),
        isAfter(after, order),
      ),
    )
    .orderBy(...inOrder(order))
    .limit(size + 1)
  return toOrderedPage(toPage(rows, size, toRequest(viewerId)), order)
}

type Order = Asked['order']

export const inOrder = (order: Order) =>
  order === 'wanted' ? [desc(featureRequests.voteCount), desc(featureRequests.id)] : [desc(featureRequests.id)]

export const isAfter = (after: string | undefined, order: Order) =>
  order === 'wanted' ? isLessWanted(after) : isOlder(after)

/** The most wanted go on after a number of votes and an id. */
export function toOrderedPage<Item extends FeatureRequest>(page: Page<Item>, order: Order): Page<Item> {
  if (order === 'newest' || page.next === null) return page
  return { ...page, next: `${page.items.at(-1)!.votes}_${page.next}` }
}

/** Every word must stand in the title or in the description, in any order. */
function contains(search = ''): (SQL | undefined)[] {
  const words = search.split(/\s+/).filter(Boolean)
  return words.map((word) =>
    or(ilike(featureRequests.title, likePattern(word)), ilike(featureRequests.description, likePattern(word))),
  )
}

function isOlder(after: string | undefined): SQL | undefined {
  const before = cursorId(after)
  return before === null ? undefined : lt(featureRequests.id, before)
}

// Many requests have the same number of votes, so a place in the list is the number and the id.
function isLessWanted(cursor = ''): SQL | undefined {
  const [, votes, id] = /^(\d{1,9})_(\d{1,15})$/.exec(cursor) ?? []
  if (votes === undefined) return undefined
  return sql`(${featureRequests.voteCount}, ${featureRequests.id}) < (${votes}::integer, ${id}::bigint)`
}

export async function requestById(db: Db, viewerId: number, requestId: number): Promise<FeatureRequest | null> {
  const [row] = await selectFound(db, viewerId).where(eq(featureRequests.id, requestId))
  return row ? toRequest(viewerId)(row) : null
}

const mostSimilar = 4
/** How much of two titles must be the same words, from 0 to 1: of five words each, two. */
const alike = 0.4

/**
 * Requests with words of this title in theirs, in any form ("certificates", "certificate"), the most alike first. How alike
 * is Dice's measure: twice the words they share over the words they have.
 */
export async function requestsLike(db: Db, viewerId: number, title: string): Promise<FeatureRequest[]> {
  const theirs = sql`to_tsvector('english', ${featureRequests.title})`
  const typed = sql`to_tsvector('english', ${title}::text)`
  const common = sql`(select count(*) from unnest(tsvector_to_array(${theirs})) word
    where word = any (tsvector_to_array(${typed})))`
  const likeness = sql`2.0 * ${common} / (length(${theirs}) + length(${typed}))`
  const rows = await selectFound(db, viewerId)
    .where(and(sharesWords(title), sql`${likeness} >= ${alike}::numeric`))
    .orderBy(desc(likeness), desc(featureRequests.voteCount), desc(featureRequests.id))
    .limit(mostSimilar)
  return rows.map(toRequest(viewerId))
}

/**
 * What is worth measuring: requests that have all of the words, and the most wanted of those that have any. A word that
 * thousands have would otherwise have thousands measured at each letter.
 */
function sharesWords(title: string): SQL {
  const all = sql`plainto_tsquery('english', ${title}::text)`
  const any = sql`replace(${all}::text, ' & ', ' | ')::tsquery`
  const words = sql`to_tsvector('english', candidate.title)`
  return sql`${featureRequests.id} in (
    (select candidate.id from ${featureRequests} candidate where ${words} @@ ${all} limit 50)
    union (select candidate.id from ${featureRequests} candidate where ${words} @@ ${any}
      order by candidate.vote_count desc, candidate.id desc limit 200))`
}

export async function insertRequest(db: Db, request: typeof featureRequests.$inferInsert): Promise<number> {
  const [row] = await db.insert(featureRequests).values(request).returning({ id: featureRequests.id })
  return row!.id
}

/** Keeps a request from being deleted until the transaction ends, and nobody else from voting. */
export async function holdRequest(db: Db, requestId: number): Promise<boolean> {
  const rows = await db
    .select({ id: featureRequests.id })
    .from(featureRequests)
    .where(eq(featureRequests.id, requestId))
    .for('key share')
  return rows.length > 0
}

export async function lockRequest(db: Db, requestId: number): Promise<FeatureRequestRow | null> {
  const [row = null] = await db
    .select()
    .from(featureRequests)
    .where(eq(featureRequests.id, requestId))
    .for('no key update')
  return row
}

/** Votes, or takes the vote back; said again it changes nothing. Answers how many want it now. */
export async function setVote(db: Db, requestId: number, personId: number, isVoted: boolean): Promise<number> {
  const mine = and(eq(featureVotes.requestId, requestId), eq(featureVotes.personId, personId))
  if (isVoted) await db.insert(featureVotes).values({ requestId, personId }).onConflictDoNothing()
  else await db.delete(featureVotes).where(mine)
  const [row] = await db
    .select({ votes: featureRequests.voteCount })
    .from(featureRequests)
    .where(eq(featureRequests.id, requestId))
  return row!.votes
}

type Outcome = { state: RequestState; answer: string | null }
type Answering = Pick<FeatureRequestRow, 'answeredBy' | 'answeredAt'>

/** A state may change without words; then there is no answer. */
export async function setAnswer(db: Db, requestId: number, outcome: Outcome, answering: Answering): Promise<void> {
  const { answeredBy, answeredAt } = answering
  const by = outcome.answer === null ? { answeredBy: null, answeredAt: null } : { answeredBy, answeredAt }
  await db
    .update(featureRequests)
    .set({ ...outcome, ...by })
    .where(eq(featureRequests.id, requestId))
}
