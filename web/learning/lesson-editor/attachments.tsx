import { type LessonContent, materialsIn } from '#contract/learning/lesson-text.ts'
import type { LessonEditor } from '#contract/learning/lessons.ts'
import { FilesPanel } from './files-panel.tsx'
import { renameLinks } from './insertions.ts'
import { VideosPanel } from './videos-panel.tsx'

type AttachmentsProps = {
  editor: LessonEditor
  content: LessonContent
  onChange: (changes: Partial<LessonContent>) => void
  onInsert: (name: string, alt: string | null) => void
}

/** What belongs to the step besides its text. It is saved at once, without publishing. */
export function Attachments({ editor, content, onChange, onInsert }: AttachmentsProps) {
  const { stepId, materials, modelSolution, videos } = editor
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
    </>
  )
}
