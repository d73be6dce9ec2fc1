import { type Baseline, startBaseline } from './baselines.ts'
import { newLearner } from './learner.ts'
import type { Request } from './measure.ts'
import type { Product } from './product.ts'

/** A request to the product and the baselines for it. */
export type Case = {
  name: string
  /** Measured for a third of the time. */
  isBrief?: true
  prepare: (product: Product) => Promise<{ request: Request; baselines: Baseline[] }>
}

const page = (path: string): Case => ({
  name: `public page, ${path}`,
  isBrief: true,
  prepare: async ({ url }) => {
    const body = await (await fetch(url + path)).text()
    const constant = await startBaseline('node:http, same bytes', {
      kind: 'constant',
      body,
      type: 'text/html; charset=utf-8',
    })
    return { request: { url: url + path }, baselines: [constant] }
  },
})

export const cases: Case[] = [
  page('/'),
  {
    name: 'log in',
    prepare: async (product) => {
      const { email, password } = await newLearner(product)
      const request = {
        url: `${product.url}/v1/user/login`,
        method: 'POST' as const,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email, password }),
        // More would be turned away: `server/kit/security/passwords.ts`.
        connections: 8,
      }
      return { request, baselines: [await startBaseline('argon2 verify alone', { kind: 'argon2', password })] }
    },
  },
  {
    name: 'authenticated read, me',
    prepare: async (product) => {
      const { token } = await newLearner(product)
      const request = { url: `${product.url}/v1/user/me`, headers: { authorization: `Bearer ${token}` } }
      const connection = await product.connection()
      return { request, baselines: [await startBaseline('bare Fastify, same SQL', { kind: 'who-am-i', connection })] }
    },
  },
  page('/courses'),
  page('/jobs'),
  page('/login'),
  page('/dashboard'),
]
