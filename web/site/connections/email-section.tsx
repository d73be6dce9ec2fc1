import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { EmailServerDraft, type getEmailServer, saveEmailServer } from '#contract/site/email-server.ts'
import { Field, Input, Options, Select } from '#web/kit/forms/field.tsx'
import { plural } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { toNumber } from '../school/typed-number.ts'
import { emailServer, useRemoveEmailServer, useSaveEmailServer, useTestEmailServer } from './api.ts'
import { ConnectionCard, SecretField } from './connection-card.tsx'
import { useConnectionForm } from './connection-form.ts'

type Stored = ReplyOf<typeof getEmailServer>

export function EmailSection() {
  const query = useQuery(emailServer)
  return <QueryView query={query}>{(stored) => <EmailForm stored={stored} />}</QueryView>
}

const securities = [
  ['starttls', 'STARTTLS, usually port 587'],
  ['tls', 'TLS, usually port 465'],
] as const
const usualPorts: Record<string, string> = { starttls: '587', tls: '465' }

const nothing = { host: '', port: '587', security: 'starttls', user: '', senderName: '', senderAddress: '' }

function EmailForm({ stored }: { stored: Stored }) {
  const [save, test, remove] = [useSaveEmailServer(), useTestEmailServer(), useRemoveEmailServer()]
  const connection = useConnectionForm({
    id: 'email',
    title: 'Email server',
    saved: stored.server ? { ...stored.server, port: String(stored.server.port) } : nothing,
    secrets: ['serverPassword'],
    toDraft: (form) => ({ ...form, port: toNumber(form.port) }),
    save: { schema: saveEmailServer.body, run: (body) => save.mutateAsync({ body }) },
    test: {
      schema: EmailServerDraft,
      run: async (body) => {
        const data = await test.mutateAsync({ body })
        return { isGood: data.isSent, text: data.report }
      },
    },
  })
  const { form, problems, change } = connection
  const input = (name: 'host' | 'user' | 'senderName' | 'senderAddress', type = 'text') => (
    <Input
      type={type}
      name={name}
      value={form[name]}
      autoComplete="off"
      spellCheck={false}
      autoCapitalize="none"
      onChange={(event) => change({ [name]: event.target.value }, name)}
    />
  )
  // A port that they didn't choose themselves follows the security.
  const setSecurity = (security: string) =>
    change({ security, ...(form.port === usualPorts[form.security] && { port: usualPorts[security]! }) }, 'security')
  return (
    <ConnectionCard
      connection={connection}
      intro="The server that sends our emails. Your email provider lists these values under SMTP. We email all admins about every change."
      status={<Status stored={stored} />}
      fixedBy={stored.isFixed ? 'SMTP_URL' : null}
      testLabel="Send me a test email"
      removal={
        stored.server && {
          label: 'Remove the email server',
          text: 'From then on emails are only stored. Nobody gets links to log in, receipts or reminders by email.',
          run: (body) => remove.mutateAsync({ body }),
        }
      }
    >
      <div className="grid gap-5 sm:grid-cols-[1fr_8rem]">
        <Field label="Server" hint="For example smtp.example.in" problem={problems['host']}>
          {input('host')}
        </Field>
        <Field label="Port" problem={problems['port']}>
          <Input
            name="port"
            inputMode="numeric"
            value={form.port}
            onChange={(event) => change({ port: event.target.value }, 'port')}
          />
        </Field>
      </div>
      <Field label="Security" problem={problems['security']}>
        <Select name="security" value={form.security} onChange={(event) => setSecurity(event.target.value)}>
          <Options of={securities} />
        </Select>
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="User" optional hint="Often your email address." problem={problems['user']}>
          {input('user')}
        </Field>
        <SecretField
          name="serverPassword"
          label="Password"
          hint="Some providers need an app password."
          saved={stored.password}
          connection={connection}
        />
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Sender name" problem={problems['senderName']}>
          {input('senderName')}
        </Field>
        <Field label="Sender address" hint="Where replies go." problem={problems['senderAddress']}>
          {input('senderAddress', 'email')}
        </Field>
      </div>
    </ConnectionCard>
  )
}

function Status({ stored: { server, isReadable, queued, stored } }: { stored: Stored }) {
  if (!isReadable)
    return (
      <Callout tone="problem">
        The saved password can’t be read, because the server’s APP_SECRET was replaced. Enter it again.
      </Callout>
    )
  if (!server)
    return (
      <Callout tone="waiting">
        No email leaves the school yet.{' '}
        {stored > 0 ? `${plural(stored, 'recent email')} can be read under ` : 'Until then you can read them under '}
        <RouteLink to="/admin/emails">Email</RouteLink>.
      </Callout>
    )
  return queued > 0 ? (
    <Callout tone="waiting">{plural(queued, 'email')} waiting to be sent. Saving sends them at once.</Callout>
  ) : null
}
