import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import type { Idea } from '#contract/projects/ideas.ts'
import { Field } from '#web/kit/field.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { SearchField } from '#web/kit/search-field.tsx'
import { Select } from '#web/kit/select.tsx'
import { Chips } from './chips.tsx'
import { DeskList } from './desk-list.tsx'
import { IdeaState } from './idea-card.tsx'
import { idea, ideas } from './ideas.api.ts'
import { Remarks } from './remarks.tsx'

export function IdeaList() {
  const [waiting, setWaiting] = useState(true)
  const [search, setSearch] = useState('')
  const found = useInfiniteQuery(ideas({ waiting, ...(search && { search }) }))
  return (
    <>
      <div className="mb-5 grid gap-4 sm:grid-cols-[14rem_minmax(0,20rem)]">
        <Field label="Show">
          <Select value={String(waiting)} onChange={(event) => setWaiting(event.target.value === 'true')}>
            <option value="true">Waiting, oldest first</option>
            <option value="false">All, newest first</option>
          </Select>
        </Field>
        <SearchField label="Name or learner" value={search} onSearch={setSearch} />
      </div>
      <DeskList query={found} toRow={toRow} empty="No idea waits for a teacher." />
    </>
  )
}

const toRow = (found: Idea) => ({
  id: found.ideaId,
  to: `/admin/projects?idea=${found.ideaId}`,
  title: found.name,
  about: found.author,
  at: found.createdAt,
  state: <IdeaState idea={found} />,
})

export function IdeaCase({ ideaId }: { ideaId: number }) {
  const shown = useQuery(idea(ideaId))
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={shown.data?.name ?? 'Idea'}
        intro={shown.data && `${shown.data.author}, ${dayAndTime(shown.data.createdAt)}`}
        back={
          <Link to="/admin/projects" className="link">
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
              <Remarks
                subject={{ ideaId }}
                empty="Nobody has answered yet."
                label="Your feedback"
                placeholder="Where to begin, what to leave out, what to look at"
              />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  )
}
