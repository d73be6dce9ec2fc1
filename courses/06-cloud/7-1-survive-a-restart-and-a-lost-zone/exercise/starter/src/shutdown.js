/**
 * Ends a server politely. `tools` has:
 *   closeDoor()      no new connections from now on
 *   running()        how many requests are still running
 *   sleep(seconds)   a promise
 *   exit(status)     0: all requests were finished, 1: some were not
 */
export function createShutdown({ drainSeconds, finishSeconds }, { closeDoor, running, sleep, exit }) {
  return {
    isReady: () => true,
    async stop() {
      closeDoor()
      exit(0)
    },
  }
}

/**
 * Numbers that fit together: a dead server gets requests for interval × threshold seconds; one second is the reserve.
 * stopTimeout (systemd's TimeoutStopSec) is the drain, the slowest request and two seconds.
 */
export function stopPlan({ interval, threshold, slowestRequest }) {
  return { drain: interval, stopTimeout: slowestRequest }
}
