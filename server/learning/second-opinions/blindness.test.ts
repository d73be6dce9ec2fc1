import { isForStaff } from '#contract/kit/access.ts'
import { expect, test } from 'vitest'
import { staffPages } from '#contract/app/staff-pages.ts'
import { endpoints } from '#contract/endpoints.ts'
import { exportLists, makeExportLink } from '#contract/kit/exports.ts'
import { getPage } from '#contract/kit/page-call.ts'
import { addComment, getReview } from '#contract/learning/reviews.ts'
import { askForSecondOpinion, claimSecondOpinion, giveSecondOpinion } from '#contract/learning/second-opinions.ts'
import { getEmail, listEmails } from '#contract/notifications/emails.ts'
import { replyToReview } from '#contract/learning/solutions.ts'
import { getMentorPay, getMyPay, type PayStatement } from '#contract/mentoring/pay.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { and, between, eq } from '#server/kit/db/orm.ts'
import { indiaDate } from '#server/kit/india.ts'
import { questions } from '#server/mentoring/tables.ts'
import { emails } from '#server/notifications/tables.ts'
import { writeSettings } from '#server/site/index.ts'
import { minutesAfter, noon, reviewDesk } from '#server/testing/learning/reviewing.ts'
import { submit } from '#server/testing/learning/submissions.ts'
import { listenLive } from '#server/testing/live.ts'
import { newQuestion } from '#server/testing/mentoring.ts'
import type { TestActor } from '#server/testing/test-app.ts'
import { compensate } from '../compensation/service.ts'
import { emailOutcomes } from '../verdicts/service.ts'
import { solutions, secondOpinions } from '../tables.ts'

const desk = await reviewDesk()
const firstMentor = 'Sunderlal'
const words = [
  'Sunheri rounds the wrong way',
  'Chandan would count paise here',
  'Nicely named, Bijli',
  'Megha means the last paisa',
]

/**
 * Tara's verdicts on three steps: a rejection that the learner appealed, an approval in the sample, and a rejection in the
 * sample after which the learner submitted again.
 */
async function reviewedOnce() {
  const tara = await desk.newMentor(`Tara ${firstMentor}`)
  const work = await desk.newWork({ steps: 3 })
  const { learner, stepIds } = work
  const [appealed, approved, improved] = work.solutions.map(({ id }) => id) as [number, number, number]
  await writeSettings(desk.db, { secondReviewPercent: 100 }, null)
  await desk.on(tara, addComment, appealed, { body: words[1] })
  await desk.decide(tara, appealed, 'rejected', words[0])
  await desk.decide(tara, approved, 'approved', words[2])
  await desk.decide(tara, improved, 'rejected', words[0])
  await desk.on(tara, replyToReview, appealed, { body: words[3] })
  desk.moveTo(minutesAfter(10))
  await emailOutcomes(desk.db, desk.deps)
  desk.moveTo(noon)
  await desk.on(learner, askForSecondOpinion, appealed, { reason: 'Line 3 rounds correctly' })
  const { body } = await submit(desk, learner, { taskStepId: stepIds[2]! })
  for (const stepId of stepIds) await newQuestion(desk, learner, stepId)
  return { ...work, tara, waitingId: body.data.solutionId as number }
}

type Answer = { call: string; http: number; text: string }
type Ids = Record<string, number[]>

/** With each of the ids, where the path has one of them. */
function pathsOf(path: string, ids: Ids): string[] {
  const known = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!).findLast((name) => ids[name])
  const values = known ? ids[known]! : [1]
  return values.map((id) =>
    path.replaceAll(/:(\w+)/g, (_, name: string) => `${name === known ? id : (ids[name]?.[0] ?? 1)}`),
  )
}

/** Every call of the staff that reads, every page and every export. */
async function readEverything(reader: TestActor, ids: Ids): Promise<Answer[]> {
  const headers = { authorization: `Bearer ${reader.token}` }
  const answers: Answer[] = []
  const get = async (call: string, url: string) => {
    const { statusCode, body } = await desk.app.inject({ method: 'GET', url, headers })
    answers.push({ call, http: statusCode, text: body })
  }
  for (const [call, { method, access, path }] of Object.entries(endpoints)) {
    if (method !== 'GET' || !isForStaff(access)) continue
    for (const url of pathsOf(path, ids)) await get(call, url)
  }
  for (const route of Object.keys(staffPages))
    for (const page of pathsOf(route, ids)) await get(route, `${getPage.path}?path=${encodeURIComponent(page)}`)
  for (const list of exportLists) {
    const { body } = await desk.call(reader, makeExportLink, { body: { list } })
    if (body.data) await get(`export of ${list}`, body.data.url)
  }
  return answers
}

/** These name all staff, whatever they reviewed. */
const listStaff =
  /^(listStaff|listPeople|listWorkload|listMentorPay|getMentorPay|\/admin\/(users|mentors|leads|payments\/mentors(\/:userId)?|support\/:requestId)|export of (users|mentors|mentor-pay))$/

test('no staff call tells a second mentor who gave the first verdict, how, or why', async () => {
  const { learner, courseId, stepIds, tara, waitingId } = await reviewedOnce()
  const idsIn = async (table: typeof solutions | typeof secondOpinions | typeof emails | typeof questions) =>
    (await desk.db.select({ id: table.id }).from(table)).map(({ id }) => id)
  const ids = {
    courseId: [courseId],
    stepId: stepIds,
    userId: [learner.id],
    solutionId: await idsIn(solutions),
    opinionId: await idsIn(secondOpinions),
    emailId: await idsIn(emails),
    questionId: await idsIn(questions),
  }
  for (const role of ['admin', 'mentor'] as const) {
    const answers = await readEverything(await desk.newMentor('Ravi Iyer', role), ids)
    const told = answers.filter(
      ({ call, text }) =>
        words.some((word) => text.includes(word)) ||
        /:"(approved|rejected)"|Approved:|Changes needed/.test(text) ||
        (text.includes(firstMentor) && !listStaff.test(call)),
    )
    expect(told.map(({ call }) => call)).toEqual([])
    // What it is about was read.
    const read = new Set(answers.filter(({ http }) => http === 200).map(({ call }) => call))
    const calls = ['getReview', 'getSecondOpinion', 'listDecided', 'getDeskQuestion', 'getOverview']
    const adminCalls = ['getPerson', 'listEmails', 'listAuditEntries', 'export of audit', '/admin/users/:userId']
    expect([...read]).toEqual(expect.arrayContaining(role === 'admin' ? [...calls, ...adminCalls] : calls))
    expect(answers.filter(({ http }) => http >= 500)).toEqual([])
  }
  expect([ids.solutionId, ids.opinionId, ids.emailId, ids.questionId].map(({ length }) => length)).toEqual([4, 3, 4, 3])
  // The first mentor still sees what she decided.
  const { body } = await desk.on(tara, getReview, waitingId)
  expect(body.data.earlier).toMatchObject([{ state: 'rejected', review: { feedback: words[0] } }])
})

test('a mentor’s pay names what waits for a second opinion to nobody else', async () => {
  const { tara, solutions: work } = await reviewedOnce()
  const month = indiaDate(noon).slice(0, 7)
  const shown = async (actor: TestActor, endpoint: typeof getMentorPay | typeof getMyPay, params = {}) =>
    ((await desk.load(actor, endpoint, { params, query: { month } })) as PayStatement).items.map(({ id }) => id)
  const ids = work.map(({ id }) => id)
  expect(await shown(tara, getMyPay)).toEqual(ids)
  const ravi = await desk.newMentor('Ravi Iyer', 'admin')
  expect(await shown(ravi, getMentorPay, { userId: tara.id })).toEqual([null, null, null])
})

test('the list of emails skips those about verdicts with an open second opinion, on every page', async () => {
  const newEmail = async (subject: string) =>
    (await desk.db.insert(emails).values({ toAddress: 'asha@example.in', subject, text: '' }).returning())[0]!.id
  const uma = await desk.newMentor('Uma Nair', 'admin')
  const before = await newEmail('Changes needed: older')
  const { learner } = await reviewedOnce()
  const after = await newEmail('Changes needed: newer')
  const about = await desk.db
    .select({ id: emails.id })
    .from(emails)
    .where(between(emails.id, before + 1, after - 1))
  expect(about).toHaveLength(4)
  const page = async (query: object) => {
    const { body } = await desk.call(uma, listEmails, { query })
    return (body.data.items as { emailId: number }[]).map(({ emailId }) => emailId)
  }
  for (const search of [{}, { search: 'changes needed' }])
    expect([...(await page({ size: 1, ...search })), ...(await page({ size: 1, ...search, after }))]).toEqual([
      after,
      before,
    ])
  for (const { id } of about)
    expect(await desk.call(uma, getEmail, { params: { emailId: id } })).toMatchObject({ http: 404 })

  // Its author may see a verdict.
  await desk.db.update(secondOpinions).set({ firstMentorId: uma.id }).where(eq(secondOpinions.personId, learner.id))
  const all = [before, ...about.map(({ id }) => id), after]
  expect(await page({ size: 6 })).toEqual(all.toSorted((a, b) => b - a))
})

test('nothing sent to other staff before the decision names the first mentor or the verdict', async () => {
  const others = [await desk.newMentor('Ravi Iyer'), await desk.newMentor('Uma Nair', 'admin')] as const
  const [ravi] = others
  const streams = await Promise.all(others.map((one) => listenLive(desk.app, one)))
  const { learner, tara, solutionId, courseTitle } = await reviewedOnce()
  const isAppeal = and(eq(secondOpinions.solutionId, solutionId), eq(secondOpinions.kind, 'appeal'))
  const opinionId = (await desk.db.select().from(secondOpinions).where(isAppeal))[0]!.id
  await desk.call(ravi, claimSecondOpinion, { params: { opinionId } })
  // While it is open: the conversation goes on, and the verdict turns out to be late.
  await desk.on(learner, replyToReview, solutionId, { body: `${words[0]}? I don’t think so, Tara` })
  await desk.db
    .update(solutions)
    .set({ promisedAt: minutesAfter(-30) })
    .where(eq(solutions.id, solutionId))
  expect(await compensate(desk.db, desk.deps, solutionId, noon)).toBe(1)

  const sentTo = async (reader: TestActor) =>
    (await desk.app.inject({ url: listNotifications.path, headers: { authorization: `Bearer ${reader.token}` } })).body
  const tells = new RegExp([firstMentor, 'Tara', ...words, 'pproved', 'ejected', 'hanges needed'].join('|'))
  for (const reader of others) expect(await sentTo(reader)).not.toMatch(tells)
  expect(await sentTo(others[1])).toContain(courseTitle)
  // A live event has no content; its state is counts and ids.
  await expect.poll(() => streams[1]!.events).toContain('changed')
  for (const { events, state, leave } of streams) {
    expect(events.filter((event) => event !== 'changed')).toEqual([])
    expect(JSON.stringify(await state)).not.toMatch(tells)
    leave()
  }

  await desk.call(ravi, giveSecondOpinion, { params: { opinionId }, body: { verdict: 'approved', feedback: 'Right' } })
  expect(await sentTo(tara)).toContain('different verdict')
})
