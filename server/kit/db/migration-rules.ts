/**
 * While a release is rolled out, and after it is rolled back, older code runs on the new database. So a migration only
 * adds, unless it says why the older code doesn't need what it takes away, and how old that code may be.
 */
const marker = /^-- works with code from (\d{4}): \S/m

/** The number of the oldest migration that the code must know to work with the database after this one. */
export const worksFrom = (sql: string): number => Number(marker.exec(sql)?.[1] ?? 0)

export const isMarked = (sql: string): boolean => marker.test(sql)

/** The parts of a migration that can break older code. Pure text: it can't know what functions and triggers do. */
export function breakingParts(sql: string): string[] {
  const statements = statementsOf(sql)
  const created = new Set(
    statements.flatMap((text) => /^create (?:unlogged )?table (?:if not exists )?(\S+)/.exec(text)?.[1] ?? []),
  )
  const added = statements.flatMap((text) =>
    [...text.matchAll(/\badd column (?:if not exists )?(\w+)/g)].map(([, name]) => name!),
  )
  const isAboutNew = (part: string) => added.some((name) => new RegExp(`\\b${name}\\b`).test(part))
  return statements.flatMap((text) => {
    const [, table, changes] = /^alter table (?:if exists )?(?:only )?(\S+) (.+)$/.exec(text) ?? []
    if (table && changes)
      return created.has(table) ? [] : partsOf(changes).filter((part) => isBreaking(part, isAboutNew))
    const indexed = /^create unique index .*? on (\w+)/.exec(text)?.[1]
    if (indexed) return created.has(indexed) || isAboutNew(text) ? [] : [text]
    return /^(drop|alter) /.test(text) && !isHarmless(text, statements) ? [text] : []
  })
}

/** Of one table. */
function isBreaking(part: string, isAboutNew: (part: string) => boolean): boolean {
  if (/^(drop|rename|set schema)\b/.test(part)) return true
  if (/^alter (column )?\w+ (type|set data type|set not null|drop default)\b/.test(part)) return true
  if (/^add column\b/.test(part)) return / not null\b/.test(part) && !/\b(default|generated)\b/.test(part)
  // Older code may write what it refuses.
  return /^add\b/.test(part) && !isAboutNew(part)
}

/** Created again under its name, or a new value of an enum. */
function isHarmless(text: string, statements: string[]): boolean {
  if (/^alter type \w+ add value\b/.test(text)) return true
  const [, kind, name] = /^drop (trigger|function|view|index) (?:if exists )?(\w+)/.exec(text) ?? []
  return statements.some((other) => new RegExp(`^create (or replace )?(unique )?${kind} ${name}\\b`).test(other))
}

/** In lower case and on one line, without comments and the contents of texts and function bodies. */
function statementsOf(sql: string): string[] {
  return sql
    .replaceAll(/(\$\w*\$)[^]*?\1|'(?:[^']|'')*'|--[^\n]*|\/\*[^]*?\*\//g, (found) =>
      /^['$]/.test(found) ? "''" : ' ',
    )
    .toLowerCase()
    .split(';')
    .map((text) => text.replaceAll(/\s+/g, ' ').trim())
    .filter((text) => text !== '')
}

/** Separated by commas outside of brackets. */
function partsOf(changes: string): string[] {
  const parts = ['']
  let depth = 0
  for (const letter of changes) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0
    if (letter === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += letter
  }
  return parts.map((part) => part.trim())
}
