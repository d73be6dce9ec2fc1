import { useEffect, useState, type DragEvent, type ReactNode } from 'react'
import { Upload } from '../icons.tsx'
import { buttonClass } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { useFieldAttributes } from './field.tsx'

export type FileDropProps = {
  /** The button label, such as 'Choose a picture'. */
  label: string
  onFiles: (files: File[]) => void
  name?: string
  /** The types that the file dialog offers; leave it out to allow any text file. */
  accept?: readonly string[]
  multiple?: boolean
  className?: string
  /** A preview of the chosen files. */
  children?: ReactNode
}

/** Chooses files by button or drag and drop; it can be the control of a Field. */
export function FileDrop({ label, onFiles, name, accept, multiple = false, className, children }: FileDropProps) {
  const attributes = useFieldAttributes()
  const [isOver, setIsOver] = useState(false)
  usePreventStrayDrops()
  const choose = (files: Iterable<File>) => {
    const chosen = [...files].slice(0, multiple ? undefined : 1)
    if (chosen.length > 0) onFiles(chosen)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    choose(event.dataTransfer.files)
  }
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={onDrop}
      className={classes(
        'grid grid-cols-1 gap-3 rounded-control border border-dashed p-3 transition-colors',
        isOver ? 'border-indigo bg-indigo-tint' : 'border-edge',
        attributes['aria-invalid'] && 'border-2 border-vermilion',
        className,
      )}
    >
      {children}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <label
          className={buttonClass({
            className:
              'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-indigo',
          })}
        >
          <Upload aria-hidden="true" className="size-4" />
          {label}
          {/* Visually hidden, but focusable; the label is its button. */}
          <input
            {...attributes}
            type="file"
            name={name}
            accept={accept?.join(',')}
            multiple={multiple}
            className="sr-only"
            onChange={(event) => {
              choose(event.target.files ?? [])
              // So that the same file can be chosen again.
              event.target.value = ''
            }}
          />
        </label>
        <span aria-hidden="true" className="type-small text-soft pointer-coarse:hidden">
          or drop {multiple ? 'them' : 'it'} here
        </span>
      </div>
    </div>
  )
}

/** A file dropped outside would replace the page, and the user would lose the text they typed. */
function usePreventStrayDrops() {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault()
    window.addEventListener('dragover', ignore)
    window.addEventListener('drop', ignore)
    return () => {
      window.removeEventListener('dragover', ignore)
      window.removeEventListener('drop', ignore)
    }
  }, [])
}
