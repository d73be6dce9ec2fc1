import { afterAll, expect, test } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { mayUse } from '#contract/kit/access.ts'
import { insertSession } from './identity/sessions/store.ts'
import { people } from './identity/tables.ts'
import { eq } from './kit/db/orm.ts'
import { newToken } from './kit/security/tokens.ts'
import { newDemoApp } from './testing/demo-app.ts'
import { countQueries } from './testing/queries.ts'

const app = await newDemoApp()
afterAll(app.close)

async function signIn(role: 'learner' | 'mentor' | 'admin') {
  const [person] = await app.db
    .select()
    .from(people)
    .where(eq(people.email, `${role}@kaushal.example`))
  const token = newToken()
  await insertSession(app.db, person!.id, token, 'Test device')
  return { role, adjustments: null, token }
}
const actors = [await signIn('learner'), await signIn('mentor'), await signIn('admin')]

const hasSize = (query: unknown) => 'size' in ((query as { shape?: object }).shape ?? {})
const lists = Object.entries(endpoints).filter(
  ([, { method, path, query }]) => method === 'GET' && !path.includes(':') && hasSize(query),
)

test('a list takes as many queries for many rows as for one', async () => {
  const counted = new Set<string>()
  for (const [name, endpoint] of lists) {
    for (const actor of actors.filter((one) => mayUse(one, endpoint.access))) {
      const load = (size: number) => app.load(actor, endpoint, { query: { size } })
      const { items } = await load(50).catch(() => ({ items: [] }))
      if (items.length < 2) continue
      counted.add(name)
      const one = await countQueries(() => load(1))
      expect([name, await countQueries(() => load(50))]).toEqual([name, one])
    }
  }
  expect(counted.size).toBeGreaterThan(20)
})
