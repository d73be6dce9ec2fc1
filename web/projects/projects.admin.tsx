import { Navigate, useSearchParams } from 'react-router'
import { useMay } from '#web/identity/index.ts'
import { count } from '#web/kit/format.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { BriefEditor, NewBrief } from './briefs/brief-editor.tsx'
import { BriefsDesk } from './briefs/briefs.admin.tsx'
import { useDeskLinks } from './desk-links.ts'
import { SubmissionCase, SubmissionList } from './submissions/submission-desk.tsx'
import { IdeaCase, IdeaList } from './ideas/idea-desk.tsx'

type Waiting = Record<'ideas' | 'projects', { count: number } | null>

/** Teachers review ideas and submissions here; authors also write briefs. `waiting` is undefined until loaded. */
export function ProjectsAdmin({ waiting }: { waiting?: Waiting | undefined }) {
  const { params, back } = useDeskLinks()
  const may = useMay()
  const writes = may('courses:act')
  const ideaId = Number(params.get('idea'))
  const submissionId = Number(params.get('submission'))
  const brief = params.get('brief')
  const reviews = may('reviews:see')
  if (reviews && ideaId > 0) return <IdeaCase key={ideaId} ideaId={ideaId} />
  if (reviews && submissionId > 0) return <SubmissionCase key={submissionId} submissionId={submissionId} />
  if (writes && brief === 'new') return <NewBrief back={back} />
  if (writes && Number(brief) > 0) return <BriefEditor key={brief} briefId={Number(brief)} back={back} />
  const available = lists.filter(({ access }) => may(access))
  if (available.length === 0) return <Navigate to="/admin" replace />
  return <Lists available={available} chosen={params.get('tab')} waiting={waiting} />
}

const lists = [
  { value: 'ideas', label: 'Ideas', waits: 'ideas', access: 'reviews:see', List: IdeaList },
  { value: 'submissions', label: 'Submissions', waits: 'projects', access: 'reviews:see', List: SubmissionList },
  { value: 'briefs', label: 'Briefs', waits: null, access: 'courses:see', List: BriefsDesk },
] as const

type ListsProps = { available: readonly (typeof lists)[number][]; chosen: string | null; waiting: Waiting | undefined }

function Lists({ available, chosen, waiting }: ListsProps) {
  const [, setParams] = useSearchParams()
  const current = available.find(({ value }) => value === chosen) ?? available[0]!
  return (
    <>
      <PageHeader
        intro={
          available.length === lists.length
            ? 'Learners’ ideas, their project submissions, and the project briefs you write.'
            : available.some(({ value }) => value === 'briefs')
              ? 'The projects that learners choose from.'
              : 'Learners’ ideas and project submissions.'
        }
      />
      <Tabs
        label="Projects"
        defaultValue={current.value}
        // Other parameters are dropped, because each list has its own search.
        onChange={(tab) => setParams({ tab }, { replace: true })}
        tabs={available.map(({ value, label, waits, List }) => ({
          value,
          label: withCount(label, (waits && waiting?.[waits]?.count) ?? 0),
          content: value === current.value && <List />,
        }))}
      />
    </>
  )
}

const withCount = (label: string, waiting: number) => (waiting > 0 ? `${label} (${count(waiting)})` : label)
