import { signInAsColleague } from './colleagues.ts'
import { expect, expectAccessible, signInAsNewMember, test } from './support.ts'

const meeting = 'https://meet.kaushal.example/journey'
const recording = 'https://videos.kaushal.example/journey'

/** The date and time in India five minutes from now, when the meeting is already open. */
function soon(): { date: string; time: string } {
  const inIndia = new Date(Date.now() + (5 + 5.5 * 60) * 60_000).toISOString()
  return { date: inIndia.slice(0, 10), time: inIndia.slice(11, 16) }
}

test('a mentor schedules a session; a learner reserves, joins and attends; the mentor adds the recording @full', async ({
  page,
  anotherPage,
}) => {
  const title = `Joins, live ${Date.now()}`
  // Somebody of their own: nobody hosts two sessions at once.
  await signInAsColleague(page, 'mentor', '/admin/sessions')
  await page.getByRole('button', { name: 'Schedule a session' }).click()
  const form = page.getByRole('dialog', { name: 'Schedule a session' })
  await form.getByLabel('Title').fill(title)
  const { date, time } = soon()
  await form.getByLabel('Date').fill(date)
  await form.getByLabel('Time (IST)').fill(time)
  await form.getByLabel('Seats').fill('1')
  await form.getByRole('button', { name: 'Schedule session' }).click()
  await expect(form.getByText('Enter the meeting’s link.')).toBeVisible()
  await form.getByLabel('Meeting link').fill(meeting)
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Schedule session' }).click()
  const row = page.getByRole('row').filter({ hasText: title })
  await expect(row).toContainText('0 of 1')

  const learner = await anotherPage()
  // The meeting is on another site, which journeys don't visit.
  await learner
    .context()
    .route(`${meeting}**`, (route) => route.fulfill({ contentType: 'text/html', body: 'In the meeting' }))
  await signInAsNewMember(learner, '/dashboard/sessions')
  const card = learner.getByRole('article').filter({ hasText: title })
  await card.getByRole('button', { name: 'Reserve a seat' }).click()
  await expect(card).toContainText('Seat reserved')
  await expectAccessible(learner)
  const popup = learner.waitForEvent('popup')
  await card.getByRole('button', { name: 'Join now' }).click()
  await expect((await popup).getByText('In the meeting')).toBeVisible()
  // Their attendance is recorded, so the seat can't be released any more.
  await expect(card.getByRole('button', { name: 'Release seat' })).toHaveCount(0)

  await page.reload()
  await expect(row).toContainText('1 of 1')
  await row.getByRole('button', { name: 'Seats' }).click()
  const seats = page.getByRole('dialog', { name: 'Seats' })
  await expect(seats.getByRole('listitem')).toContainText(['Joined'])
  await seats.getByRole('button', { name: 'Close', exact: true }).first().click()
  await row.getByRole('button', { name: 'Add recording' }).click()
  const record = page.getByRole('dialog', { name: 'Recording and notes' })
  await record.getByLabel('Link to the recording').fill(recording)
  await record.getByLabel('Notes').fill('We joined three tables.')
  await record.getByRole('button', { name: 'Save' }).click()
  await expect(record).toHaveCount(0)

  await learner.reload()
  await expect(card).toContainText('We joined three tables.')
  await expect(card.getByRole('link', { name: 'Watch the recording' })).toHaveAttribute('href', recording)
})
