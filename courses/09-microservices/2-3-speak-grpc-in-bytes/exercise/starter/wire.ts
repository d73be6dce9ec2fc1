/**
 * message PortionRequest {
 *   string dish = 1;
 *   string order = 2;
 *   uint32 count = 3;
 * }
 */
export type PortionRequest = { dish: string; order: string; count: number }

/** 7 bits per byte, the lowest first; all but the last byte have their highest bit set. */
export function encodeVarint(value: number): number[] {
  return [value]
}

/** The Protobuf bytes. A field with its default ('' or 0) isn't written. */
export function encode(request: PortionRequest): number[] {
  return []
}

/** Reads Protobuf bytes. Missing fields get their default; unknown fields are skipped. */
export function decode(bytes: readonly number[]): PortionRequest {
  return { dish: '', order: '', count: 0 }
}

/** A message as gRPC sends it: one byte 0 (not compressed), the length in four bytes, the message. */
export function frame(message: readonly number[]): number[] {
  return [...message]
}

console.log(encode({ dish: 'thali', order: 'ord-1', count: 150 }))
