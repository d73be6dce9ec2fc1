import { useId, useRef, useState, useSyncExternalStore, type ChangeEvent, type DragEvent } from 'react'
import type { CodeFile } from '#contract/learning/practice.ts'
import type { Draft, SolutionFile } from '#contract/learning/solutions.ts'
import { FolderUp, Globe, Upload } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { ImportedFrom } from '../imports/imported-from.tsx'
import { chosenFrom, droppedFrom, inPlaceOf, type Chosen } from './chosen-files.ts'
import { FileRow, PreviousFileRow } from './file-row.tsx'
import { describeLimits, type Limits, type RejectedFile } from './limits.rules.ts'
import type { UploadItem, UploadList } from './upload-list.ts'
import type { useFiles } from './use-files.ts'

// Most files are chosen.
const ImportDialog = lazyPart(() => import('./import-dialog.tsx'), 'ImportDialog')

/** Of an exercise: where imported code goes. */
export type Editor = { takesNewFiles: boolean; onCode: (code: CodeFile[]) => void }

type FilesFieldProps = {
  uploads: UploadList
  items: UploadItem[]
  rejected: RejectedFile[]
  choose: (chosen: Chosen[]) => Promise<void>
  /** The attempt before, and which of its files are submitted again. */
  previous: Draft['previous']
  kept: SolutionFile[]
  droppedFiles: string[]
  onDrop: (fileIds: string[]) => void
  onImport: () => void
  imports: Draft['imports']
  /** Null while the server cannot be reached. */
  limits: Limits | null
}

type FilesImportProps = { files: ReturnType<typeof useFiles>; editor?: Editor }

/** Outside the form, because a form can’t be in another. */
export function FilesImport({ files, editor }: FilesImportProps) {
  if (!files.isImporting) return null
  return (
    <ImportDialog
      taskStepId={files.taskStepId}
      codePaths={files.codePaths}
      takesNewFiles={editor?.takesNewFiles ?? false}
      onUploads={files.uploads.replaceBy}
      onCode={(code) => editor?.onCode(code)}
      onClose={files.endImport}
    />
  )
}

// Every browser knows the attribute; React's types do not.
const asFolder = { webkitdirectory: '' }

export function FilesField({ uploads, items, rejected, choose, limits, ...earlier }: FilesFieldProps) {
  const { previous, kept, droppedFiles, onDrop, onImport, imports } = earlier
  const id = useId()
  const fileInput = useRef<HTMLInputElement>(null)
  const folderInput = useRef<HTMLInputElement>(null)
  // The interrupted file that is being chosen again.
  const replacing = useRef<string | null>(null)
  const isOnline = useSyncExternalStore(onConnection, () => navigator.onLine)
  const drop = useDrop((chosen) => void choose(chosen))

  const openFiles = (path: string | null) => {
    replacing.current = path
    fileInput.current?.click()
  }
  const onChosen = (event: ChangeEvent<HTMLInputElement>) => {
    void choose(inPlaceOf(replacing.current, chosenFrom(event.target.files ?? [])))
    replacing.current = null
    // Otherwise choosing the same file again would fire no change event.
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
          <OnlineButton size="small" variant="quiet" disabled={!limits} onClick={onImport}>
            <Globe aria-hidden="true" className="size-4" />
            Import from GitHub
          </OnlineButton>
          <span className="type-small text-soft pointer-coarse:hidden">or drop them here</span>
        </div>
        <p id={`${id}-limits`} className="type-small text-soft">
          {limits ? describeLimits(limits) : 'You can add files when you’re back online.'}
        </p>
        <input {...input} ref={fileInput} aria-label="Files of your solution" />
        <input {...input} ref={folderInput} aria-label="A folder of your solution" {...asFolder} />
      </div>
      {rejected.length > 0 && <RejectedFiles rejected={rejected} />}
      <ImportedFrom imports={imports} total={items.length} className="" />
      {items.length + kept.length > 0 && (
        <ul aria-label="Files to submit" className="divide-y divide-line rounded-control border border-line bg-card">
          {kept.map((file) => (
            <PreviousFileRow
              key={file.fileId}
              file={file}
              attempt={previous!.attempt}
              onRemove={() => onDrop([...droppedFiles, file.fileId])}
            />
          ))}
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
      {previous && droppedFiles.length > 0 && (
        <Button size="small" variant="quiet" className="justify-self-start" onClick={() => onDrop([])}>
          Restore the files of attempt {previous.attempt}
        </Button>
      )}
    </fieldset>
  )
}

const maxShown = 6

function RejectedFiles({ rejected }: { rejected: RejectedFile[] }) {
  const rest = rejected.length - maxShown
  return (
    <Callout tone="problem">
      <p>Not added:</p>
      <ul className="font-normal">
        {rejected.slice(0, maxShown).map(({ path, reason }) => (
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
    // Otherwise the browser would leave the page and open the file.
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
