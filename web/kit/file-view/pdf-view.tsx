import { useCallback, useState, type ReactNode, useRef } from 'react'
import { fileSize } from '../format.ts'
import { classes } from '../layout/classes.ts'
import { Loading, Skeleton } from '../states/skeleton.tsx'
import { FileFailure } from './file-failure.tsx'
import { loadFirstPage, type FirstPage } from './first-page.ts'
import { comesInParts, downloadPdf, DownloadError } from './pdf-bytes.ts'
import type { OpenPdf } from './pdf-document.ts'
import { isViewerRequested, loadViewer } from './pdf-viewer.ts'
import { useLoaded, type Failure, type Load, type Outcome } from './use-loaded.ts'
import type { FileViewProps } from './viewed-file.ts'
import { fitScale, pageStyle, useInnerWidth } from './pdf-fit.ts'

type Pages = typeof import('./pdf-pages.tsx')
type Opened = OpenPdf & Pick<Pages, 'PdfPages'>

// What the picture of the first page gets before everything else has to share a slow connection with it.
const headStartMs = 2000

/** Shows the server's picture of the first page until pdf.js, which is loaded on demand, has drawn it. */
export function PdfView({ file, onExpired }: FileViewProps) {
  const [received, setReceived] = useState(0)
  const [firstPage, setFirstPage] = useState<FirstPage | null>(null)
  // Where the reader has scrolled to on the picture, in points.
  const [position, setPosition] = useState(0)
  // Of a part that was needed later.
  const [lost, setLost] = useState<Failure | null>(null)
  const { bytes } = file
  const load: Load<Opened> = useCallback(
    async (url, signal) => {
      setReceived(0)
      setLost(null)
      const picture = loadFirstPage(url).then((found) => void (signal.aborted || setFirstPage(found)))
      if (!isViewerRequested()) await Promise.race([picture, delay(headStartMs)])
      const onReceived = (more: number) => setReceived((received) => received + more)
      return signal.aborted
        ? { failure: 'unreachable' }
        : loadPdf({ url, length: bytes, signal, onReceived, onFailure: setLost })
    },
    [bytes],
  )
  const { outcome, retry } = useLoaded(file.url, load)
  const failure = lost ?? (outcome && 'failure' in outcome ? outcome.failure : null)
  if (failure) return <FileFailure file={file} failure={failure} onRetry={retry} onExpired={onExpired} />
  if (!outcome || 'failure' in outcome) {
    const progress = <PdfProgress received={received} total={bytes} />
    if (!firstPage) return <PdfLoading>{progress}</PdfLoading>
    return <PdfCover {...firstPage} name={file.name} progress={progress} onScroll={setPosition} />
  }
  const { PdfPages, ...opened } = outcome.value
  return <PdfPages {...opened} name={file.name} cover={firstPage?.url ?? null} position={position} />
}

const delay = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

function PdfLoading({ children }: { children: ReactNode }) {
  return (
    <Loading label="Loading the PDF" className="flex h-full flex-col overflow-hidden bg-haze p-4">
      <div className="mx-auto mb-3 w-full max-w-md">{children}</div>
      <Skeleton className="mx-auto min-h-0 w-full max-w-md flex-1" />
    </Loading>
  )
}

function PdfProgress({ received, total }: { received: number; total: number | null }) {
  // Nobody knows in advance how much of a large file its first page needs.
  const isMeasured = total !== null && !comesInParts(total)
  return (
    <>
      <progress
        aria-label="Download of the PDF"
        {...(isMeasured && { value: received, max: total })}
        className={classes(
          'h-2 w-full appearance-none overflow-hidden rounded-full [&::-moz-progress-bar]:bg-marigold [&::-webkit-progress-bar]:bg-transparent [&::-webkit-progress-value]:bg-marigold',
          isMeasured ? 'bg-line' : 'animate-breathe bg-marigold',
        )}
      />
      <p className="type-small text-soft tabular-nums">{describeProgress(received, total)}</p>
    </>
  )
}

function describeProgress(received: number, total: number | null): string {
  if (total === null) return `${fileSize(received)} loaded`
  if (comesInParts(total)) return `Loading the first page, ${fileSize(received)}`
  return received < total ? `${fileSize(received)} of ${fileSize(total)}` : 'Opening…'
}

type Loads = {
  url: string
  length: number | null
  signal: AbortSignal
  onReceived: (bytes: number) => void
  onFailure: (failure: Failure) => void
}

async function loadPdf({ url, length, signal, onReceived, onFailure }: Loads): Promise<Outcome<Opened>> {
  const bytes = downloadPdf(length, { url, signal, onReceived })
  const { worker, modules } = loadViewer()
  signal.addEventListener('abort', () => worker.terminate())
  const failed = new Promise<never>((_, reject) => worker.addEventListener('error', reject, { once: true }))
  failed.catch(() => {})
  try {
    const [{ openPdf }, { PdfPages }] = await modules
    const outcome = await Promise.race([openPdf(bytes, { worker, signal, onFailure }), failed])
    return 'failure' in outcome ? outcome : { value: { ...outcome.value, PdfPages } }
  } catch (error) {
    worker.terminate()
    return { failure: error instanceof DownloadError ? error.failure : 'unreachable' }
  }
}

type PdfCoverProps = FirstPage & { name: string; progress: ReactNode; onScroll: (position: number) => void }

/** The picture of the first page, where `PdfPages` will show the page. `onScroll` gets the position in points. */
function PdfCover({ url, size, name, progress, onScroll }: PdfCoverProps) {
  const scroller = useRef<HTMLElement>(null)
  const width = useInnerWidth(scroller)
  const scale = fitScale(width, size)
  return (
    <div className="flex h-full min-h-0 flex-col">
      <Loading label="Loading the PDF" className="flex items-center border-b border-line bg-card px-2 py-1">
        <div className="flex min-w-0 flex-1 items-center gap-3 px-1 [&>p]:shrink-0">{progress}</div>
        {/* As high as the toolbar that replaces it. */}
        <span aria-hidden="true" className="touch h-9" />
      </Loading>
      {/* A scrolling region must be focusable. */}
      <section
        ref={scroller}
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={() => onScroll(scroller.current!.scrollTop / scale)}
        className="pdf-pages relative min-h-0 flex-1 overflow-auto bg-haze -outline-offset-2"
      >
        {width > 0 && (
          <article aria-label="Page 1" data-page={1} className="pdf-page" style={pageStyle(size, scale)}>
            <img src={url} alt={`First page of ${name}`} className="pdf-cover" />
          </article>
        )}
      </section>
    </div>
  )
}
