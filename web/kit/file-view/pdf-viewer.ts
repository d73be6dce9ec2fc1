// oxlint-disable-next-line import/default -- With ?url, Vite exports the file's URL.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'

/** Started in advance, for the next PDF. */
let spare: Worker | null = null
let isLoaded = false

/** Whether the viewer has been loaded, or is being loaded. */
export const isViewerRequested = () => isLoaded || spare !== null

const startWorker = () => new Worker(workerUrl, { type: 'module' })

/** The parts of pdf.js: the module of the page, and a worker that the caller must terminate. All load at once. */
export function loadViewer() {
  const worker = spare ?? startWorker()
  spare = null
  isLoaded = true
  return { worker, modules: loadModules() }
}

const loadModules = () => Promise.all([import('./pdf-document.ts'), import('./pdf-pages.tsx')])

/** Loads and starts the viewer in advance. Returns what frees its memory if it isn't used. */
export function preloadViewer(): () => void {
  if (isLoaded) return () => {}
  spare ??= startWorker()
  loadModules().catch(() => {})
  const started = spare
  return () => {
    if (spare !== started) return
    started.terminate()
    spare = null
  }
}
