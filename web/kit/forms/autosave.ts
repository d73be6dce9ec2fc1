import { useState } from 'react'
import { keep, kept } from '../api/browser-storage.ts'

const keyOf = (name: string) => `draft:${name}`

/** What somebody began to write, kept in this tab until it is sent: a reload or another page in between loses nothing. */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...(kept(keyOf(name)) as Partial<Draft> | null) }))
  return {
    draft,
    change: (edit: Partial<Draft>) => {
      const next = { ...draft, ...edit }
      setDraft(next)
      keep(keyOf(name), next)
    },
    /** It was sent, or is not wanted any more. */
    forget: () => {
      setDraft(empty)
      keep(keyOf(name), null)
    },
  }
}
