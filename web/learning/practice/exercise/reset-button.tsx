import { Suspense, useState } from 'react'
import { RotateCcw } from '#web/kit/icons.tsx'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'

// It brings the form library, which a public lesson doesn't have.
const ConfirmDialog = lazyComponent(() => import('#web/kit/overlays/confirm-dialog.tsx'), 'ConfirmDialog')

/** Asks first; the caller offers to undo it. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="quiet" size="small" onClick={() => setIsAsking(true)} className="shrink-0 max-sm:px-2">
        <RotateCcw aria-hidden="true" className="size-4" />
        <span className="max-sm:sr-only">Reset to starter</span>
      </Button>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Reset to the starter?"
            text="The starter code replaces what you wrote in this exercise. You can undo this right after."
            action="Reset"
            onConfirm={async () => onReset()}
            onClose={() => setIsAsking(false)}
          />
        </Suspense>
      )}
    </>
  )
}
