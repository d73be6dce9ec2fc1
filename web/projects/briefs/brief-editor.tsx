import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { BriefDraft } from '#contract/projects/brief-desk.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Problem } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { useIdempotencyKey } from '#web/kit/api/idempotency-key.ts'
import { Tabs } from '#web/kit/layout/tabs.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { BriefBody } from './brief-body.tsx'
import { useSaveBrief } from './brief-desk.api.ts'
import { BriefFields } from './brief-fields.tsx'
import { emptyBrief, namesIn, toDraft, type TypedBrief, typedOf } from './brief-form.rules.ts'
import { BriefResourcesFields } from './brief-resources-fields.tsx'
import { BriefStepsFields } from './brief-steps-fields.tsx'
import { brief } from './briefs.api.ts'

export function NewBrief({ back }: { back: string }) {
  return (
    <>
      <PageHeader
        title="New project"
        intro="Learners see it under Our ideas as soon as you save it."
        back={{ to: back, label: 'All briefs' }}
      />
      <Editor briefId={null} start={emptyBrief} back={back} />
    </>
  )
}

export function BriefEditor({ briefId, back }: { briefId: number; back: string }) {
  const shown = useQuery(brief(briefId))
  return (
    <>
      <PageHeader
        title={shown.data ? `Edit “${shown.data.title}”` : 'Edit the project'}
        intro={
          shown.data?.isOpen === false
            ? 'This project is closed. Only learners who submitted can still see it.'
            : 'Learners see changes at once. Existing submissions stay as they are.'
        }
        back={{ to: back, label: 'All briefs' }}
      />
      <QueryView query={shown}>
        {(found) => <Editor key={briefId} briefId={briefId} start={() => typedOf(found)} back={back} />}
      </QueryView>
    </>
  )
}

type EditorProps = { briefId: number | null; start: () => TypedBrief; back: string }

/** A draft survives a reload until it is saved or discarded. */
function Editor({ briefId, start, back }: EditorProps) {
  const { draft, change, forget } = useDraft(`brief ${briefId ?? 'new'}`, start())
  const save = useSaveBrief()
  const navigate = useNavigate()
  const { keyFor, forget: forgetKey } = useIdempotencyKey()
  const leave = () => {
    forget()
    void navigate(back)
  }
  const { onSubmit, problems, isBusy } = useForm({
    schema: BriefDraft,
    read: () => toDraft(draft),
    submit: async (body) => {
      await save.mutateAsync({ briefId, body, idempotencyKey: keyFor(body) })
      forgetKey()
      leave()
      toast(
        briefId === null ? `“${body.title}” is now listed under Our ideas.` : 'Saved. Learners see the new version.',
      )
    },
  })
  const fields = { typed: draft, problems, onChange: change }
  return (
    <Tabs
      label="Project"
      tabs={[
        {
          value: 'write',
          label: 'Write',
          content: (
            <form noValidate onSubmit={onSubmit} className="surface grid max-w-3xl grid-cols-1 gap-7 p-5 sm:p-6">
              <Problem text={problems['form']} />
              <BriefFields {...fields} />
              <BriefStepsFields {...fields} />
              <BriefResourcesFields {...fields} />
              <div className="flex flex-wrap gap-3 border-t border-line pt-5 max-sm:flex-col">
                <Button type="submit" variant="primary" busy={isBusy} busyLabel="Saving…">
                  {briefId === null ? 'Create project' : 'Save changes'}
                </Button>
                <button type="button" className={buttonClass({ variant: 'quiet' })} onClick={leave}>
                  Discard
                </button>
              </div>
            </form>
          ),
        },
        { value: 'preview', label: 'As learners see it', content: <Preview typed={draft} /> },
      ]}
    />
  )
}

function Preview({ typed }: { typed: TypedBrief }) {
  const shown = toDraft(typed)
  return (
    <div className="max-w-5xl">
      <p className="type-title wrap-anywhere">{typed.title.trim() || 'Title'}</p>
      <p className="mt-1.5 mb-6 max-w-2xl text-soft wrap-anywhere">{typed.summary.trim() || 'Summary'}</p>
      <BriefBody
        brief={{
          ...shown,
          techStack: namesIn(typed.techStack),
          steps: shown.steps.filter((step) => step.trim() !== ''),
          // Incomplete links are left out.
          resources: shown.resources.filter(({ label, url }) => label.trim() !== '' && /^https?:\/\//.test(url.trim())),
        }}
      />
    </div>
  )
}
