export default [
  {
    name: 'lets running requests finish before it exits',
    hint: 'Look again every second while something is running.',
    run: async ({ createShutdown }) => {
      const events = []
      let seconds = 0
      const state = { running: (seconds) => (seconds < 5 ? 2 : 0) }
      const tools = {
        closeDoor: () => events.push(`door closed after ${seconds} s`),
        running: () => (typeof state.running === 'function' ? state.running(seconds) : state.running),
        sleep: async (time) => { seconds += time },
        exit: (status) => events.push(`exit ${status} after ${seconds} s`),
      }
      const shutdown = createShutdown({ drainSeconds: 3, finishSeconds: 6 }, tools)
      await shutdown.stop()
      return events
    },
    expect: ['door closed after 3 s', 'exit 0 after 5 s'],
  },
  {
    name: "doesn't wait for ever for a request that hangs",
    hint: 'After finishSeconds it exits with 1.',
    run: async ({ createShutdown }) => {
      const events = []
      let seconds = 0
      const state = { running: 1 }
      const tools = {
        closeDoor: () => events.push(`door closed after ${seconds} s`),
        running: () => (typeof state.running === 'function' ? state.running(seconds) : state.running),
        sleep: async (time) => { seconds += time },
        exit: (status) => events.push(`exit ${status} after ${seconds} s`),
      }
      const shutdown = createShutdown({ drainSeconds: 3, finishSeconds: 6 }, tools)
      await shutdown.stop()
      return events
    },
    expect: ['door closed after 3 s', 'exit 1 after 9 s'],
  },
  {
    name: 'counts a request that ends in the last second as finished',
    hint: 'After the last second, look at running() once more before you decide between 0 and 1.',
    run: async ({ createShutdown }) => {
      const events = []
      let seconds = 0
      const tools = {
        closeDoor: () => events.push(`door closed after ${seconds} s`),
        running: () => (seconds < 9 ? 1 : 0),
        sleep: async (time) => { seconds += time },
        exit: (status) => events.push(`exit ${status} after ${seconds} s`),
      }
      await createShutdown({ drainSeconds: 3, finishSeconds: 6 }, tools).stop()
      return events
    },
    expect: ['door closed after 3 s', 'exit 0 after 9 s'],
  },
  {
    name: 'stops only once if the signal comes twice',
    hint: 'A second call of stop does nothing.',
    run: async ({ createShutdown }) => {
      const events = []
      let seconds = 0
      const state = { running: 0 }
      const tools = {
        closeDoor: () => events.push(`door closed after ${seconds} s`),
        running: () => (typeof state.running === 'function' ? state.running(seconds) : state.running),
        sleep: async (time) => { seconds += time },
        exit: (status) => events.push(`exit ${status} after ${seconds} s`),
      }
      const shutdown = createShutdown({ drainSeconds: 3, finishSeconds: 6 }, tools)
      await Promise.all([shutdown.stop(), shutdown.stop()])
      return events.filter((event) => event.startsWith('exit')).length
    },
    expect: 1,
  },
  {
    name: "calculates them for a cloud's load balancer too",
    hint: 'Nothing in it is fixed to one second.',
    run: ({ stopPlan }) => [stopPlan({ interval: 10, threshold: 3, slowestRequest: 20 }), stopPlan({ interval: 5, threshold: 2, slowestRequest: 0 })],
    expect: [{ drain: 31, stopTimeout: 53 }, { drain: 11, stopTimeout: 13 }],
  },
  {
    name: 'uses the seconds it is given',
    hint: 'Both times come from the first argument.',
    run: async ({ createShutdown }) => {
      const events = []
      let seconds = 0
      const state = { running: 3 }
      const tools = {
        closeDoor: () => events.push(`door closed after ${seconds} s`),
        running: () => (typeof state.running === 'function' ? state.running(seconds) : state.running),
        sleep: async (time) => { seconds += time },
        exit: (status) => events.push(`exit ${status} after ${seconds} s`),
      }
      const shutdown = createShutdown({ drainSeconds: 25, finishSeconds: 2 }, tools)
      await shutdown.stop()
      return events
    },
    expect: ['door closed after 25 s', 'exit 1 after 27 s'],
  },
]
