import { Suspense, useState } from 'react'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { usePreloadedViewer } from '#web/kit/file-view/use-preloaded-viewer.ts'
import { viewerOf } from '#web/kit/file-view/viewed-file.ts'
import { Eye } from '#web/kit/icons.tsx'
import { FileLink } from './file-link.tsx'

const PreviewWindow = lazyComponent(() => import('#web/kit/file-view/preview-window.tsx'), 'PreviewWindow')

type SubmittedFileProps = Pick<ProjectSubmission, 'file'> & { onExpired: () => void }

/** Opens the file in a window next to the review; an archive can only be downloaded. */
export function SubmittedFile({ file, onExpired }: SubmittedFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  usePreloadedViewer([file.kind])
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileLink file={file} />
      {viewerOf(file) !== 'none' && (
        <Button onClick={() => setIsOpen(true)}>
          <Eye aria-hidden="true" className="size-4.5" />
          Read it here
        </Button>
      )}
      {isOpen && (
        <Suspense fallback={null}>
          <PreviewWindow file={file} onClose={() => setIsOpen(false)} onExpired={onExpired} />
        </Suspense>
      )}
    </div>
  )
}
