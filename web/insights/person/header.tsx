import { useEffect, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { PersonProfile } from '#contract/insights/person.ts'
import { Avatar } from '#web/kit/layout/avatar.tsx'
import { Badge } from '#web/kit/layout/badge.tsx'
import { ago, day, rupees } from '#web/kit/format.ts'
import { Trash2 } from '#web/kit/icons.tsx'
import { KeyRound } from '#web/kit/staff-icons.tsx'
import { formatPhone } from '#web/kit/phone.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PersonName } from '#web/kit/layout/person-name.tsx'
import { PersonActions } from './actions.tsx'
import { roleLabels } from '../users.rules.ts'
import type { SectionProps } from './section.tsx'

export function PersonHeader({ person }: SectionProps) {
  const { name, photo, isBlocked, blockedReason, isDeleted } = person
  useEffect(() => {
    document.title = name
  }, [name])
  return (
    <header className="mb-7">
      <div className="no-print type-small mb-2">
        <Link to="/admin/users" className="link inline-flex items-center pointer-coarse:min-h-11">
          Users
        </Link>
      </div>
      <div className="flex flex-wrap items-start gap-x-4 gap-y-4 sm:gap-x-5">
        <Avatar name={name} photo={photo} size="large" className="max-sm:size-14" />
        <div className="min-w-0 flex-1 basis-52 sm:basis-72">
          <h1 className="type-title wrap-anywhere">
            <PersonName>{name}</PersonName>
          </h1>
          <States person={person} />
          {!isDeleted && <Contact person={person} />}
        </div>
        {!isDeleted && <PersonActions person={person} />}
      </div>
      {person.pendingEmail && !isDeleted && <PendingEmail {...person.pendingEmail} />}
      {isBlocked && (
        <Callout tone="problem" className="mt-4">
          <p className="wrap-anywhere">Blocked. {blockedReason ? `Reason: ${blockedReason}` : 'No reason given.'}</p>
        </Callout>
      )}
      {isDeleted && (
        <Callout className="mt-4">
          This account was deleted. Below are the payment records that tax law requires us to keep.
        </Callout>
      )}
      <Figures person={person} />
    </header>
  )
}

function PendingEmail({ email, requestedBy, expiresAt }: NonNullable<PersonProfile['pendingEmail']>) {
  return (
    <Callout className="mt-4">
      <p className="wrap-anywhere">
        {email} becomes their address when they open the link that we sent there. {requestedBy} asked for it; the link
        works until {day(expiresAt)}.
      </p>
    </Callout>
  )
}

function States({
  person: { role, isBlocked, isDeleted, hasPassword, hasSecondFactor, hasPendingPayment },
}: SectionProps) {
  return (
    <p className="mt-1.5 flex flex-wrap gap-1.5">
      <Badge tone={role === 'learner' ? 'plain' : 'new'}>{roleLabels[role]}</Badge>
      {isDeleted && <Badge icon={Trash2}>Deleted</Badge>}
      {isBlocked && <Badge tone="bad">Blocked</Badge>}
      {!hasPassword && !isDeleted && <Badge tone="waiting">Invited</Badge>}
      {hasPendingPayment && <Badge tone="waiting">Payment pending</Badge>}
      {hasSecondFactor && <Badge icon={KeyRound}>Two-step verification</Badge>}
    </p>
  )
}

function Contact({ person: { email, phone, username, about } }: SectionProps) {
  return (
    <>
      <p className="mt-1.5 flex flex-wrap gap-x-4 gap-y-0.5 text-soft">
        <a href={`mailto:${email}`} className="link inline-flex items-center wrap-anywhere pointer-coarse:min-h-11">
          {email}
        </a>
        {phone && (
          <a href={`tel:${phone}`} className="link inline-flex items-center pointer-coarse:min-h-11">
            {formatPhone(phone)}
          </a>
        )}
        <span className="inline-flex items-center wrap-anywhere">@{username}</span>
      </p>
      {about && <p className="type-small mt-1 line-clamp-3 max-w-prose whitespace-pre-line wrap-anywhere">{about}</p>}
    </>
  )
}

function Figures({ person }: SectionProps) {
  const { referralCode, referredBy, walletRupees, createdAt, lastSeenAt } = person
  return (
    <dl className="surface mt-5 grid grid-cols-2 gap-x-6 gap-y-3 px-4 py-3 sm:grid-cols-3 xl:grid-cols-6">
      <Figure name="Access">{accessText(person)}</Figure>
      <Figure name="Credit">{rupees(walletRupees)}</Figure>
      <Figure name="Joined">{day(createdAt)}</Figure>
      <Figure name="Last seen">{lastSeenAt ? ago(lastSeenAt) : 'Never'}</Figure>
      <Figure name="Referral code">{referralCode ?? 'None'}</Figure>
      <Figure name="Referred by">
        {referredBy ? (
          <Link to={`/admin/users/${referredBy.userId}`} className="link wrap-anywhere">
            {referredBy.name}
          </Link>
        ) : (
          'Nobody'
        )}
      </Figure>
    </dl>
  )
}

const accessText = ({ subscriptionEnds }: PersonProfile) => {
  if (!subscriptionEnds) return 'None'
  const isOpen = new Date(subscriptionEnds).getTime() > Date.now()
  return `${isOpen ? 'Until' : 'Ended'} ${day(subscriptionEnds)}`
}

function Figure({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <dt className="type-small text-soft">{name}</dt>
      <dd className="font-semibold tabular-nums">{children}</dd>
    </div>
  )
}
