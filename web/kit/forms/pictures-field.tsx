import { useEffect, useRef, useState, type ClipboardEvent } from 'react'
import { fileSize } from '../format.ts'
import { ImagePlus, X } from '../icons.tsx'
import { buttonClass } from '../layout/button.tsx'
import { Problem } from './field.tsx'

export type PictureLimits = { maxFiles: number; maxBytes: number; kinds: readonly string[] }

type PicturesFieldProps = {
  limits: PictureLimits
  pictures: File[]
  onPictures: (pictures: File[]) => void
  problem?: string | undefined
}

/** A few pictures with a message: chosen, or pasted while the focus is on the button. */
export function PicturesField({ limits, pictures, onPictures, problem = '' }: PicturesFieldProps) {
  const [error, setError] = useState('')
  const add = (files: File[]) => {
    if (files.length === 0) return
    const refused = files.map((file) => problemOf(file, limits)).find((text) => text !== '')
    const isTooMany = pictures.length + files.length > limits.maxFiles
    setError(refused ?? (isTooMany ? `You can add up to ${limits.maxFiles} pictures.` : ''))
    onPictures([...pictures, ...files.filter((file) => problemOf(file, limits) === '')].slice(0, limits.maxFiles))
  }
  const remove = (at: number) => {
    setError('')
    onPictures(pictures.filter((_, index) => index !== at))
  }
  const onPaste = (event: ClipboardEvent) => add([...event.clipboardData.files])
  return (
    <div className="grid gap-2" onPaste={onPaste}>
      {pictures.length > 0 && (
        <ul aria-label="Pictures to send" className="flex flex-wrap gap-2">
          {pictures.map((picture, index) => (
            <li key={`${picture.name} ${picture.size} ${picture.lastModified}`} className="relative">
              <Thumbnail picture={picture} />
              <button
                type="button"
                aria-label={`Remove ${picture.name}`}
                onClick={() => remove(index)}
                className="touch absolute -top-2 -right-2 grid size-7 place-items-center rounded-full border border-line bg-card text-soft hover:text-vermilion"
              >
                <X aria-hidden="true" className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < limits.maxFiles && (
        <label
          className={buttonClass({
            variant: 'quiet',
            size: 'small',
            className:
              'relative -ml-2 justify-self-start has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo',
          })}
        >
          <ImagePlus aria-hidden="true" className="size-4" />
          Add pictures
          {/* Visually hidden, but focusable; the label is its button. */}
          <input
            type="file"
            multiple
            accept={limits.kinds.join(',')}
            className="sr-only"
            onChange={(event) => {
              add([...(event.target.files ?? [])])
              // So that the same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
      )}
      <Problem text={error || problem} />
    </div>
  )
}

function problemOf({ type, size }: File, { kinds, maxBytes }: PictureLimits): string {
  if (!kinds.includes(type)) return 'This file type isn’t accepted. Choose a PNG, JPEG or WebP image.'
  return size > maxBytes ? `This file is ${fileSize(size)}. The limit is ${fileSize(maxBytes)}.` : ''
}

function Thumbnail({ picture }: { picture: File }) {
  const element = useRef<HTMLImageElement>(null)
  // An object URL holds the file in memory until it is revoked.
  useEffect(() => {
    const url = URL.createObjectURL(picture)
    element.current?.setAttribute('src', url)
    return () => URL.revokeObjectURL(url)
  }, [picture])
  return (
    <img
      ref={element}
      alt={picture.name}
      className="h-16 w-24 rounded-small border border-line bg-haze object-contain"
    />
  )
}
