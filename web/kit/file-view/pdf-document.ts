import {
  getDocument,
  GlobalWorkerOptions,
  PasswordException,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
// oxlint-disable-next-line import/default -- With ?url, Vite answers the address of the file.
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url'
import { diagnoseFailure, type Load } from './use-loaded.ts'
import type { Size } from './window-frame.ts'

GlobalWorkerOptions.workerSrc = workerUrl

// What pdf.js asks for by name; vite.config.ts puts it there.
const files = import.meta.env.DEV ? '/node_modules/pdfjs-dist' : `/assets/pdf-${version}`

/** A document, and the size of its first page, which the others are taken to have until they are seen. */
export type OpenPdf = { pdf: PDFDocumentProxy; first: Size }

/** Opens a document until the signal says that nobody looks at it any more. */
export const openPdf: Load<OpenPdf> = async (url, signal) => {
  const task = getDocument({
    url,
    cMapUrl: `${files}/cmaps/`,
    standardFontDataUrl: `${files}/standard_fonts/`,
    wasmUrl: `${files}/wasm/`,
    // Our content policy allows no WebAssembly; with this, the decoders come as script.
    useWasm: false,
    // What is wrong with somebody's file is told to the reader, not to the console.
    verbosity: VerbosityLevel.ERRORS,
  })
  signal.addEventListener('abort', () => void task.destroy())
  try {
    const pdf = await task.promise
    const { width, height } = (await pdf.getPage(1)).getViewport({ scale: 1 })
    return { thing: { pdf, first: { width, height } } }
  } catch (error) {
    void task.destroy()
    return { failure: error instanceof PasswordException ? 'locked' : await diagnoseFailure(url) }
  }
}
