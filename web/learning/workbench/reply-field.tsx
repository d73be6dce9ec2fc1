import { MessageSquareQuote } from 'lucide-react'
import {
  Suspense,
  useRef,
  useState,
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import type { FieldProps } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/forms/markdown-field.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'

const RepliesDialog = lazyComponent(() => import('./saved-replies.tsx'), 'RepliesDialog')

type ReplyFieldProps = Omit<FieldProps, 'children'> & {
  value: string
  onValue: (text: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSend?: () => void
  field?: RefObject<HTMLTextAreaElement | null>
  /** Next to the saved replies, under the field. */
  actions?: ReactNode
} & Pick<ComponentProps<'textarea'>, 'onKeyDown'>

export function ReplyField({ value, onValue, onSend, field, actions, onKeyDown, ...wrap }: ReplyFieldProps) {
  const ownField = useRef<HTMLTextAreaElement>(null)
  const area = field ?? ownField
  const [isOpen, setIsOpen] = useState(false)

  const insert = (body: string) => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {}
    onValue(insertReply(value, body, from, to))
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
      <MarkdownField
        {...wrap}
        ref={area}
        rows={2}
        maxLength={4000}
        value={value}
        areaClassName="max-h-80 min-h-18!"
        onChange={(event) => onValue(event.target.value)}
        onKeyDown={onKeys}
      />
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <Button variant="quiet" size="small" className="mr-auto -ml-2" onClick={() => setIsOpen(true)}>
          <MessageSquareQuote aria-hidden="true" className="size-4" />
          Saved replies
        </Button>
        {actions}
      </div>
      <Suspense fallback={null}>
        {isOpen && <RepliesDialog text={value} onInsert={insert} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  )
}

/** Inserts a reply at the cursor, on its own line. */
export function insertReply(text: string, reply: string, from: number, to: number): string {
  const [before, after] = [text.slice(0, from), text.slice(to)]
  const open = before === '' || before.endsWith('\n') ? '' : '\n'
  const close = after === '' || after.startsWith('\n') ? '' : '\n'
  return before + open + reply + close + after
}
