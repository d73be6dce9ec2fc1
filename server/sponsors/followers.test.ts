import { beforeEach, expect, test } from 'vitest'
import { dayMs } from '#contract/kit/durations.ts'
import { confirmFollowing, followProgress, stopFollowing } from '#contract/sponsors/page.ts'
import { listSponsorLinks, removeSponsorFollower, revokeSponsorLink } from '#contract/sponsors/links.ts'
import { decryptText } from '#server/notifications/emails.rules.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { newEmail } from '#server/testing/makers.ts'
import { storeFollower, storeLink } from '#server/testing/sponsors/links.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { sendSummaries } from './summaries.service.ts'
import { sponsorFollowers, sponsorSummaries } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const two = await app.another()

// Of the week that the tests run in, so that the member has access.
const sunday = new Date(Date.now() + ((7 - new Date().getUTCDay()) % 7) * dayMs)
sunday.setUTCHours(13, 5, 0, 0)
const [before, evening] = [new Date(sunday.getTime() - 10 * 60_000), sunday]
const setClock = (now: Date) => {
  app.deps.clock = () => now
  two.deps.clock = () => now
}
let learner: TestActor
let link: Awaited<ReturnType<typeof storeLink>>
beforeEach(async () => {
  setClock(before)
  await app.db.delete(sponsorFollowers)
  learner = await newMember(app)
  link = await storeLink(app, learner.id)
})

const follow = (email: string, token = link.token) =>
  app.call(null, followProgress, { params: { token }, body: { email } })
const confirm = (token: string) => app.call(null, confirmFollowing, { body: { token } })
const stop = (token: string) => app.call(null, stopFollowing, { body: { token } })
const tokenFor = async (email: string) => /\/progress\/confirm\/([\w-]+)/.exec(await app.secretEmailTo(email))![1]!
const followers = async () => (await app.load(learner, listSponsorLinks))[0].followers
const summariesTo = async (email: string) =>
  (await app.emailsTo(email)).filter(({ dedupeKey }) => dedupeKey!.includes('week'))

test('a sponsor confirms once, gets one email a week from any instance, and unsubscribes', async () => {
  const email = newEmail()
  expect((await follow(email)).http).toBe(200)
  expect(await followers()).toEqual([])
  const token = await tokenFor(email)
  expect((await confirm(token)).body.data).toMatchObject({ shownName: 'Asha' })
  expect(await confirm(token)).toMatchObject(apiError(404, /already used or is too old/))
  expect(await followers()).toMatchObject([{ email: 'vi••••@example.in'.replace('vi', email.slice(0, 2)) }])

  expect(await sendSummaries(app.db, app.deps)).toBe(0)
  setClock(evening)
  const sent = await Promise.all([sendSummaries(app.db, app.deps), sendSummaries(two.deps.db, two.deps)])
  expect(sent.toSorted()).toEqual([0, 1])
  // Who confirms later gets the first one next week.
  await storeFollower(app, link.linkId)
  expect(await sendSummaries(app.db, app.deps)).toBe(0)
  const [summary, ...more] = await summariesTo(email)
  expect(more).toEqual([])
  expect(summary!.subject).toBe('Asha’s week: no activity')
  const url = decryptText(app.deps.secret, email, summary!.encryptedUnsubscribeUrl!)!
  const text = await app.secretEmailTo(email)
  expect(text).toContain(`Stop these emails: ${url}`)
  expect(text).toContain(`/progress/${link.token}`)
  // Staff can't open them.
  expect(summary!.text).not.toMatch(/\/progress\//)

  const unsubscribeToken = url.split('/').at(-1)!
  expect((await stop(unsubscribeToken)).http).toBe(200)
  expect((await stop(unsubscribeToken)).http).toBe(200)
  expect(await app.emailsTo(email)).toEqual([])
  expect(await followers()).toHaveLength(1)
  expect(await stop(link.token)).toMatchObject(apiError(404))
})

test('a summary that failed is sent once by the next run, even on Tuesday, and is about its own week', async () => {
  const { email, followerId } = await storeFollower(app, link.linkId)
  const { courseId, stepIds } = await newCourseWithTasks(app, [1])
  const [monday, tuesday] = [1, 2].map((days) => new Date(evening.getTime() + days * dayMs))
  await newSolution(app, { personId: learner.id, courseId, stepId: stepIds[0]!, submittedAt: monday! })
  setClock(evening)
  const jobs = { ...app.deps.jobs, add: () => Promise.reject(new Error('killed')) }
  await expect(sendSummaries(app.db, { ...app.deps, jobs })).rejects.toThrow('killed')
  expect(await summariesTo(email)).toEqual([])
  setClock(tuesday!)
  expect(await sendSummaries(app.db, app.deps)).toBe(1)
  expect(await sendSummaries(app.db, app.deps)).toBe(0)
  expect(await summariesTo(email)).toMatchObject([{ subject: 'Asha’s week: no activity' }])
  const weeks = await app.db.select().from(sponsorSummaries).where(eq(sponsorSummaries.followerId, followerId))
  expect(weeks).toHaveLength(2)
})

test('the summary says what the page shows; without access and activity there is none', async () => {
  const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [2])
  const former = await newMember(app, [courseId], { endsInDays: -30 })
  const quiet = await storeFollower(app, (await storeLink(app, former.id)).linkId)
  const active = await newMember(app, [courseId])
  const solution = { personId: active.id, courseId, stepId: stepIds[0]!, submittedAt: before }
  await newSolution(app, solution)
  const { email } = await storeFollower(app, (await storeLink(app, active.id)).linkId)
  const ending = await storeLink(app, active.id, { endsInDays: 0.001 })
  const expired = await storeFollower(app, ending.linkId)
  setClock(evening)
  expect(await sendSummaries(app.db, app.deps)).toBe(1)
  const [summary] = await summariesTo(email)
  expect(summary!.subject).toBe('Asha’s week: 1 submission')
  expect(summary!.text).toContain('This week: 1 submission, 0 steps approved, 0 lessons read. Active on 1 day.')
  expect(summary!.text).toContain(`${courseTitle}: 0 of 2 steps approved`)
  expect([...(await summariesTo(quiet.email)), ...(await summariesTo(expired.email))]).toEqual([])
})

test('gives the same answer for a new, a waiting and a confirmed address', async () => {
  const email = newEmail()
  const first = await follow(email)
  const old = await tokenFor(email)
  const second = await follow(email)
  expect(await confirm(old)).toMatchObject(apiError(404))
  await confirm(await tokenFor(email))
  const third = await follow(email.toUpperCase())
  for (const { http, body } of [second, third]) expect([http, body]).toEqual([first.http, first.body])
  expect((await app.emailsTo(email)).at(-1)!.subject).toBe('You already get Asha’s weekly summary')
  expect(await followers()).toHaveLength(1)
  expect(await follow('nobody')).toMatchObject(fieldError('email'))
  expect(await follow(newEmail(), 'wrong')).toMatchObject(apiError(404))
})

test('a confirmation ends after a day, with the link, and when three people follow', async () => {
  const [late, third, fourth] = [newEmail(), newEmail(), newEmail()]
  for (const email of [late, third, fourth]) await follow(email)
  setClock(new Date(before.getTime() + 25 * 3_600_000))
  expect(await confirm(await tokenFor(late))).toMatchObject(apiError(404))
  setClock(before)
  for (let count = 0; count < 2; count++) await storeFollower(app, link.linkId)
  const tokens = [await tokenFor(third), await tokenFor(fourth)]
  expect(countByStatus(await Promise.all(tokens.map(confirm)))).toEqual({ 200: 1, 409: 1 })
  expect(await follow(newEmail())).toMatchObject(apiError(409, /^3 people get this summary already/))
  await app.call(learner, revokeSponsorLink, { params: { linkId: link.linkId } })
  expect(await confirm(await tokenFor(late).catch(() => 'gone'))).toMatchObject(apiError(404))
  expect(await follow(newEmail())).toMatchObject(apiError(404))
})

test('a learner removes a follower; another one can’t', async () => {
  const { followerId, email } = await storeFollower(app, link.linkId)
  const params = { linkId: link.linkId, followerId }
  const elsewhere = { linkId: (await storeLink(app, learner.id)).linkId, followerId }
  expect(await app.call(learner, removeSponsorFollower, { params: elsewhere })).toMatchObject(apiError(404))
  expect((await app.call(learner, removeSponsorFollower, { params })).body.data.followers).toEqual([])
  expect(await app.emailsTo(email)).toEqual([])
  expect(await app.call(learner, removeSponsorFollower, { params })).toMatchObject(apiError(404))
})

test('limits requests per link, and silently per address', async () => {
  const email = newEmail()
  const others = [await storeLink(app, learner.id), await storeLink(app, learner.id)]
  for (const { token } of [link, ...others]) for (let time = 0; time < 2; time++) await follow(email, token)
  expect(await app.emailsTo(email)).toHaveLength(5)
  for (let time = 2; time < 10; time++) expect((await follow(newEmail())).http).toBe(200)
  expect((await follow(newEmail())).http).toBe(429)
})
