import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import type { Question } from '#contract/mentoring/questions.ts'
import { conversationStates, type ConversationState } from '#contract/threads/conversations.ts'
import { uniqueRows } from '#web/kit/api/query.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { useNow } from '#web/kit/duration.ts'
import { Field } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { Select } from '#web/kit/forms/select.tsx'
import { ago } from '#web/kit/format.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { LoadMore } from '#web/kit/lists/load-more.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { ConversationBadge, promiseText, stateLabels } from '#web/threads/index.ts'
import { placeText } from './place-text.ts'
import { myQuestions, type MyFilter } from './questions.api.ts'

const filterInUrl = {
  read: (params: URLSearchParams): MyFilter => ({
    state: conversationStates.find((state) => state === params.get('state')) ?? '',
    search: params.get('search') ?? '',
  }),
  write: ({ state, search }: MyFilter) => ({ state, search }),
}

export function QuestionsPage() {
  const { choice: filter, change } = useUrlState(filterInUrl)
  const query = useInfiniteQuery(myQuestions(filter))
  const isFiltered = filter.state !== '' || filter.search !== ''
  return (
    <>
      <PageHeader intro="Everything you’ve asked our mentors. To ask something new, open the step it’s about." />
      <div className="mb-4 grid max-w-2xl gap-4 sm:grid-cols-2">
        <SearchField label="Search your questions" value={filter.search} onSearch={(search) => change({ search })} />
        <Field label="State">
          <Select
            value={filter.state}
            onChange={({ target }) => change({ state: target.value as ConversationState | '' })}
          >
            <option value="">All</option>
            {conversationStates.map((state) => (
              <option key={state} value={state}>
                {stateLabels[state]}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <QueryView query={query}>
        {({ pages }) => {
          const rows = uniqueRows(pages, ({ questionId }) => questionId)
          if (rows.length === 0)
            return isFiltered ? <NoMatches onClear={() => change({ state: '', search: '' })} /> : <Nothing />
          return (
            <>
              <ul className="surface divide-y divide-line">
                {rows.map((row) => (
                  <Row key={row.questionId} question={row} />
                ))}
              </ul>
              <LoadMore query={query} />
            </>
          )
        }}
      </QueryView>
    </>
  )
}

function Row({ question }: { question: Question }) {
  const now = useNow(60_000)
  const { questionId, title, stepName, courseTitle, place, askedAt } = question
  const details = [courseTitle, stepName, placeText(place), `asked ${ago(askedAt)}`, promiseText(question, now)]
  return (
    <li className="flex items-center justify-between gap-x-4 gap-y-1 px-4 py-3 max-sm:flex-wrap sm:px-5">
      <div className="min-w-0">
        <Link to={`/dashboard/questions/${questionId}`} className="touch link font-semibold wrap-anywhere">
          {title}
        </Link>
        <p className="type-small text-soft">{details.filter(Boolean).join(' · ')}</p>
      </div>
      <ConversationBadge state={question.state} />
    </li>
  )
}

const Nothing = () => (
  <EmptyState
    title="No questions yet"
    action={
      <Link to="/dashboard/my-courses" className={buttonClass({ variant: 'primary' })}>
        Open your courses
      </Link>
    }
  >
    Stuck on a step? Choose “Ask a mentor” there. You’ll see the question and its answer here.
  </EmptyState>
)

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title="No matching questions" action={<Button onClick={onClear}>Clear filters</Button>} />
)
