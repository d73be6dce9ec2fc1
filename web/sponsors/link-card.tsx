import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { SponsorLink } from '#contract/sponsors/links.ts'
import { day } from '#web/kit/format.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { SharedAddress } from '#web/kit/overlays/shared-address.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { describeEnd, describeVisits } from '#web/kit/share.ts'
import { site } from '#web/site/index.ts'
import { useRemoveFollower, useRevokeLink } from './links.api.ts'
import { describeParts, invitation } from './links.rules.ts'

type Follower = SponsorLink['followers'][number]

export function LinkCard({ link, onEdit }: { link: SponsorLink; onEdit: () => void }) {
  const [isRevoking, setIsRevoking] = useState(false)
  const revoke = useRevokeLink()
  const { label, shownName, shows, followers } = link
  return (
    <Card as="li" aria-label={label} className="grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0">
          <h2 className="type-h3 wrap-anywhere">{label}</h2>
          <p className="type-small mt-1 text-soft wrap-anywhere">
            {describeParts(shows)}, as “{shownName}”
          </p>
          <p className="type-small text-soft">
            {describeEnd(link)} · {describeVisits(link)}
          </p>
        </div>
        <Badge tone="good">Active</Badge>
      </div>
      <Address url={link.url!} />
      {followers.length > 0 && <Followers link={link} />}
      <div className="flex flex-wrap gap-2">
        <Button size="small" aria-label={`Change or extend: ${label}`} onClick={onEdit}>
          Change or extend
        </Button>
        <Button size="small" variant="quiet" aria-label={`Revoke: ${label}`} onClick={() => setIsRevoking(true)}>
          Revoke
        </Button>
      </div>
      {isRevoking && (
        <ConfirmDialog
          title={`Revoke the link “${label}”?`}
          text="It stops working at once, and weekly summaries end. This can’t be undone, but you can create a new link."
          action="Revoke"
          busyLabel="Revoking…"
          onConfirm={async () => {
            await revoke.mutateAsync({ params: { linkId: link.linkId } })
            toast('Link revoked')
          }}
          onClose={() => setIsRevoking(false)}
        />
      )}
    </Card>
  )
}

function Address({ url }: { url: string }) {
  const words = invitation(useQuery(site).data?.name ?? 'my school')
  return <SharedAddress url={url} subject="My learning progress" words={words} />
}

function Followers({ link: { linkId, followers } }: { link: SponsorLink }) {
  const [removing, setRemoving] = useState<Follower | null>(null)
  const remove = useRemoveFollower()
  return (
    <div>
      <h3 className="type-label">Weekly summary by email</h3>
      <ul className="mt-1">
        {followers.map((follower) => (
          <li key={follower.followerId} className="flex flex-wrap items-center justify-between gap-x-4">
            <span className="min-w-0 wrap-anywhere">
              {follower.email} <span className="text-soft">since {day(follower.since)}</span>
            </span>
            <Button
              size="small"
              variant="quiet"
              aria-label={`Remove ${follower.email}`}
              onClick={() => setRemoving(follower)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {removing && (
        <ConfirmDialog
          title={`Stop the summary to ${removing.email}?`}
          text="We delete the address. They can ask for the summary again while the link works."
          action="Remove"
          onConfirm={async () => {
            await remove.mutateAsync({ params: { linkId, followerId: removing.followerId } })
            toast('Summary stopped')
          }}
          onClose={() => setRemoving(null)}
        />
      )}
    </div>
  )
}

export function EndedLink({ link, onRenew }: { link: SponsorLink; onRenew: () => void }) {
  const { label, state } = link
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">{label}</h3>
        <p className="type-small text-soft">
          {describeEnd(link)} · {describeVisits(link)}
        </p>
      </div>
      <div className="flex items-center gap-2">
        {state === 'expired' && (
          <Button size="small" aria-label={`Renew: ${label}`} onClick={onRenew}>
            Renew
          </Button>
        )}
        {state === 'expired' ? <Badge>Expired</Badge> : <Badge tone="bad">Revoked</Badge>}
      </div>
    </li>
  )
}
