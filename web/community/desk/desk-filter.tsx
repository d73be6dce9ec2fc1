import { useCallback, type ReactNode } from 'react'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { StateChoice } from '#web/kit/lists/state-select.tsx'

type Filter<State> = { search: string; state: State | ''; assignee: '' | 'me' | 'nobody'; unanswered: boolean }
type DeskFilterProps<State> = {
  /** What is filtered, for a screen reader. */
  label: string
  filter: Filter<State>
  states: StateChoice<State>[]
  onChange: (changed: Partial<Filter<State>>) => void
  /** More to choose, between the others. */
  children?: ReactNode
  /** What can be done with the list as it is filtered. */
  actions?: ReactNode
}

export function DeskFilter<State extends string>({
  actions,
  label,
  filter,
  states,
  onChange,
  children,
}: DeskFilterProps<State>) {
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  return (
    <search aria-label={label} className="mb-2 grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:flex sm:flex-wrap">
      <SearchField
        label="Search words or a name"
        value={filter.search}
        onSearch={onSearch}
        className="max-sm:col-span-2 sm:max-w-72 sm:min-w-48 sm:flex-1"
      />
      <Field label="State">
        <Select value={filter.state} onChange={({ target }) => onChange({ state: target.value as State | '' })}>
          <option value="">Any</option>
          {states.map(({ value, label: name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Looked after by">
        <Select
          value={filter.assignee}
          onChange={({ target }) => onChange({ assignee: target.value as Filter<State>['assignee'] })}
        >
          <option value="">Anybody</option>
          <option value="me">Me</option>
          <option value="nobody">Nobody yet</option>
        </Select>
      </Field>
      {children}
      <Checkbox
        label="Without an answer"
        checked={filter.unanswered}
        onChange={({ target }) => onChange({ unanswered: target.checked })}
        className="max-sm:col-span-2 sm:pb-2"
      />
      {actions && <div className="max-sm:col-span-2 sm:ml-auto">{actions}</div>}
    </search>
  )
}
