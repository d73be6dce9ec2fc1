import { expect, expectAccessible, test, visit } from './support.ts'

test('a failed check on a phone says what is wrong, what was called and what the error means @phone', async ({
  page,
  mayFail,
}) => {
  // Playwright pastes the code, which Chromium styles.
  mayFail(/Applying inline style/)
  await visit(page, '/courses/5/first-lesson')
  await page.locator('.exercise').first().scrollIntoViewIfNeeded()
  const exercise = page.getByRole('region', { name: 'Exercise' })
  const editor = exercise.getByRole('textbox', { name: 'rupees.js' })
  const write = async (text: string) => {
    await editor.click()
    await editor.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const check = exercise.getByRole('button', { name: 'Check' })
  await write('function parseRupees(text) {\n  return 5\n}\nexport const formatRupees = (paise) => paise\n')
  await check.click()
  const first = exercise.getByRole('listitem').first()
  await expect(first).toContainText('Your file doesn’t export parseRupees; put export before function.')
  await expect(first).toContainText('parseRupees(text))')
  const meaning = first.getByText('What does this mean?')
  await meaning.focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText('TypeError: parseRupees is not a function')).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'rupees.js, line 1' }).click()
  await expect(editor).toBeFocused()

  // The row of symbols above the keyboard.
  await write('export function parseRupees(text) ')
  const symbols = exercise.getByRole('toolbar', { name: 'Symbols' })
  await symbols.getByRole('button', { name: 'opening brace' }).tap()
  await symbols.getByRole('button', { name: 'Tab' }).tap()
  await expect(editor).toHaveText(/^export function parseRupees\(text\) \{\s+$/)
  await expect(editor).toBeFocused()
  await check.click()
  await expect(exercise).toContainText('The curly bracket { on line 1 is never closed. Add } where it should end.')
  await expect(symbols).toHaveCount(0)
})
