export type Entry = { id: string; kind: 'credit' | 'payment'; paise: number; note: string }
export type Shown = Entry & { sending?: true }

/** Confirmed entries and what we hope for. An entry that the server has already is shown once, as confirmed. */
export function shownEntries(confirmed: readonly Entry[], hoped: readonly Entry[]): Shown[] {
  const known = new Set(confirmed.map(({ id }) => id))
  return [...confirmed, ...hoped.filter(({ id }) => !known.has(id)).map((entry) => ({ ...entry, sending: true as const }))]
}

/** Counts what is shown, so that the balance follows at once. */
export const balanceOf = (entries: readonly Entry[]): number =>
  entries.reduce((sum, { kind, paise }) => sum + (kind === 'credit' ? paise : -paise), 0)

export type Form = { id: string; rupees: string; note: string; kind: Entry['kind']; message: string }
export type Answer = { ok: true } | { ok: false; message: string }

type Tools = {
  toPaise: (text: string) => number
  post: (entry: Entry) => Promise<Answer>
  newId: () => string
}

/** Sends what the form has, and returns the form as it looks afterwards. It never throws. */
export async function submit(form: Form, { toPaise, post, newId }: Tools): Promise<Form> {
  const { id, rupees, note, kind } = form
  try {
    // Throws for a wrong amount, before anything is sent.
    const answer = await post({ id, kind, paise: toPaise(rupees), note })
    if (!answer.ok) return { ...form, message: answer.message }
    return { id: newId(), rupees: '', note: '', kind: 'credit', message: '' }
  } catch (error) {
    // The same id again: the entry may have been saved although no answer came.
    return { ...form, message: error instanceof Error ? error.message : 'Something went wrong.' }
  }
}
