// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest'
import type { Profile } from '#contract/identity/profile.ts'
import { withCompleteLinks, isChanged, formatLink, storeDraft, storedDraft, withHttps } from './profile-draft.ts'
import { formatPhone } from '#web/kit/phone.ts'

afterEach(() => localStorage.clear())

const saved = {
  firstName: 'Asha',
  lastName: 'Kulkarni',
  phone: '+919876543210',
  about: '',
  linkedin: '',
  github: '',
  portfolio: '',
  stateCode: '',
}
const profile: Profile = {
  ...saved,
  userId: 7,
  email: 'asha@example.in',
  photo: null,
  memberSince: '2026-11-15T00:00:00.000Z',
}

test('stores a draft until it is saved or discarded', () => {
  const draft = { ...saved, about: 'Second year in Pune' }
  storeDraft(profile, draft)
  expect(storedDraft(profile)).toEqual(draft)
  expect(storedDraft({ ...profile, userId: 8 })).toBeNull()
  expect(storedDraft({ ...profile, about: draft.about })).toBeNull()
  storeDraft(profile, saved)
  expect(localStorage.length).toBe(0)
  storeDraft(profile, draft)
  storeDraft(profile, null)
  expect(storedDraft(profile)).toBeNull()
})

test('ignores a draft that is not valid JSON', () => {
  localStorage.setItem('profile-draft-7', '{broken')
  expect(storedDraft(profile)).toBeNull()
})

test('detects a change of any field, but not of the photo', () => {
  expect(isChanged(profile, saved)).toBe(false)
  expect(isChanged({ ...profile, photo: '/pictures/1' }, saved)).toBe(false)
  for (const name of Object.keys(saved)) expect(isChanged(profile, { ...saved, [name]: 'x' })).toBe(true)
})

test.each([
  ['github.com/asha', 'https://github.com/asha'],
  [' www.linkedin.com/in/asha ', 'https://www.linkedin.com/in/asha'],
  ['javascript:alert(1)', 'javascript:alert(1)'],
  [' JAVASCRIPT:alert(1)', ' JAVASCRIPT:alert(1)'],
  [' ', ' '],
])('completes the link %j to %j', (link, expected) => {
  expect(withHttps(link)).toBe(expected)
  expect(withCompleteLinks({ ...saved, github: link }).github).toBe(expected)
})

test('formats phone numbers and links', () => {
  expect(formatPhone('+919876543210')).toBe('+91 98765 43210')
  expect(formatPhone('')).toBe('')
  expect(formatLink('https://www.linkedin.com/in/asha/')).toBe('linkedin.com/in/asha')
  expect(formatLink('http://asha.dev')).toBe('asha.dev')
})
