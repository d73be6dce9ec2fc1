import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react'
import { classes } from './classes.ts'

export type Tab = { value: string; label: ReactNode; content: ReactNode }
export type TabsProps = {
  label: string
  tabs: Tab[]
  defaultValue?: string
  /** Chosen from outside, such as by the address; without it the tabs remember it themselves. */
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

/**
 * Arrow keys move between the tabs. Every panel stays in the page, so what was typed in one is not lost in another.
 * Our own because the known libraries put style attributes into what the server renders, which our policy refuses.
 */
export function Tabs({ label, tabs, defaultValue, value: given, onChange, className }: TabsProps) {
  const [own, setOwn] = useState(defaultValue ?? tabs[0]?.value)
  const chosen = given ?? own
  const id = useId()
  const list = useRef<HTMLDivElement>(null)

  // Chosen by the address, it may be past the edge of a phone; a number that comes later makes labels longer.
  useEffect(() => {
    const tab = document.getElementById(`${id}-${chosen}`)
    const row = list.current
    if (!row || !tab) return
    const watch = new ResizeObserver(() => bringIntoSight(row, tab))
    for (const each of row.children) watch.observe(each)
    return () => watch.disconnect()
  }, [id, chosen])

  const choose = (value: string) => {
    setOwn(value)
    onChange?.(value)
  }
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const next = step(
      tabs.findIndex((tab) => tab.value === chosen),
      tabs.length,
    )
    choose(tabs[next]!.value)
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
  }

  return (
    <div className={classes('min-w-0', className)}>
      {/* The tabs inside take the focus; the list only hears the arrow keys. */}
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
            aria-selected={value === chosen}
            aria-controls={`${id}-${value}-panel`}
            tabIndex={value === chosen ? 0 : -1}
            onClick={() => choose(value)}
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
          hidden={value !== chosen}
          className="pt-5"
        >
          {content}
        </div>
      ))}
    </div>
  )
}

/** Not scrollIntoView: that would move the page as well. */
function bringIntoSight(row: HTMLElement, tab: HTMLElement) {
  const [start, end] = [tab.offsetLeft, tab.offsetLeft + tab.offsetWidth - row.clientWidth]
  if (row.scrollLeft > start) row.scrollLeft = start
  else if (row.scrollLeft < end) row.scrollLeft = end
}
