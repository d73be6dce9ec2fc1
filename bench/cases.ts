import { bare, type Baseline } from './baselines.ts'
import { newLearner } from './learner.ts'
import type { Ask } from './measure.ts'
import type { Product } from './product.ts'

/** One thing people do, and what it is compared with. */
export type Case = {
  name: string
  /** Measured for a third of the time: there are many of them. */
  isBrief?: true
  prepare: (product: Product) => Promise<{ ask: Ask; baselines: Baseline[] }>
}

const page = (path: string): Case => ({
  name: `public page, ${path}`,
  isBrief: true,
  prepare: async ({ url }) => {
    const body = await (await fetch(url + path)).text()
    const constant = await bare('node:http, same bytes', { kind: 'constant', body, type: 'text/html; charset=utf-8' })
    return { ask: { url: url + path }, baselines: [constant] }
  },
})

/** To add one: say what is asked of the product, and start a baseline that answers the same request. */
export const cases: Case[] = [
  page('/'),
  {
    name: 'log in',
    prepare: async (product) => {
      const { email, password } = await newLearner(product)
      const ask = {
        url: `${product.url}/v1/user/login`,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        // More would be turned away: `server/kit/security/passwords.ts`.
        connections: 8,
      }
      return { ask, baselines: [await bare('argon2 verify alone', { kind: 'argon2', password })] }
    },
  },
  {
    name: 'authenticated read, me',
    prepare: async (product) => {
      const { token } = await newLearner(product)
      const ask = { url: `${product.url}/v1/user/me`, headers: { authorization: `Bearer ${token}` } }
      const connection = await product.connection()
      return { ask, baselines: [await bare('bare Fastify, same SQL', { kind: 'who-am-i', connection })] }
    },
  },
  page('/courses'),
  page('/jobs'),
  page('/login'),
  page('/dashboard'),
]
