import { termsVersion } from '#contract/hiring/terms.ts'
import { companies, companyMembers } from '#server/hiring/tables.ts'
import { insertPerson } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import { hashPassword } from '#server/kit/security/passwords.ts'
import { demoPassword } from '../identity.ts'

export const demoCompanyAccount = {
  role: 'company',
  email: 'hiring@setulabs.example',
  firstName: 'Meera',
  lastName: 'Iyer',
} as const

const about =
  'We build software for bus companies: bookings, seat plans and the screens that drivers see. We’re 40 people, and a newcomer works with one of our senior developers in the first months.'

/** A company that staff approved, with a member who accepted the terms. */
export async function seedCompany(db: Db) {
  const now = new Date()
  const [company] = await db
    .insert(companies)
    .values({
      name: 'Setu Labs',
      website: 'https://setulabs.example',
      domain: 'setulabs.example',
      kind: 'product',
      city: 'Pune',
      about,
      stack: ['TypeScript', 'React', 'Node.js', 'PostgreSQL'],
      state: 'approved',
      isSample: true,
      decidedAt: now,
    })
    .returning()
  const person = await insertPerson(db, {
    ...demoCompanyAccount,
    username: 'meera',
    passwordHash: await hashPassword(demoPassword),
    emailConfirmedAt: now,
  })
  await db
    .insert(companyMembers)
    .values({ personId: person!.id, companyId: company!.id, termsVersion, termsAcceptedAt: now })
}
