import { createHash } from 'node:crypto'
import { deflateSync } from 'node:zlib'

type Type = 'commit' | 'tree' | 'blob' | 'tag'
const types = { commit: 1, tree: 2, blob: 3, tag: 4 } as const

export type GitObject = { type: Type; content: Buffer; hash: string }
/** As it is in a pack: its number, what its header says about its size, and what is packed. */
type Entry = { kind: number; size: number; before?: Buffer; content: Buffer }

export function gitObject(type: Type, content: Buffer | string): GitObject {
  const bytes = Buffer.from(content)
  const hash = createHash('sha1').update(`${type} ${bytes.length}\0`).update(bytes).digest('hex')
  return { type, content: bytes, hash }
}

type TreeItem = { mode: string; name: string | Buffer; hash: string }

/** In the order given, whatever Git would say to it. */
export const treeOf = (...items: TreeItem[]): GitObject =>
  gitObject(
    'tree',
    Buffer.concat(
      items.map(({ mode, name, hash }) =>
        Buffer.concat([Buffer.from(`${mode} `), Buffer.from(name), Buffer.from([0]), Buffer.from(hash, 'hex')]),
      ),
    ),
  )

export const commitOf = (tree: string, parent: string | null): GitObject =>
  gitObject(
    'commit',
    [
      `tree ${tree}`,
      ...(parent === null ? [] : [`parent ${parent}`]),
      'author A <a@example.in> 1700000000 +0530',
      'committer A <a@example.in> 1700000000 +0530',
      '',
      'A commit\n',
    ].join('\n'),
  )

export const entryOf = ({ type, content }: GitObject): Entry => ({ kind: types[type], size: content.length, content })

/** A delta on the entry that begins this many bytes before. */
export const deltaOf = (distance: number, content: Buffer): Entry => {
  const bytes = [distance & 127]
  for (let rest = Math.floor(distance / 128); rest > 0; rest = Math.floor(rest / 128)) {
    rest -= 1
    bytes.unshift((rest & 127) | 128)
  }
  return { kind: 6, size: content.length, before: Buffer.from(bytes), content }
}

function sizeBytes(size: number): number[] {
  const bytes: number[] = []
  for (let rest = size; ; rest = Math.floor(rest / 128)) {
    bytes.push(rest >= 128 ? (rest & 127) | 128 : rest)
    if (rest < 128) return bytes
  }
}

/** A delta that copies the start of its base again and again. */
export const copies = (base: number, times: number, bytes: number): Buffer =>
  Buffer.concat([
    Buffer.from([...sizeBytes(base), ...sizeBytes(times * bytes)]),
    ...Array.from({ length: times }, () => Buffer.from([0b1111_0000, bytes & 255, (bytes >> 8) & 255, bytes >> 16])),
  ])

export function packedEntry({ kind, size, before, content }: Entry): Buffer {
  const rest = Math.floor(size / 16)
  const first = (kind << 4) | (size & 15) | (rest > 0 ? 128 : 0)
  const header = Buffer.from([first, ...(rest > 0 ? sizeBytes(rest) : [])])
  return Buffer.concat([header, before ?? Buffer.alloc(0), deflateSync(content)])
}

export function packOf(entries: readonly Entry[], count = entries.length): Buffer {
  const header = Buffer.alloc(12)
  header.write('PACK')
  header.writeUInt32BE(2, 4)
  header.writeUInt32BE(count, 8)
  // Some are there many times.
  const packed = new Map([...new Set(entries)].map((entry) => [entry, packedEntry(entry)]))
  const body = Buffer.concat([header, ...entries.map((entry) => packed.get(entry)!)])
  return Buffer.concat([body, createHash('sha1').update(body).digest()])
}

export const packOfObjects = (...objects: GitObject[]): Buffer => packOf(objects.map(entryOf))
