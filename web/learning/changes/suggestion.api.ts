import { takeSuggestion } from '#contract/learning/suggestions.ts'
import { inlineErrors, useEndpointMutation } from '#web/kit/api/query.ts'

/** The code has the change already: that the mentor isn’t told is no reason to interrupt. */
export const useTakeSuggestion = () => useEndpointMutation(['learning', 'attempts'], takeSuggestion, inlineErrors)
