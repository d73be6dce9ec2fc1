import { promisify } from 'node:util'
import { inflate, type Inflate } from 'node:zlib'

export type PackLimits = {
  objects: number
  /** Of one object, and of the object that a delta makes. */
  objectBytes: number
  /** Of all of them together. */
  totalBytes: number
  deltaDepth: number
}

export type PackProblem = 'damaged' | 'too many objects' | 'object too large' | 'too large' | 'too deep'

type Inflated = { buffer: Buffer; engine: Inflate }
// With `info` it returns more than its type says.
const unpack = promisify(inflate as never) as unknown as (input: Buffer, options: object) => Promise<Inflated>

const headerBytes = 12
const checksumBytes = 20
const ofsDelta = 6
const refDelta = 7

/**
 * Reads a pack as far as its sizes: what it would become is known before any program of Git’s unpacks it. The checksum and
 * everything else is left to `git index-pack`. Null if it keeps within the limits.
 */
export async function packProblem(pack: Buffer, limits: PackLimits): Promise<PackProblem | null> {
  if (pack.length < headerBytes + checksumBytes || pack.toString('latin1', 0, 4) !== 'PACK') return 'damaged'
  if (pack.readUInt32BE(4) !== 2) return 'damaged'
  const count = pack.readUInt32BE(8)
  if (count > limits.objects) return 'too many objects'
  const end = pack.length - checksumBytes
  const depths = new Map<number, number>()
  let at = headerBytes
  let total = 0
  for (let index = 0; index < count; index++) {
    const object = await readObject(pack.subarray(0, end), at, limits)
    if (typeof object === 'string') return object
    const depth = object.base === null ? 0 : (depths.get(object.base) ?? 0) + 1
    if (depth > limits.deltaDepth) return 'too deep'
    depths.set(at, depth)
    total += object.bytes
    if (total > limits.totalBytes) return 'too large'
    at = object.end
  }
  return at === end ? null : 'damaged'
}

type Read = { end: number; bytes: number; base: number | null }

async function readObject(pack: Buffer, start: number, { objectBytes }: PackLimits): Promise<Read | PackProblem> {
  const header = readHeader(pack, start)
  if (!header) return 'damaged'
  const { type, size } = header
  if (size > objectBytes) return 'object too large'
  const base = type === ofsDelta ? readOffset(pack, header.end) : null
  if (type === ofsDelta && (!base || base.offset <= 0 || base.offset > start)) return 'damaged'
  const content = base?.end ?? header.end + (type === refDelta ? 20 : 0)
  const options = {
    info: true,
    maxOutputLength: Math.max(1, size),
    chunkSize: Math.max(64, Math.min(size + 1, 65_536)),
  }
  const inflated = await unpack(pack.subarray(content), options).catch(() => null)
  if (inflated?.buffer.length !== size) return 'damaged'
  const bytes = type >= ofsDelta ? resultOf(inflated.buffer) : size
  if (bytes === null) return 'damaged'
  if (bytes > objectBytes) return 'object too large'
  return { end: content + inflated.engine.bytesWritten, bytes, base: base && start - base.offset }
}

/** The type, and the size in groups of seven bits, lowest first. */
function readHeader(pack: Buffer, start: number): { type: number; size: number; end: number } | null {
  let byte = pack[start]
  if (byte === undefined) return null
  const type = (byte >> 4) & 7
  let size = byte & 15
  let scale = 16
  let at = start + 1
  while (byte & 128) {
    byte = pack[at++]
    if (byte === undefined || at - start > 9) return null
    size += (byte & 127) * scale
    scale *= 128
  }
  return type === 0 || type === 5 ? null : { type, size, end: at }
}

/** How far before a delta its base begins. */
function readOffset(pack: Buffer, start: number): { offset: number; end: number } | null {
  let offset = 0
  for (let at = start; at < start + 8; at++) {
    const byte = pack[at]
    if (byte === undefined) return null
    offset = (at === start ? 0 : (offset + 1) * 128) + (byte & 127)
    if (!(byte & 128)) return { offset, end: at + 1 }
  }
  return null
}

/** The size of what a delta makes. */
function resultOf(delta: Buffer): number | null {
  const base = readSize(delta, 0)
  const result = base && readSize(delta, base.end)
  return result ? result.size : null
}

function readSize(from: Buffer, start: number): { size: number; end: number } | null {
  let size = 0
  for (let at = start; at < start + 8; at++) {
    const byte = from[at]
    if (byte === undefined) return null
    size += (byte & 127) * 128 ** (at - start)
    if (!(byte & 128)) return { size, end: at + 1 }
  }
  return null
}
