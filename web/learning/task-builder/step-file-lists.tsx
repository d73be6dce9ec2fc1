import { useState } from 'react'
import type { StepFile } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Problem } from '#web/kit/forms/field.tsx'
import { fileSize } from '#web/kit/format.ts'
import { FileText, X } from '#web/kit/icons.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { nameAndSize } from './step-upload.ts'
import { useRemoveStepFile } from './task-builder.api.ts'

/** Removing a file asks for confirmation in place. */
export function StepFiles({ courseId, files }: { courseId: number; files: StepFile[] }) {
  const [confirming, setConfirming] = useState<number | null>(null)
  const remove = useRemoveStepFile(courseId)
  if (files.length === 0) return <p className="text-soft">This step has no files yet.</p>
  const confirm = ({ stepFileId, name }: StepFile) =>
    remove.mutate(stepFileId, { onSuccess: () => toast(`${name} removed`), onSettled: () => setConfirming(null) })
  return (
    <div>
      <ul aria-label="Files of the step" className="divide-y divide-line rounded-control border border-line">
        {files.map((file) => (
          <li key={file.stepFileId} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
            <FileText aria-hidden="true" className="size-4 shrink-0 text-soft" />
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className="link touch inline-flex min-w-0 flex-1 items-center break-all"
            >
              {file.name}
            </a>
            <span className="type-small text-soft">{fileSize(file.bytes)}</span>
            {confirming === file.stepFileId ? (
              <span className="flex gap-1">
                <Button size="small" onClick={() => setConfirming(null)}>
                  Cancel
                </Button>
                <Button
                  size="small"
                  variant="danger"
                  aria-label={`Confirm: remove ${file.name}`}
                  busy={remove.isPending}
                  onClick={() => confirm(file)}
                >
                  Remove
                </Button>
              </span>
            ) : (
              <Button
                size="small"
                variant="quiet"
                aria-label={`Remove ${file.name}`}
                onClick={() => setConfirming(file.stepFileId)}
                className="text-vermilion"
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <Problem text={remove.error?.message} />
    </div>
  )
}

type ChosenFilesProps = { files: File[]; isLocked: boolean; onRemove: (file: File) => void }

export function ChosenFiles({ files, isLocked, onRemove }: ChosenFilesProps) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Chosen files" className="grid gap-1">
      {files.map((file) => (
        <li key={nameAndSize(file)} className="type-small flex items-center gap-2">
          <FileText aria-hidden="true" className="size-4 shrink-0 text-soft" />
          <span className="min-w-0 break-all">{file.name}</span>
          <span className="shrink-0 text-soft">{fileSize(file.size)}</span>
          {!isLocked && (
            <button
              type="button"
              aria-label={`Remove ${file.name}`}
              onClick={() => onRemove(file)}
              className="touch ml-auto grid size-8 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}
