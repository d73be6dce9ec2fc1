import type { FeatureRequest, listFeatureRequests } from '#contract/community/feature-requests.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, getTableColumns, type SQL, sql } from '#server/kit/db/orm.ts'
import { toPage } from '#server/kit/http/paging.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { rankedOr } from './lists.ts'
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

/** The author and the viewer's vote come with each request, so that a list takes one query. */
export const requestColumns = (viewerId: number) => ({
  ...getTableColumns(featureRequests),
  author: authorColumns,
  isVoted: sql<boolean>`exists (select from ${featureVotes}
    where ${featureVotes.requestId} = ${featureRequests.id} and ${featureVotes.personId} = ${viewerId})`,
})

const selectRequests = (db: Db, viewerId: number) =>
  db
    .select(requestColumns(viewerId))
    .from(featureRequests)
    .innerJoin(people, eq(people.id, featureRequests.personId))
    .$dynamic()

export async function requestsPage(
  db: Db,
  viewerId: number,
  { after, size, order, state, mine, search }: QueryOf<typeof listFeatureRequests>,
): Promise<Page<FeatureRequest>> {
  const { id, title, description, voteCount } = featureRequests
  const list = rankedOr(order, id, voteCount)
  const rows = await selectRequests(db, viewerId)
    .where(
      and(
        state && eq(featureRequests.state, state),
        mine ? eq(featureRequests.personId, viewerId) : undefined,
        matchesWords(search, [title, description]),
        list.after(after),
      ),
    )
    .orderBy(...list.orderBy)
    .limit(size + 1)
  return list.toPage(toPage(rows, size, toRequest(viewerId)), ({ votes }) => votes)
}

export async function requestById(db: Db, viewerId: number, requestId: number): Promise<FeatureRequest | null> {
  const [row] = await selectRequests(db, viewerId).where(eq(featureRequests.id, requestId))
  return row ? toRequest(viewerId)(row) : null
}

const maxSimilar = 4
/** From 0 to 1: two titles of five words each must share two. */
const minSimilarity = 0.4

/**
 * Requests whose title shares words with this one in any form ("certificates", "certificate"), most similar first. The
 * measure is Dice's coefficient: twice the shared words over the words of both.
 */
export async function similarRequests(db: Db, viewerId: number, title: string): Promise<FeatureRequest[]> {
  const existing = sql`to_tsvector('english', ${featureRequests.title})`
  const typed = sql`to_tsvector('english', ${title}::text)`
  const common = sql`(select count(*) from unnest(tsvector_to_array(${existing})) word
    where word = any (tsvector_to_array(${typed})))`
  const similarity = sql`2.0 * ${common} / (length(${existing}) + length(${typed}))`
  const rows = await selectRequests(db, viewerId)
    .where(and(sharesWords(title), sql`${similarity} >= ${minSimilarity}::numeric`))
    .orderBy(desc(similarity), desc(featureRequests.voteCount), desc(featureRequests.id))
    .limit(maxSimilar)
  return rows.map(toRequest(viewerId))
}

/**
 * Limits what is compared to requests with all of the words and the most popular of those with any: a common word would
 * otherwise compare thousands at each keystroke.
 */
function sharesWords(title: string): SQL {
  const all = sql`plainto_tsquery('english', ${title}::text)`
  const any = sql`replace(${all}::text, ' & ', ' | ')::tsquery`
  const words = sql`to_tsvector('english', candidate.title)`
  return sql`${featureRequests.id} in (
    (select candidate.id from ${featureRequests} candidate where ${words} @@ ${all} limit 50)
    union (select candidate.id from ${featureRequests} candidate where ${words} @@ ${any}
      order by candidate.vote_count desc, candidate.id desc limit 100))`
}

export async function insertRequest(db: Db, request: typeof featureRequests.$inferInsert): Promise<number> {
  const [row] = await db.insert(featureRequests).values(request).returning({ id: featureRequests.id })
  return row!.id
}

/** Prevents deletion until the transaction ends, but not other votes. */
export async function keyLockRequest(db: Db, requestId: number): Promise<boolean> {
  const rows = await db
    .select({ id: featureRequests.id })
    .from(featureRequests)
    .where(eq(featureRequests.id, requestId))
    .for('key share')
  return rows.length > 0
}

/** Repeating it changes nothing. Returns the new count. */
export async function setVote(db: Db, requestId: number, personId: number, isVoted: boolean): Promise<number> {
  const isOwn = and(eq(featureVotes.requestId, requestId), eq(featureVotes.personId, personId))
  if (isVoted) await db.insert(featureVotes).values({ requestId, personId }).onConflictDoNothing()
  else await db.delete(featureVotes).where(isOwn)
  const [row] = await db
    .select({ votes: featureRequests.voteCount })
    .from(featureRequests)
    .where(eq(featureRequests.id, requestId))
  return row!.votes
}
