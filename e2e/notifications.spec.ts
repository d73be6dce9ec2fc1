import type { APIRequestContext, Page } from '@playwright/test'
import { startSecondInstance } from './second-instance.ts'
import {
  adminHeaders,
  expect,
  expectAccessible,
  isFull,
  ownHeaders,
  signInAs,
  signInAsNewMember,
  test,
} from './support.ts'

let second: Awaited<ReturnType<typeof startSecondInstance>>
// Serial, because each worker would start its own instance.
test.describe.configure({ mode: 'default' })
test.beforeAll(async () => {
  second = await startSecondInstance()
})
test.afterAll(() => second?.stop())

/** The promised time for a notification to appear, on any instance. */
const soon = isFull ? { timeout: 2_000 } : {}
const bell = (page: Page) => page.getByRole('button', { name: /^Notifications/ })
const saysUnread = (page: Page, unread: number, within = {}) =>
  expect(bell(page)).toHaveAccessibleName(unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`, within)

/** The same session, with every request going to the second instance. */
async function moveToSecond(page: Page, path: string) {
  const session = await page.evaluate(() => Object.entries(localStorage))
  await page.goto(`${second.url}/certificate`)
  await page.evaluate((entries) => {
    for (const [key, value] of entries) localStorage.setItem(key, String(value))
  }, session)
  const listening = page.waitForResponse('**/v1/notifications/live')
  await page.goto(second.url + path)
  await listening
}

type Sender = { request: APIRequestContext; headers: Record<string, string>; userId: number }

/** Staff give credit, which notifies the learner with this reason. */
async function giveCredit({ request, headers, userId }: Sender, reason: string, at = '') {
  const answer = await request.post(`${at}/v1/users/${userId}/wallet`, { headers, data: { rupees: 1, reason } })
  expect(answer.ok()).toBe(true)
}

/** A learner with no unread notifications and a page open at the second instance, and staff at the first. */
async function listener(page: Page, request: APIRequestContext, path: string) {
  const someone = await signInAsNewMember(page)
  const headers = await adminHeaders(page)
  await request.post('/v1/notifications/read', { headers: await ownHeaders(page) })
  await moveToSecond(page, path)
  await saysUnread(page, 0)
  return { ...someone, sender: { request, headers, userId: someone.userId } }
}

test('a notification written by one instance appears on a page open at the other and opens its subject @full', async ({
  page,
  request,
}) => {
  const { sender } = await listener(page, request, '/dashboard')
  await giveCredit(sender, 'For helping others')
  const badge = page.getByRole('link', { name: /^1 new notification: / })
  await expect(badge).toBeVisible(soon)
  await saysUnread(page, 1)
  // The subject of the notification is refreshed too.
  await expect(page.getByRole('link', { name: 'Wallet balance ₹1' })).toBeVisible()
  await expectAccessible(page)

  await bell(page).click()
  const popup = page.getByRole('dialog', { name: 'Latest notifications' })
  await giveCredit(sender, 'And once more')
  await saysUnread(page, 2)
  await expect(popup.getByRole('listitem')).toHaveCount(3)
  await expect(popup.getByText('Unread:')).toHaveCount(2)
  await expectAccessible(page)
  await page.keyboard.press('Escape')

  await page
    .getByRole('link', { name: /^1 new notification: / })
    .last()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/wallet-balance$/)
  await saysUnread(page, 1)
  await page.reload()
  await saysUnread(page, 1)
})

const bodies = (page: Page) => page.getByText(/^Credit \d+$/).allTextContents()

test('fifty notifications during network interruptions appear exactly once each @full', async ({
  page,
  request,
  mayFail,
}) => {
  mayFail(/ERR_INTERNET_DISCONNECTED|ERR_NETWORK_CHANGED/)
  const { sender } = await listener(page, request, '/dashboard/notifications')
  const send = async (from: number, to: number) => {
    for (let number = from; number <= to; number++) {
      await giveCredit(sender, `Credit ${number}`, number % 2 === 0 ? second.url : '')
    }
  }
  await send(1, 15)
  await page.context().setOffline(true)
  await send(16, 30)
  await page.context().setOffline(false)
  await saysUnread(page, 30, soon)
  await send(31, 50)
  await saysUnread(page, 50)

  await expect.poll(() => bodies(page)).toHaveLength(30)
  await page.getByRole('button', { name: 'Show older' }).click()
  await expect.poll(() => bodies(page)).toEqual(Array.from({ length: 50 }, (_, place) => `Credit ${50 - place}`))
  await expectAccessible(page)
  await bell(page).click()
  await expect(page.getByRole('dialog', { name: 'Latest notifications' }).getByRole('listitem')).toHaveCount(3)
})

test('signing out elsewhere opens the login page at once @full', async ({ page, request, anotherPage, mayFail }) => {
  mayFail(/401 \(Unauthorized\)/)
  const { email, password } = await listener(page, request, '/dashboard')
  const device = await anotherPage()
  await signInAs(device, email, password)
  await request.post('/v1/user/devices/end-others', { headers: await ownHeaders(device) })
  await page.waitForURL(/\/login\?next=/)
})
