import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { Navigate, useParams } from 'react-router'
import type { ExerciseEditor as Loaded } from '#contract/learning/practice.ts'
import { Changeable } from '#web/identity/index.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { lazyComponent } from '#web/kit/lazy-component.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { dayAndTime } from '#web/kit/format.ts'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Loading } from '#web/kit/states/skeleton.tsx'
import { StepTabs } from '../lesson-editor/step-tabs.tsx'
import { exerciseOf } from './exercise-editor.api.ts'

// Reads checks while they are typed, which needs a parser.
const Editor = lazyComponent(() => import('./editor.tsx'), 'Editor')

/** The code that learners start from, and the checks it has to pass. */
export function ExerciseEditorAdmin() {
  const stepId = Number(useParams()['stepId'])
  const courseId = Number(useParams()['courseId'])
  const exercise = useQuery({ ...exerciseOf(stepId), enabled: Number.isSafeInteger(stepId) && stepId > 0 })
  const isUnknown = exercise.error instanceof ApiError && exercise.error.code === 'not_found'
  if (!(stepId > 0) || isUnknown) return <Navigate to={`/admin/tasks/${courseId || ''}`} replace />
  return (
    <QueryView query={exercise}>
      {(editor) => (
        <>
          <PageHeader
            title={editor.stepName}
            intro={describeVersion(editor)}
            className="mb-4 sm:mb-5"
            back={{ to: `/admin/tasks/${editor.courseId}`, label: editor.courseTitle }}
          />
          <StepTabs courseId={editor.courseId} stepId={stepId} />
          <Suspense fallback={<Loading />}>
            <Changeable by="courses:act">
              <Editor key={stepId} editor={editor} />
            </Changeable>
          </Suspense>
        </>
      )}
    </QueryView>
  )
}

function describeVersion({ version, content, publishedAt, publishedBy }: Loaded): string {
  if (!content || !publishedAt) return 'This step has no exercise.'
  return `Exercise version ${version}, published ${dayAndTime(publishedAt)}${publishedBy ? ` by ${publishedBy}` : ''}.`
}
