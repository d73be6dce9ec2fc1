import type { CourseImport, ImportedStep } from '#contract/learning/course-files.ts'
import { plural } from '#web/kit/format.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { changesAnything, describeImport } from './import.rules.ts'

const labels: Record<ImportedStep['outcome'], { label: string; tone: BadgeTone }> = {
  new: { label: 'New', tone: 'new' },
  changed: { label: 'Changed', tone: 'waiting' },
  restored: { label: 'Restored', tone: 'new' },
  same: { label: 'Unchanged', tone: 'plain' },
  removed: { label: 'Not in the zip', tone: 'bad' },
}

type ImportReportProps = { report: CourseImport; removeMissing: boolean }

export function ImportReport({ report, removeMissing }: ImportReportProps) {
  if (report.problems.length > 0) return <Problems report={report} />
  const changed = report.steps.filter(({ outcome }) => outcome !== 'same')
  const isChange = changesAnything(report, removeMissing)
  return (
    <div className="grid grid-cols-1 gap-3">
      <Callout tone={report.isDone ? 'good' : 'plain'}>
        {report.isDone ? 'Imported: ' : isChange ? 'This would change: ' : 'Nothing would change: '}
        {describeImport(report, removeMissing)}.
      </Callout>
      {report.taskChanges.length > 0 && (
        <ul aria-label="Changes in tasks" className="list-disc pl-6">
          {report.taskChanges.map((change) => (
            <li key={change} className="wrap-anywhere">
              {change}
            </li>
          ))}
        </ul>
      )}
      {changed.length > 0 && (
        <Table
          caption="Steps"
          rows={changed.map((step, index) => ({ ...step, index }))}
          rowKey={({ index }) => index}
          columns={[
            {
              key: 'step',
              header: 'Step',
              written: true,
              cell: ({ name, taskTitle }) => (
                <span className="inline-grid">
                  {name}
                  {taskTitle && <span className="type-small text-soft">{taskTitle}</span>}
                </span>
              ),
            },
            {
              key: 'outcome',
              header: 'Outcome',
              cell: ({ outcome }) => <Badge tone={labels[outcome].tone}>{labels[outcome].label}</Badge>,
            },
            { key: 'changes', header: 'Changes', written: true, cell: ({ changes }) => changes.join(', ') },
          ]}
        />
      )}
    </div>
  )
}

function Problems({ report: { problems } }: { report: CourseImport }) {
  return (
    <div className="grid grid-cols-1 gap-3">
      <Callout tone="problem">
        {plural(problems.length, 'problem')} in the zip. Correct {problems.length === 1 ? 'it' : 'them'} and choose the
        new zip.
      </Callout>
      <ul aria-label="Problems" className="grid grid-cols-1 gap-2">
        {problems.map(({ path, line, message }) => (
          <li key={`${path} ${line} ${message}`} className="wrap-anywhere">
            <code>
              {path}
              {line !== null && `:${line}`}
            </code>{' '}
            {message}
          </li>
        ))}
      </ul>
    </div>
  )
}
