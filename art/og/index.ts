import { join } from 'node:path'
import { openBrowser } from '../tools/browser.ts'
import { encode } from '../tools/encode.ts'
import { cardPage } from './card.ts'
import { cards } from './cards.ts'

export async function makeCards(media: string) {
  const browser = await openBrowser()
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } })
  for (const [name, card] of Object.entries(cards)) {
    await page.setContent(await cardPage(card))
    await page.evaluate(() => document.fonts.ready.then(() => undefined))
    await encode(await page.screenshot(), join(media, `og-${name}`), { jpg: 84 })
  }
  await browser.close()
}
