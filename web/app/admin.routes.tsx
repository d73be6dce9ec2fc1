import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router'
import type { Me } from '#contract/identity/account.ts'
import type { Overview } from '#contract/insights/overview.ts'
import { lacksPayee } from '#contract/site/settings.ts'
import { signOut } from '#web/identity/index.ts'
import { site } from '#web/site/index.ts'
import { PayeeChangeBanner } from '#web/site/payee-change-banner.tsx'
import { SamplePayeeBanner } from '#web/site/sample-payee-banner.tsx'
import { overview, useFreshOverview } from '#web/insights/overview.api.ts'
import { lazyComponent, type Preloadable } from '#web/kit/lazy-component.ts'
import { AdminLayout } from './admin/admin.layout.tsx'
import { AdminShell } from './admin/admin-shell.tsx'
import { PaletteButton } from './admin/palette-button.tsx'
import { StaffGuard } from './guard.tsx'
import { Hydrated } from './hydrated.tsx'
import { NotificationBell } from './notification-bell.tsx'

const PaymentsAdmin = lazyComponent(() => import('#web/membership/payments.admin.tsx'), 'PaymentsAdmin')
const StatementsAdmin = lazyComponent(
  () => import('#web/membership/statements/statements.admin.tsx'),
  'StatementsAdmin',
)
const StatementAdmin = lazyComponent(() => import('#web/membership/statements/statement.admin.tsx'), 'StatementAdmin')
const AdminHome = lazyComponent(() => import('./admin/admin-home.admin.tsx'), 'AdminHome')
const CourseAdmin = lazyComponent(() => import('#web/catalogue/editor/course.admin.tsx'), 'CourseAdmin')
const TasksAdmin = lazyComponent(() => import('#web/learning/task-builder/tasks.admin.tsx'), 'TasksAdmin')
const LessonEditorAdmin = lazyComponent(
  () => import('#web/learning/lesson-editor/lesson-editor.admin.tsx'),
  'LessonEditorAdmin',
)
const ExerciseEditorAdmin = lazyComponent(
  () => import('#web/learning/exercise-editor/exercise-editor.admin.tsx'),
  'ExerciseEditorAdmin',
)
const RecentlyDeletedAdmin = lazyComponent(
  () => import('#web/learning/deleted/recently-deleted.admin.tsx'),
  'RecentlyDeletedAdmin',
)
const RequestAdmin = lazyComponent(() => import('./admin/request.admin.tsx'), 'RequestAdmin')
const NotificationsPage = lazyComponent(() => import('#web/notifications/notifications.page.tsx'), 'NotificationsPage')
const ReviewsAdmin = lazyComponent(() => import('#web/learning/reviews/reviews.admin.tsx'), 'ReviewsAdmin')
const ReviewAdmin = lazyComponent(() => import('#web/learning/workbench/workbench.admin.tsx'), 'ReviewAdmin')
const QuestionsAdmin = lazyComponent(() => import('#web/mentoring/questions/questions.admin.tsx'), 'QuestionsAdmin')
const QuestionAdmin = lazyComponent(() => import('#web/mentoring/questions/question.admin.tsx'), 'QuestionAdmin')
const InboxAdmin = lazyComponent(() => import('#web/support/inbox.admin.tsx'), 'InboxAdmin')
const MessagesAdmin = lazyComponent(() => import('#web/messages/messages.admin.tsx'), 'MessagesAdmin')
const NewMessageAdmin = lazyComponent(() => import('./admin/new-message.admin.tsx'), 'NewMessageAdmin')
const MessageAdmin = lazyComponent(() => import('./admin/message.admin.tsx'), 'MessageAdmin')
const InboxRequestAdmin = lazyComponent(() => import('#web/support/inbox-request.admin.tsx'), 'InboxRequestAdmin')
const OpinionAdmin = lazyComponent(() => import('#web/learning/workbench/workbench.admin.tsx'), 'OpinionAdmin')
const CertificatesAdmin = lazyComponent(
  () => import('#web/learning/certificates/certificates.admin.tsx'),
  'CertificatesAdmin',
)
const SessionsAdmin = lazyComponent(() => import('#web/mentoring/sessions/sessions.admin.tsx'), 'SessionsAdmin')
const JobsAdmin = lazyComponent(() => import('#web/careers/jobs.admin.tsx'), 'JobsAdmin')
const ProjectsAdmin = lazyComponent(() => import('#web/projects/projects.admin.tsx'), 'ProjectsAdmin')
const UsersAdmin = lazyComponent(() => import('#web/insights/users.admin.tsx'), 'UsersAdmin')
const AtRiskAdmin = lazyComponent(() => import('#web/insights/at-risk/at-risk.admin.tsx'), 'AtRiskAdmin')
const ReportsAdmin = lazyComponent(() => import('#web/insights/reports/reports.admin.tsx'), 'ReportsAdmin')
const EmailsAdmin = lazyComponent(() => import('#web/notifications/emails.admin.tsx'), 'EmailsAdmin')
const WebhooksAdmin = lazyComponent(() => import('#web/webhooks/webhooks.admin.tsx'), 'WebhooksAdmin')
const WebhookAdmin = lazyComponent(() => import('#web/webhooks/webhook.admin.tsx'), 'WebhookAdmin')
const WebhookGuideAdmin = lazyComponent(() => import('#web/webhooks/guide.admin.tsx'), 'WebhookGuideAdmin')
const AuditAdmin = lazyComponent(() => import('#web/identity/audit/audit.admin.tsx'), 'AuditAdmin')
const PersonAdmin = lazyComponent(() => import('#web/insights/person.admin.tsx'), 'PersonAdmin')
const SettingsAdmin = lazyComponent(async () => {
  const [{ SettingsAdmin: Page }, { settingsPreviews }] = await Promise.all([
    import('#web/site/settings.admin.tsx'),
    import('./admin/settings-previews.tsx'),
  ])
  return { SettingsAdmin: () => <Page previews={settingsPreviews} /> }
}, 'SettingsAdmin')
const AccountPage = lazyComponent(async () => {
  const [{ AccountPage: Page }, { WorkingHoursCard }] = await Promise.all([
    import('#web/identity/profile/account.page.tsx'),
    import('#web/learning/mentors/working-hours.tsx'),
  ])
  return {
    AccountPage: () => (
      <Page>
        <WorkingHoursCard />
      </Page>
    ),
  }
}, 'AccountPage')
const MentorsAdmin = lazyComponent(() => import('#web/learning/mentors/mentors.admin.tsx'), 'MentorsAdmin')

const MonthAdmin = lazyComponent(() => import('#web/membership/months/month.admin.tsx'), 'MonthAdmin')
const CouponsAdmin = lazyComponent(() => import('#web/membership/coupons/coupons.admin.tsx'), 'CouponsAdmin')
const DailyCloseAdmin = lazyComponent(
  () => import('#web/membership/daily-close/daily-close.admin.tsx'),
  'DailyCloseAdmin',
)

/** By path below /admin. area-sources.ts names their files for the server. */
export const adminPages: Record<string, Preloadable> = {
  '': AdminHome,
  'courses/:courseId': CourseAdmin,
  deleted: RecentlyDeletedAdmin,
  'tasks/:courseId': TasksAdmin,
  'tasks/:courseId/steps/:stepId': LessonEditorAdmin,
  'tasks/:courseId/steps/:stepId/exercise': ExerciseEditorAdmin,
  users: UsersAdmin,
  'users/:userId': PersonAdmin,
  'at-risk': AtRiskAdmin,
  reports: ReportsAdmin,
  jobs: JobsAdmin,
  settings: SettingsAdmin,
  certificates: CertificatesAdmin,
  payments: PaymentsAdmin,
  'payments/month': MonthAdmin,
  'payments/coupons': CouponsAdmin,
  'payments/close': DailyCloseAdmin,
  'payments/statements': StatementsAdmin,
  'payments/statements/:statementId': StatementAdmin,
  emails: EmailsAdmin,
  webhooks: WebhooksAdmin,
  'webhooks/guide': WebhookGuideAdmin,
  'webhooks/:webhookId': WebhookAdmin,
  audit: AuditAdmin,
  account: AccountPage,
  mentors: MentorsAdmin,
  reviews: ReviewsAdmin,
  'reviews/:solutionId': ReviewAdmin,
  questions: QuestionsAdmin,
  'questions/:questionId': QuestionAdmin,
  support: InboxAdmin,
  'support/:requestId': InboxRequestAdmin,
  messages: MessagesAdmin,
  'messages/new': NewMessageAdmin,
  'messages/:messageId': MessageAdmin,
  'second-opinions/:opinionId': OpinionAdmin,
  sessions: SessionsAdmin,
  projects: ProjectsAdmin,
  request: RequestAdmin,
  notifications: NotificationsPage,
}

export function AdminRoutes() {
  return (
    <StaffGuard shell={<AdminShell />}>
      {(me) => (
        <Hydrated>
          <StaffPages me={me} />
        </Hydrated>
      )}
    </StaffGuard>
  )
}

const logOut = () => void signOut()

function StaffPages({ me }: { me: Me }) {
  const school = useQuery(site)
  const work = useQuery(overview)
  useFreshOverview()
  const isAdmin = me.role === 'admin'
  const forAdmins = (page: ReactNode) => (isAdmin ? page : <Navigate to="/admin/reviews" replace />)
  return (
    <Routes>
      <Route
        element={
          <AdminLayout
            siteName={school.data?.name ?? 'Kaushal Techbridge'}
            warning={
              isAdmin && (
                <>
                  {school.data && lacksPayee(school.data) && <SamplePayeeBanner isShown={school.data.takesPayments} />}
                  <PayeeChangeBanner />
                </>
              )
            }
            me={{
              name: `${me.firstName} ${me.lastName}`.trim(),
              photo: me.photo,
              role: isAdmin ? 'admin' : 'mentor',
            }}
            palette={<PaletteButton role={isAdmin ? 'admin' : 'mentor'} onLogout={logOut} />}
            bell={
              <NotificationBell
                allPage="/admin/notifications"
                empty="Nothing yet. We’ll notify you here when work is assigned to you."
                className="md:right-auto md:left-58 md:max-2xl:group-data-menu-folded/desk:left-16"
              />
            }
            waiting={work.data?.waiting}
            onLogout={logOut}
          />
        }
      >
        <Route index element={<AdminHome isAdmin={isAdmin} />} />
        <Route path="courses/:courseId" element={forAdmins(<CourseAdmin />)} />
        <Route path="deleted" element={forAdmins(<RecentlyDeletedAdmin />)} />
        <Route path="tasks/:courseId" element={forAdmins(<TasksAdmin />)} />
        <Route path="tasks/:courseId/steps/:stepId" element={forAdmins(<LessonEditorAdmin />)} />
        <Route path="tasks/:courseId/steps/:stepId/exercise" element={forAdmins(<ExerciseEditorAdmin />)} />
        <Route path="users" element={forAdmins(<UsersAdmin />)} />
        <Route path="users/:userId" element={forAdmins(<PersonAdmin />)} />
        <Route path="at-risk" element={forAdmins(<AtRiskAdmin />)} />
        <Route path="reports" element={forAdmins(<ReportsAdmin />)} />
        <Route path="jobs" element={forAdmins(<JobsAdmin />)} />
        <Route path="settings" element={forAdmins(<SettingsAdmin />)} />
        <Route path="certificates" element={forAdmins(<CertificatesAdmin />)} />
        <Route path="payments" element={forAdmins(<PaymentsAdmin />)} />
        <Route path="payments/month" element={forAdmins(<MonthAdmin />)} />
        <Route path="payments/coupons" element={forAdmins(<CouponsAdmin />)} />
        <Route path="payments/close" element={forAdmins(<DailyCloseAdmin />)} />
        <Route path="payments/statements" element={forAdmins(<StatementsAdmin />)} />
        <Route path="payments/statements/:statementId" element={forAdmins(<StatementAdmin />)} />
        <Route path="emails" element={forAdmins(<EmailsAdmin />)} />
        <Route path="webhooks" element={forAdmins(<WebhooksAdmin />)} />
        <Route path="webhooks/guide" element={forAdmins(<WebhookGuideAdmin />)} />
        <Route path="webhooks/:webhookId" element={forAdmins(<WebhookAdmin />)} />
        <Route path="audit" element={forAdmins(<AuditAdmin />)} />
        <Route path="account" element={<AccountPage />} />
        <Route path="mentors" element={forAdmins(<MentorsAdmin />)} />
        <Route path="reviews" element={<ReviewsAdmin />} />
        <Route path="reviews/:solutionId" element={<ReviewAdmin />} />
        <Route path="questions" element={<QuestionsAdmin />} />
        <Route path="questions/:questionId" element={<QuestionAdmin />} />
        <Route path="support" element={<InboxAdmin />} />
        <Route path="support/:requestId" element={<InboxRequestAdmin />} />
        <Route path="messages" element={forAdmins(<MessagesAdmin />)} />
        <Route path="messages/new" element={forAdmins(<NewMessageAdmin />)} />
        <Route path="messages/:messageId" element={forAdmins(<MessageAdmin />)} />
        <Route path="second-opinions/:opinionId" element={<OpinionAdmin />} />
        <Route path="sessions" element={<SessionsAdmin />} />
        <Route path="projects" element={<ProjectsAdmin waiting={projectsWaiting(work.data?.waiting)} />} />
        <Route path="request" element={<RequestAdmin isAdmin={isAdmin} />} />
        <Route path="notifications" element={<NotificationsPage isStaff />} />
      </Route>
      <Route path="*" element={<Navigate to="/admin" replace />} />
    </Routes>
  )
}

const projectsWaiting = (waiting: Overview['waiting'] | undefined) =>
  waiting && { ideas: waiting.ideas.count, submissions: waiting.projects.count }
