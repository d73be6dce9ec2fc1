import { Button } from '#web/kit/layout/button.tsx'
import { SuccessIllustration } from '#web/kit/layout/illustrations.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'

type PostedDialogProps = { title: string; intro: string; to: string; linkLabel: string; onClose: () => void }

export function PostedDialog({ title, intro, to, linkLabel, onClose }: PostedDialogProps) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      picture={<SuccessIllustration />}
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <RouteButton to={to} onClick={onClose} variant="primary">
            {linkLabel}
          </RouteButton>
        </>
      }
    />
  )
}
