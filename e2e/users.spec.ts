import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, newEmail, newTransactionId, signIn, test } from './support.ts'

type Someone = { name: string; email: string; transactionId: string }

/** A learner with a unique name. */
async function newcomer(page: Page, firstName: string): Promise<Someone> {
  const lastName = `Khoj${randomBytes(4).toString('hex')}`
  const [email, transactionId] = [newEmail(), newTransactionId()]
  const data = { username: email.split('@')[0], email, password: 'a good long password', firstName, lastName }
  const made = await page.request.post('/v1/user/register', { data: { ...data, transactionId } })
  expect(made.ok()).toBe(true)
  return { name: `${firstName} ${lastName}`, email, transactionId }
}

const rows = (page: Page) => page.getByRole('table', { name: 'Users' }).getByRole('rowheader')

async function search(page: Page, words: string) {
  await page.getByLabel('Name, email, phone or transaction ID').fill(words)
  await expect(page).toHaveURL((url) => url.searchParams.get('search') === words)
}

test('staff find a person by name, email and transaction, and the filter stays in the address @full', async ({
  page,
}) => {
  const one = await newcomer(page, 'Vasundhara')
  await signIn(page, 'admin', '/admin/users')
  await expect(rows(page).first()).toBeVisible()
  await expectAccessible(page)

  for (const words of [one.name, one.email, one.transactionId, one.name.split(' ')[1]!.slice(2, 10)]) {
    await search(page, words)
    await expect(rows(page)).toHaveText([new RegExp(one.name)])
  }
  await page.getByLabel('Subscription').selectOption('Payment pending')
  await expect(rows(page)).toHaveText([new RegExp(one.name)])
  await page.getByLabel('Role').selectOption('Mentor')
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await expectAccessible(page)
  await page.getByLabel('Role').selectOption('Learner')

  await rows(page).getByRole('link', { name: one.name }).click()
  await expect(page).toHaveURL(/\/admin\/users\/\d+$/)
  await page.goBack()
  await expect(page.getByLabel('Role')).toHaveValue('learner')
  await expect(page.getByLabel('Subscription')).toHaveValue('pending')
  await expect(rows(page)).toHaveText([new RegExp(one.name)])
  await page.reload()
  await expect(rows(page)).toHaveText([new RegExp(one.name)])
})

test('staff block several people at once and unblock one @full', async ({ page }) => {
  const [one, other] = [await newcomer(page, 'Ojaswini'), await newcomer(page, 'Ojaswini')]
  await signIn(page, 'admin', '/admin/users?search=Ojaswini')
  for (const { name } of [one, other]) await page.getByRole('checkbox', { name: `Select ${name}` }).check()
  const choose = async (action: string) => {
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: action, exact: true }).click()
  }
  await choose('Block selected')
  const dialog = page.getByRole('dialog', { name: 'Block 2 people?' })
  await expect(dialog).toContainText(one.email)
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Reason').fill('Shared one account')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog).toBeHidden()
  for (const { name } of [one, other]) {
    await expect(rows(page).filter({ hasText: name }).getByText('Blocked')).toBeVisible()
  }
  const refused = await page.request.post('/v1/user/login', {
    data: { email: one.email, password: 'a good long password' },
  })
  expect(refused.ok()).toBe(false)

  await page.getByRole('checkbox', { name: `Select ${one.name}` }).check()
  await choose('Unblock selected')
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(rows(page).filter({ hasText: one.name }).getByText('Blocked')).toBeHidden()
  await expect(rows(page).filter({ hasText: other.name }).getByText('Blocked')).toBeVisible()
})
