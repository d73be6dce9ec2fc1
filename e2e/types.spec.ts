import type { Page } from '@playwright/test'
import { test } from './check-runner.ts'
import { beginCourse, writeCode } from './learning.ts'
import { adminHeaders, expect, expectAccessible, visit } from './support.ts'

const check = (name: string, a: number, b: number) =>
  `  { name: '${name}', hint: 'Use +.', run: ({ add }) => add(${a}, ${b}), expect: ${a + b} },\n`

async function publishExercise(page: Page, stepId: number) {
  const content = {
    language: 'typescript',
    entry: 'add.ts',
    seconds: 5,
    types: true,
    starter: [{ path: 'add.ts', text: 'export const add = (a: number, b: number): number => 0\n' }],
    visibleChecks: `export default [\n${check('adds', 1, 2)}${check('adds more', 2, 2)}]\n`,
    hiddenChecks: `export default [\n${check('adds zero', 0, 7)}${check('adds debts', -1, -2)}${check('adds much', 4000, 2)}]\n`,
  }
  const data = { version: 0, content }
  const answer = await page.request.put(`/v1/steps/${stepId}/exercise`, { headers: await adminHeaders(page), data })
  expect(answer.ok()).toBe(true)
}

const untyped = `export const add = (a: number, b: number): number => a + b
export const total: number = "text"
`

test('a type error is caught in the page while typing, and in the sandbox alike', async ({ page }) => {
  const step = 'Add with types'
  const { courseId, taskStepIds } = await beginCourse(page, [step])
  const stepId = taskStepIds[0]!
  await publishExercise(page, stepId)
  const compilers: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('types.js')) compilers.push(request.url())
  })
  await visit(page, `/dashboard/tasks/${courseId}/steps/${stepId}`)
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await expect(exercise.getByText('types are right')).toBeVisible()
  expect(compilers).toEqual([])

  await writeCode(page, 'add.ts', untyped)
  const errors = exercise.getByRole('list', { name: 'Type errors' })
  await expect(errors).toContainText('total should be a number, but this is a string.', { timeout: 60_000 })
  await expect(errors).toContainText("Type 'string' is not assignable to type 'number'.")
  // Loaded with its progress, then by the worker from the cache.
  expect(new Set(compilers).size).toBe(1)
  // Underlined in the editor, and said for the place of the cursor.
  await expect(page.locator('.cm-mark')).toHaveText('total')
  await errors.getByRole('button', { name: 'add.ts, line 2' }).click()
  for (let letter = 0; letter < 14; letter += 1) await page.keyboard.press('ArrowRight')
  await expect(page.locator('.code-editor-mark')).toContainText('total should be a number')
  await expectAccessible(page)

  await exercise.getByRole('button', { name: 'Check', exact: true }).click()
  await expect(exercise.getByText('2 of 3 checks passed')).toBeVisible()
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit with failing checks?' })
  await dialog.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByText('5 of 6 checks passed')).toBeVisible({ timeout: 60_000 })
  const verified = page.getByRole('list', { name: 'Results of the checks' }).getByRole('listitem')
  await expect(verified.filter({ hasText: 'types are right' })).toContainText('add.ts, line 2')
})
