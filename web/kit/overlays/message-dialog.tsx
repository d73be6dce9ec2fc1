import { useEffect, useEffectEvent, type ReactNode } from 'react'
import { Button } from '../layout/button.tsx'
import { Dialog } from './dialog.tsx'
import { SuccessIllustration, ErrorIllustration } from '../layout/illustrations.tsx'

export type MessageDialogProps = {
  open: boolean
  onClose: () => void
  tone: 'success' | 'error'
  title: string
  children: ReactNode
  actionLabel?: string
  /** A button or link beside the one that closes. */
  extraAction?: ReactNode
  /** Closes by itself after this time; the spec's error dialog after 5 seconds. */
  autoCloseMs?: number
}

/** A success or error message, where the spec shows an alert. */
export function MessageDialog({
  tone,
  title,
  children,
  actionLabel = 'Close',
  extraAction,
  autoCloseMs,
  ...dialog
}: MessageDialogProps) {
  const { open } = dialog
  const close = useEffectEvent(dialog.onClose)

  useEffect(() => {
    const timer = open && autoCloseMs ? setTimeout(() => close(), autoCloseMs) : undefined
    return () => clearTimeout(timer)
  }, [open, autoCloseMs])

  return (
    <Dialog
      {...dialog}
      size="small"
      title={title}
      intro={children}
      picture={tone === 'success' ? <SuccessIllustration /> : <ErrorIllustration />}
      actions={
        <>
          {extraAction}
          <Button data-autofocus="" variant={tone === 'success' ? 'primary' : 'secondary'} onClick={dialog.onClose}>
            {actionLabel}
          </Button>
        </>
      }
    />
  )
}
