import type { AnsweredQuestion, LessonWork as Work } from '#contract/learning/reviews.ts'
import { ago, plural } from '#web/kit/format.ts'
import { CircleCheck, CircleX } from '#web/kit/icons.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'

/** How far the learner read the lesson, and what they answered. */
export function LessonWork({ work: { percentRead, lastReadAt, questions } }: { work: Work }) {
  const answered = questions.filter(({ answer }) => answer)
  const right = answered.filter(({ answer }) => answer?.wasRightAtFirst).length
  return (
    <>
      <p>
        {percentRead === 0 ? 'Hasn’t read the lesson yet' : `${percentRead}% of the lesson read`}
        {lastReadAt && <span className="text-soft">, last {ago(lastReadAt)}</span>}
      </p>
      {questions.length > 0 && (
        <details className="mt-1">
          <summary className="type-small link inline-block rounded-small pointer-coarse:min-h-11">
            {answered.length === 0
              ? `${plural(questions.length, 'quiz question')}, none answered`
              : `${right} of ${plural(answered.length, 'answer')} right at first`}
          </summary>
          <ul className="mt-2 grid grid-cols-1 gap-3">
            {questions.map((one) => (
              <li key={one.question}>
                <Question {...one} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

function Question({ question, answer }: AnsweredQuestion) {
  const Icon = answer?.isRight ? CircleCheck : CircleX
  return (
    <>
      <RichText text={question} className="font-medium" />
      {answer ? (
        <div className="mt-1 flex items-start gap-2">
          <Icon
            aria-hidden="true"
            className={`mt-0.5 size-4.5 shrink-0 ${answer.isRight ? 'text-leaf' : 'text-vermilion'}`}
          />
          <div className="min-w-0">
            <RichText text={answer.text} />
            <p className="type-small text-soft">{describeAnswer(answer)}</p>
          </div>
        </div>
      ) : (
        <p className="type-small text-soft">Not answered</p>
      )}
    </>
  )
}

function describeAnswer({ isRight, wasRightAtFirst, tries }: NonNullable<AnsweredQuestion['answer']>): string {
  if (wasRightAtFirst) return isRight ? 'Right at first' : `Right at first, then changed (${countTries(tries)})`
  return `${isRight ? 'Right' : 'Wrong'} after ${countTries(tries)}`
}

const countTries = (tries: number) => (tries === 1 ? '1 try' : `${tries} tries`)
