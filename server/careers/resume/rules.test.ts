import { expect, test } from 'vitest'
import { certificationsFrom, firstResume, projectsFrom, resumeFileName, shortLink } from './rules.ts'

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

const certificate = {
  code: 'KT-26-7F3K-9M2X-AQ4T',
  learnerName: 'Asha Nair',
  courseId: 3,
  courseTitle: 'Backend & APIs',
  // Already December in India.
  issuedAt: '2026-11-30T19:00:00.000Z',
  revokedAt: null,
  revokedReason: null,
}

test('turns valid certificates into entries with a verification link', () => {
  const school = { name: 'Kaushal Techbridge', publicUrl: 'https://kaushal.example' }
  const revoked = { ...certificate, code: 'KT-26-OTHER', revokedAt: '2026-12-01T00:00:00.000Z' }
  expect(certificationsFrom([certificate, revoked], school)).toEqual([
    {
      name: 'Backend & APIs',
      issuer: 'Kaushal Techbridge',
      year: 'Dec 2026',
      link: 'kaushal.example/certificate/KT-26-7F3K-9M2X-AQ4T',
    },
  ])
})

test('turns approved projects into entries and truncates a long description at a word', () => {
  const [short, long] = projectsFrom([
    { name: 'Water Log', description: 'A diary of water use.' },
    { name: 'Library', description: 'word '.repeat(300) },
  ])
  expect(short).toEqual({ name: 'Water Log', link: '', details: 'A diary of water use.' })
  expect(long!.details).toMatch(/ word…$/)
  expect(long!.details.length).toBeLessThanOrEqual(1000)
})

test.each([
  ['Asha Nair', 'Asha-Nair-resume.pdf'],
  [' ../../etc/passwd ', 'etc-passwd-resume.pdf'],
  ['क्षितिज शर्मा', 'क्षितिज-शर्मा-resume.pdf'],
  ['', 'resume.pdf'],
])('names the file of %s %s', (name, file) => expect(resumeFileName(name, 'pdf')).toBe(file))
