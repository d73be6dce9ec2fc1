import type { FactDraft } from '#contract/community/facts.ts'

const keyOf = (userId: number) => `draft:fact:${userId}`

/** What was begun and not shared yet, in this browser; empty when there is nothing. */
export function keptFactDraft(userId: number): FactDraft {
  try {
    return toDraft(Object.entries(JSON.parse(localStorage.getItem(keyOf(userId)) ?? '{}') as object))
  } catch {
    return toDraft([])
  }
}

function toDraft(entries: Iterable<[string, unknown]>): FactDraft {
  const given = new Map(entries)
  const read = (name: string) => {
    const value = given.get(name)
    return typeof value === 'string' ? value : ''
  }
  return { text: read('text'), source: read('source'), sourceUrl: read('sourceUrl') }
}

export function keepFactDraft(userId: number, form: FormData) {
  try {
    localStorage.setItem(keyOf(userId), JSON.stringify(toDraft(form)))
  } catch {
    // Full or switched off: then it lives as long as the dialog does.
  }
}

export function forgetFactDraft(userId: number) {
  try {
    localStorage.removeItem(keyOf(userId))
  } catch {
    // Then there is nothing to forget.
  }
}
