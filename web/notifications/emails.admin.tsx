import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type Attachment, type Email, type EmailState, hiddenLink } from '#contract/notifications/emails.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { Paperclip } from '#web/kit/staff-icons.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { Table } from '#web/kit/lists/table.tsx'
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

function Attachments({ attachments }: { attachments: Attachment[] }) {
  if (attachments.length === 0) return null
  return (
    <section aria-labelledby="attached" className="mt-5 border-t border-line pt-4">
      <h3 id="attached" className="type-label">
        Attachments
      </h3>
      <ul className="mt-2 grid gap-3">
        {attachments.map((attachment) => (
          <li key={attachment.name}>
            <DownloadLink attachment={attachment} />
            <details className="mt-1">
              <summary className="touch type-small inline-flex items-center text-soft hover:text-ink hover:underline">
                Read here
              </summary>
              <pre className="mt-2 rounded-control bg-haze p-3 text-[0.8125rem] break-all whitespace-pre-wrap">
                {attachment.content}
              </pre>
            </details>
          </li>
        ))}
      </ul>
    </section>
  )
}

function DownloadLink({ attachment: { name, kind, content } }: { attachment: Attachment }) {
  const link = useRef<HTMLAnchorElement>(null)

  // The browser keeps the blob in memory until its URL is revoked.
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([content], { type: kind }))
    link.current?.setAttribute('href', url)
    return () => URL.revokeObjectURL(url)
  }, [content, kind])

  return (
    // oxlint-disable-next-line jsx-a11y/anchor-is-valid -- the effect sets the href
    <a ref={link} download={name} className="link touch inline-flex items-center gap-2 font-medium">
      <Paperclip aria-hidden="true" className="size-4 shrink-0" />
      <span className="min-w-0 break-all">{name}</span>
    </a>
  )
}
