import type { ReactNode } from 'react'
import { getSite, type Site } from '#contract/site/settings.ts'
import { day } from '#web/kit/format.ts'
import type { Head, PublicPage } from '#web/kit/api/page.ts'
import { ChevronDown } from '#web/kit/icons.tsx'

export type Clause = { id: string; title: string; body: ReactNode }

type Legal = {
  head: Head
  title: string
  changedOn: string
  /** Summary above the clauses. */
  inShort: (site: Site) => ReactNode
  clauses: (site: Site) => Clause[]
}

/** A legal page: a short summary first, then numbered clauses that can be linked to. */
export const legalPage = ({ head, title, changedOn, inShort, clauses }: Legal): PublicPage<Site> => ({
  load: (call) => call(getSite),
  head: () => head,
  View: ({ data: site }) => {
    const all = clauses(site)
    return (
      <div className="container-page section grid gap-x-16 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <article className="min-w-0 max-w-[44rem]">
          <p className="hidden font-semibold print:block">{site.name}</p>
          <h1 className="type-h1">{title}</h1>
          <p className="mt-3 text-soft">
            Last updated on <time dateTime={changedOn}>{day(changedOn)}</time>
          </p>
          <div className="prose mt-8 rounded-card bg-haze p-5 sm:p-6 print:border print:border-line">
            {inShort(site)}
          </div>
          <PhoneContents clauses={all} />
          {all.map(({ id, title: heading, body }, index) => (
            <section key={id} id={id} className="mt-12 print:mt-8" aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`} className="type-h3 text-[1.375rem]">
                {index + 1}. {heading}
              </h2>
              <div className="prose mt-3">{body}</div>
            </section>
          ))}
        </article>
        <nav aria-label="On this page" className="no-print sticky top-24 self-start max-lg:hidden">
          <Contents clauses={all} />
        </nav>
      </div>
    )
  },
  isInteractive: false,
})

const Contents = ({ clauses }: { clauses: Clause[] }) => (
  <ol className="border-l-2 border-line">
    {clauses.map(({ id, title }, index) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="touch flex gap-2 py-1.5 pl-4 leading-snug text-soft hover:text-ink hover:underline"
        >
          <span className="tabular-nums">{index + 1}.</span> {title}
        </a>
      </li>
    ))}
  </ol>
)

function PhoneContents({ clauses }: { clauses: Clause[] }) {
  return (
    <details className="no-print group mt-8 border-y border-line lg:hidden">
      <summary className="flex items-center justify-between gap-4 py-3.5 font-semibold">
        On this page
        <ChevronDown aria-hidden="true" className="size-5 text-soft transition-transform group-open:rotate-180" />
      </summary>
      <nav aria-label="On this page" className="pb-4">
        <Contents clauses={clauses} />
      </nav>
    </details>
  )
}

export function Contact({ site }: { site: Site }) {
  return (
    <>
      <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a> or{' '}
      <a href={`tel:${site.supportPhone.replace(/[^+\d]/g, '')}`} className="whitespace-nowrap">
        {site.supportPhone}
      </a>
    </>
  )
}

/** Shown once staff have named one. */
export function GrievanceOfficer({ site: { legal } }: { site: Site }) {
  const { name, email, phone } = legal.grievanceOfficer
  if (name === '') return null
  return (
    <p>
      Grievance officer: {name}, <a href={`mailto:${email}`}>{email}</a>
      {phone !== '' && (
        <>
          , <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
        </>
      )}
      .
    </p>
  )
}
