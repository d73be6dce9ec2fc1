import { randomBytes } from 'node:crypto'
import { termsVersion } from '#contract/hiring/terms.ts'
import {
  candidates,
  candidateWorks,
  companies,
  companyMembers,
  companyReports,
  openings,
} from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newCode } from '#server/hiring/candidates/codes.ts'
import type { TestActor, TestApp } from '../test-app.ts'

type App = Pick<TestApp, 'db' | 'newActor'>

type Changes<Table extends { $inferInsert: object }> = Partial<Table['$inferInsert']>

/** An approved company with one member, who accepted the terms. */
export async function newCompany(app: App, changes: Changes<typeof companies> = {}) {
  const name = `Company ${randomBytes(4).toString('hex')}`
  const [company] = await app.db
    .insert(companies)
    .values({
      name,
      website: 'https://example.in',
      domain: `${randomBytes(6).toString('hex')}.example.in`,
      kind: 'product',
      city: 'Pune',
      state: 'approved',
      decidedAt: new Date(),
      ...changes,
    })
    .returning()
  return { ...company!, member: await newColleague(app, company!.id) }
}

export async function newColleague(app: App, companyId: number): Promise<TestActor> {
  const actor = await app.newActor('company')
  await app.db
    .insert(companyMembers)
    .values({ personId: actor.id, companyId, termsVersion, termsAcceptedAt: new Date() })
  return actor
}

/** What a learner reported, open. */
export async function newReport(app: Pick<App, 'db'>, companyId: number, reporterId: number) {
  const [report] = await app.db
    .insert(companyReports)
    .values({ companyId, reporterId, reason: 'asked for money', details: 'They want ₹2,000 for the interview.' })
    .returning()
  return report!
}

/** An open one. */
export async function newOpening(app: App, companyId: number, changes: Changes<typeof openings> = {}) {
  const [opening] = await app.db
    .insert(openings)
    .values({ companyId, title: 'Junior developer', city: 'Pune', state: 'open', ...changes })
    .returning()
  return opening!
}

const dayMs = 86_400_000

/** A learner's opt-in with this approved work, for 30 days. */
export async function newCandidate(
  app: App,
  personId: number,
  solutionIds: number[] = [],
  changes: Changes<typeof candidates> = {},
) {
  const now = Date.now()
  const [candidate] = await app.db
    .insert(candidates)
    .values({
      personId,
      code: newCode(),
      city: 'Pune',
      languages: ['English', 'Hindi'],
      availability: 'now',
      companyKinds: ['product', 'services', 'startup'],
      inSmallGroups: true,
      consentedAt: new Date(now),
      expiresAt: new Date(now + 30 * dayMs),
      ...changes,
    })
    .returning()
  for (const [position, solutionId] of solutionIds.entries())
    await app.db.insert(candidateWorks).values({ candidateId: candidate!.id, solutionId, position })
  return candidate!
}

/** The company of this account, and of nobody else until now. */
export async function joinCompany(app: App, { id: personId }: { id: number }): Promise<number> {
  const [member] = await app.db.select().from(companyMembers).where(eq(companyMembers.personId, personId))
  if (member) return member.companyId
  const { id: companyId } = await newCompany(app)
  await app.db.insert(companyMembers).values({ personId, companyId, termsVersion, termsAcceptedAt: new Date() })
  return companyId
}
