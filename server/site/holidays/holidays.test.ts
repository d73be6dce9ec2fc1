import { beforeEach, expect, test } from 'vitest'
import { addHolidays, changeHoliday, type HolidayDraft, listHolidays, removeHoliday } from '#contract/site/holidays.ts'
import { apiError, countByStatus, fieldError, sharedApp } from '#server/testing/test-app.ts'
import { holidays } from '../tables.ts'

const app = await sharedApp()
const [manager, mentor, learner] = [
  await app.newActor('manager'),
  await app.newActor('mentor'),
  await app.newActor('learner'),
]
const setClock = (day: string) => void (app.deps.clock = () => new Date(`${day}T10:00:00+05:30`))
beforeEach(async () => {
  setClock('2026-11-16')
  await app.db.delete(holidays)
})

const republicDay = { name: 'Republic Day', firstDay: '2027-01-26', lastDay: '2027-01-26' }
const winter = { name: 'Winter break', firstDay: '2026-12-24', lastDay: '2027-01-01' }
const send = (...drafts: HolidayDraft[]) => app.call(manager, addHolidays, { body: { holidays: drafts } })
const add = async (...drafts: HolidayDraft[]) => (await send(...drafts)).body.data as { holidayId: number }[]
const listed = () => app.load(learner, listHolidays)

test('staff add, change and remove holidays, which everybody with an account sees in order', async () => {
  const [, added] = await add(republicDay, winter)
  expect(await listed()).toMatchObject([winter, republicDay])

  const params = { holidayId: added!.holidayId }
  const longer = { ...winter, name: 'Winter holidays', lastDay: '2027-01-03' }
  expect(await app.load(manager, changeHoliday, { params, body: longer })).toEqual({ ...params, ...longer })
  expect((await app.call(manager, removeHoliday, { params })).http).toBe(200)
  expect(await listed()).toMatchObject([republicDay])
  expect(await app.call(manager, removeHoliday, { params })).toMatchObject(apiError(404))
  expect(await app.auditsOf(`holiday ${params.holidayId}`)).toMatchObject([
    { action: 'holiday added', actorId: manager.id, after: winter },
    { action: 'holiday changed', before: winter, after: longer },
    { action: 'holiday removed', before: longer },
  ])
})

test.each([
  ['no name', { name: ' ' }, 'name', 'Enter a name'],
  ['no day', { firstDay: '' }, 'firstDay', 'Choose a day'],
  ['an end before the start', { lastDay: '2027-01-25' }, 'lastDay', 'Choose the first day or a later one'],
  ['yesterday', { firstDay: '2026-11-15' }, 'firstDay', 'Choose today or a later day'],
  ['a far year', { lastDay: '2029-01-26' }, 'lastDay', 'Choose a day until the end of 2028'],
  [
    'days of another one',
    { firstDay: '2026-12-31', lastDay: '2027-01-02' },
    'firstDay',
    '“Winter break” is on these days already',
  ],
  [
    'a time that ends in another one',
    { firstDay: '2026-12-20', lastDay: '2026-12-24' },
    'lastDay',
    '“Winter break” is on these days already',
  ],
])('adds none of several when one has %s', async (_, wrong, field, words) => {
  await add(winter)
  const answer = await send(
    { ...republicDay, firstDay: '2027-08-15', lastDay: '2027-08-15' },
    { ...republicDay, ...wrong },
  )
  expect(answer).toMatchObject(fieldError(`holidays.1.${field}`, words))
  expect(await listed()).toMatchObject([winter])
})

test('refuses an empty list, the same day twice and a change into another holiday', async () => {
  expect(await send()).toMatchObject(fieldError('holidays', 'Choose a holiday'))
  expect(await send(republicDay, { ...republicDay, name: 'Parade' })).toMatchObject(fieldError('holidays.1.firstDay'))
  const [added] = await add(republicDay, winter)
  const body = { ...republicDay, firstDay: '2027-01-01' }
  const changed = await app.call(manager, changeHoliday, { params: { holidayId: added!.holidayId }, body })
  expect(changed).toMatchObject(fieldError('firstDay', '“Winter break” is on these days already'))
})

test('what has passed stays: a holiday that has begun only gets another last day', async () => {
  const [{ holidayId } = { holidayId: 0 }] = await add(winter)
  const params = { holidayId }
  const change = (body: HolidayDraft) => app.call(manager, changeHoliday, { params, body })
  setClock('2026-12-26')
  expect(await change({ ...winter, firstDay: '2026-12-25' })).toMatchObject(
    fieldError('firstDay', 'It has begun, so its first day stays'),
  )
  expect(await change({ ...winter, lastDay: '2026-12-25' })).toMatchObject(
    fieldError('lastDay', 'Choose today as its last day, or a later day'),
  )
  expect(await app.call(manager, removeHoliday, { params })).toMatchObject(
    apiError(409, 'This holiday has begun. Change its last day instead.'),
  )
  expect((await change({ ...winter, lastDay: '2026-12-26' })).http).toBe(200)
  setClock('2026-12-27')
  const isOver = apiError(409, 'This holiday is over, so it stays in the calendar.')
  expect(await change(winter)).toMatchObject(isOver)
  expect(await app.call(manager, removeHoliday, { params })).toMatchObject(isOver)
})

test('of two people who add the same days at once, one succeeds; a mentor can’t', async () => {
  const answers = await Promise.all([send(republicDay), send({ ...republicDay, name: 'Parade' })])
  expect(countByStatus(answers)).toEqual({ 200: 1, 400: 1 })
  expect(await listed()).toHaveLength(1)
  expect((await app.call(mentor, addHolidays, { body: { holidays: [winter] } })).http).toBe(403)
})
