import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Lightbulb } from 'lucide-react'
import { useCallback, useState } from 'react'
import type { Fact } from '#contract/community/facts.ts'
import { mayUse } from '#contract/kit/endpoint.ts'
import { me } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BoardChoices } from '../desk/board-choices.tsx'
import { FactCard } from './fact-card.tsx'
import { FactShareDialog } from './fact-share-dialog.tsx'
import { type FactOrder, factsInOrder } from './api.ts'
import { FactsReported } from './facts-reported.tsx'

/** Short true things that learners came across, with where they are from. */
export function FactBoardPage() {
  const { choice, change } = useUrlState(inAddress)
  const { order, search } = choice
  const facts = useInfiniteQuery(factsInOrder(order, search))
  const person = useQuery(me)
  const isStaff = mayUse(person.data?.role ?? null, 'mentor')
  const [isSharing, setIsSharing] = useState(false)
  const onSearch = useCallback((words: string) => change({ search: words }), [change])
  return (
    <>
      <PageHeader
        title="Fact Board"
        intro="Short facts that learners share, with where they are from."
        actions={
          <Button variant="primary" onClick={() => setIsSharing(true)}>
            <Lightbulb aria-hidden="true" className="size-4.5" />
            Share a fact
          </Button>
        }
      />
      {isStaff && <FactsReported />}
      <search aria-label="Facts" className="mb-5 flex flex-wrap items-end justify-between gap-4">
        <SearchField label="Search" value={search} onSearch={onSearch} className="w-full sm:max-w-sm" />
        <BoardChoices
          label="Order"
          chosen={order}
          onChoose={(wanted) => change({ order: wanted })}
          choices={[
            { value: 'newest', label: 'Newest' },
            { value: 'best', label: 'Best' },
          ]}
        />
      </search>
      <QueryView query={facts} skeleton={<CardsToCome />}>
        {({ pages }) => {
          const items = onceEach(pages.flatMap((page) => page.items))
          if (items.length === 0) {
            return (
              <div className="surface">
                <NoFacts search={search} onClear={() => change({ search: '' })} />
              </div>
            )
          }
          return (
            <>
              <ul className="grid gap-5 md:grid-cols-2">
                {items.map((fact) => (
                  <FactCard key={fact.factId} fact={fact} isStaff={isStaff} />
                ))}
              </ul>
              {facts.hasNextPage && (
                <Button className="mt-6" busy={facts.isFetchingNextPage} onClick={() => void facts.fetchNextPage()}>
                  Show more
                </Button>
              )}
            </>
          )
        }}
      </QueryView>
      {isSharing && person.data && <FactShareDialog me={person.data} onClose={() => setIsSharing(false)} />}
    </>
  )
}

/** A fact that lost a like between two pages of the best comes twice; it is shown where it came first. */
const onceEach = (facts: Fact[]) =>
  [...new Map(facts.toReversed().map((fact) => [fact.factId, fact])).values()].toReversed()

type FactChoice = { order: FactOrder; search: string }

const inAddress = {
  read: (params: URLSearchParams): FactChoice => ({
    order: params.get('order') === 'best' ? 'best' : 'newest',
    search: params.get('search') ?? '',
  }),
  write: ({ order, search }: FactChoice) => ({ order: order === 'best' ? order : '', search }),
}

function NoFacts({ search, onClear }: { search: string; onClear: () => void }) {
  if (search) {
    return (
      <EmptyState title="No fact fits" action={<Button onClick={onClear}>Show all facts</Button>}>
        No fact and no source has “{search}” in it. Try fewer words.
      </EmptyState>
    )
  }
  return (
    <EmptyState title="No fact yet">
      Came across something that surprised you? Share it with where you read it, and others learn it too.
    </EmptyState>
  )
}

function CardsToCome() {
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
