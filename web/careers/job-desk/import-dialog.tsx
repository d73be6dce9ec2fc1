import { FileDown } from 'lucide-react'
import { useState } from 'react'
import type { importJobs } from '#contract/careers/job-desk.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { count } from '#web/kit/format.ts'
import { Loading, SkeletonRows } from '#web/kit/states/skeleton.tsx'
import { toast } from '#web/kit/overlays/toast.ts'
import { useImportJobs } from '../job-desk.api.ts'
import { ImportReport } from './import-report.tsx'
import { downloadTemplate } from './template.ts'

type Checked = { file: File; report: ReplyOf<typeof importJobs> }

/** Imports a CSV file in two steps: check every line, then confirm. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const send = useImportJobs()
  const [checked, setChecked] = useState<Checked | null>(null)
  const [problem, setProblem] = useState<string | null>(null)

  const fail = (error: unknown) => setProblem(messageOf(error))
  const check = (file: File) => {
    setChecked(null)
    setProblem(null)
    send.mutate({ file, confirm: false }, { onSuccess: (report) => setChecked({ file, report }), onError: fail })
  }
  const confirm = ({ file }: Checked) => {
    setProblem(null)
    const onSuccess = (report: Checked['report']) => {
      onClose()
      toast(`${jobs(report.new)} posted.`)
    }
    send.mutate({ file, confirm: true }, { onSuccess, onError: fail })
  }
  const isChecking = send.isPending && !checked

  return (
    <Dialog
      open
      size="large"
      onClose={onClose}
      closeOnBackdrop={false}
      title="Import jobs"
      intro="Upload a CSV file. You can check every line before anything is posted."
    >
      <div className="grid grid-cols-1 gap-5">
        <Field
          label="CSV file"
          hint="The first line names the columns. Dates as 2026-11-15 or 15/11/2026; at most 2,000 jobs."
          problem={problem}
        >
          <FileDrop
            label={checked ? 'Choose another file' : 'Choose a file'}
            accept={['.csv', 'text/csv']}
            onFiles={([file]) => file && check(file)}
          >
            {checked && <p className="font-medium wrap-anywhere">{checked.file.name}</p>}
          </FileDrop>
        </Field>
        <div>
          <Button variant="quiet" size="small" className="-ml-3" onClick={downloadTemplate}>
            <FileDown aria-hidden="true" className="size-4" />
            Download a template
          </Button>
        </div>
        {isChecking && (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
        {checked && <ImportReport report={checked.report} />}
        <div className="flex flex-wrap justify-end gap-3 max-sm:flex-col-reverse">
          <Button onClick={onClose}>Not now</Button>
          {checked && checked.report.new > 0 && (
            <Button variant="primary" busy={send.isPending} busyLabel="Posting…" onClick={() => confirm(checked)}>
              Post {jobs(checked.report.new)}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

const jobs = (number: number) => (number === 1 ? '1 job' : `${count(number)} jobs`)

const messageOf = (error: unknown) =>
  error instanceof ApiError ? (error.fields['file'] ?? error.message) : 'Something went wrong. Please try again.'
