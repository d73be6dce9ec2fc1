import { type SQL, sql, type SQLWrapper } from './orm.ts'

/**
 * The rows of a list as one JSON array, in which dates are texts. Turning each column of each row into a value costs the
 * server more than it costs the database to write the array. `from` begins with its tables, and `order` names columns.
 */
export function jsonRows<Name extends string>(
  columns: Record<Name, SQLWrapper>,
  from: SQL,
  order: NoInfer<Name>[],
): SQL {
  const named = Object.entries<SQLWrapper>(columns).map(([name, column]) => sql`${column} as ${sql.identifier(name)}`)
  const ordered = order.map((name) => sql`listed.${sql.identifier(name)}`)
  return sql`(select coalesce(json_agg(listed order by ${sql.join(ordered, sql`, `)}), '[]')
    from (select ${sql.join(named, sql`, `)} from ${from}) as listed)`
}

/** Selects the values as one row. Not as columns of the select: Drizzle would leave out the names of their tables. */
export const valuesOf = (values: Record<string, SQL>) =>
  sql`(select ${sql.join(
    Object.entries(values).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`),
    sql`, `,
  )}) as one`
