import { Trash2 } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportBug } from '#contract/community/bugs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'

const { kinds, maxBytes } = reportBug.upload!

type BugScreenshotFieldProps = {
  screenshot: File | null
  onScreenshot: (screenshot: File | null) => void
  problem?: string | undefined
}

/** A picture of what went wrong: chosen, dropped, or pasted as it came from the keyboard's own key for it. */
export function BugScreenshotField({ screenshot, onScreenshot, problem }: BugScreenshotFieldProps) {
  const [refusal, setRefusal] = useState<string | null>(null)

  function take(file: File) {
    const wrong = problemOf(file)
    setRefusal(wrong)
    if (!wrong) onScreenshot(file)
  }
  usePastedPicture(take)

  return (
    <Field
      label="Screenshot"
      optional
      hint={
        <>
          PNG, JPEG or WebP. <span className="pointer-coarse:hidden">You may also paste it with Ctrl+V. </span>
          Only you and our staff see it.
        </>
      }
      problem={refusal ?? problem}
    >
      <FileDrop
        name="screenshot"
        label={screenshot ? 'Choose another picture' : 'Choose a picture'}
        accept={kinds}
        onFiles={([file]) => take(file!)}
      >
        {screenshot && (
          <figure className="flex min-w-0 items-center gap-3">
            <Chosen picture={screenshot} />
            <figcaption className="type-small min-w-0 flex-1 text-soft">
              <span className="line-clamp-2 break-all">{screenshot.name}</span>
              {fileSize(screenshot.size)}
            </figcaption>
            <Button
              variant="quiet"
              size="small"
              aria-label="Remove the screenshot"
              onClick={() => {
                setRefusal(null)
                onScreenshot(null)
              }}
            >
              <Trash2 aria-hidden="true" className="size-4.5" />
            </Button>
          </figure>
        )}
      </FileDrop>
    </Field>
  )
}

function problemOf({ type, size }: File): string | null {
  if (!kinds.includes(type)) return 'This is not a picture that can be shown. Choose a PNG, JPEG or WebP.'
  return size > maxBytes ? `This picture is larger than ${fileSize(maxBytes)}. Choose a smaller one.` : null
}

/** Words are pasted where the cursor stands; a picture has only one place to go. */
function usePastedPicture(onPicture: (file: File) => void) {
  const take = useEffectEvent((event: ClipboardEvent) => {
    const picture = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!picture) return
    event.preventDefault()
    onPicture(picture)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => take(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

function Chosen({ picture }: { picture: File }) {
  const image = useRef<HTMLImageElement>(null)

  // The browser keeps what such an address names until it is told otherwise.
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [picture])

  return (
    <img
      ref={image}
      alt="As it was chosen"
      className="h-20 w-32 shrink-0 rounded-small border border-line bg-haze object-contain"
    />
  )
}
