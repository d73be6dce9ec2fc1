import { useState } from 'react'
import { readStored, writeStored, type StorageArea } from '../device/browser-storage.ts'
import type { StorageKey } from '../device/stored-on-device.ts'

export const draftKey = (name: string) => `draft:${name}` as const

type Keeping<Value> = {
  area?: StorageArea
  /** Anybody, or an older version of the page, may have written it. */
  parse?: (stored: unknown) => Value | null
  /** Whether it is worth keeping. */
  isUnsaved?: (value: Value) => boolean
}

/** What is typed and not saved yet, with a copy on this device. Null: nothing, or it was saved or given up. */
export function useUnsaved<Value extends object>(key: StorageKey, options: Keeping<Value> = {}) {
  const { area = 'tab', parse = (stored) => stored as Value | null, isUnsaved = () => true } = options
  const [value, setValue] = useState(() => parse(readStored(key, area)))
  const keep = (next: Value | null) => {
    setValue(next)
    writeStored(key, next && isUnsaved(next) ? next : null, area)
  }
  return [value, keep] as const
}

/** Keeps an unsubmitted form on this device. Nothing is stored while the form is unchanged. */
export function useDraft<Draft extends object>(name: string, initial: Draft, area: StorageArea = 'tab') {
  const [unsaved, keep] = useUnsaved<Draft>(draftKey(name), {
    area,
    parse: (stored) => ({ ...initial, ...fittingFields(stored, initial) }),
    isUnsaved: (draft) => JSON.stringify(draft) !== JSON.stringify(initial),
  })
  const draft = unsaved ?? initial
  return {
    draft,
    change: (edit: Partial<Draft>) => keep({ ...draft, ...edit }),
    /** It was submitted or given up. */
    forget: () => keep(null),
  }
}

/** A text that is stored as something else is ignored. */
function fittingFields<Draft extends object>(stored: unknown, initial: Draft): Partial<Draft> {
  const fields = Object.entries(stored ?? {}).filter(
    ([key, value]) => typeof initial[key as keyof Draft] !== 'string' || typeof value === 'string',
  )
  return Object.fromEntries(fields) as Partial<Draft>
}
