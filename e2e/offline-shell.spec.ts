import type { Page } from '@playwright/test'
import { test } from './deployments.ts'
import { everythingStored } from './device.ts'
import { expect, expectAccessible, signInAsNewMember, visit } from './support.ts'

const cacheNames = (page: Page) => page.evaluate(() => caches.keys())
const isOfBuild = (page: Page, build: string) => expect(page.locator(`body[data-build=${build}]`)).toBeAttached()

/** Waits until the worker of the server's build serves the page. */
async function installed(page: Page) {
  const isServed = async () => {
    const registration = await navigator.serviceWorker.ready
    return !registration.installing && !registration.waiting && navigator.serviceWorker.controller?.state
  }
  await expect.poll(() => page.evaluate(isServed)).toBe('activated')
}

/** Files of the learner area that aren't in the cache. */
const missingOffline = (page: Page, cacheName: string) =>
  page.evaluate(async (cacheName) => {
    const response = await fetch('/offline-files.json')
    const { area } = (await response.json()) as { area: { url: string }[] }
    const stored = await Promise.all(area.map(({ url }) => caches.match(url, { cacheName })))
    return area.filter((_, index) => !stored[index])
  }, cacheName)

const offline = 'You’re offline. Opened pages still work.'

test('the learner area opens without a connection @phone', async ({ page, mayFail }) => {
  mayFail(/ERR_INTERNET_DISCONNECTED|ERR_FAILED|Failed to fetch dynamically imported module/)
  await signInAsNewMember(page, '/dashboard')
  await installed(page)
  await expect.poll(() => everythingStored(page)).toContain('/v1/user/me')
  await page.context().setOffline(true)
  await page.reload()
  await expect(page.getByText(offline)).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/dashboard/wallet-balance')
  await expect(page.getByText('Not on this device yet')).toBeVisible()
  await expectAccessible(page)

  await page.context().setOffline(false)
  await expect(page.getByRole('heading', { name: 'Wallet' }).first()).toBeVisible()
  await expect(page.getByText(offline)).toHaveCount(0)
})

test('a new build takes over, and a tab of the old one opens it with the next page', async ({
  page,
  mayFail,
  deployments,
}) => {
  mayFail(/404|Failed to fetch dynamically imported module/)
  await signInAsNewMember(page, '/dashboard')
  await installed(page)
  await expect.poll(() => cacheNames(page)).toEqual(['build:first'])

  deployments.deploy('second')
  await visit(page, '/dashboard/my-courses')
  await isOfBuild(page, 'first')
  await expect.poll(() => cacheNames(page)).toEqual(['build:first', 'build:second'])
  await installed(page)
  await page.getByRole('link', { name: 'Home' }).first().click()
  await isOfBuild(page, 'second')

  // The server no longer has a file of the tab's build.
  deployments.lose(/wallet\.page/)
  await page.getByRole('link', { name: /Wallet balance/ }).click()
  await expect(page.getByText('This page didn’t load')).toBeVisible()
  deployments.lose(null)
  deployments.deploy('third')
  await page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.update())
  await expect(page.getByRole('heading', { name: 'Wallet' }).first()).toBeVisible()
  await isOfBuild(page, 'third')

  // Who keeps a course has all files of the next build, too.
  await page.evaluate(() => caches.open('kept:1'))
  deployments.deploy('fourth')
  await page.reload()
  await expect.poll(() => cacheNames(page)).toEqual(['build:third', 'kept:1', 'build:fourth'])
  expect(await missingOffline(page, 'build:fourth')).toEqual([])
})

test('switched off, the worker leaves nothing on the device', async ({ page, deployments }) => {
  await signInAsNewMember(page, '/dashboard')
  await installed(page)
  deployments.switchOff()
  await page.reload()
  const registrations = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)
  await expect.poll(registrations).toBe(0)
  await visit(page, '/dashboard')
  await expect(page.locator('body[data-build]')).toHaveCount(0)
  await expect.poll(() => cacheNames(page)).toEqual([])
})
