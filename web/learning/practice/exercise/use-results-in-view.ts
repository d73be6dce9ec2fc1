import { useEffect, useRef } from 'react'

/**
 * On a phone the results of a run begin below the screen, and a tap on its button would seem to do nothing.
 * `version` changes with each result; empty before the first.
 */
export function useResultsInView<Part extends HTMLElement>(version: string) {
  const results = useRef<Part>(null)
  useEffect(() => {
    if (version !== '' && matchMedia('(width < 40rem)').matches) results.current?.scrollIntoView({ block: 'nearest' })
  }, [version])
  return results
}
