import { z } from 'zod'

export const StationCode = z.string().regex(/^[A-Z]{2,5}$/, 'Use a station code such as SBC').meta({ id: 'StationCode', example: 'SBC' })
export const Paise = z.int().min(0).meta({ id: 'Paise', description: 'Whole paise: 125050 is ₹1,250.50' })

export const Train = z
  .object({ number: z.string().regex(/^\d{5}$/), name: z.string(), departs: z.iso.datetime({ offset: true }), farePaise: Paise, freeBerths: z.int().min(0) })
  .meta({ id: 'Train' })

export const Problem = z
  .object({
    code: z.enum(['invalid_request', 'not_found', 'sold_out', 'hold_expired', 'internal_error']),
    message: z.string(),
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
  })
  .meta({ id: 'Problem', description: 'The one format of every error' })

export const Hold = z
  .object({ holdId: z.uuid(), trainNumber: z.string(), berth: z.string().meta({ example: 'S4-32' }), expiresAt: z.iso.datetime() })
  .meta({ id: 'Hold' })

export const Booking = z
  .object({ bookingId: z.uuid(), holdId: z.uuid(), passenger: z.string(), farePaise: Paise, status: z.enum(['confirmed', 'cancelled']) })
  .meta({ id: 'Booking' })

/** Everything the server, the client and the documentation need to know about each endpoint. */
export const endpoints = {
  searchTrains: {
    method: 'get',
    path: '/v1/trains',
    summary: 'Find trains with free berths',
    query: z.strictObject({
      from: StationCode,
      to: StationCode,
      date: z.iso.date(),
      limit: z.coerce.number().int().min(1).max(50).default(20),
      after: z.string().optional(),
    }),
    responses: { 200: z.object({ trains: z.array(Train), next: z.string().nullable() }), 400: Problem },
  },
  holdBerth: {
    method: 'post',
    path: '/v1/holds',
    summary: 'Hold a berth for ten minutes',
    body: z.strictObject({ trainNumber: z.string().regex(/^\d{5}$/), date: z.iso.date(), from: StationCode, to: StationCode }),
    responses: { 201: Hold, 400: Problem, 404: Problem, 409: Problem },
  },
  bookHold: {
    method: 'post',
    path: '/v1/bookings',
    summary: 'Turn a hold into a booking',
    body: z.strictObject({ holdId: z.uuid(), passenger: z.string().trim().min(2).max(60), age: z.int().min(0).max(120) }),
    responses: { 201: Booking, 400: Problem, 404: Problem, 409: Problem },
  },
} as const

export type Problem = z.infer<typeof Problem>

/** Turns zod's list of issues into the API's one error format. */
export function toProblem(error: z.ZodError): Problem {
  return {
    code: 'invalid_request',
    message: 'Some fields need to be corrected.',
    fields: error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message })),
  }
}
