import {
  expect,
  expectAccessible,
  fillRegistration,
  newLearner,
  newRegistrant,
  signInByForm,
  tabTo,
  test,
  visit,
} from './support.ts'

test('a visitor registers, is welcomed, logs in and sees the pending payment @phone', async ({ page }) => {
  const someone = newRegistrant()
  await visit(page, '/')
  await page.getByRole('link', { name: 'Join Now' }).first().click()
  await page.waitForURL('**/subscribe')
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await fillRegistration(page, someone)
  await page.getByRole('button', { name: 'Create Account' }).click()

  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Registration successful! Welcome to Kaushal Techbridge.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Go to login' }).click()
  await page.waitForURL('**/login')
  await expect(page.getByLabel('Email')).toHaveValue(someone.email)
  // From the link in our email.
  const tab = await page.context().newPage()
  await visit(tab, '/login')
  await expect(tab.getByLabel('Email')).toHaveValue(someone.email)
  await tab.close()

  await signInByForm(page, someone.email, someone.password)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Ravi$/ })).toBeVisible()
  await expect(
    page
      .getByText(/You’ve paid. Don’t pay again: we’re checking it/)
      .filter({ visible: true })
      .first(),
  ).toBeVisible()
  await expectAccessible(page)
})

test('an email that has an account opens the error dialog, which closes by itself @full', async ({ page }) => {
  await page.clock.install()
  await visit(page, '/subscribe')
  await fillRegistration(page, { ...newRegistrant(), email: 'learner@kaushal.example' })
  // From here on, time advances only when the test says so.
  await page.clock.pauseAt(Date.now() + 60 * 60 * 1000)
  await page.getByRole('button', { name: 'Create Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oops! Something went wrong' })
  await expect(dialog).toContainText('User already exists. Please log in.')
  await expect(dialog.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', /^\/login/)
  await page.clock.runFor(4900)
  await expect(dialog).toBeVisible()
  await page.clock.runFor(200)
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Full Name')).toHaveValue('Ravi Prakash Yadav')
})

test('a used transaction ID opens the error dialog and marks the field @full', async ({ page, mayFail }) => {
  mayFail(/409 \(Conflict\)/)
  const { transactionId } = await newLearner(page)
  await visit(page, '/subscribe')
  await fillRegistration(page, { ...newRegistrant(), transactionId })
  await page.getByRole('button', { name: 'Create Account' }).click()
  const dialog = page.getByRole('dialog', { name: 'Oops! Something went wrong' })
  await expect(dialog).toContainText('This transaction ID was already used')
  await dialog.getByRole('button', { name: 'Close' }).first().click()
  await expect(page.getByLabel('Transaction ID')).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByLabel('Transaction ID')).toBeFocused()
})

test('a visitor registers with the keyboard alone @full', async ({ page }) => {
  const someone = newRegistrant()
  await visit(page, '/subscribe')
  const entries = {
    fullName: someone.name,
    email: someone.email,
    transactionId: someone.transactionId,
    password: someone.password,
    confirmPassword: someone.password,
  }
  for (const [name, text] of Object.entries(entries)) {
    await tabTo(page, name)
    await page.keyboard.type(text)
  }
  await tabTo(page, 'terms')
  await page.keyboard.press('Space')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Registration successful!')
  await expect(dialog.getByRole('button', { name: 'Go to login' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login')
})
