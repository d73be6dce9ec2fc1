import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Plus } from '#web/kit/icons.tsx'
import { ReadOnlyNote, useMayPost } from '#web/membership/index.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Skeleton, SkeletonText } from '#web/kit/states/skeleton.tsx'
import { IdeaCard } from './idea-card.tsx'
import { NewIdeaDialog, emptyIdea } from './idea-form.tsx'
import { myIdeas } from './ideas.api.ts'

export function YourIdeasPage() {
  const ideas = useInfiniteQuery(myIdeas)
  const [isWriting, setIsWriting] = useState(false)
  const [typed, setTyped] = useState(emptyIdea)
  const mayPost = useMayPost()
  const isEmpty = ideas.data?.pages[0]?.items.length === 0
  const start = mayPost ? (
    <Button variant="primary" onClick={() => setIsWriting(true)}>
      <Plus aria-hidden="true" className="size-5" />
      {typed === emptyIdea ? 'Start Your Idea' : 'Continue your idea'}
    </Button>
  ) : (
    <ReadOnlyNote className="text-left" />
  )
  return (
    <div className="max-w-3xl">
      <PageHeader
        intro="What you want to build, with feedback from teachers. Only you and the teachers can see it."
        back={{ to: '/dashboard/projects', label: 'Projects' }}
        actions={!isEmpty && start}
      />
      <QueryView query={ideas} skeleton={<IdeasSkeleton />}>
        {({ pages }) => {
          const items = pages.flatMap((page) => page.items)
          if (items.length === 0)
            return (
              <EmptyState title="No ideas yet" action={start}>
                Think of something small that someone you know would use. Two sentences are enough. A teacher replies
                and tells you where to start.
              </EmptyState>
            )
          // The newest idea with feedback starts open.
          const withFeedback = items.findIndex(({ waitingSince }) => waitingSince === null)
          return (
            <div className="grid gap-5">
              {items.map((idea, index) => (
                <IdeaCard key={idea.ideaId} idea={idea} isOpenAtFirst={index === withFeedback} />
              ))}
              <div>
                <LoadMore query={ideas} label="Show older" />
              </div>
            </div>
          )
        }}
      </QueryView>
      {isWriting && <NewIdeaDialog typed={typed} onType={setTyped} onClose={() => setIsWriting(false)} />}
    </div>
  )
}

const IdeasSkeleton = () => (
  <div className="grid gap-5">
    {['w-1/2', 'w-2/3'].map((width) => (
      <div key={width} className="surface p-5 sm:p-6">
        <Skeleton className={`mb-4 h-5 ${width}`} />
        <SkeletonText lines={3} />
      </div>
    ))}
  </div>
)
