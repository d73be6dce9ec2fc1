import { useId, useState, type FormEvent } from 'react'
import { renderInline } from '#web/kit/markdown/elements.tsx'
import { Option } from '../lessons/quiz.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import type { ItemProps } from './recall.api.ts'
import '../lessons/lesson.css'

/** A question of a lesson. Why each option is right or wrong comes with the result. */
export function QuizItem({ item, result, isBusy, onAnswer }: ItemProps<'quiz'>) {
  const name = useId()
  const [chosen, setChosen] = useState<number | null>(null)
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (chosen === null) setIsMissing(true)
    else onAnswer({ kind: 'quiz', option: chosen })
  }
  return (
    <form onSubmit={submit}>
      <fieldset className="min-w-0">
        <legend className="mb-4 text-lg leading-normal font-semibold text-pretty wrap-anywhere">
          {renderInline(item.question)}
        </legend>
        <div className="lesson-quiz-options">
          {item.options.map(({ option, text }) => {
            const told = result?.options.find((one) => one.option === option)
            const isOpen = told !== undefined && (told.isRight || option === chosen)
            return (
              <Option
                key={option}
                name={name}
                option={{ text, explanation: told?.explanation ?? [], isRight: told?.isRight ?? false }}
                isChosen={option === chosen}
                isOpen={isOpen}
                isDisabled={result !== null || isBusy}
                onChoose={() => {
                  setChosen(option)
                  setIsMissing(false)
                }}
              />
            )
          })}
        </div>
      </fieldset>
      {!result && (
        <AnswerButtons
          isBusy={isBusy}
          problem={isMissing ? 'Choose an answer first.' : null}
          onUnknown={() => onAnswer({ kind: 'quiz', option: null })}
        />
      )}
    </form>
  )
}
