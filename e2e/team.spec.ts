import type { Page } from '@playwright/test'
import { signInAsColleague } from './colleagues.ts'
import { expect, expectAccessible, logIn, newCourse, newLearner, test } from './support.ts'

const menu = (page: Page) => page.getByRole('navigation', { name: 'Staff' }).getByRole('link')

/** Opens each page of the menu, in the groups too: what is offered must open, without a call that is refused. */
async function expectMenu(page: Page, entries: (string | string[])[]) {
  const labels = () => menu(page).evaluateAll((links) => links.map((link) => link.getAttribute('title')))
  const closed = entries.map((entry) => [entry].flat()[0]!)
  await expect.poll(labels).toEqual(closed)
  for (const [first, ...items] of entries.map((entry) => [entry].flat())) {
    await menu(page).filter({ hasText: first! }).first().click()
    await expect.poll(labels).toEqual(closed.flatMap((label) => (label === first ? [label, ...items] : label)))
    for (const label of items.length > 0 ? items : [first!]) {
      await page.getByRole('navigation', { name: 'Staff' }).getByRole('link', { name: label }).last().click()
      await expect(menu(page).and(page.locator('[aria-current=page]'))).toHaveAttribute('title', label)
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
      await expect(page.getByText('You don’t have access')).toHaveCount(0)
    }
  }
}

const expectNoDoor = async (page: Page, path: string) => {
  await page.goto(path)
  await expect(page).toHaveURL(/\/admin$/)
}

test('a support person answers, corrects an account and sees payments without deciding them', async ({ page }) => {
  const learner = await newLearner(page, 'Gopal Menon')
  const { userId } = await logIn(page, learner.email, learner.password)
  await signInAsColleague(page, 'support')
  await expectMenu(page, [
    'Home',
    'Reports',
    'Certificates',
    ['People', 'Users', 'Leads', 'At risk', 'Support', 'Messages', 'Request'],
    ['Money', 'Payments', 'Bank statements', 'Daily close', 'Accounts', 'Coupons'],
    'Email',
  ])

  await page.goto(`/admin/users/${userId}`)
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Change role' })).toBeHidden()
  await page.getByRole('button', { name: 'Add days' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Days').fill('3')
  await dialog.getByLabel('Reason').fill('Waited three days for an answer')
  await dialog.getByRole('button', { name: 'Add days' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Waited three days for an answer').first()).toBeVisible()

  // Of a mentor they see the account, and neither their hours nor what they did.
  await page.goto('/admin/users?role=mentor')
  await page.getByRole('link', { name: 'Imran Sheikh' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Imran Sheikh' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Working hours' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /in the audit log/ })).toHaveCount(0)
  await page.goto(`/admin/payments?search=${learner.transactionId}`)
  await expect(page.getByRole('link', { name: 'Gopal Menon' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Verify|Reject)/ })).toHaveCount(0)
  await expectAccessible(page)
  await expectNoDoor(page, '/admin/settings')
})

test('an accountant sees and exports money, and nothing else', async ({ page }) => {
  await signInAsColleague(page, 'accountant')
  await expectMenu(page, ['Home', 'Payments', 'Bank statements', 'Daily close', 'Accounts', 'Mentor pay', 'Coupons'])
  await page.goto('/admin/payments?state=verified')
  await expect(page.getByRole('tab', { name: 'Verified' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^(Undo|Refund)/ })).toHaveCount(0)
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^payments-.*\.csv$/)
  await page.getByRole('main').getByRole('link', { name: 'Accounts' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Accounts' })).toBeVisible()
  await expectAccessible(page)

  // A month that is over: a figure leads to its documents, whose sum it is; then by bank date, as earned, and for Tally.
  await page.getByRole('button', { name: 'Previous month' }).click()
  const net = page.getByRole('region', { name: 'Totals' }).locator('div', { hasText: /^Net/ }).getByRole('link')
  const figure = (await net.textContent())!
  await net.click()
  await expect(page.getByRole('region', { name: /^Sum of/ })).toContainText(figure)
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'Accounts' }).click()
  await page.getByRole('link', { name: 'By bank date' }).click()
  await expect(page.getByRole('region', { name: 'Why they differ' })).toContainText(figure)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Earned' }).click()
  await expect(page.getByRole('region', { name: 'Earned and deferred' })).toContainText('Deferred at the end')
  await expectAccessible(page)
  await page.getByRole('link', { name: 'By document' }).click()
  const vouchers = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download Tally' }).click()
  expect((await vouchers).suggestedFilename()).toMatch(/^tally-.*\.xml$/)

  await page.goto('/admin/payments/statements')
  await expect(page.getByText('Uploaded statements')).toBeVisible()
  await expect(page.getByLabel(/Statement file|Choose a file/)).toHaveCount(0)
  await expectNoDoor(page, '/admin/users')
})

test('a content author writes lessons, and meets no learner', async ({ page }) => {
  const { courseId } = await newCourse(page, ['Count the trains'])
  await signInAsColleague(page, 'author')
  await expectMenu(page, ['Home', 'Courses', 'Request'])
  await page.goto(`/admin/tasks/${courseId}`)
  await expect(page.getByText('Count the trains').first()).toBeVisible()
  await expectAccessible(page)
  await expectNoDoor(page, '/admin/reviews')
  await expectNoDoor(page, '/admin/payments')
})

test('a manager runs the school, and neither redirects money nor makes an admin', async ({ page }) => {
  const person = await newLearner(page, 'Gopal Menon')
  const { userId } = await logIn(page, person.email, person.password)
  await signInAsColleague(page, 'manager')
  await page.goto(`/admin/users/${userId}`)
  await page.getByRole('button', { name: 'Change role' }).click()
  const dialog = page.getByRole('dialog')
  const role = dialog.getByLabel('Role')
  await expect(role.locator('option')).toHaveCount(6)
  await role.selectOption('accountant')
  await dialog.getByText('What they may do').click()
  await dialog.getByLabel('Refunds and wallets').selectOption('act')
  await expect(dialog.getByLabel('Payment details, mentor pay').locator('option')).toHaveText(['Nothing', 'See'])
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save role' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Accountant', { exact: true }).first()).toBeVisible()

  await page.goto('/admin/settings/payment')
  const payee = page.getByRole('region', { name: 'Payment details' })
  await expect(payee.getByRole('textbox', { name: 'UPI ID' })).toBeDisabled()
  await expect(payee.getByText('Only admins, and who they allow to')).toBeVisible()
})
