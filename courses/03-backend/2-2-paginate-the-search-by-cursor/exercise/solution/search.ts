type Row = { number: string; departs: string; from: string; to: string; farePaise: number }
type Db = { query(text: string, values: unknown[]): Promise<{ rows: any[] }> }
export type Search = { from?: string; sort?: 'departs' | 'fare'; limit?: number; after?: string | null }

/** The sort columns of each order. The last ones make every position unique. */
const orders = {
  departs: { columns: ['departs', 'number'], casts: ['timestamptz', 'text'] },
  fare: { columns: ['fare_paise', 'number', 'departs'], casts: ['integer', 'text', 'timestamptz'] },
} as const

export const encodeCursor = (sort: string, values: string[]) => Buffer.from(JSON.stringify([sort, ...values])).toString('base64url')

export function decodeCursor(cursor: string, sort: keyof typeof orders): string[] {
  let parts: unknown
  try {
    parts = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'))
  } catch {
    throw new RangeError('The cursor is not valid')
  }
  const wanted = orders[sort].columns.length + 1
  if (!Array.isArray(parts) || parts.length !== wanted || parts[0] !== sort || !parts.every((p) => typeof p === 'string'))
    throw new RangeError('The cursor does not belong to this search')
  return parts.slice(1)
}

export async function searchTrains(db: Db, { from, sort = 'departs', limit = 20, after }: Search) {
  const { columns, casts } = orders[sort]
  const values: unknown[] = [limit + 1]
  const where: string[] = []
  if (from !== undefined) where.push(`from_code = $${values.push(from)}`)
  if (after) {
    const place = decodeCursor(after, sort).map((value, i) => `$${values.push(value)}::${casts[i]}`)
    where.push(`(${columns.join(', ')}) > (${place.join(', ')})`)
  }
  const { rows } = await db.query(
    `select number, departs::text as departs, from_code as "from", to_code as "to", fare_paise as "farePaise"
     from departures
     ${where.length > 0 ? 'where ' + where.join(' and ') : ''}
     order by ${columns.map((c) => `departures.${c}`).join(', ')}
     limit $1`,
    values,
  )
  const trains = rows.slice(0, limit) as Row[]
  const last = trains.at(-1)
  if (rows.length <= limit || !last) return { trains, next: null }
  const place = sort === 'departs' ? [last.departs, last.number] : [String(last.farePaise), last.number, last.departs]
  return { trains, next: encodeCursor(sort, place) }
}
