import { beforeEach, expect, test } from 'vitest'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { getOverview } from '#contract/insights/overview.ts'
import {
  addLead,
  changeDemoBookings,
  type Conversion,
  type DeskBooking,
  getConversion,
  listDemoDesk,
  listLeadEvents,
} from '#contract/membership/demo-desk.ts'
import { createContact, demoScheduleOf } from '#contract/membership/demos.ts'
import { register } from '#contract/membership/registration.ts'
import { newEmail, newRegistration, testPassword } from '#server/testing/makers.ts'
import { apiError, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { insertSession } from '#server/identity/sessions/store.ts'
import { newToken } from '#server/kit/security/tokens.ts'
import { demoBookings, leadEvents } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 100 })
const support = await app.newActor('support')
const other = await app.newActor('manager')
beforeEach(async () => {
  app.deps.clock = () => new Date('2026-11-15T06:00:00Z')
  await app.db.delete(demoBookings)
})

const mobile = '+919876543210'
async function newBooking(edit: Partial<typeof demoBookings.$inferInsert> = {}): Promise<number> {
  const booking = {
    name: 'Asha',
    email: newEmail(),
    mobile,
    message: 'Web development',
    demoDate: '2026-11-14',
    demoTime: '5:00 PM - 5:30 PM' as const,
    createdAt: new Date('2026-11-10T06:00:00Z'),
    ...edit,
  }
  const [row] = await app.db.insert(demoBookings).values(booking).returning({ id: demoBookings.id })
  return row!.id
}
const list = (query: object = {}, actor = support) => app.load(actor, listDemoDesk, { query })
const names = async (query: object, actor = support) =>
  (await list(query, actor)).items.map((row: DeskBooking) => row.name)
const change = (bookingId: number, body: object, actor = support) =>
  app.call(actor, changeDemoBookings, { body: { bookingIds: [bookingId], ...body } })
const history = (bookingId: number) => app.load(support, listLeadEvents, { params: { bookingId } })
const lead = { name: 'Ramesh', mbNumber: '98111 22233', email: '', message: 'For his daughter', source: 'phone' }
const add = (changes: object = {}) => app.call(support, addLead, { body: { ...lead, remindOn: '', ...changes } })

test('each stage and note leaves who and when, and nobody changes them', async () => {
  const id = await newBooking()
  await change(id, { state: 'attended', note: 'Liked it' })
  await change(id, { note: 'Call the father' }, other)
  await change(id, { state: 'lost', lostReason: 'price' })
  await change(id, { state: 'booked' })
  expect(await history(id)).toMatchObject([
    { by: 'Meena Devi', state: 'booked' },
    { state: 'lost' },
    { note: 'Call the father', state: null, at: expect.any(String) },
    { note: 'Liked it', state: null },
    { state: 'attended', note: null },
  ])
  expect((await list()).items).toMatchObject([
    { state: 'booked', lostReason: '', lastNote: { text: 'Call the father' } },
  ])
  await expect(app.db.update(leadEvents).set({ note: 'Other' })).rejects.toThrow(/lead_events/)
  const log = await app.auditsOf(`demo booking ${id}`)
  expect(JSON.stringify(log)).not.toContain('father')
  expect((await app.call(support, listLeadEvents, { params: { bookingId: 987_654 } })).http).toBe(404)
})

test('what is due is listed from the longest waiting on', async () => {
  for (const [name, remindOn] of [
    ['Second', '2026-11-14'],
    ['First', '2026-11-10'],
    ['Third', '2026-11-14'],
  ])
    await newBooking({ name: name!, remindOn: remindOn! })
  const first = await list({ due: true, size: 2 })
  const rest = await list({ due: true, size: 2, after: first.next! })
  expect([first, rest].map(({ items }) => items.map((row: DeskBooking) => row.name))).toEqual([
    ['First', 'Second'],
    ['Third'],
  ])
})

test('a lost lead has a reason and no reminder', async () => {
  const id = await newBooking()
  expect(await change(id, { state: 'lost' })).toMatchObject(fieldError('lostReason', 'Choose why we lost them'))
  await change(id, { remindOn: '2026-11-15' })
  const { body } = await change(id, { state: 'lost', lostReason: 'no answer' })
  expect(body.data).toMatchObject([{ state: 'lost', lostReason: 'no answer', remindOn: null }])
})

test('a reminder is work of today for the one who follows up, and for nobody else', async () => {
  const id = await newBooking({ name: 'Due' })
  await newBooking({ name: 'Later', assigneeId: support.id, remindOn: '2026-11-16' })
  const past = await change(id, { remindOn: '2026-11-14' })
  expect(past).toMatchObject(fieldError('remindOn', 'Choose a day from today on'))
  await change(id, { remindOn: '2026-11-15', assigneeId: support.id })
  expect(await names({ due: true })).toEqual(['Due'])
  expect(await names({ due: true, assignee: 'me' }, other)).toEqual([])
  const waiting = async (actor = support) => (await app.load(actor, getOverview)).waiting.leads?.count
  expect([await waiting(), await waiting(other)]).toEqual([1, 0])
  expect(await waiting(await app.newActor('accountant'))).toBeUndefined()
  await change(id, { remindOn: null })
  expect(await waiting()).toBe(0)
})

test('staff add somebody who called, whom they follow up', async () => {
  const { body } = await add({ remindOn: '2026-11-16' })
  expect(body.data).toMatchObject({
    name: 'Ramesh',
    mbNumber: '+919811122233',
    demoDate: null,
    source: 'phone',
    remindOn: '2026-11-16',
    assignee: { userId: support.id },
  })
  expect(await names({ search: '98111' })).toEqual(['Ramesh'])
  expect(await names({ upcoming: true })).toEqual([])
  // Without a demo, they may come at any time.
  expect((await change(body.data.bookingId, { state: 'attended' })).http).toBe(200)
  expect(await app.auditsOf(`demo booking ${body.data.bookingId}`)).toMatchObject([
    { actorId: support.id, action: 'lead added', after: { source: 'phone' } },
    { action: 'demo booking changed' },
  ])
})

test.each([
  ['name', { name: '' }, 'Enter a name'],
  ['mbNumber', { mbNumber: '123' }, /10-digit/],
  ['email', { email: 'asha' }, /email/],
  ['message', { message: ' ' }, 'Enter what they’re interested in'],
  ['source', { source: 'website' }, 'Choose where they come from'],
  ['remindOn', { remindOn: '2026-11-14' }, 'Choose a day from today on'],
])('rejects a lead with a wrong %s', async (field, changes, problem) => {
  expect(await add(changes)).toMatchObject(fieldError(field, problem))
  expect((await list()).items).toEqual([])
})

test('remembers from where the form was opened', async () => {
  const [demoDate, demoTime] = ['2026-11-20', '8:00 PM - 8:30 PM'] as const
  const contact = {
    name: 'Asha',
    email: newEmail(),
    message: 'Python',
    mbNumber: '9876500000',
    demoDate,
    demoTime,
    demoSchedule: demoScheduleOf(demoDate, demoTime),
  }
  const from = { openedFrom: `${app.env.publicUrl}/courses/3`, campaign: 'Instagram' }
  expect((await app.call(null, createContact, { body: { ...contact, ...from } })).http).toBe(200)
  expect((await list()).items).toMatchObject([{ source: 'instagram', openedFrom: '/courses/3' }])
})

test('joined by itself when the same phone or address registers, however it is written', async () => {
  const byMail = await newBooking({
    email: 'asha.kumari+demo@gmail.com',
    mobile: '+919000000001',
    state: 'lost',
    lostReason: 'time',
  })
  const byPhone = (await add({ mbNumber: '9000000002', remindOn: '2026-11-20' })).body.data.bookingId
  const stranger = await newBooking({ mobile: '+919000000003' })
  const body = newRegistration({ email: 'Asha.Kumari@gmail.com', phone: '09000000002' })
  const { userId } = (await app.call(null, register, { body })).body.data
  const { items } = await list()
  const found = (id: number) => items.find(({ bookingId }: DeskBooking) => bookingId === id)
  expect([found(byMail), found(byPhone), found(stranger)]).toMatchObject([
    { state: 'registered', lostReason: '' },
    { state: 'registered', remindOn: null },
    { state: 'booked' },
  ])
  expect((await history(byPhone))[0]).toMatchObject({ by: null, state: 'registered' })
  // Moving back is possible.
  expect((await change(byMail, { state: 'attended' })).http).toBe(200)

  // Their leads go with their account, also the one that has only a phone number.
  const token = newToken()
  await insertSession(app.db, userId, token, 'Test device')
  const left = await app.call({ token }, deleteAccount, { body: { password: testPassword } })
  expect(left.http).toBe(200)
  expect((await list()).items.map(({ bookingId }: DeskBooking) => bookingId)).toEqual([stranger])
})

test('conversion counts who came and joined, by month and source', async () => {
  const came = await newBooking({ source: 'instagram' })
  await change(came, { state: 'attended' })
  await change(came, { state: 'registered' })
  const lost = await newBooking({ source: 'instagram' })
  await change(lost, { state: 'attended' })
  await change(lost, { state: 'lost', lostReason: 'time' })
  const mistaken = await newBooking()
  await change(mistaken, { state: 'attended' })
  await change(mistaken, { state: 'booked' })
  await newBooking({ state: 'registered', createdAt: new Date('2026-10-31T18:29:59Z') })
  await newBooking({ createdAt: new Date('2025-11-30T18:29:59Z') })
  const rows: Conversion[] = await app.load(support, getConversion)
  expect(rows).toEqual([
    { month: '2026-11', source: 'instagram', leads: 2, came: 2, joined: 1 },
    { month: '2026-11', source: 'website', leads: 1, came: 0, joined: 0 },
    { month: '2026-10', source: 'website', leads: 1, came: 0, joined: 1 },
  ])
})

test('who only sees people changes nothing', async () => {
  const reader = await app.newActor('support')
  await app.asOwner(`update people set adjustments = '{"people":"see"}' where id = ${reader.id}`)
  const id = await newBooking()
  expect((await list({}, reader)).items).toHaveLength(1)
  expect(await change(id, { state: 'attended' }, reader)).toMatchObject(apiError(403))
  expect((await app.call(reader, addLead, { body: { ...lead, remindOn: '' } })).http).toBe(403)
})
