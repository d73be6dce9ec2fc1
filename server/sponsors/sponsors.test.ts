import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#contract/identity/staff.ts'
import { getPerson } from '#contract/insights/person.ts'
import { dayMs } from '#contract/kit/durations.ts'
import * as contract from '#contract/sponsors/links.ts'
import { getSponsorPage, type SponsorPage } from '#contract/sponsors/page.ts'
import { eq } from '#server/kit/db/orm.ts'
import { certificates, lessonReadings, reviews } from '#server/learning/tables.ts'
import { seats } from '#server/mentoring/sessions/tables.ts'
import { enrol, newCourseWithTasks, newMember, newSolution } from '#server/testing/learning/learning.ts'
import { newSeat, newSession } from '#server/testing/mentoring/sessions.ts'
import { countQueries } from '#server/testing/queries.ts'
import { linkDraft, storeFollower, storeLink } from '#server/testing/sponsors/links.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { forgetEnded } from './summaries.service.ts'
import { sponsorFollowers, sponsorLinks } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const [admin, mentor] = [await app.newActor('admin'), await app.newActor('mentor')]
// A Tuesday.
const now = new Date('2026-11-17T06:00:00Z')
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs)
let learner: TestActor
beforeEach(async () => {
  app.deps.clock = () => now
  learner = await app.newActor('learner')
})

const create = (changes = {}, actor = learner) =>
  app.call(actor, contract.createSponsorLink, { body: linkDraft(changes) })
const newLink = async (changes = {}): Promise<contract.SponsorLink> => (await create(changes)).body.data
const links = (): Promise<contract.SponsorLink[]> => app.load(learner, contract.listSponsorLinks)
const tokenOf = ({ url }: { url: string | null }) => url!.split('/').at(-1)!
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' }
const open = (token: string, headers: Record<string, string> = phone) =>
  app.call(null, getSponsorPage, { params: { token }, headers })
const onLink = (endpoint: Parameters<typeof app.call>[1], linkId: number, body?: object, actor = learner) =>
  app.call(actor, endpoint, { params: { linkId }, ...(body && { body }) })
const ended = apiError(404, 'This link doesn’t work any more. Ask the person who sent it for a new one.')

/** Two steps of three approved this week, one lesson read, one of two sessions attended, a certificate. */
async function study() {
  const { courseId, courseTitle, stepIds } = await newCourseWithTasks(app, [3])
  await enrol(app, learner.id, [courseId])
  for (const [index, days] of [-9, -1].entries()) {
    const at = daysLater(days)
    const solution = { personId: learner.id, courseId, stepId: stepIds[index]!, submittedAt: at }
    const { id } = await newSolution(app, { ...solution, state: 'approved' })
    await app.db
      .insert(reviews)
      .values({ solutionId: id, mentorId: mentor.id, verdict: 'approved', createdAt: daysLater(-0.5) })
  }
  const reading = { personId: learner.id, stepId: stepIds[2]!, lessonVersion: 1, block: 0, blockKey: 'a', percent: 5 }
  await app.db.insert(lessonReadings).values({ ...reading, updatedAt: now })
  for (const startsInMinutes of [-3000, -2000]) {
    const { id } = await newSession(app, { hostId: mentor.id, startsInMinutes, title: `Session ${startsInMinutes}` })
    await newSeat(app, id, learner.id)
    if (startsInMinutes === -2000) await app.db.update(seats).set({ joinedAt: now }).where(eq(seats.sessionId, id))
  }
  return { courseId, courseTitle }
}

test('a sponsor sees what the learner shares, until it is revoked', async () => {
  const { courseId, courseTitle } = await study()
  const link = await newLink()
  expect(link).toMatchObject({ state: 'active', daysOpened: 0, lastOpenedOn: null, followers: [] })
  const { body, headers } = await open(tokenOf(link))
  expect(body.data).toEqual({
    shownName: 'Asha',
    expiresAt: daysLater(90).toISOString(),
    acceptsFollowers: true,
    view: {
      progress: {
        courses: [{ courseId, courseTitle, approved: 2, steps: 3 }],
        week: { submissions: 1, approvals: 2, lessons: 1, activeDays: 2 },
        lastActiveOn: '2026-11-17',
      },
      attendance: {
        reserved: 2,
        attended: 1,
        sessions: [
          { title: 'Session -2000', startsAt: expect.any(String), hasAttended: true },
          { title: 'Session -3000', startsAt: expect.any(String), hasAttended: false },
        ],
      },
      certificates: [],
    },
  } satisfies SponsorPage)
  expect(headers['cache-control']).toBe('no-store')
  expect(await app.load(learner, contract.previewSponsorView)).toEqual(body.data.view)

  const { days: _days, ...change } = linkDraft({ shows: ['certificates'] })
  expect((await onLink(contract.changeSponsorLink, link.linkId, change)).http).toBe(200)
  expect((await open(tokenOf(link))).body.data.view).toEqual({ progress: null, attendance: null, certificates: [] })

  expect((await onLink(contract.revokeSponsorLink, link.linkId)).body.data).toMatchObject({
    state: 'revoked',
    url: null,
    revokedAt: now.toISOString(),
  })
  expect(await open(tokenOf(link))).toMatchObject(ended)
  // Again changes nothing, and a revoked link stays revoked.
  expect((await onLink(contract.revokeSponsorLink, link.linkId)).http).toBe(200)
  expect(await onLink(contract.changeSponsorLink, link.linkId, { ...change, days: 30 })).toMatchObject(apiError(409))
})

test('a revoked certificate is not shown', async () => {
  const { courseId, courseTitle } = await study()
  const certificate = { personId: learner.id, courseId, courseTitle, learnerName: 'Asha Rao', work: [], credential: {} }
  const [shown, gone] = ['KT-SHOWN', 'KT-GONE'].map((code, index) => ({
    ...certificate,
    code,
    issuedAt: now,
    statusPosition: index,
  }))
  await app.db
    .insert(certificates)
    .values([shown, { ...gone, revokedAt: now, revokedBy: admin.id, revokedReason: 'A mistake' }] as never)
  const { view } = (await open(tokenOf(await newLink()))).body.data
  expect(view.certificates).toEqual([{ code: 'KT-SHOWN', courseTitle, issuedAt: now.toISOString() }])
})

test('wrong, expired and blocked links get the same answer as revoked ones', async () => {
  const link = await newLink({ days: 30 })
  const [id, signature] = tokenOf(link).split('.')
  for (const token of [
    `${Number(id) + 1}.${signature}`,
    `${id}.${signature!.slice(0, -1)}${signature!.endsWith('A') ? 'E' : 'A'}`,
    id!,
    'x',
  ])
    expect(await open(token)).toMatchObject(ended)
  const other = await newMember(app)
  await app.call(admin, blockPerson, { params: { userId: learner.id }, body: { reason: 'Shared the account' } })
  expect(await open(tokenOf(link))).toMatchObject(ended)
  const { token } = await storeLink(app, other.id, { endsInDays: 30 })
  app.deps.clock = () => daysLater(30)
  expect(await open(token)).toMatchObject(ended)
  app.deps.clock = () => new Date(daysLater(30).getTime() - 1)
  expect((await open(token)).http).toBe(200)
})

test('counts days on which a person opened it, not previews of apps', async () => {
  const link = await newLink()
  await open(tokenOf(link), { 'user-agent': 'WhatsApp/2.24' })
  expect((await links())[0]).toMatchObject({ daysOpened: 0, lastOpenedOn: null })
  await Promise.all([open(tokenOf(link)), open(tokenOf(link))])
  expect((await links())[0]).toMatchObject({ daysOpened: 1, lastOpenedOn: '2026-11-17' })
  app.deps.clock = () => daysLater(1)
  await open(tokenOf(link))
  expect((await links())[0]).toMatchObject({ daysOpened: 2, lastOpenedOn: '2026-11-18' })
})

test('a learner has five active links at most, also when creating many at once', async () => {
  const answers = await Promise.all(Array.from({ length: 7 }, () => create()))
  expect(countByStatus(answers)).toEqual({ 200: 5, 409: 2 })
  const { linkId: expired } = await storeLink(app, learner.id, { endsInDays: -2 })
  const { days: _days, ...change } = linkDraft({ label: 'My mother' })
  // An expired one may be edited, but not renewed as a sixth.
  expect((await onLink(contract.changeSponsorLink, expired, change)).body.data).toMatchObject({ state: 'expired' })
  expect(await onLink(contract.changeSponsorLink, expired, { ...change, days: 30 })).toMatchObject(
    apiError(409, 'You can have 5 active links. Revoke one that you no longer need first.'),
  )
  const [newest] = await links()
  await onLink(contract.revokeSponsorLink, newest!.linkId)
  const renewed = await onLink(contract.changeSponsorLink, expired, { ...change, days: 365 })
  expect(renewed.body.data).toMatchObject({ state: 'active', expiresAt: daysLater(365).toISOString() })
  expect((await links()).map(({ state }) => state)).toEqual([
    'active',
    'active',
    'active',
    'active',
    'active',
    'revoked',
  ])
})

test('rejects what cannot be shown or lasts too long', async () => {
  for (const [changes, field] of [
    [{ label: ' ' }, 'label'],
    [{ shownName: 'win.com' }, 'shownName'],
    [{ shows: [] }, 'shows'],
    [{ shows: ['payments'] }, 'shows.0'],
    [{ days: 366 }, 'days'],
  ] as const)
    expect(await create(changes)).toMatchObject(fieldError(field))
  expect(await links()).toEqual([])
})

test('a page takes the same number of queries for much progress as for little', async () => {
  await study()
  const token = tokenOf(await newLink())
  await open(token)
  const queries = await countQueries(() => open(token))
  await study()
  expect(await countQueries(() => open(token))).toBe(queries)
})

test('an admin revokes all links of a learner who asks for it, without seeing them', async () => {
  await newLink()
  const { linkId } = await newLink()
  const { email } = await storeFollower(app, linkId)
  const params = { userId: learner.id }
  const profile = await app.load(admin, getPerson, { params })
  expect(profile.sponsorLinks).toBe(2)
  expect(JSON.stringify(profile)).not.toContain('My father')
  const revokeAll = (body: object) => app.call(admin, contract.revokeSponsorLinksOf, { params, body })
  expect(await revokeAll({ reason: '' })).toMatchObject(fieldError('reason'))
  expect((await revokeAll({ reason: 'Asked by phone' })).body.data).toEqual({ revoked: 2 })
  expect((await links()).map(({ state }) => state)).toEqual(['revoked', 'revoked'])
  expect(await app.emailsTo(email)).toEqual([])
  expect((await revokeAll({ reason: 'Again' })).body.data).toEqual({ revoked: 0 })
  expect(await app.auditsOf(`person ${learner.id}`)).toMatchObject([
    { actorId: admin.id, action: 'sponsor links revoked', after: { links: 2, reason: 'Asked by phone' } },
  ])
  const unknown = { params: { userId: 987_654 }, body: { reason: 'Nobody' } }
  expect(await app.call(admin, contract.revokeSponsorLinksOf, unknown)).toMatchObject(apiError(404))
})

test('addresses go when a link ends or nobody confirms, links thirty days later', async () => {
  const { linkId } = await storeLink(app, learner.id, { endsInDays: 10 })
  const late = await storeFollower(app, linkId, { isPending: true })
  const follower = await storeFollower(app, linkId)
  const left = async () => {
    const rows = await app.db.select().from(sponsorFollowers).where(eq(sponsorFollowers.linkId, linkId))
    return rows.map(({ email }) => email)
  }
  await forgetEnded(app.db, daysLater(0.9))
  expect(await left()).toEqual([late.email, follower.email])
  await forgetEnded(app.db, daysLater(1.1))
  expect(await left()).toEqual([follower.email])
  await forgetEnded(app.db, daysLater(10.1))
  expect(await left()).toEqual([])
  expect([...(await app.emailsTo(late.email)), ...(await app.emailsTo(follower.email))]).toEqual([])
  await forgetEnded(app.db, daysLater(39))
  const rows = () => app.db.select().from(sponsorLinks).where(eq(sponsorLinks.id, linkId))
  expect(await rows()).toHaveLength(1)
  await forgetEnded(app.db, daysLater(41))
  expect(await rows()).toEqual([])
})
