import ICAL from 'ical.js'
import { afterEach, expect, test } from 'vitest'
import * as desk from '#contract/mentoring/session-desk.ts'
import * as contract from '#contract/mentoring/sessions.ts'
import { blockPerson } from '#contract/identity/staff.ts'
import { newMember } from '#server/testing/learning/learning.ts'
import { newSession, secretLink } from '#server/testing/mentoring/sessions.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const host = await app.newActor('mentor')
afterEach(() => void (app.deps.clock = () => new Date()))

const get = (url: string) => app.app.inject({ url: url.replace(app.env.publicUrl, '') })
const feedOf = async (actor: TestActor) => (await app.load(actor, contract.renewSessionFeed)).url as string

/** The events as an independent reader of calendars sees them, by uid. */
function eventsIn(text: string) {
  const calendar = new ICAL.Component(ICAL.parse(text))
  expect(calendar.getFirstPropertyValue('method')).toBe('PUBLISH')
  const events = calendar.getAllSubcomponents('vevent').map((component) => new ICAL.Event(component))
  return new Map(
    events.map((event) => [
      event.uid,
      {
        summary: event.summary,
        description: event.description,
        sequence: event.sequence,
        start: event.startDate.toJSDate(),
        end: event.endDate.toJSDate(),
        status: event.component.getFirstPropertyValue('status'),
        url: event.component.getFirstPropertyValue('url'),
        alarms: event.component.getAllSubcomponents('valarm').length,
      },
    ]),
  )
}

test('a calendar follows moves and cancellations by the same uid and a higher sequence', async () => {
  app.deps.clock = () => new Date('2026-11-16T04:30:00Z')
  const startsAt = new Date('2026-11-21T18:45:00Z')
  const endsAt = new Date('2026-11-21T19:15:00Z')
  const title = 'Doubts; joins, and "indexes" \\ in\u2028SQL: एक घंटा'
  const { id: sessionId } = await newSession(app, {
    hostId: host.id,
    title,
    startsAt,
    endsAt,
    description: 'Bring\ncode',
  })
  await newSession(app, { hostId: host.id, title: 'Without a seat' })
  const learner = await newMember(app)
  const url = await feedOf(learner)
  expect(eventsIn((await get(url)).body).size).toBe(0)
  await app.load(learner, contract.reserveSeat, { params: { sessionId } })

  const uid = `weekend-session-${sessionId}@localhost`
  const first = await get(url)
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8')
  const before = eventsIn(first.body).get(uid)!
  // A quarter past midnight in India, on the next day.
  expect(before).toMatchObject({ start: startsAt, end: endsAt, sequence: 0, status: 'CONFIRMED', alarms: 1 })
  expect(before.summary).toBe('Doubts; joins, and "indexes" \\ in SQL: एक घंटा')
  expect(before.url).toBe(`${app.env.publicUrl}/dashboard/sessions`)

  const move = { date: '2026-11-22', time: '00:30', scope: 'one' }
  await app.load(host, desk.moveSession, { params: { sessionId }, body: move })
  const moved = eventsIn((await get(url)).body)
  expect(moved.size).toBe(1)
  expect(moved.get(uid)).toMatchObject({ start: new Date('2026-11-21T19:00:00Z'), sequence: 1, status: 'CONFIRMED' })

  await app.load(host, desk.cancelSession, { params: { sessionId }, body: { reason: 'I’m ill', scope: 'one' } })
  const cancelled = eventsIn((await get(url)).body)
  expect(cancelled.get(uid)).toMatchObject({ sequence: 2, status: 'CANCELLED', alarms: 0 })
  // Still there weeks later, so that a calendar that reads it rarely removes the event too.
  app.deps.clock = () => new Date('2027-01-10T04:30:00Z')
  expect(eventsIn((await get(url)).body).get(uid)?.status).toBe('CANCELLED')

  // Emails carry the same event, which updates what was added before.
  const emails = await app.emailsTo(learner.email)
  const attached = emails.map(({ attachments }) => eventsIn(attachments[0]!.content).get(uid)!)
  expect(attached.map(({ sequence, status }) => [sequence, status])).toEqual([
    [1, 'CONFIRMED'],
    [2, 'CANCELLED'],
  ])
  expect(first.body + JSON.stringify(emails)).not.toContain(secretLink)
})

test('the host’s feed has the sessions they host', async () => {
  const { id } = await newSession(app, { hostId: host.id })
  expect([...eventsIn((await get(await feedOf(host))).body).keys()]).toContain(`weekend-session-${id}@localhost`)
})

test('a new address ends the old one, and a blocked person’s address is closed', async () => {
  const learner = await newMember(app)
  expect(await app.load(learner, contract.getSessionFeed)).toBe(null)
  const old = await feedOf(learner)
  expect(await app.load(learner, contract.getSessionFeed)).toEqual({ url: old })
  const url = await feedOf(learner)
  expect(url).not.toBe(old)
  expect([(await get(old)).statusCode, (await get(url)).statusCode]).toEqual([404, 200])
  expect((await get(url.replace(`/feed/${learner.id}.`, `/feed/${host.id}.`))).statusCode).toBe(404)
  const admin = await app.newActor('admin')
  await app.load(admin, blockPerson, { params: { userId: learner.id }, body: { reason: 'Spam' } })
  expect((await get(url)).statusCode).toBe(404)
})

test('the file of one session opens for the person with the seat', async () => {
  const { id: sessionId } = await newSession(app, { hostId: host.id })
  const learner = await newMember(app)
  const { calendarPath } = await app.load(learner, contract.reserveSeat, { params: { sessionId } })
  const file = await get(calendarPath)
  expect([...eventsIn(file.body).keys()]).toEqual([`weekend-session-${sessionId}@localhost`])
  expect(file.body).not.toContain(secretLink)
  await app.load(learner, contract.releaseSeat, { params: { sessionId } })
  expect((await get(calendarPath)).statusCode).toBe(404)
})
