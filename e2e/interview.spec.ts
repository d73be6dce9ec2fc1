import { enrol, expect, expectNoViolations, signInAsNewMember, test, visit } from './support.ts'

test('a mock interview goes on after a reload, and its review says which checks failed @full', async ({ page }) => {
  const { userId } = await signInAsNewMember(page, '/dashboard')
  await enrol(page, userId, 10)
  await visit(page, '/dashboard/tasks/10')
  await page.getByRole('link', { name: 'Mock interviews' }).click()
  await page.getByRole('button', { name: 'Start the interview' }).click()
  const timer = page.getByRole('timer')
  await expect(timer).toHaveText(/^4[45]:\d\d$/)
  await expectNoViolations(page)

  const editor = page.getByRole('tabpanel').filter({ visible: true }).getByRole('textbox').first()
  await editor.press('Control+End')
  await editor.pressSequentially('// mine')
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await visit(page, '/dashboard/interview')
  await page.getByRole('link', { name: 'Continue' }).click()
  await expect(timer).toHaveText(/^4[34]:\d\d$/)
  await expect(editor).toContainText('// mine')

  await page.getByRole('button', { name: 'Finish' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Finish' }).click()
  await expect(page.getByText('You solved 0 of 2 problems.')).toBeVisible()
  await expect(page.getByText('Hint:').first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Mock interviews', exact: true }).click()
  await expect(page.getByRole('region', { name: 'Past interviews' })).toContainText('0 of 2 solved')
})
