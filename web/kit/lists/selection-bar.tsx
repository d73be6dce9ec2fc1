import type { ReactNode } from 'react'
import { Checkbox } from '../forms/checkbox.tsx'
import type { Chosen } from './selection.ts'
import { count } from '../format.ts'

type ChosenBarProps = {
  chosen: Chosen
  /** What can be done with them; shown while some are chosen. */
  children: ReactNode
}

/** Stays in sight above a long list: how many rows are ticked, and what can be done with them. */
export function SelectionBar({ chosen, children }: ChosenBarProps) {
  const many = chosen.chosen.length
  return (
    <div className="sticky top-14 z-10 flex min-h-13 flex-wrap items-center gap-x-5 gap-y-2 bg-paper py-1.5 md:top-0">
      <Checkbox
        label={
          chosen.shown > chosen.most ? `Choose the first ${chosen.most}` : `Choose all ${count(chosen.most)} shown`
        }
        checked={chosen.areAll}
        onChange={(event) => (event.target.checked ? chosen.chooseAll() : chosen.chooseNone())}
      />
      <output className="font-semibold tabular-nums">{many > 0 && `${count(many)} chosen`}</output>
      {many > 0 && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  )
}

/** The box of one row; `name` says to a screen reader which one it is. */
export function ChooseRow({ chosen, id, name }: { chosen: Chosen; id: number; name: string }) {
  return (
    <Checkbox
      checked={chosen.isChosen(id)}
      onChange={() => chosen.toggle(id)}
      label={
        <>
          <span className="sm:sr-only">Choose</span>
          <span className="sr-only"> {name}</span>
        </>
      }
    />
  )
}
