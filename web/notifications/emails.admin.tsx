import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type Email, type EmailState, hiddenLink } from '#contract/notifications/emails.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Attachments } from './attachments.tsx'
import { emailContent, emailsFor } from './emails.api.ts'

const states: Record<EmailState, { tone: BadgeTone; label: string }> = {
  queued: { tone: 'waiting', label: 'Waiting' },
  sent: { tone: 'good', label: 'Sent' },
  stored: { tone: 'plain', label: 'Stored only' },
  failed: { tone: 'bad', label: 'Failed' },
}

export function EmailsAdmin() {
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Email | null>(null)
  const emails = useInfiniteQuery(emailsFor(search.trim()))
  return (
    <>
      <PageHeader intro="All emails we sent, newest first. Without an email server, they are only stored here. Opening one is recorded in the audit log." />
      <Field label="Search by address or subject" className="mb-4 max-w-sm">
        <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <QueryView query={emails}>
        {({ pages }) => (
          <>
            <Table
              caption="Emails"
              rows={pages.flatMap((page) => page.items)}
              rowKey={(email) => email.emailId}
              empty={
                <EmptyState title={search ? 'No emails found' : 'No emails yet'}>
                  Emails to learners and staff appear here.
                </EmptyState>
              }
              columns={[
                {
                  key: 'subject',
                  header: 'Subject',
                  heading: true,
                  cell: (email) => (
                    <button type="button" className="link text-left" onClick={() => setOpened(email)}>
                      {email.subject}
                    </button>
                  ),
                },
                { key: 'to', header: 'To', cell: (email) => email.to },
                { key: 'at', header: 'Created', cell: (email) => dayAndTime(email.createdAt) },
                {
                  key: 'state',
                  header: 'State',
                  cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
                },
              ]}
            />
            <LoadMore query={emails} label="Show older" />
          </>
        )}
      </QueryView>
      {opened && <EmailDialog email={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function EmailDialog({ email, onClose }: { email: Email; onClose: () => void }) {
  const content = useQuery(emailContent(email.emailId))
  return (
    <Dialog open onClose={onClose} title={email.subject} intro={`To ${email.to}, ${dayAndTime(email.createdAt)}`}>
      {email.problem && <p className="mb-3 text-vermilion">{email.problem}</p>}
      <QueryView query={content}>
        {({ text, attachments }) => (
          <>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            {text.includes(hiddenLink) && (
              <p className="mt-3 text-soft">
                Only the recipient can see this link, because it gives access to their account.
              </p>
            )}
            <Attachments attachments={attachments} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
