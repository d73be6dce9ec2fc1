import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { fromBufferPromise } from 'yauzl'
import { expect, expectAccessible, isFull, signInAsNewMember, test, visit } from './support.ts'

const builder = '/dashboard/resume-builder'
const hindi = 'मैं वेब के लिए काम करता हूँ'

/** Shown above the preview on a wide screen, below it on a phone. */
const saved = (page: Page) => expect(page.getByText(/^Saved \d/).filter({ visible: true })).toBeVisible()
const previewOf = (page: Page): Locator => page.locator('.resume-preview')

async function download(page: Page, name: string): Promise<{ name: string; bytes: Buffer }> {
  const waiting = page.waitForEvent('download')
  await page.getByRole('button', { name }).click()
  const file = await waiting
  return { name: file.suggestedFilename(), bytes: await readFile(await file.path()) }
}

async function textOfPdf(bytes: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(bytes), useSystemFonts: false, verbosity: 0 })
  const document = await task.promise
  const { items } = await (await document.getPage(1)).getTextContent()
  await task.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}

async function textOfWord(bytes: Buffer): Promise<string> {
  const zip = await fromBufferPromise(bytes)
  for await (const entry of zip.eachEntry()) {
    if (entry.fileName !== 'word/document.xml') continue
    const parts: Buffer[] = []
    for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Buffer)
    return Buffer.concat(parts)
      .toString()
      .replaceAll(/<[^>]+>/g, ' ')
  }
  return ''
}

const solid = (text: string) => text.normalize('NFC').replaceAll(/\s/g, '')

async function fillIn(page: Page) {
  await page.getByLabel('Name', { exact: true }).fill('क्षितिज Sharma')
  await page.getByLabel('GitHub').fill('github.com/kshitij')
  await page.getByLabel('About me').fill(hindi)
  await page.getByRole('button', { name: 'Add a job' }).click()
  await page.getByLabel('Role').fill('Web Developer Intern')
  await page.getByLabel('Company and place').fill('Rann Studio, Ahmedabad')
  await page.getByLabel('What you did there').fill('- Built the booking form\n- Wrote its tests')
  await page.getByLabel('Skill', { exact: true }).fill('TypeScript, SQL,')
}

test('what is written is saved, seen, found again, and comes out as PDF and Word in each template @full', async ({
  page,
}) => {
  await signInAsNewMember(page, builder)
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Ravi Prakash Yadav')
  await expectAccessible(page)
  await fillIn(page)
  await expect(previewOf(page)).toContainText('Web Developer Intern')
  await saved(page)

  await page.reload()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('क्षितिज Sharma')
  await expect(page.getByLabel('Role')).toHaveValue('Web Developer Intern')
  await expect(page.getByRole('list', { name: 'Your skills' }).getByRole('listitem')).toHaveText(['TypeScript', 'SQL'])

  const typed = [
    'क्षितिज Sharma',
    hindi,
    'github.com/kshitij',
    'Rann Studio, Ahmedabad',
    'Built the booking form',
    'SQL',
  ]
  for (const name of isFull ? ['1. Classic', '2. Modern', '3. Bold'] : ['3. Bold']) {
    await page.getByRole('radio', { name: new RegExp(name) }).check()
    await expect(previewOf(page)).toHaveAttribute('data-template', name[0]!)
    await expectAccessible(page)
    const [pdf, word] = [await download(page, 'Download PDF'), await download(page, 'Download Word')]
    expect([pdf.name, word.name]).toEqual(['क्षितिज-Sharma-resume.pdf', 'क्षितिज-Sharma-resume.docx'])
    const [inPdf, inWord] = [solid(await textOfPdf(pdf.bytes)), solid(await textOfWord(word.bytes))]
    for (const text of typed) {
      expect(inPdf).toContain(solid(text))
      expect(inWord).toContain(solid(text))
    }
  }
  await page.reload()
  await expect(page.getByRole('radio', { name: /3. Bold/ })).toBeChecked()
})

test('what is typed without a connection is there after a reload, and saved @full', async ({
  page,
  context,
  mayFail,
}) => {
  mayFail(/ERR_INTERNET_DISCONNECTED|Failed to fetch/)
  await signInAsNewMember(page, builder)
  await context.setOffline(true)
  await page.getByLabel('About me').fill('Written on a train')
  await expect(page.getByText('You’re offline. Saved on this device.').filter({ visible: true })).toBeVisible()
  await page.getByRole('button', { name: 'Download PDF' }).click()
  await expect(page.getByText('Your latest changes aren’t saved yet.')).toBeVisible()
  // The page is left before the connection is back: what was typed was on this device only.
  await page.evaluate(() => window.stop())
  await page.goto('about:blank')
  await context.setOffline(false)
  await visit(page, builder)
  await expect(page.getByLabel('About me')).toHaveValue('Written on a train')
  await saved(page)
})
