import { useId, useRef, useState, useSyncExternalStore, type ChangeEvent, type DragEvent } from 'react'
import { FolderUp, Upload } from 'lucide-react'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { chosenFrom, droppedFrom, inPlaceOf, type Chosen } from './chosen-files.ts'
import { FileRow } from './file-row.tsx'
import { limitsInWords, type Limits, type Refused } from './limits.rules.ts'
import type { UploadItem, UploadList } from './upload-list.ts'

type FilesFieldProps = {
  uploads: UploadList
  items: UploadItem[]
  refused: Refused[]
  choose: (chosen: Chosen[]) => Promise<void>
  /** Null while the server could not be asked. */
  limits: Limits | null
}

// Known to every browser, and not to React's types.
const asFolder = { webkitdirectory: '' }

export function FilesField({ uploads, items, refused, choose, limits }: FilesFieldProps) {
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  // The interrupted file that is being chosen again.
  const wanted = useRef<string | null>(null)
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  const drop = useDrop((chosen) => void choose(chosen))

  const openFiles = (path: string | null) => {
    wanted.current = path
    fileInput.current?.click()
  }
  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    void choose(inPlaceOf(wanted.current, chosenFrom(event.target.files ?? [])))
    wanted.current = null
    // Or the same file chosen again would be no change.
    event.target.value = ''
  }
  const input = { type: 'file', multiple: true, className: 'sr-only', tabIndex: -1, onChange: onChosen } as const

  return (
    <fieldset aria-describedby={`${id}-limits`} className="grid min-w-0 grid-cols-1 gap-2">
      <legend className="type-label mb-2">
        Files <span className="font-normal text-soft">(optional)</span>
      </legend>
      <div
        {...drop.handlers}
        className={classes(
          'grid justify-items-start gap-2 rounded-control border border-dashed p-4 transition-colors',
          drop.isOver ? 'border-indigo bg-indigo-tint' : 'border-edge bg-card',
        )}
      >
        <div className="flex flex-wrap items-center gap-3">
          <Button size="small" disabled={!limits} onClick={() => openFiles(null)}>
            <Upload aria-hidden="true" className="size-4" />
            Choose files
          </Button>
          <Button size="small" variant="quiet" disabled={!limits} onClick={() => folderInput.current?.click()}>
            <FolderUp aria-hidden="true" className="size-4" />
            Choose a folder
          </Button>
          <span className="type-small text-soft pointer-coarse:hidden">or drop them here</span>
        </div>
        <p id={`${id}-limits`} className="type-small text-soft">
          {limits ? limitsInWords(limits) : 'Files can be added when the connection is back.'}
        </p>
        <input {...input} ref={fileInput} aria-label="Files of your solution" />
        <input {...input} ref={folderInput} aria-label="A folder of your solution" {...asFolder} />
      </div>
      {refused.length > 0 && <RefusedFiles refused={refused} />}
      {items.length > 0 && (
        <ul aria-label="Files to hand in" className="divide-y divide-line rounded-control border border-line bg-card">
          {items.map((item) => (
            <FileRow
              key={item.path}
              item={item}
              isOnline={isOnline}
              onRetry={() => uploads.retry(item.path)}
              onChooseAgain={() => openFiles(item.path)}
              onRemove={() => uploads.remove(item.path)}
            />
          ))}
        </ul>
      )}
    </fieldset>
  )
}

/** A long list of refusals for one reason says no more than a few of them. */
const mostShown = 6

function RefusedFiles({ refused }: { refused: Refused[] }) {
  const rest = refused.length - mostShown
  return (
    <Callout tone="problem">
      <p>Not added:</p>
      <ul className="font-normal">
        {refused.slice(0, mostShown).map(({ path, reason }) => (
          <li key={path} className="wrap-anywhere">
            <span className="font-medium break-all">{path}</span>: {reason}
          </li>
        ))}
        {rest > 0 && <li>and {rest} more.</li>}
      </ul>
    </Callout>
  )
}

function useDrop(onDropped: (chosen: Chosen[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const onDragOver = (event: DragEvent) => {
    // Without this the browser would leave the page and open the file.
    event.preventDefault()
    setIsOver(true)
  }
  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setIsOver(false)
    void droppedFrom(event.dataTransfer).then(onDropped)
  }
  return { isOver, handlers: { onDragOver, onDragEnter: onDragOver, onDragLeave: () => setIsOver(false), onDrop } }
}

function onConnection(changed: () => void) {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}
