import { useQuery } from '@tanstack/react-query'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { formatMonth } from '#web/membership/index.ts'
import { MonthSelect } from './month-select.tsx'
import { myPay } from './pay.api.ts'
import { monthInUrl } from './pay.rules.ts'
import { Statement } from './statement.tsx'

/** What somebody of the team earned, for themselves. */
export function MyPayAdmin() {
  const { choice, change } = useUrlState(monthInUrl)
  const query = useQuery(myPay(choice.month))
  const month = query.data?.month ?? choice.month
  return (
    <>
      <PageHeader
        title={month === '' ? 'Your pay' : `Your pay, ${formatMonth(month)}`}
        intro="Verdicts you didn’t take back, second opinions, and sessions you hosted. Something missing? Tell an admin."
        back={{ to: '/admin/account', label: 'Your account' }}
        actions={month !== '' && <ExportButton list="my-pay" filter={{ month }} />}
      />
      <QueryView query={query}>
        {(statement) => (
          <div className="grid grid-cols-1 gap-5">
            <MonthSelect
              month={statement.month}
              first={statement.firstMonth}
              last={statement.currentMonth}
              onChange={(to) => change({ month: to })}
            />
            <Statement statement={statement} />
          </div>
        )}
      </QueryView>
    </>
  )
}
