import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { SettingsPage as Page } from '#web/identity/profile/settings.page.tsx'
import { KeptCoursesCard } from '#web/learning/offline/kept-courses-card.tsx'
import { StudyPlanCard } from '#web/learning/study-plan/study-plan-card.tsx'
import { InvoiceDetailsCard } from '#web/membership/invoices/invoice-details-card.tsx'
import { EmailPreferences } from '#web/notifications/email-preferences.tsx'
import { PushCard } from '#web/notifications/push/push-card.tsx'

export function SettingsPage() {
  const { data: person } = useQuery(me)
  const isLearner = person?.role === 'learner'
  return (
    <Page
      isLearner={isLearner}
      study={isLearner && <StudyPlanCard />}
      kept={<KeptCoursesCard />}
      emails={<EmailPreferences />}
      push={isLearner && <PushCard />}
      invoices={isLearner && <InvoiceDetailsCard />}
    />
  )
}
