import { expect, expectAccessible, signIn, test } from './support.ts'

test('an admin marks a mentor’s month as paid and corrects it; the mentor sees both @full', async ({ page }) => {
  await signIn(page, 'admin', '/admin/payments/mentors')
  await page.getByRole('link', { name: 'Imran Sheikh' }).click()
  await page.getByRole('button', { name: 'Mark as paid' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reference of the transfer').fill('UTR 4711')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Mark as paid' }).click()
  await expect(page.getByText('reference UTR 4711')).toBeVisible()

  await page.getByRole('button', { name: 'Add a correction' }).click()
  await dialog.getByRole('button', { name: 'Add correction' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Rupees').fill('-50')
  await dialog.getByLabel('Reason').fill('One step was counted twice')
  await dialog.getByRole('button', { name: 'Add correction' }).click()
  await expect(page.getByRole('row').filter({ hasText: 'One step was counted twice' })).toContainText('−₹50')

  await signIn(page, 'mentor', '/admin/account')
  await page.getByRole('link', { name: 'Show your statements' }).click()
  await expect(page.getByText('reference UTR 4711')).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'One step was counted twice' })).toBeVisible()
  await expectAccessible(page)
})
