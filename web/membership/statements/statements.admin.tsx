import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { StatementList } from './reconciliation/statement-list.tsx'
import { UploadStatement } from './reconciliation/upload-statement.tsx'

export function StatementsAdmin() {
  return (
    <>
      <PageHeader
        intro="Upload a statement to match its lines with payments. You decide what to verify."
        back={{ to: '/admin/payments', label: 'Payments' }}
      />
      <div className="grid grid-cols-1 gap-8">
        <UploadStatement />
        <section aria-labelledby="earlier-statements">
          <h2 id="earlier-statements" className="type-h3 mb-3">
            Uploaded statements
          </h2>
          <StatementList />
        </section>
      </div>
    </>
  )
}
