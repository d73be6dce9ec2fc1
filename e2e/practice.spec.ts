import { readFileSync } from 'node:fs'
import { publishExercise, writeCode } from './learning.ts'
import {
  enrol,
  expect,
  expectAccessible,
  grantAccess,
  newCourse,
  newLearner,
  signIn,
  signInAs,
  signInAsNewMember,
  signInByForm,
  stored,
  test,
  visit,
} from './support.ts'

const step = 'Add two numbers'

test('a learner takes a hint after two failures, passes, and submits the code on another device', async ({
  page,
  anotherPage,
}) => {
  const { courseId, taskStepIds } = await newCourse(page, [step])
  await publishExercise(page, taskStepIds[0]!)
  const address = `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`
  const { email, password } = await signInAsNewMember(page, `/dashboard/tasks/${courseId}`, courseId)
  await page.getByRole('link', { name: `Open the exercise: ${step}` }).click()
  const exercise = page.getByRole('region', { name: 'Exercise' })
  const check = exercise.getByRole('button', { name: 'Check' })
  await expect(exercise.getByText('3 checks; 2 more run when you submit')).toBeVisible()
  await expect(page.getByRole('textbox', { name: 'add.js' })).toBeVisible()

  await stored(page, '/checks', () => check.click())
  await expect(exercise.getByText('0 of 3 checks passed; 2 more run when you submit')).toBeVisible()
  await expect(exercise.getByText('Your code', { exact: true }).first()).toBeVisible()
  await expect(exercise.getByRole('button', { name: 'Show hint: adds' })).toHaveCount(0)
  await stored(page, '/checks', () => check.click())
  await stored(page, '/hint', () => exercise.getByRole('button', { name: 'Show hint: adds', exact: true }).click())
  await expect(exercise.getByText('The plus sign adds.').first()).toBeVisible()
  await expectAccessible(page)

  await writeCode(page, 'add.js', 'export const add = (a, b) => {\n  console.log(a)\n  return a +\n}\n')
  await check.click()
  await exercise.getByRole('button', { name: 'add.js, line 4' }).click()
  await expect(page.getByRole('textbox', { name: 'add.js' })).toBeFocused()
  await writeCode(page, 'add.js', 'export const add = (a, b) => a + b\nconsole.log(add(20, 22))\n')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(exercise.getByRole('group', { name: 'Output' })).toHaveText('42')
  await page.keyboard.press('Escape')
  await expect(exercise.getByText('Press Tab to leave the editor.')).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(exercise.getByRole('button', { name: 'Run' })).toBeFocused()
  await stored(page, '/checks', () => check.click())
  await expect(exercise.getByText('All 3 checks passed; 2 more run when you submit')).toBeVisible()
  await expect(exercise.getByRole('link', { name: 'Submit your solution' })).toBeVisible()
  await expect(exercise.getByText(/^Saved /)).toBeVisible()
  await expectAccessible(page)

  const phone = await anotherPage()
  await phone.setViewportSize({ width: 360, height: 740 })
  await signInAs(phone, email, password, `${address}#your-task`)
  const editor = phone.getByRole('textbox', { name: 'add.js' })
  await expect(editor).toContainText('console.log(add(20, 22))')
  await phone.getByRole('tab', { name: 'add.js' }).press('ArrowRight')
  await expect(phone.getByRole('textbox', { name: 'zero.js' })).toContainText('export const zero = 0')
  await expectAccessible(phone)
  await phone.getByRole('button', { name: 'Submit', exact: true }).click()
  const task = phone.getByRole('region', { name: 'Your task' })
  await expect(task.getByText('Solution submitted successfully...')).toBeVisible()
  await expect(task.getByRole('list', { name: 'Submitted files' }).getByRole('button')).toHaveText([
    /add\.js/,
    /zero\.js/,
  ])
  // Without a runner the server says so; with one, its result appears by itself.
  await expect(task.getByText(/^(Checked in your browser, not verified|All 5 checks passed)/)).toBeVisible()
  await expectAccessible(phone)
})

test('a learner submits failing code after a question, and resets to the starter and back @full', async ({ page }) => {
  const { courseId, taskStepIds } = await newCourse(page, [step])
  await publishExercise(page, taskStepIds[0]!)
  await signInAsNewMember(page, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`, courseId)
  const editor = page.getByRole('textbox', { name: 'add.js' })
  await writeCode(page, 'add.js', 'export const add = (a, b) => 3\n')
  await page.getByRole('button', { name: 'Reset to starter' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Reset' }).click()
  await expect(editor).toContainText('import { zero }')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(editor).toContainText('=> 3')

  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit with failing checks?' })
  await expect(dialog).toContainText('1 of 3 checks pass right now.')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Submit anyway' }).click()
  await expect(page.getByText('Solution submitted successfully...')).toBeVisible()
})

test('a visitor solves the exercise of a first lesson and is invited to join @phone', async ({ page }) => {
  const solution = readFileSync('courses/05-javascript/1-1-say-who-pays-what/exercise/solution/settle.js', 'utf8')
  await visit(page, '/courses/5/first-lesson')
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await page.getByText('Two cases are missing.').first().scrollIntoViewIfNeeded()
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText(/^0 of \d checks passed/)).toBeVisible()
  await expectAccessible(page)
  await writeCode(page, 'settle.js', solution)
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText('All checks passed. Well done!')).toBeVisible()
  await expect(exercise.getByRole('link', { name: 'See how to join' })).toBeVisible()
  await expectAccessible(page)
  await visit(page, '/courses/5/first-lesson')
  await page.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await expect(page.getByRole('textbox', { name: 'settle.js' })).toContainText('-rupees')

  // Who joins continues with this code.
  const { email, password } = await newLearner(page)
  await signInByForm(page, email, password)
  const userId = Number(await page.evaluate(() => localStorage.getItem('userId')))
  await grantAccess(page, userId)
  await enrol(page, userId, 5)
  await visit(page, '/dashboard/tasks/5')
  await page.getByRole('link', { name: 'Open the exercise: Say who pays what' }).click()
  await expect(page.getByRole('textbox', { name: 'settle.js' })).toContainText('-rupees')
  await expect(page.getByText('This is the code you wrote in the free lesson.')).toBeVisible()
  await expect(exercise.getByText(/^Saved /)).toBeVisible()
})

test('what is typed before the editor has loaded stays, and typing goes on in the editor @phone', async ({ page }) => {
  let load = () => {}
  const loading = new Promise<void>((resolve) => (load = resolve))
  await page.route('**/create-editor-*.js', async (route) => {
    await loading
    await route.continue()
  })
  await visit(page, '/courses/5/first-lesson')
  await page.getByText('Two cases are missing.').first().scrollIntoViewIfNeeded()
  const code = page.getByRole('textbox', { name: 'settle.js' })
  await expect(code).toHaveValue(/Two cases are missing/)
  await writeCode(page, 'settle.js', 'let paise = 1\n')
  load()
  await expect(code).toHaveAttribute('contenteditable', 'true')
  await expect(code).toBeFocused()
  await page.keyboard.insertText('paise = 2')
  await expect(code).toHaveText('let paise = 1paise = 2')
})

test('code that the browser can’t check is not said to fail, and can be submitted @full', async ({ page, mayFail }) => {
  mayFail(/ERR_FAILED/)
  const { courseId, taskStepIds } = await newCourse(page, [step])
  await publishExercise(page, taskStepIds[0]!, ['zero.js'])
  await page.route('**/practice/frame/*', (route) => route.abort())
  await signInAsNewMember(page, `/dashboard/tasks/${courseId}/steps/${taskStepIds[0]}`, courseId)
  const exercise = page.getByRole('region', { name: 'Exercise' })
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText('We couldn’t load what runs the code.')).toBeVisible()
  await expect(exercise.getByText('3 checks; 2 more run when you submit')).toBeVisible()
  await page.getByRole('tab', { name: 'zero.js (read-only)' }).click()
  await expect(page.getByRole('textbox', { name: 'zero.js' })).toHaveAttribute('aria-readonly', 'true')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit', exact: true }).click()
  const dialog = page.getByRole('dialog', { name: 'Submit without checking?' })
  await dialog.getByRole('button', { name: 'Submit' }).click()
  await expect(page.getByText('Solution submitted successfully...')).toBeVisible()
  await expect(page.getByRole('list', { name: 'Submitted files' }).getByRole('button')).toHaveText([/add\.js/])
})

test('publishing an exercise offline shows an error and doesn’t happen later @full', async ({ page, mayFail }) => {
  mayFail(/ERR_INTERNET_DISCONNECTED/)
  const { courseId, taskStepIds } = await newCourse(page, [step])
  await publishExercise(page, taskStepIds[0]!)
  await signIn(page, 'admin', `/admin/tasks/${courseId}/steps/${taskStepIds[0]}/exercise`)
  await page.getByRole('button', { name: 'zero.js' }).click()
  await page.getByRole('checkbox', { name: 'Learners can’t change zero.js' }).check()
  await writeCode(page, 'Hidden checks', `export default [\n${'  // Long files scroll.\n'.repeat(40)}]`)
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'Hidden checks' }).press('ControlOrMeta+z')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Publish' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Publish' }).click()
  await expect(dialog).toContainText(/offline|can’t reach/)
  await dialog.getByRole('button', { name: 'Cancel' }).click()
  await page.context().setOffline(false)
  await page.reload()
  await expect(page.getByText('Saved on this device, not published yet')).toBeVisible()
})
