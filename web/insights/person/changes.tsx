import { Link } from 'react-router'
import { Changes } from '#web/identity/index.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Table } from '#web/kit/lists/table.tsx'
import { Part, type PartProps } from './part.tsx'

const asSentence = (action: string) => action.charAt(0).toUpperCase() + action.slice(1)

/** What was done to the account, by whom, and how it was before. */
export function ChangesPart({ person }: PartProps) {
  const { changes, userId, role } = person
  return (
    <div className="grid grid-cols-1 gap-2">
      <Part
        title="Changes"
        howMany={changes.length}
        list="changes"
        person={person}
        older={
          <Link to={`/admin/audit?${new URLSearchParams({ subject: `person ${userId}` })}`} className="link">
            See all in the audit log
          </Link>
        }
        none="Nothing about the account was changed."
      >
        <Table
          isSlim
          caption="Changes"
          rows={changes}
          rowKey={({ entryId }) => entryId}
          columns={[
            { key: 'what', header: 'What', heading: true, written: true, cell: ({ action }) => asSentence(action) },
            {
              key: 'how',
              header: 'How',
              className: 'sm:w-2/5',
              written: true,
              cell: ({ before, after }) => <Changes before={before} after={after} />,
            },
            { key: 'who', header: 'By', written: true, cell: ({ actor }) => actor ?? 'The academy' },
            { key: 'at', header: 'When', className: 'xl:whitespace-nowrap', cell: ({ at }) => dayAndTime(at) },
          ]}
        />
      </Part>
      {role !== 'learner' && (
        <p className="no-print type-small">
          <Link to={`/admin/audit?${new URLSearchParams({ who: String(userId) })}`} className="link">
            What {person.name} did, in the audit log
          </Link>
        </p>
      )}
    </div>
  )
}
