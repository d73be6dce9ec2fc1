import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type RemoveDialogProps = { title: string; intro: string; onRemove: () => Promise<unknown>; onClose: () => void }

/** Asks before something leaves the public pages. */
export function RemoveDialog({ title, intro, onRemove, onClose }: RemoveDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const remove = async () => {
    setIsBusy(true)
    // A failure is told by the page; the question stays.
    await onRemove().then(onClose, () => setIsBusy(false))
  }
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onClose}>Keep</Button>
          <Button variant="danger" busy={isBusy} busyLabel="Removing…" onClick={() => void remove()}>
            Remove
          </Button>
        </>
      }
    />
  )
}
