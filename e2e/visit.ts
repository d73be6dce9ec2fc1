import { expect, type Page, type Request, type Response } from '@playwright/test'

/** Opens the page and waits until it is hydrated and no request is pending. */
export const visit = (page: Page, path: string) => comeToRest(page, () => page.goto(path))

/** Opens another page of the area without loading the application again, as a link in it does. */
export async function follow(page: Page, path: string) {
  await comeToRest(page, async () => {
    await page.evaluate((to) => {
      for (const heading of document.querySelectorAll('h1')) heading.dataset['left'] = ''
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate'))
    }, path)
    await expect(page.locator('h1[data-left]')).toHaveCount(0)
  })
}

async function comeToRest(page: Page, open: () => Promise<unknown>) {
  const quietSince = listenToNetwork(page)
  await open()
  // An area page is empty while its scripts start, or shows what it showed last, and then the network is quiet too.
  await expect(page.locator('h1').first()).toBeVisible()
  const isHydrated = () =>
    page.evaluate(() => !document.querySelector('body[data-scripts]:not([data-hydrated]), main[data-last-view]'))
  const isReady = async () => Date.now() - quietSince() > 100 && (await isHydrated())
  await expect.poll(isReady, { message: 'the page comes to rest', intervals: [50] }).toBe(true)
}

// Stays open as long as the page.
const isStream = (request: Request) => request.url().endsWith('/v1/notifications/live')

/** Since when no request is pending: Playwright's own `networkidle` would wait for a stream to end. */
function listenToNetwork(page: Page): () => number {
  const pending = new Set<Request>()
  let changedAt = Date.now()
  const begin = (request: Request) => {
    if (!isStream(request)) pending.add(request)
  }
  const end = (request: Request) => {
    if (pending.delete(request)) changedAt = Date.now()
  }
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end)
  return () => (pending.size > 0 ? Date.now() : changedAt)
}

/** Runs an optimistic change and waits for the server's response: a reload before that would lose it. */
export async function stored(page: Page, call: string, act: () => Promise<unknown>) {
  const isAnswer = (response: Response) => response.url().includes(call) && response.request().method() !== 'GET'
  const answer = page.waitForResponse(isAnswer)
  await act()
  await answer
}
