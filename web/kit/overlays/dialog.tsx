import { useId, useLayoutEffect, useRef, type FormEvent, type MouseEvent, type ReactNode } from 'react'
import { X } from '../icons.tsx'
import { classes } from '../layout/classes.ts'

export type DialogProps = {
  open: boolean
  onClose: () => void
  title: ReactNode
  /** One sentence under the title; screen readers read it with the title. */
  intro?: ReactNode
  /** An illustration across the top. */
  picture?: ReactNode
  /** The buttons at the bottom. */
  actions?: ReactNode
  /** Makes the content and the actions one form. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  size?: 'small' | 'medium' | 'large'
  /** Turn it off for forms, so that a stray click doesn't discard them. */
  closeOnBackdrop?: boolean
  children?: ReactNode
}

const sizes = { small: 'max-w-sm', medium: 'max-w-lg', large: 'max-w-3xl' }

/** The browser's modal: it traps the focus, closes on Escape and restores the focus. */
export function Dialog(props: DialogProps) {
  return props.open ? <OpenDialog {...props} /> : null
}

function OpenDialog({ onClose, size = 'medium', closeOnBackdrop = true, ...content }: DialogProps) {
  const { title, intro, picture, actions, onSubmit, children } = content
  const ref = useRef<HTMLDialogElement>(null)
  const id = useId()
  const body = (
    <>
      {children && <div className="mt-4">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">{actions}</div>}
    </>
  )

  // Closes before the element is removed; the browser can restore the focus only then.
  useLayoutEffect(() => {
    const dialog = ref.current
    dialog?.showModal()
    dialog?.querySelector<HTMLElement>('[data-autofocus]')?.focus()
    return () => dialog?.close()
  }, [])

  const onBackdrop = (event: MouseEvent) => {
    if (closeOnBackdrop && event.target === ref.current) onClose()
  }

  return (
    // Escape does for the keyboard what the backdrop does for the mouse.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={ref}
      aria-labelledby={`${id}-title`}
      aria-describedby={intro ? `${id}-intro` : undefined}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={onBackdrop}
      className={classes(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] overflow-x-hidden overflow-y-auto rounded-card border border-line bg-card text-left font-sans text-base font-normal text-ink shadow-low',
        'open:animate-arrive max-sm:mb-4',
        sizes[size],
      )}
    >
      {picture && <div className="flex justify-center overflow-hidden bg-haze pt-6 *:overflow-visible">{picture}</div>}
      <div className="p-5 sm:p-6">
        <h2 id={`${id}-title`} className="type-h3 pr-10">
          {title}
        </h2>
        {intro && (
          <div id={`${id}-intro`} className="mt-2 text-soft">
            {intro}
          </div>
        )}
        {onSubmit ? (
          <form noValidate onSubmit={onSubmit}>
            {body}
          </form>
        ) : (
          body
        )}
      </div>
      {/* Last, so that the first field or action gets the focus. */}
      <button
        type="button"
        aria-label="Close"
        onClick={onClose}
        className="touch absolute top-3 right-3 grid size-9 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
      >
        <X aria-hidden="true" className="size-5" />
      </button>
    </dialog>
  )
}
