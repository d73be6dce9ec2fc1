type Schema = {
  type?: string | string[]
  const?: unknown
  enum?: unknown[]
  anyOf?: Schema[]
  allOf?: Schema[]
  items?: Schema
  properties?: Record<string, Schema>
  required?: string[]
  format?: string
  minLength?: number
  maxLength?: number
  default?: unknown
}

/** Formats a JSON schema like a TypeScript type. */
export function outline(schema: Schema, indent = ''): string {
  if ('const' in schema) return JSON.stringify(schema.const)
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ')
  const choices = schema.anyOf ?? schema.allOf
  if (choices) return choices.map((choice) => outline(choice, indent)).join(schema.anyOf ? ' | ' : ' & ')
  if (schema.type === 'array') return `${outline(schema.items ?? {}, indent)}[]`
  if (schema.type === 'object') return objectOutline(schema, indent)
  return `${[schema.type ?? 'any'].flat().join(' | ')}${formatNotes(schema)}`
}

function objectOutline({ properties = {}, required = [] }: Schema, indent: string): string {
  const inner = `${indent}  `
  const lines = Object.entries(properties).map(
    ([name, schema]) => `${inner}${name}${required.includes(name) ? '' : '?'}: ${outline(schema, inner)}`,
  )
  return lines.length === 0 ? '{}' : `{\n${lines.join('\n')}\n${indent}}`
}

function formatNotes({ format, minLength, maxLength, default: defaultValue }: Schema): string {
  const length = maxLength === undefined ? null : `${minLength ?? 0}-${maxLength} characters`
  const notes = [format, length, defaultValue === undefined ? null : `default ${JSON.stringify(defaultValue)}`].filter(
    Boolean,
  )
  return notes.length > 0 ? ` (${notes.join(', ')})` : ''
}
