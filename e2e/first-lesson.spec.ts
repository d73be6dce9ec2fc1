import { expect, expectAccessible, fillRegistration, newRegistrant, signInAsNewMember, test, visit } from './support.ts'

const path = '/courses/5/first-lesson'

test('a visitor reads a first lesson, answers a question and joins @phone', async ({ page }) => {
  await visit(page, '/courses')
  await page.getByRole('link', { name: /Read the first lesson, no sign-up.*JavaScript/ }).click()
  await page.waitForURL(`**${path}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Say who pays what' })).toBeVisible()
  await expectAccessible(page)

  const sample = page.locator('.lesson-code').first()
  await sample.getByRole('button', { name: 'Run', exact: true }).click()
  await expect(sample.getByRole('group', { name: 'Output' })).toHaveText(/^Asha pays ₹250\s*Half of it/)
  await expect(sample.getByRole('status')).toHaveText('Finished with 2 lines of output.')
  await sample.getByRole('button', { name: 'Edit' }).click()
  await sample.getByRole('textbox').press('ControlOrMeta+a')
  await page.keyboard.insertText("console.log('paise'); console.log(paise)")
  await page.keyboard.press('Control+Enter')
  await expect(sample).toContainText('Line 1 uses paise, and nothing has that name.')
  await sample.getByText('What does this mean?').click()
  await expect(sample).toContainText('The original message: ReferenceError: paise is not defined')
  await expectAccessible(page)
  await sample.getByRole('button', { name: 'Reset' }).click()
  await expect(sample.getByRole('textbox')).toContainText('Half of it')

  const quiz = page.getByRole('group', { name: /What does this print/ })
  await quiz.getByRole('radio').first().check()
  await quiz.getByRole('button', { name: 'Check answer' }).click()
  await expect(quiz.getByRole('status')).toContainText('Not quite')
  await page.reload()
  // A visitor's answers aren't stored.
  await expect(quiz.getByRole('radio', { checked: true })).toHaveCount(0)

  await page.getByRole('link', { name: 'Join to continue' }).click()
  await page.waitForURL('**/subscribe')
  await page.waitForLoadState('networkidle')
  await fillRegistration(page, newRegistrant())
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('dialog')).toContainText('Registration successful!')
})

test('a learner of the course continues there from its first lesson @full', async ({ page }) => {
  await signInAsNewMember(page, path, 5)
  const main = page.getByRole('main')
  await expect(main.getByRole('link', { name: 'Join to continue' })).toBeHidden()
  await main.getByRole('link', { name: 'Continue in your course' }).click()
  await page.waitForURL('**/dashboard/tasks/5')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('a first lesson is highlighted, styled and no wider than a phone', async ({ page }) => {
    await page.goto(path)
    const code = page.getByRole('group', { name: 'JavaScript' }).first()
    await expect(code).toHaveCSS('overflow-x', 'auto')
    await expect(code.locator('.code-number').first()).toBeVisible()
    await expect(page.getByRole('heading', { name: 'A text with places for values', exact: true })).toBeVisible()
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 360)
  })
})
