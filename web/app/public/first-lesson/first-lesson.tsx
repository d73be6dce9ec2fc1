import { coursePath } from '#web/catalogue/course-paths.ts'
import { EnrolButton } from '#web/catalogue/enrol-button.tsx'
import type { Exercise } from '#contract/learning/practice.ts'
import { firstLessonKey, storeCode, storedCode } from '#web/learning/practice/exercise/trial-code.ts'
import { LessonExercise } from '../lesson/lesson-exercise.tsx'
import { LessonBody, LessonFact, LessonHead } from '../lesson/lesson-parts.tsx'
import type { FirstLessonData } from './load-first-lesson.ts'

/** The first lesson of a course as visitors read it. */
export function FirstLesson({ lesson }: { lesson: FirstLessonData }) {
  const { courseId, courseTitle, effort, readingTime, outline } = lesson
  const nextStep = outline.flatMap(({ steps }) => steps)[1]
  return (
    <article>
      <LessonHead
        lesson={lesson}
        back={{ href: coursePath(courseId), text: courseTitle }}
        label="First lesson, free to read"
        facts={
          <>
            <LessonFact icon="read">{readingTime} to read</LessonFact>
            {effort && <LessonFact icon="time">Task: {effort}</LessonFact>}
          </>
        }
      />
      <LessonBody lesson={lesson} exercise={<Trial lesson={lesson} />}>
        <JoinCard courseId={courseId} nextStep={nextStep} price={lesson.price} />
        <LessonOutline lesson={lesson} />
      </LessonBody>
    </article>
  )
}

/** The code stays in the visitor's browser; the step's page continues with it once they have joined. */
function Trial({ lesson: { courseId, exercise, starterLines } }: { lesson: FirstLessonData }) {
  if (!exercise) return null
  const key = firstLessonKey(courseId)
  return (
    <LessonExercise
      exercise={exercise}
      starterLines={starterLines}
      trial={() => ({
        code: storedCode(key),
        checksKey: `${key}:checks`,
        onCode: (code) => storeCode(key, code),
        note: 'Your code stays in this browser.',
        next: <Invitation exercise={exercise} />,
      })}
    />
  )
}

const Invitation = ({ exercise: { hiddenChecks, approvedByChecks } }: { exercise: Exercise }) => (
  <p>
    All checks passed. Well done!
    <span className="block font-normal">
      Members submit it, pass {hiddenChecks} more {hiddenChecks === 1 ? 'check' : 'checks'} and{' '}
      {approvedByChecks ? 'have the step approved at once' : 'get feedback from a mentor'}.{' '}
      <a href="#next" className="touch font-semibold underline underline-offset-4">
        See how to join
      </a>
    </span>
  </p>
)

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
