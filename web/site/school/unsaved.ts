import { createContext, use, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { toast } from '#web/kit/overlays/toast.ts'

type Note = (id: string, title: string, isUnsaved: boolean) => void
export const UnsavedContext = createContext<Note>(() => {})

/** Reports whether this section has unsaved changes. */
export function useUnsavedNote(id: string, title: string, isUnsaved: boolean) {
  const note = use(UnsavedContext)
  useEffect(() => note(id, title, isUnsaved), [note, id, title, isUnsaved])
}

/** The sections with unsaved changes, by id. Leaving the page shows a reminder. */
export function useUnsaved() {
  const [titles, setTitles] = useState<Record<string, string>>({})
  const note: Note = useMemo(
    () => (id, title, isUnsaved) =>
      setTitles(({ [id]: _before, ...others }) => (isUnsaved ? { ...others, [id]: title } : others)),
    [],
  )
  const isAny = Object.keys(titles).length > 0

  // Closing the tab would lose them; the browser asks for confirmation.
  useEffect(() => {
    if (!isAny) return undefined
    const ask = (event: BeforeUnloadEvent) => event.preventDefault()
    window.addEventListener('beforeunload', ask)
    return () => window.removeEventListener('beforeunload', ask)
  }, [isAny])

  const remind = useEffectEvent(() => {
    const names = Object.values(titles)
    if (names.length > 0) toast(`Not saved yet: ${names.join(', ')}. We’ve kept your changes in this tab.`)
  })
  useEffect(() => () => remind(), [])
  return { titles, note }
}
