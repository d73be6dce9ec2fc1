import { text } from 'node:stream/consumers'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fromBufferPromise } from 'yauzl'
import { pdfOf } from './hostile/pdfs.ts'

type PdfText = { str: string; width: number; transform: number[] }
type Pdf = {
  pages: number
  width: number
  height: number
  texts: PdfText[]
  annotations: { subtype: string; url?: string }[]
  actions: unknown[]
  info: Record<string, unknown>
}

/** What a PDF reader sees: texts with their positions, links, active content and metadata. */
export async function readPdf(pdf: Buffer): Promise<Pdf> {
  const task = getDocument({ data: new Uint8Array(pdf), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const pages = await Promise.all(Array.from({ length: document.numPages }, (_, at) => document.getPage(at + 1)))
  const contents = await Promise.all(pages.map((page) => page.getTextContent()))
  const texts = contents.flatMap(({ items }) =>
    items.flatMap((item) => ('str' in item && item.str.trim() ? [item] : [])),
  )
  const annotations = (await Promise.all(pages.map((page) => page.getAnnotations()))).flat() as Pdf['annotations']
  const actions = [await document.getJSActions(), await document.getOpenAction(), await document.getAttachments()]
  const { info } = (await document.getMetadata()) as { info: Record<string, unknown> }
  const { width, height } = pages[0]!.getViewport({ scale: 1 })
  await task.destroy()
  const active = actions.filter((action) => action !== null)
  return { pages: pages.length, width, height, texts, annotations, actions: active, info }
}

/** The content of every entry by its path. */
export async function unzipped(zip: Buffer): Promise<Record<string, string>> {
  const entries: Record<string, string> = {}
  const opened = await fromBufferPromise(zip)
  for await (const entry of opened.eachEntry()) {
    entries[entry.fileName] = await text(await opened.openReadStreamPromise(entry))
  }
  return entries
}

/** A PDF in ASCII with one page of this size in points, filled with a colour. */
export function onePagePdf({ width = 200, height = 100, colour = '1 0 0', content = '' } = {}): string {
  const drawing = `${colour} rg 0 0 ${width} ${height} re f ${content}`
  return pdfOf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${width} ${height}]/Contents 4 0 R/Resources<<>>>>`,
    `<</Length ${drawing.length}>>stream\n${drawing}\nendstream`,
  ])
}
