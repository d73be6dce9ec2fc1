import { Upload } from 'lucide-react'
import { useEffect, useState, type DragEvent, type ReactNode } from 'react'
import { buttonClass } from '../layout/button.tsx'
import { classes } from '../layout/classes.ts'
import { useFieldWiring } from './field.tsx'

export type FileDropProps = {
  /** On the button, such as Choose a picture. */
  label: string
  onFiles: (files: File[]) => void
  name?: string
  /** Kinds that the browser's own chooser offers; leave it out where many kinds of text are welcome. */
  accept?: readonly string[]
  multiple?: boolean
  className?: string
  /** What is shown of what was chosen. */
  children?: ReactNode
}

/** A place to choose files or drop them; inside a Field it is that field's control. */
export function FileDrop({ label, onFiles, name, accept, multiple = false, className, children }: FileDropProps) {
  const wiring = useFieldWiring()
  const [isOver, setIsOver] = useState(false)
  useStrayDrops()
  const take = (files: Iterable<File>) => {
    const chosen = [...files].slice(0, multiple ? undefined : 1)
    if (chosen.length > 0) onFiles(chosen)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    take(event.dataTransfer.files)
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
        wiring['aria-invalid'] && 'border-2 border-vermilion',
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
          {/* Hidden from sight only: the label is its button, and the keyboard finds it. */}
          <input
            {...wiring}
            type="file"
            name={name}
            accept={accept?.join(',')}
            multiple={multiple}
            className="sr-only"
            onChange={(event) => {
              take(event.target.files ?? [])
              // The same file may be chosen again.
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

/** A file dropped beside the place would open in the window, and what was typed would be gone. */
function useStrayDrops() {
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
