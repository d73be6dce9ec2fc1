import type { importJobs } from '#contract/careers/job-desk.ts'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import { Badge, type BadgeTone } from '#web/kit/layout/badge.tsx'
import { count } from '#web/kit/format.ts'
import { Callout } from '#web/kit/layout/callout.tsx'
import { ScrollRegion } from '#web/kit/lists/scroll-region.tsx'
import { Table } from '#web/kit/lists/table.tsx'

type Report = ReplyOf<typeof importJobs>

const outcomes: Record<Report['lines'][number]['outcome'], { tone: BadgeTone; label: string }> = {
  new: { tone: 'new', label: 'New' },
  exists: { tone: 'plain', label: 'Duplicate' },
  wrong: { tone: 'bad', label: 'Problem' },
}

export function ImportReport({ report }: { report: Report }) {
  const all = report.new + report.exists + report.wrong
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <output> may hold only phrases
    <div role="status" className="grid grid-cols-1 gap-3">
      <p className="font-semibold tabular-nums">
        {count(report.new)} new, {count(report.exists)} already posted, {count(report.wrong)} with problems
      </p>
      {report.wrong > 0 && (
        <Callout tone="waiting">
          Lines with problems are skipped. Fix them in the file and import it again; jobs that are already posted won’t be
          added twice.
        </Callout>
      )}
      <ScrollRegion label="Result for each line" className="max-h-80">
        <Table
          caption="Lines of the file"
          rows={report.lines}
          rowKey={({ line }) => line}
          columns={[
            { key: 'line', header: 'Line', numeric: true, cell: ({ line }) => line },
            {
              key: 'job',
              header: 'Job',
              heading: true,
              written: true,
              cell: ({ title, companyName }) => (
                <>
                  {title || 'No title'}
                  {companyName && <span className="block font-normal text-soft">{companyName}</span>}
                </>
              ),
            },
            {
              key: 'outcome',
              header: 'Outcome',
              cell: ({ outcome }) => <Badge tone={outcomes[outcome].tone}>{outcomes[outcome].label}</Badge>,
            },
            { key: 'problem', header: 'Details', written: true, cell: ({ problem }) => problem ?? 'Will be posted' },
          ]}
        />
      </ScrollRegion>
      {all > report.lines.length && (
        <p className="type-small text-soft">
          The first {count(report.lines.length)} of {count(all)} lines are shown.
        </p>
      )}
    </div>
  )
}
