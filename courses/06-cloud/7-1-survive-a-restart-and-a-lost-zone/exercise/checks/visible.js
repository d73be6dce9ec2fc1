export default [
  {
    name: 'is ready before, and not ready from the moment it stops',
    hint: 'isReady depends on isStopping, and stop() sets it first.',
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
      const before = shutdown.isReady()
      const stopping = shutdown.stop()
      const during = shutdown.isReady()
      await stopping
      return [before, during, shutdown.isReady()].map((ready) => (ready ? 200 : 503))
    },
    expect: [200, 503, 503],
  },
  {
    name: "keeps the door open while the load balancer doesn't know yet",
    hint: 'Sleep for the drain time before you close the door.',
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
      await shutdown.stop()
      return events[0]
    },
    expect: 'door closed after 3 s',
  },
  {
    name: 'exits at once after that if nothing is running',
    hint: 'No request runs: exit with 0.',
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
      await shutdown.stop()
      return events
    },
    expect: ['door closed after 3 s', 'exit 0 after 3 s'],
  },
  {
    name: 'calculates numbers that fit together',
    hint: 'Drain: interval × threshold + 1. Timeout: drain + slowest request + 2.',
    run: ({ stopPlan }) => stopPlan({ interval: 1, threshold: 2, slowestRequest: 5 }),
    expect: { drain: 3, stopTimeout: 10 },
  },
]
