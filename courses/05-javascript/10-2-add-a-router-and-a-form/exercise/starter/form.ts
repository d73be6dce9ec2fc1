import { batch, computed, signal } from './signals.ts'

type Values = Record<string, string>
type Rules<V extends Values> = { [K in keyof V]?: (value: string, all: V) => string | null }

/** A form as signals. An error shows after the field was left or a submission was tried. */
export function createForm<V extends Values>(options: {
  initial: V
  rules: Rules<V>
  submit: (values: V) => Promise<void>
}) {
  return {
    value: (name: keyof V): string => '',
    set(name: keyof V, value: string): void {},
    leave(name: keyof V): void {},
    /** An empty text means no error. */
    error: (name: keyof V): string => '',
    isSending: (): boolean => false,
    problem: (): string => '',
    /** Resolves with true if everything was sent. */
    async submit(): Promise<boolean> {
      return false
    },
  }
}
