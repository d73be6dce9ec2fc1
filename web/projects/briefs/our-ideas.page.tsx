import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Brief } from '#contract/projects/briefs.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { BriefFacts } from './brief-facts.tsx'
import { briefs } from './briefs.api.ts'
import { Chips } from '../chips.tsx'
import { ProjectState } from '../project-state.tsx'

export function OurIdeasPage() {
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery(briefs(search))
  return (
    <>
      <PageHeader
        intro="Projects to build, with steps, expected time and helpful links."
        back={{ to: '/dashboard/projects', label: 'Projects' }}
      />
      <SearchField label="Search by name or technology" value={search} onSearch={setSearch} className="mb-6 max-w-md" />
      <QueryView query={found} skeleton={<BriefsSkeleton />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0) return <NoBriefs search={search} onClear={() => setSearch('')} />
          return (
            <>
              <ul className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
                {items.map((brief) => (
                  <BriefCard key={brief.briefId} brief={brief} />
                ))}
              </ul>
              <LoadMore query={found} label="Show more projects" />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function NoBriefs({ search, onClear }: { search: string; onClear: () => void }) {
  if (search === '')
    return <EmptyState title="No projects yet">We’re writing the first projects. Please check back soon.</EmptyState>
  return (
    <EmptyState title="No matching projects" action={<Button onClick={onClear}>Show all projects</Button>}>
      Try another word, for example React or API.
    </EmptyState>
  )
}

function BriefCard({ brief }: { brief: Brief }) {
  return (
    <Card as="li" linked className="flex flex-col">
      <BriefFacts brief={brief} />
      <h2 className="type-h3 mt-3 wrap-anywhere">
        <Link to={`/dashboard/projects/our-ideas/${brief.briefId}`} className="card-link">
          {brief.title}
        </Link>
      </h2>
      <p className="mt-2 mb-4 text-soft">{brief.summary}</p>
      <div className="mt-auto grid gap-4">
        <Chips names={brief.techStack} label="Tech stack" />
        {brief.myState && (
          <div className="border-t border-line pt-3">
            <ProjectState state={brief.myState} />
          </div>
        )}
      </div>
    </Card>
  )
}

const BriefsSkeleton = () => (
  <div className="grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
    {[1, 2, 3, 4, 5, 6].map((card) => (
      <div key={card} className="surface p-5 sm:p-6">
        <Skeleton className="mb-4 h-3.5 w-1/2" />
        <Skeleton className="mb-4 h-5 w-3/4" />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
)
