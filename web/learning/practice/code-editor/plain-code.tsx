import { CodeText } from '#web/kit/code/code-text.tsx'
import type { Token } from '#web/kit/code/tokens.ts'
import { useLines } from '#web/kit/code/use-lines.ts'
import './code-editor.css'

type PlainCodeProps = {
  text: string
  fileName: string
  /** Highlighted by the server; without them the browser does it. */
  lines?: Token[][] | undefined
}

/** Code with the measures of the editor: before it has loaded, and for pages without scripts. */
export const PlainCode = ({ text, fileName, lines }: PlainCodeProps) =>
  lines ? <Lines lines={lines} /> : <HighlightedLines text={text} fileName={fileName} />

const HighlightedLines = ({ text, fileName }: PlainCodeProps) => <Lines lines={useLines(text, fileName)} />

const Lines = ({ lines }: { lines: Token[][] }) => (
  <div className="code-editor-plain">
    {lines.map((tokens, index) => (
      // Lines never change their order.
      // oxlint-disable-next-line react/no-array-index-key
      <div key={index} data-line={index + 1}>
        <CodeText tokens={tokens} />
      </div>
    ))}
  </div>
)
