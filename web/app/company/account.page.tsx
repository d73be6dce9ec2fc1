import { MyData } from '#web/identity/my-data/my-data.tsx'
import { AccountPage } from '#web/identity/profile/account.page.tsx'
import { EmailPreferences } from '#web/notifications/email-preferences.tsx'

export const CompanyAccount = () => (
  <AccountPage area="company" intro="Your profile, emails, password, devices and data" end={<MyData />}>
    <EmailPreferences area="company" />
  </AccountPage>
)
