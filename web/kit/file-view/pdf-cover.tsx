import { useRef, type ReactNode } from 'react'
import { Loading } from '../states/skeleton.tsx'
import type { FirstPage } from './first-page.ts'
import { fitScale, pageStyle, useInnerWidth } from './pdf-fit.ts'

type PdfCoverProps = FirstPage & { name: string; progress: ReactNode; onScroll: (position: number) => void }

/** The picture of the first page, where `PdfPages` will show the page. `onScroll` gets the position in points. */
export function PdfCover({ url, size, name, progress, onScroll }: PdfCoverProps) {
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
