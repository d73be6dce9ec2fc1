import type { ReactNode } from 'react'
import type { Site } from '#contract/site/settings.ts'
import { Menu, X } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Logo } from '#web/kit/layout/logo.tsx'
import { SkipLink } from '#web/kit/layout/skip-link.tsx'
import { ThemeToggle } from '#web/kit/layout/theme-toggle.tsx'
import { PublicFooter } from './public.footer.tsx'

export type PublicLayoutProps = { site: Site; path: string; children: ReactNode }

const pages = [
  { label: 'Home', href: '/' },
  { label: 'Courses', href: '/courses' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'About', href: '/about' },
  { label: 'Free Demo', href: '/5day-demo' },
]

/** Works without JavaScript: the phone menu is a <details>, and early.ts only marks the visitor as signed in. */
export function PublicLayout({ site, path, children }: PublicLayoutProps) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <header className="no-print sticky top-0 z-30 border-b border-line bg-paper">
        <div className="container-page flex h-16 items-center gap-3">
          <a href="/" className="touch mr-auto flex min-w-0 items-center rounded-small">
            <Logo name={site.name} short />
          </a>
          <nav aria-label="Main" className="hidden h-full lg:flex">
            {pages.map((page) => (
              <a key={page.href} href={page.href} aria-current={current(page.href, path)} className={barLink}>
                {page.label}
              </a>
            ))}
          </nav>
          <div className="flex items-center gap-1 lg:ml-4">
            <ThemeToggle className="max-lg:hidden" />
            <a
              href="/login"
              aria-current={current('/login', path)}
              className={classes(barLink, 'h-16 max-lg:hidden signed-in:hidden')}
            >
              Login
            </a>
            <ButtonLink variant="primary" href="/subscribe" className="signed-in:hidden lg:ml-2">
              Join Now
            </ButtonLink>
            <ButtonLink variant="primary" href="/dashboard" className="signed-out:hidden is-company:hidden lg:ml-2">
              My learning
            </ButtonLink>
            <ButtonLink variant="primary" href="/company" className="not-company:hidden lg:ml-2">
              Your company
            </ButtonLink>
            <PhoneMenu path={path} />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1} className="flex-1 outline-none">
        {children}
      </main>
      <PublicFooter site={site} />
    </div>
  )
}

const barLink =
  'flex items-center border-y-3 border-transparent px-[min(0.875rem,1.35vw)] font-medium whitespace-nowrap text-soft outline-offset-[-4px] transition-colors hover:text-ink ' +
  'aria-[current]:border-b-marigold aria-[current]:text-ink'

function PhoneMenu({ path }: { path: string }) {
  const row =
    'flex min-h-12 items-center border-b border-line text-lg font-medium aria-[current]:font-bold aria-[current]:text-indigo'
  return (
    <details data-menu="" className="group lg:hidden">
      <summary className="-mr-2.5 grid size-11 place-items-center rounded-control hover:bg-haze">
        <Menu aria-hidden="true" className="size-6 group-open:hidden" />
        <X aria-hidden="true" className="hidden size-6 group-open:block" />
        <span className="sr-only">Menu</span>
      </summary>
      <div className="absolute inset-x-0 top-full max-h-[calc(100dvh-4rem)] animate-arrive overflow-y-auto border-b border-line bg-paper shadow-low">
        <nav aria-label="Menu" className="container-page py-2">
          {pages.map((page) => (
            <a key={page.href} href={page.href} aria-current={current(page.href, path)} className={row}>
              {page.label}
            </a>
          ))}
          <a href="/login" aria-current={current('/login', path)} className={classes(row, 'signed-in:hidden')}>
            Login
          </a>
          <div className="flex items-center justify-between py-2 text-soft">
            <span aria-hidden="true">Appearance</span>
            <ThemeToggle className="size-11" />
          </div>
        </nav>
      </div>
    </details>
  )
}

/** A course details page counts as part of Courses. */
function current(href: string, path: string): 'page' | 'true' | undefined {
  if (href === path) return 'page'
  return href === '/courses' && /^\/courses?\//.test(path) ? 'true' : undefined
}
