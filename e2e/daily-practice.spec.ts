import { expect, expectAccessible, ownHeaders, signInAsNewLearner, test, visit } from './support.ts'

const dayMs = 24 * 60 * 60 * 1000

test('a beginner practises on a phone what they learned two days before', async ({ page, mayFail }) => {
  mayFail(/ERR_FAILED/)
  await page.setViewportSize({ width: 360, height: 740 })
  // With it, the device encrypts what it keeps.
  const key = page.waitForResponse(/device-key/)
  await signInAsNewLearner(page, '/dashboard/practice')
  await expect(page.getByText('Read one lesson and answer its quiz.')).toBeVisible()
  await expectAccessible(page)

  const headers = await ownHeaders(page)
  const listed = (await (await page.request.get('/v1/start')).json()) as { data: { stepId: number }[] }
  const at = new Date(Date.now() - 2 * dayMs).toISOString()
  const lessons = listed.data.slice(1, 2).map(({ stepId }) => ({ stepId, code: [], savedAt: at, passedAt: at }))
  await page.request.post('/v1/start/progress', { headers, data: { lessons } })
  await visit(page, '/dashboard/practice')

  // The connection fails once; the same answer is sent again by itself.
  await key
  await page.route('**/v1/practice/answers', (route) => route.abort(), { times: 1 })
  const unknown = page.getByRole('button', { name: /^I (don’t know|can’t do it yet)$/ })
  await unknown.click()
  await expect(page.getByText('It comes back tomorrow.')).toBeVisible()
  const total = Number(/of (\d)$/.exec((await page.getByText(/^1 of \d$/).textContent())!)![1])
  expect(total).toBeGreaterThan(1)

  for (let number = 2; number <= total; number += 1) {
    // From the verdict, the next question is one Tab away.
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const question = page.getByRole('region', { name: `Question ${number} of ${total}` })
    await expectAccessible(page)
    const radio = question.getByRole('radio').first()
    const output = question.getByRole('textbox', { name: /print\?$/ })
    await expect(radio.or(output).or(unknown).first()).toBeVisible()
    if (await radio.isVisible()) await radio.check()
    else if (await output.isVisible()) await output.fill('nothing like it')
    if (await question.getByRole('button', { name: 'Check answer' }).isVisible()) await page.keyboard.press('Enter')
    else await unknown.click()
    await expect(question.getByText(/^It comes back /)).toBeVisible()
  }
  await page.getByRole('button', { name: 'See how it went' }).click()
  await expect(page.getByRole('heading', { name: new RegExp(`^\\d of ${total} right$`) })).toBeFocused()
  await expect(page.getByRole('list', { name: 'What you practised' }).getByRole('listitem')).toHaveCount(total)
  await expectAccessible(page)
  await visit(page, '/dashboard/practice')
  await expect(page.getByText(`You’ve answered ${total} questions today.`)).toBeVisible()
})
