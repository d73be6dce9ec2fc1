import { listJobDesk } from '../careers/job-desk.ts'
import { getCourse, listAllCourses, listDeletedCourses } from '../catalogue/courses.ts'
import { listBugDesk, listRequestDesk } from '../community/desk.ts'
import { listReportedFacts } from '../community/facts.ts'
import { listAuditEntries } from '../identity/audit.ts'
import { getMyProfile } from '../identity/profile.ts'
import { listDevices } from '../identity/session.ts'
import { listStaff } from '../identity/staff.ts'
import { listAtRisk } from '../insights/at-risk.ts'
import { listPeople } from '../insights/people.ts'
import { getPerson } from '../insights/person.ts'
import { getReport } from '../insights/reports.ts'
import { todayInIndia } from '../kit/clock-time.ts'
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
import { getDemoCalendar, listDemoDesk } from '../membership/demo-desk.ts'
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
import { getSettings, listSettingChanges } from '../site/school.ts'
import { listTeam } from '../site/team.ts'
import { listAllTestimonials } from '../site/testimonials-and-team.ts'
import { getMessage, listMessageDeliveries, listMessages, listMessagesOf } from '../messages/messages.ts'
import { getInboxRequest, listSupportInbox } from '../support/inbox.ts'
import { listSupportMessages } from '../support/requests.ts'
import { getWebhook, listDeliveries, listWebhooks } from '../webhooks/webhooks.ts'
import { isPlain, pages } from './page.ts'

const one = { query: { size: 1 } }

export const staffPages = pages({
  '/admin': {
    menu: 'Home',
    data: () => [part(getSettings)],
  },
  '/admin/courses': {
    access: 'courses:see',
    menu: 'Courses',
    data: () => [part(listAllCourses)],
  },
  '/admin/courses/:courseId': {
    title: 'Edit a course',
    access: 'courses:see',
    data: ({ params: { courseId } }) => [part(getCourse, { params: { courseId } }), part(listAllCourses)],
  },
  '/admin/reviews': {
    access: 'reviews:see',
    menu: 'Reviews',
    data: (at) => [part(listSecondOpinions), ...(isPlain(at) ? [part(listReviews)] : [])],
  },
  '/admin/reviews/:solutionId': {
    title: 'Review',
    access: 'reviews:see',
    data: ({ params: { solutionId } }) => [part(getReview, { params: { solutionId } })],
  },
  '/admin/questions': {
    access: 'reviews:see',
    menu: 'Questions',
    data: (at) => (isPlain(at) ? [part(listQuestionDesk)] : []),
  },
  '/admin/questions/:questionId': {
    title: 'Question',
    access: 'reviews:see',
    data: ({ params: { questionId } }) => [
      part(getDeskQuestion, { params: { questionId } }),
      // For the next question.
      part(listQuestionDesk),
      part(listQuestionMessages, { params: { questionId }, query: { size: 100 } }),
    ],
  },
  '/admin/projects': {
    access: 'reviews:see',
    menu: 'Projects',
    data: (at) => (isPlain(at) ? [part(listIdeas, { query: { waiting: 'true' } })] : []),
  },
  '/admin/sessions': {
    access: 'sessions:see',
    menu: 'Sessions',
    data: (at) => (isPlain(at) ? [part(listSessionDesk, { query: { size: 50 } })] : []),
  },
  '/admin/mentors': {
    access: 'team:see',
    menu: 'Mentors',
    data: () => [part(listWorkload), part(getAgreement)],
  },
  '/admin/certificates': {
    access: 'people:see',
    menu: 'Certificates',
    data: (at) => (isPlain(at) ? [part(listCertificates)] : []),
  },
  '/admin/users': {
    access: 'people:see',
    menu: 'Users',
    data: (at) => [part(listAllCourses), ...(isPlain(at) ? [part(listPeople, { query: { size: 50 } })] : [])],
  },
  '/admin/users/:userId': {
    title: 'User',
    access: 'people:see',
    data: ({ params: { userId } }) => [
      part(getPerson, { params: { userId } }),
      part(listMessagesOf, { params: { userId }, query: { size: 50 } }),
    ],
  },
  '/admin/leads': {
    access: 'people:see',
    menu: 'Leads',
    palette: { words: 'demo bookings calls' },
    data: (at) => {
      const date = todayInIndia()
      const month = date.slice(0, 7)
      return isPlain(at)
        ? [part(getDemoCalendar, { query: { month } }), part(listDemoDesk, { query: { size: 50, date } })]
        : []
    },
  },
  '/admin/at-risk': {
    access: 'people:see',
    menu: 'At risk',
    palette: { words: 'inactive leaving ending rejected' },
    data: (at) => (isPlain(at) ? [part(listAtRisk, { query: { list: 'ending:7', size: 50 } })] : []),
  },
  '/admin/support': {
    access: 'support:see',
    menu: 'Support',
    data: (at) => (isPlain(at) ? [part(listSupportInbox)] : []),
  },
  '/admin/support/:requestId': {
    title: 'Support request',
    access: 'support:see',
    data: ({ params: { requestId } }) => [
      part(getInboxRequest, { params: { requestId } }),
      // For the next request.
      part(listSupportInbox),
      part(listSupportMessages, { params: { requestId }, query: { size: 100 } }),
      part(listStaff),
    ],
  },
  '/admin/messages': {
    access: 'messages:see',
    menu: 'Messages',
    data: (at) => (isPlain(at) ? [part(listMessages)] : []),
  },
  '/admin/messages/new': { title: 'New message', access: 'messages:act', data: () => [] },
  '/admin/messages/:messageId': {
    title: 'Message',
    access: 'messages:see',
    data: ({ params: { messageId } }) => [
      part(getMessage, { params: { messageId } }),
      part(listMessageDeliveries, { params: { messageId }, query: { size: 50 } }),
    ],
  },
  '/admin/request': {
    access: 'boards:see',
    menu: 'Request',
    data: (at) =>
      isPlain(at)
        ? [part(listRequestDesk), part(listRequestDesk, one), part(listBugDesk, one), part(listReportedFacts)]
        : [],
  },
  '/admin/reports': {
    access: 'people:see',
    menu: 'Reports',
    // The money of a month is a request of its own: it takes longer than the page may wait.
    data: (at) => (isPlain(at) ? [part(getReport, { query: { range: '30' } })] : []),
  },
  '/admin/payments': {
    access: 'payments:see',
    menu: 'Payments',
    data: (at) => (isPlain(at) ? [part(listPayments, { query: { state: 'pending' } }), part(listGatewayProblems)] : []),
  },
  '/admin/payments/statements/:statementId': {
    title: 'Bank statement',
    access: 'payments:see',
    data: ({ params: { statementId } }) => [part(getStatement, { params: { statementId } })],
  },
  '/admin/payments/statements': {
    access: 'payments:see',
    menu: 'Bank statements',
    palette: { words: 'upload reconcile' },
    data: () => [part(listStatements)],
  },
  '/admin/payments/close': {
    access: 'payments:see',
    menu: 'Daily close',
    palette: { words: 'today money' },
    data: (at) => (isPlain(at) ? [part(getDay)] : []),
  },
  '/admin/payments/month': {
    access: 'payments:see',
    menu: 'Accounts',
    palette: { label: 'Accounts of a month', words: 'accountant gst receipts' },
    data: (at) => (isPlain(at) ? [part(getMonth)] : []),
  },
  '/admin/payments/coupons': {
    access: 'payments:see',
    menu: 'Coupons',
    palette: { words: 'discount' },
    data: () => [part(listCoupons)],
  },
  '/admin/settings': {
    access: 'site:see',
    menu: 'Settings',
    data: () => [
      part(getSettings),
      part(listAllTestimonials),
      part(listTeam),
      part(listSettingChanges, { query: { size: 20 } }),
    ],
  },
  '/admin/jobs': {
    access: 'jobs:see',
    menu: 'Jobs',
    data: (at) => (isPlain(at) ? [part(listJobDesk, { query: { size: 50 } })] : []),
  },
  '/admin/webhooks': {
    access: 'site:see',
    menu: 'Webhooks',
    palette: { words: 'api integration events' },
    data: () => [part(listWebhooks)],
  },
  '/admin/webhooks/guide': { title: 'Webhook guide', access: 'site:see', data: () => [] },
  '/admin/webhooks/:webhookId': {
    title: 'Endpoint',
    access: 'site:see',
    data: (at) => [
      part(getWebhook, { params: { webhookId: at.params['webhookId'] } }),
      ...(isPlain(at) ? [part(listDeliveries, { params: { webhookId: at.params['webhookId'] } })] : []),
    ],
  },
  '/admin/emails': {
    title: 'Emails',
    access: 'messages:see',
    menu: 'Email',
    data: (at) => (isPlain(at) ? [part(listEmails)] : []),
  },
  '/admin/audit': {
    access: 'audit:see',
    menu: 'Audit log',
    data: (at) => (isPlain(at) ? [part(listAuditEntries, { query: { size: 50 } })] : []),
  },
  '/admin/deleted': {
    title: 'Recently deleted',
    access: 'courses:see',
    palette: { label: 'Recently deleted', words: 'restore' },
    data: () => [part(listDeletedCourses), part(listDeletedTasks)],
  },
  '/admin/tasks/:courseId': {
    title: 'Tasks',
    access: 'courses:see',
    data: ({ params: { courseId } }) => [
      part(getTasks, { query: { courseId } }),
      part(getCourse, { params: { courseId } }),
      part(listAllCourses),
    ],
  },
  '/admin/tasks/:courseId/steps/:stepId': {
    title: 'Lesson',
    access: 'courses:see',
    data: ({ params: { stepId } }) => [part(getLessonEditor, { params: { stepId } })],
  },
  '/admin/tasks/:courseId/steps/:stepId/exercise': {
    title: 'Exercise',
    access: 'courses:see',
    data: ({ params: { stepId } }) => [part(getExercise, { params: { stepId } })],
  },
  '/admin/second-opinions/:opinionId': {
    title: 'Second opinion',
    access: 'reviews:see',
    data: ({ params: { opinionId } }) => [part(getSecondOpinion, { params: { opinionId } })],
  },
  '/admin/account': {
    title: 'Your account',
    palette: { label: 'Your account', words: 'password profile hours' },
    data: () => [part(getMyProfile), part(listDevices), part(getMyHours)],
  },
  '/admin/notifications': {
    title: 'Notifications',
    data: (at) => (isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : []),
  },
})
