import type { Page } from '@playwright/test'
import { test } from './check-runner.ts'
import { beginCourse, submitQuietly } from './learning.ts'
import { adminHeaders, expect, expectAccessible, signIn, visit } from './support.ts'

const check = (name: string, a: number, b: number) =>
  `  { name: '${name}', hint: 'Look at the sign.', run: ({ add }) => add(${a}, ${b}), expect: ${a + b} },\n`
const checks = (names: string[], last: string) =>
  `export default [\n${names.map((name, index) => check(name, index + 1, 2)).join('')}${check(last, -1, -2)}]\n`
const named = (count: number, what: string) => Array.from({ length: count }, (_, index) => `${what} ${index + 1}`)

/** Fourteen checks; code that forgets the sign passes twelve. */
async function publishExercise(page: Page, stepId: number) {
  const content = {
    language: 'javascript',
    entry: 'add.js',
    seconds: 5,
    approvedByChecks: true,
    starter: [{ path: 'add.js', text: 'export const add = (a, b) => 0\n' }],
    visibleChecks: checks(named(9, 'adds amount'), 'adds two debts'),
    hiddenChecks: checks(named(3, 'adds another amount'), 'adds two large debts'),
  }
  const answer = await page.request.put(`/v1/steps/${stepId}/exercise`, {
    headers: await adminHeaders(page),
    data: { version: 0, content },
  })
  expect(answer.ok()).toBe(true)
}

const unsigned = `export const add = (a, b) => {
  console.log('adding', a, b)
  return Math.abs(a) + Math.abs(b)
}
`

test('a mentor sees 12 of 14, runs the code and rejects it; the fixed code is approved by the checks', async ({
  page: learner,
  anotherPage,
}) => {
  const step = 'Add amounts'
  const { taskStepIds, name } = await beginCourse(learner, [step])
  const stepId = taskStepIds[0]!
  await publishExercise(learner, stepId)
  const file = { name: 'add.js', mimeType: 'text/javascript', buffer: Buffer.from(unsigned) }
  const solutionId = await submitQuietly(learner, stepId, 'It adds.', file)

  const mentor = await anotherPage()
  await signIn(mentor, 'mentor', `/admin/reviews/${solutionId}`)
  // Appears by itself, as soon as the sandbox has run it.
  await expect(mentor.getByText('12 of 14 checks passed')).toBeVisible()
  const discussion = mentor.getByRole('region', { name: 'Discussion' })
  await expect(discussion.getByRole('listitem').filter({ hasText: 'adds two debts' })).toContainText(
    'Expected-3Actual3',
  )
  await expect(discussion.getByRole('listitem').filter({ hasText: 'adds two large debts' })).toContainText('hidden')
  await mentor.getByRole('button', { name: 'Run in my browser' }).click()
  const run = mentor.getByRole('region', { name: 'Run in your browser' })
  await expect(run).toContainText('In your browser: 12 of 14 passed')
  await expect(run).toContainText('adding -1 -2')
  await expectAccessible(mentor)
  await mentor.getByRole('button', { name: 'Comment on line 3', exact: true }).click()
  await mentor.getByLabel('Comment on line 3').getByRole('textbox').fill('The sing is lost here.')
  await mentor.getByRole('button', { name: 'Suggest a change' }).click()
  await expect(mentor.getByLabel('With')).toHaveValue('  return Math.abs(a) + Math.abs(b)')
  await mentor.getByLabel('With').fill('  return a + b')
  await expectAccessible(mentor)
  await mentor.getByRole('button', { name: 'Save comment' }).click()
  await expect(mentor.getByRole('region', { name: 'Comment on line 3' })).toBeHidden()
  await mentor.getByRole('button', { name: 'Change comment on line 3' }).click()
  const changed = mentor.getByLabel('Your comment on line 3')
  await changed.fill('The sign is lost here.')
  // Not lost with the tab, and no verdict leaves it behind.
  await mentor.reload()
  await expect(changed).toHaveValue('The sign is lost here.')
  await changed.press('Control+Enter')
  await expect(changed).toBeHidden()
  await expect(mentor.getByText('The sign is lost here.').first()).toBeVisible()
  // Approving asks once, and Escape goes back.
  await mentor.keyboard.press('a')
  const question = mentor.getByRole('dialog', { name: 'Approve this attempt?' })
  await expect(question.getByRole('region', { name: '2 checks failed' })).toContainText('adds two large debts')
  await expect(question.getByRole('button', { name: 'Approve anyway' })).toBeFocused()
  await expectAccessible(mentor)
  await mentor.keyboard.press('Escape')
  await expect(question).toBeHidden()
  await mentor.getByLabel('Feedback to the learner').fill('Debts are negative: keep the sign.')
  await mentor.getByRole('button', { name: /^Reject/ }).click()
  await expect(mentor.getByRole('status').filter({ hasText: 'Rejected:' })).toContainText(name)

  // The editor opens with the comment at its line, which moves with the code and stays there on the next visit.
  await visit(learner, '/dashboard')
  await learner.getByRole('link', { name: 'See what to change' }).click()
  const exercise = learner.getByRole('region', { name: 'Exercise' })
  await expect(exercise).toContainText('Debts are negative: keep the sign.')
  const noteAt = (line: number) => exercise.getByRole('note', { name: `Comment on line ${line}` })
  await expect(noteAt(3)).toContainText('The sign is lost here.')
  // The result of what was submitted is explained as in the exercise.
  const results = learner.getByRole('list', { name: 'Results of the checks' })
  await expect(results.getByRole('listitem').filter({ hasText: 'adds two debts' })).toContainText('add(-1, -2)')
  await exercise.getByRole('button', { name: 'Line 3' }).click()
  const editor = learner.getByRole('textbox', { name: 'add.js' })
  await expect(editor).toBeFocused()
  await learner.keyboard.press('Control+Home')
  await learner.keyboard.press('Enter')
  // What the mentor suggests is used with one click, and undone like what is typed.
  await expect(noteAt(4).getByLabel('Yours')).toContainText('Math.abs(a) + Math.abs(b)')
  await noteAt(4).getByRole('button', { name: 'Use this change' }).click()
  await expect(noteAt(4)).toContainText('The suggested change is in your code.')
  await editor.press('Control+z')
  await expect(noteAt(4).getByRole('button', { name: 'Use this change' })).toBeVisible()
  await noteAt(4).getByRole('button', { name: 'Use this change' }).click()
  await expect(editor).not.toContainText('Math.abs(b)')
  await noteAt(4).getByRole('checkbox', { name: 'Done' }).check()
  await expect(exercise).toContainText('1 comment: all done')
  await expectAccessible(learner)
  await expect(exercise.getByText(/^Saved/)).toBeVisible()
  await learner.reload()
  await expect(noteAt(4).getByRole('checkbox', { name: 'Done' })).toBeChecked()
  await editor.click()
  // Not fill: Chromium then inserts text with styles, which the page refuses.
  await learner.keyboard.press('Control+A')
  await learner.keyboard.press('Delete')
  await learner.keyboard.type('export const add = (a, b) => a + b')
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise).toContainText('All 10 checks passed')
  await learner.getByRole('button', { name: 'Submit', exact: true }).click()
  await expect(learner.getByText('Approved by the automatic checks.')).toBeVisible()

  await visit(mentor, '/admin/reviews')
  await mentor.getByRole('tab', { name: 'Reviewed' }).click()
  const row = mentor.getByRole('row', { name }).first()
  await expect(row).toContainText('14/14')
  await expect(row).toContainText('Automatic checks')
  await row.getByRole('link', { name }).click()
  await expect(mentor.getByText('Since attempt 1: 2 now pass')).toBeVisible()
  await expect(mentor.getByText('Taken over').first()).toBeVisible()
})
