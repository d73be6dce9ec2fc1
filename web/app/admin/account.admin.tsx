import { AccountPage } from '#web/identity/profile/account.page.tsx'
import { WorkingHoursCard } from '#web/learning/mentors/working-hours.tsx'

export const AccountAdmin = () => (
  <AccountPage>
    <WorkingHoursCard />
  </AccountPage>
)
