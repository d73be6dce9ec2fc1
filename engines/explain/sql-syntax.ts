import { capital, code, type Explanation, lineOf, type Rule } from './mishap.ts'
import { nearest } from './nearest.ts'
import { statementOf, tablesOf } from './sql-script.ts'

const keywords =
  'select from where group by having order limit offset join left right inner outer on as and or not in is null like between distinct union insert into values update set delete create table view index primary key foreign references unique check default with case when then else end asc desc using returning exists all count sum avg min max coalesce'.split(
    ' ',
  )
const syntaxMeaning = {
  keyword:
    'Keywords such as `SELECT`, `FROM` and `WHERE` have to be spelt exactly. PostgreSQL often notices a wrong one only at the next word.',
  comma: 'Commas stand between columns, not after the last one: `SELECT title, price FROM books`.',
  bracket: 'Each bracket that opens has to be closed: `count(*)`, `IN (1, 2)`.',
  by: 'Rows are sorted with `ORDER BY` and put into groups with `GROUP BY`.',
  delete: '`DELETE FROM books WHERE …` deletes rows. Without `WHERE` it deletes all of them.',
  semicolon: 'Each statement ends with a semicolon; only then a new one can begin.',
  order:
    'The parts of a query have a fixed order: `SELECT`, `FROM`, `WHERE`, `GROUP BY`, `HAVING`, `ORDER BY`, `LIMIT`.',
  early: 'A semicolon ends the query. All its parts come before it: `select`, `from`, `where`, `order by`.',
  sign: 'To compare, write a sign: `<` (less than), `>` (more than), `<=`, `>=`, `=` (the same) or `<>` (different).',
  where: '`WHERE` keeps only the rows that fit a condition: `SELECT title FROM books WHERE copies < 3`.',
  value: 'A comparison and an assignment need a value on both sides.',
  alias: 'Columns are separated by commas. A second word after a column without a comma is taken for its new name.',
}

/** PostgreSQL names the word at which it gave up. The mistake is there or before it. */
export const syntax: Rule = (mishap) => {
  const [, near] = /^syntax error at or near "(.+?)"/.exec(mishap.failure?.message ?? '') ?? []
  if (near === undefined) return null
  const words = statementOf(mishap).match(/[\w.]+|'[^']*'|"[^"]*"|[^\s\w]/g) ?? []
  const isNear = (word: string) => word.toLowerCase() === near.toLowerCase()
  const names = new Set(
    tablesOf(mishap).flatMap(({ name, columns }) => [name, ...columns.map((column) => column.name)]),
  )
  for (const [at, word] of words.entries()) {
    const found = isNear(word) && syntaxAt(words, at, names, lineOf(mishap))
    if (found) return found
  }
  return null
}

const isClause = (word: string) => /^(from|where|order|group)$/i.test(word)

const comparisons: Record<string, string> = {
  less: '<',
  smaller: '<',
  below: '<',
  under: '<',
  more: '>',
  greater: '>',
  larger: '>',
  above: '>',
  over: '>',
  equals: '=',
}

/** What people write in their first queries. */
function firstWords(near: string, before: string, at: number, where: string): Explanation | null {
  if (at === 0 && /^(where|order|group|limit|having)$/i.test(near))
    return {
      message: `The ${code(';')} before ${code(near)} on ${where} ends the query too early. Move it to the very end.`,
      meaning: syntaxMeaning.early,
    }
  const sign = comparisons[near.toLowerCase()]
  if (sign)
    return {
      message: `${capital(where)} has the word ${code(near)}. SQL has a sign for it: ${code(sign)}.`,
      meaning: syntaxMeaning.sign,
    }
  if (/^(if|when|that)$/i.test(before))
    return { message: `Write ${code('WHERE')} instead of ${code(before)} on ${where}.`, meaning: syntaxMeaning.where }
  return null
}

function syntaxAt(words: readonly string[], at: number, names: ReadonlySet<string>, where: string): Explanation | null {
  const near = words[at]!
  const before = words[at - 1] ?? ''
  const first = firstWords(near, before, at, where)
  if (first) return first
  for (const word of [near, before, words[at - 2] ?? '']) {
    const isKnown = names.has(word.toLowerCase()) || keywords.includes(word.toLowerCase())
    const meant = isKnown || !/^[a-z]{3,}$/i.test(word) ? null : nearest(word, keywords)
    if (meant)
      return {
        message: `${capital(where)} has ${code(word)}. Did you mean ${code(meant.toUpperCase())}?`,
        meaning: syntaxMeaning.keyword,
      }
  }
  const count = (sign: string) => words.slice(0, at).filter((word) => word === sign).length
  if (isClause(near) && before === ',')
    return {
      message: `There is a comma too many before ${code(near.toUpperCase())} on ${where}.`,
      meaning: syntaxMeaning.comma,
    }
  if (isClause(near) && count('(') > count(')'))
    return {
      message: `A closing bracket ${code(')')} is missing before ${code(near.toUpperCase())} on ${where}.`,
      meaning: syntaxMeaning.bracket,
    }
  const late = words.slice(0, at).findLast((word) => /^(order|group|limit|having|\))$/i.test(word))
  if (/^where$/i.test(near) && late && late !== ')') {
    const part = /^(order|group)$/i.test(late) ? `${late.toUpperCase()} BY` : late.toUpperCase()
    return {
      message: `${code('WHERE')} on ${where} has to come before ${code(part)}. Move it up.`,
      meaning: syntaxMeaning.order,
    }
  }
  if (/^(order|group)$/i.test(before))
    return {
      message: `Write ${code(`${before.toUpperCase()} BY`)} on ${where}; ${code('BY')} is missing.`,
      meaning: syntaxMeaning.by,
    }
  if (/^delete$/i.test(before))
    return {
      message: `Write ${code(`DELETE FROM ${near}`)}: ${code('FROM')} is missing on ${where}.`,
      meaning: syntaxMeaning.delete,
    }
  const beginning = [near, before].findIndex(
    (word, back) => /^(select|insert|update|delete|create|with)$/i.test(word) && at - back > 0,
  )
  const isNested = /^(\(|as|all|union|except|intersect|do|on|or|for|then)$/i.test(words[at - beginning - 1] ?? '')
  if (beginning >= 0 && !isNested)
    return {
      message: `A semicolon ${code(';')} is missing before ${code([near, before][beginning]!.toUpperCase())} on ${where}.`,
      meaning: syntaxMeaning.semicolon,
    }
  if (/^[=<>]$/.test(before))
    return { message: `There is no value after ${code(before)} on ${where}.`, meaning: syntaxMeaning.value }
  const isInList = words.findIndex((word) => /^from$/i.test(word)) > at
  if (at > 2 && isInList && [near, before, words[at - 2]!].every((word) => /^[\w.]+$/.test(word)))
    return {
      message: `A comma seems to be missing on ${where}, before ${code(before)} or ${code(near)}.`,
      meaning: syntaxMeaning.alias,
    }
  return null
}
