export type Primitive = 'null' | 'boolean' | 'int' | 'long' | 'float' | 'double' | 'string' | 'bytes'
export type Enum = { type: 'enum'; name: string; symbols: string[]; default?: string }
/** One type, or a union: a list of types. */
export type FieldType = Primitive | Enum | (Primitive | Enum)[]
export type Field = { name: string; type: FieldType; default?: unknown }
export type RecordSchema = { type: 'record'; name: string; fields: Field[] }
export type Value = Record<string, unknown>

export type Mode =
  | 'BACKWARD'
  | 'FORWARD'
  | 'FULL'
  | 'BACKWARD_TRANSITIVE'
  | 'FORWARD_TRANSITIVE'
  | 'FULL_TRANSITIVE'
