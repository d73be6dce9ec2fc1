import type { Size } from './window-frame.ts'

/** The server's picture of the first page, with the size of that page. */
export type FirstPage = { url: string; size: Size }

// Pixels of the picture for a point of the page (server/kit/pdf/first-page-process.ts).
const density = 1.36

/** Null if the server has none, for example because the PDF is locked or too large. */
export async function loadFirstPage(url: string): Promise<FirstPage | null> {
  const picture = new Image()
  picture.src = url.replace('?', '/first-page?')
  try {
    await picture.decode()
  } catch {
    return null
  }
  const { src, naturalWidth, naturalHeight } = picture
  return { url: src, size: { width: naturalWidth / density, height: naturalHeight / density } }
}
