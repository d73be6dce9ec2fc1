import type { Page } from '@playwright/test'
import { generateSync } from 'otplib'
import { emailCodeFor } from './emails.ts'
import { startOwnAcademy } from './second-instance.ts'
import { demoPassword, expect, expectAccessible, newLearner, ownHeaders, signInAs, test, visit } from './support.ts'

/** The code of the app now or next: the server accepts 30 seconds of drift, and no code twice. */
const codeNow = (secret: string) => generateSync({ secret })
const codeNext = (secret: string) => generateSync({ secret, epoch: Math.floor(Date.now() / 1000) + 30 })

/** A learner who registered has not shown yet that the address is theirs. */
async function confirmEmail(page: Page, email: string) {
  await page.getByRole('button', { name: 'Email me a code' }).click()
  await page.getByLabel('Code from the email').fill(await emailCodeFor(email))
  await page.getByRole('button', { name: 'Confirm' }).click()
}

async function begin(page: Page, password: string): Promise<string> {
  await page.getByLabel('Your password').fill(password)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible()
  return (await page.getByTestId('secret').innerText()).replace(/\s/g, '')
}

async function confirm(page: Page, secret: string): Promise<string[]> {
  await page.getByLabel('Code from your app').fill(codeNow(secret))
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible()
  return page.getByRole('region', { name: 'Your recovery codes' }).getByRole('listitem').allInnerTexts()
}

async function logOut(page: Page) {
  // Without its session the open app would go to the login by itself and abort the visit.
  await page.goto('about:blank')
  await page.context().setStorageState({ cookies: [], origins: [] })
  await visit(page, '/login')
}

async function givePassword(page: Page, email: string, password: string) {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

async function giveCode(page: Page, code: string) {
  await page.getByRole('textbox', { name: /code/i }).fill(code)
  await page.getByRole('button', { name: 'Log in' }).click()
}

test('a learner sets up a second factor and signs in with it; recovery codes work once @full', async ({
  page,
  mayFail,
}) => {
  mayFail(/40[01] \((Unauthorized|Bad Request)\)/)
  const { email, password } = await newLearner(page)
  await signInAs(page, email, password, '/dashboard/settings')
  await page.getByRole('button', { name: 'Set up' }).click()
  await confirmEmail(page, email)
  const secret = await begin(page, password)
  await expectAccessible(page)
  await page.getByLabel('Code from your app').fill('12')
  await page.getByRole('button', { name: 'Turn on' }).click()
  await expect(page.getByText('Enter the 6-digit code or a recovery code')).toBeVisible()
  const recoveryCodes = await confirm(page, secret)
  expect(new Set(recoveryCodes).size).toBe(10)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'I’ve saved them' }).click()
  await expect(page.getByText('10 recovery codes left.')).toBeVisible()

  await logOut(page)
  await givePassword(page, email, password)
  await expectAccessible(page)
  const code = codeNext(secret)
  await giveCode(page, code === '000000' ? '000001' : '000000')
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible()
  await giveCode(page, code)
  await page.waitForURL('**/dashboard')

  await logOut(page)
  await givePassword(page, email, password)
  await giveCode(page, code)
  await expect(page.getByText('This code is wrong or was already used')).toBeVisible()
  await page.getByRole('button', { name: 'Don’t have your phone? Use a recovery code' }).click()
  await giveCode(page, recoveryCodes[0]!)
  await page.waitForURL('**/dashboard')
  await visit(page, '/dashboard/settings')
  await expect(page.getByText('9 recovery codes left.')).toBeVisible()
})

test.describe('required by the settings', () => {
  let own: Awaited<ReturnType<typeof startOwnAcademy>>
  test.beforeAll(async () => {
    own = await startOwnAcademy()
  })
  test.afterAll(() => own.stop())

  test('staff pages stay closed to staff until they set up a second factor @full', async ({ page, mayFail }) => {
    mayFail(/403 \(Forbidden\)/)
    const at = (path: string) => `${own.url}${path}`
    await signInThere(page, 'admin@kaushal.example')
    await expect(page.getByRole('link', { name: 'Site', exact: true })).toBeVisible()
    await requireFactor(page, at('/v1/settings'))
    // Staff who are already signed in are affected from the next request.
    await page.getByRole('link', { name: 'Site', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
    await expectAccessible(page)
    await visit(page, at('/admin/reviews'))
    await expect(page.getByRole('heading', { name: 'Set up two-step verification' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0)
    const secret = await begin(page, demoPassword)
    await confirm(page, secret)
    await page.getByRole('button', { name: 'I’ve saved them' }).click()
    await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible()
    await visit(page, at('/admin/account'))
    await expect(page.getByText('10 recovery codes left.')).toBeVisible()
    await expectAccessible(page)
  })

  async function signInThere(page: Page, email: string) {
    await visit(page, `${own.url}/login`)
    await page.getByLabel('Email').fill(email)
    await page.getByLabel('Password', { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: 'Log in' }).click()
    await page.waitForURL(/\/admin/)
  }
})

async function requireFactor(page: Page, settings: string) {
  const headers = await ownHeaders(page)
  const now = await page.request.get(settings, { headers })
  const { version } = ((await now.json()) as { data: { version: string } }).data
  const data = { version, changes: { staffSecondFactor: true } }
  expect((await page.request.patch(settings, { headers, data })).ok()).toBe(true)
}
