import { useQuery } from '@tanstack/react-query'
import { listStaff, type StaffMember } from '#contract/identity/staff.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { endpointQuery } from '#web/kit/api/query.ts'
import { Options, Select } from '#web/kit/forms/field.tsx'
import { me } from '../session/api.ts'

export const staffMembers = endpointQuery(['identity', 'staff'], listStaff, {}, { staleTime: 60_000 })

type Assignee = { userId: number; name: string } | null
type AssigneeSelectProps = {
  assignee: Assignee
  /** The role that the work requires. */
  access: 'mentor' | 'admin'
  onAssign: (assigneeId: number | null) => void
  disabled?: boolean
  /** For a select without a visible label. */
  'aria-label'?: string
  className?: string
}

export function AssigneeSelect({ assignee, access, onAssign, ...rest }: AssigneeSelectProps) {
  const staff = useQuery(staffMembers)
  const myId = useQuery(me).data?.userId
  const eligible = (staff.data ?? []).filter(({ role }) => mayUse(role, access))
  const offered = isOffered(eligible, assignee) ? eligible : [...eligible, assignee!]
  return (
    <Select
      {...rest}
      value={assignee?.userId ?? ''}
      onChange={({ target }) => onAssign(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Nobody</option>
      <Options of={offered.map(({ userId, name }) => [userId, userId === myId ? `${name} (you)` : name])} />
    </Select>
  )
}

// The current assignee may no longer be eligible, or the list may still be loading.
const isOffered = (staff: StaffMember[], assignee: Assignee) =>
  assignee === null || staff.some(({ userId }) => userId === assignee.userId)
