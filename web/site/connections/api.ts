import { getEmailServer, removeEmailServer, saveEmailServer, testEmailServer } from '#contract/site/email-server.ts'
import { getGateway, removeGateway, saveGateway, testGateway } from '#contract/site/gateway.ts'
import { endpointQuery, inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'
import { site } from '../site.api.ts'

export const emailServer = endpointQuery(['school', 'email-server'], getEmailServer)
export const gateway = endpointQuery(['school', 'gateway'], getGateway)

/** Each change shows in the history, and online payments on other pages too. */
const change = { alsoInvalidates: site.queryKey, ...inlineErrors }

export const useSaveEmailServer = () => useEndpointMutation(['school'], saveEmailServer, change)
export const useRemoveEmailServer = () => useEndpointMutation(['school'], removeEmailServer, change)
export const useTestEmailServer = () => useEndpointMutation(['school', 'email-server'], testEmailServer, inlineErrors)

export const useSaveGateway = () => useEndpointMutation(['school'], saveGateway, change)
export const useRemoveGateway = () => useEndpointMutation(['school'], removeGateway, change)
export const useTestGateway = () => useEndpointMutation(['school', 'gateway'], testGateway, inlineErrors)
