import type { SolutionFile } from '#contract/learning/solutions.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { fileSize } from '#web/kit/format.ts'
import { Check, CircleAlert, Clock, History, RotateCw, Upload, X, type Icon } from '#web/kit/icons.tsx'
import { usePreview } from '../steps/preview.tsx'
import type { UploadItem, UploadState } from './upload-list.ts'

const icons: Record<UploadState, { icon: Icon; tone: string }> = {
  waiting: { icon: Clock, tone: 'text-soft' },
  sending: { icon: Upload, tone: 'text-indigo' },
  stored: { icon: Check, tone: 'text-leaf-ink' },
  failed: { icon: CircleAlert, tone: 'text-vermilion' },
  interrupted: { icon: CircleAlert, tone: 'text-marigold-ink' },
}

const percent = ({ sent, bytes }: UploadItem) => (bytes === 0 ? 100 : Math.floor((sent / bytes) * 100))

function describeState(item: UploadItem, isOnline: boolean): string {
  const isUploading = item.state === 'waiting' || item.state === 'sending'
  if (isUploading && !isOnline) return `Paused at ${percent(item)}% until you’re back online`
  if (item.state === 'waiting') return 'Waiting'
  if (item.state === 'sending') return `Uploading, ${percent(item)}%`
  if (item.state === 'stored') return 'Uploaded'
  if (item.state === 'failed') return item.problem ?? 'The upload failed.'
  return `Interrupted at ${percent(item)}%: choose the file again to continue`
}

type FileRowProps = {
  item: UploadItem
  isOnline: boolean
  onRetry: () => void
  onChooseAgain: () => void
  onRemove: () => void
}

export function FileRow({ item, isOnline, onRetry, onChooseAgain, onRemove }: FileRowProps) {
  const { path, bytes, state, sent } = item
  const { icon: Icon, tone } = icons[state]
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-3">
      <Icon aria-hidden="true" className={classes('size-4.5 shrink-0', tone)} />
      <div className="flex min-w-0 flex-1 flex-wrap items-center gap-x-3 gap-y-1.5">
        <div className="min-w-0 flex-1 basis-48">
          <p className="line-clamp-2 font-medium break-all">{path}</p>
          <p className="type-small flex flex-wrap gap-x-2">
            <span className={tone}>{describeState(item, isOnline)}</span>
            <span className="text-soft">{fileSize(bytes)}</span>
          </p>
          {state === 'sending' && (
            <progress
              aria-label={`Upload of ${path}`}
              value={sent}
              max={bytes}
              className="h-1.5 w-full accent-indigo"
            />
          )}
        </div>
        {state === 'failed' && (
          <Button size="small" aria-label={`Try again: ${path}`} onClick={onRetry}>
            <RotateCw aria-hidden="true" className="size-4" />
            Try again
          </Button>
        )}
        {state === 'interrupted' && (
          <Button size="small" aria-label={`Choose again: ${path}`} onClick={onChooseAgain}>
            Choose again
          </Button>
        )}
      </div>
      <RemoveButton path={path} onRemove={onRemove} />
    </li>
  )
}

type PreviousFileRowProps = { file: SolutionFile; attempt: number; onRemove: () => void }

/** A file of the attempt before, which is submitted again. */
export function PreviousFileRow({ file, attempt, onRemove }: PreviousFileRowProps) {
  const open = usePreview()
  const { path, bytes } = file
  return (
    <li className="flex items-center gap-3 py-2 pr-2 pl-3">
      <History aria-hidden="true" className="size-4.5 shrink-0 text-soft" />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={() => open({ ...file, name: path })}
          className="touch link line-clamp-2 text-left font-medium break-all"
        >
          <span className="sr-only">Open </span>
          {path}
        </button>
        <p className="type-small flex flex-wrap gap-x-2 text-soft">
          <span>From attempt {attempt}</span>
          <span>{fileSize(bytes)}</span>
        </p>
      </div>
      <RemoveButton path={path} onRemove={onRemove} />
    </li>
  )
}

function RemoveButton({ path, onRemove }: { path: string; onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={`Remove ${path}`}
      onClick={onRemove}
      className="touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
    >
      <X aria-hidden="true" className="size-4.5" />
    </button>
  )
}
