import { useState, type ReactNode } from 'react'
import { CodeText } from '#web/kit/code/code-text.tsx'
import type { Token } from '#contract/kit/code/tokens.ts'
import { useLines } from '#web/kit/code/use-lines.ts'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { LineNumber, onLineKeys } from '#web/kit/code/line-number.tsx'
import { MessageCircleQuestionMark } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { useAsk } from '../steps/ask.ts'
import { languageLabel } from './language-label.ts'

export type CodeSampleProps = {
  code: string
  language: string
  /** Highlighted by the server; without them the browser does it. */
  lines?: Token[][] | undefined
}

/** Code of a lesson. */
export function CodeSample(props: CodeSampleProps & { actions?: ReactNode }) {
  const ask = useAsk()
  const [isChoosing, setIsChoosing] = useState(false)
  const { code, actions } = props
  if (!ask || code === '') {
    return (
      <CodeBox {...props}>
        <CodeLines {...props} />
      </CodeBox>
    )
  }
  return (
    <CodeBox
      {...props}
      actions={
        <>
          <AskAboutLine isChoosing={isChoosing} onToggle={() => setIsChoosing(!isChoosing)} />
          {actions}
        </>
      }
    >
      <CodeLines {...props} onLine={isChoosing ? (line) => ask({ code, line }) : undefined} />
    </CodeBox>
  )
}

const AskAboutLine = ({ isChoosing, onToggle }: { isChoosing: boolean; onToggle: () => void }) => (
  <Button
    variant="quiet"
    size="small"
    aria-pressed={isChoosing}
    aria-label="Ask about a line"
    title="Ask about a line"
    onClick={onToggle}
  >
    <MessageCircleQuestionMark aria-hidden="true" className="size-4" />
    {isChoosing && 'Choose a line'}
  </Button>
)

type CodeBoxProps = { code: string; language: string; actions?: ReactNode; children: ReactNode }

export const CodeBox = ({ code, language, actions, children }: CodeBoxProps) => (
  <div className="lesson-code">
    <div className="lesson-code-bar">
      <span>{languageLabel(language)}</span>
      {actions}
      <CopyButton label="Code" value={code} isBare />
    </div>
    {children}
  </div>
)

/** Long lines scroll inside the box. */
export const CodeLines = ({ code, language, lines, onLine }: CodeSampleProps & { onLine?: OnLine }) => {
  const label = languageLabel(language)
  const shown = lines ? (
    <Lines lines={lines} onLine={onLine} />
  ) : (
    <HighlightedLines code={code} language={language} onLine={onLine} />
  )
  return (
    // A scrolling region must be focusable, and hears the keys of its line numbers. Not a section: a page may have many
    // landmarks of the same name then.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-interactions
    <div role="group" aria-label={label} tabIndex={0} onKeyDown={onLineKeys} className="lesson-code-lines">
      {shown}
    </div>
  )
}

type OnLine = ((line: number) => void) | undefined

const HighlightedLines = ({ code, language, onLine }: { code: string; language: string; onLine: OnLine }) => (
  <Lines lines={useLines(code, `code.${language}`)} onLine={onLine} />
)

const Lines = ({ lines, onLine }: { lines: Token[][]; onLine: OnLine }) =>
  lines.map((tokens, index) => (
    // Lines never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index} className={onLine && 'lesson-code-choice'}>
      {onLine && (
        <LineNumber line={index + 1} label={`Ask about line ${index + 1}`} isFirst={index === 0} onChoose={onLine} />
      )}
      <CodeText tokens={tokens} />
    </div>
  ))
