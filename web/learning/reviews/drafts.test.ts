// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { writeStored } from '#web/kit/device/browser-storage.ts'
import { draftedLines, generalDraft, hasDraft, lineDraft, removeDrafts, verdictDraft } from './drafts.ts'

const begin = (solutionId: number, field: string) =>
  writeStored(`draft:review:${solutionId}:${field}`, { text: 'Why?' })

beforeEach(() => sessionStorage.clear())

test('finds the lines with a comment begun, of this attempt only', () => {
  begin(7, lineDraft('a:b', 12))
  begin(7, generalDraft)
  begin(7, verdictDraft)
  begin(70, lineDraft('f-2', 3))
  expect(draftedLines(7)).toEqual([{ fileId: 'a:b', line: 12 }])
  expect([hasDraft(7, generalDraft), hasDraft(70, generalDraft)]).toEqual([true, false])
  removeDrafts(7)
  expect([draftedLines(7), hasDraft(7, verdictDraft), draftedLines(70)]).toEqual([
    [],
    false,
    [{ fileId: 'f-2', line: 3 }],
  ])
})
