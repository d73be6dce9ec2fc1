import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { z } from '#contract/kit/zod.ts'
import { PaidBy, PaymentState } from '#contract/membership/payments.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useMediaQuery } from '#web/kit/layout/use-media-query.ts'
import { ExportButton, useExport } from '#web/kit/lists/export-button.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { cappedCount } from '#web/kit/format.ts'
import { CalendarCheck, ChevronDown, FileDown } from '#web/kit/icons.tsx'
import { CalendarRange, FileSpreadsheet, Keyboard, TicketPercent } from '#web/kit/staff-icons.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { ShortcutsDialog } from '#web/kit/overlays/shortcuts-dialog.tsx'
import { useShortcuts } from '#web/kit/overlays/shortcuts.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { GatewayProblems } from './gateway/problem-list.tsx'
import { paymentShortcuts } from './payment-desk/shortcuts.ts'
import { PaymentsPanel } from './payment-desk/payments-panel.tsx'
import { PaymentFilters } from './payment-desk/payment-filters.tsx'
import { useLiveChange } from '#web/notifications/index.ts'
import { type PaymentFilter, paymentsKey, paymentsOf } from './payments-admin.api.ts'

/** In the URL, so that a statement line can link to its payment. */
const urlFilter = {
  read: (params: URLSearchParams): PaymentFilter => ({
    state: PaymentState.catch('pending').parse(params.get('state')),
    search: params.get('search') ?? '',
    method: oneOf(params, 'method', PaidBy.options),
    from: dayIn(params, 'from'),
    until: dayIn(params, 'until'),
  }),
  write: ({ state, ...filter }: PaymentFilter) => ({ state: state === 'pending' ? '' : state, ...filter }),
}

const dayIn = (params: URLSearchParams, name: string) => z.iso.date().catch('').parse(params.get(name))

const justLoadedMs = 10_000

const noFilter = { search: '', method: '', from: '', until: '' } as const

const rarerPages = [
  { to: '/admin/payments/month', icon: CalendarRange, label: 'Accounts' },
  { to: '/admin/payments/coupons', icon: TicketPercent, label: 'Coupons' },
]

export function PaymentsAdmin() {
  const isNarrow = useMediaQuery('(width < 40rem)')
  const { choice, change } = useUrlState(urlFilter)
  const { state } = choice
  const { data, dataUpdatedAt } = useInfiniteQuery(paymentsOf(choice))
  const pending = data?.pages[0]?.pending
  const queries = useQueryClient()
  useLiveChange(
    () => queries.invalidateQueries({ queryKey: paymentsKey }),
    // The stream connects when the page has just loaded its list. What changed in between comes with the next interval.
    () => Date.now() - dataUpdatedAt < justLoadedMs,
  )
  const [showsShortcuts, setShowsShortcuts] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const setSearch = useCallback((text: string) => change({ search: text }), [change])
  useShortcuts({ '/': () => field.current?.focus(), '?': () => setShowsShortcuts(true) })

  const panel = (tab: PaymentState) =>
    tab === state && <PaymentsPanel filter={choice} onClear={() => change(noFilter)} />
  return (
    <>
      <PageHeader
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
            <RouteButton to="/admin/payments/statements">
              <FileSpreadsheet aria-hidden="true" className="size-4.5" />
              Bank statements
            </RouteButton>
            <RouteButton to="/admin/payments/close">
              <CalendarCheck aria-hidden="true" className="size-4.5" />
              Daily close
            </RouteButton>
            {isNarrow ? <RarerActions filter={choice} /> : <RarerButtons filter={choice} />}
          </>
        }
      />
      <GatewayProblems />
      <PaymentFilters ref={field} filter={choice} onChange={change} onSearch={setSearch} />
      <Tabs
        label="Payments"
        defaultValue={state}
        onChange={(to) => change({ state: to as PaymentState })}
        tabs={[
          {
            value: 'pending',
            label: pending === undefined ? 'Pending' : `Pending (${cappedCount(pending)})`,
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

function RarerButtons({ filter }: { filter: PaymentFilter }) {
  return (
    <>
      {rarerPages.map(({ to, icon: Icon, label }) => (
        <RouteButton key={to} to={to}>
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </RouteButton>
      ))}
      <ExportButton list="payments" filter={filter} />
    </>
  )
}

/** On a phone, so that the list starts on the first screen. */
function RarerActions({ filter }: { filter: PaymentFilter }) {
  const navigate = useNavigate()
  const start = useExport({ list: 'payments', filter })
  return (
    <Menu
      trigger={
        <Button busy={start.isPending}>
          More <ChevronDown aria-hidden="true" className="size-4" />
        </Button>
      }
    >
      {rarerPages.map(({ to, icon: Icon, label }) => (
        <MenuItem key={to} onSelect={() => void navigate(to)}>
          <Icon aria-hidden="true" className="size-4.5" />
          {label}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => start.mutate()}>
        <FileDown aria-hidden="true" className="size-4.5" />
        Export CSV
      </MenuItem>
    </Menu>
  )
}
