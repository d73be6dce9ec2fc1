import { type ReactNode, useCallback, useRef } from 'react'
import { Field } from '#web/kit/forms/field.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import type { Shown } from './desk-place.ts'

type DeskFilterProps = {
  shown: Shown
  onChange: (changed: Partial<Shown>) => void
  /** What the other choice beside the waiting ones is called. */
  others: string
  searchLabel: string
  /** At the far end: what is done with the whole list. */
  actions: ReactNode
}

export function DeskFilter({ shown, onChange, others, searchLabel, actions }: DeskFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <div className="mb-5 grid items-end gap-4 sm:grid-cols-[14rem_minmax(0,20rem)_1fr]">
      <Field label="Show">
        <Select
          value={String(shown.isWaiting)}
          onChange={(event) => onChange({ isWaiting: event.target.value === 'true' })}
        >
          <option value="true">Waiting, oldest first</option>
          <option value="false">{others}</option>
        </Select>
      </Field>
      <SearchField ref={field} label={searchLabel} value={shown.search} onSearch={onSearch} />
      <div className="sm:justify-self-end">{actions}</div>
    </div>
  )
}
