import type { FactDraft } from '#contract/community/facts.ts'
import { z } from '#contract/kit/zod.ts'
import { readStored, writeStored } from '#web/kit/api/browser-storage.ts'

const Typed = z.object({ text: z.string(), source: z.string(), sourceUrl: z.string().default('') })

const keyOf = (userId: number) => `draft:fact:${userId}`

/** What was begun and not shared yet, in this browser; empty when there is nothing. */
export const keptFactDraft = (userId: number): FactDraft =>
  Typed.catch({ text: '', source: '', sourceUrl: '' }).parse(readStored(keyOf(userId), 'browser'))

export const keepFactDraft = (userId: number, form: FormData) =>
  writeStored(keyOf(userId), Object.fromEntries(form), 'browser')

export const forgetFactDraft = (userId: number) => writeStored(keyOf(userId), null, 'browser')
