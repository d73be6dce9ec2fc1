import type { PayerPayment } from '#contract/membership/payments.ts'
import { PreviewWindow } from '#web/kit/file-view/preview-window.tsx'

export type Shown = { paymentId: number; name: string; url: string }

/** Each answer of the server brings new links; what is shown keeps the one it was opened with, or it would blink. */
export const shownOf = ({ paymentId, payer, transactionId, screenshotUrl }: PayerPayment): Shown | null =>
  screenshotUrl === null ? null : { paymentId, name: `Payment of ${payer.name}, ${transactionId}`, url: screenshotUrl }

type ScreenshotWindowProps = { shown: Shown | null; onClose: () => void; onExpired: () => void }

/** Floats beside the list, so that the picture and the row can be compared. */
export function ScreenshotWindow({ shown, onClose, onExpired }: ScreenshotWindowProps) {
  if (!shown) return null
  // Only pictures are taken as screenshots; the viewer lets the browser find out which kind.
  const file = { name: shown.name, kind: 'image/jpeg', bytes: null, url: shown.url }
  return <PreviewWindow file={file} onClose={onClose} onExpired={onExpired} />
}
