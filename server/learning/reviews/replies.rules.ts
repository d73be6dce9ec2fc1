import { conflict } from '#server/kit/errors.ts'

const maxReplies = 100

/** All replies are loaded with the attempt. */
export function assertNotFull(replies: number) {
  if (replies >= maxReplies) throw conflict('This conversation is full. Ask a mentor a question instead.')
}

/** Nobody wrote the verdict of the checks. */
export function assertAnswerable(authorId: number | null) {
  if (authorId === null) throw conflict('The automatic checks gave this verdict. Ask a mentor a question instead.')
}
