import { pushesOfStaff } from '#contract/notifications/push.ts'
import { AccountPage } from '#web/identity/profile/account.page.tsx'
import { May, useMay } from '#web/identity/index.ts'
import { PayCard } from '#web/mentoring/pay/pay-card.tsx'
import { WorkingHoursCard } from '#web/learning/mentors/working-hours.tsx'
import { PushCard } from '#web/notifications/push/push-card.tsx'

export function AccountAdmin() {
  const pushes = pushesOfStaff(useMay())
  return (
    <AccountPage area="staff" intro="Your profile, password, working hours, notifications and logged-in devices">
      <May do="reviews:act">
        <WorkingHoursCard />
      </May>
      {pushes.length > 0 && <PushCard area="staff" kinds={pushes} />}
      <May do="sessions:act">
        <PayCard />
      </May>
    </AccountPage>
  )
}
