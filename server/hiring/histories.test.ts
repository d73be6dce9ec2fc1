import fc from 'fast-check'
import { expect, test } from 'vitest'
import { acts, type Act, historyWorld, identifiedIn, looks } from '#server/testing/hiring/histories.ts'
import { rounds } from '#server/testing/scale.ts'
import { sharedApp } from '#server/testing/test-app.ts'

const app = await sharedApp({ rateLimitFactor: 100_000 })
const world = await historyWorld(app)

// Asking and accepting come more often: most histories should reach an introduction.
const names = ['optIn', 'ask', 'ask', 'accept', 'accept', ...Object.keys(acts)] as Act['what'][]
const act: fc.Arbitrary<Act> = fc.record({
  what: fc.constantFrom(...names),
  company: fc.nat(world.companies.length - 1),
  pick: fc.nat(999),
})

const introduced: Act[] = [
  { what: 'ask', company: 0, pick: 0 },
  { what: 'accept', company: 0, pick: 0 },
]

let identified = 0

/** Everything that a company can read now names only learners who accepted its request and didn't take it back. */
async function scan(scene: Parameters<typeof looks>[0]) {
  const { company, learner } = scene
  const open = [...world.introductions.values()].filter((one) => one.isOpen && one.companyId === company.id)
  const known = new Set(open.map((one) => one.learner.index))
  for (const { endpoint, input } of looks(scene, await world.codeOf(learner))) {
    const { body } = await app.call(company.member, endpoint, input)
    const found = identifiedIn(JSON.stringify(body))
    identified += found.length
    expect([endpoint.path, found.filter((index) => !known.has(index))]).toEqual([endpoint.path, []])
  }
}

test(
  'whatever happens, a company learns who somebody is only while they agree to it',
  { timeout: 3_600_000 },
  async () => {
    const property = fc.asyncProperty(fc.array(act, { minLength: 6, maxLength: 14 }), async (history) => {
      const start = new Date()
      app.deps.clock = () => start
      const learner = await world.newLearner()
      for (const { what, company: index, pick } of [{ what: 'optIn' as const, company: 0, pick: 1 }, ...history]) {
        const scene = { world, learner, company: world.companies[index]!, pick }
        await acts[what](scene)
        await scan(scene)
      }
    })
    await fc.assert(property, { numRuns: rounds(15, 1000), examples: [[introduced]], endOnFailure: true })
    // The scanner finds what is there: at least the learner of the example was named.
    expect(identified).toBeGreaterThan(0)
  },
)
