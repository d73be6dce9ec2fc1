import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatPhone } from '#web/kit/phone.ts'

/** A label and what it is about, in two columns where there is room. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="mt-3 grid grid-cols-1 gap-x-6 gap-y-3 sm:grid-cols-[max-content_minmax(0,1fr)]">{children}</dl>
)

export const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
    <dt className="text-soft">{label}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </div>
)

type ProfileFactsProps = {
  profile: { name: string; email: string; phone: string; hasPortfolio: boolean }
  /** In the place of a missing phone number or portfolio. */
  missing: { phone: ReactNode; portfolio: ReactNode }
  /** Where it opens. */
  portfolio: string
}

/** A learner, as the company sees them once they accepted. */
export const ProfileFacts = ({
  profile: { name, email, phone, hasPortfolio },
  missing,
  portfolio,
}: ProfileFactsProps) => (
  <Facts>
    <Fact label="Name">{name}</Fact>
    <Fact label="Email">
      <a href={`mailto:${email}`} className="link">
        {email}
      </a>
    </Fact>
    <Fact label="Phone">
      {phone ? (
        <a href={`tel:${phone}`} className="link">
          {formatPhone(phone)}
        </a>
      ) : (
        missing.phone
      )}
    </Fact>
    <Fact label="Portfolio">
      {hasPortfolio ? (
        <Link to={portfolio} className="link">
          Open the portfolio
        </Link>
      ) : (
        missing.portfolio
      )}
    </Fact>
  </Facts>
)
