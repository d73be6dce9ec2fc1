import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { covers } from '#contract/kit/access.ts'
import { DeleteForThemDialog, me, useMay } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { GrantDaysDialog } from '#web/membership/index.ts'
import { AdjustWalletDialog } from '#web/wallet/index.ts'
import { plural } from '#web/kit/format.ts'
import { ChevronDown } from '#web/kit/icons.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { usePersonActions } from '../person.api.ts'
import { BlockDialog, DetailsDialog, EmailDialog, EnrolDialog, RevokeLinksDialog } from './dialogs.tsx'
import { RoleDialog } from './role-dialog.tsx'
import type { SectionProps } from './section.tsx'

type Question = 'unblock' | 'devices' | 'reset' | 'factor' | 'keepEmail'
type Open = 'days' | 'credit' | 'enrol' | 'details' | 'email' | 'role' | 'block' | 'links' | 'delete' | Question

export function PersonActions({ person }: SectionProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const editor = useQuery(me).data
  const may = useMay()
  const isMe = editor?.userId === person.userId
  const mayEdit = !isMe && may('people:act') && editor !== undefined && covers(editor, person)
  return (
    <div className="no-print flex flex-wrap gap-2">
      {may('people:act') && (
        <Button
          size="small"
          disabled={isMe}
          aria-describedby={isMe ? 'own-account' : undefined}
          onClick={() => setOpen('days')}
        >
          Add days
        </Button>
      )}
      {mayEdit && may('team:act') && (
        <Button size="small" onClick={() => setOpen('role')}>
          Change role
        </Button>
      )}
      {mayEdit && (
        <Button size="small" onClick={() => setOpen(person.isBlocked ? 'unblock' : 'block')}>
          {person.isBlocked ? 'Unblock' : 'Block'}
        </Button>
      )}
      <Menu
        trigger={
          <Button size="small">
            More <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        {mayEdit && (
          <>
            <MenuItem onSelect={() => setOpen('details')}>Correct name, phone or state</MenuItem>
            <MenuItem onSelect={() => setOpen('email')}>Change email address</MenuItem>
            {person.pendingEmail && (
              <MenuItem onSelect={() => setOpen('keepEmail')}>Keep the old email address</MenuItem>
            )}
            <MenuSeparator />
          </>
        )}
        {may('refunds:act') && (
          <MenuItem disabled={isMe} onSelect={() => setOpen('credit')}>
            Adjust credit
          </MenuItem>
        )}
        {may('people:act') && <MenuItem onSelect={() => setOpen('enrol')}>Enrol in a course</MenuItem>}
        {(mayEdit || isMe) && (
          <>
            <MenuSeparator />
            <MenuItem disabled={person.isBlocked} onSelect={() => setOpen('reset')}>
              {person.hasPassword ? 'Send password reset' : 'Resend invitation'}
            </MenuItem>
            <MenuItem onSelect={() => setOpen('devices')}>Log out everywhere</MenuItem>
          </>
        )}
        {person.hasSecondFactor && mayEdit && (
          <MenuItem onSelect={() => setOpen('factor')}>Turn off two-step verification</MenuItem>
        )}
        {person.sponsorLinks > 0 && may('people:act') && (
          <MenuItem onSelect={() => setOpen('links')}>Revoke {plural(person.sponsorLinks, 'progress link')}</MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => window.print()}>Print this page</MenuItem>
        {mayEdit && person.role === 'learner' && (
          <MenuItem danger onSelect={() => setOpen('delete')}>
            Delete account…
          </MenuItem>
        )}
      </Menu>
      {!isMe && editor && !covers(editor, person) && (
        <p className="type-small basis-full text-soft">
          They may do more here than you. An admin changes their account.
        </p>
      )}
      {isMe && (
        <p id="own-account" className="type-small basis-full text-soft">
          This is you. Ask another admin to add days, adjust your credit or decide about your payments.
        </p>
      )}
      {open && <OpenDialog person={person} open={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

type DialogProps<Name> = SectionProps & { open: Name; onClose: () => void }

function OpenDialog({ person, open, onClose }: DialogProps<Open>) {
  const { refresh } = usePersonActions(person.userId)
  // These dialogs don't refresh this page themselves.
  const closeAndRefresh = () => {
    onClose()
    refresh()
  }
  if (open === 'days') return <GrantDaysDialog person={person} onClose={closeAndRefresh} />
  if (open === 'credit') return <AdjustWalletDialog person={person} onClose={closeAndRefresh} />
  if (open === 'enrol') return <EnrolDialog person={person} onClose={onClose} />
  if (open === 'details') return <DetailsDialog person={person} onClose={onClose} />
  if (open === 'email') return <EmailDialog person={person} onClose={onClose} />
  if (open === 'role') return <RoleDialog person={person} onClose={onClose} />
  if (open === 'block') return <BlockDialog person={person} onClose={onClose} />
  if (open === 'links') return <RevokeLinksDialog person={person} onClose={onClose} />
  if (open === 'delete') return <DeleteForThemDialog person={person} onClose={closeAndRefresh} />
  return <Confirmation person={person} open={open} onClose={onClose} />
}

function Confirmation({ person, open, onClose }: DialogProps<Question>) {
  const { unblock, signOut, turnOffSecondFactor, sendReset, keepEmail } = usePersonActions(person.userId)
  const { name, email, hasPassword } = person
  const question = {
    unblock: {
      title: `Unblock ${name}?`,
      text: 'They can log in again. We’ll email them.',
      action: 'Unblock',
      run: async () => unblock().then(() => `${name} is unblocked.`),
    },
    devices: {
      title: `Sign ${name} out?`,
      text: 'They’ll be logged out on all devices and can log in again with their password.',
      action: 'Log out everywhere',
      run: async () => `Signed ${name} out on ${plural((await signOut()).ended, 'device')}.`,
    },
    factor: {
      title: `Turn off two-step verification for ${name}?`,
      text: 'Only do this if they lost their phone and recovery codes, and you’re sure that it’s them asking. We’ll email them.',
      action: 'Turn off',
      run: async () => turnOffSecondFactor().then(() => `${name} can log in with just a password.`),
    },
    keepEmail: {
      title: `Keep ${email}?`,
      text: `The link that we sent to ${person.pendingEmail?.email ?? 'the new address'} stops working.`,
      action: 'Keep the old address',
      run: async () => keepEmail().then(() => `${name} keeps ${email}.`),
    },
    reset: {
      title: hasPassword ? `Send ${name} a password reset?` : `Invite ${name} again?`,
      text: `We’ll email ${email} a link to choose a password. It works for ${hasPassword ? 'a day' : 'a week'}.`,
      action: 'Send link',
      run: async () => sendReset().then(() => `Link sent to ${email}.`),
    },
  }[open]
  const { run, ...texts } = question
  const variant = open === 'factor' ? 'danger' : 'primary'
  return <ConfirmDialog {...texts} variant={variant} onConfirm={async () => toast(await run())} onClose={onClose} />
}
