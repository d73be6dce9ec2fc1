import { memo, type ReactNode } from 'react'
import { classes } from '../layout/classes.ts'
import { CodeText } from './code-text.tsx'
import { MoreLines } from './code-view.tsx'
import { commentLabel, LineNumber, onLineKeys } from './line-number.tsx'
import type { Token } from '#contract/kit/code/tokens.ts'
import { useLines } from './use-lines.ts'
import { useLineChunks } from './use-line-chunks.ts'

type CodeLinesProps = {
  code: string
  fileName: string
  /** Makes the line numbers buttons. */
  onLine?: ((line: number) => void) | undefined
  /** Content under a line. */
  under: ReadonlyMap<number, ReactNode>
  /** A line that must be rendered, however far down. */
  reach?: number
  className?: string
}

/** Code with comments under its lines. */
export function CodeLines({ code, fileName, onLine, under, reach = 0, className }: CodeLinesProps) {
  const lines = useLines(code, fileName)
  const { shown, more, end, isAll } = useLineChunks(lines.length, reach)
  return (
    // The line buttons take the focus; without them, the scrolling frame.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={fileName} tabIndex={0} onKeyDown={onLineKeys} className={classes('code-frame', className)}>
      <div className={classes('code-lines', lines.length > 9999 && 'code-wide')}>
        {lines.slice(0, shown).map((tokens, index) => {
          const line = index + 1
          return <NotedLine key={line} tokens={tokens} line={line} onLine={onLine} note={under.get(line)} />
        })}
      </div>
      {!isAll && <MoreLines ref={end} left={lines.length - shown} onMore={more} />}
    </section>
  )
}

type NotedLineProps = {
  tokens: Token[]
  line: number
  onLine: CodeLinesProps['onLine']
  note: ReactNode
}

const NotedLine = memo(function NotedLine({ tokens, line, onLine, note }: NotedLineProps) {
  return (
    <>
      <div className={classes('code-line', note && 'code-noted')}>
        <LineNumber line={line} label={commentLabel(line)} isFirst={line === 1} onChoose={onLine} />
        <CodeText tokens={tokens} />
      </div>
      {note && <div className="code-note">{note}</div>}
    </>
  )
})
