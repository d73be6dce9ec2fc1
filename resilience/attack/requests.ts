import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { z } from '#contract/kit/zod.ts'

type Schema = {
  type?: string
  format?: string
  enum?: unknown[]
  const?: unknown
  default?: unknown
  minimum?: number
  minLength?: number
  minItems?: number
  items?: Schema
  anyOf?: Schema[]
  properties?: Record<string, Schema>
}

/** A request with a valid value in every field. */
export type Request = { name: string; method: string; path: string; body: string | null }

// These would end the session that sends all other requests.
const endsSession = new Set(['logout', 'deleteAccount'])

/** A request for every endpoint of the contract, except uploads. */
export const requests = (): Request[] =>
  Object.entries(endpoints)
    .filter(([name, { upload }]) => !endsSession.has(name) && !upload)
    .map(([name, endpoint]) => toRequest(name, endpoint))

function toRequest(name: string, { method, path, params, query, body }: Endpoint): Request {
  const inPath = validValue(schemaOf(params)) as Record<string, string | number>
  const search = new URLSearchParams(
    Object.entries(validValue(schemaOf(query)) as object).map(([key, value]) => [key, String(value)]),
  ).toString()
  const filled = path.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(String(inPath[key] ?? 1)))
  return {
    name,
    method,
    path: search ? `${filled}?${search}` : filled,
    body: method === 'GET' ? null : JSON.stringify(validValue(schemaOf(body))),
  }
}

const schemaOf = (schema: z.ZodType) => z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }) as Schema

const address = 'https://example.in/a'
const urlFields = 'linkedin github portfolio url companyLink applyLink linkedinProfile sourceUrl'.split(' ')
const byName: Record<string, unknown> = {
  // Device 1 is our own session: ending it would end the attack.
  deviceId: 987_654,
  ...Object.fromEntries(urlFields.map((field) => [field, address])),
  email: 'asha@example.in',
  phone: '9876543210',
  password: 'rain on the tin roof',
  currentPassword: 'rain on the tin roof',
  newPassword: 'rain on the other roof',
  transactionId: '123456789012',
  code: '123456',
  after: '1',
}
const byFormat: Record<string, string> = {
  email: 'asha@example.in',
  uri: address,
  date: '2026-11-15',
  'date-time': '2026-11-15T10:00:00Z',
  uuid: '0b0b0b0b-0000-4000-8000-000000000000',
}

/** A value the schema accepts, as far as JSON Schema can tell. */
function validValue(schema: Schema, name = ''): unknown {
  if (schema.const !== undefined) return schema.const
  if (schema.enum) return schema.enum[0]
  if (name in byName) return byName[name]
  if (schema.anyOf) return validValue(schema.anyOf[0]!, name)
  if (schema.properties) {
    return Object.fromEntries(Object.entries(schema.properties).map(([key, inner]) => [key, validValue(inner, key)]))
  }
  if (schema.type === 'object') return {}
  if (schema.type === 'array') return Array.from({ length: schema.minItems ?? 1 }, () => validValue(schema.items ?? {}))
  if (schema.type === 'integer' || schema.type === 'number') return Math.max(1, schema.minimum ?? 1)
  if (schema.type === 'boolean') return true
  if (schema.type === 'string') return byFormat[schema.format ?? ''] ?? 'asha'.padEnd(schema.minLength ?? 4, 'a')
  return 1
}
