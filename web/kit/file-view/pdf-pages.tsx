import { useCallback, useLayoutEffect, useRef, useState, type RefObject } from 'react'
import { ZoomIn, ZoomOut } from '../icons.tsx'
import { Button } from '../layout/button.tsx'
import type { OpenPdf } from './pdf-document.ts'
import { fitScale, margin, useInnerWidth } from './pdf-fit.ts'
import { PdfPage } from './pdf-page.tsx'
import { IconButton, ViewBar } from './view-bar.tsx'

// Relative to the available width.
const zooms = [0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4]

type PdfPagesProps = OpenPdf & {
  name: string
  /** A picture of the first page, shown until the page is drawn. */
  cover: string | null
  /** Where the reader has scrolled to on that picture, in points. */
  position: number
}

export function PdfPages({ pdf, first, name, cover, position }: PdfPagesProps) {
  const scroller = useRef<HTMLElement>(null)
  const width = useInnerWidth(scroller)
  const [zoom, setZoom] = useState(1)
  const [current, setCurrent] = useState(1)
  const [isStarted, setStarted] = useState(false)
  const onDrawn = useCallback(() => setStarted(true), [])
  const scale = fitScale(width, first) * zoom
  const savePosition = useScrollPosition(scroller, scale, position)

  const onScroll = () => {
    savePosition()
    setCurrent(visiblePage(scroller.current!))
  }
  const showPage = (page: number) => {
    const box = scroller.current!.querySelector<HTMLElement>(`[data-page="${page}"]`)
    if (box) scroller.current!.scrollTo({ top: box.offsetTop - margin })
  }
  const step = (by: 1 | -1) => setZoom(zooms[zooms.indexOf(zoom) + by] ?? zoom)

  return (
    <div className="flex h-full min-h-0 flex-col">
      <ViewBar label="PDF">
        <PageJump current={current} count={pdf.numPages} onJump={showPage} />
        <span className="ml-auto flex items-center gap-1">
          <IconButton label="Zoom out" icon={ZoomOut} disabled={zoom === zooms[0]} onClick={() => step(-1)} />
          <Button
            size="small"
            variant="quiet"
            aria-label={`Fit to width, now ${zoom * 100}%`}
            onClick={() => setZoom(1)}
          >
            {zoom * 100}%
          </Button>
          <IconButton label="Zoom in" icon={ZoomIn} disabled={zoom === zooms.at(-1)} onClick={() => step(1)} />
        </span>
      </ViewBar>
      {/* A scrolling region must be focusable. */}
      <section
        ref={scroller}
        aria-label={name}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        onScroll={onScroll}
        className="pdf-pages relative min-h-0 flex-1 overflow-auto bg-haze -outline-offset-2"
      >
        {width > 0 &&
          Array.from({ length: pdf.numPages }, (_, index) => (
            <PdfPage
              key={index}
              pdf={pdf}
              number={index + 1}
              expected={first}
              scale={scale}
              scroller={scroller}
              cover={index === 0 ? cover : null}
              isHeld={index > 0 && !isStarted}
              onDrawn={onDrawn}
            />
          ))}
      </section>
    </div>
  )
}

type PageJumpProps = { current: number; count: number; onJump: (page: number) => void }

/** Shows the visible page, and jumps to the one typed. */
function PageJump({ current, count, onJump }: PageJumpProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const jump = () => {
    const page = Number(typed)
    if (typed && Number.isInteger(page)) onJump(Math.min(Math.max(page, 1), count))
    setTyped(null)
  }
  return (
    <form
      className="flex items-center gap-1.5 px-1"
      onSubmit={(event) => {
        event.preventDefault()
        jump()
      }}
    >
      <label className="flex items-center gap-1.5">
        Page
        <input
          inputMode="numeric"
          autoComplete="off"
          maxLength={5}
          value={typed ?? current}
          onChange={(event) => setTyped(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={jump}
          className="touch h-8 w-12 rounded-small border border-edge bg-card px-1.5 text-center tabular-nums"
        />
      </label>
      <span className="tabular-nums">of {count}</span>
    </form>
  )
}

/** Keeps the same lines visible when the scale changes; returns a function that saves the position. */
function useScrollPosition(scroller: RefObject<HTMLElement | null>, scale: number, start: number) {
  const position = useRef(start)
  useLayoutEffect(() => {
    scroller.current?.scrollTo({ top: position.current * scale })
  }, [scroller, scale])
  return () => {
    position.current = (scroller.current?.scrollTop ?? 0) / scale
  }
}

function visiblePage(scroller: HTMLElement): number {
  const middle = scroller.scrollTop + scroller.clientHeight / 2
  const pages = [...scroller.querySelectorAll<HTMLElement>('[data-page]')]
  const last = pages.findLastIndex((page) => page.offsetTop <= middle)
  return Math.max(last, 0) + 1
}
