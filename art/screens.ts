/**
 * Takes the screens that the home page and README.md show from a running demo academy:
 * node art/screens.ts [http://localhost:3000]. Run it when one of these screens changes.
 */
import { writeFile } from 'node:fs/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'

const base = process.argv[2] ?? 'http://localhost:3000'
const mediaFolder = new URL('../web/public/media/', import.meta.url)
const readmeFolder = new URL('../docs/pictures/', import.meta.url)
const size = { width: 960, height: 720 }
const desktop = { width: 1280, height: 860 }
const phone = { width: 360, height: 740 }
const realPhone = { ...phone, deviceScaleFactor: 2, isMobile: true }
const password = 'kaushal-demo-2025'

const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})

type Session = { userId: number; username: string; token: string; role: string }

type Screen = { width: number; height: number; deviceScaleFactor?: number; isMobile?: boolean }

const open = ({ deviceScaleFactor = 1, isMobile = false, ...viewport }: Screen = size) =>
  browser.newContext({
    baseURL: base,
    viewport,
    deviceScaleFactor,
    isMobile,
    reducedMotion: 'reduce',
    colorScheme: 'light',
  })

async function signedIn(
  role: 'learner' | 'mentor' | 'admin',
  viewport: Screen = size,
): Promise<{ page: Page; token: string }> {
  const context = await open(viewport)
  const email = `${role}@kaushal.example`
  const answer = await context.request.post(`${base}/v1/user/login`, { data: { email, password } })
  const { data } = (await answer.json()) as { data: Session }
  const stored = Object.entries({ user: email, ...data }).map(([name, value]) => ({ name, value: String(value) }))
  await context.setStorageState({ cookies: [], origins: [{ origin: base, localStorage: stored }] })
  return { page: await context.newPage(), token: data.token }
}

async function photograph(page: Page) {
  await page.waitForLoadState('load')
  // The event stream of a signed-in page never ends, so there is no idle network to wait for.
  await page.waitForTimeout(2000)
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  return sharp(await page.screenshot())
}

async function take(page: Page, name: string) {
  const picture = await photograph(page)
  const [avif, webp] = await Promise.all([
    picture.clone().avif({ quality: 55 }).toBuffer(),
    picture.clone().webp({ quality: 78 }).toBuffer(),
  ])
  await writeFile(new URL(`${name}.avif`, mediaFolder), avif)
  await writeFile(new URL(`${name}.webp`, mediaFolder), webp)
  process.stdout.write(`${name}: ${avif.length} bytes as AVIF, ${webp.length} as WebP\n`)
}

/** A step of the demo learner with its lesson. */
async function lesson(viewport: Screen = size): Promise<Page> {
  const { page } = await signedIn('learner', viewport)
  await page.goto(`${base}/dashboard/tasks/2`)
  await page.getByRole('heading', { name: 'Search as you type' }).waitFor()
  await page.evaluate(() => document.querySelectorAll('details').forEach((task) => (task.open = true)))
  await page.getByRole('link', { name: 'Write a debounce you can cancel', exact: true }).click()
  await page.getByRole('heading', { name: 'Timers' }).waitFor()
  return page
}

const halfDone = `export function settle(name, rupees) {
  if (rupees > 0) return \`\${name} pays ₹\${rupees}\`
  if (rupees < 0) return \`\${name} gets ₹\${rupees} back\`
}

console.log(settle('Asha', 250))
console.log(settle('Kabir', -40))
`

/** The exercise of a first lesson, half solved. */
async function exercise(viewport = size): Promise<Page> {
  const page = await visitor('/courses/5/first-lesson', viewport)
  const check = page.getByRole('button', { name: 'Check', exact: true })
  // It loads when the reader comes near.
  await page.getByRole('link', { name: 'Your task' }).click()
  await page.mouse.wheel(0, 600)
  await check.waitFor()
  const editor = page.getByRole('textbox', { name: 'settle.js' })
  await editor.press('ControlOrMeta+a')
  await page.keyboard.insertText(halfDone)
  await check.click()
  await page.getByText('checks passed').first().waitFor()
  await editor.evaluate((element) => {
    element.scrollIntoView({ block: 'start' })
    scrollBy(0, -120)
  })
  return page
}

type Decided = { data: { items: { solutionId: number; learner: { name: string }; verdict: string }[] } }

/** The demo's attempt with a mentor's comment on a line. */
async function review(viewport = size): Promise<Page> {
  const { page, token } = await signedIn('mentor', viewport)
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${base}/v1/reviews/decided?size=50`, { headers })
  const { data } = (await answer.json()) as Decided
  const found = data.items.find(({ learner, verdict }) => learner.name === 'Rohit Jadhav' && verdict === 'rejected')
  await page.goto(`${base}/admin/reviews/${found!.solutionId}`)
  const comment = page.getByText('Pause here in the debugger').first()
  await comment.waitFor()
  await comment.scrollIntoViewIfNeeded()
  return page
}

async function certificate(viewport = size): Promise<Page> {
  const { page, token } = await signedIn('learner')
  const headers = { authorization: `Bearer ${token}` }
  const answer = await page.request.get(`${base}/v1/user/certificates`, { headers })
  const { data } = (await answer.json()) as { data: { code: string }[] }
  // As anybody sees it.
  const visitor = await (await open(viewport)).newPage()
  await visitor.goto(`${base}/certificate/${data[0]!.code}`)
  return visitor
}

async function forReadme(name: string, page: Page, width = 960) {
  const picture = (await photograph(page)).resize({ width }).webp({ quality: 80 })
  await writeFile(new URL(`${name}.webp`, readmeFolder), await picture.toBuffer())
  await page.context().close()
}

/** What a phone or computer shows before the app is installed (the manifest names the files). */
async function forInstall(name: string, page: Page) {
  const picture = (await photograph(page)).webp({ quality: 78 })
  await writeFile(new URL(`app-${name}.webp`, mediaFolder), await picture.toBuffer())
  await page.context().close()
}

async function visitor(path: string, viewport = desktop): Promise<Page> {
  const page = await (await open(viewport)).newPage()
  await page.goto(path)
  return page
}

async function asRole(role: 'learner' | 'admin', path: string, viewport: Screen = desktop): Promise<Page> {
  const { page } = await signedIn(role, viewport)
  await page.goto(path)
  return page
}

await take(await lesson(), 'product-task')
await take(await review(), 'product-review')
await take(await certificate(), 'product-certificate')

await forInstall('dashboard', await asRole('learner', '/dashboard', realPhone))
await forInstall('lesson', await lesson(realPhone))
await forInstall('practice', await asRole('learner', '/dashboard/practice', realPhone))
await forInstall('wide', await lesson(desktop))

await forReadme('home', await visitor('/'), 1280)
await forReadme('home-phone', await visitor('/', phone), 360)
await forReadme('subscribe', await visitor('/subscribe'))
await forReadme('dashboard', await asRole('learner', '/dashboard'))
await forReadme('admin', await asRole('admin', '/admin'))
await forReadme('course', await asRole('learner', '/dashboard/tasks/5'))
await forReadme('lesson', await lesson(desktop))
await forReadme('exercise', await exercise(desktop))
await forReadme('review', await review(desktop))
await forReadme('certificate', await certificate(desktop))
await forReadme('performance', await asRole('learner', '/dashboard/your-perfomance'))
await forReadme('facts', await asRole('learner', '/dashboard/fact-board'))
await forReadme('resume', await asRole('learner', '/dashboard/resume-builder'))
await browser.close()
