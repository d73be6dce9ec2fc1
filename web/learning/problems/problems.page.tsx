import { useQuery } from '@tanstack/react-query'
import { useParams, useSearchParams } from 'react-router'
import type { CourseProblems } from '#contract/learning/problems/problems.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { ArrowRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { NoEntry } from '../solutions/no-entry.tsx'
import { problemPath } from '../steps/step-path.ts'
import { levelNames, patternName, ProblemLines } from './problem-lines.tsx'
import { problemsOf } from './problems.api.ts'
import { byWeek, filtered, filterNames, type Filters, nextToSolve, solvedCount } from './problems.rules.ts'

/** All problems of a course, to filter. */
export function ProblemsPage() {
  const courseId = Number(useParams()['courseId'])
  const problems = useQuery(problemsOf(courseId))
  const refusal = problems.error instanceof ApiError ? problems.error : null
  if (refusal?.code === 'not_found' || refusal?.code === 'not_allowed') return <NoEntry>{refusal.message}</NoEntry>
  return <QueryView query={problems}>{(course) => <List course={course} />}</QueryView>
}

function List({ course: { courseId, courseTitle, problems } }: { course: CourseProblems }) {
  const [params, setParams] = useSearchParams()
  const filters = Object.fromEntries(filterNames.map((name) => [name, params.get(name) ?? ''])) as Filters
  const active = filterNames.filter((name) => filters[name] !== '').length
  const set = (name: keyof Filters, value: string) => {
    const changed = new URLSearchParams(params)
    if (value === '') changed.delete(name)
    else changed.set(name, value)
    setParams(changed, { replace: true })
  }
  const found = filtered(problems, filters)
  const solved = solvedCount(problems)
  const next = nextToSolve(found)
  return (
    <>
      <PageHeader
        title="Problems"
        back={{ to: `/dashboard/tasks/${courseId}`, label: courseTitle }}
        intro="Short exercises to practise with, in JavaScript or Python. Nobody else sees what you do here."
        actions={
          next && (
            <RouteButton to={problemPath(next.problemId)} variant="primary">
              {solved === 0 ? 'Start' : 'Next problem'}
              <ArrowRight aria-hidden="true" className="size-4.5" />
            </RouteButton>
          )
        }
      />
      {problems.length === 0 ? (
        <EmptyCard title="No problems yet">This course has no practice problems.</EmptyCard>
      ) : (
        <>
          <p className="mb-2 font-semibold">
            {solved} of {problems.length} solved
          </p>
          <ProgressBar
            label="Problems solved"
            percent={Math.round((solved / problems.length) * 100)}
            className="mb-6 h-2 rounded-full"
          />
          <FilterFields problems={problems} filters={filters} active={active} onSet={set} />
          {found.length === 0 ? (
            <EmptyCard
              title="No problem matches"
              action={<Button onClick={() => setParams({}, { replace: true })}>Clear the filters</Button>}
            >
              Choose another week, pattern or level.
            </EmptyCard>
          ) : (
            <Weeks problems={found} />
          )}
        </>
      )}
    </>
  )
}

function Weeks({ problems }: { problems: CourseProblems['problems'] }) {
  return (
    <div className="grid grid-cols-1 gap-8">
      {byWeek(problems).map(({ week, problems: ofWeek }) => (
        <section key={week} aria-labelledby={`week-${week}`}>
          <div className="mb-3 flex flex-wrap items-baseline gap-x-3">
            <h2 id={`week-${week}`} className="type-h3">
              {week === null ? 'More' : `Week ${week}`}
            </h2>
            <p className="type-small text-soft">
              {solvedCount(ofWeek)} of {ofWeek.length} solved
            </p>
          </div>
          <ProblemLines problems={ofWeek} label={week === null ? 'More problems' : `Problems of week ${week}`} />
        </section>
      ))}
    </div>
  )
}

type FilterProps = {
  problems: CourseProblems['problems']
  filters: Filters
  active: number
  onSet: (name: keyof Filters, value: string) => void
}

function FilterFields({ problems, filters, active, onSet }: FilterProps) {
  const weeks = [...new Set(problems.flatMap(({ week }) => week ?? []))]
  const patterns = [...new Set(problems.map(({ pattern }) => pattern))].toSorted()
  const fields: [keyof Filters, string, [string, string][]][] = [
    ['week', 'Week', [['', 'All weeks'], ...weeks.map((week): [string, string] => [String(week), `Week ${week}`])]],
    ['pattern', 'Pattern', [['', 'All patterns'], ...patterns.map((one): [string, string] => [one, patternName(one)])]],
    ['level', 'Level', [['', 'All levels'], ...Object.entries(levelNames)]],
    [
      'state',
      'State',
      [
        ['', 'All'],
        ['open', 'Not solved'],
        ['solved', 'Solved'],
      ],
    ],
  ]
  return (
    <div className="mb-6 grid grid-cols-2 gap-3 sm:grid-cols-4">
      <FoldedFilters active={active}>
        {fields.map(([name, label, options]) => (
          <Field key={name} label={label}>
            <Select value={filters[name]} onChange={({ target }) => onSet(name, target.value)}>
              <Options of={options} />
            </Select>
          </Field>
        ))}
      </FoldedFilters>
    </div>
  )
}
