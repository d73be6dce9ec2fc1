import { expect, test } from 'vitest'
import { CourseFacts } from '#contract/catalogue/courses.ts'
import { suggest } from './suggestion.rules.ts'

const course = (courseId: number, level: string, goals: string[], hoursPerWeek = '8 to 10 hours') => ({
  courseId,
  courseTitle: `Course ${courseId}`,
  weeks: 10,
  facts: CourseFacts.parse({ level, goals, hoursPerWeek }),
})
const courses = [
  course(1, 'Beginner', ['websites', 'servers']),
  course(2, 'Intermediate', ['servers']),
  course(3, 'Intermediate', ['phones']),
  course(4, 'Advanced', ['servers', 'operations']),
]

test.each([
  ['never', 'servers', { startsFree: true, afterwards: null }, 1],
  ['a little', 'servers', { startsFree: false, afterwards: null }, 2],
  ['projects', 'servers', { startsFree: false, afterwards: null }, 4],
  ['never', 'phones', { startsFree: true, afterwards: courses[2] }, 1],
  ['a little', 'operations', { afterwards: courses[3] }, 1],
] as const)('who has coded %s and wants %s', (experience, goal, expected, courseId) => {
  const found = suggest(courses, { experience, goal, hours: 10 })
  expect(found).toMatchObject({ ...expected, course: { courseId } })
})

test('says how long the course takes with their hours', () => {
  const weeks = (hours: number) => suggest(courses, { experience: 'projects', goal: 'phones', hours })?.weeks
  expect([weeks(3), weeks(9), weeks(40)]).toEqual([30, 10, 10])
  const unknown = [course(5, '', ['data'], '')]
  expect(suggest(unknown, { experience: 'never', goal: 'data', hours: 3 })?.weeks).toBeNull()
})

test('suggests nothing that no course is for', () => {
  expect(suggest(courses, { experience: 'projects', goal: 'interviews', hours: 6 })).toBeNull()
})
