import type { Page } from '@playwright/test'
import { asPdf, asWorkbook, bankTable } from '../server/testing/membership/statement-files.ts'
import {
  expect,
  expectAccessible,
  fillRegistration,
  newLearner,
  newRegistrant,
  signIn,
  signInAs,
  test,
  visit,
} from './support.ts'

/** The row of their payment in the list of this state. */
async function findPayment(staff: Page, email: string, state: 'pending' | 'verified') {
  await visit(staff, `/admin/payments?${new URLSearchParams({ state, search: email }).toString()}`)
  const row = staff.getByRole('row').filter({ hasText: email })
  await expect(row).toBeVisible()
  return row
}

/** With the bank's reference, if it was mistyped. */
async function verify(staff: Page, email: string, reference?: string) {
  const row = await findPayment(staff, email, 'pending')
  await row.getByRole('button', { name: /^Verify/ }).click()
  if (reference) await staff.getByRole('dialog').getByLabel('Transaction ID').fill(reference)
  await staff.getByRole('button', { name: 'Verify payment' }).click()
  await expect(row).toHaveCount(0)
}

async function newCoupon(staff: Page, code: string) {
  await signIn(staff, 'admin', '/admin/payments/coupons')
  await staff.getByRole('button', { name: 'New coupon' }).click()
  await staff.getByRole('textbox', { name: 'Code' }).fill(code)
  await staff.getByLabel('Percent off').fill('25')
  await staff.getByLabel('First day').fill('2026-01-01')
  await staff.getByLabel('Last day').fill('2099-12-31')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Create coupon' }).click()
  await expect(staff.getByRole('row').filter({ hasText: code })).toContainText('25 %')
}

test('a learner joins with a coupon; a wrong verification is undone, and a refund reversed @full', async ({
  page: staff,
  anotherPage,
}) => {
  const someone = newRegistrant()
  const code = `JOIN${someone.transactionId}`
  await newCoupon(staff, code)

  const learner = await anotherPage()
  await visit(learner, '/subscribe')
  await learner.getByText('I have a coupon').click()
  await learner.getByLabel('Coupon').fill(code.toLowerCase())
  await learner.getByRole('button', { name: 'Apply' }).click()
  await expect(learner.getByRole('heading', { name: '1. Pay ₹300' })).toBeVisible()
  await expect(learner.getByText('₹99 off: ₹300 instead of ₹399')).toBeVisible()
  await fillRegistration(learner, someone)
  await learner.getByRole('button', { name: 'Create Account' }).click()
  await expect(learner.getByText(/Registration successful!/)).toBeVisible()

  await verify(staff, someone.email)
  const verified = await findPayment(staff, someone.email, 'verified')
  await verified.getByRole('button', { name: /^Undo/ }).click()
  await staff.getByRole('button', { name: 'Undo verification' }).click()
  await expect(staff.getByText('Enter a reason')).toBeVisible()
  await staff.getByLabel('Reason').fill('I chose the wrong row')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Undo verification' }).click()
  await expect(verified).toHaveCount(0)

  await verify(staff, someone.email, newRegistrant().transactionId)
  const again = await findPayment(staff, someone.email, 'verified')
  await expect(again).toContainText(`typed ${someone.transactionId}`)
  await again.getByRole('button', { name: /^Refund/ }).click()
  await staff.getByLabel('Amount sent back (₹)').fill('100')
  await staff.getByLabel('Sent by').selectOption('cash')
  await staff.getByLabel('Reason').fill('They missed a week')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Record refund' }).click()
  await expect(again).toContainText('₹100 refunded')

  // It never left the bank.
  await again.getByRole('button', { name: /^Refund/ }).click()
  await staff.getByRole('button', { name: /^Reverse/ }).click()
  await staff.getByLabel('Reason').fill('The transfer failed')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Reverse refund' }).click()
  await expect(again).not.toContainText('refunded')

  await signInAs(learner, someone.email, someone.password)
  await expect(learner.getByText('₹100 refunded').first()).toBeVisible()
  await expect(learner.getByText('Refund of ₹100 taken back on')).toBeVisible()
  const note = await learner
    .getByRole('link', { name: /Credit note/ })
    .first()
    .getAttribute('href')
  expect((await (await learner.request.get(note!)).body()).subarray(0, 5).toString()).toBe('%PDF-')

  // Nothing has gone back, so their company can have an invoice instead.
  await learner.getByRole('button', { name: 'Invoice for a company' }).click()
  await learner.getByLabel('Legal name').fill('Acme Private Limited')
  await expectAccessible(learner)
  await learner.getByRole('button', { name: 'Get invoice' }).click()
  await expect(learner.getByText('Receipt replaced on')).toBeVisible()
  await expect(again).toBeVisible()
  await staff.reload()
  await again.getByRole('button', { name: /^For a company/ }).click()
  await expect(staff.getByLabel('Legal name')).toHaveValue('Acme Private Limited')
})

test('a rejected payment is sent again with its coupon @full', async ({ page: staff, anotherPage }) => {
  const someone = newRegistrant()
  const code = `BACK${someone.transactionId}`
  await newCoupon(staff, code)
  const learner = await anotherPage()
  await visit(learner, `/subscribe?coupon=${code}`)
  await fillRegistration(learner, someone)
  await learner.getByRole('button', { name: 'Create Account' }).click()
  await expect(learner.getByText(/Registration successful!/)).toBeVisible()
  const row = await findPayment(staff, someone.email, 'pending')
  await row.getByRole('button', { name: /^Reject/ }).click()
  await staff.getByLabel('Reason', { exact: true }).fill('Not on our statement.')
  await staff.getByRole('button', { name: 'Reject payment' }).click()
  await expect(row).toHaveCount(0)

  await signInAs(learner, someone.email, someone.password)
  await learner.getByRole('button', { name: 'Send payment details again' }).click()
  await expect(learner.getByText('₹99 off: ₹300 instead of ₹399.')).toBeVisible()
  await learner.getByRole('button', { name: 'Send again' }).click()
  await expect(learner.getByText(/Don’t pay again: we’re checking it \(₹300/)).toBeVisible()
})

test('a rejected payer is found in a workbook, and a short payment in a locked PDF @full', async ({
  page: staff,
  mayFail,
}) => {
  // The first try without the password.
  mayFail(/400 \(Bad Request\)/)
  const [rejected, short] = [await newLearner(staff), await newLearner(staff)]
  await signIn(staff, 'admin', '/admin/payments')
  const row = await findPayment(staff, rejected.email, 'pending')
  await row.getByRole('button', { name: /^Reject/ }).click()
  await staff.getByLabel('Reason', { exact: true }).fill('Not on our statement.')
  await staff.getByRole('button', { name: 'Reject payment' }).click()
  await expect(row).toHaveCount(0)

  const transfer = (reference: string, paise: number) => ({
    day: '2026-11-15',
    paise,
    narration: `UPI-SOMEONE-some@okaxis-UTIB0000001-${reference}-fee`,
    reference,
  })
  const workbook = asWorkbook(bankTable('ICICI', [transfer(rejected.transactionId, 399_00)]), 'xlsx')
  await visit(staff, '/admin/payments/statements')
  const file = { name: 'november.xlsx', mimeType: 'application/octet-stream', buffer: workbook }
  await staff.getByLabel('Choose a statement').setInputFiles(file)
  // The first finding with lines is open.
  await expect(staff.getByRole('tab', { name: 'Rejected, but received (1)', selected: true })).toBeVisible()
  await staff.getByRole('button', { name: /^Reopen/ }).click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Reopen payment' }).click()
  await expect(staff.getByRole('dialog')).toBeHidden()
  await verify(staff, rejected.email)

  const table = bankTable('HDFC', [transfer(short.transactionId, 250_00)])
  const pdf = await asPdf(table, { password: 'KAUS1503' })
  await visit(staff, '/admin/payments/statements')
  const locked = { name: 'november.pdf', mimeType: 'application/pdf', buffer: pdf }
  await staff.getByLabel('Choose a statement').setInputFiles(locked)
  await staff.getByLabel('Password of november.pdf').fill('KAUS1503')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Open the file' }).click()
  await expect(staff.getByRole('tab', { name: 'Amount differs (1)' })).toBeVisible()

  const differing = await findPayment(staff, short.email, 'pending')
  await differing.getByRole('button', { name: /^Accept/ }).click()
  await expect(staff.getByText('Covers the ₹199 plan: 14 days.')).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Accept payment' }).click()
  await expect(differing).toHaveCount(0)
  await expect(await findPayment(staff, short.email, 'verified')).toContainText('₹51 to the wallet')
})
