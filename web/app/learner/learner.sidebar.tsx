import type { ReactNode } from 'react'
import { NavLink } from 'react-router'
import { learnerPages } from '#contract/app/learner-pages.ts'
import { menuOf, type MenuPath } from '#contract/app/page.ts'
import {
  BookOpen,
  Briefcase,
  CalendarDays,
  FolderKanban,
  type Icon,
  MessageSquarePlus,
  PanelLeftClose,
  PanelLeftOpen,
  Settings,
} from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'

const icons: Record<MenuPath<typeof learnerPages>, Icon> = {
  '/dashboard/all-courses': BookOpen,
  '/dashboard/sessions': CalendarDays,
  '/dashboard/projects': FolderKanban,
  '/dashboard/jobs': Briefcase,
  '/dashboard/request-features': MessageSquarePlus,
  '/dashboard/settings': Settings,
}

/** Admins can switch these off in the settings, by label. */
export const learnerItems = menuOf(learnerPages).map(({ to, label }) => ({ to, label, icon: icons[to] }))

/** The label of the switched-off item whose page, or a page below it, is at this address. */
export const switchedOffAt = (pathname: string, disabledItems: string[]): string | null =>
  learnerItems.find(({ label, to }) => disabledItems.includes(label) && `${pathname}/`.startsWith(`${to}/`))?.label ??
  null

type Items = { disabledItems: string[]; onDisabled: (label: string) => void }
type SidebarProps = Items & { isCollapsed: boolean; onToggle: () => void }

export function Sidebar({ isCollapsed, onToggle, ...items }: SidebarProps) {
  const row = classes(
    'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 text-left font-medium text-soft transition-colors hover:bg-haze hover:text-ink',
    'aria-[current=page]:bg-haze aria-[current=page]:font-semibold aria-[current=page]:text-ink',
    'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-r-small aria-[current=page]:before:bg-marigold',
  )
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  return (
    <>
      <nav aria-label="Main" className="flex-1 space-y-1 overflow-y-auto px-3 py-2">
        {learnerItems.map(({ icon: Icon, ...item }) => (
          <Item key={item.to} {...items} {...item} className={row} title={isCollapsed ? item.label : undefined}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            <span className="truncate collapsed:sr-only">{item.label}</span>
          </Item>
        ))}
      </nav>
      <div className="border-t border-line p-3">
        <button type="button" aria-expanded={!isCollapsed} aria-controls="sidebar" onClick={onToggle} className={row}>
          <Toggle aria-hidden="true" className="size-5 shrink-0" />
          <span className="collapsed:sr-only">{isCollapsed ? 'Expand sidebar' : 'Collapse'}</span>
        </button>
      </div>
    </>
  )
}

/** The same items at the bottom of a phone screen. */
export function BottomBar(items: Items) {
  return (
    <nav
      aria-label="Main"
      className="no-print fixed inset-x-0 bottom-0 z-30 grid grid-cols-6 border-t border-line bg-card pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      {learnerItems.map(({ icon: Icon, ...item }) => (
        <Item
          key={item.to}
          {...items}
          {...item}
          className="flex min-h-15 flex-col items-center justify-center gap-1 border-t-3 border-transparent px-0.5 text-center text-xs leading-tight font-medium text-soft outline-offset-[-3px] aria-[current=page]:border-marigold aria-[current=page]:font-semibold aria-[current=page]:text-ink"
        >
          <Icon aria-hidden="true" className="size-5.5 shrink-0" />
          {item.label}
        </Item>
      ))}
    </nav>
  )
}

type ItemProps = Items & {
  label: string
  to: string
  className: string
  title?: string | undefined
  children: ReactNode
}

function Item({ label, to, disabledItems, onDisabled, className, title, children }: ItemProps) {
  if (disabledItems.includes(label))
    return (
      <button type="button" title={title} onClick={() => onDisabled(label)} className={className}>
        {children}
      </button>
    )
  return (
    <NavLink to={to} title={title} className={className}>
      {children}
    </NavLink>
  )
}
