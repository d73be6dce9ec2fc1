import { startGateway } from '../server/testing/membership/gateway-simulator.ts'
import { startSecondInstance } from './second-instance.ts'
import {
  test as base,
  adminHeaders,
  expect,
  expectAccessible,
  newLearner,
  newRegistrant,
  signIn,
  signInAs,
  visit,
} from './support.ts'

type Simulator = Awaited<ReturnType<typeof startGateway>>

/** An instance with a payment gateway, which the other journeys do without. */
const test = base.extend<object, { online: { gateway: Simulator; url: string } }>({
  online: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of what is used here.
    async ({}, use) => {
      const gateway = await startGateway()
      const { url, keyId, keySecret, webhookSecret } = gateway.config
      const instance = await startSecondInstance({
        GATEWAY_URL: url,
        GATEWAY_KEY_ID: keyId,
        GATEWAY_KEY_SECRET: keySecret,
        GATEWAY_WEBHOOK_SECRET: webhookSecret,
      })
      await use({ gateway, url: instance.url })
      await instance.stop()
      gateway.close()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  baseURL: async ({ online }, use) => use(online.url),
})

test('a new learner cancels, pays online, and has their courses open at once @full', async ({ page }) => {
  const { name, email, password } = newRegistrant()
  await visit(page, '/subscribe')
  await page.getByLabel('Full Name').fill(name)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByLabel('Confirm Password').fill(password)
  await page.getByLabel(/I accept the/).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Create account and pay/ }).click()

  await page.getByRole('link', { name: 'Cancel' }).click()
  await expect(page.getByText('You cancelled the payment')).toBeVisible()
  await expectAccessible(page)
  await page
    .getByRole('button', { name: /^Subscribe/ })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Choose your plan' })
  await dialog.getByRole('radio', { name: /399/ }).check()
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  await page.getByRole('button', { name: 'Pay now' }).click()
  await page.getByRole('button', { name: 'Back to the school' }).click()
  await expect(page.getByText('We’ve received your payment')).toBeVisible()
  await expect(page.getByText(/Your courses are open until/)).toBeVisible()
  await expectAccessible(page)
})

test('staff resolve an online payment that was credited before, by its bank reference @full', async ({
  page: learner,
  anotherPage,
  online: { gateway },
}) => {
  const someone = await newLearner(learner)
  const staff = await anotherPage()
  await signIn(staff, 'admin')
  const headers = await adminHeaders(staff)
  const found = await staff.request.get(`/v1/payments?search=${someone.transactionId}`, { headers })
  const { items } = ((await found.json()) as { data: { items: { paymentId: number }[] } }).data
  await staff.request.post('/v1/payments/verify', { headers, data: { paymentIds: [items[0]!.paymentId] } })

  await signInAs(learner, someone.email, someone.password)
  await learner.getByRole('button', { name: 'Renew', exact: true }).click()
  const dialog = learner.getByRole('dialog')
  await dialog.getByRole('radio', { name: /199/ }).check()
  await dialog.getByRole('button', { name: /^Pay/ }).click()
  const orderId = await learner.locator('input[name=order_id]').first().inputValue()
  const payment = gateway.pay(orderId, { rrn: someone.transactionId })
  const { payload, headers: signature } = gateway.eventOf(payment)
  await learner.request.post('/gateway/events', { headers: signature, data: payload })

  await visit(staff, '/admin/payments')
  const problems = staff.getByRole('region', { name: /^Online payments to check/ })
  await expect(problems).toContainText('₹199')
  await expect(staff.getByText('Nobody can pay you yet.')).toHaveCount(0)
  await expectAccessible(staff)
  await problems.getByRole('button', { name: /^Resolve/ }).click()
  await staff.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(staff.getByText('Enter what you did')).toBeVisible()
  await staff.getByLabel('What did you do?').fill('Returned ₹199 in the dashboard of the gateway.')
  await staff.getByRole('button', { name: 'Mark as resolved' }).click()
  await expect(problems).toHaveCount(0)
})
