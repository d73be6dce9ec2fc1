import { SettingsPage as Page } from '#web/identity/profile/settings.page.tsx'
import { EmailPreferences } from '#web/notifications/email-preferences.tsx'

export const SettingsPage = () => <Page emails={<EmailPreferences />} />
