import { z } from 'zod'
import { orders } from './search.js'

/** What a client may send. Query parameters are always texts. */
export const Search = z.strictObject({
  from: z.string().regex(/^[A-Z]{2,5}$/, 'Use a station code such as SBC').optional(),
  sort: z.enum(Object.keys(orders)).default('departs'),
  limit: z.coerce.number().int().min(1).max(50).default(20),
  after: z.string().optional(),
})

/** The one format of every error: issues of zod, or { path, message } of our own. */
export const toProblem = (issues) => ({
  code: 'invalid_request',
  message: 'Some fields need to be corrected.',
  // An unknown key has no path, but zod names it in `keys`.
  fields: issues.map(({ path, keys, message }) => ({ path: path.join('.') || (keys ?? []).join(', '), message })),
})
