import type { StartLesson } from '#contract/catalogue/start-lessons.ts'
import { placeOnPath } from '#contract/learning/start-path.ts'
import { startLessonPath } from '#web/catalogue/course-paths.ts'
import type { PublicPage } from '#web/kit/api/page.ts'
import { plural } from '#web/kit/format.ts'
import { Check, Clock } from '#web/kit/icons.tsx'
import { ButtonLink } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { useStartProgress } from '#web/learning/start/use-start-progress.ts'
import type { StartData } from './load-start.ts'
import { pathAsCourse } from './path-json-ld.ts'
import { WhatNow } from './what-now.tsx'

function StartPage({ data: { lessons, price } }: { data: StartData }) {
  const { progress } = useStartProgress()
  if (lessons.length === 0) return <Closed />
  const { hasBegun, done, total, next } = placeOnPath(lessons, progress ?? [])
  const passed = new Set(progress?.filter(({ passedAt }) => passedAt).map(({ stepId }) => stepId))
  return (
    <>
      <header className="deep border-b-4 border-marigold">
        <div className="container-page grid gap-x-16 gap-y-8 py-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,26rem)] lg:items-end lg:py-14">
          <div>
            <p className="type-label text-marigold">Free, no account needed</p>
            <h1 className="type-h1 mt-2">Never coded? Start here</h1>
            <p className="type-lead mt-3 max-w-2xl">
              {plural(total, 'short lesson')}, on a phone or a laptop. You write real code from the first minute, and
              the page checks it at once.
            </p>
          </div>
          <div className="grid gap-5">
            <PathProgress done={done} total={total} />
            <ButtonLink href={next ? startLessonPath(next.number) : '#next'} variant="primary" size="large">
              {next ? `${hasBegun ? 'Continue with' : 'Start'} lesson ${next.number}` : 'What now?'}
            </ButtonLink>
          </div>
        </div>
      </header>
      <div className="container-page section grid gap-12">
        <ol aria-label="Lessons" className="grid max-w-3xl gap-2">
          {lessons.map((lesson) => (
            <Lesson
              key={lesson.stepId}
              lesson={lesson}
              isDone={passed.has(lesson.stepId)}
              isNext={lesson.stepId === next?.stepId}
            />
          ))}
        </ol>
        {!next && (
          <div className="max-w-3xl">
            <WhatNow price={price} />
          </div>
        )}
      </div>
    </>
  )
}

/** Without the drawing of a bridge, which public pages would load for this alone. */
function PathProgress({ done, total }: { done: number; total: number }) {
  const text = `${done} of ${total} done`
  return (
    <div>
      <div
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> looks different in every browser
        role="progressbar"
        aria-label="Your progress"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={text}
        className="flex gap-1"
      >
        {Array.from({ length: total }, (_, index) => (
          <span
            key={index}
            className={classes('h-2 flex-1 rounded-[2px]', index < done ? 'bg-marigold' : 'border border-edge')}
          />
        ))}
      </div>
      <p className="type-small mt-2 text-soft">{text}</p>
    </div>
  )
}

type LessonProps = { lesson: StartLesson; isDone: boolean; isNext: boolean }

function Lesson({ lesson: { number, name, summary, minutes }, isDone, isNext }: LessonProps) {
  const look = isDone
    ? 'bg-leaf-tint text-leaf-ink'
    : isNext
      ? 'bg-marigold text-on-marigold'
      : 'border border-edge text-soft'
  return (
    <li className="surface relative flex gap-4 p-4 hover:border-edge sm:p-5">
      <span
        aria-hidden="true"
        className={classes('wide grid size-9 shrink-0 place-items-center rounded-full tabular-nums', look)}
      >
        {isDone ? <Check strokeWidth={3} className="size-5" /> : number}
      </span>
      <div className="min-w-0 flex-1">
        <h2 className="font-semibold">
          <a href={startLessonPath(number)} className="card-link">
            <span className="sr-only">Lesson {number}: </span>
            {name}
            {isDone && <span className="sr-only">, done</span>}
          </a>
        </h2>
        <p className="text-soft text-pretty">{summary}</p>
        <p className="type-small mt-1 flex items-center gap-1.5 text-soft">
          <Clock aria-hidden="true" className="size-4 shrink-0" />
          about {plural(minutes, 'minute')}
        </p>
      </div>
    </li>
  )
}

const Closed = () => (
  <div className="container-page section">
    <h1 className="type-h1">Start here</h1>
    <p className="type-lead mt-4 mb-6 max-w-2xl">
      The beginners’ lessons aren’t open right now. The first lesson of every course is free to read.
    </p>
    <ButtonLink href="/courses">See all courses</ButtonLink>
  </div>
)

export const page: PublicPage<StartData> = {
  load: async (call) => {
    // Only the server calls it.
    const { loadStart } = await import('./load-start.ts')
    return loadStart(call)
  },
  status: ({ lessons }) => (lessons.length > 0 ? 200 : 404),
  head: ({ data: { lessons, school } }) => ({
    title: 'Never coded? Learn to code from zero, free',
    description: `${plural(lessons.length, 'short lesson')} for people who have never coded: from your first program to a web page with a working button. Free, without an account.`,
    image: 'og-courses',
    ...(lessons.length === 0 && { isNoIndex: true }),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        ...pathAsCourse(school),
        hasPart: lessons.map(({ name, number }) => ({
          '@type': 'LearningResource',
          name,
          position: number,
          url: startLessonPath(number),
        })),
      },
    ],
  }),
  View: StartPage,
  isInteractive: true,
}
