import { ask, newOpening, signInAsCandidate } from './hiring.ts'
import { expect, expectAccessible, signIn, test, visit } from './support.ts'

test('a learner accepts a request, the company sees who it is, and sees the code again once they withdraw @phone', async ({
  page,
  anotherPage,
}) => {
  const { code, email } = await signInAsCandidate(page)
  const company = await anotherPage()
  await signIn(company, 'company')
  const { openingId, title } = await newOpening(company)
  const introductionId = await ask(company, openingId, code)
  const atCompany = `/company/introductions/${introductionId}`
  await visit(company, atCompany)
  await expect(company.getByRole('heading', { name: `Candidate ${code}` })).toBeVisible()
  await expect(company.getByText(email)).toHaveCount(0)
  await expectAccessible(company)

  await visit(page, '/dashboard/introductions')
  await expectAccessible(page)
  await page.getByRole('link', { name: title }).click()
  await expect(page.getByText('We sort buses all day.')).toBeVisible()
  await page.getByRole('button', { name: 'Accept and share' }).click()
  await expect(page.getByText('Tick the box if you agree')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('checkbox', { name: /I agree to share this with Setu Labs/ }).check()
  await expect(page.getByText('Tick the box if you agree')).toBeHidden()
  await page.getByRole('button', { name: 'Accept and share' }).click()
  await expect(page.getByText('hiring@setulabs.example')).toBeVisible()
  await expectAccessible(page)

  await visit(company, '/company/introductions?group=active')
  await company.getByRole('listitem').filter({ hasText: title }).getByRole('link').click()
  await expect(company.getByText(email)).toBeVisible()
  await expectAccessible(company)

  await page.getByRole('button', { name: 'Withdraw' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Reason').selectOption('I’ve found another job')
  await dialog.getByRole('button', { name: 'Withdraw' }).click()
  await expect(page.getByText('You ended this introduction.')).toBeVisible()
  await visit(company, atCompany)
  await expect(company.getByRole('heading', { name: `Candidate ${code}` })).toBeVisible()
  await expect(company.getByText('“I’ve found another job”')).toBeVisible()
  await expect(company.getByText(email)).toHaveCount(0)
})

test('a learner declines a request, and the company takes one back', async ({ page, anotherPage }) => {
  const { code } = await signInAsCandidate(page)
  const company = await anotherPage()
  await signIn(company, 'company')
  const first = await newOpening(company)
  const declined = await ask(company, first.openingId, code)
  await visit(page, `/dashboard/introductions/${declined}`)
  await page.getByRole('button', { name: 'Decline' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Decline' }).click()
  await expect(page.getByText('You ended this introduction.')).toBeVisible()

  const second = await newOpening(company)
  const taken = await ask(company, second.openingId, code)
  await visit(company, `/company/introductions/${taken}`)
  await company.getByRole('button', { name: 'Take back the request' }).click()
  const dialog = company.getByRole('dialog')
  await dialog.getByLabel('Reason').fill('We filled the position.')
  await dialog.getByRole('button', { name: 'Take back the request' }).click()
  await expect(company.getByText('Your company ended this introduction.')).toBeVisible()
  await visit(page, `/dashboard/introductions/${taken}`)
  await expect(page.getByText('“We filled the position.”')).toBeVisible()
})

test('both sides agree on an interview and name the first day: the learner has joined', async ({
  page,
  anotherPage,
}) => {
  const { code, name } = await signInAsCandidate(page)
  const company = await anotherPage()
  await signIn(company, 'company')
  const { openingId, title } = await newOpening(company)
  const introductionId = await ask(company, openingId, code)
  await visit(page, `/dashboard/introductions/${introductionId}`)
  await page.getByRole('checkbox', { name: /I agree to share/ }).check()
  await page.getByRole('button', { name: 'Accept and share' }).click()
  await expect(page.getByRole('heading', { name: 'Interviews' })).toBeVisible()

  await visit(company, `/company/introductions/${introductionId}`)
  await company.getByRole('button', { name: 'Propose a time' }).click()
  const proposal = company.getByRole('dialog')
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(proposal.getByText('Choose a date')).toBeVisible()
  await expectAccessible(company)
  await proposal.getByLabel('Date').fill(inDays(3))
  await proposal.getByLabel('Time').fill('18:30')
  await proposal.getByLabel('Where').fill('https://meet.example/setu')
  await proposal.getByRole('button', { name: 'Propose', exact: true }).click()
  await expect(company.getByText(`Waiting for ${name}`)).toBeVisible()
  await expectAccessible(company)

  await visit(page, `/dashboard/introductions/${introductionId}`)
  await page.getByRole('button', { name: 'Agree' }).click()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add to calendar' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('interview.ics')
  await expectAccessible(page)

  await visit(company, `/company/introductions/${introductionId}`)
  await company.getByRole('button', { name: 'We made an offer' }).click()
  await company.getByRole('button', { name: 'Yes, we did' }).click()
  await company.getByRole('button', { name: 'Name the first day' }).click()
  const theirs = company.getByRole('dialog')
  await theirs.getByLabel('First day').fill(inDays(30))
  await theirs.getByRole('button', { name: 'Confirm' }).click()
  await expect(company.getByText('You said')).toBeVisible()

  await visit(page, `/dashboard/introductions/${introductionId}`)
  await page.getByRole('button', { name: 'Confirm' }).click()
  const mine = page.getByRole('dialog')
  await expect(mine.getByLabel('Role')).toHaveValue(title)
  await mine.getByLabel('Role').fill('Tester')
  await mine.getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByText('You named different days or roles.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Correct it' }).click()
  await page.getByRole('dialog').getByLabel('Role').fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click()
  await expect(page.getByRole('heading', { name: 'Confirmed by both' })).toBeVisible()
  await visit(company, '/company/introductions?group=joined')
  await expect(company.getByRole('listitem').filter({ hasText: title })).toContainText(name)
})

const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10)
