import { once } from 'node:events'
import { Readable } from 'node:stream'
import type pg from 'pg'

/**
 * PostgreSQL's COPY over a connection of pg, which knows the messages of the protocol and leaves it to a query of one's
 * own to do something with them. The types leave those calls out.
 */
type Wire = pg.Connection & {
  sendCopyFromChunk: (chunk: Buffer) => void
  endCopyFrom: () => void
  sendCopyFail: (why: string) => void
}

/** What pg tells a query of one's own. Only a COPY is ever sent by these, so what belongs to others never comes. */
type CopyQuery = pg.Submittable & {
  handleCopyInResponse: (wire: Wire) => void
  handleCopyData: (message: { chunk: Buffer }, wire: Wire) => void
  handleCommandComplete: (message: { text: string }) => void
  handleReadyForQuery: () => void
  handleError: (error: Error) => void
}

const nothing = () => {}
/** The end of a COPY is told as `COPY 42`. */
const rowsOf = (tag: string) => Number(tag.split(' ')[1])
/** Rows come one by one, some of them tiny: they are passed on in blocks. */
const block = 64 * 1024

/** The rows of a `copy … to stdout`, no faster than they are read; `rows` tells their number once it is at its end. */
export function copyTo(client: pg.Client, sql: string): { content: Readable; rows: () => number } {
  let [rows, gathered, bytes, isOver] = [0, [] as Buffer[], 0, false]
  let wire: Wire | null = null
  const content = new Readable({
    read: () => void wire?.stream.resume(),
    // Whoever stops reading in the middle gives the connection up: the rest would still be sent.
    destroy: (error, done) => {
      if (!isOver) wire?.stream.destroy()
      done(error)
    },
  })
  const pass = () => {
    if (bytes > 0 && !content.push(Buffer.concat(gathered))) wire?.stream.pause()
    ;[gathered, bytes] = [[], 0]
  }
  const query: CopyQuery = {
    submit: (connection) => {
      wire = connection as Wire
      wire.query(sql)
    },
    handleCopyData: ({ chunk }) => {
      // A copy: the parser uses its memory again.
      gathered.push(Buffer.from(chunk))
      bytes += chunk.length
      if (bytes >= block) pass()
    },
    handleCommandComplete: ({ text }) => void (rows = rowsOf(text)),
    handleReadyForQuery: () => {
      isOver = true
      pass()
      wire?.stream.resume()
      content.push(null)
    },
    handleError: (error) => {
      isOver = true
      wire?.stream.resume()
      content.destroy(error)
    },
    handleCopyInResponse: nothing,
  }
  client.query(query)
  return { content, rows: () => rows }
}

/** Sends the content to a `copy … from stdin`, no faster than it is taken. Answers how many rows it was. */
export function copyFrom(client: pg.Client, sql: string, content: AsyncIterable<Buffer>): Promise<number> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    let rows = 0
    const query: CopyQuery = {
      submit: (connection) => connection.query(sql),
      handleCopyInResponse: (wire) => void send(wire, content, over.signal),
      handleCommandComplete: ({ text }) => void (rows = rowsOf(text)),
      handleReadyForQuery: () => resolve(rows),
      handleError: (error) => {
        over.abort()
        reject(error)
      },
      handleCopyData: nothing,
    }
    client.query(query)
  })
}

/** Ends early when the database has refused a row: it says why by itself. */
async function send(wire: Wire, content: AsyncIterable<Buffer>, over: AbortSignal) {
  try {
    for await (const chunk of content) {
      if (over.aborted) return
      wire.sendCopyFromChunk(chunk)
      if (wire.stream.writableNeedDrain) await once(wire.stream, 'drain', { signal: over })
    }
    if (!over.aborted) wire.endCopyFrom()
  } catch (error) {
    if (!over.aborted) wire.sendCopyFail(String(error))
  }
}
