import { resetLinkFor } from './emails.ts'
import {
  expect,
  expectAccessible,
  newLearner,
  signIn,
  signInAs,
  signInByForm,
  signInAsNewLearner,
  test,
  visit,
} from './support.ts'

test('a protected page redirects to the login and back @phone', async ({ page }) => {
  const { email, password } = await newLearner(page)
  await page.goto('/dashboard/wallet-balance#entries')
  await page.waitForURL(/\/login\?next=/)
  await expectAccessible(page)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/dashboard/wallet-balance#entries')
  await expect(page.getByRole('heading', { name: 'Wallet balance' })).toBeVisible()
  await expectAccessible(page)
})

test('the login says why it opened, empty fields and wrong passwords show an error, the typed email stays', async ({
  page,
  mayFail,
}) => {
  mayFail(/401 \(Unauthorized\)/)
  await visit(page, '/no/such-page')
  await expect(page.getByText('We couldn’t find /no/such-page.')).toBeVisible()
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter both email and password.')
  await expectAccessible(page)
  await page.getByLabel('Email').fill('learner@kaushal.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid credentials')
  await expect(page.getByLabel('Email')).toHaveValue('learner@kaushal.example')
})

test('logging out clears this device and opens the home page', async ({ page, mayFail }) => {
  // A call that is under way when the session ends is refused.
  mayFail(/401/)
  await signInAsNewLearner(page)
  await page.getByRole('button', { name: /Ravi Prakash Yadav/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
  await page.waitForURL((url) => url.pathname === '/')
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('token')
  await page.goBack()
  await page.waitForURL(/\/login/)
  await page.goto('/dashboard')
  await page.waitForURL(/\/login/)
})

test('a learner cannot open the staff area, nor a mentor the admin pages', async ({ page, anotherPage }) => {
  await signInAsNewLearner(page, '/admin')
  await expect(page.getByText('This page is for staff')).toBeVisible()
  await expectAccessible(page)

  const other = await anotherPage()
  await signIn(other, 'mentor')
  await expect(other.getByRole('link', { name: 'Reviews' })).toBeVisible()
  for (const name of ['Payments', 'Users', 'Jobs', 'Settings', 'Audit log']) {
    await expect(other.getByRole('link', { name, exact: true })).toHaveCount(0)
  }
  await other.goto('/admin/payments')
  await other.waitForURL('**/admin')
})

test('a third login says that the oldest device was signed out, and that device says why @full', async ({
  page,
  anotherPage,
  mayFail,
}) => {
  mayFail(/401 \(Unauthorized\)/)
  const { email, password } = await newLearner(page)
  await signInAs(page, email, password)
  await page.request.post('/v1/user/login', { data: { email, password } })
  const third = await anotherPage()
  await signInByForm(third, email, password)
  await expect(third.getByText('Your oldest device was logged out')).toBeVisible()
  await expectAccessible(third)
  await third.getByRole('button', { name: 'Close this message' }).click()
  await third.reload()
  await expect(third.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(third.getByText('Your oldest device was logged out')).toBeHidden()

  await page.waitForURL(/\/login/)
  await expect(page.getByText('because you logged in on another device')).toBeVisible()
  await expectAccessible(page)
})

test('a forgotten password is replaced with the link from the email @full', async ({ page }) => {
  const someone = await newLearner(page)
  await visit(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.getByLabel('Email').fill(someone.email)
  await page.getByRole('button', { name: 'Send link' }).click()
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeVisible()

  await visit(page, await resetLinkFor(someone.email))
  await expectAccessible(page)
  await page.getByLabel('New password', { exact: true }).fill('a brand new password')
  await page.getByRole('button', { name: 'Save password' }).click()
  await expect(page.getByRole('heading', { name: 'Your new password is set' })).toBeVisible()
  await signInByForm(page, someone.email, 'a brand new password')
})

test('a form sent before hydration waits, and nothing typed gets into the URL', async ({ page, mayFail }) => {
  // Once the script has loaded, the form is sent with its wrong password.
  mayFail(/401 \(Unauthorized\)/)
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/entry.public-*.js', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/login')
  await page.getByLabel('Email').fill('learner@kaushal.example')
  await page.getByLabel('Password', { exact: true }).fill('not the password')
  await page.getByRole('button', { name: 'Log in' }).click()
  expect(new URL(page.url()).search).toBe('')
  await expect(page.getByLabel('Email')).toHaveValue('learner@kaushal.example')
  release()
  await expect(page.locator('body')).toHaveAttribute('data-hydrated', '')
  await expect(page.getByLabel('Email')).toHaveValue('learner@kaushal.example')
})
