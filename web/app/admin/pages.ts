import type { staffPages } from '#contract/app/staff-pages.ts'
import type { Overview } from '#contract/insights/overview.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import type { PageComponent } from '../areas/page-routes.tsx'

/** What the staff area tells each of its pages. */
type StaffPageProps = { area: 'staff'; waiting: Overview['waiting'] | undefined }

/** The component of each page. On the server, each `import` is the name of its file (build/page-files.ts). */
export const staffComponents: Record<keyof typeof staffPages, PageComponent<StaffPageProps>> = {
  '/admin': lazyComponent(() => import('#web/app/admin/admin-home.admin.tsx'), 'AdminHome'),
  '/admin/courses': lazyComponent(() => import('#web/catalogue/editor/courses.admin.tsx'), 'CoursesAdmin'),
  '/admin/courses/:courseId': lazyComponent(() => import('#web/catalogue/editor/course.admin.tsx'), 'CourseAdmin'),
  '/admin/deleted': lazyComponent(
    () => import('#web/learning/deleted/recently-deleted.admin.tsx'),
    'RecentlyDeletedAdmin',
  ),
  '/admin/tasks/:courseId': lazyComponent(() => import('#web/learning/task-builder/tasks.admin.tsx'), 'TasksAdmin'),
  '/admin/tasks/:courseId/steps/:stepId': lazyComponent(
    () => import('#web/learning/lesson-editor/lesson-editor.admin.tsx'),
    'LessonEditorAdmin',
  ),
  '/admin/tasks/:courseId/steps/:stepId/exercise': lazyComponent(
    () => import('#web/learning/exercise-editor/exercise-editor.admin.tsx'),
    'ExerciseEditorAdmin',
  ),
  '/admin/at-risk': lazyComponent(() => import('#web/insights/at-risk/at-risk.admin.tsx'), 'AtRiskAdmin'),
  '/admin/users': lazyComponent(() => import('#web/insights/users.admin.tsx'), 'UsersAdmin'),
  '/admin/users/:userId': lazyComponent(() => import('#web/insights/person.admin.tsx'), 'PersonAdmin'),
  '/admin/projects': lazyComponent(() => import('#web/projects/projects.admin.tsx'), 'ProjectsAdmin'),
  '/admin/jobs': lazyComponent(() => import('#web/careers/jobs.admin.tsx'), 'JobsAdmin'),
  '/admin/hiring': lazyComponent(() => import('#web/hiring/board/board.admin.tsx'), 'BoardAdmin'),
  '/admin/openings': lazyComponent(() => import('#web/hiring/openings/openings.admin.tsx'), 'OpeningsAdmin'),
  '/admin/companies': lazyComponent(() => import('#web/hiring/desk/companies.admin.tsx'), 'CompaniesAdmin'),
  '/admin/companies/reports': lazyComponent(() => import('#web/hiring/desk/reports.admin.tsx'), 'CompanyReportsAdmin'),
  '/admin/companies/:companyId': lazyComponent(() => import('#web/hiring/desk/company.admin.tsx'), 'CompanyAdmin'),
  '/admin/request': lazyComponent(() => import('#web/app/admin/request.admin.tsx'), 'RequestAdmin'),
  '/admin/leads': lazyComponent(() => import('#web/membership/demos/desk/leads.admin.tsx'), 'LeadsAdmin'),
  '/admin/reviews': lazyComponent(() => import('#web/learning/reviews/reviews.admin.tsx'), 'ReviewsAdmin'),
  '/admin/reviews/:solutionId': lazyComponent(
    () => import('#web/learning/workbench/workbench.admin.tsx'),
    'ReviewAdmin',
  ),
  '/admin/second-opinions/:opinionId': lazyComponent(
    () => import('#web/learning/workbench/workbench.admin.tsx'),
    'OpinionAdmin',
  ),
  '/admin/questions': lazyComponent(() => import('#web/mentoring/questions/questions.admin.tsx'), 'QuestionsAdmin'),
  '/admin/questions/:questionId': lazyComponent(
    () => import('#web/mentoring/questions/question.admin.tsx'),
    'QuestionAdmin',
  ),
  '/admin/support': lazyComponent(() => import('#web/support/inbox.admin.tsx'), 'InboxAdmin'),
  '/admin/support/:requestId': lazyComponent(() => import('#web/support/inbox-request.admin.tsx'), 'InboxRequestAdmin'),
  '/admin/messages': lazyComponent(() => import('#web/messages/messages.admin.tsx'), 'MessagesAdmin'),
  '/admin/messages/new': lazyComponent(() => import('#web/app/admin/message.admin.tsx'), 'NewMessageAdmin'),
  '/admin/messages/:messageId': lazyComponent(() => import('#web/app/admin/message.admin.tsx'), 'MessageAdmin'),
  '/admin/mentors': lazyComponent(() => import('#web/learning/mentors/mentors.admin.tsx'), 'MentorsAdmin'),
  '/admin/sessions': lazyComponent(() => import('#web/mentoring/sessions/sessions.admin.tsx'), 'SessionsAdmin'),
  '/admin/calendar': lazyComponent(() => import('#web/app/admin/calendar.admin.tsx'), 'CalendarAdmin'),
  '/admin/batches': lazyComponent(() => import('#web/learning/batches/batches.admin.tsx'), 'BatchesAdmin'),
  '/admin/batches/:batchId': lazyComponent(() => import('#web/learning/batches/batch.admin.tsx'), 'BatchAdmin'),
  '/admin/certificates': lazyComponent(
    () => import('#web/learning/certificates/certificates.admin.tsx'),
    'CertificatesAdmin',
  ),
  '/admin/payments': lazyComponent(() => import('#web/membership/payments.admin.tsx'), 'PaymentsAdmin'),
  '/admin/payments/statements': lazyComponent(
    () => import('#web/membership/statements/statements.admin.tsx'),
    'StatementsAdmin',
  ),
  '/admin/payments/statements/:statementId': lazyComponent(
    () => import('#web/membership/statements/statement.admin.tsx'),
    'StatementAdmin',
  ),
  '/admin/payments/coupons': lazyComponent(() => import('#web/membership/coupons/coupons.admin.tsx'), 'CouponsAdmin'),
  '/admin/payments/mentors': lazyComponent(() => import('#web/mentoring/pay/pay.admin.tsx'), 'PayAdmin'),
  '/admin/payments/mentors/:userId': lazyComponent(
    () => import('#web/mentoring/pay/mentor-pay.admin.tsx'),
    'MentorPayAdmin',
  ),
  '/admin/pay': lazyComponent(() => import('#web/mentoring/pay/my-pay.admin.tsx'), 'MyPayAdmin'),
  '/admin/payments/close': lazyComponent(
    () => import('#web/membership/daily-close/daily-close.admin.tsx'),
    'DailyCloseAdmin',
  ),
  '/admin/payments/month': lazyComponent(() => import('#web/membership/months/month.admin.tsx'), 'MonthAdmin'),
  '/admin/payments/month/bank': lazyComponent(() => import('#web/membership/months/bank.admin.tsx'), 'MonthBankAdmin'),
  '/admin/payments/month/earned': lazyComponent(
    () => import('#web/membership/months/earned.admin.tsx'),
    'MonthEarnedAdmin',
  ),
  '/admin/payments/month/documents': lazyComponent(
    () => import('#web/membership/months/documents.admin.tsx'),
    'MonthDocumentsAdmin',
  ),
  '/admin/payments/month/movements': lazyComponent(
    () => import('#web/membership/months/movements.admin.tsx'),
    'MonthMovementsAdmin',
  ),
  '/admin/reports': lazyComponent(() => import('#web/insights/reports/reports.admin.tsx'), 'ReportsAdmin'),
  '/admin/emails': lazyComponent(() => import('#web/notifications/emails.admin.tsx'), 'EmailsAdmin'),
  '/admin/audit': lazyComponent(() => import('#web/identity/audit/audit.admin.tsx'), 'AuditAdmin'),
  '/admin/settings': lazyComponent(() => import('#web/site/settings/settings.admin.tsx'), 'SettingsAdmin'),
  '/admin/settings/changes': lazyComponent(
    () => import('#web/site/settings/changes.admin.tsx'),
    'SettingsChangesAdmin',
  ),
  '/admin/settings/:subject': lazyComponent(
    () => import('#web/app/admin/settings-subject.admin.tsx'),
    'SettingsSubjectAdmin',
  ),
  '/admin/webhooks': lazyComponent(() => import('#web/webhooks/webhooks.admin.tsx'), 'WebhooksAdmin'),
  '/admin/webhooks/guide': lazyComponent(() => import('#web/webhooks/guide.admin.tsx'), 'WebhookGuideAdmin'),
  '/admin/webhooks/:webhookId': lazyComponent(() => import('#web/webhooks/webhook.admin.tsx'), 'WebhookAdmin'),
  '/admin/account': lazyComponent(() => import('#web/app/admin/account.admin.tsx'), 'AccountAdmin'),
  '/admin/notifications': lazyComponent(() => import('#web/notifications/notifications.page.tsx'), 'NotificationsPage'),
}
