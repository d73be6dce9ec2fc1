import { useId, useRef, useState, type ReactNode } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { renderInline } from '#web/kit/markdown/elements.tsx'
import type { QuizContent } from '#contract/learning/lesson-document.ts'
import { CircleCheck, CircleX } from '#web/kit/icons.tsx'
import type { StoredAnswer } from './lesson-props.ts'
import { optionOrder } from './quiz-order.rules.ts'

type QuizProps = {
  quiz: QuizContent
  stored: StoredAnswer | undefined
  /** Makes the order of the options; undefined in a page that is the same for everybody. */
  reader: number | undefined
  onAnswer: ((quizKey: string, option: number) => void) | undefined
  note: ReactNode
}

/** A question of a lesson. A wrong answer is explained and can be tried again. */
export function Quiz({ quiz, stored, reader, onAnswer, note }: QuizProps) {
  const id = useId()
  const verdict = useRef<HTMLOutputElement>(null)
  // Undefined until the reader touches it; the stored answer may come after the lesson.
  const [own, setOwn] = useState<QuizState>()
  const { chosen, isChecked, isRevealed, isMissing, attempt } = own ?? stateOf(stored)
  const isRight = isChecked && chosen !== null && quiz.options[chosen]!.isRight
  const isSolved = isRight || isRevealed

  const put = (state: Partial<QuizState>) => setOwn({ ...untouched, attempt, ...state })
  const check = () => {
    if (chosen === null) return put({ isMissing: true })
    put({ chosen, isChecked: true })
    onAnswer?.(quiz.key, chosen)
    verdict.current?.focus()
  }
  return (
    <fieldset className="lesson-quiz">
      <legend>
        <span className="lesson-quiz-title">Check yourself</span>
        {renderInline(quiz.question)}
      </legend>
      <div className="lesson-quiz-options">
        {optionOrder(quiz.options.length, { reader, quizKey: quiz.key, attempt }).map((index) => {
          const isOpen = isSolved || (isChecked && index === chosen)
          return (
            <Option
              key={index}
              name={id}
              option={quiz.options[index]!}
              isChosen={index === chosen}
              isOpen={isOpen}
              isDisabled={isSolved}
              onChoose={() => put({ chosen: index })}
            />
          )
        })}
      </div>
      <output ref={verdict} tabIndex={-1} className="lesson-quiz-verdict">
        {isMissing && 'Choose an answer first.'}
        {isChecked && describeVerdict(isRight, isRevealed)}
      </output>
      {note}
      <div className="lesson-quiz-actions">
        {!isChecked && <Button onClick={check}>Check answer</Button>}
        {isChecked && !isRight && <Button onClick={() => put({ attempt: attempt + 1 })}>Try again</Button>}
        {isChecked && !isSolved && (
          <Button variant="quiet" onClick={() => put({ chosen, isChecked, isRevealed: true })}>
            Show the answer
          </Button>
        )}
      </div>
    </fieldset>
  )
}

type QuizState = { chosen: number | null; isChecked: boolean; isRevealed: boolean; isMissing: boolean; attempt: number }

const untouched: QuizState = { chosen: null, isChecked: false, isRevealed: false, isMissing: false, attempt: 0 }

/** In the order in which it was answered. */
const stateOf = (stored: StoredAnswer | undefined): QuizState =>
  stored ? { ...untouched, chosen: stored.option, isChecked: true, attempt: stored.tries - 1 } : untouched

function describeVerdict(isRight: boolean, isRevealed: boolean): string {
  if (isRight) return 'That’s right.'
  return isRevealed ? 'The right answer is marked.' : 'Not quite. Read why, then try again.'
}

type OptionProps = {
  name: string
  option: QuizContent['options'][number]
  isChosen: boolean
  /** Whether its explanation is shown. */
  isOpen: boolean
  isDisabled: boolean
  onChoose: () => void
}

export function Option({ name, option, isChosen, isOpen, isDisabled, onChoose }: OptionProps) {
  const id = useId()
  const Icon = option.isRight ? CircleCheck : CircleX
  return (
    <div className="lesson-quiz-option" data-verdict={isOpen ? (option.isRight ? 'right' : 'wrong') : undefined}>
      <label>
        <input
          type="radio"
          name={name}
          checked={isChosen}
          disabled={isDisabled && !isChosen}
          aria-describedby={isOpen ? id : undefined}
          onChange={onChoose}
        />
        <span className="min-w-0">{renderInline(option.text)}</span>
      </label>
      {isOpen && (
        <div id={id} className="lesson-quiz-why">
          <Icon aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          <div className="min-w-0">
            <span className="sr-only">{option.isRight ? 'Right: ' : 'Wrong: '}</span>
            {renderInline(option.explanation)}
          </div>
        </div>
      )}
    </div>
  )
}
