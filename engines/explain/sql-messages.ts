import { capital, code, type KnownMessage, lineOf, listed } from './mishap.ts'
import { nearest } from './nearest.ts'
import { statementOf, tablesOf, usedTables } from './sql-script.ts'

const functions =
  'count sum avg min max round coalesce lower upper length trim substring concat now date_trunc extract to_char abs greatest least string_agg array_agg row_number rank'.split(
    ' ',
  )

/** Messages of PostgreSQL, apart from those about names and syntax. */
export const messages: KnownMessage[] = [
  [
    /^syntax error at end of input/,
    (_, mishap) => {
      const statement = statementOf(mishap)
      const open = (statement.match(/\(/g)?.length ?? 0) > (statement.match(/\)/g)?.length ?? 0)
      const last = /(\w+)\W*$/.exec(statement)?.[1] ?? ''
      return {
        message: open
          ? `A bracket ${code('(')} in the statement that ends on ${lineOf(mishap)} is never closed. Add ${code(')')}.`
          : `The statement on ${lineOf(mishap)} ends too early: something has to follow ${code(last)}.`,
        meaning: 'PostgreSQL read to the end and still waited for something: a closing bracket, a table, a condition.',
      }
    },
  ],
  [
    /^unterminated quoted string/,
    (_, mishap) => ({
      message: `The text on ${lineOf(mishap)} never ends. Close it with a single quote ${code("'")}.`,
      meaning: "A text stands between two single quotes. A quote inside a text is written twice: `'Lata''s'`.",
    }),
  ],
  [
    /^column "(.+?)" must appear in the GROUP BY clause/,
    ([, name], mishap) => ({
      message: `${capital(lineOf(mishap))} shows ${code(name!)} next to a count or sum. Add it to ${code('GROUP BY')}, or wrap it in ${code('min()')} or ${code('max()')}.`,
      meaning:
        'With `GROUP BY`, each group becomes one row. Every column that you show has to be one you group by, or be summarised with `count`, `sum`, `avg`, `min` or `max`.',
    }),
  ],
  [
    /^missing FROM-clause entry for table "(.+?)"|^invalid reference to FROM-clause entry for table "(.+?)"/,
    ([, one, other], mishap) => ({
      message: `${capital(lineOf(mishap))} uses ${code(one ?? other!)}, which isn’t in ${code('FROM')}${other ? ': the table has a short name there, use that one' : `. Add it with ${code('JOIN')}, or give a table that short name`}.`,
      meaning:
        'A prefix such as `b.title` needs a table `b` in `FROM books AS b`. Once a table has a short name, only that name is known.',
    }),
  ],
  [
    /^aggregate functions are not allowed in WHERE/,
    (_, mishap) => ({
      message: `${code('WHERE')} can’t use ${code('count')} or ${code('sum')} (${lineOf(mishap)}). Put this condition into ${code('HAVING')}, after ${code('GROUP BY')}.`,
      meaning:
        '`WHERE` picks rows before they are grouped, so there is nothing to count yet. `HAVING` picks groups afterwards.',
    }),
  ],
  [
    /^column reference "(.+?)" is ambiguous/,
    ([, name], mishap) => {
      const owners = usedTables(statementOf(mishap), tablesOf(mishap)).filter((table) =>
        table.columns.some((column) => column.name === name),
      )
      return {
        message: `${owners.length > 1 ? `${listed(owners.map((table) => table.name))} both have` : 'Several tables have'} a column ${code(name!)}. Write which one, such as ${code(`${owners[0]?.name ?? 'table'}.${name}`)}.`,
        meaning: 'With several tables in a query, a name that occurs in more than one needs the table before it.',
      }
    },
  ],
  [
    /^invalid input syntax for type (.+?): "(.*)"/,
    ([, type, value], mishap) => ({
      message: `${code(`'${value}'`)} on ${lineOf(mishap)} isn’t a valid ${type}.`,
      meaning: 'A column takes values of its type: whole numbers for `integer`, dates such as `2026-01-31` for `date`.',
    }),
  ],
  [
    /^operator does not exist: (\S+) == /,
    (_, mishap) => ({
      message: `SQL compares with one ${code('=')}. Remove the second one on ${lineOf(mishap)}.`,
      meaning: 'Most programming languages compare with `==` or `===`; SQL compares with a single `=`.',
    }),
  ],
  [
    /^operator does not exist: (.+?) ([-+*/=<>|]+) (.+?)\. /,
    ([, left, sign, right], mishap) => ({
      message: `${capital(lineOf(mishap))} has ${code(sign!)} between the types ${code(left!)} and ${code(right!)}. Both sides need the same type: quotes for a text, none for a number.`,
      meaning:
        'PostgreSQL doesn’t guess: a text and a number can’t be compared or added. Convert one with a cast, such as `copies::text`.',
    }),
  ],
  [
    /^function (\w+)\((.*?)\) does not exist/,
    ([, name, types], mishap) => {
      const meant = functions.includes(name!) ? null : nearest(name!, functions)
      return {
        message: meant
          ? `There is no function ${code(name!)}. Did you mean ${code(meant)}?`
          : functions.includes(name!)
            ? `${code(name!)} can’t be used with ${types === '' ? 'no value' : `a ${types}`} (${lineOf(mishap)}).`
            : `There is no function ${code(name!)} for ${types === '' ? 'no value' : types}. Create it, or check its name and its values.`,
        meaning:
          'PostgreSQL looks for a function by its name and the types of its values. `sum` and `avg` need numbers.',
      }
    },
  ],
  [
    /^duplicate key value violates unique constraint.*Key \((.+?)\)=\((.+?)\) already exists/,
    ([, column, value], mishap) => ({
      message: `There is already a row with ${code(column!)} ${code(value!)} (${lineOf(mishap)}). Use another value, or ${code('UPDATE')} the row.`,
      meaning: 'A primary key or a `UNIQUE` column has every value only once.',
    }),
  ],
  [
    /^null value in column "(.+?)" of relation "(.+?)" violates not-null/,
    ([, column, table], mishap) => ({
      message: `${code(column!)} of ${code(table!)} can’t be empty. Give it a value on ${lineOf(mishap)}.`,
      meaning:
        'A column marked `NOT NULL` needs a value in every row. A column that an `INSERT` doesn’t name stays empty.',
    }),
  ],
  [
    /^INSERT has more (expressions|target columns) than/,
    ([, what], mishap) => ({
      message: `The ${code('INSERT')} on ${lineOf(mishap)} has more ${what === 'expressions' ? 'values than columns' : 'columns than values'}.`,
      meaning:
        "Each column in the list gets one value, in the same order: `INSERT INTO books (id, title) VALUES (1, 'Godan')`.",
    }),
  ],
  [
    /violates foreign key constraint/,
    (found, mishap) => {
      const [, column, value, table] =
        /Key \((.+?)\)=\((.+?)\) is (?:not present in|still referenced from) table "(.+?)"/.exec(found.input) ?? []
      return {
        message: column
          ? found.input.includes('still referenced')
            ? `Rows of ${code(table!)} still point to ${code(column)} ${code(value!)} (${lineOf(mishap)}). Delete or change them first.`
            : `${code(table!)} has no row with this key: ${code(column)} is ${code(value!)} on ${lineOf(mishap)}. Insert that row first.`
          : `A row on ${lineOf(mishap)} points to a row that doesn’t exist.`,
        meaning: 'A foreign key makes sure that a reference always leads to an existing row.',
      }
    },
  ],
  [
    /^relation "(.+?)" already exists/,
    ([, name], mishap) => ({
      message: `There is already a table or view ${code(name!)}. Choose another name on ${lineOf(mishap)}, or use the one that exists.`,
      meaning: 'The sample database is there before your script runs, so its tables don’t have to be created.',
    }),
  ],
  [
    /^argument of WHERE must be type boolean/,
    (_, mishap) => ({
      message: `The condition on ${lineOf(mishap)} isn’t a question with yes or no. Compare the column with something, such as ${code('> 0')}.`,
      meaning: '`WHERE` keeps the rows for which its condition is true.',
    }),
  ],
  [
    /^division by zero/,
    (_, mishap) => ({
      message: `${capital(lineOf(mishap))} divides by 0. Write ${code('nullif(…, 0)')} around what you divide by.`,
      meaning: 'Nothing can be divided by zero. `a / nullif(b, 0)` gives `NULL` where `b` is 0.',
    }),
  ],
  [
    /^No statement returns rows/,
    () => ({
      message: `Your script has no ${code('SELECT')}, so there are no rows to check.`,
      meaning: 'The check reads the rows of your last statement that returns some.',
    }),
  ],
  [
    /^current transaction is aborted/,
    (_, mishap) => ({
      message: `An earlier statement of this transaction failed, so ${lineOf(mishap)} wasn’t run. Fix the first error.`,
      meaning: 'A transaction is all or nothing: after an error it only accepts `ROLLBACK`.',
    }),
  ],
]
