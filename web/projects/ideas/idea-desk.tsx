import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Idea } from '#contract/projects/ideas.ts'
import { AdminExport } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Chips } from '../chips.tsx'
import { DeskAuthor } from '../desk-author.tsx'
import { DeskFilter } from '../desk-filter.tsx'
import { DeskList } from '../desk-list.tsx'
import { inQueue, useDeskPlace } from '../desk-place.ts'
import { IdeaState } from './idea-card.tsx'
import { idea, ideas } from './ideas.api.ts'
import { Comments } from '../comments.tsx'

export function IdeaList() {
  const { choice: shown, change } = useUrlState(inQueue)
  const { linkTo } = useDeskPlace()
  const { search, isWaiting: waiting } = shown
  const found = useInfiniteQuery(ideas({ waiting, ...(search && { search }) }))
  return (
    <>
      <DeskFilter
        shown={shown}
        onChange={change}
        others="All, newest first"
        searchLabel="Name or learner"
        actions={<AdminExport list="ideas" filter={{ search, waiting: String(waiting) }} />}
      />
      <DeskList
        query={found}
        toRow={(found) => toRow(found, linkTo({ idea: String(found.ideaId) }))}
        empty={
          waiting
            ? { title: 'No ideas waiting', says: 'New ideas from learners appear here until a teacher replies.' }
            : { title: 'No idea yet', says: 'Learners share what they want to build under “Your ideas”.' }
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
  // The list of those that wait is in this order; an old idea may have a young question.
  at: found.waitingSince ?? found.createdAt,
  state: <IdeaState idea={found} />,
})

export function IdeaCase({ ideaId }: { ideaId: number }) {
  const shown = useQuery(idea(ideaId))
  const { back } = useDeskPlace()
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={shown.data?.name ?? 'Idea'}
        intro={
          shown.data && <DeskAuthor name={shown.data.author} authorId={shown.data.authorId} at={shown.data.createdAt} />
        }
        back={
          <Link to={back} className="link">
            All ideas
          </Link>
        }
      />
      <QueryView query={shown}>
        {(found) => (
          <div className="grid gap-5">
            <section aria-label="Idea" className="surface grid gap-4 p-5 sm:p-6">
              <div>
                <IdeaState idea={found} />
              </div>
              <p className="wrap-anywhere whitespace-pre-wrap">{found.description}</p>
              <Chips names={found.techStack} label="Tech stack" />
            </section>
            <section aria-label="Feedback" className="surface p-5 sm:p-6">
              <Comments
                subject={{ ideaId }}
                empty="No feedback yet."
                label="Your feedback"
                placeholder="Where to start, what to leave out, what to read"
              />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  )
}
