import { type Baseline, startBaseline } from '../baselines.ts'
import { newPhone, type PhoneBrowser } from './phone-browser.ts'
import type { PhonePage } from './pages.ts'

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The text of the page as a document without styles and scripts, from a bare server: nothing can appear earlier. */
export async function startBarePage(browser: PhoneBrowser, origin: string, page: PhonePage): Promise<Baseline> {
  const phone = await newPhone(browser, origin, page.person)
  const tab = await phone.newPage()
  await tab.goto(origin + page.path)
  const content = page.content.startsWith('.') ? tab.locator(page.content) : tab.getByText(page.content)
  await content.filter({ visible: true }).first().waitFor()
  const text = await tab.locator('body').innerText()
  await phone.close()
  const lines = text.split('\n').map((line) => `<p>${escaped(line)}</p>`)
  const paragraphs = page.content.startsWith('.') ? [...lines, `<p class="${page.content.slice(1)}">Ready</p>`] : lines
  const head = '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Bare</title>'
  const body = head + paragraphs.join('\n')
  return startBaseline(`bare ${page.name}`, { kind: 'constant', body, type: 'text/html; charset=utf-8' })
}
