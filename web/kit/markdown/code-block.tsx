import { CodeText } from '../code/code-text.tsx'
import { useLines } from '../code/use-lines.ts'
import { CopyButton } from '../layout/copy-button.tsx'

/** A fenced block with its language's colours. Line numbers would only be noise in a few lines. */
export function CodeBlock({ code, language }: { code: string; language: string }) {
  const lines = useLines(code, `code.${language}`)
  const label = language ? `Code in ${language}` : 'Code'
  return (
    <div className="markdown-code">
      <section aria-label={label}>
        {lines.map((tokens, index) => (
          // Lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <CodeText tokens={tokens} />
          </div>
        ))}
      </section>
      <CopyButton label="Code" value={code} isBare className="markdown-copy" />
    </div>
  )
}
