import { expect, test } from 'vitest'
import { emptyResume } from '#contract/careers/resume.ts'
import { hintsFor, isIn, withSkills } from './resume.rules.ts'

test('hints are few, and end when there is nothing to say', () => {
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
])('%j with %s', (skills, typed, expected) => expect(withSkills(skills, typed)).toEqual(expected))

test('what is offered is known again', () => {
  const link = 'kaushal.example/certificate/KT-26'
  expect(isIn([{ name: 'Renamed', link: `https://${link}/` }], { name: 'Backend', link })).toBe(true)
  expect(isIn([{ name: 'Backend', link: '' }], { name: 'Backend', link })).toBe(false)
  expect(isIn([{ name: ' water log', link: 'github.com/asha' }], { name: 'Water Log', link: '' })).toBe(true)
  expect(isIn([], { name: 'Water Log', link: '' })).toBe(false)
})
