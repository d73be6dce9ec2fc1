import { RenderingCancelledException, TextLayer, type PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs'

// Phones refuse canvases with more pixels than this.
const mostPixels = 2 ** 24

/**
 * Draws a page as finely as the screen can show it and puts it into the holder in place of what was there, so that
 * nothing flickers. `done` tells whether the page turned out to be broken.
 */
export function drawPage(page: PDFPageProxy, scale: number, holder: HTMLElement) {
  const viewport = page.getViewport({ scale: scale * fineness(page, scale) })
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

function fineness(page: PDFPageProxy, scale: number): number {
  const { width, height } = page.getViewport({ scale })
  return Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)))
}

/** Empties a holder. Without pixels, a canvas gives its memory back at once; Safari otherwise waits, and runs out. */
export function erase(holder: HTMLElement) {
  for (const canvas of holder.querySelectorAll('canvas')) canvas.width = canvas.height = 0
  holder.replaceChildren()
}

/** Lays the words over the picture of the page, unseen: to be read out, searched, selected and copied. */
export function writeText(page: PDFPageProxy, holder: HTMLElement) {
  const layer = new TextLayer({
    textContentSource: page.streamTextContent(),
    container: holder,
    viewport: page.getViewport({ scale: 1 }),
  })
  // Cancelled, or a page whose words cannot be read: its picture is there all the same.
  layer.render().catch(() => {})
  return layer
}
