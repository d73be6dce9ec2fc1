import { useState } from 'react'

/** The server accepts at most this many in one call. */
export const selectionLimit = 100

const none: ReadonlySet<number> = new Set()

/** The selected rows of a list. A row that leaves the list is no longer selected, except by `selectMatching`. */
export function useSelection(ids: number[], limit = selectionLimit) {
  const [checked, setChecked] = useState(none)
  /** Of the list, but perhaps not loaded yet. */
  const [matching, setMatching] = useState(none)
  const listed = new Set([...ids, ...matching])
  const selected = [...listed].filter((id) => checked.has(id)).slice(0, limit)
  const isSelected = new Set(selected)
  const selectableCount = Math.min(ids.length, limit)
  return {
    selected,
    shownCount: ids.length,
    selectableCount,
    isAllSelected: selectableCount > 0 && ids.slice(0, limit).every((id) => isSelected.has(id)),
    isSelected: (id: number) => isSelected.has(id),
    toggle: (id: number) =>
      setChecked(new Set(isSelected.has(id) ? selected.filter((other) => other !== id) : [...selected, id])),
    selectAll: () => setChecked(new Set(ids.slice(0, limit))),
    /** Everything that matches a filter, also rows that aren't loaded. */
    selectMatching: (all: number[]) => {
      setMatching(new Set(all))
      setChecked(new Set(all))
    },
    clear: () => {
      setChecked(none)
      setMatching(none)
    },
  }
}

export type Selection = ReturnType<typeof useSelection>
