import { z } from 'zod'

/** What a client may send. Query parameters are always texts. */
export const Search = z.object({
  // from, sort, limit, after: see README.md
})

/** The one format of every error: issues of zod, or { path, message } of our own. */
export const toProblem = (issues) => ({
  code: 'invalid_request',
  message: 'Some fields need to be corrected.',
  // An unknown key has no path, but zod names it in `keys`.
  fields: issues.map(({ path, keys, message }) => ({ path: path.join('.') || (keys ?? []).join(', '), message })),
})
