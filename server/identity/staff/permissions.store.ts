import { levelsWith, type Area, type Permission, rolesWith } from '#contract/kit/access.ts'
import { type SQL, sql } from '#server/kit/db/orm.ts'
import { people } from '../tables.ts'

/** Whether a person has this permission: `mayUse` as a condition. */
export function hasPermission(permission: Permission): SQL<boolean> {
  const [area] = permission.split(':') as [Area]
  return sql`coalesce(${people.adjustments} ->> ${text(area)} in (${texts(levelsWith(permission))}),
    ${people.role} in (${texts(rolesWith(permission))}))`
}

// Literals: PostgreSQL keeps the plan of a statement only if it knows them.
const text = (value: string): SQL => sql.raw(`'${value}'`)
const texts = (values: string[]): SQL => sql.join(values.map(text), sql`, `)
