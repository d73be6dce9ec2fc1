import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { me, useMay } from '#web/identity/index.ts'
import { Ellipsis } from '#web/kit/icons.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { AdjustWalletDialog } from '#web/wallet/index.ts'
import { GrantDaysDialog } from './grant-days-dialog.tsx'

/** Not for your own account: another admin has to change it. */
export function PayerMenu({ payer }: Pick<PayerPayment, 'payer'>) {
  const [dialog, setDialog] = useState<'days' | 'credit' | null>(null)
  const close = () => setDialog(null)
  const isMe = useQuery(me).data?.userId === payer.userId
  const may = useMay()
  if (!may('people:act') && !may('refunds:act')) return null
  return (
    <>
      <Menu
        trigger={
          <button
            type="button"
            aria-label={`More actions for ${payer.name}`}
            title={`More actions for ${payer.name}`}
            className="touch grid size-9 shrink-0 place-items-center rounded-control text-soft hover:bg-haze hover:text-ink"
          >
            <Ellipsis aria-hidden="true" className="size-5" />
          </button>
        }
      >
        {may('people:act') && (
          <MenuItem disabled={isMe} onSelect={() => setDialog('days')}>
            Access and days
          </MenuItem>
        )}
        {may('refunds:act') && (
          <MenuItem disabled={isMe} onSelect={() => setDialog('credit')}>
            Adjust credit
          </MenuItem>
        )}
        {isMe && (
          <p className="type-small max-w-56 px-3 py-2 text-soft">Ask another admin to change your own account.</p>
        )}
      </Menu>
      {dialog === 'days' && <GrantDaysDialog person={payer} onClose={close} />}
      {dialog === 'credit' && <AdjustWalletDialog person={payer} onClose={close} />}
    </>
  )
}
