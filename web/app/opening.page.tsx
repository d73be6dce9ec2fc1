import { EmptyState } from '#web/kit/states/empty-state.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'

/** A page whose domain holds nothing yet: it says so instead of showing a sample. */
export function OpeningPage({ title, says }: { title: string; says: string }) {
  return (
    <>
      <PageHeader title={title} />
      <div className="surface">
        <EmptyState title="Not open yet">{says}</EmptyState>
      </div>
    </>
  )
}
