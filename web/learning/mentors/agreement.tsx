import { useQuery } from '@tanstack/react-query'
import type { ReplyOf } from '#contract/kit/endpoint.ts'
import type { getAgreement } from '#contract/learning/second-opinions.ts'
import { count, plural } from '#web/kit/format.ts'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { Table } from '#web/kit/lists/table.tsx'
import { EmptyCard } from '#web/kit/states/empty-state.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { agreement } from '../reviews/second-opinions.api.ts'

/** For admins. */
export function Agreement() {
  const query = useQuery(agreement)
  return (
    <section aria-labelledby="agreement" className="mt-8">
      <h2 id="agreement" className="type-h3">
        How often mentors agree
      </h2>
      <p className="mt-1 mb-4 max-w-2xl text-soft">
        How often a second mentor came to the same verdict, in a random sample of the last 90 days. Use it to find
        unclear instructions or criteria, not to score mentors. Small samples say little.
      </p>
      <QueryView query={query}>
        {({ courses, mentors }) =>
          courses.length === 0 ? (
            <EmptyCard title="Nothing to compare yet">
              A random share of verdicts is reviewed twice. You can change the share in the{' '}
              <RouteLink to="/admin/settings/reviews#promise">settings</RouteLink>.
            </EmptyCard>
          ) : (
            <div className="grid items-start gap-4 lg:grid-cols-2">
              <AgreementTable
                caption="By course"
                rows={courses.map((row) => ({ ...row, id: row.courseId, name: row.courseTitle }))}
              />
              <AgreementTable caption="By first mentor" rows={mentors.map((row) => ({ ...row, id: row.userId }))} />
            </div>
          )
        }
      </QueryView>
    </section>
  )
}

type Counted = Pick<ReplyOf<typeof getAgreement>['mentors'][number], 'reviewed' | 'agreed'>
type Row = Counted & { id: number; name: string }

const AgreementTable = ({ caption, rows }: { caption: string; rows: Row[] }) => (
  <Table
    caption={caption}
    showCaption
    isSlim
    rows={rows}
    rowKey={({ id }) => id}
    columns={[
      { key: 'name', header: 'Name', heading: true, written: true, cell: ({ name }) => name },
      { key: 'reviewed', header: 'Reviewed twice', numeric: true, cell: ({ reviewed }) => count(reviewed) },
      { key: 'agreed', header: 'Same verdict', cell: (row) => <Share {...row} /> },
    ]}
  />
)

/** A percentage of a handful would look more exact than it is. */
const minSample = 10

function Share({ reviewed, agreed }: Counted) {
  if (reviewed < minSample) return `${count(agreed)} of ${plural(reviewed, 'verdict')}`
  return `${Math.round((agreed / reviewed) * 100)}% (${count(agreed)} of ${count(reviewed)})`
}
