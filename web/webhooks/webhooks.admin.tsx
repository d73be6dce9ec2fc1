import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { eventDescriptions } from '#contract/webhooks/events.ts'
import { maxWebhooks, type Webhook } from '#contract/webhooks/webhooks.ts'
import { May } from '#web/identity/index.ts'
import { cappedCount } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { type Column, Table } from '#web/kit/lists/table.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { hostOf, WebhookBadge } from './state.tsx'
import { webhooks } from './webhooks.api.ts'

const WebhookDialog = lazyPart(() => import('./webhook-dialog.tsx'), 'WebhookDialog')

export function WebhooksAdmin() {
  const query = useQuery(webhooks)
  const [isAdding, setIsAdding] = useState(false)
  const isFull = (query.data?.length ?? 0) >= maxWebhooks
  return (
    <>
      <PageHeader
        intro="Connect your other systems. We send them an event when something happens here."
        back={{ to: '/admin/settings', label: 'Settings' }}
        actions={
          <>
            <RouteButton to="/admin/webhooks/guide">Guide</RouteButton>
            <May do="site:act">
              <Button variant="primary" disabled={isFull} onClick={() => setIsAdding(true)}>
                Add endpoint
              </Button>
            </May>
          </>
        }
      />
      <QueryView query={query}>
        {(rows) => (
          <Table
            caption="Endpoints, oldest first"
            rows={rows}
            rowKey={({ webhookId }) => webhookId}
            columns={columns}
            empty={
              <EmptyState title="No endpoints yet">
                Add the address of your CRM, accounting tool or spreadsheet to send it registrations, payments and
                certificates.
              </EmptyState>
            }
          />
        )}
      </QueryView>
      {isAdding && <WebhookDialog webhook={null} onClose={() => setIsAdding(false)} />}
    </>
  )
}

const columns: Column<Webhook>[] = [
  {
    key: 'url',
    header: 'Endpoint',
    heading: true,
    written: true,
    cell: ({ webhookId, url }) => (
      <>
        <Link to={`/admin/webhooks/${webhookId}`} className="link font-semibold">
          {hostOf(url)}
        </Link>
        <span className="type-small block break-all text-soft">{new URL(url).pathname}</span>
      </>
    ),
  },
  {
    key: 'events',
    header: 'Events',
    cell: ({ events }) => events.map((event) => eventDescriptions[event].label).join(', '),
  },
  { key: 'contact', header: 'Contact details', cell: ({ includesContact }) => (includesContact ? 'Sent' : 'Not sent') },
  { key: 'state', header: 'Status', cell: ({ state }) => <WebhookBadge state={state} /> },
  { key: 'pending', header: 'Waiting', numeric: true, cell: ({ pending }) => cappedCount(pending) },
  { key: 'failed', header: 'Failed', numeric: true, cell: ({ failed }) => cappedCount(failed) },
]
