import type { Program } from '../program.ts'
import { encode } from '../values.ts'
import { type Assets, compileAsset } from './assets.ts'
import { FileError } from './modules.ts'
import { type DatabaseError, type Postgres, type Rows, startPostgres } from './postgres.ts'
import type { CheckCode, Engine, PrintedLine } from './protocol.ts'
import { firstOwn, newSession, reset } from './sql-reset.ts'
import { splitStatements, type Statement } from './sql-statements.ts'
import { printedValue, valueOf } from './sql-values.ts'

type Options = { print: (line: PrintedLine) => void; assets: Assets }

/** Every statement after an error in a transaction fails with it. */
const abortedTransaction = '25P02'

/** More rows than anybody reads. */
const maxPrintedRows = 1000

/**
 * Runs the learner's script on a copy of the sample database and prints the rows of each statement. For a check that may
 * change something the copy is created again. Its query runs in a session of its own, as somebody else would see the
 * database.
 */
export async function createSqlEngine({ print, assets }: Options): Promise<Engine> {
  const module = await compileAsset(assets, 'pglite.wasm')
  let postgres: Postgres | null = await startPostgres(assets, module)
  let program: Program = { language: 'sql', entry: '', files: [], database: '' }
  let checks: readonly CheckCode[] = []
  /** The database as the script left it, as long as nothing has changed it since. */
  let finished: Postgres | null = null

  const withSampleDatabase = async (setup: string): Promise<Postgres> => {
    const old = postgres
    postgres = null
    finished = null
    // A database that can't be emptied, or that broke, is replaced.
    const isEmpty = old !== null && (await reset(old).catch(() => false))
    const db = isEmpty ? old : await startPostgres(assets, module)
    postgres = db
    if (!isEmpty) await newSession(db)
    for (const [what, text] of [
      ['sample database', program.database],
      ['setup of this check', setup],
    ] as const) {
      const { error } = await db.run(text)
      if (error) throw new FileError(`The ${what} fails: ${messageOf(error)}`, '', null, 'ERROR')
    }
    return db
  }
  /**
   * Returns the rows of the last statement that has any. An error ends the script, unless somebody is told of each: then
   * the statements after it run, too, and the first error is thrown at the end.
   */
  const runScript = async (
    db: Postgres,
    onRows: (rows: Rows) => void,
    { onNotice, onError }: { onNotice?: (text: string) => void; onError?: (error: FileError) => void } = {},
  ) => {
    const { entry } = program
    const { statements, psql } = splitStatements(program.files.find(({ path }) => path === entry)?.text ?? '')
    let last: Rows | null = null
    let first: FileError | null = null
    for (const [index, statement] of statements.entries()) {
      const answer = await db.run(statement.text, ({ severity, message }) => onNotice?.(`${severity}: ${message}`))
      for (const rows of answer.results) onRows(rows)
      last = answer.results.at(-1) ?? last
      if (!answer.error) continue
      const failure = failureIn(statement, answer.error, entry)
      if (!onError) throw failure
      // The first one is thrown: it is told here only if something comes after it.
      const isAlone = !first && index === statements.length - 1
      if (!isAlone && answer.error.code !== abortedTransaction) onError(failure)
      first ??= failure
    }
    if (first) throw first
    if (psql) throw new FileError(notSql(psql.command), entry, psql.line, 'ERROR')
    return last
  }
  /**
   * Runs a query on the database as the script left it, so that many checks need it once; null if the query fails or may
   * change something. It can't write, and there is no function in which a program could notice that.
   */
  const read = async (query: string): Promise<Rows | null> => {
    if (!isSelect(query)) return null
    const db = finished ?? (await withSampleDatabase(''))
    if (!finished) await runScript(db, () => {})
    finished = db
    await newSession(db)
    const own = await db.run(`select from pg_proc where oid >= ${firstOwn} limit 1`)
    if (own.results[0]?.rows.length !== 0) return null
    await db.run('set default_transaction_read_only to on')
    const { results, error } = await db.run(query)
    return error ? null : (results.at(-1) ?? null)
  }
  const evaluateAnew = async (query: string, setup: string): Promise<Rows | null> => {
    const db = await withSampleDatabase(setup)
    const last = await runScript(db, () => {})
    if (query === '') return last
    await newSession(db)
    const { results, error } = await db.run(query)
    if (error) throw new FileError(messageOf(error), '', null, 'ERROR')
    // A check that expects an error may have no rows.
    return results.at(-1) ?? { columns: [], rows: [] }
  }

  return {
    prepare: async (list) => {
      checks = list
    },
    start: async (next) => {
      program = next
      const db = await withSampleDatabase('')
      const warn = (text: string) => print({ level: 'warn', text })
      await runScript(db, (rows) => printRows(rows, print), {
        onNotice: warn,
        onError: ({ line, message }) => print({ level: 'error', text: `Line ${line}: ${message}` }),
      })
      finished = db
      if (db.isInTransaction()) warn('The transaction is still open. End it with COMMIT to keep its changes.')
    },
    evaluate: async (index) => {
      const { run: query, setup } = checks[index]!
      const last = (setup === '' && (await read(query))) || (await evaluateAnew(query, setup))
      if (!last) throw new FileError('No statement returns rows.', '', null, 'ERROR')
      return encode(objectsOf(last))
    },
    settle: async () => {},
    describe: (error) => {
      if (error instanceof FileError) {
        const { name, message, file, line } = error
        return { name, message, file: file === '' ? null : file, line }
      }
      // PostgreSQL itself broke, for instance because it ran out of memory.
      postgres = finished = null
      const message = error instanceof Error ? error.message : 'PostgreSQL stopped while it ran your script.'
      return { name: 'ERROR', message, file: null, line: null }
    },
  }
}

/** One statement that only reads, unless it calls a function. */
function isSelect(query: string): boolean {
  const { statements } = splitStatements(query)
  return statements.length === 1 && /^\s*(select|with|values|table)\b/i.test(statements[0]!.text)
}

const notSql = (command: string) =>
  `${command} is a command of psql, not SQL. It works in psql; here you can run SQL only.`

/** With what PostgreSQL adds to explain it. */
const messageOf = ({ message, detail, hint }: DatabaseError) =>
  [message, detail, hint]
    .filter((part) => part !== undefined)
    .map((part, index, parts) => (index < parts.length - 1 && !/[.?!]$/.test(part) ? `${part}.` : part))
    .join(' ')

/** PostgreSQL counts characters from 1; without a position it is the statement's first line. */
function failureIn({ text, line }: Statement, error: DatabaseError, file: string): FileError {
  const before = Array.from(text).slice(0, Math.max(Number(error.position ?? 1) - 1, 0))
  return new FileError(messageOf(error), file, line + before.filter((one) => one === '\n').length, 'ERROR')
}

function printRows({ columns, rows }: Rows, print: Options['print']) {
  for (const row of rows.slice(0, maxPrintedRows)) {
    print({ level: 'log', text: row.map((value, index) => printedValue(value, columns[index]!.type)).join(' | ') })
  }
  const more = rows.length - maxPrintedRows
  if (more > 0) print({ level: 'warn', text: `There are ${more} more rows.` })
}

function objectsOf({ columns, rows }: Rows): Record<string, unknown>[] {
  const names = columns.map(({ name }) => name)
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) {
    throw new FileError(`Two columns are called “${twice}”. Give one another name with AS.`, '', null, 'ERROR')
  }
  return rows.map((row) =>
    Object.fromEntries(columns.map(({ name, type }, index) => [name, valueOf(row[index] ?? null, type)])),
  )
}
