import { useState } from 'react'

/** The server accepts at most this many in one call. */
export const selectionLimit = 100

/** The selected rows of a list. A row that leaves the list is no longer selected. */
export function useSelection(ids: number[]) {
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set())
  const selected = ids.filter((id) => checked.has(id)).slice(0, selectionLimit)
  const selectableCount = Math.min(ids.length, selectionLimit)
  return {
    selected,
    shownCount: ids.length,
    selectableCount,
    isAllSelected: selectableCount > 0 && selected.length === selectableCount,
    isSelected: (id: number) => selected.includes(id),
    toggle: (id: number) =>
      setChecked(new Set(selected.includes(id) ? selected.filter((other) => other !== id) : [...selected, id])),
    selectAll: () => setChecked(new Set(ids.slice(0, selectionLimit))),
    clear: () => setChecked(new Set()),
  }
}

export type Selection = ReturnType<typeof useSelection>
