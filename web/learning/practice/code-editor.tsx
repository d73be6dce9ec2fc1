import { useId } from 'react'

export type CodeEditorProps = {
  text: string
  language: string
  /** What is edited, for screen readers. */
  label: string
  onChange: (text: string) => void
}

/** Code that can be changed. Tab leaves the field, as everywhere on the page. */
export function CodeEditor({ text, language, label, onChange }: CodeEditorProps) {
  const id = useId()
  return (
    <textarea
      id={id}
      className="practice-editor"
      aria-label={label}
      data-language={language}
      value={text}
      rows={text.split('\n').length}
      wrap="off"
      spellCheck={false}
      autoCapitalize="off"
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  )
}
