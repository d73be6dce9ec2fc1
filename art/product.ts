/**
 * Takes the screens that the home page shows from a running demo academy: node art/product.ts [http://localhost:3000].
 * Run it when one of these screens changes.
 */
import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

const base = process.argv[2] ?? 'http://localhost:3000'
const mediaFolder = new URL('../web/public/media/', import.meta.url)
const size = { width: 960, height: 720 }
const password = 'kaushal-demo-2025'

const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' })

type Session = { userId: number; username: string; token: string; role: string }

async function signedIn(role: 'learner' | 'mentor'): Promise<{ page: Page; token: string }> {
  const context = await browser.newContext({ viewport: size, reducedMotion: 'reduce', colorScheme: 'light' })
  const email = `${role}@kaushal.example`
  const answer = await context.request.post(`${base}/v1/user/login`, { data: { email, password } })
  const { data } = (await answer.json()) as { data: Session }
  const stored = Object.entries({ user: email, ...data }).map(([name, value]) => ({ name, value: String(value) }))
  await context.setStorageState({ cookies: [], origins: [{ origin: base, localStorage: stored }] })
  return { page: await context.newPage(), token: data.token }
}

async function take(page: Page, name: string) {
  await page.waitForLoadState('load')
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  const picture = sharp(await page.screenshot())
  const [avif, webp] = await Promise.all([
    picture.clone().avif({ quality: 55 }).toBuffer(),
    picture.clone().webp({ quality: 78 }).toBuffer(),
  ])
  await writeFile(new URL(`${name}.avif`, mediaFolder), avif)
  await writeFile(new URL(`${name}.webp`, mediaFolder), webp)
  process.stdout.write(`${name}: ${avif.length} bytes as AVIF, ${webp.length} as WebP\n`)
}

async function task() {
  const { page } = await signedIn('learner')
  await page.goto(`${base}/dashboard/tasks/2`)
  const step = page.getByRole('heading', { name: 'Layout, colour and type' })
  await step.waitFor()
  await step.evaluate((heading) => heading.scrollIntoView())
  await page.mouse.wheel(0, -90)
  await take(page, 'product-task')
}

type Decided = { data: { items: { solutionId: number; learner: { name: string }; verdict: string }[] } }

/** The demo's attempt with a mentor's comment on a line. */
async function review() {
  const { page, token } = await signedIn('mentor')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${base}/v1/reviews/decided?size=50`, { headers })
  const { data } = (await answer.json()) as Decided
  const found = data.items.find(({ learner, verdict }) => learner.name === 'Rohit Jadhav' && verdict === 'rejected')
  await page.goto(`${base}/admin/reviews/${found!.solutionId}`)
  const comment = page.getByText('Pause here in the debugger').first()
  await comment.waitFor()
  await comment.scrollIntoViewIfNeeded()
  await take(page, 'product-review')
}

async function certificate() {
  const { page, token } = await signedIn('learner')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${base}/v1/user/certificates`, { headers })
  const { data } = (await answer.json()) as { data: { code: string }[] }
  // As anybody sees it.
  const visitor = await (await browser.newContext({ viewport: size, colorScheme: 'light' })).newPage()
  await visitor.goto(`${base}/certificate/${data[0]!.code}`)
  await take(visitor, 'product-certificate')
}

await task()
await review()
await certificate()
await browser.close()
