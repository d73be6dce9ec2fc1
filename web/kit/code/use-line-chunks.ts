import { useCallback, useState } from 'react'

/** Longer files are rendered in chunks; a browser lays out some thousand lines without a pause. */
const maxUnchunked = 3000
const chunkSize = 1000

/** All lines of a usual file; else those requested, and at least up to `reach`. */
export function visibleLineCount(count: number, requested: number, reach: number): number {
  return count <= maxUnchunked ? count : Math.min(count, Math.max(requested, Math.ceil(reach / chunkSize) * chunkSize))
}

export function useLineChunks(count: number, reach = 0) {
  const [requested, setRequested] = useState(chunkSize)
  const shown = visibleLineCount(count, requested, reach)

  const more = useCallback(() => setRequested(shown + chunkSize), [shown])

  // Scrolling to the end loads the next chunk; the button does the same by keyboard.
  const end = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new IntersectionObserver(
        ([seen]) => {
          if (seen?.isIntersecting) more()
        },
        { rootMargin: '600px' },
      )
      observer.observe(element)
      return () => observer.disconnect()
    },
    [more],
  )
  return { shown, more, end, isAll: shown >= count }
}
