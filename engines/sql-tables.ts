import { splitStatements } from './realm/sql-statements.ts'

export type SqlColumn = { name: string; type: string }
export type SqlTable = { name: string; columns: SqlColumn[] }

const notColumn = /^(primary|foreign|unique|check|constraint|exclude|like)\b/i

/** The tables that a script creates, with their columns; views by name only. */
export function tablesIn(script: string): SqlTable[] {
  const tables: SqlTable[] = []
  for (const { text } of splitStatements(script).statements) {
    const plain = text.replaceAll(/--[^\n]*|\/\*[\s\S]*?\*\//g, ' ')
    const table =
      /^\s*create\s+(?:temp(?:orary)?\s+|unlogged\s+)?table\s+(?:if\s+not\s+exists\s+)?([\w."]+)\s*\(([\s\S]*)\)/i.exec(
        plain,
      )
    if (table) tables.push({ name: unquoted(table[1]!), columns: columnsIn(table[2]!) })
    const view = /^\s*create\s+(?:or\s+replace\s+)?(?:materialized\s+)?view\s+([\w."]+)/i.exec(plain)
    if (view) tables.push({ name: unquoted(view[1]!), columns: [] })
    const added = /^\s*alter\s+table\s+([\w."]+)\s+add\s+(?:column\s+)?(?:if\s+not\s+exists\s+)?([\s\S]+)/i.exec(plain)
    if (added) tables.find(({ name }) => name === unquoted(added[1]!))?.columns.push(...columnsIn(added[2]!))
  }
  return tables
}

const unquoted = (name: string) => name.replaceAll('"', '').replace(/^public\./, '')

function columnsIn(list: string): SqlColumn[] {
  return partsOf(list)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !notColumn.test(part))
    .map((part) => {
      const [, name = '', rest = ''] = /^("[^"]+"|\w+)\s*([\s\S]*)$/.exec(part) ?? []
      const [type = ''] =
        /^(?:\w+(?:\s+(?:varying|precision|with(?:out)?\s+time\s+zone))?)(?:\s*\([^)]*\))?(?:\[\])?/i.exec(rest) ?? []
      return { name: unquoted(name), type: type.replaceAll(/\s+/g, ' ') }
    })
    .filter(({ name }) => name !== '')
}

/** At commas outside of parentheses and texts. */
function partsOf(list: string): string[] {
  const parts = ['']
  let depth = 0
  for (const [token] of list.matchAll(/'(?:[^']|'')*'|[\s\S]/g)) {
    if (token === '(') depth += 1
    else if (token === ')') depth -= 1
    if (token === ',' && depth === 0) parts.push('')
    else parts[parts.length - 1] += token
  }
  return parts
}
