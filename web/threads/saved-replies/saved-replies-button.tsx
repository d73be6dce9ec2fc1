import { use, useState } from 'react'
import type { ReplyPlace } from '#contract/threads/saved-replies.ts'
import { MessageSquareQuote } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { fillIn, Recipient } from './fill-in.ts'

const RepliesDialog = lazyPart(() => import('./replies-dialog.tsx'), 'RepliesDialog')

type SavedRepliesProps = {
  place: ReplyPlace
  text: string
  onText: (text: string) => void
  /** The selection in the field; left out, a reply is added at the end. */
  selection?: () => { from: number; to: number }
  className?: string
}

/** Inserts one of the saved replies, or saves the text as one. */
export function SavedReplies({ place, text, onText, selection, className }: SavedRepliesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const recipient = use(Recipient)
  const insert = (body: string) => {
    const { from, to } = selection?.() ?? { from: text.length, to: text.length }
    onText(insertReply(text, fillIn(body, recipient), from, to))
    setIsOpen(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" className={classes('-ml-2', className)} onClick={() => setIsOpen(true)}>
        <MessageSquareQuote aria-hidden="true" className="size-4" />
        Saved replies
      </Button>
      {isOpen && <RepliesDialog place={place} text={text} onInsert={insert} onClose={() => setIsOpen(false)} />}
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
