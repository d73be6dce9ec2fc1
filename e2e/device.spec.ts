import type { Page } from '@playwright/test'
import { everythingStored } from './device.ts'
import { openForm, publishLesson } from './learning.ts'
import {
  enrol,
  expect,
  expectAccessible,
  grantAccess,
  logIn,
  newCourse,
  newLearner,
  signInByForm,
  test,
} from './support.ts'

const step = 'Count the trains'
const firstName = 'Meenakshi'
const planted = 'A tunnel of marigolds'

const logOut = async (page: Page) => {
  await page.getByRole('button', { name: /your menu/ }).click()
  await page.getByRole('button', { name: 'Logout' }).click()
}

test('what a learner saw and wrote can’t be read on the device after their session', async ({ page, mayFail }) => {
  mayFail(/401|Failed to load resource/)
  const { courseId, taskStepIds } = await newCourse(page, [step])
  const stepId = taskStepIds[0]!
  await publishLesson(page, stepId)
  const someone = await newLearner(page, `${firstName} Sundaram`)
  const { userId, token } = await logIn(page, someone.email, someone.password)
  await grantAccess(page, userId)
  await enrol(page, userId, courseId)
  const own = [someone.email, firstName, step, planted]
  const readable = async () => {
    const stored = await everythingStored(page)
    return own.filter((text) => stored.includes(text))
  }
  const address = `/dashboard/tasks/${courseId}/steps/${stepId}`
  const explain = async (text: string) => {
    await page.goto(address)
    await page.getByRole('heading', { name: 'Your task' }).scrollIntoViewIfNeeded()
    const form = await openForm(page, step)
    await form.getByLabel('Explanation').fill(text)
    return form
  }

  await signInByForm(page, someone.email, someone.password)
  await expect((await explain(planted)).getByText(/^Saved/)).toBeVisible()
  await expect.poll(readable).toEqual(own)

  await test.step('we end the session', async () => {
    const otherTab = await page.context().newPage()
    await otherTab.goto('/dashboard')
    await otherTab.evaluate((text) => sessionStorage.setItem('draft:form', text), planted)
    await page.request.post('/v1/user/devices/end-others', { headers: { authorization: `Bearer ${token}` } })
    await page.goto('/dashboard')
    await expect(page).toHaveURL(/\/login/)
    await expect(otherTab).toHaveURL(/\/login/)
    await expect.poll(() => everythingStored(otherTab)).not.toContain(planted)
    await otherTab.close()
    await expect.poll(readable).toEqual([])
  })
  await test.step('somebody else signs in', async () => {
    const other = await newLearner(page)
    await signInByForm(page, other.email, other.password)
    await expect.poll(() => everythingStored(page)).toContain('"/dashboard"')
    expect(await readable()).toEqual([])
    await logOut(page)
    await expect(page).toHaveURL('/')
  })
  await test.step('they sign in again, and their draft is back', async () => {
    await signInByForm(page, someone.email, someone.password)
    expect(await everythingStored(page)).toContain(planted)
  })
  await test.step('signing out asks about what we haven’t received, and removes everything', async () => {
    await page.route('**/draft', (route) => (route.request().method() === 'GET' ? route.continue() : route.abort()))
    await explain(`${planted}, unsaved`)
    await logOut(page)
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByText('Drafts that aren’t saved yet')).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    const otherTab = await page.context().newPage()
    await otherTab.goto('/dashboard')
    await otherTab.evaluate((text) => sessionStorage.setItem('draft:form', text), planted)
    await logOut(page)
    await dialog.getByRole('button', { name: 'Log out and delete' }).click()
    await expect(page).toHaveURL('/')
    await expect(otherTab).toHaveURL(/\/login/)
    await expect.poll(() => everythingStored(otherTab)).not.toContain(planted)
    await expect.poll(readable).toEqual([])
    await expect.poll(() => page.evaluate(() => indexedDB.databases())).toEqual([])
  })
})
