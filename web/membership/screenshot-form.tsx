import { useRef, useState } from 'react'
import { attachScreenshot, type Payment } from '#contract/membership/payments.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { fileSize } from '#web/kit/format.ts'
import { toast } from '#web/kit/overlays/toast.ts'
import { useAttachScreenshot } from './payments.api.ts'

const { maxBytes, kinds } = attachScreenshot.upload!

export function ScreenshotForm({ payment }: { payment: Payment }) {
  const input = useRef<HTMLInputElement>(null)
  const attach = useAttachScreenshot()
  const [problem, setProblem] = useState<string | null>(null)

  const send = (image: File | undefined) => {
    if (!image) return
    if (image.size > maxBytes)
      return setProblem(`This picture is ${fileSize(image.size)}. The limit is ${fileSize(maxBytes)}.`)
    setProblem(null)
    attach.mutate(
      { params: { paymentId: payment.paymentId }, files: [image] },
      {
        onSuccess: () => toast('Screenshot attached.'),
        onError: (error) => setProblem(error.message),
      },
    )
  }

  return (
    <div className="mt-3">
      <div className="flex flex-wrap items-center gap-3">
        <input
          ref={input}
          type="file"
          accept={kinds.join(',')}
          aria-label="Screenshot of the payment"
          className="sr-only"
          tabIndex={-1}
          onChange={(event) => {
            send(event.target.files?.[0])
            event.target.value = ''
          }}
        />
        <Button size="small" busy={attach.isPending} busyLabel="Uploading…" onClick={() => input.current?.click()}>
          {payment.screenshotUrl ? 'Replace screenshot' : 'Attach screenshot'}
        </Button>
        {payment.screenshotUrl && (
          <a href={payment.screenshotUrl} target="_blank" rel="noreferrer" className="link">
            View
          </a>
        )}
        <span className="type-small text-soft">Optional. PNG, JPEG or WebP, up to {fileSize(maxBytes)}.</span>
      </div>
      <Problem text={problem} />
    </div>
  )
}
