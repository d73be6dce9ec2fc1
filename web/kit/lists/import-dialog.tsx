import { useState } from 'react'
import { ApiError } from '../api/call.ts'
import { Field } from '../forms/field.tsx'
import { FileDrop } from '../forms/file-drop.tsx'
import { count } from '../format.ts'
import { Badge, type BadgeTone } from '../layout/badge.tsx'
import { Button } from '../layout/button.tsx'
import { Callout } from '../layout/callout.tsx'
import { Dialog } from '../overlays/dialog.tsx'
import { Loading, SkeletonRows } from '../states/skeleton.tsx'
import { type Column, Table } from './table.tsx'

type Outcome = 'new' | 'exists' | 'wrong'
type ImportedLine = { line: number; outcome: Outcome; problem: string | null }
type ImportReport<Line> = { new: number; exists: number; wrong: number; isDone: boolean; lines: Line[] }

type ImportDialogProps<Line> = {
  title: string
  intro: string
  hint: string
  template: { fileName: string; csv: string }
  /** What one line is: ['person', 'people']. */
  noun: [singular: string, plural: string]
  /** The verb on the button: 'Import'. */
  action: string
  /** The outcome of a new line after the import: 'Imported'. */
  doneLabel: string
  outcomeLabels: Record<Outcome, string>
  /** Says why lines are skipped that exist already. */
  existsMessage: (count: number) => string
  columns: Column<Line>[]
  importFile: (file: File, isConfirmed: boolean) => Promise<ImportReport<Line>>
  onClose: () => void
}

/** Imports a CSV file in two steps: check every line, then confirm. */
export function ImportDialog<Line extends ImportedLine>(props: ImportDialogProps<Line>) {
  const { title, intro, hint, template, noun, action, importFile, onClose } = props
  const [file, setFile] = useState<File | null>(null)
  const [report, setReport] = useState<ImportReport<Line> | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const run = async (chosen: File, isConfirmed: boolean) => {
    setIsBusy(true)
    setProblem(null)
    try {
      setReport(await importFile(chosen, isConfirmed))
    } catch (error) {
      setProblem(messageOf(error as Error))
    } finally {
      setIsBusy(false)
    }
  }
  const check = (chosen: File | undefined) => {
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
      title={title}
      intro={intro}
      actions={
        <>
          <Button onClick={onClose}>{report?.isDone ? 'Close' : 'Cancel'}</Button>
          {report && !report.isDone && report.new > 0 && (
            <Button variant="primary" busy={isBusy} busyLabel="Importing…" onClick={() => void run(file!, true)}>
              {action} {countOf(report.new, noun)}
            </Button>
          )}
        </>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <Field label="CSV file" hint={hint} problem={problem}>
          <FileDrop
            label={file ? 'Choose another file' : 'Choose a file'}
            accept={['.csv', 'text/csv', 'text/plain']}
            onFiles={([chosen]) => check(chosen)}
          >
            {file && <p className="wrap-anywhere">{file.name}</p>}
          </FileDrop>
        </Field>
        <a
          href={`data:text/csv;charset=utf-8,${encodeURIComponent(template.csv)}`}
          download={template.fileName}
          className="link justify-self-start pointer-coarse:inline-flex pointer-coarse:min-h-11 pointer-coarse:items-center"
        >
          Download a template
        </a>
        {isBusy && !report && (
          <Loading>
            <SkeletonRows />
          </Loading>
        )}
        <div aria-live="polite">{report && <Report {...props} report={report} />}</div>
      </div>
    </Dialog>
  )
}

const countOf = (number: number, [singular, plural]: [string, string]) =>
  number === 1 ? `1 ${singular}` : `${count(number)} ${plural}`

/** The message about the file is more precise than the general one. */
const messageOf = (error: Error) => (error instanceof ApiError && Object.values(error.fields)[0]) || error.message

const tones: Record<Outcome, BadgeTone> = { new: 'good', exists: 'plain', wrong: 'bad' }

type ReportProps<Line> = ImportDialogProps<Line> & { report: ImportReport<Line> }

function Report<Line extends ImportedLine>(props: ReportProps<Line>) {
  const { report, columns, noun, doneLabel, outcomeLabels, existsMessage } = props
  const { new: added, exists, wrong, isDone, lines } = report
  return (
    <div className="grid grid-cols-1 gap-3">
      <Callout tone={isDone ? 'good' : wrong > 0 ? 'waiting' : 'plain'}>
        {isDone
          ? `${countOf(added, noun)} ${doneLabel.toLowerCase()}.`
          : `${count(added)} new ${added === 1 ? noun[0] : noun[1]}.`}
        {exists > 0 && ` ${existsMessage(exists)}`}
        {wrong > 0 &&
          ` ${wrong === 1 ? '1 line has a problem and is' : `${count(wrong)} lines have a problem and are`} skipped.`}
      </Callout>
      <Table
        caption="Result for each line"
        rows={lines}
        rowKey={({ line }) => line}
        columns={[
          ...columns,
          { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => count(line) },
          {
            key: 'outcome',
            header: 'Outcome',
            written: true,
            cell: ({ outcome, problem }) => (
              <span className="inline-grid justify-items-start gap-0.5">
                <Badge tone={tones[outcome]}>{isDone && outcome === 'new' ? doneLabel : outcomeLabels[outcome]}</Badge>
                {problem && <span className="type-small text-soft">{problem}</span>}
              </span>
            ),
          },
        ]}
      />
      {lines.length < added + exists + wrong && (
        <p className="type-small text-soft">Showing {count(lines.length)} lines, problems first.</p>
      )}
    </div>
  )
}
