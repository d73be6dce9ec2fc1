export type Debounced<Values extends unknown[]> = {
  (...values: Values): void
  /** Drops the waiting call, if there is one. */
  cancel(): void
  /** Runs the waiting call now, if there is one. */
  flush(): void
}

export function debounce<Values extends unknown[]>(fn: (...values: Values) => void, ms: number): Debounced<Values> {
  let ticket: ReturnType<typeof setTimeout> | undefined
  let waiting: Values | undefined

  const cancel = () => {
    clearTimeout(ticket)
    waiting = undefined
  }
  const flush = () => {
    const values = waiting
    cancel()
    if (values) fn(...values)
  }
  const call = (...values: Values) => {
    clearTimeout(ticket)
    waiting = values
    ticket = setTimeout(flush, ms)
  }
  return Object.assign(call, { cancel, flush })
}
