import type { ReactNode } from 'react'
import type { Page } from '#contract/kit/paging.ts'
import { uniqueRows } from '../api/query.ts'
import { plural } from '../format.ts'
import { Button } from '../layout/button.tsx'
import { LoadMore } from '../lists/load-more.tsx'
import { classes } from '../layout/classes.ts'
import { SelectionBar, SelectRow } from '../lists/selection-bar.tsx'
import { useSelection } from '../lists/selection.ts'
import { type Column, Table } from '../lists/table.tsx'
import { toast } from '../overlays/toast.ts'
import { EmptyState } from '../states/empty-state.tsx'
import { QueryView } from '../states/query-view.tsx'
import { StateSelect } from './state-select.tsx'

type DeskQuery<Row> = {
  data: { pages: Page<Row>[] } | undefined
  error: Error | null
  isFetching: boolean
  isPlaceholderData: boolean
  hasNextPage: boolean
  isFetchingNextPage: boolean
  refetch: () => unknown
  fetchNextPage: () => unknown
}

export type DeskListProps<Row, State extends string> = DeskTableProps<Row, State> & {
  query: DeskQuery<Row>
  isFiltered: boolean
  onClear: () => void
  empty: ReactNode
}

type DeskTableProps<Row, State extends string> = {
  caption: string
  /** What one row is called: 'bug'. */
  noun: string
  idOf: (row: Row) => number
  nameOf: (row: Row) => string
  states: Record<State, string>
  columns: Column<Row>[]
  /** What setting the state of several rows does besides. */
  consequence: string
  /** Sets the state of these rows and returns how many changed. Left out for people who may only see them. */
  onMove?: ((ids: number[], state: State) => Promise<number>) | undefined
}

/** The rows of a staff desk. Several can be set to another state at once. */
export function DeskList<Row, State extends string>(props: DeskListProps<Row, State>) {
  const { query, isFiltered, onClear, empty, ...table } = props
  return (
    <QueryView query={query}>
      {({ pages }) => {
        const rows = uniqueRows(pages, table.idOf)
        if (rows.length === 0) {
          return (
            <div className="surface">
              {isFiltered ? (
                <EmptyState title={`No ${table.noun}s found`} action={<Button onClick={onClear}>Clear filters</Button>}>
                  Try a different search or filter.
                </EmptyState>
              ) : (
                empty
              )}
            </div>
          )
        }
        return (
          <div className={classes(query.isPlaceholderData && 'opacity-60')} aria-busy={query.isPlaceholderData}>
            <DeskTable rows={rows} {...table} />
            <LoadMore query={query} />
          </div>
        )
      }}
    </QueryView>
  )
}

function DeskTable<Row, State extends string>(props: DeskTableProps<Row, State> & { rows: Row[] }) {
  const { rows, caption, noun, idOf, nameOf, states, columns, consequence, onMove } = props
  const selection = useSelection(rows.map(idOf))
  if (!onMove) return <Table caption={caption} rows={rows} rowKey={idOf} columns={columns} />
  const move = async (state: State) => {
    const changed = await onMove(selection.selected, state)
    selection.clear()
    toast(changed === 0 ? 'Nothing to change.' : `${plural(changed, noun)} set to ${states[state]}.`)
  }
  const selectColumn: Column<Row> = {
    key: 'select',
    header: <span className="sr-only">Select</span>,
    className: 'sm:w-10 sm:pr-0',
    cell: (row) => <SelectRow selection={selection} id={idOf(row)} name={nameOf(row)} />,
  }
  return (
    <>
      <SelectionBar selection={selection}>
        <StateSelect
          states={states}
          subject={plural(selection.selected.length, noun)}
          consequence={consequence}
          onMove={move}
        />
      </SelectionBar>
      <Table
        caption={caption}
        rows={rows}
        rowKey={idOf}
        className="[&_tbody_tr:has(input:checked)]:bg-indigo-tint"
        columns={[selectColumn, ...columns]}
      />
    </>
  )
}
