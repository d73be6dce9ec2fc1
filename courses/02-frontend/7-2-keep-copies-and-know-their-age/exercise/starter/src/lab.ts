// For trying and for the checks: the clock can be moved, and the phone's storage can be looked at.
let ahead = 0

/** Milliseconds, like Date.now(). */
export const now = (): number => Date.now() + ahead

export const moveClock = (ms: number): void => void (ahead += ms)

/** The names of everything that is stored, in order. */
export const storedNames = (): string[] =>
  Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').toSorted()

export const storeText = (name: string, text: string): void => localStorage.setItem(name, text)

/** Stores a value as it would be written `ageMs` ago. */
export const storeCopy = (name: string, value: unknown, ageMs: number): void =>
  storeText(name, JSON.stringify({ value, writtenAt: now() - ageMs }))
