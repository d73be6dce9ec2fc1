import type { MyCompany } from '#contract/hiring/company.ts'
import { Button } from '#web/kit/layout/button.tsx'
import { Callout } from '#web/kit/layout/callout.tsx'
import { Card } from '#web/kit/layout/card.tsx'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { RouteLink } from '#web/kit/layout/route-links.tsx'
import { ContactSupport } from '#web/site/index.ts'
import { useAcceptTerms } from './company.api.ts'
import { CompanyTerms } from './company-terms.tsx'

/** In the place of every page of a company that may not use them now. */
export const CompanyGate = ({ company }: { company: MyCompany }) =>
  company.isSuspended ? <Suspended company={company} /> : <Terms company={company} />

const Suspended = ({ company: { name } }: { company: MyCompany }) => (
  <>
    <PageHeader title={`${name} is suspended`} />
    <Card className="max-w-2xl">
      <p>
        We closed your openings and ended your introductions. You can’t see candidates any more, and learners don’t see
        your company. If that is a mistake, write to us.
      </p>
      <p className="mt-3 text-soft">
        <ContactSupport />
      </p>
      <p className="mt-3">
        <RouteLink to="/company/account">Your own account and data</RouteLink>
      </p>
    </Card>
  </>
)

function Terms({ company: { name, terms } }: { company: MyCompany }) {
  const accept = useAcceptTerms()
  return (
    <>
      <PageHeader
        title="Terms for companies"
        intro={`Learners trust us with their work and their names. Everybody at ${name} agrees to this first.`}
      />
      <Card className="max-w-2xl">
        <CompanyTerms />
        <div className="mt-6 grid gap-4 border-t border-line pt-5">
          {accept.error && <Callout tone="problem">{accept.error.message}</Callout>}
          <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
            <Button
              variant="primary"
              busy={accept.isPending}
              busyLabel="Saving…"
              onClick={() => accept.mutate({ body: { version: terms.version } })}
            >
              I accept these terms
            </Button>
            <span className="type-small text-soft">Version {terms.version}</span>
          </div>
          <p className="type-small text-soft">
            Don’t agree? Nothing happens until you accept. You can{' '}
            <RouteLink to="/company/account">delete your account</RouteLink> at any time.
          </p>
        </div>
      </Card>
    </>
  )
}
