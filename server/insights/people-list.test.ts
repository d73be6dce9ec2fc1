import { beforeAll, describe, expect, test } from 'vitest'
import { listPeople, listPeopleIds, type Person } from '#contract/insights/people.ts'
import { dayMs as day } from '#contract/kit/durations.ts'
import type { PersonRow } from '#server/identity/tables.ts'
import { people } from '#server/identity/tables.ts'
import { courses } from '#server/catalogue/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { enrolments } from '#server/learning/tables.ts'
import { accessEntries } from '#server/membership/tables.ts'
import { newPerson } from '#server/testing/makers.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'

const desk = await moneyDesk()
const admin = await desk.newActor('admin')

const inDays = (days: number) => new Date(Date.now() + days * day)

async function found(query: Record<string, unknown>): Promise<Person[]> {
  const { http, body } = await desk.call(admin, listPeople, { query: { size: 100, ...query } })
  expect(http).toBe(200)
  return body.data.items
}
const idsOf = async (query: Record<string, unknown>) => (await found(query)).map(({ userId }) => userId)

const grantAccess = (personId: number, endsAt: Date) =>
  desk.db.insert(accessEntries).values({ personId, startsAt: new Date(0), endsAt, reason: 'For the test' })

async function newCourse(): Promise<number> {
  const trainer = { name: '', role: '', experience: '', image: '' }
  const course = {
    title: 'Of the list',
    description: 'x',
    image: '/media/course-1.svg',
    paisePerWeek: 1,
    trainer,
    syllabus: [],
  }
  const [row] = await desk.db.insert(courses).values(course).returning()
  return row!.id
}

describe('the search finds people', () => {
  let asha: PersonRow
  beforeAll(async () => {
    asha = await newPerson(desk.db, { firstName: 'Zubeida', lastName: 'Khanwilkar', phone: '+919876512345' })
  })

  test.each([
    ['part of a first name', 'ubei'],
    ['part of a last name in other letters', 'NWILK'],
    ['several words in any order', 'khanwilkar zubeida'],
    ['part of a phone number', '65123'],
    ['a phone number as people write it', '+91 98765-12345'],
    ['the first letters of a name', 'Zu'],
    ['words with what people put around them', '(Zubeida), khan'],
  ])('by %s', async (_, search) => expect(await idsOf({ search })).toEqual([asha.id]))

  test('by part of the email', async () => expect(await idsOf({ search: asha.email.slice(2, 12) })).toEqual([asha.id]))

  test('only if every word matches', async () => expect(await idsOf({ search: 'zubeida sharma' })).toEqual([]))

  test('by wildcard characters as they are', async () => {
    expect(await idsOf({ search: 'zub_ida' })).toEqual([])
    expect(await idsOf({ search: 'zub%ida' })).toEqual([])
  })

  test('not by letters inside a name or by punctuation', async () => {
    expect(await idsOf({ search: 'ub' })).toEqual([])
    expect(await idsOf({ search: '--' })).toEqual([])
  })

  test('in any script', async () => {
    const { id } = await newPerson(desk.db, { firstName: 'ज़ुबैदा', lastName: 'खानविलकर' })
    expect(await idsOf({ search: 'बैदा' })).toEqual([id])
    expect(await idsOf({ search: 'खान ज़ुबैदा' })).toEqual([id])
  })

  test('by a complete transaction id in any spelling', async () => {
    await desk.newPayment(asha.id, { transactionId: '998877665544' })
    expect(await idsOf({ search: '9988 7766 5544' })).toEqual([asha.id])
    expect(await idsOf({ search: '998877665543' })).toEqual([])
    expect(await idsOf({ search: '9988776655' })).toEqual([])
  })

  test('who deleted their account only by number, payment or filter', async () => {
    const gone = await newPerson(desk.db, { firstName: 'Gonzalo' })
    const blocked = await newPerson(desk.db, { blockedAt: new Date() })
    await desk.newPayment(gone.id, { transactionId: '111122223333' })
    const email = `deleted-${gone.id}@deleted.invalid`
    const [deletedAt, blockedAt] = [new Date(), new Date()]
    await desk.db.update(people).set({ deletedAt, blockedAt, email }).where(eq(people.id, gone.id))
    expect(await idsOf({ search: 'Gonzalo' })).toEqual([])
    expect(await idsOf({})).not.toContain(gone.id)
    expect(await found({ search: `#${gone.id}` })).toMatchObject([{ userId: gone.id, isDeleted: true }])
    expect(await idsOf({ search: `person ${gone.id}` })).toEqual([gone.id])
    expect(await idsOf({ search: '111122223333' })).toEqual([gone.id])
    expect(await idsOf({ deleted: 'true' })).toEqual([gone.id])
    expect(await idsOf({ deleted: 'true', search: 'gonzalo' })).toEqual([gone.id])
    expect(await idsOf({ deleted: 'true', search: 'asha' })).toEqual([])
    expect(await idsOf({ deleted: 'false' })).not.toContain(gone.id)
    expect(await idsOf({ blocked: 'true' })).toEqual([blocked.id])
  })

  test('by a whole email, and then nobody else whose email contains it', async () => {
    await newPerson(desk.db, { email: `x${asha.email}` })
    expect(await idsOf({ search: ` ${asha.email.toUpperCase()} ` })).toEqual([asha.id])
    expect(await idsOf({ search: asha.email, role: 'admin' })).toEqual([])
  })
})

test('shows subscription, pending payment, courses and last visit', async () => {
  const learner = await desk.newActor('learner')
  const ends = inDays(20)
  await grantAccess(learner.id, inDays(-5))
  await grantAccess(learner.id, ends)
  await desk.newPayment(learner.id)
  await desk.db.insert(enrolments).values({ personId: learner.id, courseId: await newCourse() })
  const [person] = await found({ search: learner.email })
  expect(person).toMatchObject({
    userId: learner.id,
    name: 'Meena Devi',
    email: learner.email,
    role: 'learner',
    isBlocked: false,
    isDeleted: false,
    photo: null,
    subscriptionEnds: ends.toISOString(),
    hasPendingPayment: true,
    courses: 1,
  })
  expect(Date.parse(person!.lastSeenAt!)).toBeGreaterThan(Date.now() - day)
  const stranger = await newPerson(desk.db)
  expect(await found({ search: stranger.email })).toMatchObject([
    { subscriptionEnds: null, hasPendingPayment: false, courses: 0, lastSeenAt: null },
  ])
})

describe('filters', () => {
  const lastName = 'Filterwala'
  const make = async (edit: Partial<PersonRow> = {}) => (await newPerson(desk.db, { lastName, ...edit })).id
  const only = (query: Record<string, unknown>) => idsOf({ search: lastName, order: 'oldest', ...query })
  let of: Record<'active' | 'expired' | 'never' | 'pending' | 'mentor' | 'blocked', number>
  let courseId: number

  beforeAll(async () => {
    of = {
      active: await make(),
      expired: await make(),
      never: await make(),
      pending: await make(),
      mentor: await make({ role: 'mentor' }),
      blocked: await make({ blockedAt: new Date() }),
    }
    await grantAccess(of.active, inDays(2))
    await grantAccess(of.expired, inDays(-2))
    await desk.newPayment(of.pending)
    await desk.newPayment(of.pending)
    courseId = await newCourse()
    await desk.db.insert(enrolments).values([of.active, of.never].map((personId) => ({ personId, courseId })))
  })

  test('by subscription', async () => {
    expect(await only({ subscription: 'active' })).toEqual([of.active])
    expect(await only({ subscription: 'expired' })).toEqual([of.expired])
    expect(await only({ subscription: 'never' })).toEqual([of.never, of.pending, of.mentor, of.blocked])
    expect(await only({ subscription: 'pending' })).toEqual([of.pending])
  })

  test('by role, block and course, and all at once', async () => {
    expect(await only({ role: 'mentor' })).toEqual([of.mentor])
    expect(await only({ blocked: true })).toEqual([of.blocked])
    expect(await only({ blocked: false })).not.toContain(of.blocked)
    expect(await only({ courseId })).toEqual([of.active, of.never])
    expect(await only({ courseId, subscription: 'never', role: 'learner', blocked: false })).toEqual([of.never])
  })

  test('by last seen: never is neither within nor unseen for some days', async () => {
    const seenAt = (days: number) => desk.db.update(people).set({ lastSeenAt: inDays(-days) })
    await seenAt(6).where(eq(people.id, of.active))
    await seenAt(10).where(eq(people.id, of.expired))
    await seenAt(31).where(eq(people.id, of.mentor))
    expect(await only({ seen: 'within7' })).toEqual([of.active])
    expect(await only({ seen: 'within30' })).toEqual([of.active, of.expired])
    expect(await only({ seen: 'not7' })).toEqual([of.expired, of.mentor])
    expect(await only({ seen: 'not14' })).toEqual([of.mentor])
    expect(await only({ seen: 'never' })).toEqual([of.never, of.pending, of.blocked])
  })

  test('return the ids of everyone who matches, in order, and only selected people', async () => {
    const query = { search: lastName, order: 'oldest', role: 'learner' }
    const { userIds, isMore } = await desk.load(admin, listPeopleIds, { query })
    expect(userIds).toEqual([of.active, of.expired, of.never, of.pending, of.blocked])
    expect(isMore).toBe(false)
    expect(await idsOf({ userIds: `${of.never},${of.active}`, order: 'oldest' })).toEqual([of.active, of.never])
  })
})

describe('orders', () => {
  const lastName = 'Kramadekar'
  const names = ['beena', 'Anil', 'Chitra', 'anil', 'Beena', 'Deepa', 'anil']
  const ends = [5, -1, null, 2, null, -9, 5]
  const seen = [-5, null, -1, -5, null, -9, -2]
  let ids: number[]

  beforeAll(async () => {
    ids = []
    for (const [at, firstName] of names.entries()) {
      const lastSeenAt = seen[at] == null ? null : inDays(seen[at])
      const { id } = await newPerson(desk.db, { firstName, lastName, lastSeenAt })
      ids.push(id)
      if (ends[at] != null) await grantAccess(id, inDays(ends[at]))
    }
  })

  async function paged(order: string): Promise<number[]> {
    const seen: number[] = []
    for (let after: string | undefined; ;) {
      const query = { search: lastName, order, size: 2, ...(after && { after }) }
      const { body } = await desk.call(admin, listPeople, { query })
      seen.push(...body.data.items.map(({ userId }: Person) => userId))
      if (body.data.next === null) return seen
      after = body.data.next
    }
  }

  test.each([
    ['newest', [6, 5, 4, 3, 2, 1, 0]],
    ['oldest', [0, 1, 2, 3, 4, 5, 6]],
    ['name', [1, 3, 6, 0, 4, 2, 5]],
    ['ends', [3, 0, 6, 1, 5, 4, 2]],
    ['seen', [2, 6, 3, 0, 5, 4, 1]],
    ['unseen', [5, 0, 3, 6, 2, 4, 1]],
  ])('%s: pages without gaps', async (order, places) => {
    // Two that end on the same day were given it a moment apart.
    expect(await paged(order)).toEqual(places.map((at) => ids[at]))
  })

  test('by last seen doesn’t start again when the last person of a page is seen', async () => {
    const query = { search: lastName, order: 'seen', size: 2 }
    const { body } = await desk.call(admin, listPeople, { query })
    await desk.db.update(people).set({ lastSeenAt: new Date() }).where(eq(people.id, ids[6]!))
    const next = await idsOf({ ...query, size: 100, after: body.data.next })
    await desk.db
      .update(people)
      .set({ lastSeenAt: inDays(-2) })
      .where(eq(people.id, ids[6]!))
    expect(next).toEqual([3, 0, 5, 4, 1].map((at) => ids[at]))
  })
})

test('leaves a deleted account unchanged when its payment is verified late', async () => {
  const { id } = await newPerson(desk.db)
  const email = `deleted-${id}@deleted.invalid`
  await desk.db.update(people).set({ deletedAt: new Date(), email }).where(eq(people.id, id))
  await grantAccess(id, inDays(5))
  expect(await found({ search: `#${id}` })).toMatchObject([{ subscriptionEnds: null }])
})
