import { expect, test } from 'vitest'
import { addComment, claimReview, getReview, giveVerdict, listDecided } from '#contract/learning/reviews.ts'
import { newMember, newSolution } from '#server/testing/learning/learning.ts'
import { countQueries, statementsOf } from '#server/testing/queries.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { eq } from '#server/kit/db/orm.ts'
import { apiError, fieldError } from '#server/testing/test-app.ts'
import { certificates, reviews, solutions } from '../tables.ts'

const desk = await reviewDesk()

const solutionOf = async (id: number) => (await desk.db.select().from(solutions).where(eq(solutions.id, id)))[0]!

test('rejects with feedback and notifies the learner once', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, courseTitle, stepIds, learner } = await desk.newWork({ steps: 2 })
  await desk.on(mentor, claimReview, solutionId)
  expect(await desk.decide(mentor, solutionId, 'rejected', '  The form does not check the email. ')).toMatchObject({
    http: 200,
    body: { data: { undoUntil: minutesAfter(10).toISOString(), certificateCode: null } },
  })
  expect(await solutionOf(solutionId)).toMatchObject({ state: 'rejected', claimedBy: null, claimedUntil: null })
  expect(await desk.notificationsTo(learner.id)).toMatchObject([
    {
      title: 'Changes needed: Step 1',
      body: `Asha Rao, ${courseTitle}: The form does not check the email.`,
      link: `/dashboard/tasks/${courseId}/steps/${stepIds[0]}#feedback`,
    },
  ])
})

test('approves without feedback, and returns the certificate code of a completed course', async () => {
  const mentor = await desk.newMentor()
  const { solutions, courseId, learner } = await desk.newWork({ steps: 2 })
  const [first, last] = solutions.map(({ id }) => id)
  expect((await desk.decide(mentor, first!, 'approved')).body.data.certificateCode).toBeNull()
  const { certificateCode } = (await desk.decide(mentor, last!, 'approved', 'Clean work')).body.data
  const rows = await desk.db.select().from(certificates).where(eq(certificates.personId, learner.id))
  expect(rows).toMatchObject([{ code: certificateCode, courseId, revokedAt: null }])
  const sent = await desk.notificationsTo(learner.id)
  expect(sent.map(({ title }) => title)).toEqual([
    'Approved: Step 1',
    'Approved: Step 2',
    expect.stringContaining('completed'),
  ])
  expect(sent.map(({ body }) => body)).toEqual([
    expect.stringContaining('Well done! You can start the next step.'),
    expect.stringContaining('Clean work'),
    expect.stringContaining(certificateCode),
  ])
})

test.each([['a rejection with blank words', { verdict: 'rejected', feedback: '  \n ' }, 'feedback']])(
  'rejects %s with a field error and changes nothing',
  async (_what, body, field) => {
    const mentor = await desk.newMentor()
    const { solutionId, learner } = await desk.newWork()
    expect(await desk.on(mentor, giveVerdict, solutionId, body)).toMatchObject(fieldError(field))
    expect(await solutionOf(solutionId)).toMatchObject({ state: 'submitted' })
    expect(await desk.notificationsTo(learner.id)).toEqual([])
  },
)

test('rejects a verdict on own, claimed, reviewed and unknown attempts', async () => {
  const [asha, ravi] = [await desk.newMentor('Asha Rao'), await desk.newMentor('Ravi Iyer')]
  const { solutionId, courseId, stepIds, learner } = await desk.newWork()
  const own = await newSolution(desk, { personId: ravi.id, courseId, stepId: stepIds[0]! })
  expect(await desk.decide(ravi, own.id, 'approved')).toMatchObject(apiError(403, 'You can’t review your own work'))
  await desk.on(asha, claimReview, solutionId)
  expect(await desk.decide(ravi, solutionId, 'approved')).toMatchObject(
    apiError(409, 'Asha Rao is reviewing this. Try again in 30 minutes.'),
  )
  await desk.decide(asha, solutionId, 'rejected', 'Once more, please')
  expect(await desk.decide(ravi, solutionId, 'approved')).toMatchObject(
    apiError(409, 'This attempt has already been reviewed'),
  )
  expect((await desk.decide(asha, solutionId, 'approved')).body.message).toBe('You have already rejected this attempt')
  expect((await desk.decide(ravi, 999_999, 'approved')).http).toBe(404)
  expect(await desk.notificationsTo(learner.id)).toHaveLength(1)
  expect(await desk.notificationsTo(ravi.id)).toEqual([])
  expect(await desk.db.$count(reviews, eq(reviews.solutionId, own.id))).toBe(0)
})

test('shows the attempt and the earlier ones with files, comments and reviews', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, courseTitle, stepIds, learner, fileIds } = await desk.newWork({
    files: { 'src/app.py': 'print(1)' },
  })
  const [stepId] = stepIds
  await desk.on(mentor, addComment, solutionId, { body: 'Why 1?', fileId: fileIds['src/app.py'], line: 1 })
  await desk.decide(mentor, solutionId, 'rejected', 'See the comment')
  const next = { personId: learner.id, courseId, stepId: stepId!, attempt: 2, submittedAt: noon }
  const second = await newSolution(desk, { ...next, files: { 'src/app.py': 'print(2)' } })
  await desk.on(mentor, claimReview, second.id)

  const { body } = await desk.on(mentor, getReview, second.id)
  expect(body.data).toMatchObject({
    solutionId: second.id,
    courseId,
    courseTitle,
    taskTitle: 'Task 1',
    taskStepId: stepId,
    taskStepTitle: 'Step 1',
    attempt: 2,
    learner: { userId: learner.id, name: 'Meena Devi' },
    submittedAt: noon.toISOString(),
    state: 'submitted',
    claim: { userId: mentor.id, name: 'Asha Rao', isMine: true, until: minutesAfter(30).toISOString() },
    current: { solutionId: second.id, attempt: 2, files: [{ path: 'src/app.py' }], review: null, comments: [] },
    earlier: [
      {
        solutionId,
        state: 'rejected',
        review: { verdict: 'rejected', feedback: 'See the comment', mentor: 'Asha Rao' },
        comments: [{ body: 'Why 1?', path: 'src/app.py', line: 1, author: 'Asha Rao', replies: [] }],
      },
    ],
    undoUntil: null,
    undone: [],
  })
  const opened = await desk.app.inject(body.data.current.files[0].url)
  expect([opened.statusCode, opened.body]).toEqual([200, 'print(2)'])
  // The later attempt is not among the earlier ones.
  expect((await desk.on(mentor, getReview, solutionId)).body.data).toMatchObject({ attempt: 1, earlier: [] })
})

test('shows a reviewed attempt to every mentor, but never to its learner', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutionId, courseId, stepIds } = await desk.newWork()
  await desk.decide(asha, solutionId, 'approved')
  const seen = async (who: typeof asha) => (await desk.on(who, getReview, solutionId)).body.data
  expect(await seen(asha)).toMatchObject({ state: 'approved', undoUntil: minutesAfter(10).toISOString(), claim: null })
  expect(await seen(ravi)).toMatchObject({ state: 'approved', undoUntil: null })
  const own = await newSolution(desk, { personId: ravi.id, courseId, stepId: stepIds[0]! })
  expect((await desk.on(ravi, getReview, own.id)).http).toBe(403)
  expect((await desk.on(ravi, getReview, 999_999)).http).toBe(404)
})

test('lists verdicts newest first, page by page', async () => {
  const [asha, ravi] = [await desk.newMentor(), await desk.newMentor('Ravi Iyer')]
  const { solutions, courseTitle } = await desk.newWork({ steps: 3 })
  const ids = solutions.map(({ id }) => id)
  await desk.decide(asha, ids[0]!, 'approved')
  await desk.decide(ravi, ids[1]!, 'rejected', 'Not yet')
  await desk.decide(asha, ids[2]!, 'approved')
  const list = (query: object) => desk.load(asha, listDecided, { query })
  const first = await list({ size: 2 })
  expect(first.items).toMatchObject([
    { solutionId: ids[2], verdict: 'approved', isMine: true, undoUntil: minutesAfter(10).toISOString() },
    { solutionId: ids[1], verdict: 'rejected', isMine: false, undoUntil: null, mentor: 'Ravi Iyer', courseTitle },
  ])
  const second = await list({ size: 1, after: first.next })
  expect(second.items).toMatchObject([{ solutionId: ids[0], mentor: 'Asha Rao', reviewedAt: noon.toISOString() }])
  desk.moveTo(minutesAfter(10))
  expect((await list({ size: 1 })).items).toMatchObject([{ solutionId: ids[2], undoUntil: null }])
  desk.moveTo(noon)
})

test('takes a fixed number of queries', async () => {
  const mentor = await desk.newMentor()
  const { solutionId, courseId, stepIds } = await desk.newWork({ files: { 'a.py': '1' } })
  const busy = await newMember(desk, [courseId])
  const place = { personId: busy.id, courseId, stepId: stepIds[0]! }
  const files = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`src/${at}.py`, 'print(1)']))
  for (let attempt = 1; attempt < 6; attempt++) {
    const { id } = await newSolution(desk, { ...place, attempt, files })
    for (let at = 0; at < 5; at++) await desk.on(mentor, addComment, id, { body: `Comment ${at}` })
    await desk.decide(mentor, id, 'rejected', 'Once more')
  }
  const last = await newSolution(desk, { ...place, attempt: 6, files })
  const bare = await countQueries(() => desk.on(mentor, getReview, solutionId))
  await desk.on(mentor, addComment, solutionId, { body: 'One' })
  const small = await countQueries(() => desk.on(mentor, getReview, solutionId))
  expect(await countQueries(() => desk.on(mentor, getReview, last.id))).toBe(small)
  const one = await countQueries(() => desk.call(mentor, listDecided, { query: { size: 1 } }))
  expect(await countQueries(() => desk.call(mentor, listDecided, { query: { size: 100 } }))).toBe(one)
  expect([bare, small, one]).toEqual([2, 3, 2])
})

test('claims and decides in few statements, also if every other step is approved', async () => {
  const mentor = await desk.newMentor()
  const { solutions } = await desk.newWork({ steps: 2 })
  const [first, last] = solutions.map(({ id }) => id)
  const approve = (id: number) => statementsOf(() => desk.decide(mentor, id, 'approved'))
  expect(await countQueries(() => desk.on(mentor, claimReview, first!))).toBe(2)
  const [access, ...decided] = await approve(first!)
  expect(access).toMatch(/rate_limits/)
  // The lock, the attempt and the review with its notification; adding a job isn't counted.
  expect(decided).toEqual(['begin', ...Array.from({ length: 3 }, () => expect.any(String) as string), 'commit'])
  // Only now it is worth looking at the whole course.
  expect((await approve(last!)).length).toBeGreaterThan(decided.length + 1)
})
