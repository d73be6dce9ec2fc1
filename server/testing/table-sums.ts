import type pg from 'pg'

/**
 * Each table of the academy with the number of its rows and a sum over all of them, computed columns included, whatever
 * order they lie in. Two databases that agree in all of them hold the same.
 */
export async function tableSums(client: pg.Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' and relpersistence = 'p' order by relname`,
  )
  await client.query(`set timezone = 'UTC'; set datestyle = 'ISO, YMD'; set bytea_output = 'hex'`)
  const sums: Record<string, string> = {}
  for (const { name } of rows) sums[name] = await sumOf(client, name)
  return sums
}

async function sumOf(client: pg.Client, name: string): Promise<string> {
  const { rows } = await client.query<{ sum: string }>(
    `select count(*) || ' rows, ' || coalesce(md5(string_agg(one, '' order by one)), '') as sum
     from (select md5(t::text) as one from public."${name}" t) as each`,
  )
  return rows[0]!.sum
}
