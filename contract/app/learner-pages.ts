import { listMyJobs } from '../careers/my-jobs.ts'
import { getMyResume, getResumeOffers } from '../careers/resume.ts'
import { getBug, listBugComments, listBugs } from '../community/bugs.ts'
import { listFacts } from '../community/facts.ts'
import { listFeatureRequests } from '../community/feature-requests.ts'
import { listIntroductionMessages } from '../hiring/conversation.ts'
import { getMyIntroduction, listMyIntroductions } from '../hiring/introductions.ts'
import { getMyCandidate } from '../hiring/candidates.ts'
import { listAccessTokens } from '../identity/access-tokens.ts'
import { getMyProfile } from '../identity/profile.ts'
import { getSecondFactor } from '../identity/second-factor.ts'
import { listDevices } from '../identity/session.ts'
import { part } from '../kit/page-call.ts'
import { getAllCourses, getEnrolledCourses } from '../learning/enrolments.ts'
import { getInterview, listInterviews } from '../learning/study/interviews.ts'
import { openStep } from '../learning/lessons.ts'
import { getProblem, listProblems } from '../learning/problems/problems.ts'
import { getMyPerformance, getMySnapshot } from '../learning/performance.ts'
import { getPracticeSitting } from '../learning/study/recall.ts'
import { getDraft, listAttempts } from '../learning/solutions.ts'
import { getStudyPlan } from '../learning/study/plan.ts'
import { getTasks } from '../learning/tasks.ts'
import { getQuestion, listMyQuestions, listQuestionMessages } from '../mentoring/questions.ts'
import { getMySubscription } from '../membership/access.ts'
import { listMyPayments } from '../membership/payments.ts'
import { getMyAttendance, getNextSession, listMySessions } from '../mentoring/sessions.ts'
import { listNotifications } from '../notifications/notifications.ts'
import { getEmailPreferences } from '../notifications/preferences.ts'
import { getPush } from '../notifications/push.ts'
import { getPortfolioSources } from '../portfolio/links.ts'
import { getMyPortfolio } from '../portfolio/portfolio.ts'
import { getBrief, listBriefs } from '../projects/briefs.ts'
import { getIdea, listIdeaComments, listMyIdeas } from '../projects/ideas.ts'
import { listHolidays } from '../site/holidays.ts'
import { sidebarLabels } from '../site/settings.ts'
import { listSponsorLinks } from '../sponsors/links.ts'
import { getMyMessage } from '../messages/my-messages.ts'
import { getSupportRequest, listMySupportRequests, listSupportMessages } from '../support/requests.ts'
import { listWalletEntries } from '../wallet/ledger.ts'
import { isPlain, pages } from './page.ts'

export const learnerPages = pages({
  '/dashboard': {
    title: 'Dashboard',
    menu: 'Home',
    data: ({ person: { role } }) => [
      part(getMySnapshot),
      part(getNextSession),
      ...(role === 'learner' ? [part(getMySubscription)] : []),
    ],
  },
  '/dashboard/my-courses': { menu: 'My Courses', data: () => [part(getEnrolledCourses)] },
  '/dashboard/practice': { menu: 'Practice', data: () => [part(getPracticeSitting)] },
  '/dashboard/sessions': {
    title: 'Sessions',
    menu: sidebarLabels.sessions,
    data: ({ query }) => [
      part(listMySessions, { query: { tab: query['tab'] === 'past' ? 'past' : 'upcoming', size: 8 } }),
      part(listHolidays),
    ],
  },
  '/dashboard/search': { title: 'Search lessons', data: () => [] },
  '/dashboard/tasks/:courseId': {
    title: 'Tasks',
    data: ({ params }) => [part(getTasks, { query: { courseId: params['courseId'] } })],
  },
  '/dashboard/tasks/:courseId/steps/:stepId': {
    title: 'Lesson',
    data: ({ person: { role }, params: { stepId } }) => [
      part(openStep, { params: { stepId } }),
      part(listAttempts, { params: { stepId } }),
      ...(role === 'learner' ? [part(getDraft, { params: { stepId } })] : []),
    ],
  },
  '/dashboard/tasks/:courseId/problems': {
    title: 'Problems',
    data: ({ params: { courseId } }) => [part(listProblems, { params: { courseId } })],
  },
  '/dashboard/problems/:problemId': {
    title: 'Problem',
    data: ({ params: { problemId } }) => [part(getProblem, { params: { problemId } })],
  },
  '/dashboard/interview': { title: 'Mock interviews', data: () => [part(listInterviews)] },
  '/dashboard/interview/:interviewId': {
    title: 'Mock interview',
    data: ({ params: { interviewId } }) => [part(getInterview, { params: { interviewId } })],
  },
  '/dashboard/questions': {
    title: 'Your questions',
    menu: 'Questions',
    data: (at) => (isPlain(at) ? [part(listMyQuestions)] : []),
  },
  '/dashboard/questions/:questionId': {
    title: 'Question',
    data: ({ params: { questionId } }) => [
      part(getQuestion, { params: { questionId } }),
      part(listQuestionMessages, { params: { questionId }, query: { size: 100 } }),
    ],
  },
  '/dashboard/support': { title: 'Help and support', data: () => [part(listMySupportRequests)] },
  '/dashboard/support/new': { title: 'Write to us', data: () => [part(listMyPayments)] },
  '/dashboard/support/:requestId': {
    title: 'Support request',
    data: ({ params: { requestId } }) => [
      part(getSupportRequest, { params: { requestId } }),
      part(listSupportMessages, { params: { requestId }, query: { size: 100 } }),
    ],
  },
  '/dashboard/messages/:messageId': {
    title: 'Message',
    data: ({ params: { messageId } }) => [part(getMyMessage, { params: { messageId } })],
  },
  '/dashboard/sponsors': { title: 'Share your progress', data: () => [part(listSponsorLinks)] },
  '/dashboard/your-perfomance': {
    title: 'Your Performance',
    data: () => [part(getMyPerformance), part(getMyAttendance)],
  },
  '/dashboard/all-courses': {
    title: 'Skills',
    menu: sidebarLabels.skills,
    isInMore: true,
    data: () => [part(getAllCourses)],
  },
  '/dashboard/bug-board': { title: 'Bug Board', data: (at) => (isPlain(at) ? [part(listBugs)] : []) },
  '/dashboard/bug-board/:bugId': {
    title: 'Bug',
    data: ({ params: { bugId } }) => [
      part(getBug, { params: { bugId } }),
      part(listBugComments, { params: { bugId }, query: { size: 100 } }),
    ],
  },
  '/dashboard/fact-board': { title: 'Fact Board', data: (at) => (isPlain(at) ? [part(listFacts)] : []) },
  '/dashboard/notifications': {
    title: 'Notifications',
    data: (at) => (isPlain(at) ? [part(listNotifications, { query: { state: 'all', size: 30 } })] : []),
  },
  '/dashboard/outbox': { title: 'To send', data: () => [] },
  '/dashboard/wallet-balance': { title: 'Wallet balance', data: () => [part(listWalletEntries)] },
  '/dashboard/resume-builder': { title: 'Resume Builder', data: () => [part(getMyResume), part(getResumeOffers)] },
  '/dashboard/portfolio': { title: 'Portfolio', data: () => [part(getMyPortfolio), part(getPortfolioSources)] },
  '/dashboard/introduce-me': { title: 'Introduce me', data: () => [part(getMyCandidate)] },
  '/dashboard/projects': { title: 'Projects', menu: sidebarLabels.projects, isInMore: true, data: () => [] },
  '/dashboard/projects/your-ideas': { title: 'Your ideas', data: () => [part(listMyIdeas)] },
  '/dashboard/projects/your-ideas/:ideaId': {
    title: 'Your idea',
    data: ({ params: { ideaId } }) => [
      part(getIdea, { params: { ideaId } }),
      part(listIdeaComments, { params: { ideaId }, query: { size: 100 } }),
    ],
  },
  '/dashboard/projects/our-ideas': { title: 'Our ideas', data: () => [part(listBriefs)] },
  '/dashboard/projects/our-ideas/:briefId': {
    title: 'Project',
    data: ({ params: { briefId } }) => [part(getBrief, { params: { briefId } })],
  },
  '/dashboard/jobs': {
    title: 'Job Openings',
    menu: sidebarLabels.jobs,
    isInMore: true,
    data: (at) => (isPlain(at) ? [part(listMyJobs, { query: { size: 10 } })] : []),
  },
  '/dashboard/introductions': {
    title: 'Introductions',
    data: () => [part(listMyIntroductions, { query: { size: 30 } })],
  },
  '/dashboard/introductions/:introductionId': {
    title: 'Introduction',
    data: ({ params: { introductionId } }) => [
      part(getMyIntroduction, { params: { introductionId } }),
      part(listIntroductionMessages, { params: { introductionId }, query: { size: 100 } }),
    ],
  },
  '/dashboard/request-features': {
    title: 'Request features',
    menu: sidebarLabels.request,
    isInMore: true,
    data: (at) => (isPlain(at) ? [part(listFeatureRequests)] : []),
  },
  '/dashboard/profile': { title: 'My Profile', data: () => [part(getMyProfile)] },
  '/dashboard/settings': {
    title: 'Settings',
    menu: sidebarLabels.settings,
    isInMore: true,
    data: ({ person: { role } }) => [
      part(getMyProfile),
      ...(role === 'learner' ? [part(getStudyPlan)] : []),
      part(getEmailPreferences),
      ...(role === 'learner' ? [part(getPush)] : []),
      part(getSecondFactor),
      part(listDevices),
      ...(role === 'learner' ? [part(listAccessTokens)] : []),
    ],
  },
})
