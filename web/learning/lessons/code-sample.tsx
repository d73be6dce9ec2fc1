import type { ReactNode } from 'react'
import { CodeText } from '#web/kit/code/code-text.tsx'
import type { Token } from '#contract/kit/code/tokens.ts'
import { useLines } from '#web/kit/code/use-lines.ts'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { languageLabel } from './language-label.ts'

export type CodeSampleProps = {
  code: string
  language: string
  /** Highlighted by the server; without them the browser does it. */
  lines?: Token[][] | undefined
}

/** Code of a lesson. */
export const CodeSample = (props: CodeSampleProps & { actions?: ReactNode }) => (
  <CodeBox {...props}>
    <CodeLines {...props} />
  </CodeBox>
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
export const CodeLines = ({ code, language, lines }: CodeSampleProps) => (
  // A scrolling region must be focusable. Not a section: a page may have many landmarks of the same name then.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/prefer-tag-over-role
  <div role="group" aria-label={languageLabel(language)} tabIndex={0} className="lesson-code-lines">
    {lines ? <Lines lines={lines} /> : <HighlightedLines code={code} language={language} />}
  </div>
)

const HighlightedLines = ({ code, language }: { code: string; language: string }) => (
  <Lines lines={useLines(code, `code.${language}`)} />
)

const Lines = ({ lines }: { lines: Token[][] }) =>
  lines.map((tokens, index) => (
    // Lines never change their order.
    // oxlint-disable-next-line react/no-array-index-key
    <div key={index}>
      <CodeText tokens={tokens} />
    </div>
  ))
