import { expect, expectAccessible, isFull, publicPages, signInAsNewMember, test, visit } from './support.ts'

const readPages = [...publicPages, '/courses/5/first-lesson', '/start', '/start/1']

type Manifest = Record<'icons' | 'screenshots', { src: string }[]>

test('the skip link leads past the navigation @full', async ({ page }) => {
  await visit(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()
  await page.keyboard.press('Enter')
  expect(await page.evaluate(() => location.hash)).toBe('#main')
})

test('dark mode survives a reload without a script of the page @full', async ({ page }) => {
  await visit(page, '/terms')
  await page.getByRole('button', { name: 'Switch between light and dark' }).filter({ visible: true }).click()
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

test('a member sees Enrol or Continue on a course page, never the joining page', async ({ page }) => {
  await signInAsNewMember(page)
  await visit(page, '/course/courseDetails/4')
  const main = page.getByRole('main')
  await expect(main.locator('a[href="/subscribe"]').filter({ visible: true })).toHaveCount(0)
  await main.getByRole('link', { name: 'Enrol' }).first().click()
  await page.waitForURL('**/dashboard/tasks/4')
  await visit(page, '/course/courseDetails/4')
  await main.getByRole('link', { name: 'Continue' }).first().click()
  await page.waitForURL('**/dashboard/tasks/4')
  await visit(page, '/courses')
  await expect(main.locator('a[href="/pricing"]').filter({ visible: true })).toHaveCount(0)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('public pages are readable and show no button that does nothing', async ({ page }) => {
    // One rule of the styles hides such buttons, on every page.
    for (const path of isFull ? readPages : ['/', '/subscribe', '/courses/5/first-lesson']) {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('button:not([type=submit]), [role=tab]').filter({ visible: true })).toHaveCount(0)
    }
  })
})

test('every public page has a heading, and its links work', async ({ request }) => {
  const links = new Set<string>()
  for (const path of readPages) {
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<h1')
    for (const [, link] of html.matchAll(/<a [^>]*href="(\/[^"]*)"/g)) links.add(link!.replaceAll('&amp;', '&'))
  }
  expect(links.size).toBeGreaterThan(publicPages.length)
  for (const link of links) expect((await request.get(link)).status(), link).toBeLessThan(400)
})

test('every page describes itself to search engines and link previews', async ({ request }) => {
  const titles = new Set<string>()
  const described = [
    ...publicPages.slice(0, 13),
    '/course/courseDetails/3',
    '/courses/5/first-lesson',
    '/start',
    '/start/1',
  ]
  for (const path of described) {
    const html = await (await request.get(path)).text()
    const of = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
    const title = of(/<title>([^<]+)/)
    expect(title.length, `${path} title`).toBeGreaterThan(25)
    titles.add(title)
    expect(of(/name="description" content="([^"]+)/).length, `${path} description`).toBeGreaterThan(40)
    expect(of(/rel="canonical" href="([^"]+)/), `${path} canonical`).toMatch(new RegExp(`${path}$`))
    const image = of(/property="og:image" content="([^"]+)/)
    expect((await request.get(new URL(image).pathname)).headers()['content-type'], `${path} image`).toBe('image/jpeg')
    for (const [, json] of html.matchAll(/application\/ld\+json">(.+?)<\/script>/g))
      expect(JSON.parse(json!)['@context']).toBe('https://schema.org')
  }
  expect(titles.size, 'every title is another').toBe(described.length)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)/g)].map(([, address]) => new URL(address!).pathname)
  expect(addresses).toContain('/course/courseDetails/9')
  expect(addresses).toContain('/courses/5/first-lesson')
  expect(addresses).toContain('/start/12')
  for (const address of addresses) {
    const page = await request.get(address)
    expect(page.status(), address).toBe(200)
    expect(await page.text(), `${address} may be listed`).not.toContain('content="noindex"')
  }
  expect(await (await request.get('/robots.txt')).text()).toContain('/sitemap.xml')
  const manifest = (await (await request.get('/manifest.webmanifest')).json()) as Manifest
  const pictures = [...manifest.icons, ...manifest.screenshots]
  for (const { src } of pictures) expect((await request.get(src)).status(), src).toBe(200)
})

test('three questions lead a visitor who never coded to the free lessons and a course', async ({ page }) => {
  await visit(page, '/courses')
  await page.getByLabel('What do you want to do?').selectOption('Make apps for phones')
  await page.getByRole('button', { name: 'Suggest a course' }).click()
  const finder = page.getByRole('region', { name: 'Which course is for you?' })
  await expect(finder.getByRole('link', { name: 'Start here' })).toHaveAttribute('href', '/start')
  await expect(finder).toContainText('Afterwards: Mobile App Development')
  await expect(page.getByLabel('What do you want to do?')).toHaveValue('phones')
  await expectAccessible(page)
})
