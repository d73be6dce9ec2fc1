import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { resetLinkFor } from './emails.ts'
import { newOpening, signInAsCandidate } from './hiring.ts'
import { expect, expectAccessible, signIn, signInAs, test, visit } from './support.ts'

const firstDay = new Date(Date.now() + 20 * 86_400_000).toISOString().slice(0, 10)
const password = 'a bridge over the Godavari'

test('from the invitation of a company to a learner who joined, and the public figure counts it', async ({
  page: learner,
  anotherPage,
}) => {
  const staff = await anotherPage()
  const email = await inviteCompany(staff)

  const company = await anotherPage()
  await visit(company, await resetLinkFor(email))
  await company.getByLabel('New password').fill(password)
  await company.getByRole('button', { name: 'Save password' }).click()
  await expect(company.getByText('Your new password is set')).toBeVisible()
  await signInAs(company, email, password)
  await expect(company.getByRole('heading', { name: 'Terms for companies' })).toBeVisible()
  await expectAccessible(company)
  await company.getByRole('button', { name: 'I accept these terms' }).click()
  await expect(company.getByRole('heading', { name: 'Write your first opening' })).toBeVisible()

  const { title } = await newOpening(company)
  const someone = await signInAsCandidate(learner)
  const joinedBefore = await joined(learner)
  await visit(company, `/company/candidates/${someone.code}`)
  await company.getByRole('button', { name: 'Ask for an introduction' }).click()
  const dialog = company.getByRole('dialog')
  await dialog.getByLabel('Opening').selectOption(title)
  await dialog.getByLabel('Message').fill('You’d build the screens that drivers see, with two of us.')
  await dialog.getByRole('button', { name: 'Send request' }).click()
  await company.waitForURL('**/company/introductions/*')
  const id = company.url().split('/').at(-1)!
  await expect(company.getByText(someone.email)).toHaveCount(0)

  await visit(learner, `/dashboard/introductions/${id}`)
  await learner.getByRole('checkbox', { name: /I agree to share this/ }).check()
  await learner.getByRole('button', { name: 'Accept and share' }).click()
  await expect(learner.getByText(email)).toBeVisible()
  await visit(company, `/company/introductions/${id}`)
  await expect(company.getByText(someone.email)).toBeVisible()
  await company.getByRole('button', { name: 'We made an offer' }).click()
  await company.getByRole('button', { name: 'Yes, we did' }).click()
  await company.getByRole('button', { name: 'Name the first day' }).click()
  await confirmFirstDay(company)
  expect(await joined(learner)).toBe(joinedBefore)

  await visit(learner, `/dashboard/introductions/${id}`)
  await learner.getByRole('button', { name: 'Confirm' }).click()
  await confirmFirstDay(learner)
  await expect(learner.getByRole('heading', { name: 'Confirmed by both' })).toBeVisible()
  expect(await joined(learner)).toBe(joinedBefore + 1)
})

async function confirmFirstDay(page: Page) {
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill(firstDay)
  await dialog.getByRole('button', { name: 'Confirm' }).click()
  await expect(dialog).toBeHidden()
}

async function inviteCompany(staff: Page): Promise<string> {
  const domain = `gati-${randomBytes(4).toString('hex')}.in`
  await signIn(staff, 'admin', '/admin/companies')
  await staff.getByRole('button', { name: 'Invite a company' }).click()
  const dialog = staff.getByRole('dialog')
  await dialog.getByLabel('Company', { exact: true }).fill('Gati Software')
  await dialog.getByLabel('Website').fill(`https://${domain}`)
  await dialog.getByLabel('Kind of company').selectOption('product')
  await dialog.getByLabel('Email').fill(`people@${domain}`)
  await dialog.getByLabel('First name').fill('Meenal')
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await staff.waitForURL('**/admin/companies/*')
  return `people@${domain}`
}

/** As the public page says. */
async function joined(page: Page): Promise<number> {
  await visit(page, '/hiring')
  const figure = page.locator('dt', { hasText: 'Joined' }).locator('~ dd').first()
  return Number(await figure.textContent())
}
