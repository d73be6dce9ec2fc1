import { type Extension, messages, PGlite, protocol } from '@electric-sql/pglite'
import { type Assets, assetOf } from './assets.ts'

/** Extensions that learners can create. */
export const sqlExtensions = ['btree_gist', 'pg_trgm', 'fuzzystrmatch'] as const

export type Column = { name: string; type: number }
/** Of one statement; values are texts as PostgreSQL writes them. */
export type Rows = { columns: Column[]; rows: (string | null)[][] }
export type Answer = { results: Rows[]; error: DatabaseError | null }
export type DatabaseError = messages.DatabaseError
export type Notice = { severity: string; message: string }

export type Postgres = {
  run: (text: string, onNotice?: (notice: Notice) => void) => Promise<Answer>
  isInTransaction: () => boolean
}

/** Starts PostgreSQL in memory, with the data folder that initdb made beforehand: initdb itself takes seconds. */
export async function startPostgres(assets: Assets, module: object): Promise<Postgres> {
  const db = await PGlite.create({
    pgliteWasmModule: module,
    fsBundle: new Blob([assetOf(assets, 'pglite.data')]),
    loadDataDir: new Blob([assetOf(assets, 'postgres.tar')]),
    extensions: { ours: bundled(assets) },
  })
  return {
    run: async (text, onNotice) => {
      const answer = await db.execProtocol(protocol.serialize.query(text), {
        throwOnError: false,
        onNotice: ({ severity = '', message = '' }) => onNotice?.({ severity, message }),
      })
      await db.execProtocol(protocol.serialize.sync(), { throwOnError: false })
      return readAnswer(answer.messages)
    },
    isInTransaction: () => db.isInTransaction(),
  }
}

/** Hands over the files of extensions, which PGlite would fetch. */
const bundled = (assets: Assets): Extension => ({
  name: 'ours',
  setup: async (_, options: object) => {
    const bundles = sqlExtensions.map((name) => [name, unzipped(assetOf(assets, `${name}.tar.gz`))])
    return {
      emscriptenOpts: Object.defineProperty(options, 'pg_extensions', {
        get: () => Object.fromEntries(bundles),
        // PGlite sets its own list, which is empty.
        set: () => {},
      }),
    }
  },
})

const unzipped = (bytes: Uint8Array<ArrayBuffer>): Promise<Blob> =>
  new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream('gzip'))).blob()

function readAnswer(list: readonly { name: string }[]): Answer {
  const results: Rows[] = []
  let error: DatabaseError | null = null
  let current: Rows | null = null
  for (const message of list) {
    if (message instanceof messages.RowDescriptionMessage) {
      current = { columns: message.fields.map(({ name, dataTypeID }) => ({ name, type: dataTypeID })), rows: [] }
      results.push(current)
    } else if (message instanceof messages.DataRowMessage) current?.rows.push(message.fields)
    else if (message instanceof messages.DatabaseError) error ??= message
  }
  return { results, error }
}
