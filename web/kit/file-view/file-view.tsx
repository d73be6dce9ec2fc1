import type { ComponentType } from 'react'
import { fileSize } from '../format.ts'
import { FileDown } from '../icons.tsx'
import { DownloadButton, FileFailure } from './file-failure.tsx'
import { PdfView } from './pdf-view.tsx'
import { PictureView } from './picture-view.tsx'
import { TextView } from './text-view.tsx'
import { viewerOf, type FileViewProps, type ViewerKind } from './viewed-file.ts'
import { useElementFailure } from './use-loaded.ts'

const views: Record<ViewerKind, ComponentType<FileViewProps>> = {
  picture: PictureView,
  video: VideoView,
  pdf: PdfView,
  text: TextView,
  none: NoView,
}

/** Fills its container, which must have a height. */
export function FileView({ file, onExpired, onLine }: FileViewProps) {
  const View = views[viewerOf(file)]
  return <View key={file.url} file={file} onExpired={onExpired} onLine={onLine} />
}

function NoView({ file }: FileViewProps) {
  return (
    <div className="grid h-full place-items-center overflow-y-auto p-5">
      <div className="max-w-full text-center">
        <FileDown aria-hidden="true" className="mx-auto size-10 text-soft" />
        <p className="mt-3 font-semibold wrap-anywhere">{file.name}</p>
        {file.bytes !== null && <p className="type-small text-soft">{fileSize(file.bytes)}</p>}
        <p className="mt-2 mb-4 text-soft">We can’t preview this type of file.</p>
        <DownloadButton file={file} />
      </div>
    </div>
  )
}

function VideoView({ file, onExpired }: FileViewProps) {
  const { failure, attempt, onError, retry } = useElementFailure(file.url)
  if (failure) return <FileFailure file={file} failure={failure} onRetry={retry} onExpired={onExpired} />
  return (
    <div className="grid h-full place-items-center bg-[#0a0c24]">
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- Submitted videos have no captions. */}
      <video
        key={attempt}
        src={file.url}
        aria-label={file.name}
        controls
        playsInline
        preload="metadata"
        onError={onError}
        className="size-full min-h-0 object-contain"
      />
    </div>
  )
}
