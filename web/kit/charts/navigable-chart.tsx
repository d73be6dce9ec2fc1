/* oxlint-disable jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role -- a drawing that scrolls and is walked through has no element of its own */
import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'

type WalkableProps = {
  /** What is drawn, and that arrow keys lead through it. */
  label: string
  /** How many marks there are; the last one is where a walk begins. */
  length: number
  /** How far each arrow key goes. */
  steps: Record<string, number>
  /** How to read it with pointer or keys, in the place of what a mark says. */
  hint: string
  /** What one mark says. */
  labelOf: (index: number) => string
  children: (active: number | null) => ReactNode
}

/**
 * A drawing with more marks than one wants to tab through: one stop for the keyboard, arrow keys from mark to mark, and a
 * line below that says what the mark under the pointer or the keys is. Wider than a phone, it scrolls inside itself and
 * begins at its end, where today is. Marks carry `data-mark` with their index.
 */
export function NavigableChart({ label, length, steps, hint, labelOf, children }: WalkableProps) {
  const [active, setActive] = useState<number | null>(null)
  const box = useRef<HTMLDivElement>(null)

  useEffect(() => {
    if (box.current) box.current.scrollLeft = box.current.scrollWidth
  }, [])

  const walk = (event: KeyboardEvent) => {
    const step = event.key === 'Home' ? -length : event.key === 'End' ? length : steps[event.key]
    if (step === undefined) return
    event.preventDefault()
    const next = Math.min(length - 1, Math.max(0, active === null ? length - 1 : active + step))
    setActive(next)
    box.current?.querySelector(`[data-mark="${next}"]`)?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }
  const point = ({ target }: PointerEvent) => {
    const mark = (target as Element).closest('[data-mark]')
    if (mark) setActive(Number(mark.getAttribute('data-mark')))
  }

  return (
    <div>
      <div
        ref={box}
        role="group"
        aria-label={`${label} Arrow keys lead through it.`}
        tabIndex={0}
        onKeyDown={walk}
        onPointerOver={point}
        onPointerDown={point}
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
