import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useActionInAddress } from '#web/kit/action-in-address.ts'
import { useNow } from '#web/kit/duration.ts'
import { indiaDate, plural } from '#web/kit/format.ts'
import { Plus } from '#web/kit/icons.tsx'
import { May, useMay } from '#web/identity/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { HolidaySessions } from '#web/mentoring/sessions/desk/holiday-sessions.tsx'
import { HolidayCalendar } from '#web/site/holidays/holiday-calendar.tsx'
import { AddHolidaysDialog } from '#web/site/holidays/holiday-dialogs.tsx'
import { holidays, useAddHolidays } from '#web/site/holidays/holidays.api.ts'
import { copiesOf, missingNationalDays, shortDay } from '#web/site/holidays/holidays.rules.ts'
import type { Holiday } from '#contract/site/holidays.ts'

/** The school's holidays, and the sessions that are on one. */
export function CalendarAdmin() {
  const query = useQuery(holidays)
  const today = indiaDate(useNow(60_000))
  const may = useMay()
  const [adding, setAdding] = useState<'one' | number | null>(null)
  const onClose = () => setAdding(null)
  useActionInAddress('add', () => setAdding('one'))
  const all = query.data ?? []
  const year = yearToCopy(all, today)
  return (
    <>
      <PageHeader
        intro="On a holiday nobody works: new promises count around it, and weekly sessions leave it out."
        actions={
          <May do="site:act">
            {year !== null && <Button onClick={() => setAdding(year)}>{`Copy ${year} to ${year + 1}`}</Button>}
            <Button variant="primary" onClick={() => setAdding('one')}>
              <Plus aria-hidden="true" className="size-4.5" />
              Add a holiday
            </Button>
          </May>
        }
      />
      {may('sessions:see') && <HolidaySessions />}
      <QueryView query={query}>
        {(found) => (
          <>
            {may('site:act') && <NationalDays known={found} today={today} />}
            {found.length === 0 ? (
              <div className="surface">
                <EmptyState title="No holidays yet">
                  Festivals, national holidays and the days your team is off.
                </EmptyState>
              </div>
            ) : (
              <HolidayCalendar holidays={found} today={today} />
            )}
          </>
        )}
      </QueryView>
      {adding === 'one' && (
        <AddHolidaysDialog
          title="Add a holiday"
          intro="Promises made before stay as they are. Without a last day, it’s one day."
          onClose={onClose}
        />
      )}
      {typeof adding === 'number' && (
        <AddHolidaysDialog
          title={`Copy ${adding} to ${adding + 1}`}
          intro="Most festivals move: check each date, and leave out what you don’t need."
          suggested={copiesOf(all, adding).filter(({ firstDay }) => firstDay >= today)}
          onClose={onClose}
        />
      )}
    </>
  )
}

/** The last year with holidays that the next one doesn't have; null if there is nothing to copy. */
function yearToCopy(all: Holiday[], today: string): number | null {
  const thisYear = Number(today.slice(0, 4))
  const isCopyable = (year: number) => copiesOf(all, year).some(({ firstDay }) => firstDay >= today)
  return [thisYear, thisYear - 1].find(isCopyable) ?? null
}

/** India's national holidays, with one click. */
function NationalDays({ known, today }: { known: Holiday[]; today: string }) {
  const add = useAddHolidays()
  const missing = missingNationalDays(known, today)
  if (missing.length === 0) return null
  const addAll = async () => {
    await add.mutateAsync({ body: { holidays: missing } })
    toast(`Added ${plural(missing.length, 'holiday')}.`)
  }
  return (
    <Callout className="mb-5">
      <p>India’s national holidays that aren’t in the calendar:</p>
      <p className="font-normal">
        {missing.map(({ name, firstDay }) => `${name} (${shortDay(firstDay)} ${firstDay.slice(0, 4)})`).join(', ')}
      </p>
      <Button size="small" className="mt-2" busy={add.isPending} busyLabel="Adding…" onClick={() => void addAll()}>
        {missing.length === 1 ? 'Add it' : `Add all ${missing.length}`}
      </Button>
    </Callout>
  )
}
