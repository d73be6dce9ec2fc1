import { useId, useState, type FormEvent } from 'react'
import { controlClass } from '#web/kit/forms/field.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { CodeText } from '#web/kit/code/code-text.tsx'
import { AnswerButtons } from './answer-buttons.tsx'
import type { ItemProps } from './recall.api.ts'
import '../lessons/lesson.css'
import './recall.css'

/** A sample of a lesson without what it prints. */
export function OutputItem({ item, result, isBusy, onAnswer }: ItemProps<'output'>) {
  const { lines, line } = item
  const id = useId()
  const [text, setText] = useState('')
  const [isMissing, setIsMissing] = useState(false)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (text.trim() === '') setIsMissing(true)
    else onAnswer({ kind: 'output', text: text.trim() })
  }
  return (
    <form onSubmit={submit}>
      <label htmlFor={id} className="mb-3 block text-lg font-semibold">
        {lines.length === 1 ? 'What does this print?' : `What does line ${line} print?`}
      </label>
      <div className="lesson-code">
        {/* A scrolling region must be focusable. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role */}
        <div role="group" aria-label="Code" tabIndex={0} className="lesson-code-lines">
          {lines.map((tokens, index) => (
            // Lines never change their order.
            // oxlint-disable-next-line react/no-array-index-key
            <div key={index} className={classes('recall-line', index + 1 === line && 'recall-line-asked')}>
              <span aria-hidden="true" className="recall-line-number">
                {index + 1}
              </span>
              <CodeText tokens={tokens} />
            </div>
          ))}
        </div>
      </div>
      <input
        id={id}
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          setIsMissing(false)
        }}
        readOnly={result !== null || isBusy}
        maxLength={200}
        placeholder="Type the output"
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        className={classes(controlClass, 'mt-4 font-mono')}
      />
      {result && !result.isRight && result.output !== null && (
        <p className="mt-3">
          It prints <code className="recall-output">{result.output}</code>
        </p>
      )}
      {!result && (
        <AnswerButtons
          isBusy={isBusy}
          problem={isMissing ? 'Type what it prints first.' : null}
          onUnknown={() => onAnswer({ kind: 'output', text: null })}
        />
      )}
    </form>
  )
}
