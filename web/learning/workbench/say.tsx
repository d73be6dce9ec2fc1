import { Check } from 'lucide-react'
import { createContext, use, useEffect, useState, type ReactNode } from 'react'

const shownFor = 5000

const Say = createContext<(text: string) => void>(() => {})
const Said = createContext('')

/** Says that something was done, in a place where it covers nothing: a toast would lie over the verdict. */
export const useSay = () => use(Say)

export function SayProvider({ children }: { children: ReactNode }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = said ? setTimeout(() => setSaid(''), shownFor) : undefined
    return () => clearTimeout(timer)
  }, [said])
  return (
    <Say value={setSaid}>
      <Said value={said}>{children}</Said>
    </Say>
  )
}

/** The live region; it is there before the words, so that they are read out. */
export function SaidHere() {
  const said = use(Said)
  return (
    <output className="mr-2 inline-flex items-center gap-1 align-bottom font-medium text-leaf-ink empty:mr-0">
      {said && <Check aria-hidden="true" className="size-4" />}
      {said}
    </output>
  )
}
