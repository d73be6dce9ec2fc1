import { readStored, writeStored } from '#web/kit/device/browser-storage.ts'
import type { NotePlace } from '../practice/code-editor/note-places.ts'

export type CommentState = {
  /** Ids of comments that the learner ticked off, on this device. */
  done: readonly number[]
  /** Where the lines are now, by id of the comment. */
  lines: ReadonlyMap<number, number>
}

export type CommentStore = ReturnType<typeof createCommentStore>

const noteId = 'comment-'
export const noteIdOf = (commentId: number) => `${noteId}${commentId}`
export const commentIdOf = (note: string) => Number(note.slice(noteId.length))

/** The comments of one attempt, read by the list above the editor and by the notes in it. */
export function createCommentStore(solutionId: number) {
  const key = `comments-done:${solutionId}` as const
  let state: CommentState = { done: readDone(readStored(key, 'browser')), lines: new Map() }
  const listeners = new Set<() => void>()
  const change = (part: Partial<CommentState>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
  }
  return {
    read: () => state,
    subscribe: (listener: () => void) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    toggle: (commentId: number) => {
      const isDone = state.done.includes(commentId)
      const done = isDone ? state.done.filter((id) => id !== commentId) : [...state.done, commentId]
      writeStored(key, done.length > 0 ? { done } : null, 'browser')
      change({ done })
    },
    move: (places: readonly NotePlace[]) =>
      change({ lines: new Map([...state.lines, ...places.map(({ id, line }) => [commentIdOf(id), line] as const)]) }),
  }
}

/** Anybody may have written it. */
function readDone(stored: unknown): number[] {
  const { done } = (stored ?? {}) as { done?: unknown }
  return Array.isArray(done) ? done.filter((id): id is number => typeof id === 'number') : []
}
