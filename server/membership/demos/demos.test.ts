import { eq } from '#server/kit/db/orm.ts'
import { beforeEach, expect, test } from 'vitest'
import type { z } from 'zod'
import {
  createContact,
  type DemoContact,
  type DemoDay,
  demoScheduleOf,
  demoSlots,
  listDemoDays,
} from '#contract/membership/demos.ts'
import { listDemoDesk } from '#contract/membership/demo-desk.ts'
import { writeSettings } from '#server/site/index.ts'
import { newEmail } from '#server/testing/makers.ts'
import { countByStatus, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { alreadyBookedText } from './rules.ts'
import { demoBookings } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
beforeEach(() => {
  // 11:30 in the morning of 15 November in India.
  app.deps.clock = () => new Date('2026-11-15T06:00:00Z')
})

type Form = z.input<typeof DemoContact>

let mobiles = 0
/** A different one each time. */
const newMobile = () => `98765 ${String((mobiles += 1)).padStart(5, '0')}`

/** The booking form. */
function newContact(fields: Partial<Form> = {}): Form {
  const demoDate = fields.demoDate ?? '2026-11-16'
  const demoTime = fields.demoTime ?? '5:00 PM - 5:30 PM'
  return {
    name: 'आशा कुमारी',
    email: newEmail(),
    message: 'Web development\nand a first job',
    mbNumber: newMobile(),
    demoDate,
    demoTime,
    demoSchedule: demoScheduleOf(demoDate, demoTime),
    ...fields,
  }
}

const book = (body: object) => app.call(null, createContact, { body })
const slotsOn = async (date: string) =>
  ((await app.load(null, listDemoDays)) as DemoDay[]).find((day) => day.date === date)?.slots

test('books a demo, sends an email with a calendar file and shows it to staff', async () => {
  const contact = newContact({ email: '  Asha.K@Example.in ', mbNumber: '98765 43210' })
  expect(await book(contact)).toMatchObject({ http: 200, body: { status: 1 } })

  const [email, ...more] = await app.emailsTo('asha.k@example.in')
  expect(more).toEqual([])
  expect(email!.subject).toBe('Booked: your free demo starts on 16 Nov 2026')
  expect(email!.text).toContain('16 Nov 2026 to 20 Nov 2026, 5:00 PM - 5:30 PM IST each day')
  expect(email!.attachments).toMatchObject([
    { name: 'free-demo.ics', content: expect.stringContaining('DTSTART:20261116T113000Z\r\n') },
  ])

  const admin = await app.newActor('admin')
  expect((await app.load(admin, listDemoDesk, { query: { search: 'asha.k@' } })).items).toMatchObject([
    {
      name: 'आशा कुमारी',
      email: 'asha.k@example.in',
      mbNumber: '+919876543210',
      message: 'Web development\nand a first job',
      demoDate: '2026-11-16',
      demoTime: '5:00 PM - 5:30 PM',
    },
  ])
})

test('stores one booking and sends one email when the form is sent twice', async () => {
  const contact = newContact()
  const twice = await Promise.all([book(contact), book(contact)])
  const again = await book({ ...contact, name: 'Someone else', email: contact.email.toUpperCase() })
  expect([...twice, again].map(({ body }) => body.status)).toEqual([1, 1, 1])
  const rows = await app.db.select().from(demoBookings).where(eq(demoBookings.email, contact.email))
  expect(rows).toMatchObject([{ name: 'आशा कुमारी' }])
  expect(await app.emailsTo(contact.email)).toHaveLength(1)
})

test('accepts the same booking again after the slot started or filled up', async () => {
  const contact = newContact({ demoDate: '2026-11-17' })
  await book(contact)
  await writeSettings(app.db, { demoSlotCapacity: 1 }, null)
  expect((await book(contact)).body.status).toBe(1)
  await writeSettings(app.db, { demoSlotCapacity: 12 }, null)
  app.deps.clock = () => new Date('2026-11-17T12:00:00Z')
  expect((await book(contact)).body.status).toBe(1)
})

test('gives twelve places to fifty simultaneous bookings on two instances', async () => {
  const other = await app.another()
  other.deps.clock = app.deps.clock
  const slot = { demoDate: '2026-11-18' }
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      (index % 2 ? other : app).call(null, createContact, { body: newContact(slot) }),
    ),
  )
  expect(countByStatus(answers)).toEqual({ 200: 12, 409: 38 })
  expect(await app.db.$count(demoBookings, eq(demoBookings.demoDate, '2026-11-18'))).toBe(12)
})

test('rejects a full slot and no longer offers it', async () => {
  await writeSettings(app.db, { demoSlotCapacity: 1 }, null)
  const slot = { demoDate: '2026-11-19', demoTime: '8:00 PM - 8:30 PM' } as const
  expect((await book(newContact(slot))).body.status).toBe(1)
  const late = newContact(slot)
  expect(await book(late)).toMatchObject(fieldError('demoTime', 'This slot is full. Please choose another.', 409))
  expect(await app.emailsTo(late.email)).toEqual([])
  expect(await slotsOn('2026-11-19')).toEqual(demoSlots.filter((free) => free !== slot.demoTime))
  expect((await book(newContact({ ...slot, demoTime: '8:30 PM - 9:00 PM' }))).body.status).toBe(1)
  await writeSettings(app.db, { demoSlotCapacity: 12 }, null)
})

test('a person has one active demo, also when five are sent at once, and is emailed the link to change it', async () => {
  const email = newEmail()
  const dates = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-05']
  const answers = await Promise.all(dates.map((demoDate) => book(newContact({ email, demoDate }))))
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 4 })
  expect(answers.find(({ http }) => http === 409)!.body).toMatchObject({
    code: 'conflict',
    message: alreadyBookedText,
    fields: { email: alreadyBookedText },
  })
  // The confirmation, and the link again at most twice a day.
  expect(await app.emailsTo(email)).toHaveLength(3)
  expect((await book(newContact({ email: email.replace('@', '+again@') }))).http).toBe(409)
  app.deps.clock = () => new Date('2026-12-10T06:00:00Z')
  expect((await book(newContact({ email, demoDate: '2026-12-11' }))).body.status).toBe(1)
})

test('another address with the same name and number is the same person; a shared number alone is not', async () => {
  const mbNumber = newMobile()
  expect((await book(newContact({ name: 'Ravi Kumar', mbNumber }))).body.status).toBe(1)
  expect((await book(newContact({ name: 'RAVI kumar', mbNumber }))).http).toBe(409)
  expect((await book(newContact({ name: 'Sita Kumar', mbNumber }))).body.status).toBe(1)
})

test.each([
  ['name', '   '],
  ['mbNumber', '5876543210'],
  ['demoSchedule', '2026-11-17 at 5:00 PM - 5:30 PM'],
])('rejects %s %j', async (field, value) => {
  const contact = newContact()
  expect(await book({ ...contact, [field]: value })).toMatchObject(fieldError(field))
  expect(await app.db.$count(demoBookings, eq(demoBookings.email, contact.email))).toBe(0)
})

test('lists bookings newest first and finds them by phone number in any spelling', async () => {
  const admin = await app.newActor('admin')
  for (let index = 0; index < 3; index++) {
    await book(newContact({ name: `Pager ${index}`, mbNumber: `+91 70000-0000${index}`, demoDate: '2026-11-25' }))
  }
  const list = (query: object) => app.load(admin, listDemoDesk, { query })
  const names = ({ items }: { items: { name: string }[] }) => items.map(({ name }) => name)
  const first = await list({ search: 'pager', size: 2 })
  const second = await list({ search: 'pager', size: 2, after: first.next })
  expect([names(first), names(second), second.next]).toEqual([['Pager 2', 'Pager 1'], ['Pager 0'], null])
  expect(names(await list({ search: '70000 00001' }))).toEqual(['Pager 1'])
  expect(names(await list({ search: '%' }))).toEqual([])
})
