import { expect, expectAccessible, ownHeaders, signIn, test } from './support.ts'

test('a chart can be read with the arrow keys and says what its table says @full', async ({ page }) => {
  await signIn(page, 'admin', '/admin')
  const chart = page.getByRole('region', { name: 'Registrations' })
  await chart.getByRole('group', { name: /Registrations by week/ }).focus()
  // The first arrow key selects this week, the next one the week before.
  for (let weeks = 0; weeks < 3; weeks++) await page.keyboard.press('ArrowLeft')
  const said = await chart.getByText(/^Week of /).innerText()
  const [, week, value] = /^Week of (\d+ \w+) \d+: (.+)$/.exec(said)!
  await chart.getByRole('button', { name: 'Show as table: Registrations' }).click()
  const cell = chart.getByRole('row', { name: new RegExp(`^${week}`) }).getByRole('cell')
  await expect(cell).toHaveText(value === 'no registrations' ? '0' : value!)
})

test('a mentor sees no money, people and demos @phone @full', async ({ page }) => {
  await signIn(page, 'mentor')
  await page.waitForURL('**/admin')
  await expect(page.getByRole('heading', { name: 'Home', level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Solutions to review' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Time to review' })).toBeVisible()
  await expectAccessible(page)
  for (const hidden of ['₹', 'Registrations', 'Payments to verify', 'Demos', 'Expiring', 'with access', 'Courses'])
    await expect(page.getByRole('main')).not.toContainText(hidden)

  const response = await page.request.get('/v1/overview', { headers: await ownHeaders(page) })
  const { data } = (await response.json()) as { data: { waiting: object; figures: { weeks: object[] } } }
  expect(data).toMatchObject({ figures: { people: null, endings: null, atRisk: null }, expiring: null })
  expect(data.waiting).toMatchObject({ payments: null, demos: null })
  expect(data.figures.weeks.at(-1)).toMatchObject({ registrations: null, verifiedRupees: null })
})
