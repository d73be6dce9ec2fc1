import { isStaffRole } from '#contract/kit/access.ts'
import { Changes, useMay } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Section, type SectionProps } from './section.tsx'

const capitalize = (action: string) => action.charAt(0).toUpperCase() + action.slice(1)

export function ChangesSection({ person }: SectionProps) {
  const may = useMay()
  const { changes, userId, role } = person
  return (
    <div className="grid grid-cols-1 gap-2">
      <Section
        title="Changes"
        total={changes.length}
        list="changes"
        person={person}
        older={
          <RouteLink to={`/admin/audit?${new URLSearchParams({ subject: `person ${userId}` })}`}>
            See all in the audit log
          </RouteLink>
        }
        empty="No changes yet."
      >
        <Table
          isSlim
          caption="Changes"
          rows={changes}
          rowKey={({ entryId }) => entryId}
          columns={[
            { key: 'what', header: 'Change', heading: true, written: true, cell: ({ action }) => capitalize(action) },
            {
              key: 'how',
              header: 'Details',
              className: 'sm:w-2/5',
              written: true,
              cell: ({ before, after }) => <Changes before={before} after={after} />,
            },
            { key: 'who', header: 'By', written: true, cell: ({ actor }) => actor ?? 'System' },
            { key: 'at', header: 'When', className: 'xl:whitespace-nowrap', cell: ({ at }) => dayAndTime(at) },
          ]}
        />
      </Section>
      {isStaffRole(role) && may('audit:see') && (
        <p className="no-print type-small">
          <RouteLink to={`/admin/audit?${new URLSearchParams({ who: String(userId) })}`}>
            See what {person.name} did in the audit log
          </RouteLink>
        </p>
      )}
    </div>
  )
}
