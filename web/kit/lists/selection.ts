import { useState } from 'react'

/** The server takes at most so many in one call. */
export const selectionLimit = 100

/** Which rows of a list are ticked. What is not listed any more is not chosen either. */
export function useSelection(ids: number[]) {
  const [ticked, setTicked] = useState<ReadonlySet<number>>(new Set())
  const chosen = ids.filter((id) => ticked.has(id)).slice(0, selectionLimit)
  const most = Math.min(ids.length, selectionLimit)
  return {
    chosen,
    shown: ids.length,
    most,
    areAll: most > 0 && chosen.length === most,
    isChosen: (id: number) => chosen.includes(id),
    toggle: (id: number) =>
      setTicked(new Set(chosen.includes(id) ? chosen.filter((one) => one !== id) : [...chosen, id])),
    chooseAll: () => setTicked(new Set(ids.slice(0, selectionLimit))),
    chooseNone: () => setTicked(new Set()),
  }
}

export type Chosen = ReturnType<typeof useSelection>
