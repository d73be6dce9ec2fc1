import { useCallback } from 'react'
import { useSearchParams } from 'react-router'
import { requestStates } from '#contract/community/feature-requests.ts'
import { Checkbox } from '#web/kit/forms/checkbox.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { RequestsAsked } from './rules.ts'
import { stateNames } from './request-state.tsx'

/** What is shown stands in the address, so that going back and reloading keep it. */
export function RequestFilter({ asked }: { asked: RequestsAsked }) {
  const [, setParams] = useSearchParams()
  const set = useCallback(
    (name: string, value: string) =>
      setParams(
        (before) => {
          const params = new URLSearchParams(before)
          // Who looks for something else has read what a notification led to.
          params.delete('request')
          if (value) params.set(name, value)
          else params.delete(name)
          return params
        },
        { replace: name === 'search' },
      ),
    [setParams],
  )
  const search = useCallback((words: string) => set('search', words), [set])
  return (
    <search aria-label="Requests" className="grid grid-cols-2 items-end gap-x-4 gap-y-3 sm:grid-cols-[1.3fr_1fr_1fr]">
      <SearchField label="Search" value={asked.search ?? ''} onSearch={search} className="max-sm:col-span-2" />
      <Field label="Order">
        <Select value={asked.order} onChange={({ target }) => set('order', target.value === 'newest' ? 'newest' : '')}>
          <option value="wanted">Most wanted</option>
          <option value="newest">Newest</option>
        </Select>
      </Field>
      <Field label="State">
        <Select value={asked.state ?? ''} onChange={({ target }) => set('state', target.value)}>
          <option value="">Any</option>
          {requestStates.map((state) => (
            <option key={state} value={state}>
              {stateNames[state]}
            </option>
          ))}
        </Select>
      </Field>
      <Checkbox
        label="Only mine"
        checked={asked.mine}
        onChange={({ target }) => set('mine', target.checked ? 'true' : '')}
        className="col-span-2 sm:col-span-3"
      />
    </search>
  )
}
