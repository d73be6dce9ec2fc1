/** The one format of every error. */
export function toProblem(issues) {
  const fields = issues.map(({ path, message }) => ({ path: path.join('.'), message }))
  return { code: 'invalid_request', message: 'Some fields need to be corrected.', fields }
}

/** Calls `change` for each object in a JSON value, from the inside, and returns a copy. */
function mapObjects(value, change) {
  if (Array.isArray(value)) return value.map((item) => mapObjects(item, change))
  if (value === null || typeof value !== 'object') return value
  return change(Object.fromEntries(Object.entries(value).map(([key, item]) => [key, mapObjects(item, change)])))
}

/** Definitions move to components.schemas, and the references follow them. */
export function toComponents(json) {
  const { $schema, $defs = {}, ...schema } = mapObjects(json, (object) =>
    typeof object.$ref === 'string' ? { ...object, $ref: object.$ref.replace(/^#\/\$defs\//, '#/components/schemas/') } : object,
  )
  return { schema, schemas: $defs }
}

/** The references that point to nothing. */
export function danglingRefs(document) {
  const known = new Set(Object.keys(document.components?.schemas ?? {}).map((name) => `#/components/schemas/${name}`))
  const dangling = new Set()
  mapObjects(document, (object) => {
    if (typeof object.$ref === 'string' && !known.has(object.$ref)) dangling.add(object.$ref)
    return object
  })
  return [...dangling].sort()
}

/** What a new version breaks for the clients of the old one. */
export function breakingChanges(before, after) {
  const found = []
  for (const [name, field] of Object.entries(before.response.properties)) {
    const now = after.response.properties[name]
    if (now === undefined) {
      found.push(`response lost ${name}`)
      continue
    }
    if (JSON.stringify(now.type) !== JSON.stringify(field.type)) found.push(`response changed ${name}`)
    for (const value of now.enum ?? []) if (field.enum && !field.enum.includes(value)) found.push(`response may say ${value} in ${name}`)
  }
  for (const name of after.request.required ?? []) if (!(before.request.required ?? []).includes(name)) found.push(`request now requires ${name}`)
  for (const name of Object.keys(before.request.properties)) if (!(name in after.request.properties)) found.push(`request lost ${name}`)
  return found.sort()
}
