import { MessageSquareQuote } from 'lucide-react'
import { useRef, useState, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Field, Textarea, type FieldProps } from '#web/kit/forms/field.tsx'
import { RepliesDialog } from './replies.tsx'

type ReplyFieldProps = Omit<FieldProps, 'children'> & {
  value: string
  onValue: (text: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSend?: () => void
  field?: RefObject<HTMLTextAreaElement | null>
  /** ExtraFields the saved replies, under the field. */
  actions?: ReactNode
} & Pick<ComponentProps<'textarea'>, 'onKeyDown'>

/** A field for words to a learner, with the saved replies at hand. */
export function ReplyField({ value, onValue, onSend, field, actions, onKeyDown, ...wrap }: ReplyFieldProps) {
  const own = useRef<HTMLTextAreaElement>(null)
  const area = field ?? own
  const [isOpen, setIsOpen] = useState(false)

  const insert = (body: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {}
    onValue(insertedAt(value, body, from, to))
    setIsOpen(false)
  }
  const onKeys = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    onKeyDown?.(event)
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onSend?.()
  }
  return (
    <>
      <Field {...wrap}>
        <Textarea
          ref={area}
          rows={2}
          maxLength={4000}
          value={value}
          className="max-h-80 min-h-18!"
          onChange={(event) => onValue(event.target.value)}
          onKeyDown={onKeys}
        />
      </Field>
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="small" className="mr-auto -ml-2" onClick={() => setIsOpen(true)}>
          <MessageSquareQuote aria-hidden="true" className="size-4" />
          Saved replies
        </Button>
        {actions}
      </div>
      {isOpen && <RepliesDialog text={value} onInsert={insert} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** Puts words where the cursor is, on a line of their own. */
export function insertedAt(text: string, words: string, from: number, to: number): string {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const open = before === '' || before.endsWith('\n') ? '' : '\n'
  const close = after === '' || after.startsWith('\n') ? '' : '\n'
  return before + open + words + close + after
}
