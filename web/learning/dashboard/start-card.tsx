import { Link } from 'react-router'
import type { PlaceOnStart } from '#contract/learning/performance.ts'
import { startLessonPath, startPath } from '#web/catalogue/index.ts'
import { plural } from '#web/kit/format.ts'
import { ArrowRight } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { Progress } from '#web/kit/layout/progress.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Panel } from './course-panel.tsx'

const chooseCourse = '/dashboard/all-courses'

/** The one next step of somebody who isn't enrolled in a course yet. */
export function StartCard({ start }: { start: PlaceOnStart }) {
  const { hasBegun, done, total, next } = start
  return (
    <div className="grid gap-4">
      <Panel labelledBy="start" className="grid gap-5 p-5 sm:p-7">
        <div>
          <p className="type-label text-marigold">
            {next ? (hasBegun ? `Continue: lesson ${next.number} of ${total}` : 'Your first step') : 'All lessons done'}
          </p>
          <h2 id="start" className="type-h2 mt-1">
            {next ? (hasBegun ? next.name : 'Never coded? Start here') : 'Choose your first course'}
          </h2>
          <p className="mt-2 max-w-prose text-soft text-pretty">{describe(start)}</p>
        </div>
        {hasBegun && <Progress label="Beginners’ lessons" done={done} total={total} unit="lessons done" />}
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {next ? (
            <ButtonLink href={startLessonPath(next.number)} variant="primary" size="large">
              {hasBegun ? 'Continue' : 'Start lesson 1'}
              <ArrowRight aria-hidden="true" className="size-5" />
            </ButtonLink>
          ) : (
            <RouteButton to={chooseCourse} variant="primary" size="large">
              See all skills
              <ArrowRight aria-hidden="true" className="size-5" />
            </RouteButton>
          )}
          <a href={startPath} className="link touch py-1">
            All {total} lessons
          </a>
        </div>
      </Panel>
      {next && (
        <p className="text-soft">
          I know some code:{' '}
          <Link to={chooseCourse} className="link touch inline-block py-1">
            choose a course
          </Link>
        </p>
      )}
    </div>
  )
}

function describe({ hasBegun, total, next }: PlaceOnStart): string {
  if (!next) return `You’ve done all ${plural(total, 'lesson')}. In a course you build something real, week by week.`
  const time = `about ${plural(next.minutes, 'minute')}`
  return hasBegun ? `Takes ${time}.` : `Lesson 1: ${next.name}. Takes ${time}, on a phone or a laptop.`
}
