import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { SettingsPage as Page } from '#web/identity/profile/settings.page.tsx'
import { StudyPlanCard } from '#web/learning/study-plan/study-plan-card.tsx'
import { EmailPreferences } from '#web/notifications/email-preferences.tsx'

export function SettingsPage() {
  const { data: person } = useQuery(me)
  return <Page study={person?.role === 'learner' && <StudyPlanCard />} emails={<EmailPreferences />} />
}
