import { useInfiniteQuery } from '@tanstack/react-query'
import { conversationStates, type ConversationState } from '#contract/threads/conversations.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { ago } from '#web/kit/format.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { ConversationRows, stateLabels } from '#web/threads/index.ts'
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
            <Options of={conversationStates.map((state) => [state, stateLabels[state]])} />
          </Select>
        </Field>
      </div>
      <ConversationRows
        query={query}
        idOf={({ questionId }) => questionId}
        toRow={({ questionId, title, stepName, courseTitle, place, askedAt }) => ({
          to: `/dashboard/questions/${questionId}`,
          title,
          details: [courseTitle, stepName, placeText(place), `asked ${ago(askedAt)}`],
        })}
        empty={isFiltered ? <NoMatches onClear={() => change({ state: '', search: '' })} /> : <Nothing />}
      />
    </>
  )
}

const Nothing = () => (
  <EmptyState
    title="No questions yet"
    action={
      <RouteButton to="/dashboard/my-courses" variant="primary">
        Open your courses
      </RouteButton>
    }
  >
    Stuck on a step? Choose “Ask a mentor” there. You’ll see the question and its answer here.
  </EmptyState>
)

const NoMatches = ({ onClear }: { onClear: () => void }) => (
  <EmptyState title="No matching questions" action={<Button onClick={onClear}>Clear filters</Button>} />
)
