import { expect, test } from 'vitest'
import { emptyResume } from '#contract/careers/resume.ts'
import { hintsFor, includesOffer, addSkills } from './resume.rules.ts'

test('suggests at most three improvements, and none for a complete resume', () => {
  expect(hintsFor(emptyResume)).toHaveLength(3)
  const done = {
    ...emptyResume,
    email: 'asha@example.in',
    github: 'github.com/asha',
    aboutMe: 'I build small, well-tested services for people at a counter.',
    projects: [{ name: 'Water Log', link: '', details: '' }],
    education: [{ school: 'MG University', degree: '', years: '', details: '' }],
    skills: ['React', 'SQL', 'Git', 'CSS'],
  }
  expect(hintsFor(done)).toEqual([])
  const blankProject = { ...done, projects: [{ name: ' ', link: '', details: '' }] }
  expect(hintsFor(blankProject)).toEqual(['Add a project or a job. What you’ve built says more than what you know.'])
})

test.each([
  [['React'], 'SQL, Git ,, react', ['React', 'SQL', 'Git']],
  [[], '  HTML   and CSS ', ['HTML and CSS']],
  [['SQL'], ' , ', ['SQL']],
])('adds to %j the skills in "%s"', (skills, typed, expected) => expect(addSkills(skills, typed)).toEqual(expected))

test('recognises an offer that was inserted', () => {
  const link = 'kaushal.example/certificate/KT-26'
  expect(includesOffer([{ name: 'Renamed', link: `https://${link}/` }], { name: 'Backend', link })).toBe(true)
  expect(includesOffer([{ name: 'Backend', link: '' }], { name: 'Backend', link })).toBe(false)
  expect(includesOffer([{ name: ' water log', link: 'github.com/asha' }], { name: 'Water Log', link: '' })).toBe(true)
  expect(includesOffer([], { name: 'Water Log', link: '' })).toBe(false)
})
