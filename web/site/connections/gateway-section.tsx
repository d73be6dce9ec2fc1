import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { GatewayKeys, type getGateway, saveGateway } from '#contract/site/gateway.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { gateway, useRemoveGateway, useSaveGateway, useTestGateway } from './api.ts'
import { ConnectionCard, SecretField } from './connection-card.tsx'
import { useConnectionForm } from './connection-form.ts'

type Stored = ReplyOf<typeof getGateway>

export function GatewaySection() {
  const query = useQuery(gateway)
  return <QueryView query={query}>{(stored) => <GatewayForm stored={stored} />}</QueryView>
}

const events = ['payment.captured', 'payment.failed', 'order.paid', 'refund.created', 'refund.processed']

function GatewayForm({ stored }: { stored: Stored }) {
  const [save, test, remove] = [useSaveGateway(), useTestGateway(), useRemoveGateway()]
  const connection = useConnectionForm({
    id: 'gateway',
    title: 'Online payments',
    saved: { keyId: stored.keyId ?? '' },
    secrets: ['keySecret', 'webhookSecret'],
    toDraft: (form) => form,
    save: { schema: saveGateway.body, run: (body) => save.mutateAsync({ body }) },
    test: {
      // The webhook's secret shows only when an event arrives.
      schema: GatewayKeys.strip(),
      run: async (body) => {
        const data = await test.mutateAsync({ body })
        return { isGood: data.works, text: data.report }
      },
    },
  })
  const { form, problems, change } = connection
  return (
    <ConnectionCard
      connection={connection}
      intro="Learners pay by UPI, card or net banking through Razorpay or a compatible gateway, and their courses open within seconds. We email all admins about every change."
      status={<Status stored={stored} />}
      fixedBy={stored.isFixed ? 'GATEWAY_KEY_ID' : null}
      testLabel="Check the keys"
      removal={
        stored.keyId === null
          ? null
          : {
              label: 'Stop online payments',
              text: 'Learners can then only pay to your account. Online payments that aren’t finished are no longer recorded.',
              run: (body) => remove.mutateAsync({ body }),
            }
      }
    >
      <Field label="Key ID" hint="From the API keys of your gateway." problem={problems['keyId']}>
        <Input
          name="keyId"
          value={form.keyId}
          autoComplete="off"
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => change({ keyId: event.target.value }, 'keyId')}
        />
      </Field>
      <SecretField name="keySecret" label="Key secret" saved={stored.secrets} connection={connection} />
      <WebhookAddress stored={stored} />
      <SecretField
        name="webhookSecret"
        label="Webhook secret"
        hint="At least 16 characters of your own, the same here and at the gateway."
        saved={stored.secrets}
        connection={connection}
      />
    </ConnectionCard>
  )
}

function WebhookAddress({ stored: { webhookUrl, lastEventAt } }: { stored: Stored }) {
  return (
    <div className="grid gap-2 rounded-card border border-line p-4">
      <p className="type-label">Webhook at the gateway</p>
      <div className="flex flex-wrap items-center gap-3">
        <code className="min-w-0 wrap-anywhere">{webhookUrl}</code>
        <CopyButton label="Webhook address" value={webhookUrl} />
      </div>
      <p className="type-small text-soft">
        Add it there with the events {events.join(', ')}.{' '}
        {lastEventAt
          ? `The last event arrived on ${dayAndTime(lastEventAt)}.`
          : 'No event has arrived yet; the first payment shows whether the secret is right.'}
      </p>
    </div>
  )
}

function Status({ stored: { keyId, isReadable } }: { stored: Stored }) {
  if (!isReadable)
    return (
      <Callout tone="problem">
        The saved secrets can’t be read, because the server’s APP_SECRET was replaced. Enter them again.
      </Callout>
    )
  return keyId === null ? (
    <Callout>Online payments are off. Learners pay to your account, and you verify each payment.</Callout>
  ) : (
    <Callout tone="good">Online payments are on. Learners can also pay to your account.</Callout>
  )
}
