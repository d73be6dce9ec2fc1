import { expect, test } from 'vitest'
import { initials } from './avatar.tsx'

test('initials are whole letters of any script, from names of one word or five', () => {
  expect(initials('Asha Kulkarni')).toBe('AK')
  expect(initials('Prem')).toBe('P')
  expect(initials('  sri  ram   lal gupta verma ')).toBe('SV')
  expect(initials('मीनाक्षी सुन्दरेश्वरन')).toBe('मीसु')
  expect(initials('')).toBe('')
})
