import { useEffect, type ReactNode } from 'react'

/** Marks the document as hydrated; until then early.ts blocks form submissions. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['hydrated'] = ''
  }, [])
  return children
}
