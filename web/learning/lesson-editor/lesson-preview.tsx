import type { LessonContent } from '#contract/learning/lesson-text.ts'
import type { StepFile } from '#contract/learning/tasks.ts'
import { LessonView } from '../lessons/lesson-view.tsx'
import { usePreview } from '../steps/preview.tsx'

type LessonPreviewProps = { content: LessonContent; materials: StepFile[] }

/** The lesson and the task as learners read them. */
export function LessonPreview({ content, materials }: LessonPreviewProps) {
  const preview = usePreview()
  const open = (name: string) => {
    const file = materials.find((material) => material.name === name)
    if (file) preview(file)
  }
  const view = { materials, onOpenMaterial: open }
  return (
    <article className="surface min-w-0 p-4 sm:p-6">
      {content.lesson.trim() === '' ? (
        <p className="text-soft">Write the lesson, and it appears here as learners will see it.</p>
      ) : (
        <LessonView text={content.lesson} level={3} {...view} />
      )}
      {content.instructions.trim() !== '' && (
        <section aria-label="Your task" className="mt-8 border-t border-line pt-6">
          <h3 className="type-h3 mb-3">Your task</h3>
          <LessonView text={content.instructions} level={4} {...view} />
        </section>
      )}
    </article>
  )
}
