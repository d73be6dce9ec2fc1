import { useCallback } from 'react'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { type BugState, bugStates, type listBugs } from '#contract/community/bugs.ts'
import { Checkbox } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { BoardChoices } from '../board-choices.tsx'
import type { BugFilter } from './api.ts'
import { bugStateLabels } from './bug-state.tsx'

type Counts = ReplyOf<typeof listBugs>['counts']
type BugFilterBarProps = {
  filter: BugFilter
  counts: Counts | undefined
  onChange: (change: Partial<BugFilter>) => void
}

const countByState = ({ open, inProgress, fixed }: Counts): Record<BugState | '', number> => ({
  '': open + inProgress + fixed,
  open,
  'in progress': inProgress,
  fixed,
})

export function BugFilterBar({ filter, counts, onChange }: BugFilterBarProps) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  const stateCounts = counts && countByState(counts)
  return (
    <search aria-label="Bugs" className="mb-5 grid gap-4">
      <div className="flex flex-wrap items-end gap-x-6 gap-y-3">
        <SearchField label="Search" value={filter.search} onSearch={onSearch} className="w-full sm:max-w-sm" />
        <Checkbox
          label="Only mine"
          checked={filter.mine === 'yes'}
          onChange={({ target }) => onChange({ mine: target.checked ? 'yes' : '' })}
          className="sm:pb-2"
        />
      </div>
      <BoardChoices
        label="Status"
        chosen={filter.state}
        onChoose={(state) => onChange({ state })}
        choices={[
          { value: '', label: 'All', count: stateCounts?.[''] },
          ...bugStates.map((state) => ({ value: state, label: bugStateLabels[state], count: stateCounts?.[state] })),
        ]}
      />
    </search>
  )
}
