import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Keyboard } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { PaymentState } from '#contract/membership/payments.ts'
import { Button, buttonClass } from '#web/kit/button.tsx'
import { ExportButton } from '#web/kit/export-button.tsx'
import { count } from '#web/kit/format.ts'
import { KeysDialog } from '#web/kit/keys-dialog.tsx'
import { useKeys } from '#web/kit/keys.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { SearchField } from '#web/kit/search-field.tsx'
import { Tabs } from '#web/kit/tabs.tsx'
import { deskKeys } from './payment-desk/keys.ts'
import { PaymentsPanel } from './payment-desk/payments-panel.tsx'
import { paymentsOf } from './payments-admin.api.ts'

/** The list and the search stand in the address: a line of a bank statement leads to its payment. */
function usePlace() {
  const [params, setParams] = useSearchParams()
  const state = PaymentState.catch('pending').parse(params.get('state'))
  const search = params.get('search') ?? ''
  const go = useCallback(
    (to: { state?: string; search?: string }) =>
      setParams(
        (before) => {
          for (const [name, value] of Object.entries(to)) before.set(name, value)
          return before
        },
        { replace: true },
      ),
    [setParams],
  )
  return { state, search, go }
}

/** The queue of payments: who paid, whether it is true, and what was decided. */
export function PaymentsAdmin() {
  const { state, search, go } = usePlace()
  const pending = useInfiniteQuery(paymentsOf(state, search)).data?.pages[0]?.pending
  const [areKeysShown, setAreKeysShown] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const setSearch = useCallback((words: string) => go({ search: words }), [go])
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
        onChange={(to) => go({ state: to })}
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
