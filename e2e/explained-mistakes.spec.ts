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
  const editor = exercise.getByRole('textbox', { name: 'settle.js' })
  const write = async (text: string) => {
    await editor.click()
    await editor.press('ControlOrMeta+a')
    await page.keyboard.insertText(text)
  }
  const check = exercise.getByRole('button', { name: 'Check' })
  await write('function settle(name, rupees) {\n  return 5\n}\n')
  await check.click()
  const first = exercise.getByRole('listitem').first()
  await expect(first).toContainText('Your file doesn’t export settle; put export before function.')
  await expect(first).toContainText("settle('Asha', 250)")
  const meaning = first.getByText('What does this mean?')
  await meaning.focus()
  await page.keyboard.press('Enter')
  await expect(first.getByText('TypeError: settle is not a function')).toBeVisible()
  await expectAccessible(page)
  await first.getByRole('button', { name: 'settle.js, line 1' }).click()
  await expect(editor).toBeFocused()

  // The row of symbols above the keyboard.
  await write('export function settle(name, rupees) ')
  const symbols = exercise.getByRole('toolbar', { name: 'Symbols' })
  await symbols.getByRole('button', { name: 'opening brace' }).tap()
  await symbols.getByRole('button', { name: 'Tab' }).tap()
  await expect(editor).toHaveText(/^export function settle\(name, rupees\) \{\s+$/)
  await expect(editor).toBeFocused()
  await check.click()
  await expect(exercise).toContainText('The curly bracket { on line 1 is never closed. Add } where it should end.')
  await expect(symbols).toHaveCount(0)
})
