import { writeFileSync } from 'node:fs'
import { z } from 'zod'
import { Booking, endpoints, Hold, Paise, Problem, StationCode, Train } from './contract.ts'

const named = { StationCode, Paise, Train, Problem, Hold, Booking }

/** JSON Schema of one zod schema. A schema with an id becomes a reference; `definition` gives what it refers to. */
function schemaOf(schema: z.ZodType, io: 'input' | 'output', definition?: string) {
  const { $schema, $defs, ...rest } = z.toJSONSchema(schema, {
    io,
    // A response may get new fields later, so the document must not forbid them.
    override: ({ jsonSchema }) => {
      if (io === 'output') delete jsonSchema.additionalProperties
    },
  }) as Record<string, any>
  const wanted = definition !== undefined && rest.$ref ? $defs[definition] : rest
  const { id, ...plain } = wanted
  return JSON.parse(JSON.stringify(plain).replaceAll('#/$defs/', '#/components/schemas/'))
}

export function toOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const [operationId, endpoint] of Object.entries(endpoints)) {
    const query = 'query' in endpoint ? schemaOf(endpoint.query, 'input') : undefined
    ;(paths[endpoint.path] ??= {})[endpoint.method] = {
      operationId,
      summary: endpoint.summary,
      ...(query && {
        parameters: Object.entries(query.properties).map(([name, schema]) => ({
          name,
          in: 'query',
          required: (query.required ?? []).includes(name),
          schema,
        })),
      }),
      ...('body' in endpoint && {
        requestBody: { required: true, content: { 'application/json': { schema: schemaOf(endpoint.body, 'input') } } },
      }),
      responses: Object.fromEntries(
        Object.entries(endpoint.responses).map(([status, schema]) => [
          status,
          {
            description: Number(status) < 300 ? endpoint.summary : 'Error',
            content: { 'application/json': { schema: schemaOf(schema, 'output') } },
          },
        ]),
      ),
    }
  }
  const schemas = Object.fromEntries(Object.entries(named).map(([id, schema]) => [id, schemaOf(schema, 'output', id)]))
  return { openapi: '3.1.0', info: { title: 'Seat finder', version: '1.0.0' }, paths, components: { schemas } }
}

if (import.meta.main) writeFileSync('openapi.json', JSON.stringify(toOpenApi(), null, 2) + '\n')
