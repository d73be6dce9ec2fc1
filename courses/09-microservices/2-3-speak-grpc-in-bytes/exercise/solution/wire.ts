/**
 * message PortionRequest {
 *   string dish = 1;
 *   string order = 2;
 *   uint32 count = 3;
 * }
 */
export type PortionRequest = { dish: string; order: string; count: number }

const varint = 0
const lengthDelimited = 2

export function encodeVarint(value: number): number[] {
  const bytes: number[] = []
  let rest = value
  while (rest > 127) {
    bytes.push((rest % 128) + 128)
    rest = Math.floor(rest / 128)
  }
  return [...bytes, rest]
}

const tag = (field: number, type: number) => encodeVarint(field * 8 + type)

function encodeText(field: number, text: string): number[] {
  if (text === '') return []
  const bytes = new TextEncoder().encode(text)
  return [...tag(field, lengthDelimited), ...encodeVarint(bytes.length), ...bytes]
}

export function encode({ dish, order, count }: PortionRequest): number[] {
  const number = count === 0 ? [] : [...tag(3, varint), ...encodeVarint(count)]
  return [...encodeText(1, dish), ...encodeText(2, order), ...number]
}

export function decode(bytes: readonly number[]): PortionRequest {
  const request: PortionRequest = { dish: '', order: '', count: 0 }
  let at = 0
  const take = (length: number) => {
    if (at + length > bytes.length) throw new Error('The message ends too early')
    const part = bytes.slice(at, at + length)
    at += length
    return part
  }
  const readVarint = () => {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const [byte = 0] = take(1)
      value += (byte % 128) * scale
      if (byte < 128) return value
    }
  }
  while (at < bytes.length) {
    const key = readVarint()
    const [field, type] = [Math.floor(key / 8), key % 8]
    if (type === varint) {
      const value = readVarint()
      if (field === 3) request.count = value
    } else if (type === lengthDelimited) {
      const text = new TextDecoder().decode(Uint8Array.from(take(readVarint())))
      if (field === 1) request.dish = text
      if (field === 2) request.order = text
    } else if (type === 1) take(8)
    else if (type === 5) take(4)
    else throw new Error(`Unknown wire type ${type}`)
  }
  return request
}

export function frame(message: readonly number[]): number[] {
  const length = message.length
  return [0, (length >>> 24) & 255, (length >>> 16) & 255, (length >>> 8) & 255, length & 255, ...message]
}

console.log(encode({ dish: 'thali', order: 'ord-1', count: 150 }))
