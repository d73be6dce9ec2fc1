import type { QuestionPlace } from '#contract/mentoring/questions.ts'
import { classes } from '#web/kit/layout/classes.ts'
import { placeText } from './place-text.ts'

/** The line that the question is about, with the lines around it. */
export function Quote({ place }: { place: QuestionPlace }) {
  const { quote, quoteFrom, line } = place
  if (quoteFrom === null || line === null) return null
  return (
    <figure className="min-w-0 overflow-hidden rounded-control border border-line bg-card">
      <figcaption className="type-small border-b border-line bg-haze px-3 py-1.5 text-soft first-letter:uppercase">
        {placeText(place)}
      </figcaption>
      <QuotedLines code={quote} from={quoteFrom} line={line} />
    </figure>
  )
}

const codeClass = 'overflow-x-auto py-2 font-mono text-[0.8125rem] leading-5 whitespace-pre'

type QuotedLinesProps = { code: string; from: number; line: number }

export function QuotedLines({ code, from, line }: QuotedLinesProps) {
  return (
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
    <div role="group" aria-label={`Code around line ${line}`} tabIndex={0} className={codeClass}>
      {code.split('\n').map((text, index) => {
        const number = from + index
        return (
          <div key={number} className={classes('flex w-max min-w-full', number === line && 'bg-marigold-tint')}>
            <span aria-hidden="true" className="w-12 shrink-0 pr-3 text-right text-soft select-none">
              {number}
            </span>
            <code className="pr-3 text-[1em]">
              {number === line && <span className="sr-only">Line {number}: </span>}
              {text || ' '}
            </code>
          </div>
        )
      })}
    </div>
  )
}
