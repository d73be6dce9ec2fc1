import { submitQuietly } from './learning.ts'
import {
  enrol,
  expect,
  expectAccessible,
  grantAccess,
  logIn,
  newCourse,
  signInAsNewLearner,
  test,
  visit,
} from './support.ts'

const [first, second] = ['Count the trains', 'Draw the timetable']

test('a new learner gets one step first, then three, each ticked when it is done @phone', async ({
  page,
  anotherPage,
}) => {
  const { courseId, title, taskStepIds } = await newCourse(page, [first, second])
  const someone = await signInAsNewLearner(page)
  await expect(page.getByRole('heading', { name: /^Good (morning|afternoon|evening), Ravi$/, level: 1 })).toBeVisible()
  await expect(page).toHaveTitle('Dashboard')
  const notice = page.getByText('You’ve paid. Don’t pay again: we’re checking it').first()
  await expect(notice).toBeVisible()
  await expect(page.getByRole('region', { name: 'Never coded? Start here' })).toBeVisible()
  await expectAccessible(page)

  const staff = await anotherPage()
  const { email, password } = someone
  const { userId } = await logIn(staff, email, password)
  await grantAccess(staff, userId)
  await visit(page, '/dashboard')
  await page.getByRole('link', { name: 'choose a course' }).click()
  await page.waitForURL('**/all-courses')

  await enrol(page, userId, courseId)
  await visit(page, '/dashboard')
  const steps = page.getByRole('region', { name: 'Three steps to get started' })
  const stepRow = (name: string) => steps.getByRole('listitem').filter({ hasText: name })
  await expect(stepRow('Payment verified')).toContainText('done')
  await expect(stepRow('Choose a course')).toContainText(title)
  await expect(steps.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '2 of 3 steps done')
  await expectAccessible(page)
  await steps.getByRole('link', { name: 'Go to the step' }).click()
  await expect(page.getByRole('heading', { name: first, level: 1 })).toBeVisible()

  await submitQuietly(page, taskStepIds[0]!, 'Twelve of them')
  await visit(page, '/dashboard')
  const done = page.getByRole('region', { name: 'You’re all set' })
  await expect(done.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '3 of 3 steps done')
  await expect(page.getByRole('link', { name: 'Start', exact: true })).toHaveAttribute(
    'href',
    new RegExp(`/steps/${taskStepIds[1]}$`),
  )
  await expectAccessible(page)
})

test('old links redirect, and unknown ones open the dashboard @full', async ({ page, mayFail }) => {
  mayFail(/403 \(Forbidden\)/)
  await signInAsNewLearner(page)
  for (const [dead, meant] of [
    ['/Performance/', '/dashboard/your-perfomance'],
    ['/courses/2/tasks', '/dashboard/tasks/2'],
    ['/dashboard/tasks/2?step=20', '/dashboard/tasks/2/steps/20#feedback'],
    ['/dashboard/no-such-page', '/dashboard'],
    ['/no/such/page', '/dashboard'],
  ]) {
    await page.goto(dead!)
    await page.waitForURL(`**${meant}`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
  await expect(page.getByText('We couldn’t find /no/such/page, so here’s your dashboard.')).toBeVisible()
})
