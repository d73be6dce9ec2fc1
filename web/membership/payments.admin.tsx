import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Keyboard } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PaymentState } from '#contract/membership/payments.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { count } from '#web/kit/format.ts'
import { KeysDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useKeys } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { deskKeys } from './payment-desk/keys.ts'
import { PaymentsPanel } from './payment-desk/payments-panel.tsx'
import { paymentsOf } from './payments-admin.api.ts'

type Place = { state: PaymentState; search: string }

/** The list and the search stand in the address: a line of a bank statement leads to its payment. */
const inAddress = {
  read: (params: URLSearchParams): Place => ({
    state: PaymentState.catch('pending').parse(params.get('state')),
    search: params.get('search') ?? '',
  }),
  write: ({ state, search }: Place) => ({ state: state === 'pending' ? '' : state, search }),
}

/** The queue of payments: who paid, whether it is true, and what was decided. */
export function PaymentsAdmin() {
  const { choice, change } = useUrlState(inAddress)
  const { state, search } = choice
  const pending = useInfiniteQuery(paymentsOf(state, search)).data?.pages[0]?.pending
  const [areKeysShown, setAreKeysShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const setSearch = useCallback((words: string) => change({ search: words }), [change])
  useKeys({ '/': () => field.current?.focus(), '?': () => setAreKeysShown(true) })

  const panel = (of: PaymentState) =>
    of === state && <PaymentsPanel state={of} search={search} onClear={() => setSearch('')} />
  return (
    <>
      <PageHeader
        title="Payments"
        intro="Compare each with the bank statement; pending ones are listed oldest first."
        actions={
          <>
            <Button
              variant="quiet"
              className="pointer-coarse:hidden"
              aria-label="Keys"
              title="Keys (?)"
              onClick={() => setAreKeysShown(true)}
            >
              <Keyboard aria-hidden="true" className="size-5" />
            </Button>
            <ExportButton list="payments" filter={{ state, search }} />
            <Link to="/admin/payments/statements" className={buttonClass()}>
              <FileSpreadsheet aria-hidden="true" className="size-4.5" />
              Bank statement
            </Link>
          </>
        }
      />
      <SearchField
        ref={field}
        label="Search by name, email or transaction ID"
        className="mb-4 max-w-md"
        value={search}
        onSearch={setSearch}
      />
      <Tabs
        label="Payments"
        defaultValue={state}
        onChange={(to) => change({ state: to as PaymentState })}
        tabs={[
          {
            value: 'pending',
            label: pending === undefined ? 'Pending' : `Pending (${count(pending)})`,
            content: panel('pending'),
          },
          { value: 'verified', label: 'Verified', content: panel('verified') },
          { value: 'rejected', label: 'Rejected', content: panel('rejected') },
        ]}
      />
      {areKeysShown && <KeysDialog keys={deskKeys} onClose={() => setAreKeysShown(false)} />}
    </>
  )
}
