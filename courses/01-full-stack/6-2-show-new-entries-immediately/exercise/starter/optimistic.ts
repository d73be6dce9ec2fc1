export type Entry = { id: string; kind: 'credit' | 'payment'; paise: number; note: string }
export type Shown = Entry & { sending?: true }

/** Confirmed entries and what we hope for, marked with sending. An entry that the server has already is shown once. */
export function shownEntries(confirmed: readonly Entry[], hoped: readonly Entry[]): Shown[] {
  return [...confirmed]
}

/** The balance of what is shown. */
export const balanceOf = (entries: readonly Entry[]): number => 0

export type Form = { id: string; rupees: string; note: string; kind: Entry['kind']; message: string }
export type Answer = { ok: true } | { ok: false; message: string }

type Tools = {
  /** Throws an Error with a sentence for a wrong amount. */
  toPaise: (text: string) => number
  /** Sends an entry. It throws if there is no connection. */
  post: (entry: Entry) => Promise<Answer>
  newId: () => string
}

/** Sends what the form has, and returns the form as it looks afterwards. It never throws. */
export async function submit(form: Form, { toPaise, post, newId }: Tools): Promise<Form> {
  return form
}
