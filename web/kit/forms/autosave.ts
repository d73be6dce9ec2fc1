import { useState } from 'react'
import { readStored, writeStored } from '../api/browser-storage.ts'

const keyOf = (name: string) => `draft:${name}`

/** What somebody began to write, kept in this tab until it is sent: a reload or another page in between loses nothing. */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...(readStored(keyOf(name)) as Partial<Draft> | null) }))
  return {
    draft,
    change: (edit: Partial<Draft>) => {
      const next = { ...draft, ...edit }
      setDraft(next)
      writeStored(keyOf(name), next)
    },
    /** It was sent, or is not wanted any more. */
    forget: () => {
      setDraft(empty)
      writeStored(keyOf(name), null)
    },
  }
}
