import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { Changeable } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { PreviewProvider } from '../steps/preview.tsx'
import { Editor } from './editor.tsx'
import { editorOf } from './lesson-editor.api.ts'

/** The lesson of a step, with everything that belongs to it. */
export function LessonEditorAdmin() {
  const stepId = Number(useParams()['stepId'])
  const courseId = Number(useParams()['courseId'])
  const isValidId = Number.isSafeInteger(stepId) && stepId > 0
  const editor = useQuery({ ...editorOf(stepId), enabled: isValidId })
  const isUnknown = editor.error instanceof ApiError && editor.error.code === 'not_found'
  if (!isValidId || isUnknown) return <NoStep courseId={courseId} />
  return (
    <PreviewProvider>
      <QueryView query={editor}>
        {(data) => (
          <Changeable by="courses:act">
            <Editor key={data.stepId} editor={data} />
          </Changeable>
        )}
      </QueryView>
    </PreviewProvider>
  )
}

function NoStep({ courseId }: { courseId: number }) {
  return (
    <>
      <PageHeader
        title="Step not found"
        back={{ to: courseId > 0 ? `/admin/tasks/${courseId}` : '/admin', label: 'Back to the tasks' }}
      />
      <EmptyCard title="We couldn’t find this step">It may have been removed from the course.</EmptyCard>
    </>
  )
}
