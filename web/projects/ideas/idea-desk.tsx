import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import type { Idea } from '#contract/projects/ideas.ts'
import { useMay } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Chips } from '../chips.tsx'
import { DeskAuthor } from '../desk-author.tsx'
import { DeskFilter } from '../desk-filter.tsx'
import { DeskList } from '../desk-list.tsx'
import { queueInUrl, useDeskLinks } from '../desk-links.ts'
import { IdeaState } from './idea-card.tsx'
import { idea, ideas } from './ideas.api.ts'
import { Comments } from '../comments.tsx'

export function IdeaList() {
  const { choice: filter, change } = useUrlState(queueInUrl)
  const { linkTo } = useDeskLinks()
  const { search, isWaiting: waiting } = filter
  const found = useInfiniteQuery(ideas({ waiting, ...(search && { search }) }))
  return (
    <>
      <DeskFilter
        filter={filter}
        onChange={change}
        otherLabel="All, newest first"
        searchLabel="Name or learner"
        actions={<ExportButton list="ideas" filter={{ search, waiting: String(waiting) }} />}
      />
      <DeskList
        query={found}
        toRow={(found) => toRow(found, linkTo({ idea: String(found.ideaId) }))}
        empty={
          waiting
            ? { title: 'No ideas waiting', text: 'New ideas from learners appear here until a teacher replies.' }
            : { title: 'No ideas yet', text: 'Learners share what they want to build under “Your ideas”.' }
        }
        search={search}
        onClear={() => change({ search: '' })}
      />
    </>
  )
}

const toRow = (found: Idea, to: string) => ({
  id: found.ideaId,
  to,
  title: found.name,
  about: found.author,
  // The order of the waiting list: an old idea can have a new question.
  at: found.waitingSince ?? found.createdAt,
  state: <IdeaState idea={found} />,
})

export function IdeaCase({ ideaId }: { ideaId: number }) {
  const shown = useQuery(idea(ideaId))
  const mayReview = useMay()('reviews:act')
  const { back } = useDeskLinks()
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={shown.data?.name ?? 'Idea'}
        intro={
          shown.data && <DeskAuthor name={shown.data.author} authorId={shown.data.authorId} at={shown.data.createdAt} />
        }
        back={{ to: back, label: 'All ideas' }}
      />
      <QueryView query={shown}>
        {(found) => (
          <div className="grid gap-5">
            <section aria-label="Idea" className="surface grid gap-4 p-5 sm:p-6">
              <div>
                <IdeaState idea={found} />
              </div>
              <RichText text={found.description} />
              <Chips names={found.techStack} label="Tech stack" />
            </section>
            <section aria-label="Feedback" className="surface p-5 sm:p-6">
              <Comments
                subject={{ ideaId }}
                empty="No feedback yet."
                label="Your feedback"
                placeholder="Where to start, what to leave out, what to read"
                mayWrite={mayReview}
              />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  )
}
