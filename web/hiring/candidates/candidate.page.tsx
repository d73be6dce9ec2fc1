import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { CandidateWork, getCandidate } from '#contract/hiring/pool.ts'
import { day, plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { AskButton } from '../introductions/ask-dialog.tsx'
import { Skills } from '../openings/opening-facts.tsx'
import { CandidateFacts, CandidateWorks } from './candidate-view.tsx'
import { candidateOf, candidateWork } from './candidates.api.ts'
import { WorkDialog } from '../work/work-dialog.tsx'

type Candidate = ReplyOf<typeof getCandidate>

/** What a candidate shows, without who they are. */
export function CandidatePage() {
  const { code = '' } = useParams()
  const query = useQuery(candidateOf(code))
  return (
    <>
      <PageHeader
        title={`Candidate ${code}`}
        back={{ to: '/company/candidates', label: 'Candidates' }}
        actions={query.data && <AskButton code={code} />}
      />
      <QueryView query={query}>{(candidate) => <View candidate={candidate} />}</QueryView>
    </>
  )
}

function View({ candidate }: { candidate: Candidate }) {
  const [read, setRead] = useState<CandidateWork | null>(null)
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
      <section aria-labelledby="work" className="min-w-0">
        <CandidateFacts candidate={candidate} />
        <Skills skills={candidate.skills} className="mt-3" />
        <h2 id="work" className="type-h3 mt-6 mb-3">
          Approved work
        </h2>
        <CandidateWorks candidate={candidate} onRead={setRead} />
      </section>
      <aside className="grid grid-cols-1 gap-4">
        <Callout>The learner sees that your company looked, and on which day.</Callout>
        <Viewers viewers={candidate.viewers} />
      </aside>
      {read && (
        <WorkDialog
          title={read.title}
          intro="Names, contact details, links and file names are taken out until the learner accepts an introduction."
          query={candidateWork(candidate.code, read.work)}
          onClose={() => setRead(null)}
        />
      )}
    </div>
  )
}

const Viewers = ({ viewers }: Pick<Candidate, 'viewers'>) => (
  <Card as="section" aria-labelledby="viewers">
    <h2 id="viewers" className="font-semibold">
      Who of you looked
    </h2>
    <ul className="mt-2 grid gap-2">
      {viewers.map(({ name, lastDay, days }) => (
        <li key={`${name} ${lastDay}`} className="wrap-anywhere">
          {name}
          <span className="type-small block text-soft">
            {days === 1 ? day(lastDay) : `${plural(days, 'day')}, last on ${day(lastDay)}`}
          </span>
        </li>
      ))}
    </ul>
  </Card>
)
