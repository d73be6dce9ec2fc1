import { createHash } from 'node:crypto'
import { type CompanyApplication, confirmHours, type decideCompany } from '#contract/hiring/applications.ts'
import { hourMs } from '#contract/kit/durations.ts'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { audit } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Tools } from '#server/kit/deps.ts'
import { consumeRateLimit } from '#server/kit/http/rate-limit.ts'
import { newToken, hashToken } from '#server/kit/security/tokens.ts'
import { assertFree, businessDomain } from '../companies/rules.ts'
import { addMember, subjectOf } from '../companies/service.ts'
import { companyWith, lockCompany, updateCompany } from '../companies/store.ts'
import { assertDecidable, confirmationEnded } from './rules.ts'
import { lockApplication, saveApplication, setConfirmed, takeApplication } from './store.ts'
import { confirmEmail, declinedEmail, knownEmail } from './texts.ts'

/** Nobody can use the form to flood an inbox. */
const emailsPerAddress = { times: 5, seconds: 86_400 }

/** The answer doesn’t tell whether the company is here already; the email to its own domain does. */
export async function apply(db: Db, tools: Tools, application: CompanyApplication): Promise<null> {
  const { name, website, kind, city, message, ...contact } = application
  const domain = businessDomain(contact.email, website)
  // Hashed: the counters are no place for addresses.
  const address = createHash('sha256').update(contact.email).digest('base64url')
  if ((await consumeRateLimit(db, `company application ${address}`, emailsPerAddress)) > 0) return null
  const now = tools.clock()
  return db.transaction(async (db) => {
    if (await companyWith(db, domain)) {
      await tools.sendEmail(db, knownEmail(contact, domain))
      return null
    }
    const token = newToken()
    const company = { name, website, domain, kind, city, state: 'applied', createdAt: now } as const
    await saveApplication(db, company, {
      contactFirstName: contact.firstName,
      contactLastName: contact.lastName,
      email: contact.email,
      message,
      confirmHash: hashToken(token),
      confirmUntil: new Date(now.getTime() + confirmHours * hourMs),
    })
    await tools.sendEmail(db, confirmEmail(contact, `${tools.env.publicUrl}/hiring/confirm/${token}`))
    return null
  })
}

export function confirm(db: Db, { clock }: Tools, token: string): Promise<{ company: string }> {
  const now = clock()
  return db.transaction(async (db) => {
    const company = await lockApplication(db, token, now)
    if (!company) throw confirmationEnded()
    if (company.state === 'applied') {
      assertFree(await companyWith(db, company.domain))
      await updateCompany(db, company.id, { state: 'confirmed' })
      await setConfirmed(db, company.id, now)
    }
    return { company: company.name }
  })
}

type Deciding = { actorId: number; companyId: number }

export function decide(
  db: Db,
  tools: Tools,
  { actorId, companyId }: Deciding,
  decided: BodyOf<typeof decideCompany>,
): Promise<null> {
  return db.transaction(async (db) => {
    const company = await lockCompany(db, companyId)
    assertDecidable(company.state, decided)
    const isApproved = decided.decision === 'approve'
    const [state, reason] = isApproved ? (['approved', ''] as const) : (['declined', decided.reason] as const)
    const decision = { decidedBy: actorId, decidedAt: tools.clock(), decisionReason: reason }
    await updateCompany(db, companyId, { ...decision, state })
    const { name, domain, kind } = company
    const after = isApproved ? { name, domain, kind } : { name, domain, reason }
    await audit(db, { actorId, action: `company ${state}`, subject: subjectOf(companyId), after })
    const { contactFirstName: firstName, contactLastName: lastName, email } = await takeApplication(db, companyId)
    const contact = { firstName, lastName, email }
    if (isApproved) await addMember(db, tools, { company, actorId }, contact)
    else await tools.sendEmail(db, declinedEmail(contact, name, reason))
    return null
  })
}
