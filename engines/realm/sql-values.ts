import { types } from '@electric-sql/pglite'

type Parse = (text: string) => unknown

const number: Parse = Number

/** A number where JavaScript can hold it exactly, apart from zeros at the end; otherwise the text. */
export function exactNumber(text: string): number | string {
  const value = Number(text)
  if (!Number.isFinite(value)) return value
  const plain = text.includes('.') ? text.replace(/\.?0+$/, '') : text
  return String(value) === plain ? value : text
}

const parsers = new Map<number, Parse>([
  [types.BOOL, (text) => text === 't'],
  [types.INT2, number],
  [types.INT4, number],
  [types.OID, number],
  [types.FLOAT4, number],
  [types.FLOAT8, number],
  [types.INT8, exactNumber],
  [types.NUMERIC, exactNumber],
  [types.JSON, (text) => JSON.parse(text) as unknown],
  [types.JSONB, (text) => JSON.parse(text) as unknown],
])

/** The type of a list, and that of its elements. */
const lists = new Map<number, number>([
  [1000, types.BOOL],
  [1005, types.INT2],
  [1007, types.INT4],
  [1016, types.INT8],
  [1021, types.FLOAT4],
  [1022, types.FLOAT8],
  [1231, types.NUMERIC],
  [1009, types.TEXT],
  [1014, types.TEXT],
  [1015, types.TEXT],
  [1003, types.TEXT],
  [1182, types.TEXT],
  [1183, types.TEXT],
  [1115, types.TEXT],
  [1185, types.TEXT],
  [2951, types.TEXT],
  [199, types.JSON],
  [3807, types.JSONB],
])

/**
 * What checks compare. Numbers and booleans as such, json as its value, lists as lists, null as null; everything else as
 * PostgreSQL writes it: '2026-01-31', '2026-01-31 10:00:00+05:30', '01:30:00'.
 */
export function valueOf(text: string | null, type: number): unknown {
  if (text === null) return null
  const element = lists.get(type)
  const parse = parsers.get(element ?? type) ?? ((one: string) => one)
  return element === undefined ? parse(text) : (types.arrayParser(text, parse, type) as unknown)
}

/** What is printed. */
export const printedValue = (text: string | null, type: number): string => {
  if (text === null) return 'null'
  return type === types.BOOL ? String(text === 't') : text
}
