import { listMyJobs } from '../careers/my-jobs.ts'
import { getMyResume, getResumeOffers } from '../careers/resume.ts'
import { getBug, listBugComments, listBugs } from '../community/bugs.ts'
import { listFacts } from '../community/facts.ts'
import { listFeatureRequests } from '../community/feature-requests.ts'
import { whoAmI } from '../identity/account.ts'
import { getMyProfile } from '../identity/profile.ts'
import { getSecondFactor } from '../identity/second-factor.ts'
import { listDevices } from '../identity/session.ts'
import { part } from '../kit/page-call.ts'
import { getAllCourses, getEnrolledCourses } from '../learning/enrolments.ts'
import { openStep } from '../learning/lessons.ts'
import { getMyPerformance, getMySnapshot } from '../learning/performance.ts'
import { listAttempts } from '../learning/solutions.ts'
import { getTasks } from '../learning/tasks.ts'
import { getQuestion, listMyQuestions, listQuestionMessages } from '../mentoring/questions.ts'
import { getMySubscription } from '../membership/access.ts'
import { listMyPayments } from '../membership/payments.ts'
import { getMyAttendance, getNextSession, listMySessions } from '../mentoring/sessions.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { getEmailPreferences } from '../notifications/preferences.ts'
import { getBrief, listBriefs } from '../projects/briefs.ts'
import { getIdea, listIdeaComments, listMyIdeas } from '../projects/ideas.ts'
import { getSite } from '../site/settings.ts'
import { listSponsorLinks } from '../sponsors/links.ts'
import { getMyMessage } from '../messages/my-messages.ts'
import { getSupportRequest, listMySupportRequests, listSupportMessages } from '../support/requests.ts'
import { getWallet, listWalletEntries } from '../wallet/ledger.ts'
import { isPlain, type At, type Pages } from './page-at.ts'

/** The top bar, the menu and the strip about the membership. */
export const learnerShell = ({ role }: At) => [
  part(whoAmI),
  part(listNotifications, { query: { size: 3 } }),
  part(getSite),
  part(getWallet),
  ...(role === 'learner' ? [part(listMyPayments)] : []),
]

/** By the routes of `web/app/learner.routes.tsx`. */
export const learnerPages: Pages = {
  '/dashboard': ({ role }) => [
    part(getMySnapshot),
    part(getNextSession),
    ...(role === 'learner' ? [part(getMySubscription)] : []),
  ],
  '/dashboard/all-courses': () => [part(getAllCourses)],
  '/dashboard/my-courses': () => [part(getEnrolledCourses)],
  '/dashboard/search': () => [],
  '/dashboard/tasks/:courseId': ({ params }) => [part(getTasks, { query: { courseId: params['courseId'] } })],
  '/dashboard/tasks/:courseId/steps/:stepId': ({ params: { stepId } }) => [
    part(openStep, { params: { stepId } }),
    part(listAttempts, { params: { stepId } }),
  ],
  '/dashboard/questions': (at) => (isPlain(at) ? [part(listMyQuestions)] : []),
  '/dashboard/questions/:questionId': ({ params: { questionId } }) => [
    part(getQuestion, { params: { questionId } }),
    part(listQuestionMessages, { params: { questionId }, query: { size: 100 } }),
  ],
  '/dashboard/support': () => [part(listMySupportRequests)],
  '/dashboard/support/new': () => [part(listMyPayments)],
  '/dashboard/messages/:messageId': ({ params: { messageId } }) => [part(getMyMessage, { params: { messageId } })],
  '/dashboard/support/:requestId': ({ params: { requestId } }) => [
    part(getSupportRequest, { params: { requestId } }),
    part(listSupportMessages, { params: { requestId }, query: { size: 100 } }),
  ],
  '/dashboard/sponsors': () => [part(listSponsorLinks)],
  '/dashboard/your-perfomance': () => [part(getMyPerformance), part(getMyAttendance)],
  '/dashboard/sessions': (at) => [
    part(listMySessions, { query: { tab: at.query['tab'] === 'past' ? 'past' : 'upcoming', size: 8 } }),
  ],
  '/dashboard/profile': () => [part(getMyProfile)],
  '/dashboard/settings': () => [
    part(getMyProfile),
    part(getEmailPreferences),
    part(getSecondFactor),
    part(listDevices),
  ],
  '/dashboard/bug-board': (at) => (isPlain(at) ? [part(listBugs)] : []),
  '/dashboard/bug-board/:bugId': ({ params: { bugId } }) => [
    part(getBug, { params: { bugId } }),
    part(listBugComments, { params: { bugId }, query: { size: 100 } }),
  ],
  '/dashboard/fact-board': (at) => (isPlain(at) ? [part(listFacts)] : []),
  '/dashboard/notifications': (at) =>
    isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : [],
  '/dashboard/wallet-balance': () => [part(listWalletEntries)],
  '/dashboard/resume-builder': () => [part(getMyResume), part(getResumeOffers)],
  '/dashboard/projects': () => [],
  '/dashboard/projects/your-ideas': () => [part(listMyIdeas)],
  '/dashboard/projects/your-ideas/:ideaId': ({ params: { ideaId } }) => [
    part(getIdea, { params: { ideaId } }),
    part(listIdeaComments, { params: { ideaId }, query: { size: 100 } }),
  ],
  '/dashboard/projects/our-ideas': () => [part(listBriefs)],
  '/dashboard/projects/our-ideas/:briefId': ({ params: { briefId } }) => [part(getBrief, { params: { briefId } })],
  '/dashboard/jobs': (at) => (isPlain(at) ? [part(listMyJobs, { query: { size: 10 } })] : []),
  '/dashboard/request-features': (at) => (isPlain(at) ? [part(listFeatureRequests)] : []),
}
