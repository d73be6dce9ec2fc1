import { useState } from 'react'

/** What a mentor has begun to write, kept in this tab until it is sent: a reload or a conflict loses nothing. */
const prefix = (solutionId: number) => `review:${solutionId}:`

export const verdictDraft = 'verdict'
export const wholeDraft = 'comment'
export const lineDraft = (fileId: string, line: number) => `comment:${fileId}:${line}`

/** The file and line of a draft that belongs to one. */
export function lineOfDraft(name: string): { fileId: string; line: number } | null {
  const [, fileId, line] = /^comment:(.+):(\d+)$/.exec(name) ?? []
  return fileId && line ? { fileId, line: Number(line) } : null
}

export const readDraft = (solutionId: number, name: string): string =>
  sessionStorage.getItem(prefix(solutionId) + name) ?? ''

export function writeDraft(solutionId: number, name: string, text: string) {
  try {
    if (text) sessionStorage.setItem(prefix(solutionId) + name, text)
    else sessionStorage.removeItem(prefix(solutionId) + name)
  } catch {
    // A full or forbidden storage only means that a reload would lose the text.
  }
}

/** The lines of which something was begun, to open their forms again. */
export function draftedLines(solutionId: number, storage: Storage = sessionStorage) {
  return Object.keys(storage)
    .filter((key) => key.startsWith(prefix(solutionId)))
    .flatMap((key) => lineOfDraft(key.slice(prefix(solutionId).length)) ?? [])
}

export function forgetDrafts(solutionId: number) {
  for (const key of Object.keys(sessionStorage)) if (key.startsWith(prefix(solutionId))) sessionStorage.removeItem(key)
}

/** A text field's state that outlives the page. */
export function useDraft(solutionId: number, name: string): [string, (text: string) => void] {
  const [text, setText] = useState(() => readDraft(solutionId, name))
  const keep = (next: string) => {
    setText(next)
    writeDraft(solutionId, name, next)
  }
  return [text, keep]
}
