import { eq } from '#server/kit/db/orm.ts'
import { beforeEach, expect, test } from 'vitest'
import { blockPerson } from '#contract/identity/staff.ts'
import { dayMs } from '#contract/kit/durations.ts'
import { undoVerdict } from '#contract/learning/reviews.ts'
import * as links from '#contract/portfolio/links.ts'
import { getSharedPortfolio, getSharedWork, type SharedPortfolio } from '#contract/portfolio/page.ts'
import * as own from '#contract/portfolio/portfolio.ts'
import type { Portfolio, PortfolioItem } from '#contract/portfolio/portfolio.ts'
import type { ProvenWork } from '#contract/portfolio/view.ts'
import { certificates, reviews } from '#server/learning/tables.ts'
import { seats } from '#server/mentoring/sessions/tables.ts'
import { newSeat, newSession } from '#server/testing/mentoring/sessions.ts'
import {
  newApprovedStep,
  ownLine,
  portfolioDraft,
  provenItem,
  storePortfolio,
} from '#server/testing/portfolio/portfolio.ts'
import { countQueries } from '#server/testing/queries.ts'
import { apiError, countByStatus, fieldError, sharedApp, type TestActor } from '#server/testing/test-app.ts'
import { approvedWorkOf, portfolioView } from './index.ts'
import { deleteLinksExpiredBefore } from './links.store.ts'
import { portfolioLinks } from './tables.ts'

const app = await sharedApp({ rateLimitFactor: 1000 })
const [admin, mentor] = [await app.newActor('admin'), await app.newActor('mentor')]
const now = new Date()
const daysLater = (days: number) => new Date(now.getTime() + days * dayMs)
let learner: TestActor
beforeEach(async () => {
  app.deps.clock = () => now
  learner = await app.newActor('learner')
})

const approved = (personId = learner.id, changes = {}) =>
  newApprovedStep(app, { personId, mentorId: mentor.id, ...changes })
const save = (items: PortfolioItem[], { version = 0, ...changes }: Partial<Portfolio> & { version?: number } = {}) =>
  app.call(learner, own.savePortfolio, { body: { portfolio: portfolioDraft(items, changes), version } })
const setLink = async (days = 90): Promise<links.PortfolioLink> =>
  (await app.call(learner, links.setPortfolioLink, { body: { days } })).body.data
const revoke = () => app.call(learner, links.revokePortfolioLink)
const sources = (): Promise<{ work: ProvenWork[]; link: links.PortfolioLink | null }> =>
  app.load(learner, links.getPortfolioSources)
const tokenOf = ({ url }: { url: string | null }) => url!.split('/').at(-1)!
const phone = { 'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile' }
const open = (token: string, headers: Record<string, string> = phone) =>
  app.call(null, getSharedPortfolio, { params: { token }, headers })
const openWork = (token: string, key: string) => app.call(null, getSharedWork, { params: { token, key } })
const ended = apiError(404, 'This link doesn’t work any more. Ask the person who sent it for a new one.')

test('a learner composes a portfolio, and anyone with the link sees what they chose', async () => {
  const { attemptId, courseTitle } = await approved()
  const [work] = (await sources()).work
  expect(work).toMatchObject({ kind: 'step', workId: attemptId, title: 'Step 1', taskTitle: 'Task 1', courseTitle })
  const before = await app.load(learner, own.getMyPortfolio)
  expect(before).toMatchObject({ version: 0, savedAt: null, portfolio: { shownName: 'Meena', items: [] } })

  const items = [provenItem(attemptId, { note: 'The parser.', showsWords: true, showsWork: true }), ownLine]
  expect((await save(items)).body.data).toEqual({ version: 1, savedAt: now.toISOString() })
  expect(await app.load(learner, own.getMyPortfolio)).toMatchObject({ version: 1, portfolio: portfolioDraft(items) })

  const link = await setLink()
  expect(link).toMatchObject({ state: 'active', daysOpened: 0, lastOpenedOn: null })
  const { body, headers } = await open(tokenOf(link))
  expect(headers['cache-control']).toBe('no-store')
  expect(body.data).toEqual({
    expiresAt: daysLater(90).toISOString(),
    view: {
      shownName: 'Asha',
      headline: 'Junior developer',
      summary: 'I like tests.',
      items: [
        {
          kind: 'step',
          workId: attemptId,
          title: 'Step 1',
          taskTitle: 'Task 1',
          courseTitle,
          at: now.toISOString(),
          attempts: 2,
          checks: null,
          isByChecks: false,
          words: { text: 'Well done', author: 'Meena' },
          skills: [],
          contentHash: work!.contentHash,
          certificateCode: null,
          note: 'The parser.',
          showsWork: true,
        },
        {
          kind: 'own-project',
          title: 'Water Log',
          period: '2025',
          link: { text: 'github.com/asha/water-log', href: 'https://github.com/asha/water-log' },
          note: 'A diary for housing societies.',
        },
      ],
    },
  } satisfies SharedPortfolio)
  // Not the learner's nor the mentor's surname, email or phone.
  for (const secret of ['Devi', learner.email]) expect(JSON.stringify(body)).not.toContain(secret)
  expect((await openWork(tokenOf(link), `step-${attemptId}`)).body.data).toMatchObject({
    shownName: 'Asha',
    text: 'How I did it',
    files: [{ path: 'src/app.ts', text: 'export const answer = 42\n', bytes: 25 }],
  })
})

test('what the learner does not show is not there', async () => {
  const { attemptId } = await approved()
  await save([provenItem(attemptId)])
  const token = tokenOf(await setLink())
  expect((await open(token)).body.data.view.items).toMatchObject([{ words: null, showsWork: false }])
  expect(await openWork(token, `step-${attemptId}`)).toMatchObject(apiError(404))
})

test('refuses the work of others, unapproved work and doubles beside the item', async () => {
  const other = await app.newActor('learner')
  const theirs = await approved(other.id)
  const mine = await approved()
  const field = (index: number) => `portfolio.items.${index}.workId`
  expect(await save([ownLine, provenItem(theirs.attemptId)])).toMatchObject(fieldError(field(1)))
  expect(await save([provenItem(mine.attemptId, { kind: 'project' })])).toMatchObject(fieldError(field(0)))
  expect(await save([provenItem(mine.attemptId), provenItem(mine.attemptId)])).toMatchObject(fieldError(field(1)))
  for (const [changes, name] of [
    [{ shownName: ' ' }, 'portfolio.shownName'],
    [{ shownName: 'win.com' }, 'portfolio.shownName'],
    [{ headline: 'x'.repeat(121) }, 'portfolio.headline'],
  ] as const)
    expect(await save([ownLine], changes)).toMatchObject(fieldError(name))
  expect(await app.load(learner, own.getMyPortfolio)).toMatchObject({ version: 0 })
})

test('of two saves on the same version one is refused, with the newer version', async () => {
  const answers = await Promise.all([save([ownLine]), save([])])
  expect(countByStatus(answers)).toEqual({ 200: 1, 409: 1 })
  expect(await save([ownLine])).toMatchObject({ http: 409, body: { fields: { version: '1' } } })
  expect((await save([ownLine, ownLine], { version: 1 })).body.data).toMatchObject({ version: 2 })
})

test('a withdrawn approval, a revoked certificate and a session not attended are gone at once', async () => {
  const { attemptId, courseId } = await approved()
  const kept = await approved()
  const [certificate] = await app.db
    .insert(certificates)
    .values({
      personId: learner.id,
      courseId,
      courseTitle: 'Backend',
      learnerName: 'Asha Rao',
      work: [],
      credential: {},
      code: `KT-${learner.id}`,
      issuedAt: now,
      statusPosition: learner.id,
    })
    .returning()
  const { id: sessionId } = await newSession(app, { hostId: mentor.id, startsInMinutes: -3000 })
  await newSeat(app, sessionId, learner.id)
  await app.db.update(seats).set({ joinedAt: now }).where(eq(seats.personId, learner.id))
  const items = [
    provenItem(attemptId),
    provenItem(kept.attemptId),
    provenItem(certificate!.id, { kind: 'certificate' }),
    provenItem(sessionId, { kind: 'session' }),
  ]
  expect((await save(items)).http).toBe(200)
  const token = tokenOf(await setLink())
  const shown = async () => (await open(token)).body.data.view.items.map(({ kind }: { kind: string }) => kind)
  expect(await shown()).toEqual(['step', 'step', 'certificate', 'session'])

  expect((await app.call(mentor, undoVerdict, { params: { solutionId: attemptId } })).http).toBe(200)
  await app.db
    .update(certificates)
    .set({ revokedAt: now, revokedBy: admin.id, revokedReason: 'A mistake' })
    .where(eq(certificates.id, certificate!.id))
  await app.db.update(seats).set({ joinedAt: null }).where(eq(seats.personId, learner.id))
  expect(await shown()).toEqual(['step'])
  expect((await portfolioView(app.db, learner.id))!.items).toMatchObject([{ workId: kept.attemptId }])
  // The portfolio can be saved all the same, and shows the step when it is approved again.
  expect((await save(items, { version: 1 })).http).toBe(200)
})

test('the hash of approved work stays, whatever is approved later', async () => {
  const { attemptId } = await approved()
  const [first] = (await sources()).work
  await approved()
  await approved(learner.id, { files: { 'src/app.ts': 'export const answer = 43\n' } })
  const { work } = await sources()
  const hashes = work.map(({ contentHash }) => contentHash)
  expect(work.find(({ workId }) => workId === attemptId)!.contentHash).toBe(first!.contentHash)
  expect(new Set(hashes).size).toBe(2)
})

test('one link at a time: extended, expired, renewed, revoked and replaced', async () => {
  expect(await app.call(learner, links.setPortfolioLink, { body: { days: 30 } })).toMatchObject(
    apiError(409, 'Your portfolio is empty. Add something to it first.'),
  )
  await save([ownLine])
  expect(await app.call(learner, links.setPortfolioLink, { body: { days: 31 } })).toMatchObject(fieldError('days'))
  const [first, second] = await Promise.all([setLink(30), setLink(30)])
  expect(first.url).toBe(second.url)
  const token = tokenOf(first)
  app.deps.clock = () => daysLater(30)
  expect(await open(token)).toMatchObject(ended)
  expect((await sources()).link).toMatchObject({ state: 'expired', url: null })
  expect(await setLink(180)).toMatchObject({ url: first.url, expiresAt: daysLater(210).toISOString() })
  expect((await open(token)).http).toBe(200)

  expect((await revoke()).body.data).toMatchObject({ state: 'revoked', url: null })
  expect((await revoke()).http).toBe(200)
  expect(await open(token)).toMatchObject(ended)
  const next = await setLink(30)
  expect(next.url).not.toBe(first.url)
  expect((await open(tokenOf(next))).http).toBe(200)
  expect(await open(token)).toMatchObject(ended)
})

test('wrong links and those of a blocked learner get the same answer as revoked ones', async () => {
  await save([ownLine])
  const token = tokenOf(await setLink())
  const [id, signature] = token.split('.')
  for (const wrong of [`${Number(id) + 1}.${signature}`, `${id}.${signature!.toLowerCase()}`, id!, 'x'])
    expect(await open(wrong)).toMatchObject(ended)
  await app.call(admin, blockPerson, { params: { userId: learner.id }, body: { reason: 'Shared the account' } })
  expect(await open(token)).toMatchObject(ended)
})

test('counts days on which a person opened it, not previews of apps', async () => {
  await save([ownLine])
  const token = tokenOf(await setLink())
  await open(token, { 'user-agent': 'WhatsApp/2.24' })
  expect((await sources()).link).toMatchObject({ daysOpened: 0 })
  await Promise.all([open(token), open(token)])
  app.deps.clock = () => daysLater(1)
  await open(token)
  expect((await sources()).link).toMatchObject({ daysOpened: 2 })
})

test('links are deleted thirty days after they expire', async () => {
  const { linkId } = await storePortfolio(app, learner.id)
  const rows = () => app.db.$count(portfolioLinks, eq(portfolioLinks.id, linkId))
  await deleteLinksExpiredBefore(app.db, daysLater(29))
  expect(await rows()).toBe(1)
  await deleteLinksExpiredBefore(app.db, daysLater(31))
  expect(await rows()).toBe(0)
})

test('reads the approved work of many learners in the queries for one', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => app.newActor('learner')))
  for (const { id } of people) await approved(id)
  const ids = people.map(({ id }) => id)
  const one = await countQueries(() => approvedWorkOf(app.db, ids.slice(0, 1)))
  let found = new Map<number, unknown>()
  const queries = await countQueries(async () => void (found = await approvedWorkOf(app.db, ids)))
  expect(queries).toBe(one)
  expect(new Set(found.keys())).toEqual(new Set(ids))
  expect(found.get(ids[0]!)).toMatchObject([{ title: 'Step 1', attempts: 2, checks: null, isByChecks: false }])
})

test('a page takes the same number of queries for much work as for little', async () => {
  const { attemptId } = await approved()
  await save([provenItem(attemptId)])
  const token = tokenOf(await setLink())
  await open(token)
  const queries = await countQueries(() => open(token))
  const more = await approved()
  await app.db.update(reviews).set({ feedback: 'More' }).where(eq(reviews.solutionId, more.attemptId))
  await save([provenItem(attemptId), provenItem(more.attemptId)], { version: 1 })
  expect(await countQueries(() => open(token))).toBe(queries)
})
