/** Git’s framing: four hex digits with the length of the line, themselves included. */
export const flushPacket = Buffer.from('0000')

const maxPacket = 65_520

export const packet = (content: string | Buffer): Buffer => {
  const body = Buffer.from(content)
  return Buffer.concat([Buffer.from((body.length + 4).toString(16).padStart(4, '0')), body])
}

/** Null if this isn’t one. `end` is where the next begins; `content` is null for a flush. */
export function readPacket(from: Buffer, at: number): { content: Buffer | null; end: number } | null {
  const digits = from.toString('latin1', at, at + 4)
  if (!/^[\da-f]{4}$/i.test(digits)) return null
  const length = Number.parseInt(digits, 16)
  if (length === 0) return { content: null, end: at + 4 }
  if (length < 5 || length > maxPacket || at + length > from.length) return null
  return { content: from.subarray(at + 4, at + length), end: at + length }
}

const bands = { data: 1, progress: 2 } as const

/** What Git’s client sorts again: the answer, and lines that it prints after `remote:`. */
export function* sideband(band: keyof typeof bands, content: Buffer | string): Generator<Buffer> {
  const body = Buffer.from(content)
  const size = maxPacket - 5
  for (let at = 0; at < body.length; at += size)
    yield packet(Buffer.concat([Buffer.from([bands[band]]), body.subarray(at, at + size)]))
}

/** Says nothing, but keeps a connection on which nothing else is sent. */
export const keepalive = packet(Buffer.from([bands.data]))
