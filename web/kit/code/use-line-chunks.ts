import { useCallback, useState } from 'react'

/** More lines than this come in portions: a browser lays out some thousands at once without a pause. */
const whole = 3000
const portion = 1000

/** How many of so many lines are shown: all of a file of usual length, else what was asked for and what must be seen. */
export function visibleLineCount(count: number, asked: number, reach: number): number {
  return count <= whole ? count : Math.min(count, Math.max(asked, Math.ceil(reach / portion) * portion))
}

/** How many of the lines are in the page, and how to bring more; at least those up to `reach` are. */
export function useLineChunks(count: number, reach = 0) {
  const [asked, setAsked] = useState(portion)
  const shown = visibleLineCount(count, asked, reach)

  const more = useCallback(() => setAsked(shown + portion), [shown])

  // The end coming into sight brings the next portion; the button in it does the same by keyboard.
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
