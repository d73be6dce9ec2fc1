import { termsVersion } from '#contract/hiring/terms.ts'
import { insertJobs } from '#server/careers/index.ts'
import { toBoardJob } from '#server/hiring/openings/rules.ts'
import { companies, companyApplications, companyMembers, openings } from '#server/hiring/tables.ts'
import { insertPerson, personByEmail } from '#server/identity/index.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { hashPassword } from '#server/kit/security/passwords.ts'
import { indiaDate } from '#server/kit/india.ts'
import { eq } from '#server/kit/db/orm.ts'
import { people } from '#server/identity/tables.ts'
import { demoAccounts, demoPassword } from '../identity.ts'
import { moment } from '../moment.ts'

export const demoCompanyAccount = {
  role: 'company',
  email: 'hiring@setulabs.example',
  firstName: 'Meera',
  lastName: 'Iyer',
} as const

const about =
  'We build software for bus companies: bookings, seat plans and the screens that drivers see. We’re 40 people, and a newcomer works with one of our senior developers in the first months.'

/** A company that staff approved two weeks ago, with a member who accepted the terms, and one that waits for an answer. */
export async function seedCompanies(db: Db, { clock, env }: Deps) {
  const now = clock()
  const admin = await personByEmail(db, demoAccounts[2]!.email)
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
      createdAt: moment([15, '11:20'], now),
      decidedBy: admin!.id,
      decidedAt: moment([14, '10:05'], now),
    })
    .returning()
  const joinedAt = moment([14, '10:40'], now)
  const person = await insertPerson(db, {
    ...demoCompanyAccount,
    username: 'meera',
    passwordHash: await hashPassword(demoPassword),
    emailConfirmedAt: joinedAt,
  })
  await db.update(people).set({ createdAt: joinedAt }).where(eq(people.id, person!.id))
  await db.insert(companyMembers).values({
    personId: person!.id,
    companyId: company!.id,
    termsVersion,
    termsAcceptedAt: joinedAt,
    createdAt: joinedAt,
  })
  await addOpenings(db, { company: company!, memberId: person!.id, adminId: admin!.id, publicUrl: env.publicUrl, now })
  await addApplication(db, now)
}

type Context = {
  company: typeof companies.$inferSelect
  memberId: number
  adminId: number
  publicUrl: string
  now: Date
}

const junior = {
  title: 'Junior TypeScript Developer',
  city: 'Pune',
  isRemote: true,
  description:
    'You build the screens with which bus companies plan seats and fares, and the API behind them. In the first three months you work on one screen at a time with Meera’s team: read the ticket, write the tests, ask, and ship it. We review every change within a day. Office twice a week, the rest from home.',
  skills: ['TypeScript', 'React', 'Node.js'],
  jobType: 'full-time',
  payFrom: 420_000,
  payTo: 600_000,
} as const

const intern = {
  title: 'Intern, driver app',
  city: 'Pune',
  description: 'Six months on the app that tells drivers who gets on where. You test on real buses once a week.',
  skills: ['React', 'Testing'],
  jobType: 'internship',
  payFrom: 180_000,
  payTo: 180_000,
} as const

/** One is on the jobs board; one waits for staff. */
async function addOpenings(db: Db, { company, memberId, adminId, publicUrl, now }: Context) {
  const [written, approved] = [moment([13, '12:00'], now), moment([12, '09:45'], now)]
  const by = { companyId: company.id, createdBy: memberId }
  const [opening] = await db
    .insert(openings)
    .values({
      ...by,
      ...junior,
      skills: [...junior.skills],
      state: 'open',
      createdAt: written,
      changedAt: written,
      decidedBy: adminId,
      decidedAt: approved,
    })
    .returning()
  const job = { ...toBoardJob(opening!, company, publicUrl), postedOn: indiaDate(approved), createdAt: approved }
  const [onBoard] = await insertJobs(db, [job])
  await db.update(openings).set({ jobId: onBoard!.id }).where(eq(openings.id, opening!.id))
  const sentAt = moment([1, '16:10'], now)
  const waiting = { ...intern, skills: [...intern.skills], state: 'submitted' as const }
  await db.insert(openings).values({ ...by, ...waiting, createdAt: sentAt, changedAt: sentAt })
}

async function addApplication(db: Db, now: Date) {
  const [company] = await db
    .insert(companies)
    .values({
      name: 'Kaveri Retail Systems',
      website: 'https://kaveriretail.example',
      domain: 'kaveriretail.example',
      kind: 'services',
      city: 'Bengaluru',
      about: 'Billing and stock for 300 grocery shops in Karnataka.',
      state: 'confirmed',
      isSample: true,
      createdAt: moment([1, '11:05'], now),
    })
    .returning()
  await db.insert(companyApplications).values({
    companyId: company!.id,
    contactFirstName: 'Raghav',
    contactLastName: 'Shetty',
    email: 'raghav@kaveriretail.example',
    message: 'We need two juniors for our billing team in January. They should know SQL well.',
    confirmedAt: moment([1, '11:32'], now),
  })
}
