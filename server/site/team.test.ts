import { expect, test } from 'vitest'
import { listTeam } from '#contract/site/team.ts'
import { sharedApp } from '#server/testing/test-app.ts'
import { teamMembers } from './tables.ts'

const app = await sharedApp()

test('the team is told in the order in which it was entered', async () => {
  const member = {
    title: 'Teacher',
    about: 'Teaches.',
    experience: '4 years',
    skills: ['CSS', 'React'],
    image: 'team-1',
  }
  await app.db.insert(teamMembers).values([
    { ...member, name: 'Zubin' },
    { ...member, name: 'Anita' },
  ])
  const answer = await app.call(null, listTeam)
  expect(answer.body.data).toEqual([
    { id: expect.any(Number), name: 'Zubin', ...member },
    { id: expect.any(Number), name: 'Anita', ...member },
  ])
})
