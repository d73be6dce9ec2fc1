/** One run at a time for each endpoint, so that a slow one delays neither the others nor the queue. */
export function createRunner(run: (webhookId: number) => Promise<void>) {
  const running = new Set<number>()
  const wanted = new Set<number>()

  async function keepRunning(webhookId: number) {
    while (wanted.delete(webhookId)) await run(webhookId)
  }
  return (webhookId: number) => {
    wanted.add(webhookId)
    if (running.has(webhookId)) return
    running.add(webhookId)
    void keepRunning(webhookId)
      // The database can't be reached: other jobs report that, and the next minute tries again.
      .catch(() => undefined)
      .finally(() => running.delete(webhookId))
  }
}
