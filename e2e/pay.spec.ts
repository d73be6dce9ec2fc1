import type { Locator, Page } from '@playwright/test'
import {
  demoPassword,
  expect,
  expectAccessible,
  follow,
  newLearner,
  newTransactionId,
  signIn,
  signInAs,
  signInAsNewLearner,
  test,
  visit,
  type Registrant,
} from './support.ts'

/** The row of their pending payment. */
async function findPayment(staff: Page, { email }: Pick<Registrant, 'email'>) {
  await visit(staff, '/admin/payments')
  await staff.getByLabel('Search by name, email or transaction ID').fill(email)
  const row = staff.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  return row
}

/** Staff confirm once, because the learner gets a receipt. */
async function verify(staff: Page, row: Locator) {
  await row.getByRole('button', { name: /^Verify/ }).click()
  await expect(staff.getByRole('dialog')).toContainText('You can undo this for 24 hours')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Verify payment' }).click()
  await expect(row).toHaveCount(0)
}

const learnerPages = ['/dashboard', '/dashboard/my-courses', '/dashboard/tasks/1', '/dashboard/sessions']
const paid = 'You’ve paid. Don’t pay again: we’re checking it'
const payButton = /^(Renew|Subscribe|Subscribe Now)$/

test('a rejected payment says why everywhere, is sent again and opens the first course @phone', async ({
  page: learner,
  anotherPage,
  mayFail,
}) => {
  // The tasks of a course that isn't open.
  mayFail(/403 \(Forbidden\)/)
  const someone = await signInAsNewLearner(learner)
  for (const path of learnerPages) {
    if (path !== '/dashboard') await follow(learner, path)
    await expect(learner.getByText(paid).filter({ visible: true }).first()).toBeVisible()
    await expect(learner.getByRole('button', { name: payButton })).toHaveCount(0)
    await expect(learner.getByRole('link', { name: 'Read the first lesson' }).first()).toBeVisible()
    await expect(learner.getByText(/subscription yet|need a subscription|expired/)).toHaveCount(0)
    await expectAccessible(learner)
  }
  await follow(learner, '/dashboard/all-courses')
  await expect(learner.getByText(paid)).toBeVisible()
  await learner.getByRole('link', { name: 'Read the first lesson (Frontend Development)' }).click()
  await expect(learner.getByRole('link', { name: paid })).toBeVisible()

  const staff = await anotherPage()
  await signIn(staff, 'admin')
  const first = await findPayment(staff, someone)
  await first.getByRole('button', { name: /^Reject/ }).click()
  await staff.getByRole('button', { name: 'Reject payment' }).click()
  await expect(staff.getByText('Enter a reason')).toBeVisible()
  await staff.getByLabel('Reason', { exact: true }).fill('This reference is not on our statement.')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Reject payment' }).click()
  await expect(staff.getByRole('dialog')).toBeHidden()

  await visit(learner, '/dashboard')
  for (const path of learnerPages.slice(0, 3)) {
    if (path !== '/dashboard') await follow(learner, path)
    await expect(learner.getByText('This reference is not on our statement.').first()).toBeVisible()
    await expect(learner.getByRole('button', { name: 'Send payment details again' })).toBeVisible()
    await expectAccessible(learner)
  }
  await learner.getByRole('button', { name: 'Send payment details again' }).click()
  const dialog = learner.getByRole('dialog')
  await expect(dialog.getByRole('radio', { name: /399/ })).toBeChecked()
  await expect(dialog.getByLabel('Transaction ID')).toHaveValue(someone.transactionId)
  await expectAccessible(learner)
  await dialog.getByRole('button', { name: 'Send again' }).click()
  await expect(learner.getByText('Your subscription updated successfully!')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  const second = await findPayment(staff, someone)
  await expect(second).toContainText('same transaction ID as')
  await verify(staff, second)
  await visit(learner, '/dashboard')
  await expect(learner.getByText(/Your courses are open until/)).toBeVisible()
  const receipt = await learner.getByRole('link', { name: /receipt/i }).getAttribute('href')
  expect((await (await learner.request.get(receipt!)).body()).subarray(0, 5).toString()).toBe('%PDF-')
  await follow(learner, '/dashboard/all-courses')
  await learner.getByRole('button', { name: 'Enroll Now: Frontend Development' }).click()
  await learner.getByRole('link', { name: 'Start now' }).click()
  await expect(learner.getByRole('heading', { name: 'Build a price card', level: 1 })).toBeVisible()
})

test('a learner with an expired subscription renews it, partly with credit', async ({ page: learner, anotherPage }) => {
  const email = 'meenakshi.iyer@kaushal.example'
  await signInAs(learner, email, demoPassword, '/dashboard/my-courses')
  await expect(learner.getByRole('heading', { name: 'Your subscription has expired' })).toBeVisible()
  await expectAccessible(learner)
  await learner.getByRole('button', { name: 'Subscribe Now' }).click()
  const dialog = learner.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(dialog.getByText('Please fill all fields')).toBeVisible()
  await dialog.getByRole('radio', { name: /499/ }).check()
  await dialog.getByLabel(/Use my credit/).check()
  await expect(dialog.getByText('₹199', { exact: true }).first()).toBeVisible()
  const transactionId = newTransactionId()
  await dialog.getByLabel('Transaction ID').fill(transactionId)
  await expectAccessible(learner)
  // A phone may discard the page while the UPI app is open.
  await learner.reload()
  await learner.getByRole('button', { name: 'Subscribe Now' }).click()
  await expect(dialog.getByRole('radio', { name: /499/ })).toBeChecked()
  await expect(dialog.getByLabel(/Use my credit/)).toBeChecked()
  await expect(dialog.getByLabel('Transaction ID')).toHaveValue(transactionId)
  await dialog.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await expect(learner.getByText('Your subscription updated successfully!')).toBeVisible()
  await learner.getByRole('dialog').getByRole('button', { name: 'Close' }).first().click()
  await follow(learner, '/dashboard/wallet-balance')
  await expect(learner.getByText('₹0', { exact: true }).first()).toBeVisible()

  const staff = await anotherPage()
  await signIn(staff, 'admin')
  const waiting = await findPayment(staff, { email })
  await expect(waiting).toContainText('₹199')
  await verify(staff, waiting)
  await visit(learner, '/dashboard/my-courses')
  await expect(learner.getByRole('link', { name: 'Continue: Frontend Development' })).toBeVisible()
})

test('staff give days and credit from the payments page @full', async ({ page: learner, anotherPage, mayFail }) => {
  // Expected error: credit below zero.
  mayFail(/409 \(Conflict\)/)
  const someone = await signInAsNewLearner(learner)
  const staff = await anotherPage()
  await signIn(staff, 'admin')
  const row = await findPayment(staff, someone)
  const dialog = staff.getByRole('dialog')

  await row.getByRole('button', { name: `More actions for ${someone.name}` }).click()
  await staff.getByRole('menuitem', { name: 'Access and days' }).click()
  await expect(dialog.getByText('No access yet.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Add days' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Days to add').fill('7')
  await dialog.getByLabel('Reason').fill('A power cut in the whole district')
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Add days' }).click()
  await expect(dialog).toBeHidden()

  await row.getByRole('button', { name: `More actions for ${someone.name}` }).click()
  await staff.getByRole('menuitem', { name: 'Adjust credit' }).click()
  await dialog.getByLabel('Rupees').fill('-50')
  await dialog.getByLabel('Reason').fill('Cannot be taken')
  await dialog.getByRole('button', { name: 'Adjust credit' }).click()
  await expect(dialog.getByText('They have ₹0 in their wallet. The balance can’t go below zero')).toBeVisible()
  await dialog.getByLabel('Rupees').fill('120')
  await dialog.getByLabel('Reason').fill('For a cancelled session')
  await expectAccessible(staff)
  await dialog.getByRole('button', { name: 'Adjust credit' }).click()
  await expect(dialog).toBeHidden()

  await visit(learner, '/dashboard')
  await expect(learner.getByText(/Your courses are open until/)).toBeVisible()
  await visit(learner, '/dashboard/wallet-balance')
  await expect(learner.getByText('₹120', { exact: true }).first()).toBeVisible()
  await expect(learner.getByText('For a cancelled session').first()).toBeVisible()
})

test('a statement of 200 lines is reconciled @full', async ({ page: staff, anotherPage }) => {
  const payers = [await newLearner(staff), await newLearner(staff), await newLearner(staff)]
  await signIn(staff, 'admin', '/admin/payments/statements')
  await expectAccessible(staff)
  const buffer = Buffer.from(statement(payers.map(({ transactionId }) => transactionId)))
  await staff.getByLabel('Choose a statement').setInputFiles({ name: 'november.csv', mimeType: 'text/csv', buffer })
  await expect(staff.getByRole('tab', { name: 'Exact (2)' })).toBeVisible()
  await expect(staff.getByRole('tab', { name: 'Amount differs (1)' })).toBeVisible()
  await expect(staff.getByRole('tab', { name: 'Unknown (197)' })).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Verify 2 exact payments (₹798)' }).click()
  await staff.getByRole('button', { name: 'Verify payments' }).click()
  await expect(staff.getByRole('button', { name: /^Verify 2 exact/ })).toBeHidden()

  const learner = await anotherPage()
  await expect(async () => {
    await signInAs(learner, payers[0]!.email, payers[0]!.password)
    await expect(learner.getByText(/Your courses are open until/)).toBeVisible()
  }).toPass()
})

/** In the HDFC layout: two exact payments, one with another amount, and unknown transfers. */
function statement([first, second, third]: string[]): string {
  const line = (reference: string, rupees: string) =>
    `15/11/26,"UPI-SOMEONE-${reference}-PAYMENT",${reference.padStart(16, '0')},15/11/26,,"${rupees}","1,23,456.78"`
  const strangers = Array.from({ length: 197 }, (_, at) => line(String(990_000_000_000 + at * 7919), '399.00'))
  return [
    'Date,Narration,Chq./Ref.No.,Value Dt,Withdrawal Amt.,Deposit Amt.,Closing Balance',
    line(first!, '399.00'),
    line(second!, '399.00'),
    line(third!, '3,990.00'),
    ...strangers,
  ].join('\r\n')
}
