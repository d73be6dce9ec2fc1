import { expect, test } from 'vitest'
import { coursesWith } from './search.rules.ts'

const course = (courseTitle: string, subtitle = '', courseDescription = '') => ({
  courseId: 1,
  courseTitle,
  subtitle,
  courseDescription,
  imagePath: '',
  rupeesPerWeek: 0,
  weeks: 1,
})
const titles = (search: string) =>
  coursesWith([course('DevOps & CI/CD', 'Ship daily'), course('தரவுத்தளம்', '', 'SQL from the ground')], search).map(
    ({ courseTitle }) => courseTitle,
  )

test('a course is found by any words of it, in any case and script', () => {
  expect(titles('devops')).toEqual(['DevOps & CI/CD'])
  expect(titles('  daily SHIP ')).toEqual(['DevOps & CI/CD'])
  expect(titles('தரவு')).toEqual(['தரவுத்தளம்'])
  expect(titles('sql')).toEqual(['தரவுத்தளம்'])
  expect(titles('sql ship')).toEqual([])
  expect(titles(' ')).toHaveLength(2)
})
