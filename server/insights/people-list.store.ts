import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { listPeople, Person } from '#contract/insights/people.ts'
import { canonicalReference } from '#contract/membership/reference.ts'
import { fullName, pictureUrl } from '#server/identity/index.ts'
import { people, sessions } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  alias,
  and,
  asc,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lt,
  lte,
  type Placeholder,
  type SQL,
  sql,
} from '#server/kit/db/orm.ts'
import { prepared, preparedPages } from '#server/kit/db/prepared.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { enrolments } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { type ExpiryGroup, expiryGroupOf, expiryGroups, parseSearch } from './people-list.rules.ts'
import { isOnSearchPage, type SearchedList } from './people-search.store.ts'

type Query = QueryOf<typeof listPeople>
type List = Pick<SearchedList, 'filter' | 'words'> & { query: Query }
/** The part of the list that is read. */
type Part = Omit<SearchedList, keyof List>
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const { id, firstName, lastName, role, blockedAt, deletedAt, accessEndsAt } = people

const columns = {
  id,
  firstName,
  lastName,
  email: people.email,
  phone: people.phone,
  photoId: people.photoId,
  role,
  blockedAt,
  deletedAt,
  createdAt: people.createdAt,
  accessEndsAt,
  // What other domains know, looked up only for the people on this page.
  // Drizzle would leave out the names of the tables, which this needs.
  lastSeenAt: sql`(select max(last_seen_at) from sessions where person_id = people.id)`.mapWith(
    sessions.lastSeenAt,
  ) as SQL<Date | null>,
  hasPendingPayment: sql<boolean>`exists (select from payments where person_id = people.id and state = 'pending')`,
  courses: sql`(select count(*) from enrolments where person_id = people.id)`.mapWith(Number),
}

export async function peoplePage(db: Db, query: Query, now: Date): Promise<Page<Person>> {
  const search = await searchIn(db, query)
  if (search === 'none') return { items: [], next: null }
  const list = { query, words: search.words, filter: and(search.filter, ...filters(query, now))! }
  const rows = query.order === 'ends' ? await byEnd(db, list, now) : await inOrder(db, list)
  return toPage(rows, query.size, toPerson)
}

const toPerson = (row: Found) => ({
  userId: row.id,
  name: fullName(row),
  email: row.email,
  phone: row.phone,
  photo: pictureUrl(row.photoId),
  role: row.role,
  isBlocked: row.blockedAt !== null,
  isDeleted: row.deletedAt !== null,
  createdAt: row.createdAt.toISOString(),
  lastSeenAt: row.lastSeenAt && row.lastSeenAt.toISOString(),
  subscriptionEnds: row.accessEndsAt && row.accessEndsAt.toISOString(),
  hasPendingPayment: row.hasPendingPayment,
  courses: row.courses,
})

/** An exact id or transaction also finds people who deleted their account. */
async function searchIn(db: Db, query: Query): Promise<{ filter: SQL; words: string[] } | 'none'> {
  const filter = query.deleted ? isDeleted : isNull(deletedAt)
  if (!query.search) return { filter, words: [] }
  const { personId, transactionId, email, words } = parseSearch(query.search)
  const match = personId ?? (transactionId && (await payerOf(db, transactionId)))
  if (match) return { filter: eq(id, match), words: [] }
  const owner = email && (await ownerOf(db, email))
  if (owner) return { filter: and(filter, eq(id, owner))!, words: [] }
  return words.length === 0 ? 'none' : { filter, words }
}

const idByEmail = prepared((db) =>
  db
    .select({ id })
    .from(people)
    .where(eq(people.email, sql.placeholder('email')))
    .prepare('person_id_by_email'),
)

async function ownerOf(db: Db, email: string): Promise<number | null> {
  const [row] = await idByEmail(db).execute({ email })
  return row?.id ?? null
}

// Deleted accounts are blocked too, and blocked ones have an index.
const isDeleted = and(isNotNull(deletedAt), isNotNull(blockedAt))!

async function payerOf(db: Db, transactionId: string): Promise<number | null> {
  const [row] = await db
    .select({ personId: payments.personId })
    .from(payments)
    .where(eq(payments.reference, canonicalReference(transactionId)))
    .limit(1)
  return row?.personId ?? null
}

const hasPending = sql`exists (select 1 from ${payments} where ${payments.personId} = ${id} and ${payments.state} = 'pending')`

// Not a join: with `in`, the database reads learners in the order of the list until the page is full.
const isEnrolledIn = (courseId: number) =>
  sql`${id} in (select ${enrolments.personId} from ${enrolments} where ${enrolments.courseId} = ${courseId})`

const filters = (query: Query, now: Date): (SQL | undefined)[] => [
  query.role && eq(role, query.role),
  query.blocked === undefined ? undefined : query.blocked ? isNotNull(blockedAt) : isNull(blockedAt),
  query.subscription === 'active' ? gt(accessEndsAt, now) : undefined,
  query.subscription === 'expired' ? lte(accessEndsAt, now) : undefined,
  query.subscription === 'never' ? isNull(accessEndsAt) : undefined,
  query.subscription === 'pending' ? hasPending : undefined,
  query.courseId === undefined ? undefined : isEnrolledIn(query.courseId),
]

const last = alias(people, 'last')
type Cursor = number | Placeholder
const ofLast = (columns: SQL, cursor: Cursor) =>
  sql`(select ${columns} from ${people} ${last} where ${last.id} = ${cursor})`

/** The database compares with the last row of the previous page, because it knows its own order of names and times. */
const afterCursor = {
  newest: (cursor: Cursor) => lt(id, cursor),
  oldest: (cursor: Cursor) => gt(id, cursor),
  name: (cursor: Cursor) =>
    sql`(lower(${firstName}), lower(${lastName}), ${id}) > ${ofLast(sql`lower(${last.firstName}), lower(${last.lastName}), ${last.id}`, cursor)}`,
}
const orders = {
  newest: [desc(id)],
  oldest: [asc(id)],
  name: [sql`lower(${firstName})`, sql`lower(${lastName})`, asc(id)],
}

/** In an order by id, a search looks among neighbouring ids first. */
function idsFrom(order: keyof typeof orders, cursor: number | null): Part['ids'] {
  if (order === 'name') return undefined
  const [end, step] = order === 'newest' ? ([sql`max`, -1] as const) : ([sql`min`, 1] as const)
  return { from: cursor === null ? sql`(select ${end}(${id}) from ${people})` : sql`${cursor}::bigint`, step }
}

const isUnfiltered = ({ search, role, blocked, subscription, courseId, deleted }: Query) =>
  !search && !role && !subscription && !deleted && blocked === undefined && courseId === undefined

type WholeOrder = keyof typeof orders | `${keyof typeof orders} next`

/** The list as it is opened. */
const wholeList = preparedPages('people_list', (db, shape: WholeOrder, limit) => {
  const [order, isNext] = shape.split(' ') as [keyof typeof orders, string?]
  return db
    .select(columns)
    .from(people)
    .where(and(isNull(deletedAt), isNext ? afterCursor[order](sql.placeholder('cursor')) : undefined))
    .orderBy(...orders[order])
    .limit(limit)
})

function inOrder(db: Db, list: List): Promise<Found[]> {
  const { after, size, order: requested } = list.query
  const order = requested === 'ends' ? 'newest' : requested
  const cursor = cursorId(after)
  if (isUnfiltered(list.query))
    return wholeList(db, cursor === null ? order : `${order} next`, size + 1).execute({ cursor })
  return rowsOf(db, list, {
    after: cursor === null ? undefined : afterCursor[order](cursor),
    order: orders[order],
    limit: size + 1,
    ids: idsFrom(order, cursor),
  })
}

const ends = (cursor: number) => ofLast(sql`${last.accessEndsAt}, ${last.id}`, cursor)

const endOrders: Record<ExpiryGroup, { within: (now: Date) => SQL; after: (cursor: number) => SQL; order: SQL[] }> = {
  upcoming: {
    within: (now) => gt(accessEndsAt, now),
    after: (cursor) => sql`(${accessEndsAt}, ${id}) > ${ends(cursor)}`,
    order: [asc(accessEndsAt), asc(id)],
  },
  past: {
    within: (now) => lte(accessEndsAt, now),
    after: (cursor) => sql`(${accessEndsAt}, ${id}) < ${ends(cursor)}`,
    order: [desc(accessEndsAt), desc(id)],
  },
  never: { within: () => isNull(accessEndsAt), after: (cursor) => lt(id, cursor), order: [desc(id)] },
}

/** Reads one group after the other until the page is full: three queries at most. */
async function byEnd(db: Db, list: List, now: Date): Promise<Found[]> {
  const { after, size } = list.query
  const cursor = cursorId(after)
  const [end] = cursor === null ? [] : await db.select({ at: accessEndsAt }).from(people).where(eq(id, cursor))
  const current = end && expiryGroupOf(end.at, now)
  const found: Found[] = []
  for (const group of expiryGroups.slice(current ? expiryGroups.indexOf(current) : 0)) {
    if (found.length > size) break
    const { within, after: afterLast, order } = endOrders[group]
    const where = and(within(now), group === current ? afterLast(cursor!) : undefined)
    found.push(...(await rowsOf(db, list, { after: where, order, limit: size + 1 - found.length })))
  }
  return found
}

function rowsOf(db: Db, { filter, words }: List, part: Part) {
  return db
    .select(columns)
    .from(people)
    .where(words.length > 0 ? isOnSearchPage({ filter, words, ...part }) : and(filter, part.after))
    .orderBy(...part.order)
    .limit(part.limit)
}
