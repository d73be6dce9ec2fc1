import { Callout } from '#web/kit/layout/callout.tsx'

export const StaffNote = () => (
  <Callout>
    You’re logged in as staff. This is the dashboard learners see.{' '}
    <a href="/admin" className="link">
      Go to the staff area
    </a>
  </Callout>
)
