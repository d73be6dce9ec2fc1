import { useRef, type ComponentProps, type KeyboardEvent, type ReactNode, type RefObject } from 'react'
import type { FieldProps } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { SavedReplies } from '#web/threads/index.ts'

type ReplyFieldProps = Omit<FieldProps, 'children'> & {
  value: string
  onValue: (text: string) => void
  /** Ctrl or ⌘ with Enter. */
  onSend?: () => void
  field?: RefObject<HTMLTextAreaElement | null>
  /** Under the field. */
  extra?: ReactNode
  /** Next to the saved replies. */
  actions?: ReactNode
} & Pick<ComponentProps<'textarea'>, 'onKeyDown'>

export function ReplyField({ value, onValue, onSend, field, extra, actions, onKeyDown, ...wrap }: ReplyFieldProps) {
  const ownField = useRef<HTMLTextAreaElement>(null)
  const area = field ?? ownField
  const selection = () => {
    const { selectionStart: from = value.length, selectionEnd: to = value.length } = area.current ?? {}
    return { from, to }
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
      {extra && <div className="mt-1.5">{extra}</div>}
      <div className="mt-1.5 flex flex-wrap items-center gap-2">
        <SavedReplies place="reviews" text={value} onText={onValue} selection={selection} className="mr-auto" />
        {actions}
      </div>
    </>
  )
}
