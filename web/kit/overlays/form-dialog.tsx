import type { FormEvent, ReactNode } from 'react'
import { Problem } from '../forms/field.tsx'
import type { Problems } from '../forms/form.ts'
import { Button } from '../layout/button.tsx'
import { Dialog, type DialogProps } from './dialog.tsx'

type FormDialogProps = {
  title: ReactNode
  intro?: ReactNode
  /** What `useForm` returns. */
  form: { onSubmit: (event: FormEvent<HTMLFormElement>) => void; problems: Problems; isBusy: boolean }
  submitLabel: string
  busyLabel?: string
  isDanger?: boolean
  size?: DialogProps['size']
  cancelLabel?: string
  /** Shown opposite the buttons. */
  footer?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A form in a dialog. A click outside does not close it, so nothing typed is lost by accident. */
export function FormDialog(props: FormDialogProps) {
  const {
    title,
    intro,
    form,
    submitLabel,
    busyLabel,
    isDanger,
    size = 'medium',
    cancelLabel = 'Cancel',
    footer,
    onClose,
    children,
  } = props
  return (
    <Dialog
      open
      onClose={onClose}
      onSubmit={form.onSubmit}
      closeOnBackdrop={false}
      size={size}
      title={title}
      intro={intro}
      actions={
        <>
          {footer && <div className="sm:mr-auto">{footer}</div>}
          <Button onClick={onClose}>{cancelLabel}</Button>
          <Button type="submit" variant={isDanger ? 'danger' : 'primary'} busy={form.isBusy} busyLabel={busyLabel}>
            {submitLabel}
          </Button>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-5">
        {children}
        <Problem text={form.problems['form']} />
      </div>
    </Dialog>
  )
}
