import type { Page } from '@playwright/test'
import type { SettingsSubject } from '#contract/site/subjects.ts'
import { mailPassword, mailUser, startMailServer } from '../server/testing/messages/mail-server.ts'
import { test } from './own-server.ts'
import { adminHeaders, demoPassword, expect, expectAccessible, png, signIn, visit } from './support.ts'

// Serial, because they share one server and each sees the changes of the one before.
test.describe.configure({ mode: 'default' })

const section = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })
const save = (page: Page, title: string) => page.getByRole('button', { name: `Save ${title}`, exact: true }).click()
const saved = (page: Page, title: string) => expect(page.getByText(`${title} saved.`).last()).toBeVisible()

async function openSettings(page: Page, subject: SettingsSubject) {
  await page.goto(`/admin/settings/${subject}`)
  await expect(page.getByRole('heading', { name: 'Changes', exact: true })).toBeVisible()
}

test('the sample payment details are marked everywhere until they are replaced @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  // Saved without the password first.
  mayFail(/400/)
  const visitor = await anotherPage()
  await visit(visitor, '/subscribe')
  await expect(visitor.getByText('These are sample payment details. Don’t pay.')).toBeVisible()

  await signIn(page, 'admin')
  await expect(page.getByText('Learners see sample payment details.').filter({ visible: true })).toBeVisible()
  await page.getByRole('link', { name: 'Enter your payment details' }).click()
  const payment = section(page, 'Payment details')
  await payment.getByLabel('IFSC', { exact: true }).fill('HDFC1')
  await payment.getByLabel('UPI ID', { exact: true }).fill('nobody')
  await payment.getByLabel('Account Number', { exact: true }).fill('12')
  await save(page, 'Payment details')
  await expect(payment.getByText('Enter an 11-character IFSC')).toBeVisible()
  await expect(payment.getByText('Enter a UPI ID, for example name@bank')).toBeVisible()
  await expect(payment.getByText('Enter an account number with 9 to 18 digits')).toBeVisible()
  await expect(payment.getByLabel('Account Number', { exact: true })).toBeFocused()
  await expectAccessible(page)

  await payment.getByLabel('IFSC', { exact: true }).fill('hdfc0001234')
  await payment.getByLabel('UPI ID', { exact: true }).fill('setu@hdfcbank')
  await payment.getByLabel('Account Number', { exact: true }).fill('5010 0012 3456 78')
  // The draft survives a reload without saving.
  await page.reload()
  await expect(payment.getByText('Not saved')).toBeVisible()
  await save(page, 'Payment details')
  await expect(payment.getByText('Enter your password')).toBeVisible()
  await payment.getByLabel('Your password').fill(demoPassword)
  await expect(payment.getByText('Enter your password')).toBeHidden()
  await save(page, 'Payment details')
  await saved(page, 'Payment details')
  await expect(page.getByText('Learners see sample payment details.')).toHaveCount(0)
  await expect(page.getByText(/Payment details changed by /)).toBeVisible()
  await page.reload()
  await expect(payment.getByLabel('Account Number', { exact: true })).toHaveValue('50100012345678')

  await visitor.reload()
  await expect(visitor.getByText('setu@hdfcbank')).toBeVisible()
  await expect(visitor.getByText('sample payment details')).toBeHidden()
})

test('plans, tax, limits and security @full', async ({ page }) => {
  await signIn(page, 'admin')
  // Found by what it is called; an old link to a part of the former single page still leads there.
  await page.goto('/admin/settings')
  await page.getByLabel('Find a setting').fill('joining')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/admin\/settings\/plans$/)
  const plans = section(page, 'Plans')
  await plans.getByLabel('Rupees').first().fill('399')
  await save(page, 'Plans')
  await expect(plans.getByText('Another plan has this price')).toBeVisible()
  await plans.getByLabel('Rupees').first().fill('249')
  await save(page, 'Plans')
  await saved(page, 'Plans')

  await expect(section(page, 'Changes')).toContainText('Plan of 14 days: price changed from ₹199 to ₹249')

  await page.goto('/admin/settings#receipts')
  await expect(page).toHaveURL(/\/admin\/settings\/legal$/)
  const tax = section(page, 'Legal identity and tax')
  await tax.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZW')
  await save(page, 'Legal identity and tax')
  await expect(tax.getByText('This GSTIN has a typo')).toBeVisible()
  await tax.getByLabel(/^GSTIN/).fill('27AAPFU0939F1ZV')
  await tax.getByLabel(/^Legal name/).fill('Setu Academy LLP')
  await tax.getByLabel(/^Address/).fill('12 Bridge Road, Pune 411001')
  await save(page, 'Legal identity and tax')
  await saved(page, 'Legal identity and tax')

  await expect(section(page, 'Changes')).toContainText('State changed from none to Maharashtra')

  for (const [subject, title, label, wrong, right] of [
    ['growth', 'Free demo', 'Places per slot', 'many', '8'],
    ['growth', 'Referral', 'Rupees per referral', '-1', '250'],
    ['hiring', 'Introductions to companies', 'Completed courses', '50', '2'],
    ['reviews', 'Submissions', 'Size per file in MB', '5000', '50'],
    ['security', 'Security', 'Devices per learner', '0', '3'],
  ] as const) {
    await openSettings(page, subject)
    const form = section(page, title)
    await form.getByLabel(label).fill(wrong)
    await save(page, title)
    await expect(form.getByText(/whole number|At least|At most/)).toBeVisible()
    await form.getByLabel(label).fill(right)
    await save(page, title)
    await saved(page, title)
  }
  await page.reload()
  await expect(page.getByLabel('Devices per learner')).toHaveValue('3')
  await openSettings(page, 'legal')
  await expect(section(page, 'Legal identity and tax').getByLabel(/^State/)).toHaveValue('27')
  await visit(page, '/pricing')
  await page.getByText('Do I pay weekly or monthly?').click()
  await expect(page.getByText('₹249 for 14 days')).toBeVisible()
})

test('a testimonial and a team member appear on their pages at once @full', async ({ page }) => {
  await signIn(page, 'admin')
  await openSettings(page, 'testimonials')
  await page.getByRole('button', { name: 'Add a testimonial' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog.getByText('Enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('Gayatri Krishnamurthy')
  await dialog.getByLabel('Date').fill('2026-11-02')
  await dialog.getByLabel('Review').fill('I crossed the bridge in nine weeks.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await openSettings(page, 'team')
  await page.getByRole('button', { name: 'Add a team member' }).click()
  await dialog.getByLabel('Name').fill('Ibrahim Qureshi')
  await dialog.getByLabel('Title').fill('Mentor')
  await dialog.getByLabel('Experience').fill('9 years')
  await dialog.getByRole('textbox', { name: 'Skills' }).fill('Go, SQL')
  await dialog.getByLabel('About').fill('Reads every solution twice.')
  await dialog.getByLabel('Choose a picture').setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: png })
  await dialog.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(dialog).toBeHidden()

  await visit(page, '/')
  await expect(page.getByText('I crossed the bridge in nine weeks.')).toBeVisible()
  await visit(page, '/about')
  const member = page.getByRole('listitem').filter({ hasText: 'Ibrahim Qureshi' })
  await expect(member.locator('img')).toHaveAttribute('src', /^\/pictures\//)

  await openSettings(page, 'team')
  await page.getByRole('button', { name: 'Remove Ibrahim Qureshi' }).click()
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect(dialog).toBeHidden()
  await visit(page, '/about')
  await expect(page.getByText('Ibrahim Qureshi')).toBeHidden()
})

test('the second of two admins in one section gets a conflict and loses nothing @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/409 \(Conflict\)/)
  await signIn(page, 'admin')
  await openSettings(page, 'school')
  await page.getByLabel('School name').fill('Pul Academy')

  const other = await anotherPage()
  const headers = await adminHeaders(other)
  const { version } = ((await (await other.request.get('/v1/settings', { headers })).json()) as Answer).data
  const data = { version, changes: { name: 'Nadi Academy' } }
  expect((await other.request.patch('/v1/settings', { headers, data })).ok()).toBe(true)

  await save(page, 'School')
  await expect(page.getByRole('alert')).toContainText('changed the school name while you were editing')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep my version' }).click()
  await expect(page.getByRole('alert')).toBeHidden()
  await save(page, 'School')
  await saved(page, 'School')
  const changes = section(page, 'Changes')
  await expect(changes).toContainText('School name changed from Nadi Academy to Pul Academy')
})

test('an admin sets up the email server and online payments, and learns what is wrong @full', async ({ page }) => {
  const mail = await startMailServer()
  await signIn(page, 'admin', '/admin/settings')
  await page.getByRole('link', { name: 'Email server' }).click()
  const email = section(page, 'Email server')
  await expect(email.getByText('No email leaves the school yet.')).toBeVisible()
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(email.getByText('Enter the email server, for example smtp.example.in')).toBeVisible()
  await email.getByLabel('Server', { exact: true }).fill('localhost')
  await email.getByLabel('Port').fill(String(mail.port))
  await email.getByLabel('User').fill(mailUser)
  await email.getByLabel('Sender name').fill('Setu Academy')
  await email.getByLabel('Sender address').fill('hello@setu.example')
  await email.getByRole('textbox', { name: 'Password', exact: true }).fill('wrong')
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(email.getByText('localhost refused the user or the password.')).toBeVisible()
  await email.getByRole('textbox', { name: 'Password', exact: true }).fill(mailPassword)
  await page.getByRole('button', { name: 'Send me a test email' }).click()
  await expect(email.getByText(/^Sent to admin@kaushal\.example/)).toBeVisible()
  expect(mail.received).toMatchObject([{ from: 'hello@setu.example' }])
  await expectAccessible(page)
  await email.getByLabel('Your password').fill(demoPassword)
  await save(page, 'Email server')
  await saved(page, 'Email server')
  await expect(email.getByText(/^Saved on .+ by /)).toBeVisible()
  await expect(section(page, 'Changes')).toContainText('Password saved')
  await mail.close()

  await openSettings(page, 'online-payments')
  const online = section(page, 'Online payments')
  await online.getByLabel('Key ID').fill('rzp_test_setu')
  await online.getByLabel('Key secret').fill('a secret of the key')
  await online.getByLabel('Webhook secret').fill('a secret of the webhook')
  await online.getByLabel('Your password').fill(demoPassword)
  await expectAccessible(page)
  await save(page, 'Online payments')
  await saved(page, 'Online payments')
  await expect(online.getByText('Online payments are on.')).toBeVisible()
  await visit(page, '/admin/settings')
  await expect(page.getByText('On, key rzp_test_setu')).toBeVisible()

  await openSettings(page, 'online-payments')
  await page.getByRole('button', { name: 'Stop online payments' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Your password').fill(demoPassword)
  await dialog.getByRole('button', { name: 'Stop online payments' }).click()
  await expect(online.getByText('Online payments are off.')).toBeVisible()
})

type Answer = { data: { version: string } }
