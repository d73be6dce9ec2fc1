import type { ReactNode } from 'react'
import type { CandidateCard, CandidateView, CandidateWork } from '#contract/hiring/pool.ts'
import { rupees } from '#web/kit/format.ts'
import { CalendarCheck, MapPin, MessageCircle, Wallet } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { IconFact } from '#web/kit/layout/icon-fact.tsx'
import { Skills } from '../openings/opening-facts.tsx'
import { availabilityLabels, describeWork } from './labels.ts'

/** What a candidate said about when, where and for which pay. */
export function CandidateFacts({ candidate }: { candidate: CandidateCard }) {
  const { city, languages, availability, payFrom } = candidate
  return (
    <ul className="type-small flex flex-wrap gap-x-5 gap-y-1.5 text-soft">
      <IconFact icon={CalendarCheck} label="Can start">
        {availabilityLabels[availability]}
      </IconFact>
      {city && (
        <IconFact icon={MapPin} label="City">
          {city}
        </IconFact>
      )}
      {payFrom !== null && (
        <IconFact icon={Wallet} label="Expects">
          From {rupees(payFrom)} a year
        </IconFact>
      )}
      {languages.length > 0 && (
        <IconFact icon={MessageCircle} label="Speaks">
          {languages.join(', ')}
        </IconFact>
      )}
    </ul>
  )
}

type ViewProps = { candidate: CandidateView; onRead?: (work: CandidateWork) => void }

/** What a company sees of a candidate; learners see the same in their preview. */
export function CandidateWorks({ candidate, onRead }: ViewProps) {
  return (
    <ul className="divide-y divide-line border-y border-line">
      {candidate.works.map((work) => (
        <li key={work.work} className="grid gap-x-6 gap-y-2 py-4 sm:grid-cols-[1fr_auto] sm:items-center">
          <div className="min-w-0">
            <h3 className="font-semibold wrap-anywhere">{work.title}</h3>
            <Place work={work} />
            <p className="type-small mt-1 text-soft">{describeWork(work)}</p>
            <Skills skills={work.skills} className="mt-2" />
          </div>
          {work.showsCode && onRead && (
            <div>
              <Button onClick={() => onRead(work)}>
                Read the work<span className="sr-only">: {work.title}</span>
              </Button>
            </div>
          )}
        </li>
      ))}
    </ul>
  )
}

function Place({ work: { kind, courseTitle, taskTitle } }: { work: CandidateWork }): ReactNode {
  const place = kind === 'project' ? 'Project' : [courseTitle, taskTitle].filter(Boolean).join(', ')
  return <p className="type-small text-soft wrap-anywhere">{place}</p>
}
