import { queryOptions, useQuery } from '@tanstack/react-query'
import { listStaff, type StaffMember } from '#contract/identity/staff.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { call } from '#web/kit/api/api.ts'
import { Select } from '#web/kit/forms/select.tsx'
import { me } from '../session/api.ts'

/** Mentors and admins, to give work to. */
const staffMembers = queryOptions({
  queryKey: ['identity', 'staff'],
  queryFn: () => call(listStaff),
  staleTime: 60_000,
})

type Assignee = { userId: number; name: string } | null
type AssigneeSelectProps = {
  assignee: Assignee
  /** What they must be allowed to do to look after it. */
  access: 'mentor' | 'admin'
  onAssign: (assigneeId: number | null) => void
  disabled?: boolean
  /** Who is asked about, where no label stands beside it. */
  'aria-label'?: string
  className?: string
}

/** Who of the staff looks after something. */
export function AssigneeSelect({ assignee, access, onAssign, ...rest }: AssigneeSelectProps) {
  const staff = useQuery(staffMembers)
  const myId = useQuery(me).data?.userId
  const able = (staff.data ?? []).filter(({ role }) => mayUse(role, access))
  const offered = isOffered(able, assignee) ? able : [...able, assignee!]
  return (
    <Select
      {...rest}
      value={assignee?.userId ?? ''}
      onChange={({ target }) => onAssign(target.value === '' ? null : Number(target.value))}
    >
      <option value="">Nobody</option>
      {offered.map(({ userId, name }) => (
        <option key={userId} value={userId}>
          {userId === myId ? `${name} (you)` : name}
        </option>
      ))}
    </Select>
  )
}

// Somebody may have it who could not be given it today, or whose list is still on its way.
const isOffered = (staff: StaffMember[], assignee: Assignee) =>
  assignee === null || staff.some(({ userId }) => userId === assignee.userId)
