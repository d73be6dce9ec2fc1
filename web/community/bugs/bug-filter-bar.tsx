import { useCallback } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { type BugState, bugStates, type listBugs } from '#contract/community/bugs.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { BoardChoices } from '../desk/board-choices.tsx'
import { stateNames } from './bug-state.tsx'
import type { BugFilter } from './api.ts'

type Counts = ReplyOf<typeof listBugs>['counts']
type BugFilterBarProps = {
  filter: BugFilter
  counts: Counts | undefined
  onChange: (changed: Partial<BugFilter>) => void
}

const countOf = ({ open, inProgress, fixed }: Counts): Record<BugState | 'all', number> => ({
  all: open + inProgress + fixed,
  open,
  'in progress': inProgress,
  fixed,
})

export function BugFilterBar({ filter, counts, onChange }: BugFilterBarProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  const many = counts && countOf(counts)
  return (
    <search aria-label="Bugs" className="mb-5 grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchField label="Search" value={filter.search} onSearch={onSearch} className="w-full sm:max-w-sm" />
        <Checkbox
          label="Only mine"
          checked={filter.mine}
          onChange={(event) => onChange({ mine: event.target.checked })}
          className="sm:pb-2"
        />
      </div>
      <BoardChoices
        label="State"
        chosen={filter.state ?? 'all'}
        onChoose={(state) => onChange({ state: state === 'all' ? undefined : state })}
        choices={[
          { value: 'all', label: 'All', count: many?.all },
          ...bugStates.map((state) => ({ value: state, label: stateNames[state], count: many?.[state] })),
        ]}
      />
    </search>
  )
}
