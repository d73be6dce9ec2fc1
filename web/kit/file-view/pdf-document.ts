import {
  getDocument,
  PasswordException,
  PDFDataRangeTransport,
  PDFWorker,
  VerbosityLevel,
  version,
  type PDFDocumentProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs'
import { DownloadError, partSize, type PdfBytes } from './pdf-bytes.ts'
import type { Failure, Outcome } from './use-loaded.ts'
import type { Size } from './window-frame.ts'

// pdf.js loads these by name; build/vite.config.ts copies them.
const files = import.meta.env.DEV ? '/node_modules/pdfjs-dist' : `/assets/pdf-${version}`

/** The size of the first page is assumed for the others until they are loaded. */
export type OpenPdf = { pdf: PDFDocumentProxy; first: Size }

// Small: before the first page, pdf.js reads a few bytes of every page, and of each at least as much as this.
const rangeChunkSize = 4 * 1024

type Opening = { worker: Worker; signal: AbortSignal; onFailure: (failure: Failure) => void }

/** Opens a document until the signal aborts. `onFailure`: a part that a page needs can't be downloaded. */
export async function openPdf(bytes: PdfBytes, { worker, signal, onFailure }: Opening): Promise<Outcome<OpenPdf>> {
  let lost: Failure | null = null
  const noteFailure = (failure: Failure) => onFailure((lost ??= failure))
  const task = getDocument({
    ...(await sourceOf(bytes, signal, noteFailure)),
    worker: PDFWorker.create({ port: worker, verbosity: VerbosityLevel.ERRORS }),
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
    return { failure: error instanceof PasswordException ? 'locked' : (lost ?? 'broken') }
  }
}

async function sourceOf(bytes: PdfBytes, signal: AbortSignal, onFailure: (failure: Failure) => void) {
  if (bytes.kind === 'whole') return { data: await bytes.data }
  const range = new PDFDataRangeTransport(bytes.length, await bytes.read(0, partSize))
  range.requestDataRange = (begin, end) => {
    bytes.read(begin, end).then(
      (data) => range.onDataRange(begin, data),
      (error: unknown) => !signal.aborted && onFailure(failureOf(error)),
    )
  }
  // Only what the visible pages need: the rest of a large scan could cost more than a day's data.
  return { range, rangeChunkSize, disableStream: true, disableAutoFetch: true }
}

const failureOf = (error: unknown): Failure => (error instanceof DownloadError ? error.failure : 'unreachable')
