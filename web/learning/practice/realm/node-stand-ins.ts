/**
 * In place of Node's own modules, which happy-dom imports but hardly uses: the browser's counterparts.
 */
export const { URL, URLSearchParams, TextEncoder, TextDecoder, Blob, ReadableStream } = globalThis
export const { PerformanceEntry, PerformanceObserver } = globalThis

/** Only bytes are asked of it: files in forms, and texts. */
export class Buffer extends Uint8Array {
  static override from(source: unknown): Buffer {
    const bytes = typeof source === 'string' ? new TextEncoder().encode(source) : (source as Iterable<number>)
    return new Buffer([...bytes])
  }
  static alloc(size: number): Buffer {
    return new Buffer(size)
  }
  static concat(parts: readonly Uint8Array[]): Buffer {
    return new Buffer(parts.flatMap((part) => [...part]))
  }
  static isBuffer(value: unknown): boolean {
    return value instanceof Buffer
  }
  override toString(): string {
    return new TextDecoder().decode(this)
  }
}

/** Pages here have no address on a network. */
export const { webcrypto, isIP, domainToASCII } = {
  webcrypto: globalThis.crypto,
  isIP: () => 0,
  domainToASCII: (domain: string) => domain,
}

/** Scripts of a page are modules of the worker instead. */
export class Script {
  runInContext() {}
}
const isContext = () => true
const createContext = (context: object) => context

// oxlint-disable-next-line import/no-default-export -- As Node's modules do.
export default { Script, isContext, createContext, URL, Buffer }
