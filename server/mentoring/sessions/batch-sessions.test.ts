import { expect, test } from 'vitest'
import { archiveBatch, removeLearner } from '#contract/learning/batches.ts'
import { editSession, getSessionDesk, scheduleSession } from '#contract/mentoring/session-desk.ts'
import { getNextSession, listMySessions, reserveSeat } from '#contract/mentoring/sessions.ts'
import { listUpcomingSessions } from '#contract/site/next-session.ts'
import { newBatch } from '#server/testing/learning/batches.ts'
import { newCourseWithTasks, newMember } from '#server/testing/learning/learning.ts'
import { sessionDraft } from '#server/testing/mentoring/sessions.ts'
import { sharedApp, type TestActor } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
app.deps.clock = () => new Date('2026-11-16T04:30:00Z')
const mentor = await app.newActor('mentor')

test('only the learners of a batch see and reserve its sessions, and it says their course', async () => {
  const { courseId } = await newCourseWithTasks(app)
  const [inside, outside] = [
    await newMember(app, [courseId], { endsInDays: 3000 }),
    await newMember(app, [courseId], { endsInDays: 3000 }),
  ]
  const batchId = await newBatch(app, { courseId, personIds: [inside.id] })
  const draft = sessionDraft(mentor.id, { batchId, date: '2026-11-21', weeks: 3 })
  const session = await app.load(mentor, scheduleSession, { body: draft })
  const { sessionId } = session
  expect(session).toMatchObject({ batchId, batchName: 'November', courseId, series: { weeks: 3 } })

  const reserve = (actor: TestActor) => app.call(actor, reserveSeat, { params: { sessionId } })
  const seen = async (actor: TestActor) => (await app.load(actor, listMySessions)).items.length
  expect([await seen(inside), await seen(outside)]).toEqual([3, 0])
  expect([(await app.load(inside, getNextSession))?.sessionId, await app.load(outside, getNextSession)]).toEqual([
    sessionId,
    null,
  ])
  expect((await app.call(null, listUpcomingSessions)).body.data).toEqual([])
  expect([(await reserve(outside)).http, (await reserve(inside)).http]).toEqual([404, 200])

  // A seat stays with somebody who leaves the batch; the other weeks don't.
  await app.load(mentor, removeLearner, { params: { batchId, userId: inside.id } })
  expect(await seen(inside)).toBe(1)

  // What is over can still be corrected, and stays its own.
  await app.load(mentor, archiveBatch, { params: { batchId } })
  const { date: _, time: __, weeks: ___, batchId: ____, ...details } = draft
  const edit = (changes: object) =>
    app.call(mentor, editSession, {
      params: { sessionId },
      body: { ...details, meetingLink: '', scope: 'one', ...changes },
    })
  expect((await edit({ title: 'Joins again' })).body.data).toMatchObject({ title: 'Joins again', batchId, courseId })
  expect((await edit({ batchId: null, courseId: null })).body.data).toMatchObject({ batchId: null, courseId: null })
  expect((await edit({ batchId })).body.fields).toEqual({ batchId: 'Choose a batch that is running' })
  expect(await app.load(mentor, getSessionDesk, { params: { sessionId } })).toMatchObject({ batchName: null })
})
