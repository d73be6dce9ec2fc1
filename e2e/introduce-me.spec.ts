import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

const region = (page: Page, name: string) => page.getByRole('region', { name })
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('a learner opts in, a company finds and reads their work, and the learner takes it back @phone', async ({
  page,
  anotherPage,
}) => {
  await signIn(page, 'learner', '/dashboard/introduce-me')
  await expect(region(page, 'Companies see your work until')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change or renew' }).click()
  const form = region(page, 'Change what companies see')
  const chosen = form.getByRole('checkbox', { checked: true })
  await expect(chosen.first()).toBeVisible()
  await form.getByRole('checkbox', { name: 'Also show my text and code' }).first().check()
  await form
    .getByRole('button', { name: /^Read it as they would/ })
    .first()
    .click()
  await expect(page.getByText('We take out names, contact details, links and file names.')).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Preview' }).click()
  await expect(
    dialog(page, 'What companies see')
      .getByText(/^Approved by/)
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form.getByText('Tick the box if you agree')).toBeVisible()
  await form.getByLabel('I agree to this').check()
  await expect(form.getByText('Tick the box if you agree')).toBeHidden()
  await form.getByRole('button', { name: 'Save changes' }).click()
  await expect(form).toBeHidden()
  await expect(region(page, 'What you agreed to').getByText(/^Changed/)).toBeVisible()
  const code = await region(page, 'Companies see your work until').locator('code').innerText()

  const company = await anotherPage()
  await signIn(company, 'company', '/company/candidates')
  await expectAccessible(company)
  await company.getByRole('link', { name: `Candidate ${code}` }).click()
  await company
    .getByRole('button', { name: /^Read the work/ })
    .first()
    .click()
  await expect(company.getByText('taken out until the learner accepts')).toBeVisible()
  await expectAccessible(company)
  await company.keyboard.press('Escape')
  await expect(region(company, 'Who of you looked')).toContainText('Meera Iyer')

  await page.reload()
  await expect(region(page, 'Companies that looked')).toContainText('Setu Labs, your code')
  await page.getByRole('button', { name: /^Hide me from Setu Labs/ }).click()
  await dialog(page, 'Hide from Setu Labs?').getByRole('button', { name: 'Hide me' }).click()
  await expect(page.getByText('Hidden from it')).toBeVisible()
  await visit(company, '/company/candidates')
  await expect(company.getByRole('link', { name: `Candidate ${code}` })).toBeHidden()
  await page.getByRole('button', { name: /^Show me again/ }).click()
  await expect(page.getByText('Hidden from it')).toBeHidden()
})
