import { beforeEach, expect, test } from 'vitest'
import { getInboxRequest, assignSupportRequest, noteInSupport } from '#contract/support/inbox.ts'
import { getSupportRequest, listSupportMessages } from '#contract/support/requests.ts'
import type { Note } from '#contract/threads/notes.ts'
import { newRequest } from '#server/testing/support/requests.ts'
import { apiError, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { threadNotes } from '#server/threads/tables.ts'
import { supportData } from './personal-data.store.ts'

const app = await sharedApp()
const admin = await app.newActor('admin')
const colleague = await app.newActor('support')
let learner: TestActor
let params: { requestId: number }
beforeEach(async () => {
  learner = await app.newActor('learner')
  const { requestId } = await newRequest(app, learner, { subject: 'Double payment' })
  params = { requestId }
})

const note = (body: string, more: object = {}, actor = admin) =>
  app.call(actor, noteInSupport, { params, body: { body, ...more } })
const shown = (actor = admin) => app.load(actor, getInboxRequest, { params })

test('a note is for staff only: the learner gets neither it nor a sign of it', async () => {
  const before = await app.load(learner, getSupportRequest, { params })
  expect((await note('He pays from **two** banks.')).body.data).toMatchObject({ isMine: true, forName: null })
  await note('Known.', {}, colleague)
  const { notes, state } = await shown(colleague)
  expect(notes.map(({ body, isMine }: Note) => [body, isMine])).toEqual([
    ['He pays from **two** banks.', false],
    ['Known.', true],
  ])
  expect(state).toBe('open')
  expect(await app.load(learner, getSupportRequest, { params })).toEqual(before)
  expect((await app.load(learner, listSupportMessages, { params })).items).toHaveLength(1)
  expect(await app.notificationsOf(learner)).toEqual([])
  expect((await app.auditsOf(`support request ${params.requestId}`)).map(({ after }) => Object.keys(after!))).toEqual([
    ['noteId'],
    ['noteId'],
  ])
})

test('a note for the assignee notifies them and nobody else', async () => {
  expect(await note('Please call him.', { isForAssignee: true })).toMatchObject(
    fieldError('isForAssignee', 'Assign the request to a colleague first'),
  )
  await app.load(admin, assignSupportRequest, { params, body: { assigneeId: colleague.id } })
  await note('Please call him.', { isForAssignee: true })
  await note('I will.', { isForAssignee: true }, colleague)
  expect(await app.notificationsOf(colleague)).toMatchObject(
    [{ title: /left you a note: Double payment$/, body: 'Please call him.' }, { title: /assigned you/ }].map(
      (expected) => ({ ...expected, title: expect.stringMatching(expected.title) }),
    ),
  )
  expect(await app.notificationsOf(admin)).toEqual([])
  expect((await shown()).notes.map(({ forName }: Note) => forName !== null)).toEqual([true, true])
})

test('a note needs words, and nobody writes one about their own request', async () => {
  expect(await note(' ')).toMatchObject(fieldError('body', 'Write the note first'))
  const own = await newRequest(app, colleague)
  const answer = await app.call(colleague, noteInSupport, { params: own, body: { body: 'About me' } })
  expect(answer).toMatchObject(apiError(403, /your own request/))
})

test('notes are in the learner’s download, without names, and are deleted with their account', async () => {
  await note('He pays from two banks.')
  expect(await supportData.collect(app.db, learner.id)).toMatchObject([
    { subject: 'Double payment', ourNotes: [{ note: 'He pays from two banks.', at: expect.any(Date) }] },
  ])
  const count = () => app.db.$count(threadNotes)
  const before = await count()
  await supportData.erase(app.db, learner.id)
  expect(await count()).toBe(before - 1)
})
