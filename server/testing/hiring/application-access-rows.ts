import { dayMs } from '#contract/kit/durations.ts'
import { companyApplications, companies } from '#server/hiring/tables.ts'
import { hashToken, newToken } from '#server/kit/security/tokens.ts'
import { type Rows, shared } from '../access-matrix/row.ts'
import type { TestApp } from '../test-app.ts'
import { invitationOf } from './company-calls.ts'

/** A company that applied, and confirmed its address unless something else is given. */
async function storeApplication({ db }: Pick<TestApp, 'db'>, state: 'applied' | 'confirmed' = 'confirmed') {
  const { name, kind, city, email, firstName, website } = invitationOf()
  const domain = website.slice('www.'.length)
  const [company] = await db
    .insert(companies)
    .values({ name, kind, city, domain, website: `https://${website}`, state })
    .returning()
  const token = newToken()
  await db.insert(companyApplications).values({
    companyId: company!.id,
    contactFirstName: firstName,
    email,
    confirmHash: hashToken(token),
    confirmUntil: new Date(Date.now() + dayMs),
    confirmedAt: state === 'confirmed' ? new Date() : null,
  })
  return { companyId: company!.id, token }
}

export const companyApplicationRows: Rows = {
  applyAsCompany: shared(() => ({ body: invitationOf() })),
  confirmCompany: shared(async (world) => {
    const { token } = await storeApplication(world, 'applied')
    return { body: { token } }
  }),
  decideCompany: shared(async (world) => {
    const { companyId } = await storeApplication(world)
    return { params: { companyId }, body: { decision: 'approve' } }
  }),
}
