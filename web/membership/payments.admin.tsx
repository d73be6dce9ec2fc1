import { useInfiniteQuery } from '@tanstack/react-query'
import { FileSpreadsheet, Keyboard } from 'lucide-react'
import { useCallback, useRef, useState } from 'react'
import { Link } from 'react-router'
import { PaymentState } from '#contract/membership/payments.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { count } from '#web/kit/format.ts'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { paymentShortcuts } from './payment-desk/shortcuts.ts'
import { PaymentsPanel } from './payment-desk/payments-panel.tsx'
import { paymentsOf } from './payments-admin.api.ts'

type Filter = { state: PaymentState; search: string }

/** In the URL, so that a statement line can link to its payment. */
const urlFilter = {
  read: (params: URLSearchParams): Filter => ({
    state: PaymentState.catch('pending').parse(params.get('state')),
    search: params.get('search') ?? '',
  }),
  write: ({ state, search }: Filter) => ({ state: state === 'pending' ? '' : state, search }),
}

export function PaymentsAdmin() {
  const { choice, change } = useUrlState(urlFilter)
  const { state, search } = choice
  const pending = useInfiniteQuery(paymentsOf(state, search)).data?.pages[0]?.pending
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const setSearch = useCallback((text: string) => change({ search: text }), [change])
  useShortcuts({ '/': () => field.current?.focus(), '?': () => setShowsShortcuts(true) })

  const panel = (tab: PaymentState) =>
    tab === state && <PaymentsPanel state={tab} search={search} onClear={() => setSearch('')} />
  return (
    <>
      <PageHeader
        title="Payments"
        intro="Compare each payment with the bank statement. The oldest pending payments come first."
        actions={
          <>
            <Button
              variant="quiet"
              className="pointer-coarse:hidden"
              aria-label="Keyboard shortcuts"
              title="Keyboard shortcuts (?)"
              onClick={() => setShowsShortcuts(true)}
            >
              <Keyboard aria-hidden="true" className="size-5" />
            </Button>
            <ExportButton list="payments" filter={{ state, search }} />
            <Link to="/admin/payments/statements" className={buttonClass()}>
              <FileSpreadsheet aria-hidden="true" className="size-4.5" />
              Bank statements
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
      {showsShortcuts && <ShortcutsDialog keys={paymentShortcuts} onClose={() => setShowsShortcuts(false)} />}
    </>
  )
}
