import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { OutlineTask } from '#contract/learning/lessons.ts'
import type { ShownLesson } from '#contract/learning/shown-lesson.ts'
import { stepStates } from '#contract/learning/tasks.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { stepPath, taskAnchor } from '../steps/step-path.ts'

type Entry = ShownLesson['contents'][number]

/** The headings of the lesson, then the task. */
export const entriesOf = (lesson: ShownLesson): Entry[] => [
  ...lesson.contents,
  { heading: 'Your task', anchor: taskAnchor, level: 1 },
]

type ContentsProps = { entries: Entry[]; current: string | null; className?: string }

export function Contents({ entries, current, className }: ContentsProps) {
  return (
    <ol className={classes('type-small grid grid-cols-1 gap-0.5', className)}>
      {entries.map(({ heading, anchor, level }) => (
        <li key={anchor}>
          <a
            href={`#${anchor}`}
            aria-current={anchor === current ? 'true' : undefined}
            className={classes(
              'block rounded-small border-l-2 border-line py-1 pr-2 wrap-anywhere hover:text-indigo pointer-coarse:flex pointer-coarse:min-h-11 pointer-coarse:items-center',
              'aria-[current=true]:border-marigold aria-[current=true]:font-semibold',
              level === 1 ? 'pl-3' : 'pl-6',
            )}
          >
            {heading}
          </a>
        </li>
      ))}
    </ol>
  )
}

type FoldedProps = { title: string; className?: string; children: ReactNode }

export function Folded({ title, className, children }: FoldedProps) {
  return (
    <details className={classes('group/folded', className)}>
      <summary className="type-label inline-flex min-h-9 items-center gap-1.5 rounded-small pr-2 hover:text-indigo pointer-coarse:min-h-11">
        <ChevronRight
          aria-hidden="true"
          className="size-4.5 text-soft transition-transform group-open/folded:rotate-90"
        />
        {title}
      </summary>
      {children}
    </details>
  )
}

const stateWords = {
  [stepStates.none]: '',
  [stepStates.submitted]: 'submitted',
  [stepStates.approved]: 'approved',
  [stepStates.rejected]: 'rejected',
}

type OutlineProps = { courseId: number; outline: OutlineTask[]; stepId: number }

/** Every step of the course, by task. */
export function Outline({ courseId, outline, stepId }: OutlineProps) {
  return (
    <ol className="type-small mt-1 grid grid-cols-1 gap-3">
      {outline.map(({ taskId, title, week, steps }) => (
        <li key={taskId}>
          <p className="text-soft">
            {week !== null && `Week ${week}: `}
            {title}
          </p>
          <ol>
            {steps.map((step) => (
              <li key={step.stepId}>
                <Link
                  to={stepPath(courseId, step.stepId)}
                  aria-current={step.stepId === stepId ? 'page' : undefined}
                  className="flex justify-between gap-3 rounded-small py-1 wrap-anywhere hover:text-indigo aria-[current=page]:font-semibold pointer-coarse:min-h-11 pointer-coarse:items-center"
                >
                  <span className="min-w-0">{step.name}</span>
                  <span className="shrink-0 font-normal text-soft">{progressOf(step)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </li>
      ))}
    </ol>
  )
}

const progressOf = ({ state, percentRead }: OutlineTask['steps'][number]) =>
  stateWords[state] || (percentRead > 0 ? `${percentRead}% read` : '')
