import { z } from './zod.ts'
import type { Endpoint } from './endpoint.ts'
import { errorStatus } from './errors.ts'

export type Json = Record<string, unknown>

/** The schema before (input) or after (output) zod's transformations. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Json {
  const { $schema: _dialect, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override: nameProperties,
  })
  return rest
}

/** A record whose keys are known requires all of them, and zod doesn't say what each one is. */
function nameProperties({ jsonSchema }: { jsonSchema: Json }) {
  const { propertyNames, additionalProperties, required } = jsonSchema as { required?: string[] } & Json
  if (!propertyNames || !required) return
  jsonSchema.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]))
  jsonSchema.additionalProperties = false
  delete jsonSchema.propertyNames
}

function parameters(location: 'path' | 'query', schema: z.ZodType): Json[] {
  const { properties = {}, required = [] } = jsonSchema(schema, 'input') as {
    properties?: Record<string, Json>
    required?: string[]
  }
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
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
  description: 'A retry with the same key returns the first response and changes nothing',
  schema: { type: 'string', pattern: '^[\\w-]{8,100}$' },
}

const writtenAgo = {
  name: 'Written-Ago',
  in: 'header',
  required: false,
  description: 'How many seconds it waited on the device before it could be sent',
  schema: { type: 'integer', minimum: 0 },
}

function operation(name: string, endpoint: Endpoint): Json {
  const { summary, access, limit, path, reply, extraFields } = endpoint
  const body = requestBody(endpoint)
  const extra = jsonSchema(extraFields, 'output') as { properties?: Json; required?: string[] }
  const fields = { status: { const: 1 }, message: { type: 'string' }, data: jsonSchema(reply, 'output') }
  const success = {
    type: 'object',
    properties: { ...fields, ...extra.properties },
    required: [...Object.keys(fields), ...(extra.required ?? [])],
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
      ...(endpoint.mayWait ? [writtenAgo] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      200: { description: 'Success', content: { 'application/json': { schema: success } } },
      ...Object.fromEntries(errorsOf(endpoint, body !== null).map((http) => [http, refTo(http)])),
      default: refTo('default'),
    },
  }
}

/** What an endpoint answers because of its declaration; rules of its domain may add others. */
function errorsOf({ method, access, path, idempotent, limit }: Endpoint, hasBody: boolean): Http[] {
  return [
    // Every call rejects parameters that it doesn't know.
    400,
    ...(access === 'public' ? [] : [401 as const]),
    ...(access !== 'public' && access !== 'account' ? [403 as const] : []),
    ...(path.includes(':') ? [404 as const] : []),
    ...(idempotent ? [409 as const] : []),
    ...(hasBody ? ([413, 415] as const) : []),
    ...(limit ? [429 as const] : []),
    503,
    504,
    ...(method === 'GET' ? [] : [507 as const]),
  ]
}

type Http = keyof typeof errorDescriptions
const errorDescriptions = {
  400: 'The input is not valid; `fields` says what is wrong with each field',
  401: 'Nobody is logged in, or the session has ended',
  403: 'This person has no access',
  404: 'It does not exist, or belongs to somebody else',
  409: 'It was done already, or conflicts with what is stored',
  413: 'The request or one of its files is too large',
  415: 'The content type is wrong',
  429: 'The rate limit is reached; try again after Retry-After seconds',
  503: 'We are too busy or can’t reach what we need; try again after Retry-After seconds',
  504: 'It took too long, and may still be done; try again with the same Idempotency-Key',
  507: 'Nothing can be saved; try again after Retry-After seconds',
  default: 'Any other error',
}

const refTo = (http: Http) => ({ $ref: `#/components/responses/${http}` })

const errorResponses = Object.fromEntries(
  Object.entries(errorDescriptions).map(([http, description]) => [
    http,
    { description, content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } } },
  ]),
)

const errorSchema = {
  type: 'object',
  properties: {
    status: { enum: [0, 4], description: '4: the user already exists; 0: any other error' },
    message: { type: 'string' },
    code: { enum: Object.keys(errorStatus) },
    fields: { type: 'object', additionalProperties: { type: 'string' } },
    requestId: { type: 'string' },
  },
  required: ['status', 'message', 'code', 'requestId'],
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
    info: { title, version: '1', description: 'Every response is {status, message, data}; status 1 means success.' },
    servers: [{ url: serverUrl }],
    paths,
    components: {
      securitySchemes: { token: { type: 'http', scheme: 'bearer' } },
      schemas: { Error: errorSchema },
      responses: errorResponses,
    },
  }
}
