import { useInfiniteQuery } from '@tanstack/react-query'
import type { DeskQuestion } from '#contract/mentoring/questions-desk.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Field, Options, Select } from '#web/kit/forms/field.tsx'
import { SearchField } from '#web/kit/forms/search-field.tsx'
import { count } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { FoldedFilters } from '#web/kit/lists/folded-filters.tsx'
import type { Column } from '#web/kit/lists/table.tsx'
import { Due, WorkSwitch } from '#web/learning/index.ts'
import { ConversationBadge, DeskTable } from '#web/threads/index.ts'
import { AllWork } from './all-work.tsx'
import { deskQuestions, type DeskFilter } from './desk.api.ts'
import { ClaimBadge, questionColumns } from './desk-columns.tsx'

type Choice = DeskFilter & { isAll: boolean }

const filterInUrl = {
  read: (params: URLSearchParams): Choice => ({
    isAll: params.get('show') === 'all',
    state: params.get('state') === 'answered' ? 'answered' : 'open',
    courseId: Number(params.get('course')) || null,
    search: params.get('search') ?? '',
  }),
  write: ({ isAll, state, courseId, search }: Choice) => ({
    show: isAll ? 'all' : '',
    state: state === 'answered' ? state : '',
    course: courseId === null ? '' : String(courseId),
    search,
  }),
}

export function QuestionsAdmin() {
  const { choice, change } = useUrlState(filterInUrl)
  const { isAll, ...filter } = choice
  return (
    <>
      <PageHeader
        title={isAll ? 'Reviews and questions' : 'Questions'}
        intro={
          isAll
            ? 'Everything that waits for a mentor, by the time we promised. Your own isn’t listed.'
            : 'Learners’ questions, by the time we promised an answer. Your own aren’t listed.'
        }
      />
      <WorkSwitch current={isAll ? 'all' : 'questions'} />
      {isAll ? <AllWork /> : <QuestionLists filter={filter} onFilter={change} />}
    </>
  )
}

type ListProps = { filter: DeskFilter; onFilter: (change: Partial<DeskFilter>) => void }

function QuestionLists({ filter, onFilter }: ListProps) {
  const open = useInfiniteQuery(deskQuestions({ ...filter, state: 'open' }))
  const waiting = open.data?.pages[0]?.waiting
  const list = (state: DeskFilter['state']) =>
    filter.state === state && <QuestionList filter={filter} onFilter={onFilter} />
  return (
    <Tabs
      label="Questions"
      value={filter.state}
      onChange={(state) => onFilter({ state: state as DeskFilter['state'] })}
      tabs={[
        {
          value: 'open',
          label: waiting === undefined ? 'Open' : `Open (${waiting >= 1000 ? '1,000+' : count(waiting)})`,
          content: list('open'),
        },
        { value: 'answered', label: 'Answered', content: list('answered') },
      ]}
    />
  )
}

function QuestionList({ filter, onFilter }: ListProps) {
  const query = useInfiniteQuery(deskQuestions(filter))
  const courses = query.data?.pages[0]?.courses ?? []
  const isOpen = filter.state === 'open'
  return (
    <>
      <div className="mb-4 grid gap-4 sm:grid-cols-[minmax(0,20rem)_minmax(0,20rem)]">
        <SearchField label="Question or learner" value={filter.search} onSearch={(search) => onFilter({ search })} />
        <FoldedFilters active={filter.courseId === null ? 0 : 1}>
          <Field label="Course" className="max-sm:col-span-2">
            <Select
              value={filter.courseId ?? ''}
              onChange={({ target }) => onFilter({ courseId: Number(target.value) || null })}
            >
              <option value="">All courses</option>
              <Options of={courses.map(({ courseId, courseTitle }) => [courseId, courseTitle])} />
            </Select>
          </Field>
        </FoldedFilters>
      </div>
      <DeskTable
        query={query}
        caption={isOpen ? 'Open questions, first promised first' : 'Answered questions, newest first'}
        idOf={({ questionId }) => questionId}
        isOpen={isOpen}
        columns={[questionColumns, [isOpen ? claimColumn : stateColumn]]}
        Due={Due}
        empty={
          isOpen
            ? ['All caught up', 'Every question has an answer. New ones appear here automatically.']
            : ['No answered questions yet', 'Questions move here when a mentor has answered them.']
        }
        noMatches="No matching questions"
        isFiltered={filter.courseId !== null || filter.search !== ''}
        onClear={() => onFilter({ courseId: null, search: '' })}
      />
    </>
  )
}

const claimColumn: Column<DeskQuestion> = {
  key: 'claim',
  header: 'Mentor',
  cell: ({ claim }) => <ClaimBadge claim={claim} />,
}
const stateColumn: Column<DeskQuestion> = {
  key: 'state',
  header: 'State',
  cell: ({ state }) => <ConversationBadge state={state} />,
}
