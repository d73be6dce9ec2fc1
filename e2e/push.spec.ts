import type { CDPSession, Page } from '@playwright/test'
import { startPushService } from '../server/testing/notifications/push-service.ts'
import { publishLesson } from './learning.ts'
import { adminHeaders, expect, expectAccessible, newCourse, signInAsNewMember, test, visit } from './support.ts'

test.use({ serviceWorkers: 'allow', permissions: ['notifications'] })

type Device = Awaited<ReturnType<typeof startPushService>>['newDevice'] extends () => infer One ? One : never

/**
 * A browser without a network has no push service of its own, so the page gets a subscription with ours. Chromium's
 * headless shell also refuses to show notifications, whatever is permitted.
 */
async function subscribeWith(page: Page, { subscription }: Device) {
  await page.addInitScript((json) => {
    Object.assign(window, { canShow: Notification.permission === 'granted' })
    Object.defineProperty(Notification, 'permission', { get: () => 'granted' })
    Notification.requestPermission = async () => 'granted'
    const subscription = {
      toJSON: () => json,
      unsubscribe: async () => sessionStorage.removeItem('subscribed'),
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return subscription
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? subscription : null)
  }, subscription)
}

/** Hands a message to the worker, as the browser does when its push service has one. */
async function deliver(network: CDPSession, page: Page, data: object) {
  const registration = new Promise<string>((resolve) => {
    network.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      if (registrations[0]) resolve(registrations[0].registrationId)
    })
  })
  await network.send('ServiceWorker.enable')
  const origin = new URL(page.url()).origin
  await network.send('ServiceWorker.deliverPushMessage', {
    origin,
    registrationId: await registration,
    data: JSON.stringify(data),
  })
}

const shown = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready
    return (await registration.getNotifications()).map(({ title, data }) => ({ title, link: String(data) }))
  })

test('a mentor’s answer is pushed to the phone that asked for it, and nothing after logging out', async ({
  page,
  mayFail,
}) => {
  // A call that is under way when the session ends is refused.
  mayFail(/401/)
  const service = await startPushService()
  const device = service.newDevice()
  await subscribeWith(page, device)
  const { courseId, taskStepIds } = await newCourse(page, ['Add up prices'])
  await publishLesson(page, taskStepIds[0]!, 'A shop adds up its prices.')
  await signInAsNewMember(page, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}#your-task`, courseId)

  await page.getByRole('button', { name: 'Ask a mentor' }).click()
  await page.getByRole('textbox', { name: 'Your question' }).fill('Why is the last price missing?')
  await page.getByRole('button', { name: 'Send question' }).click()
  const sent = page.getByRole('dialog', { name: 'Question sent' })
  await sent.getByRole('button', { name: 'Tell me when it’s answered' }).click()
  await expect(sent.getByText('We’ll notify you on this device when a mentor answers.')).toBeVisible()
  await sent.getByRole('button', { name: 'View your question' }).click()
  await page.waitForURL(/questions\/\d+$/)
  const link = new URL(page.url()).pathname

  await visit(page, '/dashboard/settings')
  const card = page.getByRole('region', { name: 'Notifications on this device' })
  await expect(card.getByRole('switch', { name: 'Answers' })).toBeChecked()
  await card.getByLabel('To', { exact: true }).fill('21:00')
  await expect(card.getByText('Choose another time than the start')).toBeVisible()
  await card.getByLabel('To', { exact: true }).fill('06:30')
  await expect(card.getByText('Choose another time than the start')).toBeHidden()
  await card.getByRole('switch', { name: 'Quiet hours' }).uncheck()
  await expect(card.getByText('Saved')).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/dashboard/settings')
  await expect(card.getByRole('switch', { name: 'Quiet hours' })).not.toBeChecked()

  const answer = { headers: await adminHeaders(page), multipart: { body: 'The loop stops one too early.' } }
  const answered = await page.request.post(`/v1${link.replace('/dashboard', '')}/messages`, answer)
  expect(answered.ok()).toBe(true)
  await expect.poll(() => device.received.length).toBe(1)
  const { message } = device.received[0]!
  const told = {
    title: expect.stringContaining('answered: Why is the last price missing?'),
    link,
  }
  expect(message).toMatchObject(told)
  const canShow = await page.evaluate(() => (window as unknown as { canShow: boolean }).canShow)
  if (canShow) {
    await deliver(await page.context().newCDPSession(page), page, message)
    await expect.poll(() => shown(page)).toEqual([told])
  }

  await page.getByRole('button', { name: /Ravi Prakash Yadav/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  await expect.poll(() => shown(page)).toEqual([])
  service.close()
})
