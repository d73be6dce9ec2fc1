import { expect, test } from 'vitest'
import { listPeople, type Person } from '#contract/insights/people.ts'
import { people } from '#server/identity/tables.ts'
import { desc, isNull, sql } from '#server/kit/db/orm.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { isOnSearchPage } from './people-search.store.ts'

/** Pages of two: ninety are scanned, then two blocks of neighbours, then all five. */
const size = 2
const neighbourhood = 2 ** 15
const hour = 60 * 60 * 1000

/** Right after the scanned ones, and in the next block, from both ends of the list. */
const borderland = new Set([100, 210, 220, 230, 365, 375, 385, 490])

/** At and between the edges of blocks, so that pages end on both sides of every edge. */
const crowd = [10, 11, 12, 13, 14].flatMap((at) =>
  Array.from({ length: 120 }, (_, place) => {
    const id = at * neighbourhood + (place === 119 ? neighbourhood - 1 : place * 270)
    const n = (at - 10) * 120 + place
    return {
      id,
      firstName: ['Beena', 'anil', 'Chitra'][n % 3]!,
      lastName: wordsOf(n),
      email: `crowd-${id}@example.in`,
      phone: `+9197${String(n % 7).repeat(3)}${String(n).padStart(5, '0')}`,
      endsAt: n % 4 === 0 ? null : new Date(Date.now() + ((n * 37) % 50) * hour - 25.5 * hour),
    }
  }),
)

function wordsOf(n: number): string {
  const words = [
    n % 3 === 0 && 'Sadharan',
    n % 45 === 0 && 'Madhyamik',
    n % 150 === 5 && 'Virlaniya',
    n % 2 === 1 && 'Vishamkar',
    borderland.has(n) && 'Simawal',
  ]
  return words.filter((word) => word !== false).join(' ') || 'Devi'
}

const desk = await moneyDesk()
const admin = await desk.newActor('admin')
for (const { id, firstName, lastName, email, phone, endsAt } of crowd) {
  await desk.db.execute(sql`
    insert into people (id, email, username, first_name, last_name, phone, access_ends_at) overriding system value
    values (${id}, ${email}, ${email}, ${firstName}, ${lastName}, ${phone}, ${endsAt?.toISOString() ?? null})`)
}

type Somebody = (typeof crowd)[number]
type Comparing = (a: Somebody, b: Somebody) => number
const names = ({ firstName, lastName }: Somebody) => [firstName.toLowerCase(), lastName.toLowerCase()] as const
const compare = <Thing extends string | number>(a: Thing, b: Thing) => (a < b ? -1 : a > b ? 1 : 0)
const ends = ({ endsAt }: Somebody) => endsAt?.getTime() ?? null
const stretch = (at: number | null) => (at === null ? 2 : at > Date.now() ? 0 : 1)

const orders: Record<string, Comparing> = {
  newest: (a, b) => b.id - a.id,
  oldest: (a, b) => a.id - b.id,
  name: (a, b) => compare(names(a)[0], names(b)[0]) || compare(names(a)[1], names(b)[1]) || a.id - b.id,
  ends: (a, b) => {
    const [first, second] = [ends(a), ends(b)]
    if (stretch(first) !== stretch(second)) return stretch(first) - stretch(second)
    const later = (first ?? 0) - (second ?? 0) || a.id - b.id
    return stretch(first) === 0 ? later : -later
  },
}

/** Reads page after page to the end, or as many as given. */
async function paged(query: Record<string, unknown>, most = crowd.length): Promise<number[]> {
  const seen: number[] = []
  for (let [after, pages] = [undefined as string | undefined, 0]; pages < most; pages += 1) {
    const { http, body } = await desk.call(admin, listPeople, { query: { size, ...query, ...(after && { after }) } })
    expect(http).toBe(200)
    seen.push(...body.data.items.map(({ userId }: Person) => userId))
    if (body.data.next === null) return seen
    after = body.data.next
  }
  return seen
}

const has =
  (...words: string[]) =>
  ({ lastName, phone }: Somebody) =>
    words.every((word) => `${lastName} ${phone}`.toLowerCase().includes(word))

const searches = [
  { search: 'madhyam', fits: has('madhyamik') },
  { search: 'virla', fits: has('virlaniya') },
  { search: 'simawal', fits: has('simawal') },
  { search: 'sadharan vishamkar madhyam', fits: has('sadharan', 'vishamkar', 'madhyamik') },
  { search: '111 001', fits: has('111001') },
]
const inEveryOrder = searches.flatMap((one) => Object.keys(orders).map((order) => ({ ...one, order })))

test.each(inEveryOrder)('finds everybody for $search by $order, once and in order', async ({ search, fits, order }) => {
  const expected = crowd.filter(fits).toSorted(orders[order])
  expect(expected.length).toBeGreaterThan(1)
  expect(await paged({ search, order })).toEqual(expected.map(({ id }) => id))
})

test.each(Object.keys(orders))('pages through a common word by %s', async (order) => {
  const expected = crowd.filter(has('sadharan')).toSorted(orders[order])
  expect(await paged({ search: 'sadharan', order }, 8)).toEqual(expected.slice(0, 8 * size).map(({ id }) => id))
})

test.each(['newest', 'oldest', 'ends'])('applies a filter in every step of the search by %s', async (order) => {
  const isNever = ({ endsAt }: Somebody) => endsAt === null
  const expected = crowd.filter((one) => isNever(one) && has('madhyamik')(one)).toSorted(orders[order])
  expect(await paged({ search: 'madhyam', subscription: 'never', order })).toEqual(expected.map(({ id }) => id))
})

test('finds digits inside an email as in a phone number', async () => {
  const { id } = crowd[123]!
  expect(await paged({ search: `crowd-${id}@` })).toEqual([id])
  expect(await paged({ search: String(id) })).toEqual([id])
})

type Plan = { 'Subplan Name'?: string; 'Relation Name'?: string; 'Actual Loops': number; Plans?: Plan[] }

/** The index scans on the people table, from the database statistics. */
async function stepsRun(word: string): Promise<string[]> {
  const ids = { from: sql`(select max(id) from ${people})`, step: -1 } as const
  const list = { filter: isNull(people.deletedAt), words: [word], order: [desc(people.id)], after: undefined }
  const where = isOnSearchPage({ ...list, limit: size + 1, ids })
  const { rows } = await desk.db.execute<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
    sql`explain (analyze, format json) select ${people.id} from ${people} where ${where}`,
  )
  const all = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(all)]
  const readsPeople = (plan: Plan) =>
    (plan.Plans ?? [])
      .flatMap((below) => (below['Subplan Name'] ? [] : all(below)))
      .some((part) => part['Relation Name'] === 'people' && part['Actual Loops'] > 0)
  return all(rows[0]!['QUERY PLAN'][0].Plan)
    .filter((plan) => plan['Subplan Name']?.startsWith('CTE ') && readsPeople(plan))
    .map((plan) => plan['Subplan Name']!.slice('CTE '.length))
}

test('runs a step only if those before it left room', async () => {
  expect(await stepsRun('sadharan')).toEqual(['scanned'])
  expect(await stepsRun('madhyam')).toEqual(['scanned', 'neighbours'])
  expect(await stepsRun('virla')).toEqual(['scanned', 'neighbours', 'everybody'])
})
