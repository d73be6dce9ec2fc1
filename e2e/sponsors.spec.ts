import { confirmLinkFor } from './emails.ts'
import { enrol, expect, expectAccessible, newEmail, signInAsNewMember, test, visit } from './support.ts'

test('a parent opens a learner’s link, asks for the weekly summary, and later finds the link revoked @full', async ({
  page: learner,
  anotherPage,
  mayFail,
}) => {
  mayFail(/404 \(Not Found\)|400 \(Bad Request\)/)
  const { userId } = await signInAsNewMember(learner, '/dashboard/your-perfomance')
  await enrol(learner, userId, 2)
  await learner.getByRole('link', { name: 'Share your progress' }).click()
  await learner.getByRole('button', { name: 'Create a link' }).click()
  const dialog = learner.getByRole('dialog')
  await expect(dialog.getByLabel('Name they see')).toHaveValue('Ravi')
  await dialog.getByRole('button', { name: 'Create link' }).click()
  await expect(dialog.getByText('Enter a name for this link')).toBeVisible()
  await dialog.getByLabel('Who is it for?').fill('My father')
  const preview = dialog.getByRole('region', { name: 'Preview' })
  await expect(preview).toContainText('Frontend Development')
  await expect(preview).not.toContainText('Certificates')
  await dialog.getByLabel('Certificates').check()
  await expect(preview).toContainText('No certificate yet')
  await expectAccessible(learner)
  await dialog.getByRole('button', { name: 'Create link' }).click()
  const link = learner.getByRole('listitem', { name: 'My father' })
  await expect(link).toContainText('Not opened yet')
  await expectAccessible(learner)
  const url = (await link.getByRole('link', { name: 'Open' }).getAttribute('href'))!
  const whatsApp = (await link.getByRole('link', { name: 'WhatsApp' }).getAttribute('href'))!
  expect(new URL(whatsApp).searchParams.get('text')).toContain(url)

  const father = await anotherPage()
  const opened = await father.goto(url)
  expect(opened!.headers()).toMatchObject({ 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' })
  await expect(father.getByRole('heading', { name: 'Ravi’s progress' })).toBeVisible()
  await expect(father.getByRole('region', { name: 'Courses' })).toContainText('Frontend Development')
  await expect(father.getByRole('region', { name: 'Weekend sessions' })).toBeHidden()
  await expectAccessible(father)
  await father.getByLabel('Your email').fill('papa')
  await father.getByRole('button', { name: 'Send me a weekly summary' }).click()
  await expect(father.getByText('Enter an email address such as')).toBeVisible()
  const email = newEmail()
  await father.getByLabel('Your email').fill(email)
  await father.getByRole('button', { name: 'Send me a weekly summary' }).click()
  await expect(father.getByText('Check your email.')).toBeVisible()
  await father.goto(await confirmLinkFor(email))
  await father.getByRole('button', { name: 'Yes, send it to me' }).click()
  await expect(father.getByRole('heading', { name: 'You’ll get the weekly summary' })).toBeVisible()

  await visit(learner, '/dashboard/sponsors')
  await expect(link).toContainText('Opened on 1 day')
  await expect(link).toContainText(`${email.slice(0, 2)}••••@example.in`)
  await link.getByRole('button', { name: 'Revoke: My father' }).click()
  await learner.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(learner.getByText('Revoked', { exact: true })).toBeVisible()
  await expect(learner.getByText(email.slice(0, 2) + '••••')).toBeHidden()

  await father.goto(url)
  await expect(father.getByRole('heading', { name: 'This link doesn’t work any more' })).toBeVisible()
  await expect(father.getByText('Ravi')).toBeHidden()
  await expectAccessible(father)
})
