import { frameNotifications } from '#contract/app/pages.ts'
import { mayUse } from '#contract/kit/access.ts'
import { allCoursesRead } from './catalogue/courses.store.ts'
import { factorRead } from './identity/second-factor/store.ts'
import { personRead } from './identity/people.store.ts'
import { overviewFigures } from './insights/figures.service.ts'
import { figuresRead } from './insights/figures.store.ts'
import { spanOf } from './insights/overview.rules.ts'
import { expiringRead } from './insights/overview.store.ts'
import { needsOffice, officeWaitingRead, staffWaitingRead, type waitingNeeds } from './insights/waiting.store.ts'
import type { Actor } from './kit/deps.ts'
import type { Db } from './kit/db/db.ts'
import { readingTogether } from './kit/db/reads.ts'
import { enrolledRead, stepRead } from './learning/enrolments/store.ts'
import { plansRead } from './learning/due-dates/store.ts'
import { checkProgressRead } from './learning/lessons/exercises.store.ts'
import { answersRead, courseOfStepRead, readingRead } from './learning/lessons/reading.store.ts'
import { statusesRead, submissionsRead } from './learning/performance/store.ts'
import { practiceRead, practisedRead } from './learning/recall/store.ts'
import { draftRead } from './learning/solutions/store.ts'
import { studyRead } from './learning/study-days/store.ts'
import { plannedCourseRead } from './learning/tasks/planned-course.store.ts'
import { entriesRead } from './membership/access/store.ts'
import { accessRead } from './membership/state/store.ts'
import { paymentsRead } from './membership/payments/store.ts'
import { nextRead, nextSessionNeeds } from './mentoring/sessions/store.ts'
import { firstNotifications, notificationsRead } from './notifications/notifications.store.ts'
import { hasGatewayRead } from './site/connections/store.ts'
import { payeeChangeRead, payeeWatch } from './site/school.store.ts'
import { settingsRead } from './site/settings.store.ts'
import { referralsRead } from './wallet/referrals.store.ts'
import { walletRead } from './wallet/wallet.store.ts'

const forEverybody = [personRead, settingsRead, hasGatewayRead, notificationsRead] as const
const forCompanies = readingTogether('company_frame', ...forEverybody)
const learner = [...forEverybody, walletRead, referralsRead, paymentsRead, accessRead] as const
const forLearners = readingTogether('learner_frame', ...learner)
// What the pages that learners open most show is read in the same statement.
const onDashboard = [statusesRead, plansRead, submissionsRead, studyRead, practisedRead, nextRead, entriesRead] as const
const forDashboard = readingTogether('dashboard', ...learner, ...onDashboard)
const forPractice = readingTogether('practice', ...learner, practiceRead)
const forMyCourses = readingTogether('my_courses', ...learner, enrolledRead)
const forTasks = readingTogether('tasks_of_course', ...learner, plannedCourseRead)
const atStep = [courseOfStepRead, stepRead, readingRead, answersRead, checkProgressRead, draftRead] as const
const forStep = readingTogether('step_page', ...learner, ...atStep)
const staff = [...forEverybody, factorRead, staffWaitingRead, figuresRead] as const
const forStaff = readingTogether('staff_frame', ...staff)
const forStaffHome = readingTogether('staff_home', ...staff, allCoursesRead)
const office = [...staff, officeWaitingRead, expiringRead, payeeChangeRead] as const
const forOffice = readingTogether('office_frame', ...office)
const forOfficeHome = readingTogether('office_home', ...office, allCoursesRead)

type NeedsOf = (actor: Actor, now: Date) => ReturnType<typeof waitingNeeds>

/** What every page of an area shows (`areas` in contract/app/pages.ts), in one statement. */
export const frameReader =
  (needsOf: NeedsOf, clock: () => Date) =>
  (db: Db, path: string, actor: Actor): void => {
    const given = { personId: actor.id, ...firstNotifications(frameNotifications) }
    const now = clock()
    if (path.startsWith('/dashboard')) return readLearnerPage(db, path, { ...given, ...nextSessionNeeds(actor, now) })
    if (path.startsWith('/company')) return forCompanies(db, given)
    if (!path.startsWith('/admin') || !mayUse(actor, 'staff') || actor.lacksSecondFactor) return
    const forWork = { ...given, figures: overviewFigures.name, ...needsOf(actor, now) }
    const showsCourses = path === '/admin' && mayUse(actor, 'courses:see')
    if (!needsOffice(actor)) return (showsCourses ? forStaffHome : forStaff)(db, forWork)
    const readOffice = showsCourses ? forOfficeHome : forOffice
    readOffice(db, { ...forWork, ...spanOf(now), ...payeeWatch(now) })
  }

const pageOfCourse = /^\/dashboard\/tasks\/(\d{1,15})(?:\/steps\/(\d{1,15}))?$/

/** The parts of other pages, and of other spellings of these paths, read by themselves what is missing here. */
function readLearnerPage(db: Db, path: string, given: Parameters<typeof forDashboard>[1]): void {
  const [, courseId, stepId] = pageOfCourse.exec(path) ?? []
  if (stepId) forStep(db, { ...given, stepId: Number(stepId) })
  else if (courseId) forTasks(db, { ...given, courseId: Number(courseId) })
  else if (path === '/dashboard') forDashboard(db, given)
  else if (path === '/dashboard/practice') forPractice(db, given)
  else if (path === '/dashboard/my-courses') forMyCourses(db, given)
  else forLearners(db, given)
}
