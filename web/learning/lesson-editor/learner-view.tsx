import { useState } from 'react'
import type { LessonContent } from '#contract/learning/lesson-text.ts'
import { countWords, readingMinutes } from '#contract/learning/lesson-text.ts'
import type { LessonEditor } from '#contract/learning/lessons.ts'
import { plural } from '#web/kit/format.ts'
import { Monitor } from '#web/kit/icons.tsx'
import { Smartphone } from '#web/kit/staff-icons.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { classes } from '#web/kit/layout/classes.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { FileChip } from '../steps/file-chip.tsx'
import { StepVideos } from '../videos/step-videos.tsx'
import { LessonPreview } from './lesson-preview.tsx'

type LearnerViewProps = { editor: LessonEditor; content: LessonContent; onClose: () => void }

/** The draft as a learner will see it, also at the width of a phone. */
export function LearnerView({ editor, content, onClose }: LearnerViewProps) {
  const [isPhone, setIsPhone] = useState(false)
  const { materials, modelSolution, videos } = editor
  return (
    <Dialog
      open
      onClose={onClose}
      size="large"
      title={content.name || 'Without a name'}
      intro={[content.effort, `${plural(readingMinutes(countWords(content.lesson)), 'minute')} of reading`]
        .filter(Boolean)
        .join(', ')}
      actions={
        <>
          <Button onClick={() => setIsPhone(!isPhone)} className="mr-auto max-sm:hidden">
            {isPhone ? (
              <Monitor aria-hidden="true" className="size-4.5" />
            ) : (
              <Smartphone aria-hidden="true" className="size-4.5" />
            )}
            {isPhone ? 'Show wide' : 'Show as on a phone'}
          </Button>
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      <div className={classes('grid grid-cols-1 gap-5', isPhone && 'mx-auto max-w-90')}>
        {content.summary && <p className="text-soft">{content.summary}</p>}
        <StepVideos videos={videos} onExpired={() => {}} isRemembered={false} />
        <LessonPreview content={content} materials={materials} />
        {materials.length > 0 && (
          <ul aria-label="Materials" className="flex flex-wrap gap-2">
            {materials.map((file) => (
              <li key={file.stepFileId} className="max-w-full min-w-0">
                <FileChip file={file} />
              </li>
            ))}
          </ul>
        )}
        {modelSolution.length > 0 && (
          <p className="type-small text-soft">
            After approval: {plural(modelSolution.length, 'file')} of the model solution.
          </p>
        )}
      </div>
    </Dialog>
  )
}
