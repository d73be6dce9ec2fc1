import { listJobDesk } from '../careers/job-desk.ts'
import { getCourse, listAllCourses, listDeletedCourses } from '../catalogue/courses.ts'
import { listBugDesk, listRequestDesk } from '../community/desk.ts'
import { listReportedFacts } from '../community/facts.ts'
import { whoAmI } from '../identity/account.ts'
import { listAuditEntries } from '../identity/audit.ts'
import { getMyProfile } from '../identity/profile.ts'
import { getSecondFactor } from '../identity/second-factor.ts'
import { listDevices } from '../identity/session.ts'
import { listStaff } from '../identity/staff.ts'
import { listAtRisk } from '../insights/at-risk.ts'
import { getOverview } from '../insights/overview.ts'
import { listPeople } from '../insights/people.ts'
import { getPerson } from '../insights/person.ts'
import { getReport } from '../insights/reports.ts'
import { part } from '../kit/page-call.ts'
import { listCertificates } from '../learning/certificates.ts'
import { getLessonEditor } from '../learning/lessons.ts'
import { getExercise } from '../learning/practice.ts'
import { getMyHours, listWorkload } from '../learning/mentors.ts'
import { getReview, listReviews } from '../learning/reviews.ts'
import { getAgreement, getSecondOpinion, listSecondOpinions } from '../learning/second-opinions.ts'
import { getTasks, listDeletedTasks } from '../learning/tasks.ts'
import { getDeskQuestion, listQuestionDesk } from '../mentoring/questions-desk.ts'
import { listQuestionMessages } from '../mentoring/questions.ts'
import { listDemoDesk } from '../membership/demo-desk.ts'
import { getMonth } from '../membership/months.ts'
import { listGatewayProblems } from '../membership/gateway.ts'
import { listPayments } from '../membership/payments.ts'
import { listCoupons } from '../membership/coupons.ts'
import { getDay } from '../membership/daily-close.ts'
import { getStatement, listStatements } from '../membership/statements.ts'
import { listSessionDesk } from '../mentoring/session-desk.ts'
import { listEmails } from '../notifications/emails.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { listIdeas } from '../projects/ideas.ts'
import { getPayeeChange, getSettings, listSettingChanges } from '../site/school.ts'
import { getSite } from '../site/settings.ts'
import { listTeam } from '../site/team.ts'
import { listAllTestimonials } from '../site/testimonials-and-team.ts'
import { getMessage, listMessages } from '../messages/messages.ts'
import { getInboxRequest, listSupportInbox } from '../support/inbox.ts'
import { listSupportMessages } from '../support/requests.ts'
import { getWebhook, listDeliveries, listWebhooks } from '../webhooks/webhooks.ts'
import { isPlain, type At, type Pages } from './page-at.ts'

/** The menu with its counts, the bell and the warnings to admins. */
export const staffShell = ({ role }: At) => [
  part(whoAmI),
  part(getSecondFactor),
  part(getSite),
  part(getOverview),
  part(listNotifications, { query: { size: 3 } }),
  ...(role === 'admin' ? [part(getPayeeChange)] : []),
]

const one = { query: { size: 1 } }

/** By the routes of `web/app/admin.routes.tsx`. */
export const staffPages: Pages = {
  '/admin': ({ role }) => (role === 'admin' ? [part(getSettings), part(listAllCourses)] : []),
  '/admin/courses/:courseId': ({ params: { courseId } }) => [
    part(getCourse, { params: { courseId } }),
    part(listAllCourses),
  ],
  '/admin/deleted': () => [part(listDeletedCourses), part(listDeletedTasks)],
  '/admin/tasks/:courseId': ({ params: { courseId } }) => [
    part(getTasks, { query: { courseId } }),
    part(getCourse, { params: { courseId } }),
    part(listAllCourses),
  ],
  '/admin/tasks/:courseId/steps/:stepId': ({ params: { stepId } }) => [part(getLessonEditor, { params: { stepId } })],
  '/admin/tasks/:courseId/steps/:stepId/exercise': ({ params: { stepId } }) => [
    part(getExercise, { params: { stepId } }),
  ],
  '/admin/users': (at) =>
    isPlain(at) ? [part(listAllCourses), part(listPeople, { query: { size: 50 } })] : [part(listAllCourses)],
  '/admin/users/:userId': ({ params: { userId } }) => [part(getPerson, { params: { userId } })],
  '/admin/at-risk': (at) => (isPlain(at) ? [part(listAtRisk, { query: { list: 'ending:7', size: 50 } })] : []),
  // The money of a month is a request of its own: it takes longer than the page may wait.
  '/admin/reports': (at) => (isPlain(at) ? [part(getReport, { query: { range: '30' } })] : []),
  '/admin/jobs': (at) => (isPlain(at) ? [part(listJobDesk, { query: { size: 50 } })] : []),
  '/admin/settings': () => [
    part(getSettings),
    part(listAllTestimonials),
    part(listTeam),
    part(listSettingChanges, { query: { size: 20 } }),
  ],
  '/admin/certificates': (at) => (isPlain(at) ? [part(listCertificates)] : []),
  '/admin/payments': (at) =>
    isPlain(at) ? [part(listPayments, { query: { state: 'pending' } }), part(listGatewayProblems)] : [],
  '/admin/payments/month': (at) => (isPlain(at) ? [part(getMonth)] : []),
  '/admin/payments/coupons': () => [part(listCoupons)],
  '/admin/payments/close': (at) => (isPlain(at) ? [part(getDay)] : []),
  '/admin/payments/statements': () => [part(listStatements)],
  '/admin/payments/statements/:statementId': ({ params: { statementId } }) => [
    part(getStatement, { params: { statementId } }),
  ],
  '/admin/emails': (at) => (isPlain(at) ? [part(listEmails)] : []),
  '/admin/webhooks': () => [part(listWebhooks)],
  '/admin/webhooks/guide': () => [],
  '/admin/webhooks/:webhookId': (at) => [
    part(getWebhook, { params: { webhookId: at.params['webhookId'] } }),
    ...(isPlain(at) ? [part(listDeliveries, { params: { webhookId: at.params['webhookId'] } })] : []),
  ],
  '/admin/audit': (at) => (isPlain(at) ? [part(listAuditEntries, { query: { size: 50 } })] : []),
  '/admin/account': () => [part(getMyProfile), part(listDevices), part(getMyHours)],
  '/admin/mentors': () => [part(listWorkload), part(getAgreement)],
  '/admin/reviews': (at) => [part(listSecondOpinions), ...(isPlain(at) ? [part(listReviews)] : [])],
  '/admin/reviews/:solutionId': ({ params: { solutionId } }) => [part(getReview, { params: { solutionId } })],
  '/admin/questions': (at) => (isPlain(at) ? [part(listQuestionDesk)] : []),
  '/admin/questions/:questionId': ({ params: { questionId } }) => [
    part(getDeskQuestion, { params: { questionId } }),
    part(listQuestionMessages, { params: { questionId }, query: { size: 100 } }),
  ],
  '/admin/support': (at) => (isPlain(at) ? [part(listSupportInbox)] : []),
  '/admin/messages': (at) => (isPlain(at) ? [part(listMessages)] : []),
  '/admin/messages/new': () => [],
  '/admin/messages/:messageId': ({ params: { messageId } }) => [part(getMessage, { params: { messageId } })],
  '/admin/support/:requestId': ({ params: { requestId } }) => [
    part(getInboxRequest, { params: { requestId } }),
    part(listSupportMessages, { params: { requestId }, query: { size: 100 } }),
    part(listStaff),
  ],
  '/admin/second-opinions/:opinionId': ({ params: { opinionId } }) => [
    part(getSecondOpinion, { params: { opinionId } }),
  ],
  '/admin/sessions': (at) => (isPlain(at) ? [part(listSessionDesk, { query: { size: 50 } })] : []),
  '/admin/projects': (at) => (isPlain(at) ? [part(listIdeas, { query: { waiting: 'true' } })] : []),
  '/admin/request': (at) =>
    isPlain(at)
      ? [
          part(listRequestDesk),
          part(listRequestDesk, one),
          part(listBugDesk, one),
          part(listReportedFacts),
          ...(at.role === 'admin' ? [part(listDemoDesk, one)] : []),
        ]
      : [],
  '/admin/notifications': (at) => (isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : []),
}
