import type { z } from '#contract/kit/zod.ts'
import { endpoints } from '#contract/endpoints.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { errorStatus } from '#contract/kit/errors.ts'
import { jsonSchema } from '#contract/kit/openapi.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { noData, type PublicPage } from '#web/kit/api/page.ts'
import { outline } from './schema-outline.ts'

const groups = Map.groupBy(Object.entries(endpoints), ([, { path }]) => path.split('/')[2]!)

/** The contract for people; machines read /openapi.json, made from the same declarations. */
function DocsPage() {
  return (
    <div className="container-page section">
      <h1 className="type-h1">The API</h1>
      <div className="prose mt-6 max-w-3xl">
        <p>
          Every call answers <code>{'{ status, message, data }'}</code>; <code>status</code> is 1 when it worked. A
          refusal has <code>status</code> 0 (4: the user exists), a <code>code</code>, and under <code>fields</code>{' '}
          what is wrong with which field. Nothing is changed by a call that is refused.
        </p>
        <p>
          Signing in answers a token; send it as <code>Authorization: Bearer …</code> from then on. The same description
          for machines: <a href="/openapi.json">OpenAPI 3.1</a>.
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
      <Refusals />
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
            Files under <code>{endpoint.upload.field}</code>: at most {endpoint.upload.maxFiles}, each up to{' '}
            {endpoint.upload.maxBytes / 1024 / 1024} MB ({endpoint.upload.kinds.join(', ')}).
          </p>
        )}
        <Part title="data of the answer" schema={endpoint.reply} io="output" />
        <Part title="beside data" schema={endpoint.extraFields} io="output" />
        {endpoint.idempotent && (
          <p>
            Sent again with the same <code>Idempotency-Key</code> header, it is answered again and done once.
          </p>
        )}
        {limit && (
          <p className="type-small text-soft">
            At most {limit.times} calls in {limit.seconds} seconds.
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
      {/* Long lines scroll; a keyboard needs a way to get there. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <pre tabIndex={0} className="overflow-x-auto rounded-control bg-haze p-3">
        {text}
      </pre>
    </div>
  )
}

function Refusals() {
  return (
    <section className="mt-14" aria-labelledby="refusals">
      <h2 id="refusals" className="type-h2 mb-5">
        Refusals
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
    title: 'API',
    description: 'Every call of the academy’s API: who may call it, what it takes, what it answers.',
  }),
  View: DocsPage,
  isInteractive: false,
}
