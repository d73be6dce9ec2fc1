import { useQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from 'react-router'
import type { FoundPassage, FoundPassages } from '#contract/learning/lessons.ts'
import { plural } from '#web/kit/format.ts'
import { RouteButton, RouteLink } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { MembershipNotice, useMembership } from '#web/membership/index.ts'
import { enrolledCourses } from '../courses/enrolments.api.ts'
import { LessonSearchForm, searchPath } from '../courses/lesson-search-form.tsx'
import { stepPath } from '../steps/step-path.ts'
import { passages } from './lesson-search.api.ts'

/** The server returns no more. */
const maxPassages = 30

/** Passages of the lessons I may read; the words and the course are in the address. */
export function LessonSearchPage() {
  const [params] = useSearchParams()
  const words = (params.get('words') ?? '').trim().slice(0, 100)
  const courseId = Number(params.get('course')) || null
  const membership = useMembership()
  return (
    <>
      <PageHeader
        back={{
          to: courseId ? `/dashboard/tasks/${courseId}` : '/dashboard/my-courses',
          label: courseId ? 'Back to the course' : 'My Courses',
        }}
      />
      {membership && !membership.hasAccess ? (
        <MembershipNotice membership={membership} />
      ) : (
        <>
          <LessonSearchForm key={`${words} ${courseId}`} label="Words to find" words={words} courseId={courseId} />
          {courseId && <Scope words={words} courseId={courseId} />}
          {words && <Results words={words} courseId={courseId} />}
        </>
      )}
    </>
  )
}

type Asked = { words: string; courseId: number | null }

function Scope({ words, courseId }: Asked & { courseId: number }) {
  const { data } = useQuery(enrolledCourses)
  const title = data?.data.flatMap(({ course }) => course).find((course) => course.courseId === courseId)?.courseTitle
  return (
    <p className="mt-3">
      Only in {title ?? 'this course'}. <RouteLink to={searchPath(words, null)}>Search all my courses</RouteLink>
    </p>
  )
}

function Results({ words, courseId }: Asked) {
  const found = useQuery(passages(words, courseId))
  return (
    <div className="mt-8">
      <QueryView query={found}>
        {({ passages: list, correctedWords }) => (
          <>
            <p aria-live="polite" className="mb-3 font-medium">
              {describe({ passages: list, correctedWords }, words)}
            </p>
            {list.length === 0 ? (
              <NoPassages words={words} courseId={courseId} />
            ) : (
              <ol
                aria-label="Passages"
                aria-busy={found.isPlaceholderData}
                className="surface grid divide-y divide-line"
              >
                {list.map((passage) => (
                  <PassageLink key={`${passage.stepId} ${passage.anchor}`} passage={passage} />
                ))}
              </ol>
            )}
          </>
        )}
      </QueryView>
    </div>
  )
}

/** Opens the step at the heading of the passage. */
function PassageLink({ passage }: { passage: FoundPassage }) {
  const { courseId, courseTitle, stepId, stepName, heading, anchor, excerpt } = passage
  // Without a place the step would open where the learner stopped reading.
  const place = anchor || 'top'
  return (
    <li className="relative rounded-control px-4 py-4 hover:bg-haze sm:px-5">
      <p className="type-small text-soft">
        {courseTitle} · {stepName}
      </p>
      <h2 className="type-h3 mt-0.5">
        <Link
          to={`${stepPath(courseId, stepId)}#${encodeURIComponent(place)}`}
          className="card-link text-indigo hover:underline"
        >
          {heading || stepName}
        </Link>
      </h2>
      <p className="mt-1 text-pretty wrap-anywhere">
        {excerpt[0] === '' && '… '}
        {excerpt.map((part, index) =>
          // Every second part matches the words.
          index % 2 === 1 ? (
            // oxlint-disable-next-line react/no-array-index-key
            <mark key={index} className="rounded-[2px] bg-marigold-tint px-0.5 font-semibold text-ink">
              {part}
            </mark>
          ) : (
            part
          ),
        )}
        {' …'}
      </p>
    </li>
  )
}

function describe({ passages: list, correctedWords }: FoundPassages, words: string): string {
  if (list.length === 0) return ''
  const few = list.length < maxPassages ? plural(list.length, 'passage') : `The ${maxPassages} best passages`
  return correctedWords === null
    ? `${few} with “${words}”`
    : `No lesson has “${words}”. ${few} with “${correctedWords}”:`
}

function NoPassages({ words, courseId }: Asked) {
  return (
    <EmptyCard
      title={`No passages match “${words}”`}
      action={courseId && <RouteButton to={searchPath(words, null)}>Search all my courses</RouteButton>}
    >
      Try fewer or other words. We search the lessons of your courses, in English.
    </EmptyCard>
  )
}
