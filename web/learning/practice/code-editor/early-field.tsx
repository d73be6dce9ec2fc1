import { type KeyboardEvent, type Ref, useState } from 'react'
import type { Token } from '#contract/kit/code/tokens.ts'
import { PlainCode } from './plain-code.tsx'

type EarlyFieldProps = {
  text: string
  label: string
  lines: Token[][] | undefined
  isReadOnly: boolean
  onChange: (text: string) => void
  onRun: () => void
  ref: Ref<HTMLTextAreaElement>
}

/** Takes typing while the editor loads, and if it can't be loaded: a field with clear letters above the code. */
export function EarlyField({ text, label, lines, isReadOnly, onChange, onRun, ref }: EarlyFieldProps) {
  const [textAtFirst] = useState(text)
  const runOnKey = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onRun()
  }
  return (
    <div className="code-editor-early">
      <div aria-hidden>
        <PlainCode text={text} lines={text === textAtFirst ? lines : undefined} />
      </div>
      <textarea
        ref={ref}
        aria-label={label}
        value={text}
        readOnly={isReadOnly}
        spellCheck={false}
        autoCapitalize="off"
        autoCorrect="off"
        autoComplete="off"
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={runOnKey}
        onCompositionStart={({ currentTarget }) => (currentTarget.dataset['composing'] = '')}
        onCompositionEnd={({ currentTarget }) => delete currentTarget.dataset['composing']}
      />
    </div>
  )
}

/** Waits for the end of the word that a keyboard on a screen is composing: it would be lost. */
export async function wordEnd(field: HTMLTextAreaElement | null): Promise<void> {
  if (field?.dataset['composing'] === undefined) return
  await new Promise((resolve) => field.addEventListener('compositionend', resolve, { once: true }))
}

/** Puts a text at the cursor of the field and returns the whole. */
export function insertInto(field: HTMLTextAreaElement, text: string): string {
  field.setRangeText(text === '\t' ? '  ' : text, field.selectionStart, field.selectionEnd, 'end')
  return field.value
}
