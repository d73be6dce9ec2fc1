import type { Failure } from '#engines/realm/protocol.ts'
import { typeFailure } from '#engines/types/problems.ts'
import { ChevronRight } from '#web/kit/icons.tsx'
import { MarkedText } from './marked-text.tsx'
import { type Happened, useExplanation, useExplanations } from './use-explanations.ts'
import './explanation.css'

export type GoTo = (file: string | null, line: number) => void

type FailureTextProps = Happened & { onGoTo?: GoTo | undefined }

/**
 * What went wrong in plain words, the place in the learner's file, and the message of the engine behind it. If the code
 * ran and a check got another value, something is shown only if we can say what is wrong.
 */
export function FailureText({ failure, program, check, onGoTo }: FailureTextProps) {
  const explanations = useExplanations()
  const explanation = useExplanation({ program, failure, check: check ?? null })
  if (!failure && !explanation) return null
  const place = explanation?.place ?? placeOf(failure)
  const meaning =
    explanation?.meaning ??
    (failure && explanations?.generalMeaning({ failure, language: program?.language ?? 'javascript' }))
  return (
    <div className="failure">
      <p className="failure-message">
        {explanation ? (
          <MarkedText text={explanation.message} />
        ) : (
          <>
            {failure!.name && <span className="font-semibold">{failure!.name}: </span>}
            {/* The compiler's words are ours, with code between backticks. */}
            {failure!.name === typeFailure ? <MarkedText text={failure!.message} /> : failure!.message}
          </>
        )}
        {place && <Place {...place} onGoTo={onGoTo} />}
      </p>
      {meaning && (
        <details className="group/meaning">
          <summary className="type-small link inline-flex min-h-6 items-center gap-1 rounded-small pointer-coarse:min-h-11">
            <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open/meaning:rotate-90" />
            What does this mean?
          </summary>
          <div className="failure-meaning">
            <p>
              <MarkedText text={meaning} />
            </p>
            {explanation && failure && (
              <p className="text-soft">
                The original message: <samp>{describe(failure)}</samp>
              </p>
            )}
          </div>
        </details>
      )}
    </div>
  )
}

const placeOf = (failure: Failure | null) =>
  failure && failure.line !== null ? { file: failure.file, line: failure.line } : null

function Place({ file, line, onGoTo }: { file: string | null; line: number; onGoTo: GoTo | undefined }) {
  const text = file ? `${file}, line ${line}` : `Line ${line}`
  return (
    <>
      {' '}
      {onGoTo ? (
        <button type="button" onClick={() => onGoTo(file, line)} className="touch link font-semibold">
          {text}
        </button>
      ) : (
        <span className="font-semibold">{text}</span>
      )}
    </>
  )
}

function describe({ name, message, file, line }: Failure): string {
  const place = line === null ? '' : file ? ` (${file}, line ${line})` : ` (line ${line})`
  return `${name === '' ? '' : `${name}: `}${message}${place}`
}
