import { useState } from 'react'
import { type importPeople, type ImportedLine } from '#contract/identity/staff.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Button } from '#web/kit/layout/button.tsx'
import { ApiError } from '#web/kit/api/call.ts'
import { Dialog } from '#web/kit/overlays/dialog.tsx'
import { Field } from '#web/kit/forms/field.tsx'
import { FileDrop } from '#web/kit/forms/file-drop.tsx'
import { count } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { useImport } from './api.ts'

type Report = ReplyOf<typeof importPeople>

const template = 'name,email,phone,days\nAsha Kumari,asha@example.in,9876543210,30\n'
const templateUrl = `data:text/csv;charset=utf-8,${encodeURIComponent(template)}`

export function ImportPeopleDialog({ onClose }: { onClose: () => void }) {
  const send = useImport()
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<Report | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const run = async (chosen: File, isConfirmed: boolean) => {
    setIsBusy(true)
    setProblem(null)
    try {
      setReport(await send(chosen, isConfirmed))
    } catch (error) {
      setProblem(messageOf(error as Error))
    } finally {
      setIsBusy(false)
    }
  }
  const choose = (chosen: File | undefined) => {
    if (!chosen || isBusy) return
    setFile(chosen)
    setReport(null)
    void run(chosen, false)
  }

  return (
    <Dialog
      open
      onClose={onClose}
      closeOnBackdrop={false}
      size="large"
      title="Import learners"
      intro="Upload a CSV file with one person per line: name, email, phone and days of access. New people get an account and an email with a link to choose a password."
      actions={
        <>
          <Button onClick={onClose}>{report?.isDone ? 'Close' : 'Cancel'}</Button>
          {report && !report.isDone && report.new > 0 && (
            <Button variant="primary" busy={isBusy} busyLabel="Importing…" onClick={() => void run(file!, true)}>
              Import {people(report.new)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label="CSV file" hint="You can check the result before you import. Up to 5,000 lines." problem={problem}>
          <FileDrop
            label="Choose a file"
            accept={['.csv', 'text/csv', 'text/plain']}
            onFiles={([chosen]) => choose(chosen)}
          >
            {file && <p className="wrap-anywhere">{file.name}</p>}
          </FileDrop>
        </Field>
        <a
          href={templateUrl}
          download="learners.csv"
          className="link justify-self-start pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          Download a template
        </a>
        <div aria-live="polite">{report && <Results report={report} />}</div>
      </div>
    </Dialog>
  )
}

const people = (total: number) => (total === 1 ? '1 person' : `${count(total)} people`)

/** The message about the file is more precise than the general one. */
const messageOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message

function Results({ report }: { report: Report }) {
  const { new: fresh, exists, wrong, isDone, lines } = report
  const isTruncated = lines.length < fresh + exists + wrong
  return (
    <div className="grid grid-cols-1 gap-3">
      <Callout tone={isDone ? 'good' : wrong > 0 ? 'waiting' : 'plain'}>
        {isDone ? `${people(fresh)} imported.` : `${count(fresh)} new ${fresh === 1 ? 'person' : 'people'}.`}
        {exists > 0 && ` ${people(exists)} already ${exists === 1 ? 'has' : 'have'} an account and won’t change.`}
        {wrong > 0 &&
          ` ${wrong === 1 ? '1 line has a problem and is' : `${count(wrong)} lines have a problem and are`} skipped.`}
      </Callout>
      <Table
        caption="Result for each line"
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          { key: 'name', header: 'Name', heading: true, written: true, cell: ({ name }) => name || 'No name' },
          { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => count(line) },
          { key: 'email', header: 'Email', written: true, cell: ({ email }) => email },
          { key: 'outcome', header: 'Outcome', written: true, cell: (line) => <Outcome line={line} isDone={isDone} /> },
        ]}
      />
      {isTruncated && <p className="type-small text-soft">Showing {lines.length} lines, problems first.</p>}
    </div>
  )
}

const tones: Record<ImportedLine['outcome'], BadgeTone> = { new: 'good', exists: 'plain', wrong: 'bad' }

function Outcome({ line: { outcome, problem }, isDone }: { line: ImportedLine; isDone: boolean }) {
  const labels = { new: isDone ? 'Imported' : 'New', exists: 'Has an account', wrong: 'Problem' }
  return (
    <span className="inline-grid justify-items-start gap-0.5">
      <Badge tone={tones[outcome]}>{labels[outcome]}</Badge>
      {problem && <span className="type-small text-soft">{problem}</span>}
    </span>
  )
}
