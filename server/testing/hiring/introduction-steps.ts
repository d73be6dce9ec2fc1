import { introductionConsent } from '#contract/hiring/consents.ts'
import * as contract from '#contract/hiring/introductions.ts'
import { people } from '#server/identity/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import { newMember } from '../learning/learning.ts'
import { newApprovedStep } from '../portfolio/portfolio.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { requestMessage } from './introductions-calls.ts'
import { newCandidate, newCompany, newOpening } from './makers.ts'

/** What a company and a learner do until and after they meet. */
export function introductionSteps(app: TestApp) {
  let mentor: Promise<TestActor> | undefined

  /** A learner with a name that nobody else has, and a company that may see them. */
  async function newPair(about: { title?: string } = {}) {
    const company = await newCompany(app, { kind: 'startup' })
    const learner = await newMember(app)
    const named = { firstName: 'Zubeida', lastName: `Quraishi${learner.id}`, phone: '+919876500123' }
    await app.db.update(people).set(named).where(eq(people.id, learner.id))
    mentor ??= app.newActor('mentor')
    const { attemptId } = await newApprovedStep(app, { personId: learner.id, mentorId: (await mentor).id })
    const candidate = await newCandidate(app, learner.id, [attemptId])
    const opening = await newOpening(app, company.id, about)
    const secrets = [named.lastName, learner.email, named.phone]
    return { company, member: company.member, learner, candidate, opening, secrets }
  }
  type Pair = Awaited<ReturnType<typeof newPair>>

  const ask = ({ member, opening, candidate }: Pick<Pair, 'member' | 'opening' | 'candidate'>) =>
    app.call(member, contract.requestIntroduction, {
      body: { openingId: opening.id, code: candidate.code, message: requestMessage },
    })
  const asked = async (pair: Pair): Promise<number> => (await ask(pair)).body.data.introductionId
  const accept = (learner: TestActor, introductionId: number, consentVersion = introductionConsent.version) =>
    app.call(learner, contract.acceptIntroduction, { params: { introductionId }, body: { consentVersion } })
  const leave = (learner: TestActor, introductionId: number, reason = '') =>
    app.call(learner, contract.leaveIntroduction, { params: { introductionId }, body: { reason } })
  const turnDown = (member: TestActor, introductionId: number, reason = '') =>
    app.call(member, contract.turnDownIntroduction, { params: { introductionId }, body: { reason } })
  const mine = (learner: TestActor, introductionId: number): Promise<contract.MyIntroductionPage> =>
    app.load(learner, contract.getMyIntroduction, { params: { introductionId } })
  const companys = (member: TestActor, introductionId: number): Promise<contract.CompanyIntroductionPage> =>
    app.load(member, contract.getCompanyIntroduction, { params: { introductionId } })

  /** Everything that the company can read about introductions. */
  const readBy = async (member: TestActor, introductionId: number): Promise<string> =>
    JSON.stringify([
      await companys(member, introductionId),
      await app.load(member, contract.listCompanyIntroductions),
      await app.notificationsOf(member),
    ])
  const known = async ({ member, secrets }: Pair, introductionId: number) => {
    const text = await readBy(member, introductionId)
    return secrets.filter((secret) => text.includes(secret))
  }

  return { newPair, ask, asked, accept, leave, turnDown, mine, companys, readBy, known }
}
