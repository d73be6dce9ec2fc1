import { readStored, storedKeys, writeStored } from '#web/kit/device/browser-storage.ts'
import type { Suggestion } from '#contract/learning/solutions.ts'
import { draftKey, useDraft } from '#web/kit/forms/draft.ts'

const draftName = (solutionId: number, field: string) => `review:${solutionId}:${field}`

export const verdictDraft = 'verdict'
export const generalDraft = 'comment'
/** The ticked acceptance criteria. */
export const criteriaDraft = 'criteria'
export const lineDraft = (fileId: string, line: number) => `comment:${fileId}:${line}`

export const editDraft = (commentId: number) => `edit:${commentId}`

/** A text of a review, stored in this tab until it is sent. */
export function useReviewDraft(solutionId: number, field: string, saved = ''): [string, (text: string) => void] {
  const { draft, change } = useDraft(draftName(solutionId, field), { text: saved })
  return [draft.text, (text) => change({ text })]
}

/** '' if nothing is stored. */
export const storedDraft = (solutionId: number, field: string): string =>
  (readStored(draftKey(draftName(solutionId, field))) as { text?: string } | null)?.text ?? ''

/** The suggestion of a comment on a line, stored like its text. */
export function useSuggestionDraft(solutionId: number, comment: string, saved: Suggestion | null) {
  const initial = { suggestion: saved }
  const { draft, change, forget } = useDraft(draftName(solutionId, `suggestion:${comment}`), initial)
  return [draft.suggestion, (suggestion: Suggestion | null) => change({ suggestion }), forget] as const
}

export const hasDraft = (solutionId: number, field: string): boolean =>
  readStored(draftKey(draftName(solutionId, field))) !== null

/** Whether a comment or a suggestion was changed and not saved. */
export const hasEdits = (solutionId: number): boolean =>
  ['edit:', 'suggestion:'].some((field) => storedKeys(draftKey(draftName(solutionId, field))).length > 0)

/** The lines with a comment begun, to open their forms again. */
export function draftedLines(solutionId: number): { fileId: string; line: number }[] {
  const prefix = draftKey(draftName(solutionId, 'comment:'))
  return storedKeys(prefix).flatMap((key) => {
    const [, fileId, line] = /^(.+):(\d+)$/.exec(key.slice(prefix.length)) ?? []
    return fileId ? { fileId, line: Number(line) } : []
  })
}

export function removeDrafts(solutionId: number) {
  for (const key of storedKeys(draftKey(draftName(solutionId, '')))) writeStored(key, null)
}

/** Puts the feedback of an undone verdict back into its field, unless the mentor has typed another one. */
export function restoreDraft(solutionId: number, feedback: string) {
  if (feedback !== '' && !hasDraft(solutionId, verdictDraft))
    writeStored(draftKey(draftName(solutionId, verdictDraft)), { text: feedback })
}
