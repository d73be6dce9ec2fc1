import { useQuery } from '@tanstack/react-query'
import { listStaff, type StaffMember } from '#contract/identity/staff.ts'
import { mayUse, type Permission } from '#contract/kit/access.ts'
import { endpointQuery } from '#web/kit/api/query.ts'
import { Options, Select } from '#web/kit/forms/field.tsx'
import { me } from '../session/api.ts'

export const staffMembers = endpointQuery(['identity', 'staff'], listStaff, {}, { staleTime: 60_000 })

type Assignee = { userId: number; name: string } | null
type AssigneeSelectProps = {
  assignee: Assignee
  /** What the work requires. */
  permissions: Permission[]
  onAssign: (assigneeId: number | null) => void
  disabled?: boolean
  /** For a select without a visible label. */
  'aria-label'?: string
  className?: string
}

export function AssigneeSelect({ assignee, permissions, onAssign, ...rest }: AssigneeSelectProps) {
  const staff = useQuery(staffMembers)
  const myId = useQuery(me).data?.userId
  const eligible = (staff.data ?? []).filter((member) => permissions.every((permission) => mayUse(member, permission)))
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
