import { once } from 'node:events'
import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, inject, test } from 'vitest'
import { copyFrom, copyTo } from './copy.ts'

let client: pg.Client
beforeAll(async () => {
  client = new pg.Client(inject('postgres'))
  await client.connect()
  await client.query('create temporary table words (number integer primary key, word text)')
})
afterAll(() => client.end())
beforeEach(() => client.query('truncate words'))

const copyIn = (...pieces: string[]) =>
  copyFrom(client, 'copy words from stdin', Readable.from(pieces.map((piece) => Buffer.from(piece))))
const isStillThere = async () => (await client.query('select 1 as one')).rows[0]

test('what goes in comes out, wherever the pieces are cut', async () => {
  expect(await copyIn('1\tनमस्ते\\t', '!\n2', '\t\\N\n')).toBe(2)
  const { content, rows } = copyTo(client, 'copy words to stdout')
  expect(await text(content)).toBe('1\tनमस्ते\\t!\n2\t\\N\n')
  expect(rows()).toBe(2)
})

test('nothing goes in and comes out', async () => {
  expect(await copyIn()).toBe(0)
  const { content, rows } = copyTo(client, 'copy words to stdout')
  expect(await text(content)).toBe('')
  expect(rows()).toBe(0)
})

test('a reader who takes its time gets every row, and no more is sent than they take', async () => {
  const word = 'x'.repeat(1_000)
  const { content, rows } = copyTo(client, `copy (select '${word}' from generate_series(1, 20000)) to stdout`)
  await once(content, 'readable')
  let [bytes, mostWaiting] = [0, 0]
  for await (const chunk of content as AsyncIterable<Buffer>) {
    mostWaiting = Math.max(mostWaiting, content.readableLength)
    bytes += chunk.length
  }
  expect(mostWaiting).toBeLessThan(2_000_000)
  expect(bytes).toBe(20_000 * (word.length + 1))
  expect(rows()).toBe(20_000)
})

test('the order of queries on one connection is kept', async () => {
  const going = copyIn('1\tone\n')
  const { rows } = await client.query('select word from words')
  expect([await going, rows]).toEqual([1, [{ word: 'one' }]])
})

test.each([
  ['a row the table refuses', ['1\tone\n1\ttwo\n'], 'duplicate key'],
  ['a row that is none', ['one\n'], 'invalid input syntax'],
])('%s is told, and none of them is kept', async (_name, lines, words) => {
  await expect(copyIn(...lines)).rejects.toThrow(words)
  expect(await isStillThere()).toEqual({ one: 1 })
  expect((await client.query('select from words')).rows).toEqual([])
})

test('a source that breaks off keeps nothing, and the connection serves on', async () => {
  async function* broken() {
    yield Buffer.from('1\tone\n')
    throw new Error('The disk went away')
  }
  await expect(copyFrom(client, 'copy words from stdin', broken())).rejects.toThrow('The disk went away')
  expect(await isStillThere()).toEqual({ one: 1 })
  expect((await client.query('select from words')).rows).toEqual([])
})

test('a table that is not there is told', async () => {
  await expect(text(copyTo(client, 'copy nowhere to stdout').content)).rejects.toThrow('does not exist')
  await expect(copyFrom(client, 'copy nowhere from stdin', Readable.from([]))).rejects.toThrow('does not exist')
  expect(await isStillThere()).toEqual({ one: 1 })
})

test('who stops reading in the middle gives the connection up', async () => {
  const other = new pg.Client(inject('postgres'))
  await other.connect()
  other.on('error', () => {})
  const { content } = copyTo(other, `copy (select repeat('x', 1000) from generate_series(1, 100000)) to stdout`)
  for await (const _ of content) break
  await expect(other.query('select 1')).rejects.toThrow(/Connection terminated|not queryable/)
  await other.end()
})
