type Db = { query(query: { name: string; text: string; values: unknown[] }): Promise<{ rows: any[] }> }
export type Found = { code: string; name: string; matched: string }

/** Small letters, one space between words, no signs: what people type and what we compare. */
export function normalize(typed: string): string {
  return typed.normalize('NFKC').toLowerCase().replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, ' ').trim()
}

/** 'new del' becomes 'new:* & del:*': every word must begin like this, in any order. */
export const prefixQuery = (normal: string) => normal.split(' ').map((word) => `${word}:*`).join(' & ')

const text = `
  with matches as (
    select distinct on (code) code, station_names.name as matched,
      case
        when lower(code) = $1 then 3
        when to_tsvector('simple', station_names.name) @@ to_tsquery('simple', $2) then 2
        else greatest(similarity(lower(station_names.name), $1), 0.9 * word_similarity($1, lower(station_names.name)))
      end as score
    from station_names
    where lower(code) = $1
      or to_tsvector('simple', station_names.name) @@ to_tsquery('simple', $2)
      or lower(station_names.name) % $1
      or $1 <% lower(station_names.name)
    order by code, score desc, station_names.name
  )
  select code, name, matched
  from matches join stations using (code)
  order by score desc, searches desc, code
  limit 5`

/** Needs connections with pg_trgm.word_similarity_threshold = 0.45, see createPoolOptions. */
export async function searchStations(db: Db, typed: string): Promise<Found[]> {
  const normal = normalize(typed).slice(0, 60)
  if (normal === '') return []
  const { rows } = await db.query({ name: 'search_stations', text, values: [normal, prefixQuery(normal)] })
  return rows
}

export const createPoolOptions = (connectionString: string) => ({ connectionString, options: '-c pg_trgm.word_similarity_threshold=0.45' })
