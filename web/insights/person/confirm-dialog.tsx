import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { toast } from '#web/kit/overlays/toast.ts'

type ConfirmDialogProps<Answer> = {
  title: string
  intro: string
  /** On the button that does it. */
  action: string
  run: () => Promise<Answer>
  /** What is said when it is done. */
  said: (answer: Answer) => string
  onClose: () => void
}

/** Asks once, does it, and says how it went; a refusal stays in the dialog. */
export function ConfirmDialog<Answer>({ title, intro, action, run, said, onClose }: ConfirmDialogProps<Answer>) {
  const [isBusy, setIsBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const confirm = async () => {
    setIsBusy(true)
    setProblem(null)
    try {
      toast(said(await run()))
      onClose()
    } catch (error) {
      setProblem((error as Error).message)
      setIsBusy(false)
    }
  }
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="primary" busy={isBusy} onClick={() => void confirm()}>
            {action}
          </Button>
        </>
      }
    >
      {problem && <Problem text={problem} />}
    </Dialog>
  )
}
