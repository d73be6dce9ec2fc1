import type { Page } from '@playwright/test'
import { newAddressLinkFor, newestEmailTo, resetLinkFor } from './emails.ts'
import {
  expect,
  expectAccessible,
  logIn,
  newEmail,
  newLearner,
  type Registrant,
  signIn,
  signInAs,
  test,
  visit,
} from './support.ts'

type Someone = Registrant & { userId: number }

/** A learner with a unique name, as staff see it. */
async function newPerson(page: Page): Promise<Someone> {
  const someone = await newLearner(page)
  const { userId } = await logIn(page, someone.email, someone.password)
  return { ...someone, userId }
}

async function openPerson(page: Page, { userId, name }: { userId: number; name: string }) {
  await page.goto(`/admin/users/${userId}`)
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const part = (page: Page, name: string) => page.getByRole('region', { name: new RegExp(`^${name}`) })

test('a block signs an open page out and prevents signing in until it is undone @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  // Expected errors: requests of the blocked person's page, and their sign-in.
  mayFail(/401|403/)
  const person = await newPerson(page)
  const theirs = await anotherPage()
  await signInAs(theirs, person.email, person.password)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()

  await signIn(page, 'admin')
  await openPerson(page, person)
  await page.getByRole('button', { name: 'Block', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(dialog.getByText('Enter a reason')).toBeVisible()
  await dialog.getByLabel('Reason').fill('Shares the account with a whole hostel')
  await dialog.getByRole('button', { name: 'Block' }).click()
  await expect(page.getByText('Reason: Shares the account with a whole hostel').first()).toBeVisible()
  await expectAccessible(page)

  await theirs.waitForURL(/\/login/)
  await theirs.getByLabel('Email').fill(person.email)
  await theirs.getByLabel('Password', { exact: true }).fill(person.password)
  await theirs.getByRole('button', { name: 'Log in' }).click()
  await expect(theirs.getByText('This account is blocked. Please contact support.')).toBeVisible()

  await page.getByRole('button', { name: 'Unblock' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unblock' }).click()
  await expect(page.getByRole('button', { name: 'Block', exact: true })).toBeVisible()
  await signInAs(theirs, person.email, person.password)
  await expect(theirs).toHaveURL(/\/dashboard/)
})

test('a role changes what a person sees @full', async ({ page, anotherPage, mayFail }) => {
  mayFail(/403/)
  const person = await newPerson(page)
  const theirs = await anotherPage()
  await signInAs(theirs, person.email, person.password)
  await signIn(page, 'admin')
  await openPerson(page, person)
  const giveRole = async (role: string) => {
    await page.getByRole('button', { name: 'Change role' }).click()
    await page.getByRole('dialog').getByLabel('Role').selectOption(role)
    await page.getByRole('button', { name: 'Save role' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  }
  await giveRole('mentor')
  await theirs.goto('/admin/reviews')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeVisible()
  await expect(theirs.getByRole('link', { name: 'Users' })).toBeHidden()
  await expect(part(page, 'Changes')).toContainText('Role changed')
  await giveRole('learner')
  await theirs.goto('/admin/reviews')
  await expect(theirs.getByRole('heading', { level: 1, name: 'Reviews' })).toBeHidden()
})

test('an invited mentor sets a password through the email and signs in @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  // Expected error: an address that already has an account.
  mayFail(/409/)
  const email = newEmail()
  await signIn(page, 'admin', '/admin/users')
  await page.getByRole('button', { name: 'Invite' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Email').fill('learner@kaushal.example')
  await dialog.getByLabel('First name').fill('Meera')
  await dialog.getByLabel('Last name').fill('Joshi')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog.getByText('This email already has an account')).toBeVisible()
  await dialog.getByLabel('Email').fill(email)
  await dialog.getByRole('button', { name: 'Send invitation' }).click()
  await expect(dialog).toBeHidden()

  expect(await newestEmailTo(page, email)).toContain('[link hidden]')
  const link = await resetLinkFor(email)
  const theirs = await anotherPage()
  await visit(theirs, link)
  await theirs.getByLabel('New password').fill('rain on the tin roof')
  await theirs.getByRole('button', { name: 'Save password' }).click()
  await expect(theirs.getByText('Your new password is set')).toBeVisible()
  await signInAs(theirs, email, 'rain on the tin roof')
  await expect(theirs).toHaveURL(/\/admin/)
  await expect(theirs.getByText('Mentor area').first()).toBeAttached()
})

test('an admin corrects a name and an email address, which its owner confirms', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  // The address of somebody else.
  mayFail(/400/)
  const person = await newPerson(page)
  const [taken, right] = ['learner@kaushal.example', newEmail()]
  await signIn(page, 'admin')
  await openPerson(page, person)
  const choose = async (item: string) => {
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('menuitem', { name: item }).click()
  }
  const dialog = page.getByRole('dialog')
  await choose('Correct name, phone or state')
  await dialog.getByLabel('First name').fill('Meenakshi')
  await dialog.getByLabel('Phone number').fill('12345')
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(dialog.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await dialog.getByLabel('Phone number').fill('98765 43210')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save details' }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Meenakshi/ })).toBeVisible()

  await choose('Change email address')
  await dialog.getByLabel('New email address').fill(taken)
  await dialog.getByLabel('Reason').fill('The old address had a typing error')
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(dialog.getByText('Another account uses this address')).toBeVisible()
  await dialog.getByLabel('New email address').fill(right)
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByText(`${right} becomes their address when`)).toBeVisible()

  const theirs = await anotherPage()
  await visit(theirs, await newAddressLinkFor(right))
  await expectAccessible(theirs)
  await theirs.getByRole('button', { name: 'Confirm this address' }).click()
  await expect(theirs.getByText(`From now on, log in with ${right}.`)).toBeVisible()
  await signInAs(theirs, right, person.password)
  await expect(theirs.getByRole('heading', { level: 1 })).toBeVisible()
  await page.reload()
  await expect(page.getByRole('link', { name: right })).toBeVisible()
})

test('a learner file is previewed, then imported; importing it again creates no duplicates @full', async ({ page }) => {
  const email = newEmail()
  const file = {
    name: 'learners.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`\ufeffEmail;Name;Days\r\n${email};Meena Devi;14\r\nnowhere;Nobody;\r\n`),
  }
  await signIn(page, 'admin', '/admin/users')
  const choose = async () => {
    await page.getByRole('button', { name: 'Import' }).click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  }
  await choose()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText('1 new person. 1 line has a problem and is skipped.')).toBeVisible()
  await expect(dialog.getByText('“nowhere” isn’t an email address')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Import 1 person' }).click()
  await expect(dialog.getByText('1 person imported.')).toBeVisible()
  await dialog.getByRole('button', { name: 'Close' }).first().click()

  await choose()
  await expect(dialog.getByText('0 new people. 1 person already has an account')).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Import/ })).toBeHidden()
  expect(await resetLinkFor(email)).toContain('/reset-password#')
})
