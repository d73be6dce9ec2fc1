import { useState } from 'react'
import { Maximize2 } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'

const PreviewWindow = lazyPart(() => import('#web/kit/file-view/preview-window.tsx'), 'PreviewWindow')

/** The name is the last part of the link. Every accepted type is shown as an image. */
function fileAt(url: string) {
  const { pathname } = new URL(url, window.location.origin)
  return { name: decodeURIComponent(pathname.split('/').at(-1)!), kind: 'image/png', bytes: null, url }
}

type BugScreenshotProps = { url: string; onExpired: () => void }

export function BugScreenshot({ url, onExpired }: BugScreenshotProps) {
  const [isOpen, setIsOpen] = useState(false)
  const [failed, setFailed] = useState<string | null>(null)
  return (
    <figure className="mt-5">
      <figcaption className="type-label mb-1.5 text-soft">
        Screenshot (only the reporter and staff can see it)
      </figcaption>
      {failed === url ? (
        <p className="flex flex-wrap items-center gap-3">
          The screenshot didn’t load.
          <Button size="small" onClick={onExpired}>
            Try again
          </Button>
        </p>
      ) : (
        <button
          type="button"
          onClick={() => setIsOpen(true)}
          className="group relative block max-w-full overflow-hidden rounded-control border border-line bg-haze hover:border-edge"
        >
          <img
            src={url}
            alt="Open screenshot"
            decoding="async"
            onError={() => setFailed(url)}
            className="max-h-80 min-h-11 max-w-full min-w-11 object-contain"
          />
          <span
            aria-hidden="true"
            className="absolute right-2 bottom-2 grid size-8 place-items-center rounded-control bg-card text-ink shadow-low"
          >
            <Maximize2 className="size-4" />
          </span>
        </button>
      )}
      {isOpen && <PreviewWindow file={fileAt(url)} onClose={() => setIsOpen(false)} onExpired={onExpired} />}
    </figure>
  )
}
