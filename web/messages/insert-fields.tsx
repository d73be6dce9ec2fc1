import { type RefObject, useRef } from 'react'
import { type MergeField, mergeFieldNames } from '#contract/messages/merge-fields.ts'
import { Button } from '#web/kit/layout/button.tsx'

const labels: Record<MergeField, string> = {
  'first name': 'First name',
  course: 'Course',
  'access ends': 'Access ends',
}

type Typing = HTMLInputElement | HTMLTextAreaElement
type Props = { label: string; box: RefObject<HTMLElement | null>; onInsert: (text: string) => void }

/** Puts a field where the cursor is, and the cursor after it. */
export function InsertFields({ label, box, onInsert }: Props) {
  const insert = (name: MergeField) => {
    const typing = box.current?.querySelector<Typing>('input, textarea')
    if (!typing) return
    const { selectionStart, selectionEnd, value } = typing
    typing.setRangeText(`{${name}}`, selectionStart ?? value.length, selectionEnd ?? value.length, 'end')
    const cursor = typing.selectionStart
    onInsert(typing.value)
    typing.focus()
    // React sets the value again, and with it the cursor at the end.
    requestAnimationFrame(() => typing.setSelectionRange(cursor, cursor))
  }
  return (
    <fieldset aria-label={label} className="flex min-w-0 flex-wrap items-center gap-1.5">
      <span className="type-small text-soft">Insert</span>
      {mergeFieldNames.map((name) => (
        <Button key={name} size="small" variant="secondary" onClick={() => insert(name)}>
          {labels[name]}
        </Button>
      ))}
    </fieldset>
  )
}

/** An element around a control, to find it by. */
export const useBox = () => useRef<HTMLDivElement>(null)
