import type { QueryOf } from '#contract/kit/endpoint.ts'
import type { Page } from '#contract/kit/paging.ts'
import type { listPeople, Person } from '#contract/insights/people.ts'
import { nameInFull, pictureUrl } from '#server/identity/index.ts'
import { people } from '#server/identity/tables.ts'
import type { Db } from '#server/kit/db/db.ts'
import { alias, and, asc, desc, eq, gt, isNotNull, isNull, lt, lte, type SQL, sql } from '#server/kit/db/orm.ts'
import { cursorId, toPage } from '#server/kit/http/paging.ts'
import { enrolments } from '#server/learning/tables.ts'
import { payments } from '#server/membership/tables.ts'
import { detailsOf } from './people-details.store.ts'
import { parseSearch, type ExpiryGroup, stretches, stretchOf } from './people-list.rules.ts'
import { type Searched, searchedIn } from './people-search.store.ts'

type Asked = QueryOf<typeof listPeople>
/** What the whole list is: those among whom it is searched, and for what. */
type List = Pick<Searched, 'among' | 'words'> & { asked: Asked }
/** Which part of it is read. */
type Part = Omit<Searched, keyof List>
type Found = Awaited<ReturnType<typeof rowsOf>>[number]

const { id, firstName, lastName, role, blockedAt, deletedAt, accessEndsAt } = people

/** One page of people. What stands beside them in other domains is read for these few alone. */
export async function peoplePage(db: Db, asked: Asked, now: Date): Promise<Page<Person>> {
  const sought = await soughtIn(db, asked)
  if (sought === 'nobody') return { items: [], next: null }
  const list = { asked, words: sought.words, among: and(sought.named, ...filters(asked, now))! }
  const rows = asked.order === 'ends' ? await byEnd(db, list, now) : await inOrder(db, list)
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

/** Whom the search names. Who is named exactly is found even after they deleted their account. */
async function soughtIn(db: Db, asked: Asked): Promise<{ named: SQL; words: string[] } | 'nobody'> {
  const everybody = asked.deleted ? isGone : isNull(deletedAt)
  if (!asked.search) return { named: everybody, words: [] }
  const { personId, transactionId, words } = parseSearch(asked.search)
  const named = personId ?? (transactionId && (await payerOf(db, transactionId)))
  if (named) return { named: eq(id, named), words: [] }
  return words.length === 0 ? 'nobody' : { named: everybody, words }
}

// A deleted account is a blocked one as well, and for those there is an index.
const isGone = and(isNotNull(deletedAt), isNotNull(blockedAt))!

async function payerOf(db: Db, transactionId: string): Promise<number | null> {
  const [row] = await db
    .select({ personId: payments.personId })
    .from(payments)
    .where(eq(payments.transactionId, transactionId))
  return row?.personId ?? null
}

const hasPending = sql`exists (select 1 from ${payments} where ${payments.personId} = ${id} and ${payments.state} = 'pending')`

// Nobody is enrolled twice: the database joins, and reads learners in the order of the list until the page is full.
const isEnrolledIn = (courseId: number) =>
  sql`${id} in (select ${enrolments.personId} from ${enrolments} where ${enrolments.courseId} = ${courseId})`

const filters = (asked: Asked, now: Date): (SQL | undefined)[] => [
  asked.role && eq(role, asked.role),
  asked.blocked === undefined ? undefined : asked.blocked ? isNotNull(blockedAt) : isNull(blockedAt),
  asked.subscription === 'active' ? gt(accessEndsAt, now) : undefined,
  asked.subscription === 'expired' ? lte(accessEndsAt, now) : undefined,
  asked.subscription === 'never' ? isNull(accessEndsAt) : undefined,
  asked.subscription === 'pending' ? hasPending : undefined,
  asked.courseId === undefined ? undefined : isEnrolledIn(asked.courseId),
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

/** Where the neighbours of an id are those of the list as well, a search looks among them first. */
function idsFrom(order: keyof typeof orders, cursor: number | null): Part['ids'] {
  if (order === 'name') return undefined
  const [end, step] = order === 'newest' ? ([sql`max`, -1] as const) : ([sql`min`, 1] as const)
  return { from: cursor === null ? sql`(select ${end}(${id}) from ${people})` : sql`${cursor}::bigint`, step }
}

function inOrder(db: Db, list: List): Promise<Found[]> {
  const { after, size, order: wanted } = list.asked
  const order = wanted === 'ends' ? 'newest' : wanted
  const cursor = cursorId(after)
  return rowsOf(db, list, {
    behind: cursor === null ? undefined : behind[order](cursor),
    order: orders[order],
    limit: size + 1,
    ids: idsFrom(order, cursor),
  })
}

const ends = (cursor: number) => lastOne(sql`${last.accessEndsAt}, ${last.id}`, cursor)

const endOrders: Record<ExpiryGroup, { within: (now: Date) => SQL; behind: (cursor: number) => SQL; order: SQL[] }> = {
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
async function byEnd(db: Db, list: List, now: Date): Promise<Found[]> {
  const { after, size } = list.asked
  const cursor = cursorId(after)
  const [end] = cursor === null ? [] : await db.select({ at: accessEndsAt }).from(people).where(eq(id, cursor))
  const begun = end && stretchOf(end.at, now)
  const found: Found[] = []
  for (const stretch of stretches.slice(begun ? stretches.indexOf(begun) : 0)) {
    if (found.length > size) break
    const { within, behind, order } = endOrders[stretch]
    const where = and(within(now), stretch === begun ? behind(cursor!) : undefined)
    found.push(...(await rowsOf(db, list, { behind: where, order, limit: size + 1 - found.length })))
  }
  return found
}

function rowsOf(db: Db, { among, words }: List, part: Part) {
  return db
    .select(columns)
    .from(people)
    .where(words.length > 0 ? searchedIn({ among, words, ...part }) : and(among, part.behind))
    .orderBy(...part.order)
    .limit(part.limit)
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
