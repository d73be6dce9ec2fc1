import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { openBrowser } from './browser.ts'

/** Draws every picture into one page and keeps each as a numbered PNG for ffmpeg. */
export async function writeFrames(
  folder: string,
  count: number,
  width: number,
  height: number,
  frame: (i: number) => string,
) {
  await mkdir(folder, { recursive: true })
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width, height } })
  await page.setContent('<body style="margin:0">')
  for (let i = 0; i < count; i++) {
    await page.evaluate((svg) => (document.body.innerHTML = svg), frame(i))
    await writeFile(join(folder, `${String(i).padStart(4, '0')}.png`), await page.screenshot())
  }
  await browser.close()
}
