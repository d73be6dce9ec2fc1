import { CodeText } from '#web/kit/code/code-text.tsx'
import { useLines } from '#web/kit/code/use-lines.ts'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { languageLabel } from './language-label.ts'

/** Code of a lesson: long lines scroll inside the box. */
export function CodeSample({ code, language }: { code: string; language: string }) {
  const lines = useLines(code, `code.${language}`)
  const label = languageLabel(language)
  return (
    <div className="lesson-code">
      <div className="lesson-code-bar">
        <span>{label}</span>
        <CopyButton label="Code" value={code} isBare />
      </div>
      {/* A scrolling region must be focusable. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <section aria-label={label} tabIndex={0} className="lesson-code-lines">
        {lines.map((tokens, index) => (
          // Lines never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index}>
            <CodeText tokens={tokens} />
          </div>
        ))}
      </section>
    </div>
  )
}
