import { useCallback } from 'react'
import { type BookingState, bookingStates } from '#contract/membership/demo-desk.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { bookingStateNames } from './booking-state.tsx'
import type { DemoFilter, Show } from './desk.rules.ts'

type DemoFilterBarProps = { filter: DemoFilter; onChange: (changed: Partial<DemoFilter>) => void }

export function DemoFilterBar({ filter, onChange }: DemoFilterBarProps) {
  // Who looks for somebody does not know the day.
  const onSearch = useCallback(
    (search: string) => onChange({ search, ...(search && filter.show === 'day' && { show: 'all' as const }) }),
    [onChange, filter.show],
  )
  return (
    <search
      aria-label="Demo bookings"
      className="grid grid-cols-2 items-end gap-x-4 gap-y-3 max-sm:w-full sm:flex sm:flex-wrap"
    >
      <SearchField
        label="Search by name, address or number"
        value={filter.search}
        onSearch={onSearch}
        className="max-sm:col-span-2 sm:w-72"
      />
      <Field label="Show">
        <Select value={filter.show} onChange={({ target }) => onChange({ show: target.value as Show })}>
          <option value="day">Day by day</option>
          <option value="coming">To come</option>
          <option value="all">All</option>
        </Select>
      </Field>
      <Field label="State">
        <Select value={filter.state} onChange={({ target }) => onChange({ state: target.value as BookingState | '' })}>
          <option value="">Any</option>
          {bookingStates.map((state) => (
            <option key={state} value={state}>
              {bookingStateNames[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Field label="Looked after by">
        <Select
          value={filter.assignee}
          onChange={({ target }) => onChange({ assignee: target.value as DemoFilter['assignee'] })}
        >
          <option value="">Anybody</option>
          <option value="me">Me</option>
          <option value="nobody">Nobody yet</option>
        </Select>
      </Field>
    </search>
  )
}
