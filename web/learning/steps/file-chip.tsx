import { usePreloadedViewer } from '#web/kit/file-view/use-preloaded-viewer.ts'
import { fileSize } from '#web/kit/format.ts'
import { usePreview, type PreviewFile } from './preview.tsx'
import { FileIcon } from './file-icon.tsx'

export function FileChip({ file }: { file: PreviewFile }) {
  const open = usePreview()
  usePreloadedViewer([file.kind])
  return (
    <button
      type="button"
      onClick={() => open(file)}
      className="touch inline-flex min-h-9 max-w-full items-center gap-2 rounded-control border border-line bg-card px-3 py-1.5 text-left text-sm font-medium transition-colors hover:border-edge hover:bg-haze"
    >
      <FileIcon kind={file.kind} />
      <span className="sr-only">Open</span>
      <span className="min-w-0 truncate">{file.name}</span>
      <span className="shrink-0 font-normal text-soft">{fileSize(file.bytes)}</span>
    </button>
  )
}
