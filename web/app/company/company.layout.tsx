import type { ReactNode } from 'react'
import { Link, NavLink } from 'react-router'
import { companyPages } from '#contract/app/company-pages.ts'
import { menuOf, type MenuPath } from '#contract/app/page.ts'
import { Briefcase, Handshake, House, type Icon, Search, Settings, Users } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Logo } from '#web/kit/layout/logo.tsx'
import { SkipLink } from '#web/kit/layout/skip-link.tsx'
import { bottomBar, bottomPlace } from '../areas/bottom-bar.ts'
import { PageOutlet } from '../error-boundaries.tsx'
import { UserMenu } from '../areas/user-menu.tsx'

export type CompanyLayoutProps = {
  siteName: string
  /** Null while loading. */
  me: { name: string; photo?: string | null } | null
  bell: ReactNode
  onLogout: () => void
  /** The routed page by default. */
  children?: ReactNode
}

const icons: Record<MenuPath<typeof companyPages>, Icon> = {
  '/company': House,
  '/company/introductions': Handshake,
  '/company/candidates': Search,
  '/company/openings': Briefcase,
  '/company/profile': Users,
}
const items = menuOf(companyPages).map((item) => ({ ...item, icon: icons[item.to] }))

const accountLinks = [{ to: '/company/account', label: 'Your account', icon: Settings }]

const barLink = classes(
  'flex h-full items-center border-y-3 border-transparent px-3 font-medium text-soft outline-offset-[-4px] transition-colors hover:text-ink lg:px-4',
  'aria-[current=page]:border-b-marigold aria-[current=page]:font-semibold aria-[current=page]:text-ink',
)

/** The menu is in the top bar, and at the bottom of a phone screen. */
export function CompanyLayout({ siteName, bell, children, ...user }: CompanyLayoutProps) {
  return (
    <div className="desk flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 w-full max-w-6xl items-center gap-1 px-3 sm:gap-2 sm:px-6">
          <Link to="/company" className="touch mr-auto flex min-w-0 items-center rounded-small p-1.5">
            <Logo name={siteName} short />
            <span className="sr-only">, home</span>
          </Link>
          <nav aria-label="Main" className="hidden h-full md:flex">
            {items.map(({ to, label }) => (
              <NavLink key={to} to={to} end={to === '/company'} className={barLink}>
                {label}
              </NavLink>
            ))}
          </nav>
          {bell}
          <UserMenu {...user} links={accountLinks} />
        </div>
      </header>
      <main id="main" tabIndex={-1} className="w-full flex-1 outline-none">
        <div className="mx-auto w-full max-w-6xl px-5 pt-6 pb-28 sm:px-8 sm:pt-8 md:pb-16">
          {children ?? <PageOutlet />}
        </div>
      </main>
      <nav aria-label="Main" className={classes(bottomBar, 'auto-cols-auto grid-flow-col')}>
        {items.map(({ to, label, icon: Icon }) => (
          <NavLink key={to} to={to} end={to === '/company'} className={bottomPlace}>
            <Icon aria-hidden="true" className="size-5.5 shrink-0" />
            {label}
          </NavLink>
        ))}
      </nav>
    </div>
  )
}
