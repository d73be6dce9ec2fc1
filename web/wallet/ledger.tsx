import { useInfiniteQuery } from '@tanstack/react-query'
import type { WalletEntry } from '#contract/wallet/ledger.ts'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { day, rupees } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { myEntries } from './wallet.api.ts'

const signed = (amount: number) => `${amount > 0 ? '+' : ''}${rupees(amount)}`

export function Ledger() {
  const entries = useInfiniteQuery(myEntries)
  return (
    <QueryView query={entries}>
      {({ pages }) => (
        <div>
          <Table<WalletEntry>
            caption="Entries"
            showCaption
            rows={pages.flatMap((page) => page.items)}
            rowKey={(entry) => entry.entryId}
            empty={<EmptyState title="No entries yet">Credit you earn or use is listed here.</EmptyState>}
            columns={[
              { key: 'reason', header: 'Reason', cell: (entry) => entry.reason, heading: true, written: true },
              { key: 'at', header: 'Date', cell: (entry) => day(entry.at), className: 'whitespace-nowrap' },
              { key: 'rupees', header: 'Amount', cell: (entry) => signed(entry.rupees), numeric: true },
            ]}
          />
          <LoadMore query={entries} label="Show older entries" />
        </div>
      )}
    </QueryView>
  )
}
