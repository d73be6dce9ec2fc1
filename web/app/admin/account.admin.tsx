import { AccountPage } from '#web/identity/profile/account.page.tsx'
import { May } from '#web/identity/index.ts'
import { PayCard } from '#web/mentoring/pay/pay-card.tsx'
import { WorkingHoursCard } from '#web/learning/mentors/working-hours.tsx'

export const AccountAdmin = () => (
  <AccountPage area="staff" intro="Your profile, password, working hours and logged-in devices">
    <May do="reviews:act">
      <WorkingHoursCard />
    </May>
    <May do="sessions:act">
      <PayCard />
    </May>
  </AccountPage>
)
