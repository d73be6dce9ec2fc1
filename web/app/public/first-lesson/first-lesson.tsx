import { coursePath } from '#web/catalogue/course-paths.ts'
import { BookOpen, ChevronLeft, Clock, Download } from '#web/kit/icons.tsx'
import { LessonBlocks } from '#web/learning/lessons/lesson-blocks.tsx'
import { LessonExercise } from './lesson-exercise.tsx'
import type { FirstLessonData } from './load-first-lesson.ts'
import { EnrolButton } from '#web/catalogue/enrol-button.tsx'

/** The first lesson of a course as visitors read it. Their answers to its questions stay in the page. */
export function FirstLesson({ lesson }: { lesson: FirstLessonData }) {
  const { courseId, document, task, materials, outline } = lesson
  const nextStep = outline.flatMap(({ steps }) => steps)[1]
  return (
    <article>
      <Head lesson={lesson} />
      <div className="container-page section grid grid-cols-1 gap-x-16 gap-y-12 lg:grid-cols-[minmax(0,44rem)_minmax(0,1fr)]">
        <Contents lesson={lesson} />
        <div className="grid min-w-0 grid-cols-1 gap-12 lg:col-start-1 lg:row-start-1">
          <LessonBlocks document={document} materials={materials} database={lesson.database} />
          {materials.length > 0 && <Materials materials={materials} />}
          {task && (
            <section aria-labelledby="your-task">
              <h2 id="your-task" className="type-title mb-4 scroll-mt-24">
                Your task
              </h2>
              <LessonBlocks document={task} materials={materials} level={3} />
              {lesson.exercise && (
                <LessonExercise courseId={courseId} exercise={lesson.exercise} starterLines={lesson.starterLines} />
              )}
            </section>
          )}
          <JoinCard courseId={courseId} nextStep={nextStep} price={lesson.price} />
          <LessonOutline lesson={lesson} />
        </div>
      </div>
    </article>
  )
}

function Head({ lesson }: { lesson: FirstLessonData }) {
  const { courseId, courseTitle, stepName, summary, effort, readingTime } = lesson
  return (
    <header className="deep border-b-4 border-marigold">
      <div className="container-page py-8 lg:pt-12 lg:pb-10">
        <a
          href={coursePath(courseId)}
          className="touch -ml-1 inline-flex items-center gap-1 text-soft hover:text-ink hover:underline"
        >
          <ChevronLeft aria-hidden="true" className="size-4 shrink-0" />
          {courseTitle}
        </a>
        <p className="type-label mt-5 text-marigold">First lesson, free to read</p>
        <h1 className="type-h1 mt-2 max-w-3xl">{stepName}</h1>
        {summary && <p className="type-lead mt-3 max-w-2xl">{summary}</p>}
        <ul className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium">
          <li className="flex items-center gap-2">
            <BookOpen aria-hidden="true" className="size-5 shrink-0 text-marigold" />
            {readingTime} to read
          </li>
          {effort && (
            <li className="flex items-center gap-2">
              <Clock aria-hidden="true" className="size-5 shrink-0 text-marigold" />
              Task: {effort}
            </li>
          )}
        </ul>
      </div>
    </header>
  )
}

function Contents({ lesson: { contents, task } }: { lesson: FirstLessonData }) {
  if (contents.length < 2) return null
  return (
    <nav aria-label="In this lesson" className="max-lg:hidden lg:col-start-2">
      <div className="sticky top-24 border-l-2 border-line pl-5">
        <p className="type-label text-soft">In this lesson</p>
        <ul className="mt-2 grid gap-1">
          {contents.map(({ heading, anchor }) => (
            <li key={anchor}>
              <ContentsLink anchor={anchor} text={heading} />
            </li>
          ))}
          {task && (
            <li>
              <ContentsLink anchor="your-task" text="Your task" />
            </li>
          )}
        </ul>
      </div>
    </nav>
  )
}

const ContentsLink = ({ anchor, text }: { anchor: string; text: string }) => (
  <a href={`#${anchor}`} className="inline-block py-1 leading-snug text-soft hover:text-ink hover:underline">
    {text}
  </a>
)

function Materials({ materials }: Pick<FirstLessonData, 'materials'>) {
  return (
    <section aria-labelledby="materials">
      <h2 id="materials" className="type-title mb-4 scroll-mt-24">
        Materials
      </h2>
      <ul className="flex flex-wrap gap-2.5">
        {materials.map(({ name, url, size }) => (
          <li key={url} className="max-w-full">
            <a
              href={url}
              download={name.split('/').at(-1)}
              className="touch inline-flex min-h-11 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3.5 py-2 font-medium hover:border-edge hover:bg-haze"
            >
              <Download aria-hidden="true" className="size-4 shrink-0 text-soft" />
              <span className="sr-only">Download</span>
              <span className="min-w-0 truncate">{name}</span>
              <span className="type-small shrink-0 font-normal text-soft">{size}</span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}

type JoinCardProps = { courseId: number; nextStep: string | undefined; price: string }

/** The one next step after the lesson. */
function JoinCard({ courseId, nextStep, price }: JoinCardProps) {
  return (
    <section aria-labelledby="next" className="deep rounded-card border-b-4 border-marigold p-6 sm:p-8">
      <h2 id="next" className="type-title">
        Get feedback on your work
      </h2>
      <p className="mt-3 max-w-xl text-pretty">
        Members submit their work, and a mentor tells them what works and what to improve.
        {nextStep && ` This course continues with “${nextStep}”.`}
      </p>
      <p className="mt-3 text-soft signed-in:hidden">{price}: every course, every review, your certificate.</p>
      <EnrolButton
        courseId={courseId}
        visitorText="Join to continue"
        enrolledText="Continue in your course"
        className="mt-6 w-full sm:w-auto"
      />
    </section>
  )
}

/** The tasks and steps of the whole course; this lesson is the first. */
function LessonOutline({ lesson: { outline, courseTitle, stepCount } }: { lesson: FirstLessonData }) {
  return (
    <section aria-labelledby="outline">
      <h2 id="outline" className="type-title">
        What comes next
      </h2>
      <p className="mt-2 text-soft">
        {courseTitle} has {stepCount}. This was the first.
      </p>
      <ol className="mt-6 border-l-2 border-line">
        {outline.map(({ title, week, steps }, task) => (
          // Two tasks may have the same title.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={task} className="relative pb-6 pl-5 last:pb-0 sm:pl-8">
            <span
              aria-hidden="true"
              className="absolute top-3 -left-2.5 h-1.5 w-5 rounded-[2px] border border-edge bg-paper"
            />
            {week !== null && <span className="type-small block text-soft">Week {week}</span>}
            <h3 className="type-h3">{title}</h3>
            <ol className="mt-2 grid gap-1">
              {steps.map((name, step) => (
                // oxlint-disable-next-line react/no-array-index-key
                <li key={step}>
                  {name}
                  {task === 0 && step === 0 && <span className="text-soft"> (this lesson)</span>}
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </section>
  )
}
