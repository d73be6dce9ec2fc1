import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { MergeValues } from '#contract/messages/merge-fields.ts'
import type { Segment } from '#contract/messages/segments.ts'
import { ChevronLeft, ChevronRight } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { previewedPeople } from './messages.api.ts'

type Props = { segment: Segment | null; onChoose: (values: MergeValues) => void }

/** Pages through the people who would get the message now. */
export function PreviewPerson({ segment, onChoose }: Props) {
  const { data, error, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery(previewedPeople(segment))
  const [at, setAt] = useState(0)
  const people = data?.pages.flatMap(({ items }) => items) ?? []
  const person = people[at]
  const values = person?.values
  useEffect(() => onChoose(values ?? {}), [values, onChoose])

  const next = async () => {
    if (at + 1 >= people.length) await fetchNextPage()
    setAt(at + 1)
  }
  if (segment === null || error || data?.pages[0]?.items.length === 0)
    return <p className="type-small mb-3 text-soft">As someone about whom we know nothing.</p>
  return (
    <div className="mb-3 flex items-center gap-1.5">
      <p aria-live="polite" className="min-w-0 flex-1 truncate text-soft">
        Preview as <strong className="text-ink">{person?.name ?? '…'}</strong>
      </p>
      <Button
        size="small"
        variant="quiet"
        aria-label="Previous person"
        disabled={at === 0}
        onClick={() => setAt(at - 1)}
      >
        <ChevronLeft aria-hidden="true" className="size-4" />
      </Button>
      <Button
        size="small"
        variant="quiet"
        aria-label="Next person"
        busy={isFetchingNextPage}
        disabled={at + 1 >= people.length && !hasNextPage}
        onClick={() => void next()}
      >
        <ChevronRight aria-hidden="true" className="size-4" />
      </Button>
    </div>
  )
}
