import { type ReactNode, useRef } from 'react'
import { NavLink } from 'react-router'
import { learnerPages } from '#contract/app/learner-pages.ts'
import { menuOf, type MenuPath } from '#contract/app/page.ts'
import {
  BookOpen,
  Briefcase,
  Bug,
  CalendarDays,
  Ellipsis,
  FolderKanban,
  GraduationCap,
  House,
  type Icon,
  Lightbulb,
  MessageCircleQuestionMark,
  MessageSquarePlus,
  PanelLeftClose,
  PanelLeftOpen,
  Repeat2,
  Settings,
} from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { bottomBar, bottomPlace } from '../areas/bottom-bar.ts'

const icons: Record<MenuPath<typeof learnerPages>, Icon> = {
  '/dashboard': House,
  '/dashboard/my-courses': BookOpen,
  '/dashboard/practice': Repeat2,
  '/dashboard/sessions': CalendarDays,
  '/dashboard/questions': MessageCircleQuestionMark,
  '/dashboard/all-courses': GraduationCap,
  '/dashboard/projects': FolderKanban,
  '/dashboard/jobs': Briefcase,
  '/dashboard/request-features': MessageSquarePlus,
  '/dashboard/settings': Settings,
}

/** Admins can switch some of them off in the settings, by label. */
export const learnerItems = menuOf(learnerPages).map((item) => ({ ...item, icon: icons[item.to] }))
const [mainItems, moreItems] = [false, true].map((isInMore) =>
  learnerItems.filter((item) => item.isInMore === isInMore),
)

/** The label of the switched-off item whose page, or a page below it, is at this address. */
export const switchedOffAt = (pathname: string, disabledItems: string[]): string | null =>
  learnerItems.find(({ label, to }) => disabledItems.includes(label) && `${pathname}/`.startsWith(`${to}/`))?.label ??
  null

type MenuItem = (typeof learnerItems)[number]
type Items = { disabledItems: string[]; onDisabled: (label: string) => void }
type SidebarProps = Items & { isCollapsed: boolean; onToggle: () => void }

export function Sidebar({ isCollapsed, onToggle, ...items }: SidebarProps) {
  const row = classes(
    'relative flex min-h-11 w-full items-center gap-3 rounded-control px-3.5 text-left font-medium text-soft transition-colors hover:bg-haze hover:text-ink',
    'aria-[current=page]:bg-haze aria-[current=page]:font-semibold aria-[current=page]:text-ink',
    'aria-[current=page]:before:absolute aria-[current=page]:before:inset-y-2.5 aria-[current=page]:before:-left-3 aria-[current=page]:before:w-1 aria-[current=page]:before:rounded-r-small aria-[current=page]:before:bg-marigold',
  )
  const Toggle = isCollapsed ? PanelLeftOpen : PanelLeftClose
  const rowOf = ({ icon: Icon, to, label }: MenuItem) => (
    <Item key={to} {...items} to={to} label={label} className={row} title={isCollapsed ? label : undefined}>
      <Icon aria-hidden="true" className="size-5 shrink-0" />
      <span className="truncate collapsed:sr-only">{label}</span>
    </Item>
  )
  return (
    <>
      <nav aria-label="Main" className="flex-1 space-y-1 overflow-y-auto px-3 py-2">
        {mainItems!.map(rowOf)}
        <hr className="mx-3.5 my-3 border-line" />
        {moreItems!.map(rowOf)}
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

type BottomBarProps = Items & { onReportBug: () => void; onShareFact: () => void }

const moreRow =
  'flex min-h-11 w-full items-center gap-3 rounded-small px-3 text-left font-medium text-soft outline-offset-[-3px] aria-[current=page]:bg-haze aria-[current=page]:font-semibold aria-[current=page]:text-ink'

/** The same items at the bottom of a phone screen. The browser's popover opens before the application runs, too. */
export function BottomBar({ onReportBug, onShareFact, ...items }: BottomBarProps) {
  const more = useRef<HTMLDivElement>(null)
  const close = () => more.current?.hidePopover()
  return (
    <nav aria-label="Main" className={classes(bottomBar, 'grid-cols-6')}>
      {mainItems!.map(({ icon: Icon, to, label }) => (
        <Item key={to} {...items} to={to} label={label} className={bottomPlace}>
          <Icon aria-hidden="true" className="size-5.5 shrink-0" />
          {/* Two words would take two lines of a narrow phone; screen readers and wider ones have both. */}
          <span>
            {label.startsWith('My ') && <span className="max-sm:sr-only">My </span>}
            {label.replace(/^My /, '')}
          </span>
        </Item>
      ))}
      <button type="button" popoverTarget="more-menu" className={bottomPlace}>
        <Ellipsis aria-hidden="true" className="size-5.5 shrink-0" />
        More
      </button>
      <div
        ref={more}
        id="more-menu"
        popover="auto"
        className="surface fixed inset-[auto_0.5rem_calc(4.25rem+env(safe-area-inset-bottom))_auto] min-w-52 p-1.5 text-ink shadow-low open:animate-arrive"
      >
        {moreItems!.map(({ icon: Icon, to, label }) => (
          <Item key={to} {...items} to={to} label={label} onChosen={close} className={moreRow}>
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </Item>
        ))}
        <hr className="-mx-1.5 my-1.5 border-line sm:hidden" />
        {[
          { label: 'Report Bug', icon: Bug, onSelect: onReportBug },
          { label: 'Share Fact', icon: Lightbulb, onSelect: onShareFact },
        ].map(({ label, icon: Icon, onSelect }) => (
          <button
            key={label}
            type="button"
            onClick={() => {
              close()
              onSelect()
            }}
            className={classes(moreRow, 'sm:hidden')}
          >
            <Icon aria-hidden="true" className="size-5 shrink-0" />
            {label}
          </button>
        ))}
      </div>
    </nav>
  )
}

type ItemProps = Items & {
  label: string
  to: string
  className: string
  title?: string | undefined
  onChosen?: () => void
  children: ReactNode
}

function Item({ label, to, disabledItems, onDisabled, onChosen, className, title, children }: ItemProps) {
  const choose = () => {
    onChosen?.()
    onDisabled(label)
  }
  if (disabledItems.includes(label))
    return (
      <button type="button" title={title} onClick={choose} className={className}>
        {children}
      </button>
    )
  return (
    <NavLink to={to} end={to === '/dashboard'} title={title} onClick={onChosen} className={className}>
      {children}
    </NavLink>
  )
}
