import type { ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { mayUse, type Role, type Standing } from '#contract/kit/access.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { cappedCount } from '#web/kit/format.ts'
import { LogOut, Menu, X } from '#web/kit/icons.tsx'
import { LogoMark } from '#web/kit/layout/logo.tsx'
import { SkipLink } from '#web/kit/layout/skip-link.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { ThemeToggle } from '#web/kit/layout/theme-toggle.tsx'
import { PageOutlet } from '../error-boundaries.tsx'
import { entriesOf, itemAt, type MenuEntry, type MenuItem, menuItems, unfolded, type Waiting } from './menu.ts'

export type AdminLayoutProps = {
  siteName: string
  /** Shown above every page until it is resolved. */
  warning?: ReactNode
  /** Null while loading. */
  me: (Standing & { name: string; photo: string | null }) | null
  /** Opens the command palette. */
  palette: ReactNode
  bell: ReactNode
  /** Undefined while loading. */
  waiting: Waiting | undefined
  onLogout: () => void
  /** The routed page by default. */
  children?: ReactNode
}

const isWorkbench = /^\/admin\/(reviews|second-opinions)\/\d+$/

export function AdminLayout({ siteName, warning, me, palette, bell, waiting, onLogout, children }: AdminLayoutProps) {
  const { pathname } = useLocation()
  return (
    // In the workbench the menu is only icons, unless the screen is very wide: the code needs the width.
    <div data-menu-folded={isWorkbench.test(pathname) || undefined} className="desk group/desk min-h-dvh md:flex">
      <SkipLink />
      <header
        className={classes(
          'no-print sticky top-0 z-30 flex shrink-0 items-center border-b border-line bg-card px-4 max-md:h-14 md:h-dvh md:w-56 md:flex-col md:items-stretch md:border-r md:border-b-0 md:px-2',
          'md:max-2xl:group-data-menu-folded/desk:w-14',
        )}
      >
        <div className="flex min-w-0 flex-1 items-center gap-1 md:h-16 md:flex-none md:max-2xl:group-data-menu-folded/desk:h-auto md:max-2xl:group-data-menu-folded/desk:flex-col md:max-2xl:group-data-menu-folded/desk:pt-3">
          <Link
            to="/admin"
            className="touch mr-auto flex min-w-0 items-center gap-2.5 rounded-small md:px-2 md:max-2xl:group-data-menu-folded/desk:mx-auto"
          >
            <LogoMark className="size-7 shrink-0" />
            <span className={classes('min-w-0 leading-tight', unfolded)}>
              <span className="wide line-clamp-1 text-sm wrap-anywhere md:line-clamp-2 md:leading-4">{siteName}</span>
              <span className="block text-sm text-soft">
                <AreaName role={me?.role} />
              </span>
            </span>
          </Link>
          {bell}
        </div>
        {palette}
        {/* The padding leaves room for the focus ring, which the scrolling element would cut off. */}
        <nav aria-label="Staff" className="-mx-1 hidden flex-1 overflow-y-auto px-1 py-2 md:block">
          <Items person={me} waiting={waiting} />
        </nav>
        <div className="hidden items-center gap-1 border-t border-line py-2 pl-2 md:flex md:max-2xl:group-data-menu-folded/desk:flex-col md:max-2xl:group-data-menu-folded/desk:pl-0">
          <AccountLinks me={me} onLogout={onLogout} />
        </div>
        {/* The key closes the menu after navigating. */}
        <details key={pathname} data-menu="" className="group md:hidden">
          <summary className="-mr-2 grid size-11 place-items-center rounded-control hover:bg-haze">
            <Menu aria-hidden="true" className="size-6 group-open:hidden" />
            <X aria-hidden="true" className="hidden size-6 group-open:block" />
            <span className="sr-only">Menu</span>
          </summary>
          <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-3.5rem)] overflow-y-auto border-b border-line bg-card p-3 shadow-low">
            <nav aria-label="Menu">
              <Items person={me} waiting={waiting} />
            </nav>
            <div className="mt-2 flex items-center gap-1 border-t border-line pt-2 pl-2.5">
              <AccountLinks me={me} onLogout={onLogout} />
            </div>
          </div>
        </details>
      </header>
      <main id="main" tabIndex={-1} className="min-w-0 flex-1 px-4 py-5 outline-none sm:px-6 lg:px-8">
        {warning && <div className="staff-warning">{warning}</div>}
        {children ?? <PageOutlet />}
      </main>
    </div>
  )
}

/** While the role is loading, the one that early.ts marked the document with decides. */
function AreaName({ role }: { role: Role | undefined }) {
  if (role) return role === 'mentor' ? 'Mentor area' : 'Staff area'
  return (
    <>
      <span className="not-mentor:hidden">Mentor area</span>
      <span className="is-mentor:hidden">Staff area</span>
    </>
  )
}

type MenuProps = { person: AdminLayoutProps['me']; waiting: Waiting | undefined }

/** While the person is loading, early.ts has marked the document with what they may see. */
function Items({ person, waiting }: MenuProps) {
  const active = itemAt(useLocation().pathname)
  const offered = menuItems.filter(({ access }) => person === null || mayUse(person, access ?? 'staff'))
  const props = { active, waiting, isKnown: person !== null }
  return (
    <ul className="space-y-0.5">
      {entriesOf(offered).map((entry) =>
        'to' in entry ? (
          <Item key={entry.to} item={entry} {...props} />
        ) : (
          <Group key={entry.label} group={entry} {...props} />
        ),
      )}
    </ul>
  )
}

type EntryProps = { active: MenuItem | undefined; waiting: Waiting | undefined; isKnown: boolean }
const areaOf = ({ access }: MenuItem) => access?.split(':')[0]

const entryStyle = classes(
  'flex min-h-8.5 items-center gap-2.5 rounded-control px-2.5 font-medium text-soft hover:bg-haze hover:text-ink pointer-coarse:min-h-11',
  'aria-[current=page]:bg-haze aria-[current=page]:font-semibold aria-[current=page]:text-ink aria-[current=page]:[&_svg]:text-marigold-ink',
)

function Item({ item, active, waiting, isKnown }: EntryProps & { item: MenuItem }) {
  const { label, to, icon: Icon, pending } = item
  return (
    <li data-area={isKnown ? undefined : areaOf(item)}>
      <Link to={to} title={label} aria-current={item === active ? 'page' : undefined} className={entryStyle}>
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={unfolded}>{label}</span>
        {pending && waiting && <PendingCount count={pending(waiting)} />}
      </Link>
    </li>
  )
}

/** Opens with its first page, and is open on all its pages. */
function Group({ group: { key, label, icon: Icon, items }, ...props }: EntryProps & { group: MenuEntry }) {
  const isOpen = items.some((item) => item === props.active)
  const { waiting, isKnown } = props
  const pending = waiting ? items.reduce((total, item) => total + (item.pending?.(waiting) ?? 0), 0) : 0
  return (
    <li data-group={isKnown ? undefined : key}>
      <Link
        to={items[0]!.to}
        title={label}
        aria-expanded={isOpen}
        className={classes(entryStyle, isOpen && 'text-ink')}
      >
        <Icon aria-hidden="true" className="size-4.5 shrink-0" />
        <span className={unfolded}>{label}</span>
        {!isOpen && <PendingCount count={pending} />}
      </Link>
      {isOpen && (
        <ul className="mt-0.5 mb-1.5 space-y-0.5 pl-3 md:max-2xl:group-data-menu-folded/desk:pl-0">
          {items.map((item) => (
            <Item key={item.to} item={item} {...props} />
          ))}
        </ul>
      )}
    </li>
  )
}

function PendingCount({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span
      className={classes(
        'ml-auto rounded-full bg-marigold-tint px-2 text-[0.8125rem] leading-5 font-semibold text-marigold-ink tabular-nums',
        unfolded,
      )}
    >
      {cappedCount(count)} <span className="sr-only">pending</span>
    </span>
  )
}

function AccountLinks({ me, onLogout }: Pick<AdminLayoutProps, 'me' | 'onLogout'>) {
  return (
    <>
      <Link
        to="/admin/account"
        title={me?.name}
        className="type-small flex min-h-9 min-w-0 flex-1 items-center gap-2 rounded-control font-medium hover:underline pointer-coarse:min-h-11"
      >
        <Avatar name={me?.name ?? ''} photo={me?.photo} size="small" />
        <span className={classes('truncate', unfolded)}>{me ? me.name : <Skeleton className="h-4 w-24" />}</span>
        <span className="sr-only">, your account</span>
      </Link>
      <ThemeToggle className="size-9" />
      <button
        type="button"
        aria-label="Log out"
        title="Log out"
        onClick={onLogout}
        className="touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
      >
        <LogOut aria-hidden="true" className="size-4.5" />
      </button>
    </>
  )
}
