import type { learnerPages } from '#contract/app/learner-pages.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import type { PageComponent } from '../areas/page-routes.tsx'

/** The component of each page. On the server, each `import` is the name of its file (build/page-files.ts). */
export const learnerComponents: Record<keyof typeof learnerPages, PageComponent> = {
  '/dashboard': lazyComponent(() => import('#web/app/learner/dashboard.page.tsx'), 'DashboardPage'),
  '/dashboard/all-courses': lazyComponent(() => import('#web/learning/courses/all-courses.page.tsx'), 'AllCoursesPage'),
  '/dashboard/my-courses': lazyComponent(() => import('#web/learning/courses/my-courses.page.tsx'), 'MyCoursesPage'),
  '/dashboard/practice': lazyComponent(() => import('#web/learning/recall/practice.page.tsx'), 'PracticePage'),
  '/dashboard/search': lazyComponent(() => import('#web/learning/search/lesson-search.page.tsx'), 'LessonSearchPage'),
  '/dashboard/tasks/:courseId': lazyComponent(() => import('#web/learning/tasks/tasks.page.tsx'), 'TasksPage'),
  '/dashboard/tasks/:courseId/steps/:stepId': lazyComponent(() => import('#web/app/learner/step.page.tsx'), 'StepPage'),
  '/dashboard/tasks/:courseId/problems': lazyComponent(
    () => import('#web/learning/problems/problems.page.tsx'),
    'ProblemsPage',
  ),
  '/dashboard/problems/:problemId': lazyComponent(
    () => import('#web/learning/problems/problem.page.tsx'),
    'ProblemPage',
  ),
  '/dashboard/interview': lazyComponent(() => import('#web/learning/interviews/interviews.page.tsx'), 'InterviewsPage'),
  '/dashboard/interview/:interviewId': lazyComponent(
    () => import('#web/learning/interviews/interview.page.tsx'),
    'InterviewPage',
  ),
  '/dashboard/questions': lazyComponent(() => import('#web/mentoring/questions/questions.page.tsx'), 'QuestionsPage'),
  '/dashboard/questions/:questionId': lazyComponent(
    () => import('#web/mentoring/questions/question.page.tsx'),
    'QuestionPage',
  ),
  '/dashboard/support': lazyComponent(() => import('#web/support/support.page.tsx'), 'SupportPage'),
  '/dashboard/support/new': lazyComponent(() => import('#web/support/new-request.page.tsx'), 'NewRequestPage'),
  '/dashboard/support/:requestId': lazyComponent(() => import('#web/support/request.page.tsx'), 'RequestPage'),
  '/dashboard/messages/:messageId': lazyComponent(() => import('#web/messages/message.page.tsx'), 'MessagePage'),
  '/dashboard/sponsors': lazyComponent(() => import('#web/sponsors/sponsors.page.tsx'), 'SponsorsPage'),
  '/dashboard/your-perfomance': lazyComponent(() => import('#web/app/learner/performance.page.tsx'), 'PerformancePage'),
  '/dashboard/sessions': lazyComponent(() => import('#web/mentoring/sessions/sessions.page.tsx'), 'SessionsPage'),
  '/dashboard/bug-board': lazyComponent(() => import('#web/community/bugs/bug-board.page.tsx'), 'BugBoardPage'),
  '/dashboard/bug-board/:bugId': lazyComponent(() => import('#web/community/bugs/bug.page.tsx'), 'BugPage'),
  '/dashboard/fact-board': lazyComponent(() => import('#web/community/facts/fact-board.page.tsx'), 'FactBoardPage'),
  '/dashboard/notifications': lazyComponent(
    () => import('#web/notifications/notifications.page.tsx'),
    'NotificationsPage',
  ),
  '/dashboard/outbox': lazyComponent(() => import('#web/kit/outbox/outbox.page.tsx'), 'OutboxPage'),
  '/dashboard/wallet-balance': lazyComponent(() => import('#web/wallet/wallet.page.tsx'), 'WalletPage'),
  '/dashboard/resume-builder': lazyComponent(() => import('#web/careers/resume-builder.page.tsx'), 'ResumeBuilderPage'),
  '/dashboard/portfolio': lazyComponent(() => import('#web/portfolio/portfolio.page.tsx'), 'PortfolioPage'),
  '/dashboard/introduce-me': lazyComponent(
    () => import('#web/hiring/candidates/introduce-me.page.tsx'),
    'IntroduceMePage',
  ),
  '/dashboard/projects': lazyComponent(() => import('#web/projects/projects.page.tsx'), 'ProjectsPage'),
  '/dashboard/projects/your-ideas': lazyComponent(
    () => import('#web/projects/ideas/your-ideas.page.tsx'),
    'YourIdeasPage',
  ),
  '/dashboard/projects/your-ideas/:ideaId': lazyComponent(
    () => import('#web/projects/ideas/idea.page.tsx'),
    'IdeaPage',
  ),
  '/dashboard/projects/our-ideas': lazyComponent(
    () => import('#web/projects/briefs/our-ideas.page.tsx'),
    'OurIdeasPage',
  ),
  '/dashboard/projects/our-ideas/:briefId': lazyComponent(
    () => import('#web/projects/briefs/brief.page.tsx'),
    'BriefPage',
  ),
  '/dashboard/introductions': lazyComponent(
    () => import('#web/hiring/introductions/my-introductions.page.tsx'),
    'MyIntroductionsPage',
  ),
  '/dashboard/introductions/:introductionId': lazyComponent(
    () => import('#web/hiring/introductions/my-introduction.page.tsx'),
    'MyIntroductionPageById',
  ),
  '/dashboard/jobs': lazyComponent(() => import('#web/careers/my-jobs.page.tsx'), 'MyJobsPage'),
  '/dashboard/request-features': lazyComponent(
    () => import('#web/community/feature-requests/request-features.page.tsx'),
    'RequestFeaturesPage',
  ),
  '/dashboard/profile': lazyComponent(() => import('#web/app/learner/profile.page.tsx'), 'ProfilePage'),
  '/dashboard/settings': lazyComponent(() => import('#web/app/learner/settings.page.tsx'), 'SettingsPage'),
}
