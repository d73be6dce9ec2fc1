import type { FeatureRequest, listFeatureRequests } from '#contract/community/feature-requests.ts'
import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { and, desc, eq, getTableColumns, type SQL, sql } from '#server/kit/db/orm.ts'
import { matchesWords } from '#server/kit/db/search-pattern.ts'
import { authorColumns, type AuthorRow, toAuthor } from './authors.ts'
import { boardPage } from './lists.ts'
import { isMarked } from './marks.store.ts'
import { type FeatureRequestRow, featureRequests } from './tables.ts'

export type FoundRequest = FeatureRequestRow & { author: AuthorRow; isVoted: boolean }

export const toRequest =
  (viewerId: number) =>
  ({ id, author, createdAt, answeredAt, voteCount, ...row }: FoundRequest): FeatureRequest => ({
    ...row,
    requestId: id,
    author: toAuthor(author, viewerId),
    createdAt: createdAt.toISOString(),
    votes: voteCount,
    answeredAt: answeredAt && answeredAt.toISOString(),
  })

/** The author and the viewer's vote come with each request, so that a list takes one query. */
export const requestColumns = (viewerId: number) => ({
  ...getTableColumns(featureRequests),
  author: authorColumns,
  isVoted: isMarked('votes', viewerId),
})

const selectRequests = (db: Db, viewerId: number) =>
  db
    .select(requestColumns(viewerId))
    .from(featureRequests)
    .innerJoin(people, eq(people.id, featureRequests.personId))
    .$dynamic()

export const byVotes = { column: featureRequests.voteCount, of: (row: FeatureRequestRow) => row.voteCount }

export const requestsPage = (
  db: Db,
  viewerId: number,
  { order, state, mine, search, ...query }: QueryOf<typeof listFeatureRequests>,
): Promise<Page<FeatureRequest>> =>
  boardPage(selectRequests(db, viewerId), query, {
    id: featureRequests.id,
    where: and(
      state && eq(featureRequests.state, state),
      mine ? eq(featureRequests.personId, viewerId) : undefined,
      matchesWords(search, [featureRequests.title, featureRequests.description]),
    ),
    ranking: order === 'votes' && byVotes,
    toItem: toRequest(viewerId),
  })

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
