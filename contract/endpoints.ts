import * as jobDesk from './careers/job-desk.ts'
import * as jobs from './careers/jobs.ts'
import * as myJobs from './careers/my-jobs.ts'
import * as resume from './careers/resume.ts'
import * as courses from './catalogue/courses.ts'
import * as bugs from './community/bugs.ts'
import * as desk from './community/desk.ts'
import * as facts from './community/facts.ts'
import * as featureRequests from './community/feature-requests.ts'
import * as account from './identity/account.ts'
import * as audit from './identity/audit.ts'
import * as myData from './identity/my-data.ts'
import * as profile from './identity/profile.ts'
import * as secondFactor from './identity/second-factor.ts'
import * as session from './identity/session.ts'
import * as staff from './identity/staff.ts'
import * as atRisk from './insights/at-risk.ts'
import * as overview from './insights/overview.ts'
import * as palette from './insights/palette.ts'
import * as people from './insights/people.ts'
import * as person from './insights/person.ts'
import * as reports from './insights/reports.ts'
import type { Endpoint } from './kit/endpoint.ts'
import * as exportLinks from './kit/exports.ts'
import * as pageCall from './kit/page-call.ts'
import * as certificates from './learning/certificates.ts'
import * as courseFiles from './learning/course-files.ts'
import * as enrolments from './learning/enrolments.ts'
import * as groupEnrolments from './learning/group-enrolments.ts'
import * as lessons from './learning/lessons.ts'
import * as practice from './learning/practice.ts'
import * as performance from './learning/performance.ts'
import * as mentors from './learning/mentors.ts'
import * as reviews from './learning/reviews.ts'
import * as secondOpinions from './learning/second-opinions.ts'
import * as solutions from './learning/solutions.ts'
import * as tasks from './learning/tasks.ts'
import * as videos from './learning/videos.ts'
import * as questions from './mentoring/questions.ts'
import * as questionDesk from './mentoring/questions-desk.ts'
import * as access from './membership/access.ts'
import * as grants from './membership/grants.ts'
import * as coupons from './membership/coupons.ts'
import * as dailyClose from './membership/daily-close.ts'
import * as months from './membership/months.ts'
import * as demoDesk from './membership/demo-desk.ts'
import * as demos from './membership/demos.ts'
import * as gateway from './membership/gateway.ts'
import * as payments from './membership/payments.ts'
import * as acceptance from './membership/acceptance.ts'
import * as refunds from './membership/refunds.ts'
import * as registration from './membership/registration.ts'
import * as statements from './membership/statements.ts'
import * as sessionDesk from './mentoring/session-desk.ts'
import * as weekendSessions from './mentoring/sessions.ts'
import * as emails from './notifications/emails.ts'
import * as notifications from './notifications/notifications.ts'
import * as emailPreferences from './notifications/preferences.ts'
import * as briefDesk from './projects/brief-desk.ts'
import * as briefs from './projects/briefs.ts'
import * as projectSubmissions from './projects/submissions.ts'
import * as ideas from './projects/ideas.ts'
import * as claims from './site/claims.ts'
import * as publicSession from './site/next-session.ts'
import * as school from './site/school.ts'
import * as settings from './site/settings.ts'
import * as team from './site/team.ts'
import * as testimonials from './site/testimonials.ts'
import * as words from './site/testimonials-and-team.ts'
import * as sponsorLinks from './sponsors/links.ts'
import * as sponsorPage from './sponsors/page.ts'
import * as webhooks from './webhooks/webhooks.ts'
import * as messages from './messages/messages.ts'
import * as myMessages from './messages/my-messages.ts'
import * as supportInbox from './support/inbox.ts'
import * as supportRequests from './support/requests.ts'
import * as ledger from './wallet/ledger.ts'

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

const exported: Record<string, unknown> = {
  ...session,
  ...account,
  ...secondFactor,
  ...audit,
  ...myData,
  ...profile,
  ...staff,
  ...claims,
  ...settings,
  ...school,
  ...testimonials,
  ...team,
  ...words,
  ...notifications,
  ...emailPreferences,
  ...emails,
  ...ledger,
  ...courses,
  ...registration,
  ...payments,
  ...gateway,
  ...acceptance,
  ...refunds,
  ...statements,
  ...coupons,
  ...dailyClose,
  ...months,
  ...access,
  ...grants,
  ...demos,
  ...demoDesk,
  ...enrolments,
  ...groupEnrolments,
  ...tasks,
  ...lessons,
  ...practice,
  ...courseFiles,
  ...videos,
  ...solutions,
  ...mentors,
  ...reviews,
  ...secondOpinions,
  ...certificates,
  ...performance,
  ...publicSession,
  ...weekendSessions,
  ...sessionDesk,
  ...questions,
  ...questionDesk,
  ...supportRequests,
  ...supportInbox,
  ...sponsorLinks,
  ...sponsorPage,
  ...webhooks,
  ...messages,
  ...myMessages,
  ...ideas,
  ...briefs,
  ...briefDesk,
  ...projectSubmissions,
  ...jobs,
  ...jobDesk,
  ...myJobs,
  ...resume,
  ...bugs,
  ...facts,
  ...featureRequests,
  ...desk,
  ...overview,
  ...atRisk,
  ...reports,
  ...palette,
  ...people,
  ...person,
  ...exportLinks,
  ...pageCall,
}

/** Every endpoint of the API by its name. */
export const endpoints: Record<string, Endpoint> = Object.fromEntries(
  Object.entries(exported).filter((entry): entry is [string, Endpoint] => isEndpoint(entry[1])),
)
