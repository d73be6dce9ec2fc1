import { randomBytes } from 'node:crypto'
import { readFile } from 'node:fs/promises'
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

test('staff find a person by name, email and transaction, and the filter stays in the address', async ({ page }) => {
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
  await page.getByRole('button', { name: 'Block selected', exact: true }).click()
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
  await page.getByRole('button', { name: 'Unblock selected' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock', exact: true }).click()
  await expect(rows(page).filter({ hasText: one.name }).getByText('Blocked')).toBeHidden()
  await expect(rows(page).filter({ hasText: other.name }).getByText('Blocked')).toBeVisible()
})

test('a block is undone from the toast, and the focus returns to the list @full', async ({ page }) => {
  const one = await newcomer(page, 'Ujjwala')
  await signIn(page, 'admin', `/admin/users?search=${one.email}`)
  await page.getByRole('checkbox', { name: `Select ${one.name}` }).check()
  await page.getByRole('button', { name: 'Block selected', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: `Block ${one.name}?` })
  await expect(dialog).toContainText('We’ll include it in our email')
  await dialog.getByLabel('Reason').fill('Chosen by mistake')
  await dialog.getByRole('button', { name: 'Block' }).click()
  const badge = rows(page).filter({ hasText: one.name }).getByText('Blocked')
  await expect(badge).toBeVisible()
  await expect(page.getByRole('checkbox', { name: 'Select all 1' })).toBeFocused()
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('Unblocked 1 person.')).toBeVisible()
  await expect(badge).toBeHidden()
})

test('deleted people are found only with the filter @full', async ({ page }) => {
  const one = await newcomer(page, 'Vidaai')
  const data = { email: one.email, password: 'a good long password' }
  const { token, userId } = (await (await page.request.post('/v1/user/login', { data })).json()).data
  const headers = { authorization: `Bearer ${token}` }
  const gone = await page.request.post('/v1/user/deletion', { headers, data: { password: data.password } })
  expect(gone.ok()).toBe(true)

  await signIn(page, 'admin', `/admin/users?search=${one.email}`)
  await expect(page.getByRole('heading', { name: 'No users found' })).toBeVisible()
  await page.getByRole('button', { name: 'Show all users' }).click()
  await page.getByLabel('Sign-in').selectOption('Deleted')
  await expect(page).toHaveURL(/deleted=true/)
  await expect(page.locator(`[data-user="${userId}"]`)).toBeVisible()
  for (const name of await rows(page).allTextContents()) expect(name).toContain('Deleted')
  await expectAccessible(page)
})

test('the list exports as CSV with its filter, and formulas are escaped @full', async ({ page }) => {
  const one = await newcomer(page, '=HYPERLINK("http://x.example")')
  await signIn(page, 'admin', `/admin/users?search=${one.email}`)
  await expect(rows(page)).toHaveText([/HYPERLINK/])
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export CSV' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const [head, line, ...rest] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n')
  expect(head).toContain('Name,Email,Phone,Role')
  expect(line).toContain(`"'=HYPERLINK(""http://x.example"")`)
  expect(line).toContain(one.email)
  expect(rest).toEqual([])
})
