import { nameOfKind } from '#contract/kit/file-kinds.ts'
import type { ProjectSubmission } from '#contract/projects/submissions.ts'
import { fileSize } from '#web/kit/format.ts'
import { Download } from '#web/kit/icons.tsx'

export function FileLink({ file }: Pick<ProjectSubmission, 'file'>) {
  return (
    <a
      href={file.url}
      target="_blank"
      rel="noopener noreferrer"
      className="touch inline-flex min-h-10 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3 py-1.5 font-medium transition-colors hover:border-edge hover:bg-haze"
    >
      <Download aria-hidden="true" className="size-4 shrink-0 text-soft" />
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="type-small shrink-0 font-normal text-soft">
        {nameOfKind(file.kind)}, {fileSize(file.bytes)}
      </span>
    </a>
  )
}
