import { expect, test } from 'vitest'
import { z } from '#contract/kit/zod.ts'
import { jsonSchema } from '#contract/kit/openapi.ts'
import { outline } from './schema-outline.ts'

test('formats a schema like a type', () => {
  const schema = z.object({
    name: z.string().min(1).max(80),
    amount: z.string().default('399'),
    states: z.array(z.enum(['pending', 'verified'])),
    reason: z.string().nullable(),
    payer: z.object({ userId: z.number() }).optional(),
  })
  expect(outline(jsonSchema(schema, 'input'))).toBe(`{
  name: string (1-80 characters)
  amount?: string (default "399")
  states: "pending" | "verified"[]
  reason: string | null
  payer?: {
    userId: number
  }
}`)
})
