import type { z } from '#contract/kit/zod.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { errorStatus } from '#contract/kit/errors.ts'
import { jsonSchema } from '#contract/kit/openapi.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { outline } from './schema-outline.ts'

const groups = Map.groupBy(Object.entries(endpoints), ([, { path }]) => path.split('/')[2]!)

/** The API reference for people; /openapi.json is generated from the same declarations. */
function DocsPage() {
  return (
    <div className="container-page section">
      <h1 className="type-h1">API reference</h1>
      <div className="prose mt-6 max-w-3xl">
        <p>
          Every call returns <code>{'{ status, message, data }'}</code>; <code>status</code> is 1 on success. An error
          has <code>status</code> 0 (4: the user already exists), a <code>code</code>, and a message for each invalid
          field in <code>fields</code>. A call that fails changes nothing.
        </p>
        <p>
          Logging in returns a token. Send it as <code>Authorization: Bearer …</code> with every call. The same
          reference is available as <a href="/openapi.json">OpenAPI 3.1</a>.
        </p>
      </div>
      {[...groups].map(([name, calls]) => (
        <section key={name} className="mt-14" aria-labelledby={`group-${name}`}>
          <h2 id={`group-${name}`} className="type-h2 mb-5">
            {name}
          </h2>
          <div className="grid grid-cols-1 gap-3">
            {calls.map(([call, endpoint]) => (
              <Operation key={call} name={call} endpoint={endpoint} />
            ))}
          </div>
        </section>
      ))}
      <Errors />
    </div>
  )
}

function Operation({ name, endpoint }: { name: string; endpoint: Endpoint }) {
  const { method, path, summary, access, limit } = endpoint
  return (
    <details id={name} className="surface min-w-0">
      <summary className="flex flex-wrap items-center gap-x-4 gap-y-1 px-5 py-3 hover:bg-haze">
        <code className="min-w-0 font-semibold [overflow-wrap:anywhere]">
          {method} {path}
        </code>
        <Badge tone={access === 'public' ? 'good' : 'plain'}>{access}</Badge>
        <span className="basis-full text-soft">{summary}</span>
      </summary>
      <div className="grid gap-4 border-t border-line px-5 py-4">
        <Part title="Path" schema={endpoint.params} io="input" />
        <Part title="Query" schema={endpoint.query} io="input" />
        <Part title={endpoint.upload ? 'Form fields' : 'Body'} schema={endpoint.body} io="input" />
        {endpoint.upload && (
          <p>
            Files in <code>{endpoint.upload.field}</code>: up to {endpoint.upload.maxFiles}, at most{' '}
            {endpoint.upload.maxBytes / 1024 / 1024} MB each ({endpoint.upload.kinds.join(', ')}).
          </p>
        )}
        <Part title="Response data" schema={endpoint.reply} io="output" />
        <Part title="Other response fields" schema={endpoint.extraFields} io="output" />
        {endpoint.idempotent && (
          <p>
            Safe to retry: with the same <code>Idempotency-Key</code> header it runs once and returns the same response.
          </p>
        )}
        {limit && (
          <p className="type-small text-soft">
            Rate limit: {limit.times} calls in {limit.seconds} seconds.
          </p>
        )}
      </div>
    </details>
  )
}

function Part({ title, schema, io }: { title: string; schema: z.ZodType; io: 'input' | 'output' }) {
  const text = outline(jsonSchema(schema, io))
  if (text === '{}') return null
  return (
    <div className="min-w-0">
      <h3 className="type-label mb-1">{title}</h3>
      {/* Long lines scroll, so the keyboard must reach them. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control bg-haze p-3">
        {text}
      </pre>
    </div>
  )
}

function Errors() {
  return (
    <section className="mt-14" aria-labelledby="errors">
      <h2 id="errors" className="type-h2 mb-5">
        Errors
      </h2>
      <ul className="grid gap-2">
        {Object.entries(errorStatus).map(([code, http]) => (
          <li key={code}>
            <code>{code}</code> <span className="text-soft">HTTP {http}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

export const page: PublicPage<null> = {
  load: noData,
  head: () => ({
    title: 'API reference',
    description: 'Every call of the academy’s API: who can use it, what it takes and what it returns.',
  }),
  View: DocsPage,
  isInteractive: false,
}
