import { useEffect, type ReactNode } from 'react'

/** Notes on the document that the page answers now; until then early.ts holds its forms back. */
export function Awake({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['awake'] = ''
  }, [])
  return children
}
