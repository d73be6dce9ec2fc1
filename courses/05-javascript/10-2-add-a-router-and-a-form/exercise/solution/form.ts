import { batch, computed, signal } from './signals.ts'

type Values = Record<string, string>
type Rules<V extends Values> = { [K in keyof V]?: (value: string, all: V) => string | null }

/**
 * A form as signals. An error shows after the field was left or a submission was tried, and disappears as soon as the
 * field is valid.
 */
export function createForm<V extends Values>(options: {
  initial: V
  rules: Rules<V>
  submit: (values: V) => Promise<void>
}) {
  const { initial, rules, submit } = options
  const names: (keyof V)[] = []
  for (const name in initial) names.push(name)
  const values = signal(initial)
  const visited = signal<ReadonlySet<PropertyKey>>(new Set())
  const isSending = signal(false)
  const problem = signal('')

  const errorOf = (name: keyof V): string => {
    const all = values.get()
    return rules[name]?.(all[name] ?? '', all) ?? ''
  }
  const isValid = computed(() => names.every((name) => errorOf(name) === ''))

  return {
    isSending: isSending.get,
    problem: problem.get,
    value: (name: keyof V): string => values.get()[name] ?? '',
    error: (name: keyof V): string => (visited.get().has(name) ? errorOf(name) : ''),
    set: (name: keyof V, value: string): void => values.set({ ...values.get(), [name]: value }),
    leave: (name: keyof V): void => visited.set(new Set([...visited.get(), name])),

    /** Resolves with true if everything was sent. A second call while sending does nothing. */
    async submit(): Promise<boolean> {
      if (isSending.get()) return false
      visited.set(new Set(names))
      if (!isValid.get()) return false
      batch(() => {
        isSending.set(true)
        problem.set('')
      })
      try {
        await submit(values.get())
        batch(() => {
          values.set(initial)
          visited.set(new Set())
        })
        return true
      } catch (error) {
        problem.set(error instanceof Error ? error.message : 'That did not work. Try again.')
        return false
      } finally {
        isSending.set(false)
      }
    },
  }
}
