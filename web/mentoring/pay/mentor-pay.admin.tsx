import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useParams } from 'react-router'
import { May, me } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { formatMonth } from '#web/membership/index.ts'
import { MonthSelect } from './month-select.tsx'
import { payStatement } from './pay.api.ts'
import { monthInUrl } from './pay.rules.ts'
import { CorrectionDialog, PaidDialog } from './pay-dialogs.tsx'
import { Statement } from './statement.tsx'

/** One mentor's month. */
export function MentorPayAdmin() {
  const userId = Number(useParams()['userId'])
  const { choice, change } = useUrlState(monthInUrl)
  const query = useQuery(payStatement(userId, choice.month))
  const { data: person } = useQuery(me)
  const [open, setOpen] = useState<'paid' | 'correction' | null>(null)
  const statement = query.data
  const isPayable = statement?.isOver && !statement.paid && statement.rupees > 0
  const onClose = () => setOpen(null)
  return (
    <>
      <PageHeader
        title={statement ? `${statement.name}, ${formatMonth(statement.month)}` : 'Mentor pay'}
        back={{ to: `/admin/payments/mentors${statement ? `?month=${statement.month}` : ''}`, label: 'Mentor pay' }}
        actions={
          person?.userId !== userId && (
            <May do="payments:act">
              {statement?.paid && <Button onClick={() => setOpen('correction')}>Add a correction</Button>}
              {isPayable && (
                <Button variant="primary" onClick={() => setOpen('paid')}>
                  Mark as paid
                </Button>
              )}
            </May>
          )
        }
      />
      <QueryView query={query}>
        {(found) => (
          <div className="grid grid-cols-1 gap-5">
            <MonthSelect
              month={found.month}
              first={found.firstMonth}
              last={found.currentMonth}
              onChange={(to) => change({ month: to })}
            />
            <Statement statement={found} />
          </div>
        )}
      </QueryView>
      {statement && open === 'paid' && <PaidDialog statement={statement} onClose={onClose} />}
      {statement && open === 'correction' && <CorrectionDialog statement={statement} onClose={onClose} />}
    </>
  )
}
