import { z } from 'zod'
import { invalid } from './refusal.js'

const Search = z.strictObject({ limit: z.coerce.number().int().min(1).max(50).default(20), after: z.string().default('') })

/** A page of trains. The cursor is the number of the last one, in base64url. */
export async function searchTrains(db, query) {
  const search = Search.safeParse(query)
  if (!search.success) {
    const [{ path, keys, message }] = search.error.issues
    throw invalid(message, path.join('.') || keys?.[0])
  }
  const { limit, after } = search.data
  const { rows } = await db.query('select number, name from trains where number > $1 order by number limit $2', [
    Buffer.from(after, 'base64url').toString('utf8').replaceAll('\0', ''),
    limit + 1,
  ])
  const trains = rows.slice(0, limit)
  const next = rows.length > limit ? Buffer.from(trains.at(-1).number).toString('base64url') : null
  return { trains, next }
}
