import { useCallback, type ReactNode } from 'react'
import { Field, Options, Select } from '../forms/field.tsx'
import { SearchField } from '../forms/search-field.tsx'
import { FoldedFilters } from '../lists/folded-filters.tsx'
import type { DeskFilter } from './filter.ts'

type DeskFilterBarProps<State extends string> = {
  /** What is filtered, for screen readers. */
  label: string
  searchLabel: string
  filter: DeskFilter<State>
  states: Record<State, string>
  onChange: (change: Partial<DeskFilter<State>>) => void
  /** More filters. */
  children?: ReactNode
  /** Buttons for the whole list, such as the export. */
  actions?: ReactNode
}

export function DeskFilterBar<State extends string>(props: DeskFilterBarProps<State>) {
  const { label, searchLabel, filter, states, onChange, children, actions } = props
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  return (
    <search aria-label={label} className="mb-3 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      <SearchField
        label={searchLabel}
        value={filter.search}
        onSearch={onSearch}
        className="max-sm:col-span-2 sm:max-w-72 sm:min-w-48 sm:flex-1"
      />
      <FoldedFilters active={[filter.state, filter.assignee].filter(Boolean).length}>
        <Field label="Status">
          <Select value={filter.state} onChange={({ target }) => onChange({ state: target.value as State | '' })}>
            <option value="">Any</option>
            <Options of={Object.entries(states)} />
          </Select>
        </Field>
        <Field label="Assignee">
          <Select
            value={filter.assignee}
            onChange={({ target }) => onChange({ assignee: target.value as DeskFilter['assignee'] })}
          >
            <option value="">Anyone</option>
            <option value="me">Me</option>
            <option value="unassigned">Unassigned</option>
          </Select>
        </Field>
        {children}
      </FoldedFilters>
      {actions && <div className="flex flex-wrap gap-3 max-sm:col-span-2 sm:ml-auto">{actions}</div>}
    </search>
  )
}
