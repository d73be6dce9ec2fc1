const pause = (attempt) => Math.min(200 * 2 ** attempt, 5000)

export function startRelay(network, to, outbox) {
  async function deliver(row) {
    for (let attempt = 0; !row.confirmed; attempt++) {
      try {
        await network.call('relay', to, { id: row.id, ...row.message }, { timeout: 1000 })
        row.confirmed = true
      } catch {
        await network.sleep(pause(attempt))
      }
    }
  }
  for (const row of outbox) if (!row.confirmed) void deliver(row)
}

export function startConsumer(network, name, disk) {
  network.service(name, ({ id, order, version, paise }) => {
    if (disk.inbox.includes(id)) return 'confirmed'
    disk.inbox.push(id) // with a database: in one transaction with all that follows
    if (version > (disk.table[order]?.version ?? 0)) disk.table[order] = { version, paise }

    const account = (disk.early[order] ??= { paise: 0, waiting: {} })
    const lines = (disk.ledger[order] ??= [])
    account.waiting[version] = paise
    for (let next; (next = account.waiting[lines.length + 1]) !== undefined; ) {
      delete account.waiting[lines.length + 1]
      lines.push(next - account.paise)
      account.paise = next
    }
    return 'confirmed'
  })
}
