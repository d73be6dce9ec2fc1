import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { CalendarSync } from '#web/kit/icons.tsx'
import { demoMonth, useCreateFeed, useRevokeFeed } from '../demos.api.ts'

export function FeedButton({ month }: { month: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const since = useQuery(demoMonth(month)).data?.feedSince ?? null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <CalendarSync aria-hidden="true" className="size-4.5" />
        Calendar link
      </Button>
      {isOpen && <FeedDialog since={since} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The link is shown only once, when it is created: the server stores just its hash. */
function FeedDialog({ since, onClose }: { since: string | null; onClose: () => void }) {
  const create = useCreateFeed()
  const revoke = useRevokeFeed()
  const url = create.data?.url
  return (
    <Dialog
      open
      onClose={onClose}
      title="Demos in your calendar app"
      intro="Subscribe in Google Calendar, Outlook or Apple Calendar to see names and times of all demos. Emails and phone numbers are not included."
      actions={
        <>
          {since && (
            <Button
              variant="danger"
              busy={revoke.isPending}
              onClick={() => revoke.mutate(undefined, { onSuccess: () => create.reset() })}
            >
              Revoke link
            </Button>
          )}
          <Button variant="primary" busy={create.isPending} onClick={() => create.mutate()}>
            {since ? 'Create a new link' : 'Create link'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {url && <FeedLink url={url} />}
        {since && !url && (
          <p>You created a link on {dayAndTime(since)}. We can’t show it again; a new link replaces it.</p>
        )}
        {revoke.isSuccess && !since && <p>Link revoked. It no longer works in calendar apps.</p>}
        <p className="type-small text-soft">
          Anyone with the link can see the names. It stops working if you’re no longer an admin.
        </p>
        <Problem text={create.error?.message ?? revoke.error?.message} />
      </div>
    </Dialog>
  )
}

function FeedLink({ url }: { url: string }) {
  return (
    <div className="flex items-end gap-2">
      <Field label="Your link" hint="Copy it now. We won’t show it again." className="flex-1">
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton label="Calendar link" value={url} size="medium" className="mb-6.5" />
    </div>
  )
}
