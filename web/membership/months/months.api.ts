import { useMutation } from '@tanstack/react-query'
import type { BodyOf } from '#contract/kit/endpoint.ts'
import { getMonthBank, listMonthMovements, type MovementFilter } from '#contract/membership/month-bank.ts'
import { getMonthEarned, listMonthEarned } from '#contract/membership/month-earned.ts'
import {
  type FigureFilter,
  getMonth,
  listMonthDocuments,
  makeDocumentsFile,
  makeMonthFile,
} from '#contract/membership/months.ts'
import { call } from '#web/kit/api/api.ts'
import { download } from '#web/kit/api/download.ts'
import { endpointQuery, inlineErrors, pagedQuery } from '#web/kit/api/query.ts'
import { toast } from '#web/kit/overlays/toast.ts'

const named = (month: string) => (month === '' ? {} : { month })

/** The current month if none is named. */
export const monthOf = (month: string) =>
  endpointQuery(['membership', 'months', month], getMonth, { query: named(month) })

export const monthBank = (month: string) =>
  endpointQuery(['membership', 'months', 'bank', month], getMonthBank, { query: named(month) })

export const monthEarned = (month: string) =>
  endpointQuery(['membership', 'months', 'earned', month], getMonthEarned, { query: named(month) })

export const earnedReceipts = (month: string) =>
  pagedQuery(['membership', 'months', 'earned receipts', month], (after) =>
    call(listMonthEarned, { query: { ...named(month), after } }),
  )

export const documentsBehind = (month: string, filter: FigureFilter) =>
  pagedQuery(['membership', 'months', 'documents', month, filter], (after) =>
    call(listMonthDocuments, { query: { ...named(month), ...filter, after } }),
  )

export const movementsBehind = (month: string, filter: MovementFilter) =>
  pagedQuery(['membership', 'months', 'movements', month, filter], (after) =>
    call(listMonthMovements, { query: { ...named(month), ...filter, after } }),
  )

const onSuccess = () => toast('Your download has started.')

export const useMonthFile = () =>
  useMutation({
    mutationFn: async (body: BodyOf<typeof makeMonthFile>) => download((await call(makeMonthFile, { body })).url),
    onSuccess,
  })

export const useDocumentsFile = () =>
  useMutation({
    ...inlineErrors,
    mutationFn: async (body: BodyOf<typeof makeDocumentsFile>) =>
      download((await call(makeDocumentsFile, { body })).url),
    onSuccess,
  })
