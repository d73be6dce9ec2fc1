// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Profile } from '#contract/identity/profile.ts'
import { completed, isChanged, shownLink, shownPhone, storeDraft, storedDraft, withBeginning } from './profile-draft.ts'

afterEach(() => localStorage.clear())

const saved = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  phone: '+919876543210',
  about: '',
  linkedin: '',
  github: '',
  portfolio: '',
}
const profile: Profile = {
  ...saved,
  userId: 7,
  email: 'asha@example.in',
  photo: null,
  memberSince: '2026-11-15T00:00:00.000Z',
}

test('what was typed is kept until it is what is saved, or given up', () => {
  const typed = { ...saved, about: 'Second year in Pune' }
  storeDraft(profile, typed)
  expect(storedDraft(profile)).toEqual(typed)
  expect(storedDraft({ ...profile, userId: 8 })).toBeNull()
  expect(storedDraft({ ...profile, about: typed.about })).toBeNull()
  storeDraft(profile, saved)
  expect(localStorage.length).toBe(0)
  storeDraft(profile, typed)
  storeDraft(profile, null)
  expect(storedDraft(profile)).toBeNull()
})

test('what another program left under the key does no harm', () => {
  localStorage.setItem('profile-draft-7', '{broken')
  expect(storedDraft(profile)).toBeNull()
})

test('every field counts as a change, the picture does not', () => {
  expect(isChanged(profile, saved)).toBe(false)
  expect(isChanged({ ...profile, photo: '/pictures/1' }, saved)).toBe(false)
  for (const name of Object.keys(saved)) expect(isChanged(profile, { ...saved, [name]: 'x' })).toBe(true)
})

test.each([
  ['github.com/asha', 'https://github.com/asha'],
  [' www.linkedin.com/in/asha ', 'https://www.linkedin.com/in/asha'],
  ['http://asha.dev', 'http://asha.dev'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' JAVASCRIPT:alert(1)', ' JAVASCRIPT:alert(1)'],
  ['', ''],
  [' ', ' '],
])('the link %j becomes %j', (link, expected) => {
  expect(withBeginning(link)).toBe(expected)
  expect(completed({ ...saved, github: link }).github).toBe(expected)
})

test('numbers and links are shown as people say them', () => {
  expect(shownPhone('+919876543210')).toBe('+91 98765 43210')
  expect(shownPhone('')).toBe('')
  expect(shownLink('https://www.linkedin.com/in/asha/')).toBe('linkedin.com/in/asha')
  expect(shownLink('http://asha.dev')).toBe('asha.dev')
})
