import { useEffect, useRef, useState, type RefObject } from 'react'
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { drawPage, erase, writeText } from './pdf-drawing.ts'
import { pageStyle } from './pdf-fit.ts'
import type { Size } from './window-frame.ts'

type PdfPageProps = {
  pdf: PDFDocumentProxy
  number: number
  /** Assumed until the page is loaded. */
  expected: Size
  scale: number
  scroller: RefObject<HTMLElement | null>
  /** Waits, so that the first page has the whole connection. */
  isHeld: boolean
  /** A picture of the page, shown until it is drawn. */
  cover: string | null
  onDrawn: () => void
}

// While the window is resized the page is stretched; it is redrawn afterwards.
const debounceMs = 120

/** Drawn when it is near the viewport; frees its memory when it is far away. */
export function PdfPage({ pdf, number, expected, scale, scroller, isHeld, cover, onDrawn }: PdfPageProps) {
  const box = useRef<HTMLElement>(null)
  const picture = useRef<HTMLDivElement>(null)
  const text = useRef<HTMLDivElement>(null)
  const isNear = useIsNear(box, scroller) && !isHeld
  const [page, setPage] = useState<PDFPageProxy | null>(null)
  const [isDrawn, setDrawn] = useState(false)
  const [isBroken, setBroken] = useState(false)
  const size = page?.getViewport({ scale: 1 }) ?? expected

  useEffect(() => {
    if (!isNear || page) return
    pdf.getPage(number).then(setPage, () => setBroken(true))
  }, [pdf, number, isNear, page])

  useEffect(() => {
    const holder = picture.current
    if (!isNear || !page || !holder) return
    let drawing: ReturnType<typeof drawPage> | null = null
    const start = () => {
      drawing = drawPage(page, scale, holder)
      drawing.done.then(finish, () => finish(true))
    }
    const finish = (isBroken: boolean) => {
      setBroken(isBroken)
      // Without a picture it was cancelled.
      if (!isBroken && !holder.hasChildNodes()) return
      setDrawn(true)
      onDrawn()
    }
    const timer = setTimeout(start, holder.hasChildNodes() ? debounceMs : 0)
    return () => {
      clearTimeout(timer)
      drawing?.cancel()
    }
  }, [isNear, page, scale, onDrawn])

  // After the picture, which most readers wait for.
  useEffect(() => {
    const holder = text.current
    if (!isNear || !isDrawn || !page || !holder) return
    const writing = writeText(page, holder)
    return () => {
      writing.cancel()
      holder.replaceChildren()
    }
  }, [isNear, isDrawn, page])

  useEffect(() => {
    const holder = picture.current
    return isNear && page && holder ? () => erase(holder) : undefined
  }, [isNear, page])

  return (
    <article
      ref={box}
      aria-label={`Page ${number}`}
      data-page={number}
      className="pdf-page"
      style={pageStyle(size, scale)}
    >
      {cover && !isDrawn && <img src={cover} alt="" className="pdf-cover" />}
      <div ref={picture} aria-hidden="true" className="pdf-picture" />
      <div ref={text} className="pdf-text" />
      {isBroken && <p className="absolute inset-x-0 top-0 p-4 text-[#565a80]">This page couldn’t be shown.</p>}
    </article>
  )
}

/** Whether the element is visible or within one screen of it. */
function useIsNear(element: RefObject<HTMLElement | null>, scroller: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false)
  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)!.isIntersecting), {
      root: scroller.current,
      rootMargin: '100% 0px',
    })
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, scroller])
  return isNear
}
