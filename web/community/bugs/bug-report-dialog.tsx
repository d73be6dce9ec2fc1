import { useState } from 'react'
import { Link, useLocation } from 'react-router'
import { type Bug, BugReport } from '#contract/community/bugs.ts'
import type { Me } from '#contract/identity/account.ts'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input } from '#web/kit/forms/field.tsx'
import { MarkdownField } from '#web/kit/markdown/markdown-field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { lazyValue } from '#web/kit/lazy-value.ts'
import { FormDialog } from '#web/kit/overlays/form-dialog.tsx'
import { PostedDialog } from '../posted-dialog.tsx'
import { useReportBug } from './api.ts'
import { BugScreenshotField } from './bug-screenshot-field.tsx'

type BugReportDialogProps = { me: Pick<Me, 'userId' | 'firstName'>; onClose: () => void }

const board = '/dashboard/bug-board'

/** Opens from any page and fills in which page that is. */
export function BugReportDialog({ me, onClose }: BugReportDialogProps) {
  const [bug, setBug] = useState<Bug | null>(null)
  if (!bug) return <ReportForm me={me} onReported={setBug} onClose={onClose} />
  return (
    <PostedDialog
      title="Thanks, we’ve got your report"
      intro="A mentor will look into it and answer on the board. We’ll notify you when there’s news."
      to={`${board}/${bug.bugId}`}
      linkLabel="View your report"
      onClose={onClose}
    />
  )
}

// Browser storage is too small for a picture, so it is lost with a reload.
const screenshots = lazyValue(() => new Map<number, File | null>())

type ReportFormProps = BugReportDialogProps & { onReported: (bug: Bug) => void }

function ReportForm({ me: { userId, firstName }, onReported, onClose }: ReportFormProps) {
  const { pathname, search } = useLocation()
  const currentPage = pathname.startsWith(board) ? '' : `${pathname}${search}`.slice(0, 300)
  const { draft, change, forget } = useDraft(`bug:${userId}`, { title: '', steps: '', page: '' }, 'browser')
  // Without a title and steps the draft is of no use, and the next bug may be on another page.
  const [page, setPage] = useState(draft.title || draft.steps ? draft.page : currentPage)
  const [screenshot, setScreenshot] = useState(() => screenshots().get(userId) ?? null)
  const report = useReportBug()
  const form = useForm({
    schema: BugReport,
    submit: async (values) => {
      const body = BugReport.parse(values)
      const bug = await report.mutateAsync({ body, files: screenshot ? [screenshot] : [] })
      screenshots().delete(userId)
      forget()
      onReported(bug)
    },
    read: (fields) => ({ title: fields.get('title'), steps: fields.get('steps'), page: fields.get('page') }),
  })
  const { problems } = form
  return (
    <FormDialog
      title="Report a bug"
      intro={`Everyone on the board can see the title and steps with your first name, ${firstName}.`}
      form={form}
      submitLabel="Send report"
      busyLabel="Sending…"
      cancelLabel="Save for later"
      footer={
        <Link to={board} onClick={onClose} className="touch link inline-flex items-center">
          See known bugs
        </Link>
      }
      onClose={onClose}
    >
      <Field label="Title" problem={problems['title']}>
        <Input
          name="title"
          value={draft.title}
          onChange={({ target }) => change({ title: target.value, page })}
          maxLength={160}
          required
          placeholder="What isn’t working?"
        />
      </Field>
      <MarkdownField
        label="Steps"
        hint="What happened, and what did you expect instead?"
        problem={problems['steps']}
        name="steps"
        value={draft.steps}
        onChange={({ target }) => change({ steps: target.value, page })}
        maxLength={4000}
        rows={5}
        required
        placeholder={'1. I opened …\n2. I clicked …\nWhat happened: …\nWhat I expected: …'}
      />
      <BugScreenshotField
        screenshot={screenshot}
        onScreenshot={(file) => {
          setScreenshot(file)
          screenshots().set(userId, file)
        }}
        problem={problems['screenshot']}
      />
      <Field label="Page" optional problem={problems['page']}>
        <Input
          name="page"
          value={page}
          onChange={({ target }) => {
            setPage(target.value)
            change({ page: target.value })
          }}
          maxLength={300}
          autoComplete="off"
          spellCheck={false}
          placeholder="/dashboard/my-courses"
        />
      </Field>
    </FormDialog>
  )
}
