/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- there is no HTML element for a chart with keyboard navigation */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

type WalkableProps = {
  /** What the chart shows. */
  label: string
  /** The number of marks; navigation starts at the last one. */
  length: number
  /** The index change of each arrow key. */
  steps: Record<string, number>
  /** Shown below the chart while no mark is active. */
  hint: string
  /** The text of a mark. */
  labelOf: (index: number) => string
  children: (active: number | null) => ReactNode
}

/**
 * A chart with one tab stop: the arrow keys move between its marks, and the text of the active mark is shown below. It
 * scrolls inside itself and starts at the end, where today is. Marks have their index in `data-mark`.
 */
export function NavigableChart({ label, length, steps, hint, labelOf, children }: WalkableProps) {
  const [active, setActive] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth
  }, [])

  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? -length : event.key === 'End' ? length : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(length - 1, Math.max(0, active === null ? length - 1 : active + step))
    setActive(next)
    box.current?.querySelector(`[data-mark="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const onPointer = ({ target }: PointerEvent) => {
    const mark = (target as Element).closest('[data-mark]')
    if (mark) setActive(Number(mark.getAttribute('data-mark')))
  }

  return (
    <div>
      <div
        ref={box}
        role="group"
        aria-label={`${label} Use the arrow keys to explore.`}
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerOver={onPointer}
        onPointerDown={onPointer}
        onPointerLeave={() => setActive(null)}
        onBlur={() => setActive(null)}
        className="overflow-x-auto rounded-small pb-2 print:overflow-visible"
      >
        {children(active)}
      </div>
      <p aria-live="polite" className="type-small no-print mt-1 min-h-[1.45em] font-medium">
        {active === null ? (
          <span aria-hidden="true" className="font-normal text-soft">
            {hint}
          </span>
        ) : (
          labelOf(active)
        )}
      </p>
    </div>
  )
}
