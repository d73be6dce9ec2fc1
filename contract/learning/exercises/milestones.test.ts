import { expect, test } from 'vitest'
import { byMilestone, hasMilestones } from './milestones.ts'

const check = (name: string, milestone?: string) => ({ name, ...(milestone && { milestone }) })

test('groups the checks of a project by milestone, in the order in which they are first named', () => {
  const checks = [
    check('stores', 'Take an order'),
    check('adds', 'Total'),
    check('answers', 'Take an order'),
    check('ends'),
  ]
  const named = byMilestone(checks).map(({ name, of }) => [name, of.map((one) => one.name)])
  expect(named).toEqual([
    ['Take an order', ['stores', 'answers']],
    ['Total', ['adds']],
    [null, ['ends']],
  ])
  expect(hasMilestones(checks)).toBe(true)
})

test('an exercise without milestones is one group', () => {
  const checks = [check('adds'), check('rounds')]
  expect(byMilestone(checks)).toEqual([{ name: null, of: checks }])
  expect(hasMilestones(checks)).toBe(false)
})
