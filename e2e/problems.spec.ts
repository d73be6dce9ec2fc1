import { test } from './check-runner.ts'
import { enrol, expect, expectNoViolations, signInAsNewMember, visit } from './support.ts'

const solved = `def sales_difference(sales):
    return sum(sales[::2]) - sum(sales[1::2])
`

test('a problem is solved in Python, counts, and then shows its solution @phone', async ({ page }) => {
  const { userId } = await signInAsNewMember(page, '/dashboard')
  await enrol(page, userId, 10)
  await visit(page, '/dashboard/tasks/10')
  await page.getByRole('link', { name: 'Problems', exact: true }).click()
  await expect(page.getByText(/^0 of \d+ solved$/).first()).toBeVisible()
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Even days minus odd days' }).click()

  await page.getByText('Python', { exact: true }).click()
  await expect(page.getByText('sales_difference([400, 150, 300, 250])')).toBeVisible()
  const editor = page.getByRole('textbox').first()
  await editor.press('Control+A')
  await editor.press('Delete')
  await editor.fill(solved)
  await expect(page.getByText(/^Saved /).first()).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByRole('button', { name: 'I give up: show the solution' })).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(page.getByText('Solved in Python: all 7 checks passed.')).toBeVisible()
  await expect(page.getByText('Model solution')).toBeVisible()
  await expectNoViolations(page)

  // The other language has its own code.
  await page.getByText('JavaScript', { exact: true }).click()
  await expect(page.getByText('salesDifference([400, 150, 300, 250])')).toBeVisible()
  await visit(page, '/dashboard/tasks/10/problems?state=solved')
  await expect(page.getByText(/^1 of \d+ solved$/).first()).toBeVisible()
  await expect(page.getByText('Solved in Python')).toBeVisible()
})
