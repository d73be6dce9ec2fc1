import type { z } from './zod.ts'
import type { Endpoint } from './endpoint.ts'

/** One part of an endpoint's input; it is optional if it has no required fields. */
export type InputPart<Name extends string, Schema extends z.ZodType> =
  // oxlint-disable-next-line typescript/no-generated-empty-object-type -- an empty object is what is tested here
  Record<never, never> extends z.input<Schema> ? { [N in Name]?: z.input<Schema> } : { [N in Name]: z.input<Schema> }

/** What the path of a request is made from. */
export type PathInput<E extends Endpoint> = InputPart<'params', E['params']> & InputPart<'query', E['query']>

/** The path of a request with its query string. Query fields that are undefined are left out. */
export function wirePath({ path }: Pick<Endpoint, 'path'>, input: { params?: unknown; query?: unknown }): string {
  const params = (input.params ?? {}) as Record<string, unknown>
  const filled = path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = Object.entries((input.query ?? {}) as Record<string, unknown>)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => `${formEncode(key)}=${formEncode(String(value))}`)
    .join('&')
  return search ? `${filled}?${search}` : filled
}

/** As URLSearchParams encodes, which exists in browsers and in Node, but not in the language. */
const formEncode = (text: string) =>
  encodeURIComponent(text.toWellFormed())
    .replace(/[!'()~]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)
    .replace(/%20/g, '+')
