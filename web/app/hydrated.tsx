import { useEffect, type ReactNode } from 'react'

/** Marks the document as hydrated, or the area as ready; early.ts then repeats the tap that came too early. */
export function Hydrated({ children }: { children: ReactNode }) {
  useEffect(() => {
    document.body.dataset['hydrated'] = ''
    document.dispatchEvent(new Event('hydrated'))
  }, [])
  return children
}
