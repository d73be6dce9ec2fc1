import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CompanyTasks } from '#web/hiring/index.ts'
import { me, secondFactor } from '#web/identity/index.ts'
import { missingAddress } from '#web/kit/api/missing-address.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'

/** For somebody whom an unknown address led here. */
const MissingNote = lazyPart(() => import('../areas/missing-note.tsx'), 'MissingNote')

/** What waits for the company, and what to do first. */
export function CompanyHome() {
  const { data: person } = useQuery(me)
  const [missing] = useState(() => missingAddress(window.location.search))
  return (
    <>
      <PageHeader title={person?.firstName ? `Welcome, ${person.firstName}` : 'Welcome'} intro="What waits for you" />
      <div className="grid gap-6">
        {missing && (
          <MissingNote missing={missing} home="/company">
            here’s your start page.
          </MissingNote>
        )}
        <CompanyTasks />
        <SecureAccount />
        <HowItWorks />
      </div>
    </>
  )
}

function SecureAccount() {
  const { data: factor } = useQuery(secondFactor)
  if (factor?.isOn !== false) return null
  return (
    <Card as="section" aria-labelledby="secure" className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0 max-w-xl flex-1 basis-64">
        <h2 id="secure" className="type-h3">
          Protect your account
        </h2>
        <p className="mt-1 text-soft">
          Learners trust you with their contact details. Turn on two-step verification, so that a stolen password isn’t
          enough to read them.
        </p>
      </div>
      <RouteButton to="/company/account#second-factor" variant="primary">
        Turn it on
      </RouteButton>
    </Card>
  )
}

const steps = [
  {
    title: 'You see work before names',
    about: 'Candidates appear with a code and what they built. Their name and contact details stay with us.',
  },
  {
    title: 'You ask to be introduced',
    about: 'The learner reads who you are and what the role is, and decides within 7 days.',
  },
  {
    title: 'You both say yes',
    about: 'Then you see each other’s contact details, agree on an interview and decide. We charge candidates nothing.',
  },
]

function HowItWorks() {
  return (
    <section aria-labelledby="how">
      <h2 id="how" className="type-h3 mb-3">
        How introductions work
      </h2>
      <ol className="grid gap-4 md:grid-cols-3">
        {steps.map(({ title, about }, index) => (
          <Card key={title} as="li">
            <span aria-hidden="true" className="wide text-2xl text-marigold-ink">
              {index + 1}
            </span>
            <h3 className="mt-1 font-semibold">{title}</h3>
            <p className="mt-1 text-soft">{about}</p>
          </Card>
        ))}
      </ol>
    </section>
  )
}
