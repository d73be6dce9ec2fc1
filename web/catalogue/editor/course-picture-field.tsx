import { useEffect, useRef, useState } from 'react'
import { createCourse } from '#contract/catalogue/courses.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { fileSize } from '#web/kit/format.ts'
import { Picture } from '#web/kit/layout/image.tsx'
import { scaleImageDown } from '#web/kit/forms/scale-image.ts'

const { kinds, maxBytes } = createCourse.upload!

type CoursePictureFieldProps = {
  current?: string
  /** Chosen but not uploaded yet. */
  picture: File | null
  onPicture: (picture: File) => void
  problem?: string | undefined
}

const frame = 'aspect-video w-full rounded-control border border-line object-cover'

/** Scales the picture down before the upload to what our pages need. */
export function CoursePictureField({ current, picture, onPicture, problem }: CoursePictureFieldProps) {
  const [fileProblem, setFileProblem] = useState<string | null>(null)

  async function select([file]: File[]) {
    const scaled = await scaleImageDown(file!).catch(() => null)
    if (!scaled) return setFileProblem('We couldn’t read this picture. Choose a PNG, JPEG, WebP or AVIF.')
    if (scaled.size > maxBytes)
      return setFileProblem(`This picture is ${fileSize(scaled.size)}. The limit is ${fileSize(maxBytes)}.`)
    setFileProblem(null)
    onPicture(scaled)
  }

  return (
    <Field
      label="Image"
      hint="PNG, JPEG, WebP or AVIF in landscape format. We scale large pictures down."
      problem={fileProblem ?? problem}
    >
      <FileDrop
        name="image"
        label={current || picture ? 'Choose another picture' : 'Choose a picture'}
        accept={kinds}
        onFiles={(files) => void select(files)}
        className="max-w-sm"
      >
        {picture ? (
          <figure>
            <NewPicture picture={picture} />
            <figcaption className="type-small mt-1.5 break-all text-soft">
              {picture.name}, {fileSize(picture.size)}, not saved yet
            </figcaption>
          </figure>
        ) : (
          current && <Picture name={current} alt="Current cover" width={640} height={360} className={frame} />
        )}
      </FileDrop>
    </Field>
  )
}

function NewPicture({ picture }: { picture: File }) {
  const image = useRef<HTMLImageElement>(null)

  // Without this the browser would keep the file in memory.
  useEffect(() => {
    const url = URL.createObjectURL(picture)
    image.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [picture])

  return <img ref={image} alt="New cover" width={640} height={360} className={frame} />
}
