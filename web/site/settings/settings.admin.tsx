import { useQuery } from '@tanstack/react-query'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link, Navigate, useLocation, useNavigate } from 'react-router'
import { settingsSubjects, type SettingsSubject } from '#contract/site/subjects.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { ChevronRight } from '#web/kit/icons.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { emailServer, gateway } from '../connections/api.ts'
import { hasDraft } from '../school/section-draft.ts'
import { everyTestimonial, schoolSettings, team } from '../school/school.api.ts'
import { findSettings, pathOf, sectionsOf, subjectOfAnchor, subjects } from './subjects.ts'
import { type Known, summaryOf } from './summary.ts'

/** What the settings are about, how things are, and the way to each setting. */
export function SettingsAdmin() {
  const moved = subjectOfAnchor(useLocation().hash.slice(1))
  const [typed, setTyped] = useState('')
  if (moved) return <Navigate to={pathOf(moved)} replace />
  return (
    <>
      <PageHeader
        intro="Changes are live as soon as you save them."
        actions={
          <>
            <RouteButton to="/admin/settings/changes">All changes</RouteButton>
            <RouteButton to="/admin/webhooks">Webhooks</RouteButton>
          </>
        }
      />
      <Search typed={typed} onType={setTyped} />
      {typed.trim() === '' ? <Overview /> : <Results typed={typed.trim()} />}
    </>
  )
}

function Search({ typed, onType }: { typed: string; onType: (typed: string) => void }) {
  const navigate = useNavigate()
  const openFirst = (event: FormEvent) => {
    event.preventDefault()
    const [first] = typed.trim() === '' ? [] : findSettings(typed)
    if (first) void navigate(pathOf(first.subject, first.section))
  }
  return (
    <search className="mb-6 block max-w-md">
      <form onSubmit={openFirst}>
        <Field label="Find a setting">
          <Input
            type="search"
            value={typed}
            maxLength={100}
            autoComplete="off"
            placeholder="GSTIN, price, devices…"
            onChange={(event) => onType(event.target.value)}
          />
        </Field>
      </form>
    </search>
  )
}

function Results({ typed }: { typed: string }) {
  const found = findSettings(typed)
  return (
    <>
      <output className="sr-only">{found.length} found</output>
      {found.length === 0 ? (
        <p className="text-soft wrap-anywhere">No setting found for “{typed}”. Try another word for it.</p>
      ) : (
        <ul className="surface divide-y divide-line">
          {found.map(({ label, subject, section }) => (
            <Row key={label} to={pathOf(subject, section)} title={label} text={subjects[subject].title} />
          ))}
        </ul>
      )}
    </>
  )
}

function Overview() {
  const settings = useQuery(schoolSettings)
  const testimonials = useQuery(everyTestimonial)
  const members = useQuery(team)
  const connections = { emailServer: useQuery(emailServer).data, gateway: useQuery(gateway).data }
  return (
    <QueryView query={settings}>
      {(stored) => {
        const known = {
          settings: stored.settings,
          ...connections,
          testimonials: testimonials.data?.length,
          members: members.data?.length,
        }
        return (
          <ul className="surface divide-y divide-line">
            {settingsSubjects.map((subject) => (
              <SubjectRow key={subject} subject={subject} known={known} />
            ))}
          </ul>
        )
      }}
    </QueryView>
  )
}

function SubjectRow({ subject, known }: { subject: SettingsSubject; known: Known }) {
  const { text, isMissing = false } = summaryOf(subject, known)
  const isUnsaved = sectionsOf(subject).some(hasDraft)
  return (
    <Row to={pathOf(subject)} title={subjects[subject].title} text={text}>
      {isMissing && <Badge tone="waiting">To do</Badge>}
      {isUnsaved && <Badge>Not saved</Badge>}
    </Row>
  )
}

type RowProps = { to: string; title: string; text: string; children?: ReactNode }

function Row({ to, title, text, children }: RowProps) {
  return (
    <li className="relative flex min-h-14 items-center gap-3 px-4 py-2.5 hover:bg-haze sm:px-5">
      <div className="grid min-w-0 flex-1 gap-x-6 md:grid-cols-[15rem_1fr] md:items-center">
        <Link to={to} className="card-link font-semibold">
          {title}
        </Link>
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
          <p className="type-small min-w-0 flex-1 basis-60 text-soft wrap-anywhere">{text}</p>
          {children}
        </div>
      </div>
      <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-soft" />
    </li>
  )
}
