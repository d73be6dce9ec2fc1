import { useCallback, useState } from 'react'

/** Whether an element is at least so many pixels wide, kept true while the window changes. */
export function useIsWide(least: number) {
  const [isWide, setIsWide] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= least))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [least],
  )
  return { ref, isWide }
}
