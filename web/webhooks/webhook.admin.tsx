import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Navigate, useNavigate, useParams } from 'react-router'
import { eventDescriptions } from '#contract/webhooks/events.ts'
import type { Webhook } from '#contract/webhooks/webhooks.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { useNow } from '#web/kit/duration.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Deliveries } from './deliveries.tsx'
import { hostOf, WebhookBadge } from './state.tsx'
import { useDeleteWebhook, useSendTest, useSetState, webhook } from './webhooks.api.ts'

const WebhookDialog = lazyPart(() => import('./webhook-dialog.tsx'), 'WebhookDialog')
const SecretDialog = lazyPart(() => import('./secret-dialog.tsx'), 'SecretDialog')

const back = { to: '/admin/webhooks', label: 'Webhooks' }

export function WebhookAdmin() {
  const webhookId = Number(useParams()['webhookId'])
  const isId = Number.isSafeInteger(webhookId) && webhookId > 0
  const query = useQuery({ ...webhook(webhookId), enabled: isId })
  if (!isId) return <Navigate to="/admin/webhooks" replace />
  if (query.error instanceof ApiError && query.error.code === 'not_found' && !query.data) {
    return (
      <>
        <PageHeader back={back} />
        <EmptyState title="This endpoint was deleted">Its deliveries were deleted with it.</EmptyState>
      </>
    )
  }
  return <QueryView query={query}>{(found) => <OneWebhook key={webhookId} found={found} />}</QueryView>
}

function OneWebhook({ found }: { found: Webhook }) {
  const { url, state, events, includesContact } = found
  return (
    <>
      <PageHeader
        title={hostOf(url)}
        back={back}
        intro={
          <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <WebhookBadge state={state} />
            <span className="break-all">{url}</span>
          </span>
        }
        actions={<Actions found={found} />}
      />
      <Condition found={found} />
      <p className="mb-6 text-soft">
        {events.map((event) => eventDescriptions[event].label).join(', ')}.{' '}
        {includesContact ? 'With the learner’s name and email address.' : 'Without contact details.'}
      </p>
      <Deliveries webhookId={found.webhookId} canReplay={state === 'active'} hasFailed={found.failed > 0} />
    </>
  )
}

function Condition({ found }: { found: Webhook }) {
  const { state, offReason, failingSince, notBefore, previousSecretUntil } = found
  const now = useNow(60_000)
  const text =
    state === 'off'
      ? `We switched it off. ${offReason}. Turn it on when it works again, then replay what failed.`
      : state === 'paused'
        ? 'Paused. New events wait until you turn it on.'
        : notBefore && Date.parse(notBefore) > now
          ? `The endpoint asked us to wait until ${dayAndTime(notBefore)}. Everything is sent after that.`
          : failingSince
            ? `Deliveries have been failing since ${dayAndTime(failingSince)}. We keep trying.`
            : null
  return (
    <div className="mb-5 grid gap-3 empty:hidden">
      {text && <Callout tone={state === 'off' ? 'problem' : 'waiting'}>{text}</Callout>}
      {previousSecretUntil && Date.parse(previousSecretUntil) > now && (
        <Callout>{`The previous secret also signs until ${dayAndTime(previousSecretUntil)}.`}</Callout>
      )}
    </div>
  )
}

type Open = 'edit' | 'show' | 'replace' | 'delete' | null

function Actions({ found }: { found: Webhook }) {
  const { webhookId, state, url } = found
  const [open, setOpen] = useState<Open>(null)
  const test = useSendTest()
  const change = useSetState()
  const remove = useDeleteWebhook()
  const navigate = useNavigate()
  const close = () => setOpen(null)
  const isOn = state === 'active'
  return (
    <>
      {isOn && (
        <Button
          busy={test.isPending}
          onClick={() => test.mutate({ params: { webhookId } }, { onSuccess: () => toast('Test sent.') })}
        >
          Send a test
        </Button>
      )}
      <Button
        busy={change.isPending}
        onClick={() => change.mutate({ params: { webhookId }, body: { state: isOn ? 'paused' : 'active' } })}
      >
        {isOn ? 'Pause' : 'Turn on'}
      </Button>
      <Menu trigger={<Button>More</Button>}>
        <MenuItem onSelect={() => setOpen('edit')}>Edit</MenuItem>
        <MenuItem onSelect={() => setOpen('show')}>Show secret</MenuItem>
        <MenuItem onSelect={() => setOpen('replace')}>Replace secret</MenuItem>
        <MenuItem danger onSelect={() => setOpen('delete')}>
          Delete
        </MenuItem>
      </Menu>
      {open === 'edit' && <WebhookDialog webhook={found} onClose={close} />}
      {(open === 'show' || open === 'replace') && <SecretDialog webhookId={webhookId} action={open} onClose={close} />}
      {open === 'delete' && (
        <ConfirmDialog
          title={`Delete ${hostOf(url)}?`}
          text="We send nothing more to it. Its deliveries are deleted too."
          action="Delete endpoint"
          onConfirm={async () => {
            await remove.mutateAsync({ params: { webhookId } })
            await navigate('/admin/webhooks')
          }}
          onClose={close}
        />
      )}
    </>
  )
}
