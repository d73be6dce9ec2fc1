import { useEffect, type ReactNode } from 'react'

/** Notes on the document that the page answers now; until then early.ts holds its forms back. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['hydrated'] = ''
  }, [])
  return children
}
