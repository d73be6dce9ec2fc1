import type { Db } from './db.ts'
import { getTableColumns, type PgTable, type SQL, sql } from './orm.ts'
import { prepared } from './prepared.ts'

type Given = Record<string, unknown>

/**
 * What many pages show, as one JSON value: read by a statement of its own or, with others, as a column of one statement
 * (`readingTogether`). Each statement more costs a page as much as reading ten rows.
 */
export type Read<Value, Needs extends object> = {
  (db: Db, given: Needs): Promise<Value>
  column: string
  json: SQL
  toValue: (json: never) => Value
  keyOf: (given: object) => string
}

/** `names` are the placeholders that say whose it is; the moment of the page call, for example, isn't one of them. */
export function jsonRead<Json, Value, Needs extends object>(
  column: string,
  names: (keyof Needs & string)[],
  json: SQL,
  toValue: (json: Json) => Value,
): Read<Value, Needs> {
  const alone = prepared((db) => selectJson(db, [[column, json]]).prepare(column))
  const keyOf = (given: object) => `${column} ${names.map((name) => String((given as Given)[name])).join(' ')}`
  const read = async (db: Db, given: Needs) => {
    const [row] = await alone(db).execute(given as Given)
    return toValue(row![column] as Json)
  }
  return Object.assign((db: Db, given: Needs) => shared(db, keyOf(given), () => read(db, given)), {
    column,
    json,
    toValue,
    keyOf,
  })
}

// Not as columns of the select: Drizzle would leave out the names of their tables.
const selectJson = (db: Db, columns: [string, SQL][]) =>
  db.select(Object.fromEntries(columns.map(([name]) => [name, sql`${sql.identifier(name)}`]))).from(
    sql`(select ${sql.join(
      columns.map(([name, json]) => sql`(${json}) as ${sql.identifier(name)}`),
      sql`, `,
    )}) as read`,
  )

// oxlint-disable-next-line typescript/no-explicit-any -- of any value, and whatever it needs
type AnyRead = Read<any, any>
type NeedsOf<Reads extends AnyRead[]> = Reads[number] extends infer One
  ? (One extends Read<unknown, infer Needs> ? (needs: Needs) => void : never) extends (needs: infer All) => void
    ? All
    : never
  : never

/** Reads all of them in one statement, so that the parts of a page with this handle find them. */
export function readingTogether<Reads extends AnyRead[]>(name: string, ...reads: Reads) {
  const query = prepared((db) =>
    selectJson(
      db,
      reads.map(({ column, json }) => [column, json]),
    ).prepare(name),
  )
  return (db: Db, given: NeedsOf<Reads> & object): void => {
    const reading = query(db).execute(given as Given)
    for (const { column, toValue, keyOf } of reads) {
      const value = reading.then(([row]) => toValue(row![column] as never))
      // Each part that needs it fails by itself. Without this, a value that no part needs would end the process.
      value.catch(() => {})
      void shared(db, keyOf(given), () => value)
    }
  }
}

const sharedBy = new WeakMap<Db, Map<string, Promise<unknown>>>()

/** A handle on the same database for the parts of one page: what several of them look up is read once. */
export function withSharedReads(db: Db): Db {
  const handle = Object.create(db) as Db
  sharedBy.set(handle, new Map())
  return handle
}

function shared<Value>(db: Db, key: string, read: () => Promise<Value>): Promise<Value> {
  const reads = sharedBy.get(db)
  if (!reads) return read()
  const known = reads.get(key) as Promise<Value> | undefined
  if (known) return known
  const reading = read()
  reads.set(key, reading)
  return reading
}

type RowOf<Table extends PgTable> = Table['$inferSelect']

/** Turns `to_json` of a table's row into the row that a select returns. */
export function rowsFromJson<Table extends PgTable>(table: Table): (json: Given) => RowOf<Table> {
  const columns = Object.entries(getTableColumns(table)).map(([name, { dataType }]) => ({
    name,
    json: name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
    isDate: dataType === 'date',
  }))
  return (json) => {
    const row: Given = {}
    for (const { name, json: key, isDate } of columns) row[name] = isDate ? toDate(json[key]) : json[key]
    return row
  }
}

export const toDate = (json: unknown): Date | null => (json === null ? null : new Date(json as string))
