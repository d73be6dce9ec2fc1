// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import {
  draftedLines,
  forgetDrafts,
  lineDraft,
  lineOfDraft,
  readDraft,
  verdictDraft,
  wholeDraft,
  writeDraft,
} from './drafts.ts'

beforeEach(() => sessionStorage.clear())

test('a draft is kept for its attempt until it is sent', () => {
  writeDraft(7, verdictDraft, 'Well done')
  expect([readDraft(7, verdictDraft), readDraft(8, verdictDraft)]).toEqual(['Well done', ''])
  writeDraft(7, verdictDraft, '')
  expect(sessionStorage).toHaveLength(0)
})

test('lines of which something was begun are found again, of this attempt alone', () => {
  writeDraft(7, lineDraft('f-1', 12), 'Why?')
  writeDraft(7, wholeDraft, 'Overall')
  writeDraft(70, lineDraft('f-2', 3), 'Another')
  expect(draftedLines(7)).toEqual([{ fileId: 'f-1', line: 12 }])
  forgetDrafts(7)
  expect([draftedLines(7), draftedLines(70)]).toEqual([[], [{ fileId: 'f-2', line: 3 }]])
})

test('only a line’s draft has a line', () => {
  expect(lineOfDraft(lineDraft('a:b', 4))).toEqual({ fileId: 'a:b', line: 4 })
  expect([lineOfDraft(wholeDraft), lineOfDraft(verdictDraft)]).toEqual([null, null])
})
