import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Conversion as Row } from '#contract/membership/demo-desk.ts'
import { plural } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { conversion } from '../demos.api.ts'
import { type Figures, type Group, groupBy, rateOf, topSources, totalOf } from './conversion.rules.ts'
import { formatMonth } from './desk.rules.ts'
import { sourceLabel } from './sources.ts'

/** Read when it is opened: few look at it every day. */
export function Conversion() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <details className="mt-8" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="type-h3 touch inline-flex cursor-pointer items-center">
        Conversion by source and month
      </summary>
      {isOpen && <Figures12 />}
    </details>
  )
}

function Figures12() {
  const query = useQuery(conversion)
  return (
    <QueryView query={query} skeleton={<SkeletonRows count={4} />}>
      {(rows) => (
        <>
          <p className="mt-2 mb-4 max-w-prose text-soft">{describe(totalOf(rows))}</p>
          <div className="grid max-w-3xl items-start gap-6">
            <Part title="By source" rows={topSources(rows)} nameOf={sourceLabel} />
            <Part title="By month" rows={groupBy(rows, 'month')} nameOf={formatMonth} />
          </div>
        </>
      )}
    </QueryView>
  )
}

const describe = (total: Figures) =>
  `Of ${plural(total.leads, 'lead')} in the last twelve months, ${total.came} came to the demo and ${total.joined} joined. Each counts in the month in which we first heard of them.`

type PartProps = { title: string; rows: Group[]; nameOf: (key: Row['source']) => string }

function Part({ title, rows, nameOf }: PartProps) {
  return (
    <Card as="section" className="min-w-0">
      <h3 className="mb-3 font-semibold">{title}</h3>
      <Table
        isSlim
        caption={title}
        rows={rows}
        rowKey={({ key }) => key}
        columns={columnsOf(nameOf)}
        empty={<p className="p-4 text-soft">No leads yet.</p>}
      />
    </Card>
  )
}

const columnsOf = (nameOf: PartProps['nameOf']): Column<Group>[] => [
  { key: 'name', header: 'From', heading: true, written: true, cell: ({ key }) => nameOf(key) },
  { key: 'leads', header: 'Leads', numeric: true, cell: ({ leads }) => leads },
  { key: 'came', header: 'Came', numeric: true, cell: (row) => <Share of={row} part={row.came} /> },
  { key: 'joined', header: 'Joined', numeric: true, cell: (row) => <Share of={row} part={row.joined} isDrawn /> },
]

type ShareProps = { of: Figures; part: number; isDrawn?: boolean }

function Share({ of, part, isDrawn = false }: ShareProps) {
  const rate = rateOf(part, of)
  return (
    <span className="inline-grid justify-items-end gap-1">
      <span>
        {part} <span className="text-soft">{rate ?? '(too few to say)'}</span>
      </span>
      {isDrawn && rate && (
        <span aria-hidden="true" className="h-1.5 w-20 overflow-hidden rounded-full bg-haze">
          <span className="block h-full rounded-full bg-marigold" style={{ width: rate }} />
        </span>
      )}
    </span>
  )
}
