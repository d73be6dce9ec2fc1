import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { companyLinkFor, resetLinkFor } from './emails.ts'
import { expect, expectAccessible, signIn, signInByForm, test, visit } from './support.ts'

const password = 'rain on the tin roof'

const newCompany = () => {
  const domain = `nilgiri-${randomBytes(4).toString('hex')}.example`
  return { name: `Nilgiri ${domain.slice(8, 16)}`, domain, email: `asha@${domain}` }
}

/** Works with and without JavaScript. */
async function apply(page: Page, { name, domain, email }: ReturnType<typeof newCompany>) {
  await page.goto('/hiring')
  await page.getByRole('link', { name: 'Apply as a company' }).click()
  await page.getByLabel('Company', { exact: true }).fill(name)
  await page.getByLabel('Website').fill(domain)
  await page.getByLabel('Kind of company').selectOption('Product company')
  await page.getByLabel('First name').fill('Asha')
  await page.getByLabel('What are you hiring for?').fill('Two junior backend developers')
  await page.getByLabel('Your work email').fill('asha@gmail.com')
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Enter an address of the company, not a personal one')).toBeVisible()
  await expect(page.getByLabel('Company', { exact: true })).toHaveValue(name)
  await page.getByLabel('Your work email').fill(email)
  await page.getByRole('button', { name: 'Send application' }).click()
  await expect(page.getByText('Check your email')).toBeVisible()
  await page.goto(await companyLinkFor(email))
  await page.getByRole('button', { name: 'Confirm my address' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you, your address is confirmed' })).toBeVisible()
}

test('a company applies, staff approve it, and its member accepts the terms; a suspension locks it out', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/400 \(Bad Request\)|403 \(Forbidden\)/)
  const company = newCompany()
  await visit(page, '/hiring/apply')
  await expectAccessible(page)
  await apply(page, company)
  await expectAccessible(page)

  const staff = await anotherPage()
  await signIn(staff, 'admin', '/admin/companies?state=confirmed')
  await staff.getByRole('link', { name: company.name }).click()
  await expect(staff.getByText('Two junior backend developers')).toBeVisible()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Approve' }).click()
  await staff.getByRole('dialog').getByRole('button', { name: 'Approve and invite' }).click()
  await expect(staff.getByRole('region', { name: 'Members' })).toContainText(company.email)

  await page.goto(await resetLinkFor(company.email))
  await page.getByLabel('New password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await signInByForm(page, company.email, password)
  await expect(page.getByRole('heading', { name: 'Terms for companies' })).toBeVisible()
  await visit(page, '/company/openings')
  await expect(page.getByRole('heading', { name: 'Terms for companies' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I accept these terms' }).click()
  await expect(page.getByRole('heading', { name: 'Openings', level: 1 })).toBeVisible()

  await page.getByRole('link', { name: 'Company', exact: true }).first().click()
  await page.getByLabel('Technologies').fill('TypeScript, SQL')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Saved. Learners see it at once.')).toBeVisible()
  await page.getByRole('button', { name: 'Invite a colleague' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('ravi@elsewhere.example')
  await dialog.getByLabel('First name').fill('Ravi')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText(`Enter an address that ends in @${company.domain}`)).toBeVisible()
  await dialog.getByLabel('Email').fill(`ravi@${company.domain}`)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(page.getByRole('region', { name: 'Colleagues' }).getByText('Invited')).toBeVisible()
  await expectAccessible(page)

  await staff.getByRole('button', { name: 'Suspend' }).click()
  await staff.getByRole('dialog').getByLabel('Why').fill('It asked a learner for money.')
  await staff.getByRole('dialog').getByRole('button', { name: 'Suspend' }).click()
  await expect(staff.getByRole('button', { name: 'Open again' })).toBeVisible()
  await expectAccessible(staff)
  await visit(page, '/company/profile')
  await expect(page.getByRole('heading', { name: `${company.name} is suspended` })).toBeVisible()
  await expectAccessible(page)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a company applies and confirms its address', async ({ page, mayFail }) => {
    mayFail(/400 \(Bad Request\)/)
    await apply(page, newCompany())
  })
})
