import { randomUUID } from 'node:crypto'
import { afterAll, describe, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { grantAccess } from '#contract/membership/grants.ts'
import { subscribeUser } from '#contract/membership/payments.ts'
import { register } from '#contract/membership/registration.ts'
import { adjustWallet } from '#contract/wallet/ledger.ts'
import { insertBug } from '#server/community/bugs.store.ts'
import { deleteOldIdempotencyKeys } from '#server/membership/membership.jobs.ts'
import { reviews } from '#server/learning/tables.ts'
import { insertIdea } from '#server/projects/ideas.store.ts'
import { storedFiles, watchChanges } from '#server/testing/fingerprint.ts'
import { conversationCalls } from '#server/testing/messages/conversation-calls.ts'
import { type Call, type Input, moneyCalls } from '#server/testing/membership/idempotent-calls.ts'
import { formOf, newJobDraft, newTestimonial, pngStart, teamForm } from '#server/testing/forms.ts'
import { companyCalls } from '#server/testing/hiring/company-calls.ts'
import { introductionCalls } from '#server/testing/hiring/introductions-calls.ts'
import { meetingCalls } from '#server/testing/hiring/meetings-calls.ts'
import { openingCalls } from '#server/testing/hiring/openings-calls.ts'
import { batchCalls } from '#server/testing/learning/batch-calls.ts'
import { practiceCalls } from '#server/testing/learning/practice-calls.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { sessionDraft } from '#server/testing/mentoring/sessions.ts'
import { newEmail, newRegistration } from '#server/testing/makers.ts'
import { linkDraft } from '#server/testing/sponsors/links.ts'
import { moneyDesk } from '#server/testing/membership/money.ts'
import { rounds, sample } from '#server/testing/scale.ts'
import { submitProject, newBrief, newBriefDraft, projectForm } from '#server/testing/projects.ts'
import { apiError, fieldError, type TestActor, type TestAnswer, type TestApp } from '#server/testing/test-app.ts'
import { saveLessonDraft } from '#contract/learning/lessons.ts'
import { hashRequest } from './idempotency.ts'
import { eq } from '../db/orm.ts'
import { idempotencyKeys } from '../tables.ts'

const desk = await moneyDesk()
const second = await desk.another()
const course = await newCourseWithTasks(desk, [20])

const newLearnerId = async () => (await desk.newActor('learner')).id

const calls: Record<string, Call> = {
  register: { fresh: async () => ({ body: newRegistration() }) },
  ...moneyCalls(desk),
  ...conversationCalls(desk, course),
  ...batchCalls(desk),
  ...practiceCalls(desk),
  ...companyCalls(desk),
  ...openingCalls(desk),
  ...introductionCalls(desk),
  ...meetingCalls(desk),
  enrolMany: {
    fresh: async () => {
      const { courseId } = await newCourseWithTasks(desk)
      return { body: { userIds: [(await desk.newActor('learner')).id], courseId } }
    },
  },
  noteOnPerson: {
    fresh: async () => ({ params: { userId: await newLearnerId() }, body: { body: 'Called, will pay on Monday' } }),
  },
  invitePerson: {
    fresh: async () => ({ body: { email: newEmail(), firstName: 'Meera', lastName: 'Joshi', role: 'mentor' } }),
  },
  reportBug: { fresh: async () => ({ body: bugForm() }) },
  commentOnBug: { fresh: async () => ({ params: { bugId: await newBug() }, body: { body: 'Here too' } }) },
  shareFact: { fresh: async () => ({ body: { text: randomUUID(), source: 'A book', sourceUrl: '' } }) },
  requestFeature: {
    fresh: async () => ({
      body: { title: `Dark mode ${randomUUID()}`, description: 'For late hours', priority: 'Low' },
    }),
  },
  scheduleSession: {
    who: () => desk.newActor('admin'),
    fresh: async () => ({ body: sessionDraft((await desk.newActor('mentor')).id, { weeks: 2 }) }),
  },
  postJob: { fresh: async () => ({ body: newJobDraft({ title: randomUUID() }) }) },
  createBrief: { fresh: async () => ({ body: newBriefDraft({ title: randomUUID() }) }) },
  addTestimonial: { fresh: async () => ({ body: newTestimonial() }) },
  addTeamMember: { fresh: async () => ({ body: teamForm() }) },
  createIdea: { fresh: async () => ({ body: { name: randomUUID(), description: 'An app', techStack: 'React' } }) },
  commentOnIdea: {
    who: () => desk.newActor('mentor'),
    fresh: async () => ({ params: { ideaId: await newIdea() }, body: { body: 'Begin small' } }),
  },
  createSponsorLink: { fresh: async () => ({ body: linkDraft({ label: randomUUID() }) }) },
  replyToReview: {
    who: () => desk.newActor('mentor'),
    fresh: async () => {
      const { id: personId } = await newMember(desk, [course.courseId])
      const place = { courseId: course.courseId, stepId: course.stepIds[0]! }
      const { id: solutionId } = await newSolution(desk, { personId, ...place, state: 'rejected' })
      const { id: mentorId } = await desk.newActor('mentor')
      await desk.db.insert(reviews).values({ solutionId, mentorId, verdict: 'rejected', feedback: 'Not yet' })
      return { params: { solutionId }, body: { body: 'Because' } }
    },
  },
  submitSolution: {
    who: () => newMember(desk, [course.courseId]),
    fresh: async () => ({ body: solutionForm(course.stepIds.pop()!) }),
    failing: async () => ({ body: solutionForm(987_654) }),
  },
  submitProjectFor: {
    who: () => newMember(desk),
    fresh: async () => ({ params: { briefId: (await newBrief(desk)).id }, body: projectForm() }),
    failing: async () => ({ params: { briefId: 987_654 }, body: projectForm() }),
  },
  publishLesson: {
    fresh: async () => ({ params: { stepId: await newLessonDraft() }, body: { version: 1, note: '' } }),
  },
  commentOnSubmission: {
    who: () => desk.newActor('mentor'),
    fresh: async () => ({ params: { submissionId: await newSubmission() }, body: { body: 'Begin small' } }),
  },
}

async function newLessonDraft(): Promise<number> {
  const { stepIds } = await newCourseWithTasks(desk, [1])
  const content = { name: 'A', effort: '', summary: '', lesson: 'B', instructions: 'C', sampleDatabase: '' }
  const params = { stepId: stepIds[0]! }
  await desk.call(await desk.newActor('admin'), saveLessonDraft, { params, body: { version: 0, content } })
  return params.stepId
}

/** A report as the page sends it, with its screenshot. */
const bugForm = () =>
  formOf({ title: randomUUID(), steps: 'What I did' }, 'screenshot', { name: 'bug.png', content: pngStart })

const solutionForm = (taskStepId: number) =>
  formOf({ taskStepId, textSolution: 'How I did it' }, 'files', { name: 'notes.txt', content: 'a line' })

const newBug = async () =>
  insertBug(desk.db, { personId: await newLearnerId(), title: randomUUID(), steps: 'What I did' })

const idea = { name: 'Bus', description: 'It', techStack: [], now: new Date() }
const newIdea = async () => insertIdea(desk.db, { ...idea, personId: await newLearnerId() })

async function newSubmission(): Promise<number> {
  const { id: briefId } = await newBrief(desk)
  return (await submitProject(desk, await newMember(desk), briefId)).body.data.submissionId
}

const idempotentCalls = Object.entries(endpoints).filter(([, { idempotent }]) => idempotent)

test('covers every idempotent endpoint', () => {
  expect(Object.keys(calls).toSorted()).toEqual(idempotentCalls.map(([name]) => name).toSorted())
})

const newKey = () => randomUUID()
const actorFor = async ({ access }: Endpoint) => {
  if (access === 'public') return null
  return access === 'learner' ? newMember(desk) : desk.newActor('admin')
}

type Sent = { actor: TestActor | null; key: string; input: Input; through?: Pick<TestApp, 'call'> }
const send = (endpoint: Endpoint, { actor, key, input, through = desk }: Sent) =>
  through.call(actor, endpoint, { ...input, headers: { 'idempotency-key': key } })

const watch = await watchChanges(desk.owner, desk.db)
afterAll(watch.close)

/** What is written to the database and the file store, except what counts the calls themselves. */
async function changesWhile(act: () => Promise<unknown>): Promise<string[]> {
  const before = await storedFiles(desk.deps.files)
  const changes = await watch.changesWhile(act)
  const after = await storedFiles(desk.deps.files)
  const files = [...before, ...after].filter((id) => !before.includes(id) || !after.includes(id))
  return [...changes.map(({ place }) => place), ...files]
}

const countKeys = (key: string) => desk.db.$count(idempotencyKeys, eq(idempotencyKeys.key, key))
const succeeded = ({ http, body }: TestAnswer) => expect([http, body.status]).toEqual([200, 1])
const usedForAnother = apiError(409, /used for/)
const newActorFor = (name: string, endpoint: Endpoint) => calls[name]!.who?.() ?? actorFor(endpoint)

const concurrent = rounds(4, 10)

test.each(idempotentCalls)(
  `%s runs once for ${concurrent} concurrent requests and two retries on two instances`,
  async (name, endpoint) => {
    const sent = { actor: await newActorFor(name, endpoint), key: newKey(), input: await calls[name]!.fresh() }
    const ask = (place: number) => send(endpoint, { ...sent, through: place % 2 ? second : desk })
    const answers: TestAnswer[] = []
    const first = async () =>
      answers.push(...(await Promise.all(Array.from({ length: concurrent }, (_, at) => ask(at)))))
    expect(await changesWhile(first)).not.toEqual([])
    const retries = async () => answers.push(await ask(0), await ask(1))
    expect(await changesWhile(retries)).toEqual([])
    succeeded(answers[0]!)
    for (const { body } of answers) expect(body).toEqual(answers[0]!.body)
  },
)

const withFailure = idempotentCalls.filter(([name]) => calls[name]!.failing)

test.each(withFailure)('%s leaves no key when it fails', async (name, endpoint) => {
  const [call, actor, key] = [calls[name]!, await newActorFor(name, endpoint), newKey()]
  const input = await call.failing!()
  const fail = async () => expect((await send(endpoint, { actor, key, input })).body.status).not.toBe(1)
  expect([await changesWhile(fail), await countKeys(key)]).toEqual([[], 0])
  succeeded(await send(endpoint, { actor, key, input: await call.fresh() }))
})

// The framework handles the key in the same way for every call.
describe.each(sample(withFailure, 2))('%s', async (name, endpoint) => {
  const [call, actor] = [calls[name]!, await newActorFor(name, endpoint)]

  test('rejects the key with another request', async () => {
    const key = newKey()
    succeeded(await send(endpoint, { actor, key, input: await call.fresh() }))
    const input = await call.fresh()
    const again = async () => expect(await send(endpoint, { actor, key, input })).toMatchObject(usedForAnother)
    expect(await changesWhile(again)).toEqual([])
  })

  test('keeps the keys of different people apart', async () => {
    const key = newKey()
    succeeded(await send(endpoint, { actor, key, input: await call.fresh() }))
    succeeded(await send(endpoint, { actor: await newActorFor(name, endpoint), key, input: await call.fresh() }))
    expect(await countKeys(key)).toBe(2)
  })

  test('rejects an invalid key', async () => {
    const input = await call.fresh()
    const keys = ['short', 'x'.repeat(101), 'with a space', "o'hara-o'hara"]
    const tryAll = async () => {
      for (const key of keys)
        expect(await send(endpoint, { actor, key, input })).toMatchObject(fieldError('Idempotency-Key'))
    }
    expect(await changesWhile(tryAll)).toEqual([])
  })
})

test('rejects a key that was used for another endpoint', async () => {
  const [admin, key] = [await desk.newActor('admin'), newKey()]
  succeeded(await send(grantAccess, { actor: admin, key, input: await calls['grantAccess']!.fresh() }))
  const input = await calls['adjustWallet']!.fresh()
  expect(await send(adjustWallet, { actor: admin, key, input })).toMatchObject(usedForAnother)
})

test('leaves passwords out of the request hash', () => {
  const body = newRegistration()
  expect(hashRequest({ body })).toEqual(hashRequest({ body: { ...body, password: 'something else entirely' } }))
  expect(hashRequest({ body })).not.toEqual(hashRequest({ body: { ...body, amount: '199' } }))
})

test('never shows one visitor the response of another', async () => {
  const key = newKey()
  succeeded(await send(register, { actor: null, key, input: { body: newRegistration() } }))
  const other = await send(register, { actor: null, key, input: { body: newRegistration() } })
  expect(other.body).not.toHaveProperty('data')
})

test('deletes keys after sixty days', async () => {
  const me = await desk.newActor('learner')
  const [old, young] = [newKey(), newKey()]
  for (const key of [old, young]) {
    await send(subscribeUser, { actor: me, key, input: await calls['subscribeUser']!.fresh() })
  }
  const now = new Date('2026-11-16T06:30:00Z')
  for (const [key, ms] of [[old, -1] as const, [young, 1] as const]) {
    const createdAt = new Date(now.getTime() - 60 * dayMs + ms)
    await desk.db.update(idempotencyKeys).set({ createdAt }).where(eq(idempotencyKeys.key, key))
  }
  await deleteOldIdempotencyKeys({ ...desk.deps, clock: () => now })
  expect([await countKeys(old), await countKeys(young)]).toEqual([0, 1])
})
