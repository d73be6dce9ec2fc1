import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/layout/button.tsx'
import { CopyButton } from '#web/kit/overlays/copy-button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Field, Input, Problem } from '#web/kit/forms/field.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton } from '#web/kit/states/skeleton.tsx'
import { sessionFeed, useRenewFeed } from './sessions.api.ts'

/** The private address of the calendar feed. */
export function FeedDialog({ onClose }: { onClose: () => void }) {
  const feed = useQuery(sessionFeed)
  const renew = useRenewFeed()
  const [isAsking, setIsAsking] = useState(false)
  return (
    <Dialog
      open
      onClose={onClose}
      title="Your sessions in your calendar app"
      intro="Subscribe once in Google Calendar, Outlook or Apple Calendar. Sessions you reserve appear there, also when they move or are cancelled, and the due dates of your week plan."
      actions={
        feed.data === null ? (
          <Button variant="primary" busy={renew.isPending} onClick={() => renew.mutate()}>
            Create my address
          </Button>
        ) : (
          <Button onClick={onClose}>Done</Button>
        )
      }
    >
      <QueryView query={feed} skeleton={<Skeleton className="h-16 rounded-control" />}>
        {(feed) =>
          feed && (
            <div className="grid gap-4">
              <div className="flex items-end gap-2">
                <Field label="Your private address" className="flex-1">
                  <Input readOnly value={feed.url} onFocus={({ target }) => target.select()} />
                </Field>
                <CopyButton label="Calendar address" value={feed.url} size="medium" className="min-h-11" />
              </div>
              <p className="type-small text-soft text-pretty">
                In Google Calendar: Other calendars, then From URL. Calendar apps refresh it every few hours. Anyone
                with the address can see which sessions you reserved, but can’t join them.{' '}
                <button type="button" className="link" onClick={() => setIsAsking(true)}>
                  Renew the address
                </button>
              </p>
            </div>
          )
        }
      </QueryView>
      <Problem text={renew.error?.message} />
      {isAsking && (
        <ConfirmDialog
          title="Renew the address?"
          text="The current address stops working. Subscribe to the new one in your calendar app."
          action="Renew address"
          variant="primary"
          onConfirm={() => renew.mutateAsync()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </Dialog>
  )
}
