import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { RoleChange } from '#contract/identity/staff.ts'
import {
  type Adjustments,
  type Area,
  areas,
  covers,
  isAdjustable,
  type Level,
  levelIn,
  levels,
  type Role,
  givenRoles,
  type Standing,
} from '#contract/kit/access.ts'
import { me, roleLabels } from '#web/identity/index.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { usePersonActions } from '../person.api.ts'
import type { SectionProps } from './section.tsx'

const areaLabels: Record<Area, string> = {
  people: 'People, access and leads',
  courses: 'Courses and lessons',
  reviews: 'Reviews and questions',
  sessions: 'Sessions',
  support: 'Support',
  boards: 'Bugs, ideas and facts',
  messages: 'Messages and emails',
  payments: 'Payments',
  refunds: 'Refunds and wallets',
  payee: 'Payment details, mentor pay',
  jobs: 'Jobs',
  site: 'Site and settings',
  team: 'Team',
  audit: 'Audit log',
}

const levelLabels: Record<Level, string> = { none: 'Nothing', see: 'See', act: 'See and act' }

/** The role, and below it what this person may do besides or less. Offers only what the editor may do. */
export function RoleDialog({ person, onClose }: SectionProps & { onClose: () => void }) {
  const { setRole } = usePersonActions(person.userId)
  const editor = useQuery(me).data
  const [role, chooseRole] = useState<Role>(person.role)
  const [adjustments, setAdjustments] = useState<Adjustments>(person.adjustments ?? {})
  const wanted = { role, adjustments: isAdjustable(role) ? adjustmentsOf(role, adjustments) : null }
  const form = useForm({
    schema: RoleChange,
    read: () => wanted,
    submit: async (change) => {
      await setRole(change)
      toast(`${person.name}: ${roleLabels[change.role]}`)
      onClose()
    },
  })
  if (!editor) return null
  const offered = givenRoles.filter((one) => one === person.role || covers(editor, { role: one, adjustments: null }))
  return (
    <FormDialog
      title={`Change the role of ${person.name}`}
      intro="The change applies at once, and we’ll email them."
      form={form}
      submitLabel="Save role"
      busyLabel="Saving…"
      onClose={onClose}
    >
      <Field label="Role" problem={form.problems['role']}>
        <Select
          name="role"
          value={role}
          onChange={({ target }) => {
            chooseRole(target.value as Role)
            setAdjustments({})
          }}
        >
          <Options of={offered.map((one) => [one, roleLabels[one]])} />
        </Select>
      </Field>
      {isAdjustable(role) && (
        <details open={wanted.adjustments !== null}>
          <summary className="link type-small">What they may do</summary>
          <div className="mt-3 grid gap-3 sm:grid-cols-2">
            {areas.map((area) => (
              <AreaField
                key={area}
                area={area}
                standing={wanted}
                editor={editor}
                onLevel={(level) => setAdjustments({ ...adjustments, [area]: level })}
              />
            ))}
          </div>
        </details>
      )}
    </FormDialog>
  )
}

/** Only what differs from the role. */
function adjustmentsOf(role: Role, adjustments: Adjustments): Adjustments | null {
  const differing = areas.flatMap((area) => {
    const level = adjustments[area]
    return level && level !== levelIn({ role, adjustments: null }, area) ? [[area, level] as const] : []
  })
  return differing.length > 0 ? Object.fromEntries(differing) : null
}

type AreaFieldProps = { area: Area; standing: Standing; editor: Standing; onLevel: (level: Level) => void }

function AreaField({ area, standing, editor, onLevel }: AreaFieldProps) {
  const level = levelIn(standing, area)
  const most = Math.max(levels.indexOf(levelIn(editor, area)), levels.indexOf(level))
  return (
    <Field label={areaLabels[area]}>
      <Select value={level} onChange={({ target }) => onLevel(target.value as Level)}>
        <Options of={levels.slice(0, most + 1).map((one) => [one, levelLabels[one]])} />
      </Select>
    </Field>
  )
}
