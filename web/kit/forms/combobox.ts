import { type KeyboardEvent, useId, useState } from 'react'

type Entry = { id: string }

/** The entry before or after, around the ends. */
export function entryAt<T extends Entry>(entries: T[], activeId: string | null, step: 1 | -1): T | undefined {
  const at = entries.findIndex(({ id }) => id === activeId)
  if (at < 0) return step === 1 ? entries[0] : entries.at(-1)
  return entries[(at + step + entries.length) % entries.length]
}

/** A field with a list of what it found: arrow keys move through the list, Enter chooses, the field keeps the focus. */
export function useCombobox<T extends Entry>(entries: T[], onChoose: (entry: T) => void) {
  const id = useId()
  const [activeId, setActiveId] = useState<string | null>(null)
  const active = entries.find((entry) => entry.id === activeId) ?? entries[0]
  const idOf = (entry: Entry) => `${id}-${entry.id}`

  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key] as 1 | -1 | undefined
    if (event.key === 'Enter') {
      event.preventDefault()
      // What is being typed may still be found.
      if (active) onChoose(active)
    }
    if (!step) return
    event.preventDefault()
    const next = entryAt(entries, active?.id ?? null, step)
    setActiveId(next?.id ?? null)
    if (next) document.getElementById(idOf(next))?.scrollIntoView({ block: 'nearest' })
  }

  return {
    active,
    /** After the text has changed, the first entry is the active one. */
    reset: () => setActiveId(null),
    listId: `${id}-list`,
    idOf,
    field: {
      'aria-autocomplete': 'list',
      'aria-activedescendant': active && idOf(active),
      autoComplete: 'off',
      onKeyDown,
    },
  } as const
}
