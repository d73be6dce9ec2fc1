import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { listPeople, Person } from '#contract/insights/people.ts'
import { nameInFull, pictureUrl } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db.ts'
import { alias, and, asc, desc, eq, gt, isNotNull, isNull, like, lt, lte, or, type SQL, sql } from '#server/kit/orm.ts'
import { cursorId, toPage } from '#server/kit/paging.ts'
import { enrolments } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { detailsOf } from './people-details.store.ts'
import { patternsFor, soughtBy, type Stretch, stretches, stretchOf } from './people-list.rules.ts'

type Asked = QueryOf<typeof listPeople>
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const { id, firstName, lastName, searchText, role, blockedAt, deletedAt, accessEndsAt } = people

/** One page of people. What stands beside them in other domains is read for these few alone. */
export async function peoplePage(db: Db, asked: Asked, now: Date): Promise<Page<Person>> {
  const sought = await searched(db, asked.search)
  if (sought === 'nobody') return { items: [], next: null }
  const wanted = and(sought, ...filters(asked, now))
  const rows = asked.order === 'ends' ? await byEnd(db, asked, wanted, now) : await inOrder(db, asked, wanted)
  const details = await detailsOf(
    db,
    rows.slice(0, asked.size).map((row) => row.id),
  )
  return toPage(rows, asked.size, (row) => ({ ...toPerson(row), ...details(row.id) }))
}

const toPerson = (row: Found) => ({
  userId: row.id,
  name: nameInFull(row),
  email: row.email,
  phone: row.phone,
  photo: pictureUrl(row.photoId),
  role: row.role,
  isBlocked: row.blockedAt !== null,
  isDeleted: row.deletedAt !== null,
  createdAt: row.createdAt.toISOString(),
  subscriptionEnds: row.accessEndsAt && row.accessEndsAt.toISOString(),
})

/** The condition that the search makes. Who is named exactly is found even after they deleted their account. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined | 'nobody'> {
  if (!typed) return isNull(deletedAt)
  const { personId, transactionId, words } = soughtBy(typed)
  const named = personId ?? (transactionId && (await payerOf(db, transactionId)))
  if (named) return eq(id, named)
  if (words.length === 0) return 'nobody'
  return and(isNull(deletedAt), ...words.map(contains))
}

// The database lowers the letters, as it did those it compares them with.
const contains = (word: string) => or(...patternsFor(word).map((pattern) => like(searchText, sql`lower(${pattern})`)))

async function payerOf(db: Db, transactionId: string): Promise<number | null> {
  const [row] = await db
    .select({ personId: payments.personId })
    .from(payments)
    .where(eq(payments.transactionId, transactionId))
  return row?.personId ?? null
}

const hasPending = sql`exists (select 1 from ${payments} where ${payments.personId} = ${id} and ${payments.state} = 'pending')`

const filters = (asked: Asked, now: Date): (SQL | undefined)[] => [
  asked.role && eq(role, asked.role),
  asked.blocked === undefined ? undefined : asked.blocked ? isNotNull(blockedAt) : isNull(blockedAt),
  asked.subscription === 'active' ? gt(accessEndsAt, now) : undefined,
  asked.subscription === 'expired' ? lte(accessEndsAt, now) : undefined,
  asked.subscription === 'never' ? isNull(accessEndsAt) : undefined,
  asked.subscription === 'pending' ? hasPending : undefined,
]

const last = alias(people, 'last')
const lastOne = (columns: SQL, cursor: number) =>
  sql`(select ${columns} from ${people} ${last} where ${last.id} = ${cursor})`

/** Behind the last one of the page before. The database compares: it knows names and moments as it orders them. */
const behind = {
  newest: (cursor: number) => lt(id, cursor),
  oldest: (cursor: number) => gt(id, cursor),
  name: (cursor: number) =>
    sql`(lower(${firstName}), lower(${lastName}), ${id}) > ${lastOne(sql`lower(${last.firstName}), lower(${last.lastName}), ${last.id}`, cursor)}`,
}
const orders = {
  newest: [desc(id)],
  oldest: [asc(id)],
  name: [sql`lower(${firstName})`, sql`lower(${lastName})`, asc(id)],
}

function inOrder(db: Db, asked: Asked, wanted: SQL | undefined): Promise<Found[]> {
  const order = asked.order === 'ends' ? 'newest' : asked.order
  const cursor = cursorId(asked.after)
  const where = and(wanted, cursor === null ? undefined : behind[order](cursor))
  return rowsOf(db, asked, { where, order: orders[order], limit: asked.size + 1 })
}

const ends = (cursor: number) => lastOne(sql`${last.accessEndsAt}, ${last.id}`, cursor)

const endOrders: Record<Stretch, { within: (now: Date) => SQL; behind: (cursor: number) => SQL; order: SQL[] }> = {
  coming: {
    within: (now) => gt(accessEndsAt, now),
    behind: (cursor) => sql`(${accessEndsAt}, ${id}) > ${ends(cursor)}`,
    order: [asc(accessEndsAt), asc(id)],
  },
  past: {
    within: (now) => lte(accessEndsAt, now),
    behind: (cursor) => sql`(${accessEndsAt}, ${id}) < ${ends(cursor)}`,
    order: [desc(accessEndsAt), desc(id)],
  },
  never: { within: () => isNull(accessEndsAt), behind: (cursor) => lt(id, cursor), order: [desc(id)] },
}

/** One stretch after the other, from where the page before ended until this one is full: three queries at most. */
async function byEnd(db: Db, asked: Asked, wanted: SQL | undefined, now: Date): Promise<Found[]> {
  const cursor = cursorId(asked.after)
  const [end] = cursor === null ? [] : await db.select({ at: accessEndsAt }).from(people).where(eq(id, cursor))
  const begun = end && stretchOf(end.at, now)
  const found: Found[] = []
  for (const stretch of stretches.slice(begun ? stretches.indexOf(begun) : 0)) {
    if (found.length > asked.size) break
    const { within, behind, order } = endOrders[stretch]
    const where = and(wanted, within(now), stretch === begun ? behind(cursor!) : undefined)
    found.push(...(await rowsOf(db, asked, { where, order, limit: asked.size + 1 - found.length })))
  }
  return found
}

type Reading = { where: SQL | undefined; order: SQL[]; limit: number }

/** A course is joined: its learners are read in the order of the list, until the page is full. */
function rowsOf(db: Db, { courseId }: Asked, { where, order, limit }: Reading) {
  const query = db.select(columns).from(people).$dynamic()
  if (courseId !== undefined) {
    query.innerJoin(enrolments, and(eq(enrolments.personId, id), eq(enrolments.courseId, courseId)))
  }
  return query
    .where(where)
    .orderBy(...order)
    .limit(limit)
}

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
}
