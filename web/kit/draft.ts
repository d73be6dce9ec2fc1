import { useState } from 'react'

const keyOf = (name: string) => `draft:${name}`

function stored(name: string): object | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(name)) ?? 'null') as object | null
  } catch {
    return null
  }
}

function store(name: string, draft: object | null) {
  try {
    if (draft) sessionStorage.setItem(keyOf(name), JSON.stringify(draft))
    else sessionStorage.removeItem(keyOf(name))
  } catch {
    // Storage may be full or switched off; then a reload forgets, as everywhere else.
  }
}

/** What somebody began to write, kept in this tab until it is sent: a reload or another page in between loses nothing. */
export function useDraft<Draft extends object>(name: string, empty: Draft) {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...stored(name) }))
  return {
    draft,
    change: (edit: Partial<Draft>) => {
      const next = { ...draft, ...edit }
      setDraft(next)
      store(name, next)
    },
    /** It was sent, or is not wanted any more. */
    forget: () => {
      setDraft(empty)
      store(name, null)
    },
  }
}
