import { useQuery } from '@tanstack/react-query'
import { me } from '#web/identity/index.ts'
import { PageHeader } from '#web/kit/layout/page-header.tsx'
import { QueryView } from '#web/kit/states/query-view.tsx'
import { Builder } from './builder.tsx'
import { myPortfolio, portfolioSources } from './portfolio.api.ts'

export function PortfolioPage() {
  const person = useQuery(me)
  const stored = useQuery(myPortfolio)
  const sources = useQuery(portfolioSources)
  const data = person.data &&
    stored.data &&
    sources.data && { userId: person.data.userId, server: stored.data, ...sources.data }
  const failed = stored.error ? stored : sources
  return (
    <>
      <PageHeader intro="Show what you can do: work that we checked, and what you add yourself. You choose every item, and share it all by one link." />
      <QueryView query={{ ...failed, data }}>
        {({ userId, ...props }) => <Builder key={userId} userId={userId} {...props} />}
      </QueryView>
    </>
  )
}
