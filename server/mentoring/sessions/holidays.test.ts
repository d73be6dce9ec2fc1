import { afterEach, beforeEach, expect, test } from 'vitest'
import * as desk from '#contract/mentoring/session-desk.ts'
import { addHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { asc, eq, isNull } from '#server/kit/db/orm.ts'
import { holidays } from '#server/site/tables.ts'
import { newSession, sessionDraft } from '#server/testing/mentoring/sessions.ts'
import { fieldError, sharedApp } from '#server/testing/test-app.ts'
import { extendAllSeries } from './series.service.ts'
import { weekendSeries, weekendSessions } from './tables.ts'

const app = await sharedApp()
const [admin, host, other] = [await app.newActor('admin'), await app.newActor('mentor'), await app.newActor('mentor')]
const now = new Date('2026-11-16T10:00:00+05:30')
const minutesUntil = (text: string) => (Date.parse(`${text}:00+05:30`) - now.getTime()) / 60_000
beforeEach(() => void (app.deps.clock = () => now))
afterEach(async () => {
  await app.db.delete(holidays)
  await app.db.update(weekendSeries).set({ weeks: 0 })
  await app.db.update(weekendSessions).set({ cancelledAt: now }).where(isNull(weekendSessions.cancelledAt))
})

const closed = async (name: string, day: string) => {
  const body = { holidays: [{ name, firstDay: day, lastDay: day }] }
  const [{ holidayId }] = await app.load(admin, addHolidays, { body })
  return { params: { holidayId } }
}
const schedule = (draft: Partial<desk.SessionDraft>) =>
  app.call(host, desk.scheduleSession, { body: sessionDraft(host.id, { date: '2026-11-21', ...draft }) })
const move = (sessionId: number, body: object) =>
  app.call(host, desk.moveSession, { params: { sessionId }, body: { time: '18:00', scope: 'one', ...body } })
const daysOf = async (hostId: number) => {
  const rows = await app.db
    .select()
    .from(weekendSessions)
    .where(eq(weekendSessions.hostId, hostId))
    .orderBy(asc(weekendSessions.startsAt))
  return rows
    .filter(({ cancelledAt }) => cancelledAt === null)
    .map(({ startsAt }) => startsAt.toISOString().slice(0, 10))
}
const asks = (day: string, name: string) =>
  fieldError('onHoliday', `${day} is a holiday: ${name}. Confirm it or choose another day.`)

test('a session is set on a holiday or moved to one only after staff confirm it', async () => {
  await closed('Guru Nanak Jayanti', '2026-11-21')
  expect(await schedule({})).toMatchObject(asks('21 Nov 2026', 'Guru Nanak Jayanti'))
  const { body } = await schedule({ date: '2026-11-22' })
  const { sessionId } = body.data
  expect(await move(sessionId, { date: '2026-11-21' })).toMatchObject(asks('21 Nov 2026', 'Guru Nanak Jayanti'))
  expect(await daysOf(host.id)).toEqual(['2026-11-22'])
  expect((await move(sessionId, { date: '2026-11-21', onHoliday: true })).http).toBe(200)
  expect((await schedule({ time: '20:00', onHoliday: true })).http).toBe(200)
  expect(await daysOf(host.id)).toEqual(['2026-11-21', '2026-11-21'])
})

test('a weekly series leaves out holidays, and gets a week back when its holiday is removed', async () => {
  const removable = await closed('Team day', '2026-11-28')
  await schedule({ weeks: 4 })
  expect(await daysOf(host.id)).toEqual(['2026-11-21', '2026-12-05', '2026-12-12'])
  await app.call(admin, removeHoliday, removable)
  await extendAllSeries(app.db, now)
  expect(await daysOf(host.id)).toEqual(['2026-11-21', '2026-11-28', '2026-12-05', '2026-12-12'])
})

test('moving a series asks about any of its sessions that would be on a holiday', async () => {
  const { body } = await schedule({ weeks: 3 })
  await closed('Christmas', '2026-12-06')
  const whole = { date: '2026-11-22', scope: 'following' }
  expect(await move(body.data.sessionId, whole)).toMatchObject(asks('6 Dec 2026', 'Christmas'))
  expect((await move(body.data.sessionId, { ...whole, onHoliday: true })).http).toBe(200)
  expect(await daysOf(host.id)).toEqual(['2026-11-22', '2026-11-29', '2026-12-06'])
})

test('sessions on a holiday that is added later are listed, for their host and for who leads the team', async () => {
  // 11 PM in India is the day before in UTC, and half past midnight in India is not.
  const evening = await schedule({ time: '23:00' })
  const nextDay = await newSession(app, { hostId: other.id, startsInMinutes: minutesUntil('2026-11-22T00:30') })
  const cancelled = await newSession(app, { hostId: host.id, startsInMinutes: minutesUntil('2026-11-21T09:00') })
  await app.db.update(weekendSessions).set({ cancelledAt: now }).where(eq(weekendSessions.id, cancelled.id))
  await closed('Guru Nanak Jayanti', '2026-11-21')
  const ids = async (actor: typeof admin) =>
    (await app.load(actor, desk.listHolidaySessions)).map(({ sessionId }: desk.DeskSession) => sessionId)
  expect(await ids(admin)).toEqual([evening.body.data.sessionId])
  expect(await ids(host)).toEqual([evening.body.data.sessionId])
  expect(await ids(other)).toEqual([])
  await closed('Team day', '2026-11-22')
  expect(await ids(admin)).toEqual([evening.body.data.sessionId, nextDay.id])
})
