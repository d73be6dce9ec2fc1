import type { ReactNode } from 'react'
import { eventDescriptions, SentEvent } from '#contract/webhooks/events.ts'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'

const verification = `import { createHmac, timingSafeEqual } from 'node:crypto'

/** body is the text of the request, before it is parsed as JSON. */
function isFromKaushal(headers, body, secret) {
  const { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures } = headers
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > 5 * 60) return false
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64')
  const expected = createHmac('sha256', key).update(\`\${id}.\${timestamp}.\${body}\`).digest()
  return signatures.split(' ').some((signature) => {
    const [version, value = ''] = signature.split(',')
    const given = Buffer.from(value, 'base64')
    return version === 'v1' && given.length === expected.length && timingSafeEqual(given, expected)
  })
}`

/** For those who build the endpoint. The same as docs/webhooks.md. */
export function WebhookGuideAdmin() {
  return (
    <>
      <PageHeader intro="For the developer of your endpoint." back={{ to: '/admin/webhooks', label: 'Webhooks' }} />
      <div className="grid max-w-3xl grid-cols-1 gap-8">
        <Section title="What we send">
          <p>
            Each event is a POST request with JSON, signed as in{' '}
            <a href="https://www.standardwebhooks.com" className="link">
              Standard Webhooks
            </a>
            . Its libraries for most languages work with your secret.
          </p>
          <ul className="list-disc space-y-1 pl-5">
            <li>
              <code>webhook-id</code> is the same whenever we send the event again. Skip an ID that you have seen.
            </li>
            <li>
              <code>webhook-timestamp</code> is the time of the attempt in seconds.
            </li>
            <li>
              <code>webhook-signature</code> is <code>v1,</code> and the HMAC-SHA256 of <code>id.timestamp.body</code>{' '}
              in base64. For 24 hours after a secret was replaced there are two, with a space between them.
            </li>
          </ul>
          <p>
            With contact details, <code>data.learner</code> also has <code>name</code> and <code>email</code>.
          </p>
        </Section>
        <Section title="What you answer">
          <ul className="list-disc space-y-1 pl-5">
            <li>Any 2xx status within 10 seconds: delivered. Do longer work after you’ve answered.</li>
            <li>
              Anything else, a redirect too: we try again after 5 seconds, 5 and 30 minutes, 2, 5, 10, 14, 20 and 24
              hours. Then the delivery has failed, and you can replay it here for 30 days.
            </li>
            <li>
              429 or 503 with <code>Retry-After</code>: we send nothing to the endpoint until then, for at most 24
              hours.
            </li>
            <li>410: we switch the endpoint off. After 5 days without a success we do so too, and email all admins.</li>
            <li>Events may arrive twice or in another order than they happened.</li>
          </ul>
        </Section>
        <Section title="Check the signature">
          <p>For Node.js, without a library:</p>
          <Code label="Example" text={verification} />
        </Section>
        <Section title="Events">
          {SentEvent.options.map((type) => {
            const { when, data } = eventDescriptions[type]
            const example = { type, timestamp: '2026-11-17T06:30:00.000Z', data }
            return (
              <div key={type}>
                <h3 className="font-semibold">
                  <code>{type}</code>
                </h3>
                <p className="mb-2 text-soft">{when}</p>
                <Code label="Example" text={JSON.stringify(example, null, 2)} />
              </div>
            )
          })}
        </Section>
      </div>
    </>
  )
}

const Section = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="grid grid-cols-1 gap-3">
    <h2 className="type-h3">{title}</h2>
    {children}
  </section>
)

const Code = ({ label, text }: { label: string; text: string }) => (
  <div className="relative">
    <pre
      // Scrollable content must be reachable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className="overflow-x-auto rounded-control bg-haze p-3 pr-14 text-[0.8125rem]"
    >
      {text}
    </pre>
    <CopyButton label={label} value={text} isBare className="absolute top-1 right-1 bg-haze" />
  </div>
)
