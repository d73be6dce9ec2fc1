import type { KeyboardEvent } from 'react'

type LineNumberProps = {
  line: number
  /** The button's label: Comment on line 12. */
  label?: string | undefined
  isFirst?: boolean
  onChoose?: ((line: number) => void) | undefined
}

/** Only one of a file's line buttons is in the tab order; the arrow keys move between them. */
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
 * Moves the focus between line numbers; `c` presses one. It changes the DOM instead of React's state, because an arrow
 * key must not re-render three thousand lines.
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
