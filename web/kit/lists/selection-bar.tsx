import type { ReactNode } from 'react'
import { count } from '../format.ts'
import { Checkbox } from '../forms/field.tsx'
import type { Selection } from './selection.ts'

type SelectionBarProps = {
  selection: Selection
  /** Beside the number of selected rows. */
  note?: ReactNode
  /** Actions for the selected rows; shown while any are selected. */
  children: ReactNode
}

/** Sticks to the top of a long list. */
export function SelectionBar({ selection, note, children }: SelectionBarProps) {
  const { selected, shownCount, selectableCount } = selection
  const all = count(selectableCount)
  return (
    <div className="sticky top-14 z-10 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-2 bg-paper py-1.5 md:top-0">
      <Checkbox
        label={shownCount > selectableCount ? `Select the first ${all}` : `Select all ${all}`}
        checked={selection.isAllSelected}
        onChange={(event) => (event.target.checked ? selection.selectAll() : selection.clear())}
      />
      <output className="font-semibold tabular-nums">
        {selected.length > 0 && `${count(selected.length)} selected`}
      </output>
      {note}
      {selected.length > 0 && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** The checkbox of one row; `name` tells screen readers which row. */
export function SelectRow({ selection, id, name }: { selection: Selection; id: number; name: string }) {
  return (
    <Checkbox
      checked={selection.isSelected(id)}
      onChange={() => selection.toggle(id)}
      label={
        <>
          <span className="sm:sr-only">Select</span>
          <span className="sr-only"> {name}</span>
        </>
      }
    />
  )
}
