import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { getDocument, GlobalWorkerOptions, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { startWatchdog } from '../workers/watchdog.ts'

// A process of its own: reads a PDF from standard input and writes its first page, as a WebP picture.

const [memoryMb, cpuSeconds, waitSeconds] = process.argv.slice(2).map(Number) as [number, number, number]
startWatchdog({ memoryMb, cpuSeconds, waitSeconds })

/** Sharp on phones: A4 is 810 pixels wide. It is 0.8 of the scale at which the viewer shows pages on wide screens. */
const scale = 1.36
/** Enough for A4. A larger page is drawn at a smaller scale. */
const maxPixels = 1_000_000
const quality = 50

type CanvasFactory = {
  create: (width: number, height: number) => { canvas: { encode: (type: 'webp', quality: number) => Promise<Buffer> } }
}

const library = (folder: string) => fileURLToPath(new URL(`${folder}/`, import.meta.resolve('pdfjs-dist/package.json')))
GlobalWorkerOptions.workerSrc = import.meta.resolve('pdfjs-dist/legacy/build/pdf.worker.mjs')

const pdf = await getDocument({
  data: new Uint8Array(await buffer(process.stdin)),
  cMapUrl: library('cmaps'),
  standardFontDataUrl: library('standard_fonts'),
  wasmUrl: library('wasm'),
  useSystemFonts: false,
  verbosity: VerbosityLevel.ERRORS,
  // A scan of A4 at 300 dpi has half of these. A page with a picture left out would be wrong, so errors end it.
  maxImageSize: 2 ** 24,
  stopAtErrors: true,
}).promise
const page = await pdf.getPage(1)
const { width, height } = page.getViewport({ scale: 1 })
const viewport = page.getViewport({ scale: Math.min(scale, Math.sqrt(maxPixels / (width * height))) })
const canvasFactory = pdf.canvasFactory as CanvasFactory
const { canvas } = canvasFactory.create(Math.ceil(viewport.width), Math.ceil(viewport.height))
await page.render({ canvas, viewport }).promise
const picture = await canvas.encode('webp', quality)
process.stdout.write(picture, () => process.exit())
