import { useRef } from 'react'
import { Link } from 'react-router'
import { ChevronDown, LogOut, type Icon, SunMoon } from '#web/kit/icons.tsx'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Skeleton } from '#web/kit/states/skeleton.tsx'

type MenuLink = { to: string; label: string; icon: Icon }

type UserMenuProps = {
  links: MenuLink[]
  /** Null while loading. */
  me: { name: string; photo?: string | null } | null
  onLogout: () => void
}

const row =
  'flex min-h-9 w-full items-center gap-2.5 rounded-small px-2.5 py-1.5 text-left outline-offset-[-3px] hover:bg-haze pointer-coarse:min-h-11'

export function UserMenu({ links, me, onLogout }: UserMenuProps) {
  const popup = useRef<HTMLElement>(null)
  const close = () => popup.current?.hidePopover()
  const closeAnd = (action: () => void) => () => {
    close()
    action()
  }
  return (
    <>
      <button
        type="button"
        popoverTarget="user-menu"
        className="touch flex min-h-10 items-center gap-2 rounded-full p-1 hover:bg-haze lg:pr-3"
      >
        <Avatar name={me?.name ?? ''} photo={me?.photo} size="small" />
        <span className="max-w-40 truncate font-medium max-lg:sr-only">
          {me ? me.name : <Skeleton className="h-4 w-24" />}
        </span>
        <span className="sr-only">, your menu</span>
        <ChevronDown aria-hidden="true" className="size-4 text-soft max-lg:hidden" />
      </button>
      <nav
        ref={popup}
        id="user-menu"
        popover="auto"
        aria-label="Your menu"
        className="surface fixed top-15 right-2 max-w-[calc(100vw-1rem)] min-w-52 p-1.5 text-ink shadow-low open:animate-arrive sm:right-6"
      >
        <p className="max-w-64 px-2.5 pt-1.5 pb-2 font-semibold wrap-anywhere lg:hidden">{me?.name}</p>
        {links.map(({ to, label, icon }) => (
          <Link key={to} to={to} onClick={close} className={row}>
            <MenuIcon of={icon} />
            {label}
          </Link>
        ))}
        <Line />
        <button type="button" data-theme-toggle="" className={row}>
          <MenuIcon of={SunMoon} />
          Appearance
        </button>
        <button type="button" onClick={closeAnd(onLogout)} className={row}>
          <MenuIcon of={LogOut} />
          Logout
        </button>
      </nav>
    </>
  )
}

const MenuIcon = ({ of: Drawing }: { of: Icon }) => <Drawing aria-hidden="true" className="size-4.5 text-soft" />
const Line = ({ className }: { className?: string }) => (
  <hr className={classes('-mx-1.5 my-1.5 border-line', className)} />
)
