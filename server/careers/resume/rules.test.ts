import { expect, test } from 'vitest'
import { firstResume, resumeFileName, shortLink } from './rules.ts'

const person = {
  firstName: 'आशा',
  lastName: '',
  email: 'asha@example.in',
  phone: '+919876543210',
  about: 'I build for the web.',
  linkedin: 'https://www.linkedin.com/in/asha/',
  github: '',
  portfolio: 'http://asha.example.in',
}

test('fills a new resume from the profile', () => {
  expect(firstResume(person)).toMatchObject({
    version: 0,
    savedAt: null,
    template: 1,
    resume: {
      name: 'आशा',
      email: 'asha@example.in',
      phone: '+919876543210',
      linkedin: 'www.linkedin.com/in/asha',
      github: '',
      portfolio: 'http://asha.example.in',
      aboutMe: 'I build for the web.',
      education: [],
      skills: [],
    },
  })
})

test('leaves out a link that is too long', () => {
  expect(shortLink(`https://example.in/${'a'.repeat(400)}`)).toBe('')
})

test.each([
  ['Asha Nair', 'Asha-Nair-resume.pdf'],
  [' ../../etc/passwd ', 'etc-passwd-resume.pdf'],
  ['क्षितिज शर्मा', 'क्षितिज-शर्मा-resume.pdf'],
  ['', 'resume.pdf'],
])('names the file of %s %s', (name, file) => expect(resumeFileName(name, 'pdf')).toBe(file))
