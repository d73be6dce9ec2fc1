import { cloneElement, useId, useRef, type ComponentProps, type KeyboardEvent, type ReactElement } from 'react'
import type { ReactNode, ToggleEvent } from 'react'
import { classes } from '../layout/classes.ts'

export type MenuProps = {
  /** The button that opens the menu. */
  trigger: ReactElement<ComponentProps<'button'>>
  children: ReactNode
}

/** The browser's popover: it closes on Escape or a click outside, and returns the focus to the trigger. */
export function Menu({ trigger, children }: MenuProps) {
  const id = useId()
  const anchor = useRef<HTMLSpanElement>(null)
  const onBeforeToggle = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') placeBeside(anchor.current!, currentTarget)
  }
  const onToggle = ({ currentTarget, newState }: ToggleEvent<HTMLElement>) => {
    if (newState === 'open') enabledItems(currentTarget)[0]?.focus()
  }
  return (
    <span ref={anchor} className="inline-flex shrink-0">
      {cloneElement(trigger, { id: `${id}-trigger`, popoverTarget: id, 'aria-haspopup': 'menu' })}
      <div
        id={id}
        role="menu"
        tabIndex={-1}
        aria-labelledby={`${id}-trigger`}
        popover="auto"
        onBeforeToggle={onBeforeToggle}
        onToggle={onToggle}
        onKeyDown={onKeyDown}
        className="surface absolute max-w-[calc(100vw-1rem)] min-w-52 p-1.5 text-left font-sans text-base text-ink shadow-low open:animate-arrive"
      >
        {children}
      </div>
    </span>
  )
}

const enabledItems = (menu: HTMLElement) => [...menu.querySelectorAll<HTMLElement>('[role=menuitem]:enabled')]

function onKeyDown(event: KeyboardEvent<HTMLElement>) {
  const menu = event.currentTarget
  if (event.key === 'Tab') return menu.hidePopover()
  const items = enabledItems(menu)
  const index = items.findIndex((item) => item === document.activeElement)
  const next = { ArrowDown: (index + 1) % items.length, ArrowUp: index - 1, Home: 0, End: -1 }[event.key]
  if (next === undefined) return
  event.preventDefault()
  items.at(next)?.focus()
}

/** On the side of the trigger that has more room, in page coordinates, so that the menu scrolls with the page. */
function placeBeside(trigger: HTMLElement, menu: HTMLElement) {
  const { top, bottom, left, right } = trigger.getBoundingClientRect()
  const { clientWidth, clientHeight } = document.documentElement
  const gap = 6
  const isLow = top + bottom > clientHeight * 1.2
  const isRight = left + right > clientWidth
  menu.style.top = isLow ? 'auto' : `${bottom + window.scrollY + gap}px`
  menu.style.bottom = isLow ? `${clientHeight - top - window.scrollY + gap}px` : 'auto'
  menu.style.left = isRight ? 'auto' : `${left}px`
  menu.style.right = isRight ? `${clientWidth - right}px` : 'auto'
}

export type MenuItemProps = { onSelect?: () => void; danger?: boolean; disabled?: boolean; children: ReactNode }

export function MenuItem({ onSelect, danger = false, disabled = false, children }: MenuItemProps) {
  return (
    <button
      type="button"
      role="menuitem"
      tabIndex={-1}
      disabled={disabled}
      onClick={({ currentTarget }) => {
        currentTarget.closest<HTMLElement>('[popover]')?.hidePopover()
        onSelect?.()
      }}
      className={classes(
        'flex min-h-9 w-full items-center gap-2.5 rounded-small px-2.5 py-1.5 text-left outline-offset-[-3px] pointer-coarse:min-h-11',
        'enabled:hover:bg-haze enabled:focus:bg-haze disabled:opacity-55',
        danger && 'text-vermilion',
      )}
    >
      {children}
    </button>
  )
}

export function MenuSeparator() {
  return <hr className="-mx-1.5 my-1.5 border-line" />
}
