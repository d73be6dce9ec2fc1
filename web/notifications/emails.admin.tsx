import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { Mail, MailState } from '#contract/notifications/emails.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { Attachments } from './attachments.tsx'
import { mailText, mailsFor } from './emails.api.ts'

const states: Record<MailState, { tone: BadgeTone; label: string }> = {
  queued: { tone: 'waiting', label: 'Waiting' },
  sent: { tone: 'good', label: 'Sent' },
  kept: { tone: 'plain', label: 'Kept here' },
  failed: { tone: 'bad', label: 'Refused' },
}

/** Every mail the academy wrote. Without a mail server this is where they are read. */
export function MailsAdmin() {
  const [search, setSearch] = useState('')
  const [opened, setOpened] = useState<Mail | null>(null)
  const mails = useInfiniteQuery(mailsFor(search.trim()))
  return (
    <>
      <PageHeader title="Mail" intro="What the academy wrote, newest first. Without a mail server it is kept here." />
      <Field label="Search by address or subject" className="mb-4 max-w-sm">
        <Input type="search" value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <QueryView query={mails}>
        {({ pages }) => (
          <>
            <Table
              caption="Mails"
              rows={pages.flatMap((page) => page.items)}
              rowKey={(mail) => mail.mailId}
              empty={
                <EmptyState title={search ? 'No mail fits' : 'No mail yet'}>
                  Welcomes and password links appear here.
                </EmptyState>
              }
              columns={[
                {
                  key: 'subject',
                  header: 'Subject',
                  heading: true,
                  cell: (mail) => (
                    <button type="button" className="link text-left" onClick={() => setOpened(mail)}>
                      {mail.subject}
                    </button>
                  ),
                },
                { key: 'to', header: 'To', cell: (mail) => mail.to },
                { key: 'at', header: 'Written', cell: (mail) => dayAndTime(mail.createdAt) },
                {
                  key: 'state',
                  header: 'State',
                  cell: ({ state }) => <Badge tone={states[state].tone}>{states[state].label}</Badge>,
                },
              ]}
            />
            {mails.hasNextPage && (
              <Button className="mt-4" busy={mails.isFetchingNextPage} onClick={() => void mails.fetchNextPage()}>
                Show older ones
              </Button>
            )}
          </>
        )}
      </QueryView>
      {opened && <MailDialog mail={opened} onClose={() => setOpened(null)} />}
    </>
  )
}

function MailDialog({ mail, onClose }: { mail: Mail; onClose: () => void }) {
  const letter = useQuery(mailText(mail.mailId))
  return (
    <Dialog open onClose={onClose} title={mail.subject} intro={`To ${mail.to}, ${dayAndTime(mail.createdAt)}`}>
      {mail.problem && <p className="mb-3 text-vermilion">{mail.problem}</p>}
      <QueryView query={letter}>
        {({ text, attachments }) => (
          <>
            <p className="wrap-anywhere whitespace-pre-wrap">{text}</p>
            <Attachments of={attachments} />
          </>
        )}
      </QueryView>
    </Dialog>
  )
}
