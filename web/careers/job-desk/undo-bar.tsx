import { Undo2, X } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import type { Closing } from './use-closing.ts'

/** Describes the last change and offers to undo it. */
export function UndoBar({ closing }: { closing: Closing }) {
  const { last, undo, forget, isBusy } = closing
  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
      role="status"
      className="pointer-events-none fixed inset-x-0 bottom-0 z-20 flex justify-center p-4 md:left-56"
    >
      {last && (
        <div className="deep pointer-events-auto flex max-w-full animate-arrive items-center gap-3 rounded-control px-4 py-2 shadow-low">
          <p className="min-w-0 wrap-anywhere">{last.message}</p>
          <Button size="small" busy={isBusy} onClick={undo}>
            <Undo2 aria-hidden="true" className="size-4" />
            Undo
          </Button>
          <Button variant="quiet" size="small" aria-label="Close this message" onClick={forget}>
            <X aria-hidden="true" className="size-4" />
          </Button>
        </div>
      )}
    </div>
  )
}
