import { useInfiniteQuery } from '@tanstack/react-query'
import { type BugState, bugStates } from '#contract/community/bugs.ts'
import type { DeskBug } from '#contract/community/desk.ts'
import { AdminExport } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { SelectRow, SelectionBar } from '#web/kit/lists/selection-bar.tsx'
import { useSelection } from '#web/kit/lists/selection.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { StateSelect } from '#web/kit/lists/state-select.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { BugDeskDialog } from './bug-desk-dialog.tsx'
import { BugStateBadge, stateNames } from './bug-state.tsx'
import { ageColumn, answerColumn, assigneeColumn, manyOf, OpenTitle, reporterColumn } from '../desk/desk-cells.tsx'
import { DeskFilter } from '../desk/desk-filter.tsx'
import { asked, bugsOnDesk, useMoveBugs } from '../desk/api.ts'
import { bugDeskAddress, everythingOnDesk, isDeskFiltered } from '../desk/rules.ts'

const states = bugStates.map((value) => ({ value, label: stateNames[value] }))

/** Reported bugs as staff work through them. */
export function BugDesk() {
  const { choice: filter, change } = useUrlState(bugDeskAddress)
  const query = useInfiniteQuery(bugsOnDesk(filter))
  const open = (bugId: number) => change({ bug: String(bugId) })
  return (
    <>
      <DeskFilter
        label="Bugs"
        filter={filter}
        states={states}
        onChange={change}
        actions={<AdminExport list="bugs" filter={asked(filter)} />}
      />
      <QueryView query={query}>
        {({ pages }) => (
          <div className={classes(query.isPlaceholderData && 'opacity-60')} aria-busy={query.isPlaceholderData}>
            <BugRows
              bugs={pages.flatMap(({ items }) => items)}
              isFiltered={isDeskFiltered(filter)}
              onOpen={open}
              onClear={() => change(everythingOnDesk)}
            />
            {query.hasNextPage && (
              <Button className="mt-4" busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                Show older ones
              </Button>
            )}
          </div>
        )}
      </QueryView>
      {filter.bug && <BugDeskDialog key={filter.bug} bugId={Number(filter.bug)} onClose={() => change({ bug: '' })} />}
    </>
  )
}

type BugRowsProps = { bugs: DeskBug[]; isFiltered: boolean; onOpen: (bugId: number) => void; onClear: () => void }

function BugRows({ bugs, isFiltered, onOpen, onClear }: BugRowsProps) {
  const selection = useSelection(bugs.map(({ bugId }) => bugId))
  const moving = useMoveBugs()
  const move = async (state: BugState) => {
    const { changed } = await moving.mutateAsync({ bugIds: selection.selected, state })
    selection.clear()
    toast(changed === 0 ? 'They were so already.' : `${manyOf(changed, 'bug')}: ${stateNames[state]}.`)
  }
  return (
    <>
      {bugs.length > 0 && (
        <SelectionBar selection={selection}>
          <StateSelect
            states={states}
            what={manyOf(selection.selected.length, 'bug')}
            consequence="Who reported them is told. Their answers stay as they are."
            move={move}
          />
        </SelectionBar>
      )}
      <Table
        caption="Bugs, newest first"
        rows={bugs}
        rowKey={({ bugId }) => bugId}
        className="[&_tbody_tr:has(input:checked)]:bg-indigo-tint"
        empty={<NoBugs isFiltered={isFiltered} onClear={onClear} />}
        columns={[
          {
            key: 'choose',
            header: <span className="sr-only">Choose</span>,
            className: 'sm:w-10 sm:pr-0',
            cell: ({ bugId, title }) => <SelectRow selection={selection} id={bugId} name={title} />,
          },
          {
            key: 'title',
            header: 'Bug',
            heading: true,
            written: true,
            cell: (bug) => <OpenTitle row={bug} onOpen={() => onOpen(bug.bugId)} />,
          },
          { key: 'state', header: 'State', cell: ({ state }) => <BugStateBadge state={state} /> },
          reporterColumn('Reported by'),
          assigneeColumn(),
          answerColumn(),
          { key: 'comments', header: 'Comments', numeric: true, cell: ({ comments }) => comments },
          ageColumn(),
        ]}
      />
    </>
  )
}

function NoBugs({ isFiltered, onClear }: Pick<BugRowsProps, 'isFiltered' | 'onClear'>) {
  if (isFiltered) {
    return (
      <EmptyState title="No bug fits" action={<Button onClick={onClear}>Show all bugs</Button>}>
        Try fewer words or another state.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No bug reported">
      What learners report with “Report Bug” comes here, to be given to somebody, answered and mended.
    </EmptyState>
  )
}
