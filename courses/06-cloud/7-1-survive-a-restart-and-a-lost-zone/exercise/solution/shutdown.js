/**
 * Ends a server politely. `tools` has:
 *   closeDoor()      no new connections from now on
 *   running()        how many requests are still running
 *   sleep(seconds)   a promise
 *   exit(status)     0: all requests were finished, 1: some were not
 */
export function createShutdown({ drainSeconds, finishSeconds }, { closeDoor, running, sleep, exit }) {
  let isStopping = false
  return {
    isReady: () => !isStopping,
    async stop() {
      if (isStopping) return
      isStopping = true
      await sleep(drainSeconds)
      closeDoor()
      for (let waited = 0; running() > 0 && waited < finishSeconds; waited += 1) await sleep(1)
      exit(running() > 0 ? 1 : 0)
    },
  }
}

/** Numbers that fit together: how long to drain, and systemd's TimeoutStopSec. */
export function stopPlan({ interval, threshold, slowestRequest }) {
  const drain = interval * threshold + 1
  return { drain, stopTimeout: drain + slowestRequest + 2 }
}
