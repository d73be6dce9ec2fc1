import { beforeEach, describe, expect, test } from 'vitest'
import {
  changeDemoBookings,
  type DeskBooking,
  revokeDemoFeed,
  getDemoCalendar,
  listDemoDesk,
  createDemoFeed,
} from '#contract/membership/demo-desk.ts'
import { demoSlots } from '#contract/membership/demos.ts'
import { register } from '#contract/membership/registration.ts'
import { auditEntries, people } from '#server/identity/tables.ts'
import { desc, eq } from '#server/kit/db/orm.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEmail, newPerson, newRegistration } from '#server/testing/makers.ts'
import { fieldError, sharedApp } from '#server/testing/test-app.ts'
import { demoBookings, demoFeeds } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const admin = await app.newActor('admin')
const other = await app.newActor('admin')
beforeEach(async () => {
  app.deps.clock = () => new Date('2026-11-15T06:00:00Z')
  await app.db.delete(demoBookings)
})

type Booking = typeof demoBookings.$inferInsert

async function newBooking(edit: Partial<Booking> = {}): Promise<number> {
  const [row] = await app.db
    .insert(demoBookings)
    .values({
      name: 'आशा कुमारी',
      email: newEmail(),
      mobile: '+919876543210',
      message: 'Web development',
      demoDate: '2026-11-16',
      demoTime: '5:00 PM - 5:30 PM',
      ...edit,
    })
    .returning({ id: demoBookings.id })
  return row!.id
}
const list = (query: object = {}) => app.load(admin, listDemoDesk, { query })
const names = ({ items }: { items: DeskBooking[] }) => items.map(({ name }) => name)
const change = (body: object) => app.call(admin, changeDemoBookings, { body })
const lastAudit = async () => (await app.db.select().from(auditEntries).orderBy(desc(auditEntries.id)).limit(1))[0]

describe('the list', () => {
  test('of upcoming bookings is in order of time across pages', async () => {
    await newBooking({ name: 'Evening', demoTime: '9:30 PM - 10:00 PM' })
    await newBooking({ name: 'Early', demoTime: '5:00 AM - 7:30 AM' })
    await newBooking({ name: 'Today', demoDate: '2026-11-15' })
    await newBooking({ name: 'Past', demoDate: '2026-11-14' })
    await newBooking({ name: 'Evening too', demoTime: '9:30 PM - 10:00 PM' })
    const order = ['Today', 'Early', 'Evening', 'Evening too']
    expect(names(await list({ upcoming: true }))).toEqual(order)
    const pages = []
    for (let after: string | null = ''; after !== null;) {
      const page: { items: DeskBooking[]; next: string | null } = await list({ upcoming: true, size: 1, after })
      pages.push(...names(page))
      after = page.next
    }
    expect(pages).toEqual(order)
    expect(names(await list({ date: '2026-11-16' }))).toEqual(order.slice(1))
    expect(names(await list({ upcoming: true, after: '2026-99-99_1_1' }))).toEqual(order)
    expect(names(await list())).toEqual(['Evening too', 'Past', 'Today', 'Early', 'Evening'])
  })

  test('filters by state and assignee and counts open bookings', async () => {
    await newBooking({ name: 'Mine', assigneeId: admin.id })
    await newBooking({ name: 'Theirs', assigneeId: other.id })
    await newBooking({ name: 'Nobody’s', state: 'attended' })
    const over = await newBooking({ name: 'Past', demoDate: '2026-11-10', assigneeId: other.id })
    expect(names(await list({ assignee: 'me' }))).toEqual(['Mine'])
    expect(names(await list({ assignee: 'unassigned' }))).toEqual(['Nobody’s'])
    expect(names(await list({ state: 'attended' }))).toEqual(['Nobody’s'])
    // A past demo without an outcome is still open.
    expect((await list({ state: 'attended' })).openCount).toBe(3)
    await change({ bookingIds: [over], state: 'no show' })
    expect((await list()).openCount).toBe(2)
  })

  test('shows who has an account', async () => {
    const person = await newPerson(app.db)
    await newBooking({ name: 'Came back', email: person.email })
    await newBooking({ name: 'New' })
    const { items } = await list()
    expect(items.map(({ name, hasAccount }: DeskBooking) => [name, hasAccount])).toEqual([
      ['New', false],
      ['Came back', true],
    ])
  })
})

describe('a change', () => {
  test('records who came only after the demo has started', async () => {
    const bookingId = await newBooking({ name: 'Ravi', demoDate: '2026-11-15', demoTime: '5:00 PM - 5:30 PM' })
    const tell = async (state: string, at: string) => {
      app.deps.clock = () => new Date(at)
      return change({ bookingIds: [bookingId], state })
    }
    const message = 'The demo of Ravi hasn’t happened yet. It’s on 15 Nov 2026 at 5:00 PM - 5:30 PM.'
    for (const state of ['attended', 'no show']) {
      expect(await tell(state, '2026-11-15T11:29:59Z')).toMatchObject({
        http: 400,
        body: { fields: { state: message } },
      })
    }
    expect((await tell('registered', '2026-11-15T11:29:59Z')).http).toBe(200)
    expect((await tell('attended', '2026-11-15T11:30:00Z')).http).toBe(200)
  })

  test('is audited, but not when repeated', async () => {
    const bookingId = await newBooking({ demoDate: '2026-11-14' })
    const note = 'Wants to start in <b>January</b>\n=1+1'
    const answer = await change({ bookingIds: [bookingId], state: 'attended', note })
    expect(answer.body.data).toMatchObject([
      { bookingId, state: 'attended', lastNote: { text: note, by: 'Meena Devi' } },
    ])
    expect(await lastAudit()).toMatchObject({
      actorId: admin.id,
      action: 'demo booking changed',
      subject: `demo booking ${bookingId}`,
      before: { state: 'booked' },
      after: { state: 'attended' },
    })
    const entries = await app.db.$count(auditEntries)
    await change({ bookingIds: [bookingId], state: 'attended' })
    expect(await app.db.$count(auditEntries)).toBe(entries)
    expect((await list()).items).toMatchObject([{ state: 'attended' }])
  })

  test('of several bookings applies to all or none', async () => {
    const ids = [await newBooking({ demoDate: '2026-11-14' }), await newBooking({ demoDate: '2026-11-14' })]
    expect((await change({ bookingIds: [...ids, 987_654], state: 'no show' })).http).toBe(404)
    expect((await list({ state: 'no show' })).items).toEqual([])
    expect((await change({ bookingIds: ids, state: 'no show' })).body.data).toHaveLength(2)
    expect((await list({ state: 'no show' })).items).toHaveLength(2)
  })

  test('of the assignee notifies them once', async () => {
    const ids = [await newBooking({ demoDate: '2026-11-20' }), await newBooking({ demoDate: '2026-11-21' })]
    const before = (await app.notificationsOf(other)).length
    const { body } = await change({ bookingIds: ids, assigneeId: other.id })
    expect(body.data).toMatchObject([
      { assignee: { userId: other.id, name: 'Meena Devi' } },
      { assignee: { userId: other.id } },
    ])
    const received = await app.notificationsOf(other)
    expect(received).toHaveLength(before + 1)
    expect(received[0]).toMatchObject({
      title: 'Meena assigned you 2 demo bookings',
      link: '/admin/leads?day=2026-11-20',
    })
    await change({ bookingIds: ids, assigneeId: other.id })
    expect(await app.notificationsOf(other)).toHaveLength(before + 1)
    const freed = await change({ bookingIds: ids, assigneeId: null })
    expect(freed.body.data).toMatchObject([{ assignee: null }, { assignee: null }])
  })

  test('of the assignee accepts only who may act on people', async () => {
    const bookingIds = [await newBooking()]
    const blocked = await app.newActor('admin')
    await app.db.update(people).set({ blockedAt: new Date() }).where(eq(people.id, blocked.id))
    const unfit = [await app.newActor('learner'), await app.newActor('mentor'), blocked, { id: 987_654 }]
    for (const { id } of unfit) {
      expect(await change({ bookingIds, assigneeId: id })).toMatchObject(
        fieldError('assigneeId', 'Choose somebody who may do this'),
      )
    }
  })

  test.each([[{ bookingIds: [1] }, 'form', 'Choose what to change']])(
    '%# that is invalid is rejected',
    async (body, field, problem) => {
      expect(await change(body)).toMatchObject(fieldError(field, problem))
    },
  )
})

test('marks a booking as registered when its email address registers', async () => {
  const email = newEmail()
  await newBooking({ email, state: 'attended' })
  await newBooking({ name: 'Somebody else' })
  await app.call(null, register, { body: newRegistration({ email }) })
  expect((await list({ state: 'registered' })).items).toMatchObject([{ email, hasAccount: true }])
  expect(names(await list({ state: 'booked' }))).toEqual(['Somebody else'])
})

test('the calendar of a month counts the bookings of every slot', async () => {
  await writeSettings(app.db, { demoSlotCapacity: 7 }, null)
  await newBooking({ demoDate: '2028-02-29' })
  await newBooking({ demoDate: '2028-02-29' })
  await newBooking({ demoDate: '2028-03-01' })
  const { data } = (await app.call(admin, getDemoCalendar, { query: { month: '2028-02' } })).body
  await writeSettings(app.db, { demoSlotCapacity: 12 }, null)
  expect(data).toMatchObject({ capacity: 7, feedSince: null })
  expect(data.days).toHaveLength(29)
  expect(data.days[28]).toEqual({
    date: '2028-02-29',
    slots: demoSlots.map((demoTime) => ({ demoTime, booked: demoTime === '5:00 PM - 5:30 PM' ? 2 : 0 })),
  })
})

describe('the calendar link', () => {
  const create = async (actor = admin) => (await app.load(actor, createDemoFeed)).url as string
  const open = (url: string) => app.app.inject({ url: new URL(url).pathname })

  test('opens without signing in and shows only names and times', async () => {
    const email = newEmail()
    await newBooking({ email, message: 'A secret wish' })
    await newBooking({ name: 'Over long ago', demoDate: '2026-10-01' })
    const { statusCode, headers, body } = await open(await create())
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
    expect(body).toContain('SUMMARY:Free demo: आशा कुमारी\r\n')
    expect(body).toContain('DTSTART:20261116T113000Z\r\n')
    for (const secret of [email, '9876543210', 'A secret wish', 'Over long ago']) expect(body).not.toContain(secret)
  })

  test('is stored as a hash, and stops working when replaced or revoked', async () => {
    const first = await create()
    const second = await create()
    expect([(await open(first)).statusCode, (await open(second)).statusCode]).toEqual([404, 200])
    const stored = JSON.stringify(await app.db.select().from(demoFeeds))
    expect(stored).not.toContain(new URL(second).pathname.slice('/demos/'.length, -'.ics'.length))
    const calendar = await app.call(admin, getDemoCalendar, { query: { month: '2026-11' } })
    expect(calendar.body.data.feedSince).toEqual(expect.any(String))
    await app.call(admin, revokeDemoFeed)
    expect((await open(second)).statusCode).toBe(404)
    expect(await lastAudit()).toMatchObject({ actorId: admin.id, action: 'demo calendar link revoked' })
    expect((await app.call(admin, revokeDemoFeed)).http).toBe(200)
  })

  test.each([
    ['is blocked', { blockedAt: new Date() }],
    ['is no longer an admin', { role: 'mentor' as const }],
  ])('stops working when its owner %s', async (_, change) => {
    const owner = await app.newActor('admin')
    const url = await create(owner)
    expect((await open(url)).statusCode).toBe(200)
    await app.db.update(people).set(change).where(eq(people.id, owner.id))
    expect((await open(url)).statusCode).toBe(404)
  })
})
