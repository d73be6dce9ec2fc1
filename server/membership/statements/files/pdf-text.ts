import { getDocument, PasswordException, PasswordResponses, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs'
import type { TextPiece } from './pdf-table.ts'
import { refuse, wantsPassword } from './refusals.ts'

// About three seconds of processor time.
const maxPages = 300

/** The texts of each page with their places, from the top. */
export async function pdfPages(bytes: Buffer, password: string): Promise<TextPiece[][]> {
  const task = getDocument({
    data: new Uint8Array(bytes),
    password,
    useSystemFonts: false,
    verbosity: VerbosityLevel.ERRORS,
    stopAtErrors: true,
  })
  try {
    const pdf = await task.promise
    if (pdf.numPages > maxPages) throw refuse('longPdf')
    const pages: TextPiece[][] = []
    for (let number = 1; number <= pdf.numPages; number++) {
      const page = await pdf.getPage(number)
      pages.push(await piecesOf(page))
      page.cleanup()
    }
    return pages
  } catch (error) {
    if (error instanceof PasswordException) throw wantsPassword(error.code === PasswordResponses.INCORRECT_PASSWORD)
    throw error instanceof Error && 'code' in error && error.code === 'invalid_input' ? error : refuse('damagedPdf')
  } finally {
    await task.destroy()
  }
}

type Page = Awaited<ReturnType<Awaited<ReturnType<typeof getDocument>['promise']>['getPage']>>

async function piecesOf(page: Page): Promise<TextPiece[]> {
  const { height } = page.getViewport({ scale: 1 })
  const { items } = await page.getTextContent()
  return items.flatMap((item) => {
    if (!('str' in item) || item.str.trim() === '') return []
    const [, , , , x, y] = item.transform as number[]
    return [{ text: item.str, left: x!, right: x! + item.width, top: height - y!, size: item.height || 8 }]
  })
}
