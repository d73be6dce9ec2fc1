import { useQuery } from '@tanstack/react-query'
import { CalendarSync } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/layout/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { demoMonth, useEndFeed, useMakeFeed } from '../demos.api.ts'

/** Leads to the address under which a calendar app shows the bookings. */
export function FeedButton({ month }: { month: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const since = useQuery(demoMonth(month)).data?.feedSince ?? null
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>
        <CalendarSync aria-hidden="true" className="size-4.5" />
        Calendar address
      </Button>
      {isOpen && <FeedDialog since={since} onClose={() => setIsOpen(false)} />}
    </>
  )
}

/** The address is shown once, when it is made: only its hash is kept. */
function FeedDialog({ since, onClose }: { since: string | null; onClose: () => void }) {
  const make = useMakeFeed()
  const end = useEndFeed()
  const url = make.data?.url
  const endIt = () => end.mutate(undefined, { onSuccess: () => make.reset() })
  return (
    <Dialog
      open
      onClose={onClose}
      title="Demos in your calendar app"
      intro="Subscribe to this address in Google Calendar, Outlook or Apple Calendar: it shows who comes when, with names and times, no numbers and no email."
      actions={
        <>
          {since && (
            <Button variant="danger" busy={end.isPending} onClick={endIt}>
              End the address
            </Button>
          )}
          <Button variant="primary" busy={make.isPending} onClick={() => make.mutate()}>
            {since ? 'Make a new address' : 'Make an address'}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {url && <Address url={url} />}
        {since && !url && (
          <p>You have an address since {dayAndTime(since)}. It cannot be shown again; a new one ends it.</p>
        )}
        {end.isSuccess && !since && <p>The address is ended. Calendar apps get nothing from it any more.</p>}
        <p className="type-small text-soft">
          Whoever has the address sees the names. It ends by itself when you are no admin any more.
        </p>
        <Problem text={make.error?.message ?? end.error?.message} />
      </div>
    </Dialog>
  )
}

function Address({ url }: { url: string }) {
  return (
    <div className="flex items-end gap-2">
      <Field label="Your address" hint="Copy it now: it is shown only this once." className="flex-1">
        <Input readOnly value={url} onFocus={({ target }) => target.select()} />
      </Field>
      <CopyButton label="Calendar address" value={url} size="medium" className="mb-6.5" />
    </div>
  )
}
