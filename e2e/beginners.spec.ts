import type { Page } from '@playwright/test'
import { writeCode } from './learning.ts'
import {
  expect,
  expectNoViolations,
  fillRegistration,
  newLearner,
  newRegistrant,
  signInAs,
  signInByForm,
  test,
  visit,
} from './support.ts'

const solutions = [
  ['hello.js', "console.log('Namaste!')\nconsole.log('My name is Rekha')\n"],
  ['bill.js', "console.log('Idli:', 3 * 40)\nconsole.log('Chai:', 2 * 15)\nconsole.log('Total:', 3 * 40 + 2 * 15)\n"],
  [
    'ride.js',
    [
      'const start = 50',
      'const perKm = 18',
      'const km = 6',
      'let money = 200',
      'const fare = start + perKm * km',
      'money = money - fare',
      "console.log('Fare:', fare)",
      "console.log('Left:', money)\n",
    ].join('\n'),
  ],
] as const

const exerciseOf = (page: Page) => page.getByRole('region', { name: 'Exercise' })
const unsent = (page: Page) => page.evaluate(() => Object.keys(localStorage).filter((key) => /^start:\d+$/.test(key)))

async function solve(page: Page, lesson: number) {
  const [file, code] = solutions[lesson - 1]!
  const exercise = exerciseOf(page)
  await page.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await writeCode(page, file, code)
  await exercise.getByRole('button', { name: 'Check' }).click()
  await expect(exercise.getByText('Done! All checks passed.')).toBeVisible()
}

const progressOf = (page: Page, name: string) => page.getByRole('progressbar', { name })

test('a visitor does three lessons on a phone, joins, and finds them done @phone', async ({ page, anotherPage }) => {
  await visit(page, '/')
  await page.getByRole('link', { name: 'Never coded? Start here' }).click()
  await page.waitForURL('**/start')
  await expect(page.getByRole('list', { name: 'Lessons' }).getByRole('listitem')).toHaveCount(12)
  await expect(progressOf(page, 'Your progress')).toHaveAttribute('aria-valuetext', '0 of 12 done')
  await expectNoViolations(page)
  await page.getByRole('link', { name: 'Start lesson 1' }).click()

  for (const lesson of [1, 2, 3]) {
    await page.waitForURL(`**/start/${lesson}`)
    await solve(page, lesson)
    await expectNoViolations(page)
    await exerciseOf(page)
      .getByRole('link', { name: /^Next: / })
      .click()
  }
  await page.waitForURL('**/start/4')
  await visit(page, '/start')
  await expect(progressOf(page, 'Your progress')).toHaveAttribute('aria-valuetext', '3 of 12 done')
  await expect(page.getByRole('link', { name: /^Lesson 3: .*, done$/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Continue with lesson 4' })).toHaveAttribute('href', '/start/4')
  expect(await unsent(page)).toHaveLength(3)

  await visit(page, '/subscribe')
  const { email, password, ...someone } = newRegistrant()
  await fillRegistration(page, { email, password, ...someone })
  await page.getByRole('button', { name: 'Create Account' }).click()
  await expect(page.getByRole('dialog')).toContainText('Registration successful!')
  await signInByForm(page, email, password)
  const next = page.getByRole('region', { name: 'Write a function' })
  await expect(next).toContainText('Continue: lesson 4 of 12')
  await expect(progressOf(page, 'Beginners’ lessons')).toHaveAttribute('aria-valuetext', '3 of 12 lessons done')
  await expectNoViolations(page)
  expect(await unsent(page)).toEqual([])
  await next.getByRole('link', { name: 'All 12 lessons' }).click()
  await expect(progressOf(page, 'Your progress')).toHaveAttribute('aria-valuetext', '3 of 12 done')

  const other = await anotherPage()
  await signInAs(other, email, password, '/start/1')
  await other.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await expect(other.getByRole('textbox', { name: 'hello.js' })).toContainText('My name is Rekha')
  await expect(other.getByText('Saved in your account.')).toBeVisible()
})

test('a learner who worked on two devices loses nothing @full', async ({ page, anotherPage }) => {
  const { email, password } = await newLearner(page)
  const phone = await anotherPage()
  for (const [device, lesson] of [
    [page, 1],
    [phone, 2],
  ] as const) {
    await visit(device, `/start/${lesson}`)
    await solve(device, lesson)
  }
  await signInByForm(phone, email, password)
  await expect(phone.getByText('Continue: lesson 3 of 12')).toBeVisible()
  await signInByForm(page, email, password)
  await visit(page, '/start')
  await expect(progressOf(page, 'Your progress')).toHaveAttribute('aria-valuetext', '2 of 12 done')
  expect([...(await unsent(page)), ...(await unsent(phone))]).toEqual([])
})

test('an account without a course gets one next step @phone', async ({ page }) => {
  const { email, password } = await newLearner(page)
  await signInAs(page, email, password, '/dashboard')
  const first = page.getByRole('region', { name: 'Never coded? Start here' })
  await expect(first).toContainText('Lesson 1: Say hello. Takes about 5 minutes')
  const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' })
  await expect(shortcuts).toBeHidden()
  await page.getByText('More on your dashboard').click()
  await expect(shortcuts.getByRole('link', { name: 'My Courses' })).toBeVisible()
  await expectNoViolations(page)
  await expect(page.getByRole('link', { name: 'choose a course' })).toHaveAttribute('href', '/dashboard/all-courses')
  await first.getByRole('link', { name: 'Start lesson 1' }).click()
  await page.waitForURL('**/start/1')
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })

  test('the lessons can be read one after the other @full', async ({ page }) => {
    await page.goto('/start')
    await page.getByRole('link', { name: 'Start lesson 1' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Say hello' })).toBeVisible()
    await expect(page.locator('body')).toHaveJSProperty('scrollWidth', 360)
    await page.getByRole('link', { name: 'Go to lesson 2' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Add up a bill' })).toBeVisible()
  })
})
