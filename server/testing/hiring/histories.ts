import * as own from '#contract/hiring/candidates.ts'
import { listIntroductionMessages, writeIntroductionMessage } from '#contract/hiring/conversation.ts'
import { introductionConsent } from '#contract/hiring/consents.ts'
import { getIntroducedPortfolio } from '#contract/hiring/introduced-portfolio.ts'
import * as asked from '#contract/hiring/introductions.ts'
import { proposeInterview } from '#contract/hiring/meetings.ts'
import * as pool from '#contract/hiring/pool.ts'
import { deleteAccount } from '#contract/identity/my-data.ts'
import { dayMs } from '#contract/kit/durations.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { getPage } from '#contract/kit/page-call.ts'
import { listNotifications } from '#contract/notifications/notifications.ts'
import { endOverdue } from '#server/hiring/candidates/service.ts'
import { expireRequests } from '#server/hiring/introductions/service.ts'
import { candidates } from '#server/hiring/tables.ts'
import { people } from '#server/identity/tables.ts'
import { and, eq, isNull } from '#server/kit/db/orm.ts'
import { formOf } from '../forms.ts'
import { testPassword } from '../makers.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { newEligible, optInDraft } from './candidates.ts'
import { newCompany, newOpening } from './makers.ts'
import { interviewDraft } from './meetings-calls.ts'

/** Everything that identifies learner 12 has a mark with this number. */
const marksOf = (index: number) => ({
  firstName: `Fn${index}qz`,
  lastName: `Ln${index}qz`,
  username: `un${index}qz`,
  linkedin: `https://linkedin.com/in/li${index}qz`,
  github: `https://github.com/gh${index}qz`,
  phone: `+9198765${String(index).padStart(5, '0')}`,
})

const marks = /(?:fn|ln|un|em|li|gh|fi)(\d+)qz|98765(\d{5})/gi

/** The numbers of the learners whom a response identifies. */
export const identifiedIn = (text: string): number[] =>
  [...text.matchAll(marks)].map(([, word, phone]) => Number(word ?? phone))

type Learner = TestActor & { index: number; attemptId: number }
type Company = Awaited<ReturnType<typeof newCompany>> & { openingId: number }
type Introduction = { learner: Learner; companyId: number; isOpen: boolean }

/** What fast-check chooses: what happens, to which company, and a number for everything else. */
export type Act = { what: keyof typeof acts; company: number; pick: number }

/** Companies and learners, and who consented to whom: the oracle of the scanner. */
export async function historyWorld(app: TestApp) {
  const mentor = await app.newActor('mentor')
  const companies: Company[] = []
  for (const kind of ['product', 'product', 'startup'] as const) {
    const company = await newCompany(app, { kind })
    companies.push({ ...company, openingId: (await newOpening(app, company.id)).id })
  }
  const introductions = new Map<number, Introduction>()
  const codes: string[] = ['aaaaaaaaaa']
  let count = 0

  async function newLearner(): Promise<Learner> {
    const actor = await app.newActor('learner')
    const index = ++count
    const email = `em${index}qz@example.in`
    const { id: personId } = actor
    await app.db
      .update(people)
      .set({ ...marksOf(index), email })
      .where(eq(people.id, personId))
    const { firstName, lastName, username, phone, github } = marksOf(index)
    const code = `// ${firstName} ${lastName}, ${email}, ${phone}, ${github}\nexport const by${username} = '${firstName}'\n`
    const { attemptId } = await newEligible(app, actor, mentor.id, { [`fi${index}qz/fi${index}qz.ts`]: code })
    return { ...actor, email, index, attemptId }
  }

  const codeOf = async ({ id }: Learner): Promise<string | undefined> => {
    const isTheirs = and(eq(candidates.personId, id), isNull(candidates.endedAt))
    return (await app.db.select().from(candidates).where(isTheirs))[0]?.code
  }

  const closeAll = (isMeant: (one: Introduction) => boolean) => {
    for (const one of introductions.values()) if (isMeant(one)) one.isOpen = false
  }

  return { app, companies, introductions, codes, newLearner, codeOf, closeAll }
}
type World = Awaited<ReturnType<typeof historyWorld>>
type Scene = { world: World; learner: Learner; company: Company; pick: number }

/** The introductions of the learner, or those with one company. */
const idsOf = ({ world, learner }: Scene, companyId?: number) =>
  [...world.introductions]
    .filter(([, one]) => one.learner === learner && (companyId ?? one.companyId) === one.companyId)
    .map(([id]) => id)
const chosen = (ids: number[], pick: number) => ids[pick % Math.max(1, ids.length)] ?? 0

/** What can happen. A refused act changes nothing. */
export const acts = {
  optIn: async ({ world: { app, codes, codeOf }, learner, pick }: Scene) => {
    const works = [{ kind: 'step' as const, workId: learner.attemptId, showsCode: pick % 3 > 0 }]
    const body = optInDraft([], { works, inSmallGroups: pick % 4 > 0, days: 30, payFrom: pick % 2 ? 400_000 : '' })
    await app.call(learner, own.saveMyCandidate, { body })
    const code = await codeOf(learner)
    if (code && !codes.includes(code)) codes.push(code)
  },
  withdraw: async ({ world: { app, closeAll }, learner }: Scene) => {
    const { http } = await app.call(learner, own.withdrawMyCandidate)
    if (http === 200) closeAll((one) => one.learner === learner)
  },
  block: async ({ world: { app, closeAll }, learner, company }: Scene) => {
    const { http } = await app.call(learner, own.blockCompany, { body: { companyId: company.id } })
    if (http === 200) closeAll((one) => one.learner === learner && one.companyId === company.id)
  },
  unblock: ({ world: { app }, learner, company }: Scene) =>
    app.call(learner, own.unblockCompany, { params: { companyId: company.id } }),
  ask: async ({ world: { app, introductions, codeOf }, learner, company }: Scene) => {
    const body = { openingId: company.openingId, code: await codeOf(learner), message: 'We build bus software.' }
    const { http, body: answer } = await app.call(company.member, asked.requestIntroduction, { body })
    if (http === 200) introductions.set(answer.data.introductionId, { learner, companyId: company.id, isOpen: false })
  },
  accept: async (scene: Scene) => {
    const { world, learner, pick } = scene
    const introductionId = chosen(idsOf(scene), pick)
    const body = { consentVersion: introductionConsent.version }
    const { http } = await world.app.call(learner, asked.acceptIntroduction, { params: { introductionId }, body })
    if (http === 200) world.introductions.get(introductionId)!.isOpen = true
  },
  write: ({ world, learner, ...scene }: Scene) => {
    const params = { introductionId: chosen(idsOf({ world, learner, ...scene }), scene.pick) }
    const body = formOf({ body: `I’m ${marksOf(learner.index).firstName}.` }, 'pictures')
    return world.app.call(learner, writeIntroductionMessage, { params, body })
  },
  meet: ({ world, learner, ...scene }: Scene) => {
    const params = { introductionId: chosen(idsOf({ world, learner, ...scene }), scene.pick) }
    const body = { ...interviewDraft(), place: `Ask for ${marksOf(learner.index).firstName}` }
    return world.app.call(learner, proposeInterview, { params, body })
  },
  leave: async (scene: Scene) => {
    const { world, learner, pick } = scene
    const introductionId = chosen(idsOf(scene), pick)
    const { http } = await world.app.call(learner, asked.leaveIntroduction, { params: { introductionId }, body: {} })
    if (http === 200) world.introductions.get(introductionId)!.isOpen = false
  },
  turnDown: async (scene: Scene) => {
    const { world, company, pick } = scene
    const params = { introductionId: chosen(idsOf(scene, company.id), pick) }
    const { http } = await world.app.call(company.member, asked.turnDownIntroduction, { params, body: {} })
    if (http === 200) world.introductions.get(params.introductionId)!.isOpen = false
  },
  wait: async ({ world: { app }, pick }: Scene) => {
    const later = new Date(app.deps.clock().getTime() + (pick % 10) * dayMs)
    app.deps.clock = () => later
    if (pick % 2) await endOverdue(app.db, app.deps)
    if (pick % 3) await expireRequests(app.db, app.deps)
  },
  delete: async ({ world: { app, closeAll }, learner, pick }: Scene) => {
    if (pick % 3) return
    const { http } = await app.call(learner, deleteAccount, { body: { password: testPassword } })
    if (http === 200) closeAll((one) => one.learner === learner)
  },
} satisfies Record<string, (scene: Scene) => Promise<unknown>>

type Input = { params?: Record<string, unknown>; query?: object }
const looked = (endpoint: Endpoint, input: Input = {}) => ({ endpoint, input })

/** A call of a company, of every kind that can say something about learners. */
export function looks({ world, company, learner, pick }: Scene, current: string | undefined) {
  const code = pick % 2 ? current : world.codes[pick % world.codes.length]
  const introductionId = chosen([...world.introductions.keys()], pick)
  const group = asked.groupNames[pick % asked.groupNames.length]
  return [
    looked(pool.findCandidates, { query: pick % 3 ? { size: 100 } : { city: 'Pune', skill: 'TypeScript' } }),
    ...(code ? [looked(pool.getCandidate, { params: { code } })] : []),
    ...(code ? [looked(pool.getCandidateWork, { params: { code, work: 1 } })] : []),
    looked(asked.listCompanyIntroductions, { query: { group } }),
    looked(asked.getCompanyIntroduction, { params: { introductionId } }),
    ...idsOf({ world, learner, company, pick }, company.id).flatMap((id) => [
      looked(asked.getCompanyIntroduction, { params: { introductionId: id } }),
      looked(listIntroductionMessages, { params: { introductionId: id } }),
    ]),
    ...idsOf({ world, learner, company, pick }, company.id).map((id) =>
      looked(getIntroducedPortfolio, { params: { introductionId: id } }),
    ),
    looked(listNotifications),
    looked(getPage, { query: { path: current ? `/company/candidates/${current}` : '/company/candidates' } }),
  ]
}
