import type { ErrorResponse } from '#contract/kit/errors.ts'

/** How a try to send a file ended. */
export type Outcome =
  | { is: 'stored' }
  /** Nobody refused it: it goes on where it stopped as soon as it can. */
  | { is: 'cut' }
  /** The server forgot what it had; the file starts anew. */
  | { is: 'forgotten' }
  | { is: 'refused'; problem: string }

export type Failure = {
  method: string
  /** Null when no answer came at all. */
  status: number | null
  body: string
}

// Refused now, welcome later: too slow, out of step with the server, too many at once.
const passing = new Set([408, 409, 423, 429])

export function outcomeOf({ method, status, body }: Failure): Outcome {
  if (status === null || status >= 500 || passing.has(status)) return { is: 'cut' }
  if (status === 404 && method !== 'POST') return { is: 'forgotten' }
  return { is: 'refused', problem: wordsOf(body) }
}

/** What exactly is wrong, where the refusal says it; a proxy may have answered in words of its own. */
function wordsOf(body: string): string {
  const answer = readAnswer(body)
  return Object.values(answer?.fields ?? {})[0] ?? answer?.message ?? 'The file was not accepted. Please try again.'
}

function readAnswer(body: string): ErrorResponse | null {
  try {
    return JSON.parse(body) as ErrorResponse | null
  } catch {
    return null
  }
}

const longest = 30_000

/** Milliseconds to wait after so many failures in a row. */
export const pauseAfter = (failures: number): number => Math.min(1000 * 2 ** failures, longest)
