import type { PayerPayment } from '#contract/membership/payments.ts'
import { PreviewWindow } from '#web/kit/file-view/preview-window.tsx'

export type Screenshot = { paymentId: number; name: string; url: string }

export const previewOf = ({ paymentId, payer, transactionId, screenshotUrl }: PayerPayment): Screenshot | null =>
  screenshotUrl === null ? null : { paymentId, name: `Payment of ${payer.name}, ${transactionId}`, url: screenshotUrl }

type ScreenshotWindowProps = {
  screenshot: Screenshot | null
  onChange: (screenshot: Screenshot | null) => void
  onRefresh: () => Promise<PayerPayment[]>
}

/**
 * Floats beside the list so that the picture and the row can be compared. Every refetch brings new links; the open
 * picture keeps its own until it expires, or it would flicker.
 */
export function ScreenshotWindow({ screenshot, onChange, onRefresh }: ScreenshotWindowProps) {
  if (!screenshot) return null
  const renewLink = async () => {
    const payment = (await onRefresh()).find(({ paymentId }) => paymentId === screenshot.paymentId)
    onChange(payment ? previewOf(payment) : null)
  }
  // Screenshots are always pictures; the browser finds out which kind.
  const file = { name: screenshot.name, kind: 'image/jpeg', bytes: null, url: screenshot.url }
  return <PreviewWindow file={file} onClose={() => onChange(null)} onExpired={() => void renewLink()} />
}
