import { useState } from 'react'
import type { TaskStep } from '#contract/learning/tasks.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { fileSize } from '#web/kit/format.ts'
import { FileText } from '#web/kit/icons.tsx'
import { Link2 } from '#web/kit/staff-icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { usePreview } from '../steps/preview.tsx'
import { linksOf } from '../steps/links.rules.ts'
import { StepFilesDialog } from './step-files-dialog.tsx'
import { StepUrlsDialog } from './step-urls-dialog.tsx'

type BuilderStepProps = { courseId: number; step: TaskStep; index: number }

const reference =
  'touch type-small flex min-w-0 max-w-full items-center gap-2 text-left text-indigo hover:underline underline-offset-4'

export function BuilderStep({ courseId, step, index }: BuilderStepProps) {
  const preview = usePreview()
  const [dialog, setDialog] = useState<'files' | 'urls' | null>(null)
  const { taskStepTitle, instructions, files } = step
  // The lesson's own page has the whole task.
  const text = step.hasLesson ? step.summary : instructions
  const links = linksOf(step.urls)
  const close = () => setDialog(null)
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-4 py-3 sm:pl-12">
      <div className="min-w-0 flex-1 basis-64">
        <p className="[overflow-wrap:anywhere]">
          <span className="text-soft tabular-nums">{index + 1}.</span> {taskStepTitle}
        </p>
        {text && <RichText text={text} className="type-small mt-1 max-w-prose text-soft" />}
        {files.length + links.length > 0 && (
          <ul className="mt-1.5 grid grid-cols-1 gap-1">
            {files.map((file) => (
              <li key={file.stepFileId}>
                <button type="button" className={reference} onClick={() => preview(file)}>
                  <FileText aria-hidden="true" className="size-4 shrink-0 text-soft" />
                  <span className="min-w-0 truncate">{file.name}</span>
                  <span className="shrink-0 text-soft">{fileSize(file.bytes)}</span>
                </button>
              </li>
            ))}
            {links.map(({ url, host, rest }) => (
              <li key={url}>
                <a href={url} target="_blank" rel="noreferrer" className={reference}>
                  <Link2 aria-hidden="true" className="size-4 shrink-0 text-soft" />
                  <span className="min-w-0 truncate">
                    {host}
                    {rest}
                  </span>
                </a>
              </li>
            ))}
          </ul>
        )}
      </div>
      <span className="flex flex-wrap gap-2">
        <RouteButton
          to={`/admin/tasks/${courseId}/steps/${step.taskStepId}`}
          aria-label={`${step.hasLesson ? 'Lesson' : 'Write lesson'} of ${taskStepTitle}`}
          size="small"
        >
          {step.hasLesson ? 'Lesson' : 'Write lesson'}
        </RouteButton>
        <Button size="small" aria-label={`Files of ${taskStepTitle}`} onClick={() => setDialog('files')}>
          Files
        </Button>
        <Button size="small" aria-label={`Links of ${taskStepTitle}`} onClick={() => setDialog('urls')}>
          Links
        </Button>
      </span>
      {dialog === 'files' && <StepFilesDialog courseId={courseId} step={step} onClose={close} />}
      {dialog === 'urls' && <StepUrlsDialog courseId={courseId} step={step} onClose={close} />}
    </li>
  )
}
