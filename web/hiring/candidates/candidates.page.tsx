import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import { type CandidateCard, CandidateFilter, smallGroup } from '#contract/hiring/pool.ts'
import { plural } from '#web/kit/format.ts'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SkeletonCards } from '#web/kit/states/skeleton.tsx'
import { Skills } from '../openings/opening-facts.tsx'
import { CandidateFacts } from './candidate-view.tsx'
import { CandidateFilterForm } from './candidate-filter.tsx'
import { candidatesFor } from './candidates.api.ts'

/** The filter is in the address. A part of it that can't be right is left out. */
function filterIn(params: URLSearchParams): Record<string, string> {
  const given = Object.entries(Object.fromEntries(params)).filter(([, value]) => value !== '')
  const valid = given.filter(([name, value]) => CandidateFilter.safeParse({ [name]: value }).success)
  return Object.fromEntries(valid)
}

/** Learners who want to be found, by their work. */
export function CandidatesPage() {
  const [params, setParams] = useSearchParams()
  const filter = filterIn(params)
  const query = useInfiniteQuery(candidatesFor(filter))
  const isFiltered = Object.keys(filter).length > 0
  return (
    <>
      <PageHeader intro="Learners who want to meet companies like yours, by the work we’ve checked. You see who they are after they accept." />
      <div className="surface mb-6 p-4 sm:p-5">
        <CandidateFilterForm key={params.toString()} filter={filter} onSearch={setParams} />
      </div>
      <QueryView query={query} skeleton={<SkeletonCards />}>
        {({ pages }) => {
          const candidates = pages.flatMap(({ items }) => items)
          return (
            <>
              <output className="mb-4 block text-soft">{describeTotal(pages[0]!.total, candidates.length)}</output>
              {candidates.length === 0 ? (
                <Nobody isFiltered={isFiltered} />
              ) : (
                <ul className="grid grid-cols-1 gap-4 lg:grid-cols-2">
                  {candidates.map((candidate) => (
                    <CandidateItem key={candidate.code} candidate={candidate} />
                  ))}
                </ul>
              )}
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

/** A small group isn't counted: it could tell who is in it. */
const describeTotal = (total: number | null, shown: number): string =>
  total === null
    ? `Fewer than ${smallGroup} match${shown > 0 ? '. You see those who agreed to be shown in a small group.' : '.'}`
    : plural(total, 'candidate')

const Nobody = ({ isFiltered }: { isFiltered: boolean }) => (
  <EmptyCard title="Nobody to show here">
    {isFiltered
      ? 'When fewer than five match, we show only those who agreed to it, so that nobody is recognized. Try fewer filters.'
      : 'Learners decide themselves whether companies see them. Come back in a few days, or write an opening: it’s on our jobs board, where they apply to you directly.'}
  </EmptyCard>
)

function CandidateItem({ candidate }: { candidate: CandidateCard }) {
  const { code, courses, skills } = candidate
  return (
    <Card as="li" linked className="flex flex-col gap-3">
      <div>
        <h2 className="type-h3">
          <Link to={`/company/candidates/${code}`} className="card-link">
            Candidate {code}
          </Link>
        </h2>
        <p className="type-small text-soft">{describeProof(candidate)}</p>
      </div>
      <CandidateFacts candidate={candidate} />
      {courses.length > 0 && <p className="wrap-anywhere">{courses.join(', ')}</p>}
      <Skills skills={skills} />
    </Card>
  )
}

/** "3 approved steps, 1 project, 24 checks passed" */
const describeProof = ({ steps, projects, checksPassed }: CandidateCard): string =>
  [
    steps > 0 && plural(steps, 'approved step'),
    projects > 0 && plural(projects, 'approved project'),
    checksPassed > 0 && `${plural(checksPassed, 'check')} passed`,
  ]
    .filter(Boolean)
    .join(', ')
