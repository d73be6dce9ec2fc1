import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import type { DemoFilter, Show } from './desk.rules.ts'

const titles: Record<Show, string> = {
  day: 'No booking on this day',
  coming: 'No booking to come',
  all: 'No booking yet',
}

type NoBookingsProps = { filter: DemoFilter; onChange: (changed: Partial<DemoFilter>) => void }

/** Says why nothing is listed, and leads to where something may be. */
export function NoBookings({ filter: { show, search, state, assignee }, onChange }: NoBookingsProps) {
  if (search !== '' || state !== '' || assignee !== '') {
    const clear = () => onChange({ search: '', state: '', assignee: '' })
    return (
      <EmptyState title="No booking fits" level={3} action={<Button onClick={clear}>Clear the filter</Button>}>
        Try fewer letters, another state or another day.
      </EmptyState>
    )
  }
  return (
    <EmptyState
      title={titles[show]}
      level={3}
      action={show === 'day' && <Button onClick={() => onChange({ show: 'coming' })}>Show who comes next</Button>}
    >
      Visitors book the free demo on the public page. Here you see who comes, and how to reach them.
    </EmptyState>
  )
}
