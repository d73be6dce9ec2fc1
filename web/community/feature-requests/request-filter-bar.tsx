import { useCallback } from 'react'
import { StateOptions } from '#web/kit/desk/desk-filter-bar.tsx'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { RequestFilter } from './filter.ts'
import { requestStateLabels } from './request-state.tsx'

type RequestFilterBarProps = { filter: RequestFilter; onChange: (change: Partial<RequestFilter>) => void }

export function RequestFilterBar({ filter, onChange }: RequestFilterBarProps) {
  // A new filter closes the request that a notification opened.
  const set = (edit: Partial<RequestFilter>) => onChange({ request: '', ...edit })
  const onSearch = useCallback((search: string) => onChange({ request: '', search }), [onChange])
  return (
    <search aria-label="Requests" className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[1.3fr_1fr_1fr]">
      <SearchField label="Search" value={filter.search} onSearch={onSearch} className="max-sm:col-span-2" />
      <Field label="Order">
        <Select value={filter.order} onChange={({ target }) => set({ order: target.value as RequestFilter['order'] })}>
          <option value="">Most votes</option>
          <option value="newest">Newest</option>
        </Select>
      </Field>
      <Field label="Status">
        <Select value={filter.state} onChange={({ target }) => set({ state: target.value as RequestFilter['state'] })}>
          <option value="">Any</option>
          <StateOptions states={requestStateLabels} />
        </Select>
      </Field>
      <Checkbox
        label="Only mine"
        checked={filter.mine === 'yes'}
        onChange={({ target }) => set({ mine: target.checked ? 'yes' : '' })}
        className="col-span-2 sm:col-span-3"
      />
    </search>
  )
}
