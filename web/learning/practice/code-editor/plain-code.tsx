import { plainLines, type Token } from '#contract/kit/code/tokens.ts'
import { CodeText } from '#web/kit/code/code-text.tsx'
import './code-editor.css'

type PlainCodeProps = {
  text: string
  /** Highlighted by the server; without them it is plain, because the editor comes a moment later. */
  lines?: Token[][] | undefined
}

/** Code with the measures of the editor: before it has loaded, and for pages without scripts. */
export const PlainCode = ({ text, lines = plainLines(text) }: PlainCodeProps) => (
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
