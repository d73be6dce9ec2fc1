import { Ellipsis } from 'lucide-react'
import { useState } from 'react'
import type { PayerPayment } from '#contract/membership/payments.ts'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { AdjustWalletDialog } from '#web/wallet/index.ts'
import { GrantDaysDialog } from './grant-days-dialog.tsx'

export function PayerMenu({ payer }: Pick<PayerPayment, 'payer'>) {
  const [dialog, setDialog] = useState<'days' | 'credit' | null>(null)
  const close = () => setDialog(null)
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
        <MenuItem onSelect={() => setDialog('days')}>Access and days</MenuItem>
        <MenuItem onSelect={() => setDialog('credit')}>Adjust credit</MenuItem>
      </Menu>
      {dialog === 'days' && <GrantDaysDialog person={payer} onClose={close} />}
      {dialog === 'credit' && <AdjustWalletDialog person={payer} onClose={close} />}
    </>
  )
}
