import { useEffect, useRef, useState } from 'react'
import { createCourse } from '#contract/catalogue/courses.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { scaledDown } from '#web/kit/forms/scale-image.ts'

const { kinds, maxBytes } = createCourse.upload!

type CoursePictureFieldProps = {
  /** The picture the course has. */
  current?: string
  /** The one that was chosen and is not sent yet. */
  picture: File | null
  onPicture: (picture: File) => void
  problem?: string | undefined
}

const frame = 'aspect-video w-full rounded-control border border-line object-cover'

/** Chooses a course's picture: shown before it is sent, and made no larger than our pages need it. */
export function CoursePictureField({ current, picture, onPicture, problem }: CoursePictureFieldProps) {
  const [unreadable, setUnreadable] = useState<string | null>(null)

  async function take([file]: File[]) {
    const scaled = await scaledDown(file!).catch(() => null)
    if (!scaled) return setUnreadable('This picture cannot be read. Choose a PNG, JPEG, WebP or AVIF.')
    if (scaled.size > maxBytes) return setUnreadable(`This picture is larger than ${fileSize(maxBytes)}.`)
    setUnreadable(null)
    onPicture(scaled)
  }

  return (
    <Field
      label="Image"
      hint="PNG, JPEG, WebP or AVIF, wider than tall. Large ones are made smaller here, so that phones load little."
      problem={unreadable ?? problem}
    >
      <FileDrop
        name="image"
        label={current || picture ? 'Choose another picture' : 'Choose a picture'}
        accept={kinds}
        onFiles={(files) => void take(files)}
        className="max-w-sm"
      >
        {picture ? (
          <figure>
            <Chosen picture={picture} />
            <figcaption className="type-small mt-1.5 break-all text-soft">
              {picture.name}, {fileSize(picture.size)}, not saved yet
            </figcaption>
          </figure>
        ) : (
          current && <Picture name={current} alt="As it is now" width={640} height={360} className={frame} />
        )}
      </FileDrop>
    </Field>
  )
}

function Chosen({ picture }: { picture: File }) {
  const image = useRef<HTMLImageElement>(null)

  // The browser keeps what such an address names until it is told otherwise.
  useEffect(() => {
    const address = URL.createObjectURL(picture)
    image.current?.setAttribute('src', address)
    return () => URL.revokeObjectURL(address)
  }, [picture])

  return <img ref={image} alt="As it was chosen" width={640} height={360} className={frame} />
}
