import type { ReactNode } from 'react'
import type { Site } from '#contract/site/settings.ts'
import { Mail, Phone } from '#web/kit/icons.tsx'
import { Logo } from '#web/kit/layout/logo.tsx'

const quickLinks = [
  { label: 'Courses', href: '/courses' },
  { label: 'Pricing', href: '/pricing' },
  { label: 'Free Demo', href: '/5day-demo' },
  { label: 'Weekend sessions', href: '/sessions' },
  { label: 'Jobs', href: '/jobs' },
  { label: 'Hiring', href: '/hiring' },
  { label: 'About', href: '/about' },
  { label: 'Verify a certificate', href: '/certificate' },
  { label: 'Log in', href: '/login' },
]

const legalLinks = [
  { label: 'Terms', href: '/terms' },
  { label: 'Privacy', href: '/privacy' },
]

const footerLink =
  'touch inline-flex min-h-9 items-center gap-2.5 wrap-anywhere text-soft hover:text-ink hover:underline'

export function PublicFooter({ site }: { site: Site }) {
  return (
    <footer className="deep no-print overflow-hidden pt-14">
      <BridgeDrawing />
      <div className="container-page grid grid-cols-2 gap-x-8 gap-y-10 py-12 lg:grid-cols-[2fr_1fr_1fr_1.4fr]">
        <div className="min-w-0 max-lg:col-span-2">
          <Logo name={site.name} />
          <p className="mt-4 max-w-xs text-soft">
            Hands-on tech courses for learners in India, with mentors who review your work.
          </p>
          <LegalIdentity legal={site.legal} />
        </div>
        <Column title="Quick links">
          {quickLinks.map((link) => (
            <li key={link.href}>
              <a href={link.href} className={footerLink}>
                {link.label}
              </a>
            </li>
          ))}
        </Column>
        <Column title="Follow us">
          {site.socialLinks.map((link) => (
            <li key={link.url}>
              <a href={link.url} target="_blank" rel="noreferrer" className={footerLink}>
                {link.label}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
            </li>
          ))}
        </Column>
        <Column title="Contact" className="max-sm:col-span-2">
          <li>
            <a href={`tel:${site.supportPhone.replace(/[^+\d]/g, '')}`} className={footerLink}>
              <Phone aria-hidden="true" className="size-4 shrink-0" />
              <span className="tabular-nums">{site.supportPhone}</span>
            </a>
          </li>
          <li>
            <a href={`mailto:${site.supportEmail}`} className={footerLink}>
              <Mail aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 wrap-anywhere">{site.supportEmail}</span>
            </a>
          </li>
        </Column>
      </div>
      <div className="border-t border-line">
        <div className="container-page type-small flex flex-wrap items-center justify-between gap-x-6 gap-y-1 py-4 text-soft">
          <p className="wrap-anywhere">© 2025 {site.name}</p>
          <ul className="flex flex-wrap gap-x-6">
            {legalLinks.map((link) => (
              <li key={link.href}>
                <a href={link.href} className={footerLink}>
                  {link.label}
                </a>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </footer>
  )
}

/** Who runs the school, as far as staff have entered it. */
function LegalIdentity({ legal: { legalName, address, gstin, grievanceOfficer } }: Pick<Site, 'legal'>) {
  const { name, email } = grievanceOfficer
  const lines = [legalName, address, gstin && `GSTIN ${gstin}`].filter(Boolean)
  if (lines.length === 0 && name === '') return null
  return (
    <address className="type-small mt-4 max-w-xs text-soft not-italic wrap-anywhere">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
      {name !== '' && (
        <span className="block">
          Grievance officer: {name},{' '}
          <a href={`mailto:${email}`} className="underline underline-offset-2 hover:text-ink">
            {email}
          </a>
        </span>
      )}
    </address>
  )
}

function Column({ title, className, children }: { title: string; className?: string; children: ReactNode }) {
  return (
    <div className={className}>
      <h2 className="mb-2 font-semibold">{title}</h2>
      <ul>{children}</ul>
    </div>
  )
}

function BridgeDrawing() {
  const stays = Array.from({ length: 10 }, (_, index) => {
    const reach = (index + 1) / 10
    return `M${120 - 36 * reach} ${140 - 132 * reach}L${120 + 640 * reach} 140`
  })
  return (
    <div className="border-b-3 border-marigold">
      <div className="container-page">
        <svg viewBox="0 0 760 140" aria-hidden="true" fill="none" className="-mb-px block h-28 text-ink sm:h-36">
          <path d={stays.join('')} stroke="currentColor" strokeWidth="1" opacity="0.5" />
          <path d="M120 141L84 8" stroke="currentColor" strokeWidth="6" strokeLinecap="round" />
        </svg>
      </div>
    </div>
  )
}
