/** Throws for a message that this code can never handle. */
function check({ messageId, orderId, version, type, paise }) {
  if (typeof messageId !== 'string' || typeof orderId !== 'string') throw new Error('messageId or orderId is missing')
  if (!Number.isInteger(version) || version < 1) throw new Error('version is not a whole number')
  if (!['placed', 'changed', 'cancelled'].includes(type)) throw new Error(`unknown type "${type}"`)
  if (!Number.isInteger(paise)) throw new Error('paise is not a whole number')
}

/** What all consumers share: dead letters, and an inbox of the messages that had their effect. */
function createConsumer(apply) {
  const inbox = new Set()
  const dead = []
  return {
    handle(message) {
      try {
        check(message)
      } catch (error) {
        dead.push({ error: error.message, message })
        return
      }
      if (inbox.has(message.messageId)) return
      inbox.add(message.messageId) // with a database: in one transaction with the effect
      apply(message)
    },
    deadLetters: () => dead,
  }
}

export function createKitchen() {
  const orders = new Map()
  const consumer = createConsumer(({ orderId, version, type, dish }) => {
    const known = orders.get(orderId)
    // A cancelled order stays as a row: a late "placed" must not bring it back.
    if (!known || known.version < version) orders.set(orderId, { version, dish, cancelled: type === 'cancelled' })
  })
  return { ...consumer, state: () => Object.fromEntries(orders) }
}

export function createBilling() {
  const accounts = new Map() // order -> { version, paise, lines, early }
  const consumer = createConsumer((message) => {
    const { orderId, version } = message
    if (!accounts.has(orderId)) accounts.set(orderId, { version: 0, paise: 0, lines: [], early: new Map() })
    const account = accounts.get(orderId)
    if (version <= account.version) return
    account.early.set(version, message)
    for (let next; (next = account.early.get(account.version + 1)); ) {
      account.early.delete(next.version)
      const paise = next.type === 'cancelled' ? 0 : next.paise
      account.lines.push(paise - account.paise)
      account.version = next.version
      account.paise = paise
    }
  })
  return {
    ...consumer,
    ledger: (orderId) => accounts.get(orderId)?.lines ?? [],
    waiting: () => [...accounts.values()].reduce((sum, { early }) => sum + early.size, 0),
  }
}
