import { May } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { StatementList } from './reconciliation/statement-list.tsx'
import { UploadStatement } from './reconciliation/upload-statement.tsx'

export function StatementsAdmin() {
  return (
    <>
      <PageHeader
        intro="An uploaded statement is matched with payments line by line. A person decides what is verified."
        back={{ to: '/admin/payments', label: 'Payments' }}
      />
      <div className="grid grid-cols-1 gap-8">
        <May do="payments:act">
          <UploadStatement />
        </May>
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
