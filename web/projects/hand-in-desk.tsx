import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Check, RotateCcw } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { type ProjectHandIn, ProjectVerdict } from '#contract/projects/hand-ins.ts'
import { Button } from '#web/kit/button.tsx'
import { Field, Textarea } from '#web/kit/field.tsx'
import { useForm } from '#web/kit/form.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { Notice } from '#web/kit/notice.tsx'
import { PageHeader } from '#web/kit/page-header.tsx'
import { QueryView } from '#web/kit/query-view.tsx'
import { Select } from '#web/kit/select.tsx'
import { toast } from '#web/kit/toast.ts'
import { handIn, handIns, useDecide } from './briefs.api.ts'
import { DeskList } from './desk-list.tsx'
import { FileLink } from './file-link.tsx'
import { ProjectState } from './project-state.tsx'
import { Remarks } from './remarks.tsx'

export function HandInList() {
  const [waiting, setWaiting] = useState(true)
  const found = useInfiniteQuery(handIns(waiting))
  return (
    <>
      <Field label="Show" className="mb-5 sm:max-w-56">
        <Select value={String(waiting)} onChange={(event) => setWaiting(event.target.value === 'true')}>
          <option value="true">Waiting, oldest first</option>
          <option value="false">Decided, newest first</option>
        </Select>
      </Field>
      <DeskList query={found} toRow={toRow} empty="No project waits for a teacher." />
    </>
  )
}

const toRow = ({ handInId, name, author, briefTitle, attempt, state, submittedAt, decidedAt }: ProjectHandIn) => ({
  id: handInId,
  to: `/admin/projects?hand-in=${handInId}`,
  title: name,
  about: `${author} · ${briefTitle}${attempt > 1 ? ` · attempt ${attempt}` : ''}`,
  at: decidedAt ?? submittedAt,
  state: <ProjectState state={state} />,
})

export function HandInCase({ handInId }: { handInId: number }) {
  const shown = useQuery(handIn(handInId))
  return (
    <div className="max-w-3xl">
      <PageHeader
        title={shown.data?.name ?? 'Project'}
        intro={shown.data && `${shown.data.author}, ${dayAndTime(shown.data.submittedAt)}`}
        back={
          <Link to="/admin/projects?tab=hand-ins" className="link">
            All hand-ins
          </Link>
        }
      />
      <QueryView query={shown}>
        {(found) => (
          <div className="grid gap-5">
            <section aria-label="Project" className="surface grid gap-4 p-5 sm:p-6">
              <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
                <ProjectState state={found.state} />
                <Link to={`/dashboard/projects/our-ideas/${found.briefId}`} className="link">
                  {found.briefTitle}
                </Link>
                <span className="text-soft">Attempt {found.attempt}</span>
              </div>
              <p className="wrap-anywhere whitespace-pre-wrap">{found.description}</p>
              <div>
                <FileLink file={found.file} />
              </div>
            </section>
            {found.state === 'submitted' && <VerdictForm handIn={found} />}
            <section aria-label="Feedback" className="surface p-5 sm:p-6">
              <h2 className="type-h3 mb-4">Conversation</h2>
              <Remarks
                subject={{ handInId }}
                empty="Nothing has been said yet."
                label="Say something without deciding"
              />
            </section>
          </div>
        )}
      </QueryView>
    </div>
  )
}

function VerdictForm({ handIn: { handInId, name } }: { handIn: ProjectHandIn }) {
  const decide = useDecide(handInId)
  const form = useRef<HTMLFormElement>(null)
  const verdict = useRef<'approved' | 'rejected'>('approved')
  const { onSubmit, problems, isBusy } = useForm({
    schema: ProjectVerdict,
    read: (filled) => ({ verdict: verdict.current, words: filled.get('words') }),
    submit: async (given) => {
      await decide.mutateAsync(given)
      toast(given.verdict === 'approved' ? `“${name}” is approved.` : `“${name}” goes back with your words.`)
    },
  })
  const give = (given: typeof verdict.current) => {
    verdict.current = given
    form.current?.requestSubmit()
  }
  return (
    <form ref={form} onSubmit={onSubmit} noValidate className="surface grid grid-cols-1 gap-4 p-5 sm:p-6">
      <h2 className="type-h3">Verdict</h2>
      {problems['form'] && <Notice tone="problem">{problems['form']}</Notice>}
      <Field
        label="Your words"
        hint="The learner reads them with the verdict. To ask for more, say what is missing."
        problem={problems['words']}
      >
        <Textarea name="words" rows={4} maxLength={4000} />
      </Field>
      <div className="flex flex-wrap gap-3 max-sm:flex-col">
        <Button variant="primary" busy={isBusy} onClick={() => give('approved')}>
          <Check aria-hidden="true" className="size-5" />
          Approve
        </Button>
        <Button busy={isBusy} onClick={() => give('rejected')}>
          <RotateCcw aria-hidden="true" className="size-4" />
          Ask for more
        </Button>
      </div>
    </form>
  )
}
