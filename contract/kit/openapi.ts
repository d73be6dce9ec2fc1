import { z } from './zod.ts'
import type { Endpoint } from './endpoint.ts'
import { errorStatus } from './errors.ts'

export type Json = Record<string, unknown>

/** What comes in may still be transformed, what goes out is done: hence the two views of a schema. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  return rest
}

function parameters(place: 'path' | 'query', schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema,
  }))
}

function requestBody({ method, body, upload }: Endpoint): Json | null {
  if (upload) {
    const fields = jsonSchema(body, 'input') as { properties?: Json; required?: string[] }
    const file = { type: 'string', contentMediaType: upload.kinds.join(', ') }
    const schema = {
      type: 'object',
      properties: { ...fields.properties, [upload.field]: { type: 'array', items: file, maxItems: upload.maxFiles } },
      required: [...(fields.required ?? []), upload.field],
    }
    return { required: true, content: { 'multipart/form-data': { schema } } }
  }
  const schema = jsonSchema(body, 'input')
  const isEmpty = Object.keys((schema.properties as Json | undefined) ?? {}).length === 0
  return method === 'GET' || isEmpty ? null : { required: true, content: { 'application/json': { schema } } }
}

const idempotencyKey = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Sent again with the same key, the call is answered again and done once',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

function operation(name: string, endpoint: Endpoint): Json {
  const { summary, access, limit, path, reply, extraFields } = endpoint
  const body = requestBody(endpoint)
  const more = jsonSchema(extraFields, 'output') as { properties?: Json; required?: string[] }
  const always = { status: { const: 1 }, message: { type: 'string' }, data: jsonSchema(reply, 'output') }
  const success = {
    type: 'object',
    properties: { ...always, ...more.properties },
    required: [...Object.keys(always), ...(more.required ?? [])],
  }
  return {
    operationId: name,
    summary,
    tags: [path.split('/')[2]],
    'x-access': access,
    ...(limit && { 'x-limit': `${limit.times} in ${limit.seconds} s` }),
    security: access === 'public' ? [] : [{ token: [] }],
    parameters: [
      ...parameters('path', endpoint.params),
      ...parameters('query', endpoint.query),
      ...(endpoint.idempotent ? [idempotencyKey] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'It worked', content: { 'application/json': { schema: success } } },
      default: { $ref: '#/components/responses/Refusal' },
    },
  }
}

const refusal = {
  description: 'The one shape of every refusal; nothing was changed',
  content: {
    'application/json': {
      schema: {
        type: 'object',
        properties: {
          status: { enum: [0, 4], description: '4: the user exists; 0: any other refusal' },
          message: { type: 'string' },
          code: { enum: Object.keys(errorStatus) },
          fields: { type: 'object', additionalProperties: { type: 'string' } },
          requestId: { type: 'string' },
        },
        required: ['status', 'message', 'code', 'requestId'],
      },
    },
  },
}

/** The contract as OpenAPI 3.1. */
export function openApi(endpoints: Record<string, Endpoint>, title: string, serverUrl: string): Json {
  const paths: Record<string, Json> = {}
  for (const [name, endpoint] of Object.entries(endpoints)) {
    const path = endpoint.path.replace(/:(\w+)/g, '{$1}')
    paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(name, endpoint) }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1', description: 'Every call answers {status, message, data}; status 1 is success.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      responses: { Refusal: refusal },
    },
  }
}
