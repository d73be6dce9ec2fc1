import { lazy } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import { Guard } from './guard.tsx'
import { LearnerArea } from './learner.area.tsx'
import { OpeningPage } from './opening.page.tsx'

const DashboardPage = lazy(async () => ({ default: (await import('./dashboard.page.tsx')).DashboardPage }))
const ProfilePage = lazy(async () => ({ default: (await import('#web/identity/profile.page.tsx')).ProfilePage }))
const SettingsPage = lazy(async () => ({ default: (await import('#web/identity/settings.page.tsx')).SettingsPage }))
const MailPreferences = lazy(async () => ({
  default: (await import('#web/notifications/mail-preferences.tsx')).MailPreferences,
}))
const AllCoursesPage = lazy(async () => ({
  default: (await import('#web/learning/all-courses.page.tsx')).AllCoursesPage,
}))
const MyCoursesPage = lazy(async () => ({ default: (await import('#web/learning/my-courses.page.tsx')).MyCoursesPage }))
const TasksPage = lazy(async () => ({ default: (await import('#web/learning/tasks.page.tsx')).TasksPage }))
const MyJobsPage = lazy(async () => ({ default: (await import('#web/careers/my-jobs.page.tsx')).MyJobsPage }))
const NoticesPage = lazy(async () => ({ default: (await import('#web/notifications/notices.page.tsx')).NoticesPage }))
const WalletPage = lazy(async () => ({ default: (await import('#web/wallet/wallet.page.tsx')).WalletPage }))

/** The pages of the spec whose domains are still empty; each says so until its domain comes. */
const opening: [path: string, title: string, says: string][] = [
  ['bug-board', 'Bug Board', 'Report what does not work, and see what became of it.'],
  ['fact-board', 'Fact Board', 'Short facts that learners share.'],
  ['projects', 'Projects', 'Ideas of your own and briefs of ours.'],
  ['projects/your-ideas', 'Your Ideas', 'Your project ideas and what a teacher says of them.'],
  ['projects/our-ideas', 'Our Ideas', 'Project briefs to build and hand in.'],
  ['resume-builder', 'Resume Builder', 'Your résumé, made from what you learned.'],
  ['your-perfomance', 'Your Performance', 'Your hand-ins and approvals over time.'],
  ['request-features', 'Request', 'Ask for what you miss, and vote for what others asked for.'],
]

export function LearnerRoutes() {
  return (
    <Guard access="learner">
      {(me) => (
        <Routes>
          <Route element={<LearnerArea me={me} />}>
            <Route index element={<DashboardPage />} />
            <Route path="all-courses" element={<AllCoursesPage />} />
            <Route path="my-courses" element={<MyCoursesPage />} />
            <Route path="tasks/:courseId" element={<TasksPage />} />
            <Route path="profile" element={<ProfilePage />} />
            <Route path="settings" element={<SettingsPage mails={<MailPreferences />} />} />
            <Route path="notifications" element={<NoticesPage />} />
            <Route path="wallet-balance" element={<WalletPage />} />
            <Route path="jobs" element={<MyJobsPage />} />
            {opening.map(([path, title, says]) => (
              <Route key={path} path={path} element={<OpeningPage title={title} says={says} />} />
            ))}
          </Route>
          <Route path="*" element={<Navigate to="/dashboard" replace />} />
        </Routes>
      )}
    </Guard>
  )
}
