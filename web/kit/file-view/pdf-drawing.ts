import { RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Phones reject larger canvases.
const maxPixels = 2 ** 24

/**
 * Draws a page at the resolution of the screen, then replaces the old drawing, so that nothing flickers. `done` resolves
 * to whether the page is broken.
 */
export function drawPage(page: PDFPageProxy, scale: number, holder: HTMLElement) {
  const viewport = page.getViewport({ scale: scale * pixelRatio(page, scale) })
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.floor(viewport.width))
  canvas.height = Math.max(1, Math.floor(viewport.height))
  const task = page.render({ canvas, viewport })
  const done = task.promise.then(
    () => {
      erase(holder)
      holder.append(canvas)
      return false
    },
    (error: unknown) => !(error instanceof RenderingCancelledException),
  )
  return { done, cancel: () => task.cancel() }
}

function pixelRatio(page: PDFPageProxy, scale: number): number {
  const { width, height } = page.getViewport({ scale })
  return Math.min(devicePixelRatio, Math.sqrt(maxPixels / (width * height)))
}

/** A canvas of size 0 frees its memory at once; Safari would otherwise run out of it. */
export function erase(holder: HTMLElement) {
  for (const canvas of holder.querySelectorAll('canvas')) canvas.width = canvas.height = 0
  holder.replaceChildren()
}

/** Adds invisible text over the page, for screen readers, search, selection and copying. */
export function writeText(page: PDFPageProxy, holder: HTMLElement) {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: holder,
    viewport: page.getViewport({ scale: 1 }),
  })
  // Cancelled, or a page without readable text: its picture is still shown.
  layer.render().catch(() => {})
  return layer
}
