import type { KeyboardEvent } from 'react'

export type LineNumberProps = {
  line: number
  /** What the button of a line does, such as "Comment on line 12"; without it the number is only a number. */
  label?: string | undefined
  isFirst?: boolean
  onChoose?: ((line: number) => void) | undefined
}

/** A number that may be a button. Only one of a file's buttons is in the tab order; the arrow keys go on from there. */
export function LineNumber({ line, label, isFirst = false, onChoose }: LineNumberProps) {
  if (!onChoose) return <span aria-hidden="true" className="line-number" data-line={line} />
  return (
    <button
      type="button"
      aria-label={label}
      className="line-number"
      data-line={line}
      tabIndex={isFirst ? 0 : -1}
      onClick={() => onChoose(line)}
    />
  )
}

const page = 20

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
  PageDown: (at, count) => Math.min(at + page, count - 1),
  PageUp: (at) => Math.max(at - page, 0),
  Home: () => 0,
  End: (_, count) => count - 1,
}

/**
 * Moves the focus between the numbers of a file, and lets `c` press one. The element is changed rather than React's
 * state: a step of the arrow key must not draw three thousand lines anew.
 */
export function onLineKeys(event: KeyboardEvent<HTMLElement>) {
  const from = event.target
  if (!(from instanceof HTMLButtonElement) || !from.classList.contains('line-number')) return
  if (event.ctrlKey || event.metaKey || event.altKey) return
  if (event.key === 'c') {
    event.preventDefault()
    return from.click()
  }
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>('button.line-number')]
  const to = buttons[steps[event.key]?.(buttons.indexOf(from), buttons.length) ?? -1]
  if (!to) return
  event.preventDefault()
  from.tabIndex = -1
  to.tabIndex = 0
  to.focus()
}

export const commentLabel = (line: number) => `Comment on line ${line}`
