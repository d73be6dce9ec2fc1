import { useCallback, useState } from 'react'

/** Whether an element has at least this width in pixels. */
export function useIsWide(minWidth: number) {
  const [isWide, setIsWide] = useState(false)
  const ref = useCallback(
    (element: HTMLElement | null) => {
      if (!element) return
      const observer = new ResizeObserver(([entry]) => setIsWide((entry?.contentRect.width ?? 0) >= minWidth))
      observer.observe(element)
      return () => observer.disconnect()
    },
    [minWidth],
  )
  return { ref, isWide }
}
