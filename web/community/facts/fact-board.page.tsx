import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useCallback, useState } from 'react'
import { mayUse } from '#contract/kit/access.ts'
import { me } from '#web/identity/index.ts'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { oneOf } from '#web/kit/desk/filter.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Lightbulb } from '#web/kit/icons.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BoardChoices } from '../board-choices.tsx'
import { BoardList } from '../board-list.tsx'
import { FactCard } from './fact-card.tsx'
import { FactShareDialog } from './fact-share-dialog.tsx'
import { type FactFilter, factList } from './api.ts'
import { FactsReported } from './facts-reported.tsx'

export function FactBoardPage() {
  const { choice: filter, change } = useUrlState(boardUrl)
  const { order, search } = filter
  const facts = useInfiniteQuery(factList(filter))
  const person = useQuery(me)
  const isStaff = mayUse(person.data ?? null, 'boards:act')
  const [isSharing, setIsSharing] = useState(false)
  const mayPost = useMayPost()
  const onSearch = useCallback((text: string) => change({ search: text }), [change])
  return (
    <>
      <PageHeader
        intro="Short facts shared by learners, with their sources."
        actions={
          mayPost && (
            <Button variant="primary" onClick={() => setIsSharing(true)}>
              <Lightbulb aria-hidden="true" className="size-4.5" />
              Share a fact
            </Button>
          )
        }
      />
      {!mayPost && <ReadOnlyNote className="mb-5" />}
      {isStaff && <FactsReported />}
      <search aria-label="Facts" className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <SearchField label="Search" value={search} onSearch={onSearch} className="w-full sm:max-w-sm" />
        <BoardChoices
          label="Order"
          chosen={order}
          onChoose={(value) => change({ order: value })}
          choices={[
            { value: '', label: 'Newest' },
            { value: 'likes', label: 'Most liked' },
          ]}
        />
      </search>
      <BoardList
        query={facts}
        skeleton={<BoardSkeleton />}
        empty={<NoFacts search={search} onClear={() => change({ search: '' })} />}
        idOf={({ factId }) => factId}
        className="grid gap-5 md:grid-cols-2"
      >
        {(fact) => <FactCard key={fact.factId} fact={fact} isStaff={isStaff} />}
      </BoardList>
      {isSharing && person.data && <FactShareDialog me={person.data} onClose={() => setIsSharing(false)} />}
    </>
  )
}

const boardUrl = {
  read: (params: URLSearchParams): FactFilter => ({
    order: oneOf(params, 'order', ['likes']),
    search: params.get('search') ?? '',
  }),
  write: (filter: FactFilter) => filter,
}

function NoFacts({ search, onClear }: { search: string; onClear: () => void }) {
  return search ? (
    <EmptyCard title="No facts found" action={<Button onClick={onClear}>Show all facts</Button>}>
      Nothing matches “{search}”. Try a different search.
    </EmptyCard>
  ) : (
    <EmptyCard title="No facts yet">
      Did something surprise you? Share it with its source so that others learn it too.
    </EmptyCard>
  )
}

function BoardSkeleton() {
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {Array.from({ length: 6 }, (_, index) => (
        <div key={index} className="surface grid gap-6 p-6">
          <SkeletonText lines={3} />
          <div className="flex items-center gap-3">
            <Skeleton className="size-8 rounded-full" />
            <Skeleton className="h-3.5 w-24" />
            <Skeleton className="ml-auto h-9 w-16 rounded-full" />
          </div>
        </div>
      ))}
    </div>
  )
}
