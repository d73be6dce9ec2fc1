export type Schema<T> = { parse(value: unknown, path?: string): T }
export type Optional<T> = Schema<T | undefined> & { readonly isOptional: true }

/** The type that a schema reads. */
export type Infer<S> = S extends Schema<infer T> ? T : never

type Fields = Record<string, Schema<unknown>>
type IsOptional<S> = S extends { readonly isOptional: true } ? true : false
/** Shows `A & B` as one object in editors and error messages. */
type Flat<T> = { [K in keyof T]: T[K] }

export type ObjectOf<F> = Flat<
  { [K in keyof F as IsOptional<F[K]> extends true ? never : K]: Infer<F[K]> } & {
    [K in keyof F as IsOptional<F[K]> extends true ? K : never]?: Exclude<Infer<F[K]>, undefined>
  }
>

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

/** One of a few texts: oneOf('SL', '3A') reads the type 'SL' | '3A'. */
export function oneOf<const T extends string>(...values: [T, ...T[]]): Schema<T> {
  return {
    parse(value, path = '') {
      const found = values.find((allowed) => allowed === value)
      if (found === undefined) throw new SchemaError(path, `one of ${values.join(', ')}`)
      return found
    },
  }
}

/** The value of the first schema that accepts it. */
export function either<A, B>(first: Schema<A>, second: Schema<B>): Schema<A | B> {
  return {
    parse(value, path = '') {
      try {
        return first.parse(value, path)
      } catch (error) {
        if (!(error instanceof SchemaError)) throw error
        return second.parse(value, path)
      }
    },
  }
}

/** A field that may be absent. */
export function optional<T>(schema: Schema<T>): Optional<T> {
  return {
    isOptional: true,
    parse: (value, path = '') => (value === undefined ? undefined : schema.parse(value, path)),
  }
}

export function list<T>(item: Schema<T>): Schema<T[]> {
  return {
    parse(value, path = '') {
      if (!Array.isArray(value)) throw new SchemaError(path, 'a list')
      return value.map((entry: unknown, index) => item.parse(entry, `${path}[${index}]`))
    },
  }
}

export function object<F extends Fields>(fields: F): Schema<ObjectOf<F>> {
  return {
    parse(value, path = '') {
      if (!isRecord(value)) throw new SchemaError(path, 'an object')
      const result: Record<string, unknown> = {}
      for (const [name, schema] of Object.entries(fields)) {
        const field = Object.hasOwn(value, name) ? value[name] : undefined
        const parsed = schema.parse(field, path ? `${path}.${name}` : name)
        // An absent field stays absent instead of becoming `undefined`.
        if (parsed !== undefined) result[name] = parsed
      }
      // The compiler can't follow the loop: every field was read by its own schema, so the shape is right.
      return result as ObjectOf<F>
    },
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
