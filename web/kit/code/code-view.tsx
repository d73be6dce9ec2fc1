import { buttonClass } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { count } from '../format.ts'
import { CodeText } from './code-text.tsx'
import { LineNumber, onLineKeys } from './line-number.tsx'
import { useLines } from './use-lines.ts'
import { useLineChunks } from './use-line-chunks.ts'

type CodeViewProps = {
  code: string
  fileName: string
  /** Makes the line numbers buttons. */
  onLine?: ((line: number) => void) | undefined
  className?: string
}

/** Highlighted code with line numbers that stay visible and are not copied. */
export function CodeView({ code, fileName, onLine, className }: CodeViewProps) {
  const lines = useLines(code, fileName)
  const { shown, more, end, isAll } = useLineChunks(lines.length)
  return (
    // A scrolling region must be focusable.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={fileName} tabIndex={0} onKeyDown={onLineKeys} className={classes('code-frame', className)}>
      <div className={classes('code-lines', lines.length > 9999 && 'code-wide')}>
        {lines.slice(0, shown).map((tokens, index) => {
          const line = index + 1
          return (
            <div key={line} className="code-line">
              <LineNumber line={line} label={`Ask about line ${line}`} isFirst={line === 1} onChoose={onLine} />
              <CodeText tokens={tokens} />
            </div>
          )
        })}
      </div>
      {!isAll && <MoreLines ref={end} left={lines.length - shown} onMore={more} />}
    </section>
  )
}

type MoreLinesProps = { ref: (element: HTMLElement | null) => void; left: number; onMore: () => void }

export function MoreLines({ ref, left, onMore }: MoreLinesProps) {
  return (
    <button ref={ref} type="button" onClick={onMore} className={buttonClass({ size: 'small', className: 'm-3' })}>
      Show more ({count(left)} lines left)
    </button>
  )
}
