import { Worker } from 'node:worker_threads'

type Limits = { memoryMb: number; cpuSeconds?: number; waitSeconds?: number }

/**
 * Ends this process (SIGKILL) when it takes too much. A thread can still act while a hostile file keeps the main one
 * busy, and Node's own limit leaves out most of the memory. `waitSeconds` is for a machine so busy that a process can't
 * use up its CPU time: after it, half of that is enough.
 */
export function startWatchdog({ memoryMb, cpuSeconds = Infinity, waitSeconds = Infinity }: Limits): void {
  const code = `
    const start = performance.now()
    const isOver = () => {
      const { user, system } = process.cpuUsage()
      const cpuSeconds = (user + system) / 1_000_000
      const isLate = performance.now() - start > ${waitSeconds * 1000}
      return process.memoryUsage.rss() > ${memoryMb * 1024 * 1024} || cpuSeconds > ${cpuSeconds} / (isLate ? 2 : 1)
    }
    setInterval(() => isOver() && process.kill(process.pid, 'SIGKILL'), 20)
  `
  new Worker(code, { eval: true, resourceLimits: { maxOldGenerationSizeMb: 8 } }).unref()
}
