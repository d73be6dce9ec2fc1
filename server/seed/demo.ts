import { setTimeout } from 'node:timers/promises'
import { dayMs as day } from '#contract/kit/durations.ts'
import { eq, sql } from '#server/kit/db/orm.ts'
import { courses } from '#server/catalogue/tables.ts'
import { overviewFigures, refreshFigures } from '#server/insights/figures.service.ts'
import type { Db } from '#server/kit/db/db.ts'
import type { Deps } from '#server/kit/deps.ts'
import { demoData } from '#server/kit/tables.ts'
import { enrolments } from '#server/learning/tables.ts'
import { addDays } from '#server/membership/index.ts'
import { payments } from '#server/membership/tables.ts'
import { seedAttempts } from './attempts.ts'
import { seedAudit } from './audit.ts'
import { seedBugs } from './boards/bugs.ts'
import { seedCareers } from './jobs/careers.ts'
import { seedCatalogue } from './catalogue.ts'
import { seedDemoBookings } from './demos.ts'
import { seedFacts } from './boards/facts.ts'
import { seedFeatureRequests } from './boards/feature-requests.ts'
import { demoAccounts, demoLearnerId, demoPassword, seedPeople, seedProfile, seedVisits } from './identity.ts'
import { demoCompanyAccount, seedCompanies } from './hiring/companies.ts'
import { seedIntroduction } from './hiring/introduction.ts'
import { seedOptIn } from './hiring/opt-in.ts'
import { seedTrackedJobs } from './jobs/tracked-jobs.ts'
import { seedLearners } from './learners.ts'
import { seedNewcomers } from './newcomers.ts'
import { seedNotifications } from './notifications.ts'
import { seedMessages } from './messages/messages.ts'
import { seedPortfolio } from './portfolio/asha.ts'
import { seedProjects } from './projects.ts'
import { seedBatches } from './mentoring/batches.ts'
import { seedPay } from './mentoring/pay.ts'
import { seedQuestions } from './mentoring/questions.ts'
import { seedPromises } from './mentoring/promises.ts'
import { seedPractice } from './recall/practice.ts'
import { seedReadings } from './readings.ts'
import { seedReceipts } from './receipts.ts'
import { seedResume } from './resume.ts'
import { seedSecondOpinions } from './mentoring/second-opinions.ts'
import { seedSessions } from './mentoring/sessions.ts'
import { seedClaims, seedHolidays, seedSite } from './site.ts'
import { seedSponsors } from './sponsors/links.ts'
import { seedInterview } from './interview.ts'
import { seedStudy } from './study.ts'
import { seedSupport } from './support/requests.ts'
import { seedStart, seedTasks } from './tasks.ts'
import { seedReferral, seedWallet } from './wallet.ts'

/** In the order of the domains. A part is made once; parts that come with a later version are added to an older demo. */
const parts: [string, (db: Db, deps: Deps) => Promise<void>][] = [
  ['identity', seedPeople],
  ['site', seedSite],
  ['claims', seedClaims],
  ['holidays', seedHolidays],
  ['wallet', seedWallet],
  ['catalogue', (db) => seedCatalogue(db, { withTrainers: true })],
  ['learning', seedLearning],
  ['tasks', seedTasks],
  ['start', async (db, deps) => void (await seedStart(db, deps))],
  ['learners', seedLearners],
  // After her first month: access ends with the newest entry.
  ['membership', seedMembership],
  ['referral', seedReferral],
  ['attempts', seedAttempts],
  ['promises', seedPromises],
  ['second opinions', seedSecondOpinions],
  ['readings', seedReadings],
  ['study', seedStudy],
  ['interview', seedInterview],
  ['practice', seedPractice],
  ['batches', seedBatches],
  ['questions', seedQuestions],
  ['careers', seedCareers],
  ['newcomers', seedNewcomers],
  ['receipts', seedReceipts],
  ['profile', seedProfile],
  ['resume', seedResume],
  ['projects', seedProjects],
  ['tracked jobs', seedTrackedJobs],
  ['companies', seedCompanies],
  ['opt-in', seedOptIn],
  ['introduction', seedIntroduction],
  ['feature requests', seedFeatureRequests],
  ['bugs', seedBugs],
  ['facts', seedFacts],
  ['demo bookings', seedDemoBookings],
  ['weekend sessions', seedSessions],
  ['pay', seedPay],
  ['support', seedSupport],
  ['portfolio', seedPortfolio],
  ['sponsors', seedSponsors],
  ['visits', seedVisits],
  ['messages', seedMessages],
  ['audit', seedAudit],
  ['notifications', seedNotifications],
  // Public pages of the demo show counted figures; their first visitor sees them too.
  ['figures', (db, deps) => refreshFigures(db, deps, overviewFigures)],
]

// Several instances may start at once; one seeds, the others wait and find it done.
const lock = 7_301_956

/** Asks again and again: on a slow machine the courses with their files take longer than one statement may wait. */
async function waitForOthers(db: Db) {
  // A slow object store keeps the transaction waiting.
  await db.execute(sql`set local idle_in_transaction_session_timeout = 0`)
  const tryLock = sql`select pg_try_advisory_xact_lock(${lock}) as "isOurs"`
  while (!(await db.execute<{ isOurs: boolean }>(tryLock)).rows[0]!.isOurs) await setTimeout(100)
}

export async function seedDemo(deps: Deps): Promise<void> {
  for (const [name, make] of parts) {
    await deps.db.transaction(async (db) => {
      await waitForOthers(db)
      const [made] = await db.select().from(demoData).where(eq(demoData.name, name))
      if (made) return
      await make(db, deps)
      await db.insert(demoData).values({ name })
    })
  }
}

type Added = { hasCourses: boolean; hasStart: boolean }

/**
 * For a school of one's own: the courses and tasks without the demo's people, if it has no courses yet, and the
 * beginners' path, if it has none. Answers what it added.
 */
export function seedCoursesAlone(deps: Pick<Deps, 'db' | 'files'>): Promise<Added> {
  return deps.db.transaction(async (db) => {
    await waitForOthers(db)
    const [course] = await db.select({ id: courses.id }).from(courses).where(eq(courses.isStart, false)).limit(1)
    if (!course) {
      await seedCatalogue(db, { withTrainers: false })
      await seedTasks(db, deps)
    }
    return { hasCourses: !course, hasStart: await seedStart(db, deps) }
  })
}

export const demoGreeting = [
  '',
  'Demo accounts (all with the same password):',
  ...[...demoAccounts, demoCompanyAccount].map(
    ({ role, email }) => `  ${role.padEnd(8)} ${email.padEnd(26)} ${demoPassword}`,
  ),
  '',
  'Press Ctrl+C to stop.',
].join('\n')

/** The demo learner's three courses: Full-Stack, Frontend, and JavaScript & TypeScript. */
async function seedLearning(db: Db) {
  const personId = await demoLearnerId(db)
  await db.insert(enrolments).values([1, 2, 5].map((courseId) => ({ personId, courseId })))
}

/** The demo learner's second payment: ₹499 for 42 days, of which ₹400 came from her wallet. */
async function seedMembership(db: Db) {
  const personId = await demoLearnerId(db)
  const paidAt = new Date(Date.now() - 11 * day)
  const [payment] = await db
    .insert(payments)
    .values({
      personId,
      transactionId: '431256789012',
      amountPaise: 99_00,
      creditPaise: 400_00,
      method: 'upi',
      state: 'verified',
      createdAt: paidAt,
      decidedAt: paidAt,
    })
    .returning({ id: payments.id })
  await addDays(db, [{ personId, days: 42, reason: 'Payment of ₹499', paymentId: payment!.id }], paidAt)
}
