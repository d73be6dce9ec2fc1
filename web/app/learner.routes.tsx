import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Guard } from './guard.tsx'
import { LearnerArea } from './learner/learner.area.tsx'

const DashboardPage = lazyComponent(() => import('./learner/dashboard.page.tsx'), 'DashboardPage')
const ProfilePage = lazyComponent(() => import('#web/identity/profile/profile.page.tsx'), 'ProfilePage')
const SettingsPage = lazy(async () => {
  const [{ SettingsPage }, { EmailPreferences }] = await Promise.all([
    import('#web/identity/profile/settings.page.tsx'),
    import('#web/notifications/email-preferences.tsx'),
  ])
  return { default: () => <SettingsPage emails={<EmailPreferences />} /> }
})
const AllCoursesPage = lazyComponent(() => import('#web/learning/courses/all-courses.page.tsx'), 'AllCoursesPage')
const MyCoursesPage = lazyComponent(() => import('#web/learning/courses/my-courses.page.tsx'), 'MyCoursesPage')
const PerformancePage = lazyComponent(() => import('#web/learning/performance/performance.page.tsx'), 'PerformancePage')
const StepPage = lazyComponent(() => import('#web/learning/step-page/step.page.tsx'), 'StepPage')
const LessonSearchPage = lazyComponent(() => import('#web/learning/search/lesson-search.page.tsx'), 'LessonSearchPage')
const TasksPage = lazyComponent(() => import('#web/learning/tasks/tasks.page.tsx'), 'TasksPage')
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

export function LearnerRoutes() {
  return (
    <Guard access="learner">
      {(me) => (
        <Routes>
          <Route element={<LearnerArea me={me} />}>
            <Route index element={<DashboardPage />} />
            <Route path="all-courses" element={<AllCoursesPage />} />
            <Route path="my-courses" element={<MyCoursesPage />} />
            <Route path="search" element={<LessonSearchPage />} />
            <Route path="tasks/:courseId" element={<TasksPage />} />
            <Route path="tasks/:courseId/steps/:stepId" element={<StepPage />} />
            <Route path="your-perfomance" element={<PerformancePage />} />
            <Route path="profile" element={<ProfilePage />} />
            <Route path="settings" element={<SettingsPage />} />
            <Route path="bug-board" element={<BugBoardPage />} />
            <Route path="bug-board/:bugId" element={<BugPage />} />
            <Route path="fact-board" element={<FactBoardPage />} />
            <Route path="notifications" element={<NotificationsPage />} />
            <Route path="wallet-balance" element={<WalletPage />} />
            <Route path="resume-builder" element={<ResumeBuilderPage />} />
            <Route path="projects" element={<ProjectsPage />} />
            <Route path="projects/your-ideas" element={<YourIdeasPage />} />
            <Route path="projects/your-ideas/:ideaId" element={<IdeaPage />} />
            <Route path="projects/our-ideas" element={<OurIdeasPage />} />
            <Route path="projects/our-ideas/:briefId" element={<BriefPage />} />
            <Route path="jobs" element={<MyJobsPage />} />
            <Route path="request-features" element={<RequestFeaturesPage />} />
          </Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      )}
    </Guard>
  )
}
