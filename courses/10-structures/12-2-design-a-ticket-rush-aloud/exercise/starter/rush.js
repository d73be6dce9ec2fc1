/**
 * Round numbers for a design. perDay: new entries a day. readsPerWrite: how
 * often each is read. bytes: size of one entry. busy: the busy hour has so
 * many times the average.
 * Returns { writes, reads, busyReads, gigabytesPerYear }, rounded: the first
 * three for each second.
 */
export function estimate(perDay, readsPerWrite, bytes, busy) {}

/** Berths 1 to count. Times are seconds; a hold lasts holdSeconds. */
export class BerthDesk {
  constructor(count, holdSeconds) {}

  /** true if the berth was free and is now held for the person. */
  hold(berth, person, now) {}

  /** 'sold' or 'refund'. The same request id always gets its first answer. */
  pay(berth, person, requestId, now) {}

  /** The numbers of all berths that are neither sold nor held. */
  free(now) {}
}

console.log(estimate(3_000_000, 20, 500, 3))
const desk = new BerthDesk(2, 600)
console.log(desk.hold(1, 'Asha', 0), desk.hold(1, 'Ravi', 10), desk.free(10))
