import { hash } from './hash.js'

/** A topic with some partitions, and one group of consumers. */
export function createTopic(count) {
  return {
    /** Appends to the partition of the key. Returns { partition, offset }. */
    send(key, value) {
      return { partition: 0, offset: 0 }
    },
    /** A member joins or leaves the group, and the partitions are shared again. */
    join(member) {},
    leave(member) {},
    /** The partitions of a member, in order. */
    owns(member) {
      return []
    },
    /**
     * The next messages of the member's partitions, at most `max`: [{ partition, offset, key, value }, …].
     * The partitions in order, all that is new in one before the next. Nothing is committed.
     */
    poll(member, max = 10) {
      return []
    },
    /** Stores how far this member has read, for the whole group. */
    commit(member) {},
    /** Goes back (or on) to an offset: for everybody, at once. */
    seek(partition, offset) {},
    /** How many messages are not committed. */
    lag() {
      return 0
    },
  }
}
