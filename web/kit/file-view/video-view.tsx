import { FileFailure } from './file-failure.tsx'
import { useElementFailure } from './use-loaded.ts'
import type { FileViewProps } from './viewed-file.ts'

export function VideoView({ file, onExpired }: FileViewProps) {
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
