import { useQuery } from '@tanstack/react-query'
import { Suspense, useDeferredValue, useRef, useState } from 'react'
import { Link, Navigate, useLocation, useParams } from 'react-router'
import type { StepPage as Page } from '#contract/learning/lessons.ts'
import { isToSubmit } from '#contract/learning/tasks.ts'
import { me } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { plural } from '#web/kit/format.ts'
import { BookOpen, Clock, CodeXml } from '#web/kit/icons.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { ProgressBar } from '#web/kit/layout/progress-bar.tsx'
import { ClosedNotice } from '../courses/closed-notice.tsx'
import { NoEntry } from '../solutions/no-entry.tsx'
import { useIsNear } from '../practice/use-is-near.ts'
import { PreviewProvider } from '../steps/preview.tsx'
import { stepPath, taskAnchor } from '../steps/step-path.ts'
import { figuresOf } from '../lessons/figures.rules.ts'
import { StepResources } from '../steps/step-resources.tsx'
import { StepState } from '../steps/step-state.tsx'
import { Ask, type AskedPlace, type StepQuestions, type StepQuestionsProps } from '../steps/ask.ts'
import { Contents, entriesOf, Folded, Outline } from './contents.tsx'
import { LessonPart } from './lesson-part.tsx'
import { loadTask } from './load-task.ts'
import { neighboursOf } from './outline.rules.ts'
import { blockToResume } from './reading.rules.ts'
import { StepNeighbours } from './step-neighbours.tsx'
import { stepPage } from './step.api.ts'
import { TaskPart } from './task-part.tsx'
import { useLinkedPart } from '../../kit/layout/use-linked-part.ts'
import { useReading } from './use-reading.ts'
import { VideosPart } from './videos-part.tsx'

const noEntry = 'You can’t open this step'

type WithQuestions = { Questions?: StepQuestions }

export function StepPage({ Questions }: WithQuestions) {
  const { courseId, stepId } = useParams()
  const id = Number(stepId)
  if (!Number.isSafeInteger(id) || id <= 0) return <NoEntry title={noEntry}>We couldn’t find this step.</NoEntry>
  // The next step is a new page.
  return <OneStep key={id} stepId={id} courseId={courseId ?? ''} {...(Questions && { Questions })} />
}

function OneStep({ stepId, courseId, Questions }: WithQuestions & { stepId: number; courseId: string }) {
  const query = useQuery(stepPage(stepId))
  const { data: person } = useQuery(me)
  const { hash } = useLocation()
  const rejection = query.error instanceof ApiError ? query.error : null
  // Also when access ends while the page is open.
  if (rejection?.code === 'not_allowed' || rejection?.code === 'not_found') {
    return (
      <NoEntry title={noEntry} linkedStepId={stepId}>
        {rejection.message}
      </NoEntry>
    )
  }
  const shown = { ...query, data: person && query.data }
  return (
    <QueryView query={shown} skeleton={<StepSkeleton />}>
      {(page) =>
        String(page.course.courseId) === courseId ? (
          <StepView page={page} isLearner={person!.role === 'learner'} {...(Questions && { Questions })} />
        ) : (
          <Navigate to={`${stepPath(page.course.courseId, stepId)}${hash}`} replace />
        )
      }
    </QueryView>
  )
}

function StepView({ page, isLearner, Questions }: WithQuestions & { page: Page; isLearner: boolean }) {
  const { course, step, lesson, outline } = page
  const { courseId, isReadOnly, isArchived } = course
  const stepId = step.taskStepId
  const article = useRef<HTMLElement>(null)
  const reading = useReading(article, {
    stepId,
    title: step.taskStepTitle,
    version: lesson?.version ?? null,
    reading: page.reading,
    isSaved: isLearner,
  })
  const [asked, setAsked] = useState<AskedPlace | null>(null)
  const { hash } = useLocation()
  const canSubmit = isLearner && !isArchived && !isReadOnly && !step.isArchived
  const hasExercise = page.exercise !== null && canSubmit && isToSubmit(step.solutionSubmited)
  // While the lesson is rendered, which takes a phone a second.
  if (hash === `#${taskAnchor}`) void loadTask({ hasExercise })
  const entries = lesson ? entriesOf(lesson) : []
  const isWhole = useIsWhole(page)
  // The lesson comes a moment later and pushes the rest down.
  useLinkedPart(lesson === null || reading.isReady)
  return (
    <PreviewProvider>
      <Ask value={canSubmit && Questions ? setAsked : null}>
        {lesson && <ReadingBar percent={reading.percent} />}
        <Header page={page} />
        {isReadOnly && <ClosedNotice />}
        {isArchived && (
          <Callout className="mb-6">This course is no longer available. Your work and certificate stay here.</Callout>
        )}
        <div className="grid grid-cols-1 gap-x-10 xl:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
          <div className="min-w-0">
            {lesson && (
              <nav aria-label="Contents" className="surface no-print mb-6 px-4 py-2 xl:hidden">
                <Folded title="On this page">
                  <Contents entries={entries} current={reading.anchor} className="py-2" />
                </Folded>
              </nav>
            )}
            <StepMaterials page={page} />
            <VideosPart page={page} isLearner={isLearner} />
            {lesson && (
              <LessonPart
                ref={article}
                page={page}
                lesson={lesson}
                isWhole={isWhole}
                reading={reading}
                isStored={isLearner}
                canShowIt={hasExercise}
              />
            )}
            {isWhole && (
              <>
                <TaskPart page={page} isLearner={isLearner} canSubmit={canSubmit} hasExercise={hasExercise} />
                {Questions && <QuestionsPart Questions={Questions} page={page} asked={asked} onAsked={setAsked} />}
                <StepNeighbours courseId={courseId} outline={outline} stepId={stepId} />
                <Folded title="All steps of the course" className="no-print mt-6 xl:hidden">
                  <Outline courseId={courseId} outline={outline} stepId={stepId} />
                </Folded>
              </>
            )}
          </div>
          <aside
            aria-label="Contents and steps"
            className="no-print sticky top-24 hidden max-h-[calc(100dvh-8rem)] self-start overflow-y-auto xl:block"
          >
            {lesson && (
              <nav aria-label="Contents" className="mb-6">
                <p className="type-label mb-2">On this page</p>
                <Contents entries={entries} current={reading.anchor} />
              </nav>
            )}
            <Folded title="All steps">
              {isWhole && <Outline courseId={courseId} outline={outline} stepId={stepId} />}
            </Folded>
          </aside>
        </div>
      </Ask>
    </PreviewProvider>
  )
}

/**
 * False in the first rendering of a lesson that begins at its top: its first screen is painted, then the rest is rendered.
 * A cheap phone takes a second for a long lesson.
 */
function useIsWhole({ lesson, reading }: Page): boolean {
  const { hash } = useLocation()
  const blocks = lesson && 'blocks' in lesson.document ? lesson.document.blocks : []
  const places = blocks.map(({ key }, block) => ({ block, key }))
  const beginsAtTop = lesson !== null && hash === '' && blockToResume(places, reading) === null
  return useDeferredValue(true, !beginsAtTop)
}

/** Loaded when it comes near the screen: it is below the lesson and the task. */
function QuestionsPart({ Questions, ...props }: StepQuestionsProps & { Questions: StepQuestions }) {
  const { ref, isNear } = useIsNear<HTMLDivElement>()
  return (
    <div ref={ref} id="questions" tabIndex={-1} className="outline-none">
      {(isNear || props.asked) && (
        <Suspense>
          <Questions {...props} />
        </Suspense>
      )}
    </div>
  )
}

function Header({ page: { course, task, step, lesson, outline } }: { page: Page }) {
  const { number, count } = neighboursOf(outline, step.taskStepId)
  return (
    <PageHeader
      title={step.taskStepTitle}
      className="mb-4 sm:mb-6"
      breadcrumb={
        <nav aria-label="Breadcrumb">
          <ol className="flex flex-wrap gap-x-2 gap-y-1 *:not-last:after:ml-2 *:not-last:after:text-soft *:not-last:after:content-['/']">
            <li>
              <Link to={`/dashboard/tasks/${course.courseId}`} className="touch link">
                {course.courseTitle}
              </Link>
            </li>
            <li className="text-soft">
              {task.week !== null && `Week ${task.week}: `}
              {task.title}
            </li>
            {number > 0 && (
              <li className="text-soft">
                Step {number} of {count}
              </li>
            )}
          </ol>
        </nav>
      }
      intro={
        <span className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <StepState state={step.solutionSubmited} />
          {lesson && (
            <span className="inline-flex items-center gap-1.5">
              <BookOpen aria-hidden="true" className="size-4 shrink-0" />
              {plural(lesson.minutes, 'minute')} of reading
            </span>
          )}
          {step.effort && (
            <span className="inline-flex items-center gap-1.5">
              <Clock aria-hidden="true" className="size-4 shrink-0" />
              {lesson ? `Task: ${step.effort}` : step.effort}
            </span>
          )}
          {step.hasExercise && (
            <span className="inline-flex items-center gap-1.5">
              <CodeXml aria-hidden="true" className="size-4 shrink-0" />
              Practice
            </span>
          )}
        </span>
      }
    />
  )
}

function StepMaterials({ page: { step, lesson } }: { page: Page }) {
  const figures = figuresOf(lesson?.document)
  const files = step.files.filter(({ name }) => !figures.has(name))
  if (files.length === 0 && step.urls === '') return null
  return (
    <section aria-labelledby="materials" className="mb-8">
      <h2 id="materials" className="type-label">
        Materials
      </h2>
      <StepResources step={{ ...step, files }} />
    </section>
  )
}

function StepSkeleton() {
  return (
    <>
      <Skeleton className="mb-3 h-4 w-56" />
      <Skeleton className="mb-4 h-8 w-2/3 max-w-md" />
      <Skeleton className="mb-10 h-5 w-72 max-w-full" />
      <div className="grid max-w-176 gap-8">
        <SkeletonText lines={5} />
        <Skeleton className="h-36 rounded-card" />
        <SkeletonText lines={6} />
      </div>
    </>
  )
}

/** Under the top bar, so that it stays in sight. */
const ReadingBar = ({ percent }: { percent: number }) => (
  <ProgressBar
    label="Reading progress"
    percent={percent}
    className="no-print sticky top-16 z-20 -mx-5 -mt-6 mb-6 h-1 sm:-mx-8 sm:-mt-8 sm:mb-8"
  />
)
