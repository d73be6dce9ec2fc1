import type { Enum, Field, FieldType, Mode, Primitive, RecordSchema, Value } from './schema.ts'

const promotions: Partial<Record<Primitive, Primitive[]>> = {
  int: ['long', 'float', 'double'],
  long: ['float', 'double'],
  float: ['double'],
  string: ['bytes'],
  bytes: ['string'],
}

const branches = (type: FieldType): (Primitive | Enum)[] => (Array.isArray(type) ? type : [type])

const textOf = (type: FieldType): string =>
  branches(type)
    .map((one) => (typeof one === 'string' ? one : one.name))
    .join('|')

function fits(reader: Primitive | Enum, writer: Primitive | Enum): boolean {
  if (typeof reader === 'string' || typeof writer === 'string') {
    if (typeof reader !== 'string' || typeof writer !== 'string') return false
    return reader === writer || (promotions[writer] ?? []).includes(reader)
  }
  if (reader.name !== writer.name) return false
  return reader.default !== undefined || writer.symbols.every((word) => reader.symbols.includes(word))
}

/** Whatever the writer has chosen, the reader must have a type for it. */
const canRead = (reader: FieldType, writer: FieldType) =>
  branches(writer).every((one) => branches(reader).some((other) => fits(other, one)))

const fieldOf = ({ fields }: RecordSchema, name: string) => fields.find((field) => field.name === name)

const hasDefault = (field: Field) => Object.hasOwn(field, 'default')

export function problems(reader: RecordSchema, writer: RecordSchema): string[] {
  return reader.fields.flatMap((field) => {
    const written = fieldOf(writer, field.name)
    if (!written) return hasDefault(field) ? [] : [`${field.name}: missing, and no default`]
    if (canRead(field.type, written.type)) return []
    return [`${field.name}: ${textOf(written.type)} can't be read as ${textOf(field.type)}`]
  })
}

/** A word that the reader doesn't know becomes its default word. */
function wordFor(type: FieldType, value: unknown): unknown {
  for (const one of branches(type)) {
    if (typeof one === 'string' || typeof value !== 'string') continue
    return one.symbols.includes(value) ? value : one.default
  }
  return value
}

export function resolve(reader: RecordSchema, writer: RecordSchema, value: Value): Value {
  const [first] = problems(reader, writer)
  if (first) throw new Error(first)
  return Object.fromEntries(
    reader.fields.map((field) => [
      field.name,
      fieldOf(writer, field.name) ? wordFor(field.type, value[field.name]) : field.default,
    ]),
  )
}

export function register(mode: Mode, versions: RecordSchema[], next: RecordSchema): RecordSchema[] {
  const compared = mode.endsWith('_TRANSITIVE') ? versions : versions.slice(-1)
  const found = compared.flatMap((old) => [
    ...(mode.startsWith('FORWARD') ? [] : problems(next, old)),
    ...(mode.startsWith('BACKWARD') ? [] : problems(old, next)),
  ])
  if (found[0]) throw new Error(found[0])
  return [...versions, next]
}
