import { randomBytes } from 'node:crypto'
import { companies } from '#server/hiring/tables.ts'
import { eq } from '#server/kit/db/orm.ts'
import type { Call } from '../membership/idempotent-calls.ts'
import type { TestActor, TestApp } from '../test-app.ts'
import { newCompany } from './makers.ts'

/** Somebody who isn't a member yet, with an address of the company. */
export async function colleagueOf({ db }: Pick<TestApp, 'db'>, companyId: number) {
  const [company] = await db.select().from(companies).where(eq(companies.id, companyId))
  return { email: `${randomBytes(4).toString('hex')}@${company!.domain}`, firstName: 'Ravi', lastName: 'Rao' }
}

/** Of a company that isn’t here yet. */
export function invitationOf() {
  const name = randomBytes(4).toString('hex')
  return {
    name: `Company ${name}`,
    website: `www.${name}.example.in`,
    kind: 'product',
    city: 'Pune',
    email: `asha@${name}.example.in`,
    firstName: 'Asha',
    lastName: 'Nair',
  } as const
}

/** The idempotent calls about a company and its members. */
export function companyCalls(app: TestApp): Record<string, Call> {
  let company: { id: number; member: TestActor } | null = null
  const known = async () => (company ??= await newCompany(app))
  return {
    inviteCompany: { fresh: async () => ({ body: invitationOf() }) },
    inviteCompanyMember: {
      fresh: async () => {
        const { id: companyId } = await known()
        return { params: { companyId }, body: await colleagueOf(app, companyId) }
      },
    },
    inviteColleague: {
      who: async () => (await known()).member,
      fresh: async () => ({ body: await colleagueOf(app, (await known()).id) }),
    },
  }
}
