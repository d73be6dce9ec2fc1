/**
 * The one format of every error: { code: 'invalid_request', message, fields }.
 * `issues` is zod's list. Each field has `path`, joined with dots ('passengers.1.age'; '' for the body itself), and `message`.
 */
export function toProblem(issues) {
  return { code: 'invalid_request', message: 'Some fields need to be corrected.', fields: [] }
}

/**
 * Turns what z.toJSONSchema returns into a part of an OpenAPI document: { schema, schemas }.
 * `schemas` has the definitions from `$defs`, `schema` is the rest, without `$defs` and `$schema`.
 * Each `$ref` at any depth that begins with '#/$defs/' now begins with '#/components/schemas/'. The argument isn't changed.
 */
export function toComponents(json) {
  return { schema: json, schemas: {} }
}

/**
 * The `$ref`s in a document that point to nothing in its components.schemas: each once, sorted.
 */
export function danglingRefs(document) {
  return []
}

/**
 * What a new version of an endpoint breaks for the clients of the old one, sorted. A version is { request, response }, both
 * JSON Schemas of objects: { properties: { name: { type, enum } }, required: [names] }. The texts are:
 *   'response lost berth'           a field that clients read is gone
 *   'response changed berth'        its type is another one
 *   'response may say refunded in status'  a new value in an enum
 *   'request now requires age'      a field that wasn't required, or that is new
 *   'request lost berths'           a field that clients send, which the server now refuses as unknown
 */
export function breakingChanges(before, after) {
  return []
}
