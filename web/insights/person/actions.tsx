import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { me } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Menu, MenuItem, MenuSeparator } from '#web/kit/overlays/menu.tsx'
import { GrantDaysDialog } from '#web/membership/index.ts'
import { AdjustWalletDialog } from '#web/wallet/index.ts'
import { usePersonWork } from '../person.api.ts'
import { BlockDialog } from './block-dialog.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'
import { EnrolDialog } from './enrol-dialog.tsx'
import type { PartProps } from './part.tsx'
import { RoleDialog } from './role-dialog.tsx'

type Open = 'days' | 'credit' | 'enrol' | 'role' | 'block' | 'unblock' | 'devices' | 'reset' | 'factor'

/** What staff may do to somebody; the server refuses the same again. */
export function PersonActions({ person }: PartProps) {
  const [open, setOpen] = useState<Open | null>(null)
  const isMe = useQuery(me).data?.userId === person.userId
  return (
    <div className="no-print flex flex-wrap gap-2">
      <Button size="small" onClick={() => setOpen('days')}>
        Give days
      </Button>
      {!isMe && (
        <>
          <Button size="small" onClick={() => setOpen('role')}>
            Change role
          </Button>
          <Button size="small" onClick={() => setOpen(person.isBlocked ? 'unblock' : 'block')}>
            {person.isBlocked ? 'Unblock' : 'Block'}
          </Button>
        </>
      )}
      <Menu
        trigger={
          <Button size="small">
            More <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        <MenuItem onSelect={() => setOpen('credit')}>Adjust credit</MenuItem>
        <MenuItem onSelect={() => setOpen('enrol')}>Enrol in a course</MenuItem>
        <MenuSeparator />
        <MenuItem disabled={person.isBlocked} onSelect={() => setOpen('reset')}>
          {person.hasPassword ? 'Send a password reset' : 'Send the invitation again'}
        </MenuItem>
        <MenuItem onSelect={() => setOpen('devices')}>Sign out on every device</MenuItem>
        {person.hasSecondFactor && !isMe && (
          <MenuItem onSelect={() => setOpen('factor')}>Switch the second factor off</MenuItem>
        )}
        <MenuSeparator />
        <MenuItem onSelect={() => window.print()}>Print this page</MenuItem>
      </Menu>
      {open && <OpenDialog person={person} open={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

type DialogProps = PartProps & { open: Open; onClose: () => void }

function OpenDialog({ person, open, onClose }: DialogProps) {
  const { refresh } = usePersonWork(person.userId)
  // These two know nothing of stories.
  const closeAndRefresh = () => {
    onClose()
    refresh()
  }
  if (open === 'days') return <GrantDaysDialog person={person} onClose={closeAndRefresh} />
  if (open === 'credit') return <AdjustWalletDialog person={person} onClose={closeAndRefresh} />
  if (open === 'enrol') return <EnrolDialog person={person} onClose={onClose} />
  if (open === 'role') return <RoleDialog person={person} onClose={onClose} />
  if (open === 'block') return <BlockDialog person={person} onClose={onClose} />
  return <Asked person={person} open={open} onClose={onClose} />
}

/** What needs a yes and nothing more. */
function Asked({ person, open, onClose }: DialogProps) {
  const work = usePersonWork(person.userId)
  const { name } = person
  if (open === 'unblock') {
    return (
      <ConfirmDialog
        title={`Unblock ${name}?`}
        intro="They may sign in again, and are told by email."
        action="Unblock"
        run={work.unblock}
        said={() => `${name} may come in again`}
        onClose={onClose}
      />
    )
  }
  if (open === 'devices') {
    return (
      <ConfirmDialog
        title={`Sign ${name} out?`}
        intro="Every device is signed out at once. They may sign in again with their password."
        action="Sign out everywhere"
        run={work.signOut}
        said={({ ended }) => `${ended === 1 ? '1 device' : `${ended} devices`} of ${name} signed out`}
        onClose={onClose}
      />
    )
  }
  if (open === 'factor') {
    return (
      <ConfirmDialog
        title={`Switch the second factor of ${name} off?`}
        intro="For who lost their phone and their recovery codes. Make sure that it is them who ask; they are told by email."
        action="Switch it off"
        run={work.dropSecondFactor}
        said={() => `${name} signs in with the password alone`}
        onClose={onClose}
      />
    )
  }
  return (
    <ConfirmDialog
      title={person.hasPassword ? `Send ${name} a reset?` : `Invite ${name} again?`}
      intro={`A link to choose ${person.hasPassword ? 'a new password, good for a day,' : 'a password, good for a week,'} goes to ${person.email}.`}
      action="Send the link"
      run={work.sendReset}
      said={() => `A link is on its way to ${person.email}`}
      onClose={onClose}
    />
  )
}
