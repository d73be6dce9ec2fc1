import { useState } from 'react'
import { readStored, writeStored, type StorageArea } from '../api/browser-storage.ts'

export const draftKey = (name: string) => `draft:${name}` as const

/** Keeps an unsubmitted form on this device. Nothing is stored while the form is unchanged. */
export function useDraft<Draft extends object>(name: string, initial: Draft, area: StorageArea = 'tab') {
  const [draft, setDraft] = useState(() => readDraft(name, initial, area))
  return {
    draft,
    change: (edit: Partial<Draft>) => {
      const next = { ...draft, ...edit }
      setDraft(next)
      const isChanged = JSON.stringify(next) !== JSON.stringify(initial)
      writeStored(draftKey(name), isChanged ? next : null, area)
    },
    /** It was submitted or given up. */
    forget: () => {
      setDraft(initial)
      writeStored(draftKey(name), null, area)
    },
  }
}

/** The stored draft over the initial one; a text that is stored as something else is ignored. */
export function readDraft<Draft extends object>(name: string, initial: Draft, area: StorageArea = 'tab'): Draft {
  const stored = Object.entries(readStored(draftKey(name), area) ?? {})
  const isFitting = ([key, value]: [string, unknown]) =>
    typeof initial[key as keyof Draft] !== 'string' || typeof value === 'string'
  return { ...initial, ...(Object.fromEntries(stored.filter(isFitting)) as Partial<Draft>) }
}
