import * as contract from '#contract/hiring/openings.ts'
import type { OpeningState } from '#contract/hiring/hiring.ts'
import type { z } from '#contract/kit/zod.ts'
import { call } from '#web/kit/api/api.ts'
import { inlineErrors, pagedQuery, useEndpointMutation, useInvalidatingMutation } from '#web/kit/api/query.ts'

export type TypedOpening = z.input<typeof contract.OpeningDraft>

export type DeskFilter = { search: string; state: OpeningState }

const openingsKey = ['hiring', 'openings']

export const myOpenings = pagedQuery([...openingsKey, 'mine'], (after) =>
  call(contract.listMyOpenings, { query: { size: 30, after } }),
)

type OpeningToSave = { openingId: number | null; body: TypedOpening; idempotencyKey: string }

/** Writes an opening, or changes an existing one. */
export const useSaveOpening = () =>
  useInvalidatingMutation(
    openingsKey,
    ({ openingId, body, idempotencyKey }: OpeningToSave) =>
      openingId === null
        ? call(contract.writeOpening, { body, idempotencyKey })
        : call(contract.changeOpening, { params: { openingId }, body }),
    inlineErrors,
  )

export const useCloseOpening = () => useEndpointMutation(openingsKey, contract.closeOpening, inlineErrors)

export const deskOpenings = ({ search, state }: DeskFilter) =>
  pagedQuery([...openingsKey, 'desk', search, state], (after) =>
    call(contract.listOpenings, { query: { size: 30, state, ...(search && { search }), after } }),
  )

export const useDecideOpening = () => useEndpointMutation(openingsKey, contract.decideOpening)
export const useReturnOpening = () => useEndpointMutation(openingsKey, contract.decideOpening, inlineErrors)
