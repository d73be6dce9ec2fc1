type Reader = { sources: Set<Set<Reader>>; notify(): void }
type Effect = Reader & { run(): void }

let active: Reader | null = null
let depth = 0
let isFlushing = false
const queue = new Set<Effect>()

export function signal<T>(value: T): { get(): T; set(next: T): void } {
  const readers = new Set<Reader>()
  return {
    get() {
      track(readers)
      return value
    },
    set(next) {
      if (Object.is(next, value)) return
      value = next
      batch(() => notifyAll(readers))
    },
  }
}

/** Computed when somebody reads it, and again only after a change. */
export function computed<T>(work: () => T): { get(): T } {
  const readers = new Set<Reader>()
  let result: { value: T } | null = null
  const self: Reader = {
    sources: new Set(),
    notify() {
      result = null
      notifyAll(readers)
    },
  }
  return {
    get() {
      // Before the work: if it throws, the reader must still hear of the next change.
      track(readers)
      result ??= { value: runTracked(self, work) }
      return result.value
    },
  }
}

/** Runs at once, and again after every change of what it has read. Returns a function that stops it. */
export function effect(work: () => void): () => void {
  const self: Effect = {
    sources: new Set(),
    notify: () => void queue.add(self),
    run: () => runTracked(self, work),
  }
  self.run()
  return () => {
    forget(self)
    queue.delete(self)
  }
}

/** Several changes, one run of each effect. */
export function batch(change: () => void): void {
  depth += 1
  try {
    change()
  } finally {
    depth -= 1
    if (depth === 0 && !isFlushing) flush()
  }
}

function flush(): void {
  isFlushing = true
  const errors: unknown[] = []
  let runs = 0
  // An effect that sets a signal adds to the same queue.
  for (const next of queue) {
    queue.delete(next)
    try {
      if (++runs > 1000) throw new Error('Effects trigger each other without end')
      next.run()
    } catch (error) {
      // The others still run.
      errors.push(error)
    }
  }
  isFlushing = false
  if (errors.length > 0) throw errors[0]
}

function track(readers: Set<Reader>): void {
  if (active === null) return
  readers.add(active)
  active.sources.add(readers)
}

function forget(reader: Reader): void {
  for (const readers of reader.sources) readers.delete(reader)
  reader.sources.clear()
}

function runTracked<T>(reader: Reader, work: () => T): T {
  forget(reader)
  const before = active
  active = reader
  try {
    return work()
  } finally {
    active = before
  }
}

/** Forgets the readers first: they track again when they run, so nobody is notified twice. */
function notifyAll(readers: Set<Reader>): void {
  const all = [...readers]
  readers.clear()
  for (const reader of all) reader.notify()
}
