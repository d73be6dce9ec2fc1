import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { checkLesson, wordsOf } from '#contract/learning/lesson-checks.ts'
import { countWords, type LessonContent, materialsIn, readingMinutes } from '#contract/learning/lesson-text.ts'
import type { LessonEditor } from '#contract/learning/lessons.ts'
import { ChooseVersion } from '#web/kit/forms/choose-version.tsx'
import { SaveStatus } from '#web/kit/forms/save-status.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { ChecksPanel } from './checks-panel.tsx'
import { ContentFields } from './content-fields.tsx'
import { EditorHeader } from './editor-header.tsx'
import { savedLesson, useLessonDraft } from './lesson-draft.ts'
import { LessonPreview } from './lesson-preview.tsx'
import { StepTabs } from './step-tabs.tsx'
import { useTextFields } from './use-text-fields.ts'
import { FilesPanel } from './files-panel.tsx'
import { renameLinks } from './insertions.ts'
import { ProblemsPanel } from './problems-panel.tsx'
import { VideosPanel } from './videos-panel.tsx'

/** Writing on the left, what learners will see on the right; a phone shows one of them at a time. */
export function Editor({ editor }: { editor: LessonEditor }) {
  const { stepId, materials, videos } = editor
  const { draft, value: content, ...saved } = useLessonDraft(stepId, editor)
  const [shown, setShown] = useState<'write' | 'preview'>('write')
  const fields = useTextFields(() => setShown('write'))
  const newer = draft.newer()
  useEffect(() => draft.refresh(savedLesson(editor)), [draft, editor])

  // Deferred, so that rendering the preview does not slow down typing.
  const deferred = useDeferredValue(content)
  const checks = useMemo(
    () =>
      checkLesson(deferred, {
        materials: materials.map(({ name }) => name),
        videosWithoutCaptions: videos.flatMap(({ isUploaded, captionsUrl, title }) =>
          isUploaded && !captionsUrl ? title : [],
        ),
      }),
    [deferred, materials, videos],
  )
  return (
    <>
      <EditorHeader editor={editor} draft={draft} content={content} checks={checks} />
      <StepTabs courseId={editor.courseId} stepId={stepId} />
      {newer && (
        <ChooseVersion
          what="This lesson"
          savedAt={newer.savedAt}
          onKeep={draft.overwriteNewer}
          onUseOther={draft.acceptNewer}
          className="mb-6"
        >
          {newer.savedBy && <p className="mt-1 font-normal">Saved by {newer.savedBy}.</p>}
        </ChooseVersion>
      )}
      <div className="sticky top-14 z-10 -mx-4 mb-4 flex flex-wrap items-center justify-between gap-2 bg-paper px-4 py-2 sm:-mx-6 sm:px-6 lg:static lg:mx-0 lg:p-0">
        <ViewSwitch shown={shown} onChange={setShown} />
        <div className="min-h-6">
          <SaveStatus {...saved} />
        </div>
      </div>
      <div className="grid grid-cols-1 gap-6 lg:grid-cols-2 lg:gap-8">
        <div
          className={classes('grid min-w-0 grid-cols-1 content-start gap-5', shown === 'preview' && 'max-lg:hidden')}
        >
          <ContentFields editor={editor} content={content} onChange={draft.edit} fields={fields} />
          <Attachments editor={editor} content={content} onChange={draft.edit} onInsert={fields.insertFile} />
        </div>
        <section
          aria-label="Preview"
          className={classes(
            'grid min-w-0 grid-cols-1 content-start gap-5 lg:sticky lg:top-4 lg:max-h-[calc(100dvh-2rem)] lg:self-start lg:overflow-y-auto',
            shown === 'write' && 'max-lg:hidden',
          )}
        >
          <ChecksPanel
            checks={checks}
            words={wordsOf(deferred)}
            minutes={readingMinutes(countWords(deferred.lesson))}
            onGoTo={fields.goTo}
          />
          <LessonPreview content={deferred} materials={materials} />
        </section>
      </div>
    </>
  )
}

type View = 'write' | 'preview'
const views: { value: View; label: string }[] = [
  { value: 'write', label: 'Write' },
  { value: 'preview', label: 'Preview and checks' },
]

function ViewSwitch({ shown, onChange }: { shown: View; onChange: (view: View) => void }) {
  return (
    <fieldset aria-label="View" className="flex gap-1 rounded-control bg-haze p-1 lg:hidden">
      {views.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          aria-pressed={value === shown}
          onClick={() => onChange(value)}
          className="touch min-h-9 rounded-small px-4 font-medium text-soft aria-pressed:bg-card aria-pressed:text-ink aria-pressed:shadow-low"
        >
          {label}
        </button>
      ))}
    </fieldset>
  )
}

type AttachmentsProps = {
  editor: LessonEditor
  content: LessonContent
  onChange: (changes: Partial<LessonContent>) => void
  onInsert: (name: string, alt: string | null) => void
}

/** What belongs to the step besides its text. It is saved at once, without publishing. */
function Attachments({ editor, content, onChange, onInsert }: AttachmentsProps) {
  const { stepId, materials, modelSolution, videos, problems } = editor
  const linked = new Set(materialsIn(`${content.lesson}\n${content.instructions}`).map(({ name }) => name))
  const followRename = (from: string, to: string) => {
    const lesson = renameLinks(content.lesson, from, to)
    const instructions = renameLinks(content.instructions, from, to)
    if (lesson !== content.lesson || instructions !== content.instructions) onChange({ lesson, instructions })
  }
  return (
    <>
      <FilesPanel
        stepId={stepId}
        kind="material"
        files={materials}
        isLinked={(name) => linked.has(name)}
        onInsert={({ name, kind }) => onInsert(name, kind.startsWith('image/') ? '' : null)}
        onRenamed={followRename}
      />
      <FilesPanel stepId={stepId} kind="solution" files={modelSolution} isLinked={() => false} onRenamed={() => {}} />
      <VideosPanel stepId={stepId} videos={videos} />
      <ProblemsPanel problems={problems} />
    </>
  )
}
