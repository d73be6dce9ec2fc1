import type { Mode, RecordSchema, Value } from './schema.ts'

/**
 * Why the reader can't read what the writer wrote; empty if it can. One text per field of the reader:
 *   'spice: missing, and no default'     'paise: long can't be read as int'
 * In the second text, a union is written with bars, such as null|string, and an enum as its name.
 */
export function problems(reader: RecordSchema, writer: RecordSchema): string[] {
  return []
}

/** A value of the writer, as the reader gets it. */
export function resolve(reader: RecordSchema, writer: RecordSchema, value: Value): Value {
  return value
}

/** The versions with the new one at the end, or an error with the first problem. */
export function register(mode: Mode, versions: RecordSchema[], next: RecordSchema): RecordSchema[] {
  return [...versions, next]
}
