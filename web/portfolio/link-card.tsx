import { useState } from 'react'
import { linkDays } from '#contract/kit/shared-links.ts'
import { type PortfolioLink, setPortfolioLink } from '#contract/portfolio/links.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Badge } from '#web/kit/layout/badge.tsx'
import { OnlineButton } from '#web/kit/states/online-button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { SharedAddress } from '#web/kit/overlays/shared-address.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { dayLabels, describeEnd, describeVisits } from '#web/kit/share.ts'
import { Downloads } from './downloads.tsx'
import { useRevokeLink, useSetLink } from './portfolio.api.ts'

type LinkCardProps = {
  link: PortfolioLink | null
  /** Saves what is typed, because the link shows what is saved. */
  save: () => Promise<void>
  schoolName: string
  /** Whether there is something that we checked, and can sign. */
  hasProven: boolean
}

/** The one link to the portfolio. */
export function LinkCard({ link, save, schoolName, hasProven }: LinkCardProps) {
  const [dialog, setDialog] = useState<'days' | 'revoke' | null>(null)
  const close = () => setDialog(null)
  const isActive = link?.state === 'active'
  return (
    <Card as="section" aria-labelledby="link" className="mb-8 grid grid-cols-1 gap-4">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 max-w-2xl">
          <h2 id="link" className="type-h3">
            {isActive ? 'Your link' : 'Nobody can see your portfolio'}
          </h2>
          <p className="type-small mt-1 text-soft">{describe(link)}</p>
        </div>
        {isActive ? (
          <Badge tone="good">Active</Badge>
        ) : (
          <OnlineButton variant="primary" onClick={() => setDialog('days')}>
            {link?.state === 'expired' ? 'Extend the link' : 'Create a link'}
          </OnlineButton>
        )}
      </div>
      {isActive && (
        <ActiveLink
          url={link.url!}
          schoolName={schoolName}
          hasProven={hasProven}
          onExtend={() => setDialog('days')}
          onRevoke={() => setDialog('revoke')}
        />
      )}
      {dialog === 'days' && <DaysDialog link={link} save={save} onClose={close} />}
      {dialog === 'revoke' && <RevokeDialog onClose={close} />}
    </Card>
  )
}

function describe(link: PortfolioLink | null): string {
  const how = 'A link shows it to anyone you give it to. They need no account, and you can revoke it any time.'
  if (!link) return how
  const past = `${describeEnd(link)} · ${describeVisits(link)}`
  if (link.state === 'active') return past
  const next =
    link.state === 'expired' ? 'Extend it, and the same address works again.' : 'A new link has another address.'
  return `${past}. ${next}`
}

type ActiveLinkProps = Pick<LinkCardProps, 'schoolName' | 'hasProven'> & {
  url: string
  onExtend: () => void
  onRevoke: () => void
}

function ActiveLink({ url, schoolName, hasProven, onExtend, onRevoke }: ActiveLinkProps) {
  return (
    <>
      <SharedAddress url={url} subject="My portfolio" words={`My checked work at ${schoolName}:`} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 border-t border-line pt-4">
        <Downloads url={url} hasProven={hasProven} size="small" />
        <div className="flex flex-wrap gap-2">
          <OnlineButton size="small" onClick={onExtend}>
            Extend
          </OnlineButton>
          <OnlineButton size="small" variant="quiet" onClick={onRevoke}>
            Revoke
          </OnlineButton>
        </div>
      </div>
    </>
  )
}

type DaysDialogProps = Pick<LinkCardProps, 'link' | 'save'> & { onClose: () => void }

function DaysDialog({ link, save, onClose }: DaysDialogProps) {
  const setLink = useSetLink()
  const isExtended = link !== null && link.state !== 'revoked'
  const form = useForm({
    schema: setPortfolioLink.body,
    read: (fields) => ({ days: Number(fields.get('days')) }),
    submit: async (body) => {
      await save()
      await setLink.mutateAsync({ body })
      toast(isExtended ? 'Link extended' : 'Link created. Now share it.')
      onClose()
    },
  })
  return (
    <FormDialog
      title={isExtended ? 'Extend the link' : 'Create a link'}
      intro="It always shows your portfolio as it is when somebody opens it."
      form={form}
      submitLabel={isExtended ? 'Extend' : 'Create link'}
      busyLabel="Saving…"
      size="small"
      onClose={onClose}
    >
      <Field label="How long it works" problem={form.problems['days']}>
        <Select name="days" defaultValue="90" data-autofocus>
          <Options of={linkDays.map((days) => [days, `${dayLabels[days]} from today`])} />
        </Select>
      </Field>
    </FormDialog>
  )
}

function RevokeDialog({ onClose }: { onClose: () => void }) {
  const revoke = useRevokeLink()
  return (
    <ConfirmDialog
      title="Revoke the link?"
      text="It stops working at once, and credentials that were downloaded count as revoked. This can’t be undone, but you can create a new link."
      action="Revoke"
      busyLabel="Revoking…"
      onConfirm={async () => {
        await revoke.mutateAsync({})
        toast('Link revoked')
      }}
      onClose={onClose}
    />
  )
}
