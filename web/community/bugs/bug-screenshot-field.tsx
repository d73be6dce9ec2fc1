import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { reportBug } from '#contract/community/bugs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'
import { Trash2 } from '#web/kit/icons.tsx'

const { kinds, maxBytes } = reportBug.upload!

type BugScreenshotFieldProps = {
  screenshot: File | null
  onScreenshot: (screenshot: File | null) => void
  problem?: string | undefined
}

/** A screenshot: chosen, dropped or pasted. */
export function BugScreenshotField({ screenshot, onScreenshot, problem }: BugScreenshotFieldProps) {
  const [error, setError] = useState<string | null>(null)

  function accept(file: File) {
    const problem = problemOf(file)
    setError(problem)
    if (!problem) onScreenshot(file)
  }
  usePastedImage(accept)

  return (
    <Field
      label="Screenshot"
      optional
      hint={
        <>
          PNG, JPEG or WebP. <span className="pointer-coarse:hidden">You can also paste it with Ctrl+V. </span>
          Only you and our staff can see it.
        </>
      }
      problem={error ?? problem}
    >
      <FileDrop
        name="screenshot"
        label={screenshot ? 'Choose another image' : 'Choose an image'}
        accept={kinds}
        onFiles={([file]) => accept(file!)}
      >
        {screenshot && (
          <figure className="flex min-w-0 items-center gap-3">
            <Preview image={screenshot} />
            <figcaption className="type-small min-w-0 flex-1 text-soft">
              <span className="line-clamp-2 break-all">{screenshot.name}</span>
              {fileSize(screenshot.size)}
            </figcaption>
            <Button
              variant="quiet"
              size="small"
              aria-label="Remove screenshot"
              onClick={() => {
                setError(null)
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
  if (!kinds.includes(type)) return 'This file type isn’t accepted. Choose a PNG, JPEG or WebP image.'
  return size > maxBytes ? `This file is ${fileSize(size)}. The limit is ${fileSize(maxBytes)}.` : null
}

/** A pasted image is taken wherever the focus is; text is pasted as usual. */
function usePastedImage(onImage: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const image = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith('image/'))
    if (!image) return
    event.preventDefault()
    onImage(image)
  })
  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', onPaste)
    return () => document.removeEventListener('paste', onPaste)
  }, [])
}

function Preview({ image }: { image: File }) {
  const element = useRef<HTMLImageElement>(null)

  // An object URL holds the file in memory until it is revoked.
  useEffect(() => {
    const url = URL.createObjectURL(image)
    element.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [image])

  return (
    <img
      ref={element}
      alt="Preview"
      className="h-20 w-32 shrink-0 rounded-small border border-line bg-haze object-contain"
    />
  )
}
