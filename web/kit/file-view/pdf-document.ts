import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- With ?url, Vite exports the file's URL.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { diagnoseFailure, type Load } from './use-loaded.ts'
import type { Size } from './window-frame.ts'

GlobalWorkerOptions.workerSrc = workerUrl

// pdf.js loads these by name; vite.config.ts copies them.
const files = import.meta.env.DEV ? '/node_modules/pdfjs-dist' : `/assets/pdf-${version}`

/** The size of the first page is assumed for the others until they are loaded. */
export type OpenPdf = { pdf: PDFDocumentProxy; first: Size }

/** Opens a document until the signal aborts. */
export const openPdf: Load<OpenPdf> = async (url, signal) => {
  const task = getDocument({
    url,
    cMapUrl: `${files}/cmaps/`,
    standardFontDataUrl: `${files}/standard_fonts/`,
    wasmUrl: `${files}/wasm/`,
    // Our content security policy forbids WebAssembly; the decoders also exist as scripts.
    useWasm: false,
    // Problems with a file are shown to the reader, not logged.
    verbosity: VerbosityLevel.ERRORS,
  })
  signal.addEventListener('abort', () => void task.destroy())
  try {
    const pdf = await task.promise
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { value: { pdf, first: { width, height } } }
  } catch (error) {
    void task.destroy()
    return { failure: error instanceof PasswordException ? 'locked' : await diagnoseFailure(url) }
  }
}
