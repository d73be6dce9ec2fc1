import * as contract from '#contract/projects/brief-desk.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useInvalidatingMutation, useEndpointMutation } from '#web/kit/api/query.ts'
import { projectsKey } from '../projects.api.ts'

/** Open and closed projects, for admins. */
export const deskBriefs = (search: string) =>
  pagedQuery([...projectsKey, 'briefs', 'desk', search], (after) =>
    call(contract.listBriefDesk, { query: { ...(search && { search }), after } }),
  )

type BriefToSave = { briefId: number | null; body: contract.BriefDraft; idempotencyKey: string }

/** Creates a project, or changes an existing one. */
export const useSaveBrief = () =>
  useInvalidatingMutation(
    projectsKey,
    ({ briefId, body, idempotencyKey }: BriefToSave) =>
      briefId === null
        ? call(contract.createBrief, { body, idempotencyKey })
        : call(contract.editBrief, { params: { briefId }, body }),
    inlineErrors,
  )

export const useCloseBrief = () => useEndpointMutation(projectsKey, contract.closeBrief)
