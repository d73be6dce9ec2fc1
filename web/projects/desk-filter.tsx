import { type ReactNode, useCallback, useRef } from 'react'
import { Field, Select } from '#web/kit/forms/field.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import type { QueueFilter } from './desk-links.ts'

type DeskFilterProps = {
  filter: QueueFilter
  onChange: (changed: Partial<QueueFilter>) => void
  /** The label of the option for the other items. */
  otherLabel: string
  searchLabel: string
  /** Shown at the far end. */
  actions: ReactNode
}

export function DeskFilter({ filter, onChange, otherLabel, searchLabel, actions }: DeskFilterProps) {
  const field = useRef<HTMLInputElement>(null)
  const onSearch = useCallback((search: string) => onChange({ search }), [onChange])
  useShortcuts({ '/': () => field.current?.focus() })
  return (
    <div className="mb-5 grid items-end gap-4 sm:grid-cols-[14rem_minmax(0,20rem)_1fr]">
      <Field label="Show">
        <Select
          value={String(filter.isWaiting)}
          onChange={(event) => onChange({ isWaiting: event.target.value === 'true' })}
        >
          <option value="true">Waiting, oldest first</option>
          <option value="false">{otherLabel}</option>
        </Select>
      </Field>
      <SearchField ref={field} label={searchLabel} value={filter.search} onSearch={onSearch} />
      <div className="sm:justify-self-end">{actions}</div>
    </div>
  )
}
