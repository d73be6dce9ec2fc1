import { useState } from 'react'
import type { LessonCheck } from '#contract/learning/lesson-checks.ts'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import type { LessonEditor } from '#contract/learning/lessons.ts'
import { dayAndTime } from '#web/kit/format.ts'
import { ChevronLeft, ChevronRight, Ellipsis } from '#web/kit/icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { RouteButton } from '#web/kit/layout/route-links.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { ConfirmDialog } from '#web/kit/overlays/confirm-dialog.tsx'
import { Menu, MenuItem } from '#web/kit/overlays/menu.tsx'
import { HistoryDialog } from './history-dialog.tsx'
import { LearnerView } from './learner-view.tsx'
import { type LessonDraft, savedLesson } from './lesson-draft.ts'
import { loadEditor, useDiscardDraft } from './lesson-editor.api.ts'
import { PublishDialog } from './publish-dialog.tsx'

type EditorHeaderProps = { editor: LessonEditor; draft: LessonDraft; content: LessonContent; checks: LessonCheck[] }

export function EditorHeader({ editor, draft, content, checks }: EditorHeaderProps) {
  const [dialog, setDialog] = useState<'publish' | 'history' | 'discard' | 'learner' | null>(null)
  const discard = useDiscardDraft(editor.stepId)
  const { stepId, courseId, courseTitle, taskTitle, published } = editor
  const { status } = draft.state()
  const hasDraft = draft.version() > 0 || status === 'saving' || status === 'unreachable'
  const close = () => setDialog(null)
  return (
    <>
      <PageHeader
        title={content.name || 'New lesson'}
        intro={`${taskTitle}. ${describeState(published, hasDraft)}`}
        className="mb-4 sm:mb-5"
        back={{ to: `/admin/tasks/${courseId}`, label: courseTitle }}
        actions={
          <>
            <Neighbours editor={editor} />
            <Button onClick={() => setDialog('learner')}>See as learner</Button>
            <Menu
              trigger={
                <Button aria-label="More">
                  <Ellipsis aria-hidden="true" className="size-5" />
                </Button>
              }
            >
              <MenuItem onSelect={() => setDialog('history')}>History</MenuItem>
              <MenuItem danger disabled={draft.version() === 0} onSelect={() => setDialog('discard')}>
                Discard the draft
              </MenuItem>
            </Menu>
            <Button
              variant="primary"
              disabled={!hasDraft || status === 'conflict'}
              onClick={() => setDialog('publish')}
            >
              Publish
            </Button>
          </>
        }
      />
      {dialog === 'publish' && (
        <PublishDialog stepId={stepId} draft={draft} checks={checks} isFirst={published === null} onClose={close} />
      )}
      {dialog === 'history' && (
        <HistoryDialog stepId={stepId} current={content} onRestore={draft.edit} onClose={close} />
      )}
      {dialog === 'learner' && <LearnerView editor={editor} content={content} onClose={close} />}
      {dialog === 'discard' && (
        <ConfirmDialog
          title="Discard the draft?"
          text={published ? 'The editor shows the published version again.' : 'The lesson is empty again.'}
          action="Discard"
          onConfirm={async () => {
            await draft.pause()
            await discard.mutateAsync({ params: { stepId: editor.stepId } })
            draft.accept(savedLesson(await loadEditor(stepId)))
            draft.resume()
          }}
          onClose={close}
        />
      )}
    </>
  )
}

function describeState(published: LessonEditor['published'], hasDraft: boolean): string {
  if (!published) return hasDraft ? 'A draft; learners don’t see it yet.' : 'No lesson yet.'
  const version = `Version ${published.version}, published ${dayAndTime(published.publishedAt)}`
  return hasDraft ? `${version}, with changes that aren’t published.` : `${version}.`
}

/** The steps before and after this one. */
function Neighbours({ editor: { courseId, previousStepId, nextStepId } }: { editor: LessonEditor }) {
  const link = (stepId: number | null, label: string, Icon: typeof ChevronLeft) =>
    stepId !== null && (
      <RouteButton to={`/admin/tasks/${courseId}/steps/${stepId}`} aria-label={label} className="px-2.5">
        <Icon aria-hidden="true" className="size-5" />
      </RouteButton>
    )
  return (
    <span className="flex gap-1">
      {link(previousStepId, 'Previous step', ChevronLeft)}
      {link(nextStepId, 'Next step', ChevronRight)}
    </span>
  )
}
