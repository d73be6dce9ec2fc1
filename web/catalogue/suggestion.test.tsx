import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { course } from '#web/app/open-public-page.tsx'
import { CourseFinder } from './suggestion.tsx'

const easy = { ...course, facts: { ...course.facts, level: 'Beginner' as const, goals: ['websites' as const] } }
const answers = { experience: 'never', goal: 'websites', hours: 6 } as const
const finder = (hasStart: boolean) =>
  renderToStaticMarkup(<CourseFinder courses={[course, easy]} hasStart={hasStart} answers={answers} />)

test('offers the free lessons only if the academy has them', () => {
  expect(finder(true)).toMatch(/href="\/start"[^]*Then: /)
  expect(finder(false)).toContain('Backend Development')
  expect(finder(false)).not.toMatch(/\/start|Then: /)
})
