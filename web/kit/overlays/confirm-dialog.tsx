import { useEffect, useRef, type ReactNode } from 'react'
import { z } from '#contract/kit/zod.ts'
import { Field, Input, Problem } from '../forms/field.tsx'
import { useForm } from '../forms/form.ts'
import { Button } from '../layout/button.tsx'
import { Dialog } from './dialog.tsx'

export type ConfirmDialogProps = {
  /** A question: 'Delete this fact?' */
  title: string
  /** What happens if they confirm. */
  text: ReactNode
  /** The label of the confirm button, a verb: 'Delete'. */
  action: string
  /** Shown on the button while `onConfirm` runs: 'Deleting…'. */
  busyLabel?: string
  variant?: 'danger' | 'primary'
  /** Must be typed before the action runs, for instance the title of a course that has learners. */
  textToType?: string | undefined
  /** The dialog closes when this succeeds; an error stays in the dialog with its message. */
  onConfirm: () => Promise<unknown>
  onClose: () => void
  /** Details under the text, such as the people it affects. */
  children?: ReactNode
}

/** "Are you sure?" Render it while the question is open. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, text, action, busyLabel, variant = 'danger', textToType, onConfirm, onClose, children } = props
  const button = useRef<HTMLButtonElement>(null)
  const { onSubmit, problems, isBusy } = useForm({
    schema: z.object({
      typed: z
        .string()
        .trim()
        .refine((typed) => typed === textToType, `Type “${textToType}” to confirm.`)
        .optional(),
    }),
    submit: async () => {
      await onConfirm()
      onClose()
    },
  })
  const { typed: typedProblem, ...otherProblems } = problems

  // Enter confirms a harmless action; with a dangerous one, the focus stays on Cancel.
  useEffect(() => {
    if (variant === 'primary') button.current?.focus()
  }, [variant])

  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={onSubmit}
      title={title}
      intro={text}
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button ref={button} type="submit" variant={variant} busy={isBusy} busyLabel={busyLabel}>
            {action}
          </Button>
        </>
      }
    >
      {children}
      {textToType && (
        <Field label={`Type “${textToType}” to confirm`} problem={typedProblem} className={children ? 'mt-4' : ''}>
          <Input name="typed" autoComplete="off" spellCheck={false} required />
        </Field>
      )}
      <Problem text={Object.values(otherProblems)[0]} />
    </Dialog>
  )
}
