import { splitStatements } from '../realm/sql-statements.ts'
import { code, isTimeout, lineOf, listed, messageRule, type Rule, textOf } from './mishap.ts'
import { nearest } from './nearest.ts'
import { messages } from './sql-messages.ts'
import { statementOf, tablesOf, usedTables } from './sql-script.ts'
import { syntax } from './sql-syntax.ts'

const unknownColumn: Rule = (mishap) => {
  const [, quotedName] = /^column (\S+) does not exist/.exec(mishap.failure?.message ?? '') ?? []
  if (!quotedName) return null
  const name = quotedName.replaceAll('"', '').split('.').at(-1)!
  const statement = statementOf(mishap)
  const tables = tablesOf(mishap)
  const used = usedTables(statement, tables)
  const columns = used.flatMap((table) => table.columns.map((column) => column.name))
  const meant = columns.find((one) => one.toLowerCase() === name.toLowerCase()) ?? nearest(name, columns)
  const isValue = new RegExp(`(?:=|<|>|like|in\\s*\\(|,|values\\s*\\()\\s*["“]?${escaped(name)}\\b`, 'i').test(
    statement.replace(/^select .*? from /i, ''),
  )
  if (!meant && statement.includes(`"${name}"`) && isValue) {
    return {
      message: `Texts need single quotes in SQL. On ${lineOf(mishap)}, write ${code(`'${name}'`)} instead of ${code(`"${name}"`)}.`,
      meaning: 'Double quotes are for names of tables and columns. PostgreSQL looked for a column with this name.',
    }
  }
  if (!meant && isValue) {
    const written = new RegExp(escaped(name), 'i').exec(statement)?.[0] ?? name
    return {
      message: `${code(written)} on ${lineOf(mishap)} has no quotes, so SQL takes it for a column. If it’s a text, write ${code(`'${written}'`)}.`,
      meaning:
        'Words without quotes are names of tables and columns. Texts stand in single quotes; numbers don’t need any.',
    }
  }
  if (!/\bfrom\b|\bupdate\b|\binto\b/i.test(statement)) {
    const owner = tables.find((table) => table.columns.some((column) => column.name === name))
    return {
      message: `The statement on ${lineOf(mishap)} doesn’t say which table to read. Add ${code(`FROM ${owner?.name ?? 'table'}`)}.`,
      meaning: '`SELECT` names the columns, `FROM` the table they come from: `SELECT title FROM books`.',
    }
  }
  const list = used
    .filter((table) => table.columns.length > 0)
    .map((table) => `${code(table.name)} has ${listed(table.columns.map((column) => column.name))}.`)
  const hint = meant ? ` Did you mean ${code(meant)}?` : ''
  return {
    message: `There is no column ${code(name)}.${hint} ${list.join(' ')}`.trim(),
    meaning:
      'A query can only use columns of the tables after `FROM` and `JOIN`. A name that `AS` gives in the `SELECT` list can’t be used in `WHERE` yet.',
  }
}

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The query of a check reads what the script should create. */
const notCreated: Rule = (mishap) => {
  const { failure, check, entry } = mishap
  if (!check || failure?.file !== null) return null
  const [, table, made] =
    /^relation "(.+?)" does not exist|^function (\w+)\(.*does not exist/.exec(failure.message) ?? []
  const name = table ?? made
  if (!name || !new RegExp(`\\b${escaped(name)}\\b`, 'i').test(check.run)) return null
  const script = textOf(mishap, entry)
  const created = [
    ...script.matchAll(/\bcreate\s+(?:or\s+replace\s+)?(?:\w+\s+)?(?:view|table|function|procedure)\s+(\w+)/gi),
  ].map(([, one]) => one!)
  const meant = nearest(name, created)
  const example = table ? `CREATE VIEW ${name} AS …` : `CREATE FUNCTION ${name}(…) …`
  return {
    message: meant
      ? `We use ${code(name)}; your script creates ${code(meant)}. Rename it to ${code(name)}.`
      : created.includes(name)
        ? `Your script creates ${code(name)}, but with other parameters than the check uses.`
        : `We use ${code(name)}, and your script doesn’t create it. Write ${code(example)} as the instructions say.`,
    meaning:
      'The check runs your script first, and then a query of its own on what your script has created. Names have to match letter by letter.',
  }
}

const unknownTable: Rule = (mishap) => {
  const [, name] = /^relation "(.+?)" does not exist/.exec(mishap.failure?.message ?? '') ?? []
  if (!name) return null
  const names = tablesOf(mishap).map((table) => table.name)
  const meant = nearest(name, names) ?? names.find((one) => one === `${name}s` || `${one}s` === name)
  return {
    message: `There is no table ${code(name)}.${meant ? ` Did you mean ${code(meant)}?` : ''}${names.length > 0 ? ` The tables are ${listed(names)}.` : ''}`,
    meaning:
      'A query can only read tables that exist. Names have to match letter by letter; most tables have a plural name.',
  }
}

const equalsNull: Rule = (mishap) => {
  if (mishap.failure) return null
  const lines = textOf(mishap, mishap.entry).split('\n')
  const at = lines.findIndex((line) => /(?<!set\s[^;]*)(=|<>|!=)\s*null\b/i.test(line) && !/\bset\b/i.test(line))
  if (at < 0) return null
  const isNot = /(<>|!=)\s*null\b/i.test(lines[at]!)
  return {
    message: `Line ${at + 1} compares with ${code('NULL')}, which is never true. Write ${code(isNot ? 'IS NOT NULL' : 'IS NULL')}.`,
    meaning: '`NULL` means “unknown”. Whether an unknown value equals another can’t be said, so `= NULL` finds no row.',
    place: { file: mishap.entry, line: at + 1 },
  }
}

const missingCommaAlias: Rule = (mishap) => {
  const { check, failure } = mishap
  if (failure || !check?.actual || !check.expected) return null
  const columns = new Set(tablesOf(mishap).flatMap((table) => table.columns.map((column) => column.name)))
  for (const { text, line } of splitStatements(textOf(mishap, mishap.entry)).statements) {
    const list = /^\s*select\s+([\s\S]*?)\sfrom\s/i.exec(text)?.[1] ?? ''
    const found = list
      .split(',')
      .map((part) => /^\s*(\w+)\s+(\w+)\s*$/.exec(part))
      .find((part) => part && columns.has(part[1]!) && columns.has(part[2]!))
    if (found) {
      return {
        message: `On line ${line}, a comma is missing between ${code(found[1]!)} and ${code(found[2]!)}. Now the second word is only a new name for the first column.`,
        meaning:
          '`SELECT title price` shows one column, `title`, under the name `price`. `SELECT title, price` shows both.',
        place: { file: mishap.entry, line },
      }
    }
  }
  return null
}

const slow: Rule = (mishap) =>
  isTimeout(mishap)
    ? {
        message: `Is there a ${code('JOIN')} without a condition, or a recursive query without an end?`,
        meaning:
          'A join without a condition pairs every row with every other one: 1,000 rows become a million. A `WITH RECURSIVE` query needs a `WHERE` that stops it.',
      }
    : null

export const sqlRules: Rule[] = [
  slow,
  notCreated,
  unknownColumn,
  unknownTable,
  syntax,
  messageRule(messages),
  equalsNull,
  missingCommaAlias,
]
