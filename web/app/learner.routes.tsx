import { useQuery } from '@tanstack/react-query'
import type { ComponentType } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { lazyComponent, type Preloadable } from '#web/kit/lazy-component.ts'
import { site } from '#web/site/index.ts'
import { Guard } from './guard.tsx'
import { LearnerArea } from './learner/learner.area.tsx'
import { LearnerShell } from './learner/learner-shell.tsx'

const DashboardPage = lazyComponent(() => import('./learner/dashboard.page.tsx'), 'DashboardPage')
const ProfilePage = lazyComponent(async () => {
  const { ProfilePage: Page } = await import('#web/identity/profile/profile.page.tsx')
  return { ProfilePage: () => <Page asksForState={useQuery(site).data?.asksForState ?? false} /> }
}, 'ProfilePage')
const SettingsPage = lazyComponent(async () => {
  const [{ SettingsPage }, { EmailPreferences }] = await Promise.all([
    import('#web/identity/profile/settings.page.tsx'),
    import('#web/notifications/email-preferences.tsx'),
  ])
  return { SettingsPage: () => <SettingsPage emails={<EmailPreferences />} /> }
}, 'SettingsPage')
const AllCoursesPage = lazyComponent(() => import('#web/learning/courses/all-courses.page.tsx'), 'AllCoursesPage')
const MyCoursesPage = lazyComponent(() => import('#web/learning/courses/my-courses.page.tsx'), 'MyCoursesPage')
const PerformancePage = lazyComponent(async () => {
  const [{ PerformancePage }, { AttendanceSection }] = await Promise.all([
    import('#web/learning/performance/performance.page.tsx'),
    import('#web/mentoring/sessions/attendance-section.tsx'),
  ])
  return { PerformancePage: () => <PerformancePage attendance={<AttendanceSection />} /> }
}, 'PerformancePage')
const StepQuestions = lazyComponent(() => import('#web/mentoring/questions/step-questions.tsx'), 'StepQuestions')
const StepPage = lazyComponent(async () => {
  const { StepPage } = await import('#web/learning/step-page/step.page.tsx')
  return { StepPage: () => <StepPage Questions={StepQuestions} /> }
}, 'StepPage')
const QuestionsPage = lazyComponent(() => import('#web/mentoring/questions/questions.page.tsx'), 'QuestionsPage')
const QuestionPage = lazyComponent(() => import('#web/mentoring/questions/question.page.tsx'), 'QuestionPage')
const SupportPage = lazyComponent(() => import('#web/support/support.page.tsx'), 'SupportPage')
const NewRequestPage = lazyComponent(() => import('#web/support/new-request.page.tsx'), 'NewRequestPage')
const MessagePage = lazyComponent(() => import('#web/messages/message.page.tsx'), 'MessagePage')
const RequestPage = lazyComponent(() => import('#web/support/request.page.tsx'), 'RequestPage')
const SponsorsPage = lazyComponent(() => import('#web/sponsors/sponsors.page.tsx'), 'SponsorsPage')
const LessonSearchPage = lazyComponent(() => import('#web/learning/search/lesson-search.page.tsx'), 'LessonSearchPage')
const TasksPage = lazyComponent(() => import('#web/learning/tasks/tasks.page.tsx'), 'TasksPage')
const SessionsPage = lazyComponent(() => import('#web/mentoring/sessions/sessions.page.tsx'), 'SessionsPage')
const MyJobsPage = lazyComponent(() => import('#web/careers/my-jobs.page.tsx'), 'MyJobsPage')
const BugBoardPage = lazyComponent(() => import('#web/community/bugs/bug-board.page.tsx'), 'BugBoardPage')
const BugPage = lazyComponent(() => import('#web/community/bugs/bug.page.tsx'), 'BugPage')
const FactBoardPage = lazyComponent(() => import('#web/community/facts/fact-board.page.tsx'), 'FactBoardPage')
const NotificationsPage = lazyComponent(() => import('#web/notifications/notifications.page.tsx'), 'NotificationsPage')
const RequestFeaturesPage = lazyComponent(
  () => import('#web/community/feature-requests/request-features.page.tsx'),
  'RequestFeaturesPage',
)
const ResumeBuilderPage = lazyComponent(() => import('#web/careers/resume-builder.page.tsx'), 'ResumeBuilderPage')
const WalletPage = lazyComponent(() => import('#web/wallet/wallet.page.tsx'), 'WalletPage')
const ProjectsPage = lazyComponent(() => import('#web/projects/projects.page.tsx'), 'ProjectsPage')
const YourIdeasPage = lazyComponent(() => import('#web/projects/ideas/your-ideas.page.tsx'), 'YourIdeasPage')
const IdeaPage = lazyComponent(() => import('#web/projects/ideas/idea.page.tsx'), 'IdeaPage')
const OurIdeasPage = lazyComponent(() => import('#web/projects/briefs/our-ideas.page.tsx'), 'OurIdeasPage')
const BriefPage = lazyComponent(() => import('#web/projects/briefs/brief.page.tsx'), 'BriefPage')

/** By path below /dashboard. area-sources.ts names their files for the server. */
export const learnerPages: Record<string, ComponentType & Preloadable> = {
  '': DashboardPage,
  'all-courses': AllCoursesPage,
  'my-courses': MyCoursesPage,
  search: LessonSearchPage,
  'tasks/:courseId': TasksPage,
  'tasks/:courseId/steps/:stepId': StepPage,
  questions: QuestionsPage,
  'questions/:questionId': QuestionPage,
  support: SupportPage,
  'support/new': NewRequestPage,
  'support/:requestId': RequestPage,
  sponsors: SponsorsPage,
  'messages/:messageId': MessagePage,
  'your-perfomance': PerformancePage,
  sessions: SessionsPage,
  profile: ProfilePage,
  settings: SettingsPage,
  'bug-board': BugBoardPage,
  'bug-board/:bugId': BugPage,
  'fact-board': FactBoardPage,
  notifications: NotificationsPage,
  'wallet-balance': WalletPage,
  'resume-builder': ResumeBuilderPage,
  projects: ProjectsPage,
  'projects/your-ideas': YourIdeasPage,
  'projects/your-ideas/:ideaId': IdeaPage,
  'projects/our-ideas': OurIdeasPage,
  'projects/our-ideas/:briefId': BriefPage,
  jobs: MyJobsPage,
  'request-features': RequestFeaturesPage,
}

export function LearnerRoutes() {
  return (
    <Guard access="learner" shell={<LearnerShell />}>
      {(me) => (
        <Routes>
          <Route element={<LearnerArea me={me} />}>
            {Object.entries(learnerPages).map(([path, Page]) => (
              <Route key={path} {...(path ? { path } : { index: true })} element={<Page />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      )}
    </Guard>
  )
}
