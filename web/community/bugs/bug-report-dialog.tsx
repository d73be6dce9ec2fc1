import { useState, type FormEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { type Bug, BugReport } from '#contract/community/bugs.ts'
import type { Me } from '#contract/identity/account.ts'
import { Button, buttonClass } from '#web/kit/layout/button.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { SuccessIllustration } from '#web/kit/layout/illustrations.tsx'
import { useDraft } from '#web/kit/forms/draft.ts'
import { Field, Input, Textarea } from '#web/kit/forms/field.tsx'
import { useForm } from '#web/kit/forms/form.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { useIdempotencyKey } from '#web/kit/forms/idempotency-key.ts'
import { draftScreenshots } from './draft-screenshots.ts'
import { BugScreenshotField } from './bug-screenshot-field.tsx'
import { useReportBug } from './api.ts'

type BugReportDialogProps = { me: Pick<Me, 'userId' | 'firstName'>; onClose: () => void }

/** Opens from any page, and knows which one that is. */
export function BugReportDialog({ me, onClose }: BugReportDialogProps) {
  const [reported, setReported] = useState<Bug | null>(null)
  return reported ? (
    <ReportedDialog bug={reported} onClose={onClose} />
  ) : (
    <FormDialog me={me} onReported={setReported} onClose={onClose} />
  )
}

const board = '/dashboard/bug-board'

/** Where the bug most likely is; on the board itself that is anyone's guess. */
function usePageOfBug(): string {
  const { pathname, search } = useLocation()
  return pathname.startsWith(board) ? '' : `${pathname}${search}`.slice(0, 300)
}

const readDraft = (form: FormData) => {
  const read = (name: string) => (form.get(name) ?? '') as string
  return { title: read('title'), steps: read('steps'), page: read('page') }
}

type FormDialogProps = BugReportDialogProps & { onReported: (bug: Bug) => void }

function FormDialog({ me: { userId, firstName }, onReported, onClose }: FormDialogProps) {
  const page = usePageOfBug()
  const { draft, change, forget } = useDraft(`bug:${userId}`, { title: '', steps: '', page }, 'browser')
  const [screenshot, setScreenshot] = useState(() => draftScreenshots().get(userId) ?? null)
  const report = useReportBug()
  const { keyFor } = useIdempotencyKey()
  const { onSubmit, problems, isBusy } = useForm({
    schema: BugReport,
    read: readDraft,
    submit: async (values) => {
      const wanted = BugReport.parse(values)
      const { name, size, lastModified } = screenshot ?? {}
      const idempotencyKey = keyFor({ wanted, name, size, lastModified })
      const bug = await report.mutateAsync({ report: wanted, screenshot, idempotencyKey })
      forget()
      draftScreenshots().delete(userId)
      onReported(bug)
    },
  })
  const onInput = (event: FormEvent<HTMLFormElement>) => {
    const typed = readDraft(new FormData(event.currentTarget))
    // A page alone is no draft: the next bug may be on another page.
    if (typed.title.trim() || typed.steps.trim()) change(typed)
    else forget()
  }
  const choose = (file: File | null) => {
    setScreenshot(file)
    if (file) draftScreenshots().set(userId, file)
    else draftScreenshots().delete(userId)
  }
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      title="Report a bug"
      intro={`Everyone on the board sees the title and the steps, with your first name (${firstName}).`}
    >
      <form onSubmit={onSubmit} onInput={onInput} noValidate className="grid grid-cols-1 gap-5">
        {problems['form'] && <Callout tone="problem">{problems['form']}</Callout>}
        <Field label="Title" problem={problems['title']}>
          <Input
            name="title"
            defaultValue={draft.title}
            maxLength={160}
            required
            placeholder="What does not work, in a few words"
          />
        </Field>
        <Field label="Steps" hint="What happened, and what you expected instead." problem={problems['steps']}>
          <Textarea
            name="steps"
            defaultValue={draft.steps}
            maxLength={4000}
            rows={5}
            required
            placeholder={'1. I opened …\n2. I pressed …\nWhat happened: …\nWhat I expected: …'}
          />
        </Field>
        <BugScreenshotField screenshot={screenshot} onScreenshot={choose} problem={problems['screenshot']} />
        <Field label="Page where it was" optional problem={problems['page']}>
          <Input
            name="page"
            defaultValue={draft.page}
            maxLength={300}
            autoComplete="off"
            spellCheck={false}
            placeholder="/dashboard/my-courses"
          />
        </Field>
        <div className="flex flex-wrap items-center justify-end gap-3">
          <Link to={board} onClick={onClose} className="touch link mr-auto inline-flex items-center">
            See known bugs
          </Link>
          <Button onClick={onClose}>Keep for later</Button>
          <Button type="submit" variant="primary" busy={isBusy} busyLabel="Sending…">
            Send report
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

function ReportedDialog({ bug, onClose }: { bug: Bug; onClose: () => void }) {
  return (
    <Dialog
      open
      onClose={onClose}
      size="small"
      picture={<SuccessIllustration />}
      title="Thank you, your report is with us"
      intro="A mentor looks at it and says on the board how it stands. You get a notification when that changes or somebody comments."
      actions={
        <>
          <Button onClick={onClose}>Close</Button>
          <Link to={`${board}/${bug.bugId}`} onClick={onClose} className={buttonClass({ variant: 'primary' })}>
            See your report
          </Link>
        </>
      }
    />
  )
}
