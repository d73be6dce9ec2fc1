import { createContext, use, useEffect, useState, type ReactNode } from 'react'
import { Check } from '#web/kit/icons.tsx'

const shownMs = 5000

const Announce = createContext<(text: string) => void>(() => {})
const Text = createContext('')

/** Says that something was done, in the header: a toast would cover the verdict. */
export const useAnnounce = () => use(Announce)

export function AnnouncementProvider({ children }: { children: ReactNode }) {
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = text ? setTimeout(() => setText(''), shownMs) : undefined
    return () => clearTimeout(timer)
  }, [text])
  return (
    <Announce value={setText}>
      <Text value={text}>{children}</Text>
    </Announce>
  )
}

/** A live region must exist before its text, or screen readers stay silent. */
export function Announcement() {
  const text = use(Text)
  return (
    <output className="mr-2 inline-flex items-center gap-1 align-bottom font-medium text-leaf-ink empty:mr-0">
      {text && <Check aria-hidden="true" className="size-4" />}
      {text}
    </output>
  )
}
