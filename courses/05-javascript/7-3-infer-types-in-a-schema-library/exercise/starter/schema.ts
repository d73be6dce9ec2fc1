export type Schema<T> = { parse(value: unknown, path?: string): T }

/** The type that a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

export class SchemaError extends Error {
  readonly path: string

  constructor(path: string, expected: string) {
    super(`${path || 'value'} must be ${expected}`)
    this.name = 'SchemaError'
    this.path = path || 'value'
  }
}

export const text: Schema<string> = {
  parse(value, path = '') {
    if (typeof value !== 'string') throw new SchemaError(path, 'a text')
    return value
  },
}

// Still missing: number, list and object. Type them so that Infer works, and export them.
