import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { test } from './check-runner.ts'
import { writeCode } from './learning.ts'
import { adminHeaders, expect, expectAccessible, newLearner, visit } from './support.ts'

/** Signs in for the first time after a verified payment. The report that it returns says how many taps it took since. */
async function signInToEmptyAccount(page: Page) {
  const { email, password, transactionId } = await newLearner(page)
  const headers = await adminHeaders(page)
  const found = await page.request.get(`/v1/payments?search=${transactionId}`, { headers })
  const { items } = ((await found.json()) as { data: { items: { paymentId: number }[] } }).data
  await page.request.post('/v1/payments/verify', { headers, data: { paymentIds: [items[0]!.paymentId] } })
  await page.addInitScript(() => {
    const count = () => sessionStorage.setItem('taps', String(Number(sessionStorage.getItem('taps')) + 1))
    addEventListener('pointerdown', count, { capture: true })
  })
  await visit(page, '/login')
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  const begun = Date.now()
  await page.getByRole('button', { name: 'Log in' }).click()
  await page.waitForURL('**/dashboard')
  return async (goal: string, most: number) => {
    const taps = Number(await page.evaluate(() => sessionStorage.getItem('taps')))
    const description = `${taps} taps, ${((Date.now() - begun) / 1000).toFixed(1)} s without reading`
    process.stdout.write(`From the first sign-in to ${goal}: ${description}\n`)
    expect(taps).toBeLessThanOrEqual(most)
  }
}

const exerciseOf = (page: Page) => page.getByRole('region', { name: 'Exercise' })

test('an empty account passes its first check in the beginners’ lessons after four taps @phone', async ({ page }) => {
  const report = await signInToEmptyAccount(page)
  await page.getByRole('link', { name: 'Start lesson 1' }).click()
  await page.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await writeCode(page, 'hello.js', "console.log('Namaste!')\nconsole.log('My name is Rekha')\n")
  await exerciseOf(page).getByRole('button', { name: 'Check' }).click()
  await expect(exerciseOf(page).getByText('Done! All checks passed.')).toBeVisible()
  await report('the first check of the beginners’ lessons', 4)
})

test('an empty account passes its first check in a course after six taps, and has a step approved after seven @phone', async ({
  page,
}) => {
  const solution = readFileSync('courses/05-javascript/1-1-say-who-pays-what/exercise/solution/settle.js', 'utf8')
  const report = await signInToEmptyAccount(page)
  await page.getByRole('link', { name: 'choose a course' }).click()
  await page.getByRole('button', { name: 'Enroll Now: JavaScript' }).click()
  const enrolled = page.getByRole('dialog', { name: 'Course Enrolled successfully!' })
  await expect(enrolled).toContainText('Say who pays what')
  await expectAccessible(page)
  await enrolled.getByRole('link', { name: 'Start now' }).click()
  await expect(page.getByRole('heading', { name: 'Say who pays what', level: 1 })).toBeVisible()
  await page.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
  await writeCode(page, 'settle.js', solution)
  await exerciseOf(page).getByRole('button', { name: 'Check' }).click()
  await expect(exerciseOf(page).getByText('All checks passed.')).toBeVisible()
  await report('the first check of a course', 6)
  await expect(page.getByLabel('Explanation (optional)')).toBeHidden()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Submit now' }).click()
  await expect(page.getByText('Approved by the automatic checks.')).toBeVisible()
  await report('an approved step', 7)
  await page.getByRole('link', { name: 'Go to the next step' }).click()
  await expect(page.getByRole('heading', { name: 'Parse and format rupees', level: 1 })).toBeVisible()
})
