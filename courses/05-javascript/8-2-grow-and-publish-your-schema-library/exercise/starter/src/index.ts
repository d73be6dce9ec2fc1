export type Schema<T> = { parse(value: unknown, path?: string): T }

/** The type that a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

type ObjectOf<F> = { [K in keyof F]: Infer<F[K]> }

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

export const number: Schema<number> = {
  parse(value, path = '') {
    if (typeof value !== 'number' || !Number.isFinite(value)) throw new SchemaError(path, 'a number')
    return value
  },
}

// Add these three. Give them types, so that Infer works for them too:
// oneOf('SL', '3A') reads one of a few texts.
// either(number, text) reads what one of two schemas accepts.
// optional(text) is a field that may be absent; object() has to know about it.

export function list<T>(item: Schema<T>): Schema<T[]> {
  return {
    parse(value, path = '') {
      if (!Array.isArray(value)) throw new SchemaError(path, 'a list')
      return value.map((entry: unknown, index) => item.parse(entry, `${path}[${index}]`))
    },
  }
}

export function object<F extends Record<string, Schema<unknown>>>(fields: F): Schema<ObjectOf<F>> {
  return {
    parse(value, path = '') {
      if (!isRecord(value)) throw new SchemaError(path, 'an object')
      const entries = Object.entries(fields).map(([name, schema]) => {
        // Object.hasOwn: a field called toString must not be found in the prototype.
        const field = Object.hasOwn(value, name) ? value[name] : undefined
        return [name, schema.parse(field, path ? `${path}.${name}` : name)]
      })
      // The compiler can't follow the loop: every field was read by its own schema, so the shape is right.
      return Object.fromEntries(entries) as ObjectOf<F>
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
