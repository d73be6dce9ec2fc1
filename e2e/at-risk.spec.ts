import { randomInt } from 'node:crypto'
import { adminHeaders, expect, expectAccessible, signIn, signInAsNewLearner, test, visit } from './support.ts'

test('a learner whose access ends is on the list once no renewal is pending, and gets a message @full', async ({
  page: learner,
  anotherPage,
}) => {
  const { email, name, transactionId } = await signInAsNewLearner(learner, '/dashboard')
  const staff = await anotherPage()
  const headers = await adminHeaders(staff)
  const call = async (method: 'get' | 'post', path: string, data?: object) => {
    const answer = await staff.request[method](path, { headers, ...(data && { data }) })
    expect(answer.ok()).toBe(true)
    return ((await answer.json()) as { data: { items: { userId: number; paymentId: number }[] } }).data
  }
  const found = await call('get', `/v1/users?search=${encodeURIComponent(email)}`)
  const { userId } = found.items[0]!
  await call('post', `/v1/users/${userId}/access`, { days: 3, reason: 'A journey' })

  // The payment of the registration is pending, so they aren’t leaving.
  await signIn(staff, 'admin', '/admin')
  await staff.getByRole('link', { name: 'Access ending', exact: true }).click()
  await expect(staff.getByRole('heading', { name: 'At risk', level: 1 })).toBeVisible()
  await staff.getByLabel('Name, email or phone').fill(email)
  await expect(staff.getByText('Nobody found on this list')).toBeVisible()
  await expectAccessible(staff)
  const pending = await call('get', `/v1/payments?state=pending&search=${transactionId}`)
  const paymentIds = pending.items.map(({ paymentId }) => paymentId)
  await call('post', '/v1/payments/reject', { paymentIds, reason: 'Not on our statement' })
  await staff.reload()
  await expect(staff.getByRole('row').filter({ hasText: email })).toBeVisible()
  await expectAccessible(staff)

  await staff.getByRole('link', { name: `Write to ${name}` }).click()
  await expect(staff.getByText('1 person', { exact: true })).toBeVisible()
  await staff.getByRole('button', { name: 'Write the message' }).click()
  const subject = `Your access ends soon ${randomInt(1_000_000)}`
  await staff.getByLabel('Subject').fill(subject)
  await staff.getByRole('textbox', { name: 'Message' }).fill('Can we help you?')
  await staff.getByRole('button', { name: 'Send or schedule' }).click()
  await staff.getByRole('button', { name: 'Send now' }).click()
  await expect(staff.getByText('Notified', { exact: true })).toBeVisible({ timeout: 20_000 })
  await visit(learner, '/dashboard/notifications')
  await expect(learner.getByRole('link', { name: subject }).first()).toBeVisible()
})

test('reports show each chart as a table too @full', async ({ page }) => {
  await signIn(page, 'admin', '/admin/reports?range=all')
  await expect(page.getByText(/^Everything up to .* As of/)).toBeVisible({ timeout: 20_000 })
  const chart = 'From registration to certificate'
  await page.getByRole('button', { name: `Show as table: ${chart}` }).click()
  const funnel = page.getByRole('region', { name: chart })
  await expect(funnel.getByRole('row', { name: /^Payment verified/ })).toBeVisible()
  await page.getByRole('button', { name: 'Show as table: Time to review' }).click()
  const times = page.getByRole('region', { name: 'Time to review', exact: true })
  await expect(times.getByRole('row', { name: /^All courses/ })).toBeVisible()
  await page.getByLabel('Course', { exact: true }).selectOption({ label: 'Frontend Development' })
  await expect(page.getByRole('heading', { name: 'Frontend Development' })).toBeVisible()
  await expectAccessible(page)
  const file = page.waitForEvent('download')
  await funnel.getByRole('button', { name: 'Export CSV' }).click()
  expect((await file).suggestedFilename()).toMatch(/^funnel-/)
})
