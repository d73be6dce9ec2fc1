type Timer = ReturnType<typeof setTimeout>

/** Counts the timers that are still to fire, so that we know when a program is done. */
export function watchTimers() {
  const pending = new Set<unknown>()
  let waiting: (() => void)[] = []
  // Bound: browsers call them only as methods of the global object.
  const real = {
    setTimeout: setTimeout.bind(globalThis),
    setInterval: setInterval.bind(globalThis),
    clearTimeout: clearTimeout.bind(globalThis),
    clearInterval: clearInterval.bind(globalThis),
  }
  const remove = (timer: unknown) => {
    pending.delete(timer)
    if (pending.size > 0) return
    // After the callbacks of promises, which may start another timer.
    real.setTimeout(() => {
      if (pending.size > 0) return
      for (const resolve of waiting.splice(0)) resolve()
    }, 0)
  }
  const clear = (timer?: Timer | string | number) => {
    real.clearTimeout(timer)
    remove(timer)
  }
  Object.assign(globalThis, {
    setTimeout: (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
      const timer = real.setTimeout(() => {
        try {
          callback(...values)
        } finally {
          remove(timer)
        }
      }, ms)
      pending.add(timer)
      return timer
    },
    setInterval: (callback: (...values: unknown[]) => void, ms?: number, ...values: unknown[]) => {
      const timer = real.setInterval(callback, ms, ...values)
      pending.add(timer)
      return timer
    },
    clearTimeout: clear,
    clearInterval: clear,
  })
  return {
    settled: () =>
      new Promise<void>((resolve) => {
        waiting = [...waiting, resolve]
        real.setTimeout(() => remove(null), 0)
      }),
  }
}
