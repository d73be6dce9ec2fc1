import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import { type listPeople, type Person, seenFilters } from '#contract/insights/people.ts'
import { canonicalReference } from '#contract/membership/reference.ts'
import { fullName, neverSeen, notSeenFor, pictureUrl, seenWithin } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import {
  alias,
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
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
import { expiryGroupOf, expiryGroups, parseSearch } from './people-list.rules.ts'
import { hasPendingPayment } from './people-details.store.ts'
import { isOnSearchPage, type SearchedList } from './people-search.store.ts'

type Query = QueryOf<typeof listPeople>
type List = Pick<SearchedList, 'filter' | 'words'> & { query: Query }
/** The part of the list that is read. */
type Part = Omit<SearchedList, keyof List>
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const { id, firstName, lastName, role, blockedAt, deletedAt, accessEndsAt, lastSeenAt } = people

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
  lastSeenAt,
  // What other domains know, looked up only for the people on this page.
  // Drizzle would leave out the names of the tables, which this needs.
  hasPendingPayment,
  courses: sql`(select count(*) from ${enrolments} where person_id = people.id)`.mapWith(Number),
}

export async function peoplePage(db: Db, query: Query, now: Date): Promise<Page<Person>> {
  const search = await searchIn(db, query)
  if (search === 'none') return { items: [], next: null }
  const list = { query, words: search.words, filter: and(search.filter, ...filters(query, now))! }
  const { order, size } = query
  if (!isGrouped(order)) return toPage(await inOrder(db, list, order), size, toPerson)
  const rows = await inGroups(db, list, order, now)
  const page = toPage(rows, size, toPerson)
  return order === 'ends' || page.next === null ? page : { ...page, next: seenCursor(rows[size - 1]!) }
}

/** The ids of the first people of the list. */
export async function peopleIds(db: Db, filter: Omit<Query, 'size' | 'after'>, now: Date, limit: number) {
  const { items, next } = await peoplePage(db, { ...filter, size: limit }, now)
  return { userIds: items.map(({ userId }) => userId), isMore: next !== null }
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

function isSeen(seen: NonNullable<Query['seen']>, now: Date): SQL {
  const days: { within?: number; notFor?: number } = seenFilters[seen]
  if (days.within) return seenWithin(days.within, now)
  return days.notFor ? notSeenFor(days.notFor, now) : neverSeen
}

const filters = (query: Query, now: Date): (SQL | undefined)[] => [
  query.userIds && inArray(id, query.userIds),
  query.role && eq(role, query.role),
  query.blocked === undefined ? undefined : query.blocked ? isNotNull(blockedAt) : isNull(blockedAt),
  query.subscription === 'active' ? gt(accessEndsAt, now) : undefined,
  query.subscription === 'expired' ? lte(accessEndsAt, now) : undefined,
  query.subscription === 'never' ? isNull(accessEndsAt) : undefined,
  query.subscription === 'pending' ? hasPending : undefined,
  query.courseId === undefined ? undefined : isEnrolledIn(query.courseId),
  query.seen && isSeen(query.seen, now),
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

const isUnfiltered = ({ after: _after, size: _size, order: _order, ...filter }: Query) =>
  Object.values(filter).every((value) => value === undefined || value === '')

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

function inOrder(db: Db, list: List, order: keyof typeof orders): Promise<Found[]> {
  const { after, size } = list.query
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

/** Where the previous page of a grouped order ended. As a text, the time has all its digits. */
type Place = { id: number; at: string | null }
/** A part of an order that an index has in this direction. */
type Group = { within: (now: Date) => SQL; after: (place: Place) => SQL; order: SQL[] }

function groupBy(column: typeof accessEndsAt | typeof lastSeenAt, isUp: boolean, within: Group['within']): Group {
  return {
    within,
    after: (place) => sql`(${column}, ${id}) ${isUp ? sql`>` : sql`<`} (${place.at}::timestamptz, ${place.id}::bigint)`,
    order: isUp ? [asc(column), asc(id)] : [desc(column), desc(id)],
  }
}
const without = (condition: SQL): Group => ({
  within: () => condition,
  after: (place) => lt(id, place.id),
  order: [desc(id)],
})

const wasSeen = () => isNotNull(lastSeenAt)
const groupedOrders = {
  // As in `expiryGroups`.
  ends: [
    groupBy(accessEndsAt, true, (now) => gt(accessEndsAt, now)),
    groupBy(accessEndsAt, false, (now) => lte(accessEndsAt, now)),
    without(isNull(accessEndsAt)),
  ],
  seen: [groupBy(lastSeenAt, false, wasSeen), without(neverSeen)],
  unseen: [groupBy(lastSeenAt, true, wasSeen), without(neverSeen)],
}
type GroupedOrder = keyof typeof groupedOrders
const isGrouped = (order: Query['order']): order is GroupedOrder => order in groupedOrders

/** People are seen while somebody pages, so the cursor has the time: a person who moved up doesn't restart the list. */
const seenCursor = ({ id, lastSeenAt }: Found) => `${id}_${lastSeenAt?.getTime() ?? ''}`

type Start = { place: Place; group: number }

function startAfterSeen(after: string | undefined): Start | null {
  const [, id, at] = /^(\d{1,15})_(\d{0,15})$/.exec(after ?? '') ?? []
  if (!id) return null
  return { place: { id: Number(id), at: at ? new Date(Number(at)).toISOString() : null }, group: at ? 0 : 1 }
}

async function startAfterEnd(db: Db, after: string | undefined, now: Date): Promise<Start | null> {
  const cursor = cursorId(after)
  if (cursor === null) return null
  const text = sql<string | null>`${accessEndsAt}::text`
  const [row] = await db.select({ end: accessEndsAt, text }).from(people).where(eq(id, cursor))
  return row ? { place: { id: cursor, at: row.text }, group: expiryGroups.indexOf(expiryGroupOf(row.end, now)) } : null
}

/** Reads one group after the other until the page is full: three queries at most. */
async function inGroups(db: Db, list: List, order: GroupedOrder, now: Date): Promise<Found[]> {
  const { after, size } = list.query
  const start = order === 'ends' ? await startAfterEnd(db, after, now) : startAfterSeen(after)
  const found: Found[] = []
  for (const [at, group] of groupedOrders[order].entries()) {
    if (at < (start?.group ?? 0) || found.length > size) continue
    const where = and(group.within(now), start?.group === at ? group.after(start.place) : undefined)
    found.push(...(await rowsOf(db, list, { after: where, order: group.order, limit: size + 1 - found.length })))
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
