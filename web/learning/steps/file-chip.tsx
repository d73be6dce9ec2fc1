import { FileArchive, FileCode, FileImage, FileText, FileVideo, type LucideIcon } from 'lucide-react'
import { fileSize } from '#web/kit/format.ts'
import { usePreview, type PreviewFile } from '../solutions/preview.tsx'

const icons: [start: string, icon: LucideIcon][] = [
  ['image/', FileImage],
  ['video/', FileVideo],
  ['application/zip', FileArchive],
  ['application/pdf', FileText],
]

/** Opens a file in the preview window. */
export function FileChip({ file }: { file: PreviewFile }) {
  const open = usePreview()
  const Icon = icons.find(([start]) => file.kind.startsWith(start))?.[1] ?? FileCode
  return (
    <button
      type="button"
      onClick={() => open(file)}
      className="touch inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3 py-1.5 text-left text-sm font-medium transition-colors hover:border-edge hover:bg-haze"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-soft" />
      <span className="sr-only">Open</span>
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 font-normal text-soft">{fileSize(file.bytes)}</span>
    </button>
  )
}
