import { ask, newOpening, signInAsCandidate } from './hiring.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

test('a learner accepts a request, the company sees who it is, and sees the code again once they withdraw @phone', async ({
  page,
  anotherPage,
}) => {
  const { code, email } = await signInAsCandidate(page)
  const company = await anotherPage()
  await signIn(company, 'company')
  const { openingId, title } = await newOpening(company)
  const introductionId = await ask(company, openingId, code)
  const atCompany = `/company/introductions/${introductionId}`
  await visit(company, atCompany)
  await expect(company.getByRole('heading', { name: `Candidate ${code}` })).toBeVisible()
  await expect(company.getByText(email)).toHaveCount(0)
  await expectAccessible(company)

  await visit(page, '/dashboard/introductions')
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('We sort buses all day.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept and share' }).click()
  await expect(page.getByText('Tick the box if you agree')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /I agree to share this with Setu Labs/ }).check()
  await expect(page.getByText('Tick the box if you agree')).toBeHidden()
  await page.getByRole('button', { name: 'Accept and share' }).click()
  await expect(page.getByText('hiring@setulabs.example')).toBeVisible()
  await expectAccessible(page)

  await visit(company, '/company/introductions?group=active')
  await company.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
  await expect(company.getByText(email)).toBeVisible()
  await expectAccessible(company)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('I’ve found another job')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You ended this introduction.')).toBeVisible()
  await visit(company, atCompany)
  await expect(company.getByRole('heading', { name: `Candidate ${code}` })).toBeVisible()
  await expect(company.getByText('“I’ve found another job”')).toBeVisible()
  await expect(company.getByText(email)).toHaveCount(0)
})

test('a learner declines a request, and the company takes one back', async ({ page, anotherPage }) => {
  const { code } = await signInAsCandidate(page)
  const company = await anotherPage()
  await signIn(company, 'company')
  const first = await newOpening(company)
  const declined = await ask(company, first.openingId, code)
  await visit(page, `/dashboard/introductions/${declined}`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You ended this introduction.')).toBeVisible()

  const second = await newOpening(company)
  const taken = await ask(company, second.openingId, code)
  await visit(company, `/company/introductions/${taken}`)
  await company.getByRole('button', { name: 'Take back the request' }).click()
  const dialog = company.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('We filled the position.')
  await dialog.getByRole('button', { name: 'Take back the request' }).click()
  await expect(company.getByText('Your company ended this introduction.')).toBeVisible()
  await visit(page, `/dashboard/introductions/${taken}`)
  await expect(page.getByText('“We filled the position.”')).toBeVisible()
})
