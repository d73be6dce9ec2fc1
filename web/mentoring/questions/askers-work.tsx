import { Link } from 'react-router'
import type { AskersAttempt, DeskQuestionPage } from '#contract/mentoring/questions-desk.ts'
import { PersonLink } from '#web/identity/index.ts'
import { dayAndTime, plural } from '#web/kit/format.ts'
import { LongText } from '#web/kit/markdown/long-text.tsx'
import { FileChip, LessonWork } from '#web/learning/index.ts'

/** The learner's attempts and progress, next to their question. */
export function AskersWork({ question }: { question: DeskQuestionPage }) {
  const { learner, progress, lessonWork, attempts, courseTitle, courseId, stepId, stepName, isMine } = question
  return (
    <aside aria-label={`${learner.name}’s work`} className="grid min-w-0 grid-cols-1 content-start gap-6">
      <section className="surface min-w-0 p-4">
        <h2 className="type-label">
          <PersonLink {...learner} />
        </h2>
        <p className="mt-1">
          {progress.approved} of {plural(progress.steps, 'step')} approved in {courseTitle}
        </p>
        {progress.waiting + progress.rejected > 0 && (
          <p className="text-soft">
            {[
              progress.waiting > 0 && `${progress.waiting} in review`,
              progress.rejected > 0 && `${progress.rejected} to improve`,
            ]
              .filter(Boolean)
              .join(', ')}
          </p>
        )}
        <p className="mt-2">
          <Link to={`/dashboard/tasks/${courseId}/steps/${stepId}`} className="touch link">
            {stepName}
          </Link>
        </p>
        {lessonWork && (
          <div className="mt-2">
            <LessonWork work={lessonWork} />
          </div>
        )}
      </section>
      <section className="surface min-w-0 p-4">
        <h2 className="type-label">Attempts at this step</h2>
        {attempts.length === 0 ? (
          <p className="mt-1 text-soft">Nothing submitted yet.</p>
        ) : (
          <ol className="mt-2 grid grid-cols-1 gap-4">
            {attempts.map((attempt) => (
              <AttemptSummary key={attempt.solutionId} attempt={attempt} isMine={isMine} />
            ))}
          </ol>
        )}
      </section>
    </aside>
  )
}

function AttemptSummary({ attempt, isMine }: { attempt: AskersAttempt; isMine: boolean }) {
  const title = `Attempt ${attempt.attempt}`
  return (
    <li className="min-w-0">
      <p>
        {isMine ? (
          title
        ) : (
          <Link to={`/admin/reviews/${attempt.solutionId}`} className="touch link font-semibold">
            {title}
          </Link>
        )}
        <span className="type-small text-soft"> · {dayAndTime(attempt.submittedAt)}</span>
      </p>
      {attempt.textSolution && <LongText text={attempt.textSolution} isMarkdown className="mt-1" />}
      {attempt.files.length > 0 && (
        <ul aria-label={`Files of attempt ${attempt.attempt}`} className="mt-2 flex flex-wrap gap-2">
          {attempt.files.map((file) => (
            <li key={file.fileId} className="max-w-full min-w-0">
              <FileChip file={{ ...file, name: file.path }} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}
