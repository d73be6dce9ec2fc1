import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '#web/kit/button.tsx'
import { EmptyState } from '#web/kit/empty-state.tsx'
import { Field, Input } from '#web/kit/field.tsx'
import { day, dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Table } from '#web/kit/table.tsx'
import { demoBookingsFor } from './demos.api.ts'

/** Who wants to be shown around, when, and how to reach them. */
export function DemosAdmin() {
  const [search, setSearch] = useState('')
  const bookings = useInfiniteQuery(demoBookingsFor(search.trim()))
  return (
    <>
      <PageHeader title="Request" intro="Demo bookings, newest first. A booking is for five days, from the date on." />
      <Field label="Search by name, address or number" className="mb-4 max-w-sm">
        <Input type="search" maxLength={100} value={search} onChange={(event) => setSearch(event.target.value)} />
      </Field>
      <QueryView query={bookings}>
        {({ pages }) => (
          <>
            <Table
              caption="Demo bookings"
              rows={pages.flatMap((page) => page.items)}
              rowKey={(booking) => booking.bookingId}
              empty={
                <EmptyState title={search ? 'No booking fits' : 'No booking yet'}>
                  Bookings of the free demo appear here.
                </EmptyState>
              }
              columns={[
                { key: 'name', header: 'Name', heading: true, cell: ({ name }) => name },
                { key: 'from', header: 'From', className: 'whitespace-nowrap', cell: ({ demoDate }) => day(demoDate) },
                {
                  key: 'time',
                  header: 'Each day (IST)',
                  className: 'whitespace-nowrap',
                  cell: ({ demoTime }) => demoTime,
                },
                {
                  key: 'number',
                  header: 'Mobile',
                  cell: ({ mbNumber }) => (
                    <a href={`tel:${mbNumber}`} className="link whitespace-nowrap">
                      {mbNumber}
                    </a>
                  ),
                },
                {
                  key: 'email',
                  header: 'Email',
                  cell: ({ email }) => (
                    <a href={`mailto:${email}`} className="link break-all">
                      {email}
                    </a>
                  ),
                },
                {
                  key: 'message',
                  header: 'Interests',
                  className: 'max-w-xs break-words whitespace-pre-line',
                  cell: ({ message }) => message,
                },
                { key: 'at', header: 'Booked', cell: ({ createdAt }) => dayAndTime(createdAt) },
              ]}
            />
            {bookings.hasNextPage && (
              <Button className="mt-4" busy={bookings.isFetchingNextPage} onClick={() => void bookings.fetchNextPage()}>
                Show older ones
              </Button>
            )}
          </>
        )}
      </QueryView>
    </>
  )
}
