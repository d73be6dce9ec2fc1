import { randomBytes } from 'node:crypto'
import type { Page } from '@playwright/test'
import { expect, expectAccessible, signIn, signInAsNewMember, stored, test, visit } from './support.ts'

const board = '/dashboard/request-features'
/** Letters only, so that the search sees it as one word. */
const newWord = () => `wish${[...randomBytes(8)].map((byte) => String.fromCharCode(97 + (byte % 26))).join('')}`
const card = (page: Page, title: string) => page.getByRole('article', { name: title })
const vote = (page: Page, title: string) => card(page, title).getByRole('button', { name: /Vote/ })

async function ask(page: Page, title: string) {
  await visit(page, board)
  await page.getByLabel('Title').fill(title)
  await page.getByLabel('Description').fill('On the train there is no connection.\nI would read there.')
  await page.getByLabel('Priority').selectOption('High')
  await page.getByRole('button', { name: 'Submit request' }).click()
  await expect(page.getByRole('heading', { name: 'Thank you for your request' })).toBeFocused()
}

test('a learner requests a feature, another votes, and the answer opens from a notification @full', async ({
  page,
  anotherPage,
}) => {
  const title = `Read offline ${newWord()}`
  await signInAsNewMember(page)
  await ask(page, title)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'View your request' }).click()
  await expect(card(page, title)).toBeFocused()
  await expect(card(page, title)).toContainText('High priority')
  await expect(vote(page, title)).toHaveText(/^1\s*Voted/)

  const other = await anotherPage()
  await signInAsNewMember(other, `${board}?order=newest`)
  await expect(card(other, title)).toContainText('Ravi')
  await expect(card(other, title)).not.toContainText('Yadav')
  await stored(other, '/vote', () => vote(other, title).click())
  await expect(vote(other, title)).toHaveText(/^2\s*Voted/)
  await other.reload()
  await expect(vote(other, title)).toHaveText(/^2\s*Voted/)
  await vote(other, title).click()
  await expect(vote(other, title)).toHaveText(/^1\s*Vote /)
  await vote(other, title).click()
  await expect(vote(other, title)).toHaveText(/^2\s*Voted/)
  await expect(other.getByRole('button', { name: /^Answer/ })).toHaveCount(0)
  await expectAccessible(other)

  const staff = await anotherPage()
  await signIn(staff, 'mentor', `${board}?order=newest`)
  await card(staff, title)
    .getByRole('button', { name: /^Answer/ })
    .click()
  await card(staff, title).getByLabel('Status').selectOption('Planned')
  await card(staff, title).getByLabel('Answer').fill('We begin with the text of the tasks.')
  await expectAccessible(staff)
  await card(staff, title).getByRole('button', { name: 'Save answer' }).click()
  await expect(card(staff, title)).toContainText('Our answer')

  await visit(page, '/dashboard/notifications')
  await page
    .getByRole('link', { name: `Planned: ${title}` })
    .first()
    .click()
  await page.waitForURL(/request=\d+/)
  await expect(card(page, title)).toBeFocused()
  await expect(card(page, title)).toContainText('Planned')
  await expect(card(page, title)).toContainText('We begin with the text of the tasks.')
  await expectAccessible(page)
})
