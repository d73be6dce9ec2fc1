/**
 * Sends every row of the outbox to a service until it is confirmed. It never gives up.
 * A row: { id: 'm-1', message: { order, version, paise }, confirmed: false }. Set confirmed when you know that it arrived.
 * Send { id, ...message } with network.call('relay', to, …): its answer is the confirmation. A timeout or an
 * error of the service (such as 'disk full') is none: send the row again.
 */
export function startRelay(network, to, outbox) {
  for (const { id, message } of outbox) network.send('relay', to, { id, ...message })
}

/**
 * Handles { id, order, version, paise } and returns 'confirmed'. Everything that must survive is on the disk.
 * A transaction here is: no await between the first change of the disk and the last. A kill never comes in between.
 *   inbox   ids of messages that had their effect
 *   table   { 'ord-1': { version, paise } }, the latest version of each order
 *   ledger  { 'ord-1': [1000, -500] }, a line for each version, in order: the difference to the version before
 *   early   what came too early for the ledger, in a form of your choice
 */
export function startConsumer(network, name, disk) {
  network.service(name, ({ id, order, version, paise }) => {
    disk.table[order] = { version, paise }
    return 'confirmed'
  })
}
