import { queryOptions } from '@tanstack/react-query'
import { getPortfolioSources, revokePortfolioLink, setPortfolioLink } from '#contract/portfolio/links.ts'
import { getMyPortfolio, type Portfolio, savePortfolio } from '#contract/portfolio/portfolio.ts'
import { call } from '#web/kit/api/api.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

export const loadPortfolio = () => call(getMyPortfolio)

// Only the initial state of the page, so it is never cached; the draft holds the changes.
export const myPortfolio = queryOptions({
  queryKey: ['portfolio', 'mine'],
  queryFn: loadPortfolio,
  staleTime: 0,
  gcTime: 0,
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
})

export const storePortfolio = (body: { portfolio: Portfolio; version: number }) => call(savePortfolio, { body })

const sourcesKey = ['portfolio', 'sources']

/** The work to choose from, and the link. */
export const portfolioSources = endpointQuery(sourcesKey, getPortfolioSources)

export const useSetLink = () => useEndpointMutation(sourcesKey, setPortfolioLink, inlineErrors)

export const useRevokeLink = () => useEndpointMutation(sourcesKey, revokePortfolioLink, inlineErrors)
