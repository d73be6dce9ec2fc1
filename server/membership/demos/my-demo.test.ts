import { beforeEach, expect, test } from 'vitest'
import {
  cancelMyDemo,
  createContact,
  type DemoDay,
  demoScheduleOf,
  type DemoSlot,
  getMyDemo,
  listDemoDays,
  moveMyDemo,
} from '#contract/membership/demos.ts'
import { changeDemoBookings, listDemoDesk } from '#contract/membership/demo-desk.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEmail } from '#server/testing/makers.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(() => {
  app.deps.clock = () => new Date('2026-11-15T06:00:00Z')
})

const evening: DemoSlot = '8:00 PM - 8:30 PM'

let people = 0
async function booked(demoDate = '2026-11-16', demoTime: DemoSlot = '5:00 PM - 5:30 PM') {
  people += 1
  const email = newEmail()
  const contact = {
    name: `Visitor ${people}`,
    email,
    message: 'Web',
    mbNumber: `90000 ${String(people).padStart(5, '0')}`,
    demoDate,
    demoTime,
    demoSchedule: demoScheduleOf(demoDate, demoTime),
  }
  const { body } = await app.call(null, createContact, { body: contact })
  const path = body.data.bookingPath as string
  return { contact, email, path, token: path.split('/').at(-1)!, calendarPath: body.data.calendarPath as string }
}

const move = (token: string, body: object) => app.call(null, moveMyDemo, { params: { token }, body })
const cancel = (token: string) => app.call(null, cancelMyDemo, { params: { token } })
const slotsOn = async (date: string) =>
  ((await app.call(null, listDemoDays)).body.data as DemoDay[]).find((day) => day.date === date)!.slots

test('the link in the email opens the booking, and no other link does', async () => {
  const { email, path, token } = await booked()
  const [confirmation] = await app.emailsTo(email)
  expect(confirmation!.text).toContain(path)
  expect((await app.call(null, getMyDemo, { params: { token } })).body.data).toMatchObject({
    demoDate: '2026-11-16',
    demoTime: '5:00 PM - 5:30 PM',
    state: 'booked',
  })
  const other = await booked()
  const forged = `${token.split('.')[0]}.${other.token.split('.')[1]}`
  const httpOf = async (made: string) => (await app.call(null, getMyDemo, { params: { token: made } })).http
  for (const made of [forged, token.slice(0, -1), '1']) expect(await httpOf(made)).toBe(404)
  expect(await httpOf("1.'")).toBe(400)
})

test('a visitor moves the demo: the old place is free again, and calendars replace the event', async () => {
  await writeSettings(app.db, { demoSlotCapacity: 1 }, null)
  const { email, token, calendarPath } = await booked('2026-11-20')
  expect(await slotsOn('2026-11-20')).not.toContain('5:00 PM - 5:30 PM')
  expect((await move(token, { demoDate: '2026-11-21', demoTime: evening })).body.data).toMatchObject({
    demoDate: '2026-11-21',
    demoTime: evening,
  })
  expect(await slotsOn('2026-11-20')).toContain('5:00 PM - 5:30 PM')
  expect(await slotsOn('2026-11-21')).not.toContain(evening)
  const calendar = await app.app.inject(calendarPath)
  expect(calendar.headers['content-type']).toContain('text/calendar')
  expect(calendar.body).toContain('DTSTART:20261121T143000Z')
  expect(calendar.body).toContain('SEQUENCE:1')
  const [, moved, ...more] = await app.emailsTo(email)
  expect(moved!.subject).toBe('Moved: your free demo starts on 21 Nov 2026')
  expect(more).toEqual([])
  // Moving to where it is changes nothing.
  await move(token, { demoDate: '2026-11-21', demoTime: evening })
  expect(await app.emailsTo(email)).toHaveLength(2)
  await writeSettings(app.db, { demoSlotCapacity: 12 }, null)
})

test('a demo cannot move to a full slot, to the past or beyond the window', async () => {
  await writeSettings(app.db, { demoSlotCapacity: 1 }, null)
  await booked('2026-11-25', evening)
  const { token } = await booked('2026-11-24', evening)
  expect(await move(token, { demoDate: '2026-11-25', demoTime: evening })).toMatchObject({
    http: 409,
    body: { fields: { demoTime: 'This slot is full. Please choose another.' } },
  })
  expect((await move(token, { demoDate: '2026-11-14', demoTime: evening })).http).toBe(400)
  expect((await move(token, { demoDate: '2027-01-14', demoTime: evening })).http).toBe(400)
  expect((await app.call(null, getMyDemo, { params: { token } })).body.data.demoDate).toBe('2026-11-24')
  await writeSettings(app.db, { demoSlotCapacity: 12 }, null)
})

test('a visitor cancels once, is emailed once, and can book again', async () => {
  const { contact, email, token, calendarPath } = await booked('2026-11-27', evening)
  const twice = await Promise.all([cancel(token), cancel(token)])
  expect(twice.map(({ body }) => body.data.state)).toEqual(['cancelled', 'cancelled'])
  expect((await app.emailsTo(email)).map(({ subject }) => subject).slice(1)).toEqual(['Cancelled: your free demo'])
  expect((await app.app.inject(calendarPath)).body).toContain('STATUS:CANCELLED')
  expect(await move(token, { demoDate: '2026-11-28', demoTime: evening })).toMatchObject({ http: 409 })
  expect((await app.call(null, createContact, { body: contact })).body.status).toBe(1)
})

test('staff see who cancelled, the assignee is notified, and a cancelled demo stays cancelled', async () => {
  const admin = await app.newActor('admin')
  const { contact, token } = await booked('2026-11-28')
  const found = async () =>
    (await app.call(admin, listDemoDesk, { query: { search: contact.email } })).body.data.items[0]
  const bookingIds = [(await found()).bookingId]
  await app.call(admin, changeDemoBookings, { body: { bookingIds, assigneeId: admin.id } })
  await cancel(token)
  expect((await found()).state).toBe('cancelled')
  const [notification] = await app.notificationsOf(admin)
  expect(notification.title).toBe(`${contact.name} cancelled their demo`)
  expect((await app.call(admin, changeDemoBookings, { body: { bookingIds, state: 'booked' } })).http).toBe(409)
  expect((await app.auditsOf(`demo booking ${bookingIds[0]}`)).at(-1)).toMatchObject({
    action: 'demo cancelled by the visitor',
    actorId: null,
  })
})

test('after the five days the demo can no longer be changed', async () => {
  const { token } = await booked('2026-11-16')
  app.deps.clock = () => new Date('2026-11-21T06:00:00Z')
  expect((await app.call(null, getMyDemo, { params: { token } })).body.data.state).toBe('over')
  expect((await cancel(token)).http).toBe(409)
})
