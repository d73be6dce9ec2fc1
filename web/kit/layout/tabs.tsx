import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tab = { value: string; label: ReactNode; content: ReactNode }
export type TabsProps = {
  label: string
  tabs: Tab[]
  defaultValue?: string
  /** Makes it controlled, for instance by the address. */
  value?: string
  onChange?: (value: string) => void
  className?: string
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
}

/** Every panel stays mounted, so that switching tabs doesn't lose typed text. Decision 020 says why it is our own. */
export function Tabs({ label, tabs, defaultValue, value: controlled, onChange, className }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value)
  const selected = controlled ?? own
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // The selected tab may be outside a narrow screen, and labels grow when counts load.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${selected}`)
    const row = list.current
    if (!row || !tab) return
    const observer = new ResizeObserver(() => scrollToTab(row, tab))
    for (const child of row.children) observer.observe(child)
    return () => observer.disconnect()
  }, [id, selected])

  const select = (value: string) => {
    setOwn(value)
    onChange?.(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      tabs.findIndex((tab) => tab.value === selected),
      tabs.length,
    )
    select(tabs[next]!.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={classes('min-w-0', className)}>
      {/* The tabs take the focus; the list handles the arrow keys. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div
        ref={list}
        role="tablist"
        aria-label={label}
        onKeyDown={onKeyDown}
        className="relative flex gap-1 overflow-x-auto border-b border-line"
      >
        {tabs.map(({ value, label: name }) => (
          <button
            key={value}
            type="button"
            role="tab"
            id={`${id}-${value}`}
            aria-selected={value === selected}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={value === selected ? 0 : -1}
            onClick={() => select(value)}
            className={classes(
              'relative -mb-px min-h-11 rounded-t-control border-b-3 border-transparent px-4 py-2 font-medium whitespace-nowrap text-soft outline-offset-[-2px] hover:text-ink',
              'aria-selected:border-marigold aria-selected:font-semibold aria-selected:text-ink',
            )}
          >
            {name}
          </button>
        ))}
      </div>
      {tabs.map(({ value, content }) => (
        <div
          key={value}
          role="tabpanel"
          id={`${id}-${value}-panel`}
          aria-labelledby={`${id}-${value}`}
          hidden={value !== selected}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** Not scrollIntoView, which would scroll the page too. */
function scrollToTab(row: HTMLElement, tab: HTMLElement) {
  const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth - row.clientWidth]
  if (row.scrollLeft > start) row.scrollLeft = start
  else if (row.scrollLeft < end) row.scrollLeft = end
}
