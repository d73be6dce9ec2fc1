import { expect, expectAccessible, newLearner, signIn, signInAs, test, visit } from './support.ts'

test('a rejected payer writes to support, and an admin helps with a saved reply and reopens the payment @full', async ({
  page: learner,
  anotherPage,
}) => {
  const someone = await newLearner(learner)
  const staff = await anotherPage()
  await signIn(staff, 'admin', `/admin/payments?search=${encodeURIComponent(someone.email)}`)
  const payment = staff.getByRole('row').filter({ hasText: someone.email })
  await payment.getByRole('button', { name: /^Reject/ }).click()
  await staff.getByLabel('Reason', { exact: true }).fill('This reference is not on our statement.')
  await staff.getByRole('button', { name: 'Reject payment' }).click()
  await expect(staff.getByRole('dialog')).toBeHidden()

  // From the notice about the payment, which is attached.
  await signInAs(learner, someone.email, someone.password, '/dashboard')
  await learner.getByRole('link', { name: 'Write to us' }).first().click()
  await expect(learner.getByLabel('Topic')).toHaveValue('payment')
  await expect(learner.getByRole('region', { name: 'Attached payment' })).toContainText(someone.transactionId)
  await learner.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(learner.getByText('Enter a subject')).toBeVisible()
  const subject = `I have paid ${someone.transactionId}`
  await learner.getByLabel('Subject').fill(subject)
  await expect(learner.getByText('Enter a subject')).toBeHidden()
  await learner.getByRole('textbox', { name: 'Message' }).fill('My bank shows the transfer of **today**.')
  await expectAccessible(learner)
  // A draft survives a reload.
  await learner.reload()
  await expect(learner.getByLabel('Subject')).toHaveValue(subject)
  await learner.getByRole('button', { name: 'Send', exact: true }).click()
  await expect(learner.getByText(/We’ll answer by \w{3} \d+ \w{3}, \d+/)).toBeVisible()
  await expect(learner.getByRole('region', { name: 'Attached payment' })).toContainText('Rejected')
  await expectAccessible(learner)

  await visit(staff, '/admin/support')
  await staff.getByLabel('Subject or learner').fill(someone.transactionId)
  await expectAccessible(staff)
  await staff.getByRole('link', { name: subject }).click()
  await expect(staff.getByRole('complementary')).toContainText('Payment rejected')
  // Saves the text as a reply and inserts that.
  const reply = 'Ravi, we found your transfer and will verify it now.'
  await staff.getByLabel('Your reply').fill('{first name}, we found your transfer and will verify it now.')
  await staff.getByRole('button', { name: 'Saved replies' }).click()
  await staff.getByRole('button', { name: 'Save your text as a reply' }).click()
  await staff.getByLabel('Title').fill(subject)
  await staff.getByLabel('Share it with the team').check()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Save reply' }).click()
  await expect(staff.getByRole('button', { name: `Delete reply: ${subject}` })).toBeVisible()
  await staff.keyboard.press('Escape')
  await staff.getByLabel('Your reply').fill('')
  await staff.getByRole('button', { name: 'Saved replies' }).click()
  await staff.getByRole('button', { name: new RegExp(`^${subject}`) }).click()
  await expect(staff.getByLabel('Your reply')).toHaveValue(reply)
  // A note to the team is nowhere in the learner's page.
  await staff.getByRole('tab', { name: 'Internal note' }).click()
  const note = 'Her bank writes the reference backwards.'
  await staff.getByRole('textbox', { name: 'Internal note' }).fill(note)
  await expectAccessible(staff)
  await staff.keyboard.press('Control+Enter')
  await expect(staff.getByRole('article', { name: 'Internal note' })).toContainText(note)
  await staff.getByRole('tab', { name: 'Reply' }).click()
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Send reply' }).click()
  await expect(staff.getByRole('log')).toContainText(reply)

  await staff.getByRole('region', { name: 'Attached payment' }).getByRole('link', { name: 'Open in payments' }).click()
  await payment.getByRole('button', { name: /^Reopen/ }).click()
  await staff.getByRole('dialog').getByLabel('Reason').fill('It is on the next statement')
  await staff.getByRole('button', { name: 'Reopen payment' }).click()

  // The learner's page shows both without a reload.
  await expect(learner.getByRole('log')).toContainText(reply)
  await expect(learner.getByText(note)).toHaveCount(0)
  await expect(learner.getByText('Answered', { exact: true })).toBeVisible()
  await expect(learner.getByRole('region', { name: 'Attached payment' })).toContainText('Pending')
})
