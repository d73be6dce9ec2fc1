import { useState } from 'react'
import { MessageSquareQuote } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { lazyPart } from '#web/kit/lazy-component.ts'

const RepliesDialog = lazyPart(() => import('./saved-replies.tsx'), 'RepliesDialog')

type SavedRepliesProps = {
  text: string
  onText: (text: string) => void
  /** The selection in the field; left out, a reply is added at the end. */
  selection?: () => { from: number; to: number }
  className?: string
}

/** Inserts one of the mentor's saved replies, or saves the text as one. */
export function SavedReplies({ text, onText, selection, className }: SavedRepliesProps) {
  const [isOpen, setIsOpen] = useState(false)
  const insert = (body: string) => {
    const { from, to } = selection?.() ?? { from: text.length, to: text.length }
    onText(insertReply(text, body, from, to))
    setIsOpen(false)
  }
  return (
    <>
      <Button variant="quiet" size="small" className={classes('-ml-2', className)} onClick={() => setIsOpen(true)}>
        <MessageSquareQuote aria-hidden="true" className="size-4" />
        Saved replies
      </Button>
      {isOpen && <RepliesDialog text={text} onInsert={insert} onClose={() => setIsOpen(false)} />}
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
