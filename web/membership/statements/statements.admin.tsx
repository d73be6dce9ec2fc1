import { Link } from 'react-router'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { StatementList } from './reconciliation/statement-list.tsx'
import { UploadStatement } from './reconciliation/upload-statement.tsx'

/** Where the bank's word is compared with the payers'. */
export function StatementsAdmin() {
  return (
    <>
      <PageHeader
        title="Bank statement"
        intro="Upload what the bank says; every line is compared with the payments, and you decide what follows."
        back={
          <Link to="/admin/payments" className="link">
            Payments
          </Link>
        }
      />
      <div className="grid grid-cols-1 gap-8">
        <UploadStatement />
        <section aria-labelledby="earlier-statements">
          <h2 id="earlier-statements" className="type-h3 mb-3">
            Statements so far
          </h2>
          <StatementList />
        </section>
      </div>
    </>
  )
}
