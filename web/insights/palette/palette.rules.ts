import type { Findings } from '#contract/insights/palette.ts'
import { beginsWords } from '#web/kit/forms/word-search.ts'
import type { Icon } from '#web/kit/icons.tsx'

/** Something that the palette opens or does. */
export type Entry = {
  id: string
  label: string
  /** Beside the label. */
  detail?: string
  icon: Icon
  act: { to: string } | { run: () => void }
}
/** A page or an action, known before anything is typed. */
export type Command = Entry & {
  kind: 'page' | 'action' | 'setting'
  /** Other words that find it. */
  words?: string
}
export type Group = { label: string; entries: Entry[] }

/** Each typed word must start a word of the label or of its other names. What is below a page is only found. */
export const commandsFor = (commands: Command[], typed: string): Command[] =>
  commands.filter(
    ({ kind, label, words = '' }) =>
      (kind !== 'setting' || typed.trim() !== '') && beginsWords(`${label} ${words}`, typed),
  )

/** Only groups with something in them, in the order of the list. */
export const groupsOf = (commands: Command[], found: Group[]): Group[] =>
  [
    { label: 'Pages', entries: commands.filter(({ kind }) => kind === 'page') },
    { label: 'Settings', entries: commands.filter(({ kind }) => kind === 'setting') },
    { label: 'Actions', entries: commands.filter(({ kind }) => kind === 'action') },
    ...found,
  ].filter(({ entries }) => entries.length > 0)

type Payment = Findings['payments'][number]

/** The list finds a payment by its transaction ID; one that credit paid is on its payer's page. */
export const paymentLink = ({ transactionId, state, payer }: Payment): string =>
  transactionId === null
    ? `/admin/users/${payer.userId}`
    : `/admin/payments?${new URLSearchParams({ ...(state !== 'pending' && { state }), search: transactionId })}`
