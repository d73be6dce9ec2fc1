import { useState } from 'react'
import { Expand, Shrink } from '../icons.tsx'
import { classes } from '../layout/classes.ts'
import { Loading, Skeleton } from '../states/skeleton.tsx'
import { FileFailure } from './file-failure.tsx'
import { useElementFailure } from './use-loaded.ts'
import { IconButton, ViewBar } from './view-bar.tsx'
import type { FileViewProps } from './viewed-file.ts'

/** Fitted to the window, or in actual size with scrolling. */
export function PictureView({ file, onExpired }: FileViewProps) {
  const [isActual, setActual] = useState(false)
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const { failure, attempt, onError, retry } = useElementFailure(file.url)
  if (failure) return <FileFailure file={file} failure={failure} onRetry={retry} onExpired={onExpired} />
  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewBar label="Picture">
        <IconButton
          label="Actual size"
          icon={isActual ? Shrink : Expand}
          aria-pressed={isActual}
          onClick={() => setActual(!isActual)}
        />
        {size && (
          <span className="type-small px-1 text-soft">
            {size.width} × {size.height}
          </span>
        )}
      </ViewBar>
      {/* A scrolling region must be focusable. */}
      <section
        aria-label={file.name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        className="relative flex min-h-0 flex-1 overflow-auto bg-haze p-3 -outline-offset-2"
      >
        {!size && (
          <Loading label="Loading the picture" className="absolute inset-3">
            <Skeleton className="size-full" />
          </Loading>
        )}
        <img
          key={attempt}
          src={file.url}
          alt={file.name}
          decoding="async"
          onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
            setSize({ width: naturalWidth, height: naturalHeight })
          }
          onError={onError}
          // Unlike centring, an automatic margin never moves a corner out of the scrollable area.
          className={classes(
            'm-auto',
            isActual ? 'max-w-none shrink-0' : 'max-h-full max-w-full object-contain',
            !size && 'invisible',
          )}
        />
      </section>
    </div>
  )
}
