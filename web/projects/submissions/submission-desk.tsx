import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ExportButton } from '#web/kit/lists/export-button.tsx'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { type ProjectSubmission, ProjectVerdict } from '#contract/projects/submissions.ts'
import { useMay } from '#web/identity/index.ts'
import { useUrlState } from '#web/kit/api/url-state.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { RichText } from '#web/kit/markdown/rich-text.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Check, Eye, RotateCcw } from '#web/kit/icons.tsx'
import { usePreloadedViewer } from '#web/kit/file-view/use-preloaded-viewer.ts'
import { viewerOf } from '#web/kit/file-view/viewed-file.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { lazyPart } from '#web/kit/lazy-component.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { FileLink } from './file-link.tsx'
import { DeskAuthor } from '../desk-author.tsx'
import { DeskFilter } from '../desk-filter.tsx'
import { DeskList } from '../desk-list.tsx'
import { queueInUrl, useDeskLinks } from '../desk-links.ts'
import { submission, submissions, useDecide } from './submissions.api.ts'
import { ProjectState, projectStateLabel } from '../project-state.tsx'
import { Comments } from '../comments.tsx'

const PreviewWindow = lazyPart(() => import('#web/kit/file-view/preview-window.tsx'), 'PreviewWindow')

export function SubmissionList() {
  const { choice: filter, change } = useUrlState(queueInUrl)
  const { linkTo } = useDeskLinks()
  const { search, isWaiting } = filter
  const found = useInfiniteQuery(submissions({ waiting: isWaiting, search }))
  return (
    <>
      <DeskFilter
        filter={filter}
        onChange={change}
        otherLabel="Reviewed, newest first"
        searchLabel="Name, project or learner"
        actions={<ExportButton list="projects" filter={{ search, waiting: String(isWaiting) }} />}
      />
      <DeskList
        query={found}
        toRow={(submission) => toRow(submission, linkTo({ submission: String(submission.submissionId) }))}
        empty={
          isWaiting
            ? { title: 'No projects waiting', text: 'Project submissions appear here for review.' }
            : { title: 'No reviewed projects yet', text: 'Projects you have reviewed are listed here.' }
        }
        search={search}
        onClear={() => change({ search: '' })}
      />
    </>
  )
}

const toRow = (
  { submissionId, name, author, briefTitle, attempt, state, submittedAt, decidedAt }: ProjectSubmission,
  to: string,
) => ({
  id: submissionId,
  to,
  title: name,
  about: `${author} · ${briefTitle}${attempt > 1 ? ` · attempt ${attempt}` : ''}`,
  at: decidedAt ?? submittedAt,
  state: <ProjectState state={state} />,
})

export function SubmissionCase({ submissionId }: { submissionId: number }) {
  const shown = useQuery(submission(submissionId))
  const mayReview = useMay()('reviews:act')
  const { back } = useDeskLinks()
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={shown.data?.name ?? 'Project'}
        intro={
          shown.data && (
            <DeskAuthor name={shown.data.author} authorId={shown.data.authorId} at={shown.data.submittedAt} />
          )
        }
        back={{ to: withTab(back), label: 'All submissions' }}
      />
      <QueryView query={shown}>
        {(found) => (
          <div className="grid grid-cols-1 gap-5">
            <section aria-label="Project" className="surface grid grid-cols-1 gap-4 p-5 sm:p-6">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <ProjectState state={found.state} />
                <Link to={`/dashboard/projects/our-ideas/${found.briefId}`} className="link wrap-anywhere">
                  {found.briefTitle}
                </Link>
                <span className="text-soft">Attempt {found.attempt}</span>
              </div>
              {found.attempts.length > 1 && <Attempts all={found.attempts} shown={submissionId} />}
              <RichText text={found.description} />
              <SubmittedFile file={found.file} onExpired={() => void shown.refetch()} />
            </section>
            {mayReview && found.state === 'submitted' && <VerdictForm submission={found} />}
            <section aria-label="Feedback" className="surface p-5 sm:p-6">
              <h2 className="type-h3 mb-4">Conversation</h2>
              <Comments
                subject={{ submissionId }}
                empty="No comments yet."
                label="Comment without a verdict"
                mayWrite={mayReview}
              />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  )
}

/** Someone who came from a notification also goes back to the submissions. */
const withTab = (back: string) => (back.includes('?') ? back : `${back}?tab=submissions`)

type AttemptsProps = { all: Pick<ProjectSubmission, 'submissionId' | 'attempt' | 'state'>[]; shown: number }

/** Links to the learner's other attempts. */
function Attempts({ all, shown }: AttemptsProps) {
  const { linkTo } = useDeskLinks()
  return (
    <nav aria-label="Attempts" className="flex flex-wrap gap-x-4 gap-y-1">
      {all.map(({ submissionId, attempt, state }) => (
        <Link
          key={submissionId}
          to={linkTo({ submission: String(submissionId) })}
          aria-current={submissionId === shown ? 'page' : undefined}
          className="touch link type-small inline-flex items-center aria-[current]:font-semibold aria-[current]:text-ink aria-[current]:no-underline"
        >
          Attempt {attempt}: {projectStateLabel(state)}
        </Link>
      ))}
    </nav>
  )
}

type SubmittedFileProps = Pick<ProjectSubmission, 'file'> & { onExpired: () => void }

/** Opens the file in a window next to the review; an archive can only be downloaded. */
function SubmittedFile({ file, onExpired }: SubmittedFileProps) {
  const [isOpen, setIsOpen] = useState(false)
  usePreloadedViewer([file.kind])
  return (
    <div className="flex flex-wrap items-center gap-3">
      <FileLink file={file} />
      {viewerOf(file) !== 'none' && (
        <Button onClick={() => setIsOpen(true)}>
          <Eye aria-hidden="true" className="size-4.5" />
          Read it here
        </Button>
      )}
      {isOpen && <PreviewWindow file={file} onClose={() => setIsOpen(false)} onExpired={onExpired} />}
    </div>
  )
}

function VerdictForm({ submission: { submissionId, name } }: { submission: ProjectSubmission }) {
  const decide = useDecide()
  const form = useRef<HTMLFormElement>(null)
  const verdict = useRef<'approved' | 'rejected'>('approved')
  const { draft, change, forget } = useDraft(`verdict on submission ${submissionId}`, { feedback: '' })
  const { onSubmit, problems, isBusy } = useForm({
    schema: ProjectVerdict,
    read: (filled) => ({ verdict: verdict.current, feedback: filled.get('feedback') }),
    submit: async (body) => {
      await decide.mutateAsync({ params: { submissionId }, body })
      forget()
      toast(body.verdict === 'approved' ? `“${name}” is approved.` : `“${name}” was sent back with your feedback.`)
    },
  })
  const submitAs = (chosen: typeof verdict.current) => {
    verdict.current = chosen
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="surface grid grid-cols-1 gap-4 p-5 sm:p-6">
      <h2 className="type-h3">Verdict</h2>
      {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
      <MarkdownField
        label="Your feedback"
        hint="The learner sees this with your decision. If you ask for changes, say what to improve."
        problem={problems['feedback']}
        name="feedback"
        rows={4}
        maxLength={4000}
        value={draft.feedback}
        onChange={({ target }) => change({ feedback: target.value })}
      />
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="primary" busy={isBusy} onClick={() => submitAs('approved')}>
          <Check aria-hidden="true" className="size-5" />
          Approve
        </Button>
        <Button busy={isBusy} onClick={() => submitAs('rejected')}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Request changes
        </Button>
      </div>
    </form>
  )
}
