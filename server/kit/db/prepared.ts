import type { Db } from './db.ts'
import { type PgColumn, type Placeholder, type SQL, sql } from './orm.ts'

/**
 * Builds a prepared query once for the pool and for each connection of a transaction, so that frequent queries are
 * neither built nor planned each time (three times as many reads per CPU second). The name of the query must be unique
 * in the server.
 */
export function prepared<Query extends object>(build: (db: Db) => Query): (db: Db) => Query {
  const queries = new WeakMap<Db['$client'], Query>()
  return (db) => {
    const query = queries.get(db.$client) ?? build(db)
    queries.set(db.$client, query)
    return query
  }
}

/**
 * A limit that is part of the statement's text. As a parameter it would be unknown to a generic plan, and PostgreSQL
 * would plan the statement each time.
 */
export const literalLimit = (count: number) => sql.raw(String(count)) as unknown as Placeholder

/**
 * Compares with a value that is part of the statement's text. A generic plan can use a partial index only if it knows
 * that the index contains the rows.
 */
export const eqLiteral = (column: PgColumn, value: string): SQL =>
  sql`${column} = ${sql.raw(`'${value.replaceAll("'", "''")}'`)}`

/** Of the page sizes that our own pages request. Others are rare, and each prepared query takes memory per connection. */
const preparedLimits = new Set([21, 51])

/**
 * Pages of a list, prepared for each shape of the query, of which there must be few. `shape` is part of
 * the query's name.
 */
export function preparedPages<Shape extends string, Query extends { prepare: (name: string) => object }>(
  name: string,
  build: (db: Db, shape: Shape, limit: Placeholder) => Query,
) {
  type Result = ReturnType<Query['prepare']>
  const pages = new Map<string, (db: Db) => Result>()
  return (db: Db, shape: Shape, limit: number): Result => {
    const make = (name: string) => (db: Db) => build(db, shape, literalLimit(limit)).prepare(name) as Result
    if (!preparedLimits.has(limit)) return make('')(db)
    const key = `${name} ${shape} ${limit}`
    const page = pages.get(key) ?? prepared(make(key))
    pages.set(key, page)
    return page(db)
  }
}

/** A prepared statement in plain SQL. */
export const preparedSql =
  (name: string, text: string) =>
  ({ $client }: Db) =>
  async <Row>(values: unknown[]): Promise<Row[]> =>
    (await $client.query({ name, text, values })).rows as Row[]
