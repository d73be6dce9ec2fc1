export function createShutdown({ drainSeconds, finishSeconds }, { closeDoor, running, sleep, exit }) {
  let isStopping = false
  return {
    isReady: () => !isStopping,
    async stop() {
      if (isStopping) return
      isStopping = true
      await sleep(drainSeconds)
      closeDoor()
      for (let second = 0; second < finishSeconds && running() > 0; second += 1) await sleep(1)
      exit(running() > 0 ? 1 : 0)
    },
  }
}

export function stopPlan({ interval, threshold, slowestRequest }) {
  const drain = interval * threshold + 1
  return { drain, stopTimeout: drain + slowestRequest + 2 }
}
