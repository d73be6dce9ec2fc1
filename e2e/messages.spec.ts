import { randomInt } from 'node:crypto'
import { demoPassword, expect, expectAccessible, signIn, signInAs, test } from './support.ts'

test('an announcement reaches the learners of one course and nobody else @full', async ({
  page: staff,
  anotherPage,
  mayFail,
}) => {
  const subject = `New exercises ${randomInt(1_000_000)}`
  await signIn(staff, 'admin', '/admin/messages/new?to=course:8')
  await expect(staff.getByLabel('Course')).toHaveValue('8')
  await expect(staff.getByText(/^\d+ (person|people)/).first()).toBeVisible()
  await expectAccessible(staff)
  // People are found by name, with the keyboard alone.
  await staff.getByLabel('Send to').selectOption('Chosen people')
  await staff.getByRole('combobox', { name: 'Add people' }).pressSequentially('devika')
  await expect(staff.getByRole('listbox').getByRole('option', { name: /Devika Menon/ })).toBeVisible()
  // Not while the list still has the people of fewer letters.
  await expect(staff.getByRole('listbox').getByRole('option')).toHaveCount(1)
  await staff.keyboard.press('Enter')
  await expect(staff.getByRole('list', { name: 'Chosen people' })).toHaveText('Devika Menon')
  await staff.getByRole('button', { name: 'Remove Devika Menon' }).press('Enter')
  await staff.getByLabel('Send to').selectOption('Learners of a course')
  await staff.getByRole('button', { name: 'Write the message' }).click()
  // The error is shown below the field.
  await staff.getByRole('button', { name: 'Send or schedule' }).click()
  mayFail(/400/)
  await staff.getByRole('button', { name: 'Send now' }).click()
  await expect(staff.getByText('Enter a subject')).toBeVisible()
  await staff.getByLabel('Subject').fill(`${subject} {name}`)
  await expect(staff.getByText(/We don’t know \{name\}/)).toBeVisible()
  await staff.getByLabel('Subject').fill(`${subject}, `)
  await staff.getByRole('group', { name: 'Insert in the title' }).getByRole('button', { name: 'First name' }).click()
  await expect(staff.getByLabel('Subject')).toHaveValue(`${subject}, {first name}`)
  await expect(staff.getByText('Enter a subject')).toBeHidden()
  await staff.getByRole('textbox', { name: 'Message' }).fill('Have a look, they are **short**.')
  await expect(staff.getByRole('region', { name: 'Preview' })).toContainText('they are short.')
  await expect(staff.getByRole('region', { name: 'Preview' })).toContainText(/Preview as \w+ .*New exercises \d+, \w+/)
  await staff.getByRole('tab', { name: 'Email' }).click()
  await expect(staff.getByRole('tabpanel', { name: 'Email' }).locator('strong')).toHaveText('short')
  await expectAccessible(staff)
  await staff.getByRole('button', { name: 'Send or schedule' }).click()
  await staff.getByRole('button', { name: 'Send now' }).click()
  await expect(staff.getByText('Notified', { exact: true })).toBeVisible({ timeout: 20_000 })
  await expect(staff.getByRole('row').filter({ hasText: 'gurleen.kaur@kaushal.example' })).toBeVisible()
  await staff.getByRole('button', { name: /^Show text that Gurleen/ }).click()
  await expect(staff.getByRole('dialog', { name: `${subject}, Gurleen` })).toContainText('they are short.')
  await staff.keyboard.press('Escape')
  await expectAccessible(staff)

  const gurleen = await anotherPage()
  await signInAs(gurleen, 'gurleen.kaur@kaushal.example', demoPassword, '/dashboard/notifications')
  await gurleen
    .getByRole('link', { name: `${subject}, Gurleen` })
    .first()
    .click()
  await expect(gurleen.getByRole('heading', { name: `${subject}, Gurleen` })).toBeVisible()
  await expect(gurleen.locator('strong', { hasText: 'short' })).toBeVisible()
  await expectAccessible(gurleen)
  const { pathname } = new URL(gurleen.url())

  const devika = await anotherPage()
  await signInAs(devika, 'devika.menon@kaushal.example', demoPassword, '/dashboard/notifications')
  await expect(devika.getByRole('heading', { name: 'Notifications' }).first()).toBeVisible()
  await expect(devika.getByText(subject)).toBeHidden()
  mayFail(/404/)
  await devika.goto(pathname)
  await expect(devika.getByText('Message not found')).toBeVisible()

  await staff.reload()
  await expect(staff.getByRole('definition').last()).toHaveText('1')
})
