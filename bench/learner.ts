import { randomInt } from 'node:crypto'
import type { Product } from './product.ts'

export type Learner = { email: string; password: string; token: string }

/** Registers and signs in a new learner through the API: production has no demo accounts. */
export async function newLearner({ url }: Product): Promise<Learner> {
  const number = String(randomInt(100_000_000_000, 281_474_976_710_655)).slice(0, 12)
  const [email, password] = [`bench-${number}@example.in`, 'measured with patience']
  const person = { username: `bench-${number}`, firstName: 'Meena', lastName: 'Devi' }
  await post(`${url}/v1/user/register`, { ...person, email, password, transactionId: number })
  const { token } = await post<{ token: string }>(`${url}/v1/user/login`, { email, password })
  return { email, password, token }
}

async function post<Data>(url: string, body: object): Promise<Data> {
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(body) })
  const { status, message, data } = (await response.json()) as { status: number; message: string; data: Data }
  if (status !== 1) throw new Error(`${url} answered ${response.status}: ${message}`)
  return data
}
