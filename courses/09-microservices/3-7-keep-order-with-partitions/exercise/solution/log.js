import { hash } from './hash.js'

export function createTopic(count) {
  const partitions = Array.from({ length: count }, () => ({ log: [], committed: 0, position: 0 }))
  let members = []

  const owns = (member) => {
    const place = members.indexOf(member)
    if (place < 0) return []
    return partitions.map((_, index) => index).filter((index) => index % members.length === place)
  }
  /** A new owner knows only what was committed. */
  function share(next) {
    members = next.sort()
    for (const partition of partitions) partition.position = partition.committed
  }

  return {
    send(key, value) {
      const partition = hash(key) % count
      const offset = partitions[partition].log.push({ key, value }) - 1
      return { partition, offset }
    },
    join: (member) => share([...new Set([...members, member])]),
    leave: (member) => share(members.filter((one) => one !== member)),
    owns,
    poll(member, max = 10) {
      const found = []
      for (const index of owns(member)) {
        const partition = partitions[index]
        while (found.length < max && partition.position < partition.log.length) {
          const offset = partition.position++
          found.push({ partition: index, offset, ...partition.log[offset] })
        }
      }
      return found
    },
    commit(member) {
      for (const index of owns(member)) partitions[index].committed = partitions[index].position
    },
    seek(partition, offset) {
      Object.assign(partitions[partition], { position: offset, committed: offset })
    },
    lag: () => partitions.reduce((sum, { log, committed }) => sum + log.length - committed, 0),
  }
}
