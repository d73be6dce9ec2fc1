import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type CourseImport, importCourse } from '#contract/learning/course-files.ts'
import { call } from '#web/kit/api/api.ts'
import { ApiError } from '#web/kit/api/call.ts'
import { plural } from '#web/kit/format.ts'
import { Field, Checkbox } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Loading, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { ImportReport } from './import-report.tsx'
import { changesAnything, countOf } from './import.rules.ts'

type ImportCourseDialogProps = { courseId: number; courseTitle: string; onClose: () => void }

/** In two steps: see what the zip would change, then import exactly that. */
export function ImportCourseDialog({ courseId, courseTitle, onClose }: ImportCourseDialogProps) {
  const queries = useQueryClient()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<CourseImport | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const [removeMissing, setRemoveMissing] = useState(false)

  async function send(chosen: File, plan: string) {
    setIsBusy(true)
    setProblem(null)
    try {
      setReport(
        await call(importCourse, {
          params: { courseId },
          body: { plan, removeMissing: String(removeMissing) },
          files: [chosen],
        }),
      )
      if (plan) await queries.invalidateQueries({ queryKey: ['learning'] })
    } catch (error) {
      setProblem(messageOf(error as Error))
      if (plan) setReport(null)
    } finally {
      setIsBusy(false)
    }
  }
  function check(chosen: File | undefined) {
    if (!chosen || isBusy) return
    setFile(chosen)
    setReport(null)
    setRemoveMissing(false)
    void send(chosen, '')
  }

  const missing = report ? countOf(report, 'removed') : 0
  const canImport = report && !report.isDone && report.problems.length === 0 && changesAnything(report, removeMissing)
  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      size="large"
      title="Import a zip"
      intro={`The Markdown and files of ${courseTitle}, in the format of the export. Steps are matched by name and keep learners’ work. Links and videos stay as they are.`}
      actions={
        <>
          <Button onClick={onClose}>{report?.isDone ? 'Close' : 'Cancel'}</Button>
          {canImport && (
            <Button
              variant="primary"
              busy={isBusy}
              busyLabel="Importing…"
              onClick={() => void send(file!, report.plan)}
            >
              Import
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        {!report?.isDone && (
          <Field label="Zip" problem={problem}>
            <FileDrop
              label={file ? 'Choose another file' : 'Choose a file'}
              accept={['.zip', 'application/zip']}
              onFiles={([chosen]) => check(chosen)}
            >
              {file && <p className="wrap-anywhere">{file.name}</p>}
            </FileDrop>
          </Field>
        )}
        {isBusy && !report && (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
        <div aria-live="polite">{report && <ImportReport report={report} removeMissing={removeMissing} />}</div>
        {report && !report.isDone && report.problems.length === 0 && missing > 0 && (
          <>
            <Checkbox
              label={`Remove ${plural(missing, 'step')} that ${missing === 1 ? 'isn’t' : 'aren’t'} in the zip from the course`}
              checked={removeMissing}
              onChange={(event) => setRemoveMissing(event.target.checked)}
            />
            {removeMissing && (
              <Callout tone="waiting">
                Learners who submitted these steps still see their work. The steps no longer count for progress.
              </Callout>
            )}
          </>
        )}
      </div>
    </Dialog>
  )
}

/** The message about the file is more precise than the general one. */
const messageOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message
