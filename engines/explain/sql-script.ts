import { splitStatements } from '../realm/sql-statements.ts'
import { tablesIn, type SqlTable } from '../sql-tables.ts'
import { failedText, type Mishap, textOf } from './mishap.ts'

export const tablesOf = (mishap: Mishap): SqlTable[] => tablesIn(`${mishap.database};\n${textOf(mishap, mishap.entry)}`)

/** The statement that failed, in one line. */
export function statementOf(mishap: Mishap): string {
  const { statements } = splitStatements(failedText(mishap))
  const found = statements.findLast(({ line }) => line <= (mishap.failure?.line ?? Infinity))
  return (found?.text ?? '').replaceAll(/--[^\n]*/g, ' ').replaceAll(/\s+/g, ' ')
}

/** The tables that a statement names after from, join, update and into. */
export const usedTables = (statement: string, tables: readonly SqlTable[]) => {
  const names = new Set(
    [...statement.matchAll(/\b(?:from|join|update|into)\s+([\w.]+)/gi)].map(([, name]) => name!.toLowerCase()),
  )
  return tables.filter(({ name }) => names.has(name.toLowerCase()))
}
