import { z } from 'zod'

export const Departure = z
  .object({ number: z.string().regex(/^\d{5}$/), departs: z.string(), from: z.string(), to: z.string(), farePaise: z.int().min(0) })
  .meta({ id: 'Departure' })
export const Problem = z
  .object({
    code: z.enum(['invalid_request', 'internal_error']),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'The one format of every error' })

/** The search of the contract, with the sort order that this step adds. A new optional parameter breaks no client. */
export const searchTrains = {
  method: 'get',
  path: '/v1/trains',
  query: z.strictObject({
    from: z.string().regex(/^[A-Z]{2,5}$/, 'Use a station code such as SBC').optional(),
    sort: z.enum(['departs', 'fare']).default('departs'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    after: z.string().optional(),
  }),
  responses: { 200: z.object({ trains: z.array(Departure), next: z.string().nullable() }), 400: Problem },
} as const

export const toProblem = (issues: { path: PropertyKey[]; message: string }[]): z.infer<typeof Problem> => ({
  code: 'invalid_request',
  message: 'Some fields need to be corrected.',
  fields: issues.map(({ path, message }) => ({ path: path.join('.'), message })),
})
