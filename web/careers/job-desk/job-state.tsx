import { Lock } from '#web/kit/icons.tsx'
import { CalendarX } from '#web/kit/staff-icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import type { JobState } from '../job-desk.api.ts'

export const stateNames: Record<JobState, string> = { open: 'Open', closed: 'Closed', expired: 'Expired' }

export function JobStateBadge({ state }: { state: JobState }) {
  if (state === 'open') return <Badge tone="good">{stateNames[state]}</Badge>
  return <Badge icon={state === 'closed' ? Lock : CalendarX}>{stateNames[state]}</Badge>
}
